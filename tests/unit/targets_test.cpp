//===- targets_test.cpp - Lists of targets --------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/targets.h"

#include "cpu_features.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;

namespace ropewalk {
namespace {

std::vector<Target> parsed(llvm::StringRef list) {
  auto targets = parseTargets(list);
  if (targets)
    return *targets;
  ADD_FAILURE() << toString(targets.takeError());
  return {};
}

std::string errorFor(llvm::StringRef list) {
  auto targets = parseTargets(list);
  return targets ? "parsed" : toString(targets.takeError());
}

TEST(ParseTargets, ListsDistinctTargetsHighestFirst) {
  EXPECT_THAT(parsed("x86-64"), ElementsAre(Target::X86_64));
  EXPECT_THAT(parsed("x86-64, x86-64-v4,x86-64"), ElementsAre(Target::X86_64_v4, Target::X86_64));
  EXPECT_THAT(parsed("x86"), ElementsAre(Target::X86_64_v4_bf16, Target::X86_64_v4,
                                         Target::X86_64_v3, Target::X86_64));
  EXPECT_EQ(parsed("x86-64-v3,x86"), parsed("x86"));
  EXPECT_THAT(parsed("arm"), ElementsAre(Target::Arm64_bf16, Target::Arm64_fp16, Target::Arm64));
}

TEST(ParseTargets, KeepsArchitecturesTogether) {
  EXPECT_THAT(parsed("arm64,x86-64,arm64-bf16,x86-64-v3"),
              ElementsAre(Target::X86_64_v3, Target::X86_64, Target::Arm64_bf16, Target::Arm64));
}

TEST(Targets, OfAnArchitectureAreLowestFirst) {
  EXPECT_THAT(targetsOf(Architecture::Arm),
              ElementsAre(Target::Arm64, Target::Arm64_fp16, Target::Arm64_bf16));
  EXPECT_EQ(targetsOf(Architecture::X86).front(), lowestTarget(Architecture::X86));
}

TEST(ParseTargets, NativeIsWhatThisCpuRuns) {
  EXPECT_EQ(parsed("native"), nativeTargets());
  for (Target target : allTargets)
    EXPECT_EQ(llvm::is_contained(nativeTargets(), target), hostTargets().has(target));
}

TEST(ParseTargets, RefusesUnknownNamesAndListsTheKnown) {
  EXPECT_EQ(
      errorFor("x86-64,avx2"),
      "target is 'avx2', expected one of x86-64, x86-64-v3, x86-64-v4, x86-64-v4-bf16, arm64, "
      "arm64-fp16, arm64-bf16, cuda, opencl, x86, arm, native");
  for (const char *list : {"", "x86-64,", "X86", "x86_64", "x86-64;x86-64-v3"})
    EXPECT_THAT(errorFor(list), HasSubstr("expected one of x86-64, ")) << list;
}

TEST(ParseTargets, DevicesComeBehindCpus) {
  EXPECT_EQ(parsed("opencl,cuda,arm64,x86-64"),
            (std::vector{Target::X86_64, Target::Arm64, Target::Cuda, Target::OpenCl}));
  EXPECT_THAT(nativeTargets(),
              testing::Each(testing::Not(testing::AnyOf(Target::Cuda, Target::OpenCl))));
}

} // namespace
} // namespace ropewalk
