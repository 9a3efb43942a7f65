//===- axes.h - Which coordinate turns which pair ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three ways to say which axis a pair belongs to become one: a list. All that is wrong
// with ropewalk_axes is found here.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_AXES_H
#define ROPEWALK_SRC_AXES_H

#include "ropewalk/status.h"

#include <cstdint>
#include <vector>

namespace ropewalk {

/// The axis of each of the rotary_dim/2 pairs, 0 <= axis < max(axes.count, 1); all zero where
/// positions have one coordinate. The rotation's window is valid.
Expected<std::vector<int32_t>> pairAxes(const ropewalk_rotation &rotation);

} // namespace ropewalk

#endif
