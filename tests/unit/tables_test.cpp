//===- tables_test.cpp - Tables: forms, memory, what they serve ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tables.h"

#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <utility>

namespace ropewalk {
namespace {

/// Whether the list that is handed over may be one without a name, of which only a pointer is kept.
template <class List, class = void> struct KeepsAnyPositions : std::false_type {};
template <class List>
struct KeepsAnyPositions<List, std::void_t<decltype(tableOfPositions(std::declval<List>()))>>
    : std::true_type {};
static_assert(KeepsAnyPositions<const std::vector<double> &>::value);
static_assert(!KeepsAnyPositions<std::vector<double>>::value);

template <class List, class = void> struct KeepsAnyFrequencies : std::false_type {};
template <class List>
struct KeepsAnyFrequencies<List, std::void_t<decltype(useFrequencies(
                                     std::declval<ropewalk_rotation>(), std::declval<List>()))>>
    : std::true_type {};
static_assert(KeepsAnyFrequencies<std::vector<double> &>::value);
static_assert(!KeepsAnyFrequencies<std::vector<double>>::value);

constexpr int64_t limit = INT64_C(1) << 31, million = INT64_C(1) << 20;

ropewalk_rotation llama31() { return scaleLikeLlama3(makeRotation(128, 500000), 8, 1, 4, 8192); }

int64_t bytesOf(const ropewalk_rotation &rotation, const ropewalk_table_options &options) {
  auto table = SharedTable::create(rotation, options);
  EXPECT_TRUE(table) << table.error().message();
  return table ? ropewalk_table_bytes(table->get()) : -1;
}

TEST(Table, PlainRowsStartAtCacheLinesAndArePaddedWithZeros) {
  for (int64_t dim : {2, 6, 16, 80, 128, 130}) {
    auto table = Table::build(makeRotation(dim, 1e4), tableOfRange(10, 20));
    ASSERT_TRUE(table);
    EXPECT_FALSE((*table)->factored);
    EXPECT_EQ((*table)->rowStride, (dim * 4 + 63) / 64 * 64);
    for (int64_t row = 0; row < 10; ++row) {
      EXPECT_EQ(reinterpret_cast<uintptr_t>((*table)->cosRow(row)) % 64, 0u);
      for (int64_t i = dim; i < (*table)->rowStride / 4; ++i)
        EXPECT_EQ((*table)->cosRow(row)[i], 0.0f);
    }
  }
}

TEST(Table, FactoredRowsStartAtCacheLinesAndArePaddedWithZeros) {
  for (int64_t dim : {2, 6, 16, 80, 130}) {
    auto table =
        Table::build(makeRotation(dim, 1e4), tableOfRange(-9, limit, ROPEWALK_TABLE_FACTORED));
    ASSERT_TRUE(table);
    EXPECT_TRUE((*table)->factored);
    EXPECT_EQ((*table)->rowStride, (dim * 8 + 63) / 64 * 64);
    const double *row = (*table)->fine.rows;
    EXPECT_EQ(reinterpret_cast<uintptr_t>(row) % 64, 0u);
    int64_t stride = (*table)->rowStride / 8, rows = (*table)->bytes / (*table)->rowStride;
    EXPECT_EQ((*table)->coarse.rows, row + 256 * stride);
    EXPECT_EQ((*table)->top.rows, row + (256 + 4096) * stride);
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t i = dim; i < stride; ++i)
        EXPECT_EQ(row[r * stride + i], 0.0);
  }
}

TEST(Table, PlainTakesAPaddedRowPerPosition) {
  EXPECT_EQ(bytesOf(makeRotation(128, 1e4), tableOfRange(-5, 95)), 100 * 512);
  EXPECT_EQ(bytesOf(makeRotation(80, 1e4), tableOfRange(0, 100)), 100 * 320);
  EXPECT_EQ(bytesOf(makeRotation(6, 1e4), tableOfRange(0, 100)), 100 * 64);
  EXPECT_EQ(ropewalk_table_bytes(nullptr), 0);
}

TEST(Table, FactoredTakesARowPer256PositionsAndNeverMoreThan8448) {
  struct {
    int64_t begin, end, rows;
  } const cases[] = {{0, 1, 256 + 1},
                     {0, 256, 256 + 1},
                     {0, 257, 256 + 2},
                     {-1, 1, 256 + 2},
                     {-256, 0, 256 + 1},
                     {0, 131072, 256 + 512},
                     {0, million, 256 + 4096},
                     {5 * million, 6 * million, 256 + 4096},
                     {0, million + 1, 256 + 4096 + 2},
                     {1, million + 1, 256 + 4096 + 2},
                     {0, limit, 256 + 4096 + 2048},
                     {-limit + 1, limit, 256 + 4096 + 4096}};
  for (const auto &c : cases) {
    auto options = tableOfRange(c.begin, c.end, ROPEWALK_TABLE_FACTORED);
    EXPECT_EQ(bytesOf(makeRotation(16, 1e4), options), c.rows * 128) << c.begin << " " << c.end;
  }
}

TEST(Table, AMillionPositionsNeedNoThirdFactor) {
  for (int64_t end : {INT64_C(1), INT64_C(1000), million}) {
    auto table = Table::build(makeRotation(2, 1e4), tableOfRange(0, end, ROPEWALK_TABLE_FACTORED));
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->top.count, 0);
    EXPECT_FALSE((*table)->needsTop(end - 1));
  }
}

TEST(Table, OnlyPositionsBeyondTheFirstMillionNeedTheThirdFactor) {
  auto table =
      Table::build(makeRotation(2, 1e4), tableOfRange(-limit + 1, limit, ROPEWALK_TABLE_FACTORED));
  ASSERT_TRUE(table);
  EXPECT_EQ((*table)->coarseOffset(), 0);
  for (int64_t position : {INT64_C(0), INT64_C(255), million - 1})
    EXPECT_FALSE((*table)->needsTop(position));
  for (int64_t position : {INT64_C(-1), million, limit - 1, -limit + 1})
    EXPECT_TRUE((*table)->needsTop(position));
}

TEST(Table, AutoIsPlainUpTo256MebibytesAndFactoredAbove) {
  ropewalk_rotation rotation = makeRotation(2048, 1e4); // 8 KiB a row
  auto table = Table::build(rotation, tableOfRange(0, 32768));
  ASSERT_TRUE(table);
  EXPECT_FALSE((*table)->factored);
  EXPECT_EQ((*table)->bytes, INT64_C(256) << 20);
  table = Table::build(rotation, tableOfRange(0, 32769));
  ASSERT_TRUE(table);
  EXPECT_TRUE((*table)->factored);
}

TEST(Table, AutoStaysPlainWhereThePlanHasNoRoomForFactors) {
  auto table = Table::build(makeRotation(16384, 1e4), tableOfRange(0, 4097)); // 64 KiB a row
  ASSERT_TRUE(table);
  EXPECT_FALSE((*table)->factored);
}

TEST(Table, AutoStaysPlainWithHfAngles) {
  ropewalk_rotation rotation = makeRotation(2, 1e4); // 64 bytes a row
  rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
  auto table = Table::build(rotation, tableOfRange(0, (INT64_C(4) << 20) + 1));
  ASSERT_TRUE(table);
  EXPECT_FALSE((*table)->factored);
}

TEST(Table, AutoGrowsInTheFormThatTheOldTableHas) {
  for (auto form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
    auto old = SharedTable::create(llama31(), tableOfRange(0, 300, form));
    ASSERT_TRUE(old);
    ropewalk_table_options options = tableOfRange(0, 400);
    options.grow_from = old->get();
    auto grown = SharedTable::create(llama31(), options);
    ASSERT_TRUE(grown) << grown.error().message();
    EXPECT_EQ(grown->get()->factored, form == ROPEWALK_TABLE_FACTORED);
  }
}

TEST(Table, NothingTurnsInAnEmptyWindow) {
  for (auto form : {ROPEWALK_TABLE_AUTO, ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
    ropewalk_rotation rotation = makeRotation(64, 1e4);
    rotation.rotary_dim = 0;
    EXPECT_EQ(bytesOf(rotation, tableOfRange(-limit + 1, limit, form)), 0);
  }
}

/// Two coordinates, four pairs.
ropewalk_rotation withTwoAxes(ropewalk_axis_order order) {
  ropewalk_rotation rotation = makeRotation(8, 1e4);
  rotation.axes.count = 2;
  rotation.axes.order = order;
  rotation.axes.sections[0] = rotation.axes.sections[1] = 2;
  return rotation;
}

TEST(Table, OfARangeServesEveryOrderOfAxes) {
  auto table = Table::build(makeRotation(8, 1e4), tableOfRange(0, 10));
  ASSERT_TRUE(table);
  EXPECT_FALSE(Table::validateFor(**table, makeRotation(8, 1e4)));
  EXPECT_FALSE(Table::validateFor(**table, withTwoAxes(ROPEWALK_AXES_CONTIGUOUS)));
  EXPECT_FALSE(Table::validateFor(**table, withTwoAxes(ROPEWALK_AXES_INTERLEAVED)));
}

TEST(Table, OfAListServesOnlyItsOwnOrderOfAxes) {
  const std::vector<double> positions = {1, 2, 30, 40};
  auto table = Table::build(withTwoAxes(ROPEWALK_AXES_CONTIGUOUS), tableOfPositions(positions, 2));
  ASSERT_TRUE(table);
  EXPECT_FALSE(Table::validateFor(**table, withTwoAxes(ROPEWALK_AXES_CONTIGUOUS)));
  auto error = Table::validateFor(**table, withTwoAxes(ROPEWALK_AXES_INTERLEAVED));
  ASSERT_TRUE(error);
  EXPECT_STREQ(error->message(), "table was built for axis 0 at pair 1, expected the rotation's 1");
}

TEST(Table, EqualFrequenciesServeEachOtherHoweverTheyAreWritten) {
  ropewalk_rotation scaled = scaleLikeLlama3(makeRotation(64, 1e4), 1, 1, 4, 8192);
  auto table = Table::build(scaled, tableOfRange(0, 10));
  ASSERT_TRUE(table);
  EXPECT_FALSE(Table::validateFor(**table, makeRotation(64, 1e4)));
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
