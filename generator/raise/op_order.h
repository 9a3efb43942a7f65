//===- op_order.h - Which operation comes first -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_OP_ORDER_H
#define ROPEWALK_RAISE_OP_ORDER_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <algorithm>

namespace ropewalk::raise {

/// The order of a block's operations, kept while others are put between them: the block's own is
/// counted anew, all of it, each few times that it is asked for one that was put in.
class OpOrder {
public:
  explicit OpOrder(mlir::Operation *root) {
    uint64_t count = 0;
    root->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) { places[op] = ++count * gap; });
  }

  /// The operation was put where it is, between two that are known.
  void add(mlir::Operation *made) {
    const auto placeOf = [&](mlir::Operation *op, uint64_t none) {
      return op ? places.lookup(op) : none;
    };
    const uint64_t low = placeOf(made->getPrevNode(), 0);
    const uint64_t between = placeOf(made->getNextNode(), low + 2 * gap) - low;
    if (between > 1)
      places[made] = low + std::min(between / 2, step);
    else
      countAnew(made->getBlock());
  }

  /// Of operations of one block.
  bool isBefore(mlir::Operation *a, mlir::Operation *b) const {
    return places.lookup(a) < places.lookup(b);
  }

private:
  void countAnew(mlir::Block *block) {
    uint64_t count = 0;
    for (mlir::Operation &op : *block)
      places[&op] = ++count * gap;
  }

  static constexpr uint64_t gap = uint64_t(1) << 32;
  static constexpr uint64_t step = 1 << 10; ///< Most are put right before the same one, in order.
  llvm::DenseMap<mlir::Operation *, uint64_t> places;
};

/// The order of a block's operations that are there all the time, and of ones put between them
/// here and there: by which of the former these are behind, since the block's own order is counted
/// anew, all of it, once two of the latter are side by side.
class OrderOfInserted {
public:
  /// The operation was put where it is; those beside it are there all the time, or were told.
  void add(mlir::Operation *inserted) {
    mlir::Operation *before = inserted->getPrevNode();
    auto found = behind.find(before);
    behind[inserted] = found == behind.end() ? before : found->second;
  }
  void remove(mlir::Operation *inserted) { behind.erase(inserted); }

  /// Of operations of one block.
  bool isBefore(mlir::Operation *a, mlir::Operation *b) const {
    auto ofA = behind.find(a), ofB = behind.find(b);
    mlir::Operation *lastA = ofA == behind.end() ? a : ofA->second;
    mlir::Operation *lastB = ofB == behind.end() ? b : ofB->second;
    if (lastA != lastB)
      return !lastA || (lastB && lastA->isBeforeInBlock(lastB));
    if (lastA == a || lastB == b)
      return lastA == a && lastB != b;
    return a->isBeforeInBlock(b);
  }

private:
  /// Null: no other operation is before it.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> behind;
};

} // namespace ropewalk::raise

#endif
