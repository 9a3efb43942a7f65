//===- read_torch_matrices.cpp - Matrices of torch-mlir -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/torch_values.h"

using namespace mlir;

namespace ropewalk::raise::torch {

/// x W^T, and a bias that has to be none.
ElementOf readLinear(OpResult result) {
  Operation *op = result.getOwner();
  const int64_t rank = rankOf(op->getOperand(0));
  if ((op->getNumOperands() > 2 && definingName(op->getOperand(2)) != "torch.constant.none") ||
      rank < 1 || rankOf(op->getOperand(1)) != 2)
    return {};
  return einsum("...k,nk->...n", {op->getOperand(0), op->getOperand(1)});
}

/// tensordot(a, b, dims of a, dims of b), of one dimension or none.
ElementOf readTensorDot(OpResult result) {
  Value a = operandOf(result, 0), b = operandOf(result, 1);
  auto aDims = intsOf(operandOf(result, 2)), bDims = intsOf(operandOf(result, 3));
  if (!aDims || !bDims || aDims->size() != bDims->size() || aDims->size() > 1)
    return {};
  constexpr int64_t none = -1;
  const bool isOuter = aDims->empty();
  auto aDim = isOuter ? none : dimension(aDims->front(), rankOf(a));
  auto bDim = isOuter ? none : dimension(bDims->front(), rankOf(b));
  if (!aDim || !bDim || rankOf(a) + rankOf(b) > 24)
    return {};
  std::string left, right, written;
  char next = 'b';
  for (auto [letters, rank, dim] :
       {std::tuple(&left, rankOf(a), *aDim), {&right, rankOf(b), *bDim}})
    for (int64_t d = 0; d < rank; ++d) {
      *letters += d == dim ? 'a' : next;
      if (d != dim)
        written += next++;
    }
  return einsum(left + "," + right + "->" + written, {a, b});
}

/// Of two matrices: the second in place of each number of the first, times that.
ElementOf readKronecker(OpResult result) {
  Value a = operandOf(result, 0), b = operandOf(result, 1);
  auto small = shapeOf(b.getType()), made = shapeOf(result.getType());
  if (rankOf(a) != 2 || rankOf(b) != 2 || small->isComplex || !made || made->rank() != 2 ||
      ShapedType::isDynamicShape(small->extents) || llvm::is_contained(small->extents, 0))
    return {};
  return [a, b, extents = small->extents](Elements &elements, Index index) -> const Expr * {
    Coordinates outer, inner;
    for (auto [c, extent] : llvm::zip_equal(index, extents)) {
      if (!c.isConstant())
        return nullptr;
      outer.push_back(Coordinate::constant(c.offset / extent));
      inner.push_back(Coordinate::constant(c.offset % extent));
    }
    const Expr *x = elements.at(a, outer), *y = elements.at(b, inner);
    return x && y ? elements.expressions.mul(x, y) : nullptr;
  };
}

/// 1 where row and column are the same.
ElementOf readEye(OpResult) { return identityMatrix(0); }

} // namespace ropewalk::raise::torch
