//===- avx2_f16.cpp - Hand-written f16 rotations ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sixteen registers hold few rows of cos and sin: one form takes a row in parts that fit,
// the others take whole rows, whose vectors come from L1 with every head.
//
//===----------------------------------------------------------------------===//

#include "baseline_entries.h"
#include "x86_rows.h"

namespace {

constexpr int inRegisters = 6; ///< Vectors of cos, and of sin.
constexpr int wholeRow = 64;

constexpr int nearest = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;

template <int TableVectors> struct F16x8 {
  using Vector = Vector256<TableVectors>;
  using Tail = F16x8; ///< There is none: windows are whole vectors of these.
  static constexpr int bytes = 16;
  static __m256 load(const char *x) {
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i *>(x)));
  }
  template <bool Stream> static void store(char *y, __m256 v) {
    __m128i narrow = _mm256_cvtps_ph(v, nearest);
    asm("" : "+v"(narrow)); // what F16x8ToMemory does
    store128<Stream>(y, narrow);
  }
};

/// Narrowed by the instruction that stores: cheaper on Intel, dearer on AMD.
template <int TableVectors> struct F16x8ToMemory : F16x8<TableVectors> {
  using Tail = F16x8ToMemory;
  template <bool Stream> static void store(char *y, __m256 v) {
    static_assert(!Stream, "it has no form that streams");
    asm("vcvtps2ph %2, %1, %0" : "=m"(*reinterpret_cast<__m128i_u *>(y)) : "x"(v), "i"(nearest));
  }
};

template <int R> using HalfParts = HalfRow<F16x8<inRegisters>, R>;
template <int R> using HalfWhole = HalfRow<F16x8<wholeRow>, R>;
template <int R> using HalfWholeToMemory = HalfRow<F16x8ToMemory<wholeRow>, R>;
template <int R> using InterleavedParts = InterleavedRow<F16x8<inRegisters>, R>;
template <int R> using InterleavedWhole = InterleavedRow<F16x8<wholeRow>, R>;
template <int R> using InterleavedWholeToMemory = InterleavedRow<F16x8ToMemory<wholeRow>, R>;
template <int R> using PairsParts = PairsRow<F16x8<inRegisters>, R>;
template <int R> using PairsWhole = PairsRow<F16x8<wholeRow>, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "parts", 16, HalfParts),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "parts", 16, HalfParts, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_HALF, "parts", 16, HalfParts, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "whole", 16, HalfWhole),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "whole", 16, HalfWhole, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_HALF, "whole", 16, HalfWhole, oddWindow),
    ROPEWALK_BASELINE_FORM(ROPEWALK_HALF, "whole_cvt", 16, HalfWholeToMemory),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "whole_cvt", 16, HalfWholeToMemory, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "parts", 16, InterleavedParts),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "parts", 16, InterleavedParts, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "parts", 16, InterleavedParts, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "whole", 16, InterleavedWhole),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "whole", 16, InterleavedWhole, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "whole", 16, InterleavedWhole, oddWindow),
    ROPEWALK_BASELINE_FORM(ROPEWALK_INTERLEAVED, "whole_cvt", 16, InterleavedWholeToMemory),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "whole_cvt", 16, InterleavedWholeToMemory,
                             oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "pairs_parts", 16, PairsParts),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "pairs_parts", 16, PairsParts, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "pairs_parts", 16, PairsParts, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "pairs_whole", 16, PairsWhole),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "pairs_whole", 16, PairsWhole, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "pairs_whole", 16, PairsWhole, oddWindow)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx2_f16, entries)
