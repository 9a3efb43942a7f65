//===- table_accuracy_test.cpp - Error of cos and sin ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/random.h"
#include "support/table_values.h"

#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

namespace ropewalk {
namespace {

using test::ExactValue;
using test::Quad;
using test::Random;

constexpr int64_t limit = INT64_C(1) << 31;

/// The largest frequencies that there may be, backward ones, the slowest, and none.
constexpr double list[] = {0x1p16, -0x1p16, 65535.999, 1, -0.7, 1e-3, 1e-30, 0};

ropewalk_rotation listed() {
  ropewalk_rotation rotation = makeRotation(16, 0);
  rotation.frequencies.scaling = ROPEWALK_SCALING_LIST;
  rotation.frequencies.inv_freq = list;
  rotation.frequencies.list_length = 8;
  return rotation;
}

struct NamedRotation {
  const char *name;
  ropewalk_rotation rotation;
};

ropewalk_rotation llama31(double attentionFactor = 1) {
  ropewalk_rotation rotation = scaleLikeLlama3(makeRotation(128, 500000), 8, 1, 4, 8192);
  rotation.frequencies.attention_factor = attentionFactor;
  return rotation;
}

/// Positions whose angle comes closest to a whole number of quarter turns: denominators of the
/// continued fraction of quarters per position. There a sine or cosine is all rounding error.
void addNearestToQuarters(Quad frequency, std::vector<double> &positions) {
  Quad x = 2 * test::quadAbs(frequency) / test::quadAcos(-1);
  if (x < Quad(1) / limit)
    return;
  int64_t before = 1, denominator = 0;
  while (true) {
    auto whole = static_cast<int64_t>(x);
    int64_t next = whole * denominator + before;
    if (next >= limit)
      return;
    before = denominator;
    denominator = next;
    positions.insert(positions.end(), {double(next), -double(next)});
    x -= whole;
    if (x < Quad(1) / limit)
      return;
    x = 1 / x;
  }
}

/// 0, powers of two and their neighbours, positions near quarter turns, and random ones.
std::vector<double> searchedPositions(const std::vector<Quad> &frequencies) {
  std::vector<double> positions = {0, 1, -1, limit - 1, -limit + 1};
  for (int64_t power = 2; power < limit; power *= 2)
    for (int64_t p : {power - 1, power, power + 1})
      positions.insert(positions.end(), {double(p), -double(p)});
  for (size_t i = 0; i < frequencies.size(); i += 5)
    addNearestToQuarters(frequencies[i], positions);
  Random random(71);
  for (int i = 0; i < 300; ++i)
    positions.push_back(double(random.integer(-limit + 1, limit - 1)));
  return positions;
}

class EveryRotation : public testing::TestWithParam<NamedRotation> {
protected:
  ropewalk_rotation rotation = GetParam().rotation;
  std::vector<Quad> frequencies = test::exactFrequencies(rotation);
  double factor = static_cast<double>(test::exactAttentionFactor(rotation));

  /// In ulp of attention_factor, f32.
  double worstOfRows(const ropewalk_table &table) {
    double worst = 0;
    for (int64_t row = 0; row < table.rows; ++row)
      for (int64_t i = 0; i < table.pairs; ++i) {
        ExactValue exact(frequencies[i], table.coordinate(0, row), factor);
        worst = std::max(worst, exact.errorOf(table.cosRow(row)[i], table.sinRow(row)[i]));
      }
    return worst * 0x1p23 / factor;
  }
};

TEST_P(EveryRotation, RangesAreWithinHalfAnUlpOfOne) {
  const std::pair<int64_t, int64_t> ranges[] = {
      {0, 300},     {-300, 3},           {131000, 131072},          {16777200, 16777230},
      {-260, -250}, {limit - 30, limit}, {-limit + 1, -limit + 30}, {(1 << 20) - 3, (1 << 20) + 3}};
  for (const auto &[begin, end] : ranges) {
    auto table = Table::build(rotation, tableOfRange(begin, end, ROPEWALK_TABLE_PLAIN));
    ASSERT_TRUE(table) << table.error().message();
    EXPECT_LE(worstOfRows(**table), 0.51) << begin;
  }
}

TEST_P(EveryRotation, ListedWholePositionsAreWithinHalfAnUlpOfOne) {
  std::vector<double> positions = searchedPositions(frequencies);
  auto table = Table::build(rotation, tableOfPositions(positions));
  ASSERT_TRUE(table) << table.error().message();
  EXPECT_LE(worstOfRows(**table), 0.51);
}

TEST_P(EveryRotation, ListedFractionsAreWithinHalfAnUlpOfOne) {
  Random random(72);
  std::vector<double> positions = {0.5, -0.5, 1.0 / 3, 0x1p-1074, -1e-300, limit - 0x1p-22};
  for (int i = 0; i < 200; ++i)
    positions.push_back(std::ldexp(random.uniform(), static_cast<int>(random.integer(-20, 31))));
  auto table = Table::build(rotation, tableOfPositions(positions));
  ASSERT_TRUE(table) << table.error().message();
  EXPECT_LE(worstOfRows(**table), 0.51);
}

TEST_P(EveryRotation, FactorsMakeEntriesWithinTwoToTheMinus50) {
  auto table = Table::build(rotation, tableOfRange(-limit + 1, limit, ROPEWALK_TABLE_FACTORED));
  ASSERT_TRUE(table) << table.error().message();
  ASSERT_GT((*table)->top.count, 0);
  double worst = 0, rounded = 0;
  for (double position : searchedPositions(frequencies))
    for (int64_t i = 0; i < (*table)->pairs; ++i) {
      ExactValue exact(frequencies[i], position, factor);
      for (bool fused : {false, true}) {
        auto got = test::factoredValue(**table, static_cast<int64_t>(position), i, fused);
        worst = std::max(worst, exact.errorOf(got.cos, got.sin));
        rounded = std::max(rounded,
                           exact.errorOf(static_cast<float>(got.cos), static_cast<float>(got.sin)));
      }
    }
  EXPECT_LE(worst / factor, 0x1p-50);
  EXPECT_LE(rounded / factor * 0x1p23, 0.51);
}

TEST_P(EveryRotation, PositionZeroIsExactlyTheAttentionFactor) {
  auto plain = Table::build(rotation, tableOfRange(-3, 3, ROPEWALK_TABLE_PLAIN));
  auto factored = Table::build(rotation, tableOfRange(-3, 3, ROPEWALK_TABLE_FACTORED));
  ASSERT_TRUE(plain && factored);
  for (int64_t i = 0; i < (*plain)->pairs; ++i) {
    EXPECT_EQ((*plain)->cosRow(3)[i], static_cast<float>(factor));
    EXPECT_EQ((*plain)->sinRow(3)[i], 0.0f);
    EXPECT_EQ(test::factoredValue(**factored, 0, i, true).cos, factor);
    EXPECT_EQ(test::factoredValue(**factored, 0, i, true).sin, 0.0);
  }
}

INSTANTIATE_TEST_SUITE_P(Table, EveryRotation,
                         testing::Values(NamedRotation{"llama31", llama31()},
                                         NamedRotation{"scaled", llama31(1.3465735902799727)},
                                         NamedRotation{"large_factor", llama31(0x1p60 / 3)},
                                         NamedRotation{"window80", makeRotation(80, 1e4)},
                                         NamedRotation{"window256", makeRotation(256, 1e6)},
                                         NamedRotation{"listed", listed()},
                                         NamedRotation{"one_pair", makeRotation(2, 1e4)}),
                         [](const auto &info) { return std::string(info.param.name); });

TEST(Table, ListedRowsTakeEachPairsOwnCoordinate) {
  Random random(73);
  constexpr int64_t rows = 20;
  ropewalk_rotation rotation = llama31();
  rotation.axes = {3, ROPEWALK_AXES_INTERLEAVED, 0, 0, {24, 20, 20}, nullptr}; // Qwen3-VL
  std::vector<double> positions;
  for (int64_t i = 0; i < 3 * rows; ++i)
    positions.push_back(i % 2 ? random.integer(-99, 99) : 1000 * random.uniform());
  auto table = Table::build(rotation, tableOfPositions(positions, 3));
  ASSERT_TRUE(table) << table.error().message();
  ASSERT_EQ((*table)->rows, rows);
  std::vector<Quad> frequencies = test::exactFrequencies(llama31());
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t i = 0; i < 64; ++i) {
      int64_t axis = i % 3 && i < 60 ? i % 3 : 0;
      EXPECT_EQ((*table)->coordinate(axis, row), positions[axis * rows + row]);
      ExactValue exact(frequencies[i], positions[axis * rows + row], 1);
      EXPECT_LE(exact.errorOf((*table)->cosRow(row)[i], (*table)->sinRow(row)[i]), 0.51 * 0x1p-23);
    }
}

/// What PyTorch's f32 operators give, each correctly rounded.
void expectHf(const ropewalk_table &table, const std::vector<double> &inverse, double factor) {
  for (int64_t row = 0; row < table.rows; ++row)
    for (int64_t i = 0; i < table.pairs; ++i) {
      auto position = static_cast<float>(table.coordinate(0, row));
      float angle = position * static_cast<float>(inverse[i]);
      const test::QuadCosSin exact = test::quadCosSin(angle);
      auto cos = static_cast<float>(exact.cos), sin = static_cast<float>(exact.sin);
      ASSERT_EQ(table.cosRow(row)[i], cos * static_cast<float>(factor)) << row << " " << i;
      ASSERT_EQ(table.sinRow(row)[i], sin * static_cast<float>(factor)) << row << " " << i;
    }
}

TEST(Table, WithHfAnglesHoldsTheModelsOwnNumbers) {
  Random random(74);
  SCOPED_TRACE(random.trace());
  for (double factor : {1.0, 1.3465735902799727}) {
    ropewalk_rotation rotation = llama31(factor);
    rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
    auto inverse = inverseFrequencies(rotation);
    ASSERT_TRUE(inverse);
    for (int64_t begin : {INT64_C(0), INT64_C(-50), INT64_C(131000), limit - 100}) {
      auto table = Table::build(rotation, tableOfRange(begin, begin + 100));
      ASSERT_TRUE(table) << table.error().message();
      expectHf(**table, *inverse, factor);
    }
    std::vector<double> positions = {0.1, -1.0 / 3, 16777217, limit - 1};
    for (int i = 0; i < 100; ++i)
      positions.push_back(std::ldexp(random.uniform(), static_cast<int>(random.integer(-5, 31))));
    auto table = Table::build(rotation, tableOfPositions(positions));
    ASSERT_TRUE(table) << table.error().message();
    expectHf(**table, *inverse, factor);
  }
}

/// In ulp of the attention factor, from the cos and sin of the f32 angle times the factor.
double worstOfHf(double factor) {
  ropewalk_rotation rotation = makeRotation(128, 1e4);
  rotation.frequencies.attention_factor = factor;
  rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
  auto table = Table::build(rotation, tableOfRange(0, 1024));
  if (!table)
    return INFINITY;
  double worst = 0;
  for (int64_t row = 0; row < (*table)->rows; ++row)
    for (int64_t i = 0; i < (*table)->pairs; ++i) {
      float angle =
          static_cast<float>(row) * static_cast<float>((*table)->frequencies.inverse[i].hi);
      ExactValue exact(angle, 1, factor);
      worst = std::max(worst, exact.errorOf((*table)->cosRow(row)[i], (*table)->sinRow(row)[i]));
    }
  return worst * 0x1p23 / factor;
}

TEST(Table, WithHfAnglesIsWithinOneAndAQuarterUlpOfTheF32Angle) {
  EXPECT_LE(worstOfHf(1), 0.51);
  for (double factor : {1.0001, 1.1386294361119891, 1.3465735902799727})
    EXPECT_LE(worstOfHf(factor), 0.75) << factor;
  // Where the factor lies between two f32 and cosines round the same way, nothing less holds.
  double least = worstOfHf(1 + 5481.4999 * 0x1p-23);
  EXPECT_LE(least, 1.25);
  EXPECT_GT(least, 1.24);
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

} // namespace
} // namespace ropewalk
