//===- scaling_properties_test.cpp - What rules have in common ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "frequencies.h"
#include "support/random.h"

#include "ropewalk/rotation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>
#include <vector>

namespace ropewalk {
namespace {

using testing::DoubleEq;
using testing::Each;

Frequencies compute(const ropewalk_rotation &rotation) {
  auto computed = computeFrequencies(rotation);
  EXPECT_TRUE(computed) << computed.error().message();
  return computed ? *computed : Frequencies();
}

std::vector<double> values(const ropewalk_rotation &rotation) {
  std::vector<double> result;
  for (DoubleDouble x : compute(rotation).inverse)
    result.push_back(x.hi);
  return result;
}

/// a[i] / b[i].
std::vector<double> ratios(const ropewalk_rotation &a, const ropewalk_rotation &b) {
  std::vector<double> x = values(a), y = values(b);
  for (size_t i = 0; i < x.size(); ++i)
    x[i] /= y[i];
  return x;
}

const ropewalk_rotation plain = makeRotation(128, 1e4);
const std::vector<double> ones(64, 1.0), fours(64, 4.0);

TEST(Scaling, FactorOneChangesNothing) {
  Frequencies want = compute(plain);
  EXPECT_TRUE(compute(scaleLinearly(plain, 1)) == want);
  EXPECT_TRUE(compute(scaleLikeNtk(plain, 1)) == want);
  EXPECT_TRUE(compute(scaleLikeNtk(plain, 1, 0.6)) == want);
  EXPECT_TRUE(compute(scaleLikeHunyuan(plain, 1)) == want);
  EXPECT_TRUE(compute(scaleLikeLlama3(plain, 1, 4, 4, 8192)) == want);
  EXPECT_TRUE(compute(scaleDynamically(plain, 1, 2048, 2048)) == want);
  EXPECT_TRUE(compute(rotateProportionally(plain, 64)) == want);
  EXPECT_TRUE(compute(scaleLikeLongrope(plain, ones, fours, 1, 4096, 4096)) == want);
}

TEST(Scaling, YarnByOneIsTheDefaultRule) {
  ropewalk_rotation yarn = scaleLikeYarn(plain, 1, 4096);
  EXPECT_THAT(ratios(yarn, plain), Each(DoubleEq(1)));
  EXPECT_EQ(compute(yarn).attentionFactor, 1);
  yarn.frequencies.log_blend = 1;
  EXPECT_TRUE(compute(yarn) == compute(plain));
}

TEST(Scaling, YarnKeepsHighFrequenciesAndDividesLowOnes) {
  std::vector<double> ratio = ratios(scaleLikeYarn(plain, 4, 4096), plain);
  EXPECT_EQ(ratio.front(), 1);
  EXPECT_EQ(ratio.back(), 0.25);
  for (size_t i = 1; i < ratio.size(); ++i)
    EXPECT_LE(ratio[i], ratio[i - 1]) << i;
}

// Where both bounds lie on one side of the window, the formula's clamps cross over: pairs that
// all turn too seldom are kept, and those that all turn often are divided.
TEST(Scaling, YarnTakesBoundsOutsideTheWindowAsHuggingFaceDoes) {
  ropewalk_rotation yarn = scaleLikeYarn(plain, 4, 4096);
  yarn.frequencies.beta_fast = yarn.frequencies.beta_slow = 1e9;
  EXPECT_THAT(ratios(yarn, plain), Each(1.0));
  yarn.frequencies.beta_fast = yarn.frequencies.beta_slow = 1e-30;
  EXPECT_THAT(ratios(yarn, plain), Each(0.25));
}

TEST(Scaling, YarnBoundsThatMeetAreAThousandthApart) {
  // beta turns within the length at index 2.9995: index 3 lies in the middle of the blend.
  double length = 2 * M_PI * std::exp(2.9995 * 2 * std::log(1e4) / 128);
  ropewalk_rotation yarn = scaleLikeYarn(plain, 4, length);
  yarn.frequencies.beta_fast = yarn.frequencies.beta_slow = 1;
  yarn.frequencies.no_truncate = 1;
  std::vector<double> ratio = ratios(yarn, plain);
  EXPECT_EQ(ratio[2], 1);
  EXPECT_NEAR(ratio[3], 0.5 + 0.5 / 4, 1e-9);
  EXPECT_EQ(ratio[4], 0.25);
}

TEST(Scaling, BlendingLogarithmsMeetsTheSameEnds) {
  ropewalk_rotation linear = scaleLikeYarn(plain, 16, 4096), log = linear;
  log.frequencies.log_blend = 1;
  std::vector<double> ratio = ratios(log, linear);
  EXPECT_EQ(ratio.front(), 1);
  EXPECT_DOUBLE_EQ(ratio.back(), 1);
  // A geometric mean is below the arithmetic one.
  EXPECT_THAT(ratio, Each(testing::Le(1 + 0x1p-52)));
  EXPECT_THAT(ratio, testing::Contains(testing::Lt(0.6)));
}

TEST(Scaling, DynamicIsTheDefaultRuleWithinItsLength) {
  EXPECT_TRUE(compute(scaleDynamically(plain, 4, 2048, 1)) == compute(plain));
  EXPECT_TRUE(compute(scaleDynamically(plain, 4, 2048, 2048)) == compute(plain));
  EXPECT_FALSE(compute(scaleDynamically(plain, 4, 2048, 2049)) == compute(plain));
}

TEST(Scaling, DynamicByALengthIsNtkAlphaByItsRatio) {
  // 4 * 3 - 3
  EXPECT_TRUE(compute(scaleDynamically(plain, 4, 2048, 3 * 2048)) ==
              compute(scaleLikeHunyuan(plain, 9)));
}

TEST(Scaling, NtkDividesTheLastPairByTheFactor) {
  for (double mixedB : {0.0, 0.6, 1.0}) {
    std::vector<double> ratio = ratios(scaleLikeNtk(plain, 8, mixedB), plain);
    EXPECT_DOUBLE_EQ(ratio.back(), 0.125) << mixedB;
    EXPECT_LT(ratio.back(), ratio.front()) << mixedB;
  }
}

TEST(Scaling, LongropeSwitchesListsBehindTheOriginalLength) {
  auto at = [](int64_t seqLen) {
    return ratios(scaleLikeLongrope(plain, ones, fours, 32, 4096, seqLen), plain);
  };
  EXPECT_THAT(at(4096), Each(1.0));
  EXPECT_THAT(at(4097), Each(0.25));
}

TEST(Scaling, ProportionalLeavesTheOtherPairsStill) {
  std::vector<double> x = values(rotateProportionally(plain, 16)), y = values(plain);
  for (size_t i = 0; i < x.size(); ++i)
    EXPECT_EQ(x[i], i < 16 ? y[i] : 0) << i;
}

TEST(Scaling, DivisorsComeBeforeTheRule) {
  for (ropewalk_rotation rotation : {plain, scaleLinearly(plain, 3)}) {
    ropewalk_rotation divided = rotation;
    divided.frequencies.divisors = fours.data();
    divided.frequencies.list_length = 64;
    EXPECT_THAT(ratios(divided, rotation), Each(0.25));
  }
}

TEST(Scaling, AListOfItsOwnFrequenciesIsTheSameRotation) {
  std::vector<double> list = values(plain);
  Frequencies listed = compute(useFrequencies(plain, list));
  for (size_t i = 0; i < list.size(); ++i) {
    EXPECT_EQ(listed.inverse[i].hi, list[i]) << i;
    EXPECT_EQ(listed.inverse[i].lo, 0) << i;
  }
}

TEST(Scaling, AxesThatRestartHaveTheFrequenciesOfSmallerWindows) {
  ropewalk_rotation flux = splitIntoAxes(plain, {8, 28, 28});
  std::vector<double> together = values(flux), apart;
  for (int64_t dim : {16, 56, 56})
    for (double x : values(makeRotation(dim, 1e4)))
      apart.push_back(x);
  EXPECT_EQ(together, apart);
}

TEST(Scaling, AxesThatDoNotRestartShareTheFrequencies) {
  EXPECT_TRUE(compute(splitIntoSections(plain, {16, 24, 24})) == compute(plain));
}

TEST(Scaling, AttentionFactorsAreTheRulesOwnUnlessGiven) {
  ropewalk_rotation yarn = scaleLikeYarn(plain, 40, 4096);
  EXPECT_DOUBLE_EQ(compute(yarn).attentionFactor, 0.1 * std::log(40) + 1);
  yarn.frequencies.mscale = 0.707;
  EXPECT_DOUBLE_EQ(compute(yarn).attentionFactor, 0.1 * std::log(40) + 1);
  yarn.frequencies.mscale_all_dim = 0.707;
  EXPECT_EQ(compute(yarn).attentionFactor, 1);
  yarn.frequencies.attention_factor = 1.25;
  EXPECT_EQ(compute(yarn).attentionFactor, 1.25);
  ropewalk_rotation longrope = scaleLikeLongrope(plain, ones, fours, 32, 4096, 1);
  EXPECT_DOUBLE_EQ(compute(longrope).attentionFactor, std::sqrt(1 + std::log(32) / std::log(4096)));
  EXPECT_EQ(compute(scaleLinearly(plain, 40)).attentionFactor, 1);
}

/// Numbers at the ends of what a rule takes: the result is refused by name or is finite.
TEST(Scaling, NumbersAtTheirLimitsNeverGiveNan) {
  constexpr double tiny = 0x1p-1074, big = 0x1.fffffffffffffp+1023;
  test::Random random(3);
  auto any = [&](std::initializer_list<double> choices) {
    return *(choices.begin() + random.integer(0, static_cast<int64_t>(choices.size()) - 1));
  };
  int refused = 0;
  for (int n = 0; n < 3000; ++n) {
    ropewalk_rotation rotation = makeRotation(2 * random.integer(1, 40), 1e4);
    ropewalk_frequencies &f = rotation.frequencies;
    double length = any({tiny, 1, 4096, big}), factor = any({0x1p-16, 1, 2, big});
    switch (n % 6) {
    case 0:
      rotation = scaleLikeLlama3(rotation, factor, tiny, any({tiny, 1, big}), length);
      break;
    case 1:
      rotation = scaleDynamically(rotation, factor, length, any({1, 0}) != 0 ? 1 : INT64_MAX);
      break;
    case 2:
      rotation = scaleLikeNtk(rotation, factor, any({0, tiny, 1, big}));
      break;
    case 3:
      rotation = scaleLikeHunyuan(rotation, factor);
      break;
    case 4:
      rotation = scaleLikeYarn(rotation, factor, length);
      f.beta_fast = any({0, big}), f.beta_slow = any({tiny, 1, big});
      f.extrapolation_factor = any({0, tiny, 1});
      f.no_truncate = any({0, 1}) != 0;
      f.log_blend = any({0, 1}) != 0;
      break;
    case 5:
      rotation = scaleLinearly(rotation, factor);
      break;
    }
    f.theta = any({1 + 0x1p-52, 1e4, big});
    f.angle = any({0, 1}) != 0 ? ROPEWALK_ANGLE_HF : ROPEWALK_ANGLE_EXACT;
    auto computed = computeFrequencies(rotation);
    refused += !computed;
    for (size_t i = 0; computed && i < computed->inverse.size(); ++i)
      ASSERT_LE(std::fabs(computed->inverse[i].hi + computed->inverse[i].lo), 0x1p16) << n;
  }
  EXPECT_LT(refused, 1500);
}

TEST(Scaling, HfModeIsAnotherRotation) {
  ropewalk_rotation hf = plain;
  hf.frequencies.angle = ROPEWALK_ANGLE_HF;
  EXPECT_FALSE(compute(hf) == compute(plain));
  for (double x : values(hf))
    EXPECT_EQ(x, static_cast<float>(x));
}

// transformers computes 0/0 for a wavelength that is exactly the original length.
TEST(Scaling, Llama3KeepsAFrequencyOnItsStep) {
  ropewalk_rotation step = scaleLikeLlama3(plain, 8, 1, 1, static_cast<float>(2 * M_PI));
  step.frequencies.angle = ROPEWALK_ANGLE_HF;
  EXPECT_EQ(values(step)[0], 1);
  EXPECT_NEAR(values(step)[1], values(plain)[1] / 8, 1e-7);
}

TEST(CosSinHf, RoundsAngleFunctionsAndFactor) {
  float inverse = 0.7498942f, angle = 131071.0f * inverse;
  CosSinF32 got = cosSinHf(inverse, 131071, 1.3466);
  EXPECT_EQ(got.cos, static_cast<float>(std::cos(static_cast<double>(angle))) * 1.3466f);
  EXPECT_EQ(got.sin, static_cast<float>(std::sin(static_cast<double>(angle))) * 1.3466f);
  got = cosSinHf(inverse, 0, 1);
  EXPECT_EQ(got.cos, 1);
  EXPECT_EQ(got.sin, 0);
}

TEST(CosSinHf, RoundsPositionsThatF32DoesNotHold) {
  // 16777219 is 16777220 in f32.
  CosSinF32 got = cosSinHf(0.75, 16777219, 1);
  EXPECT_EQ(got.cos, static_cast<float>(std::cos(12582915.0)));
  EXPECT_EQ(got.sin, static_cast<float>(std::sin(12582915.0)));
}

} // namespace
} // namespace ropewalk
