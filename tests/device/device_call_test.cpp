//===- device_call_test.cpp - Calls of plans for a device -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a call's launches add up to must be, bit for bit, what the CPU's plan writes.
//
//===----------------------------------------------------------------------===//

#include "device_scenario.h"

#include "support/effort.h"
#include "support/raw_enum.h"
#include "support/test_call.h"

#include <gmock/gmock.h>

#include <functional>

namespace ropewalk {
namespace {

using test::DeviceScenario;
using test::HostDevice;
using test::Random;
using test::setRaw;
using test::TestCall;

DeviceScenario anyScenario(Random &random) {
  DeviceScenario s;
  const int64_t headDim = 8 * random.integer(1, 12), tokens = 24;
  s.rotation = makeRotation(headDim, 10000);
  s.rotation.pairing = random.integer(0, 1) ? ROPEWALK_HALF : ROPEWALK_INTERLEAVED;
  s.rotation.rotary_dim = 2 * random.integer(1, headDim / 2);
  s.rotation.window_begin = random.integer(0, headDim - s.rotation.rotary_dim);
  if (random.integer(0, 1)) // As models have them.
    s.rotation = rotateFirst(makeRotation(headDim, 10000, s.rotation.pairing), headDim / 8 * 8);
  s.rotation.inverse = random.integer(0, 1);
  constexpr ropewalk_dtype dtypes[] = {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16};
  s.layout.dtype = dtypes[random.integer(0, 2)];
  s.layout.place = random.integer(0, 1) ? ROPEWALK_IN_PLACE : ROPEWALK_OUT_OF_PLACE;
  s.rotation.reorder = s.layout.place == ROPEWALK_OUT_OF_PLACE && random.integer(0, 1);
  const auto layout = random.integer(0, 1) ? bshd : bhsd;
  s.layout.q = layout(tokens, random.integer(0, 5), headDim);
  s.layout.k = layout(tokens, s.layout.q.heads ? random.integer(0, 3) : 1, headDim);
  if (s.layout.q.dst_token_stride > headDim && random.integer(0, 3) == 0) { // Gaps, less aligned.
    s.layout.q.dst_token_stride += 2;
    s.layout.q.dst_batch_stride += 2 * tokens;
  }
  s.options.position_begin = -50;
  s.options.position_end = 200;
  if (random.integer(0, 1)) {
    s.options.pad = ROPEWALK_PAD_LEAVE;
    s.options.pad_position = random.integer(0, 3);
  }
  return s;
}

/// Positions in one of the ways to say them.
void setAnyPositions(Random &random, int64_t batches, int64_t tokens, TestCall &call) {
  const auto index = random.integer(0, 1) ? ROPEWALK_INDEX_I32 : ROPEWALK_INDEX_I64;
  std::vector<int64_t> list(batches * tokens);
  call.tensors.position_offset = random.integer(-10, 10);
  switch (random.integer(0, 2)) {
  case 0:
    return;
  case 1:
    for (int64_t &entry : list)
      entry = random.integer(-40, 180);
    for (int64_t &entry : list) // Few enough to meet the pad position often.
      entry = random.integer(0, 2) ? entry : random.integer(0, 3);
    call.setPositions(index, list);
    if (random.integer(0, 1))
      call.tensors.position_batch_stride = 0;
    return;
  default:
    list.resize(batches);
    for (int64_t &entry : list)
      entry = random.integer(-40, 150);
    call.setStarts(index, list);
  }
}

TEST(DeviceCall, WritesWhatTheCpuWrites) {
  int words = 0, pairs = 0;
  const auto calls = test::effort(1500);
  for (int64_t seed = 1; seed <= calls; ++seed) {
    Random random(static_cast<uint64_t>(seed));
    SCOPED_TRACE(random.trace());
    const DeviceScenario scenario = anyScenario(random);
    HostDevice device(scenario);
    const int64_t batches = random.integer(1, 3), tokens = random.integer(1, 24);
    TestCall call(scenario.rotation, scenario.layout, batches, tokens, random,
                  {test::Guard::AtEnd, 16, static_cast<size_t>(random.integer(0, 3) ? 0 : 4)});
    call.addSpecialValues(random);
    setAnyPositions(random, batches, tokens, call);
    ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
    const std::vector<unsigned char> expected = call.result();
    call.reset();
    ropewalk_error error;
    ASSERT_EQ(device.run(call.tensors, &error), ROPEWALK_OK) << error.message;
    ASSERT_EQ(call.result(), expected);
    ASSERT_EQ(device.words[0], 0);
    ASSERT_EQ(device.words[1], 0);
    words += static_cast<int>(device.table.launches(0).size());
    pairs += static_cast<int>(device.table.launches(1).size());
  }
  // Both forms must have had their share.
  EXPECT_GE(words, calls / 5);
  EXPECT_GE(pairs, calls / 5);
}

TEST(DeviceCall, MarksRowsOutOfRangeAndTurnsTheOthers) {
  for (const auto &[entry, offset] :
       {std::pair(INT64_C(1000), 0), std::pair(INT64_C(-1), 0), std::pair(INT64_C(990), 10),
        std::pair(INT64_C(1) << 32, 0), std::pair((INT64_C(1) << 32) + 1, 0)}) {
    DeviceScenario scenario;
    HostDevice device(scenario);
    Random random(3);
    TestCall call(scenario.rotation, scenario.layout, 1, 2, random);
    call.setPositions(ROPEWALK_INDEX_I64, {5, entry});
    call.tensors.position_offset = offset;
    EXPECT_EQ(device.run(call.tensors), ROPEWALK_OK);
    EXPECT_EQ(device.words[0], 1);
    const std::vector<unsigned char> result = call.result();
    call.reset();
    call.tensors.tokens = 1;
    EXPECT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
    EXPECT_EQ(call.result(), result);
  }
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
  EXPECT_EQ(device.table.launches(0).size() + device.table.launches(1).size(), 0u);
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
    {"Sequences", [](auto &t) { t.cu_seqlens = numbers; }, ROPEWALK_UNSUPPORTED,
     "cu_seqlens is set, expected null on a device: list the positions"},
    {"MadeRows", [](auto &t) { t.rows = numbers; }, ROPEWALK_UNSUPPORTED,
     "rows is set, expected null on a device"},
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
    {"OddPositions", [](auto &t) { list(t), t.positions = shift(t.positions, 4); },
     ROPEWALK_MISALIGNED, nullptr},
    {"KOverQ", [](auto &t) { t.k_dst = t.q_dst; }, ROPEWALK_OVERLAP,
     "a dst overlaps a src or another dst, expected disjoint tensors"},
    {"CountedBelow", [](auto &t) { t.position_offset = -1; }, ROPEWALK_POSITION_OUT_OF_RANGE,
     "positions are -1 to 14, expected 0 to 999"},
    {"CountedAbove", [](auto &t) { t.position_offset = 985; }, ROPEWALK_POSITION_OUT_OF_RANGE,
     "positions are 985 to 1000, expected 0 to 999"},
    {"OffsetOfAList", [](auto &t) { list(t), t.position_offset = INT64_C(1) << 31; },
     ROPEWALK_POSITION_OUT_OF_RANGE,
     "position_offset is 2147483648 and tokens is 16, expected positions from 0 to 999"},
    {"LowOffsetOfAList", [](auto &t) { list(t), t.position_offset = INT64_C(-1) - INT32_MAX - 1; },
     ROPEWALK_POSITION_OUT_OF_RANGE,
     "position_offset is -2147483649 and tokens is 16, expected positions from 0 to 999"},
    {"OffsetOfStarts", [](auto &t) { start(t), t.position_offset = INT32_MAX - 14; },
     ROPEWALK_POSITION_OUT_OF_RANGE,
     "position_offset is 2147483633 and tokens is 16, expected positions from 0 to 999"},
    {"OffsetOverflows", [](auto &t) { list(t), t.position_offset = INT64_MIN; },
     ROPEWALK_POSITION_OUT_OF_RANGE, nullptr},
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
  EXPECT_EQ(device.table.launches(0).size() + device.table.launches(1).size(), 0u);
}

TEST(DeviceCall, OneHeadsStrideIsNone) {
  DeviceScenario scenario;
  scenario.layout.q = bshd(16, 1, 32);
  scenario.layout.q.src_head_stride = scenario.layout.q.dst_head_stride = 1;
  HostDevice device(scenario);
  Random random(6);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random, {test::Guard::AtEnd, 16, 0});
  EXPECT_EQ(device.run(call.tensors), ROPEWALK_OK);
  ASSERT_EQ(device.table.launches(0).size(), 1u);
  EXPECT_EQ(device.table.launches(0)[0].q.srcHeadStride, 0);
  EXPECT_EQ(device.table.launches(0)[0].q.dstHeadStride, 0);
}

TEST(DeviceCall, OneLaunchTurnsQAndK) {
  DeviceScenario scenario;
  scenario.layout.k = bshd(16, 2, 32);
  HostDevice device(scenario);
  Random random(5);
  TestCall call(scenario.rotation, scenario.layout, 2, 16, random, {test::Guard::AtEnd, 16, 0});
  EXPECT_EQ(device.run(call.tensors), ROPEWALK_OK);
  EXPECT_EQ(device.table.launches(0).size(), 1u);
  EXPECT_EQ(device.table.launches(0)[0].k.heads, 2);
}

} // namespace
} // namespace ropewalk
