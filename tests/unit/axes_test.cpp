//===- axes_test.cpp - Which coordinate turns which pair ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "axes.h"
#include "support/raw_enum.h"

#include "ropewalk/rotation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <initializer_list>

namespace ropewalk {
namespace {

using test::setRaw;
using testing::Each;
using testing::ElementsAre;

ropewalk_rotation withAxes(ropewalk_axis_order order, std::initializer_list<int64_t> sections) {
  int64_t pairs = 0;
  ropewalk_rotation rotation = {};
  rotation.axes.order = order;
  for (int64_t section : sections) {
    rotation.axes.sections[rotation.axes.count++] = section;
    pairs += section;
  }
  rotation.head_dim = rotation.rotary_dim = 2 * pairs;
  return rotation;
}

std::vector<int32_t> axesOf(const ropewalk_rotation &rotation) {
  auto axes = pairAxes(rotation);
  EXPECT_TRUE(axes) << (axes ? "" : axes.error().message());
  return axes ? *axes : std::vector<int32_t>();
}

TEST(Axes, NoneMeansOneCoordinateForAllPairs) {
  std::vector<int32_t> axes = axesOf(makeRotation(128, 1e4));
  EXPECT_EQ(axes.size(), 64u);
  EXPECT_THAT(axes, Each(0));
  EXPECT_THAT(axesOf(withAxes(ROPEWALK_AXES_CONTIGUOUS, {3})), ElementsAre(0, 0, 0));
}

TEST(Axes, ContiguousOnesFollowEachOther) {
  EXPECT_THAT(axesOf(withAxes(ROPEWALK_AXES_CONTIGUOUS, {1, 0, 3, 2})),
              ElementsAre(0, 2, 2, 2, 3, 3));
}

TEST(Axes, InterleavedOnesTakeTurnsUntilTheyAreUsedUp) {
  // Qwen3-VL: height on i % 3 == 1 and width on i % 3 == 2 below 60, time elsewhere.
  std::vector<int32_t> axes = axesOf(withAxes(ROPEWALK_AXES_INTERLEAVED, {24, 20, 20}));
  for (int i = 0; i < 64; ++i)
    EXPECT_EQ(axes[i], i < 60 ? i % 3 : 0) << i;
  EXPECT_EQ(std::count(axes.begin(), axes.end(), 0), 24);
}

TEST(Axes, ListedOnesAreTakenAsGiven) {
  const uint8_t list[] = {1, 1, 0, 2, 1};
  ropewalk_rotation rotation = withAxes(ROPEWALK_AXES_LISTED, {1, 3, 1});
  rotation.axes.pair_axis = list;
  EXPECT_THAT(axesOf(rotation), ElementsAre(1, 1, 0, 2, 1));
}

TEST(Axes, EmptyWindowHasNoPairs) {
  EXPECT_TRUE(axesOf(withAxes(ROPEWALK_AXES_CONTIGUOUS, {0, 0})).empty());
  ropewalk_rotation listed = withAxes(ROPEWALK_AXES_LISTED, {0, 7}); // neither is looked at
  listed.rotary_dim = 0;
  listed.axes.restart = 1;
  EXPECT_TRUE(axesOf(listed).empty());
}

struct BadAxes {
  const char *name;
  std::function<void(ropewalk_axes &)> breakIt;
  const char *message;
};

class RejectsAxes : public testing::TestWithParam<BadAxes> {};

TEST_P(RejectsAxes, WithFieldFoundAndExpected) {
  ropewalk_rotation rotation = withAxes(ROPEWALK_AXES_CONTIGUOUS, {16, 24, 24});
  GetParam().breakIt(rotation.axes);
  auto axes = pairAxes(rotation);
  ASSERT_FALSE(axes);
  EXPECT_EQ(axes.error().status(), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(axes.error().message(), GetParam().message);
}

const uint8_t allZero[64] = {}, oneThree[64] = {2, 2, 2, 2, 2, 3};

const BadAxes badAxes[] = {
    {"CountNegative", [](auto &a) { a.count = -1; }, "axes.count is -1, expected 0 to 8"},
    {"CountTooLarge", [](auto &a) { a.count = 9; }, "axes.count is 9, expected 0 to 8"},
    {"Order", [](auto &a) { setRaw(a.order, 3); },
     "axes.order is 3, expected ROPEWALK_AXES_CONTIGUOUS, _INTERLEAVED or _LISTED"},
    {"ListMissing", [](auto &a) { a.order = ROPEWALK_AXES_LISTED; },
     "axes.pair_axis is null, expected the axis of each pair with ROPEWALK_AXES_LISTED"},
    {"ListUnread", [](auto &a) { a.pair_axis = oneThree; },
     "axes.pair_axis is given, expected null unless axes.order is ROPEWALK_AXES_LISTED"},
    {"ListedAxisBeyondCount",
     [](auto &a) { a.order = ROPEWALK_AXES_LISTED, a.pair_axis = oneThree; },
     "axes.pair_axis[5] is 3, expected an axis below axes.count=3"},
    {"ListAgainstSections", [](auto &a) { a.order = ROPEWALK_AXES_LISTED, a.pair_axis = allZero; },
     "axes.sections[0] is 16, expected 64, the pairs that axes.order gives it"},
    {"BlocksNotContiguous", [](auto &a) { a.order = ROPEWALK_AXES_INTERLEAVED, a.blocks = 1; },
     "axes.blocks is 1, expected 0 unless axes.order is ROPEWALK_AXES_CONTIGUOUS"},
    {"OrderWithoutCount", [](auto &a) { a = {}, a.order = ROPEWALK_AXES_INTERLEAVED; },
     "axes.count is 0, expected 1 to 8 as axes.order is not 0"},
    {"RestartWithoutCount", [](auto &a) { a = {}, a.restart = 1; },
     "axes.count is 0, expected 1 to 8 as axes.restart is not 0"},
    {"BlocksWithoutCount", [](auto &a) { a = {}, a.blocks = 1; },
     "axes.count is 0, expected 1 to 8 as axes.blocks is not 0"},
    {"SectionBeyondCount", [](auto &a) { a.count = 2; },
     "axes.sections[2] is 24, expected 0 beyond axes.count=2"},
    {"SectionNegative", [](auto &a) { a.sections[1] = -24; },
     "axes.sections[1] is -24, expected 0 to rotary_dim/2=64"},
    {"SectionTooLarge", [](auto &a) { a.sections[0] = INT64_MAX; },
     "axes.sections[0] is 9223372036854775807, expected 0 to rotary_dim/2=64"},
    {"SumTooSmall", [](auto &a) { a.sections[2] = 20; },
     "sections sum to 60, expected rotary_dim/2=64"},
    {"InterleavedSectionTooLarge",
     [](auto &a) {
       a.order = ROPEWALK_AXES_INTERLEAVED;
       a.sections[0] = 10, a.sections[1] = 30;
     },
     "axes.sections[0] is 10, expected 22, the pairs that axes.order gives it"}};

INSTANTIATE_TEST_SUITE_P(Axes, RejectsAxes, testing::ValuesIn(badAxes),
                         [](const auto &info) { return info.param.name; });

} // namespace
} // namespace ropewalk
