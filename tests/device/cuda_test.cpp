//===- cuda_test.cpp - Plans for CUDA on a stub of the driver -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cuda_fixture.h"

#include "support/allocation_counter.h"

#include <gmock/gmock.h>

#include <atomic>
#include <cstring>
#include <thread>

namespace ropewalk {
namespace {

using test::context;
using test::Cuda;
using test::FakeDeviceTable;
using test::Oracle;
using test::otherContext;
using test::pairKernel;
using test::Random;
using test::stream;
using test::StubLaunch;
using test::TablePointer;
using test::TestCall;
using test::wordKernel;
using testing::HasSubstr;

TEST_F(Cuda, RotatesWithItsOwnTable) {
  auto made = plan();
  Random random(1);
  TestCall call(scenario.rotation, scenario.layout, 2, 16, random);
  run(made, call.tensors);
  call.expectWithin(2);
}

TEST_F(Cuda, RotatesWithASharedTable) {
  TablePointer shared;
  {
    SharedTable host = hostTable(); // Need not outlive the upload.
    shared = upload(host, nullptr);
  }
  options.table = shared.get();
  options.position_end = 0;
  auto made = plan(), second = plan();
  EXPECT_EQ(test::stubAllocations(), 3) << "one table, and each plan's words";
  shared.reset();
  Random random(2);
  for (const CudaPlan *each : {&made, &second}) {
    TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
    run(*each, call.tensors);
    call.expectWithin(2);
  }
}

TEST_F(Cuda, RotatesWithTheCallersCache) {
  Random random(3);
  std::vector<float> values(64 * 32);
  for (float &value : values)
    value = static_cast<float>(random.uniform());
  ropewalk_cache cache = {values.data(), values.data() + 1, 64, 32, 2, ROPEWALK_F32};
  options.cache = &cache;
  auto made = plan();
  EXPECT_THAT(made.describe(),
              HasSubstr("rope_half_f32_out_d32__cuda_word4x1: needs a table of adjacent pairs"));
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  run(made, call.tensors);
  Oracle oracle(scenario.rotation, cache);
  const test::Comparison comparison = call.compare(oracle);
  EXPECT_LE(comparison.worstUlp, 2) << comparison.where;
}

TEST_F(Cuda, DescribesItself) {
  const auto made = plan();
  EXPECT_STREQ(made.describe(),
               "table: computed, positions [0, 1000)\n"
               "rows: rows_f32_a1 by rows_f32_a1__cuda_pair1x1\n"
               "q[4, 0:32]: rope_half_f32_out_d32 by rope_half_f32_out_d32__cuda_word4x1 for "
               "pointers that are multiples of 16, else rope_half_f32_out_d32__cuda_pair1x1\n");
  EXPECT_STREQ(ropewalk_cuda_plan_describe(nullptr), "");
}

StubLaunch lastLaunch;
uint64_t lastBuffers[2];
int32_t lastTokens, lastRowOffset;

void keepLaunch(const StubLaunch &launch) {
  lastLaunch = launch;
  std::memcpy(&lastBuffers[0], launch.arguments[0], 8);
  std::memcpy(&lastBuffers[1], launch.arguments[1], 8);
  std::memcpy(&lastTokens, launch.arguments[2], 4);
  std::memcpy(&lastRowOffset, launch.arguments[3], 4);
}

TEST_F(Cuda, LaunchesWhatTheKernelAsksFor) {
  options.position_begin = 5;
  auto made = plan();
  Random random(4);
  TestCall call(scenario.rotation, scenario.layout, 3, 16, random, {test::Guard::AtEnd, 64, 0});
  call.tensors.position_offset = 7;
  test::stubOnLaunch(keepLaunch);
  run(made, call.tensors);
  EXPECT_STREQ(lastLaunch.function, "entry");
  EXPECT_EQ(lastLaunch.image, table.get()->deviceKernels[0].images[0].bytes);
  // Heads of 32 f32: 4 threads each, of the 128 of a small call's block.
  EXPECT_THAT(lastLaunch.blocks, testing::ElementsAre(2, 1, 3));
  EXPECT_THAT(lastLaunch.threads, testing::ElementsAre(4, 4, 8));
  EXPECT_EQ(lastLaunch.sharedBytes, 0u);
  EXPECT_EQ(lastLaunch.stream, stream);
  EXPECT_EQ(lastLaunch.context, context);
  EXPECT_EQ(lastBuffers[0], reinterpret_cast<uintptr_t>(call.tensors.q_dst));
  EXPECT_EQ(lastBuffers[1], table.launches(0)[0].status);
  EXPECT_EQ(lastTokens, 16);
  EXPECT_EQ(lastRowOffset, 2);
}

TEST_F(Cuda, RunOnlyLaunches) {
  auto made = plan();
  Random random(5);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  test::stubClearLog();
  run(made, call.tensors);
  EXPECT_STREQ(test::stubLog(), "cuCtxGetCurrent cuLaunchKernel ");
  test::stubClearLog();
  call.tensors.tokens = 0;
  run(made, call.tensors);
  EXPECT_STREQ(test::stubLog(), "");
}

/// A kernel that only starts: one that records its launches allocates, and is for one thread.
int32_t launchOnly(const ropewalk_device_args *, const ropewalk_device_launch *launch) {
  const int32_t one[] = {1, 1, 1};
  return launch->start(launch, one, one, 0, 0, nullptr, nullptr, nullptr);
}

struct SilentTable {
  explicit SilentTable(const ropewalk_kernel_table &recording)
      : kernel(recording.deviceKernels[1]), table(recording) {
    kernel.run = launchOnly;
    table.deviceCount = 1;
    table.deviceKernels = &kernel;
  }
  SilentTable(const SilentTable &) = delete;

  ropewalk_device_kernel kernel;
  ropewalk_kernel_table table;
};

TEST_F(Cuda, RunDoesNotAllocate) {
  const SilentTable silent(*table.get());
  options.kernels = &silent.table;
  auto made = plan();
  Random random(6);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  test::stubSetLogging(false);
  const int64_t before = test::allocationCount();
  for (int i = 0; i < 100; ++i)
    ropewalk_cuda_run(made.get(), &call.tensors, stream, &error);
  EXPECT_EQ(test::allocationCount(), before);
  EXPECT_EQ(error.status, ROPEWALK_OK);
}

TEST_F(Cuda, ThreadsShareAPlan) {
  const SilentTable silent(*table.get());
  options.kernels = &silent.table;
  auto made = plan();
  Random random(6);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  std::vector<std::thread> threads;
  std::atomic<int> done{0};
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (int round = 0; round < 500; ++round) // None has a context of its own.
        done += made.run(call.tensors, stream) == ROPEWALK_OK;
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(done, 2000);
}

TEST_F(Cuda, TakesThePairFormWhereAlignmentIsLess) {
  auto made = plan();
  Random random(7);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random, {test::Guard::AtEnd, 16, 4});
  run(made, call.tensors);
  EXPECT_EQ(table.launches(0).size(), 0u);
  EXPECT_EQ(table.launches(1).size(), 1u);
  call.expectWithin(2);
}

TEST_F(Cuda, ANamedKernelRefusesOtherAlignments) {
  options.kernel = wordKernel;
  auto made = plan();
  Random random(8);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random, {test::Guard::AtEnd, 16, 4});
  EXPECT_EQ(ropewalk_cuda_run(made.get(), &call.tensors, stream, &error), ROPEWALK_MISALIGNED);
  EXPECT_STREQ(error.message, "addresses are multiples of 4, expected multiples of 16 as "
                              "rope_half_f32_out_d32__cuda_word4x1 needs");
  EXPECT_TRUE(call.untouched());
}

TEST_F(Cuda, WorksInItsOwnContext) {
  test::stubSetContext(otherContext);
  options.context = context;
  auto made = plan();
  EXPECT_EQ(test::stubContext(), otherContext);
  Random random(9);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  test::stubOnLaunch(keepLaunch);
  test::stubClearLog();
  run(made, call.tensors);
  EXPECT_EQ(lastLaunch.context, context);
  EXPECT_STREQ(test::stubLog(), "cuCtxGetCurrent cuCtxPushCurrent cuLaunchKernel cuCtxPopCurrent ");
  EXPECT_EQ(test::stubContext(), otherContext);
  test::stubSetContext(nullptr);
  run(made, call.tensors);
  EXPECT_EQ(lastLaunch.context, context);
  EXPECT_EQ(test::stubContext(), nullptr);
}

TEST_F(Cuda, MakesRowsForManyCalls) {
  auto made = plan();
  Random random(12);
  TestCall call(scenario.rotation, scenario.layout, 2, 16, random);
  call.setPositions(ROPEWALK_INDEX_I32, std::vector<int64_t>(32, 900));
  EXPECT_EQ(made.rowsBytes(32), 32 * 128);
  std::vector<float> rows(32 * 32);
  makeRows(made, call.tensors, rows);
  EXPECT_EQ(table.launches(2).size(), 1u);
  ropewalk_tensors with = call.tensors;
  with.rows = rows.data();
  with.positions = nullptr; // Not looked at.
  run(made, with);
  call.expectWithin(2);
  EXPECT_EQ(made.positionStatus(stream), ROPEWALK_OK);
  EXPECT_EQ(ropewalk_cuda_rows_bytes(nullptr, 1), -1);
}

TEST_F(Cuda, MakesRowsOfFactors) {
  const std::string name = "rows_factored_a1__cuda_pair1x1";
  FakeDeviceTable factors({{wordKernel}, {pairKernel}, {name}});
  options.kernels = factors.get();
  auto host =
      SharedTable::create(scenario.rotation, tableOfRange(0, 1000, ROPEWALK_TABLE_FACTORED));
  TablePointer shared = upload(*host, nullptr);
  options.table = shared.get();
  auto made = plan();
  Random random(13);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  call.tensors.position_offset = 250;
  EXPECT_EQ(made.run(call.tensors, stream, &error), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(error.message,
               "rows is null, expected rows made before: table is ROPEWALK_TABLE_FACTORED");
  std::vector<float> rows(16 * 32), expected = rows;
  const auto bytes = static_cast<int64_t>(rows.size() * sizeof(float));
  ASSERT_EQ(made.makeRows(call.tensors, rows.data(), bytes, stream, &error), ROPEWALK_OK)
      << error.message;
  test::executeOnHost(*parseKernelName(name), factors.launches(2).at(0));
  scenario.options.table = host->get();
  ASSERT_EQ(
      ropewalk_make_rows(scenario.plan().get(), &call.tensors, expected.data(), bytes, &error),
      ROPEWALK_OK);
  EXPECT_EQ(rows, expected);
}

TEST_F(Cuda, ReadsPositionsOfSeveralAxes) {
  scenario.rotation = splitIntoSections(scenario.rotation, {4, 12});
  const std::string name = "rope_half_f32_out_d32_a2__cuda_pair1x1";
  FakeDeviceTable ofAxes({{name}, {"rope_half_f32_out_d32__cuda_pair1x1"}});
  options.kernels = ofAxes.get();
  auto made = plan();
  Random random(14);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  std::vector<int64_t> positions;
  for (int64_t i = 0; i < 32; ++i)
    positions.push_back(random.integer(0, 999));
  call.setPositions(ROPEWALK_INDEX_I64, positions, 0);
  call.tensors.position_axis_stride = 16;
  ASSERT_EQ(made.run(call.tensors, stream, &error), ROPEWALK_OK) << error.message;
  test::executeOnHost(*parseKernelName(name), ofAxes.launches(0).at(0));
  call.expectWithin(2);
}

TEST_F(Cuda, LimitsRegistersOfWordsInText) {
  FakeDeviceTable words({{wordKernel}, {pairKernel}});
  options.kernels = words.get();
  options.kernel = wordKernel;
  plan();
  EXPECT_EQ(test::stubMaxRegisters(), 32u);
  options.kernel = pairKernel;
  plan();
  EXPECT_EQ(test::stubMaxRegisters(), 0u);
  FakeDeviceTable cubins({{wordKernel, {FakeDeviceTable::cubin(90)}}});
  options.kernels = cubins.get();
  options.kernel = wordKernel;
  plan();
  EXPECT_EQ(test::stubMaxRegisters(), 0u);
}

TEST_F(Cuda, KernelsMarkListedPositionsOutOfRange) {
  auto made = plan();
  Random random(10);
  TestCall call(scenario.rotation, scenario.layout, 1, 3, random);
  call.setPositions(ROPEWALK_INDEX_I64, {1, 1000, 999});
  run(made, call.tensors);
  EXPECT_EQ(made.positionStatus(stream, &error), ROPEWALK_POSITION_OUT_OF_RANGE);
  EXPECT_STREQ(
      error.message,
      "a token had no row, expected in a sequence and at 0 to 999, listed or begun in 32 bits");
  test::stubClearLog();
  EXPECT_EQ(ropewalk_cuda_position_status(made.get(), stream, &error), ROPEWALK_OK);
  EXPECT_STREQ(error.message, "");
  EXPECT_STREQ(test::stubLog(),
               "cuCtxGetCurrent cuMemcpyDtoHAsync cuMemsetD32Async cuStreamSynchronize ");
}

} // namespace
} // namespace ropewalk
