//===- graph_table_test.cpp - Tables of compiled graphs -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/graph.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ropewalk {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

/// 2 batches of 3 tokens with two coordinates, 4 pairs, i32; rows with a gap behind each.
class GraphTable : public ::testing::Test {
protected:
  GraphTable() {
    call.version = ROPEWALK_GRAPH_VERSION;
    call.rotation.head_dim = call.rotation.rotary_dim = 8;
    call.rotation.frequencies.theta = 1e4;
    call.rotation.axes.count = 2;
    call.rotation.axes.sections[0] = 1;
    call.rotation.axes.sections[1] = 3;
    call.positions = positions;
    call.index = ROPEWALK_INDEX_I32;
    call.batch_dims = 1;
    call.batches[0] = 2;
    call.tokens = 3;
    call.position_axis_stride = 6;
    call.position_batch_strides[0] = 3;
    call.position_token_stride = 1;
    call.cos = {cos, {2}, 3, 4, {15}, 5, 1};
    call.sin = {sin, {2}, 3, 4, {3}, 1, 6}; // the pairs of all tokens one after another
  }

  std::string failure(ropewalk_status status) {
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(ropewalk_graph_write_table(&call), status);
    return ::testing::internal::GetCapturedStderr();
  }

  const int32_t positions[12] = {0, 1, 2, -7, 1000, 5, 9, 8, 7, 6, 5, 123456};
  float cos[30] = {}, sin[24] = {};
  ropewalk_graph_table_call call = {};
};

TEST_F(GraphTable, WritesTheRowsOfPositions) {
  cos[4] = 42; // between rows
  ASSERT_EQ(failure(ROPEWALK_OK), "");
  EXPECT_EQ(cos[4], 42);
  for (int row = 0; row < 6; ++row)
    for (int pair = 0; pair < 4; ++pair) {
      const double angle = positions[(pair == 0 ? 0 : 6) + row] * std::pow(1e4, -pair / 4.0);
      EXPECT_NEAR(cos[5 * row + pair], std::cos(angle), 1e-7) << row << ", " << pair;
      EXPECT_NEAR(sin[row + 6 * pair], std::sin(angle), 1e-7) << row << ", " << pair;
    }
}

TEST_F(GraphTable, TakesI64) {
  const int64_t wide[12] = {0, 1, 2, -7, 1000, 5, 9, 8, 7, 6, 5, 123456};
  ASSERT_EQ(failure(ROPEWALK_OK), "");
  const std::vector<float> expected(cos, cos + 30);
  std::fill_n(cos, 30, 0.0f);
  call.positions = wide;
  call.index = ROPEWALK_INDEX_I64;
  ASSERT_EQ(failure(ROPEWALK_OK), "");
  EXPECT_EQ(std::vector<float>(cos, cos + 30), expected);
}

TEST_F(GraphTable, SaysWhyItFailed) {
  call.rotation.frequencies.theta = 0;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
              HasSubstr("ropewalk: rope.table: theta is 0, expected"));
  call.index = 0;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
              EndsWith("index is 0, expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64\n"));
  call.batch_dims = -1;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("batch_dims is -1, expected 0 to 6\n"));
  ::testing::internal::CaptureStderr();
  EXPECT_EQ(ropewalk_graph_write_table(nullptr), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_THAT(::testing::internal::GetCapturedStderr(),
              EndsWith("call is null, expected a pointer\n"));
}

TEST_F(GraphTable, RefusesRecordsOfAnotherRelease) {
  call.version = 8; // the head of a record that began with its rotation
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
              EndsWith("version is 8, expected " + std::to_string(ROPEWALK_GRAPH_VERSION) +
                       ": the graph was lowered by another release\n"));
  EXPECT_EQ(std::count(cos, cos + 30, 0.0f), 30);
}

TEST_F(GraphTable, RefusesExtentsThatAreNotItsOwn) {
  call.sin.pairs = 5;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("sin.pairs is 5, expected 4\n"));
  call.cos.batches[0] = 1;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("cos.batches[0] is 1, expected 2\n"));
  call.tokens = 4;
  call.batch_dims = 0;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("cos.tokens is 3, expected 4\n"));
  EXPECT_EQ(std::count(cos, cos + 30, 0.0f), 30);
}

TEST_F(GraphTable, RefusesPointersToNothing) {
  call.sin.rows = nullptr;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("sin is null, expected a pointer\n"));
  call.sin.rows = sin;
  call.positions = nullptr;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
              EndsWith("positions is null, expected a pointer\n"));
  call.positions = reinterpret_cast<const char *>(positions) + 2;
  EXPECT_THAT(failure(ROPEWALK_MISALIGNED), EndsWith(", expected a multiple of 4\n"));
  call.tokens = call.cos.tokens = call.sin.tokens = -1;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("tokens is -1, expected at least 0\n"));
}

/// How many positions are read is the rotation's.
TEST_F(GraphTable, ReadsNoPositionsOfARotationThatIsNone) {
  call.positions = positions + 12; // behind all
  for (const int32_t axes : {9, 2000000000, -1}) {
    call.rotation.axes.count = axes;
    EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
                EndsWith("axes.count is " + std::to_string(axes) + ", expected 0 to 8\n"));
  }
  call.rotation.axes.count = 2;
  call.rotation.axes.sections[0] = 2;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
              EndsWith("sections sum to 5, expected rotary_dim/2=4\n"));
  EXPECT_EQ(std::count(cos, cos + 30, 0.0f), 30);
}

TEST_F(GraphTable, RefusesPositionsOutsideTheAddressSpace) {
  for (int64_t *stride :
       {&call.position_axis_stride, &call.position_token_stride, &call.position_batch_strides[0]}) {
    const int64_t before = std::exchange(*stride, INT64_MAX / 2);
    EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
                EndsWith("positions has strides that reach far, expected memory within the address "
                         "space\n"));
    *stride = before;
  }
  EXPECT_EQ(failure(ROPEWALK_OK), "");
}

TEST_F(GraphTable, RefusesEntriesThatMeetOthers) {
  call.cos.token_stride = 0;
  EXPECT_THAT(failure(ROPEWALK_OVERLAP), EndsWith("rows of cos overlap, expected disjoint ones\n"));
  call.cos.token_stride = 5;
  call.sin.rows = cos + 4; // between the rows of cos, but for the first
  call.sin.token_stride = 5;
  EXPECT_THAT(failure(ROPEWALK_OVERLAP), EndsWith("cos overlaps sin, expected disjoint tables\n"));
  EXPECT_EQ(std::count(cos, cos + 30, 0.0f), 30);
}

TEST_F(GraphTable, WithoutTokensDoesNothing) {
  call.tokens = call.cos.tokens = call.sin.tokens = 0;
  call.positions = nullptr;
  EXPECT_EQ(failure(ROPEWALK_OK), "");
}

} // namespace
} // namespace ropewalk
