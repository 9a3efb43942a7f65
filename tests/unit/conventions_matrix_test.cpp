//===- conventions_matrix_test.cpp - The paper, its walk-through, permute -===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

#include "support/random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace conventions {
namespace {

using ropewalk::test::Random;

template <class T> T get(Expected<T> expected) {
  if (expected)
    return std::move(*expected);
  ADD_FAILURE() << expected.error().message();
  return T();
}

Floats randomFloats(Random &random, size_t count) {
  Floats values(count);
  for (float &value : values)
    value = static_cast<float>(random.uniform());
  return values;
}

void expectNear(const Floats &found, const std::vector<double> &expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i)
    EXPECT_NEAR(found[i], expected[i], 1e-6) << "component " << i;
}

//--- RoFormer ---------------------------------------------------------------//

/// The dense d x d matrix R^d_{Theta,m}, with the paper's indices.
std::vector<double> paperMatrix(int64_t d, int64_t m) {
  std::vector<double> matrix(d * d);
  for (int64_t i = 1; i <= d / 2; ++i) {
    const double angle = double(m) * std::pow(10000.0, -2.0 * double(i - 1) / double(d));
    const int64_t first = 2 * i - 2, second = 2 * i - 1; // x_{2i-1} and x_{2i}, from 0
    matrix[first * d + first] = matrix[second * d + second] = std::cos(angle);
    matrix[first * d + second] = -std::sin(angle);
    matrix[second * d + first] = std::sin(angle);
  }
  return matrix;
}

TEST(RoFormer, IsTheBlockDiagonalMatrix) {
  Random random(3);
  for (int64_t d : {2, 4, 10, 64}) {
    const Floats x = randomFloats(random, d);
    for (int64_t m : {0, 1, 7, 4095}) {
      const std::vector<double> matrix = paperMatrix(d, m);
      std::vector<double> expected(d);
      for (int64_t row = 0; row < d; ++row)
        expected[row] = std::inner_product(x.begin(), x.end(), matrix.begin() + row * d, 0.0);
      expectNear(get(rotaryMatrixTimes(x, m)), expected);
    }
  }
}

// A published copy of the formula has q2 and q3 in the second block of the product.
TEST(RoFormer, SecondBlockTurnsTheThirdAndFourthComponents) {
  const Floats q = {1, 2, 3, 4};
  const int64_t m = 5;
  const double angle = double(m) * std::pow(10000.0, -2.0 / 4);
  const Floats y = get(rotaryMatrixTimes(q, m));
  EXPECT_NEAR(y[2], 3 * std::cos(angle) - 4 * std::sin(angle), 1e-6);
  EXPECT_NEAR(y[3], 3 * std::sin(angle) + 4 * std::cos(angle), 1e-6);
  EXPECT_GT(std::fabs(y[2] - (2 * std::cos(angle) - 3 * std::sin(angle))), 0.5);
}

//--- The rotation-matrix walk-through ---------------------------------------//

// The walk-through's three tokens "this is awesome".
const Floats tokens = {0.2782f, 1.5109f,  0.1739f, -0.7098f, 0.3792f, -0.1098f,
                       0.3707f, -0.4049f, 0.1652f, 0.5787f,  0.4085f, -0.7005f};

TEST(RotationMatrix, TurnsPlottedPairsByMTimesTheta) {
  // First plot: pair 0 of 4 at positions 1 to 4. Second plot: pairs 1 to 19 of 40 at position 1.
  const auto expectMatrix = [](int64_t m, int64_t i, int64_t dModel) {
    const double angle = double(m) * std::pow(10000.0, -2.0 * double(i) / double(dModel));
    expectNear(get(rotationMatrix(m, i, dModel)),
               {std::cos(angle), -std::sin(angle), std::sin(angle), std::cos(angle)});
  };
  for (int64_t m = 1; m < 5; ++m)
    expectMatrix(m, 0, 4);
  for (int64_t i = 1; i < 20; ++i)
    expectMatrix(1, i, 40);
}

TEST(RotationMatrix, LatePairsHardlyTurn) {
  // "our original plot lies in the same place as the plot covered by i=19"
  const Floats matrix = get(rotationMatrix(1, 19, 40));
  const double x = matrix[0] * 0.2782 + matrix[1] * 1.5109;
  const double y = matrix[2] * 0.2782 + matrix[3] * 1.5109;
  EXPECT_NEAR(x, 0.2782, 3e-4);
  EXPECT_NEAR(y, 1.5109, 3e-4);
}

/// cos and sin of arange(tokens) x theta, each angle repeated.
struct Tables {
  Floats cos, sin;
  Tables(int64_t tokens, int64_t dModel) {
    for (int64_t m = 0; m < tokens; ++m)
      for (int64_t j = 0; j < dModel; ++j) {
        const double angle = double(m) * std::pow(10000.0, -2.0 * double(j / 2) / double(dModel));
        cos.push_back(static_cast<float>(std::cos(angle)));
        sin.push_back(static_cast<float>(std::sin(angle)));
      }
  }
};

TEST(RotationMatrix, ElementwiseFormIsTheMatricesOfAllTokens) {
  const Tables tables(3, 4);
  const Floats found = get(rotateElementwise(tokens, tables.cos, tables.sin, 4));
  for (int64_t m = 0; m < 3; ++m)
    for (int64_t i = 0; i < 2; ++i) {
      const Floats matrix = get(rotationMatrix(m, i, 4));
      const float *x = &tokens[m * 4 + 2 * i], *y = &found[m * 4 + 2 * i];
      EXPECT_NEAR(y[0], double(matrix[0]) * x[0] + double(matrix[1]) * x[1], 1e-6);
      EXPECT_NEAR(y[1], double(matrix[2]) * x[0] + double(matrix[3]) * x[1], 1e-6);
    }
}

TEST(RotationMatrix, PositionZeroIsTheTokenItself) {
  const Tables tables(3, 4);
  const Floats found = get(rotateElementwise(tokens, tables.cos, tables.sin, 4));
  EXPECT_TRUE(std::equal(tokens.begin(), tokens.begin() + 4, found.begin()));
}

TEST(RotationMatrix, ComplexFormIsTheElementwiseForm) {
  // xq [5, 3, 2, 4] and precompute_freq_cis(4, 3), as in the walk-through.
  Random random(5);
  const Floats xq = randomFloats(random, 5 * 3 * 2 * 4);
  const Complexes freqsCis = get(precomputeFreqsCis(4, 3));
  const Rotated found = get(applyRotaryEmb(xq, xq, freqsCis, {5, 3, 2, 2, 4}));
  const Tables tables(3, 4);
  for (size_t b = 0; b < 5; ++b)
    for (size_t head = 0; head < 2; ++head) {
      Floats one, expected;
      for (size_t m = 0; m < 3; ++m)
        for (size_t j = 0; j < 4; ++j) {
          one.push_back(xq[((b * 3 + m) * 2 + head) * 4 + j]);
          expected.push_back(found.q[((b * 3 + m) * 2 + head) * 4 + j]);
        }
      const Floats y = get(rotateElementwise(one, tables.cos, tables.sin, 4));
      for (size_t i = 0; i < y.size(); ++i)
        EXPECT_NEAR(y[i], expected[i], 1e-6);
    }
}

//--- Relative position ------------------------------------------------------//

/// sum of (q_i . k_i) cos(delta theta_i) + (q_i' J k_i) sin(delta theta_i)
double expanded(const Floats &q, const Floats &k, int64_t delta) {
  double sum = 0;
  for (size_t i = 0; i < q.size() / 2; ++i) {
    const double angle = double(delta) * std::pow(10000.0, -2.0 * double(i) / double(q.size()));
    const double q1 = q[2 * i], q2 = q[2 * i + 1], k1 = k[2 * i], k2 = k[2 * i + 1];
    sum += (q1 * k1 + q2 * k2) * std::cos(angle) + (q2 * k1 - q1 * k2) * std::sin(angle);
  }
  return sum;
}

TEST(RelativePosition, ScoresDependOnTheDistanceAlone) {
  Random random(9);
  const Floats q = randomFloats(random, 64), k = randomFloats(random, 64);
  for (int64_t distance : {0, 1, 5, -3, 1000})
    for (int64_t m : {3, 100, 100000})
      EXPECT_NEAR(get(score(q, m, k, m + distance)), expanded(q, k, distance), 1e-5)
          << m << " and " << m + distance;
}

TEST(RelativePosition, ScoresAreNoProductOfContentAndPosition) {
  // If they were, the ratio of two distances would be the same for all q and k.
  const Floats a = {1, 0, 0, 0}, b = {0, 0, 1, 0};
  const double slow = get(score(b, 0, b, 3)) / get(score(b, 0, b, 0));
  const double fast = get(score(a, 0, a, 3)) / get(score(a, 0, a, 0));
  EXPECT_NEAR(fast, std::cos(3), 1e-6);
  EXPECT_NEAR(slow, std::cos(0.03), 1e-6);
}

//--- permute ----------------------------------------------------------------//

/// torch.arange(8*8).reshape(8, 8), and more of them behind each other.
Floats arange(size_t count) {
  Floats values(count);
  std::iota(values.begin(), values.end(), 0.0f);
  return values;
}

Floats transposed8(const Floats &t) {
  Floats result(t.size());
  for (size_t row = 0; row < 8; ++row)
    for (size_t column = 0; column < 8; ++column)
      result[row * 8 + column] = t[column * 8 + row];
  return result;
}

/// The rows of an 8-column matrix, by their numbers in arange.
Floats rowsOf(std::initializer_list<int> rows) {
  Floats result;
  for (int row : rows)
    for (int column = 0; column < 8; ++column)
      result.push_back(static_cast<float>(8 * row + column));
  return result;
}

TEST(HfPermute, GivesThePrintedMatrix) {
  EXPECT_EQ(get(permute(arange(64), 2, 8, 8)), rowsOf({0, 2, 1, 3, 4, 6, 5, 7}));
}

TEST(HfPermute, GivesThePrintedMatrixOfTheTransposed) {
  const Floats printed = {0, 8,  16, 24, 32, 40, 48, 56, 2, 10, 18, 26, 34, 42, 50, 58,
                          1, 9,  17, 25, 33, 41, 49, 57, 3, 11, 19, 27, 35, 43, 51, 59,
                          4, 12, 20, 28, 36, 44, 52, 60, 6, 14, 22, 30, 38, 46, 54, 62,
                          5, 13, 21, 29, 37, 45, 53, 61, 7, 15, 23, 31, 39, 47, 55, 63};
  const Floats found = get(permute(transposed8(arange(64)), 2, 8, 8));
  EXPECT_EQ(found, printed);
  // And its transpose: the columns moved.
  const Floats columns = transposed8(found);
  EXPECT_EQ(Floats(columns.begin(), columns.begin() + 8), (Floats{0, 2, 1, 3, 4, 6, 5, 7}));
}

// The notebook's own attempt with a batch swaps heads and pairs (its rows 0, 1, 4, 5, 2, 3, 6, 7).
TEST(HfPermute, BatchesArePermutedLikeSingleMatrices) {
  EXPECT_EQ(get(permute(arange(128), 2, 8, 8, 2)),
            rowsOf({0, 2, 1, 3, 4, 6, 5, 7, 8, 10, 9, 11, 12, 14, 13, 15}));
}

} // namespace
} // namespace conventions
