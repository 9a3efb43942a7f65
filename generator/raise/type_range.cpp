//===- type_range.cpp - Whether types have what formulas are --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/type_range.h"

#include "raise/linear_sum.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"

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

bool mayHave(IntegerType type, const Expr *formula) {
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
  double largest = std::abs(sum.offset);
  for (auto [counter, factor] : sum.terms) {
    const auto range = counter.range();
    if (!range)
      return true;
    largest += std::abs(factor) *
               static_cast<double>(std::max(std::abs(range->first), std::abs(range->second)));
  }
  return std::ldexp(largest, *bits) > std::ldexp(1, static_cast<int>(type.getFPMantissaWidth()));
}

} // namespace ropewalk::raise
