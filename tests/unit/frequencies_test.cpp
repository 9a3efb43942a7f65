//===- frequencies_test.cpp - Inverse frequencies -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "frequencies.h"
#include "support/oracle.h"
#include "support/raw_enum.h"

#include "ropewalk/rotation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace ropewalk {
namespace {

using test::exactFrequencies;
using test::Quad;
using test::quadAbs;
using test::setRaw;

ropewalk_rotation llama31(int64_t headDim) {
  return scaleLikeLlama3(makeRotation(headDim, 500000), 8, 1, 4, 8192);
}

/// Largest relative error, as a power of two.
double worstRelativeError(const ropewalk_rotation &rotation) {
  auto computed = computeFrequencies(rotation);
  EXPECT_TRUE(computed);
  std::vector<Quad> exact = exactFrequencies(rotation);
  EXPECT_EQ(computed->inverse.size(), exact.size());
  double worst = -std::numeric_limits<double>::infinity();
  for (size_t i = 0; i < exact.size(); ++i) {
    Quad value = Quad(computed->inverse[i].hi) + Quad(computed->inverse[i].lo);
    auto error = static_cast<double>(quadAbs((value - exact[i]) / exact[i]));
    worst = std::max(worst, std::log2(error));
  }
  return worst;
}

class EveryTheta : public testing::TestWithParam<double> {};

TEST_P(EveryTheta, KeepsInverseFrequenciesToTwoToTheMinus100) {
  for (int64_t dim : {2, 6, 64, 80, 96, 128, 256, 1024})
    EXPECT_LT(worstRelativeError(makeRotation(dim, GetParam())), -100) << "dim " << dim;
}

TEST_P(EveryTheta, RoundsToF64WithinOneUlp) {
  ropewalk_rotation rotation = makeRotation(128, GetParam());
  auto rounded = inverseFrequencies(rotation);
  ASSERT_TRUE(rounded);
  std::vector<Quad> exact = exactFrequencies(rotation);
  ASSERT_EQ(rounded->size(), exact.size());
  for (size_t i = 0; i < exact.size(); ++i) {
    double value = (*rounded)[i];
    double ulp = std::nextafter(value, 2 * value) - value;
    EXPECT_LE(static_cast<double>(quadAbs(Quad(value) - exact[i])), ulp) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Frequencies, EveryTheta,
                         testing::Values(1.0000001, 2, 10000, 150000, 500000, 1e6, 1e7, 1.1e9,
                                         1e30));

TEST(Frequencies, ScaleLikeLlama3ToTwoToTheMinus100) {
  EXPECT_LT(worstRelativeError(llama31(128)), -100);
  EXPECT_LT(worstRelativeError(llama31(64)), -100);
  EXPECT_LT(worstRelativeError(scaleLikeLlama3(makeRotation(128, 500000), 32, 1, 4, 8192)), -100);
  EXPECT_LT(worstRelativeError(scaleLikeLlama3(makeRotation(64, 1e4), 0.75, 0.5, 64, 4096)), -100);
}

TEST(Frequencies, Llama3KeepsShortWavelengthsAndStretchesLongOnes) {
  auto plain = computeFrequencies(makeRotation(128, 500000));
  auto scaled = computeFrequencies(llama31(128));
  ASSERT_TRUE(plain && scaled);
  EXPECT_EQ(scaled->inverse[0].hi, plain->inverse[0].hi);
  EXPECT_EQ(scaled->inverse[63].hi, plain->inverse[63].hi / 8);
  bool blended = false;
  for (size_t i = 0; i < 64; ++i)
    blended |= scaled->inverse[i].hi < plain->inverse[i].hi &&
               scaled->inverse[i].hi > plain->inverse[i].hi / 8;
  EXPECT_TRUE(blended);
}

TEST(Frequencies, EqualLowAndHighFactorsMakeAStep) {
  auto plain = computeFrequencies(makeRotation(128, 500000));
  auto scaled = computeFrequencies(scaleLikeLlama3(makeRotation(128, 500000), 16, 1, 1, 8192));
  ASSERT_TRUE(plain && scaled);
  for (size_t i = 0; i < 64; ++i) {
    double inverse = plain->inverse[i].hi, wavelength = 2 * M_PI / inverse;
    EXPECT_EQ(scaled->inverse[i].hi, wavelength < 8192 ? inverse : inverse / 16) << i;
  }
}

TEST(Frequencies, EmptyWindowNeedsNone) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = 64;
  auto computed = computeFrequencies(rotation);
  ASSERT_TRUE(computed);
  EXPECT_TRUE(computed->inverse.empty());
}

TEST(Frequencies, NullPointersAreRefused) {
  ropewalk_error error;
  double value;
  ropewalk_rotation rotation = makeRotation(2, 1e4);
  EXPECT_EQ(ropewalk_inv_freq(nullptr, &value, nullptr, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "rotation is null, expected a pointer");
  EXPECT_EQ(ropewalk_inv_freq(&rotation, nullptr, nullptr, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "inv_freq is null, expected a pointer");
  EXPECT_EQ(ropewalk_inv_freq(&rotation, &value, nullptr, nullptr), ROPEWALK_OK);
  EXPECT_EQ(value, 1.0);
}

TEST(Frequencies, ReachCAsF64OrAsTheF32NumbersOfHfMode) {
  ropewalk_rotation rotation = scaleLikeYarn(makeRotation(128, 1e6), 4, 32768);
  double factor = 0;
  std::vector<double> exact(64), rounded(64);
  ASSERT_EQ(ropewalk_inv_freq(&rotation, exact.data(), &factor, nullptr), ROPEWALK_OK);
  EXPECT_DOUBLE_EQ(factor, 0.1 * std::log(4) + 1);
  rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
  ASSERT_EQ(ropewalk_inv_freq(&rotation, rounded.data(), &factor, nullptr), ROPEWALK_OK);
  EXPECT_DOUBLE_EQ(factor, 0.1 * std::log(4) + 1);
  std::vector<float> want = test::hfFrequencies(rotation);
  EXPECT_TRUE(std::equal(want.begin(), want.end(), rounded.begin(), rounded.end()));
  EXPECT_NE(exact, rounded);
}

TEST(Frequencies, ARefusedRotationWritesNothing) {
  ropewalk_rotation rotation = scaleLikeYarn(makeRotation(2, 1e6), 4, -1);
  double value = 7, factor = 8;
  ropewalk_error error;
  EXPECT_EQ(ropewalk_inv_freq(&rotation, &value, &factor, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message,
               "original_max_position_embeddings is -1, expected a finite number > 0");
  EXPECT_EQ(value, 7);
  EXPECT_EQ(factor, 8);
}

TEST(Rotation, WindowsLieAtEitherEnd) {
  ropewalk_rotation first = rotateFirst(makeRotation(192, 1e4), 64);
  EXPECT_EQ(first.window_begin, 0);
  EXPECT_EQ(first.rotary_dim, 64);
  ropewalk_rotation last = rotateLast(makeRotation(192, 1e4), 64);
  EXPECT_EQ(last.window_begin, 128);
  EXPECT_EQ(last.rotary_dim, 64);
  EXPECT_EQ(*inverseFrequencies(first), *inverseFrequencies(makeRotation(64, 1e4)));
}

TEST(Rotation, SectionsReplaceThoseBefore) {
  ropewalk_rotation rotation = splitIntoAxes(makeRotation(128, 1e4), {8, 28, 28});
  EXPECT_EQ(rotation.axes.restart, 1);
  rotation = splitIntoSections(rotation, {44, 20}, ROPEWALK_AXES_INTERLEAVED);
  EXPECT_EQ(rotation.axes.restart, 0);
  EXPECT_EQ(rotation.axes.count, 2);
  EXPECT_EQ(rotation.axes.order, ROPEWALK_AXES_INTERLEAVED);
  EXPECT_THAT(rotation.axes.sections, testing::ElementsAre(44, 20, 0, 0, 0, 0, 0, 0));
}

struct BadRotation {
  const char *name;
  std::function<void(ropewalk_rotation &)> breakIt;
  const char *message;
};

class RejectsRotation : public testing::TestWithParam<BadRotation> {};

TEST_P(RejectsRotation, WithFieldFoundAndExpected) {
  ropewalk_rotation rotation = llama31(128);
  GetParam().breakIt(rotation);
  auto computed = computeFrequencies(rotation);
  ASSERT_FALSE(computed);
  EXPECT_EQ(computed.error().status(), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(computed.error().message(), GetParam().message);
}

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

const BadRotation badRotations[] = {
    {"HeadDimZero", [](auto &r) { r.head_dim = 0; }, "head_dim is 0, expected 1 to 65536"},
    {"HeadDimHuge", [](auto &r) { r.head_dim = 65537; }, "head_dim is 65537, expected 1 to 65536"},
    {"WindowBeginNegative", [](auto &r) { r.window_begin = -1; },
     "window_begin is -1, expected a component in [0, head_dim=128]"},
    {"WindowBeginBeyond", [](auto &r) { r.window_begin = 129; },
     "window_begin is 129, expected a component in [0, head_dim=128]"},
    {"OddRotaryDim", [](auto &r) { r.rotary_dim = 63; },
     "rotary_dim is 63, expected an even number in [0, head_dim=128]"},
    {"NegativeRotaryDim", [](auto &r) { r.rotary_dim = -2; },
     "rotary_dim is -2, expected an even number in [0, head_dim=128]"},
    {"WindowTooLarge", [](auto &r) { r.window_begin = 64, r.rotary_dim = 66; },
     "rotary_dim is 66, expected an even number in [0, head_dim-window_begin=64]"},
    {"Pairing", [](auto &r) { setRaw(r.pairing, 2); },
     "pairing is 2, expected ROPEWALK_HALF or ROPEWALK_INTERLEAVED"},
    {"ThetaOne", [](auto &r) { r.frequencies.theta = 1; },
     "theta is 1, expected a finite number > 1"},
    {"ThetaNan", [](auto &r) { r.frequencies.theta = nan; },
     "theta is nan, expected a finite number > 1"},
    {"ThetaInfinite", [](auto &r) { r.frequencies.theta = inf; },
     "theta is inf, expected a finite number > 1"},
    {"AttentionFactorNegative", [](auto &r) { r.frequencies.attention_factor = -1; },
     "attention_factor is -1, expected 0 or a number in [2^-64, 2^64]"},
    {"AttentionFactorNan", [](auto &r) { r.frequencies.attention_factor = nan; },
     "attention_factor is nan, expected 0 or a number in [2^-64, 2^64]"}};

INSTANTIATE_TEST_SUITE_P(Frequencies, RejectsRotation, testing::ValuesIn(badRotations),
                         [](const auto &info) { return info.param.name; });

} // namespace
} // namespace ropewalk
