//===- copy_rows.h - Loop that moves rows as a kernel does ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Internal linkage throughout: each source including this is compiled for its own ISA.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_COPY_COPY_ROWS_H
#define ROPEWALK_BENCH_COPY_COPY_ROWS_H

#include "copy_entries.h"

#include "ropewalk/kernel.h"

#include <immintrin.h>

#if defined(__AVX512F__)
#define ROPEWALK_COPY_WIDTH 64
#elif defined(__AVX__)
#define ROPEWALK_COPY_WIDTH 32
#else
#define ROPEWALK_COPY_WIDTH 16
#endif

namespace {

/// One load and one store of W bytes. The barrier keeps the store of a value that is
/// already there, which in place is all of them.
template <int W, bool Stream> inline void moveBlock(const char *x, char *y) {
  if constexpr (W == 16) {
    __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i *>(x));
    asm volatile("" : "+x"(v));
    if constexpr (Stream)
      _mm_stream_si128(reinterpret_cast<__m128i *>(y), v);
    else
      _mm_storeu_si128(reinterpret_cast<__m128i *>(y), v);
  }
#if ROPEWALK_COPY_WIDTH >= 32
  if constexpr (W == 32) {
    __m256i v = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(x));
    asm volatile("" : "+x"(v));
    if constexpr (Stream)
      _mm256_stream_si256(reinterpret_cast<__m256i *>(y), v);
    else
      _mm256_storeu_si256(reinterpret_cast<__m256i *>(y), v);
  }
#endif
#if ROPEWALK_COPY_WIDTH >= 64
  if constexpr (W == 64) {
    __m512i v = _mm512_loadu_si512(x);
    asm volatile("" : "+v"(v));
    if constexpr (Stream)
      _mm512_stream_si512(reinterpret_cast<__m512i *>(y), v);
    else
      _mm512_storeu_si512(y, v);
  }
#endif
}

/// Runs of Bytes bytes at x and, for `Runs` of 2, at x + Far: a block of each in turn, the
/// rest in narrower blocks.
template <int W, bool Stream, int Runs, int Far, int Bytes>
inline void moveRuns(const char *x, char *y) {
  if constexpr (Bytes >= W) {
    moveBlock<W, Stream>(x, y);
    if constexpr (Runs == 2)
      moveBlock<W, Stream>(x + Far, y + Far);
    moveRuns<W, Stream, Runs, Far, Bytes - W>(x + W, y + W);
  } else if constexpr (Bytes > 0) {
    static_assert(W > 16, "rows are whole numbers of 16-byte blocks");
    moveRuns<W / 2, Stream, Runs, Far, Bytes>(x, y);
  }
}

template <int W, int RowBytes, bool Half, bool InPlace, bool Stream>
void copyRows(const ropewalk_kernel_args *args) {
  const ropewalk_kernel_args a = *args;
  constexpr int runs = Half ? 2 : 1;
  for (int64_t t = 0; t < a.tokens; ++t) {
    char *y = static_cast<char *>(a.dst) + t * a.dstTokenStride;
    const char *x = InPlace ? y : static_cast<const char *>(a.src) + t * a.srcTokenStride;
    const int64_t xStride = InPlace ? a.dstHeadStride : a.srcHeadStride;
    for (int64_t h = 0; h < a.heads; ++h) {
      moveRuns<W, Stream, runs, RowBytes / runs, RowBytes / runs>(x, y);
      x += xStride;
      y += a.dstHeadStride;
    }
  }
  if constexpr (Stream)
    _mm_sfence();
}

template <int W, int RowBytes, bool Half> constexpr void addRow(ropewalk::bench::CopyEntry *&e) {
  *e++ = {W, RowBytes, Half, false, false, copyRows<W, RowBytes, Half, false, false>};
  *e++ = {W, RowBytes, Half, false, true, copyRows<W, RowBytes, Half, false, true>};
  *e++ = {W, RowBytes, Half, true, false, copyRows<W, RowBytes, Half, true, false>};
}

template <int W, int... RowBytes> constexpr ropewalk::bench::CopyEntries makeEntries() {
  ropewalk::bench::CopyEntries entries{};
  ropewalk::bench::CopyEntry *e = entries.entries;
  (addRow<W, RowBytes, false>(e), ...);
  (addRow<W, RowBytes, true>(e), ...);
  return entries;
}

} // namespace

/// Rows of 64, 80, 96, 128 and 256 elements of 2 and 4 bytes.
#define ROPEWALK_COPY_ENTRIES                                                                      \
  makeEntries<ROPEWALK_COPY_WIDTH, 128, 160, 192, 256, 320, 384, 512, 1024>()

#endif
