//===- read_linalg.cpp - Structured operations ----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One point of an iteration space, its body followed from what it yields. Named operations have a
// body as well. Sums are followed as products of matrices are: short ones, or those of numbers.
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;

namespace ropewalk::raise {

/// Coordinates of an operand at a point.
static std::optional<Coordinates> mapped(AffineMap map, ArrayRef<Coordinate> loops) {
  Coordinates inside;
  for (AffineExpr result : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(result))
      inside.push_back(loops[dim.getPosition()]);
    else if (auto constant = dyn_cast<AffineConstantExpr>(result))
      inside.push_back(Coordinate::constant(constant.getValue()));
    else
      return std::nullopt;
  }
  return inside;
}

/// What the body yields at a point, where a sum so far is `total`.
static const Expr *yieldedAt(Elements &elements, linalg::LinalgOp op, ArrayRef<Coordinate> loops,
                             unsigned number, Index component, const Expr *total) {
  Pass pass = {op.getBlock(),
               [&](BlockArgument argument, Index part) -> const Expr * {
                 OpOperand *operand = op.getMatchingOpOperand(argument);
                 if (total && op.isDpsInit(operand)) // what others are so far is not kept
                   return operand == op.getDpsInitOperand(number) ? total : nullptr;
                 Coordinates inside;
                 if (isa<RankedTensorType>(operand->get().getType())) {
                   auto coordinates = mapped(op.getMatchingIndexingMap(operand), loops);
                   if (!coordinates)
                     return nullptr;
                   inside = *coordinates;
                 }
                 inside.append(part.begin(), part.end()); // of a complex number
                 return elements.at(operand->get(), inside);
               },
               loops};
  return elements.at(op.getBlock()->getTerminator()->getOperand(number), component, pass);
}

/// The loops' coordinates, from the output's.
static std::optional<Coordinates> loopsOf(AffineMap output, Index index, unsigned loops) {
  Coordinates coordinates(loops, Coordinate::constant(0));
  llvm::SmallBitVector isKnown(loops);
  if (output.getNumResults() != index.size())
    return std::nullopt;
  for (auto [expression, c] : llvm::zip_equal(output.getResults(), index)) {
    auto dim = dyn_cast<AffineDimExpr>(expression);
    if (!dim || isKnown.test(dim.getPosition())) // a diagonal: others stay what they were
      return std::nullopt;
    isKnown.set(dim.getPosition());
    coordinates[dim.getPosition()] = c;
  }
  return coordinates;
}

/// Whether each element is made once, or by all of what is summed over: of loops that an output
/// leaves out the last one counts, and one that it has is no sum's.
static bool makesEachOnce(linalg::LinalgOp op, AffineMap output) {
  const SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  const auto kinds = op.getIteratorTypesArray();
  return llvm::all_of(llvm::seq<unsigned>(0, op.getNumLoops()), [&](unsigned loop) {
    const bool isParallel = kinds[loop] == utils::IteratorType::parallel;
    return ranges[loop] == 1 || isParallel == output.isFunctionOfDim(loop);
  });
}

/// The one loop that is summed over, and its extent; none with extent 1.
struct Sum {
  std::optional<unsigned> loop;
  int64_t extent = 1;
};

static std::optional<Sum> sumOf(linalg::LinalgOp op) {
  Sum sum;
  const SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (kind == utils::IteratorType::parallel)
      continue;
    if (sum.loop || ShapedType::isDynamic(ranges[loop]))
      return std::nullopt;
    sum.loop = loop;
    sum.extent = ranges[loop];
  }
  return sum;
}

static ElementOf readStructured(linalg::LinalgOp op, unsigned number) {
  auto sum = sumOf(op);
  if (!sum || op.getNumDpsInits() <= number || !op.hasPureTensorSemantics())
    return {};
  OpOperand *init = op.getDpsInitOperand(number);
  if (!isa<RankedTensorType>(init->get().getType()) ||
      !makesEachOnce(op, op.getMatchingIndexingMap(init)))
    return {};
  return [=, sum = *sum](Elements &elements, Index index) -> const Expr * {
    linalg::LinalgOp structured = op;
    const AffineMap output = structured.getMatchingIndexingMap(init);
    if (index.size() < output.getNumResults())
      return nullptr;
    const Index part = index.drop_front(output.getNumResults()); // of a complex number
    auto loops = loopsOf(output, index.drop_back(part.size()), structured.getNumLoops());
    if (!loops)
      return nullptr;
    if (!sum.loop)
      return yieldedAt(elements, structured, *loops, number, part, nullptr);
    const Expr *total = part.empty() ? elements.at(init->get(), index) : nullptr;
    Elements::Terms terms;
    const Expr *zero = elements.expressions.number(0);
    for (int64_t k = 0; total && k < sum.extent; ++k) {
      (*loops)[*sum.loop] = Coordinate::constant(k);
      const Expr *before = total;
      total = yieldedAt(elements, structured, *loops, number, part, total);
      // A product with 0 leaves the sum as it was.
      const Expr *term = total == before ? zero : total;
      if (total && !elements.canSum(sum.extent, term, term, terms))
        return nullptr;
    }
    return total;
  };
}

static ElementOf readGenericTranspose(linalg::TransposeOp op) {
  return transpose(op.getInput(), op.getPermutation());
}

/// The operand has the result's dimensions but those that are named.
static ElementOf readBroadcast(linalg::BroadcastOp op) {
  SmallVector<int64_t> dims;
  const int64_t rank = cast<ShapedType>(op.getInit().getType()).getRank();
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(op.getDimensions(), d))
      dims.push_back(d);
  return broadcastInDim(op.getInput(), dims);
}

/// By the arithmetic in its body.
static Role roleOf(linalg::LinalgOp op) {
  bool multiplies = false, adds = false, negates = false, moves = true;
  for (Operation &inner : op.getBlock()->without_terminator()) {
    const bool isMul = isa<arith::MulFOp, complex::MulOp, math::FmaOp>(inner);
    const bool isAdd = isa<arith::AddFOp, arith::SubFOp, complex::MulOp, math::FmaOp>(inner);
    const bool isNeg = isa<arith::NegFOp>(inner);
    multiplies |= isMul, adds |= isAdd, negates |= isNeg;
    moves &= !isMul && !isAdd && !isNeg && !isa_and_nonnull<math::MathDialect>(inner.getDialect());
  }
  // What is summed up may be products.
  return adds && (multiplies || op.getNumReductionLoops() > 0) ? Role::ProductSum
         : multiplies                                          ? Role::Product
         : adds                                                ? Role::Sum
         : negates                                             ? Role::Sign
         : moves                                               ? Role::Moves
                                                               : Role::Other;
}

static ElementOf readIndex(linalg::IndexOp op) {
  return [block = op->getBlock(), dim = op.getDim()](Elements &elements, Index) -> const Expr * {
    Pass *pass = elements.passThrough(block);
    return pass && dim < pass->loops.size() ? elements.formula(pass->loops[dim]) : nullptr;
  };
}

bool readLinalg(OpResult result, Meaning &meaning) {
  if (auto index = dyn_cast<linalg::IndexOp>(result.getOwner())) {
    meaning.element = readIndex(index);
    return true;
  }
  auto op = dyn_cast<linalg::LinalgOp>(result.getOwner());
  if (!op)
    return false;
  if (auto transposed = dyn_cast<linalg::TransposeOp>(result.getOwner())) {
    meaning.element = readGenericTranspose(transposed);
    meaning.role = Role::Moves;
    return true;
  }
  if (auto broadcast = dyn_cast<linalg::BroadcastOp>(result.getOwner())) {
    meaning.element = readBroadcast(broadcast);
    meaning.role = Role::Moves;
    return true;
  }
  meaning.element = readStructured(op, result.getResultNumber());
  meaning.role = roleOf(op);
  return true;
}

} // namespace ropewalk::raise
