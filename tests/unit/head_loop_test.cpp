//===- head_loop_test.cpp - The loop that a kernel spends its time in -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "assembled.h"
#include "throughput/head_loop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace llvm;
using namespace ropewalk;
using testing::HasSubstr;

namespace {

CodeFunction functionOf(StringRef triple, StringRef body) {
  auto functions = readFunctions(assembled(triple, "kernel", body),
                                 [](StringRef name) { return name == "kernel"; });
  if (!functions || functions->size() != 1)
    report_fatal_error("the test's object has no function");
  return functions->front();
}

Expected<std::vector<HeadLoop>> loopsOf(StringRef triple, StringRef body) {
  auto cpu = CpuModel::create(triple, "");
  if (!cpu)
    return cpu.takeError();
  return findHeadLoops(**cpu, functionOf(triple, body));
}

/// The only loop's counts.
LoopCounts countsOf(StringRef triple, StringRef body) {
  auto loops = loopsOf(triple, body);
  EXPECT_TRUE(bool(loops)) << toString(loops.takeError());
  if (!loops)
    return {};
  EXPECT_EQ(1u, loops->size());
  return loops->front().counts;
}

std::string errorOf(StringRef triple, StringRef body) {
  auto loops = loopsOf(triple, body);
  return loops ? "no error" : toString(loops.takeError());
}

TEST(HeadLoop, IsTheInnermostLoopThatTurnsElements) {
  // Tokens; a loop that prepares the row on the stack; one that copies; heads.
  const LoopCounts counts = countsOf(armTriple, R"(
1:  ldr q4, [x3]
2:  ldr q0, [x1], #16
    fmul v0.4s, v0.4s, v1.4s
    str q0, [sp, #16]
    subs x4, x4, #1
    b.ne 2b
3:  ldr q0, [x1], #16
    str q0, [x2], #16
    subs x4, x4, #1
    b.ne 3b
4:  ldp q0, q1, [x1]
    fmul v2.4s, v0.4s, v4.4s
    fmla v2.4s, v1.4s, v5.4s
    ldr q6, [sp, #32]
    stp q2, q1, [x2]
    add x1, x1, x7
    add x2, x2, x7
    subs x5, x5, #1
    b.ne 4b
    subs x6, x6, #1
    b.ne 1b
    ret)");
  EXPECT_EQ(9, counts.instructions);
  EXPECT_EQ(5, counts.vector);
  EXPECT_EQ(2, counts.loads);
  EXPECT_EQ(1, counts.stores);
  EXPECT_EQ(0, counts.scalar);
  EXPECT_EQ(1, counts.stackLoads);
  EXPECT_EQ(0, counts.stackStores);
  EXPECT_EQ(32, counts.storedBytes);
}

TEST(HeadLoop, PassesOverTheHeadsAreLoopsOfTheirOwn) {
  auto loops = loopsOf(armTriple, R"(
1:  ldr q0, [x1]
    fmul v0.4s, v0.4s, v1.4s
    str q0, [x1], #64
    cbnz x4, 1b
2:  ldr q0, [x1]
    fmul v0.4s, v0.4s, v1.4s
    st1 {v0.4s}, [x1], x2
    tbnz x4, #3, 2b
    ret)");
  ASSERT_TRUE(bool(loops)) << toString(loops.takeError());
  ASSERT_EQ(2u, loops->size());
  EXPECT_EQ(16, (*loops)[0].counts.storedBytes);
  EXPECT_EQ(16, (*loops)[1].counts.storedBytes);
}

TEST(HeadLoop, CountsWhatAKernelMustNotDo) {
  const LoopCounts counts = countsOf(armTriple, R"(
1:  ldr q0, [x1]
    ldr s1, [x1, #16]
    fmul s1, s1, s2
    fmul v0.4s, v0.4s, v3.4s
    str q0, [sp]
    str h1, [x2]
    st1 {v0.s}[1], [x2]
    st1 {v0.4s}, [x2]
    b.ne 1b
    ret)");
  EXPECT_EQ(4, counts.scalar); // a load, a multiplication, a store, a lane
  EXPECT_EQ(1, counts.stackStores);
  EXPECT_EQ(2 + 4 + 16, counts.storedBytes);
}

TEST(HeadLoop, CountsBytesOfStoresOnX86) {
  const LoopCounts counts = countsOf(x86Triple, R"(
1:  vmovups (%rdi), %zmm0
    vmulps 64(%rdi), %zmm0, %zmm0
    vmovups %zmm0, (%rsi)
    vmovntps %ymm0, 64(%rsi)
    vcvtps2ph $0, %ymm0, 96(%rsi)
    vextractf128 $1, %ymm0, 112(%rsi)
    vextractf64x4 $1, %zmm0, 128(%rsi)
    vmovups %xmm0, (%rsp)
    vmovss %xmm1, 160(%rsi)
    movhps %xmm0, 164(%rsi)
    jne 1b
    ret)");
  EXPECT_EQ(64 + 32 + 16 + 16 + 32 + 4 + 8, counts.storedBytes);
  EXPECT_EQ(1, counts.stackStores);
  EXPECT_EQ(1, counts.scalar);
  EXPECT_EQ(8, counts.stores);
  EXPECT_EQ(2, counts.loads);
}

TEST(HeadLoop, NamesTheKernelThatHasNone) {
  const char *expected = "kernel: no loop loads, multiplies and stores elements, expected one";
  EXPECT_EQ(expected, errorOf(armTriple, "ldr q0, [x1]\nfmul v0.4s, v0.4s, v1.4s\n"
                                         "str q0, [x1]\nret"));
  EXPECT_EQ(expected, errorOf(armTriple, "1: ldr q0, [x1], #16\nstr q0, [x2], #16\nb.ne 1b\nret"));
  EXPECT_EQ(expected, errorOf(armTriple, "1: mul x1, x1, x2\nldr x3, [x4]\nstr x1, [x4]\n"
                                         "b.ne 1b\nret"));
  // A branch forwards closes no loop.
  EXPECT_EQ(expected, errorOf(armTriple, "b.ne 1f\nldr q0, [x1]\nfmul v0.4s, v0.4s, v1.4s\n"
                                         "str q0, [x1]\n1: ret"));
}

TEST(HeadLoop, RefusesStoresOfUnknownSize) {
  EXPECT_EQ("kernel: a store of the head loop is of unknown size, expected plain ones",
            errorOf(x86Triple, "1: vmulps (%rdi), %zmm0, %zmm0\nvmovups %zmm0, (%rsi) {%k1}\n"
                               "jne 1b\nret"));
}

TEST(HeadLoop, NeedsInstructionsOfTheCpu) {
  const CodeFunction function = functionOf(armTriple, "nop\nbfcvtn v0.4h, v1.4s\nret");
  auto n1 = cantFail(CpuModel::create(armTriple, "neoverse-n1"));
  auto v2 = cantFail(CpuModel::create(armTriple, "neoverse-v2"));
  auto code = disassemble(*n1, function);
  ASSERT_FALSE(bool(code));
  EXPECT_EQ("kernel: what lies at byte 4 is no instruction of neoverse-n1",
            toString(code.takeError()));
  auto known = disassemble(*v2, function);
  ASSERT_TRUE(bool(known)) << toString(known.takeError());
  EXPECT_EQ(3u, known->size());
}

TEST(CpuModel, KnowsNamesAndFeatures) {
  EXPECT_TRUE(CpuModel::exists(armTriple, "neoverse-v2"));
  EXPECT_FALSE(CpuModel::exists(x86Triple, "neoverse-v2"));
  EXPECT_FALSE(CpuModel::exists("no-such-triple", "neoverse-v2"));
  auto n1 = cantFail(CpuModel::create(armTriple, "neoverse-n1"));
  EXPECT_TRUE(n1->hasFeatures("+neon,+fullfp16"));
  EXPECT_FALSE(n1->hasFeatures("+neon,+fullfp16,+bf16"));
}

} // namespace
