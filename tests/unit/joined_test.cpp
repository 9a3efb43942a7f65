//===- joined_test.cpp - q and k side by side in memory -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows hold 4 heads of q, some free heads, then 2 heads of k. With none free, both are
// turned as one tensor; bits must not depend on it.
//
//===----------------------------------------------------------------------===//

#include "plan.h"
#include "support/random.h"
#include "support/scenario.h"

#include <gtest/gtest.h>

namespace ropewalk {
namespace {

using test::Random;
using test::Scenario;

constexpr int64_t tokens = 9, batches = 2, dim = 32, queries = 4, keys = 2, rowHeads = 8;

class Joined : public testing::TestWithParam<ropewalk_place> {
protected:
  Joined() {
    Random random(3);
    for (float &value : source)
      value = static_cast<float>(random.uniform() - 0.5);
    scenario.layout.place = GetParam();
    scenario.layout.q = rows(queries);
    scenario.layout.k = rows(keys);
  }

  static ropewalk_tensor_layout rows(int64_t heads) {
    ropewalk_tensor_layout layout = bshd(tokens, rowHeads, dim);
    layout.heads = heads;
    return layout;
  }

  /// What is in dst afterwards, with k's first head at `keyHead` of each row.
  std::vector<float> run(const ropewalk_layout &layout, int64_t keyHead) const {
    Scenario changed = scenario;
    changed.layout = layout;
    Plan plan = changed.plan();
    std::vector<float> dst = source;
    ropewalk_tensors tensors = {};
    tensors.batches = batches;
    tensors.tokens = tokens;
    tensors.position_offset = 5;
    tensors.q_src = source.data();
    tensors.q_dst = dst.data();
    tensors.k_src = source.data() + keyHead * dim;
    tensors.k_dst = dst.data() + keyHead * dim;
    EXPECT_EQ(plan.run(tensors), ROPEWALK_OK);
    return dst;
  }

  /// The same with a call for each tensor.
  std::vector<float> runApart(int64_t keyHead) const {
    ropewalk_layout one = scenario.layout;
    one.k.heads = 0;
    std::vector<float> result = run(one, 0);
    one.q.heads = 0;
    one.k.heads = keys;
    const std::vector<float> k = run(one, keyHead);
    for (size_t i = 0; i < k.size(); ++i)
      if (const int64_t head = i / dim % rowHeads; head >= keyHead && head < keyHead + keys)
        result[i] = k[i];
    return result;
  }

  Scenario scenario;
  std::vector<float> source = std::vector<float>(batches * tokens * rowHeads * dim);
};

TEST_P(Joined, KeysBehindQueriesAreTurnedAlike) {
  EXPECT_EQ(run(scenario.layout, queries), runApart(queries));
}

TEST_P(Joined, KeysFurtherBehindAreTurnedWhereTheyAre) {
  EXPECT_EQ(run(scenario.layout, queries + 1), runApart(queries + 1));
}

TEST_P(Joined, TheRestOfAWindowIsTakenAlong) {
  scenario.rotation.window_begin = 6;
  scenario.rotation.rotary_dim = 20;
  EXPECT_EQ(run(scenario.layout, queries), runApart(queries));
}

TEST_P(Joined, OtherStridesAreKeptApart) {
  scenario.layout.k.src_token_stride *= 2;
  scenario.layout.k.dst_token_stride *= 2;
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan);
  EXPECT_EQ((*plan)->joined, nullptr);
}

TEST_P(Joined, EqualStridesMayBeJoined) {
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan);
  ASSERT_NE((*plan)->joined, nullptr);
  EXPECT_EQ((*plan)->joined->tensor.heads, queries + keys);
  EXPECT_EQ((*plan)->joined->srcOffset, queries * dim * 4);
}

INSTANTIATE_TEST_SUITE_P(Places, Joined, testing::Values(ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE));

} // namespace
} // namespace ropewalk
