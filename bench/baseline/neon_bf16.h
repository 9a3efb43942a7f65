//===- neon_bf16.h - Widening bf16 in NEON registers ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What does not depend on how results are narrowed, which `Rounding` does. Internal
// linkage, as in baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_NEON_BF16_H
#define ROPEWALK_BENCH_BASELINE_NEON_BF16_H

#include "baseline_entries.h"
#include "neon_rows.h"

namespace {

template <class Rounding> struct Bf16x8 {
  static constexpr int groups = 2;
  static float32x4_t table(float32x4_t entries) { return Rounding::table(entries); }

  /// zip with zeros rather than shll: permutations run on every vector pipe, shifts on half.
  static void widen(uint8x16_t v, float32x4_t (&x)[2]) {
    const uint16x8_t zero = vdupq_n_u16(0);
    x[0] = vreinterpretq_f32_u16(vzip1q_u16(zero, vreinterpretq_u16_u8(v)));
    x[1] = vreinterpretq_f32_u16(vzip2q_u16(zero, vreinterpretq_u16_u8(v)));
  }
  static uint8x16_t narrow(const float32x4_t (&x)[2]) {
    return vreinterpretq_u8_u16(Rounding::narrow(x[0], x[1]));
  }

  /// A 32-bit word is a pair: component 0 by a shift, component 1 by a mask.
  static void split(uint8x16_t v0, uint8x16_t v1, float32x4_t (&x0)[2], float32x4_t (&x1)[2]) {
    const uint32x4_t words[] = {vreinterpretq_u32_u8(v0), vreinterpretq_u32_u8(v1)};
    for (int i = 0; i < 2; ++i) {
      x0[i] = vreinterpretq_f32_u32(vshlq_n_u32(words[i], 16));
      x1[i] = vreinterpretq_f32_u32(vandq_u32(words[i], vdupq_n_u32(0xffff0000)));
    }
  }
  static void join(const float32x4_t (&x0)[2], const float32x4_t (&x1)[2], uint8x16_t &v0,
                   uint8x16_t &v1) {
    const uint16x8_t a = Rounding::narrow(x0[0], x0[1]), b = Rounding::narrow(x1[0], x1[1]);
    v0 = vreinterpretq_u8_u16(vzip1q_u16(a, b));
    v1 = vreinterpretq_u8_u16(vzip2q_u16(a, b));
  }
};

} // namespace

#endif
