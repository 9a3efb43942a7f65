//===- scaling_hf.cpp - The scaling rules in f32 --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hugging Face transformers mixes Python floats (f64) and tensors (f32): a Python
// float is rounded to f32 where it meets a tensor, and `number / tensor` is the
// tensor's reciprocal, rounded, times the number. Powers, exponentials and logarithms
// are taken in f64 and rounded: right but where f64 is within 2^-52 of a tie.
//
//===----------------------------------------------------------------------===//

#include "scaling.h"
#include "scaling_scalars.h"

#include <cmath>

namespace ropewalk {
namespace {

float f32(double x) { return static_cast<float>(x); }
float f32(int64_t x) { return static_cast<float>(x); }

float powF32(float x, float y) {
  return f32(std::pow(static_cast<double>(x), static_cast<double>(y)));
}
float expF32(float x) { return f32(std::exp(static_cast<double>(x))); }
float logF32(float x) { return f32(std::log(static_cast<double>(x))); }

float quotient(double number, float tensor) { return 1 / tensor * f32(number); }

/// Dynamic: where the call is longer than the model's length, its length is a tensor.
float dynamicTheta(const ropewalk_frequencies &rule, int64_t dim) {
  if (static_cast<double>(rule.seq_len) <= rule.max_position_embeddings)
    return f32(rule.theta);
  float ratio = f32(rule.factor) * f32(rule.seq_len) / f32(rule.max_position_embeddings) -
                f32(rule.factor - 1);
  double size = static_cast<double>(dim);
  return f32(rule.theta) * powF32(ratio, f32(size / (size - 2)));
}

double thetaAlpha(const ropewalk_frequencies &rule, int64_t dim) {
  double size = static_cast<double>(dim);
  return rule.theta * std::pow(rule.alpha, size / (size - 2));
}

} // namespace

/// theta^(2j/D), where theta is what the rule makes of it.
float HfScaling::power(const PairPlace &place) const {
  if (place.index == 0)
    return 1;
  float theta = f32(rule.theta);
  if (rule.scaling == ROPEWALK_SCALING_DYNAMIC)
    theta = dynamicTheta(rule, place.dim);
  else if (rule.scaling == ROPEWALK_SCALING_NTK_ALPHA)
    theta = f32(thetaAlpha(rule, place.dim));
  else if (rule.scaling == ROPEWALK_SCALING_NTK && rule.mixed_b == 0)
    theta = f32(rule.theta * rule.factor);
  return powF32(theta, f32(2 * place.index) / f32(place.dim));
}

float HfScaling::inverseFrequency(const PairPlace &place) const {
  if (rule.scaling == ROPEWALK_SCALING_LIST)
    return f32(rule.inv_freq[place.pair]);
  float period = power(place);
  if (rule.divisors)
    period = f32(rule.divisors[place.pair]) * period;
  switch (rule.scaling) {
  case ROPEWALK_SCALING_LLAMA3:
    return scaleLlama3(1 / period);
  case ROPEWALK_SCALING_LINEAR:
    return 1 / period / f32(rule.factor);
  case ROPEWALK_SCALING_NTK:
    return scaleNtk(1 / period, place);
  case ROPEWALK_SCALING_YARN:
    return scaleYarn(period, place);
  case ROPEWALK_SCALING_LONGROPE:
    return 1 / (f32(longropeDivisors(rule)[place.pair]) * period);
  case ROPEWALK_SCALING_PROPORTIONAL:
    if (place.pair >= rule.active_pairs)
      return 0;
    return 1 / period / (rule.factor != 0 ? f32(rule.factor) : 1);
  default:
    return 1 / period;
  }
}

float HfScaling::scaleLlama3(float inverse) const {
  double length = rule.original_max_position_embeddings;
  float wavelength = quotient(2 * PythonMath::pi(), inverse), factor = f32(rule.factor);
  if (wavelength > f32(length / rule.low_freq_factor))
    return inverse / factor;
  // With equal factors the blend would be 0/0 at the step itself, and stays unused.
  if (wavelength < f32(length / rule.high_freq_factor) ||
      rule.low_freq_factor == rule.high_freq_factor)
    return inverse;
  float keep = (quotient(length, wavelength) - f32(rule.low_freq_factor)) /
               f32(rule.high_freq_factor - rule.low_freq_factor);
  return (1 - keep) * inverse / factor + keep * inverse;
}

float HfScaling::keptWeight(const PairPlace &place) const {
  auto [low, high] = yarnBounds<PythonMath>(rule, place.dim);
  float ramp = (f32(place.index) - f32(low)) / f32(high - low);
  return (1 - clampTo(ramp, 0.0f, 1.0f)) * f32(orDefault(rule.extrapolation_factor, 1));
}

float HfScaling::scaleYarn(float period, const PairPlace &place) const {
  float kept = 1 / period, stretched = 1 / (f32(rule.factor) * period);
  float weight = keptWeight(place);
  if (rule.log_blend)
    return expF32(logF32(stretched) * (1 - weight) + logF32(kept) * weight);
  return stretched * (1 - weight) + kept * weight;
}

float HfScaling::scaleNtk(float inverse, const PairPlace &place) const {
  auto size = static_cast<double>(place.dim);
  if (rule.mixed_b == 0)
    return inverse / f32(std::pow(rule.factor, 2 / size));
  float slope = logF32(f32(rule.factor)) / f32(std::pow(size / 2, rule.mixed_b));
  return inverse / expF32(slope * powF32(f32(place.index + 1), f32(rule.mixed_b)));
}

} // namespace ropewalk
