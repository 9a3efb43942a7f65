//===- neon_f32.cpp - Hand-written f32 rotations for NEON -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "baseline_entries.h"
#include "neon_rows.h"

namespace {

struct F32x4 {
  static constexpr int groups = 1;
  static float32x4_t table(float32x4_t entries) { return entries; }
  static void widen(uint8x16_t v, float32x4_t (&x)[1]) { x[0] = vreinterpretq_f32_u8(v); }
  static uint8x16_t narrow(const float32x4_t (&x)[1]) { return vreinterpretq_u8_f32(x[0]); }
};

template <int R> using Half1 = HalfRow<F32x4, 1, R>;
template <int R> using Half2 = HalfRow<F32x4, 2, R>;
template <int R> using Swap1 = SwapRow<F32x4, 1, 32, R>;
template <int R> using Swap2 = SwapRow<F32x4, 2, 16, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "x1", 16, Half1),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "x2", 16, Half2),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "swap1", 16, Swap1),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "swap2", 16, Swap2)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(neon_f32, entries)
