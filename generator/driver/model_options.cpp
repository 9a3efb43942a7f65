//===- model_options.cpp - Which model a subcommand is about --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model_options.h"

#include "command.h"
#include "import/config.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ropewalk::driver {

/// A C identifier, or empty for the model type.
static std::string nameAfter(StringRef configPath) {
  StringRef stem = sys::path::stem(configPath);
  if (stem == "config")
    return "";
  std::string name = (isDigit(stem.empty() ? ' ' : stem[0]) ? "_" : "") + stem.str();
  for (char &c : name)
    c = isAlnum(c) ? c : '_';
  return name;
}

llvm::Expected<LoadedModels> loadModels(ArrayRef<std::string> configPaths,
                                        std::optional<ropewalk_pairing> pairing) {
  LoadedModels loaded;
  loaded.context = std::make_unique<mlir::MLIRContext>(mlir::MLIRContext::Threading::DISABLED);
  StringSet<> names;
  for (const std::string &path : configPaths) {
    ImportOptions options;
    options.pairing = pairing;
    options.name = nameAfter(path);
    auto module = importConfigFile(path, *loaded.context, options);
    if (!module)
      return module.takeError();
    const std::string name = models(**module).front().name;
    if (!names.insert(name).second)
      return createStringError(path + ": model is named " + name +
                               " like another, expected files of different names");
    if (!loaded.module) {
      loaded.module = std::move(*module);
      continue;
    }
    for (mlir::Operation &op : llvm::make_early_inc_range(*(*module)->getBody()))
      op.moveBefore(loaded.module->getBody(), loaded.module->getBody()->end());
  }
  loaded.models = models(*loaded.module);
  return loaded;
}

ModelOptions::ModelOptions(cl::SubCommand &command)
    : config("config", cl::desc("The model's Hugging Face config.json"), cl::value_desc("file"),
             cl::sub(command)),
      model("model", cl::desc("A named model (not yet: use --config)"), cl::value_desc("name"),
            cl::sub(command)),
      pairing("pairing",
              cl::desc("half or interleaved; default: what the config's model_type uses"),
              cl::value_desc("name"), cl::sub(command)),
      layerType("layer-type", cl::desc("Which layers, where a config has several rotations"),
                cl::value_desc("name"), cl::sub(command)),
      seqLen("seq-len", cl::desc("Tokens, for scaling rules that depend on length"),
             cl::value_desc("n"), cl::sub(command)) {}

llvm::Expected<LoadedModels> ModelOptions::load() const {
  if (model.getNumOccurrences())
    return notYet(model, model, "--config with the model's config.json");
  if (!config.getNumOccurrences())
    return missingOption(config, "the model's config.json");
  std::optional<ropewalk_pairing> wanted;
  if (pairing.getNumOccurrences()) {
    wanted = parsePairing(pairing);
    if (!wanted)
      return optionError(pairing, pairing, "half or interleaved");
  }
  if (seqLen.getNumOccurrences() && seqLen < 1)
    return optionError(seqLen, std::to_string(seqLen), "at least 1");
  auto loaded = loadModels({config}, wanted);
  // No configuration that is accepted today has layer types of its own.
  if (loaded && layerType.getNumOccurrences())
    return createStringError(config + ": --layer-type is '" + layerType +
                             "', expected none: all layers of this model rotate alike");
  return loaded;
}

} // namespace ropewalk::driver
