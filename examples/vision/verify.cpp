//===- verify.cpp - A rotated token against the formula ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "verify.h"

#include <algorithm>
#include <cmath>

namespace vision {

double worstUlp(const ropewalk_rotation &rotation, const float *before, const float *after,
                int64_t heads, const std::array<int32_t, axes> &position) {
  const int64_t pairs = rotation.rotary_dim / 2;
  std::vector<double> angles(pairs);
  if (ropewalk_inv_freq(&rotation, angles.data(), nullptr, nullptr) != ROPEWALK_OK)
    return INFINITY;
  for (int64_t axis = 0, pair = 0; axis < axes; ++axis)
    for (int64_t end = pair + rotation.axes.sections[axis]; pair < end; ++pair)
      angles[pair] *= position[axis];
  double worst = 0;
  for (int64_t i = 0; i < heads * pairs; ++i) {
    const int64_t first = i / pairs * rotation.head_dim + i % pairs, second = first + pairs;
    const double c = std::cos(angles[i % pairs]), s = std::sin(angles[i % pairs]);
    const double x0 = before[first], x1 = before[second];
    const double error = std::max(std::fabs(after[first] - (x0 * c - x1 * s)),
                                  std::fabs(after[second] - (x1 * c + x0 * s)));
    const double ulp = std::ldexp(1.0, std::ilogb(std::hypot(x0, x1)) - 23);
    // A NaN must not pass as small.
    worst = std::isnan(error) ? INFINITY : std::max(worst, error / ulp);
  }
  return worst;
}

} // namespace vision
