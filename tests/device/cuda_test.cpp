//===- cuda_test.cpp - Plans for CUDA on a stub of the driver -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/cuda/driver.h"

#include "support/allocation_counter.h"
#include "support/cuda_stub/cuda_stub.h"
#include "support/fake_device_table.h"
#include "support/scenario.h"
#include "support/test_call.h"

#include "ropewalk/device_plan.h"
#include "ropewalk/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <thread>

namespace ropewalk {
namespace {

using test::FakeDeviceTable;
using test::Oracle;
using test::Random;
using test::Scenario;
using test::StubLaunch;
using test::TestCall;
using testing::HasSubstr;
using testing::StartsWith;

constexpr char word[] = "rope_half_f32_out_d32__cuda_word4x1";
constexpr char pair[] = "rope_half_f32_out_d32__cuda_pair1x1";
constexpr char rowsKernel[] = "rows_f32_a1__cuda_pair1x1";
constexpr int outOfMemory = 2, invalidImage = 200, notKnown = 12345, launchFailed = 719;

void *const context = reinterpret_cast<void *>(0x1000);
void *const otherContext = reinterpret_cast<void *>(0x2000);
void *const stream = reinterpret_cast<void *>(0x30);

struct Destroy {
  void operator()(ropewalk_cuda_table *table) const { ropewalk_cuda_table_destroy(table); }
};
using TablePointer = std::unique_ptr<ropewalk_cuda_table, Destroy>;

/// A program with a context, the kernels above, and Scenario's rotation and layout.
class Cuda : public testing::Test {
protected:
  Cuda() {
    test::stubReset();
    test::stubSetContext(context);
    options.kernels = table.get();
    options.position_end = 1000;
    error = {};
  }
  ~Cuda() override {
    EXPECT_EQ(test::stubMistakes(), 0);
    EXPECT_EQ(test::stubAllocations(), 0) << "device memory was not freed";
    EXPECT_EQ(test::stubModules(), 0) << "a module was not unloaded";
    EXPECT_EQ(FakeDeviceTable::brokenPromise(), "");
  }

  CudaPlan plan() {
    auto made = CudaPlan::create(scenario.rotation, scenario.layout, options);
    EXPECT_TRUE(made) << made.error().message();
    return std::move(*made);
  }

  ropewalk_status refusal() {
    auto *made = reinterpret_cast<ropewalk_cuda_plan *>(this);
    const ropewalk_status status =
        ropewalk_cuda_plan_create(&scenario.rotation, &scenario.layout, &options, &made, &error);
    EXPECT_EQ(made, nullptr);
    EXPECT_EQ(error.status, status);
    EXPECT_EQ(test::stubDepth(), test::stubContext() ? 1 : 0) << "a context was left behind";
    return status;
  }

  TablePointer upload(const SharedTable &host, void *where) {
    ropewalk_cuda_table *made;
    EXPECT_EQ(ropewalk_cuda_table_create(host.get(), where, &made, &error), ROPEWALK_OK)
        << error.message;
    return TablePointer(made);
  }

  SharedTable hostTable(int64_t end = 1000) {
    return std::move(*SharedTable::create(scenario.rotation, tableOfRange(0, end)));
  }

  /// Runs the call and does what the device would have done.
  void run(const CudaPlan &plan, const ropewalk_tensors &tensors) {
    execute([&] { return plan.run(tensors, stream, &error); });
  }

  void makeRows(const CudaPlan &plan, const ropewalk_tensors &tensors, std::vector<float> &rows) {
    const auto bytes = static_cast<int64_t>(rows.size() * sizeof(float));
    execute([&] { return plan.makeRows(tensors, rows.data(), bytes, stream, &error); });
  }

  template <class Start> void execute(Start start) {
    std::vector<size_t> before;
    for (int64_t i = 0; i < table.get()->deviceCount; ++i)
      before.push_back(table.launches(i).size());
    ASSERT_EQ(start(), ROPEWALK_OK) << error.message;
    for (size_t i = 0; i < before.size(); ++i)
      for (size_t l = before[i]; l < table.launches(i).size(); ++l)
        test::executeOnHost(*parseKernelName(table.get()->deviceKernels[i].name),
                            table.launches(i)[l]);
  }

  FakeDeviceTable table{{{word}, {pair}, {rowsKernel}}};
  Scenario scenario;
  ropewalk_cuda_plan_options options = {};
  ropewalk_error error;
};

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
  // 4 heads of 32 f32: 4 threads each, of the 64 of a small call's block.
  EXPECT_THAT(lastLaunch.blocks, testing::ElementsAre(4, 1, 3));
  EXPECT_THAT(lastLaunch.threads, testing::ElementsAre(4, 4, 4));
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
  options.kernel = word;
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

TEST_F(Cuda, NeedsAContext) {
  test::stubSetContext(nullptr);
  EXPECT_EQ(refusal(), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "context is null and the thread has none, expected a CUDA context");
}

TEST_F(Cuda, RefusesATableOfAnotherContext) {
  SharedTable host = hostTable();
  TablePointer shared = upload(host, otherContext);
  options.table = shared.get();
  EXPECT_EQ(refusal(), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "table is of another context, expected one of the plan's");
}

TEST_F(Cuda, RefusesATableOfAnotherRotation) {
  SharedTable host = hostTable();
  TablePointer shared = upload(host, nullptr);
  options.table = shared.get();
  scenario.rotation.frequencies.theta = 500;
  EXPECT_EQ(refusal(), ROPEWALK_INVALID_ARGUMENT);
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
  FakeDeviceTable factors({{word}, {pair}, {name}});
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
  FakeDeviceTable words({{word}, {pair}});
  options.kernels = words.get();
  options.kernel = word;
  plan();
  EXPECT_EQ(test::stubMaxRegisters(), 32u);
  options.kernel = pair;
  plan();
  EXPECT_EQ(test::stubMaxRegisters(), 0u);
  FakeDeviceTable cubins({{word, {FakeDeviceTable::cubin(90)}}});
  options.kernels = cubins.get();
  options.kernel = word;
  plan();
  EXPECT_EQ(test::stubMaxRegisters(), 0u);
}

TEST_F(Cuda, RefusesADeviceWithoutAnImage) {
  FakeDeviceTable later({{pair, {FakeDeviceTable::cubin(100), FakeDeviceTable::textImage(100)}}});
  options.kernels = later.get();
  EXPECT_EQ(refusal(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_THAT(error.message, HasSubstr("needs compute capability 10.0 to 10.9 or 10.0 and above, "
                                       "this device has 9.0"));
}

TEST_F(Cuda, KernelsMarkListedPositionsOutOfRange) {
  auto made = plan();
  Random random(10);
  TestCall call(scenario.rotation, scenario.layout, 1, 3, random);
  call.setPositions(ROPEWALK_INDEX_I64, {1, 1000, 999});
  run(made, call.tensors);
  EXPECT_EQ(made.positionStatus(stream, &error), ROPEWALK_POSITION_OUT_OF_RANGE);
  EXPECT_STREQ(error.message, "a listed position had no row, expected 0 to 999");
  test::stubClearLog();
  EXPECT_EQ(ropewalk_cuda_position_status(made.get(), stream, &error), ROPEWALK_OK);
  EXPECT_STREQ(error.message, "");
  EXPECT_STREQ(test::stubLog(),
               "cuCtxGetCurrent cuMemcpyDtoHAsync cuMemsetD32Async cuStreamSynchronize ");
}

/// Each call of the driver that creating a plan makes, failing: nothing may be left behind.
struct FailingCall {
  const char *function;
  int result, others;
  ropewalk_status status;
  const char *message;
};

class CudaFails : public Cuda, public testing::WithParamInterface<FailingCall> {};

TEST_P(CudaFails, WithTheDriversErrorAndWithoutLeaks) {
  test::stubSetContext(otherContext);
  options.context = context;
  const FailingCall &failing = GetParam();
  test::stubFail(failing.function, failing.result, failing.others);
  EXPECT_EQ(refusal(), failing.status);
  EXPECT_STREQ(error.message, failing.message);
  EXPECT_EQ(test::stubContext(), otherContext);
  plan(); // The failure is over.
}

const FailingCall failingCalls[] = {
    {"cuCtxGetCurrent", 201, 0, ROPEWALK_DEVICE_FAILED,
     "making the context current gave CUDA_ERROR_INVALID_CONTEXT"},
    {"cuCtxPushCurrent", 201, 0, ROPEWALK_DEVICE_FAILED,
     "making the context current gave CUDA_ERROR_INVALID_CONTEXT"},
    {"cuCtxGetDevice", notKnown, 0, ROPEWALK_DEVICE_FAILED, "cuCtxGetDevice gave CUDA error 12345"},
    {"cuDeviceGetAttribute", 201, 2, ROPEWALK_DEVICE_FAILED,
     "cuDeviceGetAttribute gave CUDA_ERROR_INVALID_CONTEXT"},
    {"cuMemAlloc", outOfMemory, 0, ROPEWALK_OUT_OF_MEMORY,
     "cuMemAlloc of 128000 bytes gave CUDA_ERROR_OUT_OF_MEMORY"},
    {"cuMemAlloc", outOfMemory, 1, ROPEWALK_OUT_OF_MEMORY,
     "cuMemAlloc of 80 bytes gave CUDA_ERROR_OUT_OF_MEMORY"},
    {"cuMemcpyHtoD", 700, 0, ROPEWALK_DEVICE_FAILED,
     "cuMemcpyHtoD gave CUDA_ERROR_ILLEGAL_ADDRESS"},
    {"cuMemcpyHtoD", 700, 1, ROPEWALK_DEVICE_FAILED,
     "cuMemcpyHtoD gave CUDA_ERROR_ILLEGAL_ADDRESS"},
    {"cuStreamSynchronize", 700, 0, ROPEWALK_DEVICE_FAILED,
     "cuStreamSynchronize gave CUDA_ERROR_ILLEGAL_ADDRESS"},
    {"cuModuleLoadDataEx", invalidImage, 0, ROPEWALK_DEVICE_FAILED,
     "cuModuleLoadDataEx of rope_half_f32_out_d32__cuda_word4x1 gave CUDA_ERROR_INVALID_IMAGE"},
    {"cuModuleLoadDataEx", invalidImage, 1, ROPEWALK_DEVICE_FAILED,
     "cuModuleLoadDataEx of rope_half_f32_out_d32__cuda_pair1x1 gave CUDA_ERROR_INVALID_IMAGE"},
    {"cuModuleGetFunction", 500, 1, ROPEWALK_DEVICE_FAILED,
     "cuModuleGetFunction of rope_half_f32_out_d32__cuda_pair1x1 gave CUDA_ERROR_NOT_FOUND"},
};
INSTANTIATE_TEST_SUITE_P(Creation, CudaFails, testing::ValuesIn(failingCalls),
                         [](const auto &info) {
                           return std::string(info.param.function) + "_call" +
                                  std::to_string(info.param.others) + "_gives" +
                                  std::to_string(info.param.result);
                         });

TEST_F(Cuda, AFailedUploadOfATableLeavesNothing) {
  SharedTable host = hostTable();
  ropewalk_cuda_table *made;
  for (const auto &[function, result] :
       {std::pair("cuMemAlloc", outOfMemory), std::pair("cuMemcpyHtoD", 700),
        std::pair("cuCtxGetCurrent", 201)}) {
    test::stubFail(function, result);
    EXPECT_NE(ropewalk_cuda_table_create(host.get(), nullptr, &made, &error), ROPEWALK_OK);
    EXPECT_THAT(error.message, StartsWith(function));
    EXPECT_EQ(made, nullptr);
    EXPECT_EQ(test::stubAllocations(), 0);
  }
}

TEST_F(Cuda, ARunReportsTheDriversError) {
  auto made = plan();
  Random random(11);
  TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
  test::stubFail("cuLaunchKernel", launchFailed);
  EXPECT_EQ(ropewalk_cuda_run(made.get(), &call.tensors, stream, &error), ROPEWALK_DEVICE_FAILED);
  EXPECT_EQ(error.status, ROPEWALK_DEVICE_FAILED);
  EXPECT_STREQ(error.message, "cuLaunchKernel gave CUDA_ERROR_LAUNCH_FAILED");
  test::stubFail("cuCtxGetCurrent", 201);
  EXPECT_EQ(ropewalk_cuda_run(made.get(), &call.tensors, stream, nullptr), ROPEWALK_DEVICE_FAILED);
  for (const char *function :
       {"cuCtxGetCurrent", "cuMemcpyDtoHAsync", "cuMemsetD32Async", "cuStreamSynchronize"}) {
    test::stubFail(function, launchFailed);
    EXPECT_EQ(ropewalk_cuda_position_status(made.get(), stream, &error), ROPEWALK_DEVICE_FAILED);
    EXPECT_STREQ(error.message, "reading the status gave CUDA_ERROR_LAUNCH_FAILED");
  }
}

TEST_F(Cuda, RefusesNullPointers) {
  auto made = plan();
  ropewalk_cuda_plan *other;
  ropewalk_tensors tensors = {};
  const auto message = [this](ropewalk_status status) {
    EXPECT_EQ(status, ROPEWALK_INVALID_ARGUMENT);
    return std::string(error.message);
  };
  const auto create = [&](auto *rotation, auto *layout, auto *from, auto **to) {
    return message(ropewalk_cuda_plan_create(rotation, layout, from, to, &error));
  };
  const ropewalk_rotation *noRotation = nullptr;
  const ropewalk_layout *noLayout = nullptr;
  const ropewalk_cuda_plan_options *noOptions = nullptr;
  ropewalk_cuda_plan **nowhere = nullptr;
  EXPECT_EQ(create(noRotation, &scenario.layout, &options, &other),
            "rotation is null, expected a pointer");
  EXPECT_EQ(create(&scenario.rotation, noLayout, &options, &other),
            "layout is null, expected a pointer");
  EXPECT_EQ(create(&scenario.rotation, &scenario.layout, noOptions, &other),
            "options is null, expected a pointer");
  EXPECT_EQ(create(&scenario.rotation, &scenario.layout, &options, nowhere),
            "plan is null, expected a pointer");
  EXPECT_EQ(message(ropewalk_cuda_run(nullptr, &tensors, stream, &error)),
            "plan is null, expected a pointer");
  EXPECT_EQ(message(ropewalk_cuda_run(made.get(), nullptr, stream, &error)),
            "tensors is null, expected a pointer");
  EXPECT_EQ(message(ropewalk_cuda_make_rows(nullptr, &tensors, nullptr, 0, stream, &error)),
            "plan is null, expected a pointer");
  EXPECT_EQ(message(ropewalk_cuda_make_rows(made.get(), nullptr, nullptr, 0, stream, &error)),
            "tensors is null, expected a pointer");
  EXPECT_EQ(message(ropewalk_cuda_position_status(nullptr, stream, &error)),
            "plan is null, expected a pointer");
  SharedTable host = hostTable();
  ropewalk_cuda_table *rows;
  EXPECT_EQ(message(ropewalk_cuda_table_create(nullptr, nullptr, &rows, &error)),
            "table is null, expected a pointer");
  EXPECT_EQ(message(ropewalk_cuda_table_create(host.get(), nullptr, nullptr, &error)),
            "cuda_table is null, expected a pointer");
  ropewalk_cuda_plan_destroy(nullptr);
  ropewalk_cuda_table_destroy(nullptr);
}

TEST(CudaDriver, SaysThatThereIsNone) {
  auto none = openCudaDriver("libropewalk_no_such_driver.so.1");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_THAT(
      none.error().message(),
      StartsWith("libropewalk_no_such_driver.so.1 is not there, expected NVIDIA's driver: "));
}

TEST(CudaDriver, SaysWhatItLacks) {
  auto other = openCudaDriver("libc.so.6");
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_STREQ(other.error().message(), "libc.so.6 has no cuInit, expected NVIDIA's driver");
}

TEST(CudaDriver, SaysWhyItDoesNotStart) {
  test::stubReset();
  test::stubFail("cuInit", 100);
  auto noDevice = openCudaDriver("libcuda.so.1");
  ASSERT_FALSE(noDevice);
  EXPECT_EQ(noDevice.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_STREQ(noDevice.error().message(), "cuInit gave CUDA_ERROR_NO_DEVICE, expected a GPU");
  test::stubFail("cuInit", notKnown);
  auto failed = openCudaDriver("libcuda.so.1");
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().status(), ROPEWALK_DEVICE_FAILED);
  EXPECT_STREQ(failed.error().message(), "cuInit gave CUDA error 12345");
}

} // namespace
} // namespace ropewalk
