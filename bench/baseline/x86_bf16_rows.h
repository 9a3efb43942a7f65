//===- x86_bf16_rows.h - Rotations of words of two bf16 ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One 32-bit word holds two neighbouring values: the even one widens by a shift, the odd one
// by a mask, so loading needs no shuffle. How results are narrowed is the target's.
// Internal linkage, as in baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_X86_BF16_ROWS_H
#define ROPEWALK_BENCH_BASELINE_X86_BF16_ROWS_H

#include "x86_stores.h"

namespace {

/// 8 words: f32 values of the even and of the odd elements.
struct Lanes256 {
  using Float = __m256;
  static constexpr int bytes = 32;
  static __m256i load(const char *x) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(x));
  }
  static Float load(const float *p) { return _mm256_loadu_ps(p); }
  static Float set(float f) { return _mm256_set1_ps(f); }
  static Float entries(Float v) { return v; } ///< Of a row, as narrowing needs them.
  static Float even(__m256i w) { return _mm256_castsi256_ps(_mm256_slli_epi32(w, 16)); }
  static Float odd(__m256i w) {
    return _mm256_castsi256_ps(_mm256_and_si256(w, _mm256_set1_epi32(int(0xffff0000))));
  }
  static Float mul(Float a, Float b) { return _mm256_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm256_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm256_fmsub_ps(a, b, c); }

  /// Its upper half is v as bf16: half of the last kept bit is added, less one unless that bit is
  /// odd, looked up by it.
  static __m256i rounded(Float v) {
    const __m256i bits = _mm256_castps_si256(v);
    const Float halves = _mm256_castsi256_ps(_mm256_set1_epi64x(0x800000007fff));
    const Float half = _mm256_permutevar_ps(halves, _mm256_srli_epi32(bits, 16));
    return _mm256_add_epi32(bits, _mm256_castps_si256(half));
  }

  /// Even and odd entries of 2 * 8 table values, times `sign`.
  static void splitTable(const float *table, float sign, Float &even, Float &odd) {
    const __m256 a = load(table), b = load(table + 8);
    even = mul(inOrder(_mm256_shuffle_ps(a, b, 0x88)), set(sign));
    odd = mul(inOrder(_mm256_shuffle_ps(a, b, 0xdd)), set(sign));
  }

private:
  static Float inOrder(Float v) {
    return _mm256_castpd_ps(_mm256_permute4x64_pd(_mm256_castps_pd(v), 0xd8));
  }
};

/// 4 words, for what is left of a window that is no multiple of 32 bytes.
struct Lanes128 {
  using Float = __m128;
  static constexpr int bytes = 16;
  static __m128i load(const char *x) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(x));
  }
  static Float load(const float *p) { return _mm_loadu_ps(p); }
  static Float set(float f) { return _mm_set1_ps(f); }
  static Float entries(Float v) { return v; }
  static Float even(__m128i w) { return _mm_castsi128_ps(_mm_slli_epi32(w, 16)); }
  static Float odd(__m128i w) {
    return _mm_castsi128_ps(_mm_and_si128(w, _mm_set1_epi32(int(0xffff0000))));
  }
  static Float mul(Float a, Float b) { return _mm_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm_fmsub_ps(a, b, c); }

  static __m128i rounded(Float v) {
    const __m128i bits = _mm_castps_si128(v);
    const Float halves = _mm_castsi128_ps(_mm_set1_epi64x(0x800000007fff));
    const Float half = _mm_permutevar_ps(halves, _mm_srli_epi32(bits, 16));
    return _mm_add_epi32(bits, _mm_castps_si128(half));
  }

  /// As of 256 bits, of 2 * 4 values.
  static void splitTable(const float *table, float sign, Float &even, Float &odd) {
    const __m128 a = load(table), b = load(table + 4);
    even = mul(_mm_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0)), set(sign));
    odd = mul(_mm_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1)), set(sign));
  }
};

/// One vector of words of each half: pairs (even, even) and (odd, odd).
template <class W, bool Aligned> struct HalfWords {
  typename W::Float cEven, cOdd, sEven, sOdd;

  void load(const float *cos, const float *sin, float sign) {
    W::splitTable(cos, 1.0f, cEven, cOdd);
    W::splitTable(sin, sign, sEven, sOdd);
    cEven = W::entries(cEven), cOdd = W::entries(cOdd);
    sEven = W::entries(sEven), sOdd = W::entries(sOdd);
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

/// `W` is a vector of words, `Rest` what is left of a window behind whole ones, if anything is.
template <class W, class Rest, int R> struct HalfRow : StreamedRow {
  static constexpr int parts = 1, partPairs = R / 2, partBytes = R * 2;
  static constexpr int vectors = R / W::bytes;
  static constexpr bool tail = R % W::bytes != 0;
  static_assert(!tail || R % W::bytes == Rest::bytes, "what is left is one vector");
  HalfWords<W, !tail> words[vectors];
  HalfWords<Rest, !tail> rest;

  HalfRow(const float *cos, const float *sin, float sign) {
    for (int v = 0; v < vectors; ++v)
      words[v].load(cos + W::bytes / 2 * v, sin + W::bytes / 2 * v, sign);
    if constexpr (tail)
      rest.load(cos + W::bytes / 2 * vectors, sin + W::bytes / 2 * vectors, sign);
  }

  template <bool Stream> void rotate(const char *x, char *y) const {
#pragma GCC unroll 8
    for (int v = 0; v < vectors; ++v) {
      constexpr int bytes = W::bytes;
      words[v].template rotate<Stream>(x + bytes * v, x + R + bytes * v, y + bytes * v,
                                       y + R + bytes * v);
    }
    if constexpr (tail) {
      constexpr int done = W::bytes * vectors;
      rest.template rotate<Stream>(x + done, x + R + done, y + done, y + R + done);
    }
  }
};

/// A word is a pair.
template <class W, class Rest, int R> struct InterleavedRow : StreamedRow {
  static constexpr int parts = 1, partPairs = R / 2, partBytes = R * 2;
  static constexpr int words = W::bytes / 4; ///< Of a vector.
  static constexpr int vectors = partPairs / words;
  static constexpr bool tail = partPairs % words != 0;
  static_assert(!tail || partPairs % words == Rest::bytes / 4, "what is left is one vector");
  typename W::Float c[vectors], s[vectors];
  typename Rest::Float cRest, sRest;

  InterleavedRow(const float *cos, const float *sin, float sign) {
    for (int v = 0; v < vectors; ++v)
      load<W>(cos + words * v, sin + words * v, sign, c[v], s[v]);
    if constexpr (tail)
      load<Rest>(cos + words * vectors, sin + words * vectors, sign, cRest, sRest);
  }

  template <bool Stream> void rotate(const char *x, char *y) const {
#pragma GCC unroll 16
    for (int v = 0; v < vectors; ++v)
      turn<W, Stream>(x + W::bytes * v, y + W::bytes * v, c[v], s[v]);
    if constexpr (tail)
      turn<Rest, Stream>(x + W::bytes * vectors, y + W::bytes * vectors, cRest, sRest);
  }

private:
  template <class V>
  static void load(const float *cos, const float *sin, float sign, typename V::Float &c,
                   typename V::Float &s) {
    c = V::entries(V::load(cos));
    s = V::entries(V::mul(V::load(sin), V::set(sign)));
  }
  template <class V, bool Stream>
  static void turn(const char *x, char *y, typename V::Float c, typename V::Float s) {
    const auto w = V::load(x);
    const typename V::Float x0 = V::even(w), x1 = V::odd(w);
    V::template store<Stream, !tail>(y, V::fmsub(x0, c, V::mul(x1, s)),
                                     V::fmadd(x1, c, V::mul(x0, s)));
  }
};

} // namespace

#endif
