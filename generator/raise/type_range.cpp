//===- type_range.cpp - Whether types have what formulas are --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/type_range.h"

#include "raise/linear_sum.h"
#include "raise/shape.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

/// Whether an integer type has a number: what is beyond wraps around.
static bool hasNumber(IntegerType type, double number) {
  if (type.getWidth() == 0)
    return false;
  const auto bits = static_cast<int>(type.getWidth());
  const bool isUnsigned = type.isUnsigned() || bits == 1;
  const double end = std::ldexp(1, isUnsigned ? bits : bits - 1);
  const bool isRounded = bits > 53; // to the end, where it is the last one
  return std::trunc(number) == number && (number < end || (isRounded && number == end)) &&
         number >= (isUnsigned ? 0 : -end);
}

//===----------------------------------------------------------------------===//
// Multiples of positions
//===----------------------------------------------------------------------===//

namespace {

/// The least and the greatest number.
struct Range {
  double least, greatest;

  Range operator*(double factor) const {
    const auto [a, b] = std::minmax({factor * least, factor * greatest});
    return {a, b};
  }
  Range within(Range other) const {
    return {std::clamp(least, other.least, other.greatest),
            std::clamp(greatest, other.least, other.greatest)};
  }
};

} // namespace

/// Positions, and sums of such, are below 2^31 in magnitude.
static constexpr Range positions = {-0x1p31 + 1, 0x1p31 - 1};

/// What elements of a tensor may be if they are positions.
static Range rangeOfElement(Type type) {
  auto shape = shapeOf(type);
  auto integer = shape ? dyn_cast<IntegerType>(shape->element) : IntegerType();
  if (!integer)
    return positions;
  const int bits = static_cast<int>(integer.getWidth());
  const bool isUnsigned = integer.isUnsigned() || bits == 1;
  const double end = std::ldexp(1, isUnsigned ? bits : bits - 1);
  return positions.within({isUnsigned ? 0 : -end, end - 1});
}

/// What a formula of positions may be; what an open extent counts is not seen.
static Range rangeOf(const Expr *formula, unsigned depth = 8) {
  if (formula->isNumber())
    return {formula->number, formula->number};
  if (formula->fn == Fn::Element)
    return rangeOfElement(formula->value.getType());
  if (formula->fn == Fn::Symbol) {
    const auto range = formula->coordinate.range().value_or(std::pair<int64_t, int64_t>());
    return {static_cast<double>(range.first), static_cast<double>(range.second)};
  }
  if (depth-- == 0)
    return positions;
  const auto of = [&](unsigned i) { return rangeOf(formula->operands[i], depth); };
  switch (formula->fn) {
  case Fn::Neg:
    return of(0) * -1;
  case Fn::Round:
  case Fn::Wrapped:
  case Fn::Floor:
  case Fn::Ceil:
  case Fn::Truncate:
  case Fn::Nearest:
  case Fn::NearestAway:
    return of(0);
  case Fn::Add: {
    const Range a = of(0), b = of(1);
    return Range{a.least + b.least, a.greatest + b.greatest}.within(positions);
  }
  case Fn::Mul:
    return formula->operands[0]->isNumber() ? of(1) * formula->operands[0]->number : positions;
  case Fn::IntegerDiv:
    return formula->operands[1]->isNumber() && formula->operands[1]->number >= 1
               ? of(0) * (1 / formula->operands[1]->number)
               : positions;
  case Fn::Remainder: {
    const Range a = of(0), b = of(1);
    const double most = std::fmax(std::fabs(b.least), std::fabs(b.greatest));
    return a.within({-most, most});
  }
  case Fn::Max: {
    const Range a = of(0), b = of(1);
    return {std::fmax(a.least, b.least), std::fmax(a.greatest, b.greatest)};
  }
  case Fn::Min: {
    const Range a = of(0), b = of(1);
    return {std::fmin(a.least, b.least), std::fmin(a.greatest, b.greatest)};
  }
  case Fn::Select: {
    const Range a = of(1), b = of(2);
    return {std::fmin(a.least, b.least), std::fmax(a.greatest, b.greatest)};
  }
  case Fn::Sign:
    return {-1, 1};
  case Fn::Not:
  case Fn::Equal:
  case Fn::Less:
  case Fn::LessEqual:
  case Fn::And:
  case Fn::Or:
    return {0, 1};
  default:
    return positions;
  }
}

/// Whether a type has a formula whatever the positions are that it is a multiple of, or a sum of
/// such.
static bool hasMultiples(IntegerType type, const Expr *formula, unsigned depth = 4) {
  if (formula->fn == Fn::Neg || formula->fn == Fn::Add)
    return depth == 0 || llvm::all_of(formula->operands, [&](const Expr *operand) {
             return hasMultiples(type, operand, depth - 1);
           });
  if (formula->fn != Fn::Mul || !formula->operands[0]->isNumber())
    return true;
  const Range range = rangeOf(formula);
  return hasNumber(type, std::trunc(range.least)) && hasNumber(type, std::trunc(range.greatest));
}

bool mayWrap(Type type, const Expr *formula) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && !hasMultiples(integer, formula);
}

static bool hasIntegers(IntegerType type, const Expr *formula) {
  if (formula->isNumber())
    return hasNumber(type, formula->number);
  LinearSum sum;
  const auto counter = formula->fn != Fn::Element && sum.add(formula, 1)
                           ? sum.counter()
                           : std::optional<Coordinate>();
  const auto range = counter ? counter->range() : std::nullopt;
  return !range || (hasNumber(type, static_cast<double>(range->first)) &&
                    hasNumber(type, static_cast<double>(range->second)));
}

//===----------------------------------------------------------------------===//
// Sums of what is counted
//===----------------------------------------------------------------------===//

namespace {

/// A sum of multiples of what dimensions count; unlike those of a LinearSum, of any fraction.
struct CountedSum {
  double offset = 0;
  SmallVector<std::pair<Coordinate, double>, 2> terms;

  /// Whether a formula, by a factor, is such a sum, and added.
  bool add(const Expr *formula, double factor, unsigned depth = 8);
};

} // namespace

bool CountedSum::add(const Expr *formula, double factor, unsigned depth) {
  if (formula->isNumber()) {
    offset += factor * formula->number;
    return true;
  }
  if (formula->fn == Fn::Symbol) {
    terms.push_back({formula->coordinate, factor});
    return true;
  }
  if (depth-- == 0)
    return false;
  const auto operands = formula->operands;
  switch (formula->fn) {
  case Fn::Neg:
    return add(operands[0], -factor, depth);
  case Fn::Add:
    return add(operands[0], factor, depth) && add(operands[1], factor, depth);
  case Fn::Mul:
    return operands[0]->isNumber() && add(operands[1], factor * operands[0]->number, depth);
  case Fn::Div:
    return operands[1]->isNumber() && operands[1]->number != 0 &&
           add(operands[0], factor / operands[1]->number, depth);
  default:
    return false;
  }
}

/// By how many bits numbers are moved up for all of them to be integers; empty: by more than the
/// type's smallest number allows.
static std::optional<int> fractionBits(FloatType type, const CountedSum &sum) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  const int most = std::min(60, static_cast<int>(type.getFPMantissaWidth()) - 1 -
                                    llvm::APFloat::semanticsMinExponent(semantics));
  const auto areIntegers = [&](int bits) {
    const auto isInteger = [&](double number) {
      const double moved = std::ldexp(number, bits);
      return std::trunc(moved) == moved;
    };
    return isInteger(sum.offset) &&
           llvm::all_of(sum.terms, [&](const auto &term) { return isInteger(term.second); });
  };
  for (int bits = 0; bits <= most; ++bits)
    if (areIntegers(bits))
      return bits;
  return std::nullopt;
}

/// The greatest magnitude that a sum may have on its way, if open extents count so many.
static std::optional<double> largestOf(const CountedSum &sum, std::optional<double> ofOpen) {
  double largest = std::abs(sum.offset);
  for (auto [counter, factor] : sum.terms) {
    const auto range = counter.range();
    if (!range && !ofOpen)
      return std::nullopt;
    largest +=
        std::abs(factor) *
        (range ? static_cast<double>(std::max(std::abs(range->first), std::abs(range->second)))
               : *ofOpen);
  }
  return largest;
}

/// The end of the integers that a type has all of.
static double endOfIntegers(FloatType type) {
  return std::ldexp(1, static_cast<int>(type.getFPMantissaWidth()));
}

/// Whether a sum of integers that are counted is rounded nowhere. Of those that open extents count
/// nothing is known; one that no type has is no position.
static bool hasCountedSums(FloatType type, const Expr *formula) {
  CountedSum sum;
  if (formula->fn != Fn::Add || !sum.add(formula, 1) || sum.terms.empty() ||
      fractionBits(type, sum) != 0)
    return true;
  return *largestOf(sum, 0) <= endOfIntegers(type);
}

bool mayHave(Type type, const Expr *formula) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return hasIntegers(integer, formula);
  auto real = dyn_cast<FloatType>(type);
  return !real || real.getWidth() < 32 || hasCountedSums(real, formula);
}

bool isCountedBeyond(FloatType type, const Expr *formula) {
  CountedSum sum;
  const bool isMade = formula->fn == Fn::Mul || formula->fn == Fn::Add || formula->fn == Fn::Neg ||
                      formula->fn == Fn::Div;
  if (!isMade || !sum.add(formula, 1) || sum.terms.empty())
    return false;
  auto bits = fractionBits(type, sum);
  if (sum.terms.size() > 1 && bits == 0)
    return false; // sums of positions are looked at as such
  if (!bits)
    return true;
  const auto largest = largestOf(sum, std::nullopt);
  return !largest || std::ldexp(*largest, *bits) > endOfIntegers(type);
}

} // namespace ropewalk::raise
