//===- scaling_errors_test.cpp - Rules that contradict themselves ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "frequencies.h"
#include "support/any_rotation.h"
#include "support/raw_enum.h"

#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace ropewalk {
namespace {

using test::setRaw;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

const std::vector<double> ones(64, 1.0), halves(32, 0.5);
const std::vector<double> bad = [] {
  std::vector<double> list(64, 1.0);
  list[63] = 0;
  return list;
}();

/// A valid rotation of 128 components by each rule.
ropewalk_rotation validRotation(ropewalk_scaling scaling) {
  ropewalk_rotation r = makeRotation(128, 1e4);
  switch (scaling) {
  case ROPEWALK_SCALING_DEFAULT:
    return r;
  case ROPEWALK_SCALING_LLAMA3:
    return scaleLikeLlama3(r, 8, 1, 4, 8192);
  case ROPEWALK_SCALING_LINEAR:
    return scaleLinearly(r, 4);
  case ROPEWALK_SCALING_DYNAMIC:
    return scaleDynamically(r, 2, 4096, 8192);
  case ROPEWALK_SCALING_NTK:
    return scaleLikeNtk(r, 4);
  case ROPEWALK_SCALING_NTK_ALPHA:
    return scaleLikeHunyuan(r, 1000);
  case ROPEWALK_SCALING_YARN:
    return scaleLikeYarn(r, 4, 32768);
  case ROPEWALK_SCALING_LONGROPE:
    return scaleLikeLongrope(r, ones, ones, 32, 4096, 8192);
  case ROPEWALK_SCALING_PROPORTIONAL:
    return rotateProportionally(r, 16);
  case ROPEWALK_SCALING_LIST:
    return useFrequencies(r, ones);
  }
  return r;
}

class EveryValidRule : public testing::TestWithParam<ropewalk_scaling> {};

TEST_P(EveryValidRule, IsAcceptedInBothAngleModes) {
  ropewalk_rotation rotation = validRotation(GetParam());
  for (ropewalk_angle angle : {ROPEWALK_ANGLE_EXACT, ROPEWALK_ANGLE_HF}) {
    rotation.frequencies.angle = angle;
    auto computed = computeFrequencies(rotation);
    EXPECT_TRUE(computed) << computed.error().message();
  }
}

/// Every number of the struct, with a value that some rule accepts.
struct AnyField {
  const char *name;
  std::function<void(ropewalk_frequencies &)> set;
  std::vector<ropewalk_scaling> readers;
};

const AnyField anyFields[] = {
    {"factor",
     [](auto &f) { f.factor = 2; },
     {ROPEWALK_SCALING_LLAMA3, ROPEWALK_SCALING_LINEAR, ROPEWALK_SCALING_DYNAMIC,
      ROPEWALK_SCALING_NTK, ROPEWALK_SCALING_YARN, ROPEWALK_SCALING_LONGROPE,
      ROPEWALK_SCALING_PROPORTIONAL}},
    {"low_freq_factor", [](auto &f) { f.low_freq_factor = 2; }, {ROPEWALK_SCALING_LLAMA3}},
    {"high_freq_factor", [](auto &f) { f.high_freq_factor = 2; }, {ROPEWALK_SCALING_LLAMA3}},
    {"original_max_position_embeddings",
     [](auto &f) { f.original_max_position_embeddings = 2; },
     {ROPEWALK_SCALING_LLAMA3, ROPEWALK_SCALING_YARN, ROPEWALK_SCALING_LONGROPE}},
    {"max_position_embeddings",
     [](auto &f) { f.max_position_embeddings = 2; },
     {ROPEWALK_SCALING_DYNAMIC}},
    {"alpha", [](auto &f) { f.alpha = 2; }, {ROPEWALK_SCALING_NTK_ALPHA}},
    {"mixed_b", [](auto &f) { f.mixed_b = 2; }, {ROPEWALK_SCALING_NTK}},
    {"beta_fast", [](auto &f) { f.beta_fast = 2; }, {ROPEWALK_SCALING_YARN}},
    {"beta_slow", [](auto &f) { f.beta_slow = 2; }, {ROPEWALK_SCALING_YARN}},
    {"mscale", [](auto &f) { f.mscale = 2; }, {ROPEWALK_SCALING_YARN}},
    {"mscale_all_dim", [](auto &f) { f.mscale_all_dim = 2; }, {ROPEWALK_SCALING_YARN}},
    {"extrapolation_factor", [](auto &f) { f.extrapolation_factor = 1; }, {ROPEWALK_SCALING_YARN}},
    {"no_truncate", [](auto &f) { f.no_truncate = 2; }, {ROPEWALK_SCALING_YARN}},
    {"log_blend", [](auto &f) { f.log_blend = 2; }, {ROPEWALK_SCALING_YARN}},
    {"active_pairs", [](auto &f) { f.active_pairs = 2; }, {ROPEWALK_SCALING_PROPORTIONAL}},
    {"seq_len",
     [](auto &f) { f.seq_len = 2; },
     {ROPEWALK_SCALING_DYNAMIC, ROPEWALK_SCALING_LONGROPE}},
    {"short_factor", [](auto &f) { f.short_factor = ones.data(); }, {ROPEWALK_SCALING_LONGROPE}},
    {"long_factor", [](auto &f) { f.long_factor = ones.data(); }, {ROPEWALK_SCALING_LONGROPE}},
    {"inv_freq", [](auto &f) { f.inv_freq = ones.data(); }, {ROPEWALK_SCALING_LIST}},
    {"divisors",
     [](auto &f) { f.divisors = ones.data(), f.list_length = 64; },
     {ROPEWALK_SCALING_DEFAULT, ROPEWALK_SCALING_LINEAR, ROPEWALK_SCALING_YARN}}};

TEST_P(EveryValidRule, RefusesFieldsThatItDoesNotRead) {
  std::string rule = test::scalingName(GetParam());
  for (const AnyField &field : anyFields) {
    ropewalk_rotation rotation = validRotation(GetParam());
    field.set(rotation.frequencies);
    auto error = validateFrequencies(rotation.frequencies);
    if (std::count(field.readers.begin(), field.readers.end(), GetParam())) {
      EXPECT_FALSE(error) << rule << ": " << error->message();
      continue;
    }
    ASSERT_TRUE(error) << rule << " took " << field.name;
    EXPECT_EQ(error->status(), ROPEWALK_INVALID_ARGUMENT);
    std::string message = error->message();
    EXPECT_EQ(message.rfind(std::string(field.name) + " is ", 0), 0u) << message;
    EXPECT_NE(message.find("as the " + rule + " rule does not read it"), std::string::npos)
        << message;
  }
}

INSTANTIATE_TEST_SUITE_P(Scaling, EveryValidRule, testing::ValuesIn(test::everyScaling),
                         [](const auto &info) {
                           return std::string(test::scalingName(info.param));
                         });

struct BadRule {
  const char *name;
  ropewalk_scaling scaling;
  std::function<void(ropewalk_rotation &)> breakIt;
  const char *message;
};

class RejectsRule : public testing::TestWithParam<BadRule> {};

TEST_P(RejectsRule, WithFieldFoundAndExpected) {
  ropewalk_rotation rotation = validRotation(GetParam().scaling);
  GetParam().breakIt(rotation);
  auto computed = computeFrequencies(rotation);
  ASSERT_FALSE(computed);
  EXPECT_EQ(computed.error().status(), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(computed.error().message(), GetParam().message);
}

const BadRule badRules[] = {
    {"ScalingBelow", ROPEWALK_SCALING_DEFAULT, [](auto &r) { setRaw(r.frequencies.scaling, -1); },
     "scaling is -1, expected ROPEWALK_SCALING_DEFAULT (0) to ROPEWALK_SCALING_LIST (9)"},
    {"ScalingAbove", ROPEWALK_SCALING_DEFAULT, [](auto &r) { setRaw(r.frequencies.scaling, 10); },
     "scaling is 10, expected ROPEWALK_SCALING_DEFAULT (0) to ROPEWALK_SCALING_LIST (9)"},
    {"Angle", ROPEWALK_SCALING_DEFAULT, [](auto &r) { setRaw(r.frequencies.angle, 2); },
     "angle is 2, expected ROPEWALK_ANGLE_EXACT or ROPEWALK_ANGLE_HF"},
    {"ThetaMissing", ROPEWALK_SCALING_YARN, [](auto &r) { r.frequencies.theta = 0; },
     "theta is 0, expected a finite number > 1"},
    {"ThetaOfAList", ROPEWALK_SCALING_LIST, [](auto &r) { r.frequencies.theta = nan; },
     "theta is nan, expected a finite number > 1"},
    {"FactorMissing", ROPEWALK_SCALING_LINEAR, [](auto &r) { r.frequencies.factor = 0; },
     "factor is 0, expected a finite number of at least 2^-16"},
    {"FactorNegative", ROPEWALK_SCALING_DYNAMIC, [](auto &r) { r.frequencies.factor = -2; },
     "factor is -2, expected a finite number of at least 2^-16"},
    {"FactorInfinite", ROPEWALK_SCALING_NTK, [](auto &r) { r.frequencies.factor = inf; },
     "factor is inf, expected a finite number of at least 2^-16"},
    {"FactorOfProportional", ROPEWALK_SCALING_PROPORTIONAL,
     [](auto &r) { r.frequencies.factor = 1e-9; },
     "factor is 1e-09, expected a finite number of at least 2^-16"},
    {"FactorForLongropesMagnitude", ROPEWALK_SCALING_LONGROPE,
     [](auto &r) { r.frequencies.factor = 0; },
     "factor is 0, expected a finite number of at least 2^-16, or attention_factor"},
    {"LowNegative", ROPEWALK_SCALING_LLAMA3, [](auto &r) { r.frequencies.low_freq_factor = -1; },
     "low_freq_factor is -1, expected a finite number > 0"},
    {"LowAboveHigh", ROPEWALK_SCALING_LLAMA3, [](auto &r) { r.frequencies.low_freq_factor = 5; },
     "high_freq_factor is 4, expected a finite number >= low_freq_factor=5"},
    {"HighMissing", ROPEWALK_SCALING_LLAMA3, [](auto &r) { r.frequencies.high_freq_factor = 0; },
     "high_freq_factor is 0, expected a finite number > 0"},
    {"OriginalLength", ROPEWALK_SCALING_YARN,
     [](auto &r) { r.frequencies.original_max_position_embeddings = -1; },
     "original_max_position_embeddings is -1, expected a finite number > 0"},
    {"OriginalLengthForLongropesMagnitude", ROPEWALK_SCALING_LONGROPE,
     [](auto &r) { r.frequencies.original_max_position_embeddings = 1; },
     "original_max_position_embeddings is 1, expected a number > 1, or attention_factor"},
    {"Length", ROPEWALK_SCALING_DYNAMIC,
     [](auto &r) { r.frequencies.max_position_embeddings = nan; },
     "max_position_embeddings is nan, expected a finite number > 0"},
    {"SeqLenMissing", ROPEWALK_SCALING_DYNAMIC, [](auto &r) { r.frequencies.seq_len = 0; },
     "seq_len is 0, expected the number of tokens to be served (> 0)"},
    {"SeqLenNegative", ROPEWALK_SCALING_LONGROPE, [](auto &r) { r.frequencies.seq_len = -7; },
     "seq_len is -7, expected the number of tokens to be served (> 0)"},
    {"Alpha", ROPEWALK_SCALING_NTK_ALPHA, [](auto &r) { r.frequencies.alpha = 0; },
     "alpha is 0, expected a finite number of at least 2^-16"},
    {"MixedB", ROPEWALK_SCALING_NTK, [](auto &r) { r.frequencies.mixed_b = -0.5; },
     "mixed_b is -0.5, expected a finite number >= 0"},
    {"BetaFast", ROPEWALK_SCALING_YARN, [](auto &r) { r.frequencies.beta_fast = -1; },
     "beta_fast is -1, expected a finite number >= 0"},
    {"BetaFastBelowSlow", ROPEWALK_SCALING_YARN, [](auto &r) { r.frequencies.beta_slow = 33; },
     "beta_fast is 32, expected at least beta_slow=33"},
    {"BetaSlow", ROPEWALK_SCALING_YARN, [](auto &r) { r.frequencies.beta_slow = inf; },
     "beta_slow is inf, expected a finite number >= 0"},
    {"Mscale", ROPEWALK_SCALING_YARN, [](auto &r) { r.frequencies.mscale = nan; },
     "mscale is nan, expected a finite number >= 0"},
    {"MscaleAllDim", ROPEWALK_SCALING_YARN, [](auto &r) { r.frequencies.mscale_all_dim = -1; },
     "mscale_all_dim is -1, expected a finite number >= 0"},
    {"ExtrapolationFactor", ROPEWALK_SCALING_YARN,
     [](auto &r) { r.frequencies.extrapolation_factor = 1.5; },
     "extrapolation_factor is 1.5, expected a number in [0, 1]"},
    {"ActivePairsNegative", ROPEWALK_SCALING_PROPORTIONAL,
     [](auto &r) { r.frequencies.active_pairs = -1; }, "active_pairs is -1, expected at least 0"},
    {"ActivePairsTooMany", ROPEWALK_SCALING_PROPORTIONAL,
     [](auto &r) { r.frequencies.active_pairs = 65; },
     "active_pairs is 65, expected at most rotary_dim/2=64"},
    {"ShortFactorMissing", ROPEWALK_SCALING_LONGROPE,
     [](auto &r) { r.frequencies.short_factor = nullptr; },
     "short_factor is null, expected rotary_dim/2 numbers"},
    {"LongFactorMissing", ROPEWALK_SCALING_LONGROPE,
     [](auto &r) { r.frequencies.long_factor = nullptr; },
     "long_factor is null, expected rotary_dim/2 numbers"},
    {"LongFactorEntry", ROPEWALK_SCALING_LONGROPE,
     [](auto &r) { r.frequencies.long_factor = bad.data(); },
     "long_factor[63] is 0, expected a finite number of at least 2^-16"},
    {"FactorsOfOtherLengths", ROPEWALK_SCALING_LONGROPE,
     [](auto &r) { r = scaleLikeLongrope(r, ones, halves, 32, 4096, 8192); },
     "list_length is -1, expected the entries of each list, rotary_dim/2"},
    {"ListMissing", ROPEWALK_SCALING_LIST, [](auto &r) { r.frequencies.inv_freq = nullptr; },
     "inv_freq is null, expected rotary_dim/2 numbers"},
    {"ListEntry", ROPEWALK_SCALING_LIST,
     [](auto &r) {
       static const std::vector<double> list(64, -65537);
       r.frequencies.inv_freq = list.data();
     },
     "inv_freq[0] is -65537, expected a number of magnitude at most 2^16"},
    {"ListLengthMissing", ROPEWALK_SCALING_LIST, [](auto &r) { r.frequencies.list_length = 0; },
     "list_length is 0, expected the entries of each list, rotary_dim/2"},
    {"ListLengthHuge", ROPEWALK_SCALING_LIST,
     [](auto &r) { r.frequencies.list_length = INT64_MAX; },
     "list_length is 9223372036854775807, expected the entries of each list, rotary_dim/2"},
    {"ListLengthOfNothing", ROPEWALK_SCALING_YARN, [](auto &r) { r.frequencies.list_length = 64; },
     "list_length is 64, expected 0 as no list is given"},
    {"ListForAnotherWindow", ROPEWALK_SCALING_LIST, [](auto &r) { r = useFrequencies(r, halves); },
     "list_length is 32, expected rotary_dim/2=64"},
    {"DivisorsEntry", ROPEWALK_SCALING_DEFAULT,
     [](auto &r) { r.frequencies.divisors = bad.data(), r.frequencies.list_length = 64; },
     "divisors[63] is 0, expected a finite number of at least 2^-16"},
    {"RestartOfAList", ROPEWALK_SCALING_LIST, [](auto &r) { r = splitIntoAxes(r, {32, 32}); },
     "axes.restart is 1, expected 0 as the list rule does not read it"},
    {"Axes", ROPEWALK_SCALING_YARN, [](auto &r) { r = splitIntoSections(r, {16, 24, 20}); },
     "sections sum to 60, expected rotary_dim/2=64"},
    {"TooManySections", ROPEWALK_SCALING_DEFAULT,
     [](auto &r) { r = splitIntoSections(r, {8, 8, 8, 8, 8, 8, 8, 4, 4}); },
     "axes.count is 9, expected 0 to 8"},
    {"FrequenciesTooHigh", ROPEWALK_SCALING_LINEAR,
     [](auto &r) {
       static const std::vector<double> list(64, 0.25);
       r.frequencies.factor = 0x1p-16;
       r.frequencies.divisors = list.data();
       r.frequencies.list_length = 64;
     },
     "inv_freq[0] comes to 262144, expected a number of magnitude at most 2^16"},
    {"MagnitudeTooHigh", ROPEWALK_SCALING_YARN,
     [](auto &r) { r.frequencies.mscale = 1e30, r.frequencies.mscale_all_dim = 1e-30; },
     "attention_factor comes to 1.38629e+29, expected a number in [2^-64, 2^64]"}};

INSTANTIATE_TEST_SUITE_P(Scaling, RejectsRule, testing::ValuesIn(badRules),
                         [](const auto &info) { return info.param.name; });

TEST(Scaling, LongropeNeedsNoFactorBesideAnAttentionFactor) {
  ropewalk_rotation rotation = validRotation(ROPEWALK_SCALING_LONGROPE);
  rotation.frequencies.factor = 0;
  rotation.frequencies.attention_factor = 1.19;
  auto computed = computeFrequencies(rotation);
  ASSERT_TRUE(computed) << computed.error().message();
  EXPECT_EQ(computed->attentionFactor, 1.19);
}

} // namespace
} // namespace ropewalk
