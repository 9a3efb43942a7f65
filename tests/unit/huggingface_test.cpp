//===- huggingface_test.cpp - What a model's own code computes ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tests/golden/huggingface.txt has what transformers computed for the rotations of
// models, with PyTorch's powers, which are up to 6 ulp off the correctly rounded ones.
//
//===----------------------------------------------------------------------===//

#include "frequencies.h"
#include "support/huggingface_golden.h"
#include "support/identifier.h"
#include "support/quad.h"

#include "ropewalk/rotation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>

namespace ropewalk {
namespace {

using test::Golden;
using test::quadPow;
using Floats = std::vector<float>;

class HuggingFace : public testing::TestWithParam<Golden> {
protected:
  void SetUp() override {
    static const std::map<std::string, ropewalk_scaling> rules = {
        {"default", ROPEWALK_SCALING_DEFAULT},     {"llama3", ROPEWALK_SCALING_LLAMA3},
        {"linear", ROPEWALK_SCALING_LINEAR},       {"dynamic", ROPEWALK_SCALING_DYNAMIC},
        {"ntk_alpha", ROPEWALK_SCALING_NTK_ALPHA}, {"yarn", ROPEWALK_SCALING_YARN},
        {"longrope", ROPEWALK_SCALING_LONGROPE},   {"proportional", ROPEWALK_SCALING_PROPORTIONAL}};
    const Golden &golden = GetParam();
    rotation = rotateFirst(
        makeRotation(static_cast<int64_t>(golden.number("head_dim")), golden.number("theta")),
        static_cast<int64_t>(golden.number("rotary_dim")));
    ropewalk_frequencies &f = rotation.frequencies;
    f.scaling = rules.at(golden.fields.at("scaling")[0]);
    f.factor = golden.number("factor");
    f.low_freq_factor = golden.number("low_freq_factor");
    f.high_freq_factor = golden.number("high_freq_factor");
    f.original_max_position_embeddings = golden.number("original_max_position_embeddings");
    f.max_position_embeddings = golden.number("max_position_embeddings");
    f.alpha = golden.number("alpha");
    f.beta_fast = golden.number("beta_fast");
    f.beta_slow = golden.number("beta_slow");
    f.mscale = golden.number("mscale");
    f.mscale_all_dim = golden.number("mscale_all_dim");
    f.no_truncate = golden.number("no_truncate") != 0;
    f.active_pairs = static_cast<int64_t>(golden.number("active_pairs"));
    f.seq_len = static_cast<int64_t>(golden.number("seq_len"));
    f.attention_factor = golden.number("attention_factor");
    if (f.scaling == ROPEWALK_SCALING_LONGROPE) {
      f.short_factor = shortFactor.data();
      f.long_factor = longFactor.data();
      f.list_length = static_cast<int64_t>(shortFactor.size());
    }
  }

  Frequencies compute(ropewalk_angle angle) {
    rotation.frequencies.angle = angle;
    auto computed = computeFrequencies(rotation);
    EXPECT_TRUE(computed) << computed.error().message();
    return computed ? *computed : Frequencies();
  }

  /// theta^(2i/R) in f32, correctly rounded, where theta is what the rule makes of it.
  float rightPower(size_t i) const {
    const ropewalk_frequencies &f = rotation.frequencies;
    auto dim = static_cast<double>(rotation.rotary_dim);
    auto theta = static_cast<float>(f.theta);
    if (f.scaling == ROPEWALK_SCALING_NTK_ALPHA)
      theta = static_cast<float>(f.theta * std::pow(f.alpha, dim / (dim - 2)));
    if (f.scaling == ROPEWALK_SCALING_DYNAMIC && f.seq_len > f.max_position_embeddings) {
      auto length = static_cast<float>(f.seq_len);
      float ratio =
          static_cast<float>(f.factor) * length / static_cast<float>(f.max_position_embeddings) -
          static_cast<float>(f.factor - 1);
      auto exponent = static_cast<float>(dim / (dim - 2));
      theta = theta * static_cast<float>(quadPow(ratio, exponent));
    }
    return static_cast<float>(
        quadPow(theta, static_cast<float>(2 * i) / static_cast<float>(rotation.rotary_dim)));
  }

  ropewalk_rotation rotation = {};
  std::vector<double> shortFactor = GetParam().numbers("short_factor");
  std::vector<double> longFactor = GetParam().numbers("long_factor");
  Floats theirs = GetParam().floats("result_inv_freq");
};

double ulp(float x) { return std::nextafter(std::fabs(x), INFINITY) - std::fabs(x); }

/// Its f32 operations are off by that much: 4.5e-7 at most here, in blends.
TEST_P(HuggingFace, AgreesWithTheRealsToFiveInTenMillion) {
  Frequencies ours = compute(ROPEWALK_ANGLE_EXACT);
  ASSERT_EQ(ours.inverse.size(), theirs.size());
  for (size_t i = 0; i < theirs.size(); ++i)
    EXPECT_NEAR(theirs[i], ours.inverse[i].hi, 5e-7 * ours.inverse[i].hi) << i;
  EXPECT_NEAR(ours.attentionFactor, GetParam().number("result_factor"), 4e-16);
}

TEST_P(HuggingFace, HasTheSameBitsInHfModeWhereItsPowerIsRight) {
  Frequencies ours = compute(ROPEWALK_ANGLE_HF);
  ASSERT_EQ(ours.inverse.size(), theirs.size());
  EXPECT_EQ(ours.attentionFactor, GetParam().number("result_factor"));
  Floats powers = GetParam().floats("result_power");
  size_t right = 0;
  for (size_t i = 0; i < theirs.size(); ++i) {
    auto inverse = static_cast<float>(ours.inverse[i].hi);
    bool isRight = powers[i] == rightPower(i);
    EXPECT_LE(std::fabs(inverse - theirs[i]), isRight ? 0 : 6 * ulp(theirs[i])) << i;
    right += isRight;
  }
  // Where theta is itself one of PyTorch's powers, one ulp of it can spoil most lanes.
  bool givenTheta = rotation.frequencies.scaling != ROPEWALK_SCALING_DYNAMIC;
  EXPECT_GE(right, givenTheta ? theirs.size() * 9 / 10 : 1);
}

/// PyTorch's cos and sin are within 1 ulp before they are multiplied by the attention factor.
TEST_P(HuggingFace, CosAndSinAreWithinTwoUlpGivenItsFrequencies) {
  std::vector<double> list(theirs.begin(), theirs.end());
  for (const auto &[position, want] : GetParam().at) {
    ASSERT_EQ(want.size(), 2 * list.size());
    for (size_t i = 0; i < list.size(); ++i) {
      CosSinF32 got =
          cosSinHf(list[i], static_cast<double>(position), GetParam().number("result_factor"));
      float cos = want[i], sin = want[list.size() + i];
      EXPECT_LE(std::fabs(got.cos - cos), 2 * ulp(cos)) << position << ", " << i;
      EXPECT_LE(std::fabs(got.sin - sin), 2 * ulp(sin)) << position << ", " << i;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Golden, HuggingFace,
                         testing::ValuesIn(test::readGolden(ROPEWALK_GOLDEN "/huggingface.txt")),
                         [](const auto &info) { return test::identifier(info.param.name); });

} // namespace
} // namespace ropewalk
