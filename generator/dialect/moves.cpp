//===- moves.cpp - Operations that move elements as they are ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/moves.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

Value ropewalk::rope::movedSource(Operation *op) {
  if (!op || op->getNumResults() != 1 || !isa<RankedTensorType>(op->getResult(0).getType()))
    return {};
  if (auto transpose = dyn_cast<linalg::TransposeOp>(op))
    return transpose.getInput();
  if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp, tensor::ExtractSliceOp>(
          op))
    return {};
  return isa<RankedTensorType>(op->getOperand(0).getType()) ? op->getOperand(0) : Value();
}

static Value transposeLike(OpBuilder &builder, linalg::TransposeOp move, Value source) {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, move.getLoc(), source);
  SmallVector<OpFoldResult> permuted;
  for (int64_t dimension : move.getPermutation())
    permuted.push_back(sizes[dimension]);
  Type element = cast<ShapedType>(source.getType()).getElementType();
  Value init = tensor::EmptyOp::create(builder, move.getLoc(), permuted, element);
  return linalg::TransposeOp::create(builder, move.getLoc(), source, init, move.getPermutation())
      ->getResult(0);
}

Value ropewalk::rope::moveLike(OpBuilder &builder, Operation *move, Value source) {
  if (auto transpose = dyn_cast<linalg::TransposeOp>(move))
    return transposeLike(builder, transpose, source);
  // The others have no operand but the source that depends on the element type.
  IRMapping mapping;
  mapping.map(movedSource(move), source);
  Operation *moved = builder.clone(*move, mapping);
  auto type = cast<RankedTensorType>(move->getResult(0).getType());
  moved->getResult(0).setType(type.clone(cast<ShapedType>(source.getType()).getElementType()));
  return moved->getResult(0);
}
