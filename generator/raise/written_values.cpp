//===- written_values.cpp - Tensors that are overwritten ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// torch.export leaves operators in place that write to a tensor, which its views see too. What such
// a tensor holds depends on when it is read, and formulas know no time.
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace ropewalk::raise {

/// Whether the operation is one of torch's that write to their first operand: aten.copy_,
/// aten.add_.Tensor, but not aten.__and__.Scalar, nor those that only gradients see.
static bool writesInPlace(Operation *op) {
  StringRef name = nameOf(op);
  if (!name.consume_front("torch.aten.") || name.starts_with("__"))
    return false;
  name = name.split('.').first;
  return name.ends_with("_") && name != "detach_" && name != "requires_grad_" &&
         op->getNumOperands() > 0;
}

/// Whether the value is one of the numbers that operators take beside tensors.
static bool isNumber(Value value) {
  Operation *defining = value.getDefiningOp();
  return defining && nameOf(defining).starts_with("torch.constant.");
}

void Meanings::findWritten(Operation *root) {
  llvm::SetVector<Value> work;
  root->walk([&](Operation *op) {
    if (!writesInPlace(op))
      return;
    work.insert(op->getOperand(0));
    work.insert(op->result_begin(), op->result_end());
  });
  const auto mayView = [&](OpResult result) {
    const Meaning &meaning = of(result);
    return meaning.role == Role::Moves || !meaning.element;
  };
  // What is written to may be a view, whose base is written to then, and all that base's views.
  for (unsigned next = 0; next < work.size(); ++next) {
    const Value value = work[next];
    if (auto result = dyn_cast<OpResult>(value); result && mayView(result))
      for (Value operand : result.getOwner()->getOperands())
        if (!isNumber(operand))
          work.insert(operand);
    for (Operation *user : value.getUsers())
      for (OpResult result : user->getResults())
        if (mayView(result))
          work.insert(result);
  }
  written.insert(work.begin(), work.end());
}

} // namespace ropewalk::raise
