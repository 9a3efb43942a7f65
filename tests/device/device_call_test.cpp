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
     [](auto &t) { t.batches = 1, t.cu_seqlens = numbers, t.ragged_index = ROPEWALK_INDEX_I64; },
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
  EXPECT_EQ(device.launchCount(), 0u);
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
