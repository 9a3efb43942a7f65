//===- plan_test.cpp - What plan creation accepts -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/raw_enum.h"
#include "support/scenario.h"

#include "layout.h"

#include "ropewalk/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

namespace ropewalk {
namespace {

using test::Scenario;
using test::setRaw;
using testing::HasSubstr;

constexpr const char *maxIsaError =
#if defined(__aarch64__)
    "max_isa is avx512, expected one of arm64, arm64-fp16, arm64-bf16";
#else
    "max_isa is avx512, expected one of x86-64, x86-64-v3, x86-64-v4, x86-64-v4-bf16";
#endif

struct BadPlan {
  const char *name;
  std::function<void(Scenario &)> breakIt;
  ropewalk_status status;
  const char *message;
};

class RejectsPlan : public testing::TestWithParam<BadPlan> {};

TEST_P(RejectsPlan, WithFieldFoundAndExpected) {
  Scenario scenario;
  GetParam().breakIt(scenario);
  ropewalk_plan *plan = reinterpret_cast<ropewalk_plan *>(&scenario);
  ropewalk_error error;
  EXPECT_EQ(
      ropewalk_plan_create(&scenario.rotation, &scenario.layout, &scenario.options, &plan, &error),
      GetParam().status);
  EXPECT_EQ(error.status, GetParam().status);
  EXPECT_STREQ(error.message, GetParam().message);
  EXPECT_EQ(plan, nullptr);
  EXPECT_EQ(
      ropewalk_plan_create(&scenario.rotation, &scenario.layout, &scenario.options, &plan, nullptr),
      GetParam().status);
}

alignas(4) float values[64];
const ropewalk_cache goodCache = {values, values + 1, 2, 32, 2, ROPEWALK_F32};
const ropewalk_cache nullCos = {nullptr, values, 2, 32, 2, ROPEWALK_F32};
const ropewalk_cache nullSin = {values, nullptr, 2, 32, 2, ROPEWALK_F32};
const ropewalk_cache oddSin = {
    values, reinterpret_cast<const float *>(reinterpret_cast<const char *>(values) + 2),
    2,      32,
    2,      ROPEWALK_F32};
const ropewalk_cache noRows = {values, values, 0, 32, 2, ROPEWALK_F32};
const ropewalk_cache wideRows = {values, values, 2, INT64_C(1) << 31, 2, ROPEWALK_F32};
const ropewalk_cache widePairs = {values, values, 2, 32, 32768, ROPEWALK_F32};
const ropewalk_cache widestRows = {values, values, 2, INT64_MIN, 2, ROPEWALK_F32};
const ropewalk_cache widestPairs = {values, values, 2, 32, INT64_MIN, ROPEWALK_F32};
// A row spans 31 elements.
const ropewalk_cache noPairStride = {values, values + 1, 2, 32, 0, ROPEWALK_F32};
const ropewalk_cache noRowStride = {values, values + 1, 2, 0, 2, ROPEWALK_F32};
const ropewalk_cache shortRows = {values, values + 1, 2, 30, 2, ROPEWALK_F32};
const ropewalk_cache shortRowsBack = {values + 32, values + 33, 2, -30, 2, ROPEWALK_F32};
const ropewalk_cache meetingColumns = {values, values + 1, 4, 2, 6, ROPEWALK_F32};
const ropewalk_cache tooLarge = {values, values,      INT64_MAX, (INT64_C(1) << 31) - 1,
                                 2,      ROPEWALK_F32};
const ropewalk_kernel_table otherAbi = {ROPEWALK_KERNEL_ABI + 1, 0, nullptr, 0, nullptr};
const std::string otherAbiError = "kernels.abi is " + std::to_string(ROPEWALK_KERNEL_ABI + 1) +
                                  ", expected " + std::to_string(ROPEWALK_KERNEL_ABI) +
                                  ": generate the library again with this version";

const BadPlan badPlans[] = {
    {"Rotation", [](Scenario &s) { s.rotation.rotary_dim = 31; }, ROPEWALK_INVALID_ARGUMENT,
     "rotary_dim is 31, expected an even number in [0, head_dim=32]"},
    {"Theta", [](Scenario &s) { s.rotation.frequencies.theta = 0; }, ROPEWALK_INVALID_ARGUMENT,
     "theta is 0, expected a finite number > 1"},
    {"Dtype", [](Scenario &s) { setRaw(s.layout.dtype, 3); }, ROPEWALK_INVALID_ARGUMENT,
     "dtype is 3, expected ROPEWALK_F32, ROPEWALK_F16 or ROPEWALK_BF16"},
    {"Place", [](Scenario &s) { setRaw(s.layout.place, 2); }, ROPEWALK_INVALID_ARGUMENT,
     "place is 2, expected ROPEWALK_OUT_OF_PLACE or ROPEWALK_IN_PLACE"},
    {"NegativeHeads", [](Scenario &s) { s.layout.k.heads = -1; }, ROPEWALK_INVALID_ARGUMENT,
     "k.heads is -1, expected 0 to 65536"},
    {"ManyHeads", [](Scenario &s) { s.layout.q.heads = 65537; }, ROPEWALK_INVALID_ARGUMENT,
     "q.heads is 65537, expected 0 to 65536"},
    {"NoTensor", [](Scenario &s) { s.layout.q.heads = 0; }, ROPEWALK_INVALID_ARGUMENT,
     "q.heads and k.heads are 0, expected a tensor"},
    {"LongStride", [](Scenario &s) { s.layout.q.src_batch_stride = maxStride + 1; },
     ROPEWALK_INVALID_ARGUMENT, "q.src_batch_stride is 1099511627777, expected -2^40 to 2^40"},
    {"LongNegativeStride", [](Scenario &s) { s.layout.q.dst_token_stride = -maxStride - 1; },
     ROPEWALK_INVALID_ARGUMENT, "q.dst_token_stride is -1099511627777, expected -2^40 to 2^40"},
    {"OverlappingHeads", [](Scenario &s) { s.layout.q.dst_head_stride = 31; },
     ROPEWALK_INVALID_ARGUMENT,
     "q.dst_head_stride is 31, expected 0 or a magnitude of at least head_dim=32 so that heads do "
     "not overlap"},
    {"NoRange", [](Scenario &s) { s.options.position_end = 0; }, ROPEWALK_INVALID_ARGUMENT,
     "position_end is 0, expected more than position_begin=0 and at most 2^31"},
    {"MaxIsa", [](Scenario &s) { s.options.max_isa = "avx512"; }, ROPEWALK_INVALID_ARGUMENT,
     maxIsaError},
    {"KernelOfTwoLines", [](Scenario &s) { s.options.kernel = "a\nb\x7f"; },
     ROPEWALK_INVALID_ARGUMENT, "kernel is a?b?, expected a name in the kernel table"},
    {"TableForm", [](Scenario &s) { setRaw(s.options.table_form, 7); }, ROPEWALK_INVALID_ARGUMENT,
     "table_form is 7, expected ROPEWALK_TABLE_AUTO, PLAIN or FACTORED"},
    {"FactoredWithHfAngles",
     [](Scenario &s) {
       s.options.table_form = ROPEWALK_TABLE_FACTORED;
       s.rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
     },
     ROPEWALK_INVALID_ARGUMENT,
     "table_form is ROPEWALK_TABLE_FACTORED, expected PLAIN with ROPEWALK_ANGLE_HF"},
    {"Kernel", [](Scenario &s) { s.options.kernel = "fast"; }, ROPEWALK_INVALID_ARGUMENT,
     "kernel is fast, expected a name in the kernel table"},
    {"KernelNotNeeded",
     [](Scenario &s) { s.options.kernel = "reference", s.rotation.rotary_dim = 0; },
     ROPEWALK_INVALID_ARGUMENT,
     "kernel is reference, expected one that this rotation and layout need"},
    {"Abi", [](Scenario &s) { s.options.kernels = &otherAbi; }, ROPEWALK_INVALID_ARGUMENT,
     otherAbiError.c_str()},
    {"NoKernel", [](Scenario &s) { s.options.allow_reference = 0; }, ROPEWALK_UNSUPPORTED,
     "kernels has none for rope_half_f32_out_d32, expected one or allow_reference"},
    {"CacheCos", [](Scenario &s) { s.options.cache = &nullCos; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.cos is null, expected a pointer"},
    {"CacheSin", [](Scenario &s) { s.options.cache = &nullSin; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.sin is null, expected a pointer"},
    {"CacheRows", [](Scenario &s) { s.options.cache = &noRows; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.rows is 0, expected at least 1"},
    {"CacheRowStride", [](Scenario &s) { s.options.cache = &wideRows; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.row_stride is 2147483648, expected a magnitude of 31 to 2147483647"},
    {"CacheRowStrideWithoutMagnitude", [](Scenario &s) { s.options.cache = &widestRows; },
     ROPEWALK_INVALID_ARGUMENT,
     "cache.row_stride is -9223372036854775808, expected a magnitude of 31 to 2147483647"},
    {"CachePairStrideWithoutMagnitude", [](Scenario &s) { s.options.cache = &widestPairs; },
     ROPEWALK_INVALID_ARGUMENT,
     "cache.pair_stride is -9223372036854775808, expected a magnitude of 1 to 32767"},
    {"CachePairStride", [](Scenario &s) { s.options.cache = &widePairs; },
     ROPEWALK_INVALID_ARGUMENT, "cache.pair_stride is 32768, expected a magnitude of 1 to 32767"},
    {"CacheWithoutPairStride", [](Scenario &s) { s.options.cache = &noPairStride; },
     ROPEWALK_INVALID_ARGUMENT, "cache.pair_stride is 0, expected a magnitude of 1 to 32767"},
    {"CacheWithoutRowStride", [](Scenario &s) { s.options.cache = &noRowStride; },
     ROPEWALK_INVALID_ARGUMENT, "cache.row_stride is 0, expected a magnitude of 31 to 2147483647"},
    {"CacheOfRowsThatMeet", [](Scenario &s) { s.options.cache = &shortRows; },
     ROPEWALK_INVALID_ARGUMENT, "cache.row_stride is 30, expected a magnitude of 31 to 2147483647"},
    {"CacheOfRowsThatMeetBackwards", [](Scenario &s) { s.options.cache = &shortRowsBack; },
     ROPEWALK_INVALID_ARGUMENT,
     "cache.row_stride is -30, expected a magnitude of 31 to 2147483647"},
    {"CacheOfPairsThatMeet", [](Scenario &s) { s.options.cache = &meetingColumns; },
     ROPEWALK_INVALID_ARGUMENT, "cache.row_stride is 2, expected a magnitude of 91 to 2147483647"},
    {"CacheSize", [](Scenario &s) { s.options.cache = &tooLarge; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.rows is 9223372036854775807, expected at most 2^58 / row_stride=2147483647"}};

INSTANTIATE_TEST_SUITE_P(Plan, RejectsPlan, testing::ValuesIn(badPlans),
                         [](const auto &info) { return info.param.name; });

TEST(Plan, StridesOfOneRowOrPairAreNone) {
  Scenario scenario;
  ropewalk_cache cache = {values, values + 32, 1, 0, 2, ROPEWALK_F32};
  scenario.options.cache = &cache;
  for (int64_t stride : {INT64_C(0), INT64_C(1), INT64_C(-1), INT64_MIN, INT64_MAX}) {
    cache.row_stride = stride;
    EXPECT_EQ(scenario.plan().get()->table.rowStride, 0);
  }
  scenario.rotation.rotary_dim = 2;
  cache.rows = 2;
  cache.row_stride = 1;
  for (int64_t stride : {INT64_C(0), INT64_C(-7), INT64_MIN, INT64_MAX}) {
    cache.pair_stride = stride;
    EXPECT_EQ(scenario.plan().get()->staging, nullptr) << "rows that kernels read as they are";
  }
  cache.row_stride = 0;
  EXPECT_STREQ(scenario.refusal().message(),
               "cache.row_stride is 0, expected a magnitude of 1 to 2147483647");
}

TEST(Plan, MisalignedCachesAreRefused) {
  Scenario scenario;
  scenario.options.cache = &oddSin;
  const Error refusal = scenario.refusal();
  EXPECT_EQ(refusal.status(), ROPEWALK_MISALIGNED);
  EXPECT_THAT(refusal.message(), HasSubstr("expected a multiple of 4"));
}

TEST(Plan, NullArgumentsAreRefused) {
  Scenario s;
  ropewalk_plan *plan;
  ropewalk_error error;
  EXPECT_EQ(ropewalk_plan_create(nullptr, &s.layout, &s.options, &plan, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "rotation is null, expected a pointer");
  EXPECT_EQ(ropewalk_plan_create(&s.rotation, nullptr, &s.options, &plan, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "layout is null, expected a pointer");
  EXPECT_EQ(ropewalk_plan_create(&s.rotation, &s.layout, nullptr, &plan, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "options is null, expected a pointer");
  EXPECT_EQ(ropewalk_plan_create(&s.rotation, &s.layout, &s.options, nullptr, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "plan is null, expected a pointer");
  EXPECT_STREQ(ropewalk_plan_describe(nullptr), "");
  ropewalk_plan_destroy(nullptr);
}

TEST(Plan, ATableForAnotherRotationIsRefused) {
  Scenario scenario;
  auto table = SharedTable::create(makeRotation(64, 10000), tableOfRange(0, 10));
  scenario.options.table = table->get();
  EXPECT_STREQ(scenario.refusal().message(),
               "table was built for rotary_dim 64, expected the rotation's 32");
  table = SharedTable::create(makeRotation(32, 20000), tableOfRange(0, 10));
  scenario.options.table = table->get();
  EXPECT_STREQ(scenario.refusal().message(), "table was built for inv_freq[1] 0.53849989787466168, "
                                             "expected the rotation's 0.56234132519034907");
}

TEST(Plan, HoldsItsOwnReferenceToASharedTable) {
  Scenario scenario;
  ropewalk_table_options range = {};
  range.position_end = 10;
  ropewalk_table *table;
  ASSERT_EQ(ropewalk_table_create(&scenario.rotation, &range, &table, nullptr), ROPEWALK_OK);
  scenario.options.table = table;
  Plan first = scenario.plan(), second = scenario.plan();
  EXPECT_EQ(table->references.load(), 3);
  EXPECT_EQ(first.get()->table.cos, second.get()->table.cos);
  ropewalk_table_destroy(table);
  ropewalk_check_report report;
  EXPECT_EQ(first.check(report), ROPEWALK_OK);
}

TEST(Plan, NeedsNoFrequenciesWithACache) {
  Scenario scenario;
  scenario.rotation.frequencies = {};
  scenario.options.cache = &goodCache;
  EXPECT_THAT(scenario.plan().describe(), HasSubstr("table: caller's cache, positions [0, 2)"));
}

TEST(Plan, NeedsNoPositionsWithoutAWindow) {
  Scenario scenario;
  scenario.rotation.rotary_dim = 0;
  scenario.rotation.frequencies = {};
  scenario.options.position_end = 0;
  scenario.options.allow_reference = 0;
  EXPECT_THAT(scenario.plan().describe(), HasSubstr("q[4, 0:32]: copy_b32_out_d32 by memcpy"));
}

} // namespace
} // namespace ropewalk
