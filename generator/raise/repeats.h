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
    Spelled spelled;
  };
  Found find(mlir::OpResult root, Elements &elements);

  /// Keeps the second root of a spelling, if it is a rotation of whatever it is made of; null: it
  /// is not kept.
  Repeat *add(mlir::OpResult root, const Turn &turn, const Between &between, const Given &given,
              Where where);

  /// How many elements were followed for it.
  size_t placeCount() const { return places; }

private:
  Meanings &meanings;
  OrderOfInserted &order;
  llvm::DenseMap<uint64_t, llvm::SmallVector<std::unique_ptr<Repeat>, 1>> known;
  llvm::DenseSet<uint64_t> seen;
  size_t count = 0, places = 0;
};

} // namespace ropewalk::raise

#endif
