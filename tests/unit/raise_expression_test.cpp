//===- raise_expression_test.cpp - Formulas keep their value --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/expression.h"
#include "support/random.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

using namespace ropewalk;
using namespace ropewalk::raise;
using ropewalk::test::Random;

namespace {

/// What a function computes, written down a second time.
double compute(Fn fn, const std::vector<double> &x) {
  switch (fn) {
  case Fn::Neg:
    return -x[0];
  case Fn::Cos:
    return std::cos(x[0]);
  case Fn::Sin:
    return std::sin(x[0]);
  case Fn::Abs:
    return std::fabs(x[0]);
  case Fn::Floor:
    return std::floor(x[0]);
  case Fn::Add:
    return x[0] + x[1];
  case Fn::Mul:
    return x[0] * x[1];
  case Fn::Div:
    return x[0] / x[1];
  case Fn::Max:
    return std::fmax(x[0], x[1]);
  case Fn::Min:
    return std::fmin(x[0], x[1]);
  case Fn::Less:
    return x[0] < x[1];
  default:
    return x[0] != 0 ? x[1] : x[2]; // Select
  }
}

/// A formula, and what it is worth where the root's coordinates are `at`.
struct Valued {
  const Expr *formula;
  double value;
};

class RandomFormulas {
public:
  RandomFormulas(Expressions &make, Random &random) : make(make), random(random) {
    for (double &coordinate : at)
      coordinate = static_cast<double>(random.integer(-9, 9));
  }

  Valued any(int depth) {
    if (depth == 0)
      return random.integer(0, 2) ? symbol() : number();
    static constexpr Fn unary[] = {Fn::Neg, Fn::Cos, Fn::Sin, Fn::Abs, Fn::Floor};
    static constexpr Fn binary[] = {Fn::Add, Fn::Mul, Fn::Add, Fn::Mul,
                                    Fn::Div, Fn::Max, Fn::Min, Fn::Less};
    const int64_t kind = random.integer(0, 9);
    if (kind < 3)
      return of(unary[random.integer(0, 4)], {any(depth - 1)});
    if (kind < 9)
      return of(binary[random.integer(0, 7)], {any(depth - 1), any(depth - 1)});
    return of(Fn::Select, {any(depth - 1), any(depth - 1), any(depth - 1)});
  }

  /// The value of a formula as it was simplified.
  double valueOf(const Expr *formula) const {
    if (formula->isNumber())
      return formula->number;
    if (formula->fn == Fn::Symbol)
      return at[formula->coordinate.symbol];
    std::vector<double> operands;
    for (const Expr *operand : formula->operands)
      operands.push_back(valueOf(operand));
    return compute(formula->fn, operands);
  }

private:
  Valued number() {
    const auto value = static_cast<double>(random.integer(-2, 3));
    return {make.number(value), value};
  }
  Valued symbol() {
    const auto s = static_cast<int32_t>(random.integer(0, 2));
    const int64_t scale = random.integer(1, 3), offset = random.integer(-2, 2);
    return {make.symbol({s, scale, offset}, uint64_t(1) << s),
            at[s] * static_cast<double>(scale) + static_cast<double>(offset)};
  }
  Valued of(Fn fn, const std::vector<Valued> &operands) {
    std::vector<const Expr *> formulas;
    std::vector<double> values;
    for (const Valued &operand : operands) {
      formulas.push_back(operand.formula);
      values.push_back(operand.value);
    }
    return {make.make(fn, formulas), compute(fn, values)};
  }

  Expressions &make;
  Random &random;
  double at[3];
};

TEST(RaiseExpressions, KeepTheirValueAsTheyAreSimplified) {
  for (int64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    Expressions make;
    RandomFormulas formulas(make, random);
    const Valued made = formulas.any(static_cast<int>(random.integer(1, 4)));
    if (!std::isfinite(made.value) || std::fabs(made.value) > 1e6)
      continue; // a division by 0, or what steps of Floor and Less may turn over
    const double found = formulas.valueOf(made.formula);
    if (!std::isfinite(found))
      continue;
    EXPECT_NEAR(found, made.value, 1e-6 * (1 + std::fabs(made.value))) << random.trace();
  }
}

TEST(RaiseExpressions, AreOneObjectWhereTheySayTheSame) {
  for (int64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    SCOPED_TRACE(random.trace());
    Expressions make;
    RandomFormulas formulas(make, random);
    const Expr *a = formulas.any(2).formula, *b = formulas.any(2).formula;
    if (a->isNumber() || b->isNumber())
      continue; // computed: zeros have signs, and no two NaN are equal
    EXPECT_EQ(make.add(a, b), make.add(b, a));
    EXPECT_EQ(make.mul(a, b), make.mul(b, a));
    EXPECT_EQ(make.neg(make.neg(a)), a);
    EXPECT_EQ(make.mul(make.neg(a), b), make.neg(make.mul(a, b)));
    EXPECT_EQ(make.mul(make.neg(a), make.neg(b)), make.mul(a, b));
    EXPECT_EQ(make.add(a, make.number(0)), a);
    EXPECT_EQ(make.mul(a, make.number(1)), a);
    EXPECT_EQ(make.add(make.number(2), make.add(a, make.number(3))), make.add(a, make.number(5)));
    EXPECT_EQ(make.make(Fn::Cos, {make.neg(a)}), make.make(Fn::Cos, {a}));
    EXPECT_EQ(make.make(Fn::Sin, {make.neg(a)}), make.neg(make.make(Fn::Sin, {a})));
  }
}

TEST(RaiseExpressions, KnowWhatTheyDependOn) {
  Expressions make;
  const Expr *t = make.symbol({1, 1, 0}, 2), *h = make.symbol({2, 3, 1}, 4);
  EXPECT_EQ(make.make(Fn::Cos, {make.add(t, h)})->symbols, 6u);
  EXPECT_TRUE(make.mul(make.make(Fn::Cos, {t}), h)->hasTrigonometry);
  EXPECT_FALSE(make.mul(t, h)->hasTrigonometry);
  EXPECT_EQ(make.mul(t, make.number(0))->symbols & 4, 0u);
}

TEST(RaiseExpressions, TakeStepsByWhatTheTypeHolds) {
  mlir::MLIRContext context;
  const auto f32 = mlir::Float32Type::get(&context);
  Expressions make;
  const Expr *product = make.mul(make.number(5), make.number(0.7f)); // 3.49999994 over the reals
  const Expr *held = make.holdIn(product, f32);
  EXPECT_TRUE(held->isNumber(5 * static_cast<double>(0.7f)));
  EXPECT_TRUE(make.make(Fn::NearestAway, {held})->isNumber(4));
  EXPECT_TRUE(make.make(Fn::Floor, {make.holdIn(make.mul(make.number(10), make.number(0.7f)), f32)})
                  ->isNumber(7));
  EXPECT_TRUE(make.make(Fn::Less, {held, make.number(3.5)})->isNumber(0));
}

TEST(RaiseExpressions, AreNoNumbersBesideAStep) {
  Expressions make;
  const Expr *beside = make.mul(make.number(10), make.number(0.7f)), *at = make.number(7);
  for (Fn fn : {Fn::Floor, Fn::Ceil, Fn::Truncate}) {
    EXPECT_FALSE(make.make(fn, {beside})->isNumber());
    EXPECT_TRUE(make.make(fn, {at})->isNumber(7));
    EXPECT_TRUE(make.make(fn, {make.number(7.01)})->isNumber());
  }
  for (Fn fn : {Fn::Nearest, Fn::NearestAway})
    EXPECT_FALSE(make.make(fn, {make.mul(make.number(5), make.number(0.7f))})->isNumber());
  EXPECT_FALSE(make.make(Fn::Remainder, {beside, at})->isNumber());
  EXPECT_TRUE(make.make(Fn::IntegerDiv, {make.number(9999999), make.number(1e7)})->isNumber(0));
}

} // namespace
