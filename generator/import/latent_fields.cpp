//===- latent_fields.cpp - Heads of multi-head latent attention - -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/fields.h"

#include "import/describe.h"

#include "frequencies.h"

#include "llvm/ADT/Twine.h"

#include <cmath>

using namespace llvm;
using namespace ropewalk;

namespace {

/// Whether a part is all of `rotated`, or makes that of a whole: of a head, or of heads of another
/// kind. Classes write qk_rope_head_dim into head_dim, and then ignore the part with the default
/// rule.
bool isPartOfLatentHead(const ConfigFields &fields, const Layer &layer, double part,
                        int64_t rotated, int64_t rest) {
  const auto makes = [&](int64_t whole) {
    return std::floor(static_cast<double>(whole) * part) == static_cast<double>(rotated);
  };
  auto heads = fields.config.integer({"head_dim"});
  const bool ignored =
      heads && heads->value == rotated && (!layer.isScaled || hasRuleNamed(layer, "default"));
  return part == 1 || makes(rotated + rest) || (heads && makes(heads->value)) || ignored;
}

/// Classes write one of their heads' sizes into head_dim, or what hidden_size makes of it.
void refuseForeignHeadDim(const ConfigFields &fields, int64_t rotated, int64_t rest) {
  const ConfigReader &config = fields.config;
  auto given = config.integer({"head_dim"});
  auto values = config.integer({"v_head_dim"}), hidden = config.integer({"hidden_size"}),
       heads = config.integer({"num_attention_heads"});
  if (!given || given->value == rotated || given->value == rest || given->value == rotated + rest ||
      (values && given->value == values->value) ||
      (hidden && heads && heads->value > 0 && given->value == hidden->value / heads->value))
    return;
  config.fail(given->name, Twine(given->value),
              Twine(rotated) + " like qk_rope_head_dim, or " + Twine(rotated + rest) +
                  " with qk_nope_head_dim");
}

} // namespace

bool ropewalk::hasLatentAttention(const ConfigFields &fields) {
  constexpr StringLiteral field = "qk_rope_head_dim";
  if (fields.type && (fields.type->isLatent || fields.type->rotatesEnd))
    return fields.type->isLatent && !fields.type->rotatesEnd;
  auto given = fields.config.integer({field});
  const bool isGiven = given && given->value != 0;
  if (isGiven && fields.type)
    fields.config.fail(field, Twine(given->value),
                       "none: " + fields.type->name + " has no latent attention");
  return isGiven && !fields.type;
}

void ropewalk::readLatentAttention(const ConfigFields &fields, const Layer &layer, Shape &shape) {
  const ConfigReader &config = fields.config;
  auto rotated = config.count({"qk_rope_head_dim"}, maxHeadDim);
  auto rest = config.count({"qk_nope_head_dim"}, maxHeadDim);
  if (!rotated)
    return config.failMissing("qk_rope_head_dim", "a number in latent attention");
  if (!rest)
    return config.failMissing("qk_nope_head_dim", "a number beside qk_rope_head_dim");
  if (auto dim = config.integer({"rotary_dim"}); dim && dim->value != rotated->value)
    config.fail(dim->name, Twine(dim->value), Twine(rotated->value) + " like qk_rope_head_dim");
  auto fraction = readFraction(fields, layer);
  if (fraction && !isPartOfLatentHead(fields, layer, fraction->value, rotated->value, rest->value))
    config.fail(fraction->name, describe(fraction->value), "1 beside qk_rope_head_dim");
  refuseForeignHeadDim(fields, rotated->value, rest->value);
  shape.keyValueHeads = 1;
  shape.headDim = rest->value + rotated->value;
  shape.windowBegin = rest->value;
  shape.rotaryDim = rotated->value;
  shape.part = fraction
                   ? static_cast<int64_t>(static_cast<double>(rotated->value) * fraction->value)
                   : rotated->value;
}
