//===- rows_ahead_test.cpp - Table rows that lie here and there -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is asked for ahead are the lines that a position's cosines and sines lie in, all
// of them and no others. And a call of scattered positions, however they are said,
// writes what calls of one token each write.
//
//===----------------------------------------------------------------------===//

#include "rows_ahead.h"
#include "run_bytes.h"

#include "ropewalk/tables.h"

#include <gmock/gmock.h>

#include <set>

namespace ropewalk {
namespace {

using test::Bytes;
using test::run;
using test::runListed;
using test::Scenario;

using Lines = std::set<uintptr_t>;
using Positions = std::vector<int64_t>;

constexpr int64_t pairs = 16; ///< Of a Scenario.

TEST(RowsAhead, ScatteredIsFourRowsApart) {
  EXPECT_TRUE(areScattered(100, 108, 2));
  EXPECT_FALSE(areScattered(100, 107, 2));
  EXPECT_TRUE(areScattered(-1000, 1000, 500));
  EXPECT_FALSE(areScattered(0, 511, 512));
  EXPECT_FALSE(areScattered(0, 100000, 1)) << "one token has no others to wait for";
  EXPECT_TRUE(areScattered(minPosition, positionEnd - 1, 2));
}

void addEntry(Lines &lines, const void *entry, int64_t bytes) {
  const auto first = reinterpret_cast<uintptr_t>(entry);
  for (uintptr_t address : {first, first + bytes - 1})
    lines.insert(address / 64 * 64);
}

Lines askedFor(const Scenario &scenario, int64_t position) {
  auto plan = createPlan(scenario.rotation, scenario.layout, scenario.options, Environment());
  EXPECT_TRUE(plan) << plan.error().message();
  ropewalk_tensors tensors = {};
  const CallPositions positions(**plan, tensors, true);
  Lines lines;
  RowsAhead(**plan, positions, 1, 1).forEachLine(position, [&](uintptr_t line) {
    EXPECT_TRUE(lines.insert(line).second) << "asked for twice";
  });
  return lines;
}

TEST(RowsAhead, LinesOfATable) {
  Scenario scenario;
  auto table = SharedTable::create(scenario.rotation, tableOfRange(-50, 700));
  ASSERT_TRUE(table);
  scenario.options.table = table->get();
  for (int64_t position : {-50, 0, 13, 699}) {
    Lines lines;
    for (int64_t i = 0; i < pairs; ++i) {
      addEntry(lines, table->get()->cosRow(position + 50) + i, sizeof(float));
      addEntry(lines, table->get()->sinRow(position + 50) + i, sizeof(float));
    }
    EXPECT_EQ(askedFor(scenario, position), lines) << position;
  }
  EXPECT_THAT(askedFor(scenario, -51), testing::IsEmpty());
  EXPECT_THAT(askedFor(scenario, 700), testing::IsEmpty());
}

TEST(RowsAhead, LinesOfFactors) {
  Scenario scenario;
  constexpr int64_t limit = INT64_C(1) << 31;
  for (const auto &[begin, end] :
       {std::pair(int64_t(-3000), int64_t(100000)), std::pair(int64_t(-5), limit)}) {
    ropewalk_table_options range = tableOfRange(begin, end);
    range.form = ROPEWALK_TABLE_FACTORED;
    auto table = SharedTable::create(scenario.rotation, range);
    ASSERT_TRUE(table);
    scenario.options.table = table->get();
    const ropewalk_table &built = *table->get();
    for (int64_t position : {begin, int64_t(0), int64_t(777), end - 1}) {
      const FactorRows &coarse = built.coarse;
      int64_t row = (position >> 8) - coarse.begin;
      if (built.needsTop(position))
        row = (position >> 8) & (middleRows - 1);
      ASSERT_GE(row, 0);
      ASSERT_LT(row, coarse.count);
      Lines lines;
      for (const double *first :
           {coarse.rows + row * 2 * pairs, built.fine.rows + (position & 255) * 2 * pairs})
        for (int64_t i = 0; i < 2 * pairs; ++i)
          addEntry(lines, first + i, sizeof(double));
      EXPECT_EQ(askedFor(scenario, position), lines) << position;
    }
  }
}

struct CacheForm {
  const char *name;
  int64_t cos, sin, row, pair; ///< Elements: where row 0 begins, and strides.
};

const CacheForm cacheForms[] = {{"Packed", 0, pairs, 2 * pairs, 1},
                                {"SinFirst", pairs, 0, 2 * pairs, 1},
                                {"Complex", 0, 1, 2 * pairs, 2},
                                {"FarApart", 0, 40000, pairs, 1},
                                {"RowsApart", 0, 100, 1000, 1},
                                {"PairsBackwards", pairs - 1, 2 * pairs - 1, 2 * pairs, -1},
                                {"RowsBackwards", 39 * 1000, 39 * 1000 + 100, -1000, 1}};

class RowsOfCaches : public testing::TestWithParam<std::tuple<CacheForm, ropewalk_dtype>> {};

TEST_P(RowsOfCaches, LinesOfRows) {
  const auto &[form, dtype] = GetParam();
  const int64_t bytes = elementBytes(dtype);
  std::vector<double> memory(20000); // as aligned as any
  char *base = reinterpret_cast<char *>(memory.data());
  const char *cos = base + form.cos * bytes, *sin = base + form.sin * bytes;
  ropewalk_cache cache = {cos, sin, 40, form.row, form.pair, dtype};
  Scenario scenario;
  scenario.options.cache = &cache;
  for (int64_t position : {0, 7, 39}) {
    Lines lines;
    for (int64_t i = 0; i < pairs; ++i)
      for (const char *first : {cos, sin})
        addEntry(lines, first + (position * form.row + i * form.pair) * bytes, bytes);
    EXPECT_EQ(askedFor(scenario, position), lines) << position;
  }
}

std::string nameOf(const testing::TestParamInfo<RowsOfCaches::ParamType> &info) {
  static const char *const dtypes[] = {"F32", "F16", "BF16"};
  return std::get<0>(info.param).name + std::string(dtypes[std::get<1>(info.param)]);
}

INSTANTIATE_TEST_SUITE_P(RowsAhead, RowsOfCaches,
                         testing::Combine(testing::ValuesIn(cacheForms),
                                          testing::Values(ROPEWALK_F32, ROPEWALK_F16,
                                                          ROPEWALK_BF16)),
                         nameOf);

TEST(RowsAhead, NoLinesBetweenPairs) {
  std::vector<float> memory(2 * pairs * 40);
  ropewalk_cache cache = {memory.data(), memory.data() + pairs * 40, 40, 1, 40, ROPEWALK_F32};
  Scenario scenario;
  scenario.options.cache = &cache;
  EXPECT_EQ(askedFor(scenario, 7), Lines());
}

std::vector<int64_t> ofRows(const ropewalk_plan &plan, const ropewalk_tensors &tensors,
                            int64_t begin, int64_t end) {
  std::vector<int64_t> visited;
  CallPositions(plan, tensors, true)
      .forEachOfRows(plan.coordinates, begin, end,
                     [&](int64_t position) { visited.push_back(position); });
  return visited;
}

TEST(RowsAhead, PositionsOfFlattenedRows) {
  Scenario scenario;
  scenario.rotation.axes.count = 2;
  scenario.rotation.axes.sections[0] = scenario.rotation.axes.sections[1] = pairs / 2;
  auto plan = createPlan(scenario.rotation, scenario.layout, scenario.options, Environment());
  ASSERT_TRUE(plan) << plan.error().message();
  const int32_t entries[] = {10, 11, 12, -1, 20, 21, 22, -1, 50, 51, 52, -1, 60, 61, 62, -1};
  ropewalk_tensors tensors = {};
  tensors.batches = 2;
  tensors.tokens = 3;
  tensors.index = ROPEWALK_INDEX_I32;
  tensors.positions = entries;
  tensors.position_batch_stride = 4;
  tensors.position_axis_stride = 8;
  tensors.position_offset = 100;
  EXPECT_THAT(ofRows(**plan, tensors, 1, 5),
              testing::ElementsAre(111, 112, 151, 152, 120, 121, 160, 161));

  Scenario text;
  plan = createPlan(text.rotation, text.layout, text.options, Environment());
  ASSERT_TRUE(plan) << plan.error().message();
  const int64_t starts[] = {7, 300};
  tensors.index = ROPEWALK_INDEX_NONE;
  tensors.positions = nullptr;
  tensors.ragged_index = ROPEWALK_INDEX_I64;
  tensors.starts = starts;
  EXPECT_THAT(ofRows(**plan, tensors, 2, 5), testing::ElementsAre(109, 400, 401));

  text.options.pad = ROPEWALK_PAD_LEAVE;
  text.options.pad_position = 20;
  plan = createPlan(text.rotation, text.layout, text.options, Environment());
  ASSERT_TRUE(plan) << plan.error().message();
  tensors.index = ROPEWALK_INDEX_I32;
  tensors.positions = entries;
  tensors.starts = nullptr;
  EXPECT_THAT(ofRows(**plan, tensors, 1, 5), testing::ElementsAre(111, 112, 121));
}

// Calls. Positions lie all over a table of 1000 rows.

Positions scattered(int64_t count) {
  Positions positions;
  for (int64_t t = 0; t < count; ++t)
    positions.push_back((t * 619 + 41) % 1000);
  return positions;
}

/// Row by row, in calls of one token.
Bytes oneByOne(const Scenario &scenario, int64_t batches, int64_t tokens,
               const Positions &positions) {
  test::Random random(5); // as test::run
  Plan plan = scenario.plan();
  test::TestCall call(scenario.rotation, scenario.layout, batches, tokens, random);
  call.tensors.index = ROPEWALK_INDEX_I64;
  call.tensors.positions = positions.data();
  call.tensors.position_batch_stride = tokens;
  for (int64_t row = 0; row < batches * tokens; ++row)
    EXPECT_EQ(plan.run(call.tensors, row, row + 1), ROPEWALK_OK);
  return call.result();
}

TEST(ScatteredCalls, ListsAndBatches) {
  for (const auto &[batches, tokens] :
       {std::pair(1, 100), std::pair(100, 1), std::pair(7, 15), std::pair(3, 40)}) {
    Scenario scenario;
    scenario.layout.q = bshd(tokens, 4, 32);
    const Positions positions = scattered(batches * tokens);
    EXPECT_EQ(runListed(scenario, batches, tokens, positions),
              oneByOne(scenario, batches, tokens, positions))
        << batches << " x " << tokens;
  }
}

TEST(ScatteredCalls, PadsOutsideTheTable) {
  Scenario scenario;
  scenario.layout.q = bshd(60, 4, 32);
  scenario.options.pad = ROPEWALK_PAD_COPY;
  scenario.options.pad_position = INT64_MIN;
  Positions positions = scattered(60);
  for (size_t t = 3; t < positions.size(); t += 5)
    positions[t] = INT64_MIN;
  EXPECT_EQ(runListed(scenario, 1, 60, positions), oneByOne(scenario, 1, 60, positions));
}

TEST(ScatteredCalls, StartsOfBatches) {
  Scenario scenario;
  scenario.layout.q = bshd(3, 4, 32);
  Positions starts = scattered(50), positions;
  for (int64_t &start : starts) {
    start = std::min<int64_t>(start, 997);
    for (int64_t t = 0; t < 3; ++t)
      positions.push_back(start + t);
  }
  const Bytes counted = run(scenario, 50, 3, [&](ropewalk_tensors &tensors) {
    tensors.ragged_index = ROPEWALK_INDEX_I64;
    tensors.starts = starts.data();
  });
  EXPECT_EQ(counted, oneByOne(scenario, 50, 3, positions));
}

TEST(ScatteredCalls, RaggedSteps) {
  Scenario scenario;
  scenario.layout.q = bshd(80, 4, 32);
  Positions starts = scattered(41), lengths = {0}, positions;
  for (int64_t s = 0; s < 41; ++s) { // one token each, one of 40 in between
    const int64_t length = s == 20 ? 40 : 1;
    starts[s] = std::min<int64_t>(starts[s], 950);
    lengths.push_back(lengths.back() + length);
    for (int64_t t = 0; t < length; ++t)
      positions.push_back(starts[s] + t);
  }
  const Bytes ragged = run(scenario, 1, 80, [&](ropewalk_tensors &tensors) {
    tensors.ragged_index = ROPEWALK_INDEX_I64;
    tensors.cu_seqlens = lengths.data();
    tensors.starts = starts.data();
    tensors.sequences = 41;
  });
  EXPECT_EQ(ragged, oneByOne(scenario, 1, 80, positions));
}

} // namespace
} // namespace ropewalk
