//===- neon_f16.cpp - Hand-written f16 rotations for NEON -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions between f16 and f32 are in every AArch64, so this needs no extension.
//
//===----------------------------------------------------------------------===//

#include "baseline_entries.h"
#include "neon_rows.h"

namespace {

struct F16x8 {
  static constexpr int groups = 2;
  static float32x4_t table(float32x4_t entries) { return entries; }

  static void widen(uint8x16_t v, float32x4_t (&x)[2]) {
    const float16x8_t halves = vreinterpretq_f16_u8(v);
    x[0] = vcvt_f32_f16(vget_low_f16(halves));
    x[1] = vcvt_high_f32_f16(halves);
  }
  static uint8x16_t narrow(const float32x4_t (&x)[2]) {
    return vreinterpretq_u8_f16(vcvt_high_f16_f32(vcvt_f16_f32(x[0]), x[1]));
  }

  /// Shuffled while narrow: half as many vectors as f32.
  static void split(uint8x16_t v0, uint8x16_t v1, float32x4_t (&x0)[2], float32x4_t (&x1)[2]) {
    const uint16x8_t a = vreinterpretq_u16_u8(v0), b = vreinterpretq_u16_u8(v1);
    widen(vreinterpretq_u8_u16(vuzp1q_u16(a, b)), x0);
    widen(vreinterpretq_u8_u16(vuzp2q_u16(a, b)), x1);
  }
  static void join(const float32x4_t (&x0)[2], const float32x4_t (&x1)[2], uint8x16_t &v0,
                   uint8x16_t &v1) {
    const uint16x8_t a = vreinterpretq_u16_u8(narrow(x0)), b = vreinterpretq_u16_u8(narrow(x1));
    v0 = vreinterpretq_u8_u16(vzip1q_u16(a, b));
    v1 = vreinterpretq_u8_u16(vzip2q_u16(a, b));
  }
};

template <int R> using Half1 = HalfRow<F16x8, 1, R>;
template <int R> using Half2 = HalfRow<F16x8, 2, R>;
template <int R> using Half4 = HalfRow<F16x8, 4, R>;
template <int R> using Split2 = SplitRow<F16x8, 2, 16, R>;
template <int R> using Split4 = SplitRow<F16x8, 4, 32, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "x1", 16, Half1),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "x2", 16, Half2),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "x4", 16, Half4),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "split2", 16, Split2),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "split4", 16, Split4)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(neon_f16, entries)
