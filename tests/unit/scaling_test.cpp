//===- scaling_test.cpp - Scaling rules against the oracle ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "frequencies.h"
#include "support/any_rotation.h"
#include "support/exact_frequencies.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace ropewalk {
namespace {

using test::anyRotation;
using test::exactAttentionFactor;
using test::exactFrequencies;
using test::hfFrequencies;
using test::OwningRotation;
using test::Quad;
using test::quadAbs;
using test::Random;

double ulp(double x) { return std::nextafter(std::fabs(x), INFINITY) - std::fabs(x); }

/// hi + lo within 2^-100 of the oracle, hi within an ulp, turns too, zero exactly.
void expectExact(const ropewalk_rotation &rotation) {
  auto computed = computeFrequencies(rotation);
  ASSERT_TRUE(computed) << computed.error().message();
  EXPECT_EQ(computed->angle, ROPEWALK_ANGLE_EXACT);
  std::vector<Quad> exact = exactFrequencies(rotation);
  ASSERT_EQ(computed->inverse.size(), exact.size());
  ASSERT_EQ(computed->turns.size(), exact.size());
  for (size_t i = 0; i < exact.size(); ++i) {
    auto errorOf = [](DoubleDouble x, Quad want) {
      return static_cast<double>(quadAbs(Quad(x.hi) + Quad(x.lo) - want));
    };
    double bound = 0x1p-100 * static_cast<double>(quadAbs(exact[i]));
    EXPECT_LE(errorOf(computed->inverse[i], exact[i]), bound) << i;
    EXPECT_LE(errorOf(computed->turns[i], exact[i] / (2 * test::quadPi())), bound / 6) << i;
    EXPECT_LE(errorOf({computed->inverse[i].hi, 0}, exact[i]), ulp(computed->inverse[i].hi)) << i;
  }
  double factor = computed->attentionFactor;
  EXPECT_LE(static_cast<double>(quadAbs(factor - exactAttentionFactor(rotation))), ulp(factor));
}

/// The very numbers that correctly rounded f32 operations give.
void expectHf(ropewalk_rotation rotation) {
  rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
  auto computed = computeFrequencies(rotation);
  ASSERT_TRUE(computed) << computed.error().message();
  EXPECT_EQ(computed->angle, ROPEWALK_ANGLE_HF);
  EXPECT_TRUE(computed->turns.empty());
  std::vector<float> want = hfFrequencies(rotation);
  ASSERT_EQ(computed->inverse.size(), want.size());
  for (size_t i = 0; i < want.size(); ++i) {
    EXPECT_EQ(computed->inverse[i].hi, want[i]) << i;
    EXPECT_EQ(computed->inverse[i].lo, 0) << i;
  }
  double factor = computed->attentionFactor;
  EXPECT_LE(static_cast<double>(quadAbs(factor - exactAttentionFactor(rotation))), 4 * ulp(factor));
}

class EveryRule : public testing::TestWithParam<ropewalk_scaling> {};

TEST_P(EveryRule, IsKeptToTwoToTheMinus100) {
  Random random(7 + GetParam());
  for (int n = 0; n < 100; ++n) {
    OwningRotation owner = anyRotation(random, GetParam());
    SCOPED_TRACE(owner.describe());
    expectExact(owner.linked());
  }
}

TEST_P(EveryRule, IsCorrectlyRoundedAtEveryStepInHfMode) {
  Random random(70 + GetParam());
  for (int n = 0; n < 100; ++n) {
    OwningRotation owner = anyRotation(random, GetParam());
    SCOPED_TRACE(owner.describe());
    expectHf(owner.linked());
  }
}

TEST_P(EveryRule, DependsOnItsListsValuesAndNotOnTheirMemory) {
  Random random(700 + GetParam());
  const OwningRotation owner = anyRotation(random, GetParam());
  const OwningRotation copy = owner;
  auto before = computeFrequencies(owner.linked()), after = computeFrequencies(copy.linked());
  ASSERT_TRUE(before && after);
  EXPECT_TRUE(*before == *after);
}

INSTANTIATE_TEST_SUITE_P(Scaling, EveryRule, testing::ValuesIn(test::everyScaling),
                         [](const auto &info) {
                           return std::string(test::scalingName(info.param));
                         });

} // namespace
} // namespace ropewalk
