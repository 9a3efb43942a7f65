//===- layout.h - Checked layouts -------------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_LAYOUT_H
#define ROPEWALK_SRC_LAYOUT_H

#include "ropewalk/status.h"

#include <cstdint>
#include <optional>

namespace ropewalk {

/// Limits that keep every product of a plan's sizes within 64 bits.
inline constexpr int64_t maxHeads = 65536;
inline constexpr int64_t maxStride = INT64_C(1) << 40; // elements

/// The first thing wrong with dtype, place, heads or strides.
std::optional<Error> validateLayout(const ropewalk_layout &layout, int64_t headDim);

} // namespace ropewalk

#endif
