//===- plan_test.cpp - What plan creation accepts and chooses -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/fake_table.h"
#include "support/raw_enum.h"
#include "support/scenario.h"

#include "layout.h"

#include "ropewalk/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

namespace ropewalk {
namespace {

using test::FakeTable;
using test::Scenario;
using test::setRaw;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr const char *maxIsaError =
#if defined(__aarch64__)
    "max_isa is avx512, expected one of arm64, arm64-fp16, arm64-bf16";
#else
    "max_isa is avx512, expected one of x86-64, x86-64-v3, x86-64-v4, x86-64-v4-bf16";
#endif

struct BadPlan {
  const char *name;
  std::function<void(Scenario &)> breakIt;
  ropewalk_status status;
  const char *message;
};

class RejectsPlan : public testing::TestWithParam<BadPlan> {};

TEST_P(RejectsPlan, WithFieldFoundAndExpected) {
  Scenario scenario;
  GetParam().breakIt(scenario);
  ropewalk_plan *plan = reinterpret_cast<ropewalk_plan *>(&scenario);
  ropewalk_error error;
  EXPECT_EQ(
      ropewalk_plan_create(&scenario.rotation, &scenario.layout, &scenario.options, &plan, &error),
      GetParam().status);
  EXPECT_EQ(error.status, GetParam().status);
  EXPECT_STREQ(error.message, GetParam().message);
  EXPECT_EQ(plan, nullptr);
  EXPECT_EQ(
      ropewalk_plan_create(&scenario.rotation, &scenario.layout, &scenario.options, &plan, nullptr),
      GetParam().status);
}

alignas(4) float values[64];
const ropewalk_cache goodCache = {values, values + 1, 2, 32, 2, ROPEWALK_F32};
const ropewalk_cache nullCos = {nullptr, values, 2, 32, 2, ROPEWALK_F32};
const ropewalk_cache nullSin = {values, nullptr, 2, 32, 2, ROPEWALK_F32};
const ropewalk_cache oddSin = {
    values, reinterpret_cast<const float *>(reinterpret_cast<const char *>(values) + 2),
    2,      32,
    2,      ROPEWALK_F32};
const ropewalk_cache noRows = {values, values, 0, 32, 2, ROPEWALK_F32};
const ropewalk_cache wideRows = {values, values, 2, INT64_C(1) << 31, 2, ROPEWALK_F32};
const ropewalk_cache widePairs = {values, values, 2, 32, 32768, ROPEWALK_F32};
const ropewalk_cache widestRows = {values, values, 2, INT64_MIN, 2, ROPEWALK_F32};
const ropewalk_cache widestPairs = {values, values, 2, 32, INT64_MIN, ROPEWALK_F32};
const ropewalk_cache tooLarge = {values, values,      INT64_MAX, (INT64_C(1) << 31) - 1,
                                 2,      ROPEWALK_F32};
const ropewalk_kernel_table otherAbi = {ROPEWALK_KERNEL_ABI + 1, 0, nullptr, 0, nullptr};
const std::string otherAbiError = "kernels.abi is " + std::to_string(ROPEWALK_KERNEL_ABI + 1) +
                                  ", expected " + std::to_string(ROPEWALK_KERNEL_ABI) +
                                  ": generate the library again with this version";

const BadPlan badPlans[] = {
    {"Rotation", [](Scenario &s) { s.rotation.rotary_dim = 31; }, ROPEWALK_INVALID_ARGUMENT,
     "rotary_dim is 31, expected an even number in [0, head_dim=32]"},
    {"Theta", [](Scenario &s) { s.rotation.frequencies.theta = 0; }, ROPEWALK_INVALID_ARGUMENT,
     "theta is 0, expected a finite number > 1"},
    {"Dtype", [](Scenario &s) { setRaw(s.layout.dtype, 3); }, ROPEWALK_INVALID_ARGUMENT,
     "dtype is 3, expected ROPEWALK_F32, ROPEWALK_F16 or ROPEWALK_BF16"},
    {"Place", [](Scenario &s) { setRaw(s.layout.place, 2); }, ROPEWALK_INVALID_ARGUMENT,
     "place is 2, expected ROPEWALK_OUT_OF_PLACE or ROPEWALK_IN_PLACE"},
    {"NegativeHeads", [](Scenario &s) { s.layout.k.heads = -1; }, ROPEWALK_INVALID_ARGUMENT,
     "k.heads is -1, expected 0 to 65536"},
    {"ManyHeads", [](Scenario &s) { s.layout.q.heads = 65537; }, ROPEWALK_INVALID_ARGUMENT,
     "q.heads is 65537, expected 0 to 65536"},
    {"NoTensor", [](Scenario &s) { s.layout.q.heads = 0; }, ROPEWALK_INVALID_ARGUMENT,
     "q.heads and k.heads are 0, expected a tensor"},
    {"LongStride", [](Scenario &s) { s.layout.q.src_batch_stride = maxStride + 1; },
     ROPEWALK_INVALID_ARGUMENT, "q.src_batch_stride is 1099511627777, expected -2^40 to 2^40"},
    {"LongNegativeStride", [](Scenario &s) { s.layout.q.dst_token_stride = -maxStride - 1; },
     ROPEWALK_INVALID_ARGUMENT, "q.dst_token_stride is -1099511627777, expected -2^40 to 2^40"},
    {"OverlappingHeads", [](Scenario &s) { s.layout.q.dst_head_stride = 31; },
     ROPEWALK_INVALID_ARGUMENT,
     "q.dst_head_stride is 31, expected at least head_dim=32 so that heads do not overlap"},
    {"NoRange", [](Scenario &s) { s.options.position_end = 0; }, ROPEWALK_INVALID_ARGUMENT,
     "position_end is 0, expected more than position_begin=0 and at most 2^31"},
    {"MaxIsa", [](Scenario &s) { s.options.max_isa = "avx512"; }, ROPEWALK_INVALID_ARGUMENT,
     maxIsaError},
    {"Kernel", [](Scenario &s) { s.options.kernel = "fast"; }, ROPEWALK_INVALID_ARGUMENT,
     "kernel is fast, expected a name in the kernel table"},
    {"KernelNotNeeded",
     [](Scenario &s) { s.options.kernel = "reference", s.rotation.rotary_dim = 0; },
     ROPEWALK_INVALID_ARGUMENT,
     "kernel is reference, expected one that this rotation and layout need"},
    {"Abi", [](Scenario &s) { s.options.kernels = &otherAbi; }, ROPEWALK_INVALID_ARGUMENT,
     otherAbiError.c_str()},
    {"NoKernel", [](Scenario &s) { s.options.allow_reference = 0; }, ROPEWALK_UNSUPPORTED,
     "kernels has none for rope_half_f32_out_d32, expected one or allow_reference"},
    {"CacheCos", [](Scenario &s) { s.options.cache = &nullCos; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.cos is null, expected a pointer"},
    {"CacheSin", [](Scenario &s) { s.options.cache = &nullSin; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.sin is null, expected a pointer"},
    {"CacheRows", [](Scenario &s) { s.options.cache = &noRows; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.rows is 0, expected at least 1"},
    {"CacheRowStride", [](Scenario &s) { s.options.cache = &wideRows; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.row_stride is 2147483648, expected -(2^31-1) to 2^31-1"},
    {"CacheRowStrideWithoutMagnitude", [](Scenario &s) { s.options.cache = &widestRows; },
     ROPEWALK_INVALID_ARGUMENT,
     "cache.row_stride is -9223372036854775808, expected -(2^31-1) to 2^31-1"},
    {"CachePairStrideWithoutMagnitude", [](Scenario &s) { s.options.cache = &widestPairs; },
     ROPEWALK_INVALID_ARGUMENT,
     "cache.pair_stride is -9223372036854775808, expected -32767 to 32767"},
    {"CachePairStride", [](Scenario &s) { s.options.cache = &widePairs; },
     ROPEWALK_INVALID_ARGUMENT, "cache.pair_stride is 32768, expected -32767 to 32767"},
    {"CacheSize", [](Scenario &s) { s.options.cache = &tooLarge; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.rows is 9223372036854775807, expected at most 2^58 / row_stride=2147483647"}};

INSTANTIATE_TEST_SUITE_P(Plan, RejectsPlan, testing::ValuesIn(badPlans),
                         [](const auto &info) { return info.param.name; });

TEST(Plan, MisalignedCachesAreRefused) {
  Scenario scenario;
  scenario.options.cache = &oddSin;
  const Error refusal = scenario.refusal();
  EXPECT_EQ(refusal.status(), ROPEWALK_MISALIGNED);
  EXPECT_THAT(refusal.message(), HasSubstr("expected a multiple of 4"));
}

TEST(Plan, NullArgumentsAreRefused) {
  Scenario s;
  ropewalk_plan *plan;
  ropewalk_error error;
  EXPECT_EQ(ropewalk_plan_create(nullptr, &s.layout, &s.options, &plan, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "rotation is null, expected a pointer");
  EXPECT_EQ(ropewalk_plan_create(&s.rotation, nullptr, &s.options, &plan, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "layout is null, expected a pointer");
  EXPECT_EQ(ropewalk_plan_create(&s.rotation, &s.layout, nullptr, &plan, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "options is null, expected a pointer");
  EXPECT_EQ(ropewalk_plan_create(&s.rotation, &s.layout, &s.options, nullptr, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "plan is null, expected a pointer");
  EXPECT_STREQ(ropewalk_plan_describe(nullptr), "");
  ropewalk_plan_destroy(nullptr);
}

TEST(Plan, ATableForAnotherRotationIsRefused) {
  Scenario scenario;
  auto table = SharedTable::create(makeRotation(64, 10000), tableOfRange(0, 10));
  scenario.options.table = table->get();
  EXPECT_STREQ(scenario.refusal().message(),
               "table was built for rotary_dim 64, expected the rotation's 32");
  table = SharedTable::create(makeRotation(32, 20000), tableOfRange(0, 10));
  scenario.options.table = table->get();
  EXPECT_STREQ(scenario.refusal().message(), "table was built for inv_freq[1] 0.53849989787466168, "
                                             "expected the rotation's 0.56234132519034907");
}

TEST(Plan, HoldsItsOwnReferenceToASharedTable) {
  Scenario scenario;
  ropewalk_table_options range = {};
  range.position_end = 10;
  ropewalk_table *table;
  ASSERT_EQ(ropewalk_table_create(&scenario.rotation, &range, &table, nullptr), ROPEWALK_OK);
  scenario.options.table = table;
  Plan first = scenario.plan(), second = scenario.plan();
  EXPECT_EQ(table->references.load(), 3);
  EXPECT_EQ(first.get()->table.cos, second.get()->table.cos);
  ropewalk_table_destroy(table);
  ropewalk_check_report report;
  EXPECT_EQ(first.check(report), ROPEWALK_OK);
}

TEST(Plan, NeedsNoFrequenciesWithACache) {
  Scenario scenario;
  scenario.rotation.frequencies = {};
  scenario.options.cache = &goodCache;
  EXPECT_THAT(scenario.plan().describe(), HasSubstr("table: caller's cache, positions [0, 2)"));
}

TEST(Plan, NeedsNoPositionsWithoutAWindow) {
  Scenario scenario;
  scenario.rotation.rotary_dim = 0;
  scenario.rotation.frequencies = {};
  scenario.options.position_end = 0;
  scenario.options.allow_reference = 0;
  EXPECT_THAT(scenario.plan().describe(), HasSubstr("q[4, 0:32]: copy_b32_out_d32 by memcpy"));
}

TEST(Plan, DescribesKernelsConditionsAndRejections) {
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

TEST(Plan, TurnsTheWindowAndCopiesWhatIsBesideItInOnePass) {
  for (const char *named : {static_cast<const char *>(nullptr), onePass})
    EXPECT_EQ(describeInnerWindow(named), "table: computed, positions [0, 1000)\n"
                                          "q[4, 0:32]: rope_half_f32_out_d16_before8_behind8 by " +
                                              std::string(onePass) + "\n");
}

TEST(Plan, TakesSeveralPassesWhereThatIsAskedForOrOneIsNotPossible) {
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

TEST(Plan, TurnsAllBlocksOfAWindowInOnePass) {
  EXPECT_THAT(
      describeBlocks({{bothBlocks}, {oneBlock}}),
      AllOf(HasSubstr("\nq[4, 0:32]: rope_half_f32_out_d32_blocks2 by " + std::string(bothBlocks)),
            Not(HasSubstr("several passes"))));
}

TEST(Plan, TurnsBlocksOneByOneWhereNoKernelTurnsAll) {
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

TEST(Plan, SaysWhyTheOnePassAskedForByNameIsImpossible) {
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

TEST(Plan, InPlaceLeavesWhatIsOutsideTheWindow) {
  Scenario scenario;
  scenario.layout.place = ROPEWALK_IN_PLACE;
  scenario.rotation.rotary_dim = 8;
  EXPECT_THAT(scenario.plan().describe(), Not(HasSubstr("copy")));
}

TEST(Plan, IgnoresTheStrideOfASingleHead) {
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

TEST(Plan, AnOddNumberOfPairsMisalignsTheSecondHalf) {
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

TEST(Plan, OptionsOverrideTheEnvironment) {
  Scenario scenario;
  FakeTable table(
      {{"rope_half_f32_out_d32__x86_64_v3_pair8x1"}, {"rope_half_f32_out_d32__x86_64_pair4x1"}});
  scenario.options.kernels = table.get();
  Environment environment;
  environment.cpu = TargetSet(Target::X86_64_v4);
  environment.maxIsa = "x86-64";
  const auto expectChoice = [&](const char *kernel) {
    auto plan = createPlan(scenario.rotation, scenario.layout, scenario.options, environment);
    ASSERT_TRUE(plan) << plan.error().message();
    EXPECT_THAT(ropewalk_plan_describe(plan->get()), HasSubstr(std::string("by ") + kernel));
  };
  const char *const slow = "rope_half_f32_out_d32__x86_64_pair4x1";
  const char *const fast = "rope_half_f32_out_d32__x86_64_v3_pair8x1";
  expectChoice(slow);
  scenario.options.max_isa = "x86-64-v3";
  expectChoice(fast);
  environment.kernel = slow;
  expectChoice(slow);
  scenario.options.kernel = fast;
  expectChoice(fast);
}

class EnvironmentVariables : public testing::Test {
protected:
  void TearDown() override {
    for (const char *name : {"ROPEWALK_MAX_ISA", "ROPEWALK_KERNEL", "ROPEWALK_VERBOSE"})
      unsetenv(name);
  }
};

TEST_F(EnvironmentVariables, AreReadByPlanCreation) {
  Scenario scenario;
  setenv("ROPEWALK_MAX_ISA", "fastest", 1);
  EXPECT_THAT(scenario.refusal().message(), HasSubstr("max_isa is fastest"));
  setenv("ROPEWALK_MAX_ISA", "", 1); // empty: not set
  setenv("ROPEWALK_KERNEL", "mine", 1);
  EXPECT_STREQ(scenario.refusal().message(),
               "ROPEWALK_KERNEL is mine, expected a name in the kernel table");
  scenario.options.kernel = "yours"; // goes before the variable
  EXPECT_STREQ(scenario.refusal().message(),
               "kernel is yours, expected a name in the kernel table");
}

TEST_F(EnvironmentVariables, AreNamedWhereTheyAskForAKernelThatCannotServe) {
  Scenario scenario;
  setenv("ROPEWALK_KERNEL", "reference", 1);
  scenario.options.allow_reference = 0;
  EXPECT_STREQ(scenario.refusal().message(),
               "ROPEWALK_KERNEL is reference, expected allow_reference beside it");
  scenario.rotation.rotary_dim = 0;
  EXPECT_STREQ(scenario.refusal().message(),
               "ROPEWALK_KERNEL is reference, expected one that this rotation and layout need");
}

TEST_F(EnvironmentVariables, VerbosePrintsOneLinePerPlan) {
  Scenario scenario;
  testing::internal::CaptureStderr();
  scenario.plan();
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  setenv("ROPEWALK_VERBOSE", "plan", 1);
  testing::internal::CaptureStderr();
  scenario.plan();
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ropewalk plan: q[4, 0:32] rope_half_f32_out_d32 by reference\n");
  scenario.rotation.rotary_dim = 3;
  testing::internal::CaptureStderr();
  EXPECT_FALSE(Plan::create(scenario.rotation, scenario.layout, scenario.options));
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ropewalk plan: rotary_dim is 3, expected an even number in [0, head_dim=32]\n");
}

} // namespace
} // namespace ropewalk
