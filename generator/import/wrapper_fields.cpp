//===- wrapper_fields.cpp - What multimodal files say around a model - -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/fields.h"

#include "import/describe.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace ropewalk;

namespace {

/// Multimodal wrappers keep the language model's fields in an object of their own: that, or a
/// wrapper in between.
std::optional<ConfigReader> insideOf(const ConfigReader &config) {
  for (StringRef name :
       {"text_config", "thinker_config", "vlm_config", "llm_config", "language_config"})
    if (auto nested = config.section(name))
      return nested;
  return std::nullopt;
}

StringRef dictionaryName(const ConfigReader &config) {
  return config.has("rope_parameters") ? "rope_parameters" : "rope_scaling";
}

/// Whether a dictionary has the field, or one of those in it does that are for a layer type each.
bool hasAnywhere(const ConfigReader &dictionary, StringRef field) {
  return dictionary.has(field) ||
         any_of(dictionary.fields(), [&](const json::Object::value_type &one) {
           const json::Object *ofType = one.second.getAsObject();
           return ofType && ofType->get(field);
         });
}

/// Whether its rule is another than the default one.
bool isScaled(const ConfigReader &dictionary) {
  if (auto rule = dictionary.string({"rope_type", "type"}))
    return rule->value != "default" && rule->value != "mrope";
  return any_of(dictionary.fields(), [](const json::Object::value_type &one) {
    return one.second.getAsObject() != nullptr;
  });
}

/// Of rules that are both given.
void refuseOtherRule(const ConfigReader &outer, const ConfigReader &inner, StringRef place) {
  const auto contradicts = [&](StringRef field, const json::Value &value) {
    const json::Value *other = inner.fields().get(field);
    if (!other || *other == value)
      return false;
    auto one = value.getAsString(), two = other->getAsString();
    return !one || !two || !areSameRule(*one, *two);
  };
  for (StringRef field : outer.findFields(contradicts))
    outer.fail(field, describe(*outer.fields().get(field)),
               describe(*inner.fields().get(field)) + ", as " + place + " has it");
}

/// Refuses a base, part or scaling rule of a wrapper that the object inside, which is read, lacks,
/// and a rule that it contradicts.
void refuseRuleOutside(const ConfigReader &outer, const ConfigReader &inner) {
  const StringRef place = inner.place();
  const std::string where = "it in " + place.str() + ", which alone is read";
  const ArrayRef<StringRef> bases = thetaSpellings();
  const auto rule = outer.section(dictionaryName(outer)),
             own = inner.section(dictionaryName(inner));
  const bool hasBase = any_of(bases, [&](StringRef base) { return inner.has(base); }) ||
                       (own && hasAnywhere(*own, "rope_theta"));
  for (StringRef base : bases)
    if (outer.has(base) && !hasBase)
      outer.fail(base, "given", where);
  SmallVector<StringRef, 4> others(slidingBases());
  others.push_back("partial_rotary_factor");
  for (StringRef field : others)
    if (outer.has(field) && !inner.has(field) && !(own && hasAnywhere(*own, field)))
      outer.fail(field, "given", where);
  if (!rule)
    return;
  // A default one with a base may be another model's: MusicFlamingo's is of times, not of tokens.
  for (StringRef field : {"rope_theta", "mrope_section"})
    if (rule->has(field) && !(own && hasAnywhere(*own, field)) &&
        !(hasBase && field == "rope_theta"))
      rule->fail(field, "given", where);
  if (isScaled(*rule) && !(own && isScaled(*own)))
    outer.fail(dictionaryName(outer), "given", where);
  else if (isScaled(*rule))
    refuseOtherRule(*rule, *own, place);
}

} // namespace

ConfigReader ropewalk::languageModel(const ConfigReader &config) {
  const std::optional<ConfigReader> nested = insideOf(config);
  if (!nested)
    return config;
  const StringRef place = nested->place();
  return place.ends_with("thinker_config") || place.ends_with("vlm_config") ? languageModel(*nested)
                                                                            : *nested;
}

void ropewalk::refuseRulesAround(const ConfigReader &config, const ConfigReader &language) {
  const std::optional<ConfigReader> nested = insideOf(config);
  if (!nested || &config.fields() == &language.fields())
    return;
  refuseRuleOutside(config, language);
  refuseRulesAround(*nested, language);
}
