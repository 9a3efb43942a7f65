//===- model_options.cpp - Which model a subcommand is about --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model_options.h"

#include "command.h"
#include "dialect/rope_dialect.h"
#include "import/presets.h"
#include "io/read_text.h"
#include "raise/graph_import.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ropewalk::driver {

static std::string toIdentifier(StringRef text) {
  std::string name = (text.empty() || isDigit(text[0]) ? "_" : "") + text.str();
  for (char &c : name)
    c = isAlnum(c) ? c : '_';
  return name;
}

static llvm::Error unknownPreset(StringRef name) {
  return createStringError("model is '" + name + "', expected a config.json or one that ropewalk " +
                           "models lists; the nearest are " + join(nearestPresets(name, 3), ", "));
}

/// A folder of a model's name, such as its package or its checkpoint, is not what is meant.
static bool isThere(StringRef pathOrName) {
  return sys::fs::exists(pathOrName) &&
         !(sys::fs::is_directory(pathOrName) && findPreset(pathOrName));
}

ModelSource guessSource(StringRef pathOrName) {
  return {pathOrName.str(), pathOrName == "-" || pathOrName.contains('/') ||
                                pathOrName.ends_with(".json") || pathOrName.ends_with(".mlir") ||
                                pathOrName.ends_with(".mlirbc") || isThere(pathOrName)};
}

/// A graph by its name, or, of standard input, by what it is.
static bool isGraph(StringRef path, MemoryBufferRef file) {
  const StringRef extension = sys::path::extension(path);
  return extension == ".mlir" || extension == ".mlirbc" || (path == "-" && ropewalk::isGraph(file));
}

static llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importFile(StringRef path, mlir::MLIRContext &context, ImportOptions options, GraphReport &found) {
  auto file = readText(path);
  if (!file)
    return file.takeError();
  const StringRef stem = sys::path::stem(path);
  if (!isGraph(path, **file)) {
    options.name = stem == "config" || path == "-" ? "" : toIdentifier(stem);
    return importConfig(**file, context, options);
  }
  for (const auto &[given, name] : {std::pair(options.pairing.has_value(), "--pairing"),
                                    {options.seqLen.has_value(), "--seq-len"},
                                    {options.angle.has_value(), "--angle"}})
    if (given)
      return make_error<UsageError>(path + ": " + name +
                                    " is given, expected none with a graph, which says it");
  return importGraph(**file, path == "-" ? "graph" : toIdentifier(stem), context, found);
}

static llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> importModel(const ModelSource &source,
                                                                     mlir::MLIRContext &context,
                                                                     ImportOptions options,
                                                                     GraphReport &found) {
  if (source.isFile)
    return importFile(source.pathOrName, context, options, found);
  const Preset *preset = findPreset(source.pathOrName);
  if (!preset)
    return unknownPreset(source.pathOrName);
  options.name = toIdentifier(source.pathOrName);
  return importPreset(*preset, context, options);
}

llvm::Expected<LoadedModels> loadModels(ArrayRef<ModelSource> sources,
                                        const ImportOptions &options) {
  LoadedModels loaded;
  loaded.context = std::make_unique<mlir::MLIRContext>(mlir::MLIRContext::Threading::DISABLED);
  if (llvm::count_if(sources, [](const ModelSource &source) { return source.pathOrName == "-"; }) >
      1)
    return createStringError("-: standard input is given more than once, expected at most once");
  StringSet<> names;
  for (const ModelSource &source : sources) {
    GraphReport found;
    auto module = importModel(source, *loaded.context, options, found);
    for (const std::string &line : found)
      errs() << line << "\n";
    if (!module)
      return module.takeError();
    for (const Model &model : models(**module))
      if (!names.insert(model.name).second)
        return createStringError(source.pathOrName + ": model is named " + model.name +
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

llvm::Error requireLengths(ArrayRef<Model> models) {
  for (const Model &model : models)
    if (rope::dependsOnLength(model.rotation.frequencies) && !model.rotation.frequencies.seq_len)
      return createStringError("model " + model.name + ": --seq-len is missing, expected the " +
                               "number of tokens to be served, on which its rule depends");
  return llvm::Error::success();
}

void assumeLength(ropewalk_rotation &rotation, int64_t tokens) {
  if (rope::dependsOnLength(rotation.frequencies) && !rotation.frequencies.seq_len)
    rotation.frequencies.seq_len = std::max<int64_t>(tokens, 1);
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

RotationOptions::RotationOptions(cl::SubCommand &command)
    : pairing("pairing",
              cl::desc("half or interleaved; default: what the config's model_type uses"),
              cl::value_desc("name"), cl::sub(command)),
      angle(
          "angle",
          cl::desc("exact (default): angles over the reals; hf: in f32, as Hugging Face has them"),
          cl::value_desc("name"), cl::init("exact"), cl::sub(command)),
      seqLen("seq-len", cl::desc("Tokens to be served, for scaling rules that depend on it"),
             cl::value_desc("n"), cl::sub(command)) {}

llvm::Expected<ImportOptions> RotationOptions::read() const {
  ImportOptions options;
  if (pairing.getNumOccurrences()) {
    options.pairing = parsePairing(std::string(pairing));
    if (!options.pairing)
      return optionError(pairing, pairing, "half or interleaved");
  }
  if (angle != "exact" && angle != "hf")
    return optionError(angle, angle, "exact or hf");
  if (angle.getNumOccurrences())
    options.angle = angle == "hf" ? ROPEWALK_ANGLE_HF : ROPEWALK_ANGLE_EXACT;
  if (seqLen.getNumOccurrences()) {
    if (seqLen < 1)
      return optionError(seqLen, std::to_string(seqLen), "at least 1");
    options.seqLen = seqLen;
  }
  return options;
}

ModelOptions::ModelOptions(cl::SubCommand &command)
    : config("config",
             cl::desc("The model's Hugging Face config.json, or a graph (.mlir, .mlirbc); -: "
                      "standard input"),
             cl::value_desc("file"), cl::sub(command)),
      model("model", cl::desc("A named model instead of --config; ropewalk models lists them"),
            cl::value_desc("name"), cl::sub(command)),
      layerType("layer-type", cl::desc("Which layers, where a model has several rotations"),
                cl::value_desc("name"), cl::sub(command)),
      rotation(command) {}

llvm::Expected<std::optional<ropewalk_pairing>> ModelOptions::pairing() const {
  auto options = rotation.read();
  if (!options)
    return options.takeError();
  return options->pairing;
}

llvm::Expected<ModelSource> ModelOptions::findSource() const {
  if (config.getNumOccurrences() && model.getNumOccurrences())
    return optionError(model, model, "none beside --config");
  if (config.getNumOccurrences())
    return ModelSource{config, /*isFile=*/true};
  if (model.getNumOccurrences())
    return ModelSource{model, /*isFile=*/false};
  return missingOption(config, "the model's config.json, or --model with a name");
}

/// What tells the rotations of a model apart: types of layers, or, of a graph's, their own names.
static const std::string &layerTypeOf(const Model &model, size_t count) {
  return model.layerType.empty() && count > 1 ? model.name : model.layerType;
}

llvm::Error ModelOptions::pickLayerType(LoadedModels &loaded) const {
  std::string known;
  const bool isGiven = layerType.getNumOccurrences();
  const Model *picked = nullptr;
  for (const Model &each : loaded.models) {
    const std::string &type = layerTypeOf(each, loaded.models.size());
    known += (known.empty() || type.empty() ? "" : ", ") + type;
    if (isGiven && type == layerType)
      picked = &each;
  }
  if (!picked)
    return createStringError(
        source() + ": --layer-type is " + (isGiven ? "'" + layerType + "'" : "missing") +
        ", expected " +
        (known.empty() ? "none: all layers of this model rotate alike" : "one of " + known));
  for (auto op : llvm::make_early_inc_range(loaded.module->getOps<rope::RotationOp>()))
    if (op.getSymName() != picked->name)
      op.erase();
  loaded.models = models(*loaded.module);
  return llvm::Error::success();
}

llvm::Expected<LoadedModels> ModelOptions::loadAll() const {
  auto found = findSource();
  if (!found)
    return found.takeError();
  auto options = rotation.read();
  if (!options)
    return options.takeError();
  auto loaded = loadModels(*found, *options);
  if (loaded && layerType.getNumOccurrences())
    if (llvm::Error error = pickLayerType(*loaded))
      return error;
  return loaded;
}

llvm::Expected<LoadedModels> ModelOptions::load() const {
  auto loaded = loadAll();
  if (loaded && loaded->models.size() > 1)
    if (llvm::Error error = pickLayerType(*loaded))
      return error;
  return loaded;
}

llvm::Error ModelOptions::refuseAlone() const {
  for (const cl::Option &option : all())
    if (option.getNumOccurrences() && option.ArgStr != "pairing")
      return make_error<UsageError>("--" + option.ArgStr +
                                    " is given without --config or --model, expected it with one");
  return llvm::Error::success();
}

std::vector<std::reference_wrapper<const cl::Option>> ModelOptions::all() const {
  std::vector<std::reference_wrapper<const cl::Option>> all = rotation.all();
  all.insert(all.end(), {config, model, layerType});
  return all;
}

} // namespace ropewalk::driver
