//===- theta_fields.cpp - The base of the frequencies -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/fields.h"

#include "import/describe.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace ropewalk;

namespace {

void refuseTheta(const std::optional<Field<double>> &theta, const ConfigReader &reader) {
  if (theta && !(theta->value > 1))
    reader.fail(theta->name, describe(theta->value), "a finite number > 1");
}

/// The base outside the dictionary: of its many spellings, all that are given agree.
std::optional<Field<double>> readOuterTheta(const ConfigFields &fields) {
  const ConfigReader &config = fields.config;
  std::optional<Field<double>> result;
  for (StringRef name : {"rope_theta", "global_rope_theta", "rotary_emb_base",
                         "rotary_embedding_base", "rope_ratio"}) {
    auto found = config.number({name});
    if (!found)
      continue;
    found->value *= name == "rope_ratio" ? 1e4 : 1;
    if (result && found->value != result->value)
      config.fail(name, describe(found->value), result->name + "=" + describe(result->value));
    result = result ? result : found;
  }
  if (auto attention = config.section("attn_config"))
    if (auto found = attention->number({"rope_theta"})) {
      if (result && found->value != result->value)
        attention->fail("rope_theta", describe(found->value),
                        result->name + "=" + describe(result->value));
      result = result ? result : found;
    }
  StringRef read = fields.type ? StringRef(fields.type->thetaField) : "";
  if (result && !read.empty() && !config.has(read) && result->value != fields.type->theta)
    config.fail(result->name, describe(result->value),
                read + " beside it, which " + fields.type->name + " reads");
  return result;
}

/// The base of the layer's dictionary, that of all layers, that of the model type.
double readSharedTheta(const ConfigFields &fields, const Layer &layer) {
  auto inside = layer.dictionary ? layer.dictionary->number({"rope_theta"}) : std::nullopt;
  auto outside = readOuterTheta(fields);
  refuseTheta(inside, layer.dictionary ? *layer.dictionary : fields.config);
  refuseTheta(outside, fields.config);
  if (inside && outside && !layer.isNested && inside->value != outside->value)
    fields.config.fail(outside->name, describe(outside->value),
                       describe(inside->value) + " like the one inside");
  if (inside || outside)
    return inside ? inside->value : outside->value;
  if (!fields.type || !fields.type->theta)
    fields.config.failMissing("rope_theta", "a finite number > 1");
  return fields.type && fields.type->theta ? fields.type->theta : 2;
}

} // namespace

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
