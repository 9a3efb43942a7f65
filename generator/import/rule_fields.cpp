//===- rule_fields.cpp - Base and scaling rule ------------------*- C++ -*-===//
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

#include <algorithm>
#include <cmath>

using namespace llvm;
using namespace ropewalk;

namespace {

constexpr StringLiteral originalLength = "original_max_position_embeddings";

struct NamedRule {
  StringLiteral name;
  ropewalk_scaling scaling;
  ArrayRef<StringRef> fields; ///< Those it has, besides what every rule has.
};

/// llama_4_scaling_beta scales queries, finetuned is for people.
constexpr StringRef commonFields[] = {"rope_type",
                                      "type",
                                      "rope_theta",
                                      "partial_rotary_factor",
                                      originalLength,
                                      "mrope_section",
                                      "xdrope_section",
                                      "mrope_interleaved",
                                      "max_position_embeddings",
                                      "llama_4_scaling_beta",
                                      "finetuned"};
constexpr StringRef factorFields[] = {"factor"};
constexpr StringRef llama3Fields[] = {"factor", "low_freq_factor", "high_freq_factor"};
constexpr StringRef ntkFields[] = {"factor", "mixed_b"};
constexpr StringRef yarnFields[] = {"factor",           "beta_fast",      "beta_slow",
                                    "mscale",           "mscale_all_dim", "truncate",
                                    "attention_factor", "attn_factor",    "extrapolation_factor"};
/// Hunyuan's configurations carry yarn's numbers, which its code does not read.
constexpr StringRef alphaFields[] = {"alpha",     "factor", "beta_fast",
                                     "beta_slow", "mscale", "mscale_all_dim"};
constexpr StringRef longropeFields[] = {"short_factor",     "long_factor",  "factor",
                                        "attention_factor", "short_mscale", "long_mscale"};

constexpr StringLiteral logYarn = "yarn_log";

constexpr NamedRule rules[] = {{"default", ROPEWALK_SCALING_DEFAULT, {}},
                               {"axial", ROPEWALK_SCALING_DEFAULT, {}},
                               {"mrope", ROPEWALK_SCALING_DEFAULT, {}},
                               {"linear", ROPEWALK_SCALING_LINEAR, factorFields},
                               {"dynamic", ROPEWALK_SCALING_DYNAMIC, factorFields},
                               {"ntk", ROPEWALK_SCALING_NTK, ntkFields},
                               {"ntk_alpha", ROPEWALK_SCALING_NTK_ALPHA, alphaFields},
                               {"xdrope", ROPEWALK_SCALING_NTK_ALPHA, alphaFields},
                               {"yarn", ROPEWALK_SCALING_YARN, yarnFields},
                               {logYarn, ROPEWALK_SCALING_YARN, yarnFields},
                               {"longrope", ROPEWALK_SCALING_LONGROPE, longropeFields},
                               {"su", ROPEWALK_SCALING_LONGROPE, longropeFields},
                               {"llama3", ROPEWALK_SCALING_LLAMA3, llama3Fields},
                               {"proportional", ROPEWALK_SCALING_PROPORTIONAL, factorFields}};

const NamedRule &nearestRule(StringRef name) {
  return *std::min_element(std::begin(rules), std::end(rules),
                           [&](const NamedRule &a, const NamedRule &b) {
                             return name.edit_distance(a.name) < name.edit_distance(b.name);
                           });
}

const NamedRule *findRule(StringRef name) {
  const auto *found = find_if(rules, [&](const NamedRule &rule) { return rule.name == name; });
  return found == std::end(rules) ? nullptr : found;
}

/// Old and new name of the default rule with several axes, and of longrope.
bool areAlike(const NamedRule &a, const NamedRule &b) {
  return a.scaling == b.scaling && (a.name == logYarn) == (b.name == logYarn);
}

/// A fixed alpha takes the place of the length that dynamic would depend on.
const NamedRule *withAlpha(const ConfigReader &dictionary, const NamedRule *rule,
                           const ModelType *type) {
  // Elsewhere it is a field that dynamic does not have.
  bool hasAlpha = rule->scaling == ROPEWALK_SCALING_DYNAMIC && dictionary.has("alpha") &&
                  (!type || type->hasAlpha);
  return hasAlpha ? findRule("ntk_alpha") : rule;
}

/// The rule by the name given under rope_type, type or both; null if that is wrong.
const NamedRule *readName(const ConfigReader &dictionary, bool needsName, const ModelType *type) {
  const NamedRule *rule = nullptr;
  for (StringRef spelling : {"rope_type", "type"}) {
    auto name = dictionary.string({spelling});
    if (!name)
      continue;
    const NamedRule *found = findRule(name->value);
    if (!found) {
      dictionary.fail(spelling, describe(json::Value(name->value)),
                      "a known rule, such as \"" + nearestRule(name->value).name + "\"");
      return nullptr;
    }
    if (rule && !areAlike(*rule, *found))
      dictionary.fail(spelling, describe(json::Value(name->value)),
                      "\"" + rule->name + "\" like rope_type");
    rule = rule ? rule : found;
  }
  if (!rule && needsName)
    dictionary.failMissing("rope_type", "the name of a rule");
  return withAlpha(dictionary, rule ? rule : &rules[0], type);
}

/// A field of another rule would change the rotation if its rule were named.
void refuseOtherFields(const ConfigReader &dictionary, const NamedRule &rule) {
  auto others = dictionary.findFields([&](StringRef name, const json::Value &) {
    const bool isOfAxes = name == "interleaved" && dictionary.has("mrope_section");
    return dictionary.has(name) && !is_contained(commonFields, name) && !isOfAxes &&
           !is_contained(rule.fields, name);
  });
  if (!others.empty())
    dictionary.fail(others.front(), "given",
                    "none: rope_type \"" + rule.name + "\" has no such field");
}

/// Reads the numbers of one dictionary's rule.
class RuleReader {
public:
  RuleReader(const ConfigFields &fields, const Layer &layer, const Shape &shape, Rule &rule)
      : fields(fields), dictionary(*layer.dictionary), layer(layer), shape(shape), rule(rule),
        f(rule.frequencies) {}

  void read(const NamedRule &named);

private:
  double required(StringRef name);
  double optional(StringRef name);
  double optionalPositive(StringRef name);
  double originalMaxPositions();
  double maxPositions();
  double factorOrRatio();
  std::vector<double> list(StringRef name);
  void readYarn(bool blendsLogarithms);
  void readLongrope();
  void readYarnAttention();
  double ownAttentionFactor();

  const ConfigFields &fields;
  const ConfigReader &dictionary;
  const Layer &layer;
  const Shape &shape;
  Rule &rule;
  ropewalk_frequencies &f;
};

double RuleReader::required(StringRef name) {
  auto found = dictionary.number({name});
  if (!found)
    dictionary.failMissing(name, "a finite number");
  return found ? found->value : 1;
}

double RuleReader::optional(StringRef name) {
  auto found = dictionary.number({name});
  return found ? found->value : 0;
}

/// 0 stands for absent from here on, so it cannot be given.
double RuleReader::optionalPositive(StringRef name) {
  auto found = dictionary.number({name});
  if (found && !(found->value > 0))
    dictionary.fail(name, describe(found->value), "a finite number > 0");
  return found ? found->value : 0;
}

double RuleReader::originalMaxPositions() {
  auto inside = dictionary.count({originalLength}), outside = fields.config.count({originalLength});
  if (layer.isNested && outside && !inside)
    dictionary.failMissing(originalLength, "it here too: one outside is not read");
  if (int64_t own = fields.type ? fields.type->originalLength : 0; own && !outside) {
    if (inside && inside->value != own)
      dictionary.fail(originalLength, Twine(inside->value),
                      Twine(own) + ", which " + fields.type->name + " has where none is outside");
    return static_cast<double>(own);
  }
  if (inside && outside && inside->value != outside->value)
    dictionary.fail(originalLength, Twine(inside->value),
                    Twine(outside->value) + " like the one outside");
  if (inside || outside)
    return static_cast<double>((inside ? inside : outside)->value);
  if (!fields.maxPositions)
    dictionary.failMissing(originalLength, "it or max_position_embeddings");
  return static_cast<double>(fields.maxPositions.value_or(1));
}

double RuleReader::maxPositions() {
  if (!fields.maxPositions)
    fields.config.failMissing("max_position_embeddings", "a number in [1, 2^31)");
  return static_cast<double>(fields.maxPositions.value_or(1));
}

/// Where there is no factor, how much longer the served context is than the trained one.
double RuleReader::factorOrRatio() {
  if (auto found = dictionary.number({"factor"}))
    return found->value;
  return maxPositions() / f.original_max_position_embeddings;
}

std::vector<double> RuleReader::list(StringRef name) {
  auto found = dictionary.numbers({name});
  if (!found) {
    dictionary.failMissing(name,
                           "a list of rotary_dim/2=" + Twine(shape.rotaryDim / 2) + " numbers");
    return {};
  }
  if (static_cast<int64_t>(found->value.size()) != shape.rotaryDim / 2)
    dictionary.fail(name + " has " + Twine(found->value.size()) +
                    " entries, expected rotary_dim/2=" + Twine(shape.rotaryDim / 2));
  return std::move(found->value);
}

/// attention_factor, or attn_factor times the rule's own (source: vLLM), or what the model type
/// says.
void RuleReader::readYarnAttention() {
  f.attention_factor = optionalPositive("attention_factor");
  double multiple = optionalPositive("attn_factor");
  if (multiple && f.attention_factor)
    dictionary.fail("attn_factor", "given beside attention_factor", "one of them");
  if (multiple || f.attention_factor) {
    f.attention_factor = multiple ? multiple * ownAttentionFactor() : f.attention_factor;
  } else if (fields.type && fields.type->yarnSlope) {
    f.attention_factor = f.factor > 1 ? fields.type->yarnSlope * std::log(f.factor) + 1 : 1;
  } else if (fields.type) {
    f.attention_factor = fields.type->yarnFactor;
  }
}

double RuleReader::ownAttentionFactor() {
  ropewalk_rotation rotation = {};
  rotation.head_dim = rotation.rotary_dim = shape.rotaryDim;
  rotation.frequencies = f;
  auto frequencies = computeFrequencies(rotation);
  return frequencies ? frequencies->attentionFactor : 1; // what is wrong is said later
}

void RuleReader::readYarn(bool blendsLogarithms) {
  f.original_max_position_embeddings = originalMaxPositions();
  f.factor = factorOrRatio();
  f.beta_fast = optional("beta_fast");
  f.beta_slow = optional("beta_slow");
  f.mscale = optional("mscale");
  f.mscale_all_dim = optional("mscale_all_dim");
  f.extrapolation_factor = optionalPositive("extrapolation_factor");
  auto truncate = dictionary.boolean("truncate");
  f.no_truncate = truncate && !truncate->value;
  f.log_blend = blendsLogarithms;
  readYarnAttention();
}

void RuleReader::readLongrope() {
  f.original_max_position_embeddings = originalMaxPositions();
  f.factor = factorOrRatio();
  rule.shortFactor = list("short_factor");
  rule.longFactor = list("long_factor");
  f.short_factor = rule.shortFactor.data();
  f.long_factor = rule.longFactor.data();
  f.list_length = shape.rotaryDim / 2;
  f.attention_factor = optionalPositive("attention_factor");
  auto atShort = dictionary.number({"short_mscale"}), atLong = dictionary.number({"long_mscale"});
  if (!atShort && !atLong)
    return;
  if (!atShort || !atLong || atShort->value != atLong->value)
    return dictionary.fail("short_mscale", atShort ? describe(atShort->value) : "missing",
                           "long_mscale=" + (atLong ? describe(atLong->value) : "none") +
                               ", one attention factor for both");
  f.attention_factor = atShort->value;
}

void RuleReader::read(const NamedRule &named) {
  f.scaling = named.scaling;
  switch (named.scaling) {
  case ROPEWALK_SCALING_DEFAULT:
  case ROPEWALK_SCALING_LIST:
    return;
  case ROPEWALK_SCALING_LINEAR:
    f.factor = required("factor");
    return;
  case ROPEWALK_SCALING_DYNAMIC:
    f.factor = required("factor");
    f.max_position_embeddings = maxPositions();
    return;
  case ROPEWALK_SCALING_NTK:
    f.factor = required("factor");
    f.mixed_b = optionalPositive("mixed_b");
    return;
  case ROPEWALK_SCALING_NTK_ALPHA:
    f.alpha = required("alpha");
    return;
  case ROPEWALK_SCALING_YARN:
    return readYarn(named.name == logYarn);
  case ROPEWALK_SCALING_LONGROPE:
    return readLongrope();
  case ROPEWALK_SCALING_LLAMA3:
    f.factor = required("factor");
    f.low_freq_factor = required("low_freq_factor");
    f.high_freq_factor = required("high_freq_factor");
    f.original_max_position_embeddings = originalMaxPositions();
    return;
  case ROPEWALK_SCALING_PROPORTIONAL:
    f.factor = optionalPositive("factor");
    f.active_pairs = shape.part / 2;
    return;
  }
}

} // namespace

bool ropewalk::areSameRule(StringRef a, StringRef b) {
  const NamedRule *first = findRule(a), *second = findRule(b);
  return a == b || (first && second && areAlike(*first, *second));
}

/// The rule's name in the layer's dictionary.
static StringRef ruleOf(const Layer &layer) {
  auto found = layer.dictionary ? layer.dictionary->string({"rope_type", "type"}) : std::nullopt;
  return found ? found->value : "default";
}

void ropewalk::refuseOuterRules(const ConfigReader &config, ArrayRef<Layer> layers) {
  // Its base grows by steps of the length; nobody writes such files any more.
  if (auto dynamic = config.boolean("use_dynamic_ntk"); dynamic && dynamic->value)
    config.fail(dynamic->name, "true", "false, or a rule in rope_scaling");
  for (StringRef name : {"rope_condense_ratio", "seq_len_interpolation_factor",
                         "rotary_scaling_factor", "rope_scaling_factor"})
    if (auto factor = config.number({name}); factor && factor->value != 1)
      config.fail(name, describe(factor->value), "1, or a rule in rope_scaling");
  auto outside = config.string({"rope_type"});
  auto isInside = [&](const Layer &layer) { return areSameRule(ruleOf(layer), outside->value); };
  if (outside && !layers.empty() && none_of(layers, isInside))
    config.fail(outside->name, describe(json::Value(outside->value)),
                describe(json::Value(ruleOf(layers.front()))) +
                    (layers.front().dictionary ? " like that of the dictionary"
                                               : ", or it in rope_scaling with its numbers"));
}

bool ropewalk::hasRuleNamed(const Layer &layer, StringRef name) { return ruleOf(layer) == name; }

Rule ropewalk::readRule(const ConfigFields &fields, const Layer &layer, const Shape &shape) {
  Rule rule;
  rule.frequencies.theta = readTheta(fields, layer);
  if (!layer.isScaled || !layer.dictionary)
    return rule;
  const ConfigReader &dictionary = *layer.dictionary;
  bool isNew = layer.isNested || fields.config.has("rope_parameters");
  const NamedRule *named = readName(dictionary, /*needsName=*/!isNew, fields.type);
  if (!named)
    return rule;
  refuseOtherFields(dictionary, *named);
  RuleReader(fields, layer, shape, rule).read(*named);
  return rule;
}
