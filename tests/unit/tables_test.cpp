//===- tables_test.cpp - cos and sin tables -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/oracle.h"
#include "support/random.h"
#include "tables.h"

#include "ropewalk/rotation.h"
#include "ropewalk/tables.h"

#include <gtest/gtest.h>

#include <cstring>

// A refused allocation must come back as null, as it does without the sanitizers.
#define SANITIZER_OPTIONS extern "C" __attribute__((visibility("default"))) const char
SANITIZER_OPTIONS *__asan_default_options() { return "allocator_may_return_null=1"; }
SANITIZER_OPTIONS *__tsan_default_options() { return "allocator_may_return_null=1"; }

namespace ropewalk {
namespace {

using test::Random;

ropewalk_rotation llama31(double attentionFactor = 1) {
  ropewalk_rotation rotation = scaleLikeLlama3(makeRotation(128, 500000), 8, 1, 4, 8192);
  rotation.frequencies.attention_factor = attentionFactor;
  return rotation;
}

/// In units of attention_factor * ulp(1.0) = 2^-23.
double worstError(const ropewalk_table &table, const ropewalk_rotation &rotation) {
  test::Oracle oracle(rotation);
  double worst = 0;
  for (int64_t row = 0; row < table.rows; ++row) {
    const auto &exact = oracle.angles(static_cast<int64_t>(table.coordinate(0, row)));
    for (int64_t i = 0; i < table.pairs; ++i) {
      worst = std::max<double>(worst, std::fabs(table.cosRow(row)[i] - exact[i].cos));
      worst = std::max<double>(worst, std::fabs(table.sinRow(row)[i] - exact[i].sin));
    }
  }
  return worst * 0x1p23 / rotation.frequencies.attention_factor;
}

struct Range {
  int64_t begin, end;
};

class EveryRange : public testing::TestWithParam<Range> {};

TEST_P(EveryRange, IsWithinHalfAnUlpOfOne) {
  for (const ropewalk_rotation &rotation :
       {llama31(), makeRotation(80, 1e4), makeRotation(256, 1e6), llama31(1.3465735902799727)}) {
    auto table = Table::build(rotation, tableOfRange(GetParam().begin, GetParam().end));
    ASSERT_TRUE(table) << table.error().message();
    EXPECT_LE(worstError(*table->get(), rotation), 0.51);
  }
}

constexpr int64_t limit = INT64_C(1) << 31;
INSTANTIATE_TEST_SUITE_P(Table, EveryRange,
                         testing::Values(Range{0, 600}, Range{-600, 3}, Range{131000, 131072},
                                         Range{16777200, 16777230}, Range{limit - 300, limit},
                                         Range{-limit + 1, -limit + 300}));

TEST(Table, IsWithinHalfAnUlpAtRandomPositions) {
  Random random(11);
  SCOPED_TRACE(random.trace());
  std::vector<double> positions;
  for (int i = 0; i < 300; ++i)
    positions.push_back(random.integer(-limit + 1, limit - 1));
  auto table = Table::build(llama31(), tableOfPositions(positions));
  ASSERT_TRUE(table);
  EXPECT_LE(worstError(*table->get(), llama31()), 0.51);
}

TEST(Table, PositionZeroIsExactlyTheIdentity) {
  auto table = Table::build(llama31(), tableOfRange(-3, 3));
  ASSERT_TRUE(table);
  for (int64_t i = 0; i < 64; ++i) {
    EXPECT_EQ((*table)->cosRow(3)[i], 1.0f);
    EXPECT_EQ((*table)->sinRow(3)[i], 0.0f);
  }
}

TEST(Table, NegativePositionsTurnBackwards) {
  auto table = Table::build(llama31(), tableOfRange(-700, 701));
  ASSERT_TRUE(table);
  for (int64_t p = 1; p <= 700; ++p)
    for (int64_t i = 0; i < 64; ++i) {
      EXPECT_NEAR((*table)->cosRow(700 - p)[i], (*table)->cosRow(700 + p)[i], 0x1p-23);
      EXPECT_NEAR((*table)->sinRow(700 - p)[i], -(*table)->sinRow(700 + p)[i], 0x1p-23);
    }
}

TEST(Table, RowsDependOnThePositionAlone) {
  const std::vector<double> positions = {5000, -1, 511, 512, 0, 5000, 131071, -4096};
  auto list = Table::build(llama31(), tableOfPositions(positions));
  auto range = Table::build(llama31(), tableOfRange(-4096, 131072));
  ASSERT_TRUE(list && range);
  for (size_t row = 0; row < positions.size(); ++row) {
    auto single = Table::build(llama31(), tableOfRange(positions[row], positions[row] + 1));
    ASSERT_TRUE(single);
    const float *expected = (*range)->cosRow(positions[row] + 4096);
    EXPECT_EQ(std::memcmp((*list)->cosRow(row), expected, 128 * sizeof(float)), 0);
    EXPECT_EQ(std::memcmp((*single)->cosRow(0), expected, 128 * sizeof(float)), 0);
  }
}

TEST(Table, RowsStartAtCacheLinesAndArePaddedWithZeros) {
  for (int64_t dim : {2, 6, 16, 80, 128, 130}) {
    auto table = Table::build(makeRotation(dim, 1e4), tableOfRange(10, 20));
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->rowStride % 64, 0);
    EXPECT_LT((*table)->rowStride, 4 * dim + 64);
    for (int64_t row = 0; row < 10; ++row) {
      EXPECT_EQ(reinterpret_cast<uintptr_t>((*table)->cosRow(row)) % 64, 0u);
      for (int64_t i = dim; i < (*table)->rowStride / 4; ++i)
        EXPECT_EQ((*table)->cosRow(row)[i], 0.0f);
    }
  }
}

struct BadRange {
  int64_t begin, end;
  const char *message;
};

class RejectsRange : public testing::TestWithParam<BadRange> {};

TEST_P(RejectsRange, WithFieldFoundAndExpected) {
  ropewalk_rotation rotation = llama31();
  ropewalk_table *table = reinterpret_cast<ropewalk_table *>(&rotation);
  ropewalk_error error;
  ropewalk_table_options range = {};
  range.position_begin = GetParam().begin;
  range.position_end = GetParam().end;
  EXPECT_EQ(ropewalk_table_create(&rotation, &range, &table, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(error.status, ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, GetParam().message);
  EXPECT_EQ(table, nullptr);
}

INSTANTIATE_TEST_SUITE_P(
    Table, RejectsRange,
    testing::Values(
        BadRange{0, 0, "position_end is 0, expected more than position_begin=0 and at most 2^31"},
        BadRange{5, 4, "position_end is 4, expected more than position_begin=5 and at most 2^31"},
        BadRange{-limit, 0,
                 "position_begin is -2147483648, expected a position within (-2^31, 2^31)"},
        BadRange{limit, limit + 1,
                 "position_begin is 2147483648, expected a position within (-2^31, 2^31)"},
        BadRange{
            0, limit + 1,
            "position_end is 2147483649, expected more than position_begin=0 and at most 2^31"},
        BadRange{INT64_MIN, INT64_MAX,
                 "position_begin is -9223372036854775808, expected a position within (-2^31, "
                 "2^31)"}));

TEST(Table, MoreThanTheMachineHasIsOutOfMemory) {
  ropewalk_rotation rotation = makeRotation(65536, 1e4); // 2^50 bytes
  ropewalk_table *table;
  ropewalk_error error;
  ropewalk_table_options range = {};
  range.form = ROPEWALK_TABLE_PLAIN;
  range.position_begin = -limit + 1;
  range.position_end = limit;
  EXPECT_EQ(ropewalk_table_create(&rotation, &range, &table, &error), ROPEWALK_OUT_OF_MEMORY);
  EXPECT_STREQ(error.message, "table of 4294967295 rows needs 1125899906580480 bytes, got none");
  EXPECT_EQ(table, nullptr);
}

TEST(Table, ListsAreChecked) {
  const std::vector<double> bad = {0, limit};
  auto table = Table::build(llama31(), tableOfPositions(bad));
  ASSERT_FALSE(table);
  EXPECT_STREQ(table.error().message(),
               "positions[1] is 2.14748e+09, expected a number within (-2^31, 2^31)");
}

TEST(Table, NullPointersAreRefused) {
  ropewalk_rotation rotation = llama31();
  ropewalk_table *table;
  ropewalk_table_options range = {};
  range.position_end = 1;
  EXPECT_EQ(ropewalk_table_create(nullptr, &range, &table, nullptr), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(ropewalk_table_create(&rotation, nullptr, &table, nullptr), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(ropewalk_table_create(&rotation, &range, nullptr, nullptr), ROPEWALK_INVALID_ARGUMENT);
  ropewalk_table_destroy(nullptr);
}

TEST(Table, WrapperOwnsOneReference) {
  auto table = SharedTable::create(llama31(), tableOfRange(0, 10));
  ASSERT_TRUE(table);
  EXPECT_EQ(table->get()->references.load(), 1);
  auto refused = SharedTable::create(llama31(), tableOfRange(0, 0));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().status(), ROPEWALK_INVALID_ARGUMENT);
}

} // namespace
} // namespace ropewalk
