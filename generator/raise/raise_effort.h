//===- raise_effort.h - How much a search for rotations did -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_RAISE_EFFORT_H
#define ROPEWALK_RAISE_RAISE_EFFORT_H

#include "raise/raise_rope.h"

#include <cstddef>

namespace ropewalk {

/// Counts that are in proportion to a module, but for `kept`, which has a bound.
struct RaiseEffort {
  size_t followed = 0; ///< Elements of tensors.
  size_t kept = 0;     ///< Of them at one time, at most.
  size_t visited = 0;  ///< Operations that see a tensor which is written to.
};

/// As raiseRope, and counts.
std::vector<RaisedValue> raiseRope(mlir::Operation *root, const RaiseOptions &options,
                                   RaiseEffort &effort);

} // namespace ropewalk

#endif
