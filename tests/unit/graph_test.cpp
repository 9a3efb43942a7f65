//===- graph_test.cpp - Calls from compiled graphs ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/graph.h"

#include "support/elements.h"
#include "support/random.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>
#include <vector>

namespace ropewalk {
namespace {

using test::Random;
using ::testing::EndsWith;
using ::testing::HasSubstr;

struct Tensor {
  Tensor(Random &random, ropewalk_dtype dtype, int64_t elements)
      : dtype(dtype), bytes(elements * test::formatOf(dtype).bytes) {
    for (int64_t i = 0; i < elements; ++i)
      test::writeElement(dtype, bytes.data() + i * test::formatOf(dtype).bytes, random.value());
  }
  void *at(int64_t element) { return bytes.data() + element * test::formatOf(dtype).bytes; }

  ropewalk_dtype dtype;
  std::vector<unsigned char> bytes;
};

struct Shape {
  int64_t batches[2], tokens, heads[2], headDim, window;
  bool sharedTable;

  int64_t elements(int t) const { return batches[0] * batches[1] * tokens * heads[t] * headDim; }
  int64_t rows() const { return (sharedTable ? 1 : batches[0] * batches[1]) * tokens; }
};

/// [batch, batch, head, token, component] in memory: no two extents are where they are in a call.
void setView(ropewalk_graph_view &view, const Shape &shape, int64_t heads) {
  std::copy_n(shape.batches, 2, view.batches);
  view.tokens = shape.tokens;
  view.heads = heads;
  view.components = shape.headDim;
  view.component_stride = 1;
  view.token_stride = shape.headDim;
  view.head_stride = shape.tokens * shape.headDim;
  view.batch_strides[1] = heads * view.head_stride;
  view.batch_strides[0] = shape.batches[1] * view.batch_strides[1];
}

void setTable(ropewalk_graph_table &table, const Shape &shape) {
  std::copy_n(shape.batches, 2, table.batches);
  table.tokens = shape.tokens;
  table.pairs = shape.window / 2;
  table.pair_stride = 1;
  table.token_stride = shape.window / 2;
  if (shape.sharedTable)
    return;
  table.batch_strides[1] = shape.tokens * table.token_stride;
  table.batch_strides[0] = shape.batches[1] * table.batch_strides[1];
}

ropewalk_graph_call callOf(const Shape &shape, Random &random, ropewalk_dtype dtype) {
  ropewalk_graph_call call = {};
  call.version = ROPEWALK_GRAPH_VERSION;
  call.allow_reference = 1;
  call.dtype = dtype;
  call.head_dim = shape.headDim;
  call.rotary_dim = shape.window;
  call.window_begin = random.integer(0, shape.headDim - shape.window);
  call.pairing = random.integer(0, 1);
  call.inverse = random.integer(0, 1);
  call.reorder = random.integer(0, 1);
  call.batch_dims = 2;
  call.batches[0] = shape.batches[0];
  call.batches[1] = shape.batches[1];
  call.tokens = shape.tokens;
  for (int t = 0; t < 2; ++t)
    for (ropewalk_graph_view *view : {&(t ? call.k : call.q).src, &(t ? call.k : call.q).dst})
      setView(*view, shape, shape.heads[t]);
  setTable(call.cos, shape);
  setTable(call.sin, shape);
  return call;
}

/// The same by a plan of one tensor, batch by batch, with the table as the caller's cache.
void runPlan(const ropewalk_graph_call &call, const ropewalk_graph_tensor &tensor,
             const Shape &shape, Tensor &cos, Tensor &sin, Tensor &src, Tensor &dst) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = call.head_dim;
  rotation.window_begin = call.window_begin;
  rotation.rotary_dim = call.rotary_dim;
  rotation.pairing = static_cast<ropewalk_pairing>(call.pairing);
  rotation.reorder = static_cast<int32_t>(call.reorder);
  rotation.inverse = static_cast<int32_t>(call.inverse);
  ropewalk_layout layout = {};
  layout.dtype = src.dtype;
  layout.q.heads = tensor.dst.heads;
  layout.q.src_token_stride = layout.q.dst_token_stride = tensor.src.token_stride;
  layout.q.src_head_stride = layout.q.dst_head_stride = tensor.src.head_stride;
  const int64_t pairs = shape.window / 2,
                batchElements = src.bytes.empty() ? 0 : tensor.src.batch_strides[1];
  for (int64_t b = 0; b < shape.batches[0] * shape.batches[1]; ++b) {
    const int64_t row = shape.sharedTable ? 0 : b * shape.tokens * pairs;
    ropewalk_cache cache = {cos.at(row), sin.at(row), shape.tokens, pairs, 1, cos.dtype};
    ropewalk_plan_options options = {};
    options.cache = &cache;
    options.allow_reference = 1;
    ropewalk_plan *plan = nullptr;
    ropewalk_error error;
    ASSERT_EQ(ropewalk_plan_create(&rotation, &layout, &options, &plan, &error), ROPEWALK_OK)
        << error.message;
    ropewalk_tensors tensors = {};
    tensors.batches = 1;
    tensors.tokens = shape.tokens;
    tensors.q_src = src.at(b * batchElements);
    tensors.q_dst = dst.at(b * batchElements);
    EXPECT_EQ(ropewalk_run(plan, &tensors), ROPEWALK_OK);
    ropewalk_plan_destroy(plan);
  }
}

TEST(Graph, GivesTheBitsOfPlans) {
  for (int64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    SCOPED_TRACE(random.trace());
    Shape shape = {};
    shape.batches[0] = random.integer(1, 3);
    shape.batches[1] = random.integer(1, 3);
    shape.tokens = random.integer(1, seed % 10 ? 9 : 200); // now and then more than a block's rows
    shape.heads[0] = random.integer(1, 4);
    shape.heads[1] = random.integer(0, 2);
    shape.window = 2 * random.integer(0, seed % 40 ? 40 : 5000); // a row may exceed the scratch
    shape.headDim = shape.window + random.integer(1, 9);
    shape.sharedTable = random.integer(0, 1);
    const auto dtype = static_cast<ropewalk_dtype>(random.integer(0, 2));
    // Plans read wide caches in f32 only.
    const auto tableDtype =
        static_cast<ropewalk_dtype>(shape.window > 2048 ? 0 : random.integer(0, 2));
    ropewalk_graph_call call = callOf(shape, random, dtype);
    call.table_dtype = tableDtype;
    Tensor cos(random, tableDtype, shape.rows() * shape.window / 2 + 1);
    Tensor sin(random, tableDtype, shape.rows() * shape.window / 2 + 1);
    call.cos.rows = cos.at(0);
    call.sin.rows = sin.at(0);
    std::vector<Tensor> src, dst, expected;
    for (int t = 0; t < 2; ++t) {
      src.emplace_back(random, dtype, shape.elements(t));
      dst.emplace_back(random, dtype, shape.elements(t));
      expected.push_back(dst.back());
      auto &tensor = t ? call.k : call.q;
      tensor.src.data = src[t].at(0);
      tensor.dst.data = dst[t].at(0);
      if (tensor.dst.heads)
        runPlan(call, tensor, shape, cos, sin, src[t], expected[t]);
    }
    ASSERT_EQ(ropewalk_graph_apply(&call), ROPEWALK_OK);
    EXPECT_EQ(dst[0].bytes, expected[0].bytes);
    EXPECT_EQ(dst[1].bytes, expected[1].bytes);
  }
}

/// A call that runs: 3 tokens of 2 heads of 4 components, in place.
class GraphCall : public ::testing::Test {
protected:
  GraphCall() {
    call.version = ROPEWALK_GRAPH_VERSION;
    call.allow_reference = 1;
    call.place = ROPEWALK_IN_PLACE;
    call.head_dim = call.rotary_dim = 4;
    call.tokens = 3;
    call.table_dtype = ROPEWALK_GRAPH_F64;
    call.cos = {cos, {}, 3, 2, {}, 2, 1};
    call.sin = {sin, {}, 3, 2, {}, 2, 1};
    call.q.dst = {x, {}, 3, 2, 4, {}, 8, 4, 1};
    ropewalk_graph_release();
  }

  void setTokens(int64_t tokens) {
    call.tokens = call.cos.tokens = call.sin.tokens = call.q.dst.tokens = tokens;
  }

  /// What is said where one extent is another than it must be.
  std::string refusal(int64_t &extent, int64_t found) {
    const int64_t expected = std::exchange(extent, found);
    std::string text = failure(ROPEWALK_INVALID_ARGUMENT);
    extent = expected;
    return text;
  }

  /// What a call that fails says, after its status.
  std::string failure(ropewalk_status status) {
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(ropewalk_graph_apply(&call), status);
    return ::testing::internal::GetCapturedStderr();
  }

  double cos[6] = {0, 0, 1, 1, 0, 0}, sin[6] = {1, 1, 0, 0, -1, -1};
  float x[24] = {1, 2, 3, 4};
  ropewalk_graph_call call = {};
};

TEST_F(GraphCall, TakesTablesOfF64) {
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  EXPECT_THAT(std::vector<float>(x, x + 4), ::testing::ElementsAre(-3, -4, 1, 2));
}

TEST_F(GraphCall, RotatesOneAfterTheOtherWhereTheyShareMemory) {
  call.k = call.q; // so 90 degrees twice, except for the second token
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  EXPECT_THAT(std::vector<float>(x, x + 4), ::testing::ElementsAre(-1, -2, -3, -4));
  EXPECT_EQ(ropewalk_graph_plans(), 2);
}

TEST_F(GraphCall, RotatesAtOnceWhatLiesApart) {
  call.q.dst.heads = 1;
  call.q.dst.token_stride = 4;
  call.k = call.q;
  call.k.dst.data = x + 12;
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  EXPECT_EQ(ropewalk_graph_plans(), 1);
  call.k.dst.data = x + 8; // the third token of both
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  EXPECT_EQ(ropewalk_graph_plans(), 3);
}

TEST_F(GraphCall, KeepsPlans) {
  EXPECT_EQ(ropewalk_graph_plans(), 0);
  failure(ROPEWALK_OK);
  failure(ROPEWALK_OK);
  EXPECT_EQ(ropewalk_graph_plans(), 1);
  setTokens(2); // no plan depends on that
  failure(ROPEWALK_OK);
  EXPECT_EQ(ropewalk_graph_plans(), 1);
  call.inverse = 1;
  failure(ROPEWALK_OK);
  EXPECT_EQ(ropewalk_graph_plans(), 2);
  ropewalk_graph_release();
  EXPECT_EQ(ropewalk_graph_plans(), 0);
}

TEST_F(GraphCall, KeepsNoMoreThanSoManyPlans) {
  setTokens(1);
  for (int64_t stride = 8; stride < 8 + 256; ++stride) {
    call.q.dst.token_stride = stride;
    failure(ROPEWALK_OK);
    EXPECT_EQ(ropewalk_graph_plans(), stride - 7);
  }
  call.q.dst.token_stride = 1000;
  failure(ROPEWALK_OK);
  EXPECT_EQ(ropewalk_graph_plans(), 1);
}

TEST_F(GraphCall, WithoutTokensOrBatchesDoesNothing) {
  call.q.dst.data = nullptr;
  setTokens(0);
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  setTokens(3);
  call.batch_dims = 1;
  EXPECT_EQ(failure(ROPEWALK_OK), "");
}

TEST_F(GraphCall, SaysWhyItFailed) {
  call.allow_reference = 0;
  EXPECT_THAT(failure(ROPEWALK_UNSUPPORTED), HasSubstr("ropewalk: rope.apply: "));
  call.allow_reference = 1;
  call.rotary_dim = 5;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), HasSubstr("rotary_dim is 5, expected"));
  call.rotary_dim = 4;
  call.q.dst.data = nullptr;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("q.dst is null, expected a pointer\n"));
}

TEST_F(GraphCall, RefusesComponentsApart) {
  call.q.dst.component_stride = 2;
  EXPECT_THAT(failure(ROPEWALK_UNSUPPORTED),
              EndsWith("q.dst has components 2 elements apart, expected adjacent ones\n"));
  call.q.dst.component_stride = 1;
  call.k.src = call.k.dst = call.q.dst;
  call.place = ROPEWALK_OUT_OF_PLACE;
  call.q.dst.heads = 0;
  call.k.src.component_stride = 3;
  EXPECT_THAT(failure(ROPEWALK_UNSUPPORTED),
              EndsWith("k.src has components 3 elements apart, expected adjacent ones\n"));
}

TEST_F(GraphCall, RefusesExtentsThatAreNotItsOwn) {
  call.place = ROPEWALK_OUT_OF_PLACE;
  call.batch_dims = 1;
  call.q.src = call.q.dst;
  call.batches[0] = call.cos.batches[0] = call.sin.batches[0] = 1;
  call.q.src.batches[0] = call.q.dst.batches[0] = 1;
  call.k = call.q;
  const std::vector<float> before(x, x + 24);
  EXPECT_THAT(refusal(call.cos.tokens, 2), EndsWith("cos.tokens is 2, expected 3\n"));
  EXPECT_THAT(refusal(call.sin.tokens, 4), EndsWith("sin.tokens is 4, expected 3\n"));
  EXPECT_THAT(refusal(call.sin.pairs, 1), EndsWith("sin.pairs is 1, expected 2\n"));
  EXPECT_THAT(refusal(call.cos.batches[0], 5), EndsWith("cos.batches[0] is 5, expected 1\n"));
  EXPECT_THAT(refusal(call.q.src.heads, 3), EndsWith("q.src.heads is 3, expected 2\n"));
  EXPECT_THAT(refusal(call.q.dst.components, 8), EndsWith("q.dst.components is 8, expected 4\n"));
  EXPECT_THAT(refusal(call.k.dst.tokens, 7), EndsWith("k.dst.tokens is 7, expected 3\n"));
  EXPECT_THAT(refusal(call.k.src.batches[0], 2), EndsWith("k.src.batches[0] is 2, expected 1\n"));
  EXPECT_EQ(std::vector<float>(x, x + 24), before);
}

TEST_F(GraphCall, RefusesRecordsOfAnotherRelease) {
  const std::vector<float> before(x, x + 24);
  const std::string expected = ", expected " + std::to_string(ROPEWALK_GRAPH_VERSION) +
                               ": the graph was lowered by another release\n";
  call.batch_dims = 7; // what follows is not looked at
  for (int64_t version : {int64_t(0), int64_t(ROPEWALK_GRAPH_VERSION) + 1, int64_t(1) << 40})
    EXPECT_THAT(refusal(call.version, version),
                EndsWith("version is " + std::to_string(version) + expected));
  EXPECT_EQ(std::vector<float>(x, x + 24), before);
}

TEST_F(GraphCall, RefusesNumbersOutOfRange) {
  call.batch_dims = 7;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("batch_dims is 7, expected 0 to 6\n"));
  call.batch_dims = 0;
  call.table_dtype = 4;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
              EndsWith("table_dtype is 4, expected a ropewalk_dtype or ROPEWALK_GRAPH_F64\n"));
  ::testing::internal::CaptureStderr();
  EXPECT_EQ(ropewalk_graph_apply(nullptr), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_THAT(::testing::internal::GetCapturedStderr(),
              EndsWith("call is null, expected a pointer\n"));
}

TEST_F(GraphCall, RefusesWhatIsNoEnum) {
  const int64_t wide = int64_t(1) << 32; // 0 for who looks at 32 bits
  EXPECT_THAT(refusal(call.dtype, wide),
              EndsWith("dtype is 4294967296, expected a ropewalk_dtype\n"));
  EXPECT_THAT(refusal(call.dtype, 3), EndsWith("dtype is 3, expected a ropewalk_dtype\n"));
  EXPECT_THAT(refusal(call.place, wide + 1),
              EndsWith("place is 4294967297, expected a ropewalk_place\n"));
  EXPECT_THAT(refusal(call.pairing, -1), EndsWith("pairing is -1, expected a ropewalk_pairing\n"));
  call.inverse = wide; // any number but 0 is yes
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  EXPECT_THAT(std::vector<float>(x, x + 4), ::testing::ElementsAre(3, 4, -1, -2));
}

TEST_F(GraphCall, RefusesExtentsBelowZero) {
  setTokens(-1);
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("tokens is -1, expected at least 0\n"));
  setTokens(3);
  call.batch_dims = 1;
  EXPECT_THAT(refusal(call.batches[0], -2), EndsWith("batches[0] is -2, expected at least 0\n"));
}

TEST_F(GraphCall, RefusesPointersToNothing) {
  call.cos.rows = nullptr;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("cos is null, expected a pointer\n"));
  call.cos.rows = reinterpret_cast<char *>(cos) + 4;
  EXPECT_THAT(failure(ROPEWALK_MISALIGNED), EndsWith(", expected a multiple of 8\n"));
  call.cos.rows = cos;
  call.q.dst.data = reinterpret_cast<char *>(x) + 2;
  EXPECT_THAT(failure(ROPEWALK_MISALIGNED), EndsWith(", expected a multiple of 4\n"));
}

/// 2 batches of a token: q in the first half of x, and its src, out of place, in the second.
class GraphCallOfBatches : public GraphCall {
protected:
  GraphCallOfBatches() {
    setTokens(1);
    call.batch_dims = 1;
    call.batches[0] = call.cos.batches[0] = call.sin.batches[0] = 2;
    call.place = ROPEWALK_OUT_OF_PLACE;
    call.q.dst = {x, {2}, 1, 1, 4, {4}, 4, 4, 1};
    call.q.src = {x + 8, {2}, 1, 1, 4, {4}, 4, 4, 1};
  }
};

TEST_F(GraphCallOfBatches, RefusesOnesThatMeetOthers) {
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  const std::vector<float> before(x, x + 24);
  call.q.src.data = x + 4; // what the second one writes
  EXPECT_THAT(failure(ROPEWALK_OVERLAP),
              EndsWith("q.dst overlaps q.src, expected disjoint tensors\n"));
  call.q.src.data = x + 8;
  for (const int64_t stride : {0, 2, -3}) {
    call.q.dst.batch_strides[0] = stride;
    EXPECT_THAT(failure(ROPEWALK_OVERLAP),
                EndsWith("rows of q.dst overlap, expected disjoint ones\n"));
  }
  for (const int64_t stride : {INT64_MAX / 4, INT64_MIN / 4, INT64_MIN, INT64_MAX}) {
    call.q.dst.batch_strides[0] = stride;
    EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
                EndsWith("expected memory within the address space\n"));
  }
  call.q.dst.batch_strides[0] = INT64_MAX / 4;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT),
              EndsWith("expected memory within the address space\n"));
  EXPECT_EQ(std::vector<float>(x, x + 24), before);
  call.q.dst.batch_strides[0] = 4;
  call.q.src.batch_strides[0] = 0; // read twice
  EXPECT_EQ(failure(ROPEWALK_OK), "");
}

TEST_F(GraphCallOfBatches, TakesWhatNothingIsReachedBy) {
  call.batches[0] = call.cos.batches[0] = call.sin.batches[0] = 1;
  call.q.dst.batches[0] = call.q.src.batches[0] = 1;
  call.q.dst.batch_strides[0] = INT64_MAX; // there is no second one
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  call.place = ROPEWALK_IN_PLACE; // and nothing turns
  call.rotary_dim = call.cos.pairs = call.sin.pairs = 0;
  call.q.dst.heads = 2;
  call.q.dst.head_stride = 0;
  EXPECT_EQ(failure(ROPEWALK_OK), "");
}

TEST_F(GraphCallOfBatches, TakesOnesBetweenOthers) {
  // dst and src take turns: batches, of which neither's addresses lie apart from the other's.
  call.q.dst.batch_strides[0] = call.q.src.batch_strides[0] = 8;
  call.q.src.data = x + 4;
  EXPECT_EQ(failure(ROPEWALK_OK), "");
}

TEST_F(GraphCallOfBatches, RefusesKBeforeQIsWritten) {
  call.k = call.q; // one after the other
  const std::vector<float> before(x, x + 24);
  call.k.dst.head_stride = 1;
  call.k.dst.heads = call.k.src.heads = 70000; // more than there may be
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), HasSubstr("70000"));
  call.k = call.q;
  call.k.src.data = nullptr;
  EXPECT_THAT(failure(ROPEWALK_INVALID_ARGUMENT), EndsWith("k.src is null, expected a pointer\n"));
  EXPECT_EQ(std::vector<float>(x, x + 24), before);
  call.k = call.q;
  EXPECT_EQ(failure(ROPEWALK_OK), "");
}

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
