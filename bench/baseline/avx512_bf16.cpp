//===- avx512_bf16.cpp - Hand-written bf16 rotations ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One 32-bit word holds two neighbouring values: the even one widens by a shift,
// the odd one by a mask, so loading needs no shuffle. Results of both kinds are
// narrowed together and interleaved by one permutation.
//
//===----------------------------------------------------------------------===//

#include "avx512_stores.h"
#include "baseline_entries.h"

#include <type_traits>

namespace {

/// 16 words: f32 values of the even and of the odd elements.
struct Words512 {
  using Float = __m512;
  static constexpr int bytes = 64;
  static __m512i load(const char *x) { return _mm512_loadu_si512(x); }
  static Float even(__m512i w) { return _mm512_castsi512_ps(_mm512_slli_epi32(w, 16)); }
  static Float odd(__m512i w) {
    return _mm512_castsi512_ps(_mm512_and_si512(w, _mm512_set1_epi32(int(0xffff0000))));
  }
  static Float mul(Float a, Float b) { return _mm512_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm512_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm512_fmsub_ps(a, b, c); }

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
struct Words256 {
  using Float = __m256;
  static constexpr int bytes = 32;
  static __m256i load(const char *x) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(x));
  }
  static Float even(__m256i w) { return _mm256_castsi256_ps(_mm256_slli_epi32(w, 16)); }
  static Float odd(__m256i w) {
    return _mm256_castsi256_ps(_mm256_and_si256(w, _mm256_set1_epi32(int(0xffff0000))));
  }
  static Float mul(Float a, Float b) { return _mm256_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm256_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm256_fmsub_ps(a, b, c); }

  template <bool Stream, bool> static void store(char *y, Float even, Float odd) {
    const __m256i interleave =
        _mm256_set_epi16(15, 7, 14, 6, 13, 5, 12, 4, 11, 3, 10, 2, 9, 1, 8, 0);
    const __m256i packed = reinterpret_cast<__m256i>(_mm256_cvtne2ps_pbh(odd, even));
    store256<Stream>(y, _mm256_permutexvar_epi16(interleave, packed));
  }
};

/// 4 words.
struct Words128 {
  using Float = __m128;
  static constexpr int bytes = 16;
  static __m128i load(const char *x) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(x));
  }
  static Float even(__m128i w) { return _mm_castsi128_ps(_mm_slli_epi32(w, 16)); }
  static Float odd(__m128i w) {
    return _mm_castsi128_ps(_mm_and_si128(w, _mm_set1_epi32(int(0xffff0000))));
  }
  static Float mul(Float a, Float b) { return _mm_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm_fmsub_ps(a, b, c); }

  template <bool Stream, bool> static void store(char *y, Float even, Float odd) {
    const __m128i interleave = _mm_set_epi16(7, 3, 6, 2, 5, 1, 4, 0);
    const __m128i packed = reinterpret_cast<__m128i>(_mm_cvtne2ps_pbh(odd, even));
    store128<Stream>(y, _mm_permutexvar_epi16(interleave, packed));
  }
};

/// Even and odd entries of 2 * 16 table values, times `sign`.
inline void splitTable(const float *table, float sign, __m512 &even, __m512 &odd) {
  const __m512i evens =
      _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
  const __m512i odds = _mm512_add_epi32(evens, _mm512_set1_epi32(1));
  const __m512 a = _mm512_loadu_ps(table), b = _mm512_loadu_ps(table + 16);
  even = _mm512_mul_ps(_mm512_permutex2var_ps(a, evens, b), _mm512_set1_ps(sign));
  odd = _mm512_mul_ps(_mm512_permutex2var_ps(a, odds, b), _mm512_set1_ps(sign));
}

inline void splitTable(const float *table, float sign, __m256 &even, __m256 &odd) {
  const __m256i evens = _mm256_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14);
  const __m256i odds = _mm256_add_epi32(evens, _mm256_set1_epi32(1));
  const __m256 a = _mm256_loadu_ps(table), b = _mm256_loadu_ps(table + 8);
  even = _mm256_mul_ps(_mm256_permutex2var_ps(a, evens, b), _mm256_set1_ps(sign));
  odd = _mm256_mul_ps(_mm256_permutex2var_ps(a, odds, b), _mm256_set1_ps(sign));
}

inline void splitTable(const float *table, float sign, __m128 &even, __m128 &odd) {
  const __m128 a = _mm_loadu_ps(table), b = _mm_loadu_ps(table + 4);
  even = _mm_mul_ps(_mm_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0)), _mm_set1_ps(sign));
  odd = _mm_mul_ps(_mm_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1)), _mm_set1_ps(sign));
}

/// One vector of words of each half: pairs (even, even) and (odd, odd).
template <class W, bool Aligned> struct HalfWords {
  typename W::Float cEven, cOdd, sEven, sOdd;

  void load(const float *cos, const float *sin, float sign) {
    splitTable(cos, 1.0f, cEven, cOdd);
    splitTable(sin, sign, sEven, sOdd);
  }

  template <bool Stream> void rotate(const char *lo, const char *hi, char *yLo, char *yHi) const {
    const auto a = W::load(lo), b = W::load(hi);
    const auto aEven = W::even(a), aOdd = W::odd(a), bEven = W::even(b), bOdd = W::odd(b);
    W::template store<Stream, Aligned>(yLo, W::fmsub(aEven, cEven, W::mul(bEven, sEven)),
                                       W::fmsub(aOdd, cOdd, W::mul(bOdd, sOdd)));
    W::template store<Stream, Aligned>(yHi, W::fmadd(bEven, cEven, W::mul(aEven, sEven)),
                                       W::fmadd(bOdd, cOdd, W::mul(aOdd, sOdd)));
  }
};

template <int R> struct HalfRow : StreamedRow {
  static constexpr int parts = 1, partPairs = R / 2, partBytes = R * 2;
  static constexpr int vectors = R / 64;
  static constexpr bool tail = R % 64 != 0;
  static_assert(R % 64 == 0 || R % 64 == 32 || R % 64 == 16, "what is left is one vector");
  HalfWords<Words512, !tail> words[vectors];
  HalfWords<std::conditional_t<R % 64 == 16, Words128, Words256>, !tail> rest;

  HalfRow(const float *cos, const float *sin, float sign) {
    for (int v = 0; v < vectors; ++v)
      words[v].load(cos + 32 * v, sin + 32 * v, sign);
    if constexpr (tail)
      rest.load(cos + 32 * vectors, sin + 32 * vectors, sign);
  }

  template <bool Stream> void rotate(const char *x, char *y) const {
#pragma GCC unroll 8
    for (int v = 0; v < vectors; ++v)
      words[v].template rotate<Stream>(x + 64 * v, x + R + 64 * v, y + 64 * v, y + R + 64 * v);
    if constexpr (tail) {
      constexpr int done = 64 * vectors;
      rest.template rotate<Stream>(x + done, x + R + done, y + done, y + R + done);
    }
  }
};

/// A word is a pair.
template <int R> struct InterleavedRow : StreamedRow {
  static constexpr int parts = 1, partPairs = R / 2, partBytes = R * 2;
  static constexpr int vectors = R / 32;
  static constexpr bool tail = R % 32 != 0;
  static_assert(R % 32 == 0 || R % 32 == 16, "what is left is one vector");
  __m512 c[vectors], s[vectors];
  __m256 cRest, sRest;

  InterleavedRow(const float *cos, const float *sin, float sign) {
    for (int v = 0; v < vectors; ++v) {
      c[v] = _mm512_loadu_ps(cos + 16 * v);
      s[v] = _mm512_mul_ps(_mm512_loadu_ps(sin + 16 * v), _mm512_set1_ps(sign));
    }
    if constexpr (tail) {
      cRest = _mm256_loadu_ps(cos + 16 * vectors);
      sRest = _mm256_mul_ps(_mm256_loadu_ps(sin + 16 * vectors), _mm256_set1_ps(sign));
    }
  }

  template <bool Stream> void rotate(const char *x, char *y) const {
#pragma GCC unroll 8
    for (int v = 0; v < vectors; ++v)
      turn<Words512, Stream>(x + 64 * v, y + 64 * v, c[v], s[v]);
    if constexpr (tail)
      turn<Words256, Stream>(x + 64 * vectors, y + 64 * vectors, cRest, sRest);
  }

private:
  template <class W, bool Stream>
  static void turn(const char *x, char *y, typename W::Float c, typename W::Float s) {
    const auto w = W::load(x);
    const typename W::Float x0 = W::even(w), x1 = W::odd(w);
    W::template store<Stream, !tail>(y, W::fmsub(x0, c, W::mul(x1, s)),
                                     W::fmadd(x1, c, W::mul(x0, s)));
  }
};

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v512", 64, HalfRow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v512", 64, InterleavedRow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v512", 64, HalfRow, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v512", 64, InterleavedRow, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "v512", 32, InterleavedRow, oddWindow)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx512_bf16, entries)
