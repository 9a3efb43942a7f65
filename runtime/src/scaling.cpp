//===- scaling.cpp - The scaling rules over the reals ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What multiplies theta or a power of it is added to the logarithm, so that no
// intermediate value leaves the range; the rest is applied to the power.
//
//===----------------------------------------------------------------------===//

#include "scaling.h"
#include "scaling_scalars.h"

namespace ropewalk {
ExactScaling::ExactScaling(const ropewalk_frequencies &rule) : rule(rule) {
  if (rule.scaling != ROPEWALK_SCALING_LIST)
    logTheta = wideLog(rule.theta);
  if (rule.scaling == ROPEWALK_SCALING_NTK_ALPHA)
    logStretch = wideLog(rule.alpha);
  else if (rule.scaling == ROPEWALK_SCALING_DYNAMIC) {
    Wide excess = Wide(rule.seq_len) / Wide(rule.max_position_embeddings) - 1;
    logStretch = excess > 0 ? wideLog(1 + Wide(rule.factor) * excess) : 0;
  } else if (rule.factor != 0)
    logStretch = wideLog(rule.factor);
}

/// Of the inverse frequency before divisions and blends.
Wide ExactScaling::logarithm(const PairPlace &place) const {
  Wide exponent = 2 * place.index, dim = place.dim;
  Wide plain = -exponent * logTheta / dim;
  switch (rule.scaling) {
  case ROPEWALK_SCALING_DYNAMIC:
  case ROPEWALK_SCALING_NTK_ALPHA: // Index 0, the only one where dim is 2, has exponent 0.
    return place.index == 0 ? plain : plain - exponent * logStretch / (dim - 2);
  case ROPEWALK_SCALING_NTK:
    if (rule.mixed_b == 0)
      return plain - (exponent + 2) * logStretch / dim;
    return plain -
           logStretch * wideExp(Wide(rule.mixed_b) * wideLog(Wide(2 * place.index + 2) / dim));
  case ROPEWALK_SCALING_YARN:
    return rule.log_blend ? plain - (1 - keptWeight(place)) * logStretch : plain;
  default:
    return plain;
  }
}

Wide ExactScaling::inverseFrequency(const PairPlace &place) const {
  if (rule.scaling == ROPEWALK_SCALING_LIST)
    return rule.inv_freq[place.pair];
  Wide inverse = wideExp(logarithm(place));
  if (rule.divisors)
    inverse = inverse / Wide(rule.divisors[place.pair]);
  switch (rule.scaling) {
  case ROPEWALK_SCALING_LLAMA3:
    return scaleLlama3(inverse);
  case ROPEWALK_SCALING_LINEAR:
    return inverse / Wide(rule.factor);
  case ROPEWALK_SCALING_YARN: {
    if (rule.log_blend)
      return inverse;
    Wide kept = keptWeight(place);
    return inverse * kept + inverse / Wide(rule.factor) * (1 - kept);
  }
  case ROPEWALK_SCALING_LONGROPE:
    return inverse / Wide(longropeDivisors(rule)[place.pair]);
  case ROPEWALK_SCALING_PROPORTIONAL:
    if (place.pair >= rule.active_pairs)
      return 0;
    return rule.factor != 0 ? inverse / Wide(rule.factor) : inverse;
  default:
    return inverse;
  }
}

/// Wavelengths above O/low are stretched by factor, those below O/high kept.
Wide ExactScaling::scaleLlama3(Wide inverse) const {
  Wide low = rule.low_freq_factor, high = rule.high_freq_factor;
  Wide turnsInContext = Wide(rule.original_max_position_embeddings) * inverse / (2 * widePi());
  Wide stretched = inverse / Wide(rule.factor);
  if (turnsInContext >= high)
    return inverse;
  if (turnsInContext <= low)
    return stretched;
  Wide keep = (turnsInContext - low) / (high - low);
  return (1 - keep) * stretched + keep * inverse;
}

/// YaRN: how much of a frequency is kept; the rest of it is divided by factor.
Wide ExactScaling::keptWeight(const PairPlace &place) const {
  auto [low, high] = yarnBounds<RealMath>(rule, place.dim);
  Wide ramp = clampTo<Wide>((Wide(place.index) - low) / (high - low), 0, 1);
  return (1 - ramp) * Wide(orDefault(rule.extrapolation_factor, 1));
}

} // namespace ropewalk
