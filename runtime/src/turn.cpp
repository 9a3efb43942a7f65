//===- turn.cpp - cos and sin of many turns -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "turn.h"

#include <cstring>

namespace ropewalk {
namespace {

/// cos and sin, each as a sum.
struct WideCosSin {
  DoubleDouble cos, sin;
};

/// cos and sin of x, |x| < 0.8: error of each sum below 2^-56.
WideCosSin wideCosSin(DoubleDouble x) {
  // Taylor series; what is left out is below 2^-62. Only the first terms are worth lo.
  DoubleDouble square = twoProduct(x.hi, x.hi);
  double z = square.hi;
  double sinTail =
      -1.0 / 6 +
      z * (1.0 / 120 +
           z * (-1.0 / 5040 + z * (1.0 / 362880 + z * (-1.0 / 39916800 +
                                                       z * (1.0 / 6227020800 +
                                                            z * (-1.0 / 1307674368000 +
                                                                 z * (1.0 / 355687428096000)))))));
  double cosTail =
      1.0 / 24 +
      z * (-1.0 / 720 +
           z * (1.0 / 40320 +
                z * (-1.0 / 3628800 +
                     z * (1.0 / 479001600 +
                          z * (-1.0 / 87178291200 +
                               z * (1.0 / 20922789888000 + z * (-1.0 / 6402373705728000)))))));
  double half = 0.5 * z;
  DoubleDouble one = fastTwoSum(1, -half);
  return {{one.hi, one.lo + (z * z * cosTail - (0.5 * square.lo + x.hi * x.lo))},
          {x.hi, x.hi * z * sinTail + (x.lo - half * x.lo)}};
}

} // namespace

CosSin cosSinOfTurns(DoubleDouble turns, double position, double scale) {
  // Whole quarters of a turn come off by adding what leaves no bits behind the point.
  constexpr double shift = 0x1.8p52;
  DoubleDouble product = multiply(turns, position);
  double shifted = 4 * product.hi + shift;
  uint64_t quarter;
  std::memcpy(&quarter, &shifted, sizeof quarter);
  DoubleDouble rest = fastTwoSum(product.hi - 0.25 * (shifted - shift), product.lo);
  constexpr DoubleDouble twoPi = {0x1.921fb54442d18p+2, 0x1.1a62633145c07p-52};
  DoubleDouble angle = twoProduct(twoPi.hi, rest.hi);
  WideCosSin w =
      wideCosSin(fastTwoSum(angle.hi, angle.lo + (twoPi.hi * rest.lo + twoPi.lo * rest.hi)));

  DoubleDouble c = twoProduct(w.cos.hi, scale), s = twoProduct(w.sin.hi, scale);
  double cos = c.hi + (c.lo + w.cos.lo * scale), sin = s.hi + (s.lo + w.sin.lo * scale);
  bool odd = quarter & 1, upper = quarter & 2;
  double first = odd ? sin : cos, second = odd ? cos : sin;
  return {odd != upper ? -first : first, upper ? -second : second};
}

} // namespace ropewalk
