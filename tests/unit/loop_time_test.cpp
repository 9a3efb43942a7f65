//===- loop_time_test.cpp - How long a loop takes on paper ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "assembled.h"
#include "throughput/loop_time.h"

#include <gtest/gtest.h>

using namespace llvm;
using namespace ropewalk;

namespace {

/// All of a function as the body of a loop.
Expected<LoopTime> timeOf(StringRef triple, StringRef cpuName, StringRef body) {
  auto functions = readFunctions(assembled(triple, "kernel", body), [](StringRef) { return true; });
  auto cpu = CpuModel::create(triple, cpuName);
  if (!functions || !cpu)
    return joinErrors(functions.takeError(), cpu.takeError());
  auto code = disassemble(**cpu, functions->front());
  if (!code)
    return code.takeError();
  return timeLoop(**cpu, *code);
}

TEST(LoopTime, IndependentOperationsTakeThePipesTime) {
  // Six multiplications on two pipes; eight instructions, three per cycle.
  auto time = timeOf(armTriple, "neoverse-n1", R"(
    fmul v0.4s, v30.4s, v31.4s
    fmul v1.4s, v30.4s, v31.4s
    fmul v2.4s, v30.4s, v31.4s
    fmul v3.4s, v30.4s, v31.4s
    fmul v4.4s, v30.4s, v31.4s
    fmul v5.4s, v30.4s, v31.4s)");
  ASSERT_TRUE(bool(time)) << toString(time.takeError());
  EXPECT_NEAR(3, time->cycles, 0.05);
  EXPECT_EQ("N1UnitV", time->limit);
}

TEST(LoopTime, ChainsFromOneIterationToTheNextTakeTheirLatency) {
  auto time = timeOf(armTriple, "neoverse-n1", "fmul v0.4s, v0.4s, v1.4s\nadd x0, x0, #1");
  ASSERT_TRUE(bool(time)) << toString(time.takeError());
  EXPECT_NEAR(3, time->cycles, 0.05);
  EXPECT_EQ("order", time->limit);
}

TEST(LoopTime, DispatchLimitsWhatNoPipeDoes) {
  auto time = timeOf(armTriple, "neoverse-n1", R"(
    fmul v0.4s, v30.4s, v31.4s
    ldur q1, [x1]
    add x2, x3, x4
    fmul v2.4s, v30.4s, v31.4s
    ldur q3, [x1]
    add x4, x3, x5)");
  ASSERT_TRUE(bool(time)) << toString(time.takeError());
  EXPECT_NEAR(2, time->cycles, 0.05);
  EXPECT_EQ("dispatch", time->limit);
}

TEST(LoopTime, ModelsThatNeverEndALoopAreLeft) {
  // LLVM 22 has this wait for pipes that are never free for it.
  auto time = timeOf(x86Triple, "sapphirerapids", "vcvtneps2bf16 %ymm1, %xmm2");
  ASSERT_FALSE(bool(time));
  EXPECT_EQ("LLVM's model of sapphirerapids never ends this loop", toString(time.takeError()));
}

TEST(LoopTime, NeedsAModelOfTheCpu) {
  auto time = timeOf(x86Triple, "nocona", "nop");
  ASSERT_FALSE(bool(time));
  EXPECT_EQ("LLVM has no scheduling model of nocona", toString(time.takeError()));
}

} // namespace
