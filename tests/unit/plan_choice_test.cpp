//===- plan_choice_test.cpp - Which kernels a plan takes ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/fake_table.h"
#include "support/scenario.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace ropewalk {
namespace {

using test::FakeTable;
using test::Scenario;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST(PlanChoice, DescribesKernelsConditionsAndRejections) {
  Scenario scenario;
  scenario.layout.dtype = ROPEWALK_BF16;
  scenario.layout.k = bshd(16, 2, 32);
  scenario.rotation.window_begin = 4;
  scenario.rotation.rotary_dim = 8;
  FakeTable table({{"rope_half_bf16_out_d8__x86_64_v4_bf16_word16x1"},
                   {"rope_half_bf16_out_dany__x86_64_v3_word8x1"},
                   {"rope_half_bf16_out_dany__x86_64_v3_word8x1_nt16", 4096},
                   {"rope_half_bf16_out_dany__x86_64_pair4x1"},
                   {"copy_b16_out_d4__x86_64_pair4x1"}});
  scenario.options.kernels = table.get();
  auto plan = scenario.planOn(Target::X86_64_v3);
  ASSERT_TRUE(plan) << plan.error().message();
  EXPECT_STREQ(
      ropewalk_plan_describe(plan->get()),
      "table: computed, positions [0, 1000)\n"
      "q[4, 4:12]: rope_half_bf16_out_d8 by rope_half_bf16_out_dany__x86_64_v3_word8x1 for "
      "pointers that are multiples of 4, else rope_half_bf16_out_dany__x86_64_pair4x1\n"
      "q[4, 0:4]: copy_b16_out_d4 by copy_b16_out_d4__x86_64_pair4x1\n"
      "q[4, 12:32]: copy_b16_out_d20 by memcpy\n"
      "k[2, 4:12]: rope_half_bf16_out_d8 by rope_half_bf16_out_dany__x86_64_v3_word8x1 for "
      "pointers that are multiples of 4, else rope_half_bf16_out_dany__x86_64_pair4x1\n"
      "k[2, 0:4]: copy_b16_out_d4 by copy_b16_out_d4__x86_64_pair4x1\n"
      "k[2, 12:32]: copy_b16_out_d20 by memcpy\n"
      "not used: rope_half_bf16_out_d8__x86_64_v4_bf16_word16x1: needs x86-64-v4-bf16, this CPU "
      "has x86-64-v3\n"
      "not used: rope_half_bf16_out_dany__x86_64_v3_word8x1_nt16: needs strides and offsets that "
      "are multiples of 16 bytes, found 8\n");
  std::string line = describeInOneLine(**plan);
  EXPECT_EQ(std::count(line.begin(), line.end(), '\n'), 0);
  EXPECT_THAT(line, HasSubstr("q[4, 12:32] copy_b16_out_d20 by memcpy"));
  EXPECT_THAT(line, HasSubstr("not rope_half_bf16_out_d8__x86_64_v4_bf16_word16x1: needs"));
}

TEST(PlanChoice, IgnoresTheStrideOfASingleHead) {
  Scenario scenario;
  scenario.layout.dtype = ROPEWALK_BF16;
  scenario.layout.q = bshd(16, 1, 32);
  scenario.layout.q.src_head_stride = scenario.layout.q.dst_head_stride = 1;
  FakeTable table(
      {{"rope_half_bf16_out_d32__x86_64_word4x1"}, {"rope_half_bf16_out_d32__x86_64_pair4x1"}});
  scenario.options.kernels = table.get();
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan) << plan.error().message();
  EXPECT_THAT(ropewalk_plan_describe(plan->get()), HasSubstr("word4x1 for pointers"));
}

TEST(PlanChoice, AnOddNumberOfPairsMisalignsTheSecondHalf) {
  Scenario scenario;
  scenario.layout.dtype = ROPEWALK_BF16;
  scenario.rotation.rotary_dim = 6; // x[i + 3] of 2 bytes each
  FakeTable table({{"rope_half_bf16_out_dany__x86_64_word4x1"},
                   {"rope_interleaved_bf16_out_dany__x86_64_word4x1"},
                   {"rope_half_bf16_out_dany__x86_64_pair4x1"},
                   {"rope_interleaved_bf16_out_dany__x86_64_lane4x1"}});
  scenario.options.kernels = table.get();
  auto half = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(half) << half.error().message();
  EXPECT_THAT(ropewalk_plan_describe(half->get()),
              HasSubstr("q[4, 0:6]: rope_half_bf16_out_d6 by "
                        "rope_half_bf16_out_dany__x86_64_pair4x1\n"));
  scenario.rotation.pairing = ROPEWALK_INTERLEAVED;
  auto interleaved = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(interleaved) << interleaved.error().message();
  EXPECT_THAT(ropewalk_plan_describe(interleaved->get()), HasSubstr("word4x1 for pointers"));
}

constexpr char onePass[] = "rope_half_f32_out_d16_before8_behind8__x86_64_pair4x1";
constexpr char windowAlone[] = "rope_half_f32_out_d16__x86_64_pair4x1";
constexpr char copy8[] = "copy_b32_out_d8__x86_64_pair4x1";

/// Of a plan with kernels for either way, for a window in the middle of a head.
std::string describeInnerWindow(const char *named, int64_t headDim = 32) {
  Scenario scenario;
  FakeTable table({{windowAlone}, {copy8}, {onePass}});
  scenario.rotation.head_dim = headDim;
  scenario.rotation.window_begin = 8;
  scenario.rotation.rotary_dim = 16;
  scenario.options.kernels = table.get();
  scenario.options.kernel = named;
  scenario.options.allow_reference = 0;
  auto plan = scenario.planOn(Target::X86_64);
  return plan ? ropewalk_plan_describe(plan->get()) : plan.error().message();
}

TEST(PlanChoice, TurnsTheWindowAndCopiesWhatIsBesideItInOnePass) {
  for (const char *named : {static_cast<const char *>(nullptr), onePass})
    EXPECT_EQ(describeInnerWindow(named), "table: computed, positions [0, 1000)\n"
                                          "q[4, 0:32]: rope_half_f32_out_d16_before8_behind8 by " +
                                              std::string(onePass) + "\n");
}

TEST(PlanChoice, TakesSeveralPassesWhereThatIsAskedForOrOneIsNotPossible) {
  const std::string passes = "q[4, 8:24]: rope_half_f32_out_d16 by " + std::string(windowAlone) +
                             "\nq[4, 0:8]: copy_b32_out_d8 by ";
  EXPECT_THAT(describeInnerWindow(windowAlone),
              AllOf(HasSubstr(passes),
                    HasSubstr("\nseveral passes: the kernel asked for is rope_half_f32_out_d16_")));
  EXPECT_THAT(
      describeInnerWindow(copy8),
      AllOf(HasSubstr(passes), HasSubstr("\nseveral passes: the kernel asked for is copy_b32")));
  // Nothing is behind this one.
  EXPECT_THAT(
      describeInnerWindow(nullptr, 24),
      AllOf(HasSubstr(passes),
            HasSubstr("\nseveral passes: kernels has none for rope_half_f32_out_d16_before8\n")));
}

constexpr char bothBlocks[] = "rope_half_f32_out_d32_blocks2__x86_64_pair4x1";
constexpr char oneBlock[] = "rope_half_f32_out_d16__x86_64_pair4x1";

/// Of a plan for a window of two blocks, each paired within itself.
std::string describeBlocks(const std::vector<FakeTable::Entry> &kernels, int64_t firstPairs = 8) {
  Scenario scenario;
  FakeTable table(kernels);
  scenario.rotation.head_dim = scenario.rotation.rotary_dim = 32;
  scenario.rotation.axes.count = 2;
  scenario.rotation.axes.blocks = 1;
  scenario.rotation.axes.sections[0] = firstPairs;
  scenario.rotation.axes.sections[1] = 16 - firstPairs;
  scenario.options.kernels = table.get();
  auto plan = scenario.planOn(Target::X86_64);
  return plan ? ropewalk_plan_describe(plan->get()) : plan.error().message();
}

TEST(PlanChoice, TurnsAllBlocksOfAWindowInOnePass) {
  EXPECT_THAT(
      describeBlocks({{bothBlocks}, {oneBlock}}),
      AllOf(HasSubstr("\nq[4, 0:32]: rope_half_f32_out_d32_blocks2 by " + std::string(bothBlocks)),
            Not(HasSubstr("several passes"))));
}

TEST(PlanChoice, TurnsBlocksOneByOneWhereNoKernelTurnsAll) {
  const std::string alone = " by " + std::string(oneBlock);
  EXPECT_THAT(describeBlocks({{oneBlock}}),
              AllOf(HasSubstr("\nq[4, 0:16]: rope_half_f32_out_d16" + alone),
                    HasSubstr("\nq[4, 16:32]: rope_half_f32_out_d16" + alone),
                    HasSubstr("\nseveral passes: kernels has none for "
                              "rope_half_f32_out_d32_blocks2")));
  // There is none for unequal ones, so nobody misses it.
  EXPECT_THAT(describeBlocks({{bothBlocks}, {oneBlock}}, 6),
              AllOf(HasSubstr("\nq[4, 0:12]: rope_half_f32_out_d12 by reference"),
                    HasSubstr("\nq[4, 12:32]: rope_half_f32_out_d20 by reference"),
                    Not(HasSubstr("several passes"))));
}

TEST(PlanChoice, SaysWhyTheOnePassAskedForByNameIsImpossible) {
  Scenario scenario;
  constexpr char name[] = "rope_half_f32_out_d16_behind16__x86_64_v4_pair4x1";
  FakeTable table({{windowAlone}, {name}});
  scenario.rotation.rotary_dim = 16;
  scenario.options.kernels = table.get();
  scenario.options.kernel = name;
  auto plan = scenario.planOn(Target::X86_64_v3);
  ASSERT_FALSE(plan);
  EXPECT_THAT(plan.error().message(), HasSubstr("needs x86-64-v4, this CPU has x86-64-v3"));
}

TEST(PlanChoice, InPlaceLeavesWhatIsOutsideTheWindow) {
  Scenario scenario;
  scenario.layout.place = ROPEWALK_IN_PLACE;
  scenario.rotation.rotary_dim = 8;
  EXPECT_THAT(scenario.plan().describe(), Not(HasSubstr("copy")));
}

/// Nobody looks at how src would lie.
TEST(PlanChoice, CountsHeadsTogetherThatLieAlikeInPlace) {
  Scenario scenario;
  constexpr char many[] = "rope_half_f32_in_d32__x86_64_pair8x1",
                 few[] = "rope_half_f32_in_d32__x86_64_pair4x1";
  FakeTable table({{many, 0, 8}, {few}});
  scenario.options.kernels = table.get();
  scenario.layout.place = ROPEWALK_IN_PLACE;
  scenario.layout.k = scenario.layout.q; // 4 heads each
  scenario.layout.k.src_token_stride = 12345;
  auto plan = scenario.planOn(Target::X86_64_v3);
  ASSERT_TRUE(plan);
  EXPECT_THAT(ropewalk_plan_describe(plan->get()), HasSubstr(std::string("by ") + many));
  scenario.layout.k.dst_token_stride += 32;
  plan = scenario.planOn(Target::X86_64_v3);
  ASSERT_TRUE(plan);
  EXPECT_THAT(ropewalk_plan_describe(plan->get()), HasSubstr(std::string("by ") + few));
}

} // namespace
} // namespace ropewalk
