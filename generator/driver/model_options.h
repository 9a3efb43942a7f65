//===- model_options.h - Which model a subcommand is about ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_MODEL_OPTIONS_H
#define ROPEWALK_DRIVER_MODEL_OPTIONS_H

#include "import/config.h"
#include "lower/requests.h"
#include "number_option.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

#include <functional>
#include <vector>

namespace ropewalk::driver {

/// One or more models as rope IR, and what it says.
struct LoadedModels {
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<Model> models; ///< In the order of the files; never empty.
};

/// Options on how a model's rotation is meant. Make one per subcommand, static.
class RotationOptions {
public:
  explicit RotationOptions(llvm::cl::SubCommand &command);

  llvm::Expected<ImportOptions> read() const;

  std::vector<std::reference_wrapper<const llvm::cl::Option>> all() const {
    return {pairing, angle, seqLen};
  }

private:
  llvm::cl::opt<std::string> pairing, angle;
  NumberOption<long long> seqLen;
};

/// Where a model stands: a config.json, a graph (.mlir, .mlirbc) or the presets.
struct ModelSource {
  std::string pathOrName;
  bool isFile = true;
};

/// A file if there is one or it looks like a path, else the name of a preset.
ModelSource guessSource(llvm::StringRef pathOrName);

/// Reads models into one module. Each is named after its file or preset, or after its model type
/// where the file is called config.json; models with several types of layers have several
/// rotations. What was found in graphs, or why nothing was, goes to standard error, line by line.
llvm::Expected<LoadedModels> loadModels(llvm::ArrayRef<ModelSource> sources,
                                        const ImportOptions &options);

/// An error that names a model whose rule depends on length but has none.
llvm::Error requireLengths(llvm::ArrayRef<Model> models);

/// States how many tokens are served where the rule depends on it and nobody has said.
void assumeLength(ropewalk_rotation &rotation, int64_t tokens);

/// The options that say which rotation is meant and how it is read. Make one per
/// subcommand, static.
class ModelOptions {
public:
  explicit ModelOptions(llvm::cl::SubCommand &command);

  bool given() const { return config.getNumOccurrences() + model.getNumOccurrences() > 0; }
  /// --pairing, which also chooses where no model is given.
  llvm::Expected<std::optional<ropewalk_pairing>> pairing() const;
  /// What messages about the model begin with: its file or its name.
  llvm::StringRef source() const { return config.getNumOccurrences() ? config : model; }
  /// The one rotation that is meant, of the model's layer types the one asked for.
  llvm::Expected<LoadedModels> load() const;
  /// Every rotation of the model, or the one asked for.
  llvm::Expected<LoadedModels> loadAll() const;

  /// Refuses, where no model is given, all of them that say something about one: all but --pairing.
  llvm::Error refuseAlone() const;
  /// For commands that have uses without them.
  std::vector<std::reference_wrapper<const llvm::cl::Option>> all() const;

private:
  llvm::Expected<ModelSource> findSource() const;
  llvm::Error pickLayerType(LoadedModels &loaded) const;

  llvm::cl::opt<std::string> config, model, layerType;
  RotationOptions rotation;
};

} // namespace ropewalk::driver

#endif
