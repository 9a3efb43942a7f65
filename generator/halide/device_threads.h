//===- device_threads.h - In which order a thread works ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_THREADS_H
#define ROPEWALK_HALIDE_DEVICE_THREADS_H

#include "Halide.h"

#include <string>
#include <vector>

namespace ropewalk {

/// The names of what a thread computes for one tensor, and of the outputs that it stores to.
struct TensorStages {
  std::string raw; ///< What it loads of the tensor.
  std::vector<std::string>
      row;                  ///< What it loads of its position's row: for either tensor the same.
  std::string dst, restDst; ///< Rotated; copied from outside the window, or empty.
};

/// Of a launch each of whose threads has heads of q or of k, and no barriers: a thread
///   1. loads its head, with one instruction for q and k, while its position is on the way;
///   2. says if its position has no row;
///   3. copies what is outside the windows, where `hasRest` says that something may be;
///   4. loads its position's row, all of it before anything is made of it;
///   5. stores what is rotated, and ends: what only k needs is in no register of a thread of q.
/// Halide has each tensor's loads where it stores, behind all that is asked of the position, and
/// LLVM and the assembler move loads down, to where few registers are taken, but not across blocks.
/// What is in loops stays in them. CUDA alone. `hasRest`: undefined if nothing is copied.
void orderThreads(Halide::Pipeline pipeline, TensorStages q, TensorStages k, Halide::Expr hasRest);

} // namespace ropewalk

#endif
