//===- model_options.cpp - Which model a subcommand is about --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model_options.h"

#include "command.h"
#include "import/config.h"

using namespace llvm;

namespace ropewalk::driver {

llvm::Expected<LoadedModel> loadModel(StringRef configPath,
                                      std::optional<ropewalk_pairing> pairing) {
  LoadedModel loaded;
  loaded.context = std::make_unique<mlir::MLIRContext>(mlir::MLIRContext::Threading::DISABLED);
  ImportOptions options;
  options.pairing = pairing;
  auto module = importConfigFile(configPath, *loaded.context, options);
  if (!module)
    return module.takeError();
  loaded.module = std::move(*module);
  loaded.model = models(*loaded.module).front();
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

llvm::Expected<LoadedModel> ModelOptions::load() const {
  if (model.getNumOccurrences())
    return notYet(model, model, "--config with the model's config.json");
  if (!config.getNumOccurrences())
    return make_error<UsageError>("--config is missing, expected the model's config.json");
  std::optional<ropewalk_pairing> wanted;
  if (pairing.getNumOccurrences()) {
    wanted = parsePairing(pairing);
    if (!wanted)
      return optionError(pairing, pairing, "half or interleaved");
  }
  if (seqLen.getNumOccurrences() && seqLen < 1)
    return optionError(seqLen, std::to_string(seqLen), "at least 1");
  auto loaded = loadModel(config, wanted);
  // No configuration that is accepted today has layer types of its own.
  if (loaded && layerType.getNumOccurrences())
    return createStringError(config + ": --layer-type is '" + layerType +
                             "', expected none: all layers of this model rotate alike");
  return loaded;
}

} // namespace ropewalk::driver
