//===- layer_override.cpp - What per_layer_config says ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A dictionary of fields for single layers, by their index. Its heads may differ between kinds of
// layers, as Gemma 4's do, not within one: a rotation is one kind's.

#include "import/fields.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace ropewalk;

namespace {

constexpr StringLiteral headFields[] = {"head_dim", "num_key_value_heads", "num_attention_heads"};

bool isOfRotation(StringRef name) {
  return name.contains("rope") || name.contains("rotary") || name.contains("head") ||
         name == "hidden_size" || name == "max_position_embeddings";
}

/// Refuses what no kind of layer could say of itself; whether anything is left that matters.
bool mattersHere(const ConfigReader &layer) {
  auto names =
      layer.findFields([](StringRef name, const json::Value &) { return isOfRotation(name); });
  for (StringRef name : names)
    if (!is_contained(headFields, name))
      layer.fail(name, "given", "none of a single layer");
  return !names.empty();
}

/// Which layers there are: their types, or only their number.
struct LayerList {
  const json::Array *types;
  int64_t count;

  bool isOfType(size_t i, StringRef type) const {
    return type.empty() || (types && (*types)[i].getAsString() == type);
  }
  int64_t countOfType(StringRef type) const {
    if (type.empty())
      return count;
    return types ? count_if(*types, [&](const json::Value &is) { return is.getAsString() == type; })
                 : 0;
  }
};

LayerList readList(const ConfigReader &config) {
  const json::Array *types = config.fields().getArray("layer_types");
  if (types)
    return {types, static_cast<int64_t>(types->size())};
  auto count = config.count({"num_hidden_layers"});
  return {nullptr, count ? count->value : 0};
}

} // namespace

std::optional<Field<int64_t>> ropewalk::readLayerOverride(const ConfigFields &fields,
                                                          const Layer &layer, StringRef name,
                                                          int64_t most) {
  auto all = fields.config.section("per_layer_config");
  if (!all)
    return std::nullopt;
  const LayerList list = readList(fields.config);
  const int64_t expected = list.countOfType(layer.type);
  std::optional<Field<int64_t>> result;
  int64_t given = 0;
  for (StringRef key : all->findFields([](StringRef, const json::Value &) { return true; })) {
    auto one = all->section(key);
    if (!one || !mattersHere(*one))
      continue;
    if (expected == 0)
      fields.config.failMissing(layer.type.empty() ? "num_hidden_layers" : "layer_types",
                                "which layers per_layer_config speaks of");
    size_t index = 0;
    if (key.getAsInteger(10, index) || static_cast<int64_t>(index) >= list.count)
      all->fail(key, "given", "indices of layers below " + Twine(list.count));
    if (fields.config.failed() || !list.isOfType(index, layer.type))
      continue;
    auto found = one->count({name}, most);
    if (!found)
      continue;
    if (result && found->value != result->value)
      one->fail(name, Twine(found->value), Twine(result->value) + " like other layers of its type");
    result = Field<int64_t>{found->value, name};
    ++given;
  }
  if (result && given != expected)
    all->fail(name, "given for " + Twine(given) + " layers",
              "it for all " + Twine(expected) + " of their type");
  return result;
}
