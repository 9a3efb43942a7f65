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

  static __m512i words(__m512 even, __m512 odd) {
    const __m512i high = _mm512_set1_epi32(int(0xffff0000));
    const __m512i low = _mm512_srli_epi32(rounded(even), 16);
    return _mm512_ternarylogic_epi32(low, rounded(odd), high, 0xf8); // low | odd & high
  }
  static __m256i words(__m256 even, __m256 odd) {
    return _mm256_blend_epi16(_mm256_srli_epi32(rounded(even), 16), rounded(odd), 0xaa);
  }
  static __m128i words(__m128 even, __m128 odd) {
    return _mm_blend_epi16(_mm_srli_epi32(rounded(even), 16), rounded(odd), 0xaa);
  }

private:
  /// Half of the last kept bit, less one unless that bit is odd: looked up by it.
  static __m512i rounded(__m512 v) {
    const __m512i bits = _mm512_castps_si512(v);
    const __m512 halves = _mm512_castsi512_ps(_mm512_set1_epi64(0x800000007fff));
    const __m512 half = _mm512_permutevar_ps(halves, _mm512_srli_epi32(bits, 16));
    return _mm512_add_epi32(bits, _mm512_castps_si512(half));
  }
  static __m256i rounded(__m256 v) {
    const __m256i bits = _mm256_castps_si256(v);
    const __m256 halves = _mm256_castsi256_ps(_mm256_set1_epi64x(0x800000007fff));
    const __m256 half = _mm256_permutevar_ps(halves, _mm256_srli_epi32(bits, 16));
    return _mm256_add_epi32(bits, _mm256_castps_si256(half));
  }
  static __m128i rounded(__m128 v) {
    const __m128i bits = _mm_castps_si128(v);
    const __m128 halves = _mm_castsi128_ps(_mm_set1_epi64x(0x800000007fff));
    const __m128 half = _mm_permutevar_ps(halves, _mm_srli_epi32(bits, 16));
    return _mm_add_epi32(bits, _mm_castps_si128(half));
  }
};

template <int R> using Half = HalfBy512<Rounded, R>;
template <int R> using Interleaved = InterleavedBy512<Rounded, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_BF16_BY_512("rounded512", Half, Interleaved)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx512_bf16_rounded, entries)
