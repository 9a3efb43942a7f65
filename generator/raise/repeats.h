//===- repeats.h - Rotations that are spelled alike -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layers of a model are alike: what a root is in one of them, it is in all. So it is followed
// element by element in two of them, and after that compared operation by operation.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_REPEATS_H
#define ROPEWALK_RAISE_REPEATS_H

#include "raise/rewrite.h"
#include "raise/spelling.h"

#include <memory>

namespace ropewalk::raise {

/// A rotation of any value that is spelled so.
struct Repeat {
  Spelling spelling;
  std::unique_ptr<Elements> elements; ///< What its formulas are of.
  Turn turn;
  /// What its components are moved to, which was tried before it and was none.
  llvm::SmallVector<mlir::OpResult, 4> triedBefore;
  Tables tables;

  /// Lets others have the tables that were made for the root that told it.
  void keepTables(const Rewritten &made);
};

class Repeats {
public:
  Repeats(Meanings &meanings, OrderOfInserted &order) : meanings(meanings), order(order) {}

  /// A rotation that a root is known to be, and of what.
  struct Found {
    Repeat *repeat = nullptr; ///< Null: none.
    mlir::OpResult root;
    Spelled spelled;
  };
  /// Of values of which each has the components of those behind it, the first that is known, if
  /// those before it are like those that were no rotations then.
  Found find(llvm::ArrayRef<mlir::OpResult> roots);

  /// Keeps the second root of a spelling, the last of those that were tried, if it is a rotation of
  /// one window of whatever it is made of; null: it is not kept.
  Repeat *add(llvm::ArrayRef<mlir::OpResult> tried, const Turn &turn, const Between &between,
              const Given &given, Where where);

  /// How many elements were followed for it.
  size_t placeCount() const { return places; }

private:
  Found find(llvm::ArrayRef<mlir::OpResult> before, mlir::OpResult root);

  Meanings &meanings;
  OrderOfInserted &order;
  llvm::DenseMap<uint64_t, llvm::SmallVector<std::unique_ptr<Repeat>, 1>> known;
  llvm::DenseSet<uint64_t> seen;
  size_t count = 0, places = 0;
};

} // namespace ropewalk::raise

#endif
