//===- canonical_moves.cpp - Moves around rope.apply ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of [tokens, R/2] says the same of every head and batch, so heads and leading extents
// are alike: only tokens and components must stay where rope.apply looks for them. Moves sink
// below it, where they meet what moves back.
//
//===----------------------------------------------------------------------===//

#include "dialect/canonical_forms.h"

#include "dialect/moves.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace ropewalk::rope;

Value ropewalk::rope::applyLike(OpBuilder &builder, ApplyOp op, Value x, Value cos, Value sin) {
  auto applied = cast<ApplyOp>(builder.clone(*op));
  applied.getXMutable().assign(x);
  applied.getCosMutable().assign(cos);
  applied.getSinMutable().assign(sin);
  applied.getResult().setType(cast<TypedValue<RankedTensorType>>(x).getType());
  return applied.getResult();
}

/// Whether all batches share the rows of cos and sin.
static bool isShared(ApplyOp op) { return cast<ShapedType>(op.getCos().getType()).getRank() == 2; }

/// Whether the last three of the groups of extents are one extent each.
static bool keepsRows(ArrayRef<ReassociationIndices> groups) {
  return groups.size() >= 3 &&
         llvm::all_of(groups.take_back(3), [](const auto &group) { return group.size() == 1; });
}

/// Whether a rope.apply of what `move` yields is one of its source, moved likewise.
static bool commutes(Operation *move) {
  if (auto transpose = dyn_cast<linalg::TransposeOp>(move)) {
    ArrayRef<int64_t> order = transpose.getPermutation();
    const int64_t rank = order.size();
    // To sink a transposition that others need as well would double it.
    return order[rank - 1] == rank - 1 && order[rank - 3] == rank - 3 && move->hasOneUse();
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(move))
    return keepsRows(collapse.getReassociationIndices());
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(move))
    return keepsRows(expand.getReassociationIndices());
  return false;
}

namespace {

struct SinkMove : OpRewritePattern<ApplyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ApplyOp op, PatternRewriter &rewriter) const override {
    Operation *move = op.getX().getDefiningOp();
    Value source = movedSource(move);
    if (!source || !isShared(op) || !commutes(move))
      return failure();
    Value applied = applyLike(rewriter, op, source, op.getCos(), op.getSin());
    rewriter.replaceOp(op, moveLike(rewriter, move, applied));
    return success();
  }
};

/// Shapes that are known before a cast are known to rope.apply as well.
struct SinkCast : OpRewritePattern<ApplyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ApplyOp op, PatternRewriter &rewriter) const override {
    Value x = uncast(op.getX()), cos = uncast(op.getCos()), sin = uncast(op.getSin());
    if (cos.getType() != sin.getType()) {
      cos = op.getCos();
      sin = op.getSin();
    }
    if (!op.isOnTensors() || (x == op.getX() && cos == op.getCos()) || !fits(x, cos))
      return failure();
    Value applied = applyLike(rewriter, op, x, cos, sin);
    if (applied.getType() != op.getX().getType())
      applied = tensor::CastOp::create(rewriter, op.getLoc(), op.getX().getType(), applied);
    rewriter.replaceOp(op, applied);
    return success();
  }

private:
  static Value uncast(Value value) {
    auto cast = value.getDefiningOp<tensor::CastOp>();
    return tensor::canFoldIntoConsumerOp(cast) ? cast.getSource() : value;
  }

  /// A cast may hide that extents do not agree, where the operation does not run.
  static bool fits(Value x, Value cos) {
    auto table = cast<ShapedType>(cos.getType());
    ArrayRef<int64_t> rows = cast<ShapedType>(x.getType()).getShape().drop_back(2);
    if (table.getRank() == 2)
      rows = rows.take_back(1);
    return succeeded(verifyCompatibleShape(rows, table.getShape().drop_back()));
  }
};

/// A table with leading extents of 1 is one for all batches.
struct DropUnitBatches : OpRewritePattern<ApplyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ApplyOp op, PatternRewriter &rewriter) const override {
    auto table = cast<ShapedType>(op.getCos().getType());
    if (!op.isOnTensors() || isShared(op) ||
        !llvm::all_of(table.getShape().drop_back(2), [](int64_t extent) { return extent == 1; }))
      return failure();
    SmallVector<ReassociationIndices> groups(2);
    groups[0] = llvm::to_vector(llvm::seq<int64_t>(0, table.getRank() - 1));
    groups[1] = {table.getRank() - 1};
    Value tables[2];
    for (auto [dropped, given] : llvm::zip_equal(tables, ValueRange{op.getCos(), op.getSin()}))
      dropped = tensor::CollapseShapeOp::create(rewriter, op.getLoc(), given, groups);
    rewriter.replaceOp(op, applyLike(rewriter, op, op.getX(), tables[0], tables[1]));
    return success();
  }
};

/// Between a transposition and the one back, rope.apply takes its source as it is: extents
/// before the tokens are batches, those between tokens and components are heads.
struct CancelTranspositions : OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp back,
                                PatternRewriter &rewriter) const override {
    auto op = back.getInput().getDefiningOp<ApplyOp>();
    auto there = op ? op.getX().getDefiningOp<linalg::TransposeOp>() : linalg::TransposeOp();
    if (!there || !op->hasOneUse() || back->getNumResults() != 1 || !isShared(op) ||
        !cancel(there.getPermutation(), back.getPermutation()))
      return failure();
    const int64_t rank = there.getPermutation().size();
    if (there.getPermutation().back() != rank - 1)
      return failure();
    rewriter.replaceOp(back,
                       rotate(op, there.getInput(), there.getPermutation()[rank - 3], rewriter));
    return success();
  }

private:
  static bool cancel(ArrayRef<int64_t> there, ArrayRef<int64_t> back) {
    return llvm::all_of(llvm::enumerate(back), [&](const auto &dimension) {
      return there[dimension.value()] == static_cast<int64_t>(dimension.index());
    });
  }

  /// `op` on `source`, whose extent `tokens` is that of the tokens.
  static Value rotate(ApplyOp op, Value source, int64_t tokens, PatternRewriter &rewriter) {
    Location loc = op.getLoc();
    auto type = cast<RankedTensorType>(source.getType());
    const int64_t rank = type.getRank();
    if (tokens == rank - 3)
      return applyLike(rewriter, op, source, op.getCos(), op.getSin());
    // A conversion that only its shape keeps alive would stay.
    auto widened = source.getDefiningOp<arith::ExtFOp>();
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, widened ? widened.getIn() : source);
    // The groups of the extents of whichever has more.
    SmallVector<ReassociationIndices> groups;
    for (int64_t i = 0; i < tokens; ++i)
      groups.push_back({i});
    if (tokens == rank - 2) {
      // No heads of its own: 1 beside each token.
      groups.push_back({tokens, tokens + 1});
      groups.push_back({tokens + 2});
      sizes.insert(sizes.end() - 1, rewriter.getIndexAttr(1));
      SmallVector<int64_t> shape(type.getShape());
      shape.insert(shape.end() - 1, 1);
      Value x =
          tensor::ExpandShapeOp::create(rewriter, loc, type.clone(shape), source, groups, sizes);
      Value y = applyLike(rewriter, op, x, op.getCos(), op.getSin());
      return tensor::CollapseShapeOp::create(rewriter, loc, type, y, groups);
    }
    groups.push_back({tokens});
    groups.push_back(llvm::to_vector(llvm::seq<int64_t>(tokens + 1, rank - 1)));
    groups.push_back({rank - 1});
    Value x = tensor::CollapseShapeOp::create(rewriter, loc, source, groups);
    Value y = applyLike(rewriter, op, x, op.getCos(), op.getSin());
    return tensor::ExpandShapeOp::create(rewriter, loc, type, y, groups, sizes);
  }
};

} // namespace

void ropewalk::rope::addMovePatterns(RewritePatternSet &patterns) {
  patterns.add<SinkMove, SinkCast, DropUnitBatches, CancelTranspositions>(patterns.getContext());
}
