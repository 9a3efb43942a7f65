//===- x86_stores.h - Plain and streaming stores ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the baselines for x86 share. Internal linkage, as in baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_X86_STORES_H
#define ROPEWALK_BENCH_BASELINE_X86_STORES_H

#include "baseline_tokens.h"

#include <immintrin.h>

namespace {

/// Store straight from the core when streaming; 32-byte aligned addresses then.
template <bool Stream> inline void store256(void *dst, __m256i v) {
  if constexpr (Stream)
    _mm256_stream_si256(static_cast<__m256i *>(dst), v);
  else
    _mm256_storeu_si256(static_cast<__m256i *>(dst), v);
}

/// As store256; 16-byte aligned addresses when streaming.
template <bool Stream> inline void store128(void *dst, __m128i v) {
  if constexpr (Stream)
    _mm_stream_si128(static_cast<__m128i *>(dst), v);
  else
    _mm_storeu_si128(static_cast<__m128i *>(dst), v);
}

/// What rows that can stream derive from.
struct StreamedRow {
  static void fence() { _mm_sfence(); }
};

} // namespace

#endif
