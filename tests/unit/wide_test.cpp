//===- wide_test.cpp - 113-bit logarithms, powers, floors -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/quad.h"
#include "support/random.h"
#include "wide.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ropewalk {
namespace {

using test::Quad;
using test::quadAbs;

/// Relative, as a power of two.
double errorOf(Wide got, Quad want) {
  return std::log2(static_cast<double>(quadAbs((Quad(got) - want) / want)));
}

/// 2^n, also beyond the range of double.
Wide powerOfTwo(int n) {
  Wide result = 1;
  for (; n > 0; --n)
    result *= 2;
  for (; n < 0; ++n)
    result /= 2;
  return result;
}

TEST(Wide, LogarithmsAreRightFarBeyondDoubles) {
  test::Random random(1);
  for (int exponent : {-3000, -1100, -513, -512, -1, 0, 1, 511, 512, 1023, 5000})
    for (int n = 0; n < 50; ++n) {
      Wide x = (Wide(random.uniform()) + Wide(random.uniform()) * Wide(0x1p-50) + 3) *
               powerOfTwo(exponent);
      EXPECT_LT(errorOf(wideLog(x), test::quadLog(x)), -109) << exponent;
    }
}

TEST(Wide, LogarithmsNearOneAreRight) {
  for (int n = 1; n < 110; ++n) {
    Wide step = powerOfTwo(-n);
    EXPECT_LT(errorOf(wideLog(1 + step), test::quadLog(1 + Quad(step))), -109) << n;
    EXPECT_LT(errorOf(wideLog(1 - step), test::quadLog(1 - Quad(step))), -109) << n;
  }
  EXPECT_EQ(static_cast<double>(wideLog(1)), 0);
}

TEST(Wide, ExponentialsAreRightAndVanishBelowEveryDouble) {
  for (double x = -690; x < 700; x += 0.73)
    EXPECT_LT(errorOf(wideExp(x), test::quadExp(x)), -103) << x;
  EXPECT_EQ(static_cast<double>(wideExp(0)), 1);
  EXPECT_EQ(static_cast<double>(wideExp(-745.2)), 0);
  EXPECT_EQ(static_cast<double>(wideExp(-1e300)), 0);
}

TEST(Wide, FloorsGoDown) {
  for (double x : {-2.0, -1.5, -1.0, -0.25, 0.0, 0.75, 1.0, 12345.5, 0x1p61})
    EXPECT_EQ(static_cast<double>(wideFloor(x)), std::floor(x)) << x;
  EXPECT_EQ(static_cast<double>(wideFloor(3 - powerOfTwo(-100))), 2);
  EXPECT_EQ(static_cast<double>(wideFloor(-3 - powerOfTwo(-100))), -4);
}

} // namespace
} // namespace ropewalk
