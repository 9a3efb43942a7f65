//===- pads_test.cpp - Tokens that do not turn ----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run_bytes.h"

#include <cstring>

namespace ropewalk {
namespace {

using test::Bytes;
using test::Random;
using test::Scenario;
using test::TestCall;

class Pads : public testing::TestWithParam<ropewalk_place> {
protected:
  Pads() {
    scenario.layout.k = bshd(16, 2, 32);
    scenario.layout.place = GetParam();
    scenario.options.pad_position = -1;
  }

  /// Tokens whose position is -1.
  bool isPad(int64_t t) const { return positions[t] == -1; }

  /// Every token of one call: what it was (src), what the call made of it, what it should be.
  void expectRows(ropewalk_pad pad) {
    scenario.options.pad = pad;
    Random random(5), same(5);
    TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
    TestCall before(scenario.rotation, scenario.layout, 1, 16, same);
    Scenario plain = scenario;
    plain.options.pad = ROPEWALK_PAD_NONE;
    std::vector<int64_t> inRange = positions;
    for (int64_t &position : inRange)
      position = std::max<int64_t>(position, 0);
    const Bytes turned = runListed(plain, 1, 16, inRange);
    const Bytes untouched = before.result();
    const Bytes got = runListed(scenario, 1, 16, positions);
    ASSERT_EQ(got.size(), turned.size());
    const size_t q = 16 * 4 * 32 * 4; // bytes of q, which come first
    for (size_t i = 0; i < got.size(); ++i) {
      const bool isKey = i >= q;
      const size_t token = isKey ? (i - q) / (2 * 32 * 4) : i / (4 * 32 * 4);
      const auto *src =
          static_cast<const unsigned char *>(isKey ? call.tensors.k_src : call.tensors.q_src);
      unsigned char want = turned[i];
      if (isPad(static_cast<int64_t>(token)))
        want = pad == ROPEWALK_PAD_COPY && GetParam() == ROPEWALK_OUT_OF_PLACE
                   ? src[isKey ? i - q : i]
                   : untouched[i];
      ASSERT_EQ(got[i], want) << "byte " << i << " of token " << token;
    }
  }

  Scenario scenario;
  const std::vector<int64_t> positions = {-1, -1, 0, 1, 2, -1, 3, 4, 5, 6, 7, -1, 8, 999, -1, -1};
};

TEST_P(Pads, AreLeft) { expectRows(ROPEWALK_PAD_LEAVE); }
TEST_P(Pads, AreCopied) { expectRows(ROPEWALK_PAD_COPY); }

/// A layer that turns nothing has the pads of the others.
TEST(PadHeads, AreLeftWhereNothingTurns) {
  constexpr int64_t tokens = 3, heads = 2, width = 8;
  const int64_t positions[tokens] = {-1, 0, -1};
  for (ropewalk_pad pad : {ROPEWALK_PAD_NONE, ROPEWALK_PAD_LEAVE, ROPEWALK_PAD_COPY}) {
    Scenario scenario;
    scenario.rotation = {};
    scenario.rotation.head_dim = width;
    scenario.layout.q = bshd(tokens, heads, width);
    scenario.options.pad = pad;
    scenario.options.pad_position = -1;
    std::vector<float> src(tokens * heads * width, 5), dst(src.size(), -1);
    ropewalk_tensors tensors = {};
    tensors.q_src = src.data(), tensors.q_dst = dst.data();
    tensors.batches = 1, tensors.tokens = tokens;
    tensors.index = ROPEWALK_INDEX_I64, tensors.positions = positions;
    const Plan plan = scenario.plan();
    ASSERT_EQ(plan.run(tensors), ROPEWALK_OK);
    for (size_t i = 0; i < dst.size(); ++i) {
      const bool isPad = i / (heads * width) != 1;
      EXPECT_EQ(dst[i], isPad && pad == ROPEWALK_PAD_LEAVE ? -1 : 5) << i;
    }
    tensors.positions = nullptr;
    EXPECT_EQ(plan.run(tensors),
              pad == ROPEWALK_PAD_NONE ? ROPEWALK_OK : ROPEWALK_INVALID_ARGUMENT);
  }
}

/// Of several coordinates all are a pad's.
TEST(PadHeads, AreThoseOfAllCoordinatesWhereNothingTurns) {
  const int32_t positions[2][3] = {{0, 0, 5}, {0, 3, 0}}; // by axis, then by token
  Scenario scenario;
  scenario.rotation = {};
  scenario.rotation.head_dim = 4;
  scenario.rotation.axes.count = 2;
  scenario.layout.q = bshd(3, 1, 4);
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  scenario.options.pad_position = 0;
  std::vector<float> src(12, 5), dst(12, -1);
  ropewalk_tensors tensors = {};
  tensors.q_src = src.data(), tensors.q_dst = dst.data();
  tensors.batches = 1, tensors.tokens = 3;
  tensors.index = ROPEWALK_INDEX_I32, tensors.positions = positions;
  tensors.position_axis_stride = 3;
  ASSERT_EQ(scenario.plan().run(tensors), ROPEWALK_OK);
  EXPECT_EQ(dst, std::vector<float>({-1, -1, -1, -1, 5, 5, 5, 5, 5, 5, 5, 5}));
}

/// Heads side by side are copied at once, others one by one, whatever is between them.
TEST(PadHeads, AreCopiedWhereverTheyLie) {
  constexpr int64_t tokens = 4, heads = 3, width = 32, apart = 40;
  const int32_t positions[tokens] = {-1, 0, 1, -1};
  for (int64_t srcStride : {width, apart})
    for (int64_t dstStride : {width, apart}) {
      Scenario scenario;
      ropewalk_tensor_layout &q = scenario.layout.q = bshd(tokens, heads, width);
      q.src_head_stride = srcStride, q.src_token_stride = heads * srcStride;
      q.dst_head_stride = dstStride, q.dst_token_stride = heads * dstStride;
      scenario.options.pad = ROPEWALK_PAD_COPY;
      scenario.options.pad_position = -1;
      std::vector<float> src(tokens * heads * srcStride), dst(tokens * heads * dstStride, -1);
      for (size_t i = 0; i < src.size(); ++i)
        src[i] = static_cast<float>(i);
      ropewalk_tensors tensors = {};
      tensors.q_src = src.data(), tensors.q_dst = dst.data();
      tensors.batches = 1, tensors.tokens = tokens;
      tensors.index = ROPEWALK_INDEX_I32, tensors.positions = positions;
      ASSERT_EQ(scenario.plan().run(tensors), ROPEWALK_OK);
      for (int64_t token : {0, 3})
        for (int64_t head = 0; head < heads; ++head)
          for (int64_t i = 0; i < dstStride; ++i)
            EXPECT_EQ(dst[(token * heads + head) * dstStride + i],
                      i < width ? src[(token * heads + head) * srcStride + i] : -1);
    }
}

TEST_P(Pads, AreLeftByStagedRowsToo) {
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  expectRows(ROPEWALK_PAD_LEAVE);
}

TEST_P(Pads, MayBeAllThatThereIs) {
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  Random random(5);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  call.setPositions(ROPEWALK_INDEX_I32, std::vector<int64_t>(16, -1));
  EXPECT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
  EXPECT_TRUE(call.untouched());
}

TEST_P(Pads, PlansCheckThemselvesWherePadsAreInRange) {
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  scenario.options.pad_position = 0;
  scenario.options.position_begin = -300; // position 0 is not row 0
  ropewalk_check_report report;
  EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK);
}

INSTANTIATE_TEST_SUITE_P(Run, Pads, testing::Values(ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE),
                         [](const auto &info) {
                           return info.param == ROPEWALK_IN_PLACE ? "InPlace" : "OutOfPlace";
                         });

/// Of two tokens the first one is left as it is, the other one turned.
void expectFirstIsPad(Scenario &scenario, TestCall &call) {
  const Bytes before = call.result();
  ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
  const Bytes after = call.result();
  const size_t token = 4 * 32 * 4;
  EXPECT_EQ(std::memcmp(before.data(), after.data(), token), 0);
  EXPECT_NE(std::memcmp(before.data() + token, after.data() + token, token), 0);
}

TEST(Pad, PositionsOfSeveralAxesArePadsWhenAllCoordinatesAre) {
  Scenario scenario;
  scenario.rotation.axes.count = 2;
  scenario.rotation.axes.sections[0] = scenario.rotation.axes.sections[1] = 8;
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  scenario.options.pad_position = 7;
  Random random(5);
  TestCall call(scenario.rotation, scenario.layout, 1, 2, random);
  const int32_t positions[] = {7, 7, 7, 3}; // token 0 is at (7, 7), token 1 at (7, 3)
  call.tensors.index = ROPEWALK_INDEX_I32;
  call.tensors.positions = positions;
  call.tensors.position_axis_stride = 2;
  expectFirstIsPad(scenario, call);
}

TEST(Pad, PositionsAreComparedAsListed) {
  Scenario scenario;
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  scenario.options.pad_position = 7;
  Random random(5);
  TestCall call(scenario.rotation, scenario.layout, 1, 2, random);
  call.setPositions(ROPEWALK_INDEX_I32, {7, 3});
  call.tensors.position_offset = 4; // token 1 turns by 7
  expectFirstIsPad(scenario, call);
}

} // namespace
} // namespace ropewalk
