//===- onnx_shapes.h - Shapes of what ONNX's operators make -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_ONNX_SHAPES_H
#define ROPEWALK_RAISE_ONNX_SHAPES_H

#include "raise/elements.h"

namespace ropewalk::raise::onnx {

/// Extents, ShapedType::kDynamic where they are not known; empty: not even their number is.
using Extents = std::optional<llvm::SmallVector<int64_t, 6>>;

/// The extents of a result by its operator's definition, from those of its operands and from
/// lists whose numbers are known. Source: ONNX operators.
Extents extentsOf(Elements &elements, mlir::OpResult result);

} // namespace ropewalk::raise::onnx

#endif
