//===- table_growth_test.cpp - One value per position ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// However a table came about, its values are those of rotation and position.
//
//===----------------------------------------------------------------------===//

#include "support/effort.h"
#include "support/random.h"
#include "support/table_values.h"

#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <cstring>

namespace ropewalk {
namespace {

using test::Random;

constexpr int64_t limit = INT64_C(1) << 31, million = INT64_C(1) << 20;

ropewalk_rotation small() { return makeRotation(16, 10000); }

std::vector<char> bitsOf(const ropewalk_table &table) {
  return {table.block.get(), table.block.get() + table.bytes};
}

Expected<TableRef> grow(const TableRef &old, ropewalk_table_options options) {
  options.grow_from = old.get();
  return Table::build(small(), options);
}

struct Growth {
  const char *name;
  ropewalk_table_form form;
  int64_t oldBegin, oldEnd, begin, end;
};

class EveryGrowth : public testing::TestWithParam<Growth> {
protected:
  ropewalk_table_options oldRange =
      tableOfRange(GetParam().oldBegin, GetParam().oldEnd, GetParam().form);
  ropewalk_table_options range = tableOfRange(GetParam().begin, GetParam().end, GetParam().form);
};

TEST_P(EveryGrowth, GivesTheBitsOfANewTable) {
  auto old = Table::build(small(), oldRange), fresh = Table::build(small(), range);
  ASSERT_TRUE(old && fresh);
  std::vector<char> oldBits = bitsOf(**old);
  auto grown = grow(*old, range);
  ASSERT_TRUE(grown) << grown.error().message();
  EXPECT_EQ((*grown)->begin, (*fresh)->begin);
  EXPECT_EQ((*grown)->rows, (*fresh)->rows);
  EXPECT_EQ(bitsOf(**grown), bitsOf(**fresh));
  EXPECT_EQ(bitsOf(**old), oldBits);
}

TEST_P(EveryGrowth, CopiesTheRowsThatThereAre) {
  auto old = Table::build(small(), oldRange);
  ASSERT_TRUE(old);
  constexpr char mark = 0x55;
  std::memset((*old)->block.get(), mark, (*old)->bytes);
  auto grown = grow(*old, range);
  ASSERT_TRUE(grown);
  int64_t marked = 0, rows = (*grown)->bytes / (*grown)->rowStride;
  const std::vector<char> row((*grown)->rowStride, mark);
  for (int64_t r = 0; r < rows; ++r)
    marked += std::memcmp((*grown)->block.get() + r * row.size(), row.data(), row.size()) == 0;
  auto shared = [](int64_t b0, int64_t n0, int64_t b1, int64_t n1) {
    return std::max(INT64_C(0), std::min(b0 + n0, b1 + n1) - std::max(b0, b1));
  };
  int64_t expected = 0;
  const ropewalk_table &a = **old, &b = **grown;
  if (!b.factored)
    expected = shared(a.begin, a.rows, b.begin, b.rows);
  else
    for (auto set : {&ropewalk_table::fine, &ropewalk_table::coarse, &ropewalk_table::top})
      expected += shared((a.*set).begin, (a.*set).count, (b.*set).begin, (b.*set).count);
  EXPECT_EQ(marked, expected);
}

INSTANTIATE_TEST_SUITE_P(
    Table, EveryGrowth,
    testing::Values(
        Growth{"AtTheEnd", ROPEWALK_TABLE_PLAIN, 0, 300, 0, 1000},
        Growth{"AtBothEnds", ROPEWALK_TABLE_PLAIN, 100, 700, -500, 1500},
        Growth{"ToAPart", ROPEWALK_TABLE_PLAIN, 0, 1000, 300, 500},
        Growth{"ByOneRow", ROPEWALK_TABLE_PLAIN, 0, 511, 0, 512},
        Growth{"AtTheBeginning", ROPEWALK_TABLE_PLAIN, 300, 500, 0, 400},
        Growth{"FarAway", ROPEWALK_TABLE_PLAIN, 0, 10, 1000, 1010},
        Growth{"NextToIt", ROPEWALK_TABLE_PLAIN, 0, 10, 10, 20},
        Growth{"FactoredAtBothEnds", ROPEWALK_TABLE_FACTORED, 0, 1000, -5000, 90000},
        Growth{"FactoredFarAway", ROPEWALK_TABLE_FACTORED, 0, 1000, 70000, 90000},
        Growth{"TwoFactorsToThree", ROPEWALK_TABLE_FACTORED, 0, million, 0, limit},
        Growth{"FarTwoToThree", ROPEWALK_TABLE_FACTORED, 3 * million, 4 * million, 1 - limit,
               limit},
        Growth{"ThreeFactorsToTwo", ROPEWALK_TABLE_FACTORED, 0, 8 * million, 0, million / 2},
        Growth{"ThreeFactors", ROPEWALK_TABLE_FACTORED, 0, 8 * million, 5 * million, 40 * million}),
    [](const auto &info) { return std::string(info.param.name); });

TEST(Table, GrownTableOutlivesTheOldOne) {
  ropewalk_rotation rotation = small();
  auto grown = [&] {
    auto old = Table::build(rotation, tableOfRange(0, 300));
    return grow(*old, tableOfRange(0, 600));
  }();
  auto fresh = Table::build(rotation, tableOfRange(0, 600));
  ASSERT_TRUE(grown && fresh);
  EXPECT_EQ((*grown)->references.load(), 1);
  EXPECT_EQ(bitsOf(**grown), bitsOf(**fresh));
}

TEST(Table, GrowsWithHfAngles) {
  ropewalk_rotation rotation = small();
  rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
  auto old = Table::build(rotation, tableOfRange(10, 300));
  auto fresh = Table::build(rotation, tableOfRange(-5, 400));
  ASSERT_TRUE(old && fresh);
  auto options = tableOfRange(-5, 400);
  options.grow_from = old->get();
  auto grown = Table::build(rotation, options);
  ASSERT_TRUE(grown) << grown.error().message();
  EXPECT_EQ(bitsOf(**grown), bitsOf(**fresh));
  std::memset((*old)->block.get(), 0, (*old)->bytes);
  grown = Table::build(rotation, options);
  ASSERT_TRUE(grown);
  EXPECT_EQ((*grown)->cosRow(15)[0], 0);
  EXPECT_EQ((*grown)->cosRow(14)[0], (*fresh)->cosRow(14)[0]);
  EXPECT_EQ((*grown)->cosRow(305)[0], (*fresh)->cosRow(305)[0]);
}

TEST(Table, ValuesDependOnRotationAndPositionAlone) {
  Random random(81);
  SCOPED_TRACE(random.trace());
  for (int n = 0; n < test::effort(60); ++n) {
    ropewalk_rotation rotation = makeRotation(random.integer(1, 80) * 2, 1e4);
    rotation.frequencies.attention_factor = random.bits() % 2 ? 1 : 1.3465735902799727;
    int64_t span = random.integer(1, 700), reach = INT64_C(1) << random.integer(9, 31);
    int64_t begin = random.integer(std::max(-reach, minPosition), reach - span);
    auto range = Table::build(rotation, tableOfRange(begin, begin + span, ROPEWALK_TABLE_PLAIN));
    auto wide = Table::build(rotation, tableOfRange(-limit + 1, limit, ROPEWALK_TABLE_FACTORED));
    auto narrow =
        Table::build(rotation, tableOfRange(begin, begin + span, ROPEWALK_TABLE_FACTORED));
    std::vector<double> positions;
    for (int i = 0; i < 10; ++i)
      positions.push_back(static_cast<double>(random.integer(begin, begin + span - 1)));
    auto list = Table::build(rotation, tableOfPositions(positions));
    ASSERT_TRUE(range && wide && narrow && list);
    for (int64_t row = 0; row < 10; ++row) {
      auto p = static_cast<int64_t>(positions[row]);
      auto single = Table::build(rotation, tableOfRange(p, p + 1));
      ASSERT_TRUE(single);
      for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i) {
        float cos = (*range)->cosRow(p - begin)[i], sin = (*range)->sinRow(p - begin)[i];
        EXPECT_EQ((*list)->cosRow(row)[i], cos);
        EXPECT_EQ((*list)->sinRow(row)[i], sin);
        EXPECT_EQ((*single)->cosRow(0)[i], cos);
        EXPECT_EQ((*single)->sinRow(0)[i], sin);
        for (const TableRef *table : {&*wide, &*narrow}) {
          auto value = test::factoredValue(**table, p, i, false);
          EXPECT_EQ(static_cast<float>(value.cos), cos);
          EXPECT_EQ(static_cast<float>(value.sin), sin);
        }
      }
    }
  }
}

} // namespace
} // namespace ropewalk
