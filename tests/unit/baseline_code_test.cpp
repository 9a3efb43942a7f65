//===- baseline_code_test.cpp - Hand-written kernels to look at -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "throughput/baseline_code.h"
#include "throughput/head_loop.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

using namespace llvm;
using namespace ropewalk;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

namespace {

/// For this build's own architecture there always is a compiler.
#if defined(__aarch64__)
constexpr Target hostTarget = Target::Arm64_bf16;
constexpr char hostTriple[] = "aarch64-unknown-linux-gnu";
#else
constexpr Target hostTarget = Target::X86_64_v4_bf16;
constexpr char hostTriple[] = "x86_64-unknown-linux-gnu";
#endif

KernelRequest requestOf(ropewalk_dtype dtype, ropewalk_pairing pairing, ropewalk_place place) {
  return {Family::Rope, pairing, dtype, place, 128};
}

TEST(BaselineCode, EveryFormHasHeadLoopsThatTurnTheWholeWindow) {
  auto cpu = cantFail(CpuModel::create(hostTriple, ""));
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
        auto forms = cantFail(
            readBaselines(ROPEWALK_BASELINES, requestOf(dtype, pairing, place), hostTarget));
        EXPECT_FALSE(forms.empty());
        for (const CodeFunction &form : forms) {
          auto loops = findHeadLoops(*cpu, form);
          ASSERT_TRUE(bool(loops)) << toString(loops.takeError());
          int64_t bytes = 0;
          for (const HeadLoop &loop : *loops) {
            bytes += loop.counts.storedBytes;
            EXPECT_EQ(0, loop.counts.scalar) << form.name;
            EXPECT_EQ(0, loop.counts.stackStores) << form.name;
          }
          // Several passes are one loop where their number is counted at run time.
          EXPECT_EQ(0, 128 * elementBytes(dtype) % bytes) << form.name;
        }
      }
}

TEST(BaselineCode, ThereIsNoneForTheBaselineAndOtherWindows) {
  KernelRequest request = requestOf(ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE);
  EXPECT_THAT(cantFail(readBaselines(ROPEWALK_BASELINES, request, Target::X86_64)), IsEmpty());
  request.channels = 112;
  EXPECT_THAT(cantFail(readBaselines(ROPEWALK_BASELINES, request, hostTarget)), IsEmpty());
}

// Arm's f32 has one level.
TEST(BaselineCode, ATargetHasTheFormsOfLowerOnesToo) {
  KernelRequest request = requestOf(ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE);
  request.channels = 64;
#if defined(__aarch64__)
  const std::vector<Target> levels = {Target::Arm64, Target::Arm64_fp16, Target::Arm64_bf16};
  const std::vector<size_t> forms = {2, 2, 2};
#else
  const std::vector<Target> levels = {Target::X86_64_v3, Target::X86_64_v4, Target::X86_64_v4_bf16};
  const std::vector<size_t> forms = {2, 6, 6};
#endif
  for (size_t i = 0; i < levels.size(); ++i)
    EXPECT_THAT(cantFail(readBaselines(ROPEWALK_BASELINES, request, levels[i])), SizeIs(forms[i]))
        << targetName(levels[i]);
}

TEST(BaselineCode, NamesAnObjectThatIsNone) {
  SmallString<128> folder;
  ASSERT_FALSE(sys::fs::createUniqueDirectory("baselines", folder));
  EXPECT_THAT(
      cantFail(readBaselines(folder, requestOf(ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE),
                             Target::Arm64)),
      IsEmpty());
  SmallString<128> path = folder;
  sys::path::append(path, "arm64");
  ASSERT_FALSE(sys::fs::create_directory(path));
  sys::path::append(path, "f32.o");
  std::ofstream(path.c_str()) << "no object";
  auto forms = readBaselines(folder, requestOf(ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE),
                             Target::Arm64);
  ASSERT_FALSE(bool(forms));
  EXPECT_THAT(toString(forms.takeError()), StartsWith(path.str().str() + ": "));
  sys::fs::remove_directories(folder);
}

} // namespace
