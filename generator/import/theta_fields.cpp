//===- theta_fields.cpp - The base of the frequencies -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/fields.h"

#include "import/describe.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

#include <cmath>

using namespace llvm;
using namespace ropewalk;

namespace {

/// A base and the field that says it.
struct Base {
  Field<double> said;

  /// rope_ratio counts in ten thousands.
  double unit() const { return said.name == "rope_ratio" ? 1e4 : 1; }
  double theta() const { return said.value * unit(); }
  std::string found() const { return describe(said.value); }
  /// What the field would have to say for that base.
  std::string of(double theta) const { return describe(theta / unit()); }
};

void refuseTheta(const std::optional<Field<double>> &theta, const ConfigReader &reader) {
  if (theta && !(theta->value > 1))
    reader.fail(theta->name, describe(theta->value), "a finite number > 1");
}

void refuseTheta(const std::optional<Base> &base, const ConfigReader &config) {
  if (!base || base->unit() == 1)
    return refuseTheta(base ? std::optional(base->said) : std::nullopt, config);
  if (!(base->theta() > 1) || !std::isfinite(base->theta()))
    config.fail(base->said.name, base->found(), "a number > 0.0001, which 10000 is multiplied by");
}

void refuseUnlike(const ConfigReader &reader, const Base &base, const Base &first) {
  if (base.theta() != first.theta())
    reader.fail(base.said.name, base.found(),
                base.unit() == 1 && first.unit() == 1
                    ? first.said.name + "=" + first.found()
                    : base.of(first.theta()) + " beside " + first.said.name + "=" + first.found());
}

/// The base outside the dictionary: of its many spellings, all that are given agree.
std::optional<Base> readOuterTheta(const ConfigFields &fields) {
  const ConfigReader &config = fields.config;
  std::optional<Base> result;
  const auto add = [&](const ConfigReader &reader, StringRef name) {
    auto found = reader.number({name});
    if (!found)
      return;
    if (result)
      refuseUnlike(reader, {*found}, *result);
    else
      result = Base{*found};
  };
  for (StringRef name : thetaSpellings())
    add(config, name);
  if (auto attention = config.section("attn_config"))
    add(*attention, "rope_theta");
  StringRef read = fields.type ? StringRef(fields.type->thetaField) : "";
  if (result && !read.empty() && !config.has(read) && result->theta() != fields.type->theta)
    config.fail(result->said.name, result->found(),
                read + " beside it, which " + fields.type->name + " reads");
  return result;
}

/// The base of the layer's dictionary, that of all layers, that of the model type.
double readSharedTheta(const ConfigFields &fields, const Layer &layer) {
  auto inside = layer.dictionary ? layer.dictionary->number({"rope_theta"}) : std::nullopt;
  auto outside = readOuterTheta(fields);
  refuseTheta(inside, layer.dictionary ? *layer.dictionary : fields.config);
  refuseTheta(outside, fields.config);
  if (inside && outside && !layer.isNested && inside->value != outside->theta())
    fields.config.fail(outside->said.name, outside->found(),
                       outside->of(inside->value) + " like the one inside");
  if (inside || outside)
    return inside ? inside->value : outside->theta();
  if (!fields.type || !fields.type->theta)
    fields.config.failMissing("rope_theta", "a finite number > 1");
  return fields.type && fields.type->theta ? fields.type->theta : 2;
}

/// Fields outside that are the base of one type of layers, and the type whose base the others are
/// then.
struct TypeBases {
  StringLiteral layerType, others;
  ArrayRef<StringRef> fields;
  double ModelType::*implied;
};
constexpr StringRef slidingFields[] = {"rope_local_base_freq", "local_rope_theta",
                                       "swa_rope_theta"};
constexpr StringRef compressFields[] = {"compress_rope_theta"};
constexpr TypeBases typeBases[] = {
    {"sliding_attention", "full_attention", slidingFields, &ModelType::localTheta},
    {"compress", "main", compressFields, &ModelType::compressTheta}};

/// All that are given agree. Of known types only those that have one without a file read them.
std::optional<Field<double>> readTypeField(const ConfigFields &fields, const TypeBases &bases) {
  const ConfigReader &config = fields.config;
  std::optional<Field<double>> result;
  for (StringRef name : bases.fields) {
    auto found = config.number({name});
    refuseTheta(found, config);
    if (found && result)
      refuseUnlike(config, {*found}, {*result});
    if (found && fields.type && !(fields.type->*bases.implied))
      config.fail(name, "given", "none: " + fields.type->name + " has no such field");
    result = result ? result : found;
  }
  return result;
}

/// Which layers' number one outside is, where every layer type has its own.
struct OuterNumber {
  StringRef name;
  double value;
  StringRef layerType; ///< Empty: that of any.
};

/// `inside` has what each layer type says itself.
void refuseContradiction(const ConfigReader &config, const OuterNumber &outer,
                         ArrayRef<std::pair<StringRef, std::optional<double>>> inside,
                         function_ref<std::string(double)> expected) {
  std::string others;
  for (const auto &[type, value] : inside) {
    if (!outer.layerType.empty() && type != outer.layerType)
      continue;
    if (!value || *value == outer.value)
      return; // one that lacks it has the one outside
    others += (others.empty() ? "" : " or ") + expected(*value) + " like that of " + type.str();
  }
  if (!others.empty())
    config.fail(outer.name, expected(outer.value), others);
}

} // namespace

ArrayRef<StringRef> ropewalk::thetaSpellings() {
  static constexpr StringRef fields[] = {"rope_theta", "global_rope_theta", "rotary_emb_base",
                                         "rotary_embedding_base", "rope_ratio"};
  return fields;
}

ArrayRef<StringRef> ropewalk::slidingBases() { return slidingFields; }

std::optional<double> ropewalk::readThetaOfType(const ConfigFields &fields, StringRef layerType) {
  for (const TypeBases &bases : typeBases) {
    if (bases.layerType != layerType)
      continue;
    if (auto found = readTypeField(fields, bases))
      return found->value;
    if (fields.type && fields.type->*bases.implied)
      return fields.type->*bases.implied;
  }
  return std::nullopt;
}

void ropewalk::refuseOuterNumbers(const ConfigFields &fields, const ConfigReader &dictionary,
                                  ArrayRef<Layer> layers) {
  const ConfigReader &config = fields.config;
  SmallVector<std::pair<StringRef, std::optional<double>>> thetas, fractions;
  for (const Layer &layer : layers) {
    auto theta = layer.dictionary->number({"rope_theta"});
    auto fraction = layer.dictionary->number({"partial_rotary_factor"});
    thetas.emplace_back(layer.type, theta ? std::optional(theta->value) : std::nullopt);
    fractions.emplace_back(layer.type, fraction ? std::optional(fraction->value) : std::nullopt);
  }
  const auto plain = [](double value) { return describe(value); };
  StringRef general;
  for (const TypeBases &bases : typeBases) {
    auto own = readTypeField(fields, bases);
    if (own)
      refuseContradiction(config, {own->name, own->value, bases.layerType}, thetas, plain);
    if (own || (fields.type && fields.type->*bases.implied))
      general = bases.others;
  }
  if (auto outer = readOuterTheta(fields))
    refuseContradiction(config, {outer->said.name, outer->theta(), general}, thetas,
                        [&](double theta) { return outer->of(theta); });
  if (auto fraction = readOuterFraction(config))
    refuseContradiction(config, {fraction->name, fraction->value, ""}, fractions, plain);
  // Left behind by older versions of Hugging Face.
  if (auto theta = dictionary.number({"rope_theta"}))
    refuseContradiction(dictionary, {theta->name, theta->value, ""}, thetas, plain);
  if (auto fraction = dictionary.number({"partial_rotary_factor"}))
    refuseContradiction(dictionary, {fraction->name, fraction->value, ""}, fractions, plain);
}

double ropewalk::readTheta(const ConfigFields &fields, const Layer &layer) {
  if (layer.theta && !(fields.type && fields.type->hasOneTheta))
    return *layer.theta;
  double shared = readSharedTheta(fields, layer);
  if (layer.theta && *layer.theta != shared)
    fields.config.fail("layer_rope_theta has " + describe(*layer.theta) + ", expected 0 or " +
                       describe(shared) + ": " + fields.type->name +
                       " has one base, of rope_parameters");
  return shared;
}
