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
#include "support/elements.h"
#include "support/raw_enum.h"
#include "support/test_call.h"

#include <gmock/gmock.h>

#include "ropewalk/plan.h"
#include "ropewalk/tables.h"

#include <cstring>
#include <functional>
#include <optional>

namespace ropewalk {
namespace {

using test::DeviceScenario;
using test::HostDevice;
using test::Random;
using test::setRaw;
using test::TestCall;

constexpr int64_t firstPosition = -50, positionEnd = 200;

/// A scenario, and what its options point to.
struct AnyScenario : DeviceScenario {
  std::vector<unsigned char> bytes;
  ropewalk_cache cache = {};
  std::optional<SharedTable> table;
  std::vector<uint8_t> pairAxis;

  explicit AnyScenario(Random &random) {
    drawWindow(random);
    drawLayout(random);
    options.position_begin = firstPosition;
    options.position_end = positionEnd;
    constexpr ropewalk_pad pads[] = {ROPEWALK_PAD_NONE, ROPEWALK_PAD_LEAVE, ROPEWALK_PAD_COPY};
    options.pad = pads[random.integer(0, 2)];
    options.pad_position = options.pad ? random.integer(0, 3) : 0;
    if (rotation.rotary_dim > 0)
      drawTable(random);
  }
  AnyScenario(const AnyScenario &) = delete;

private:
  void drawWindow(Random &random) {
    const int64_t headDim = 8 * random.integer(1, 12);
    rotation = makeRotation(headDim, 10000);
    rotation.pairing = random.integer(0, 1) ? ROPEWALK_HALF : ROPEWALK_INTERLEAVED;
    rotation.rotary_dim = random.integer(0, 19) ? 2 * random.integer(1, headDim / 2) : 0;
    rotation.window_begin = random.integer(0, headDim - rotation.rotary_dim);
    if (random.integer(0, 1)) // As models have them.
      rotation = rotateFirst(makeRotation(headDim, 10000, rotation.pairing), headDim / 8 * 8);
    rotation.inverse = random.integer(0, 1);
    if (rotation.rotary_dim > 0 && random.integer(0, 2) == 0)
      drawAxes(random);
  }

  void drawAxes(Random &random) {
    ropewalk_axes &axes = rotation.axes;
    axes.count = static_cast<int32_t>(random.integer(2, 4));
    if (random.integer(0, 1)) { // In one piece each, which may be blocks.
      axes.blocks = random.integer(0, 1);
      int64_t left = rotation.rotary_dim / 2;
      for (int a = 0; a < axes.count; left -= axes.sections[a++])
        axes.sections[a] = a + 1 == axes.count ? left : random.integer(0, left);
      return;
    }
    axes.order = ROPEWALK_AXES_LISTED;
    for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i) {
      pairAxis.push_back(static_cast<uint8_t>(random.integer(0, axes.count - 1)));
      ++axes.sections[pairAxis.back()];
    }
    axes.pair_axis = pairAxis.data();
  }

  void drawLayout(Random &random) {
    const int64_t headDim = rotation.head_dim, tokens = 24;
    constexpr ropewalk_dtype dtypes[] = {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16};
    layout.dtype = dtypes[random.integer(0, 2)];
    layout.place = random.integer(0, 1) ? ROPEWALK_IN_PLACE : ROPEWALK_OUT_OF_PLACE;
    rotation.reorder = random.integer(0, 1);
    const auto order = random.integer(0, 1) ? bshd : bhsd;
    layout.q = order(tokens, random.integer(0, 5), headDim);
    layout.k = order(tokens, layout.q.heads ? random.integer(0, 3) : 1, headDim);
    if (layout.q.dst_token_stride > headDim && random.integer(0, 3) == 0) { // Gaps, less aligned.
      layout.q.dst_token_stride += 2;
      layout.q.dst_batch_stride += 2 * tokens;
    }
  }

  void drawTable(Random &random) {
    if (random.integer(0, 5) == 0) {
      auto made = SharedTable::create(
          rotation, tableOfRange(firstPosition, positionEnd, ROPEWALK_TABLE_FACTORED));
      EXPECT_TRUE(made) << made.error().message();
      table = std::move(*made);
      options.table = table->get();
    } else if (random.integer(0, 2) == 0) {
      drawCache(random);
    }
  }

  /// [cos, sin] rows, or pairs of them.
  void drawCache(Random &random) {
    constexpr ropewalk_dtype dtypes[] = {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16};
    cache.dtype = dtypes[random.integer(0, 2)];
    const int64_t size = elementBytes(cache.dtype), width = rotation.rotary_dim;
    const bool adjacent = random.integer(0, 2) != 0;
    cache.rows = positionEnd;
    cache.row_stride = (width + 7) / 8 * 8;
    cache.pair_stride = adjacent ? 1 : 2;
    bytes.resize(cache.rows * cache.row_stride * size + 64);
    for (size_t i = 0; i < bytes.size(); i += size)
      test::writeElement(cache.dtype, bytes.data() + i, random.uniform());
    void *begin = bytes.data();
    size_t space = bytes.size();
    std::align(64, bytes.size() - 64, begin, space);
    cache.cos = begin;
    cache.sin = static_cast<char *>(begin) + (adjacent ? width / 2 : 1) * size;
    options.cache = &cache;
  }
};

/// Positions in one of the ways to say them, all in the table.
void setAnyPositions(Random &random, const AnyScenario &s, TestCall &call) {
  const int64_t batches = call.tensors.batches, tokens = call.tensors.tokens, axes = s.axes();
  const int64_t low = s.options.cache ? 10 : -40;
  const auto index = random.integer(0, 1) ? ROPEWALK_INDEX_I32 : ROPEWALK_INDEX_I64;
  call.tensors.position_offset = s.options.cache ? random.integer(0, 10) : random.integer(-10, 10);
  const int64_t kind = random.integer(0, 3);
  if (kind == 0)
    return;
  if (kind == 1) {
    std::vector<int64_t> list(axes * batches * tokens);
    for (int64_t &entry : list) // Few enough to meet the pad position often.
      entry = random.integer(0, 2) ? random.integer(low, 180) : random.integer(10, 13);
    if (s.options.pad && !s.options.cache)
      for (int64_t row = 0; row < batches * tokens; row += random.integer(1, 3))
        for (int64_t a = 0; a < axes; ++a)
          list[a * batches * tokens + row] = s.options.pad_position;
    call.setPositions(index, list, 0);
    const bool sharesAxes = random.integer(0, 3) == 0, sharesBatches = random.integer(0, 1);
    call.tensors.position_axis_stride = sharesAxes ? 0 : batches * tokens;
    call.tensors.position_batch_stride = sharesBatches ? 0 : tokens;
    return;
  }
  const bool ragged = kind == 2 && batches == 1;
  std::vector<int64_t> ends = {0};
  while (ragged && ends.back() < tokens) // Some empty.
    ends.push_back(std::min(tokens, ends.back() + random.integer(0, 7)));
  std::vector<int64_t> starts(ragged ? ends.size() - 1 : batches);
  for (int64_t &entry : starts)
    entry = random.integer(low, 150);
  if (!ragged || random.integer(0, 2))
    call.setStarts(index, starts);
  if (ragged)
    call.setSequences(index, ends);
}

/// Makes rows on both sides, and lets the device turn with its own.
void expectRows(const AnyScenario &s, HostDevice &device, TestCall &call,
                const std::vector<unsigned char> &expected) {
  const Plan plan = s.plan();
  const int64_t bytes = ropewalk_rows_bytes(plan.get(), call.tensors.batches * call.tensors.tokens);
  std::vector<float> found(bytes / sizeof(float) + 32, 7.0f), wanted = found;
  void *rows = found.data();
  size_t space = found.size() * sizeof(float);
  std::align(64, bytes, rows, space);
  auto *host = reinterpret_cast<char *>(wanted.data()) +
               (static_cast<char *>(rows) - reinterpret_cast<char *>(found.data()));
  ropewalk_error error;
  ASSERT_EQ(ropewalk_make_rows(plan.get(), &call.tensors, host, bytes, &error), ROPEWALK_OK)
      << error.message;
  ASSERT_EQ(device.makeRows(call.tensors, rows, bytes, &error), ROPEWALK_OK) << error.message;
  // Between rows' ends and what pads rows nothing is written.
  ASSERT_EQ(found, wanted);
  call.reset();
  ropewalk_tensors with = call.tensors;
  with.rows = rows;
  ASSERT_EQ(device.run(with, &error), ROPEWALK_OK) << error.message;
  ASSERT_EQ(call.result(), expected);
}

TEST(DeviceCall, WritesWhatTheCpuWrites) {
  int words = 0, pairs = 0, refused = 0;
  const auto calls = test::effort(2500);
  for (int64_t seed = 1; seed <= calls; ++seed) {
    Random random(static_cast<uint64_t>(seed));
    SCOPED_TRACE(random.trace());
    const AnyScenario scenario(random);
    HostDevice device(scenario);
    const int64_t batches = random.integer(1, 3), tokens = random.integer(1, 24);
    TestCall call(scenario.rotation, scenario.layout, batches, tokens, random,
                  {test::Guard::AtEnd, 16, static_cast<size_t>(random.integer(0, 3) ? 0 : 4)});
    call.addSpecialValues(random);
    setAnyPositions(random, scenario, call);
    ropewalk_error error;
    ASSERT_EQ(ropewalk_validate(scenario.plan().get(), &call.tensors, &error), ROPEWALK_OK)
        << error.message;
    ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
    const std::vector<unsigned char> expected = call.result();
    call.reset();
    const bool needsRows = scenario.rotation.rotary_dim > 0 &&
                           (call.tensors.cu_seqlens || scenario.source() == TableSource::Factored);
    if (needsRows) {
      ASSERT_EQ(device.run(call.tensors, &error), ROPEWALK_UNSUPPORTED);
      ++refused;
    } else {
      ASSERT_EQ(device.run(call.tensors, &error), ROPEWALK_OK) << error.message;
      ASSERT_EQ(call.result(), expected);
    }
    expectRows(scenario, device, call, expected);
    if (HasFatalFailure())
      return;
    ASSERT_EQ(device.words[0], 0);
    ASSERT_EQ(device.words[2], 0);
    for (int64_t i = 0; i < device.table.get()->deviceCount; ++i) {
      const bool isWord = std::strstr(device.table.get()->deviceKernels[i].name, "word");
      (isWord ? words : pairs) += static_cast<int>(device.table.launches(i).size());
    }
  }
  // Each must have had its share.
  EXPECT_GE(words, calls / 5);
  EXPECT_GE(pairs, calls / 5);
  EXPECT_GE(refused, calls / 10);
}

/// Of factors in three sets, which a range of more than 2^20 positions has.
TEST(DeviceCall, MakesRowsOfAnyPosition) {
  DeviceScenario scenario;
  const auto table =
      SharedTable::create(scenario.rotation, tableOfRange(1 - (INT64_C(1) << 31), INT64_C(1) << 31,
                                                          ROPEWALK_TABLE_FACTORED));
  scenario.options.table = table->get();
  HostDevice device(scenario);
  const std::vector<int64_t> positions = {
      0,          1,  255,  256,  1 << 20,    12345678,      INT32_MAX,
      -INT32_MAX, -1, -256, -257, -(1 << 20), 1 - (1 << 20), (1 << 20) - 1};
  Random random(8);
  TestCall call(scenario.rotation, scenario.layout, 1, static_cast<int64_t>(positions.size()),
                random);
  call.setPositions(ROPEWALK_INDEX_I32, positions);
  const Plan plan = scenario.plan();
  std::vector<float> found(positions.size() * 32, 7.0f), wanted = found;
  const auto bytes = static_cast<int64_t>(found.size() * sizeof(float));
  ropewalk_error error;
  ASSERT_EQ(ropewalk_make_rows(plan.get(), &call.tensors, wanted.data(), bytes, &error),
            ROPEWALK_OK)
      << error.message;
  ASSERT_EQ(device.makeRows(call.tensors, found.data(), bytes, &error), ROPEWALK_OK)
      << error.message;
  EXPECT_EQ(found, wanted);
  EXPECT_EQ(device.words[0], 0);
}

TEST(DeviceCall, MarksTokensOfNoSequence) {
  for (const std::vector<int64_t> &ends : {std::vector<int64_t>{0, 3, 15}, {1, 16}, {0, 5, 4}}) {
    DeviceScenario scenario;
    HostDevice device(scenario);
    ropewalk_tensors tensors = {};
    tensors.batches = 1;
    tensors.tokens = 16;
    tensors.ragged_index = ROPEWALK_INDEX_I64;
    tensors.cu_seqlens = ends.data();
    tensors.sequences = static_cast<int64_t>(ends.size()) - 1;
    std::vector<float> rows(16 * 32, 7.0f);
    EXPECT_EQ(device.makeRows(tensors, rows.data(), 16 * 128), ROPEWALK_OK);
    EXPECT_EQ(device.words[0], 1);
  }
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
