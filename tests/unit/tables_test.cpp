//===- tables_test.cpp - Tables: forms, memory, refusals ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "axes.h"
#include "support/raw_enum.h"
#include "tables.h"

#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

// A refused allocation must come back as null, as it does without the sanitizers.
#define SANITIZER_OPTIONS extern "C" __attribute__((visibility("default"))) const char
SANITIZER_OPTIONS *__asan_default_options() { return "allocator_may_return_null=1"; }
SANITIZER_OPTIONS *__tsan_default_options() { return "allocator_may_return_null=1"; }

namespace ropewalk {
namespace {

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

/// What is asked for, and what makes it wrong.
struct Request {
  ropewalk_rotation rotation = llama31();
  ropewalk_table_options options = tableOfRange(0, 10);
  std::vector<double> positions = {0, 1.5, -7};

  void list() { options = tableOfPositions(positions); }
};

struct BadRequest {
  const char *name;
  std::function<void(Request &)> spoil;
  const char *message;
};

class RejectsTable : public testing::TestWithParam<BadRequest> {};

TEST_P(RejectsTable, WithFieldFoundAndExpected) {
  Request request;
  GetParam().spoil(request);
  auto *table = reinterpret_cast<ropewalk_table *>(&request);
  ropewalk_error error;
  EXPECT_EQ(ropewalk_table_create(&request.rotation, &request.options, &table, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(error.status, ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, GetParam().message);
  EXPECT_EQ(table, nullptr);
}

auto range(int64_t begin, int64_t end) {
  return [=](Request &request) { request.options = tableOfRange(begin, end); };
}

auto listed(double position) {
  return [=](Request &request) {
    request.positions[1] = position;
    request.list();
  };
}

std::string nameOf(const testing::TestParamInfo<BadRequest> &info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(
    Ranges, RejectsTable,
    testing::Values(
        BadRequest{"Empty", range(0, 0),
                   "position_end is 0, expected more than position_begin=0 and at most 2^31"},
        BadRequest{"Reversed", range(5, 4),
                   "position_end is 4, expected more than position_begin=5 and at most 2^31"},
        BadRequest{"BeginsTooLow", range(-limit, 0),
                   "position_begin is -2147483648, expected a position within (-2^31, 2^31)"},
        BadRequest{"BeginsTooHigh", range(limit, limit + 1),
                   "position_begin is 2147483648, expected a position within (-2^31, 2^31)"},
        BadRequest{
            "EndsTooHigh", range(0, limit + 1),
            "position_end is 2147483649, expected more than position_begin=0 and at most 2^31"},
        BadRequest{"OverflowsItsLength", range(INT64_MIN, INT64_MAX),
                   "position_begin is -9223372036854775808, expected a position within (-2^31, "
                   "2^31)"},
        BadRequest{"WithRows", [](Request &request) { request.options.rows = 3; },
                   "rows is 3, expected 0 without listed positions"},
        BadRequest{"FactoredWithHfAngles",
                   [](Request &request) {
                     request.rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
                     request.options.form = ROPEWALK_TABLE_FACTORED;
                   },
                   "form is ROPEWALK_TABLE_FACTORED, expected PLAIN with ROPEWALK_ANGLE_HF"},
        BadRequest{"Form", [](Request &request) { test::setRaw(request.options.form, 3); },
                   "form is 3, expected ROPEWALK_TABLE_AUTO, PLAIN or FACTORED"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    Lists, RejectsTable,
    testing::Values(
        BadRequest{"TooHigh", listed(limit),
                   "positions[1] is 2.14748e+09, expected a number within (-2^31, 2^31)"},
        BadRequest{"TooLow", listed(-limit),
                   "positions[1] is -2.14748e+09, expected a number within (-2^31, 2^31)"},
        BadRequest{"NaN", listed(NAN),
                   "positions[1] is nan, expected a number within (-2^31, 2^31)"},
        BadRequest{"Infinity", listed(-INFINITY),
                   "positions[1] is -inf, expected a number within (-2^31, 2^31)"},
        BadRequest{"NoRows",
                   [](Request &request) {
                     request.list();
                     request.options.rows = 0;
                   },
                   "rows is 0, expected 1 to 2^31-1 listed positions"},
        BadRequest{"TooManyRows",
                   [](Request &request) {
                     request.list();
                     request.options.rows = limit;
                   },
                   "rows is 2147483648, expected 1 to 2^31-1 listed positions"},
        BadRequest{"WithBegin",
                   [](Request &request) {
                     request.list();
                     request.options.position_begin = -4;
                   },
                   "position_begin is -4, expected 0 with listed positions"},
        BadRequest{"WithEnd",
                   [](Request &request) {
                     request.list();
                     request.options.position_end = 10;
                   },
                   "position_end is 10, expected 0 with listed positions"},
        BadRequest{"Factored",
                   [](Request &request) {
                     request.list();
                     request.options.form = ROPEWALK_TABLE_FACTORED;
                   },
                   "form is ROPEWALK_TABLE_FACTORED, expected PLAIN with listed positions"}),
    nameOf);

struct BadGrowth {
  const char *name;
  std::function<void(Request &)> old;
  std::function<void(Request &)> grown;
  const char *message;
};

class RejectsGrowth : public testing::TestWithParam<BadGrowth> {};

TEST_P(RejectsGrowth, WithFieldFoundAndExpected) {
  Request before, request;
  GetParam().old(before);
  auto old = SharedTable::create(before.rotation, before.options);
  ASSERT_TRUE(old) << old.error().message();
  GetParam().grown(request);
  request.options.grow_from = old->get();
  auto grown = SharedTable::create(request.rotation, request.options);
  ASSERT_FALSE(grown);
  EXPECT_EQ(grown.error().status(), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(grown.error().message(), GetParam().message);
}

void asItIs(Request &) {}
void plain(Request &request) { request.options.form = ROPEWALK_TABLE_PLAIN; }
void factored(Request &request) { request.options.form = ROPEWALK_TABLE_FACTORED; }
void list(Request &request) { request.list(); }
void hf(Request &request) { request.rotation.frequencies.angle = ROPEWALK_ANGLE_HF; }

INSTANTIATE_TEST_SUITE_P(
    Table, RejectsGrowth,
    testing::Values(
        BadGrowth{"FromAList", list, asItIs,
                  "grow_from is a table of listed positions, expected one of a range"},
        BadGrowth{"OfAList", asItIs, list,
                  "grow_from is a table, expected null with listed positions"},
        BadGrowth{"PlainToFactored", plain, factored,
                  "grow_from is a plain table, expected the form asked for, factored"},
        BadGrowth{"FactoredToPlain", factored, plain,
                  "grow_from is a factored table, expected the form asked for, plain"},
        BadGrowth{"OtherWindow", asItIs, [](Request &request) { request.rotation.rotary_dim = 64; },
                  "grow_from was built for rotary_dim 128, expected the rotation's 64"},
        BadGrowth{"OtherAngles", hf, asItIs,
                  "grow_from was built for ROPEWALK_ANGLE_HF, expected the rotation's "
                  "ROPEWALK_ANGLE_EXACT"},
        BadGrowth{"OtherFactor",
                  [](Request &request) { request.rotation.frequencies.attention_factor = 1.5; },
                  asItIs,
                  "grow_from was built for attention_factor 1.5, expected the rotation's 1"},
        BadGrowth{"OtherFrequencies",
                  [](Request &request) { request.rotation = makeRotation(128, 256.0); },
                  [](Request &request) { request.rotation = makeRotation(128, 4.0); },
                  "grow_from was built for inv_freq[1] 0.91700404320467122, expected the "
                  "rotation's 0.97857206208770009"}),
    [](const auto &info) { return std::string(info.param.name); });

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

TEST(Table, RotationsThatAreWrongAreRefused) {
  auto table = Table::build(llama31(), tableOfRange(0, 10));
  ASSERT_TRUE(table);
  ropewalk_rotation wrong = llama31();
  wrong.frequencies.theta = 0;
  auto error = Table::validateFor(**table, wrong);
  ASSERT_TRUE(error);
  EXPECT_STREQ(error->message(), "theta is 0, expected a finite number > 1");
  auto refused = Table::build(wrong, tableOfRange(0, 10));
  ASSERT_FALSE(refused);
  EXPECT_STREQ(refused.error().message(), error->message());
  wrong = withTwoAxes(ROPEWALK_AXES_CONTIGUOUS);
  wrong.axes.sections[0] = 3;
  refused = Table::build(wrong, tableOfRange(0, 10));
  ASSERT_FALSE(refused);
  EXPECT_STREQ(refused.error().message(), pairAxes(wrong).error().message());
  error = Table::validateFor(**Table::build(makeRotation(8, 1e4), tableOfRange(0, 1)), wrong);
  ASSERT_TRUE(error);
  EXPECT_STREQ(refused.error().message(), error->message());
}

TEST(Table, MoreThanTheMachineHasIsOutOfMemory) {
  ropewalk_rotation rotation = makeRotation(65536, 1e4); // 2^50 bytes
  auto options = tableOfRange(-limit + 1, limit, ROPEWALK_TABLE_PLAIN);
  ropewalk_table *table;
  ropewalk_error error;
  EXPECT_EQ(ropewalk_table_create(&rotation, &options, &table, &error), ROPEWALK_OUT_OF_MEMORY);
  EXPECT_STREQ(error.message, "table of 4294967295 rows needs 1125899906580480 bytes, got none");
  EXPECT_EQ(table, nullptr);
}

TEST(Table, NullPointersAreRefused) {
  ropewalk_rotation rotation = llama31();
  auto options = tableOfRange(0, 1);
  ropewalk_table *table;
  EXPECT_EQ(ropewalk_table_create(nullptr, &options, &table, nullptr), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(ropewalk_table_create(&rotation, nullptr, &table, nullptr), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(ropewalk_table_create(&rotation, &options, nullptr, nullptr),
            ROPEWALK_INVALID_ARGUMENT);
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
