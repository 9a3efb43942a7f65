//===- open_extents.h - Extents that nobody knows ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_OPEN_EXTENTS_H
#define ROPEWALK_RAISE_OPEN_EXTENTS_H

#include "raise/elements.h"

namespace ropewalk::raise {

/// A dimension of a tensor whose extent nothing else tells.
struct Origin {
  mlir::Value tensor;
  int64_t dim;
  friend bool operator==(const Origin &a, const Origin &b) {
    return a.tensor == b.tensor && a.dim == b.dim;
  }
};

/// Whether an operation only asks for extents, which do not depend on what a value is made of.
bool isExtentQuery(mlir::Operation *op);

/// Whether an operation is known to take a part of its first operand in other dimensions only: of
/// as many dimensions, it has all of this one.
bool takesAllOf(Elements &elements, mlir::Operation *op, int64_t dim);

/// Whether a slice between a value and `root`, which is made of it, may have left out some of an
/// extent that the value's type does not tell: then it may have more than the root has, though both
/// are open. Of a value that is held nothing is known, and nothing taken to be cut.
bool mayBeCut(Elements &elements, mlir::Value value, mlir::Operation *root);

} // namespace ropewalk::raise

#endif
