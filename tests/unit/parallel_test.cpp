//===- parallel_test.cpp - Splits, threads, and the promise not to allocate ===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/allocation_counter.h"
#include "support/scenario.h"
#include "support/test_call.h"
#include "tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <thread>

namespace ropewalk {
namespace {

using test::allocationCount;
using test::failAllocationAfter;
using test::Oracle;
using test::Random;
using test::Scenario;
using test::TestCall;

/// Several pieces, both tensors, enough tokens for the parallel path.
Scenario largeScenario(ropewalk_place place = ROPEWALK_OUT_OF_PLACE) {
  Scenario scenario;
  scenario.rotation.rotary_dim = 24;
  scenario.layout.place = place;
  scenario.layout.q = bshd(3000, 4, 32);
  scenario.layout.k = bshd(3000, 2, 32);
  scenario.options.position_end = 3000;
  return scenario;
}

/// Runs the body on four threads, in pieces of uneven sizes.
struct Pool {
  std::vector<std::pair<int64_t, int64_t>> pieces;
  std::mutex mutex;

  template <class Options> void serve(Options &options) {
    options.parallel_for = parallelFor;
    options.parallel_context = this;
  }

private:
  static void parallelFor(void *context, int64_t count, void (*body)(void *, int64_t, int64_t),
                          void *bodyContext) {
    auto &pool = *static_cast<Pool *>(context);
    std::atomic<int64_t> next{0};
    auto work = [&] {
      for (int64_t begin; (begin = next.fetch_add(3)) < count;) {
        int64_t end = std::min(begin + 3, count);
        body(bodyContext, begin, end);
        std::lock_guard<std::mutex> lock(pool.mutex);
        pool.pieces.emplace_back(begin, end);
      }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back(work);
    for (std::thread &thread : threads)
      thread.join();
  }
};

TEST(ParallelFor, GivesTheBitsOfOneThread) {
  Random random(41);
  for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
    Scenario scenario = largeScenario(place);
    TestCall call(scenario.rotation, scenario.layout, 2, 3000, random);
    ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
    std::vector<unsigned char> alone = call.result();
    call.reset();
    Pool pool;
    pool.serve(scenario.options);
    ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
    EXPECT_GT(pool.pieces.size(), 4u);
    EXPECT_EQ(call.result(), alone);
  }
}

TEST(ParallelFor, IsCalledFromItsLeastBytesOn) {
  Random random(42);
  const int64_t rowBytes = (4 + 2) * 32 * 4; // of q and k
  for (int64_t given : {int64_t(0), int64_t(1), int64_t(9 * rowBytes), int64_t(1) << 20}) {
    Scenario scenario = largeScenario();
    Pool pool;
    pool.serve(scenario.options);
    scenario.options.parallel_min_bytes = given;
    const Plan plan = scenario.plan();
    const int64_t bytes = given ? given : 256 << 10, least = (bytes + rowBytes - 1) / rowBytes;
    for (int64_t tokens : {least - 1, least, 2 * least}) {
      pool.pieces.clear();
      TestCall call(scenario.rotation, scenario.layout, 1, tokens, random);
      ASSERT_EQ(plan.run(call.tensors), ROPEWALK_OK);
      EXPECT_EQ(pool.pieces.empty(), tokens < least) << tokens << " tokens, " << bytes << " bytes";
      const int64_t rowsOfUnit =
          std::max<int64_t>(1, std::min<int64_t>(bytes / 8, 65536) / rowBytes);
      int64_t units = 0;
      for (const auto &[begin, end] : pool.pieces)
        units = std::max(units, end);
      if (tokens >= least)
        EXPECT_EQ(units, (tokens + rowsOfUnit - 1) / rowsOfUnit);
    }
  }
}

TEST(ParallelFor, LeastBytesAreNoNegativeNumber) {
  Scenario scenario = largeScenario();
  scenario.options.parallel_min_bytes = -1;
  ropewalk_error error;
  ropewalk_plan *plan = nullptr;
  EXPECT_EQ(
      ropewalk_plan_create(&scenario.rotation, &scenario.layout, &scenario.options, &plan, &error),
      ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(plan, nullptr);
  EXPECT_STREQ(error.message, "parallel_min_bytes is -1, expected at least 0");
}

TEST(ParallelFor, IsNotCalledForARefusedCall) {
  Random random(43);
  Scenario scenario = largeScenario();
  Pool pool;
  pool.serve(scenario.options);
  TestCall call(scenario.rotation, scenario.layout, 2, 3000, random);
  call.tensors.position_offset = 1;
  EXPECT_EQ(scenario.plan().run(call.tensors), ROPEWALK_POSITION_OUT_OF_RANGE);
  EXPECT_TRUE(pool.pieces.empty());
  EXPECT_TRUE(call.untouched());
}

TEST(ParallelFor, MakesTheRowsOfOneThread) {
  for (ropewalk_table_form form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
    Scenario scenario = largeScenario();
    scenario.options.table_form = form;
    ropewalk_tensors tensors = {};
    tensors.batches = 2;
    tensors.tokens = 3000;
    Plan plan = scenario.plan();
    std::vector<char> alone(plan.rowsBytes(6000)), together(alone.size());
    ASSERT_EQ(plan.makeRows(tensors, alone.data(), alone.size()), ROPEWALK_OK);
    Pool pool;
    pool.serve(scenario.options);
    Plan shared = scenario.plan();
    pool.pieces.clear(); // of the table
    tensors.tokens = 100;
    ASSERT_EQ(shared.makeRows(tensors, together.data(), together.size()), ROPEWALK_OK);
    EXPECT_TRUE(pool.pieces.empty());
    tensors.tokens = 3000;
    ASSERT_EQ(shared.makeRows(tensors, together.data(), together.size()), ROPEWALK_OK);
    EXPECT_GT(pool.pieces.size(), 3u);
    EXPECT_EQ(together, alone);
  }
}

TEST(RunRange, AnySplitGivesTheBitsOfTheWhole) {
  Random random(44);
  SCOPED_TRACE(random.trace());
  for (ropewalk_index index : {ROPEWALK_INDEX_NONE, ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64})
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_BF16}) {
      Scenario scenario = largeScenario();
      scenario.layout.dtype = dtype;
      Plan plan = scenario.plan();
      TestCall call(scenario.rotation, scenario.layout, 3, 40, random);
      std::vector<int64_t> positions;
      for (int i = 0; i < 120; ++i)
        positions.push_back(random.integer(0, 2999));
      if (index != ROPEWALK_INDEX_NONE)
        call.setPositions(index, positions);
      ASSERT_EQ(plan.run(call.tensors), ROPEWALK_OK);
      std::vector<unsigned char> whole = call.result();
      call.reset();
      for (int64_t begin = 0, end; begin < 120; begin = end) {
        end = std::min<int64_t>(120, begin + random.integer(1, 50));
        ASSERT_EQ(plan.run(call.tensors, begin, end), ROPEWALK_OK);
      }
      EXPECT_EQ(call.result(), whole);
    }
}

TEST(RunRange, LeavesOtherRowsAlone) {
  Random random(45);
  Scenario scenario = largeScenario();
  Plan plan = scenario.plan();
  TestCall whole(scenario.rotation, scenario.layout, 1, 10, random);
  std::vector<unsigned char> before = whole.result();
  ASSERT_EQ(plan.run(whole.tensors, 4, 6), ROPEWALK_OK);
  std::vector<unsigned char> after = whole.result();
  size_t row = 4 * 32 * 4, qBytes = 10 * row;
  for (size_t i = 0; i < qBytes; ++i)
    ASSERT_TRUE((i / row >= 4 && i / row < 6) || after[i] == before[i]) << "byte " << i;
  EXPECT_NE(after, before);
}

TEST(RunRange, ChecksItsOwnPositionsOnly) {
  Random random(46);
  Scenario scenario = largeScenario();
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
  call.setPositions(ROPEWALK_INDEX_I32, {1, 2, 3000, 4});
  EXPECT_EQ(plan.run(call.tensors, 2, 3), ROPEWALK_POSITION_OUT_OF_RANGE);
  EXPECT_TRUE(call.untouched());
  EXPECT_EQ(plan.run(call.tensors, 0, 2), ROPEWALK_OK);
  EXPECT_EQ(plan.run(call.tensors, 3, 4), ROPEWALK_OK);
}

TEST(Run, AllocatesNothing) {
  Random random(47);
  Scenario scenario = largeScenario();
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 2, 300, random);
  call.setPositions(ROPEWALK_INDEX_I64, std::vector<int64_t>(600, 7));
  ropewalk_tensors refused = call.tensors;
  refused.k_dst = refused.q_dst;
  int64_t before = allocationCount();
  void *volatile memory = std::malloc(1); // the counter counts
  std::free(memory);
  ASSERT_GT(allocationCount(), before);
  before = allocationCount();
  ropewalk_status whole = plan.run(call.tensors);
  ropewalk_status part = plan.run(call.tensors, 5, 400);
  ropewalk_status overlap = plan.run(refused);
  int64_t after = allocationCount();
  EXPECT_EQ(after, before);
  EXPECT_EQ(whole, ROPEWALK_OK);
  EXPECT_EQ(part, ROPEWALK_OK);
  EXPECT_EQ(overlap, ROPEWALK_OVERLAP);
}

/// Several coordinates, factors of all three steps, pads, another order in place.
TEST(Run, AllocatesNothingForStagedRows) {
  Random random(48);
  Scenario scenario = largeScenario(ROPEWALK_IN_PLACE);
  scenario.rotation.reorder = 1;
  scenario.rotation.axes.count = 2;
  scenario.rotation.axes.sections[0] = 5;
  scenario.rotation.axes.sections[1] = 7;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  scenario.options.position_end = INT64_C(1) << 31;
  scenario.options.pad = ROPEWALK_PAD_COPY;
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 1, 300, random);
  std::vector<int64_t> positions;
  for (int64_t i = 0; i < 600; ++i)
    positions.push_back(i % 5 == 0 ? 0 : i * 3000000);
  call.tensors.index = ROPEWALK_INDEX_I64;
  call.tensors.positions = positions.data();
  call.tensors.position_axis_stride = 300;
  std::vector<char> rows(plan.rowsBytes(300));
  ropewalk_tensors refused = call.tensors;
  refused.tokens = -1;
  ropewalk_error error;
  int64_t before = allocationCount();
  ropewalk_status status = plan.run(call.tensors);
  ropewalk_status made = plan.makeRows(call.tensors, rows.data(), rows.size(), &error);
  call.tensors.rows = rows.data();
  ropewalk_status again = plan.run(call.tensors);
  ropewalk_status invalid = plan.makeRows(refused, rows.data(), rows.size(), &error);
  int64_t after = allocationCount();
  EXPECT_EQ(status, ROPEWALK_OK);
  EXPECT_EQ(made, ROPEWALK_OK);
  EXPECT_EQ(again, ROPEWALK_OK);
  EXPECT_EQ(invalid, ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(after - before, 0);
}

TEST(Run, OnePlanServesManyThreadsAtOnce) {
  Random random(48);
  Scenario scenario = largeScenario();
  Plan plan = scenario.plan();
  std::vector<std::unique_ptr<TestCall>> calls;
  for (int i = 0; i < 4; ++i)
    calls.push_back(std::make_unique<TestCall>(scenario.rotation, scenario.layout, 2, 50, random));
  std::vector<std::thread> threads;
  for (auto &call : calls)
    threads.emplace_back([&plan, &call] {
      for (int repeat = 0; repeat < 20; ++repeat)
        EXPECT_EQ(plan.run(call->tensors), ROPEWALK_OK);
    });
  for (std::thread &thread : threads)
    thread.join();
  Oracle oracle(scenario.rotation);
  for (auto &call : calls) {
    auto result = call->compare(oracle);
    EXPECT_LE(result.worstUlp, 2.0) << result.where;
  }
}

TEST(Run, ThreadsMayShareTheRowsOfOneCall) {
  Random random(49);
  Scenario scenario = largeScenario();
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 2, 50, random);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back(
        [&plan, &call, i] { EXPECT_EQ(plan.run(call.tensors, i * 25, i * 25 + 25), ROPEWALK_OK); });
  for (std::thread &thread : threads)
    thread.join();
  call.expectWithin(2.0);
}

/// Tables of every form, large enough for threads.
std::vector<ropewalk_table_options> largeTables(const std::vector<double> &positions) {
  return {tableOfRange(-300, 20000, ROPEWALK_TABLE_PLAIN),
          tableOfRange(-(INT64_C(1) << 30), 1 << 30, ROPEWALK_TABLE_FACTORED),
          tableOfPositions(positions)};
}

TEST(Table, BuiltOnThreadsHasTheBitsOfOneThread) {
  Random random(50);
  ropewalk_rotation rotation = makeRotation(96, 10000);
  std::vector<double> positions;
  for (int i = 0; i < 2000; ++i)
    positions.push_back(random.bits() % 2 ? 1000 * random.uniform() : i);
  for (ropewalk_table_options options : largeTables(positions)) {
    auto alone = SharedTable::create(rotation, options);
    Pool pool;
    pool.serve(options);
    auto together = SharedTable::create(rotation, options);
    ASSERT_TRUE(alone && together);
    EXPECT_GT(pool.pieces.size(), 4u);
    const ropewalk_table &a = *alone->get(), &b = *together->get();
    ASSERT_EQ(a.bytes, b.bytes);
    EXPECT_EQ(std::memcmp(a.block.get(), b.block.get(), a.bytes), 0);
  }
}

TEST(Table, SmallOnesAreBuiltOnTheCallingThread) {
  Pool pool;
  for (auto form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
    ropewalk_table_options options = tableOfRange(0, 100, form);
    pool.serve(options);
    ASSERT_TRUE(SharedTable::create(makeRotation(64, 10000), options));
  }
  EXPECT_TRUE(pool.pieces.empty());
}

TEST(Table, EveryRefusedAllocationIsOutOfMemory) {
  const std::vector<double> positions = {0, 2.5, 7};
  auto old = SharedTable::create(makeRotation(64, 10000), tableOfRange(0, 100));
  ASSERT_TRUE(old);
  std::vector<ropewalk_table_options> all = largeTables(positions);
  all.push_back(tableOfRange(50, 300));
  all.back().grow_from = old->get();
  for (const ropewalk_table_options &options : all) {
    ropewalk_rotation rotation = makeRotation(64, 10000);
    ropewalk_table *table;
    int64_t refused = 0;
    while (true) {
      ropewalk_error error;
      failAllocationAfter(refused);
      ropewalk_status status = ropewalk_table_create(&rotation, &options, &table, &error);
      failAllocationAfter(-1);
      if (status == ROPEWALK_OK)
        break;
      ASSERT_EQ(status, ROPEWALK_OUT_OF_MEMORY);
      EXPECT_EQ(error.status, ROPEWALK_OUT_OF_MEMORY);
      EXPECT_EQ(table, nullptr);
      ++refused;
    }
    EXPECT_GE(refused, 3); // frequencies, the table, its rows
    ropewalk_table_destroy(table);
  }
}

TEST(Table, IsSharedByPlansOnManyThreads) {
  Scenario scenario;
  ropewalk_table_options range = {};
  range.position_end = 100;
  ropewalk_table *table;
  ASSERT_EQ(ropewalk_table_create(&scenario.rotation, &range, &table, nullptr), ROPEWALK_OK);
  scenario.options.table = table;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&scenario] {
      for (int repeat = 0; repeat < 20; ++repeat)
        scenario.plan();
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(table->references.load(), 1);
  ropewalk_table_destroy(table);
}

} // namespace
} // namespace ropewalk
