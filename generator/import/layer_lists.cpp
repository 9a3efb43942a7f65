//===- layer_lists.cpp - What lists say of single layers --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some models list the base, the rotated part or the rule of every layer. Layers of one type of
// which the lists say the same are a kind. It has the type's name; where a type has several kinds,
// the index of the kind's first layer is part of it.

#include "import/fields.h"

#include "import/describe.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace ropewalk;

namespace {

constexpr StringLiteral bases = "layer_rope_theta", fractions = "partial_rotary_factors",
                        scaledLayers = "rope_scaling_layers";

/// All that lists say of one layer.
struct LayerSays {
  StringRef type;
  std::optional<double> theta, fraction;
  bool isScaled = true;

  bool turns() const { return theta != 0; }
  bool turnsLike(const LayerSays &other) const {
    return theta == other.theta && fraction == other.fraction && isScaled == other.isScaled;
  }
};

bool isList(const ConfigReader &config, StringRef name) {
  return config.fields().getArray(name) != nullptr;
}

/// Fields that give a type of layers heads of its own.
bool hasHeadsByType(const ConfigReader &config) {
  return config.has("attention_other_setting") || config.has("num_sliding_attention_heads") ||
         config.has("per_layer_config");
}

/// Layers for predicting further tokens have their entries behind those of the model.
class LayerLists {
public:
  explicit LayerLists(const ConfigFields &fields)
      : config(fields.config), fields(fields), layers(countLayers()) {}

  std::vector<LayerSays> read();
  size_t size() const { return layers.size(); }
  /// Whether a list has an entry for each layer.
  template <class T> bool covers(const Field<std::vector<T>> &list) const;

private:
  size_t countLayers() const;
  void readTypes();
  void readBases(StringRef name, bool mayBeZero);
  void readFractions();
  void readScaled();

  const ConfigReader &config;
  const ConfigFields &fields;
  std::vector<LayerSays> layers;
};

size_t LayerLists::countLayers() const {
  constexpr int64_t mostLayers = 1 << 16;
  if (auto count = config.count({"num_hidden_layers"}, mostLayers))
    return count->value;
  for (StringRef name : {bases, StringLiteral("rope_theta"), fractions})
    if (const json::Array *list = config.fields().getArray(name))
      return list->size();
  config.failMissing("num_hidden_layers", "it beside lists for single layers");
  return 0;
}

template <class T> bool LayerLists::covers(const Field<std::vector<T>> &list) const {
  auto further = config.integer({"num_nextn_predict_layers"});
  size_t padded = layers.size() + (further && further->value > 0 ? further->value : 0);
  if (list.value.size() == layers.size() || list.value.size() == padded)
    return true;
  config.fail(list.name + " has " + Twine(list.value.size()) + " entries, expected " +
              Twine(layers.size()) + ", one for each layer");
  return false;
}

void LayerLists::readTypes() {
  if (auto types = config.strings({"layer_types"}); types && covers(*types))
    for (auto [layer, type] : zip(layers, types->value))
      layer.type = type;
}

void LayerLists::readBases(StringRef name, bool mayBeZero) {
  auto list = config.numbers({name});
  if (!list || !covers(*list))
    return;
  for (size_t i = 0; i < layers.size(); ++i) {
    double theta = list->value[i];
    if (!(theta > 1) && !(mayBeZero && theta == 0))
      config.fail((name + "[" + Twine(i) + "]").str(), describe(theta),
                  mayBeZero ? "a finite number > 1, or 0 for a layer that does not turn"
                            : "a finite number > 1");
    layers[i].theta = theta;
  }
}

void LayerLists::readFractions() {
  auto list = config.numbers({fractions});
  if (!list || !covers(*list))
    return;
  if (config.has("partial_rotary_factor"))
    config.fail("partial_rotary_factor", "given beside " + fractions, "one of them");
  for (size_t i = 0; i < layers.size(); ++i)
    layers[i].fraction = list->value[i];
}

void LayerLists::readScaled() {
  auto list = config.integers({scaledLayers});
  if (!list)
    return;
  for (LayerSays &layer : layers)
    layer.isScaled = false;
  for (int64_t index : list->value) {
    if (index < 0 || index >= static_cast<int64_t>(layers.size()))
      return config.fail(scaledLayers + " has " + Twine(index) +
                         ", expected indices of layers below " + Twine(layers.size()));
    layers[index].isScaled = true;
  }
}

std::vector<LayerSays> LayerLists::read() {
  readTypes();
  if (config.has(bases))
    readBases(bases, /*mayBeZero=*/true);
  else if (isList(config, "rope_theta"))
    readBases("rope_theta", /*mayBeZero=*/false);
  readFractions();
  readScaled();
  if (fields.type && fields.type->scalesFullOnly)
    for (LayerSays &layer : layers)
      layer.isScaled = layer.isScaled && (layer.type.empty() || layer.type == "full_attention");
  return std::move(layers);
}

/// The first layer of every kind that turns, by its index.
std::vector<size_t> findKinds(ArrayRef<LayerSays> layers, bool typesDiffer) {
  std::vector<size_t> kinds;
  for (size_t i = 0; i < layers.size(); ++i) {
    auto isSame = [&](size_t kind) {
      return layers[kind].turnsLike(layers[i]) &&
             (!typesDiffer || layers[kind].type == layers[i].type);
    };
    if (layers[i].turns() && none_of(kinds, isSame))
      kinds.push_back(i);
  }
  return kinds;
}

} // namespace

void ropewalk::refuseOtherLayerCounts(const ConfigFields &fields) {
  const ConfigReader &config = fields.config;
  const auto types = config.strings({"layer_types"});
  const auto flags = config.numbers({"no_rope_layers"});
  const StringRef interval = "no_rope_layer_interval";
  if (fields.type && !fields.type->unrotatedEvery) {
    if (flags && is_contained(flags->value, 0))
      config.fail(flags->name + " has a 0, expected none: " + fields.type->name +
                  " has no such field");
    if (config.has(interval))
      config.fail(interval, "given", "none: " + fields.type->name + " has no such field");
  }
  if (!config.has("num_hidden_layers") || (!types && !flags))
    return;
  // What is behind a model's layers is of layers that predict further tokens, or was left there
  // when somebody cut it short.
  const LayerLists lists(fields);
  if (types && types->value.size() < lists.size())
    lists.covers(*types);
  if (flags && !flags->value.empty() && flags->value.size() < lists.size())
    lists.covers(*flags);
}

StringRef ropewalk::findLayerList(const ConfigReader &config) {
  for (StringRef name : {bases, fractions, scaledLayers})
    if (config.has(name))
      return name;
  return isList(config, "rope_theta") ? "rope_theta" : "";
}

std::optional<std::vector<Layer>>
ropewalk::readLayerLists(const ConfigFields &fields,
                         const std::optional<ConfigReader> &dictionary) {
  const ConfigReader &config = fields.config;
  constexpr StringRef lists[] = {bases, fractions, scaledLayers, "attention_other_setting",
                                 "num_sliding_attention_heads"};
  const auto *given = find_if(lists, [&](StringRef name) { return config.has(name); });
  const bool isRead = !fields.type || fields.type->listsLayers;
  if (given != std::end(lists) && !isRead)
    config.fail(*given, "given", "none: " + fields.type->name + " has no such field");
  if (!isRead || (given == std::end(lists) && !isList(config, "rope_theta")))
    return std::nullopt;
  const std::vector<LayerSays> layers = LayerLists(fields).read();
  std::vector<size_t> kinds = findKinds(layers, hasHeadsByType(config));
  const bool isOne = kinds.size() == 1 && !hasHeadsByType(config);
  if (!isOne)
    kinds = findKinds(layers, /*typesDiffer=*/true);
  if (kinds.empty() && !config.failed())
    config.fail(bases + " has only 0, expected a base for at least one layer");
  std::vector<Layer> result;
  for (size_t kind : kinds) {
    const LayerSays &says = layers[kind];
    result.emplace_back(isOne ? "" : says.type, dictionary, says.isScaled, says.theta);
    result.back().fraction = says.fraction;
    if (isOne)
      continue;
    const bool isOnly =
        count_if(kinds, [&](size_t other) { return layers[other].type == says.type; }) == 1;
    if (!isOnly || (says.type.empty() && kinds.size() > 1))
      result.back().index = static_cast<int64_t>(kind);
  }
  return result;
}
