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
#include "io/file_error.h"
#include "io/json.h"
#include "io/read_text.h"

#include "frequencies.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace ropewalk;

namespace {

constexpr uint64_t maxFileBytes = 16 << 20; // real ones have a few kilobytes

/// Whether a field of a model type that is not known may change how it turns.
bool speaksOfRotation(llvm::StringRef name, const llvm::json::Value &value) {
  const std::string lower = name.lower();
  llvm::SmallVector<llvm::StringRef, 6> words;
  llvm::StringRef(lower).split(words, '_');
  const auto has = [&](std::initializer_list<llvm::StringRef> any) {
    return llvm::any_of(words, [&](llvm::StringRef word) { return llvm::is_contained(any, word); });
  };
  if (llvm::none_of(words, [](llvm::StringRef word) {
        return word.starts_with("rope") || word.starts_with("mrope") || word.starts_with("rotary");
      }))
    return false;
  // How it is computed, or that there is a rotation, which a plain flag says and any other denies.
  if (value.kind() == llvm::json::Value::Null || has({"dtype", "cache"}))
    return false;
  if (auto flag = value.getAsBoolean())
    return *flag != llvm::all_of(words, [](llvm::StringRef word) {
      return llvm::is_contained({"use", "apply", "add", "with", "enable", "rope", "rotary", "pos",
                                 "emb", "embedding", "embeddings", "position", "positional", "full",
                                 "precision", "fusion"},
                                word);
    });
  auto number = value.getAsNumber();
  return !(number && *number == 1 &&
           has({"factor", "percent", "pct", "scale", "ratio", "fraction"}));
}

void refuseUnread(const ConfigReader &config) {
  const auto isUnread = [&](llvm::StringRef name, const llvm::json::Value &value) {
    return !config.wasRead(name) && speaksOfRotation(name, value);
  };
  for (llvm::StringRef name : config.findFields(isUnread))
    config.fail(name, "given", "none, or a model_type whose code is known to read it");
}

/// One of the models that a file has side by side.
struct Part {
  std::string name; ///< Empty where there is but one.
  ConfigReader config;
};

/// Encoder and decoder have an object each; BLT's files have two more models beside them.
std::vector<Part> readParts(const ConfigReader &whole) {
  std::vector<Part> parts;
  for (llvm::StringRef suffix : {"", "_config"}) {
    if (!whole.has(("encoder" + suffix).str()) || !whole.has(("decoder" + suffix).str()))
      continue;
    for (llvm::StringRef name : {"encoder", "decoder", "patcher", "global"})
      if (auto part = whole.section((name + suffix).str()))
        parts.push_back({name.str(), *part});
    return parts;
  }
  return {{"", whole}};
}

/// `named` is where the model type stands.
ropewalk_pairing readPairing(const ConfigReader &config, const ConfigReader &named,
                             llvm::StringRef modelType, const ModelType *type,
                             const ImportOptions &options) {
  auto interleaved = config.boolean("rope_interleave");
  auto turned = config.boolean("rotary_emb_interleaved");
  const llvm::StringRef typeField = named.has("model_type") ? "model_type" : "_class_name";
  if (type && !type->cannot.empty())
    named.fail(typeField, describe(llvm::json::Value(modelType)),
               "one whose rotation is supported; " + type->cannot);
  if (config.has("rotary_emb_scale_base"))
    config.fail("rotary_emb_scale_base", "given", "null: no rotation of ours scales by position");
  if (options.pairing)
    return *options.pairing;
  if (turned && type && turned->value != (type->pairing == ROPEWALK_INTERLEAVED))
    config.failIgnored(*turned, type->name, ", or --pairing");
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
    named.fail(typeField, describe(llvm::json::Value(modelType)), expected);
  return ROPEWALK_HALF;
}

/// With an underscore between them, where both are there.
std::string joinNames(llvm::StringRef first, llvm::StringRef second) {
  return (first + (first.empty() || second.empty() ? "" : "_") + second).str();
}

/// DeepSeek's small models have no latent attention, but Llama's.
const ModelType *typeOf(const ConfigReader &config, llvm::StringRef name) {
  const ModelType *type = findModelType(name);
  if (type && type->isLatent)
    if (auto isLatent = config.boolean("use_mla"); isLatent && !isLatent->value)
      return findModelType("llama");
  return type;
}

llvm::StringRef readModelType(const ConfigReader &named) {
  auto found = named.string({"model_type", "_class_name"});
  return found ? found->value : "";
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
  /// `named` is where the model type stands, in a wrapper or beside the fields.
  Importer(const ConfigReader &config, const ConfigReader &named, bool isWrapper,
           const ImportOptions &options)
      : config(config), options(options),
        modelType(isWrapper ? textTypeOf(readModelType(named)) : readModelType(named).str()),
        fields{config, typeOf(config, modelType), std::nullopt},
        pairing(readPairing(config, named, modelType, fields.type, options)) {
    if (auto found =
            config.count({"max_position_embeddings", "n_positions", "seq_length", "max_seq_len"}))
      fields.maxPositions = found->value;
  }

  /// `isNested`: the fields are in an object of the file. Rotations are named after the model, the
  /// part of the file if it has several, and the kind of layers likewise.
  void addTo(ModuleOp module, bool isNested, llvm::StringRef model, llvm::StringRef part);

  bool isKnown() const { return fields.type != nullptr; }

private:
  void addRotation(const Layer &layer, llvm::StringRef name, llvm::StringRef kind);
  void validate(ropewalk_rotation rotation, const Layer &layer);

  const ConfigReader &config;
  const ImportOptions &options;
  std::string modelType;
  ConfigFields fields;
  ropewalk_pairing pairing;
  std::string unrotated;
  ModuleOp module;
};

/// What no field alone can be blamed for; the rules' limits are the runtime's.
void Importer::validate(ropewalk_rotation rotation, const Layer &layer) {
  if (config.failed())
    return;
  if (rope::dependsOnLength(rotation.frequencies) && rotation.frequencies.seq_len == 0)
    rotation.frequencies.seq_len = 1; // any, where it is not stated yet
  if (auto frequencies = computeFrequencies(rotation); !frequencies)
    (layer.dictionary ? *layer.dictionary : config).fail(frequencies.error().message());
}

void Importer::addRotation(const Layer &layer, llvm::StringRef name, llvm::StringRef kind) {
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
  rotation.frequencies.angle = options.angle.value_or(ROPEWALK_ANGLE_EXACT);
  if (rope::dependsOnLength(rotation.frequencies))
    rotation.frequencies.seq_len = options.seqLen.value_or(0);
  validate(rotation, layer);
  if (config.failed())
    return;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto op = rope::RotationOp::create(builder, module.getLoc(), name, rotation, shape.attentionHeads,
                                     shape.keyValueHeads);
  if (fields.maxPositions)
    op.setMaxPositions(*fields.maxPositions);
  if (!modelType.empty())
    op.setModelType(modelType);
  if (!kind.empty())
    op.setLayerType(kind);
  if (!unrotated.empty())
    op.setUnrotatedLayers(unrotated);
}

void Importer::addTo(ModuleOp into, bool isNested, llvm::StringRef model, llvm::StringRef part) {
  module = into;
  fields.isPart = isNested;
  const std::vector<Layer> layers = readLayers(fields);
  unrotated = describeUnrotated(fields);
  for (const Layer &layer : layers) {
    const std::string own = layer.name();
    const std::string kind = joinNames(part, own);
    addRotation(layer, joinNames(model, layers.size() == 1 ? part : llvm::StringRef(kind)), kind);
  }
}

} // namespace

llvm::Expected<OwningOpRef<ModuleOp>> ropewalk::importFields(const llvm::json::Object &object,
                                                             llvm::StringRef identifier,
                                                             MLIRContext &context,
                                                             const ImportOptions &options) {
  context.getOrLoadDialect<rope::RopeDialect>();
  ConfigFindings findings;
  ConfigReader whole(object, "", findings);
  OwningOpRef<ModuleOp> module = ModuleOp::create(FileLineColLoc::get(&context, identifier, 1, 1));
  for (const auto &[part, own] : readParts(whole)) {
    const ConfigReader language = languageModel(own);
    const std::optional<llvm::json::Object> joined = joinDictionaries(language);
    const ConfigReader config = joined ? language.withFields(*joined) : language;
    bool isNamed = config.has("model_type") || config.has("_class_name");
    const ConfigReader &named = isNamed ? config : own;
    refuseRulesAround(own, language);
    const bool isWrapper = !isNamed && &language.fields() != &own.fields();
    Importer importer(config, named, isWrapper, options);
    importer.addTo(
        *module, /*isNested=*/&language.fields() != &whole.fields(),
        firstNonEmpty({options.name, readModelType(part.empty() ? named : whole), "model"}), part);
    if (!importer.isKnown())
      refuseUnread(config);
  }
  if (whole.failed())
    return fileError(identifier, findings.problem);
  return module;
}

llvm::Expected<OwningOpRef<ModuleOp>> ropewalk::importConfig(llvm::MemoryBufferRef file,
                                                             MLIRContext &context,
                                                             const ImportOptions &options) {
  if (file.getBufferSize() > maxFileBytes)
    return fileError(file.getBufferIdentifier(), "file has " + llvm::Twine(file.getBufferSize()) +
                                                     " bytes, expected at most " +
                                                     llvm::Twine(maxFileBytes));
  auto value = parsePythonJson(file.getBuffer(), file.getBufferIdentifier());
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
  auto buffer = readText(path);
  if (!buffer)
    return buffer.takeError();
  return importConfig((*buffer)->getMemBufferRef(), context, options);
}
