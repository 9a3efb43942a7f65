//===- fold.cpp - Dimensions of few elements made one -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "llvm/ADT/STLExtras.h"

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
    int64_t open = 0;
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
      if (!element || (start && !total) || !elements.canSum(count, element, element, open))
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

} // namespace ropewalk::raise
