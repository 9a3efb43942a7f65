//===- roots.h - Where rotations may be -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_ROOTS_H
#define ROPEWALK_RAISE_ROOTS_H

#include "raise/elements.h"

namespace ropewalk::raise {

/// Tells by the operations around a value, at little cost, whether it is worth following.
class Roots {
public:
  explicit Roots(Meanings &meanings) : meanings(meanings) {}

  /// Whether a value could be a sum of two products: all that is asked of most operations.
  bool isSeed(mlir::OpResult result);

  /// The seed and what its components are moved to, what is last first: the halves of a rotation
  /// are put together behind their sums.
  llvm::SmallVector<mlir::OpResult> of(mlir::OpResult seed);

private:
  /// What a value is, but for signs and places.
  enum class Product : uint8_t {
    None,
    InPlace, ///< Of factors that were not moved.
    OfMoved  ///< Of one that was, at least.
  };
  Product productOf(mlir::Value value, unsigned steps = 6);
  Product findProduct(mlir::Value value, unsigned steps);
  bool isMoved(mlir::OpResult result);

  Meanings &meanings;
  /// What was found in so many steps: results of one operation with many operands ask each.
  llvm::DenseMap<std::pair<mlir::Value, unsigned>, Product> products;
};

} // namespace ropewalk::raise

#endif
