//===- turn_test.cpp - cos and sin of many turns --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/quad.h"
#include "support/random.h"
#include "turn.h"

#include <gtest/gtest.h>

namespace ropewalk {
namespace {

using test::Quad;
using test::Random;

/// Error of the larger component, in units of scale * 2^-53.
double errorOf(DoubleDouble turns, double position, double scale) {
  CosSin got = cosSinOfTurns(turns, position, scale);
  static const Quad twoPi = 2 * test::quadPi();
  const test::QuadCosSin exact = test::quadCosSin(twoPi * ((Quad(turns.hi) + turns.lo) * position));
  auto cos = static_cast<double>(test::quadAbs(got.cos - scale * exact.cos));
  auto sin = static_cast<double>(test::quadAbs(got.sin - scale * exact.sin));
  return std::max(cos, sin) / scale * 0x1p53;
}

DoubleDouble randomTurns(Random &random, int lowExponent, int highExponent) {
  double hi =
      std::ldexp(random.uniform(), static_cast<int>(random.integer(lowExponent, highExponent)));
  return fastTwoSum(hi, hi * 0x1p-54 * random.uniform());
}

/// Over random frequencies below 2^14 turns, and positions.
double worstError(std::initializer_list<double> scales) {
  Random random(61);
  SCOPED_TRACE(random.trace());
  double worst = 0;
  for (int n = 0; n < 20000; ++n) {
    double position = std::ldexp(random.uniform(), static_cast<int>(random.integer(0, 31)));
    if (n % 2)
      position = std::rint(position);
    for (double scale : scales)
      worst = std::max(worst, errorOf(randomTurns(random, -40, 14), position, scale));
  }
  return worst;
}

// A value below the scale is rounded by half an ulp of f64, 0.5; the rest is for the terms.
TEST(CosSinOfTurns, IsWithinFourFifthsOfAnUlp) {
  EXPECT_LE(worstError({1}), 0.8);
  EXPECT_GE(worstError({1}), 0.5);
}

// One above the scale by twice as much.
TEST(CosSinOfTurns, IsWithinAnUlpOfEveryScale) {
  EXPECT_LE(worstError({1.0001, 1.3465735902799727, 0x1p-64, 0x1.fp63}), 1);
}

TEST(CosSinOfTurns, EveryEighthOfATurnFallsIntoItsQuarter) {
  for (int eighths = -20; eighths <= 20; ++eighths)
    for (double nudge : {-0x1p-40, -0x1p-53, 0.0, 0x1p-53, 0x1p-40})
      EXPECT_LE(errorOf({0.125, 0}, eighths + nudge, 1), 1) << eighths << " + " << nudge;
}

TEST(CosSinOfTurns, WholeQuartersAreExact) {
  const double cos[] = {1, 0, -1, 0}, sin[] = {0, 1, 0, -1};
  for (int64_t quarters : {0, 1, 2, 3, 4, 5, -1, -2, -3, -4, 2147483647, -2147483647}) {
    CosSin got = cosSinOfTurns({0.25, 0}, static_cast<double>(quarters), 3);
    EXPECT_EQ(got.cos, 3 * cos[quarters & 3]) << quarters;
    EXPECT_EQ(got.sin, 3 * sin[quarters & 3]) << quarters;
  }
}

TEST(CosSinOfTurns, ZeroFrequenciesStayWhereTheyAre) {
  CosSin got = cosSinOfTurns({0, 0}, 2147483647, 1.5);
  EXPECT_EQ(got.cos, 1.5);
  EXPECT_EQ(got.sin, 0.0);
}

} // namespace
} // namespace ropewalk
