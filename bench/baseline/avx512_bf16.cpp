//===- avx512_bf16.cpp - Hand-written bf16 rotations ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Results of even and odd elements are narrowed together and interleaved by one permutation.
//
//===----------------------------------------------------------------------===//

#include "avx512_stores.h"
#include "baseline_entries.h"
#include "x86_bf16_rows.h"

#include <type_traits>

namespace {

/// 16 words: f32 values of the even and of the odd elements.
struct Words512 {
  using Float = __m512;
  static constexpr int bytes = 64;
  static __m512i load(const char *x) { return _mm512_loadu_si512(x); }
  static Float load(const float *p) { return _mm512_loadu_ps(p); }
  static Float set(float f) { return _mm512_set1_ps(f); }
  static Float entries(Float v) { return v; }
  static Float even(__m512i w) { return _mm512_castsi512_ps(_mm512_slli_epi32(w, 16)); }
  static Float odd(__m512i w) {
    return _mm512_castsi512_ps(_mm512_and_si512(w, _mm512_set1_epi32(int(0xffff0000))));
  }
  static Float mul(Float a, Float b) { return _mm512_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm512_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm512_fmsub_ps(a, b, c); }

  /// Even and odd entries of 2 * 16 table values, times `sign`.
  static void splitTable(const float *table, float sign, Float &even, Float &odd) {
    const __m512i evens =
        _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    const __m512i odds = _mm512_add_epi32(evens, _mm512_set1_epi32(1));
    const __m512 a = load(table), b = load(table + 16);
    even = mul(_mm512_permutex2var_ps(a, evens, b), set(sign));
    odd = mul(_mm512_permutex2var_ps(a, odds, b), set(sign));
  }

  /// Whole-vector streaming needs y at a multiple of 64; else halves at a multiple of 32.
  template <bool Stream, bool Aligned> static void store(char *y, Float even, Float odd) {
    const __m512i interleave =
        _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8, 23, 7, 22, 6,
                         21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
    const __m512i packed = reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(odd, even));
    const __m512i words = _mm512_permutexvar_epi16(interleave, packed);
    if constexpr (Stream && !Aligned) {
      store256<true>(y, _mm512_castsi512_si256(words));
      store256<true>(y + 32, _mm512_extracti64x4_epi64(words, 1));
    } else {
      store512<Stream>(y, words);
    }
  }
};

/// 8 words, for what is left of a window that is no multiple of 64 bytes.
struct Words256 : Lanes256 {
  template <bool Stream, bool> static void store(char *y, Float even, Float odd) {
    const __m256i interleave =
        _mm256_set_epi16(15, 7, 14, 6, 13, 5, 12, 4, 11, 3, 10, 2, 9, 1, 8, 0);
    const __m256i packed = reinterpret_cast<__m256i>(_mm256_cvtne2ps_pbh(odd, even));
    store256<Stream>(y, _mm256_permutexvar_epi16(interleave, packed));
  }
};

/// 4 words.
struct Words128 : Lanes128 {
  template <bool Stream, bool> static void store(char *y, Float even, Float odd) {
    const __m128i interleave = _mm_set_epi16(7, 3, 6, 2, 5, 1, 4, 0);
    const __m128i packed = reinterpret_cast<__m128i>(_mm_cvtne2ps_pbh(odd, even));
    store128<Stream>(y, _mm_permutexvar_epi16(interleave, packed));
  }
};

template <int R>
using Half = HalfRow<Words512, std::conditional_t<R % 64 == 16, Words128, Words256>, R>;
template <int R> using Interleaved = InterleavedRow<Words512, Words256, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v512", 64, Half),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v512", 64, Interleaved),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v512", 64, Half, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v512", 64, Interleaved, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "v512", 32, Interleaved, oddWindow)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx512_bf16, entries)
