//===- avx512_rows.h - Rotations with one f32 vector per part ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both pairings for f32 and f16: an element is a lane of an f32 vector. In two vector
// lengths, since which is faster depends on the CPU: Zen 4 converts f16 faster by 256
// bits, others faster by 512. Internal linkage, as in baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_AVX512_ROWS_H
#define ROPEWALK_BENCH_BASELINE_AVX512_ROWS_H

#include "avx512_stores.h"

namespace {

/// 16 lanes.
struct Vector512 {
  using Float = __m512;
  static constexpr int lanes = 16;
  static constexpr int tableVectors = 8; ///< Of cos, and of sin, in one part.
  static Float load(const float *p) { return _mm512_loadu_ps(p); }
  static Float set(float f) { return _mm512_set1_ps(f); }
  static Float low(__m512 v) { return v; }
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

/// 8 lanes.
struct Vector256 {
  using Float = __m256;
  static constexpr int lanes = 8;
  /// Interleaved at 128 needs 32 vectors: four stay in L1 as operands of the arithmetic, which
  /// costs nothing where conversion is the limit; two parts cost 1.8 times the time from DRAM.
  static constexpr int tableVectors = 16;
  static Float load(const float *p) { return _mm256_loadu_ps(p); }
  static Float set(float f) { return _mm256_set1_ps(f); }
  static Float low(__m512 v) { return _mm512_castps512_ps256(v); }
  static Float mul(Float a, Float b) { return _mm256_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm256_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm256_fmsub_ps(a, b, c); }
  static Float swapNeighbours(Float v) { return _mm256_permute_ps(v, 0xb1); }
  static Float loadTwice(const float *p) {
    const __m256i twice = _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3);
    return _mm256_permutexvar_ps(twice, _mm256_castps128_ps256(_mm_loadu_ps(p)));
  }
};

/// What is left of `lanes` behind whole vectors: nothing, or one vector of half the length.
template <class Storage, int lanes> struct Rest {
  using V = typename Storage::Vector;
  static constexpr int vectors = lanes / V::lanes;
  static constexpr bool has = lanes % V::lanes != 0;
  using Tail = typename Storage::Tail;
  static_assert(!has || lanes % V::lanes == Tail::Vector::lanes, "what is left is one vector");
};

/// cos and sin of a vector of pairs, and their rotation: x[i] and x[i + far].
template <class Storage> struct HalfVector {
  using V = typename Storage::Vector;
  typename V::Float c, s;

  void load(const float *cos, const float *sin, float sign) {
    c = V::load(cos);
    s = V::mul(V::load(sin), V::set(sign));
  }
  template <bool Stream> void rotate(const char *x, char *y, int far) const {
    const typename V::Float lo = Storage::load(x), hi = Storage::load(x + far);
    Storage::template store<Stream>(y, V::fmsub(lo, c, V::mul(hi, s)));
    Storage::template store<Stream>(y + far, V::fmadd(hi, c, V::mul(lo, s)));
  }
};

/// `Storage` moves a vector between memory and f32 lanes and names its bytes there.
template <class Storage, int R> struct HalfRow : StreamedRow {
  using V = typename Storage::Vector;
  static constexpr int parts = divideUp(R / 2 / V::lanes, V::tableVectors);
  static constexpr int partPairs = R / 2 / parts;
  static constexpr int partBytes = partPairs * Storage::bytes / V::lanes;
  static constexpr int far = R / 2 * Storage::bytes / V::lanes; ///< From x[i] to x[i + R/2].
  using Left = Rest<Storage, partPairs>;
  HalfVector<Storage> vector[Left::vectors];
  HalfVector<typename Storage::Tail> tail;

  HalfRow(const float *cos, const float *sin, float sign) {
    for (int v = 0; v < Left::vectors; ++v)
      vector[v].load(cos + V::lanes * v, sin + V::lanes * v, sign);
    if constexpr (Left::has)
      tail.load(cos + V::lanes * Left::vectors, sin + V::lanes * Left::vectors, sign);
  }

  template <bool Stream> void rotate(const char *x, char *y) const {
#pragma GCC unroll 16
    for (int v = 0; v < Left::vectors; ++v)
      vector[v].template rotate<Stream>(x + Storage::bytes * v, y + Storage::bytes * v, far);
    constexpr int done = Storage::bytes * Left::vectors;
    if constexpr (Left::has)
      tail.template rotate<Stream>(x + done, y + done, far);
  }
};

/// cos twice per pair, sin as (-s, +s) per pair; the partner by a swap of neighbours.
template <class Storage, int R> struct InterleavedRow : StreamedRow {
  using V = typename Storage::Vector;
  static constexpr int parts = divideUp(R / V::lanes, V::tableVectors);
  static constexpr int partPairs = R / 2 / parts;
  static constexpr int partBytes = 2 * partPairs * Storage::bytes / V::lanes;
  static constexpr int vectors = 2 * partPairs / V::lanes;
  static_assert(2 * partPairs % V::lanes == 0, "a part is whole vectors");
  typename V::Float c[vectors], s[vectors];

  InterleavedRow(const float *cos, const float *sin, float sign) {
    const __m512 signs = _mm512_mask_blend_ps(0xaaaa, _mm512_set1_ps(-sign), _mm512_set1_ps(sign));
    for (int v = 0; v < vectors; ++v) {
      c[v] = V::loadTwice(cos + V::lanes / 2 * v);
      s[v] = V::mul(V::loadTwice(sin + V::lanes / 2 * v), V::low(signs));
    }
  }

  template <bool Stream> void rotate(const char *x, char *y) const {
#pragma GCC unroll 16
    for (int v = 0; v < vectors; ++v) {
      const int at = Storage::bytes * v;
      const typename V::Float own = Storage::load(x + at);
      const typename V::Float other = V::mul(V::swapNeighbours(own), s[v]);
      Storage::template store<Stream>(y + at, V::fmadd(own, c[v], other));
    }
  }
};

} // namespace

#endif
