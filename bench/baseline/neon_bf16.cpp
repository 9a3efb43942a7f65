//===- neon_bf16.cpp - Hand-written bf16 rotations, bfcvtn ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "neon_bf16.h"

namespace {

/// Armv8.6's own conversion.
struct Converted {
  static float32x4_t table(float32x4_t entries) { return entries; }
  static uint16x8_t narrow(float32x4_t a, float32x4_t b) {
    return vreinterpretq_u16_bf16(vcvtq_high_bf16_f32(vcvtq_low_bf16_f32(a), b));
  }
};

template <int R> using Half1 = HalfRow<Bf16x8<Converted>, 1, R>;
template <int R> using Half2 = HalfRow<Bf16x8<Converted>, 2, R>;
template <int R> using Split2 = SplitRow<Bf16x8<Converted>, 2, 32, R>;
template <int R> using Split4 = SplitRow<Bf16x8<Converted>, 4, 32, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "x1", 16, Half1),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "x2", 16, Half2),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "split2", 16, Split2),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "split4", 16, Split4)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(neon_bf16, entries)
