//===- rules_and_axes_test.cpp - Packages of models that are not plain ----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "varied_rope.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <cmath>

namespace {

const ropewalk_rotation &phi = varied_rope_phi_4_mini_rotation;
const ropewalk_rotation &qwen = varied_rope_qwen2_vl_7b_rotation;

/// cos and sin of every token and pair, by rotating (1, 0) with the package's kernels.
struct Turned {
  std::vector<float> cos, sin; ///< [tokens, pairs]
};

Turned turn(const ropewalk_rotation &rotation, int64_t tokens, const int64_t *positions) {
  ropewalk_layout layout = {};
  layout.q = ropewalk::bshd(tokens, 1, rotation.head_dim);
  ropewalk_plan_options options = {};
  options.kernels = varied_rope_kernels();
  options.position_end = 5000;
  Turned turned;
  auto plan = ropewalk::Plan::create(rotation, layout, options);
  if (!plan) {
    ADD_FAILURE() << plan.error().message();
    return turned;
  }
  const int64_t pairs = rotation.rotary_dim / 2, width = rotation.head_dim;
  std::vector<float> src(tokens * width), dst(tokens * width);
  for (int64_t token = 0; token < tokens; ++token)
    std::fill_n(&src[token * width], pairs, 1.0f);
  ropewalk_tensors tensors = {};
  tensors.q_src = src.data();
  tensors.q_dst = dst.data();
  tensors.batches = 1;
  tensors.tokens = tokens;
  tensors.index = ROPEWALK_INDEX_I64;
  tensors.positions = positions;
  tensors.position_axis_stride = tokens;
  EXPECT_EQ(plan->run(tensors), ROPEWALK_OK);
  for (int64_t token = 0; token < tokens; ++token)
    for (int64_t i = 0; i < pairs; ++i) {
      turned.cos.push_back(dst[token * width + i]);
      turned.sin.push_back(dst[token * width + pairs + i]);
    }
  return turned;
}

/// The package's kernels against the rotation over the reals, at many positions.
void expectChecked(const ropewalk_rotation &rotation, int64_t heads) {
  ropewalk_layout layout = {};
  layout.q = ropewalk::bshd(64, heads, rotation.head_dim);
  ropewalk_plan_options options = {};
  options.kernels = varied_rope_kernels();
  options.position_end = 512;
  auto plan = ropewalk::Plan::create(rotation, layout, options);
  ASSERT_TRUE(plan) << plan.error().message();
  ropewalk_check_report report;
  EXPECT_EQ(plan->check(report), ROPEWALK_OK) << report.kernel << " " << report.worst_ulp;
  EXPECT_GT(report.compared, 0);
}

//--- Phi-4-mini: longrope ---------------------------------------------------//

/// inv_freq[i] = 1 / (divisor[i] theta^(2i/96)), with f = 131072/4096.
void expectLongrope(const ropewalk_rotation &rotation, const double *divisors) {
  const int64_t positions[] = {0, 1, 77, 4999};
  const Turned turned = turn(rotation, 4, positions);
  ASSERT_EQ(turned.cos.size(), 4u * 48);
  const double factor = std::sqrt(1 + std::log(32.0) / std::log(4096.0));
  for (size_t token = 0; token < 4; ++token)
    for (size_t i = 0; i < 48; ++i) {
      const double angle =
          double(positions[token]) / (divisors[i] * std::pow(10000.0, 2.0 * double(i) / 96));
      EXPECT_NEAR(turned.cos[token * 48 + i], factor * std::cos(angle), 2e-7) << token << " " << i;
      EXPECT_NEAR(turned.sin[token * 48 + i], factor * std::sin(angle), 2e-7) << token << " " << i;
    }
}

TEST(Longrope, ConstantHoldsBothLists) {
  const ropewalk_frequencies &frequencies = phi.frequencies;
  EXPECT_EQ(frequencies.scaling, ROPEWALK_SCALING_LONGROPE);
  EXPECT_EQ(frequencies.original_max_position_embeddings, 4096);
  EXPECT_EQ(frequencies.seq_len, 131072);
  ASSERT_EQ(frequencies.list_length, 48);
  EXPECT_EQ(frequencies.short_factor[0], 1);
  EXPECT_EQ(frequencies.short_factor[47], 1);
  EXPECT_EQ(frequencies.long_factor[0], 1);
  EXPECT_EQ(frequencies.long_factor[1], 1.118320672);
  EXPECT_EQ(frequencies.long_factor[47], 47.77);
}

TEST(Longrope, LongSequencesTurnByTheLongList) { expectLongrope(phi, phi.frequencies.long_factor); }

TEST(Longrope, ACopyWithAnotherLengthTurnsByTheShortList) {
  ropewalk_rotation shorter = phi;
  shorter.frequencies.seq_len = 4096;
  expectLongrope(shorter, phi.frequencies.short_factor);
}

TEST(Longrope, KernelsPassTheirCheck) {
  expectChecked(phi, varied_rope_phi_4_mini_attention_heads);
}

//--- Qwen2-VL: M-RoPE -------------------------------------------------------//

TEST(MRope, ConstantHoldsTheSections) {
  EXPECT_EQ(qwen.axes.count, 3);
  EXPECT_EQ(qwen.axes.order, ROPEWALK_AXES_CONTIGUOUS);
  EXPECT_EQ(qwen.axes.restart, 0);
  EXPECT_EQ(qwen.axes.blocks, 0);
  EXPECT_EQ(qwen.axes.sections[0], 16);
  EXPECT_EQ(qwen.axes.sections[1], 24);
  EXPECT_EQ(qwen.axes.sections[2], 24);
}

TEST(MRope, EachPairTurnsByItsOwnCoordinate) {
  // Two tokens: an image's patch, and text.
  const int64_t positions[] = {7, 30, 9, 30, 15, 30}; // [axes, tokens]
  const Turned turned = turn(qwen, 2, positions);
  ASSERT_EQ(turned.cos.size(), 2u * 64);
  for (size_t token = 0; token < 2; ++token)
    for (size_t i = 0; i < 64; ++i) {
      const size_t axis = i < 16 ? 0 : i < 40 ? 1 : 2;
      const double angle =
          double(positions[axis * 2 + token]) * std::pow(1000000.0, -2.0 * double(i) / 128);
      EXPECT_NEAR(turned.cos[token * 64 + i], std::cos(angle), 2e-7) << token << " " << i;
      EXPECT_NEAR(turned.sin[token * 64 + i], std::sin(angle), 2e-7) << token << " " << i;
    }
}

TEST(MRope, KernelsPassTheirCheck) { expectChecked(qwen, varied_rope_qwen2_vl_7b_attention_heads); }

} // namespace
