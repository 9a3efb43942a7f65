//===- check_test.cpp - The self-check covers a plan ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/scenario.h"

#include "check.h"
#include "storage.h"

#include "ropewalk/tables.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ropewalk {
namespace {

using test::Scenario;

TEST(Check, PassesTheReferenceEverywhere) {
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
      for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
        for (int inverse : {0, 1})
          for (double attentionFactor : {1.0, 1.3465735902799727}) {
            Scenario scenario;
            scenario.rotation.pairing = pairing;
            scenario.rotation.inverse = inverse;
            scenario.rotation.window_begin = 3;
            scenario.rotation.rotary_dim = 26;
            scenario.rotation.frequencies.attention_factor = attentionFactor;
            scenario.layout.dtype = dtype;
            scenario.layout.place = place;
            scenario.options.position_begin = -500;
            ropewalk_check_report report;
            EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK);
            EXPECT_STREQ(report.kernel, "reference");
            EXPECT_GT(report.worst_ulp, dtype == ROPEWALK_F32 ? 0.7 : 0.499);
            EXPECT_EQ(report.bound_ulp, errorBound(dtype, true));
            EXPECT_GE(report.worst_position, -500);
            EXPECT_LT(report.worst_position, 1000);
            EXPECT_GT(report.compared, 10000);
          }
}

TEST(Check, ReadsNoRowBesideThePadsOnlyOne) {
  for (ropewalk_pad pad : {ROPEWALK_PAD_LEAVE, ROPEWALK_PAD_COPY})
    for (ropewalk_table_form form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
      Scenario scenario;
      scenario.options.position_begin = 5;
      scenario.options.position_end = 6;
      scenario.options.table_form = form;
      scenario.options.pad = pad;
      scenario.options.pad_position = 5;
      ropewalk_check_report report;
      EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK);
      EXPECT_GT(report.compared, 0); // counted positions know no pads
      EXPECT_EQ(report.worst_position, 5);
    }
}

TEST(Check, NullArgumentsAreRefused) {
  ropewalk_check_report report;
  EXPECT_EQ(ropewalk_check(nullptr, &report), ROPEWALK_INVALID_ARGUMENT);
  Scenario scenario;
  Plan plan = scenario.plan();
  EXPECT_EQ(ropewalk_check(plan.get(), nullptr), ROPEWALK_INVALID_ARGUMENT);
}

TEST(Check, PassesPlansWithNothingToRun) {
  Scenario scenario;
  scenario.rotation.rotary_dim = 0;
  scenario.layout.place = ROPEWALK_IN_PLACE;
  ropewalk_check_report report;
  EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK);
  EXPECT_EQ(report.compared, 0);
}

/// A rotation of 16 pairs by three coordinates, reordered, inverse.
Scenario elaborate() {
  Scenario scenario;
  scenario.rotation.axes = {3, ROPEWALK_AXES_INTERLEAVED, 0, 0, {6, 5, 5}, nullptr};
  scenario.rotation.reorder = 1;
  scenario.rotation.inverse = 1;
  scenario.options.position_begin = -300;
  return scenario;
}

/// Every kernel of a plan holds its bound, and rows were made and checked.
void expectAllHold(const Scenario &scenario) {
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan) << plan.error().message();
  const std::vector<KernelResult> results = checkKernels(**plan);
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].bound, 0.51);
  for (const KernelResult &result : results) {
    EXPECT_TRUE(result.holds()) << result.ulp << " at " << result.position;
    EXPECT_GT(result.compared, 9000);
  }
}

TEST(Check, CoversRowsOfEveryTableForm) {
  for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
    for (ropewalk_table_form form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
      Scenario scenario = elaborate();
      scenario.layout.place = place;
      scenario.options.table_form = form;
      expectAllHold(scenario);
    }
}

TEST(Check, CoversTheLimitsOfAFactoredTable) {
  Scenario scenario = elaborate();
  scenario.options.position_begin = -INT64_C(0x7fffffff);
  scenario.options.position_end = INT64_C(1) << 31;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  expectAllHold(scenario);
}

/// Deterministic: in eight times the data and positions there is a worse case of the rotation.
TEST(Check, RoundsHaveOtherDataAndPositions) {
  Scenario scenario = elaborate();
  scenario.options.position_begin = -INT64_C(0x7fffffff);
  scenario.options.position_end = INT64_C(1) << 31;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan) << plan.error().message();
  const std::vector<KernelResult> once = checkKernels(**plan), often = checkKernels(**plan, 8);
  ASSERT_EQ(once.size(), often.size());
  for (size_t i = 0; i < once.size(); ++i) {
    EXPECT_STREQ(once[i].kernel, often[i].kernel);
    EXPECT_EQ(8 * once[i].compared, often[i].compared);
    EXPECT_GE(often[i].ulp, once[i].ulp) << once[i].kernel;
  }
  EXPECT_GT(often.back().ulp, once.back().ulp);
}

TEST(Check, CoversCachesOf16Bits) {
  for (ropewalk_dtype dtype : {ROPEWALK_F16, ROPEWALK_BF16}) {
    std::vector<uint16_t> values(2 * 16 * 300);
    for (size_t i = 0; i < values.size(); ++i) {
      const float value = std::sin(float(i));
      values[i] = dtype == ROPEWALK_F16 ? StorageF16::store(value) : StorageBF16::store(value);
    }
    const ropewalk_cache cache = {values.data(), values.data() + 1, 300, 32, 2, dtype};
    Scenario scenario = elaborate();
    scenario.options.cache = &cache;
    expectAllHold(scenario);
  }
}

TEST(Check, CoversFractionsAndTheHfMode) {
  const std::vector<double> positions = {0, 0.5, -7.25, 1e9, 3.125, -2e9};
  for (ropewalk_angle angle : {ROPEWALK_ANGLE_EXACT, ROPEWALK_ANGLE_HF}) {
    Scenario scenario;
    scenario.rotation.frequencies.angle = angle;
    auto table = SharedTable::create(scenario.rotation, tableOfPositions(positions));
    ASSERT_TRUE(table) << table.error().message();
    scenario.options.table = table->get();
    ropewalk_check_report report;
    EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK);
  }
}

} // namespace
} // namespace ropewalk
