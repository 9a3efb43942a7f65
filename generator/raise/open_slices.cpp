//===- open_slices.cpp - Slices by lists of extents -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO with open extents hands them on as numbers: what a tensor is made with, and what is
// taken of it, are elements of lists. A slice takes all if both are one formula.
//
//===----------------------------------------------------------------------===//

#include "raise/open_slices.h"

#include "raise/meaning.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise {

/// A name of StableHLO or MHLO without the dialect; empty of others.
static StringRef stableHloNameOf(Operation *op) {
  StringRef name = op ? op->getName().getStringRef() : "";
  return name.consume_front("stablehlo.") || name.consume_front("mhlo.") ? name : "";
}

static bool asksFor(Operation *query, Value tensor, int64_t d) {
  return stableHloNameOf(query) == "get_dimension_size" && query->getNumOperands() == 1 &&
         query->getOperand(0) == tensor && integerOf(query->getAttr("dimension")) == d;
}

/// Whether an argument of a function is an extent of another one in every call, which only a
/// private function's calls in its module tell.
static bool isExtentInCalls(BlockArgument extent, BlockArgument tensor, int64_t d) {
  auto function = dyn_cast<func::FuncOp>(extent.getOwner()->getParentOp());
  if (!function || !function.isPrivate() || !extent.getOwner()->isEntryBlock() ||
      tensor.getOwner() != extent.getOwner())
    return false;
  auto uses = SymbolTable::getSymbolUses(function, function->getParentOp());
  return uses && !uses->empty() && llvm::all_of(*uses, [&](SymbolTable::SymbolUse use) {
           auto call = dyn_cast<func::CallOp>(use.getUser());
           return call && asksFor(call.getOperand(extent.getArgNumber()).getDefiningOp(),
                                  call.getOperand(tensor.getArgNumber()), d);
         });
}

static const Expr *entryOf(Elements &elements, Value list, int64_t d) {
  return elements.at(list, {Coordinate::constant(d)});
}

/// What operations that change no extent take theirs from.
static bool keepsStableHloExtents(StringRef name) {
  static const llvm::StringSet<> names = {
      "add", "subtract", "multiply", "divide", "negate", "convert", "optimization_barrier"};
  return names.contains(name);
}

/// What a slice takes of a dimension from its first place on, one by one; null of others.
static const Expr *takenBy(Elements &elements, Operation *slice, int64_t d) {
  const Expr *start = entryOf(elements, slice->getOperand(1), d);
  const Expr *stride = entryOf(elements, slice->getOperand(3), d);
  return start && start->isNumber(0) && stride && stride->isNumber(1)
             ? entryOf(elements, slice->getOperand(2), d)
             : nullptr;
}

/// The formula of the extent that a tensor is made with, where that is said.
static const Expr *extentMadeWith(Elements &elements, Value tensor, int64_t d) {
  for (unsigned steps = 0; steps < 32 && !elements.isHeld(tensor); ++steps) {
    Operation *maker = tensor.getDefiningOp();
    const StringRef name = stableHloNameOf(maker);
    if ((name == "dynamic_reshape" || name == "dynamic_broadcast_in_dim") &&
        maker->getNumOperands() == 2)
      return entryOf(elements, maker->getOperand(1), d);
    if (name == "real_dynamic_slice" && maker->getNumOperands() == 4)
      return takenBy(elements, maker, d);
    if (name == "transpose") {
      auto permutation = integersOf(maker->getAttr("permutation"));
      if (!permutation || d >= static_cast<int64_t>(permutation->size()))
        return nullptr;
      d = (*permutation)[d];
    } else if (!keepsStableHloExtents(name)) {
      return nullptr;
    }
    tensor = maker->getOperand(0);
  }
  return nullptr;
}

/// Whether a formula is an extent of a tensor: asked for, handed on in calls, or what the tensor
/// was made with.
static bool isExtentOf(Elements &elements, const Expr *extent, Value tensor, int64_t d) {
  if (!extent)
    return false;
  if (extent->fn == Fn::Element) {
    auto argument = dyn_cast<BlockArgument>(extent->value), whole = dyn_cast<BlockArgument>(tensor);
    if (asksFor(extent->value.getDefiningOp(), tensor, d) ||
        (argument && whole && !elements.isHeld(whole) && isExtentInCalls(argument, whole, d)))
      return true;
  }
  return extentMadeWith(elements, tensor, d) == extent;
}

std::optional<bool> keepsOpenByLists(Elements &elements, Operation *op) {
  const StringRef name = stableHloNameOf(op);
  const bool isSlice = name == "real_dynamic_slice";
  if (!isSlice && name != "dynamic_gather")
    return std::nullopt;
  Value tensor = op->getOperand(0);
  auto shape = shapeOf(tensor.getType());
  if (!shape || op->getNumOperands() != (isSlice ? 4 : 3))
    return false;
  for (int64_t d = 0; d < shape->rank(); ++d) {
    if (!ShapedType::isDynamic(shape->extents[d]))
      continue;
    // All of a dimension that indices move about in is nowhere else.
    const Expr *taken =
        isSlice ? takenBy(elements, op, d) : entryOf(elements, op->getOperand(2), d);
    if (!isExtentOf(elements, taken, tensor, d))
      return false;
  }
  return true;
}

} // namespace ropewalk::raise
