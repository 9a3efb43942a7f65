//===- avx512_rows.h - Vectors of AVX-512 -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In two lengths: Zen 4 converts f16 faster by 256 bits, others faster by 512. Internal
// linkage, as in baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_AVX512_ROWS_H
#define ROPEWALK_BENCH_BASELINE_AVX512_ROWS_H

#include "avx512_stores.h"
#include "x86_rows.h"

namespace {

/// 16 lanes.
struct Vector512 {
  using Float = __m512;
  static constexpr int lanes = 16;
  static constexpr int tableVectors = 8; ///< Of cos, and of sin, in one part.
  static Float load(const float *p) { return _mm512_loadu_ps(p); }
  static Float set(float f) { return _mm512_set1_ps(f); }
  static Float alternate(float a, float b) {
    return _mm512_mask_blend_ps(0xaaaa, _mm512_set1_ps(a), _mm512_set1_ps(b));
  }
  static Float mul(Float a, Float b) { return _mm512_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm512_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm512_fmsub_ps(a, b, c); }
  static Float swapNeighbours(Float v) { return _mm512_permute_ps(v, 0xb1); }
  /// p[0], p[0], p[1], p[1], ...
  static Float loadTwice(const float *p) {
    const __m512i twice = _mm512_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
    return _mm512_permutexvar_ps(twice, _mm512_castps256_ps512(_mm256_loadu_ps(p)));
  }
};

/// Interleaved at 128 needs 32 vectors: four stay in L1 as operands of the arithmetic, which
/// costs nothing where conversion is the limit; two parts cost 1.8 times the time from DRAM.
using Vector256Of32 = Vector256<16>;

} // namespace

#endif
