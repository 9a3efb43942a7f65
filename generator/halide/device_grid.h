//===- device_grid.h - Loops that are a launch's grid -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_GRID_H
#define ROPEWALK_HALIDE_DEVICE_GRID_H

#include "Halide.h"

namespace ropewalk {

/// Has a launch's first two axes of blocks change places where `swaps` holds, a scalar of the call:
/// a schedule says which loop is which axis, and so would need a kernel for each order.
void swapBlocksWhere(Halide::Pipeline pipeline, const Halide::Expr &swaps);

/// Drops what of an output's own bounds holds everywhere in the grid: a fifth of an f32 kernel's
/// comparisons.
void dropBoundsOfGrid(Halide::Pipeline pipeline);

} // namespace ropewalk

#endif
