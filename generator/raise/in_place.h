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

#include "raise/op_order.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

namespace ropewalk::raise {

class InPlace {
public:
  /// Lets those who read what was written read new tensors; of a tensor that something may look at
  /// which is not known, nothing is changed. How many operations were looked at for that.
  size_t makeFunctional(mlir::Operation *root);

  /// Whether an operation writes, or makes or shows, what nobody reads any more.
  bool isReplaced(mlir::Operation *op) const { return replaced.contains(op); }

  /// Lets readers that are left read what they did before, but where it has a rotation in it now.
  void restore(llvm::function_ref<bool(mlir::Operation *)> isRaised,
               llvm::function_ref<bool(mlir::Value)> isRotated);

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
    llvm::SetVector<mlir::Operation *> users; ///< All that have it or a view as an operand.
    llvm::SetVector<mlir::Operation *> writes;
    llvm::SmallVector<Reading> readings;
  };
  class Rewriter;

  static bool collect(Family &family, const OpOrder &order);
  static bool isReadAtOnce(mlir::Operation *list, const Family &family, const OpOrder &order);
  static bool isRead(const Family &family, const llvm::DenseSet<mlir::Operation *> &unseen);

  llvm::SmallVector<Family, 0> families;
  llvm::DenseSet<mlir::Operation *> replaced;
  llvm::SetVector<mlir::Operation *> made;
};

} // namespace ropewalk::raise

#endif
