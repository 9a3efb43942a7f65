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

/// One or more models as rope IR, and what it says.
struct LoadedModels {
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<Model> models; ///< In the order of the files; never empty.
};

/// Reads config.json files into one module. Each model is named after its file, or after its
/// model type where the file is called config.json.
llvm::Expected<LoadedModels> loadModels(llvm::ArrayRef<std::string> configPaths,
                                        std::optional<ropewalk_pairing> pairing);

/// The options that say which model is meant and how it is read. Make one per
/// subcommand, static.
class ModelOptions {
public:
  explicit ModelOptions(llvm::cl::SubCommand &command);

  bool given() const { return config.getNumOccurrences() + model.getNumOccurrences() > 0; }
  llvm::StringRef configPath() const { return config; }
  /// The one model that is meant.
  llvm::Expected<LoadedModels> load() const;

private:
  llvm::cl::opt<std::string> config, model, pairing, layerType;
  llvm::cl::opt<long long> seqLen;
};

} // namespace ropewalk::driver

#endif
