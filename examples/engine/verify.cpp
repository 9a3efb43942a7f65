//===- verify.cpp ---------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "verify.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace engine {

/// Distance between neighbouring bf16 values at `length`: 8 bits of significand.
static double ulpOf(double length) {
  int exponent;
  std::frexp(length, &exponent);
  return std::ldexp(1.0, std::max(exponent, -125) - 8);
}

double worstUlp(const ropewalk_rotation &rotation, const Bf16 *src, const Bf16 *dst, int64_t heads,
                int64_t position) {
  const int64_t pairs = rotation.rotary_dim / 2;
  std::vector<double> invFreq(pairs);
  if (ropewalk_inv_freq(&rotation, invFreq.data(), nullptr, nullptr) != ROPEWALK_OK)
    return INFINITY;
  double worst = 0;
  for (int64_t i = 0; i < heads * pairs; ++i) {
    const int64_t first = i / pairs * rotation.head_dim + i % pairs, second = first + pairs;
    const double angle = static_cast<double>(position) * invFreq[i % pairs];
    const double x0 = toFloat(src[first]), x1 = toFloat(src[second]);
    const double y0 = x0 * std::cos(angle) - x1 * std::sin(angle);
    const double y1 = x1 * std::cos(angle) + x0 * std::sin(angle);
    const double error =
        std::max(std::fabs(toFloat(dst[first]) - y0), std::fabs(toFloat(dst[second]) - y1));
    // A NaN must not pass as small.
    worst = std::isnan(error) ? INFINITY : std::max(worst, error / ulpOf(std::hypot(x0, x1)));
  }
  return worst;
}

} // namespace engine
