//===- halide_buffer.h - Where halide_buffer_t's fields are -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Offsets in halide_buffer_t and halide_dimension_t (HalideRuntime.h, unchanged since 2017).
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_PASSES_HALIDE_BUFFER_H
#define ROPEWALK_PASSES_HALIDE_BUFFER_H

#include <cstdint>

namespace ropewalk {

inline constexpr int64_t bufferBytes = 56, bufferDevice = 0, bufferHost = 16, bufferDimensions = 40;
inline constexpr int64_t dimensionBytes = 16, dimensionExtent = 4, dimensionStride = 8;

} // namespace ropewalk

#endif
