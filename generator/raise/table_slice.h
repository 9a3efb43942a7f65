//===- table_slice.h - Where a graph keeps cosines and sines ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_TABLE_SLICE_H
#define ROPEWALK_RAISE_TABLE_SLICE_H

#include "raise/turn.h"

namespace ropewalk::raise {

/// Formulas as elements of one value: at the root's coordinates, and for formula i at
/// start + i stride of one more dimension.
struct TableSlice {
  mlir::Value value;
  Coordinates index;              ///< Of formula 0.
  std::optional<int64_t> columns; ///< The dimension that i runs over, if any.
  int64_t stride = 1;
};

/// The smallest of `sources` that has all the formulas so; with real elements rather than complex
/// ones. Of what they do not depend on any coordinate will do, and 0 is taken. None of those that
/// may have more than `root`, which is made of them, where extents are open.
std::optional<TableSlice> findSlice(Elements &elements, llvm::ArrayRef<const Expr *> formulas,
                                    llvm::ArrayRef<mlir::Value> sources, mlir::Operation *root,
                                    llvm::function_ref<bool(mlir::Type)> isElement);

/// The dimension of the root's that a formula counts, from `start` on if that is not null.
std::optional<Coordinate> countedFrom(Elements &elements, const Expr *formula, const Expr *&start);

/// A table that the graph computes: cos and sin of position * inv_freq[i], by the attention factor.
struct ComputedTable {
  /// Where the graph has the positions, with several axes one after another along its columns.
  std::optional<TableSlice> positions;
  /// If set, `positions` are one number, or none, and this is added: it counts a dimension of the
  /// root's.
  std::optional<Coordinate> counted;
  int64_t axisCount = 1;
  rope::FrequencyAttr frequencies;
  rope::AxesAttr axes; ///< Null: one axis.
};

/// What the pairs' factors are computed from, or why no table of ours has them.
struct TableOrReason {
  std::optional<ComputedTable> table;
  std::string reason;
};
/// `result` is the type of what is turned.
TableOrReason findComputedTable(Elements &elements, llvm::ArrayRef<TurnedPair> pairs,
                                llvm::ArrayRef<mlir::Value> sources, mlir::Operation *root,
                                mlir::Type result);

} // namespace ropewalk::raise

#endif
