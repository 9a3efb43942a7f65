//===- table_errors_test.cpp - Tables that are refused --------------------===//
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

constexpr int64_t limit = INT64_C(1) << 31;

ropewalk_rotation llama31() { return scaleLikeLlama3(makeRotation(128, 500000), 8, 1, 4, 8192); }

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
        BadRequest{"ListThatIsNone",
                   [](Request &request) {
                     static const std::vector<double> positions = {1, 2, 3};
                     request.options = tableOfPositions(positions, 2);
                   },
                   "rows is -1, expected 1 to 2^31-1 listed positions"},
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
                   "positions[1] is 2147483648, expected a number within (-2^31, 2^31)"},
        BadRequest{"TooLow", listed(-limit),
                   "positions[1] is -2147483648, expected a number within (-2^31, 2^31)"},
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
  wrong = makeRotation(8, 1e4);
  wrong.axes.count = 2;
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

} // namespace
} // namespace ropewalk
