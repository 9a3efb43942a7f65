//===- moves.h - Operations that move elements as they are ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On tensors: linalg.transpose, tensor.collapse_shape, expand_shape, cast and extract_slice. Each
// has one source and one result, and computes nothing, so elements may be converted before it
// or behind it.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DIALECT_MOVES_H
#define ROPEWALK_DIALECT_MOVES_H

#include "mlir/IR/Builders.h"

namespace ropewalk::rope {

/// The tensor whose elements `op` moves; null if it is no such operation on tensors.
mlir::Value movedSource(mlir::Operation *op);

/// What `move` does, done to `source`, which has the shape of its own source and any element type.
mlir::Value moveLike(mlir::OpBuilder &builder, mlir::Operation *move, mlir::Value source);

} // namespace ropewalk::rope

#endif
