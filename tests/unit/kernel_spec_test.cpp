//===- kernel_spec_test.cpp - What kernels can do, and ask ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_spec.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>

namespace ropewalk {
namespace {

TEST(CanLoad, WhatIsAheadOfKnownHeadsThatAreTurnedAllAtOnce) {
  KernelRequest half{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_IN_PLACE, 256};
  for (Load load : allLoads)
    EXPECT_TRUE(canLoad(half, load, 1)) << loadName(load);
  EXPECT_TRUE(canLoad(half, Load::Plain, 2));
  EXPECT_FALSE(canLoad(half, Load::Touch, 2));
  EXPECT_FALSE(canLoad(half, Load::Prefetch, 2));
  const auto loads = [](const KernelRequest &request) {
    return std::pair(canLoad(request, Load::Touch, 1), canLoad(request, Load::Prefetch, 1));
  };
  std::array<KernelRequest, 5> others;
  others.fill(half);
  others[0].channels = 254;
  others[1].pairing = ROPEWALK_INTERLEAVED;
  others[2].reorder = true;
  others[3].blocks = 2;
  others[4].place = ROPEWALK_OUT_OF_PLACE, others[4].behind = 128;
  for (const KernelRequest &other : others)
    EXPECT_EQ(loads(other), std::pair(false, true)) << requestName(other);
  half.channels = 14;
  EXPECT_EQ(loads(half), std::pair(false, false));
  half.channels = 0; // of any width
  EXPECT_EQ(loads(half), std::pair(false, false));
  EXPECT_EQ(loads(rowsRequest(TableSource::F32, 1)), std::pair(false, false));
}

TEST(KernelRequest, CopiesBesideWindowsInWholeSteps) {
  const auto can = [](ropewalk_pairing pairing, int32_t window, int64_t before, int64_t behind) {
    return copyingBeside({Family::Rope, pairing, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, window},
                         before, behind)
        .has_value();
  };
  EXPECT_TRUE(can(ROPEWALK_HALF, 32, 0, 48)); // half windows
  EXPECT_FALSE(can(ROPEWALK_HALF, 32, 0, 40));
  EXPECT_FALSE(can(ROPEWALK_INTERLEAVED, 32, 0, 48)); // whole ones
  EXPECT_TRUE(can(ROPEWALK_INTERLEAVED, 32, 32, 64));
  EXPECT_FALSE(can(ROPEWALK_HALF, 32, 0, 0)); // nothing
  EXPECT_TRUE(can(ROPEWALK_HALF, 20, 0, 60)); // in blocks: any even numbers
  EXPECT_TRUE(can(ROPEWALK_INTERLEAVED, 114, 6, 8));
  EXPECT_FALSE(can(ROPEWALK_HALF, 20, 0, 61));
  EXPECT_FALSE(can(ROPEWALK_HALF, 14, 0, 60)); // too short for vectors
  EXPECT_TRUE(can(ROPEWALK_HALF, 64, 448, 0));
  EXPECT_FALSE(can(ROPEWALK_HALF, 64, 480, 0)); // heads of more than 512
  EXPECT_FALSE(can(ROPEWALK_HALF, 64, 0, INT64_C(1) << 40));
  EXPECT_FALSE(can(ROPEWALK_HALF, 272, 0, 136)); // a window for any width's kernel
}

TEST(KernelRequest, TurnsEqualBlocksPairedHalf) {
  const auto can = [](int32_t blocks, int32_t channels, ropewalk_pairing pairing = ROPEWALK_HALF,
                      bool reorder = false) {
    KernelRequest request{Family::Rope,          pairing,  ROPEWALK_F32,
                          ROPEWALK_OUT_OF_PLACE, channels, reorder};
    request.blocks = blocks;
    return canTurnBlocks(request) && hasKernels(Target::X86_64, request);
  };
  EXPECT_TRUE(can(2, 128));
  EXPECT_TRUE(can(3, 96));
  EXPECT_TRUE(can(8, 256));
  EXPECT_FALSE(can(1, 128));
  EXPECT_FALSE(can(9, 288));
  EXPECT_FALSE(can(3, 128)); // unequal
  EXPECT_FALSE(can(2, 28));  // too short for vectors
  EXPECT_FALSE(can(2, 272)); // a window for any width's kernel
  EXPECT_FALSE(can(2, 128, ROPEWALK_INTERLEAVED));
  EXPECT_FALSE(can(2, 128, ROPEWALK_HALF, true));
}

TEST(RequiredAlignment, FollowsStoreThenFormThenElement) {
  KernelSpec spec;
  spec.request.dtype = ROPEWALK_BF16;
  EXPECT_EQ(requiredAlignment(spec), 2);
  spec.schedule.form = Form::Word;
  EXPECT_EQ(requiredAlignment(spec), 4);
  spec.schedule.store = Store::Stream16;
  EXPECT_EQ(requiredAlignment(spec), 16);
  spec.schedule.store = Store::Stream64;
  EXPECT_EQ(requiredAlignment(spec), 64);
  EXPECT_EQ(requiredAlignment(KernelSpec()), 4);
}

TEST(RowAlignment, IsThatOfPackedHeads) {
  KernelRequest request{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 80};
  auto is = [&](int64_t heads, int64_t vectors) {
    const RowAlignment alignment = rowAlignment(request);
    return alignment.heads == heads && alignment.vectors == vectors;
  };
  EXPECT_TRUE(is(64, 32)); // 320 bytes, halves of 160
  request.pairing = ROPEWALK_INTERLEAVED;
  EXPECT_TRUE(is(64, 64));
  request.dtype = ROPEWALK_F16;
  EXPECT_TRUE(is(32, 32));
  request.channels = 116, request.behind = 12;
  EXPECT_TRUE(is(64, 8));
  request.before = 2, request.behind = 10;
  EXPECT_TRUE(is(64, 4));
  request = {Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 128};
  EXPECT_TRUE(is(64, 64));
  request.blocks = 8;
  EXPECT_TRUE(is(64, 32));
}

TEST(JoinsLines, WhatStreamsHeadsOfWhichVectorsBeginWithinLinesOrComeByTurns) {
  KernelSpec spec{{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 80},
                  Target::X86_64_v3,
                  {Form::Pair, 8, 1, Store::Stream64}};
  EXPECT_TRUE(joinsLines(spec));
  EXPECT_TRUE(isAligned(spec, {64, 32})); // heads must be
  EXPECT_FALSE(isAligned(spec, {32, 32}));
  EXPECT_FALSE(placesLines(spec));
  spec.request.channels = 128;
  EXPECT_TRUE(joinsLines(spec)); // of 32 bytes of each half
  spec.schedule.load = Load::Touch;
  EXPECT_TRUE(joinsLines(spec));
  EXPECT_TRUE(isAligned(spec, {64, 32}));
  spec.schedule.load = Load::Plain;
  for (Target other : {Target::X86_64, Target::X86_64_v4, Target::X86_64_v4_bf16}) {
    spec.target = other;
    EXPECT_FALSE(joinsLines(spec)) << targetName(other);
  }
  spec.target = Target::X86_64_v3, spec.request.pairing = ROPEWALK_INTERLEAVED;
  EXPECT_FALSE(joinsLines(spec));
  spec.request.reorder = true;
  EXPECT_TRUE(joinsLines(spec));
  spec.request.reorder = false, spec.request.before = 64;
  EXPECT_TRUE(joinsLines(spec));
  spec.target = Target::X86_64;
  EXPECT_FALSE(joinsLines(spec));
}

TEST(JoinsLines, WhatStreamsKnownHeadsOfALineBySixteenBytesWhereverTheyBegin) {
  for (Target target :
       {Target::X86_64, Target::X86_64_v3, Target::X86_64_v4, Target::X86_64_v4_bf16})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED}) {
      KernelSpec spec{{Family::Rope, pairing, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 128},
                      target,
                      {Form::Pair, 8, 1, Store::Stream16}};
      EXPECT_TRUE(placesLines(spec)) << targetName(target);
      EXPECT_TRUE(joinsLines(spec)) << targetName(target);
      EXPECT_TRUE(isAligned(spec, {16, 4})); // heads must be
      EXPECT_FALSE(isAligned(spec, {8, 16}));
    }
  KernelSpec spec{{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 12},
                  Target::X86_64_v4,
                  {Form::Pair, 2, 1, Store::Stream16}};
  EXPECT_FALSE(placesLines(spec)); // 48 bytes
  spec.request.behind = 4;
  EXPECT_TRUE(placesLines(spec));
  spec.target = Target::Arm64;
  EXPECT_FALSE(placesLines(spec));
  spec.target = Target::X86_64_v4, spec.request.behind = 0, spec.request.channels = 0;
  EXPECT_FALSE(placesLines(spec)); // nobody knows how wide
  spec.request.channels = 128, spec.request.blocks = 2;
  EXPECT_FALSE(placesLines(spec));
  EXPECT_TRUE(isAligned(spec, {64, 16})); // vectors must be
  EXPECT_FALSE(isAligned(spec, {64, 8}));
  spec.request.blocks = 0, spec.request.place = ROPEWALK_IN_PLACE;
  EXPECT_FALSE(placesLines(spec));
  spec.request.place = ROPEWALK_OUT_OF_PLACE, spec.request.family = Family::Copy;
  EXPECT_FALSE(placesLines(spec));
}

TEST(Targets, IncludeLowerOnesOfTheirArchitecture) {
  EXPECT_TRUE(includes(Target::X86_64_v4, Target::X86_64));
  EXPECT_TRUE(includes(Target::Arm64_fp16, Target::Arm64));
  EXPECT_TRUE(includes(Target::Arm64, Target::Arm64));
  EXPECT_FALSE(includes(Target::Arm64, Target::Arm64_fp16));
  EXPECT_FALSE(includes(Target::Arm64_bf16, Target::X86_64));
  EXPECT_FALSE(includes(Target::X86_64_v4_bf16, Target::Arm64));
  for (Architecture architecture : cpuArchitectures)
    EXPECT_EQ(architectureOf(lowestTarget(architecture)), architecture);
  EXPECT_EQ(architectureName(Architecture::Arm), "arm");
  EXPECT_EQ(processorName(Architecture::Arm), "aarch64");
  EXPECT_EQ(processorName(Architecture::X86), "x86_64");
}

TEST(ErrorBound, DependsOnFmaOnlyInF32) {
  EXPECT_FALSE(hasFma(Target::X86_64));
  EXPECT_TRUE(hasFma(Target::X86_64_v3));
  EXPECT_TRUE(hasFma(Target::X86_64_v4_bf16));
  EXPECT_TRUE(hasFma(Target::Arm64));
  EXPECT_EQ(errorBound(ROPEWALK_F32, true), 2.0);
  EXPECT_EQ(errorBound(ROPEWALK_F32, false), 2.5);
  EXPECT_EQ(errorBound(ROPEWALK_F16, false), 0.51);
  EXPECT_EQ(errorBound(ROPEWALK_BF16, true), 0.51);
}

} // namespace
} // namespace ropewalk
