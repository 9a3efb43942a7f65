//===- table_lookup.h - Rows of a table, looked up anew ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators that look up cosines themselves (RotaryEmbedding, structured operations that a
// compiler has fused) leave no tensor that has the rows: it is made.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_TABLE_LOOKUP_H
#define ROPEWALK_RAISE_TABLE_LOOKUP_H

#include "raise/table_slice.h"

#include "mlir/IR/Builders.h"

namespace ropewalk::raise {

/// Formulas as elements of a table's rows, whose numbers are integers of the graph: formula i is
/// table[.., row, .., start + i stride, ..].
struct TableLookup {
  mlir::Value table;
  Coordinates index; ///< Of formula 0.
  int64_t row = 0, columns = 0, stride = 1;
  std::optional<TableSlice> rows; ///< The integers.
  /// If set, `rows` is one number, and this is added: it counts a dimension of the root's.
  std::optional<Coordinate> counted;
};

/// The table that all the formulas are elements of, where it is there when `root` is executed.
std::optional<TableLookup> findLookup(Elements &elements, llvm::ArrayRef<const Expr *> formulas,
                                      llvm::ArrayRef<mlir::Value> sources, mlir::Operation *root);

/// The tensor [rows.., count] of a table's elements, for a tensor of row numbers. A number that is
/// outside stands for the row next to it.
mlir::Value lookUp(mlir::OpBuilder &builder, mlir::Location loc, const TableLookup &lookup,
                   mlir::Value rows, int64_t count);

} // namespace ropewalk::raise

#endif
