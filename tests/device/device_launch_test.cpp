//===- device_launch_test.cpp - Blocks, and calls in parts ----------------===//
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

BlockShape shape(const LaunchSize &size) { return blockShape(size, 1024); }
std::tuple<int, int, int> asTuple(const BlockShape &s) { return {s.pairs, s.heads, s.tokens}; }

TEST(BlockShape, SmallCallsAreSpreadOverTheDevice) {
  EXPECT_EQ(asTuple(shape({8, 32, 1, 1})), std::tuple(8, 16, 1));
  EXPECT_EQ(asTuple(shape({8, 1, 1, 1})), std::tuple(8, 1, 1));
  EXPECT_EQ(asTuple(shape({8, 32, 64, 1})), std::tuple(8, 16, 1));
  EXPECT_EQ(asTuple(shape({5, 40, 1, 1})), std::tuple(5, 40, 1)) << "heads share warps";
}

TEST(BlockShape, LargeCallsHaveFullBlocks) {
  EXPECT_EQ(asTuple(shape({8, 32, 4096, 1})), std::tuple(8, 32, 1));
  EXPECT_EQ(asTuple(shape({8, 8, 4096, 1})), std::tuple(8, 8, 4));
  EXPECT_EQ(asTuple(shape({64, 32, 4096, 1})), std::tuple(64, 2, 1));
  EXPECT_EQ(asTuple(shape({16, 32, 4096, 1})), std::tuple(16, 8, 1));
  EXPECT_EQ(asTuple(shape({10, 32, 4096, 1})), std::tuple(10, 16, 1));
}

TEST(BlockShape, WarpsHaveWholeHeads) {
  EXPECT_EQ(asTuple(shape({8, 40, 4096, 1})), std::tuple(8, 20, 1));
  EXPECT_EQ(asTuple(shape({4, 40, 1, 1})), std::tuple(4, 24, 1)) << "20 are two warps and a half";
  EXPECT_EQ(asTuple(shape({4, 7, 4096, 1})), std::tuple(4, 7, 9)) << "tokens fill the last warp";
  EXPECT_EQ(asTuple(blockShape({4, 30, 1, 1}, 44, 64)), std::tuple(4, 8, 1)) << "11 would fit";
}

TEST(BlockShape, HasMoreTokensWhereTheGridHasTooFewBlocks) {
  EXPECT_EQ(asTuple(shape({8, 40, 65535, 1})), std::tuple(8, 20, 1));
  EXPECT_EQ(asTuple(shape({8, 40, 65536, 1})), std::tuple(8, 16, 2));
  EXPECT_EQ(asTuple(shape({8, 40, 1 << 19, 1})), std::tuple(8, 3, 10));
  EXPECT_EQ(asTuple(shape({64, 40, 65536, 1})), std::tuple(64, 1, 2));
}

TEST(BlockShape, NeighboursInMemoryShareABlock) {
  EXPECT_EQ(asTuple(shape({8, 32, 4096, 1, true})), std::tuple(8, 1, 32));
  EXPECT_EQ(asTuple(shape({2, 32, 4096, 1, true})), std::tuple(2, 2, 64));
  EXPECT_EQ(asTuple(shape({8, 32, 1, 1, true})), std::tuple(8, 16, 1));
}

TEST(BlockShape, HoldsAsManyThreadsAsAreAskedFor) {
  EXPECT_EQ(asTuple(blockShape({8, 32, 4096, 1}, 1024, 64)), std::tuple(8, 8, 1));
  EXPECT_EQ(asTuple(blockShape({8, 32, 4096, 1}, 1024, 512)), std::tuple(8, 32, 2));
  EXPECT_EQ(asTuple(blockShape({8, 32, 1, 1}, 1024, 512)), std::tuple(8, 32, 1));
  EXPECT_EQ(asTuple(blockShape({8, 32, 4096, 1}, 128, 512)), std::tuple(8, 16, 1));
}

TEST(BlockShape, HoldsAsManyHeadsAsCanShareItsMemory) {
  EXPECT_EQ(asTuple(shape({8, 32, 4096, 1, false, 12})), std::tuple(8, 12, 1));
  EXPECT_EQ(asTuple(shape({8, 4, 4096, 1, false, 12})), std::tuple(8, 4, 3));
  EXPECT_EQ(asTuple(shape({8, 32, 4096, 1, true, 12})), std::tuple(8, 1, 12));
  EXPECT_EQ(asTuple(shape({8, 32, 4096, 1, false, 1})), std::tuple(8, 1, 1));
}

TEST(Grid, FollowsMemory) {
  const LaunchShape memory{64, GridOrder::Memory}, tokens{64, GridOrder::Tokens};
  EXPECT_TRUE(gridOf(memory, {8, 32, 4096, 1}, 1024).headsFirst);
  EXPECT_FALSE(gridOf(tokens, {8, 32, 4096, 1}, 1024).headsFirst);
  EXPECT_FALSE(gridOf(memory, {8, 32, 4096, 1, true}, 1024).headsFirst) << "tokens lie nearer";
  EXPECT_FALSE(gridOf(memory, {8, 32, 1, 1}, 1024).headsFirst) << "one block of tokens";
  EXPECT_FALSE(gridOf(memory, {8, 8, 4096, 1}, 1024).headsFirst) << "one block of heads";
  EXPECT_TRUE(gridOf(memory, {8, 32, 65536, 1}, 1024).headsFirst);
  EXPECT_FALSE(gridOf(memory, {64, 32, 65536, 1}, 1024).headsFirst) << "no grid has such an axis";
}

TEST(BlockShape, FitsTheDevice) {
  Random random(1);
  for (int i = 0; i < test::effort(20000); ++i) {
    const LaunchSize size{
        random.integer(1, 128),    random.integer(1, 200),
        random.integer(1, 100000), random.integer(1, 100),
        random.integer(0, 1) != 0, random.integer(0, 1) ? random.integer(1, 64) : INT64_MAX};
    const int64_t most = std::max<int64_t>(size.threadsAcross, random.integer(1, 1024));
    const int64_t asked = random.integer(0, 1) ? 0 : INT64_C(64) << random.integer(0, 4);
    const BlockShape s = blockShape(size, most, asked);
    ASSERT_EQ(s.pairs, size.threadsAcross);
    ASSERT_GE(s.heads, 1);
    ASSERT_GE(s.tokens, 1);
    ASSERT_LE(s.heads, size.heads);
    ASSERT_LE(s.tokens, std::min<int64_t>(64, size.tokens));
    ASSERT_LE(int64_t{s.pairs} * s.heads * s.tokens, most);
    ASSERT_LE(int64_t{s.heads} * s.tokens, size.mostRows);
  }
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
