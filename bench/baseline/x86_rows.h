//===- x86_rows.h - Rotations with one f32 vector per part ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both pairings for f32 and f16: an element is a lane of an f32 vector. Vectors are of any
// length, since which is faster depends on the CPU. Internal linkage, as in baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_X86_ROWS_H
#define ROPEWALK_BENCH_BASELINE_X86_ROWS_H

#include "x86_stores.h"

namespace {

/// 8 lanes, of which so many vectors of cos, and of sin, are one part of a row.
template <int TableVectors> struct Vector256 {
  using Float = __m256;
  static constexpr int lanes = 8;
  static constexpr int tableVectors = TableVectors;
  static Float load(const float *p) { return _mm256_loadu_ps(p); }
  static Float set(float f) { return _mm256_set1_ps(f); }
  static Float alternate(float a, float b) { return _mm256_setr_ps(a, b, a, b, a, b, a, b); }
  static Float mul(Float a, Float b) { return _mm256_mul_ps(a, b); }
  static Float fmadd(Float a, Float b, Float c) { return _mm256_fmadd_ps(a, b, c); }
  static Float fmsub(Float a, Float b, Float c) { return _mm256_fmsub_ps(a, b, c); }
  static Float swapNeighbours(Float v) { return _mm256_permute_ps(v, 0xb1); }
  static Float loadTwice(const float *p) {
    const __m256i twice = _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3);
    return _mm256_permutevar8x32_ps(_mm256_castps128_ps256(_mm_loadu_ps(p)), twice);
  }
  /// One component of eight pairs, in the order 0, 1, 4, 5, 2, 3, 6, 7, and back.
  static Float evens(Float a, Float b) { return _mm256_shuffle_ps(a, b, 0x88); }
  static Float odds(Float a, Float b) { return _mm256_shuffle_ps(a, b, 0xdd); }
  static Float firsts(Float x0, Float x1) { return _mm256_unpacklo_ps(x0, x1); }
  static Float lasts(Float x0, Float x1) { return _mm256_unpackhi_ps(x0, x1); }
  static Float inPairsOrder(Float v) {
    return _mm256_castpd_ps(_mm256_permute4x64_pd(_mm256_castps_pd(v), 0xd8));
  }
};

/// The fewest parts of at most `most` vectors each, all of the same number.
constexpr int partsOf(int vectors, int most) {
  int parts = divideUp(vectors, most);
  while (vectors % parts != 0)
    ++parts;
  return parts;
}

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
  static constexpr int parts = partsOf(R / 2 / V::lanes, V::tableVectors);
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
  static constexpr int parts = partsOf(R / V::lanes, V::tableVectors);
  static constexpr int partPairs = R / 2 / parts;
  static constexpr int partBytes = 2 * partPairs * Storage::bytes / V::lanes;
  static constexpr int vectors = 2 * partPairs / V::lanes;
  static_assert(2 * partPairs % V::lanes == 0, "a part is whole vectors");
  typename V::Float c[vectors], s[vectors];

  InterleavedRow(const float *cos, const float *sin, float sign) {
    const typename V::Float signs = V::alternate(-sign, sign);
    for (int v = 0; v < vectors; ++v) {
      c[v] = V::loadTwice(cos + V::lanes / 2 * v);
      s[v] = V::mul(V::loadTwice(sin + V::lanes / 2 * v), signs);
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

/// Two vectors of neighbours become one of each component, and are joined again: half as many
/// vectors of cos and sin as InterleavedRow, for two shuffles of a vector in place of one.
template <class Storage, int R> struct PairsRow : StreamedRow {
  using V = typename Storage::Vector;
  static constexpr int parts = partsOf(R / 2 / V::lanes, V::tableVectors);
  static constexpr int partPairs = R / 2 / parts;
  static constexpr int partBytes = 2 * partPairs * Storage::bytes / V::lanes;
  static constexpr int vectors = partPairs / V::lanes;
  static_assert(partPairs % V::lanes == 0, "a part is whole vectors");
  typename V::Float c[vectors], s[vectors];

  PairsRow(const float *cos, const float *sin, float sign) {
    for (int v = 0; v < vectors; ++v) {
      c[v] = V::inPairsOrder(V::load(cos + V::lanes * v));
      s[v] = V::mul(V::inPairsOrder(V::load(sin + V::lanes * v)), V::set(sign));
    }
  }

  template <bool Stream> void rotate(const char *x, char *y) const {
#pragma GCC unroll 16
    for (int v = 0; v < vectors; ++v) {
      const int at = 2 * Storage::bytes * v;
      const typename V::Float a = Storage::load(x + at), b = Storage::load(x + at + Storage::bytes);
      const typename V::Float x0 = V::evens(a, b), x1 = V::odds(a, b);
      const typename V::Float y0 = V::fmsub(x0, c[v], V::mul(x1, s[v]));
      const typename V::Float y1 = V::fmadd(x1, c[v], V::mul(x0, s[v]));
      Storage::template store<Stream>(y + at, V::firsts(y0, y1));
      Storage::template store<Stream>(y + at + Storage::bytes, V::lasts(y0, y1));
    }
  }
};

} // namespace

#endif
