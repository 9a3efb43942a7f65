//===- block_shape_test.cpp - Blocks of a launch, and their order ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_launch.h"

#include "support/effort.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace ropewalk {
namespace {

using test::Random;

BlockShape shape(const LaunchSize &size) { return blockShape(size, 1024); }
std::tuple<int, int, int> asTuple(const BlockShape &s) { return {s.pairs, s.heads, s.tokens}; }

TEST(BlockShape, SmallCallsAreSpreadOverTheDevice) {
  EXPECT_EQ(asTuple(shape({8, 32, 1, 1})), std::tuple(8, 16, 1));
  EXPECT_EQ(asTuple(shape({8, 1, 1, 1})), std::tuple(8, 1, 1));
  EXPECT_EQ(asTuple(shape({8, 32, 64, 1})), std::tuple(8, 16, 1));
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

/// Where heads share warps those of q and of k do not; `keyHeads` behind q's.
LaunchSize callOf(int64_t threadsAcross, int64_t heads, int64_t keyHeads, int64_t tokens) {
  LaunchSize size{threadsAcross, heads + keyHeads, tokens, 1};
  size.firstHeads = heads;
  return size;
}

TEST(BlockShape, SmallCallsHaveWarpsOfOneTensor) {
  EXPECT_EQ(asTuple(shape(callOf(5, 32, 8, 1))), std::tuple(5, 8, 1));
  EXPECT_EQ(asTuple(shape(callOf(5, 32, 8, 64))), std::tuple(5, 8, 4)) << "five warps";
  EXPECT_EQ(asTuple(shape(callOf(10, 32, 8, 64))), std::tuple(10, 8, 2));
  EXPECT_EQ(asTuple(shape(callOf(5, 16, 16, 64))), std::tuple(5, 16, 2));
  EXPECT_EQ(asTuple(shape(callOf(5, 28, 4, 64))), std::tuple(5, 4, 8));
  EXPECT_EQ(asTuple(shape(callOf(5, 40, 0, 1))), std::tuple(5, 8, 1));
  EXPECT_EQ(asTuple(shape(callOf(5, 32, 8, 4096))), std::tuple(5, 40, 1)) << "a large one";
}

TEST(BlockShape, WarpsAreSharedWhereOneTensorsWouldBeIdle) {
  EXPECT_EQ(asTuple(shape(callOf(5, 32, 1, 1))), std::tuple(5, 33, 1)) << "33 warps of 5 threads";
  EXPECT_EQ(asTuple(shape(callOf(5, 28, 4, 1))), std::tuple(5, 32, 1));
  EXPECT_EQ(asTuple(shape(callOf(5, 32, 1, 64))), std::tuple(5, 1, 32)) << "tokens fill them";
  LaunchSize nearer = callOf(5, 32, 8, 1);
  nearer.tokensNearer = true;
  EXPECT_EQ(asTuple(shape(nearer)), std::tuple(5, 40, 1)) << "what lies together stays together";
  EXPECT_EQ(asTuple(blockShape(callOf(5, 32, 8, 64), 100)), std::tuple(5, 20, 1))
      << "a block's most";
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
    LaunchSize size{random.integer(1, 128),
                    random.integer(1, 200),
                    random.integer(1, random.integer(0, 1) ? 100 : 100000),
                    random.integer(1, random.integer(0, 1) ? 3 : 100),
                    random.integer(0, 1) != 0,
                    random.integer(0, 1) ? random.integer(1, 64) : INT64_MAX};
    size.firstHeads = random.integer(0, size.heads);
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

} // namespace
} // namespace ropewalk
