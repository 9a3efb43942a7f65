//===- avx2_f32.cpp - Hand-written f32 rotations ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sixteen registers hold few rows of cos and sin: one form takes a row in parts that fit,
// the others take whole rows, whose vectors come from L1 with every head. Where halves lie eight
// lines apart, which AMD's prefetchers do not follow, one reads a byte of each line ahead.
//
//===----------------------------------------------------------------------===//

#include "baseline_entries.h"
#include "x86_rows.h"

namespace {

constexpr int inRegisters = 6; ///< Vectors of cos, and of sin.
constexpr int wholeRow = 64;

template <int TableVectors> struct F32x8 {
  using Vector = Vector256<TableVectors>;
  using Tail = F32x8; ///< There is none: windows are whole vectors of these.
  static constexpr int bytes = 32;
  static __m256 load(const char *x) {
    __m256 v = _mm256_loadu_ps(reinterpret_cast<const float *>(x));
    asm("" : "+v"(v)); // g++ would fold the load into both of its uses and load twice
    return v;
  }
  template <bool Stream> static void store(char *y, __m256 v) {
    store256<Stream>(y, _mm256_castps_si256(v));
  }
};

template <int R> using HalfParts = HalfRow<F32x8<inRegisters>, R>;
template <int R> using HalfWhole = HalfRow<F32x8<wholeRow>, R>;
template <int R> struct HalfTouched : HalfRow<F32x8<wholeRow>, R> {
  using Whole = HalfRow<F32x8<wholeRow>, R>;
  using Whole::Whole;
  template <bool Stream> void rotate(const char *x, char *y) const {
#pragma GCC unroll 16
    for (int line = 0; line < Whole::far; line += 64)
      static_cast<void>(*static_cast<const volatile char *>(x + line));
    Whole::template rotate<Stream>(x, y);
  }
};
template <int R> using InterleavedParts = InterleavedRow<F32x8<inRegisters>, R>;
template <int R> using InterleavedWhole = InterleavedRow<F32x8<wholeRow>, R>;
template <int R> using PairsParts = PairsRow<F32x8<inRegisters>, R>;
template <int R> using PairsWhole = PairsRow<F32x8<wholeRow>, R>;

const ropewalk::bench::BaselineEntry entries[] = {
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "parts", 32, HalfParts),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "parts", 32, HalfParts, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_HALF, "parts", 32, HalfParts, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_HALF, "whole", 32, HalfWhole),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "whole", 32, HalfWhole, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_HALF, "whole", 32, HalfWhole, oddWindow),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_HALF, "touched", 32, HalfTouched, 256),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_HALF, "touched", 32, HalfTouched, 256),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "parts", 32, InterleavedParts),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "parts", 32, InterleavedParts, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "parts", 32, InterleavedParts, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "whole", 32, InterleavedWhole),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "whole", 32, InterleavedWhole, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "whole", 32, InterleavedWhole, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "pairs_parts", 32, PairsParts),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "pairs_parts", 32, PairsParts, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "pairs_parts", 32, PairsParts, oddWindow),
    ROPEWALK_BASELINE_STREAMED_FORM(ROPEWALK_INTERLEAVED, "pairs_whole", 32, PairsWhole),
    ROPEWALK_BASELINE_WINDOW(ROPEWALK_INTERLEAVED, "pairs_whole", 32, PairsWhole, oddWindow),
    ROPEWALK_BASELINE_STREAM(ROPEWALK_INTERLEAVED, "pairs_whole", 32, PairsWhole, oddWindow)};

} // namespace

ROPEWALK_BASELINE_ENTRIES(avx2_f32, entries)
