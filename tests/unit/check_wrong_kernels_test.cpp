//===- check_wrong_kernels_test.cpp - The self-check finds wrong kernels --===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/scenario.h"

#include "check.h"
#include "reference.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace ropewalk {
namespace {

using test::Scenario;

// Kernels that are wrong in one way each. They call the reference on changed arguments
// or spoil what it wrote.

void reference(const ropewalk_kernel_args &args) { referenceKernel({})(&args); }

float *element(const ropewalk_kernel_args &args, int64_t t, int64_t h, int64_t j) {
  return reinterpret_cast<float *>(static_cast<char *>(args.dst) + t * args.dstTokenStride +
                                   h * args.dstHeadStride) +
         j;
}

/// Spoils each result of the reference in the same way.
template <class Change> void rotateAndChange(const ropewalk_kernel_args &args, Change change) {
  reference(args);
  for (int64_t t = 0; t < args.tokens; ++t)
    for (int64_t h = 0; h < args.heads; ++h)
      for (int64_t j = 0; j < args.channels; ++j)
        *element(args, t, h, j) = change(*element(args, t, h, j));
}

void right(const ropewalk_kernel_args *args) { reference(*args); }

void wrongSineSign(const ropewalk_kernel_args *args) {
  ropewalk_kernel_args changed = *args;
  changed.sineSign = -args->sineSign;
  reference(changed);
}

void wrongRow(const ropewalk_kernel_args *args) {
  ropewalk_kernel_args changed = *args;
  if (args->tokens > 1) // so that the only row of a call is right
    changed.tokens = args->tokens - 1;
  reference(changed);
  if (args->tokens > 1) {
    changed.tokens = 1;
    changed.src = static_cast<const char *>(args->src) + (args->tokens - 1) * args->srcTokenStride;
    changed.dst = element(*args, args->tokens - 1, 0, 0);
    reference(changed); // the last token with the first one's row
  }
}

void wrongPairing(const ropewalk_kernel_args *args) {
  referenceKernel({Family::Rope, ROPEWALK_INTERLEAVED})(args);
}

void skipsTheLastHead(const ropewalk_kernel_args *args) {
  ropewalk_kernel_args changed = *args;
  --changed.heads;
  reference(changed);
}

void skipsTheLastPair(const ropewalk_kernel_args *args) {
  reference(*args);
  for (int64_t t = 0; t < args->tokens; ++t)
    *element(*args, t, 0, args->channels - 1) = 0;
}

void writesBehindTheRow(const ropewalk_kernel_args *args) {
  reference(*args);
  *element(*args, args->tokens - 1, args->heads - 1, args->channels) = 0;
}

void ignoresLowWords(const ropewalk_kernel_args *args) {
  ropewalk_kernel_args changed = *args;
  if (args->positionStride == 8) // reads a list of i64 as one of i32
    changed.positionStride = 4;
  reference(changed);
}

void ignoresConsecutiveRows(const ropewalk_kernel_args *args) {
  ropewalk_kernel_args changed = *args;
  changed.rowStep = 0;
  reference(changed);
}

void losesNan(const ropewalk_kernel_args *args) {
  rotateAndChange(*args, [](float x) { return std::isnan(x) ? INFINITY : x; });
}

void losesInfinity(const ropewalk_kernel_args *args) {
  rotateAndChange(*args, [](float x) {
    return std::isinf(x) ? std::copysign(std::numeric_limits<float>::max(), x) : x;
  });
}

// By less than the bound, which is for what turns.
void movesWhatShouldStay(const ropewalk_kernel_args *args) {
  reference(*args);
  const auto isFirst = [&](int64_t t) {
    int32_t row;
    std::memcpy(&row, reinterpret_cast<const char *>(args->positions) + t * args->positionStride,
                sizeof row);
    const int64_t offset = (row + t * args->rowStep + args->rowOffset) * args->tableRowStride;
    const auto first = [&](const void *table) {
      return *reinterpret_cast<const float *>(static_cast<const char *>(table) + offset);
    };
    return first(args->cos) == 1 && first(args->sin) == 0;
  };
  for (int64_t t = 0; t < args->tokens; ++t)
    for (int64_t h = 0; h < args->heads && isFirst(t); ++h)
      *element(*args, t, h, 0) = std::nextafter(*element(*args, t, h, 0), 0.0f);
}

void flushesDenormals(const ropewalk_kernel_args *args) {
  rotateAndChange(*args, [](float x) { return std::fabs(x) < 0x1p-126f ? 0.0f : x; });
}

void isThreeUlpOff(const ropewalk_kernel_args *args) {
  reference(*args);
  for (int64_t t = 0; t < args->tokens; ++t)
    for (int64_t j = 0; j < args->channels; ++j)
      *element(*args, t, 0, j) *= 1 + 0x1p-21f;
}

struct Wrong {
  const char *name;
  ropewalk_kernel_fn run;
};

ropewalk_status check(ropewalk_kernel_fn run, ropewalk_check_report &report,
                      const char *name = "rope_half_f32_out_d32__x86_64_pair4x1") {
  Scenario scenario;
  const ropewalk_kernel kernel = {name, run, 0, 0, nullptr};
  const ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, 1, &kernel, 0, nullptr};
  scenario.options.kernels = &table;
  auto plan = scenario.planOn(Target::X86_64);
  EXPECT_TRUE(plan) << plan.error().message();
  return ropewalk_check(plan->get(), &report);
}

class EveryWrongKernel : public testing::TestWithParam<Wrong> {};

TEST_P(EveryWrongKernel, FailsAndIsNamed) {
  ropewalk_check_report report;
  EXPECT_EQ(check(GetParam().run, report), ROPEWALK_CHECK_FAILED);
  EXPECT_GT(report.worst_ulp, report.bound_ulp);
  EXPECT_STREQ(report.kernel, "rope_half_f32_out_d32__x86_64_pair4x1");
}

INSTANTIATE_TEST_SUITE_P(
    Check, EveryWrongKernel,
    testing::Values(
        Wrong{"WrongSineSign", wrongSineSign}, Wrong{"WrongRow", wrongRow},
        Wrong{"WrongPairing", wrongPairing}, Wrong{"SkipsTheLastHead", skipsTheLastHead},
        Wrong{"SkipsTheLastPair", skipsTheLastPair},
        Wrong{"WritesBehindTheRow", writesBehindTheRow}, Wrong{"IgnoresLowWords", ignoresLowWords},
        Wrong{"IgnoresConsecutiveRows", ignoresConsecutiveRows}, Wrong{"LosesNan", losesNan},
        Wrong{"LosesInfinity", losesInfinity}, Wrong{"MovesWhatShouldStay", movesWhatShouldStay},
        Wrong{"FlushesDenormals", flushesDenormals}, Wrong{"IsThreeUlpOff", isThreeUlpOff}),
    [](const auto &info) { return info.param.name; });

TEST(Check, PassesAKernelThatIsRight) {
  ropewalk_check_report report;
  EXPECT_EQ(check(right, report), ROPEWALK_OK);
  EXPECT_EQ(report.bound_ulp, 2.5); // the baseline has no FMA
}

/// What x86's conversion to bf16 does with results that are denormal.
void flushingBf16(const ropewalk_kernel_args *args) {
  referenceKernel({Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16})(args);
  for (int64_t t = 0; t < args->tokens; ++t)
    for (int64_t h = 0; h < args->heads; ++h) {
      auto *row = reinterpret_cast<uint16_t *>(static_cast<char *>(args->dst) +
                                               t * args->dstTokenStride + h * args->dstHeadStride);
      for (int64_t j = 0; j < args->channels; ++j)
        if ((row[j] & 0x7fff) < 0x80)
          row[j] &= 0x8000;
    }
}

TEST(Check, AllowsFlushingToKernelsThatNeedItOnly) {
  for (auto [name, expected] :
       {std::pair("rope_half_bf16_out_d32__x86_64_v4_bf16_pair16x1", ROPEWALK_OK),
        std::pair("rope_half_bf16_out_d32__x86_64_v4_pair16x1", ROPEWALK_CHECK_FAILED)}) {
    Scenario scenario;
    scenario.layout.dtype = ROPEWALK_BF16;
    const ropewalk_kernel kernel = {name, flushingBf16, 0, 0, nullptr};
    const ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, 1, &kernel, 0, nullptr};
    scenario.options.kernels = &table;
    auto plan = scenario.planOn(Target::X86_64_v4_bf16);
    ASSERT_TRUE(plan) << plan.error().message();
    ropewalk_check_report report;
    EXPECT_EQ(ropewalk_check(plan->get(), &report), expected) << name;
  }
}

/// What a check of a plan says that has only this kernel, which it must name.
ropewalk_check_report reportOfAFailure(Scenario &scenario, const ropewalk_kernel &kernel) {
  const ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, 1, &kernel, 0, nullptr};
  scenario.options.kernels = &table;
  ropewalk_check_report report = {};
  auto plan = scenario.planOn(Target::X86_64);
  EXPECT_TRUE(plan) << plan.error().message();
  if (!plan)
    return report;
  EXPECT_EQ(ropewalk_check(plan->get(), &report), ROPEWALK_CHECK_FAILED);
  EXPECT_STREQ(report.kernel, kernel.name);
  return report;
}

void copiesAllButOne(const ropewalk_kernel_args *args) {
  ropewalk_kernel_args changed = *args;
  changed.channels -= 1;
  referenceKernel({Family::Copy})(&changed);
}

TEST(Check, FailsAWrongCopy) {
  Scenario scenario;
  scenario.rotation.rotary_dim = 16;
  const ropewalk_kernel kernel = {"copy_b32_out_d16__x86_64_pair4x1", copiesAllButOne, 0, 0,
                                  nullptr};
  reportOfAFailure(scenario, kernel);
}

/// Turns a window of 16 and copies all but the last of 16 components behind it.
void copiesAllButOneBehind(const ropewalk_kernel_args *args) {
  referenceKernel({})(args);
  for (int64_t t = 0; t < args->tokens; ++t)
    for (int64_t h = 0; h < args->heads; ++h)
      std::memcpy(static_cast<char *>(args->dst) + t * args->dstTokenStride +
                      h * args->dstHeadStride + 64,
                  static_cast<const char *>(args->src) + t * args->srcTokenStride +
                      h * args->srcHeadStride + 64,
                  60);
}

TEST(Check, FailsAWrongCopyBesideAWindow) {
  Scenario scenario;
  scenario.rotation.rotary_dim = 16;
  const ropewalk_kernel kernel = {"rope_half_f32_out_d16_behind16__x86_64_pair4x1",
                                  copiesAllButOneBehind, 0, 0, nullptr};
  reportOfAFailure(scenario, kernel);
}

void spoilsARow(const ropewalk_kernel_args *args) {
  referenceKernel(rowsRequest(TableSource::Factored, 1))(args);
  if (args->tokens > 3)
    *element(*args, 3, 0, args->channels / 2 - 1) += 0x1p-23f;
}

TEST(Check, FailsAWrongRowAndNamesItsKernel) {
  Scenario scenario;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  const ropewalk_kernel kernel = {"rows_factored_a1__x86_64_pair4x1", spoilsARow, 0, 0, nullptr};
  const ropewalk_check_report report = reportOfAFailure(scenario, kernel);
  EXPECT_EQ(report.bound_ulp, 0.51);
}

} // namespace
} // namespace ropewalk
