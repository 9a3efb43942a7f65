//===- canonical_conversions.cpp - Conversions around rope.apply -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/canonical_forms.h"

#include "dialect/moves.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace ropewalk::rope;

namespace {

/// `value` up to what no move yields, and the moves on the way, first to last.
struct Chain {
  explicit Chain(Value value) : source(value) {
    while (Value before = movedSource(source.getDefiningOp())) {
      // Moves that others need as well would be doubled.
      if (!source.hasOneUse())
        return;
      moves.insert(moves.begin(), source.getDefiningOp());
      source = before;
    }
  }

  Value alike(OpBuilder &builder, Value from) const {
    for (Operation *move : moves)
      from = moveLike(builder, move, from);
    return from;
  }

  Value source;
  SmallVector<Operation *> moves;
};

bool roundsToNearestEven(arith::TruncFOp op) {
  auto mode = op.getRoundingmode();
  return !mode || *mode == arith::RoundingMode::to_nearest_even;
}

/// f32 is what rope.apply computes in, and it rounds once: in 16 bits it does the same.
struct AbsorbConversions : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::TruncFOp narrowed,
                                PatternRewriter &rewriter) const override {
    Chain behind(narrowed.getIn());
    auto op = behind.source.getDefiningOp<ApplyOp>();
    if (!op || !op->hasOneUse() || !roundsToNearestEven(narrowed))
      return failure();
    Chain before(op.getX());
    auto widened = before.source.getDefiningOp<arith::ExtFOp>();
    const Type narrow = getElementTypeOrSelf(narrowed.getType());
    if (!widened || !(narrow.isF16() || narrow.isBF16()) ||
        getElementTypeOrSelf(widened.getIn()) != getElementTypeOrSelf(narrowed.getType()))
      return failure();
    rewriter.setInsertionPoint(op);
    Value x = before.alike(rewriter, widened.getIn());
    Value applied = applyLike(rewriter, op, x, op.getCos(), op.getSin());
    rewriter.setInsertionPoint(narrowed);
    rewriter.replaceOp(narrowed, behind.alike(rewriter, applied));
    return success();
  }
};

} // namespace

void ropewalk::rope::addConversionPatterns(RewritePatternSet &patterns) {
  patterns.add<AbsorbConversions>(patterns.getContext());
}
