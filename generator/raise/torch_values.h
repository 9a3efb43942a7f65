//===- torch_values.h - Numbers and lists of torch-mlir ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_TORCH_VALUES_H
#define ROPEWALK_RAISE_TORCH_VALUES_H

#include "raise/read_common.h"

namespace ropewalk::raise::torch {

/// The name of the operation that makes a value; empty for arguments.
llvm::StringRef definingName(mlir::Value value);

/// A number that is known where it is used: a constant, the only element of a tensor of numbers, an
/// extent, or what is computed of such.
std::optional<double> scalarOf(mlir::Value value, unsigned depth = 16);
std::optional<int64_t> intOf(mlir::Value value);
/// The same, or computed when elements are asked for; none stands for `absent`.
std::optional<int64_t> intAt(Elements &elements, mlir::Value value, int64_t absent);

/// Whether other elements may be put into a list, under whatever name.
bool mayBeChanged(mlir::Value list, unsigned depth = 4);
/// What a list is made of.
std::optional<llvm::SmallVector<mlir::Value>> listOf(mlir::Value value);
std::optional<llvm::SmallVector<int64_t>> intsOf(mlir::Value value);

/// Without a complex number's components; -1 of what is no tensor.
int64_t rankOf(mlir::Value value);
/// The dimension that operand i names.
std::optional<int64_t> dimOf(mlir::OpResult result, unsigned i, int64_t rank);
inline mlir::Value operandOf(mlir::OpResult result, unsigned i) {
  return result.getOwner()->getOperand(i);
}

/// Products of matrices, and matrices that turn.
ElementOf readLinear(mlir::OpResult result);
ElementOf readTensorDot(mlir::OpResult result);
ElementOf readKronecker(mlir::OpResult result);
ElementOf readEye(mlir::OpResult result);

/// All of some tables of operations, no two of which have the same.
OperationReaders joined(llvm::ArrayRef<const OperationReaders *> parts);

/// Operations that make tensors of numbers, without "torch.".
const OperationReaders &numberReaders();
/// Lists of tensors, and what is joined of them.
const OperationReaders &listReaders();
/// Operations that move elements, those of lists among them, without "torch.".
const OperationReaders &movementReaders();
/// Those that put elements into places or take them out of some.
const OperationReaders &placeReaders();

} // namespace ropewalk::raise::torch

#endif
