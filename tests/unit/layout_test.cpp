//===- layout_test.cpp - Every layout of tensors --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/elements.h"
#include "support/fake_table.h"
#include "support/scenario.h"
#include "support/sparse_memory.h"
#include "support/test_call.h"

#include <gtest/gtest.h>

namespace ropewalk {
namespace {

using test::FakeTable;
using test::Oracle;
using test::Random;
using test::Scenario;
using test::TestCall;

struct Strides {
  const char *name;
  ropewalk_tensor_layout q, k;
};

class EveryLayout : public testing::TestWithParam<Strides> {};

TEST_P(EveryLayout, IsWithinTheBoundAndTouchesNothingElse) {
  Random random(31);
  SCOPED_TRACE(random.trace());
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
      for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
        for (test::Guard guard : {test::Guard::AtBegin, test::Guard::AtEnd}) {
          SCOPED_TRACE(test::place(place));
          Scenario scenario;
          scenario.rotation.head_dim = 24;
          scenario.rotation.window_begin = 4;
          scenario.rotation.rotary_dim = 14;
          scenario.rotation.pairing = pairing;
          scenario.rotation.inverse = guard == test::Guard::AtEnd;
          scenario.layout.dtype = dtype;
          scenario.layout.place = place;
          scenario.layout.q = GetParam().q;
          scenario.layout.k = GetParam().k;
          Plan plan = scenario.plan();
          TestCall call(scenario.rotation, scenario.layout, 2, 5, random, {guard, 0, 0});
          call.addSpecialValues(random);
          call.tensors.position_offset = 990;
          ASSERT_EQ(plan.run(call.tensors), ROPEWALK_OK);
          Oracle oracle(scenario.rotation);
          auto result = call.compare(oracle);
          EXPECT_LE(result.worstUlp, dtype == ROPEWALK_F32 ? 2.0 : 0.51) << result.where;
          int64_t heads = GetParam().q.heads + GetParam().k.heads;
          EXPECT_EQ(result.compared, 2 * 5 * 24 * heads);
        }
}

// Strides of batch, token, head; first of src, then of dst. 24 components per head.
INSTANTIATE_TEST_SUITE_P(
    Layout, EveryLayout,
    testing::Values(
        Strides{"Bshd", bshd(5, 3, 24), bshd(5, 1, 24)},
        Strides{"Bhsd", bhsd(5, 3, 24), bhsd(5, 2, 24)},
        Strides{"BshdToBhsd", {3, 360, 72, 24, 360, 24, 120}, {}},
        Strides{"KeyOnly", {}, bshd(5, 2, 24)},
        Strides{"OddStrides", {3, 1001, 101, 31, 777, 155, 25}, {1, 333, 33, 0, 555, 55, 0}},
        Strides{"Backwards", {3, -360, -72, -24, 360, -72, 24}, {}},
        Strides{"BroadcastSource", {3, 0, 0, 24, 360, 72, 24}, {2, 0, 24, 0, 240, 48, 24}},
        Strides{"BatchInnermost", {3, 24, 144, 48, 24, 144, 48}, {}}),
    [](const auto &info) { return info.param.name; });

/// q, k and v of one token side by side in one row.
struct FusedRows {
  static constexpr int64_t headDim = 32, heads = 4, keyHeads = 2, row = (heads + 2 * keyHeads) * 32;
  std::vector<float> memory;
  ropewalk_layout layout = {};
  ropewalk_tensors tensors = {};

  FusedRows(Random &random, int64_t tokens) : memory(2 * tokens * row) {
    for (float &value : memory)
      value = static_cast<float>(random.value());
    layout.place = ROPEWALK_IN_PLACE;
    layout.q = {heads, 0, 0, 0, tokens * row, row, headDim};
    layout.k = {keyHeads, 0, 0, 0, tokens * row, row, headDim};
    tensors.batches = 2;
    tensors.tokens = tokens;
    tensors.q_dst = memory.data();
    tensors.k_dst = memory.data() + heads * headDim;
  }
};

TEST(Layout, SlicesOfAFusedRowAreRotatedInPlace) {
  Random random(32);
  Scenario scenario;
  FusedRows fused(random, 7);
  scenario.layout = fused.layout;
  Plan plan = scenario.plan();
  std::vector<float> before = fused.memory;
  ASSERT_EQ(plan.run(fused.tensors), ROPEWALK_OK);
  Oracle oracle(scenario.rotation);
  auto q = test::compare(oracle, fused.layout, fused.tensors, false, before.data());
  auto k = test::compare(oracle, fused.layout, fused.tensors, true,
                         before.data() + FusedRows::heads * FusedRows::headDim);
  EXPECT_LE(q.worstUlp, 2.0) << q.where;
  EXPECT_LE(k.worstUlp, 2.0) << k.where;
  for (size_t i = 0; i < before.size(); ++i)
    ASSERT_TRUE(static_cast<int64_t>(i) % FusedRows::row < 6 * 32 || fused.memory[i] == before[i])
        << "v was written";
}

/// Strides are products of extents, one of which is 0.
TEST(Layout, MayBeOfNoTokens) {
  Random random(38);
  for (const auto &[q, k] :
       {std::pair(bshd(0, 4, 32), bshd(0, 2, 32)), std::pair(bhsd(0, 4, 32), bhsd(0, 2, 32)),
        std::pair(bhsd(0, 4, 32), ropewalk_tensor_layout{}),
        std::pair(bhsd(16, 0, 32), bhsd(0, 2, 32))})
    for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
      Scenario scenario;
      scenario.layout.place = place;
      scenario.layout.q = q;
      scenario.layout.k = k;
      Plan plan = scenario.plan();
      ropewalk_tensors tensors = {};
      for (int64_t batches : {0, 1, 3}) {
        tensors.batches = batches;
        EXPECT_EQ(plan.run(tensors), ROPEWALK_OK);
      }
      ropewalk_check_report report;
      EXPECT_EQ(plan.check(report), ROPEWALK_OK);
    }
}

TEST(Layout, OfNoTokensTakesNone) {
  Random random(39);
  Scenario scenario;
  scenario.layout.q = bhsd(0, 4, 32);
  Plan plan = scenario.plan();
  float src[4 * 32], dst[4 * 32] = {};
  std::fill(src, src + 4 * 32, 1.0f);
  ropewalk_tensors tensors = {};
  tensors.batches = tensors.tokens = 1;
  tensors.q_src = src;
  tensors.q_dst = dst;
  ropewalk_error error;
  EXPECT_EQ(ropewalk_validate(plan.get(), &tensors, &error), ROPEWALK_OVERLAP);
  EXPECT_STREQ(error.message, "rows of q_dst overlap, expected disjoint ones");
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OVERLAP);
  EXPECT_EQ(ropewalk_run_range(plan.get(), &tensors, 0, 1), ROPEWALK_OVERLAP);
  EXPECT_TRUE(std::all_of(dst, dst + 4 * 32, [](float x) { return x == 0; }));
}

TEST(Layout, SlicesThatReachIntoEachOtherOverlap) {
  Random random(33);
  Scenario scenario;
  FusedRows fused(random, 7);
  scenario.layout = fused.layout;
  Plan plan = scenario.plan();
  std::vector<float> before = fused.memory;
  for (int64_t slip : {-1, -32, 4 * 32 - 1}) { // into q's last head, into the next row's q
    ropewalk_tensors tensors = fused.tensors;
    tensors.k_dst = static_cast<float *>(fused.tensors.k_dst) + slip;
    EXPECT_EQ(plan.run(tensors), ROPEWALK_OVERLAP) << slip;
  }
  EXPECT_EQ(fused.memory, before);
}

TEST(Layout, WindowsInPlaceMayLieBetweenEachOther) {
  // Rows of 32 of which only components 16 to 31 turn; k's rows begin 16 later.
  Random random(34);
  Scenario scenario;
  scenario.rotation.window_begin = 16;
  scenario.rotation.rotary_dim = 16;
  scenario.layout.place = ROPEWALK_IN_PLACE;
  scenario.layout.q = {1, 0, 0, 0, 0, 32, 0};
  scenario.layout.k = {1, 0, 0, 0, 0, 32, 0};
  std::vector<float> memory(5 * 32 + 16, 1.0f);
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  tensors.tokens = 5;
  tensors.q_dst = memory.data();
  tensors.k_dst = memory.data() + 16;
  Plan plan = scenario.plan();
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OK);
  tensors.k_dst = memory.data() + 15;
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OVERLAP);
}

TEST(Layout, RowsOfOneDestinationMustNotOverlap) {
  Random random(35);
  Scenario scenario; // planned for 16 tokens per batch
  Plan plan = scenario.plan();
  std::vector<float> src(8192), dst(8192);
  ropewalk_tensors tensors = {};
  tensors.q_src = src.data();
  tensors.q_dst = dst.data();
  tensors.batches = 2;
  tensors.tokens = 16;
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OK);
  tensors.tokens = 15;
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OK);
  tensors.tokens = 17; // the last one of a batch lies on the first of the next
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OVERLAP);
}

TEST(Layout, OutOfPlaceMayWriteIntoHolesOfItsSource) {
  Random random(36);
  Scenario scenario;
  scenario.layout.q = {4, 0, 256, 64, 0, 256, 64}; // heads of 32 in slots of 64
  std::vector<float> memory(16 * 256);
  for (float &value : memory)
    value = static_cast<float>(random.value());
  std::vector<float> before = memory;
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  tensors.tokens = 16;
  tensors.q_src = memory.data();
  tensors.q_dst = memory.data() + 32;
  Plan plan = scenario.plan();
  ASSERT_EQ(plan.run(tensors), ROPEWALK_OK);
  Oracle oracle(scenario.rotation);
  auto result = test::compare(oracle, scenario.layout, tensors, false, before.data());
  EXPECT_LE(result.worstUlp, 2.0) << result.where;
  tensors.q_dst = memory.data() + 31;
  EXPECT_EQ(plan.run(tensors), ROPEWALK_OVERLAP);
}

struct HugeStrides {
  const char *name;
  int64_t batch, token, head; // elements
};

class EveryHugeStride : public testing::TestWithParam<HugeStrides> {};

TEST_P(EveryHugeStride, IsSplitIntoBlocksThatKernelsReach) {
  Random random(37);
  const HugeStrides &stride = GetParam();
  constexpr int64_t batches = 2, tokens = 3, heads = 3, headDim = 32;
  int64_t elements = stride.batch * (batches - 1) + stride.token * (tokens - 1) +
                     stride.head * (heads - 1) + headDim;
  test::SparseMemory memory(elements * 2);
  auto *origin = static_cast<uint16_t *>(memory.data());
  ASSERT_TRUE(memory.exists());
  Scenario scenario;
  scenario.rotation.rotary_dim = 16;
  scenario.layout.dtype = ROPEWALK_BF16;
  scenario.layout.place = ROPEWALK_IN_PLACE;
  scenario.layout.q = {heads, 0, 0, 0, stride.batch, stride.token, stride.head};
  FakeTable table({{"rope_half_bf16_in_dany__x86_64_pair4x1"}});
  scenario.options.kernels = table.get();
  auto plan = scenario.planOn(Target::X86_64);
  ASSERT_TRUE(plan) << plan.error().message();
  ropewalk_tensors tensors = {};
  tensors.batches = batches;
  tensors.tokens = tokens;
  tensors.q_dst = origin;
  Oracle oracle(scenario.rotation);
  std::vector<std::vector<double>> before;
  auto forEachHead = [&](auto visit) {
    for (int64_t b = 0; b < batches; ++b)
      for (int64_t t = 0; t < tokens; ++t)
        for (int64_t h = 0; h < heads; ++h)
          visit(origin + b * stride.batch + t * stride.token + h * stride.head, t);
  };
  forEachHead([&](uint16_t *head, int64_t) {
    for (int64_t j = 0; j < headDim; ++j)
      test::writeElement(ROPEWALK_BF16, head + j, random.value());
    before.emplace_back();
    for (int64_t j = 0; j < headDim; ++j)
      before.back().push_back(test::readElement(ROPEWALK_BF16, head + j));
  });
  ASSERT_EQ(ropewalk_run(plan->get(), &tensors), ROPEWALK_OK);
  EXPECT_EQ(table.brokenPromise(), "");
  size_t number = 0;
  forEachHead([&](uint16_t *head, int64_t t) {
    auto want = oracle.rotate(before[number++], t);
    for (int64_t j = 0; j < headDim; ++j) {
      double got = test::readElement(ROPEWALK_BF16, head + j);
      double ulp = test::ulpAt(ROPEWALK_BF16, want[j].magnitude);
      EXPECT_LE(std::fabs(static_cast<double>(got - want[j].value)), 0.51 * ulp);
    }
  });
}

constexpr int64_t giga = INT64_C(1) << 30;
INSTANTIATE_TEST_SUITE_P(Layout, EveryHugeStride,
                         testing::Values(HugeStrides{"Batches", 5 * giga, 96, 32},
                                         HugeStrides{"Tokens", 96, 2 * giga, 32},
                                         HugeStrides{"Heads", 96, 32, 3 * giga},
                                         HugeStrides{"TokensAndHeads", 32, 3 * giga, giga},
                                         HugeStrides{"TokensJustBelow", 96, giga - 64, 32}),
                         [](const auto &info) { return info.param.name; });

} // namespace
} // namespace ropewalk
