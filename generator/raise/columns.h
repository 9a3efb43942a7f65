//===- columns.h - Equal columns of constants -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where rows of a constant are not known, equal columns still are, also those of other constants: a
// table may be there twice, once for each component of a pair. A table of sines may have the signs
// of a rotation.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_COLUMNS_H
#define ROPEWALK_RAISE_COLUMNS_H

#include "raise/expression.h"

#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <vector>

namespace ropewalk::raise {

/// The numbers of a constant, row by row.
struct Numbers {
  mlir::Value constant;
  llvm::SmallVector<int64_t, 6> extents;
  std::shared_ptr<const std::vector<double>> all;
};

/// An element of a constant, or the negative of one.
struct SignedElement {
  mlir::Value value;
  Coordinates index;
  bool isNegative = false;
};

class Columns {
public:
  /// The element at an index some coordinates of which are not known, in the first column that was
  /// asked for with the same numbers, but for their sign, at all places that these have: what is in
  /// the last dimensions, as far as their coordinates are known, tells a column.
  SignedElement find(const Numbers &numbers, Index index);

  /// Whether an element of a constant is 0 in every row: its sign says nothing.
  bool isZero(const Expr *element) const;

private:
  /// A column, and how its numbers lie.
  struct Column {
    Numbers numbers;
    int64_t place = 0, count = 1; ///< Which of how many columns side by side.
    size_t rowDims = 0;           ///< The dimensions before them.

    size_t rows() const { return numbers.all->size() / static_cast<size_t>(count); }
    double at(size_t row) const {
      return (*numbers.all)[row * static_cast<size_t>(count) + static_cast<size_t>(place)];
    }
    llvm::SmallVector<int64_t, 6> rowExtents() const; ///< Without those of one row.
    double sign() const;                              ///< Of the first number that is not 0.
    uint64_t hash() const;
    bool isTimes(const Column &other, double factor) const;
  };
  struct Place {
    size_t column;
    bool isNegative;
  };
  Place placeOf(const Column &column);

  std::vector<Column> known;
  std::vector<size_t> zeros; ///< Those of zeros alone, one for each shape.
  llvm::DenseMap<uint64_t, llvm::SmallVector<size_t, 1>> byNumbers;
  /// What was found of a constant's columns.
  llvm::DenseMap<std::pair<mlir::Value, std::pair<int64_t, int64_t>>, Place> found;
};

} // namespace ropewalk::raise

#endif
