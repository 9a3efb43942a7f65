//===- frequencies.cpp - Inverse frequencies of a rotation ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "frequencies.h"
#include "axes.h"
#include "enum_value.h"
#include "error_boundary.h"
#include "invalid.h"
#include "scaling.h"
#include "scaling_scalars.h"

#include <cinttypes>
#include <cmath>

namespace ropewalk {
namespace {

/// Every pair as the rules see it.
std::vector<PairPlace> placesOf(const ropewalk_rotation &rotation,
                                const std::vector<int32_t> &axes) {
  std::vector<PairPlace> places(axes.size());
  int64_t used[ROPEWALK_MAX_AXES] = {};
  for (size_t i = 0; i < axes.size(); ++i) {
    int32_t axis = axes[i];
    auto pair = static_cast<int64_t>(i);
    places[i] = rotation.axes.restart
                    ? PairPlace{pair, used[axis]++, 2 * rotation.axes.sections[axis]}
                    : PairPlace{pair, pair, rotation.rotary_dim};
  }
  return places;
}

Frequencies overReals(const ropewalk_frequencies &rule, const std::vector<PairPlace> &places) {
  Frequencies result = {std::vector<DoubleDouble>(places.size()),
                        std::vector<DoubleDouble>(places.size()), attentionFactor<RealMath>(rule),
                        ROPEWALK_ANGLE_EXACT};
  ExactScaling scaling(rule);
  for (size_t i = 0; i < places.size(); ++i) {
    Wide inverse = scaling.inverseFrequency(places[i]);
    result.inverse[i] = roundToDoubleDouble(inverse);
    result.turns[i] = roundToDoubleDouble(inverse / (2 * widePi()));
  }
  return result;
}

Frequencies inF32(const ropewalk_frequencies &rule, const std::vector<PairPlace> &places) {
  Frequencies result = {std::vector<DoubleDouble>(places.size()),
                        {},
                        attentionFactor<PythonMath>(rule),
                        ROPEWALK_ANGLE_HF};
  HfScaling scaling(rule);
  for (size_t i = 0; i < places.size(); ++i)
    result.inverse[i].hi = scaling.inverseFrequency(places[i]);
  return result;
}

} // namespace

std::optional<Error> validateWindow(const ropewalk_rotation &rotation) {
  int64_t headDim = rotation.head_dim, begin = rotation.window_begin, dim = rotation.rotary_dim;
  if (headDim < 1 || headDim > maxHeadDim)
    return invalid("head_dim is %" PRId64 ", expected 1 to %" PRId64, headDim, maxHeadDim);
  if (begin < 0 || begin > headDim)
    return invalid("window_begin is %" PRId64 ", expected a component in [0, head_dim=%" PRId64 "]",
                   begin, headDim);
  if (dim < 0 || dim > headDim - begin || dim % 2 != 0)
    return invalid("rotary_dim is %" PRId64 ", expected an even number in [0, %s=%" PRId64 "]", dim,
                   begin ? "head_dim-window_begin" : "head_dim", headDim - begin);
  int pairing = enumValue(rotation.pairing);
  if (pairing != ROPEWALK_HALF && pairing != ROPEWALK_INTERLEAVED)
    return invalid("pairing is %d, expected ROPEWALK_HALF or ROPEWALK_INTERLEAVED", pairing);
  return std::nullopt;
}

Expected<Frequencies> computeFrequencies(const ropewalk_rotation &rotation) {
  if (auto error = validateWindow(rotation))
    return *error;
  auto axes = pairAxes(rotation);
  if (!axes)
    return axes.error();
  const ropewalk_frequencies &rule = rotation.frequencies;
  if (rotation.rotary_dim == 0)
    return Frequencies();
  if (auto error = validateFrequencies(rule))
    return *error;
  if (auto error = validateForWindow(rotation))
    return *error;
  std::vector<PairPlace> places = placesOf(rotation, *axes);
  Frequencies result =
      rule.angle == ROPEWALK_ANGLE_HF ? inF32(rule, places) : overReals(rule, places);
  if (auto error = validateResult(result))
    return *error;
  return result;
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
    return report(invalid("%s is null, expected a pointer", rotation ? "inv_freq" : "rotation"),
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
