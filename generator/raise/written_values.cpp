//===- written_values.cpp - Tensors that are overwritten ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a tensor holds that operators write to depends on when it is read, and formulas know no
// time; its views see it too. So where such a tensor could not be made anew (in_place.h), it has no
// elements.
//
//===----------------------------------------------------------------------===//

#include "raise/in_place_operators.h"
#include "raise/read_common.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace ropewalk::raise {

/// Values of a caller and of the function called that are one tensor.
using SameInCalls = llvm::DenseMap<Value, SmallVector<Value, 2>>;

/// Of values that may be handed on to one another, those of one type may be one tensor.
static void join(ArrayRef<Value> values, SameInCalls &same) {
  llvm::DenseMap<Type, Value> first;
  for (Value value : values)
    if (Value one = first.try_emplace(value.getType(), value).first->second; one != value) {
      same[one].push_back(value);
      same[value].push_back(one);
    }
}

/// Arguments of blocks have what branches give, and those of regions, and results of what has
/// them, what the operation and the ends of its regions give.
static void findSameInBlocks(Operation *root, SameInCalls &same) {
  root->walk([&](Operation *op) {
    if (isa<func::FuncOp>(op)) // calls tell
      return;
    SmallVector<Value> values(op->getOperands());
    for (Block *next : op->getSuccessors())
      llvm::append_range(values, next->getArguments());
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        if (block.isEntryBlock())
          llvm::append_range(values, block.getArguments());
        if (!block.empty() && block.back().getNumSuccessors() == 0)
          llvm::append_range(values, block.back().getOperands());
      }
    if (op->getNumRegions() > 0)
      llvm::append_range(values, op->getResults());
    if (op->getNumRegions() > 0 || op->getNumSuccessors() > 0)
      join(values, same);
  });
}

static SameInCalls findSameInCalls(Operation *root) {
  SameInCalls same;
  SymbolTableCollection tables;
  const auto add = [&](ValueRange outside, ValueRange inside) {
    for (auto [a, b] : llvm::zip(outside, inside)) {
      same[a].push_back(b);
      same[b].push_back(a);
    }
  };
  root->walk([&](func::CallOp call) {
    auto callee = tables.lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
    if (!callee || callee.isExternal())
      return;
    add(call.getOperands(), callee.getArguments());
    callee.walk([&](func::ReturnOp end) { add(call.getResults(), end.getOperands()); });
  });
  findSameInBlocks(root, same);
  return same;
}

/// Whether the value is one of the numbers that operators take beside tensors, or a list of such.
static bool isNumber(Value value) {
  Operation *defining = value.getDefiningOp();
  if (!defining)
    return false;
  const StringRef name = nameOf(defining);
  return name.starts_with("torch.constant.") ||
         (name == "torch.prim.ListConstruct" &&
          llvm::none_of(defining->getOperandTypes(), [](Type type) { return tensorTypeOf(type); }));
}

/// What an operation's results may be views of: an operator in place gives what it writes to, and
/// of type_as and the like the second operand is looked at only.
static OperandRange basesOf(Operation *op) {
  OperandRange operands = op->getOperands();
  const Value written = writtenBy(op);
  const bool isOfFirst = (written && written == operands.front()) || isReadOnlyView(op) ||
                         nameOf(op) == "torch.aten.view_as";
  return isOfFirst && !operands.empty() ? operands.take_front() : operands;
}

void Meanings::findWritten(Operation *root) {
  llvm::SetVector<Value> work;
  root->walk([&](Operation *op) {
    if (Value value = writtenBy(op)) {
      work.insert(value);
      work.insert(op->result_begin(), op->result_end());
    }
    if (isa<func::CallIndirectOp>(op)) // nobody knows what is called
      for (ValueRange values : {ValueRange(op->getOperands()), ValueRange(op->getResults())})
        for (Value value : values)
          if (isa<OpaqueType>(value.getType()))
            work.insert(value);
  });
  if (work.empty())
    return;
  const SameInCalls same = findSameInCalls(root);
  const auto mayView = [&](OpResult result) {
    const Meaning &meaning = of(result);
    return !makesNew(result.getOwner()) && (meaning.role == Role::Moves || !meaning.element);
  };
  // What is written to may be a view, whose base is written to then, and all that base's views.
  for (unsigned next = 0; next < work.size(); ++next) {
    const Value value = work[next];
    if (auto result = dyn_cast<OpResult>(value); result && mayView(result))
      for (Value operand : basesOf(result.getOwner()))
        if (!isNumber(operand))
          work.insert(operand);
    for (Value other : same.lookup(value))
      work.insert(other);
    for (Operation *user : value.getUsers())
      for (OpResult result : user->getResults())
        if (llvm::is_contained(basesOf(user), value) && mayView(result))
          work.insert(result);
  }
  written.insert(work.begin(), work.end());
}

} // namespace ropewalk::raise
