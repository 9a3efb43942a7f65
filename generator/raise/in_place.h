//===- in_place.h - Operators that write to tensors -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// torch.export leaves operators in place: a tensor is made, its views are written to, and then it
// is read. Formulas know no time. So for each write an operation is put in that makes the tensor
// anew (aten.copy for aten.copy_, and aten.slice_scatter where a slice is written to), and who read
// the tensor later reads that. Where nothing is raised, everything is as it was in the end.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_IN_PLACE_H
#define ROPEWALK_RAISE_IN_PLACE_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

namespace ropewalk::raise {

/// What one of torch's operators writes to: the first operand of aten.copy_ or aten.add_.Tensor,
/// but not of aten.__and__.Scalar nor of those that only gradients see; the last one of
/// aten.neg.out; null of others.
mlir::Value writtenBy(mlir::Operation *op);

/// Whether an operator's results are tensors of their own, never views of its operands.
bool makesNew(mlir::Operation *op);

class InPlace {
public:
  /// Lets those who read what was written read new tensors; of a tensor that something may look at
  /// which is not known, nothing is changed.
  void makeFunctional(mlir::Operation *root);

  /// Whether an operation writes what nobody reads any more.
  bool isReplaced(mlir::Operation *op) const { return replaced.contains(op); }

  /// Lets readers that are left read what they did before.
  void restore(llvm::function_ref<bool(mlir::Operation *)> isRaised);

  /// Whether an operation was put in.
  bool isMade(mlir::Operation *op) const { return made.contains(op); }

  /// Erases writes to tensors that have no reader any more. What may be without a use now.
  llvm::SmallVector<mlir::Operation *> eraseUnseen();

private:
  struct Reading {
    mlir::Operation *reader;
    unsigned operand;
    mlir::Value original;
  };
  /// A tensor, its views, and the writes to them, in their order.
  struct Family {
    mlir::Value base;
    llvm::MapVector<mlir::Value, mlir::Value> parents; ///< Of views: what they are views of.
    llvm::SetVector<mlir::Operation *> writes;
    llvm::SmallVector<Reading> readings;
  };
  class Rewriter;

  static bool collect(Family &family);
  static bool isReadAtOnce(mlir::Operation *list, const Family &family);
  static bool isRead(const Family &family);
  static bool isViewOf(mlir::Operation *op, mlir::Value value);

  llvm::SmallVector<Family, 0> families;
  llvm::DenseSet<mlir::Operation *> replaced;
  llvm::SetVector<mlir::Operation *> made;
};

} // namespace ropewalk::raise

#endif
