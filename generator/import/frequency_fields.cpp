//===- frequency_fields.cpp - Base and scaling rule -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/fields.h"

#include "import/describe.h"

#include "frequencies.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace ropewalk;

namespace {

constexpr StringLiteral originalLength = "original_max_position_embeddings";

struct Rule {
  StringLiteral name;
  ropewalk_scaling scaling;
  ArrayRef<StringRef> fields; ///< Those it reads, besides what every rule has.
};

constexpr StringRef commonFields[] = {"rope_type", "type", "rope_theta", "partial_rotary_factor",
                                      originalLength};
constexpr StringRef llama3Fields[] = {"factor", "low_freq_factor", "high_freq_factor"};
const Rule rules[] = {{"default", ROPEWALK_SCALING_DEFAULT, {}},
                      {"llama3", ROPEWALK_SCALING_LLAMA3, llama3Fields}};

/// Fields by which a model has more than one rotation, or none.
void refuseOtherEmbeddings(const ConfigReader &config) {
  for (StringRef name :
       {"rope_local_base_freq", "local_rope_theta", "global_rope_theta", "swa_rope_theta"})
    if (config.has(name))
      config.fail(name, "given", "one base for all layers (several are not supported yet)");
  if (auto alibi = config.boolean("alibi"); alibi && alibi->value)
    config.fail("alibi", "true", "a model with rotary embeddings");
  auto kind = config.string({"position_embedding_type"});
  if (kind && kind->value != "rope" && kind->value != "rotary")
    config.fail(kind->name, describe(json::Value(kind->value)), "\"rope\"");
}

/// One dictionary for each type of layer instead of one for all.
bool refuseLayerTypes(const ConfigReader &section) {
  auto found = section.findField(
      [](StringRef, const json::Value &value) { return value.getAsObject() != nullptr; });
  if (found)
    section.fail(*found, "an object",
                 "one rule for all layers (one per layer type is not supported yet)");
  return found.has_value();
}

/// The rule by the name given under rope_type, type or both.
const Rule *readRule(const ConfigReader &section, bool needsName) {
  const Rule *rule = nullptr;
  for (StringRef spelling : {"rope_type", "type"}) {
    auto name = section.string({spelling});
    if (!name)
      continue;
    const auto *found = find_if(rules, [&](const Rule &r) { return r.name == name->value; });
    if (found == std::end(rules)) {
      section.fail(spelling, describe(json::Value(name->value)),
                   "\"default\" or \"llama3\" (other rules are not supported yet)");
      return nullptr;
    }
    if (rule && rule != found)
      section.fail(spelling, describe(json::Value(name->value)),
                   "\"" + rule->name + "\" like rope_type");
    rule = found;
  }
  if (!rule && needsName)
    section.failMissing("rope_type", "\"default\" or \"llama3\"");
  return rule ? rule : &rules[0];
}

/// A field of another rule would change the rotation if its rule were named.
void refuseOtherFields(const ConfigReader &section, const Rule &rule) {
  auto found = section.findField([&](StringRef name, const json::Value &) {
    return !is_contained(commonFields, name) && !is_contained(rule.fields, name);
  });
  if (found)
    section.fail(*found, "given", "none: rope_type \"" + rule.name + "\" has no such field");
}

double readTheta(const ConfigReader &config, const std::optional<ConfigReader> &section,
                 const ModelType *type) {
  const ConfigReader *reader = &config;
  std::optional<Field<double>> found;
  if (section && section->has("rope_theta")) {
    reader = &*section;
    found = section->number({"rope_theta"});
  } else if (config.has("rope_theta") || config.has("rotary_emb_base")) {
    found = config.number({"rope_theta", "rotary_emb_base"});
  } else if ((found = config.number({"rope_ratio"}))) {
    found->value *= 1e4;
  } else if (type && type->theta) {
    return type->theta;
  } else {
    config.failMissing("rope_theta", "a finite number > 1");
  }
  if (found && !(found->value > 1))
    reader->fail(found->name, describe(found->value), "a finite number > 1");
  auto other = config.number({"rotary_emb_base"});
  if (found && other && other->value != found->value)
    config.fail(other->name, describe(other->value), found->name + "=" + describe(found->value));
  return found ? found->value : 2;
}

double readOriginalLength(const ConfigReader &config, const ConfigReader &section,
                          std::optional<int64_t> maxPositions) {
  auto inside = section.count({originalLength}), outside = config.count({originalLength});
  if (inside && outside && inside->value != outside->value)
    section.fail(originalLength, Twine(inside->value),
                 Twine(outside->value) + " like the one outside");
  if (inside || outside)
    return static_cast<double>((inside ? inside : outside)->value);
  if (!maxPositions)
    section.failMissing(originalLength, "it or max_position_embeddings");
  return static_cast<double>(maxPositions.value_or(1));
}

double readRequired(const ConfigReader &section, StringRef name) {
  auto found = section.number({name});
  if (!found)
    section.failMissing(name, "a finite number");
  return found ? found->value : 1;
}

} // namespace

std::optional<ConfigReader> ropewalk::ropeSection(const ConfigReader &config) {
  auto parameters = config.section("rope_parameters"), scaling = config.section("rope_scaling");
  if (parameters && scaling && parameters->fields() != scaling->fields())
    config.fail("rope_scaling", "given beside rope_parameters", "one of them, or both alike");
  if (parameters)
    return parameters;
  return scaling;
}

ropewalk_frequencies ropewalk::readFrequencies(const ConfigReader &config, const ModelType *type,
                                               std::optional<int64_t> maxPositions) {
  ropewalk_frequencies frequencies = {};
  frequencies.attention_factor = 1;
  refuseOtherEmbeddings(config);
  auto section = ropeSection(config);
  if (section && !section->fields().empty()) {
    if (refuseLayerTypes(*section))
      return frequencies;
    const Rule *rule = readRule(*section, /*needsName=*/!config.has("rope_parameters"));
    if (!rule)
      return frequencies;
    refuseOtherFields(*section, *rule);
    frequencies.scaling = rule->scaling;
  }
  frequencies.theta = readTheta(config, section, type);
  if (frequencies.scaling == ROPEWALK_SCALING_LLAMA3) {
    frequencies.factor = readRequired(*section, "factor");
    frequencies.low_freq_factor = readRequired(*section, "low_freq_factor");
    frequencies.high_freq_factor = readRequired(*section, "high_freq_factor");
    frequencies.original_max_position_embeddings =
        readOriginalLength(config, *section, maxPositions);
  }
  if (!config.failed())
    if (auto error = validateFrequencies(frequencies))
      (section ? *section : config).fail(error->message());
  return frequencies;
}
