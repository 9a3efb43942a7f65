//===- gpu_measure_test.cpp - What timing on a GPU stands on --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/gpu_report.h"
#include "gpu/measure.h"
#include "gpu/variants.h"

#include "support/cuda_stub/cuda_stub.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <set>

extern "C" const ropewalk_kernel_table *cuda_offered_kernels(void);

namespace ropewalk::bench {
namespace {

using testing::DoubleNear;

/// The hand-written kernel that leaves its last token out.
const char *lazy;

void leaveOut(const test::StubLaunch &launch) {
  static HandCall less;
  if (!lazy || !std::strstr(launch.function, lazy))
    return;
  less = *static_cast<const HandCall *>(launch.arguments[0]);
  --less.tokens;
  launch.arguments[0] = &less;
}

/// The stub, and the kernels in it.
struct Loaded {
  Gpu gpu;
  HandKernels hand{gpu};
  GpuStream stream{gpu};

  GpuRow measure(const GpuCell &cell) const {
    GpuArena arena(gpu, cell.bytes(), cell.tokens);
    const GpuWorkload workload(arena, hand, cell, *cuda_offered_kernels(), stream);
    return measureCell(arena, workload, cell, stream, 0);
  }
};

class GpuMeasure : public testing::Test {
protected:
  static void SetUpTestSuite() {
    test::stubReset(120);
    test::stubSetLogging(false);
    test::stubOnLaunch(leaveOut);
    loaded = new Loaded;
  }
  static void TearDownTestSuite() {
    delete loaded;
    EXPECT_EQ(test::stubAllocations(), 0);
    EXPECT_EQ(test::stubModules(), 0);
    EXPECT_EQ(test::stubMistakes(), 0);
  }
  void TearDown() override { lazy = nullptr; }

  static GpuRow measure(const GpuCell &cell) { return loaded->measure(cell); }

  static const Loaded *loaded;
};

const Loaded *GpuMeasure::loaded = nullptr;

constexpr GpuCell cell = {ROPEWALK_F16, ROPEWALK_INTERLEAVED, 5, 2, 64, 40};

TEST_F(GpuMeasure, EverySubjectIsRight) {
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      // Hand-written kernels for all widths; ours for others than 64 is the one for any width.
      for (int64_t headDim : {64, 80, 128, 256})
        EXPECT_EQ(measure({dtype, pairing, 3, 2, headDim, 3}).wrong, "");
  EXPECT_EQ(measure({ROPEWALK_F16, ROPEWALK_HALF, 6, 1, 64, 33}).wrong, "");
}

TEST_F(GpuMeasure, AWrongSubjectIsNamedAndNothingIsTimed) {
  for (const auto &[function, subject] :
       {std::pair("simple_interleaved_f16", "simple"), std::pair("_h1", "hand_one"),
        std::pair("_h4", "hand_four")}) {
    lazy = function;
    const GpuRow row = measure(cell);
    EXPECT_EQ(row.wrong, subject);
    for (const Timings &timings : row.timings)
      EXPECT_TRUE(timings.seconds.empty());
  }
}

TEST_F(GpuMeasure, TimesInTurns) {
  const GpuRow row = measure(cell);
  for (const Timings &timings : row.timings) {
    ASSERT_EQ(timings.seconds.size(), gpuSubjects);
    for (const std::vector<double> &times : timings.seconds)
      EXPECT_GE(times.size(), 5u);
  }
  EXPECT_EQ(row.kernel, "rope_interleaved_f16_out_d64__cuda_word4x1");
}

/// Kernels of which the one for any width by pairs, out of place, turns backwards.
class BackwardsTable {
public:
  BackwardsTable() : table(*cuda_offered_kernels()) {
    kernels.assign(table.deviceKernels, table.deviceKernels + table.deviceCount);
    for (ropewalk_device_kernel &kernel : kernels)
      if (std::strstr(kernel.name, "rope_half_f16_out_dany__cuda_pair1x1")) {
        original = kernel.run;
        kernel.run = backwards;
      }
    table.deviceKernels = kernels.data();
  }

  const ropewalk_kernel_table &get() const { return table; }

private:
  static int32_t backwards(const ropewalk_device_args *args, const ropewalk_device_launch *launch) {
    ropewalk_device_args other = *args;
    other.sineSign = -other.sineSign;
    return original(&other, launch);
  }

  static inline ropewalk_device_fn original = nullptr;
  ropewalk_kernel_table table;
  std::vector<ropewalk_device_kernel> kernels;
};

TEST_F(GpuMeasure, AWrongVariantIsNamedAndNoneOfItsPlaceIsTimed) {
  const BackwardsTable kernels;
  const CacheFlush flush(loaded->gpu);
  const GpuCell two = {ROPEWALK_F16, ROPEWALK_HALF, 1, 1, 64, 2}; // halves have words of any width
  std::set<std::string> wrong;
  for (const GpuVariantRow &row :
       measureVariants(loaded->gpu, loaded->stream, flush, two, kernels.get(), 0)) {
    if (row.isWrong) {
      wrong.insert(row.name);
      EXPECT_EQ(row.problem, "its result is not the reference's");
      EXPECT_FALSE(row.isAbove());
    }
    if (row.name == "blocks") // which this archive has no rows for
      continue;
    const bool isTimed =
        std::all_of(row.seconds.begin(), row.seconds.end(), [](double time) { return time > 0; });
    EXPECT_EQ(isTimed, row.cell.place == ROPEWALK_IN_PLACE) << row.name;
  }
  EXPECT_EQ(wrong, (std::set<std::string>{"odd window", "odd window inside"}));
}

TEST_F(GpuMeasure, WhatAnAutoscheduledKernelMeetsIsToldByRun) {
  const AutoscheduledKernel &kernel = autoscheduledKernels.front();
  GpuArena arena(loaded->gpu, kernel.cell.bytes(), kernel.cell.tokens);
  const GpuWorkload workload(arena, loaded->hand, kernel.cell, *cuda_offered_kernels(),
                             loaded->stream);
  const auto problemOfRun = [&](AutoscheduledRuntime &runtime) -> std::string {
    try {
      runtime.run(kernel, workload.arguments());
    } catch (const GpuError &error) {
      return error.what();
    }
    return "";
  };
  {
    AutoscheduledRuntime runtime(loaded->gpu, loaded->stream);
    test::stubFail("cuModuleLoadDataEx", 218);
    EXPECT_EQ(problemOfRun(runtime), "cuModuleLoadDataEx gave CUDA_ERROR_INVALID_PTX");
    EXPECT_EQ(problemOfRun(runtime), ""); // loaded now
    test::stubFail("cuLaunchKernel", 719);
    EXPECT_EQ(problemOfRun(runtime),
              "starting an autoscheduled kernel gave CUDA_ERROR_LAUNCH_FAILED");
    EXPECT_TRUE(workload.isNearlyRight([&] { runtime.run(kernel, workload.arguments()); }));
    EXPECT_FALSE(workload.isNearlyRight([] {}));
    const uint64_t some = runtime.allocate(64);
    runtime.release(some);
    EXPECT_EQ(runtime.allocate(64), some);
    test::stubFail("cuMemAlloc", 2);
    EXPECT_EQ(runtime.allocate(64), 0u);
  }
  AutoscheduledRuntime another(loaded->gpu, loaded->stream); // finds no module of the one before
  EXPECT_EQ(problemOfRun(another), "");
}

TEST(GpuReports, TellWhatWasNotTimed) {
  GpuAutoscheduledReport report;
  EXPECT_TRUE(report.isRight());
  report.rows.emplace_back().problem = "no";
  EXPECT_FALSE(report.isRight());
  GpuAutoscheduledRow &row = report.rows.emplace_back();
  row.ratio = {1.2, 1.1, 0.9}; // flushed, warm, in a graph
  EXPECT_TRUE(report.isRight());
  EXPECT_EQ(report.tally(), std::pair(0, 1));
  row.cell.tokens = memoryBoundTokens;
  EXPECT_EQ(report.tally(), std::pair(1, 0));
}

TEST(GpuVariants, AreHeldToWhatTheySay) {
  GpuVariantRow row;
  row.name = "blocks";
  row.cell.tokens = 512;
  row.plainRatio = {1.3, 1.2, 1.11}; // flushed, warm, in a graph
  EXPECT_EQ(row.ratio(), 1.11);
  EXPECT_TRUE(row.isAbove());
  row.name = "odd window inside";
  EXPECT_FALSE(row.isAbove());
  row.cell.tokens = memoryBoundTokens;
  EXPECT_EQ(row.ratio(), 1.3);
  EXPECT_TRUE(row.isAbove());
  row.problem = "why not";
  EXPECT_FALSE(row.isAbove());
}

/// A row of these seconds, in the order of GpuSubject.
GpuRow rowOf(int64_t tokens, std::vector<double> seconds) {
  GpuRow row;
  row.cell.tokens = tokens;
  for (Timings &timings : row.timings)
    for (double time : seconds)
      timings.seconds.push_back({time});
  return row;
}

TEST(GpuBars, CompareWithWhatTheySay) {
  const auto &[copy, launch, simple, hand] = gpuBars();
  const GpuRow large = rowOf(16384, {10e-6, 9.6e-6, 9e-6, 9.5e-6, 9.8e-6, 12e-6});
  EXPECT_THAT(*copy.value(large), DoubleNear(0.96, 1e-9));
  EXPECT_TRUE(copy.holds(0.95));
  EXPECT_FALSE(copy.holds(0.949));
  EXPECT_THAT(*simple.value(large), DoubleNear(1.2, 1e-9));
  EXPECT_FALSE(simple.holds(1.2));
  EXPECT_TRUE(simple.holds(1.3));
  EXPECT_THAT(*hand.value(large), DoubleNear(10 / 9.5, 1e-9));
  EXPECT_TRUE(hand.holds(1.05));
  EXPECT_FALSE(hand.holds(1.051));
  EXPECT_FALSE(launch.value(large));
  GpuRow small = rowOf(1, {1.5e-6, 1e-6, 1e-6, 1.4e-6, 1.5e-6, 2e-6});
  EXPECT_THAT(*launch.value(small), DoubleNear(1.5, 1e-9));
  EXPECT_TRUE(launch.holds(1.6));
  EXPECT_FALSE(launch.holds(1.61));
  EXPECT_FALSE(copy.value(small));
  EXPECT_TRUE(hand.value(small));
  small.timings[size_t(GpuMethod::Flushed)].seconds[0] = {4e-6}; // of events
  EXPECT_THAT(*simple.value(small), DoubleNear(2 / 1.5, 1e-9));
}

TEST(GpuCells, ComeInTheOrderOfTheirWorth) {
  const std::vector<GpuCell> cells = gpuCells({});
  EXPECT_EQ(cells.size(), 3u * 2 * 2 * 4 * 7);
  const GpuCell &first = cells.front();
  EXPECT_EQ(first.heads, 32);
  EXPECT_EQ(first.headDim, 128);
  EXPECT_EQ(first.tokens, 65536);
  bool underBar = true;
  for (const GpuCell &each : cells) {
    const bool now = each.tokens == 1 || each.tokens >= memoryBoundTokens;
    EXPECT_FALSE(now && !underBar) << "a cell under a bar comes late";
    underBar = now;
    // Twice that, rows and positions fit a GPU of 80 GB.
    EXPECT_LE(each.bytes(), INT64_C(5) << 30);
  }
}

} // namespace
} // namespace ropewalk::bench
