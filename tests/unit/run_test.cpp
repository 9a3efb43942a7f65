//===- run_test.cpp - Running plans: refusals, positions, pointers --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/fake_table.h"
#include "support/raw_enum.h"
#include "support/scenario.h"
#include "support/test_call.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <climits>
#include <functional>

namespace ropewalk {
namespace {

using test::FakeTable;
using test::Memory;
using test::Oracle;
using test::Random;
using test::Scenario;
using test::setRaw;
using test::TestCall;

struct BadCall {
  const char *name;
  std::function<void(ropewalk_tensors &)> breakIt;
  ropewalk_status status;
};

class RejectsCall : public testing::TestWithParam<BadCall> {};

void *shift(const void *pointer, int64_t bytes) {
  return reinterpret_cast<void *>(reinterpret_cast<uintptr_t>(pointer) + bytes);
}

void count(ropewalk_tensors &tensors) {
  tensors.index = ROPEWALK_INDEX_NONE;
  tensors.positions = nullptr;
}

TEST_P(RejectsCall, AndWritesNothing) {
  Random random(1);
  Scenario scenario;
  scenario.layout.k = bshd(16, 2, 32);
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 2, 16, random);
  call.setPositions(ROPEWALK_INDEX_I32, std::vector<int64_t>(32, 5));
  GetParam().breakIt(call.tensors);
  EXPECT_EQ(plan.run(call.tensors), GetParam().status);
  EXPECT_EQ(plan.run(call.tensors, 0, 1), GetParam().status);
  EXPECT_TRUE(call.untouched());
}

const BadCall badCalls[] = {
    {"NegativeBatches", [](auto &t) { t.batches = -1; }, ROPEWALK_INVALID_ARGUMENT},
    {"NegativeTokens", [](auto &t) { t.tokens = -1; }, ROPEWALK_INVALID_ARGUMENT},
    {"RowsOverflow", [](auto &t) { t.batches = t.tokens = INT64_C(1) << 32; },
     ROPEWALK_INVALID_ARGUMENT},
    {"TensorOverflows", [](auto &t) { t.batches = 1, t.tokens = INT64_MAX / 2; },
     ROPEWALK_INVALID_ARGUMENT},
    {"Index", [](auto &t) { setRaw(t.index, 3); }, ROPEWALK_INVALID_ARGUMENT},
    {"NullQSrc", [](auto &t) { t.q_src = nullptr; }, ROPEWALK_INVALID_ARGUMENT},
    {"NullQDst", [](auto &t) { t.q_dst = nullptr; }, ROPEWALK_INVALID_ARGUMENT},
    {"NullKSrc", [](auto &t) { t.k_src = nullptr; }, ROPEWALK_INVALID_ARGUMENT},
    {"NullKDst", [](auto &t) { t.k_dst = nullptr; }, ROPEWALK_INVALID_ARGUMENT},
    {"NullPositions", [](auto &t) { t.positions = nullptr; }, ROPEWALK_INVALID_ARGUMENT},
    {"PositionsWithoutType", [](auto &t) { t.index = ROPEWALK_INDEX_NONE; },
     ROPEWALK_INVALID_ARGUMENT},
    {"PositionStrideOverflows", [](auto &t) { t.position_batch_stride = INT64_MAX; },
     ROPEWALK_INVALID_ARGUMENT},
    {"OddQSrc", [](auto &t) { t.q_src = shift(t.q_src, 2); }, ROPEWALK_MISALIGNED},
    {"OddKDst", [](auto &t) { t.k_dst = shift(t.k_dst, 1); }, ROPEWALK_MISALIGNED},
    {"OddPositions", [](auto &t) { t.positions = shift(t.positions, 1); }, ROPEWALK_MISALIGNED},
    {"OddI64Positions",
     [](auto &t) {
       t.index = ROPEWALK_INDEX_I64;
       t.positions = shift(t.positions, reinterpret_cast<uintptr_t>(t.positions) % 8 == 0 ? 4 : 0);
     },
     ROPEWALK_MISALIGNED},
    {"KOverQ", [](auto &t) { t.k_dst = t.q_dst; }, ROPEWALK_OVERLAP},
    {"DstIsSrc", [](auto &t) { t.q_src = t.q_dst; }, ROPEWALK_OVERLAP},
    {"DstIsTheOthersSrc", [](auto &t) { t.k_src = t.q_dst; }, ROPEWALK_OVERLAP},
    {"DstReachesIntoSrc", [](auto &t) { t.q_src = shift(t.q_dst, 4); }, ROPEWALK_OVERLAP},
    {"OffsetBelowTheTable", [](auto &t) { t.position_offset = -6; },
     ROPEWALK_POSITION_OUT_OF_RANGE},
    {"OffsetAboveTheTable", [](auto &t) { t.position_offset = 995; },
     ROPEWALK_POSITION_OUT_OF_RANGE},
    {"OffsetOverflows", [](auto &t) { t.position_offset = INT64_MAX; },
     ROPEWALK_POSITION_OUT_OF_RANGE},
    {"OffsetOverflowsBelow", [](auto &t) { t.position_offset = INT64_MIN; },
     ROPEWALK_POSITION_OUT_OF_RANGE},
    {"ConsecutiveBelow", [](auto &t) { count(t), t.position_offset = -1; },
     ROPEWALK_POSITION_OUT_OF_RANGE},
    {"ConsecutiveAbove", [](auto &t) { count(t), t.position_offset = 985; },
     ROPEWALK_POSITION_OUT_OF_RANGE},
    {"ConsecutiveOverflows", [](auto &t) { count(t), t.position_offset = INT64_MAX - 3; },
     ROPEWALK_POSITION_OUT_OF_RANGE}};

INSTANTIATE_TEST_SUITE_P(Run, RejectsCall, testing::ValuesIn(badCalls),
                         [](const auto &info) { return info.param.name; });

TEST(Run, StridesOfOneBatchAndOfOneCoordinateDoNotMatter) {
  Random random(3);
  Scenario scenario;
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
  call.setPositions(ROPEWALK_INDEX_I32, {1, 2, 3, 4});
  call.tensors.position_batch_stride = INT64_MIN;
  call.tensors.position_axis_stride = INT64_MAX;
  EXPECT_EQ(plan.run(call.tensors), ROPEWALK_OK);
}

TEST(Run, SumsBeyond64BitsAreSaidInTheirParts) {
  Random random(2);
  Scenario scenario;
  scenario.options.position_begin = -1000;
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
  const auto refusal = [&](std::vector<int64_t> positions, int64_t offset) {
    call.setPositions(ROPEWALK_INDEX_I64, std::move(positions));
    call.tensors.position_offset = offset;
    ropewalk_error error;
    EXPECT_EQ(ropewalk_validate(plan.get(), &call.tensors, &error), ROPEWALK_POSITION_OUT_OF_RANGE);
    EXPECT_EQ(plan.run(call.tensors), ROPEWALK_POSITION_OUT_OF_RANGE);
    return std::string(error.message);
  };
  EXPECT_EQ(refusal({1, 2, 3, 4}, INT64_MAX),
            "position_offset is 9223372036854775807 and positions are 1 to 4, expected sums from "
            "-1000 to 999");
  EXPECT_EQ(refusal({-7, 500, 0, 3}, INT64_MIN),
            "position_offset is -9223372036854775808 and positions are -7 to 500, expected sums "
            "from -1000 to 999");
  EXPECT_EQ(refusal({-7, -1, -2, -3}, INT64_MAX),
            "positions are 9223372036854775800 to 9223372036854775806, expected -1000 to 999");
  EXPECT_TRUE(call.untouched());
}

TEST(Run, NullArgumentsAreRefused) {
  Scenario scenario;
  Plan plan = scenario.plan();
  ropewalk_tensors tensors = {};
  EXPECT_EQ(ropewalk_run(nullptr, &tensors), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(ropewalk_run(plan.get(), nullptr), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(ropewalk_run_range(nullptr, &tensors, 0, 0), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(ropewalk_run_range(plan.get(), nullptr, 0, 0), ROPEWALK_INVALID_ARGUMENT);
}

TEST(Run, NothingToDoNeedsNoPointers) {
  Scenario scenario;
  Plan plan = scenario.plan();
  ropewalk_tensors tensors = {};
  tensors.tokens = 5;
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OK);
  tensors.batches = 5;
  tensors.tokens = 0;
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OK);
}

// 2^62 rows, one after another, would take years.
TEST(Run, InPlaceWithoutAWindowReturnsAtOnce) {
  Scenario scenario;
  scenario.rotation.rotary_dim = 0;
  scenario.layout.place = ROPEWALK_IN_PLACE;
  scenario.layout.q.dst_batch_stride = 0;
  Plan plan = scenario.plan();
  float element = 1;
  ropewalk_tensors tensors = {};
  tensors.q_dst = &element;
  tensors.batches = INT64_C(1) << 62;
  tensors.tokens = 1;
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OK);
  EXPECT_EQ(plan.run(tensors, 1, tensors.batches), ROPEWALK_OK);
  EXPECT_EQ(element, 1);
}

TEST(Run, RangesMustLieWithinTheRows) {
  Random random(1);
  Scenario scenario;
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 2, 16, random);
  EXPECT_EQ(plan.run(call.tensors, -1, 1), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(plan.run(call.tensors, 2, 1), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(plan.run(call.tensors, 0, 33), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(plan.run(call.tensors, 32, 32), ROPEWALK_OK);
  EXPECT_TRUE(call.untouched());
}

class OnePositionOff : public testing::TestWithParam<ropewalk_index> {};

TEST_P(OnePositionOff, LeavesEverythingUntouched) {
  Random random(2);
  Scenario scenario;
  Plan plan = scenario.plan();
  std::vector<int64_t> bad = {-1, 1000, INT32_MAX, INT32_MIN};
  if (GetParam() == ROPEWALK_INDEX_I64)
    // Low words that would be fine: the high ones count.
    bad.insert(bad.end(), {INT64_C(1) << 32, -(INT64_C(1) << 32) + 3, INT64_MAX, INT64_MIN});
  for (int64_t position : bad)
    for (size_t at : {0, 15, 16, 31}) {
      TestCall call(scenario.rotation, scenario.layout, 2, 16, random);
      std::vector<int64_t> positions(32, 999);
      positions[at] = position;
      call.setPositions(GetParam(), positions);
      EXPECT_EQ(plan.run(call.tensors), ROPEWALK_POSITION_OUT_OF_RANGE) << position;
      EXPECT_TRUE(call.untouched());
    }
}

INSTANTIATE_TEST_SUITE_P(Run, OnePositionOff,
                         testing::Values(ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64));

TEST(Run, EveryCoordinateMustHaveARow) {
  Random random(2);
  Scenario scenario;
  scenario.rotation.axes.count = 2;
  scenario.rotation.axes.sections[0] = scenario.rotation.axes.sections[1] = 8;
  Plan plan = scenario.plan();
  for (size_t at : {0, 15, 16, 31}) { // of both axes
    TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
    std::vector<int64_t> positions(32, 999);
    positions[at] = 1000;
    call.setPositions(ROPEWALK_INDEX_I32, positions, 0);
    call.tensors.position_axis_stride = 16;
    EXPECT_EQ(plan.run(call.tensors), ROPEWALK_POSITION_OUT_OF_RANGE) << at;
    EXPECT_TRUE(call.untouched());
  }
}

TEST(Run, PositionsAreIgnoredWithoutAWindow) {
  Random random(2);
  Scenario scenario;
  scenario.rotation.rotary_dim = 0;
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 1, 3, random);
  call.tensors.index = ROPEWALK_INDEX_I64;
  call.tensors.position_offset = INT64_MIN;
  EXPECT_EQ(plan.run(call.tensors), ROPEWALK_OK);
  call.expectWithin(0);
}

TEST(Run, TheSizeOfTheCallAndThePointersChooseTheKernel) {
  Random random(3);
  Scenario scenario;
  scenario.layout.dtype = ROPEWALK_BF16;
  scenario.options.allow_reference = 0;
  // 16 tokens of 4 heads x 32 x 2 bytes are 4096 bytes.
  FakeTable table({{"rope_half_bf16_out_d32__x86_64_word4x1_nt16", 4096},
                   {"rope_half_bf16_out_d32__x86_64_word4x1"},
                   {"rope_half_bf16_out_d32__x86_64_pair4x1"}});
  scenario.options.kernels = table.get();
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan);
  struct {
    int64_t tokens;
    size_t misalignment;
    size_t kernel;
  } const cases[] = {{16, 0, 0}, {15, 0, 1}, {16, 8, 1}, {16, 2, 2}, {15, 6, 2}, {1, 4, 1}};
  Oracle oracle(scenario.rotation);
  for (const auto &c : cases) {
    TestCall call(scenario.rotation, scenario.layout, 1, c.tokens, random,
                  {test::Guard::AtEnd, 64, c.misalignment});
    int before = table.calls(c.kernel);
    EXPECT_EQ(ropewalk_run(plan->get(), &call.tensors), ROPEWALK_OK);
    EXPECT_EQ(table.calls(c.kernel), before + 1) << c.tokens << " tokens, " << c.misalignment;
    auto result = call.compare(oracle);
    EXPECT_LE(result.worstUlp, 0.51) << result.where;
  }
  EXPECT_EQ(table.brokenPromise(), "");
}

struct FarCase {
  ropewalk_dtype dtype;
  int64_t tokens, heads;
  bool headMajor;
  int calls;
  ropewalk_place place = ROPEWALK_OUT_OF_PLACE;
};

/// Kernel calls that a plan for CPUs of the class makes.
void expectCalls(const FarCase &c, const char *cpuClass) {
  Scenario scenario;
  scenario.rotation = makeRotation(128, 10000);
  const std::string place(placeName(c.place)), dtype(dtypeName(c.dtype));
  FakeTable table({{test::hostKernel("rope_half_" + dtype + "_" + place + "_dany", "pair4x1")}});
  scenario.layout.place = c.place;
  scenario.layout.dtype = c.dtype;
  scenario.layout.q = c.headMajor ? bhsd(c.tokens, c.heads, 128) : bshd(c.tokens, c.heads, 128);
  scenario.options.kernels = table.get();
  Environment environment = hostEnvironment();
  environment.cpuClass = cpuClass;
  auto plan = createPlan(scenario.rotation, scenario.layout, scenario.options, environment);
  ASSERT_TRUE(plan) << plan.error().message();
  Random random(5);
  TestCall call(scenario.rotation, scenario.layout, 1, c.tokens, random);
  Oracle oracle(scenario.rotation);
  ASSERT_EQ(ropewalk_run(plan->get(), &call.tensors), ROPEWALK_OK);
  EXPECT_EQ(table.calls(0), c.calls) << c.tokens << " tokens, " << c.heads << " heads";
  EXPECT_LE(call.compare(oracle).worstUlp, 2);
  EXPECT_EQ(FakeTable::brokenPromise(), "");
}

TEST(Run, HeadsFarApartTakeTurnsWhileTheirRowsAreNear) {
  const FarCase cases[] = {
      {ROPEWALK_F32, 64, 8, false, 1},    // token by token
      {ROPEWALK_F32, 64, 8, true, 8 * 4}, // one head, 16 tokens: 24 KiB with their rows
      {ROPEWALK_F16, 64, 8, true, 4 * 4}, // two heads of half the bytes
      {ROPEWALK_F16, 64, 7, true, 4 * 4}, // the last of them alone
      {ROPEWALK_F32, 7, 8, true, 1},      // too few tokens, too near
      {ROPEWALK_F32, 8, 8, true, 8},      // 4 KiB from head to head
      {ROPEWALK_F32, 48, 8, true, 4 * 3, ROPEWALK_IN_PLACE}, // read and written once
      {ROPEWALK_F16, 48, 8, true, 4 * 2, ROPEWALK_IN_PLACE}, // never more than two heads
      {ROPEWALK_F32, 64, 1, true, 1},                        // no other head waits for the rows
  };
  for (const FarCase &c : cases)
    expectCalls(c, "AuthenticAMD family 26 x86-64-v4-bf16");
  for (const char *cpuClass : {"", "GenuineIntel family 6 x86-64-v3"})
    expectCalls({ROPEWALK_F32, 64, 8, true, 8 * 4}, cpuClass);
}

TEST(Run, HeadsFarApartGoSideBySideOnZen4) {
  const FarCase cases[] = {
      {ROPEWALK_F32, 64, 8, false, 1},
      {ROPEWALK_F32, 64, 6, true, 1},  // as many as may
      {ROPEWALK_F32, 64, 8, true, 2},  // 4 and 4
      {ROPEWALK_F16, 64, 7, true, 2},  // 4 and 3
      {ROPEWALK_F16, 64, 13, true, 3}, // 5, 5 and 3
      {ROPEWALK_F32, 7, 8, true, 1},
      {ROPEWALK_F32, 8, 8, true, 2},
      {ROPEWALK_F32, 48, 8, true, 2, ROPEWALK_IN_PLACE},
      {ROPEWALK_F32, 64, 1, true, 1},
  };
  for (const FarCase &c : cases)
    expectCalls(c, "AuthenticAMD family 25 x86-64-v4-bf16");
}

TEST(Run, HeadsFarApartGoSideBySideOnIntelsAvx512) {
  const FarCase cases[] = {
      {ROPEWALK_F32, 64, 8, false, 1},
      {ROPEWALK_F32, 64, 8, true, 1}, // as many as may
      {ROPEWALK_F32, 64, 9, true, 2}, // 5 and 4
      {ROPEWALK_BF16, 64, 32, true, 4},
      {ROPEWALK_F16, 48, 16, true, 2, ROPEWALK_IN_PLACE},
      {ROPEWALK_F32, 48, 16, true, 8 * 3, ROPEWALK_IN_PLACE}, // two heads, 16 tokens
  };
  for (const FarCase &c : cases)
    expectCalls(c, "GenuineIntel family 6 x86-64-v4");
}

TEST(Run, HeadsFarApartGoFourAtATimeOnIntelsWithBf16) {
  const FarCase cases[] = {
      {ROPEWALK_F32, 64, 8, false, 1},
      {ROPEWALK_F32, 64, 4, true, 1}, // as many as may
      {ROPEWALK_F32, 64, 9, true, 3}, // 3, 3 and 3
      {ROPEWALK_BF16, 64, 32, true, 8},
      {ROPEWALK_F16, 48, 16, true, 4, ROPEWALK_IN_PLACE},
      {ROPEWALK_F32, 48, 16, true, 4, ROPEWALK_IN_PLACE},
  };
  for (const FarCase &c : cases)
    expectCalls(c, "GenuineIntel family 6 x86-64-v4-bf16");
}

TEST(Run, ARangeUsesTheKernelOfTheWhole) {
  Random random(3);
  Scenario scenario;
  FakeTable table({{"rope_half_f32_out_d32__x86_64_pair4x1_nt16", 8192},
                   {"rope_half_f32_out_d32__x86_64_pair4x1"}});
  scenario.options.kernels = table.get();
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random, {test::Guard::AtEnd, 64, 0});
  for (int64_t row = 0; row < 16; ++row)
    EXPECT_EQ(ropewalk_run_range(plan->get(), &call.tensors, row, row + 1), ROPEWALK_OK);
  EXPECT_EQ(table.calls(0), 16);
  EXPECT_EQ(table.calls(1), 0);
}

TEST(Run, AKernelAskedForByNameRefusesPointersThatItCannotTake) {
  Random random(3);
  Scenario scenario;
  scenario.layout.dtype = ROPEWALK_BF16;
  FakeTable table({{"rope_half_bf16_out_d32__x86_64_word4x1"}});
  scenario.options.kernels = table.get();
  scenario.options.kernel = "rope_half_bf16_out_d32__x86_64_word4x1";
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan) << plan.error().message();
  TestCall aligned(scenario.rotation, scenario.layout, 1, 4, random, {test::Guard::AtEnd, 4, 0});
  EXPECT_EQ(ropewalk_run(plan->get(), &aligned.tensors), ROPEWALK_OK);
  TestCall odd(scenario.rotation, scenario.layout, 1, 4, random, {test::Guard::AtEnd, 4, 2});
  EXPECT_EQ(ropewalk_run(plan->get(), &odd.tensors), ROPEWALK_MISALIGNED);
  EXPECT_TRUE(odd.untouched());
}

} // namespace
} // namespace ropewalk
