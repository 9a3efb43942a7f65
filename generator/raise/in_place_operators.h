//===- in_place_operators.h - What operators do to tensors ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_IN_PLACE_OPERATORS_H
#define ROPEWALK_RAISE_IN_PLACE_OPERATORS_H

#include "mlir/IR/Operation.h"

#include <string>

namespace ropewalk::raise {

/// What one of torch's operators writes to: the first operand of aten.copy_ or aten.add_.Tensor,
/// but not of aten.__and__.Scalar nor of those that only gradients see; the last one of
/// aten.neg.out; null of others.
mlir::Value writtenBy(mlir::Operation *op);

/// Whether an operator's results are tensors of their own, never views of its operands.
bool makesNew(mlir::Operation *op);

/// Views that are only read here: of what is written through them, the base is not made anew. Some
/// may be copies.
bool isReadOnlyView(mlir::Operation *op);

/// Operators that may give a copy in place of a view.
bool mayCopy(mlir::Operation *op);

/// What takes the parts of a tensor that an operator lists, if nothing else does; null of others.
mlir::Operation *unpackingOf(mlir::Operation *op);

/// What a view is made of: an operator that gives it, or lists it among others.
mlir::Operation *makerOf(mlir::Value view);

/// Views whose base is known by their operands.
bool isViewOf(mlir::Operation *op, mlir::Value value);

/// An operator in place and what it is named without a place: one that moves, or arithmetic of one
/// type.
std::string functionalNameOf(mlir::Operation *write);

/// Whether an operation only looks at what is not written: extents, types.
bool looksAtNoElement(mlir::Operation *op);

} // namespace ropewalk::raise

#endif
