//===- row_source_test.cpp - Rows made from other forms of tables ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whatever form cos and sin come in, a plan must give the bits that it gives for an f32
// cache with the same values, one row per token.
//
//===----------------------------------------------------------------------===//

#include "support/elements.h"
#include "support/scenario.h"
#include "support/sparse_memory.h"
#include "support/test_call.h"

#include "ropewalk/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

namespace ropewalk {
namespace {

using test::Random;
using test::Scenario;
using test::TestCall;

using Positions = std::vector<int64_t>; ///< [axes, tokens]

constexpr int64_t pairs = 16; ///< Of a Scenario.

/// Bytes that the scenario's plan writes for such positions.
std::vector<unsigned char> result(const Scenario &scenario, const Positions &positions,
                                  int64_t axes, int64_t offset = 0) {
  Random random(7);
  Plan plan = scenario.plan();
  const int64_t tokens = static_cast<int64_t>(positions.size()) / axes;
  TestCall call(scenario.rotation, scenario.layout, 1, tokens, random);
  call.tensors.index = ROPEWALK_INDEX_I64;
  call.tensors.positions = positions.data();
  call.tensors.position_axis_stride = tokens;
  call.tensors.position_offset = offset;
  EXPECT_EQ(plan.run(call.tensors), ROPEWALK_OK);
  return call.result();
}

/// A cache of one row per token: pair i turns by positions[axisOf(i), t].
template <class AxisOf>
std::vector<float> rowPerToken(Scenario scenario, const Positions &positions, int64_t tokens,
                               AxisOf axisOf) {
  scenario.rotation.axes = {};
  const int64_t axes = static_cast<int64_t>(positions.size()) / tokens;
  std::vector<float> rows;
  for (int64_t t = 0; t < tokens; ++t) {
    std::vector<SharedTable> ofAxis; // one row of all pairs, for the token's position there
    for (int64_t axis = 0; axis < axes; ++axis) {
      const int64_t position = positions[axis * tokens + t];
      auto table = SharedTable::create(scenario.rotation, tableOfRange(position, position + 1));
      EXPECT_TRUE(table);
      ofAxis.push_back(std::move(*table));
    }
    for (int64_t i = 0; i < pairs; ++i)
      rows.push_back(ofAxis[axisOf(i)].get()->cosRow(0)[i]);
    for (int64_t i = 0; i < pairs; ++i)
      rows.push_back(ofAxis[axisOf(i)].get()->sinRow(0)[i]);
  }
  return rows;
}

/// What the same call writes if each token has its own row of f32.
std::vector<unsigned char> expected(Scenario scenario, const std::vector<float> &rows,
                                    int64_t tokens) {
  ropewalk_cache cache = {rows.data(), rows.data() + pairs, tokens, 2 * pairs, 1, ROPEWALK_F32};
  scenario.rotation.axes = {};
  scenario.options.cache = &cache;
  Positions numbers;
  for (int64_t t = 0; t < tokens; ++t)
    numbers.push_back(t);
  return result(scenario, numbers, 1);
}

Positions randomPositions(int64_t count, int64_t low, int64_t high) {
  Random random(11);
  Positions positions;
  for (int64_t t = 0; t < count; ++t)
    positions.push_back(random.integer(low, high));
  return positions;
}

struct Case {
  const char *name;
  ropewalk_axes axes;
  std::vector<int> axisOf; ///< Of each pair.
};

ropewalk_axes sections(ropewalk_axis_order order, std::vector<int64_t> sizes) {
  ropewalk_axes axes = {};
  axes.count = static_cast<int32_t>(sizes.size());
  axes.order = order;
  std::copy(sizes.begin(), sizes.end(), axes.sections);
  return axes;
}

const uint8_t listed[pairs] = {1, 0, 1, 0, 3, 3, 2, 1, 0, 0, 2, 2, 1, 3, 0, 1};

ropewalk_axes listedAxes() {
  ropewalk_axes axes = sections(ROPEWALK_AXES_LISTED, {5, 5, 3, 3});
  axes.pair_axis = listed;
  return axes;
}

const Case cases[] = {
    {"Text", {}, std::vector<int>(pairs, 0)},
    {"Contiguous",
     sections(ROPEWALK_AXES_CONTIGUOUS, {4, 6, 6}),
     {0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2}},
    {"Interleaved",
     sections(ROPEWALK_AXES_INTERLEAVED, {8, 4, 4}),
     {0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 0, 0, 0}},
    {"Listed", listedAxes(), std::vector<int>(listed, listed + pairs)},
};

class EveryTable
    : public testing::TestWithParam<std::tuple<Case, ropewalk_dtype, ropewalk_pairing>> {
protected:
  EveryTable() {
    const auto &[axesCase, dtype, pairing] = GetParam();
    scenario.rotation.axes = axesCase.axes;
    scenario.rotation.pairing = pairing;
    scenario.layout.dtype = dtype;
    scenario.layout.k = bshd(16, 2, 32);
    axes = std::max(1, axesCase.axes.count);
  }

  void expectRows(const Positions &positions, int64_t offset = 0) {
    const int64_t tokens = static_cast<int64_t>(positions.size()) / axes;
    Positions moved = positions;
    for (int64_t &position : moved)
      position += offset;
    auto rows = rowPerToken(scenario, moved, tokens,
                            [](int64_t i) { return std::get<0>(GetParam()).axisOf[i]; });
    EXPECT_EQ(result(scenario, positions, axes, offset), expected(scenario, rows, tokens));
  }

  Scenario scenario;
  int64_t axes;
};

TEST_P(EveryTable, PlainRange) {
  scenario.options.position_begin = -300;
  scenario.options.position_end = 700;
  expectRows(randomPositions(axes * 16, -300, 699));
}

TEST_P(EveryTable, FactoredRange) {
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  scenario.options.position_begin = -5000;
  scenario.options.position_end = 100000;
  expectRows(randomPositions(axes * 16, -5000, 99999));
}

TEST_P(EveryTable, FactoredOverAllPositions) {
  constexpr int64_t limit = INT64_C(1) << 31;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  scenario.options.position_begin = 1 - limit;
  scenario.options.position_end = limit;
  expectRows(randomPositions(axes * 16, 1 - limit, limit - 1));
  expectRows(randomPositions(axes * 16, -20, 20)); // with and without a top factor
  expectRows(randomPositions(axes * 16, limit - 6, limit - 1), -3);
  expectRows(randomPositions(axes * 16, 2 * limit - 6, 2 * limit - 1), -limit); // beyond i32
}

std::string nameOf(const testing::TestParamInfo<EveryTable::ParamType> &info) {
  static const char *const dtypes[] = {"F32", "F16", "BF16"};
  return std::get<0>(info.param).name + std::string(dtypes[std::get<1>(info.param)]) +
         (std::get<2>(info.param) == ROPEWALK_HALF ? "Half" : "Interleaved");
}

INSTANTIATE_TEST_SUITE_P(RowSource, EveryTable,
                         testing::Combine(testing::ValuesIn(cases),
                                          testing::Values(ROPEWALK_F32, ROPEWALK_F16,
                                                          ROPEWALK_BF16),
                                          testing::Values(ROPEWALK_HALF, ROPEWALK_INTERLEAVED)),
                         nameOf);

class Caches : public testing::TestWithParam<ropewalk_dtype> {};

/// [rows, pairs, 2] of a 16-bit type: cos and sin alternate.
struct PairCache {
  PairCache(ropewalk_dtype dtype, int64_t rows) {
    Random random(3);
    storage.resize(rows * 2 * pairs);
    for (uint16_t &entry : storage)
      test::writeElement(dtype, &entry, random.uniform());
    cache = {storage.data(), storage.data() + 1, rows, 2 * pairs, 2, dtype};
    for (int64_t p = 0; p < rows; ++p)
      for (int component = 0; component < 2; ++component)
        for (int64_t i = 0; i < pairs; ++i)
          widened.push_back(static_cast<float>(
              test::readElement(dtype, &storage[p * 2 * pairs + 2 * i + component])));
  }

  std::vector<uint16_t> storage;
  std::vector<float> widened; ///< [rows, 2, pairs]
  ropewalk_cache cache;
};

TEST_P(Caches, OfSixteenBitsAreWidenedExactly) {
  PairCache narrow(GetParam(), 100);
  Scenario scenario;
  scenario.options.cache = &narrow.cache;
  const Positions positions = randomPositions(40, 0, 99);
  const auto got = result(scenario, positions, 1);
  ropewalk_cache wide = {narrow.widened.data(), narrow.widened.data() + pairs, 100, 2 * pairs, 1,
                         ROPEWALK_F32};
  scenario.options.cache = &wide;
  EXPECT_EQ(got, result(scenario, positions, 1));
}

TEST_P(Caches, ServeSeveralAxes) {
  PairCache narrow(GetParam(), 50);
  Scenario scenario;
  scenario.rotation.axes = cases[2].axes;
  scenario.options.cache = &narrow.cache;
  const Positions positions = randomPositions(3 * 8, 0, 49);
  std::vector<float> rows;
  for (int64_t t = 0; t < 8; ++t)
    for (int component = 0; component < 2; ++component)
      for (int64_t i = 0; i < pairs; ++i)
        rows.push_back(
            narrow.widened[(positions[cases[2].axisOf[i] * 8 + t] * 2 + component) * pairs + i]);
  EXPECT_EQ(result(scenario, positions, 3), expected(scenario, rows, 8));
}

INSTANTIATE_TEST_SUITE_P(RowSource, Caches, testing::Values(ROPEWALK_F16, ROPEWALK_BF16),
                         [](const auto &info) {
                           return info.param == ROPEWALK_F16 ? "F16" : "BF16";
                         });

TEST(RowSource, RowsFarApartAreStagedOneByOne) {
  constexpr int64_t rows = INT64_C(1) << 31; // of one pair: cos, sin
  test::SparseMemory memory(rows * 2 * sizeof(uint16_t));
  ASSERT_TRUE(memory.exists());
  auto *entries = static_cast<uint16_t *>(memory.data());
  for (int64_t row : {INT64_C(0), rows - 1}) {
    entries[2 * row] = 0x3c00; // f16 one
    entries[2 * row + 1] = 0x3800;
  }
  ropewalk_cache cache = {entries, entries + 1, rows, 2, 1, ROPEWALK_F16};
  Scenario scenario;
  scenario.rotation.rotary_dim = 2;
  scenario.options.cache = &cache;
  const auto low = result(scenario, Positions(16, 0), 1);
  Positions far(16, 0);
  far[3] = far[9] = INT32_MAX;
  EXPECT_EQ(result(scenario, far, 1), low);
}

TEST(RowSource, BlocksArePairedWithinThemselves) {
  Scenario scenario;
  scenario.rotation.axes = sections(ROPEWALK_AXES_CONTIGUOUS, {6, 10});
  scenario.rotation.axes.blocks = 1;
  const Positions positions = randomPositions(2 * 16, 0, 999);
  const auto got = result(scenario, positions, 2);

  // As two rotations of a part of the head each, in a row: in place leaves the rest alone.
  Random random(7);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  std::vector<float> data(16 * 4 * 32);
  std::memcpy(data.data(), call.tensors.q_src, data.size() * sizeof(float));
  auto rows = rowPerToken(scenario, positions, 16, [](int64_t i) { return i < 6 ? 0 : 1; });
  Positions numbers;
  for (int64_t t = 0; t < 16; ++t)
    numbers.push_back(t);
  for (int block = 0; block < 2; ++block) {
    const int64_t first = block ? 6 : 0, count = block ? 10 : 6;
    ropewalk_cache cache = {rows.data() + first, rows.data() + pairs + first, 16, 2 * pairs, 1,
                            ROPEWALK_F32};
    Scenario part = scenario;
    part.rotation.axes = {};
    part.rotation.window_begin = 2 * first;
    part.rotation.rotary_dim = 2 * count;
    part.layout.place = ROPEWALK_IN_PLACE;
    part.options.cache = &cache;
    ropewalk_tensors tensors = {};
    tensors.q_dst = data.data();
    tensors.batches = 1;
    tensors.tokens = 16;
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = numbers.data();
    ASSERT_EQ(part.plan().run(tensors), ROPEWALK_OK);
  }
  ASSERT_EQ(got.size(), data.size() * sizeof(float));
  EXPECT_EQ(std::memcmp(got.data(), data.data(), got.size()), 0);
}

TEST(RowSource, ListedTablesTakeRowNumbers) {
  Scenario scenario;
  scenario.rotation.axes = cases[1].axes;
  const Positions positions = randomPositions(3 * 8, -40, 400);
  std::vector<double> coordinates(positions.begin(), positions.end());
  ropewalk_table_options options = {};
  options.positions = coordinates.data();
  options.rows = 8;
  auto table = SharedTable::create(scenario.rotation, options);
  ASSERT_TRUE(table) << table.error().message();
  auto rows = rowPerToken(scenario, positions, 8, [](int64_t i) { return cases[1].axisOf[i]; });
  const auto want = expected(scenario, rows, 8);
  scenario.options.table = table->get();
  EXPECT_EQ(result(scenario, {0, 1, 2, 3, 4, 5, 6, 7}, 1), want);
}

TEST(RowSource, PlansSayHowRowsAreMade) {
  Scenario scenario;
  scenario.rotation.axes = cases[1].axes;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  EXPECT_THAT(scenario.plan().describe(),
              testing::HasSubstr("table: factored, positions [0, 1000), 3 coordinates per token\n"
                                 "rows: rows_factored_a3 by reference\n"));
}

TEST(RowSource, ChecksThemselves) {
  for (const Case &axesCase : cases)
    for (ropewalk_table_form form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
      Scenario scenario;
      scenario.rotation.axes = axesCase.axes;
      scenario.options.table_form = form;
      ropewalk_check_report report;
      EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK) << axesCase.name << report.worst_ulp;
      EXPECT_GT(report.worst_ulp, 0.1);
    }
}

TEST(RowSource, ChecksKnowTheAnglesOfHf) {
  Scenario scenario;
  scenario.rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
  scenario.options.position_begin = 100000; // far enough for exact angles to be another matter
  scenario.options.position_end = 101000;
  ropewalk_check_report report;
  EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK) << report.worst_ulp;
}

TEST(RowSource, PlansKeepNoPointersToLists) {
  Scenario scenario;
  auto factors = std::make_unique<std::vector<double>>(pairs, 2.0);
  ropewalk_frequencies &frequencies = scenario.rotation.frequencies;
  frequencies.scaling = ROPEWALK_SCALING_LONGROPE;
  frequencies.original_max_position_embeddings = 4096;
  frequencies.seq_len = 8192;
  frequencies.short_factor = frequencies.long_factor = factors->data();
  frequencies.list_length = pairs;
  frequencies.attention_factor = 1;
  Plan plan = scenario.plan();
  factors.reset();
  ropewalk_check_report report;
  EXPECT_EQ(plan.check(report), ROPEWALK_OK);
}

TEST(RowSource, RefusesWindowsThatItsScratchCannotHold) {
  Scenario scenario;
  scenario.rotation = makeRotation(4096, 10000);
  scenario.layout.q = bshd(16, 1, 4096);
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  const Error refusal = scenario.refusal();
  EXPECT_EQ(refusal.status(), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(refusal.message(), "rotary_dim is 4096, expected at most 2048 with several "
                                  "axes, factored tables, or caches of 16 bits or pairs apart");
}

TEST(RowSource, NeedsAKernelOrLeave) {
  Scenario scenario;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  scenario.options.allow_reference = 0;
  EXPECT_STREQ(scenario.refusal().message(),
               "kernels has none for rows_factored_a1, expected one or allow_reference");
}

} // namespace
} // namespace ropewalk
