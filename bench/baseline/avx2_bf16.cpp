//===- avx2_bf16.cpp - Hand-written bf16 rotations --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There is no instruction that narrows: results are rounded as integers, to nearest, ties to
// even. A NaN is one of x, whose low half is zero, the default one, or a row's, which is made
// so where the row is loaded: rounding carries none of them into another value.
//
//===----------------------------------------------------------------------===//

#include "baseline_entries.h"
#include "x86_bf16_rows.h"

namespace {

struct Words256 : Lanes256 {
  static Float entries(Float v) {
    const __m256 nan = _mm256_set1_ps(__builtin_nanf(""));
    return _mm256_blendv_ps(v, nan, _mm256_cmp_ps(v, v, _CMP_UNORD_Q));
  }

  template <bool Stream, bool> static void store(char *y, Float even, Float odd) {
    const __m256i low = _mm256_srli_epi32(rounded(even), 16);
    store256<Stream>(y, _mm256_blend_epi16(low, rounded(odd), 0xaa));
  }
};

struct Words128 : Lanes128 {
  static Float entries(Float v) {
    const __m128 nan = _mm_set1_ps(__builtin_nanf(""));
    return _mm_blendv_ps(v, nan, _mm_cmp_ps(v, v, _CMP_UNORD_Q));
  }

  template <bool Stream, bool> static void store(char *y, Float even, Float odd) {
    const __m128i low = _mm_srli_epi32(rounded(even), 16);
    store128<Stream>(y, _mm_blend_epi16(low, rounded(odd), 0xaa));
  }
};

template <int R> using Half = HalfRow<Words256, Words128, R>;
template <int R> using Interleaved = InterleavedRow<Words256, Words128, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "v256", 32, Half),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "v256", 32, Half, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "v256", 32, Interleaved),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "v256", 32, Interleaved, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "v256", 32, Interleaved, oddWindow)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx2_bf16, entries)
