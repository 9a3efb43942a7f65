//===- shape.h - Shapes of values of any dialect ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_SHAPE_H
#define ROPEWALK_RAISE_SHAPE_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace ropewalk::raise {

/// Extents and element type of a tensor or a scalar. A complex number is a last dimension of two
/// components, real and imaginary part.
struct Shape {
  llvm::SmallVector<int64_t, 6> extents; ///< ShapedType::kDynamic where not known.
  mlir::Type element;                    ///< Of a complex number that of its components.
  bool isComplex = false;

  int64_t rank() const { return static_cast<int64_t>(extents.size()); }
  /// Without a complex number's components.
  int64_t tensorRank() const { return rank() - isComplex; }
};

/// Of a ranked tensor, a scalar, or a type of torch-mlir (`!torch.vtensor<[1,?,64],f32>`, whose
/// dialect is not here); none of others.
std::optional<Shape> shapeOf(mlir::Type type);

/// Whether it has a shape with an extent that is not known.
bool isOpen(mlir::Type type);

/// Whether every number of one floating point type is one of another.
bool isWithin(mlir::Type narrow, mlir::Type wide);

/// The builtin tensor type of a tensor; null for others.
mlir::RankedTensorType tensorTypeOf(mlir::Type type);

} // namespace ropewalk::raise

#endif
