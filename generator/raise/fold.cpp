//===- fold.cpp - Dimensions of few elements made one -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

ElementOf fold(Value operand, ArrayRef<int64_t> dims, bool areKept, Value start,
               Combination combine) {
  auto shape = shapeOf(operand.getType());
  if (!shape || shape->isComplex)
    return {};
  int64_t count = 1;
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= shape->rank() || ShapedType::isDynamic(shape->extents[dim]))
      return {};
    count *= shape->extents[dim];
  }
  return [=, dims = SmallVector<int64_t>(dims), combine = std::move(combine),
          extents = shape->extents](Elements &elements, Index index) -> const Expr * {
    if (index.size() + (areKept ? 0 : dims.size()) != extents.size())
      return nullptr;
    const Expr *total = start ? elements.at(start, {}) : nullptr;
    Elements::Terms terms;
    for (int64_t k = 0; k < count; ++k) {
      Coordinates inside;
      Index rest = index;
      int64_t place = k;
      for (auto [d, extent] : llvm::enumerate(extents)) {
        const bool isFolded = llvm::is_contained(dims, static_cast<int64_t>(d));
        inside.push_back(isFolded ? Coordinate::constant(place % extent) : rest.front());
        place /= isFolded ? extent : 1;
        rest = rest.drop_front(!isFolded || areKept);
      }
      const Expr *element = elements.at(operand, inside);
      if (!element || (start && !total) || !elements.canSum(count, element, element, terms))
        return nullptr;
      total = total ? combine(elements, total, element) : element;
      if (!total)
        return nullptr;
    }
    return total;
  };
}

ElementOf sumOver(Value operand, ArrayRef<int64_t> dims, bool areKept) {
  return fold(operand, dims, areKept, Value(),
              [](Elements &elements, const Expr *sum, const Expr *element) {
                return elements.expressions.add(sum, element);
              });
}

/// Sums of integers are the same in whatever order and type they are computed.
static bool isWhole(const Expr *element) {
  return element && element->isNumber() && std::trunc(element->number) == element->number;
}

ElementOf runningSum(Value operand, int64_t dim) {
  constexpr int64_t maxTerms = 1024;
  return [operand, dim](Elements &elements, Index index) -> const Expr * {
    if (dim < 0 || dim >= static_cast<int64_t>(index.size()))
      return nullptr;
    Expressions &make = elements.expressions;
    const Coordinate last = index[dim];
    if (!last.isConstant()) { // what is one number at each place of a dimension
      const bool isAll = last.symbol < Elements::maxRootRank && last.scale == 1 && last.offset == 0;
      const Expr *each = isAll ? elements.at(operand, index) : nullptr;
      return isWhole(each) ? make.mul(each, make.add(elements.formula(last), make.number(1)))
                           : nullptr;
    }
    double sum = 0;
    Coordinates inside(index.begin(), index.end());
    for (int64_t i = 0; i <= last.offset && last.offset < maxTerms; ++i) {
      inside[dim] = Coordinate::constant(i);
      const Expr *element = elements.at(operand, inside);
      if (!isWhole(element))
        return nullptr;
      sum += element->number;
    }
    return last.offset < maxTerms ? make.number(sum) : nullptr;
  };
}

} // namespace ropewalk::raise
