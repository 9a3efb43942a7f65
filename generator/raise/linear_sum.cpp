//===- linear_sum.cpp - Sums of formulas, each times an integer -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/linear_sum.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

namespace ropewalk::raise {

static bool isCoordinate(double number) {
  return std::trunc(number) == number && std::fabs(number) <= maxExact;
}

bool LinearSum::add(const Expr *formula, int64_t factor) {
  constexpr size_t maxTerms = 8;
  if (steps-- == 0)
    return false;
  const auto isTimes = [&](const Expr *number) {
    return isCoordinate(number->number) &&
           std::fabs(number->number * static_cast<double>(factor)) <= maxExact;
  };
  if (formula->isNumber()) {
    if (!isTimes(formula))
      return false;
    offset += static_cast<int64_t>(formula->number) * factor;
    return std::abs(offset) <= static_cast<int64_t>(maxExact);
  }
  if (formula->fn == Fn::Wrapped) // what places are counted by is taken to be inside
    return add(formula->operands[0], factor);
  if (formula->fn == Fn::Neg)
    return add(formula->operands[0], -factor);
  if (formula->fn == Fn::Add)
    return add(formula->operands[0], factor) && add(formula->operands[1], factor);
  if (formula->fn == Fn::Mul && formula->operands[0]->isNumber() && isTimes(formula->operands[0]))
    return add(formula->operands[1], static_cast<int64_t>(formula->operands[0]->number) * factor);
  auto *known = llvm::find_if(terms, [&](const auto &term) { return term.first == formula; });
  if (known == terms.end())
    terms.push_back({formula, factor});
  else if (known->second += factor; known->second == 0)
    terms.erase(known);
  return terms.size() <= maxTerms;
}

std::optional<Coordinate> LinearSum::counter() const {
  if (terms.size() != 1 || terms[0].first->fn != Fn::Symbol)
    return std::nullopt;
  Coordinate c = terms[0].first->coordinate;
  c.scale = terms[0].second;
  c.offset = offset;
  return c;
}

} // namespace ropewalk::raise
