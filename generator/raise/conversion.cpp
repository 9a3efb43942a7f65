//===- conversion.cpp - Elements in another type --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

/// Integers in fewer bits, of which those that fit stay what they are. What wraps around is an
/// element of its own; in a pass through a function there is none to name, so that the number is
/// put together.
static ElementOf cutTo(Value operand, Value result, unsigned bits) {
  return [element = same(operand), bits, limit = std::ldexp(1, static_cast<int>(bits) - 1),
          block = result.getParentBlock()](Elements &elements, Index index) -> const Expr * {
    const Expr *whole = element(elements, index);
    auto range = whole ? elements.coordinate(whole).range() : std::nullopt;
    if (range && static_cast<double>(range->first) >= -limit &&
        static_cast<double>(range->second) < limit)
      return whole;
    if (!whole || bits < 8 || !elements.passThrough(block))
      return nullptr;
    Expressions &make = elements.expressions;
    const Expr *all = make.number(2 * limit), *half = make.number(limit);
    const Expr *rest = make.make(Fn::Remainder, {make.add(whole, half), all});
    rest = make.make(Fn::Remainder, {make.add(rest, all), all}); // not negative
    return make.sub(rest, half);
  };
}

/// The integer of so many bits that another one is, with a sign or without.
static double wrapped(double integer, unsigned bits, bool isUnsigned) {
  const double all = std::ldexp(1, static_cast<int>(bits));
  const double rest = integer - all * std::floor(integer / all);
  return !isUnsigned && rest >= all / 2 ? rest - all : rest;
}

/// Integers without a sign, or again with one, of which those stay what they are that both have.
static ElementOf withOtherSign(Value operand, IntegerType type) {
  constexpr double maxExact = 9007199254740992; // all integers up to there are doubles
  return [=, element = same(operand)](Elements &elements, Index index) -> const Expr * {
    const Expr *whole = element(elements, index);
    if (whole && whole->isNumber()) {
      const double number = wrapped(whole->number, type.getWidth(), type.isUnsigned());
      return std::fabs(number) <= maxExact ? elements.expressions.number(number) : nullptr;
    }
    return whole && isNotNegative(elements, whole) ? whole : nullptr;
  };
}

static ElementOf roundedTo(Value operand, Type type) {
  return [element = same(operand), type](Elements &elements, Index index) -> const Expr * {
    const Expr *wide = element(elements, index);
    return wide ? elements.expressions.round(wide, type) : nullptr;
  };
}

/// A sum or product of tensors in few bits is rounded, which more bits show. Those with numbers are
/// positions, frequencies and angles, whose types are looked at as such.
static ElementOf widenedFrom(Value operand, Type from, Type to) {
  if (from == to || from.getIntOrFloatBitWidth() >= 32)
    return same(operand);
  return [element = same(operand), from](Elements &elements, Index index) -> const Expr * {
    const Expr *narrow = element(elements, index);
    const Expr *size = narrow && narrow->fn == Fn::Neg ? narrow->operands[0] : narrow;
    const bool isComputed =
        size && (size->fn == Fn::Mul || size->fn == Fn::Add) && !size->operands[0]->isNumber();
    return isComputed ? elements.expressions.round(narrow, from) : narrow;
  };
}

ElementOf converted(Value operand, Value result) {
  auto from = shapeOf(operand.getType()), to = shapeOf(result.getType());
  if (!from || !to || (from->isComplex && !to->isComplex))
    return {};
  if (to->isComplex && !from->isComplex)
    return [real = same(operand)](Elements &elements, Index index) -> const Expr * {
      if (index.empty() || !index.back().isConstant())
        return nullptr;
      return index.back().offset == 0 ? real(elements, index.drop_back())
                                      : elements.expressions.number(0);
    };
  // Whether they are not 0; arith.trunci takes the last bit.
  Operation *maker = result.getDefiningOp();
  const bool cutsBits = maker && maker->getName().getDialectNamespace() == "arith";
  if (to->element.isInteger(1) && from->element != to->element && !cutsBits)
    return combine(operand, operand, [](Expressions &make, const Expr *a, const Expr *) {
      return make.make(Fn::Not, {make.make(Fn::Equal, {a, make.number(0)})});
    });
  const bool losesSign = to->element.isUnsignedInteger() && from->element.isIntOrIndex() &&
                         !from->element.isUnsignedInteger() && !from->element.isInteger(1);
  const bool getsSign =
      from->element.isUnsignedInteger() && to->element.isInteger() &&
      !to->element.isUnsignedInteger() &&
      to->element.getIntOrFloatBitWidth() <= from->element.getIntOrFloatBitWidth();
  if (losesSign || getsSign)
    return withOtherSign(operand, cast<IntegerType>(to->element));
  const auto width = [](Type type) { return type.isIndex() ? 64u : type.getIntOrFloatBitWidth(); };
  if (from->element.isIntOrIndex() && to->element.isIntOrIndex() &&
      width(to->element) < width(from->element))
    return cutTo(operand, result, width(to->element));
  if (isa<FloatType>(from->element) && to->element.isIntOrIndex())
    return elementwise(Fn::Truncate, operand, result);
  if (auto type = dyn_cast<FloatType>(to->element);
      type && from->element.isIntOrIndex() && width(from->element) > type.getFPMantissaWidth())
    return integersInType(same(operand), result);
  if (isa<FloatType>(from->element) && isa<FloatType>(to->element))
    return isWithin(from->element, to->element) ? widenedFrom(operand, from->element, to->element)
                                                : roundedTo(operand, to->element);
  return same(operand);
}

} // namespace ropewalk::raise
