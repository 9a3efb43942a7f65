//===- uses.cpp - Who needs what lies between -----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/uses.h"

#include "raise/open_extents.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::raise {

Between Uses::between(OpResult root, Value x) {
  constexpr unsigned maxDepth = 96;
  Between between;
  Answers known;
  collect(root.getOwner(), x, between, known, maxDepth);
  return between;
}

/// Whether an operation's results are numbers of the kind that are turned, or lists of such.
/// Extents and conditions are not.
static bool hasReals(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    auto shape = shapeOf(type);
    return !shape || (isa<FloatType>(shape->element) && shape->rank() > 0);
  });
}

/// Whether the operation is made of x; it and others on the way are collected then.
bool Uses::collect(Operation *op, Value x, Between &between, Answers &known, unsigned depth) {
  auto [answer, isNew] = known.try_emplace(op, false);
  if (!isNew)
    return answer->second;
  if (!hasReals(op))
    return false;
  bool isMadeOfX = false;
  for (Value operand : inputsOf(op)) {
    Operation *defining = operand.getDefiningOp();
    isMadeOfX |= operand == x;
    if (operand != x && defining && depth > 0 && defining->getBlock() == op->getBlock())
      isMadeOfX |= collect(defining, x, between, known, depth - 1);
  }
  if (isMadeOfX)
    between.insert(op);
  return known[op] = isMadeOfX;
}

/// Whether the operation only moves elements of x, which others may look at as well.
bool Uses::isPlain(Operation *op, Value x, Answers &known, unsigned depth) {
  auto [answer, isNew] = known.try_emplace(op, false);
  if (!isNew)
    return answer->second;
  return known[op] = llvm::all_of(op->getResults(),
                                  [&](OpResult result) {
                                    return meanings.of(result).role == Role::Moves;
                                  }) &&
                     llvm::all_of(inputsOf(op), [&](Value operand) {
                       Operation *defining = operand.getDefiningOp();
                       return operand == x || !defining ||
                              (depth > 0 && isPlain(defining, x, known, depth - 1));
                     });
}

bool isAssertion(Operation *op) {
  const StringRef name = op->getName().getStringRef();
  return (name == "torch.aten._assert_tensor_metadata" || name == "torch.bind_symbolic_shape") &&
         op->getNumResults() == 0;
}

/// Whether an operation does nothing but compute what nobody uses, or nobody but such operations
/// and ones that ask for its extents.
bool Uses::isDead(Operation *op, StepAnswers &known, unsigned steps) {
  if (isExtentQuery(op))
    return true;
  if (steps == 0 || op->getNumResults() == 0)
    return false;
  auto [answer, isNew] = known.try_emplace({op, steps}, false);
  if (!isNew)
    return answer->second;
  return known[{op, steps}] = isKnown(op) && llvm::all_of(op->getUsers(), [&](Operation *user) {
                                return isDead(user, known, steps - 1);
                              });
}

bool Uses::isKnown(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op)) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
    return callee && !callee.isExternal() && llvm::all_of(callee.getOps(), [&](Operation &inner) {
             return inner.hasTrait<OpTrait::IsTerminator>() ||
                    (!isa<func::CallOp>(inner) && isKnown(&inner));
           });
  }
  if (op->isRegistered())
    return isMemoryEffectFree(op);
  // What has no results is there for its effect.
  return isAssertion(op) ||
         (op->getNumResults() > 0 && llvm::all_of(op->getResults(), [&](OpResult result) {
            return static_cast<bool>(meanings.of(result).element);
          }));
}

std::string Uses::findOther(OpResult root, Value x, const Between &between) {
  Answers plain;
  StepAnswers dead;
  for (Operation *op : between) {
    if (op == root.getOwner() || isPlain(op, x, plain))
      continue;
    // Within a region, a use is one of the operation that has it; others are of another block.
    for (Operation *inner : op->getUsers()) {
      Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*inner);
      Operation *user = ancestor ? ancestor : inner;
      if (!between.contains(user) && !isAssertion(user) && !inPlace.isReplaced(user) &&
          !isDead(user, dead))
        return ("what " + op->getName().getStringRef() + " computes for it is used by " +
                user->getName().getStringRef() + " too")
            .str();
    }
  }
  return {};
}

} // namespace ropewalk::raise
