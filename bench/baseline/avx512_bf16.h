//===- avx512_bf16.h - bf16 rotations by 512 bits ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What does not depend on how results are narrowed, which `Narrowing` does: words(even, odd)
// are vectors of any length, entries(row) a row's values as words() needs them. Internal
// linkage, as in baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_AVX512_BF16_H
#define ROPEWALK_BENCH_BASELINE_AVX512_BF16_H

#include "avx512_stores.h"
#include "baseline_entries.h"
#include "x86_ahead.h"
#include "x86_bf16_rows.h"

#include <type_traits>

namespace {

/// 16 words: f32 values of the even and of the odd elements.
template <class Narrowing> struct Words512 {
  using Float = __m512;
  static constexpr int bytes = 64;
  static __m512i load(const char *x) { return _mm512_loadu_si512(x); }
  static Float load(const float *p) { return _mm512_loadu_ps(p); }
  static Float set(float f) { return _mm512_set1_ps(f); }
  static Float entries(Float v) { return Narrowing::entries(v); }
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
    const __m512i words = Narrowing::words(even, odd);
    if constexpr (Stream && !Aligned) {
      store256<true>(y, _mm512_castsi512_si256(words));
      store256<true>(y + 32, _mm512_extracti64x4_epi64(words, 1));
    } else {
      store512<Stream>(y, words);
    }
  }
};

/// 8 words, for what is left of a window that is no multiple of 64 bytes.
template <class Narrowing> struct Words256 : Lanes256 {
  static Float entries(Float v) { return Narrowing::entries(v); }
  template <bool Stream, bool> static void store(char *y, Float even, Float odd) {
    store256<Stream>(y, Narrowing::words(even, odd));
  }
};

/// 4 words.
template <class Narrowing> struct Words128 : Lanes128 {
  static Float entries(Float v) { return Narrowing::entries(v); }
  template <bool Stream, bool> static void store(char *y, Float even, Float odd) {
    store128<Stream>(y, Narrowing::words(even, odd));
  }
};

template <class N, int R>
using HalfBy512 =
    HalfRow<Words512<N>, std::conditional_t<R % 64 == 16, Words128<N>, Words256<N>>, R>;
template <class N, int R> using InterleavedBy512 = InterleavedRow<Words512<N>, Words256<N>, R>;

} // namespace

/// Initialisers of all entries of a form: HALF<R> and INTERLEAVED<R> are Rows of rotateTokens.
#define ROPEWALK_BASELINE_BF16_BY_512(FORM, HALF, INTERLEAVED)                                     \
  ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, FORM, 64, HALF),                                  \
      ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, FORM, 64, INTERLEAVED),                \
      ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, FORM, 64, HALF, oddWindow),                          \
      ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, FORM, 64, INTERLEAVED, oddWindow),            \
      ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, FORM, 32, INTERLEAVED, oddWindow)

#endif
