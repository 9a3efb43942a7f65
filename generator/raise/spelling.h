//===- spelling.h - The operations that make one value of another -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_SPELLING_H
#define ROPEWALK_RAISE_SPELLING_H

#include "raise/turn.h"
#include "raise/uses.h"

#include <optional>
#include <vector>

namespace ropewalk::raise {

/// Whether two operations of one block are the same but for their operands.
bool areAlike(mlir::Operation *a, mlir::Operation *b);

/// Where a value that has this spelling is made of x.
struct Spelled {
  mlir::Value x;
  Between between; ///< As Uses::between.
  Counterparts counterparts = Counterparts();
};

/// A root as a function of x: the operations that it is made of x by, each with its attributes and
/// types, what they have of one another, and the values that they have beside.
class Spelling {
public:
  /// Of a root and the operations between; none if they are many, or have tensors that are written
  /// to, regions that take what is made of x from outside, or reshapes to extents of other values.
  static std::optional<Spelling> of(mlir::OpResult root, mlir::Value x, const Between &between,
                                    Meanings &meanings);

  /// Whether a root is the same function of some value, by operations of the same block; the values
  /// beside are the same ones, or computed in the same way of the same ones.
  std::optional<Spelled> match(mlir::OpResult root, Meanings &meanings) const;

  /// Whether a value is made of x, on the way to the root that it was told by.
  bool makes(mlir::Value value) const {
    return llvm::any_of(ops, [&](const Op &op) { return op.first == value.getDefiningOp(); });
  }

  /// That root.
  mlir::Operation *origin() const { return ops.back().first; }

  /// The same for all that are one function.
  uint64_t hash() const;
  /// The same for all roots that may be one function; known at once.
  static uint64_t keyOf(mlir::OpResult root);

private:
  struct Operand {
    enum class Kind : uint8_t { Made, X, Beside } kind;
    unsigned op = 0, result = 0; ///< Made
    mlir::Value value;           ///< Beside
  };
  struct Op {
    mlir::Operation *first; ///< The one that it was told by; erased after all are found.
    llvm::SmallVector<Operand, 3> operands;
    bool isBetween;
  };
  class Reader;
  class Matcher;

  std::vector<Op> ops; ///< The root's is last.
  unsigned result = 0;
  mlir::Type typeOfX;
};

} // namespace ropewalk::raise

#endif
