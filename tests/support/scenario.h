//===- scenario.h - Plans and calls in a few words --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_SCENARIO_H
#define ROPEWALK_TESTS_SUPPORT_SCENARIO_H

#include "plan.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

namespace ropewalk::test {

/// A rotation, a layout and options that tests change before they plan: 4 heads of 32
/// f32 components, [batch, token, head, component] with 16 tokens per batch, positions
/// 0 to 999, on the portable reference.
struct Scenario {
  ropewalk_rotation rotation = makeRotation(32, 10000);
  ropewalk_layout layout = {};
  ropewalk_plan_options options = {};

  Scenario() {
    layout.q = bshd(16, 4, 32);
    options.position_end = 1000;
    options.allow_reference = 1;
  }

  /// Plans must succeed.
  Plan plan() const {
    auto made = Plan::create(rotation, layout, options);
    EXPECT_TRUE(made) << made.error().message();
    return std::move(*made);
  }

  /// Plans must fail; why.
  Error refusal() const {
    auto made = Plan::create(rotation, layout, options);
    EXPECT_FALSE(made);
    return made ? Error(ROPEWALK_OK, "not refused") : made.error();
  }

  /// Rotates one token.
  void rotate(const void *src, void *dst, int64_t position) const {
    ropewalk_tensors tensors = {};
    tensors.q_src = src;
    tensors.q_dst = dst;
    tensors.batches = tensors.tokens = 1;
    tensors.position_offset = position;
    EXPECT_EQ(plan().run(tensors), ROPEWALK_OK);
  }

  Expected<std::unique_ptr<ropewalk_plan>> planOn(Target cpu) const {
    Environment environment;
    environment.cpu = TargetSet(cpu);
    return createPlan(rotation, layout, options, environment);
  }
};

inline const char *place(ropewalk_place value) {
  return value == ROPEWALK_IN_PLACE ? "in place" : "out of place";
}

} // namespace ropewalk::test

#endif
