//===- permute_test.cpp - Weights from one pairing to the other -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/weights.h"

#include "support/random.h"
#include "support/scenario.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <numeric>

namespace ropewalk {
namespace {

using Floats = std::vector<float>;

ropewalk_weight weightOf(int64_t heads, int64_t headDim, int64_t rowBytes = sizeof(float)) {
  return projectionRows(makeRotation(headDim, 10000), heads, rowBytes);
}

template <class T>
std::vector<T> permuted(const ropewalk_weight &weight, ropewalk_pairing from,
                        const std::vector<T> &src) {
  std::vector<T> dst(src.size(), T(-1));
  const auto error = permute(weight, from, src.data(), dst.data());
  EXPECT_FALSE(error) << error->message();
  return dst;
}

/// 0, 1, 2, ...
std::vector<int> numbered(size_t count) {
  std::vector<int> values(count);
  std::iota(values.begin(), values.end(), 0);
  return values;
}

Floats randomFloats(test::Random &random, size_t count) {
  Floats values(count);
  for (float &value : values)
    value = static_cast<float>(random.value());
  return values;
}

TEST(Permute, InterleavedRowsBecomeHalves) {
  const std::vector<int> expected = {0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11};
  EXPECT_EQ(permuted(weightOf(2, 6), ROPEWALK_INTERLEAVED, numbered(12)), expected);
}

TEST(Permute, HalfRowsBecomeInterleaved) {
  const std::vector<int> expected = {0, 3, 1, 4, 2, 5, 6, 9, 7, 10, 8, 11};
  EXPECT_EQ(permuted(weightOf(2, 6), ROPEWALK_HALF, numbered(12)), expected);
}

TEST(Permute, RowsMoveAsAWhole) {
  const std::vector<int> expected = {0, 1, 2, 6, 7, 8, 3, 4, 5, 9, 10, 11};
  EXPECT_EQ(permuted(weightOf(1, 4, 3 * sizeof(int)), ROPEWALK_INTERLEAVED, numbered(12)),
            expected);
}

TEST(Permute, RowsOutsideTheWindowStay) {
  ropewalk_weight weight = weightOf(2, 7);
  weight.window_begin = 2;
  weight.rotary_dim = 4;
  const std::vector<int> expected = {0, 1, 2, 4, 3, 5, 6, 7, 8, 9, 11, 10, 12, 13};
  EXPECT_EQ(permuted(weight, ROPEWALK_INTERLEAVED, numbered(14)), expected);
}

TEST(Permute, AnEmptyWindowIsACopy) {
  ropewalk_weight weight = weightOf(2, 7);
  weight.rotary_dim = 0;
  EXPECT_EQ(permuted(weight, ROPEWALK_HALF, numbered(14)), numbered(14));
}

TEST(Permute, BatchesAreMatricesOfTheirOwn) {
  ropewalk_weight weight = weightOf(1, 4);
  weight.batches = 3;
  const std::vector<int> expected = {0, 2, 1, 3, 4, 6, 5, 7, 8, 10, 9, 11};
  EXPECT_EQ(permuted(weight, ROPEWALK_INTERLEAVED, numbered(12)), expected);
}

TEST(Permute, WhatLiesBetweenBatchesIsNotTouched) {
  ropewalk_weight weight = weightOf(1, 4);
  weight.batches = 2;
  weight.batch_stride = 6 * sizeof(int);
  const std::vector<int> expected = {0, 2, 1, 3, -1, -1, 6, 8, 7, 9};
  EXPECT_EQ(permuted(weight, ROPEWALK_INTERLEAVED, numbered(10)), expected);
}

TEST(Permute, MatricesMayLieBetweenEachOther) {
  // Source and destination take turns in one buffer: no byte is shared.
  ropewalk_weight weight = weightOf(1, 4);
  weight.batches = 2;
  weight.batch_stride = 8 * sizeof(int);
  std::vector<int> both = numbered(16);
  ASSERT_FALSE(permute(weight, ROPEWALK_INTERLEAVED, both.data(), both.data() + 4));
  EXPECT_EQ(both, (std::vector<int>{0, 1, 2, 3, 0, 2, 1, 3, 8, 9, 10, 11, 8, 10, 9, 11}));
}

TEST(Permute, NothingIsDoneForNoHeadsOrEmptyRows) {
  int untouched = 7;
  EXPECT_FALSE(permute(weightOf(0, 4), ROPEWALK_HALF, &untouched, &untouched));
  EXPECT_FALSE(permute(weightOf(3, 4, 0), ROPEWALK_HALF, nullptr, nullptr));
  EXPECT_EQ(untouched, 7);
}

/// Windows, head counts and widths of models, and awkward ones.
ropewalk_weight randomWeight(test::Random &random) {
  ropewalk_weight weight = {};
  weight.batches = random.integer(0, 3);
  weight.heads = random.integer(1, 5);
  weight.head_dim = random.integer(1, 40);
  weight.window_begin = random.integer(0, weight.head_dim);
  weight.rotary_dim = 2 * random.integer(0, (weight.head_dim - weight.window_begin) / 2);
  weight.row_bytes = random.integer(1, 9);
  return weight;
}

TEST(Permute, ThereAndBackIsTheIdentity) {
  test::Random random(20261121);
  SCOPED_TRACE(random.trace());
  for (int round = 0; round < 500; ++round) {
    const ropewalk_weight weight = randomWeight(random);
    std::vector<uint8_t> bytes(std::max<int64_t>(weight.batches, 1) * weight.heads *
                               weight.head_dim * weight.row_bytes);
    for (uint8_t &byte : bytes)
      byte = static_cast<uint8_t>(random.bits());
    for (ropewalk_pairing from : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED}) {
      const ropewalk_pairing other = from == ROPEWALK_HALF ? ROPEWALK_INTERLEAVED : ROPEWALK_HALF;
      ASSERT_EQ(permuted(weight, other, permuted(weight, from, bytes)), bytes);
    }
  }
}

/// Heads of activations are rows of one element each.
Floats rotated(ropewalk_pairing pairing, const ropewalk_weight &window, const Floats &heads,
               int64_t position) {
  test::Scenario scenario;
  scenario.rotation = makeRotation(window.head_dim, 10000, pairing);
  scenario.rotation.window_begin = window.window_begin;
  scenario.rotation.rotary_dim = window.rotary_dim;
  scenario.layout.q = bshd(1, window.heads, window.head_dim);
  Floats dst(heads.size());
  scenario.rotate(heads.data(), dst.data(), position);
  return dst;
}

TEST(Permute, RotatingThePermutedIsPermutingTheRotated) {
  test::Random random(7);
  SCOPED_TRACE(random.trace());
  for (int round = 0; round < 200; ++round) {
    ropewalk_weight weight = randomWeight(random);
    weight.batches = 1;
    weight.row_bytes = sizeof(float);
    const Floats x = randomFloats(random, weight.heads * weight.head_dim);
    const int64_t position = random.integer(0, 999);
    ASSERT_EQ(
        rotated(ROPEWALK_HALF, weight, permuted(weight, ROPEWALK_INTERLEAVED, x), position),
        permuted(weight, ROPEWALK_INTERLEAVED, rotated(ROPEWALK_INTERLEAVED, weight, x, position)));
  }
}

/// [rows, in] times [in].
Floats project(const Floats &weight, const Floats &x) {
  Floats y(weight.size() / x.size());
  for (size_t row = 0; row < y.size(); ++row)
    for (size_t i = 0; i < x.size(); ++i)
      y[row] += weight[row * x.size() + i] * x[i];
  return y;
}

/// What attention sees of one head, in double.
double score(const Floats &q, const Floats &k) {
  double sum = 0;
  for (size_t i = 0; i < q.size(); ++i)
    sum += double(q[i]) * k[i];
  return sum;
}

TEST(Permute, PermutedWeightsGiveTheSameScores) {
  constexpr int64_t in = 24, headDim = 16;
  test::Random random(11);
  SCOPED_TRACE(random.trace());
  const ropewalk_weight weight = weightOf(1, headDim, in * sizeof(float));
  const ropewalk_weight activations = weightOf(1, headDim);
  const Floats wq = randomFloats(random, in * headDim), wk = randomFloats(random, in * headDim);
  const Floats x = randomFloats(random, in), y = randomFloats(random, in);
  const double expected = score(rotated(ROPEWALK_INTERLEAVED, activations, project(wq, x), 17),
                                rotated(ROPEWALK_INTERLEAVED, activations, project(wk, y), 5));
  const Floats q = project(permuted(weight, ROPEWALK_INTERLEAVED, wq), x);
  const Floats k = project(permuted(weight, ROPEWALK_INTERLEAVED, wk), y);
  // The same terms in another order.
  EXPECT_NEAR(
      score(rotated(ROPEWALK_HALF, activations, q, 17), rotated(ROPEWALK_HALF, activations, k, 5)),
      expected, 1e-12 * std::fabs(expected));
  EXPECT_GT(std::fabs(score(rotated(ROPEWALK_HALF, activations, project(wq, x), 17),
                            rotated(ROPEWALK_HALF, activations, project(wk, y), 5)) -
                      expected),
            1e-3 * std::fabs(expected));
}

/// The message of a refusal that must not have written.
std::string refusal(const ropewalk_weight &weight) {
  std::vector<int> src = numbered(64), dst(64, -1);
  ropewalk_error error;
  EXPECT_EQ(ropewalk_permute(&weight, ROPEWALK_HALF, src.data(), dst.data(), &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(error.status, ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(dst, std::vector<int>(64, -1));
  EXPECT_EQ(ropewalk_permute(&weight, ROPEWALK_HALF, src.data(), dst.data(), nullptr),
            ROPEWALK_INVALID_ARGUMENT);
  return error.message;
}

TEST(PermuteError, SizesOutOfRange) {
  ropewalk_weight weight = weightOf(2, 4);
  weight.batches = -1;
  EXPECT_EQ(refusal(weight), "batches is -1, expected at least 0");
  EXPECT_EQ(refusal(weightOf(-3, 4)), "heads is -3, expected at least 0");
  EXPECT_EQ(refusal(weightOf(2, 4, -4)), "row_bytes is -4, expected at least 0");
  EXPECT_EQ(refusal(weightOf(2, 0)), "head_dim is 0, expected 1 to 65536");
}

TEST(PermuteError, WindowThatDoesNotFit) {
  ropewalk_weight weight = weightOf(2, 8);
  weight.rotary_dim = 5;
  EXPECT_EQ(refusal(weight), "rotary_dim is 5, expected an even number in [0, head_dim=8]");
  weight.rotary_dim = 8;
  weight.window_begin = 2;
  EXPECT_EQ(refusal(weight),
            "rotary_dim is 8, expected an even number in [0, head_dim-window_begin=6]");
}

TEST(PermuteError, BatchesThatOverlapEachOther) {
  ropewalk_weight weight = weightOf(2, 4);
  weight.batches = 2;
  weight.batch_stride = 31;
  EXPECT_EQ(refusal(weight),
            "batch_stride is 31, expected 0 or at least heads*head_dim*row_bytes=32");
  weight.batch_stride = -32;
  EXPECT_EQ(refusal(weight),
            "batch_stride is -32, expected 0 or at least heads*head_dim*row_bytes=32");
}

TEST(PermuteError, SizesThatOverflow) {
  const int64_t huge = INT64_MAX / 4;
  EXPECT_EQ(refusal(weightOf(huge, 65536)),
            "heads is 2305843009213693951, expected a weight that fits the address space "
            "(batches=1, head_dim=65536, row_bytes=4)");
  EXPECT_NE(refusal(weightOf(2, 4, huge)).find("fits"), std::string::npos);
  ropewalk_weight weight = weightOf(2, 4);
  weight.batches = huge;
  EXPECT_NE(refusal(weight).find("fits"), std::string::npos);
  weight.batches = 3;
  weight.batch_stride = huge;
  EXPECT_NE(refusal(weight).find("fits"), std::string::npos);
}

TEST(PermuteError, NullPointers) {
  const ropewalk_weight weight = weightOf(1, 4);
  float some[4] = {};
  ropewalk_error error;
  EXPECT_EQ(ropewalk_permute(nullptr, ROPEWALK_HALF, some, some, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "weight is null, expected a pointer");
  EXPECT_STREQ(permute(weight, ROPEWALK_HALF, nullptr, some)->message(),
               "src is null, expected a pointer");
  EXPECT_STREQ(permute(weight, ROPEWALK_HALF, some, nullptr)->message(),
               "dst is null, expected a pointer");
}

TEST(PermuteError, OverlapOfSourceAndDestination) {
  const ropewalk_weight weight = weightOf(2, 4);
  std::vector<int> both = numbered(16);
  for (ptrdiff_t offset : {0, 1, 7}) {
    const auto error = permute(weight, ROPEWALK_HALF, both.data(), both.data() + offset);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->status(), ROPEWALK_OVERLAP);
    EXPECT_NE(std::strstr(error->message(), "overlaps src="), nullptr) << error->message();
  }
  EXPECT_EQ(both, numbered(16));
  EXPECT_FALSE(permute(weight, ROPEWALK_HALF, both.data(), both.data() + 8));
}

} // namespace
} // namespace ropewalk
