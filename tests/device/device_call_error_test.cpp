//===- device_call_error_test.cpp - Calls that a device refuses -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_scenario.h"

#include "support/raw_enum.h"
#include "support/test_call.h"

#include <gmock/gmock.h>

#include "ropewalk/tables.h"

#include <functional>

namespace ropewalk {
namespace {

using test::DeviceScenario;
using test::HostDevice;
using test::Random;
using test::setRaw;
using test::TestCall;

struct BadRows {
  const char *name;
  std::function<void(ropewalk_tensors &, void *&, int64_t &)> breakIt;
  ropewalk_status status;
  const char *message; ///< Null: it has addresses in it.
};

class RejectsDeviceRows : public testing::TestWithParam<BadRows> {};

TEST_P(RejectsDeviceRows, BeforeAnythingIsLaunched) {
  DeviceScenario scenario;
  HostDevice device(scenario);
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  tensors.tokens = 16;
  std::vector<float> memory(16 * 32, 7.0f);
  void *rows = memory.data();
  int64_t bytes = 16 * 128;
  GetParam().breakIt(tensors, rows, bytes);
  ropewalk_error error;
  EXPECT_EQ(device.makeRows(tensors, rows, bytes, &error), GetParam().status);
  EXPECT_EQ(error.status, GetParam().status);
  if (GetParam().message) {
    EXPECT_STREQ(error.message, GetParam().message);
  }
  EXPECT_EQ(device.makeRows(tensors, rows, bytes), GetParam().status);
  EXPECT_EQ(device.launchCount(), 0u);
}

alignas(8) int64_t list16[16];

const BadRows badRows[] = {
    {"Null", [](auto &, auto &rows, auto &) { rows = nullptr; }, ROPEWALK_INVALID_ARGUMENT,
     "rows is null, expected a pointer"},
    {"Odd", [](auto &, auto &rows, auto &) { rows = static_cast<char *>(rows) + 2; },
     ROPEWALK_MISALIGNED, nullptr},
    {"TooSmall", [](auto &, auto &, auto &bytes) { --bytes; }, ROPEWALK_INVALID_ARGUMENT,
     "bytes is 2047, expected at least 2048 for 16 rows"},
    {"NullPositions", [](auto &t, auto &, auto &) { t.index = ROPEWALK_INDEX_I32; },
     ROPEWALK_INVALID_ARGUMENT, "positions is null, expected a pointer"},
    {"Counted", [](auto &t, auto &, auto &) { t.position_offset = 985; },
     ROPEWALK_POSITION_OUT_OF_RANGE, "positions are 985 to 1000, expected 0 to 999"},
    {"TooManySequences",
     [](auto &t, auto &, auto &) {
       t.ragged_index = ROPEWALK_INDEX_I64;
       t.cu_seqlens = list16;
       t.sequences = INT64_C(1) << 31;
     },
     ROPEWALK_UNSUPPORTED,
     "sequences is 2147483648 and tokens is 16, expected at most 2^31-1 with cu_seqlens on a "
     "device"},
    {"SequencesWithoutType", [](auto &t, auto &, auto &) { t.cu_seqlens = list16; },
     ROPEWALK_INVALID_ARGUMENT,
     "ragged_index is 0, expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64 with cu_seqlens or "
     "starts"},
};
INSTANTIATE_TEST_SUITE_P(DeviceCall, RejectsDeviceRows, testing::ValuesIn(badRows),
                         [](const auto &info) { return info.param.name; });

TEST(DeviceCall, RefusesAxesFarApart) {
  DeviceScenario scenario;
  scenario.rotation = splitIntoSections(scenario.rotation, {8, 8});
  HostDevice device(scenario);
  Random random(9);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  call.setPositions(ROPEWALK_INDEX_I32, std::vector<int64_t>(32));
  ropewalk_error error;
  call.tensors.position_axis_stride = -(INT64_C(1) << 27) - 1;
  EXPECT_EQ(device.run(call.tensors, &error), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(error.message,
               "position_axis_stride is -134217729, expected -2^27 to 2^27 on a device");
  EXPECT_EQ(device.launchCount(), 0u);
}

/// Of a list that ends too early, or begins too late: the device finds out.
TEST(DeviceCall, RunsOnlyAsItsKernelsAllow) {
  DeviceScenario scenario;
  scenario.rotation = splitIntoSections(scenario.rotation, {8, 8});
  test::FakeDeviceTable plain({{requestName(scenario.request()) + "__cuda_pair1x1"}});
  auto plan = scenario.planWith(plain);
  ASSERT_TRUE(plan) << plan.error().message();
  Random random(10);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  ropewalk_error error;
  DeviceCall prepared;
  EXPECT_EQ(prepareDeviceCall(*plan, call.tensors, {}, &error, prepared), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(error.message, "rows is null, expected rows made before: kernels has none for "
                              "rope_half_f32_out_d32_a2 on cuda, expected one");
  EXPECT_EQ(prepareDeviceRows(*plan, call.tensors, {}, list16, 64, &error, prepared),
            ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(error.message, "kernels has none for rows_f32_a2 on cuda, expected one");
  KernelRequest ofAxes = scenario.request();
  ofAxes.axes = 2;
  test::FakeDeviceTable direct({{requestName(ofAxes) + "__cuda_pair1x1"}});
  plan = scenario.planWith(direct);
  ASSERT_TRUE(plan) << plan.error().message();
  call.tensors.rows = list16;
  EXPECT_EQ(prepareDeviceCall(*plan, call.tensors, {}, &error, prepared), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(error.message, "rows is set, expected null: kernels has none for "
                              "rope_half_f32_out_d32 on cuda, expected one");
}

const void *shift(const void *pointer, intptr_t bytes) {
  return static_cast<const char *>(pointer) + bytes;
}

struct BadCall {
  const char *name;
  std::function<void(ropewalk_tensors &)> breakIt;
  ropewalk_status status;
  const char *message; ///< Null: it has addresses in it.
};

class RejectsDeviceCall : public testing::TestWithParam<BadCall> {};

TEST_P(RejectsDeviceCall, BeforeAnythingIsLaunched) {
  DeviceScenario scenario;
  scenario.layout.k = bshd(16, 2, 32);
  HostDevice device(scenario);
  Random random(4);
  TestCall call(scenario.rotation, scenario.layout, 2, 16, random);
  GetParam().breakIt(call.tensors);
  ropewalk_error error;
  EXPECT_EQ(device.run(call.tensors, &error), GetParam().status);
  EXPECT_EQ(error.status, GetParam().status);
  if (GetParam().message)
    EXPECT_STREQ(error.message, GetParam().message);
  else
    EXPECT_STRNE(error.message, "");
  EXPECT_EQ(device.run(call.tensors), GetParam().status);
  EXPECT_EQ(device.launchCount(), 0u);
}

alignas(8) int64_t numbers[64];

/// A list that the device would read.
void list(ropewalk_tensors &t) {
  t.index = ROPEWALK_INDEX_I64;
  t.positions = numbers;
  t.position_batch_stride = 16;
}

void start(ropewalk_tensors &t) {
  t.ragged_index = ROPEWALK_INDEX_I64;
  t.starts = numbers;
}

const BadCall badCalls[] = {
    {"Batches", [](auto &t) { t.batches = -1; }, ROPEWALK_INVALID_ARGUMENT,
     "batches is -1 and tokens is 16, expected at least 0 and a product below 2^63"},
    {"Index", [](auto &t) { setRaw(t.index, 3); }, ROPEWALK_INVALID_ARGUMENT,
     "index is 3, expected ROPEWALK_INDEX_NONE, ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64"},
    {"Sequences",
     [](auto &t) {
       t.batches = 1, t.cu_seqlens = numbers, t.ragged_index = ROPEWALK_INDEX_I64;
       t.sequences = 2;
     },
     ROPEWALK_UNSUPPORTED, "cu_seqlens is set, expected null, or rows made before, on a device"},
    {"SequencesOfBatches",
     [](auto &t) { t.cu_seqlens = numbers, t.ragged_index = ROPEWALK_INDEX_I64; },
     ROPEWALK_INVALID_ARGUMENT,
     "batches is 2 and sequences is 0, expected 1 and at least 0 with cu_seqlens"},
    {"OddRows", [](auto &t) { t.rows = shift(numbers, 2); }, ROPEWALK_MISALIGNED, nullptr},
    {"StartsWithoutType", [](auto &t) { t.starts = numbers; }, ROPEWALK_INVALID_ARGUMENT,
     "ragged_index is 0, expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64 with cu_seqlens or "
     "starts"},
    {"StartsAndList", [](auto &t) { start(t), list(t); }, ROPEWALK_INVALID_ARGUMENT,
     "index is 2, expected ROPEWALK_INDEX_NONE with cu_seqlens or starts"},
    {"OddStarts", [](auto &t) { start(t), t.starts = shift(t.starts, 4); }, ROPEWALK_MISALIGNED,
     nullptr},
    {"NullQSrc", [](auto &t) { t.q_src = nullptr; }, ROPEWALK_INVALID_ARGUMENT,
     "q_src is null, expected a pointer"},
    {"NullKDst", [](auto &t) { t.k_dst = nullptr; }, ROPEWALK_INVALID_ARGUMENT,
     "k_dst is null, expected a pointer"},
    {"OddQSrc", [](auto &t) { t.q_src = shift(t.q_src, 2); }, ROPEWALK_MISALIGNED, nullptr},
    {"NullPositions", [](auto &t) { list(t), t.positions = nullptr; }, ROPEWALK_INVALID_ARGUMENT,
     "positions is null, expected a pointer"},
    {"PositionsWithoutType", [](auto &t) { list(t), t.index = ROPEWALK_INDEX_NONE; },
     ROPEWALK_INVALID_ARGUMENT,
     "index is 0, expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64 with positions"},
    {"OddPositions", [](auto &t) { list(t), t.positions = shift(t.positions, 4); },
     ROPEWALK_MISALIGNED, nullptr},
    {"KOverQ", [](auto &t) { t.k_dst = t.q_dst; }, ROPEWALK_OVERLAP,
     "k_dst overlaps q_dst, expected disjoint tensors"},
    {"CountedBelow", [](auto &t) { t.position_offset = -1; }, ROPEWALK_POSITION_OUT_OF_RANGE,
     "positions are -1 to 14, expected 0 to 999"},
    {"CountedAbove", [](auto &t) { t.position_offset = 985; }, ROPEWALK_POSITION_OUT_OF_RANGE,
     "positions are 985 to 1000, expected 0 to 999"},
    {"OffsetOfAList", [](auto &t) { list(t), t.position_offset = INT64_C(1) << 31; },
     ROPEWALK_UNSUPPORTED,
     "position_offset is 2147483648, expected -2147483648 to 2147483647 on a device, which counts "
     "rows in 32 bits"},
    {"LowOffsetOfAList", [](auto &t) { list(t), t.position_offset = INT64_C(-1) - INT32_MAX - 1; },
     ROPEWALK_UNSUPPORTED,
     "position_offset is -2147483649, expected -2147483648 to 2147483647 on a device, which counts "
     "rows in 32 bits"},
    {"OffsetOfStarts", [](auto &t) { start(t), t.position_offset = INT32_MAX - 14; },
     ROPEWALK_UNSUPPORTED,
     "position_offset is 2147483633, expected -2147483648 to 2147483632 on a device, which counts "
     "rows in 32 bits"},
    {"OffsetOverflows", [](auto &t) { list(t), t.position_offset = INT64_MIN; },
     ROPEWALK_UNSUPPORTED, nullptr},
};
INSTANTIATE_TEST_SUITE_P(DeviceCall, RejectsDeviceCall, testing::ValuesIn(badCalls),
                         [](const auto &info) { return info.param.name; });

TEST(DeviceCall, NothingToDoNeedsNoPointers) {
  DeviceScenario scenario;
  HostDevice device(scenario);
  ropewalk_tensors tensors = {};
  tensors.tokens = 5;
  EXPECT_EQ(device.run(tensors), ROPEWALK_OK);
  tensors.batches = 5;
  tensors.tokens = 0;
  EXPECT_EQ(device.run(tensors), ROPEWALK_OK);
  EXPECT_EQ(device.launchCount(), 0u);
}

} // namespace
} // namespace ropewalk
