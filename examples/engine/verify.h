//===- verify.h - The engine's own arithmetic -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ENGINE_VERIFY_H
#define ENGINE_VERIFY_H

#include "bfloat16.h"
#include "ropewalk/ropewalk.h"

namespace engine {

/// The worst distance of rotated heads from the rotation in f64, in ulp of bf16 of the pair's
/// length. src and dst: [heads, head_dim] at `position`, half pairing over the whole head.
double worstUlp(const ropewalk_rotation &rotation, const Bf16 *src, const Bf16 *dst, int64_t heads,
                int64_t position);

} // namespace engine

#endif
