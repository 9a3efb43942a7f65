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
#include <cstring>
#include <vector>

namespace ropewalk {
namespace {

using test::Random;

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

} // namespace
} // namespace ropewalk
