//===- config.cpp - Import of config.json -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/config.h"

#include "dialect/rope_dialect.h"
#include "import/describe.h"
#include "import/fields.h"
#include "io/json.h"

#include "frequencies.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace ropewalk;

namespace {

constexpr uint64_t maxFileBytes = 16 << 20; // real ones have a few kilobytes

llvm::Error fileError(llvm::StringRef path, const llvm::Twine &text) {
  return llvm::createStringError(path + ": " + text);
}

/// Multimodal wrappers keep the language model's fields in an object of their own.
ConfigReader languageModel(const ConfigReader &config) {
  for (llvm::StringRef name :
       {"text_config", "thinker_config", "vlm_config", "llm_config", "language_config"})
    if (auto nested = config.section(name))
      return name == "thinker_config" || name == "vlm_config" ? languageModel(*nested) : *nested;
  return config;
}

/// `named` is where the model type stands.
ropewalk_pairing readPairing(const ConfigReader &config, const ConfigReader &named,
                             llvm::StringRef modelType, const ModelType *type,
                             const ImportOptions &options) {
  auto interleaved = config.boolean("rope_interleave");
  if (type && !type->cannot.empty())
    named.fail("model_type", describe(llvm::json::Value(modelType)),
               "one whose rotation is supported; " + type->cannot);
  if (options.pairing)
    return *options.pairing;
  // Others turn as they do whatever it says.
  bool isRead = !type || type->saysInterleaved;
  if (interleaved && !isRead && interleaved->value != (type->pairing == ROPEWALK_INTERLEAVED))
    config.failIgnored(*interleaved, type->name, ", or --pairing");
  if (interleaved && isRead)
    return interleaved->value ? ROPEWALK_INTERLEAVED : ROPEWALK_HALF;
  if (type)
    return type->pairing;
  // Half is the more frequent one, but a wrong guess computes garbage silently.
  std::string expected = "one whose pairing is known, or --pairing=half or --pairing=interleaved";
  if (modelType.empty())
    named.failMissing("model_type", expected);
  else
    named.fail("model_type", describe(llvm::json::Value(modelType)), expected);
  return ROPEWALK_HALF;
}

llvm::StringRef firstNonEmpty(std::initializer_list<llvm::StringRef> names) {
  for (llvm::StringRef name : names)
    if (!name.empty())
      return name;
  return "";
}

/// Makes one rope.rotation per kind of layer.
class Importer {
public:
  Importer(const ConfigReader &config, const ConfigReader &named, bool isPart,
           const ImportOptions &options, Location loc);
  OwningOpRef<ModuleOp> import();

private:
  void addRotation(const Layer &layer, llvm::StringRef name);
  void validate(ropewalk_rotation rotation, const Layer &layer);

  const ConfigReader &config;
  const ImportOptions &options;
  Location loc;
  llvm::StringRef modelType;
  ConfigFields fields;
  ropewalk_pairing pairing;
  std::string unrotated;
  OwningOpRef<ModuleOp> module;
};

Importer::Importer(const ConfigReader &config, const ConfigReader &named, bool isPart,
                   const ImportOptions &options, Location loc)
    : config(config), options(options), loc(loc),
      modelType(named.string({"model_type", "_class_name"})
                    .value_or(Field<llvm::StringRef>{"", ""})
                    .value),
      fields{config, findModelType(modelType), std::nullopt, isPart},
      pairing(readPairing(config, named, modelType, fields.type, options)),
      module(ModuleOp::create(loc)) {
  if (auto found = config.count({"max_position_embeddings", "n_positions", "seq_length"}))
    fields.maxPositions = found->value;
}

/// What no field alone can be blamed for; the rules' limits are the runtime's.
void Importer::validate(ropewalk_rotation rotation, const Layer &layer) {
  if (config.failed())
    return;
  if (rope::dependsOnLength(rotation.frequencies) && rotation.frequencies.seq_len == 0)
    rotation.frequencies.seq_len = 1; // any, where it is not stated yet
  if (auto frequencies = computeFrequencies(rotation); !frequencies)
    (layer.dictionary ? *layer.dictionary : config).fail(frequencies.error().message());
}

void Importer::addRotation(const Layer &layer, llvm::StringRef name) {
  Shape shape = readShape(fields, layer);
  Rule rule = readRule(fields, layer, shape);
  Axes axes = readAxes(fields, layer, shape);
  ropewalk_rotation rotation = {};
  rotation.head_dim = shape.headDim;
  rotation.window_begin = shape.windowBegin;
  rotation.rotary_dim = shape.rotaryDim;
  rotation.pairing = pairing;
  rotation.axes = axes.axes;
  rotation.axes.pair_axis = axes.pairAxis.empty() ? nullptr : axes.pairAxis.data();
  rotation.frequencies = rule.frequencies;
  rotation.frequencies.angle = options.angle;
  if (rope::dependsOnLength(rotation.frequencies))
    rotation.frequencies.seq_len = options.seqLen.value_or(0);
  validate(rotation, layer);
  if (config.failed())
    return;
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  auto op = rope::RotationOp::create(builder, loc, name, rotation, shape.attentionHeads,
                                     shape.keyValueHeads);
  if (fields.maxPositions)
    op.setMaxPositions(*fields.maxPositions);
  if (!modelType.empty())
    op.setModelType(modelType);
  if (!layer.type.empty())
    op.setLayerType(layer.type);
  if (!unrotated.empty())
    op.setUnrotatedLayers(unrotated);
}

OwningOpRef<ModuleOp> Importer::import() {
  const std::vector<Layer> layers = readLayers(fields);
  unrotated = describeUnrotated(fields);
  llvm::StringRef name = firstNonEmpty({options.name, modelType, "model"});
  for (const Layer &layer : layers)
    addRotation(layer, layers.size() == 1 ? name.str() : (name + "_" + layer.type).str());
  return std::move(module);
}

} // namespace

llvm::Expected<OwningOpRef<ModuleOp>> ropewalk::importFields(const llvm::json::Object &object,
                                                             llvm::StringRef identifier,
                                                             MLIRContext &context,
                                                             const ImportOptions &options) {
  context.getOrLoadDialect<rope::RopeDialect>();
  std::string problem;
  ConfigReader whole(object, "", problem);
  ConfigReader config = languageModel(whole);
  bool isNamed = config.has("model_type") || config.has("_class_name");
  bool isPart = &config.fields() != &whole.fields();
  Importer importer(config, isNamed ? config : whole, isPart, options,
                    FileLineColLoc::get(&context, identifier, 1, 1));
  OwningOpRef<ModuleOp> module = importer.import();
  if (!problem.empty())
    return fileError(identifier, problem);
  return module;
}

llvm::Expected<OwningOpRef<ModuleOp>> ropewalk::importConfig(llvm::MemoryBufferRef file,
                                                             MLIRContext &context,
                                                             const ImportOptions &options) {
  if (file.getBufferSize() > maxFileBytes)
    return fileError(file.getBufferIdentifier(), "file has " + llvm::Twine(file.getBufferSize()) +
                                                     " bytes, expected at most " +
                                                     llvm::Twine(maxFileBytes));
  auto value = parseJson(file.getBuffer(), file.getBufferIdentifier());
  if (!value)
    return value.takeError();
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return fileError(file.getBufferIdentifier(),
                     "top level is " + describe(*value) + ", expected an object");
  return importFields(*object, file.getBufferIdentifier(), context, options);
}

llvm::Expected<OwningOpRef<ModuleOp>> ropewalk::importConfigFile(llvm::StringRef path,
                                                                 MLIRContext &context,
                                                                 const ImportOptions &options) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (!buffer)
    return fileError(path, llvm::StringRef(buffer.getError().message()).lower());
  return importConfig((*buffer)->getMemBufferRef(), context, options);
}
