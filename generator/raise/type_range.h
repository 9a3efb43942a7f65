//===- type_range.h - Whether types have what formulas are ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_TYPE_RANGE_H
#define ROPEWALK_RAISE_TYPE_RANGE_H

#include "raise/expression.h"

#include "mlir/IR/BuiltinTypes.h"

namespace ropewalk::raise {

/// Whether a type has what a formula is, as far as that is seen. Integers: a number, or the first
/// and the last that a coordinate counts. Floating point numbers of 32 bits and more: sums of
/// integers that are counted; in fewer bits formulas are rounded.
bool mayHave(mlir::Type type, const Expr *formula);

/// Whether an integer type has not all multiples of positions that a formula may be.
bool mayWrap(mlir::Type type, const Expr *formula);

/// Whether a formula is computed of what dimensions count, as a multiple, a fraction or a sum, and
/// a type of so few bits has not all of it.
bool isCountedBeyond(mlir::FloatType type, const Expr *formula);

} // namespace ropewalk::raise

#endif
