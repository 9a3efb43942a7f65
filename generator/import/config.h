//===- config.h - Import of config.json -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_CONFIG_H
#define ROPEWALK_IMPORT_CONFIG_H

#include "ropewalk/ropewalk.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <optional>
#include <string>

namespace ropewalk {

struct ImportOptions {
  /// Overrides what model_type and rope_interleave say.
  std::optional<ropewalk_pairing> pairing;
  /// Name of the rope.rotation, or what stands before the layer type in it; empty: model_type.
  std::string name;
  std::optional<ropewalk_angle> angle; ///< None: exact.
  /// Tokens to be served, for rules that depend on it; none: not stated.
  std::optional<int64_t> seqLen;
};

/// Reads a Hugging Face config.json into a module with one rope.rotation per type of layer
/// that turns in its own way, named <name>_<layer type> where there are several. Which fields
/// it reads is in docs/spec.md; a rope type it does not know is refused, never taken
/// for the default one. The error is one line that names file, field, found, expected;
/// the buffer's identifier is the file. `context` gets the rope dialect loaded.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> importConfig(llvm::MemoryBufferRef config,
                                                               mlir::MLIRContext &context,
                                                               const ImportOptions &options = {});

/// The same for what is parsed already; `identifier` names it in messages.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> importFields(const llvm::json::Object &config,
                                                               llvm::StringRef identifier,
                                                               mlir::MLIRContext &context,
                                                               const ImportOptions &options = {});

/// The same for a file.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importConfigFile(llvm::StringRef path, mlir::MLIRContext &context,
                 const ImportOptions &options = {});

} // namespace ropewalk

#endif
