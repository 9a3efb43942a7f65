//===- avx512_bf16_rounded.cpp - Hand-written bf16 rotations ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AVX-512 without the instruction that narrows: rounded as integers, as in avx2_bf16.cpp.
//
//===----------------------------------------------------------------------===//

#include "avx512_bf16.h"

namespace {

struct Rounded {
  static __m512 entries(__m512 v) {
    const __mmask16 isNan = _mm512_cmp_ps_mask(v, v, _CMP_UNORD_Q);
    return _mm512_mask_mov_ps(v, isNan, _mm512_set1_ps(__builtin_nanf("")));
  }
  static __m256 entries(__m256 v) {
    const __mmask8 isNan = _mm256_cmp_ps_mask(v, v, _CMP_UNORD_Q);
    return _mm256_mask_mov_ps(v, isNan, _mm256_set1_ps(__builtin_nanf("")));
  }
  static __m128 entries(__m128 v) {
    const __mmask8 isNan = _mm_cmp_ps_mask(v, v, _CMP_UNORD_Q);
    return _mm_mask_mov_ps(v, isNan, _mm_set1_ps(__builtin_nanf("")));
  }

  /// The upper halves of `even` go to the lower ones of `odd`, by one shuffle.
  static __m512i words(__m512 even, __m512 odd) {
    return _mm512_mask_shuffle_epi8(rounded(odd), 0x3333333333333333, rounded(even),
                                    _mm512_broadcast_i32x4(upperHalves()));
  }
  static __m256i words(__m256 even, __m256 odd) {
    return _mm256_mask_shuffle_epi8(Lanes256::rounded(odd), 0x33333333, Lanes256::rounded(even),
                                    _mm256_broadcast_i32x4(upperHalves()));
  }
  static __m128i words(__m128 even, __m128 odd) {
    return _mm_blend_epi16(_mm_srli_epi32(Lanes128::rounded(even), 16), Lanes128::rounded(odd),
                           0xaa);
  }

private:
  /// Of each word, twice.
  static __m128i upperHalves() {
    return _mm_setr_epi8(2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15);
  }

  /// As Lanes256::rounded.
  static __m512i rounded(__m512 v) {
    const __m512i bits = _mm512_castps_si512(v);
    const __m512 halves = _mm512_castsi512_ps(_mm512_set1_epi64(0x800000007fff));
    const __m512 half = _mm512_permutevar_ps(halves, _mm512_srli_epi32(bits, 16));
    return _mm512_add_epi32(bits, _mm512_castps_si512(half));
  }
};

template <int R> using Half = HalfBy512<Rounded, R>;
template <int R> using Interleaved = InterleavedBy512<Rounded, R>;
template <int R> using HalfAhead = Ahead<Half<R>, 2 * R>;
template <int R> using InterleavedAhead = Ahead<Interleaved<R>, 2 * R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_BF16_BY_512("rounded512", Half, Interleaved),
    ROPEWALK_BASELINE_BF16_BY_512("rounded512ahead", HalfAhead, InterleavedAhead)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx512_bf16_rounded, entries)
