//===- onnx_extents.h - Open extents that are one ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_ONNX_EXTENTS_H
#define ROPEWALK_RAISE_ONNX_EXTENTS_H

#include "raise/elements.h"

namespace ropewalk::raise::onnx {

/// Whether two values have as many elements along a dimension, which no type may tell: one was made
/// by numbers that come of the other's shape, or both of a third one's.
bool haveSameExtent(Elements &elements, mlir::Value a, mlir::Value b, int64_t dim);

} // namespace ropewalk::raise::onnx

#endif
