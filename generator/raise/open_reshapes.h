//===- open_reshapes.h - Reshapes by lists of open extents ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_OPEN_RESHAPES_H
#define ROPEWALK_RAISE_OPEN_RESHAPES_H

#include "raise/elements.h"

namespace ropewalk::raise {

/// Whether an operation is a reshape by a list, or another tensor's shape, that is an operand.
bool isReshapeByList(mlir::Operation *op);

/// Whether the list of a reshape has, in the place of an open extent of its operand, another one of
/// them. Types do not tell: [a, b, 4] and [b, a, 4] are both [?, ?, 4].
bool swapsOpen(Elements &elements, mlir::OpResult reshaped);

} // namespace ropewalk::raise

#endif
