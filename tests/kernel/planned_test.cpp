//===- planned_test.cpp - Every rotation kernel, through a plan -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a user gets: the plan's own tables, the kernel asked for by name, and the promised error
// at every position.
//
//===----------------------------------------------------------------------===//

#include "kernel_test.h"
#include "spy_table.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"
#include "support/effort.h"
#include "support/test_call.h"

#include <gmock/gmock.h>

namespace ropewalk::test {
namespace {

using testing::ElementsAre;

class PlannedKernel : public KernelTest {
protected:
  static constexpr int64_t tokens = 5, heads = 3;

  void SetUp() override {
    KernelTest::SetUp();
    // A window that vectors do not divide.
    const int32_t any = 100, window = spec().request.channels;
    rotation = makeRotation(window ? window : any, 500000, spec().request.pairing);
    rotation.reorder = spec().request.reorder;
    rotation.window_begin = spec().request.before;
    rotation.head_dim += spec().request.before + spec().request.behind;
    layout.dtype = spec().request.dtype;
    layout.place = spec().request.place;
    // Rows as far apart as the kernel's alignment asks for.
    const int64_t unit = requiredAlignment(spec()) / elementBytes(layout.dtype);
    layout.q = bshd(tokens, heads, (rotation.head_dim + unit - 1) / unit * unit);
    name = kernelName(spec());
    options.kernel = name.c_str();
    memory.alignment = requiredAlignment(spec());
  }

  Plan plan(const SpyTable &table) {
    options.kernels = table.get();
    auto made = Plan::create(rotation, layout, options);
    EXPECT_TRUE(made) << made.error().message();
    return std::move(*made);
  }

  double bound() const { return errorBound(layout.dtype, hasFma(spec().target)); }
  bool flushes() const {
    return layout.dtype == ROPEWALK_BF16 && spec().target == Target::X86_64_v4_bf16;
  }

  ropewalk_rotation rotation;
  ropewalk_layout layout = {};
  ropewalk_plan_options options = {};
  Memory memory;
  std::string name;
};

TEST_P(PlannedKernel, PassesTheSelfCheck) {
  options.position_begin = -40;
  options.position_end = effort(2000);
  SpyTable table({{spec()}});
  Plan made = plan(table);
  ropewalk_check_report report;
  EXPECT_EQ(made.check(report), ROPEWALK_OK)
      << report.worst_ulp << " ulp at position " << report.worst_position;
  EXPECT_LE(report.worst_ulp, bound());
  EXPECT_STREQ(report.kernel, name.c_str());
  EXPECT_THAT(table.takeRun(), ElementsAre(name));
}

TEST_P(PlannedKernel, StaysWithinItsBoundAtEveryPosition) {
  for (int64_t begin : {INT64_C(-2147483647), INT64_C(-7), INT64_C(131072), INT64_C(2147483628)})
    for (bool inverse : {false, true}) {
      rotation.inverse = inverse;
      rotation.frequencies.attention_factor = inverse ? 1 : 1.2079441541679836;
      options.position_begin = begin;
      options.position_end = begin + 20;
      SpyTable table({{spec()}});
      Plan made = plan(table);
      TestCall call(rotation, layout, 1, tokens, random, memory);
      std::vector<int64_t> positions = {begin, begin + 19};
      while (positions.size() < tokens)
        positions.push_back(random.integer(begin, begin + 19));
      call.setPositions(inverse ? ROPEWALK_INDEX_I64 : ROPEWALK_INDEX_I32, positions);
      ASSERT_EQ(made.run(call.tensors), ROPEWALK_OK);
      EXPECT_THAT(table.takeRun(), ElementsAre(name));
      Oracle oracle(rotation);
      const Comparison compared = call.compare(oracle, {flushes()});
      EXPECT_EQ(compared.compared, tokens * heads * rotation.head_dim);
      EXPECT_LE(compared.worstUlp, bound()) << compared.where;
    }
}

/// Blocks have an axis each, and rows made by kernels that this plan's table has not: `ropewalk
/// check` has them all.
INSTANTIATE_TEST_SUITE_P(Kernel, PlannedKernel,
                         testing::ValuesIn(specsOf(offeredKernels(allRotationRequests()),
                                                   [](const KernelSpec &spec) {
                                                     return spec.request.blocks == 0;
                                                   })),
                         nameOf);

} // namespace
} // namespace ropewalk::test
