//===- layer_fields.cpp - Kinds of layers -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/fields.h"

#include "import/describe.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace ropewalk;

namespace {

constexpr StringLiteral fullAttention = "full_attention", slidingAttention = "sliding_attention",
                        compressed = "compress";

/// Known model types are rotary whatever they inherited: ModernBERT says "absolute".
void refuseOtherEmbeddings(const ConfigReader &config, const ModelType *type) {
  if (auto alibi = config.boolean("alibi"); alibi && alibi->value)
    config.fail("alibi", "true", "a model with rotary embeddings");
  if (auto attention = config.section("attn_config")) {
    auto alibi = attention->boolean("alibi"), rope = attention->boolean("rope");
    auto impl = attention->string({"rope_impl"});
    const StringRef rule = impl && impl->value == "hf" ? "rope_hf_config" : "rope_dail_config";
    if (auto dictionary = attention->section(rule))
      if (auto type = dictionary->string({"type"});
          type && type->value != "no_scaling" && type->value != "original")
        dictionary->fail("type", describe(json::Value(type->value)),
                         "\"no_scaling\" or \"original\"");
    if (alibi && alibi->value)
      attention->fail("alibi", "true", "a model with rotary embeddings");
    if (rope && !rope->value)
      attention->fail("rope", "false", "a model with rotary embeddings");
  }
  auto kind = config.string({"position_embedding_type", "position_embeddings_type"});
  bool isRead = !type || type->saysRotary;
  if (kind && isRead && kind->value != "rope" && kind->value != "rotary")
    config.fail(kind->name, describe(json::Value(kind->value)), "\"rope\" or \"rotary\"");
  if (!kind && type && type->saysRotary)
    config.failMissing("position_embedding_type",
                       "\"rope\" or \"rotary\": " + type->name + " turns nothing without");
}

/// The dictionary of the scaling rule, rope_parameters or the older rope_scaling.
std::optional<ConfigReader> readDictionary(const ConfigReader &config) {
  if (auto parameters = config.section("rope_parameters"))
    return parameters;
  auto scaling = config.section("rope_scaling");
  return scaling && !scaling->fields().empty() ? scaling : std::nullopt;
}

bool isObject(StringRef, const json::Value &value) { return value.getAsObject(); }

/// One dictionary for each type of layer.
std::vector<Layer> readNested(const ConfigReader &dictionary) {
  // Older versions of Hugging Face left these beside the dictionaries.
  constexpr StringLiteral defaults[] = {"rope_theta", "partial_rotary_factor"};
  auto others = dictionary.findFields([&](StringRef name, const json::Value &value) {
    return !value.getAsObject() && value.kind() != json::Value::Null &&
           !is_contained(defaults, name);
  });
  if (!others.empty())
    dictionary.fail(others.front(), "given beside one dictionary per layer type", "it inside them");
  std::vector<Layer> layers;
  for (StringRef name : dictionary.findFields(isObject)) {
    layers.emplace_back(name, dictionary.section(name));
    layers.back().isNested = true;
  }
  return layers;
}

/// Code of nested dictionaries looks for that of each type of layer with attention; null says that
/// its layers do not turn.
void refuseMissingTypes(const ConfigReader &config, const ConfigReader &dictionary) {
  const auto types = config.strings({"layer_types"});
  const auto isThere = [&](StringRef type) { return dictionary.fields().get(type) != nullptr; };
  // DeepSeek-V4's dictionaries have other names.
  if (!types || (!isThere(fullAttention) && !isThere(slidingAttention)))
    return;
  for (StringRef type : {fullAttention, slidingAttention})
    if (is_contained(types->value, type) && !isThere(type))
      dictionary.failMissing(type, "a rule, or null where its layers do not turn, as layer_types "
                                   "has it");
}

/// Names of other things than fields of a rule, all null: no layer would turn.
void refuseNoLayers(const ConfigReader &dictionary) {
  auto names = dictionary.findFields([](StringRef, const json::Value &) { return true; });
  auto isNull = [&](StringRef name) {
    return !dictionary.has(name) && name.ends_with("attention");
  };
  if (!names.empty() && all_of(names, isNull))
    dictionary.fail(names.front(), "null", "a rule for at least one layer type");
}

/// Lists for single layers beside another way to tell layers apart: code of a known type reads one
/// kind of fields only.
void refuseSecondWay(const ConfigFields &fields, StringRef list, bool isNested) {
  const ConfigReader &config = fields.config;
  if (isNested)
    config.fail(list, "given beside one dictionary per layer type", "one of them");
  for (StringRef name : slidingBases())
    if (!fields.type && config.has(name))
      config.fail(name, "given beside " + list, "one of them");
}

} // namespace

std::string Layer::name() const {
  if (!index)
    return type;
  return (type.empty() ? "layer" : type) + "_" + std::to_string(*index);
}

static std::vector<Layer> readKinds(const ConfigFields &fields) {
  const ConfigReader &config = fields.config;
  const ModelType type = fields.type ? *fields.type : ModelType();
  refuseOtherEmbeddings(config, fields.type);
  auto dictionary = readDictionary(config);
  const bool isNested = dictionary && !dictionary->findFields(isObject).empty();
  if (StringRef list = findLayerList(config); !list.empty())
    refuseSecondWay(fields, list, isNested);
  if (isNested) {
    refuseMissingTypes(config, *dictionary);
    std::vector<Layer> layers = readNested(*dictionary);
    refuseOuterNumbers(fields, *dictionary, layers);
    for (Layer &layer : layers)
      if (!layer.dictionary->has("rope_theta"))
        layer.theta = readThetaOfType(fields, layer.type);
    return layers;
  }
  if (dictionary)
    refuseNoLayers(*dictionary);
  else if (type.hasOwnRule)
    config.failMissing("rope_parameters",
                       "a rule, such as \"default\": " + type.name + " has one of its own without");

  if (type.hasNoRule && dictionary && !hasRuleNamed({"", dictionary}, "default"))
    config.fail(config.has("rope_parameters") ? "rope_parameters" : "rope_scaling", "given",
                "none, or that of rule \"default\": " + type.name + " reads no rule");
  if (auto listed = readLayerLists(fields, dictionary))
    return *listed;
  if (auto local = readThetaOfType(fields, slidingAttention))
    return {{fullAttention, dictionary}, {slidingAttention, dictionary, false, local}};
  if (auto compress = readThetaOfType(fields, compressed))
    return {{compressed, dictionary, true, compress}, {"main", dictionary, false}};
  Layer all{"", dictionary};
  if (type.scalesFullOnly && dictionary && !hasRuleNamed(all, "default"))
    return {{fullAttention, dictionary}, {slidingAttention, dictionary, false}};
  return {all};
}

std::vector<Layer> ropewalk::readLayers(const ConfigFields &fields) {
  std::vector<Layer> layers = readKinds(fields);
  refuseOtherLayerCounts(fields);
  refuseOuterRules(fields.config, layers);
  return layers;
}

std::string ropewalk::describeUnrotated(const ConfigFields &fields) {
  const ConfigReader &config = fields.config;
  const ModelType type = fields.type ? *fields.type : ModelType();
  if (auto dictionary = readDictionary(config);
      dictionary && !dictionary->findFields(isObject).empty()) {
    auto names = dictionary->findFields(
        [](StringRef, const json::Value &value) { return value.kind() == json::Value::Null; });
    return join(names, ", ");
  }
  // Anything but 0, such as its base, means that a layer turns.
  auto flags = config.numbers({"no_rope_layers", "layer_rope_theta"});
  if (flags && !flags->value.empty()) {
    std::string layers;
    size_t count = 0;
    for (size_t i = 0; i < flags->value.size(); ++i)
      if (flags->value[i] == 0) {
        layers += (layers.empty() ? "" : ", ") + std::to_string(i);
        ++count;
      }
    if (count == flags->value.size())
      config.fail(flags->name + " has only 0, expected at least one layer that turns");
    return layers.empty() ? "" : "layers " + layers;
  }
  auto interval = config.count({"no_rope_layer_interval"});
  if (int64_t every = interval ? interval->value : type.unrotatedEvery) {
    const std::string number = std::to_string(every);
    return type.unrotatedFromLast ? "the last and each " + number + "th before it"
                                  : "the last of every " + number;
  }
  if (!type.unrotated.empty() && config.isNull("sliding_window")) {
    if (type.windowless == Windowless::AllTurn)
      return "";
    if (type.windowless == Windowless::NoneTurns)
      config.fail("sliding_window", "null", "a window: " + type.name + " turns nothing without");
  }
  return type.unrotated.str();
}
