//===- model_options.h - Which model a subcommand is about ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_MODEL_OPTIONS_H
#define ROPEWALK_DRIVER_MODEL_OPTIONS_H

#include "lower/requests.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

namespace ropewalk::driver {

/// A model's rope IR and what it says.
struct LoadedModel {
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Model model;
};

llvm::Expected<LoadedModel> loadModel(llvm::StringRef configPath,
                                      std::optional<ropewalk_pairing> pairing = std::nullopt);

/// The options that say which model is meant and how it is read. Make one per
/// subcommand, static.
class ModelOptions {
public:
  explicit ModelOptions(llvm::cl::SubCommand &command);

  bool given() const { return config.getNumOccurrences() + model.getNumOccurrences() > 0; }
  llvm::StringRef configPath() const { return config; }
  llvm::Expected<LoadedModel> load() const;

private:
  llvm::cl::opt<std::string> config, model, pairing, layerType;
  llvm::cl::opt<long long> seqLen;
};

} // namespace ropewalk::driver

#endif
