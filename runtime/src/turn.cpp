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

// Behind x and 1 - x^2/2: of the powers x^3 to x^17, and x^4 to x^18.
constexpr double sinTerms[] = {
    -1.0 / 6,        1.0 / 120,        -1.0 / 5040,          1.0 / 362880,
    -1.0 / 39916800, 1.0 / 6227020800, -1.0 / 1307674368000, 1.0 / 355687428096000};
constexpr double cosTerms[] = {
    1.0 / 24,        -1.0 / 720,         1.0 / 40320,          -1.0 / 3628800,
    1.0 / 479001600, -1.0 / 87178291200, 1.0 / 20922789888000, -1.0 / 6402373705728000};

double polynomial(const double (&terms)[8], double z) {
  double sum = terms[7];
  for (int k = 6; k >= 0; --k)
    sum = terms[k] + z * sum;
  return sum;
}

/// cos and sin of x, |x| < 0.8: error of each sum below 2^-54.
WideCosSin wideCosSin(DoubleDouble x) {
  // Taylor series; what is left out is below 2^-62.
  double z = x.hi * x.hi, half = 0.5 * z;
  double sinTail = polynomial(sinTerms, z), cosTail = polynomial(cosTerms, z);
  DoubleDouble one = fastTwoSum(1, -half);
  return {{one.hi, one.lo + (z * z * cosTail - x.hi * x.lo)},
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
  const double first[] = {c.hi + (c.lo + w.cos.lo * scale), s.hi + (s.lo + w.sin.lo * scale)};
  // Looked up: branches on quarters would be guessed wrong half of the time.
  constexpr double signOfCos[] = {1, -1, -1, 1}, signOfSin[] = {1, 1, -1, -1};
  return {signOfCos[quarter & 3] * first[quarter & 1],
          signOfSin[quarter & 3] * first[(quarter & 1) ^ 1]};
}

} // namespace ropewalk
