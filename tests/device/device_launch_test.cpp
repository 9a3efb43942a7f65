//===- device_launch_test.cpp - Calls, and their parts --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_launch.h"

#include "support/effort.h"
#include "support/fake_device_table.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace ropewalk {
namespace {

using test::FakeDeviceTable;
using test::Random;

/// A launch that only counts.
struct Counted : ropewalk_device_launch {
  Counted() : ropewalk_device_launch{&count} {}
  static int32_t count(const ropewalk_device_launch *launch, const int32_t *, const int32_t *,
                       int32_t, int32_t, void *const *, const uint64_t *, const int8_t *) {
    auto &self = *const_cast<Counted *>(static_cast<const Counted *>(launch));
    return ++self.launches == self.failAt ? 7 : 0;
  }
  int launches = 0, failAt = 0;
};

DeviceCandidate candidateOf(const FakeDeviceTable &table) {
  DeviceCandidate candidate;
  candidate.kernel = &table.get()->deviceKernels[0];
  candidate.spec = *parseKernelName(candidate.kernel->name);
  candidate.maxThreads = 1024;
  return candidate;
}

/// A dense call, [batch, token, head, component], on addresses that nobody follows.
ropewalk_device_args denseCall(int64_t batches, int64_t tokens, int64_t qHeads, int64_t kHeads) {
  ropewalk_device_args args = {};
  args.batches = batches;
  args.tokens = tokens;
  args.channels = 128;
  args.tablePairStride = 4;
  args.addsPosition = args.positionWords = 1;
  args.positionTokenStride = 4;
  args.positionBatchStride = 4 * tokens;
  const int64_t row = 256;
  for (auto [tensor, heads] : {std::pair(&args.q, qHeads), std::pair(&args.k, kHeads)}) {
    tensor->heads = heads;
    tensor->srcHeadStride = tensor->dstHeadStride = row;
    tensor->srcTokenStride = tensor->dstTokenStride = heads * row;
    tensor->srcBatchStride = tensor->dstBatchStride = tokens * heads * row;
  }
  return args;
}

TEST(Launch, OneForAnOrdinaryCall) {
  FakeDeviceTable table({{"rope_half_bf16_out_d128__cuda_word4x1"}});
  Counted launch;
  ropewalk_device_args args = denseCall(4, 4096, 32, 8);
  EXPECT_EQ(launchInParts(candidateOf(table), args, launch), 0);
  EXPECT_EQ(launch.launches, 1);
  const ropewalk_device_args &made = table.launches(0)[0];
  EXPECT_EQ(made.pairsPerBlock, 8);
  EXPECT_EQ(made.headsPerBlock, 20); // of 32 + 8
  EXPECT_EQ(made.tokensPerBlock, 1);
  EXPECT_EQ(FakeDeviceTable::brokenPromise(), "");
}

TEST(Launch, StartsAsItsEntrySays) {
  FakeDeviceTable table({{"rope_half_bf16_out_d128__cuda_word4x1"}});
  Counted launch;
  DeviceCandidate candidate = candidateOf(table);
  for (GridOrder order : {GridOrder::Memory, GridOrder::Tokens}) {
    candidate.spec.schedule.launch = {128, order};
    ropewalk_device_args args = denseCall(1, 4096, 32, 8);
    EXPECT_EQ(launchInParts(candidate, args, launch), 0);
  }
  const std::vector<ropewalk_device_args> &made = table.launches(0);
  ASSERT_EQ(made.size(), 2u);
  EXPECT_EQ(made[0].headsPerBlock, 16);
  EXPECT_EQ(made[0].tokensPerBlock, 1);
  EXPECT_EQ(made[0].headsFirst, 1);
  EXPECT_EQ(made[1].headsFirst, 0);
  candidate.spec.schedule.launch = {128, GridOrder::Memory};
  for (int64_t tokens : {1 << 19, 1 << 20}) {
    ropewalk_device_args args = denseCall(1, tokens, 32, 8);
    EXPECT_EQ(launchInParts(candidate, args, launch), 0);
  }
  ASSERT_GE(made.size(), 4u);
  EXPECT_EQ(made[2].headsFirst, 1);
  EXPECT_GT(made[2].tokensPerBlock, 1);
  EXPECT_EQ(made[3].headsFirst, 0) << "more tokens than the second axis has blocks";
  EXPECT_EQ(FakeDeviceTable::brokenPromise(), "");
}

TEST(Launch, BlocksShareNoMoreThanTheDeviceHas) {
  FakeDeviceTable table({{"rope_half_to_interleaved_bf16_in_d128__cuda_word4x1"}});
  DeviceCandidate candidate = candidateOf(table);
  Counted launch;
  // Of q and of k 256 bytes per head.
  for (int64_t bytes : {48 * 1024, 6 * 512 - 1, 1}) {
    candidate.sharedBytes = bytes;
    ropewalk_device_args args = denseCall(1, 4096, 32, 8);
    EXPECT_EQ(launchInParts(candidate, args, launch), 0);
  }
  const std::vector<ropewalk_device_args> &made = table.launches(0);
  ASSERT_EQ(made.size(), 3u);
  EXPECT_EQ(made[0].headsPerBlock, 20);
  EXPECT_EQ(made[1].headsPerBlock, 4);
  EXPECT_EQ(made[1].tokensPerBlock, 1);
  EXPECT_EQ(made[2].headsPerBlock, 1);
}

TEST(Launch, BlocksOfThreadsWithSeveralHeads) {
  FakeDeviceTable table({{"rope_half_bf16_out_d128__cuda_word4x4"}});
  Counted launch;
  ropewalk_device_args args = denseCall(4, 4096, 30, 8);
  EXPECT_EQ(launchInParts(candidateOf(table), args, launch), 0);
  EXPECT_EQ(launch.launches, 1);
  const ropewalk_device_args &made = table.launches(0)[0];
  EXPECT_EQ(made.pairsPerBlock, 8);
  EXPECT_EQ(made.headsPerBlock, 10); // of 4, the last one of q of 2
  EXPECT_EQ(made.tokensPerBlock, 3);
}

TEST(Launch, CountsTheHeadsOfAThreadWhereItCuts) {
  // More heads than a grid has blocks of: one launch where threads have four of them.
  for (auto [name, launches] : {std::pair("rope_half_f32_out_d128__cuda_word4x1", 2),
                                {"rope_half_f32_out_d128__cuda_word4x4", 1}}) {
    FakeDeviceTable table({{name}});
    Counted launch;
    ropewalk_device_args args = denseCall(1, 1, 65535 * 10, 0);
    for (ropewalk_device_tensor *tensor : {&args.q, &args.k})
      tensor->srcHeadStride = tensor->dstHeadStride = 512;
    EXPECT_EQ(launchInParts(candidateOf(table), args, launch), 0);
    EXPECT_EQ(launch.launches, launches) << name;
  }
}

/// Batch, token and head at an offset of dst, for strides that nest in any order.
std::array<int64_t, 3> indicesAt(int64_t offset, const ropewalk_device_args &args,
                                 const ropewalk_device_tensor &tensor) {
  const int64_t count[] = {args.batches, args.tokens, tensor.heads};
  const int64_t stride[] = {tensor.dstBatchStride, tensor.dstTokenStride, tensor.dstHeadStride};
  int order[] = {0, 1, 2};
  std::sort(order, order + 3, [&](int a, int b) { return stride[a] > stride[b]; });
  std::array<int64_t, 3> index = {};
  for (int d : order)
    if (count[d] > 1) {
      index[d] = offset / stride[d];
      offset %= stride[d];
    }
  EXPECT_EQ(offset, 0);
  return index;
}

/// A part's rows of the table follow from where it begins.
void expectRowsOf(const ropewalk_device_args &part, const ropewalk_device_args &whole,
                  int64_t batch, int64_t token) {
  const int64_t rows = batch * whole.rowBatchStep + token * whole.rowStep;
  const bool ragged = whole.sequenceCount > 0, made = !ragged && !whole.addsPosition;
  EXPECT_EQ(part.firstToken, ragged ? token : 0);
  EXPECT_EQ(part.rowOffset, whole.rowOffset + (ragged || made ? 0 : rows));
  EXPECT_EQ(part.cosOffset, whole.cosOffset + (made ? rows * whole.tableRowStride : 0));
  EXPECT_EQ(part.sinOffset, whole.sinOffset + (made ? rows * whole.tableRowStride : 0));
}

/// All launches together cover a call's rows once, at the offsets that the strides give, with
/// positions of their own.
void expectCovers(const std::vector<ropewalk_device_args> &launches,
                  const ropewalk_device_args &whole) {
  std::set<std::array<int64_t, 4>> begins;
  int64_t q = 0, k = 0;
  for (const ropewalk_device_args &part : launches) {
    q += part.batches * part.tokens * part.q.heads;
    k += part.batches * part.tokens * part.k.heads;
    for (const auto &[tensor, all] : {std::pair(&part.q, &whole.q), std::pair(&part.k, &whole.k)}) {
      if (tensor->heads == 0)
        continue;
      const auto [batch, token, head] = indicesAt(tensor->dstOffset - all->dstOffset, whole, *all);
      ASSERT_TRUE(begins.insert({all == &whole.k, batch, token, head}).second);
      ASSERT_LE(batch + part.batches, whole.batches);
      ASSERT_LE(token + part.tokens, whole.tokens);
      ASSERT_LE(head + tensor->heads, all->heads);
      ASSERT_EQ(tensor->srcOffset - all->srcOffset, batch * all->srcBatchStride +
                                                        token * all->srcTokenStride +
                                                        head * all->srcHeadStride);
      ASSERT_EQ(part.positionOffset - whole.positionOffset,
                batch * whole.positionBatchStride + token * whole.positionTokenStride);
      expectRowsOf(part, whole, batch, token);
    }
  }
  EXPECT_EQ(q, whole.batches * whole.tokens * whole.q.heads);
  EXPECT_EQ(k, whole.batches * whole.tokens * whole.k.heads);
}

struct LargeCall {
  const char *name;
  const char *kernel;
  ropewalk_device_args args;
  int launches;

  friend void PrintTo(const LargeCall &call, std::ostream *out) { *out << call.name; }
};

class Parts : public testing::TestWithParam<LargeCall> {};

TEST_P(Parts, CoverTheCallWithinReach) {
  FakeDeviceTable table({{GetParam().kernel}});
  Counted launch;
  ropewalk_device_args args = GetParam().args;
  EXPECT_EQ(launchInParts(candidateOf(table), args, launch), 0);
  EXPECT_EQ(launch.launches, GetParam().launches);
  EXPECT_EQ(FakeDeviceTable::brokenPromise(), "");
  expectCovers(table.launches(0), GetParam().args);
}

constexpr char words[] = "rope_half_bf16_out_d128__cuda_word4x1";
constexpr char pairs[] = "rope_half_bf16_out_d128__cuda_pair1x1";

constexpr char rows[] = "rows_f32_a1__cuda_pair1x1";

ropewalk_device_args counted(ropewalk_device_args args) {
  args.positionTokenStride = args.positionBatchStride = 0;
  args.rowStep = 1;
  args.rowOffset = 5;
  return args;
}

/// Heads so far apart that two are out of reach of each other.
ropewalk_device_args farHeads() {
  ropewalk_device_args args = denseCall(1, 16, 8, 2);
  for (ropewalk_device_tensor *tensor : {&args.q, &args.k}) {
    tensor->dstTokenStride = tensor->srcTokenStride = 256;
    tensor->dstHeadStride = INT64_C(6) << 30;
    tensor->srcHeadStride = INT64_C(5) << 30;
  }
  args.positionOffset = 64;
  return args;
}

ropewalk_device_args farPositions() {
  ropewalk_device_args args = denseCall(8, 16, 8, 0);
  args.positionWords = 2;
  args.positionTokenStride = 8;
  args.positionBatchStride = INT64_C(6) << 30;
  return args;
}

/// Rows made before take twice as many words as one head of bf16.
ropewalk_device_args withRows(ropewalk_device_args args) {
  args.positionTokenStride = args.positionBatchStride = 0;
  args.addsPosition = 0;
  args.rowStep = 1;
  args.rowBatchStep = args.tokens;
  args.tableRowStride = 512;
  args.sinOffset = 256;
  return args;
}

ropewalk_device_args rowsToMake(int64_t batches, int64_t tokens) {
  ropewalk_device_args args = counted(denseCall(batches, tokens, 1, 0));
  args.q.srcBatchStride = args.q.srcTokenStride = args.q.srcHeadStride = 0;
  args.q.dstHeadStride = 256;
  args.q.dstTokenStride = 512;
  args.q.dstBatchStride = tokens * 512;
  return args;
}

ropewalk_device_args rowsOfSequences(int64_t tokens) {
  ropewalk_device_args args = rowsToMake(1, tokens);
  args.sequenceCount = 3;
  return args;
}

const LargeCall largeCalls[] = {
    // 2^20 tokens of 32 heads are 2^32 elements, 2^31 words.
    {"BatchesInPairs", pairs, denseCall(8, 1 << 17, 32, 8), 2},
    {"BatchesInWords", words, denseCall(8, 1 << 17, 32, 8), 1},
    {"BatchesOnceMoreInWords", words, denseCall(9, 1 << 17, 32, 8), 2},
    {"TokensInPairs", pairs, counted(denseCall(1, (1 << 20) - 3, 32, 8)), 2},
    {"TokensInWords", words, counted(denseCall(1, (1 << 20) - 3, 32, 8)), 1},
    {"BatchesBeyondTheGrid", words, denseCall(200001, 1, 2, 1), 4},
    {"HeadsFarApart", pairs, farHeads(), 8},
    {"HeadsBeyondTheGrid", words, denseCall(1, 1, 65536, 65536), 1},
    // Two lists of 1.5 * 2^30 words are in reach of each other, three are not.
    {"PositionsFarApart", words, farPositions(), 4},
    {"TokensOfRowsMadeBefore", words, withRows(denseCall(1, (1 << 24) + 1, 1, 0)), 2},
    {"BatchesOfRowsMadeBefore", words, withRows(denseCall(5, 1 << 22, 1, 0)), 2},
    {"TokensOfRowsToMake", rows, rowsToMake(1, (1 << 24) + 1), 2},
    {"BatchesOfRowsToMake", rows, rowsToMake(5, 1 << 22), 2},
    {"RowsOfSequences", rows, rowsOfSequences((1 << 24) + 1), 2},
};
INSTANTIATE_TEST_SUITE_P(Launch, Parts, testing::ValuesIn(largeCalls),
                         [](const auto &info) { return info.param.name; });

TEST(Launch, CountsTokensIn32Bits) {
  FakeDeviceTable table({{words}});
  Counted launch;
  ropewalk_device_args args = denseCall(1, INT64_C(1) << 31, 1, 0);
  args.q.srcTokenStride = args.q.dstTokenStride = args.positionTokenStride = 0; // No reach.
  EXPECT_EQ(launchInParts(candidateOf(table), args, launch), 0);
  EXPECT_EQ(launch.launches, 2);
  for (const ropewalk_device_args &part : table.launches(0))
    EXPECT_EQ(part.tokens, INT64_C(1) << 30);
}

TEST(Launch, StopsAtTheFirstFailure) {
  FakeDeviceTable table({{pairs}});
  Counted launch;
  launch.failAt = 2;
  ropewalk_device_args args = denseCall(64, 1 << 17, 32, 8);
  EXPECT_EQ(launchInParts(candidateOf(table), args, launch), 7);
  EXPECT_EQ(launch.launches, 2);
}

} // namespace
} // namespace ropewalk
