//===- avx512_f32.cpp - Hand-written f32 rotations --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "avx512_rows.h"
#include "baseline_entries.h"
#include "x86_ahead.h"

namespace {

/// Keeps a loaded value in a register: g++ would otherwise fold the load into both of its
/// uses and load twice, 9 % slower at one token on Zen 4 (13 % in place).
template <class V> inline V inRegister(V v) {
  asm("" : "+v"(v));
  return v;
}

struct F32x8 {
  using Vector = Vector256Of32;
  using Tail = F32x8; ///< There is none: windows are whole vectors of these.
  static constexpr int bytes = 32;
  static __m256 load(const char *x) {
    return inRegister(_mm256_loadu_ps(reinterpret_cast<const float *>(x)));
  }
  template <bool Stream> static void store(char *y, __m256 v) {
    store256<Stream>(y, _mm256_castps_si256(v));
  }
};

struct F32x16 {
  using Vector = Vector512;
  using Tail = F32x8;
  static constexpr int bytes = 64;
  static __m512 load(const char *x) { return inRegister(_mm512_loadu_ps(x)); }
  template <bool Stream> static void store(char *y, __m512 v) {
    store512<Stream>(y, _mm512_castps_si512(v));
  }
};

template <int R> using Half512 = HalfRow<F32x16, R>;
template <int R> using Half256 = HalfRow<F32x8, R>;
template <int R> using Interleaved512 = InterleavedRow<F32x16, R>;
template <int R> using Interleaved256 = InterleavedRow<F32x8, R>;
template <int R> using Half512Ahead = Ahead<Half512<R>, 4 * R>;
template <int R> using Half256Ahead = Ahead<Half256<R>, 4 * R>;
template <int R> using Interleaved512Ahead = Ahead<Interleaved512<R>, 4 * R>;
template <int R> using Interleaved256Ahead = Ahead<Interleaved256<R>, 4 * R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v512", 64, Half512),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v256", 32, Half256),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v512", 64, Interleaved512),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v256", 32, Interleaved256),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v512ahead", 64, Half512Ahead),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "v256ahead", 32, Half256Ahead),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v512ahead", 64, Interleaved512Ahead),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "v256ahead", 32, Interleaved256Ahead),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v512ahead", 64, Half512Ahead, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v256ahead", 32, Half256Ahead, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v512ahead", 64, Interleaved512Ahead, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "v512ahead", 64, Interleaved512Ahead, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v256ahead", 32, Interleaved256Ahead, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v512", 64, Half512, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v256", 32, Half256, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v512", 64, Interleaved512, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v256", 32, Interleaved256, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_HALF, "v256", 32, Half256, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "v512", 64, Interleaved512, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "v256", 32, Interleaved256, oddWindow)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx512_f32, entries)
