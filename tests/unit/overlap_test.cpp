//===- overlap_test.cpp - Whether strided tensors share bytes -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "overlap.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

namespace ropewalk {
namespace {

using test::Random;

struct Layout {
  int64_t base, width;
  int64_t count[3], stride[3];

  StridedBytes view() const { return {static_cast<uintptr_t>(base), width, count, stride}; }

  /// How many rows cover each byte.
  std::map<int64_t, int> coverage() const {
    std::map<int64_t, int> bytes;
    for (int64_t b = 0; b < count[0]; ++b)
      for (int64_t t = 0; t < count[1]; ++t)
        for (int64_t h = 0; h < count[2]; ++h)
          for (int64_t i = 0; i < width; ++i)
            ++bytes[base + b * stride[0] + t * stride[1] + h * stride[2] + i];
    return bytes;
  }
};

std::string text(const Layout &a) {
  std::ostringstream out;
  out << a.base << " + " << a.width << " [" << a.count[0] << " x " << a.stride[0] << ", "
      << a.count[1] << " x " << a.stride[1] << ", " << a.count[2] << " x " << a.stride[2] << "]";
  return out.str();
}

Layout randomLayout(Random &random) {
  Layout layout;
  layout.base = 100000 + random.integer(0, 120);
  layout.width = random.integer(1, 9);
  for (int d = 0; d < 3; ++d) {
    layout.count[d] = random.integer(1, 4);
    layout.stride[d] = random.integer(-40, 40);
  }
  return layout;
}

TEST(Overlap, AgreesWithCountingBytes) {
  Random random(5);
  SCOPED_TRACE(random.trace());
  int met = 0;
  for (int i = 0; i < 20000; ++i) {
    Layout a = randomLayout(random), b = randomLayout(random);
    if (i % 2) // equal strides, as slices of one buffer have
      std::copy(a.stride, a.stride + 3, b.stride);
    auto bytes = a.coverage();
    bool expected = false;
    for (const auto &entry : b.coverage())
      expected |= bytes.count(entry.first) > 0;
    met += expected;
    ASSERT_EQ(overlap(a.view(), b.view()), expected) << text(a) << " and " << text(b);
  }
  EXPECT_GT(met, 2000);
  EXPECT_LT(met, 18000);
}

TEST(Overlap, WithItselfAgreesWithCountingBytes) {
  Random random(6);
  SCOPED_TRACE(random.trace());
  int nesting = 0, met = 0;
  for (int i = 0; i < 20000; ++i) {
    Layout a = randomLayout(random);
    bool expected = false;
    for (const auto &entry : a.coverage())
      expected |= entry.second > 1;
    met += expected;
    ASSERT_EQ(overlapsItself(a.view()), expected) << text(a);
    int8_t order[3];
    sortByMagnitude(a.stride, order);
    ByteRange range;
    ASSERT_TRUE(computeRange(a.view(), order, range));
    nesting += range.nests;
    ASSERT_FALSE(range.nests && expected) << text(a);
    EXPECT_EQ(a.base + range.begin, a.coverage().begin()->first) << text(a);
    EXPECT_EQ(a.base + range.end, a.coverage().rbegin()->first + 1) << text(a);
  }
  EXPECT_GT(nesting, 1000);
  EXPECT_GT(met, 1000);
}

TEST(Overlap, FusedRowsOfAnyLengthAreDecidedQuickly) {
  // q: 32 heads, k: 8 heads of 128 f16 in rows of 48 heads; 2^20 rows per batch.
  constexpr int64_t head = 256, row = 48 * head, tokens = INT64_C(1) << 20;
  Layout q = {0, head, {64, tokens, 32}, {tokens * row, row, head}};
  Layout k = {32 * head, head, {64, tokens, 8}, {tokens * row, row, head}};
  EXPECT_FALSE(overlap(q.view(), k.view()));
  EXPECT_FALSE(overlapsItself(q.view()));
  k.base -= 2;
  EXPECT_TRUE(overlap(q.view(), k.view()));
  k.base = 48 * head - 8 * head + 2; // the last head reaches into the next row
  EXPECT_TRUE(overlap(q.view(), k.view()));
}

TEST(Range, BeyondTheAddressSpaceIsRefused) {
  int8_t order[] = {0, 1, 2};
  ByteRange range;
  for (int64_t tokens : {INT64_C(1) << 22, INT64_MAX}) {
    Layout layout = {0, 4, {1, tokens, 1}, {0, INT64_C(1) << 42, 0}};
    EXPECT_FALSE(computeRange(layout.view(), order, range)) << tokens;
    layout.stride[1] = -layout.stride[1];
    EXPECT_FALSE(computeRange(layout.view(), order, range)) << tokens;
  }
}

} // namespace
} // namespace ropewalk
