//===- tensor_order.h - Tensors with the dimensions that are wanted *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_TENSOR_ORDER_H
#define ROPEWALK_RAISE_TENSOR_ORDER_H

#include "raise/table_slice.h"

#include "mlir/IR/Builders.h"

namespace ropewalk::raise {

/// Where a dimension of a value comes from: one of the root's, or none: it has one element.
using Dims = llvm::SmallVector<std::optional<int32_t>, 6>;

/// As a tensor of MLIR's own, and as one of the type.
mlir::Value asBuiltin(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value);
mlir::Value asType(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                   mlir::Type type);

/// The value, whose dimensions are `from`, with those of `to`: the same of the root's, in another
/// order, and others of one element. Null if they are not the same.
mlir::Value inOrder(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                    const Dims &from, const Dims &to);

/// The part of a value.
mlir::Value partOf(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value, const Cut &cut);

/// A dimension as two, the second with so many elements; so many of the last as one.
mlir::Value splitDim(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value, int64_t dim,
                     int64_t inner);
mlir::Value splitLast(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                      int64_t components);
mlir::Value joinedLast(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                       int64_t count);

/// The value with these dimensions, of the components, as one at its end.
mlir::Value withComponentsLast(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                               llvm::ArrayRef<int64_t> components);
/// The value with its last dimension as these of the result, the last one of `fastest`.
mlir::Value withComponentsAt(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                             llvm::ArrayRef<int64_t> components, int64_t fastest);

/// The slice as a tensor with the dimensions `to`, of which `columns` marks that of formulas,
/// `count` many. Null if it is not known to be all of a dimension, or has another extent than the
/// root's.
mlir::Value materialise(mlir::OpBuilder &builder, mlir::Location loc, const TableSlice &slice,
                        int64_t count, Dims to, int32_t columns,
                        llvm::ArrayRef<int64_t> rootExtents);

/// So many times the one number of a tensor without dimensions.
mlir::Value splat(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value, int64_t extent);

/// The value with the dimensions `repeated` put in, whose extents are those of x from its dimension
/// `first` on.
mlir::Value repeat(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value, mlir::Value x,
                   int64_t first, llvm::ArrayRef<int64_t> repeated);

} // namespace ropewalk::raise

#endif
