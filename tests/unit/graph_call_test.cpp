//===- graph_call_test.cpp - Calls of compiled graphs that do one thing ---===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/graph.h"

#include "support/fake_table.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ropewalk {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

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

/// A kernel that ROPEWALK_KERNEL binds may need more of an address than elements do.
TEST_F(GraphCallOfBatches, RefusesAddressesBeforeAnyBatchIsWritten) {
#if defined(__aarch64__)
  const std::string name = "rope_half_f32_out_d8__arm64_pair4x1_nt16";
#else
  const std::string name = "rope_half_f32_out_d8__x86_64_pair4x1_nt16";
#endif
  test::FakeTable table({{name}});
  alignas(16) float values[64] = {};
  call.kernels = table.get();
  call.head_dim = call.rotary_dim = 8;
  call.cos.pairs = call.sin.pairs = 4;
  call.q.dst = {values, {2}, 1, 1, 8, {8}, 8, 8, 1};
  call.q.src = {values + 32, {2}, 1, 1, 8, {8}, 8, 8, 1};
  setenv("ROPEWALK_KERNEL", name.c_str(), 1);
  EXPECT_EQ(failure(ROPEWALK_OK), "");
  EXPECT_EQ(table.calls(0), 2);
  call.q.dst.batch_strides[0] = 9;
  EXPECT_THAT(failure(ROPEWALK_MISALIGNED),
              EndsWith(", expected a multiple of 16 as " + name + " needs\n"));
  EXPECT_EQ(table.calls(0), 2);
  unsetenv("ROPEWALK_KERNEL");
  ropewalk_graph_release(); // before the table goes
}

TEST_F(GraphCallOfBatches, RefusesTablesOutsideTheAddressSpace) {
  call.sin.batch_strides[0] = INT64_MAX / 2;
  EXPECT_THAT(
      failure(ROPEWALK_INVALID_ARGUMENT),
      EndsWith("sin has strides that reach far, expected memory within the address space\n"));
  call.cos.batch_strides[0] = INT64_MIN;
  EXPECT_THAT(
      failure(ROPEWALK_INVALID_ARGUMENT),
      EndsWith("cos has strides that reach far, expected memory within the address space\n"));
}

TEST_F(GraphCallOfBatches, TakesWhatNothingIsReachedBy) {
  call.batches[0] = call.cos.batches[0] = call.sin.batches[0] = 1;
  call.cos.batch_strides[0] = INT64_MAX;
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

} // namespace
} // namespace ropewalk
