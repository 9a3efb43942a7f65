//===- open_slices.h - Slices by lists of extents ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_OPEN_SLICES_H
#define ROPEWALK_RAISE_OPEN_SLICES_H

#include "raise/elements.h"

namespace ropewalk::raise {

/// Whether an operation of StableHLO that takes as much of its operand as lists say takes all of
/// each open extent; none of other operations.
std::optional<bool> keepsOpenByLists(Elements &elements, mlir::Operation *op);

} // namespace ropewalk::raise

#endif
