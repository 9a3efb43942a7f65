//===- table_rows.h - cos and sin of a token on vectors ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_TABLE_ROWS_H
#define ROPEWALK_LOWER_TABLE_ROWS_H

#include "kernel_function.h"
#include "vector_elements.h"

#include <utility>

namespace ropewalk {

/// The rows of a token on every axis, from each of which a pair's entries are read, and kept by
/// the pair's axis; of windows that are several blocks, of which each has one axis, that row alone.
/// Those of factors are added.
class TableRows {
public:
  /// Of `known` pairs, or of `pairs` where that is 0.
  TableRows(KernelFunction &f, mlir::Value pairs, int64_t known);

  void find(mlir::Value token);

  /// cos and sin of a block's pairs, f32. Pairs that are not adjacent lie tablePairStride apart and
  /// are taken one by one.
  std::pair<mlir::Value, mlir::Value> entries(const Block &block, bool adjacent = true);

private:
  bool isFactored() const { return f.spec.request.source == TableSource::Factored; }
  bool hasAxes() const { return f.spec.request.axes > 1; }
  bool readsRowOfBlock() const { return f.spec.request.blocks && hasAxes(); }

  /// Byte offsets of a row, and of that of fine factors.
  struct Row {
    mlir::Value row, fine;
  };
  Row rowOn(mlir::Value axis);
  Row rowOfBlock(const Block &block);

  mlir::Type entryType() { return isFactored() ? mlir::Type(f.b.getF64Type()) : elements.type(); }
  mlir::Value load(mlir::Value table, mlir::Value row, const Block &block, bool adjacent);
  mlir::Value ofAxes(mlir::Value table, llvm::ArrayRef<Row> rows, mlir::Value Row::*offset,
                     const Block &block, bool adjacent);
  mlir::Value rounded(mlir::Value sum); ///< f64 to f32

  KernelFunction &f;
  VectorElements elements;
  mlir::Value pairs;
  int64_t known;
  PositionList positions;
  mlir::Value cos, sin, fineCos, fineSin, pairAxis;
  mlir::Value rowStride, fineRowStride, pairStride, axisStride, coarseOffset;
  mlir::Value token;
  llvm::SmallVector<Row> rows; ///< The token's, on each axis.
};

} // namespace ropewalk

#endif
