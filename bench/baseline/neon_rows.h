//===- neon_rows.h - Rotations in NEON registers ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A Storage says what one 128-bit vector of memory holds: `groups` f32 vectors. Forms
// differ in how many neighbouring vectors they load before they compute: with two, the
// compiler joins accesses to ldp and stp, which some cores count as less work and others
// as more. Tables take 16 to 24 of the 32 registers. Internal linkage, as in
// baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_NEON_ROWS_H
#define ROPEWALK_BENCH_BASELINE_NEON_ROWS_H

#include "baseline_tokens.h"

#include <arm_neon.h>

#include <numeric>

namespace {

template <int N> inline void loadVectors(const char *x, uint8x16_t (&v)[N]) {
  for (int i = 0; i < N; ++i)
    v[i] = vld1q_u8(reinterpret_cast<const uint8_t *>(x) + 16 * i);
}

template <int N> inline void storeVectors(char *y, const uint8x16_t (&v)[N]) {
  for (int i = 0; i < N; ++i)
    vst1q_u8(reinterpret_cast<uint8_t *>(y) + 16 * i, v[i]);
}

/// How many of `vectors` vectors one step takes: a divisor, `wanted` where that is one.
constexpr int stepOf(int vectors, int wanted) { return std::gcd(vectors, wanted); }

/// Both components of G f32 vectors of pairs: fma(x, C, -(y * S)), with -S in registers, since
/// NEON negates no addend.
template <class Storage, int Vectors> struct PairTable {
  static constexpr int groups = Storage::groups;
  float32x4_t c[Vectors], s[Vectors], minusS[Vectors];

  PairTable(const float *cos, const float *sin, float sign) {
    for (int v = 0; v < Vectors; ++v) {
      c[v] = Storage::table(vld1q_f32(cos + 4 * v));
      s[v] = Storage::table(vmulq_n_f32(vld1q_f32(sin + 4 * v), sign));
      minusS[v] = vnegq_f32(s[v]);
    }
  }

  /// x0 and x1 become y0 and y1.
  void turn(int v, float32x4_t (&x0)[groups], float32x4_t (&x1)[groups]) const {
    for (int g = 0; g < groups; ++g, ++v) {
      const float32x4_t a = x0[g], b = x1[g];
      x0[g] = vfmaq_f32(vmulq_f32(b, minusS[v]), a, c[v]);
      x1[g] = vfmaq_f32(vmulq_f32(a, s[v]), b, c[v]);
    }
  }
};

/// Pairs half a window apart, Step vectors of each half at a time, 32 pairs in registers.
template <class Storage, int Step, int R> struct HalfRow {
  static constexpr int parts = divideUp(R / 2, 32), partPairs = R / 2 / parts;
  static constexpr int groups = Storage::groups;
  static constexpr int vectors = partPairs / 4 / groups, step = stepOf(vectors, Step);
  static constexpr int partBytes = 16 * vectors, far = 16 * vectors * parts;
  PairTable<Storage, partPairs / 4> table;

  HalfRow(const float *cos, const float *sin, float sign) : table(cos, sin, sign) {}

  template <bool> void rotate(const char *x, char *y) const {
#pragma GCC unroll 16
    for (int v = 0; v < vectors; v += step) {
      uint8x16_t lo[step], hi[step];
      loadVectors(x + 16 * v, lo);
      loadVectors(x + far + 16 * v, hi);
      float32x4_t x0[step][groups], x1[step][groups];
      for (int i = 0; i < step; ++i) {
        Storage::widen(lo[i], x0[i]);
        Storage::widen(hi[i], x1[i]);
      }
      for (int i = 0; i < step; ++i)
        table.turn((v + i) * groups, x0[i], x1[i]);
      for (int i = 0; i < step; ++i) {
        lo[i] = Storage::narrow(x0[i]);
        hi[i] = Storage::narrow(x1[i]);
      }
      storeVectors(y + 16 * v, lo);
      storeVectors(y + far + 16 * v, hi);
    }
  }
};

/// Interleaved, taken apart and joined by the Storage: two vectors of memory hold `groups` f32
/// vectors of each component. Step vectors, an even number, at a time.
template <class Storage, int Step, int Pairs, int R> struct SplitRow {
  static constexpr int parts = divideUp(R / 2, Pairs), partPairs = R / 2 / parts;
  static constexpr int groups = Storage::groups;
  static constexpr int vectors = partPairs / 2 / groups, step = stepOf(vectors, Step);
  static constexpr int partBytes = 16 * vectors;
  PairTable<Storage, partPairs / 4> table;

  SplitRow(const float *cos, const float *sin, float sign) : table(cos, sin, sign) {}

  template <bool> void rotate(const char *x, char *y) const {
#pragma GCC unroll 16
    for (int v = 0; v < vectors; v += step) {
      uint8x16_t words[step];
      loadVectors(x + 16 * v, words);
      float32x4_t x0[step / 2][groups], x1[step / 2][groups];
      for (int i = 0; i < step / 2; ++i)
        Storage::split(words[2 * i], words[2 * i + 1], x0[i], x1[i]);
      for (int i = 0; i < step / 2; ++i)
        table.turn((v / 2 + i) * groups, x0[i], x1[i]);
      for (int i = 0; i < step / 2; ++i)
        Storage::join(x0[i], x1[i], words[2 * i], words[2 * i + 1]);
      storeVectors(y + 16 * v, words);
    }
  }
};

/// Interleaved, lanes in memory order: cos twice per pair, sin as (-s, +s), the partner by rev64.
template <class Storage, int Step, int Pairs, int R> struct SwapRow {
  static constexpr int parts = divideUp(R / 2, Pairs), partPairs = R / 2 / parts;
  static constexpr int groups = Storage::groups;
  static constexpr int vectors = partPairs / 2 / groups, step = stepOf(vectors, Step);
  static constexpr int partBytes = 16 * vectors;
  float32x4_t c[partPairs / 2], s[partPairs / 2];

  SwapRow(const float *cos, const float *sin, float sign) {
    const float32x4_t signs = {-sign, sign, -sign, sign};
    for (int v = 0; v < partPairs / 2; ++v) {
      c[v] = Storage::table(loadTwice(cos + 2 * v));
      s[v] = Storage::table(vmulq_f32(loadTwice(sin + 2 * v), signs));
    }
  }

  /// p[0], p[0], p[1], p[1]
  static float32x4_t loadTwice(const float *p) {
    const float32x4_t pair = vcombine_f32(vld1_f32(p), vdup_n_f32(0));
    return vzip1q_f32(pair, pair);
  }

  template <bool> void rotate(const char *x, char *y) const {
#pragma GCC unroll 16
    for (int v = 0; v < vectors; v += step) {
      uint8x16_t words[step];
      loadVectors(x + 16 * v, words);
      float32x4_t own[step][groups], other[step][groups];
      for (int i = 0; i < step; ++i) {
        Storage::widen(words[i], own[i]);
        for (int g = 0; g < groups; ++g)
          other[i][g] = vrev64q_f32(own[i][g]);
      }
      for (int i = 0; i < step; ++i) {
        for (int g = 0; g < groups; ++g) {
          const int at = (v + i) * groups + g;
          own[i][g] = vfmaq_f32(vmulq_f32(other[i][g], s[at]), own[i][g], c[at]);
        }
        words[i] = Storage::narrow(own[i]);
      }
      storeVectors(y + 16 * v, words);
    }
  }
};

} // namespace

#endif
