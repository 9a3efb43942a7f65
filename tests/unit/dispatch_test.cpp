//===- dispatch_test.cpp - Which kernel serves which request --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dispatch.h"
#include "support/fake_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace ropewalk {
namespace {

using test::FakeTable;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr char base[] = "rope_half_bf16_out_d128__x86_64_pair4x1";
constexpr char v3[] = "rope_half_bf16_out_d128__x86_64_v3_pair8x1";
constexpr char v4[] = "rope_half_bf16_out_d128__x86_64_v4_pair16x1";
constexpr char bf16[] = "rope_half_bf16_out_d128__x86_64_v4_bf16_word16x1";
constexpr char bf16Any[] = "rope_half_bf16_out_dany__x86_64_v4_bf16_word16x1";
constexpr char stream64[] = "rope_half_bf16_out_d128__x86_64_v4_bf16_word16x1_nt64";
constexpr char stream16[] = "rope_half_bf16_out_d128__x86_64_v4_bf16_word16x1_nt16";
constexpr char v3Stream64[] = "rope_half_bf16_out_d128__x86_64_v3_pair8x1_nt64";
constexpr char copy64[] = "copy_b16_out_d64__x86_64_pair8x1";

DispatchRequest wanted(int64_t alignment = 64) {
  return {{Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16, ROPEWALK_OUT_OF_PLACE, 128}, alignment};
}

DispatchLimits on(Target target) {
  DispatchLimits limits;
  limits.cpu = TargetSet(target);
  return limits;
}

std::vector<std::string> names(const Choice &choice) {
  std::vector<std::string> result;
  for (const Candidate &candidate : choice.candidates)
    result.push_back(candidate.name);
  return result;
}

std::string reason(const Choice &choice, const std::string &kernel) {
  for (const Rejection &rejection : choice.rejected)
    if (rejection.kernel == kernel)
      return rejection.reason;
  return "not rejected";
}

TEST(Dispatch, TheTablesOrderIsThePreference) {
  FakeTable bestFirst({{v4}, {v3}, {base}}), oddOrder({{v3}, {v4}, {base}});
  EXPECT_THAT(names(*chooseKernels(bestFirst.get(), wanted(), on(Target::X86_64_v4))),
              ElementsAre(v4));
  auto choice = chooseKernels(oddOrder.get(), wanted(), on(Target::X86_64_v4));
  EXPECT_THAT(names(*choice), ElementsAre(v3));
  EXPECT_EQ(reason(*choice, v4), std::string("ranked below ") + v3);
}

TEST(Dispatch, LeavesOutWhatTheCpuCannotRun) {
  FakeTable table({{bf16}, {v4}, {v3}, {base}});
  auto choice = chooseKernels(table.get(), wanted(), on(Target::X86_64_v3));
  EXPECT_THAT(names(*choice), ElementsAre(v3));
  EXPECT_EQ(reason(*choice, bf16), "needs x86-64-v4-bf16, this CPU has x86-64-v3");
  EXPECT_EQ(reason(*choice, v4), "needs x86-64-v4, this CPU has x86-64-v3");
  EXPECT_THAT(names(*chooseKernels(table.get(), wanted(), on(Target::X86_64))), ElementsAre(base));
}

TEST(Dispatch, LeavesOutWhatTheLimitForbids) {
  FakeTable table({{bf16}, {v4}, {v3}, {base}});
  DispatchLimits limits = on(Target::X86_64_v4_bf16);
  limits.maxTarget = Target::X86_64_v3;
  auto choice = chooseKernels(table.get(), wanted(), limits);
  EXPECT_THAT(names(*choice), ElementsAre(v3));
  EXPECT_EQ(reason(*choice, v4), "needs x86-64-v4, max_isa is x86-64-v3");
}

TEST(Dispatch, KeepsAFallbackForPointersThatTheBestCannotTake) {
  FakeTable table({{bf16}, {v4}, {v3}});
  auto choice = chooseKernels(table.get(), wanted(), on(Target::X86_64_v4_bf16));
  ASSERT_THAT(names(*choice), ElementsAre(bf16, v4));
  EXPECT_EQ(choice->candidates[0].alignment, 4);
  EXPECT_EQ(choice->candidates[1].alignment, 2);
}

TEST(Dispatch, LeavesOutWhatTheStridesForbid) {
  FakeTable table({{bf16}, {v4}});
  auto choice = chooseKernels(table.get(), wanted(2), on(Target::X86_64_v4_bf16));
  EXPECT_THAT(names(*choice), ElementsAre(v4));
  EXPECT_EQ(reason(*choice, bf16),
            "needs strides and offsets that are multiples of 4 bytes, found 2");
}

TEST(Dispatch, LeavesOutWhatCannotHoldTheWidth) {
  constexpr char pairs[] = "rope_half_bf16_out_dany__x86_64_v4_pair16x1";
  FakeTable table({{bf16Any}, {pairs}});
  DispatchRequest other = wanted();
  other.request.channels = 118;
  auto choice = chooseKernels(table.get(), other, on(Target::X86_64_v4_bf16));
  EXPECT_THAT(names(*choice), ElementsAre(pairs));
  EXPECT_EQ(reason(*choice, bf16Any), "needs a window whose width is a multiple of 4, found 118");
  FakeTable words({{bf16Any}});
  auto none = chooseKernels(words.get(), other, on(Target::X86_64_v4_bf16));
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().status(), ROPEWALK_UNSUPPORTED);
  EXPECT_EQ(none.error().message(),
            std::string("no kernel for rope_half_bf16_out_d118 can be used: ") + bf16Any +
                " needs a window whose width is a multiple of 4, found 118");
}

TEST(Dispatch, PutsKernelsForLargeCallsFirst) {
  FakeTable table({{bf16}, {v4}, {stream64, 1 << 20}, {stream16, 1 << 20}});
  auto choice = chooseKernels(table.get(), wanted(), on(Target::X86_64_v4_bf16));
  EXPECT_THAT(names(*choice), ElementsAre(stream64, stream16, bf16, v4));
  EXPECT_EQ(choice->candidates[0].alignment, 64);
  EXPECT_EQ(choice->candidates[0].minBytes, 1 << 20);
  choice = chooseKernels(table.get(), wanted(16), on(Target::X86_64_v4_bf16));
  EXPECT_THAT(names(*choice), ElementsAre(stream16, bf16, v4));
}

/// What joins lines needs heads that are aligned, other streams vectors that are.
TEST(Dispatch, AsksForTheAlignmentThatAStreamNeeds) {
  const char *joined = "rope_half_bf16_out_d96__x86_64_v4_bf16_word16x1_nt64";
  const char *placed = "rope_half_bf16_out_d96__x86_64_v4_bf16_word8x1_nt16";
  const char *plain = "rope_half_bf16_out_d96__x86_64_v4_bf16_pair16x1";
  FakeTable table({{joined, 1 << 20}, {placed, 1 << 20}, {plain}});
  DispatchRequest request = wanted();
  request.request.channels = 96;
  auto choose = [&](RowAlignment alignment) {
    request.alignment = alignment;
    return chooseKernels(table.get(), request, on(Target::X86_64_v4_bf16));
  };
  EXPECT_THAT(names(*choose({64, 32})), ElementsAre(joined, placed, plain));
  auto choice = choose({32, 32});
  EXPECT_THAT(names(*choice), ElementsAre(placed, plain));
  EXPECT_EQ(reason(*choice, joined),
            "needs strides and offsets that are multiples of 64 bytes, found 32");
  EXPECT_THAT(names(*choose({16, 4})), ElementsAre(placed, plain));
  choice = choose({8, 8});
  EXPECT_THAT(names(*choice), ElementsAre(plain));
  EXPECT_EQ(reason(*choice, placed),
            "needs strides and offsets that are multiples of 16 bytes, found 8");
  FakeTable apart({{stream64, 1 << 20}, {v4}}); // each vector is a line
  request = wanted();
  request.alignment = {64, 32};
  choice = chooseKernels(apart.get(), request, on(Target::X86_64_v4_bf16));
  EXPECT_THAT(names(*choice), ElementsAre(v4));
  EXPECT_EQ(reason(*choice, stream64),
            "needs strides and offsets that are multiples of 64 bytes, found 32");
}

TEST(Dispatch, PassesOverKernelsForMoreHeads) {
  FakeTable table({{bf16, 0, 16}, {v4}});
  DispatchRequest request = wanted();
  request.heads = 16;
  EXPECT_THAT(names(*chooseKernels(table.get(), request, on(Target::X86_64_v4_bf16))),
              ElementsAre(bf16, v4));
  request.heads = 15;
  auto choice = chooseKernels(table.get(), request, on(Target::X86_64_v4_bf16));
  EXPECT_THAT(names(*choice), ElementsAre(v4));
  EXPECT_EQ(reason(*choice, bf16), "preferred from 16 heads on, found 15");
  DispatchLimits limits = on(Target::X86_64_v4_bf16);
  limits.kernel = bf16; // by name, whatever the heads
  EXPECT_THAT(names(*chooseKernels(table.get(), request, limits)), ElementsAre(bf16));
}

DispatchLimits onCpu(const char *cpu) {
  DispatchLimits limits = on(Target::X86_64_v4_bf16);
  limits.cpuClass = cpu;
  return limits;
}

TEST(Dispatch, TakesWhatWasMeasuredOnThisClassOfCpus) {
  FakeTable table(
      {{v4, 0, 0, "AuthenticAMD family 26"}, {v3, 0, 0, "GenuineIntel family 6"}, {base}});
  auto choice = chooseKernels(table.get(), wanted(), onCpu("GenuineIntel family 6"));
  EXPECT_THAT(names(*choice), ElementsAre(v3));
  EXPECT_EQ(reason(*choice, v4),
            "preferred on AuthenticAMD family 26, this CPU is GenuineIntel family 6");
  EXPECT_EQ(reason(*choice, base), std::string("ranked below ") + v3);
  EXPECT_THAT(names(*chooseKernels(table.get(), wanted(), onCpu("AuthenticAMD family 26"))),
              ElementsAre(v4));
  EXPECT_THAT(names(*chooseKernels(table.get(), wanted(), onCpu("AuthenticAMD family 25"))),
              ElementsAre(base));
}

/// Once in the rules' place, once for large calls of one class, with one code.
TEST(Dispatch, AKernelMayStandForSeveralClassesOfCpus) {
  FakeTable two({{v4}, {v3}});
  const ropewalk_kernel *kernels = two.get()->kernels;
  const ropewalk_kernel list[] = {{v3, kernels[1].run, 4096, 0, "AuthenticAMD family 26"},
                                  {v4, kernels[0].run, 0, 0, "GenuineIntel family 6"},
                                  {v3, kernels[1].run, 0, 0, nullptr},
                                  {v4, kernels[0].run, 8192, 0, nullptr}};
  const ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, 4, list, 0, nullptr};
  auto choice = chooseKernels(&table, wanted(), onCpu("AuthenticAMD family 26"));
  EXPECT_THAT(names(*choice), ElementsAre(v3, v3));
  EXPECT_EQ(choice->candidates[0].minBytes, 4096);
  EXPECT_EQ(reason(*choice, v3), "not rejected");
  EXPECT_THAT(names(*chooseKernels(&table, wanted(), onCpu("GenuineIntel family 6"))),
              ElementsAre(v4, v4));
  DispatchLimits named = onCpu("another");
  named.kernel = v4;
  EXPECT_THAT(names(*chooseKernels(&table, wanted(), named)), ElementsAre(v4));
}

TEST(Dispatch, PrefersTheExactWidthAmongKernelsForLargeCalls) {
  constexpr char any[] = "rope_half_bf16_out_dany__x86_64_v4_bf16_word16x1_nt16";
  FakeTable table({{any, 1 << 20}, {stream64, 1 << 20}, {v4}});
  EXPECT_THAT(names(*chooseKernels(table.get(), wanted(), on(Target::X86_64_v4_bf16))),
              ElementsAre(stream64, any, v4));
}

TEST(Dispatch, DoesNotStreamWithALowerLevelThanItCouldUse) {
  FakeTable table({{v4}, {v3Stream64, 1 << 20}});
  auto choice = chooseKernels(table.get(), wanted(), on(Target::X86_64_v4));
  EXPECT_THAT(names(*choice), ElementsAre(v4));
  EXPECT_EQ(reason(*choice, v3Stream64), std::string("of a lower level than ") + v4);
}

TEST(Dispatch, PrefersTheExactWidth) {
  FakeTable table({{bf16Any}, {bf16}, {v4}});
  EXPECT_THAT(names(*chooseKernels(table.get(), wanted(), on(Target::X86_64_v4_bf16))),
              ElementsAre(bf16, v4));
  DispatchRequest other = wanted();
  other.request.channels = 64;
  FakeTable any({{bf16}, {bf16Any}, {"rope_half_bf16_out_dany__x86_64_v4_pair16x1"}});
  auto choice = chooseKernels(any.get(), other, on(Target::X86_64_v4_bf16));
  EXPECT_THAT(names(*choice), ElementsAre(bf16Any, "rope_half_bf16_out_dany__x86_64_v4_pair16x1"));
  EXPECT_EQ(choice->otherRequests, 1);
}

TEST(Dispatch, IgnoresUnknownNamesWithAReason) {
  FakeTable table({{v3}});
  std::vector<ropewalk_kernel> kernels = {
      {"rope_future_kernel", table.get()->kernels[0].run, 0, 0, nullptr}, table.get()->kernels[0]};
  ropewalk_kernel_table extended = {ROPEWALK_KERNEL_ABI, 2, kernels.data(), 0, nullptr};
  auto choice = chooseKernels(&extended, wanted(), on(Target::X86_64_v3));
  EXPECT_THAT(names(*choice), ElementsAre(v3));
  EXPECT_EQ(reason(*choice, "rope_future_kernel"), "name not in this version's grammar");
}

template <class Value>
void expectError(const Expected<Value> &choice, ropewalk_status status,
                 const std::string &message) {
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().status(), status);
  EXPECT_EQ(choice.error().message(), message);
}

TEST(Dispatch, NoKernelForTheRequestIsUnsupported) {
  FakeTable table({{"rope_interleaved_bf16_out_d128__x86_64_pair4x1"}});
  expectError(chooseKernels(table.get(), wanted(), on(Target::X86_64)), ROPEWALK_UNSUPPORTED,
              "kernels has none for rope_half_bf16_out_d128, expected one or allow_reference");
  expectError(chooseKernels(nullptr, wanted(), on(Target::X86_64)), ROPEWALK_UNSUPPORTED,
              "kernels has none for rope_half_bf16_out_d128, expected one or allow_reference");
}

TEST(Dispatch, KernelsForOtherCpusAreUnsupportedHardware) {
  FakeTable table({{v4}});
  expectError(chooseKernels(table.get(), wanted(), on(Target::X86_64_v3)),
              ROPEWALK_UNSUPPORTED_HARDWARE,
              std::string("no kernel for rope_half_bf16_out_d128 can be used: ") + v4 +
                  " needs x86-64-v4, this CPU has x86-64-v3");
  expectError(chooseKernels(table.get(), wanted(), DispatchLimits()), ROPEWALK_UNSUPPORTED_HARDWARE,
              std::string("no kernel for rope_half_bf16_out_d128 can be used: ") + v4 +
                  " needs x86-64-v4, this CPU has none");
}

TEST(Dispatch, SaysIfAllThatRunsIsForOtherClasses) {
  FakeTable table({{bf16}, {base, 0, 0, "Another family 1"}});
  DispatchLimits limits = on(Target::X86_64);
  expectError(chooseKernels(table.get(), wanted(), limits), ROPEWALK_UNSUPPORTED,
              std::string("no kernel for rope_half_bf16_out_d128 can be used: ") + base +
                  " preferred on Another family 1, this CPU is another");
}

TEST(Dispatch, OnlyAlignedKernelsForOddStridesAreUnsupported) {
  FakeTable table({{bf16}});
  expectError(chooseKernels(table.get(), wanted(2), on(Target::X86_64_v4_bf16)),
              ROPEWALK_UNSUPPORTED,
              std::string("no kernel for rope_half_bf16_out_d128 can be used: ") + bf16 +
                  " needs strides and offsets that are multiples of 4 bytes, found 2");
}

TEST(Dispatch, StridesRatherThanTheCpuAreNamedIfBetterOnesWouldDo) {
  FakeTable table({{"rope_half_bf16_out_d128__x86_64_v3_word8x1"}, {bf16}});
  auto choice = chooseKernels(table.get(), wanted(2), on(Target::X86_64_v3));
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().status(), ROPEWALK_UNSUPPORTED);
}

TEST(Dispatch, OnlyAlignedKernelsForUnknownPointersAreUnsupported) {
  FakeTable table({{bf16}});
  expectError(chooseKernels(table.get(), wanted(), on(Target::X86_64_v4_bf16)),
              ROPEWALK_UNSUPPORTED,
              "kernels for rope_half_bf16_out_d128 need pointers that are multiples of 4 bytes or "
              "calls of a minimum size, expected one for every call or allow_reference");
}

TEST(Dispatch, TheReferenceIsLastAndOnlyIfAllowed) {
  FakeTable table({{bf16}});
  DispatchLimits limits = on(Target::X86_64_v4_bf16);
  limits.allowReference = true;
  EXPECT_THAT(names(*chooseKernels(table.get(), wanted(), limits)), ElementsAre(bf16, "reference"));
  EXPECT_THAT(names(*chooseKernels(table.get(), wanted(2), limits)), ElementsAre("reference"));
  EXPECT_THAT(names(*chooseKernels(nullptr, wanted(), limits)), ElementsAre("reference"));
  FakeTable complete({{v4}});
  EXPECT_THAT(names(*chooseKernels(complete.get(), wanted(), limits)), ElementsAre(v4));
}

TEST(Dispatch, CopiesFallBackToMemcpy) {
  DispatchRequest request{{Family::Copy, ROPEWALK_HALF, ROPEWALK_F16, ROPEWALK_OUT_OF_PLACE, 64},
                          64};
  FakeTable table({{copy64}});
  EXPECT_THAT(names(*chooseKernels(table.get(), request, on(Target::X86_64))), ElementsAre(copy64));
  request.request.channels = 32;
  EXPECT_THAT(names(*chooseKernels(table.get(), request, on(Target::X86_64))),
              ElementsAre("memcpy"));
}

TEST(Dispatch, ANameBindsToThatKernelAlone) {
  FakeTable table({{bf16}, {v4}, {stream64, 1 << 20}});
  DispatchLimits limits = on(Target::X86_64_v4_bf16);
  limits.kernel = v4;
  auto choice = chooseKernels(table.get(), wanted(), limits);
  EXPECT_THAT(names(*choice), ElementsAre(v4));
  EXPECT_EQ(reason(*choice, bf16), "another one was asked for by name");
  limits.kernel = stream64; // alone, whatever the size of the call
  choice = chooseKernels(table.get(), wanted(), limits);
  ASSERT_THAT(names(*choice), ElementsAre(stream64));
  EXPECT_EQ(choice->candidates[0].minBytes, 0);
}

TEST(Dispatch, ANameMustMatchExactly) {
  FakeTable table({{v4}, {base}});
  DispatchLimits limits = on(Target::X86_64_v4);
  limits.kernel = "rope_half_bf16_out_d128__x86_64_v4";
  expectError(chooseKernels(table.get(), wanted(), limits), ROPEWALK_INVALID_ARGUMENT,
              std::string("kernel is rope_half_bf16_out_d128__x86_64_v4, expected a name in the "
                          "kernel table; nearest is ") +
                  v4);
}

TEST(Dispatch, NoKernelIsNearToANameThatBeginsLikeNone) {
  FakeTable table({{v4}, {base}});
  DispatchLimits limits = on(Target::X86_64_v4);
  limits.kernel = "fast";
  limits.kernelField = "ROPEWALK_KERNEL";
  expectError(chooseKernels(table.get(), wanted(), limits), ROPEWALK_INVALID_ARGUMENT,
              "ROPEWALK_KERNEL is fast, expected a name in the kernel table");
}

TEST(Dispatch, ANamedKernelMustComputeTheRequest) {
  constexpr char interleaved[] = "rope_interleaved_bf16_out_d128__x86_64_pair4x1";
  FakeTable table({{v4}, {interleaved}});
  DispatchLimits limits = on(Target::X86_64_v4);
  limits.kernel = interleaved;
  expectError(chooseKernels(table.get(), wanted(), limits), ROPEWALK_INVALID_ARGUMENT,
              std::string("kernel is ") + interleaved +
                  ", expected one for rope_half_bf16_out_d128");
}

TEST(Dispatch, ANamedKernelStillNeedsItsCpu) {
  FakeTable table({{bf16}, {v3}});
  DispatchLimits limits = on(Target::X86_64_v3);
  limits.kernel = bf16;
  auto choice = chooseKernels(table.get(), wanted(), limits);
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
}

TEST(Dispatch, ANameOfTheOtherFamilyDoesNotBind) {
  FakeTable table({{v4}, {copy64}});
  DispatchLimits limits = on(Target::X86_64_v4);
  limits.kernel = copy64;
  EXPECT_THAT(names(*chooseKernels(table.get(), wanted(), limits)), ElementsAre(v4));
  limits.kernel = v4;
  DispatchRequest copy{{Family::Copy, ROPEWALK_HALF, ROPEWALK_F16, ROPEWALK_OUT_OF_PLACE, 64}, 64};
  EXPECT_THAT(names(*chooseKernels(table.get(), copy, limits)), ElementsAre(copy64));
}

TEST(Dispatch, TheReferenceCanBeNamedWhereItIsAllowed) {
  FakeTable table({{v4}});
  DispatchLimits limits = on(Target::X86_64_v4);
  limits.kernel = "reference";
  expectError(chooseKernels(table.get(), wanted(), limits), ROPEWALK_UNSUPPORTED,
              "kernel is reference, expected allow_reference beside it");
  limits.allowReference = true;
  auto choice = chooseKernels(table.get(), wanted(), limits);
  ASSERT_TRUE(choice);
  EXPECT_THAT(names(*choice), ElementsAre("reference"));
  EXPECT_EQ(reason(*choice, v4), "another one was asked for by name");
}

TEST(Dispatch, MaxIsaNamesATarget) {
  const TargetSet x86(Target::X86_64_v3), arm(Target::Arm64_bf16);
  EXPECT_EQ(*parseMaxIsa("max_isa", "x86-64-v3", x86), Target::X86_64_v3);
  EXPECT_EQ(*parseMaxIsa("max_isa", "x86-64-v4", x86), Target::X86_64_v4);
  EXPECT_EQ(*parseMaxIsa("max_isa", "arm64-fp16", arm), Target::Arm64_fp16);
  expectError(parseMaxIsa("max_isa", "avx2", x86), ROPEWALK_INVALID_ARGUMENT,
              "max_isa is avx2, expected one of x86-64, x86-64-v3, x86-64-v4, x86-64-v4-bf16");
}

TEST(Dispatch, MaxIsaIsOfThisArchitecture) {
  expectError(parseMaxIsa("max_isa", "arm64", TargetSet(Target::X86_64)), ROPEWALK_INVALID_ARGUMENT,
              "max_isa is arm64, expected one of x86-64, x86-64-v3, x86-64-v4, x86-64-v4-bf16");
  expectError(parseMaxIsa("max_isa", "x86-64", TargetSet(Target::Arm64)), ROPEWALK_INVALID_ARGUMENT,
              "max_isa is x86-64, expected one of arm64, arm64-fp16, arm64-bf16");
}

TEST(Dispatch, MaxIsaIsAnyOnAnUnknownArchitecture) {
  EXPECT_EQ(*parseMaxIsa("max_isa", "x86-64-v3", TargetSet()), Target::X86_64_v3);
  EXPECT_EQ(*parseMaxIsa("max_isa", "arm64", TargetSet()), Target::Arm64);
}

TEST(Dispatch, KernelsForAnotherArchitectureNeedThatOne) {
  FakeTable table({{v4}, {v3}});
  expectError(chooseKernels(table.get(), wanted(), on(Target::Arm64_bf16)),
              ROPEWALK_UNSUPPORTED_HARDWARE,
              std::string("no kernel for rope_half_bf16_out_d128 can be used: ") + v3 +
                  " needs x86-64-v3, this CPU has arm64-bf16");
}

TEST(KernelTable, IsChecked) {
  FakeTable fake({{v4}, {v3}});
  ropewalk_kernel_table table = *fake.get();
  EXPECT_FALSE(validateKernelTable(table));
  table.abi = ROPEWALK_KERNEL_ABI + 1;
  EXPECT_EQ(validateKernelTable(table)->message(),
            "kernels.abi is " + std::to_string(ROPEWALK_KERNEL_ABI + 1) + ", expected " +
                std::to_string(ROPEWALK_KERNEL_ABI) +
                ": generate the library again with this version");
  table = *fake.get();
  table.count = -1;
  EXPECT_STREQ(validateKernelTable(table)->message(),
               "kernels.count is -1, expected the number of entries");
  table.count = 1;
  table.kernels = nullptr;
  EXPECT_STREQ(validateKernelTable(table)->message(),
               "kernels.kernels is null, expected 1 entries");
  ropewalk_kernel kernels[] = {fake.get()->kernels[0], {v3, nullptr, 0, 0, nullptr}};
  table = {ROPEWALK_KERNEL_ABI, 2, kernels, 0, nullptr};
  EXPECT_STREQ(validateKernelTable(table)->message(), "kernels[1].run is null, expected a pointer");
  kernels[1] = {nullptr, fake.get()->kernels[0].run, 0, 0, nullptr};
  EXPECT_STREQ(validateKernelTable(table)->message(),
               "kernels[1].name is null, expected a pointer");
}

} // namespace
} // namespace ropewalk
