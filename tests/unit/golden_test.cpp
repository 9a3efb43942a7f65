//===- golden_test.cpp - Values printed by other implementations ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Llama's complex rotation with theta 10000 over heads of 16, as PyTorch printed it to
// four or five digits.
//
//===----------------------------------------------------------------------===//

#include "support/scenario.h"

#include "tables.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace ropewalk {
namespace {

using test::Scenario;
using Head = std::array<float, 16>;

// Printed with four decimals; inputs and results are rounded.
constexpr float printed = 0.00005f, twiceRounded = 2.5f * printed;

constexpr Head positionOne = {0.5146f,  0.9938f, -0.2587f, -1.0826f, -0.0444f, 1.6236f,
                              -2.3229f, 1.0878f, 0.6716f,  0.6933f,  -0.9487f, -0.0765f,
                              -0.1526f, 0.1167f, 0.4403f,  -1.4465f};
constexpr Head rotatedOne = {-0.5582f, 0.9700f, 0.0908f, -1.1093f, -0.2062f, 1.6110f,
                             -2.3561f, 1.0138f, 0.6646f, 0.7000f,  -0.9485f, -0.0795f,
                             -0.1528f, 0.1166f, 0.4407f, -1.4464f};
constexpr Head positionZero = {0.3374f,  -0.1778f, -0.3035f, -0.5880f, 0.3486f, 0.6603f,
                               -0.2196f, -0.3792f, 0.7671f,  -1.1925f, 0.6984f, -1.4097f,
                               0.1794f,  1.8951f,  0.4954f,  0.2692f};

Scenario headsOf16Theta10000(ropewalk_pairing pairing) {
  Scenario scenario;
  scenario.rotation = makeRotation(16, 10000, pairing);
  scenario.layout.q = bshd(3, 1, 16);
  scenario.options.position_end = 3;
  return scenario;
}

Head rotate(ropewalk_pairing pairing, const Head &head, int64_t position) {
  Scenario scenario = headsOf16Theta10000(pairing);
  Head result;
  scenario.rotate(head.data(), result.data(), position);
  return result;
}

/// First components of all pairs, then the second ones: how weights are permuted
/// between the two pairings.
Head deinterleave(const Head &head) {
  Head result;
  for (size_t i = 0; i < 8; ++i) {
    result[i] = head[2 * i];
    result[8 + i] = head[2 * i + 1];
  }
  return result;
}

TEST(Golden, InverseFrequencies) {
  constexpr double expected[] = {1.0000e+00, 3.1623e-01, 1.0000e-01, 3.1623e-02,
                                 1.0000e-02, 3.1623e-03, 1.0000e-03, 3.1623e-04};
  auto frequencies = inverseFrequencies(makeRotation(16, 10000));
  ASSERT_TRUE(frequencies);
  for (size_t i = 0; i < 8; ++i)
    EXPECT_NEAR((*frequencies)[i], expected[i], expected[i] * 2e-5);
}

TEST(Golden, CosinesAndSines) {
  constexpr double expected[2][8][2] = {{{0.5403, 8.4147e-01},
                                         {0.9504, 3.1098e-01},
                                         {0.9950, 9.9833e-02},
                                         {0.9995, 3.1618e-02},
                                         {0.9999, 9.9998e-03},
                                         {1.0000, 3.1623e-03},
                                         {1.0000, 1.0000e-03},
                                         {1.0000, 3.1623e-04}},
                                        {{-0.4161, 9.0930e-01},
                                         {0.8066, 5.9113e-01},
                                         {0.9801, 1.9867e-01},
                                         {0.9980, 6.3203e-02},
                                         {0.9998, 1.9999e-02},
                                         {1.0000, 6.3245e-03},
                                         {1.0000, 2.0000e-03},
                                         {1.0000, 6.3246e-04}}};
  auto table = Table::build(makeRotation(16, 10000), tableOfRange(0, 3));
  ASSERT_TRUE(table);
  for (int64_t row = 1; row <= 2; ++row)
    for (int64_t i = 0; i < 8; ++i) {
      EXPECT_NEAR((*table)->cosRow(row)[i], expected[row - 1][i][0], printed);
      EXPECT_NEAR((*table)->sinRow(row)[i], expected[row - 1][i][1],
                  expected[row - 1][i][1] * 2e-5);
    }
}

TEST(Golden, PositionOneInterleaved) {
  Head result = rotate(ROPEWALK_INTERLEAVED, positionOne, 1);
  for (size_t j = 0; j < 16; ++j)
    EXPECT_NEAR(result[j], rotatedOne[j], twiceRounded) << j;
}

TEST(Golden, PositionOneHalf) {
  Head result = rotate(ROPEWALK_HALF, deinterleave(positionOne), 1);
  Head expected = deinterleave(rotatedOne);
  for (size_t j = 0; j < 16; ++j)
    EXPECT_NEAR(result[j], expected[j], twiceRounded) << j;
}

TEST(Golden, PairingsAgreeBitByBitUpToTheOrderOfComponents) {
  for (int64_t position : {0, 1, 2})
    EXPECT_EQ(deinterleave(rotate(ROPEWALK_INTERLEAVED, positionOne, position)),
              rotate(ROPEWALK_HALF, deinterleave(positionOne), position));
}

TEST(Golden, PositionZeroIsUnchanged) {
  EXPECT_EQ(rotate(ROPEWALK_INTERLEAVED, positionZero, 0), positionZero);
  EXPECT_EQ(rotate(ROPEWALK_HALF, positionZero, 0), positionZero);
}

} // namespace
} // namespace ropewalk
