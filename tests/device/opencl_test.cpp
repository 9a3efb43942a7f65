//===- opencl_test.cpp - Plans for OpenCL ---------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opencl_fixture.h"

#include "ropewalk/tables.h"

#include <atomic>
#include <thread>

namespace ropewalk {
namespace {

using test::OpenCl;
using test::Random;

struct Destroy {
  void operator()(ropewalk_opencl_table *table) const { ropewalk_opencl_table_destroy(table); }
};
using TablePointer = std::unique_ptr<ropewalk_opencl_table, Destroy>;

TEST_F(OpenCl, CountsPositions) {
  scenario.options.position_begin = options.position_begin = -20;
  scenario.rotation.inverse = 1;
  auto made = plan();
  Sides s = makeSides();
  s.host.position_offset = s.device.position_offset = -13;
  expectSame(*made.get(), s);
}

TEST_F(OpenCl, RotatesAWindowInPlace) {
  scenario.layout.place = ROPEWALK_IN_PLACE;
  scenario.rotation.window_begin = 6;
  scenario.rotation.rotary_dim = 20;
  auto made = plan();
  Sides s = makeSides();
  s.device.q_src = s.device.k_src = {}; // Not looked at.
  expectSame(*made.get(), s);
}

TEST_F(OpenCl, CopiesAroundAWindow) {
  scenario.rotation.window_begin = 6;
  scenario.rotation.rotary_dim = 20;
  auto made = plan();
  Sides s = makeSides();
  expectSame(*made.get(), s);
}

TEST_F(OpenCl, ReadsListedPositions) {
  Random random(2);
  std::vector<int32_t> narrow(32);
  for (int32_t &position : narrow)
    position = static_cast<int32_t>(random.integer(0, 990));
  auto made = plan();
  Sides s = makeSides(), other = makeSides();
  list(s, narrow, ROPEWALK_INDEX_I32);
  s.host.position_offset = s.device.position_offset = 9;
  expectSame(*made.get(), s);
  const std::vector<int64_t> wide(narrow.begin(), narrow.end());
  list(other, wide, ROPEWALK_INDEX_I64);
  expectSame(*made.get(), other);
}

TEST_F(OpenCl, OneTensorAlone) {
  scenario.layout.k.heads = 0;
  auto made = plan();
  Sides s = makeSides();
  s.host.q_src = s.q.data(), s.host.q_dst = s.qOut.data();
  EXPECT_EQ(scenario.plan().run(s.host), ROPEWALK_OK);
  EXPECT_EQ(ropewalk_opencl_run(made.get(), &s.device, queue, &error), ROPEWALK_OK)
      << error.message;
  EXPECT_EQ(download(s.device.q_dst, s.qOut.size()), s.qOut);
}

TEST_F(OpenCl, LeavesPads) {
  options.pad = scenario.options.pad = ROPEWALK_PAD_LEAVE;
  options.pad_position = scenario.options.pad_position = -7;
  std::vector<int32_t> positions(32, 3);
  positions[5] = positions[20] = -7;
  auto made = plan();
  Sides s = makeSides();
  list(s, positions, ROPEWALK_INDEX_I32);
  expectSame(*made.get(), s);
}

TEST_F(OpenCl, CountsFromStarts) {
  auto made = plan();
  Sides s = makeSides();
  const std::vector<int64_t> starts = {100, 7};
  s.host.ragged_index = s.device.ragged_index = ROPEWALK_INDEX_I64;
  s.host.starts = starts.data();
  s.device.starts = upload(starts, 8);
  expectSame(*made.get(), s);
}

TEST_F(OpenCl, PlansShareATable) {
  TablePointer shared;
  {
    auto host = SharedTable::create(scenario.rotation, tableOfRange(0, 1000));
    ropewalk_opencl_table *made;
    ASSERT_EQ(ropewalk_opencl_table_create(host->get(), machine->context, &made, &error),
              ROPEWALK_OK)
        << error.message;
    shared.reset(made);
  }
  options.table = shared.get();
  options.position_end = 0;
  auto first = plan(), second = plan();
  shared.reset();
  Sides s = makeSides(), other = makeSides(2);
  expectSame(*first.get(), s);
  expectSame(*second.get(), other);
}

TEST_F(OpenCl, ReadsTheCallersCache) {
  Random random(3);
  std::vector<float> values(64 * 32 + 1);
  for (float &value : values)
    value = static_cast<float>(random.uniform());
  const ropewalk_opencl_buffer memory = upload(values, 32);
  ropewalk_opencl_cache cache = {memory,      {memory.memory, memory.offset + 4}, 64, 32, 2,
                                 ROPEWALK_F32};
  const ropewalk_cache hosts = {values.data(), values.data() + 1, 64, 32, 2, ROPEWALK_F32};
  options.cache = &cache;
  scenario.options.cache = &hosts;
  auto made = plan();
  Sides s = makeSides();
  expectSame(*made.get(), s);
}

TEST_F(OpenCl, MarksPositionsOutOfRange) {
  auto made = plan();
  Sides s = makeSides();
  std::vector<int64_t> positions(32, 3);
  positions[31] = 1000;
  list(s, positions, ROPEWALK_INDEX_I64);
  EXPECT_EQ(made.run(s.device, queue, &error), ROPEWALK_OK);
  EXPECT_EQ(made.positionStatus(queue, &error), ROPEWALK_POSITION_OUT_OF_RANGE);
  EXPECT_STREQ(
      error.message,
      "a token had no row, expected in a sequence and at 0 to 999, listed or begun in 32 bits");
  EXPECT_EQ(made.positionStatus(queue), ROPEWALK_OK);
  const std::vector<float> q = download(s.device.q_dst, s.qOut.size());
  EXPECT_EQ(std::vector<float>(q.end() - 128, q.end()), std::vector<float>(128, 7.0f));
  EXPECT_NE(q[0], 7.0f);
}

/// Each thread looks at what every one of its runs wrote: with another's arguments, nothing.
TEST_F(OpenCl, ThreadsShareAPlan) {
  auto made = plan();
  constexpr int threads = 4;
  Sides sides[threads];
  OpenClQueue queues[threads];
  for (int i = 0; i < threads; ++i) {
    Sides &s = sides[i] = makeSides(10 + i);
    s.host.position_offset = s.device.position_offset = 100 * i;
    s.host.q_src = s.q.data(), s.host.q_dst = s.qOut.data();
    s.host.k_src = s.k.data(), s.host.k_dst = s.kOut.data();
    ASSERT_EQ(scenario.plan().run(s.host), ROPEWALK_OK);
    queues[i] = machine->newQueue();
  }
  std::atomic<int> wrong{0};
  const auto runMany = [&](int i) {
    const std::vector<float> nothing(sides[i].qOut.size(), 7.0f);
    const auto memory = static_cast<OpenClMem>(sides[i].device.q_dst.memory);
    for (int round = 0; round < 200; ++round) {
      machine->loader->enqueueWriteBuffer(queues[i], memory, 1, sides[i].device.q_dst.offset,
                                          nothing.size() * sizeof(float), nothing.data(), 0,
                                          nullptr, nullptr);
      wrong += made.run(sides[i].device, queues[i]) != ROPEWALK_OK;
      wrong += download(sides[i].device.q_dst, nothing.size(), queues[i]) != sides[i].qOut;
    }
  };
  std::vector<std::thread> running;
  for (int i = 0; i < threads; ++i)
    running.emplace_back(runMany, i);
  for (std::thread &thread : running)
    thread.join();
  EXPECT_EQ(wrong, 0);
  for (OpenClQueue each : queues)
    machine->release(each);
}

TEST_F(OpenCl, DescribesItself) {
  const auto made = plan();
  EXPECT_STREQ(made.describe(), "table: computed, positions [0, 1000)\n"
                                "rows: kernels has none for rows_f32_a1 on opencl, expected one\n"
                                "q[4, 0:32] and k[2, 0:32]: rope_half_f32_out_d32 by "
                                "rope_half_f32_out_dany__opencl_pair1x1\n");
  EXPECT_STREQ(ropewalk_opencl_plan_describe(nullptr), "");
}

} // namespace
} // namespace ropewalk
