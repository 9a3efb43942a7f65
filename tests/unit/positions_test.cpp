//===- positions_test.cpp - Every kind of position finds its row ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/fake_table.h"
#include "support/scenario.h"
#include "support/sparse_memory.h"
#include "support/test_call.h"

#include <gtest/gtest.h>

namespace ropewalk {
namespace {

using test::FakeTable;
using test::Oracle;
using test::Random;
using test::Scenario;
using test::TestCall;

constexpr int64_t limit = INT64_C(1) << 31;

/// Runs and compares; the call's tensors carry the positions.
void expectExact(const Scenario &scenario, const ropewalk_plan *plan, TestCall &call) {
  ASSERT_EQ(ropewalk_run(plan, &call.tensors), ROPEWALK_OK);
  call.expectWithin(2.0);
}

TEST(Positions, ListsMayRepeatAndRunBackwards) {
  Random random(21);
  Scenario scenario;
  Plan plan = scenario.plan();
  for (ropewalk_index index : {ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64}) {
    TestCall call(scenario.rotation, scenario.layout, 1, 8, random);
    call.setPositions(index, {999, 999, 3, 2, 1, 0, 500, 7});
    expectExact(scenario, plan.get(), call);
  }
}

TEST(Positions, BatchesMayShareARow) {
  Random random(22);
  Scenario scenario;
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 3, 16, random);
  std::vector<int64_t> positions;
  for (int64_t i = 0; i < 48; ++i)
    positions.push_back(i * 7 % 1000);
  call.setPositions(ROPEWALK_INDEX_I32, positions);
  expectExact(scenario, plan.get(), call);
  call.tensors.position_batch_stride = 0;
  expectExact(scenario, plan.get(), call);
}

TEST(Positions, ConsecutiveOnesStartAtTheOffset) {
  Random random(23);
  Scenario scenario;
  scenario.options.position_begin = -100;
  Plan plan = scenario.plan();
  for (int64_t offset : {-100, -7, 0, 984}) {
    TestCall call(scenario.rotation, scenario.layout, 2, 16, random);
    call.tensors.position_offset = offset;
    expectExact(scenario, plan.get(), call);
  }
}

TEST(Positions, TheOffsetIsAddedToLists) {
  Random random(24);
  Scenario scenario;
  scenario.options.position_begin = -50;
  Plan plan = scenario.plan();
  // Stored positions far from the table, and across the ends of 32-bit ranges.
  for (int64_t offset : {INT64_C(0), INT64_C(10), -limit, limit, limit - 50, 3 * limit,
                         5 * limit + 12345, INT64_MIN / 2, INT64_MAX / 2})
    for (ropewalk_index index : {ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64}) {
      std::vector<int64_t> stored;
      bool fits = true;
      for (int64_t position : {-50, 0, 999, 3, -1, 700}) {
        stored.push_back(position - offset);
        fits &= stored.back() >= INT32_MIN && stored.back() <= INT32_MAX;
      }
      if (index == ROPEWALK_INDEX_I32 && !fits)
        continue;
      SCOPED_TRACE(offset);
      TestCall call(scenario.rotation, scenario.layout, 1, stored.size(), random);
      call.setPositions(index, stored);
      call.tensors.position_offset = offset;
      expectExact(scenario, plan.get(), call);
    }
}

TEST(Positions, ReachBothEndsOfTheRange) {
  Random random(25);
  for (int64_t begin : {-limit + 1, limit - 64}) {
    Scenario scenario;
    scenario.options.position_begin = begin;
    scenario.options.position_end = begin + 64;
    Plan plan = scenario.plan();
    for (ropewalk_index index : {ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64}) {
      TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
      call.setPositions(index, {begin, begin + 63, begin + 31, begin});
      expectExact(scenario, plan.get(), call);
    }
    TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
    call.tensors.position_offset = begin + 48;
    expectExact(scenario, plan.get(), call);
  }
}

TEST(Positions, RowsOfASparseTableAreItsNumbers) {
  Random random(26);
  Scenario scenario;
  const std::vector<int64_t> positions = {-limit + 1, 12, limit - 1, 131072};
  const std::vector<double> rows(positions.begin(), positions.end());
  auto table = Table::build(scenario.rotation, tableOfPositions(rows));
  ASSERT_TRUE(table);
  scenario.options.table = table->get();
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
  ASSERT_EQ(plan.run(call.tensors), ROPEWALK_OK);
  call.setPositions(ROPEWALK_INDEX_I64, positions); // what the oracle should take them for
  call.expectWithin(2.0);
  ropewalk_check_report report;
  EXPECT_EQ(plan.check(report), ROPEWALK_OK);
}

TEST(Positions, RowsTooFarApartForOneKernelCallAreSplit) {
  Random random(27);
  constexpr int64_t rowStride = INT64_C(3) << 28, rows = 6; // floats; 18 GB of address space
  test::SparseMemory memory((rows * rowStride) * sizeof(float));
  ASSERT_TRUE(memory.exists());
  auto *floats = static_cast<float *>(memory.data());
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t i = 0; i < 32; ++i)
      floats[row * rowStride + i] = static_cast<float>(random.uniform());
  const ropewalk_cache cache = {floats, floats + 16, rows, rowStride, 1, ROPEWALK_F32};
  Scenario scenario;
  FakeTable table({{"rope_half_f32_out_d32__x86_64_pair4x1"}});
  scenario.options.kernels = table.get();
  scenario.options.cache = &cache;
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan) << plan.error().message();
  using Lists = std::vector<std::vector<int64_t>>;
  const std::vector<int64_t> near = {3, 2, 1, 3, 2}, far = {1, 0, 2, 5, 1}, none;
  for (ropewalk_index index : {ROPEWALK_INDEX_NONE, ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64})
    for (const std::vector<int64_t> &positions :
         index == ROPEWALK_INDEX_NONE ? Lists{none} : Lists{near, far}) {
      TestCall call(scenario.rotation, scenario.layout, 1, 5, random);
      if (!positions.empty())
        call.setPositions(index, positions);
      int before = table.calls(0);
      ASSERT_EQ(ropewalk_run(plan->get(), &call.tensors), ROPEWALK_OK);
      // Two row steps fit below 2^31 floats, so three tokens go in one call.
      EXPECT_EQ(table.calls(0) - before, positions == far ? 5 : 2);
      EXPECT_EQ(table.brokenPromise(), "");
      Oracle oracle(scenario.rotation, cache);
      auto result = call.compare(oracle);
      EXPECT_LE(result.worstUlp, 2.0) << result.where;
    }
}

struct CacheShape {
  const char *name;
  int64_t rowStride, pairStride, sinOffset;
};

class EveryCache : public testing::TestWithParam<CacheShape> {};

TEST_P(EveryCache, IsReadThroughItsStrides) {
  Random random(28);
  const CacheShape &shape = GetParam();
  constexpr int64_t rows = 40, pairs = 16;
  int64_t reach = (rows - 1) * shape.rowStride, size = 4096;
  test::GuardedBuffer memory(size * sizeof(float), test::Guard::AtEnd, sizeof(float));
  auto *floats = reinterpret_cast<float *>(memory.data());
  for (int64_t i = 0; i < size; ++i)
    floats[i] = static_cast<float>(random.uniform());
  ropewalk_cache cache = {};
  const float *cos = floats + (reach < 0 ? -reach : 0);
  cache.cos = cos;
  cache.sin = cos + shape.sinOffset;
  cache.rows = rows;
  cache.row_stride = shape.rowStride;
  cache.pair_stride = shape.pairStride;
  ASSERT_LE(std::abs(reach) + shape.sinOffset + (pairs - 1) * shape.pairStride, size);
  for (int inverse : {0, 1})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED}) {
      Scenario scenario;
      scenario.rotation.inverse = inverse;
      scenario.rotation.pairing = pairing;
      scenario.options.cache = &cache;
      Plan plan = scenario.plan();
      TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
      call.setPositions(ROPEWALK_INDEX_I32, {0, 39, 17, 1});
      ASSERT_EQ(plan.run(call.tensors), ROPEWALK_OK);
      Oracle oracle(scenario.rotation, cache);
      auto result = call.compare(oracle);
      EXPECT_LE(result.worstUlp, 2.0) << result.where;
      call.tensors.position_offset = 1;
      EXPECT_EQ(plan.run(call.tensors), ROPEWALK_POSITION_OUT_OF_RANGE);
      ropewalk_check_report report;
      EXPECT_EQ(plan.check(report), ROPEWALK_OK) << report.worst_ulp;
    }
}

INSTANTIATE_TEST_SUITE_P(Positions, EveryCache,
                         testing::Values(CacheShape{"HalfWidth", 16, 1, 40 * 16},
                                         CacheShape{"TiledFullWidth", 32, 1, 40 * 32},
                                         CacheShape{"RepeatedFullWidth", 32, 2, 40 * 32},
                                         CacheShape{"Complex", 32, 2, 1},
                                         CacheShape{"Packed", 32, 1, 16},
                                         CacheShape{"AsNarrowAsTheyCome", 46, 3, 40 * 46},
                                         CacheShape{"PairByPair", 1, 40, 16 * 40},
                                         CacheShape{"PairByPairBackwards", -1, 40, 16 * 40},
                                         CacheShape{"Backwards", -32, 1, 16}),
                         [](const auto &info) { return info.param.name; });

} // namespace
} // namespace ropewalk
