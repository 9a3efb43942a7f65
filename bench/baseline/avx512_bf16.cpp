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

#include "avx512_bf16.h"

namespace {

/// One instruction narrows two vectors, low half first; another puts their elements in turn.
struct Native {
  template <class Float> static Float entries(Float v) { return v; }

  static __m512i words(__m512 even, __m512 odd) {
    const __m512i interleave =
        _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8, 23, 7, 22, 6,
                         21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
    return _mm512_permutexvar_epi16(interleave,
                                    reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(odd, even)));
  }
  static __m256i words(__m256 even, __m256 odd) {
    const __m256i interleave =
        _mm256_set_epi16(15, 7, 14, 6, 13, 5, 12, 4, 11, 3, 10, 2, 9, 1, 8, 0);
    return _mm256_permutexvar_epi16(interleave,
                                    reinterpret_cast<__m256i>(_mm256_cvtne2ps_pbh(odd, even)));
  }
  static __m128i words(__m128 even, __m128 odd) {
    const __m128i interleave = _mm_set_epi16(7, 3, 6, 2, 5, 1, 4, 0);
    return _mm_permutexvar_epi16(interleave,
                                 reinterpret_cast<__m128i>(_mm_cvtne2ps_pbh(odd, even)));
  }
};

template <int R> using Half = HalfBy512<Native, R>;
template <int R> using Interleaved = InterleavedBy512<Native, R>;
template <int R> using HalfAhead = Ahead<Half<R>, 2 * R>;
template <int R> using InterleavedAhead = Ahead<Interleaved<R>, 2 * R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_BF16_BY_512("v512", Half, Interleaved),
    ROPEWALK_BASELINE_BF16_BY_512("v512ahead", HalfAhead, InterleavedAhead)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx512_bf16, entries)
