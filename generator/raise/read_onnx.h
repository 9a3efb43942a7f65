//===- read_onnx.h - Operations of ONNX -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_READ_ONNX_H
#define ROPEWALK_RAISE_READ_ONNX_H

#include "raise/read_common.h"

namespace ropewalk::raise::onnx {

/// The dimension that an attribute names, or the one that is meant where it is left out.
std::optional<int64_t> axisOf(mlir::OpResult result, int64_t rank, int64_t absent,
                              llvm::StringRef name = "axis");

/// Whether an operand is there: what is left out is none at the end, and a value of no type before.
bool hasOperand(mlir::Operation *op, unsigned i);

/// -1 of what is no tensor of real numbers.
int64_t rankOf(mlir::Value value);

/// Operations that put elements into places or take them out of some, without "onnx.".
const OperationReaders &placeReaders();

} // namespace ropewalk::raise::onnx

#endif
