//===- vector_elements.h - Storage elements as vectors ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_VECTOR_ELEMENTS_H
#define ROPEWALK_LOWER_VECTOR_ELEMENTS_H

#include "kernel_spec.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <utility>

namespace ropewalk {

/// f32 arithmetic and conversions of a target, on vectors of any length. f32 is itself, f16 is f16
/// where the target converts it; bf16, and f16 elsewhere, are i16, because arithmetic on their bits
/// is exact where LLVM's own would call a library or lose NaN.
class VectorElements {
public:
  VectorElements(mlir::ImplicitLocOpBuilder &b, Target target, ropewalk_dtype dtype)
      : b(b), target(target), dtype(dtype) {}

  mlir::Type type() const;
  mlir::Value widen(mlir::Value elements); ///< To f32, exactly.
  mlir::Value narrow(mlir::Value values);  ///< To nearest even, NaN stays NaN.

  /// bf16: the low and the high elements of i32 words, and back.
  std::pair<mlir::Value, mlir::Value> widenWords(mlir::Value words);
  mlir::Value packWords(mlir::Value low, mlir::Value high);

  /// x * y + a * c and x * y - a * c: a * c is rounded, the rest has one rounding where the target
  /// fuses.
  mlir::Value addProducts(mlir::Value x, mlir::Value y, mlir::Value a, mlir::Value c);
  mlir::Value subtractProducts(mlir::Value x, mlir::Value y, mlir::Value a, mlir::Value c);

private:
  mlir::Value roundedBits(mlir::Value values);
  mlir::Value narrowTwo(mlir::Value first, mlir::Value second);
  mlir::Value interleave(mlir::Value halves);
  mlir::Value widenF16Bits(mlir::Value bits);
  mlir::Value narrowF16Bits(mlir::Value values);
  bool convertsBf16() const;

  mlir::ImplicitLocOpBuilder &b;
  Target target;
  ropewalk_dtype dtype;
};

} // namespace ropewalk

#endif
