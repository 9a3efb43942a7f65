//===- plan_environment_test.cpp - Options of a plan and the environment --===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/fake_table.h"
#include "support/scenario.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ropewalk {
namespace {

using test::FakeTable;
using test::Scenario;
using testing::HasSubstr;

TEST(PlanEnvironment, OptionsOverrideTheEnvironment) {
  Scenario scenario;
  FakeTable table(
      {{"rope_half_f32_out_d32__x86_64_v3_pair8x1"}, {"rope_half_f32_out_d32__x86_64_pair4x1"}});
  scenario.options.kernels = table.get();
  Environment environment;
  environment.cpu = TargetSet(Target::X86_64_v4);
  environment.maxIsa = "x86-64";
  const auto expectChoice = [&](const char *kernel) {
    auto plan = createPlan(scenario.rotation, scenario.layout, scenario.options, environment);
    ASSERT_TRUE(plan) << plan.error().message();
    EXPECT_THAT(ropewalk_plan_describe(plan->get()), HasSubstr(std::string("by ") + kernel));
  };
  const char *const slow = "rope_half_f32_out_d32__x86_64_pair4x1";
  const char *const fast = "rope_half_f32_out_d32__x86_64_v3_pair8x1";
  expectChoice(slow);
  scenario.options.max_isa = "x86-64-v3";
  expectChoice(fast);
  environment.kernel = slow;
  expectChoice(slow);
  scenario.options.kernel = fast;
  expectChoice(fast);
}

class EnvironmentVariables : public testing::Test {
protected:
  void TearDown() override {
    for (const char *name : {"ROPEWALK_MAX_ISA", "ROPEWALK_KERNEL", "ROPEWALK_VERBOSE"})
      unsetenv(name);
  }
};

TEST_F(EnvironmentVariables, AreReadByPlanCreation) {
  Scenario scenario;
  setenv("ROPEWALK_MAX_ISA", "fastest", 1);
  EXPECT_THAT(scenario.refusal().message(), HasSubstr("ROPEWALK_MAX_ISA is fastest"));
  setenv("ROPEWALK_MAX_ISA", "", 1); // empty: not set
  setenv("ROPEWALK_KERNEL", "mine", 1);
  EXPECT_STREQ(scenario.refusal().message(),
               "ROPEWALK_KERNEL is mine, expected a name in the kernel table");
  scenario.options.kernel = "yours"; // goes before the variable
  EXPECT_STREQ(scenario.refusal().message(),
               "kernel is yours, expected a name in the kernel table");
}

TEST_F(EnvironmentVariables, AreNamedWhereTheyAskForAKernelThatCannotServe) {
  Scenario scenario;
  setenv("ROPEWALK_KERNEL", "reference", 1);
  scenario.options.allow_reference = 0;
  EXPECT_STREQ(scenario.refusal().message(),
               "ROPEWALK_KERNEL is reference, expected allow_reference beside it");
  scenario.rotation.rotary_dim = 0;
  EXPECT_STREQ(scenario.refusal().message(),
               "ROPEWALK_KERNEL is reference, expected one that this rotation and layout need");
}

TEST_F(EnvironmentVariables, VerbosePrintsOneLinePerPlan) {
  Scenario scenario;
  testing::internal::CaptureStderr();
  scenario.plan();
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  setenv("ROPEWALK_VERBOSE", "plan", 1);
  testing::internal::CaptureStderr();
  scenario.plan();
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ropewalk plan: q[4, 0:32] rope_half_f32_out_d32 by reference\n");
  scenario.rotation.rotary_dim = 3;
  testing::internal::CaptureStderr();
  EXPECT_FALSE(Plan::create(scenario.rotation, scenario.layout, scenario.options));
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ropewalk plan: rotary_dim is 3, expected an even number in [0, head_dim=32]\n");
  scenario.rotation.rotary_dim = 32;
  scenario.options.kernel = "two\nlines";
  testing::internal::CaptureStderr();
  EXPECT_FALSE(Plan::create(scenario.rotation, scenario.layout, scenario.options));
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ropewalk plan: kernel is two?lines, expected a name in the kernel table\n");
}

} // namespace
} // namespace ropewalk
