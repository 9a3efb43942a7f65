//===- choice_test.cpp - Which of the offered kernels a plan runs ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With the table that schedules/ makes for all targets; only the sizes from which stores stream
// are lowered, to keep calls small.
//
//===----------------------------------------------------------------------===//

#include "cpu_features.h"
#include "kernel_test.h"
#include "spy_table.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"
#include "support/test_call.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

namespace ropewalk::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr int64_t streamFrom = 8192; // bytes

std::vector<OfferedKernel> offered(const std::vector<KernelRequest> &requests) {
  std::vector<OfferedKernel> kernels = offeredKernels(requests);
  for (OfferedKernel &kernel : kernels)
    if (kernel.minBytes)
      kernel.minBytes = streamFrom;
  return kernels;
}

/// Preferred on this CPU.
bool isForThisCpu(const OfferedKernel &kernel) {
  return kernel.cpu.empty() || kernel.cpu == cpuClass();
}

/// One model's rotation: 4 heads of 128, and tables for positions below 100.
class Chooses : public testing::TestWithParam<KernelRequest> {
protected:
  const KernelRequest &request() const { return GetParam(); }

  void SetUp() override {
    rotation = makeRotation(128, 10000, request().pairing);
    layout.dtype = request().dtype;
    layout.place = request().place;
    layout.q = bshd(tokens, 4, 128);
    options.position_end = 100;
  }

  /// What runs for a call of `tokens` at an address that is an odd multiple of `alignment`; the
  /// result is compared with the oracle.
  std::vector<std::string> run(SpyTable &table, int64_t tokens, size_t alignment) {
    options.kernels = table.get();
    auto plan = Plan::create(rotation, layout, options);
    EXPECT_TRUE(plan) << plan.error().message();
    TestCall call(rotation, layout, 1, tokens, random,
                  {Guard::AtEnd, 2 * std::max<size_t>(alignment, 64), alignment});
    EXPECT_EQ(plan->run(call.tensors), ROPEWALK_OK);
    std::vector<std::string> names = table.takeRun();
    // Whether it fused is for expected() to say.
    call.expectWithin(errorBound(request().dtype, false));
    return names;
  }

  Target best() const {
    Target highest = {};
    for (Target target : cpuTargets)
      if (runsHere(target))
        highest = target;
    return highest;
  }

  /// The first kernel of `target`, those for large calls before others and each in the book's
  /// order, whose conditions a call meets that writes `calledTokens` tokens at such an address.
  std::string expected(Target target, int64_t calledTokens, int64_t alignment) const {
    const int64_t written = calledTokens * 4 * 128 * elementBytes(request().dtype);
    for (bool large : {true, false})
      for (const OfferedKernel &kernel : offered({request()}))
        if ((kernel.minBytes > 0) == large && kernel.spec.target == target &&
            requiredAlignment(kernel.spec) <= alignment && kernel.minBytes <= written &&
            kernel.minHeads <= 4 && isForThisCpu(kernel))
          return kernelName(kernel.spec);
    return "no such kernel";
  }

  static constexpr int64_t tokens = 16; // 16 or 32 KiB
  ropewalk_rotation rotation;
  ropewalk_layout layout = {};
  ropewalk_plan_options options = {};
  Random random{20};
};

TEST_P(Chooses, TheHighestTargetForSmallCalls) {
  SpyTable table(offered({request()}));
  EXPECT_THAT(run(table, 1, 64), ElementsAre(expected(best(), 1, 64)));
}

TEST_P(Chooses, WhatNeedsOnlyElementAlignmentForOddAddresses) {
  SpyTable table(offered({request()}));
  const int64_t element = elementBytes(request().dtype);
  const std::vector<std::string> names = run(table, tokens, element);
  EXPECT_THAT(names, ElementsAre(expected(best(), tokens, element)));
  EXPECT_NE(parseKernelName(names.at(0))->schedule.form, Form::Word);
}

TEST_P(Chooses, StreamingForLargeCallsByAlignment) {
  SpyTable table(offered({request()}));
  // In place, memory is in the cache mostly: which CPUs stream all the same, their rules say. On
  // Arm no store goes past it.
  const bool inPlace = request().place == ROPEWALK_IN_PLACE;
  const bool streams = !inPlace && architectureOf(best()) == Architecture::X86;
  const std::optional<Store> streamed[] = {std::nullopt, Store::Stream16, Store::Stream64};
  const int64_t alignments[] = {8, 16, 64};
  for (size_t i = 0; i < std::size(streamed); ++i) {
    const std::vector<std::string> names = run(table, tokens, alignments[i]);
    EXPECT_THAT(names, ElementsAre(expected(best(), tokens, alignments[i])));
    if (best() == Target::X86_64) // whose streams are of 16 bytes at every address, f16 has none
      continue;
    const Store store = parseKernelName(names.at(0))->schedule.store;
    if (streams && streamed[i])
      EXPECT_EQ(store, *streamed[i]) << names[0];
    else if (!inPlace) // narrowed as it is stored, or before, as this CPU prefers
      EXPECT_FALSE(isStream(store)) << names[0];
  }
}

TEST_P(Chooses, NothingAboveTheLimit) {
  SpyTable table(offered({request()}));
  for (Target target : cpuTargets) {
    if (!runsHere(target))
      continue;
    const std::string limit(targetName(target));
    options.max_isa = limit.c_str();
    EXPECT_THAT(run(table, 1, 64), ElementsAre(expected(target, 1, 64)));
  }
}

TEST_P(Chooses, NoKernelByNameThatTheCpuLacks) {
  for (const OfferedKernel &kernel : offered({request()})) {
    const Target target = kernel.spec.target;
    if (runsHere(target))
      continue;
    const std::string name = kernelName(kernel.spec);
    SpyTable table({kernel});
    options.kernels = table.get();
    setenv("ROPEWALK_KERNEL", name.c_str(), 1);
    auto plan = Plan::create(rotation, layout, options);
    unsetenv("ROPEWALK_KERNEL");
    ASSERT_FALSE(plan) << name;
    EXPECT_EQ(plan.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
    EXPECT_THAT(plan.error().message(),
                HasSubstr(name + " needs " + std::string(targetName(target)) + ", this CPU has " +
                          std::string(targetName(best()))));
  }
}

TEST_P(Chooses, TheKernelForAnyWindowWhereNoneIsSpecialised) {
  KernelRequest any = request();
  any.channels = 0;
  SpyTable table(offered({any}));
  rotation = makeRotation(100, 10000, request().pairing);
  layout.q = bshd(tokens, 4, 100);
  const std::vector<std::string> names = run(table, 1, 64);
  ASSERT_EQ(names.size(), 1u);
  EXPECT_THAT(names[0], HasSubstr("_dany__"));
  EXPECT_EQ(parseKernelName(names[0])->target, best());
}

TEST_P(Chooses, CopiesForTheComponentsOutsideTheWindow) {
  KernelRequest window = request(), copy = {Family::Copy, ROPEWALK_HALF, request().dtype};
  window.channels = 64;
  copy.dtype = request().dtype == ROPEWALK_F32 ? ROPEWALK_F32 : ROPEWALK_F16;
  copy.channels = 16;
  KernelRequest wideCopy = copy;
  wideCopy.channels = 48;
  std::vector<OfferedKernel> kernels = offered({window});
  for (const OfferedKernel &kernel : offered({copy, wideCopy}))
    kernels.push_back(kernel);
  SpyTable table(kernels);
  rotation.rotary_dim = 64;
  rotation.window_begin = 16;
  layout.k = bshd(tokens, 2, 128);
  const std::vector<std::string> names = run(table, 1, 4);
  ASSERT_EQ(names.size(), request().place == ROPEWALK_IN_PLACE ? 1u : 3u);
  EXPECT_THAT(names[0], HasSubstr("_d64__"));
  for (size_t i = 1; i < names.size(); ++i)
    EXPECT_THAT(names[i], testing::StartsWith("copy_"));
}

std::vector<KernelRequest> requestsForModel() {
  std::vector<KernelRequest> requests;
  for (const KernelRequest &request : rotationRequests())
    if (request.channels == 128)
      requests.push_back(request);
  return requests;
}

#ifdef ROPEWALK_EMULATED
TEST(EmulatedCpu, HasTheTargetsThatItsTestsAreFor) {
  const char *expected = std::getenv("ROPEWALK_EXPECTED_TARGET");
  ASSERT_TRUE(expected) << "ROPEWALK_EXPECTED_TARGET is not set, expected a target's name";
  EXPECT_EQ(hostTargets().name(), expected);
}
#endif

INSTANTIATE_TEST_SUITE_P(Plan, Chooses, testing::ValuesIn(requestsForModel()),
                         [](auto &info) { return requestName(info.param); });

} // namespace
} // namespace ropewalk::test
