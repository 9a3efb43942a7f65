//===- frequencies.cpp - Inverse frequencies of a rotation ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "frequencies.h"
#include "enum_value.h"
#include "error_boundary.h"
#include "wide.h"

#include <cinttypes>
#include <cmath>

namespace ropewalk {
namespace {

// Below this a scaled-up inv_freq leaves too few bits of the angle at position 2^31.
constexpr double minFactor = 0x1p-16;

// Keeps every product of a cosine and a factor a normal f32.
constexpr double minAttentionFactor = 0x1p-64, maxAttentionFactor = 0x1p+64;

Error invalidNumber(const char *field, double found, const char *expected) {
  return Error(ROPEWALK_INVALID_ARGUMENT, "%s is %g, expected %s", field, found, expected);
}

bool isPositive(double value) { return value > 0 && std::isfinite(value); }

std::optional<Error> validateLlama3(const ropewalk_frequencies &frequencies) {
  if (!(frequencies.factor >= minFactor && std::isfinite(frequencies.factor)))
    return invalidNumber("factor", frequencies.factor, "a finite number of at least 2^-16");
  if (!isPositive(frequencies.low_freq_factor))
    return invalidNumber("low_freq_factor", frequencies.low_freq_factor, "a finite number > 0");
  if (!(frequencies.high_freq_factor >= frequencies.low_freq_factor &&
        std::isfinite(frequencies.high_freq_factor)))
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "high_freq_factor is %g, expected a finite number >= low_freq_factor=%g",
                 frequencies.high_freq_factor, frequencies.low_freq_factor);
  if (!isPositive(frequencies.original_max_position_embeddings))
    return invalidNumber("original_max_position_embeddings",
                         frequencies.original_max_position_embeddings, "a finite number > 0");
  return std::nullopt;
}

/// Wavelengths above O/low are stretched by factor, those below O/high kept.
Wide scaleLlama3(Wide inverse, const ropewalk_frequencies &frequencies) {
  Wide low = frequencies.low_freq_factor, high = frequencies.high_freq_factor;
  Wide turnsInContext =
      Wide(frequencies.original_max_position_embeddings) * inverse / (2 * widePi());
  Wide stretched = inverse / Wide(frequencies.factor);
  if (turnsInContext >= high)
    return inverse;
  if (turnsInContext <= low)
    return stretched;
  Wide keep = (turnsInContext - low) / (high - low);
  return (1 - keep) * stretched + keep * inverse;
}

} // namespace

std::optional<Error> validateWindow(const ropewalk_rotation &rotation) {
  int64_t headDim = rotation.head_dim, begin = rotation.window_begin, dim = rotation.rotary_dim;
  if (headDim < 1 || headDim > maxHeadDim)
    return Error(ROPEWALK_INVALID_ARGUMENT, "head_dim is %" PRId64 ", expected 1 to %" PRId64,
                 headDim, maxHeadDim);
  if (begin < 0 || begin > headDim)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "window_begin is %" PRId64 ", expected a component in [0, head_dim=%" PRId64 "]",
                 begin, headDim);
  if (dim < 0 || dim > headDim - begin || dim % 2 != 0)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "rotary_dim is %" PRId64 ", expected an even number in [0, %s=%" PRId64 "]", dim,
                 begin ? "head_dim-window_begin" : "head_dim", headDim - begin);
  int pairing = enumValue(rotation.pairing);
  if (pairing != ROPEWALK_HALF && pairing != ROPEWALK_INTERLEAVED)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "pairing is %d, expected ROPEWALK_HALF or ROPEWALK_INTERLEAVED", pairing);
  return std::nullopt;
}

std::optional<Error> validateFrequencies(const ropewalk_frequencies &frequencies) {
  if (!(frequencies.theta > 1 && std::isfinite(frequencies.theta)))
    return invalidNumber("theta", frequencies.theta, "a finite number > 1");
  if (!(frequencies.attention_factor >= minAttentionFactor &&
        frequencies.attention_factor <= maxAttentionFactor))
    return invalidNumber("attention_factor", frequencies.attention_factor,
                         "a number in [2^-64, 2^64]");
  int scaling = enumValue(frequencies.scaling);
  if (scaling == ROPEWALK_SCALING_LLAMA3)
    return validateLlama3(frequencies);
  if (scaling != ROPEWALK_SCALING_DEFAULT)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "scaling is %d, expected ROPEWALK_SCALING_DEFAULT or ROPEWALK_SCALING_LLAMA3",
                 scaling);
  return std::nullopt;
}

Expected<Frequencies> computeFrequencies(const ropewalk_rotation &rotation) {
  if (auto error = validateWindow(rotation))
    return *error;
  Frequencies result;
  if (rotation.rotary_dim == 0)
    return result;
  if (auto error = validateFrequencies(rotation.frequencies))
    return *error;
  result.attentionFactor = rotation.frequencies.attention_factor;
  result.inverse.reserve(rotation.rotary_dim / 2);
  result.turns.reserve(rotation.rotary_dim / 2);
  Wide logTheta = wideLog(rotation.frequencies.theta);
  for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i) {
    Wide inverse = wideExp(-(Wide(2 * i) * logTheta) / Wide(rotation.rotary_dim));
    if (rotation.frequencies.scaling == ROPEWALK_SCALING_LLAMA3)
      inverse = scaleLlama3(inverse, rotation.frequencies);
    result.inverse.push_back(roundToDoubleDouble(inverse));
    result.turns.push_back(roundToDoubleDouble(inverse / (2 * widePi())));
  }
  return result;
}

CosSin cosSinAt(DoubleDouble turns, double position) {
  DoubleDouble product = multiply(turns, position);
  double fraction = (product.hi - std::rint(product.hi)) + product.lo;
  double angle = fraction * 6.283185307179586476925;
  return {std::cos(angle), std::sin(angle)};
}

CosSinF32 cosSinHf(double inverse, double position, double attentionFactor) {
  float angle = static_cast<float>(position) * static_cast<float>(inverse);
  // f64 has enough bits left that rounding twice is rounding once, but for one in 2^28.
  auto cos = static_cast<float>(std::cos(static_cast<double>(angle)));
  auto sin = static_cast<float>(std::sin(static_cast<double>(angle)));
  auto factor = static_cast<float>(attentionFactor);
  return {cos * factor, sin * factor};
}

} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_inv_freq(const ropewalk_rotation *rotation, double *inv_freq,
                                  double *attention_factor, ropewalk_error *error) {
  if (!rotation || !inv_freq)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer",
                        rotation ? "inv_freq" : "rotation"),
                  error);
  return atBoundary(
      error, [&] { return computeFrequencies(*rotation); },
      [&](const Frequencies &frequencies) {
        for (size_t i = 0; i < frequencies.inverse.size(); ++i)
          inv_freq[i] = frequencies.inverse[i].hi;
        if (attention_factor)
          *attention_factor = frequencies.attentionFactor;
      });
}
