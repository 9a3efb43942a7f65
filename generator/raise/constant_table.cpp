//===- constant_table.cpp - Tables that a graph's constants tell ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/constant_table.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

namespace {

/// Formulas at one place of the root.
class AtPlace {
public:
  AtPlace(Elements &elements, ArrayRef<int64_t> place) : elements(elements), place(place) {}

  /// A formula of numbers; null if it is not one of constants and coordinates.
  const Expr *numberOf(const Expr *formula) {
    if (formula->isNumber())
      return formula;
    if (auto found = known.find(formula); found != known.end())
      return found->second;
    return known[formula] = compute(formula);
  }

private:
  const Expr *compute(const Expr *formula) {
    if (formula->fn == Fn::Symbol)
      return elements.formula(inside(formula->coordinate).value_or(formula->coordinate));
    if (formula->fn == Fn::Element)
      return elementOf(formula);
    if (formula->fn == Fn::Round && formula->number < 32)
      return nullptr;              // to a type that is not known here
    if (formula->fn == Fn::Select) // what is not chosen may be outside of its tensor
      return chosen(formula->operands);
    SmallVector<const Expr *, 3> operands;
    for (const Expr *operand : formula->operands) {
      operands.push_back(numberOf(operand));
      if (!operands.back() || !operands.back()->isNumber())
        return nullptr;
    }
    return formula->fn == Fn::Round ? operands.front()
                                    : elements.expressions.make(formula->fn, operands);
  }

  const Expr *chosen(ArrayRef<const Expr *> choice) {
    const Expr *condition = numberOf(choice[0]);
    return condition && condition->isNumber() ? numberOf(choice[condition->number != 0 ? 1 : 2])
                                              : nullptr;
  }

  const Expr *elementOf(const Expr *formula) {
    Operation *maker = formula->value.getDefiningOp();
    Coordinates index;
    for (const Coordinate &c : formula->index) {
      auto at = inside(c);
      if (!at)
        return nullptr;
      index.push_back(*at);
    }
    return maker && maker->getNumOperands() == 0 ? elements.at(formula->value, index) : nullptr;
  }

  /// A coordinate's value.
  std::optional<Coordinate> inside(const Coordinate &c) {
    if (c.isConstant())
      return c;
    if (c.symbol < Elements::maxRootRank) {
      if (c.symbol >= static_cast<int32_t>(place.size()))
        return std::nullopt;
      return Coordinate::constant(c.scale * place[c.symbol] + c.offset);
    }
    const Expr *number = numberOf(elements.formula(c));
    const bool isInteger =
        number && number->isNumber() && std::trunc(number->number) == number->number;
    return isInteger ? std::optional(Coordinate::constant(static_cast<int64_t>(number->number)))
                     : std::nullopt;
  }

  Elements &elements;
  ArrayRef<int64_t> place;
  llvm::DenseMap<const Expr *, const Expr *> known;
};

} // namespace

std::optional<std::vector<float>> numbersOf(Elements &elements, ArrayRef<const Expr *> formulas,
                                            ArrayRef<std::optional<int32_t>> dims,
                                            ArrayRef<int64_t> rootExtents,
                                            ArrayRef<int64_t> rootStarts) {
  constexpr int64_t maxNumbers = 1 << 16;
  int64_t places = 1;
  for (auto dim : dims) {
    const int64_t extent = dim ? rootExtents[*dim] : 1;
    if (ShapedType::isDynamic(extent) || extent > maxNumbers)
      return std::nullopt;
    places *= extent;
    if (places * static_cast<int64_t>(formulas.size()) > maxNumbers)
      return std::nullopt;
  }
  std::vector<float> numbers;
  SmallVector<int64_t> place(rootExtents.size(), 0);
  for (int64_t i = 0; i < places; ++i) {
    int64_t rest = i;
    for (auto dim : llvm::reverse(dims))
      if (dim) {
        place[*dim] = (rootStarts.empty() ? 0 : rootStarts[*dim]) + rest % rootExtents[*dim];
        rest /= rootExtents[*dim];
      }
    AtPlace at(elements, place);
    for (const Expr *formula : formulas) {
      const Expr *number = at.numberOf(formula);
      if (!number || !number->isNumber() || !std::isfinite(number->number))
        return std::nullopt;
      numbers.push_back(static_cast<float>(number->number));
    }
  }
  return numbers;
}

} // namespace ropewalk::raise
