//===- verify.h - A rotated token against the formula -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef VISION_VERIFY_H
#define VISION_VERIFY_H

#include "positions.h"

#include "ropewalk/ropewalk.h"

namespace vision {

/// Worst error of `heads` heads of one token, in f32 ulp of a pair's length. The rotation is half
/// paired, of whole heads, with contiguous axes.
double worstUlp(const ropewalk_rotation &rotation, const float *before, const float *after,
                int64_t heads, const std::array<int32_t, axes> &position);

} // namespace vision

#endif
