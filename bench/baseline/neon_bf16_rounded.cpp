//===- neon_bf16_rounded.cpp - Hand-written bf16, any AArch64 ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "neon_bf16.h"

namespace {

/// Rounds to nearest, ties to even, with integers: cmtst, sub and addhn per vector.
///
/// NaN needs no care in the loop. Adding 0x7fff, or one more, carries into the sign only where
/// the low half of a NaN is not zero. The result of an operation on NaN is the default NaN or an
/// operand made quiet; operands from memory have a zero low half, and so have the tables' NaN
/// once table() has been there.
struct Rounded {
  static float32x4_t table(float32x4_t entries) {
    const float32x4_t nan = vreinterpretq_f32_u32(vdupq_n_u32(0x7fc00000));
    return vbslq_f32(vceqq_f32(entries, entries), entries, nan);
  }

  /// u - odd is one more where the last bit that stays is set.
  static uint32x4_t tiesToEven(float32x4_t x) {
    const uint32x4_t u = vreinterpretq_u32_f32(x);
    return vsubq_u32(u, vtstq_u32(u, vdupq_n_u32(0x10000)));
  }
  static uint16x8_t narrow(float32x4_t a, float32x4_t b) {
    const uint32x4_t belowHalf = vdupq_n_u32(0x7fff);
    return vaddhn_high_u32(vaddhn_u32(tiesToEven(a), belowHalf), tiesToEven(b), belowHalf);
  }
};

template <int R> using Half1 = HalfRow<Bf16x8<Rounded>, 1, R>;
template <int R> using Half2 = HalfRow<Bf16x8<Rounded>, 2, R>;
template <int R> using Split2 = SplitRow<Bf16x8<Rounded>, 2, 32, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "rounded_x1", 16, Half1),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "rounded_x2", 16, Half2),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "rounded_split2", 16, Split2)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(neon_bf16_rounded, entries)
