//===- apply.cpp - rope.apply -----------------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/canonical_forms.h"
#include "dialect/rope_dialect.h"

#include "dialect/moves.h"
#include "frequencies.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace ropewalk::rope;

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

/// All tensors with a result, or all memrefs with a destination.
static LogicalResult verifyForm(ApplyOp op) {
  Type x = op.getX().getType();
  bool onTensors = op.isOnTensors();
  // C16
  if (isa<TensorType>(op.getCos().getType()) != onTensors)
    return op.emitOpError() << "cos is " << op.getCos().getType() << ", expected a "
                            << (onTensors ? "tensor" : "memref") << " like x=" << x;
  if (onTensors && op.getDst())
    return op.emitOpError() << "dst is " << op.getDst().getType() << ", expected none on tensors";
  if (!onTensors && !op.getDst())
    return op.emitOpError("dst is missing, expected a memref to write to");
  if (onTensors != static_cast<bool>(op.getResult()))
    return op.emitOpError() << "has " << (onTensors ? "no result" : "a result") << ", expected "
                            << (onTensors ? "one on tensors" : "none on memrefs");
  return success();
}

/// The output has the shape and storage type of x.
static LogicalResult verifyOutput(ApplyOp op) {
  ShapedType x = op.getXType();
  // C17
  if (op.getResult() && op.getResult().getType() != x)
    return op.emitOpError() << "result is " << op.getResult().getType()
                            << ", expected the type of x=" << x;
  // C18
  if (!op.getDst())
    return success();
  auto dst = cast<ShapedType>(op.getDst().getType());
  if (dst.getElementType() != x.getElementType() ||
      failed(verifyCompatibleShape(dst.getShape(), x.getShape())))
    return op.emitOpError() << "dst is " << dst
                            << ", expected the shape and element type of x=" << x;
  // C28
  if (op.getReorder() && op.getPlace() == Place::InPlace)
    return op.emitOpError("dst is x, expected another memref with reorder");
  return success();
}

/// cos and sin are [B.., T, R/2] or [T, R/2].
static LogicalResult verifyTables(ApplyOp op) {
  ShapedType x = op.getXType();
  auto table = cast<ShapedType>(op.getCos().getType());
  ArrayRef<int64_t> rows = x.getShape().drop_back(2);
  // C20
  if (table.getRank() == 2)
    rows = rows.take_back(1);
  if (table.getRank() != static_cast<int64_t>(rows.size()) + 1 ||
      failed(verifyCompatibleShape(rows, table.getShape().drop_back())))
    return op.emitOpError()
           << "cos is " << table
           << ", expected [.., tokens, rotary_dim/2] or [tokens, rotary_dim/2] for x=" << x;
  // C21
  int64_t pairs = op.getWindow().getDim() / 2;
  if (table.getShape().back() != pairs)
    return op.emitOpError() << "cos is " << table << ", expected rotary_dim/2=" << pairs
                            << " as its last extent";
  return success();
}

LogicalResult ApplyOp::verify() {
  if (failed(verifyForm(*this)))
    return failure();
  // C19
  if (getXType().getRank() < 3 || getXType().isDynamicDim(getXType().getRank() - 1))
    return emitOpError() << "x is " << getXType()
                         << ", expected [.., tokens, heads, head_dim] with a static head_dim";
  ropewalk_rotation rotation = {};
  rotation.head_dim = getHeadDim();
  rotation.window_begin = getWindow().getBegin();
  rotation.rotary_dim = getWindow().getDim();
  if (auto error = validateWindow(rotation))
    return emitOpError() << error->message();
  return success(succeeded(verifyTables(*this)) && succeeded(verifyOutput(*this)));
}

/// Extents that only a run knows may not fit each other.
Speculation::Speculatability ApplyOp::getSpeculatability() {
  const auto isStatic = [](Type type) { return cast<ShapedType>(type).hasStaticShape(); };
  return isOnTensors() && llvm::all_of((*this)->getOperandTypes(), isStatic)
             ? Speculation::Speculatable
             : Speculation::NotSpeculatable;
}

void ApplyOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  if (isOnTensors())
    return;
  for (OpOperand *read : {&getXMutable(), &getCosMutable(), &getSinMutable()})
    effects.emplace_back(MemoryEffects::Read::get(), read, SideEffects::DefaultResource::get());
  for (OpOperand &written : getDstMutable())
    effects.emplace_back(MemoryEffects::Write::get(), &written,
                         SideEffects::DefaultResource::get());
}

//===----------------------------------------------------------------------===//
// Canonical forms
//===----------------------------------------------------------------------===//

/// What a reshape or cast of a table is made from.
static Value unshaped(Value table) {
  while (Value source = movedSource(table.getDefiningOp())) {
    if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(table.getDefiningOp()))
      break;
    table = source;
  }
  return table;
}

/// cos^2 + sin^2 = 1 up to the rounding of an f32: a table of our own, not scaled.
static bool isUnitTable(ApplyOp op) {
  Value cos = unshaped(op.getCos()), sin = unshaped(op.getSin());
  auto table = cos.getDefiningOp<TableOp>();
  if (!table || sin != table.getSin() || cos != table.getCos() ||
      table.getCos().getType().getElementTypeBitWidth() < 32)
    return false;
  auto frequencies = ropewalk::computeFrequencies(table.toRotation());
  return frequencies && frequencies->attentionFactor == 1;
}

bool ropewalk::rope::isSameTable(ApplyOp one, ApplyOp other) {
  // Elements keep their order, so equal types are equal shapes of them.
  return one.getCos().getType() == other.getCos().getType() &&
         unshaped(one.getCos()) == unshaped(other.getCos()) &&
         unshaped(one.getSin()) == unshaped(other.getSin());
}

/// Whether the second rotation undoes the first (spec: "Canonical forms").
static bool undoes(ApplyOp second, ApplyOp first) {
  return isSameTable(second, first) &&
         second.getPairing() == writtenPairing(first.getPairing(), first.getReorder()) &&
         second.getReorder() == first.getReorder() && second.getWindow() == first.getWindow() &&
         second.getInverse() != first.getInverse() && isUnitTable(first);
}

LogicalResult ApplyOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &results) {
  if (!isOnTensors())
    return failure();
  if (getWindow().getDim() == 0) {
    results.push_back(getX());
    return success();
  }
  if (auto first = getX().getDefiningOp<ApplyOp>(); first && undoes(*this, first)) {
    results.push_back(first.getX());
    return success();
  }
  return failure();
}

namespace {

/// On memrefs an empty window is a copy, or nothing.
struct DropEmptyWindow : OpRewritePattern<ApplyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ApplyOp op, PatternRewriter &rewriter) const override {
    if (op.isOnTensors() || op.getWindow().getDim() != 0)
      return failure();
    if (op.getPlace() == Place::OutOfPlace)
      memref::CopyOp::create(rewriter, op.getLoc(), op.getX(), op.getDst());
    rewriter.eraseOp(op);
    return success();
  }
};

/// A copy that is rotated in place is the original, rotated out of place. -one-shot-bufferize
/// leaves such copies where the original is needed later.
struct RotateFromCopy : OpRewritePattern<ApplyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ApplyOp op, PatternRewriter &rewriter) const override {
    if (op.isOnTensors() || op.getPlace() != Place::InPlace)
      return failure();
    Operation *before = op->getPrevNode();
    while (before && before->getNumRegions() == 0 && isMemoryEffectFree(before))
      before = before->getPrevNode();
    auto copy = dyn_cast_if_present<memref::CopyOp>(before);
    if (!copy || copy.getTarget() != op.getX() || !isApart(copy))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getXMutable().assign(copy.getSource()); });
    rewriter.eraseOp(copy);
    return success();
  }

private:
  /// Whether the target is memory of its own that nothing saw before, so no part of the source.
  static bool isApart(memref::CopyOp copy) {
    Operation *alloc = copy.getTarget().getDefiningOp<memref::AllocOp>();
    return alloc && llvm::all_of(alloc->getUsers(), [&](Operation *user) {
             Operation *here = copy->getBlock()->findAncestorOpInBlock(*user);
             return here && !here->isBeforeInBlock(copy);
           });
  }
};

/// The sign of the sine belongs to the operation, so that tables are shared.
struct AbsorbNegatedSine : OpRewritePattern<ApplyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ApplyOp op, PatternRewriter &rewriter) const override {
    auto negation = op.getSin().getDefiningOp<arith::NegFOp>();
    if (!negation)
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.getSinMutable().assign(negation.getOperand());
      op.setInverse(!op.getInverse());
    });
    return success();
  }
};

} // namespace

void ApplyOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropEmptyWindow, RotateFromCopy, AbsorbNegatedSine>(context);
  addMovePatterns(patterns);
  addConversionPatterns(patterns);
}
