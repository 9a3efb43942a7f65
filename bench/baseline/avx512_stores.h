//===- avx512_stores.h - Plain and streaming stores -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the AVX-512 baselines share beside that. Internal linkage, as in baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_AVX512_STORES_H
#define ROPEWALK_BENCH_BASELINE_AVX512_STORES_H

#include "x86_stores.h"

namespace {

/// As store256; 64-byte aligned addresses when streaming.
template <bool Stream> inline void store512(void *dst, __m512i v) {
  if constexpr (Stream)
    _mm512_stream_si512(static_cast<__m512i *>(dst), v);
  else
    _mm512_storeu_si512(dst, v);
}

} // namespace

#endif
