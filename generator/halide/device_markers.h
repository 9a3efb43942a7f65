//===- device_markers.h - Markers as devices say them -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A device's code is text before any pass of ours could see it, so its markers (expressions.h) are
// lowered in Halide's own expressions.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_MARKERS_H
#define ROPEWALK_HALIDE_DEVICE_MARKERS_H

#include "kernel_spec.h"

#include "Halide.h"

namespace ropewalk {

/// The expression without markers: fused operations as the device's own, narrowing to bf16 by
/// integers, to nearest even, NaN quiet.
Halide::Expr lowerMarkers(const Halide::Expr &expr, Target device);

/// A word of two f32 rounded to f16 or bf16, to nearest even, for CUDA, whose instruction Halide
/// has no name for: a call of a function that is none, which the text loses (device_text.h). Of any
/// NaN it makes 0x7fff.
Halide::Expr packAtOnce(ropewalk_dtype dtype, const Halide::Expr &low, const Halide::Expr &high);

/// What loads are before and LLVM leaves before, nothing in the text; CUDA alone, as above: a call
/// of a function that is none.
Halide::Expr endOfLoads();

/// Where a thread has no more to do; CUDA alone, as above.
Halide::Expr endOfThread();

} // namespace ropewalk

#endif
