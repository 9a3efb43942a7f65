//===- avx512_f16.cpp - Hand-written f16 rotations --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "avx512_rows.h"
#include "baseline_entries.h"
#include "x86_ahead.h"

namespace {

constexpr int nearest = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;

struct F16x8 {
  using Vector = Vector256Of32;
  using Tail = F16x8; ///< There is none: windows are whole vectors of these.
  static constexpr int bytes = 16;
  static __m256 load(const char *x) {
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i *>(x)));
  }
  template <bool Stream> static void store(char *y, __m256 v) {
    __m128i narrow = _mm256_cvtps_ph(v, nearest);
    asm("" : "+v"(narrow)); // the form that converts to memory takes 2 cycles on Zen 4
    store128<Stream>(y, narrow);
  }
};

struct F16x16 {
  using Vector = Vector512;
  using Tail = F16x8;
  static constexpr int bytes = 32;
  static __m512 load(const char *x) {
    return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(x)));
  }
  template <bool Stream> static void store(char *y, __m512 v) {
    store256<Stream>(y, _mm512_cvtps_ph(v, nearest));
  }
};

/// Narrowed by the instruction that stores: on Zen 4 it takes 2 cycles, on Intel one less than the
/// two that it stands for.
struct F16x8ToMemory : F16x8 {
  using Tail = F16x8ToMemory;
  template <bool Stream> static void store(char *y, __m256 v) {
    static_assert(!Stream, "it has no form that streams");
    asm("vcvtps2ph %2, %1, %0" : "=m"(*reinterpret_cast<__m128i_u *>(y)) : "v"(v), "i"(nearest));
  }
};

struct F16x16ToMemory : F16x16 {
  using Tail = F16x8ToMemory;
  template <bool Stream> static void store(char *y, __m512 v) {
    static_assert(!Stream, "it has no form that streams");
    asm("vcvtps2ph %2, %1, %0" : "=m"(*reinterpret_cast<__m256i_u *>(y)) : "v"(v), "i"(nearest));
  }
};

template <int R> using Half512 = HalfRow<F16x16, R>;
template <int R> using Half256 = HalfRow<F16x8, R>;
template <int R> using Interleaved512 = InterleavedRow<F16x16, R>;
template <int R> using Interleaved256 = InterleavedRow<F16x8, R>;
template <int R> using Half512ToMemory = HalfRow<F16x16ToMemory, R>;
template <int R> using Half256ToMemory = HalfRow<F16x8ToMemory, R>;
template <int R> using Interleaved512ToMemory = InterleavedRow<F16x16ToMemory, R>;
template <int R> using Interleaved256ToMemory = InterleavedRow<F16x8ToMemory, R>;
template <int R> using Half512Ahead = Ahead<Half512<R>, 2 * R>;
template <int R> using Interleaved512Ahead = Ahead<Interleaved512<R>, 2 * R>;
template <int R> using Half512ToMemoryAhead = Ahead<Half512ToMemory<R>, 2 * R>;
template <int R> using Interleaved512ToMemoryAhead = Ahead<Interleaved512ToMemory<R>, 2 * R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v512", 32, Half512),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v256", 16, Half256),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v512", 32, Interleaved512),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v256", 16, Interleaved256),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "v512cvt", 32, Half512ToMemory),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "v256cvt", 16, Half256ToMemory),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "v512cvt", 32, Interleaved512ToMemory),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "v256cvt", 16, Interleaved256ToMemory),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v512ahead", 32, Half512Ahead),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v512ahead", 32, Interleaved512Ahead),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "v512cvtahead", 32, Half512ToMemoryAhead),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "v512cvtahead", 32, Interleaved512ToMemoryAhead),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v512cvtahead", 32, Half512ToMemoryAhead, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v512cvtahead", 32, Interleaved512ToMemoryAhead,
                             oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v512", 32, Half512, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v256", 16, Half256, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v512", 32, Interleaved512, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v256", 16, Interleaved256, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v512cvt", 32, Half512ToMemory, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v256cvt", 16, Half256ToMemory, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v512cvt", 32, Interleaved512ToMemory,
                             oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v256cvt", 16, Interleaved256ToMemory,
                             oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_HALF, "v256", 16, Half256, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "v512", 32, Interleaved512, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "v256", 16, Interleaved256, oddWindow)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx512_f16, entries)
