//===- x86_ahead.h - Rotations that prefetch heads --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What prefetches by itself ends with each page of 4 KiB. Internal linkage, as in
// baseline_tokens.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_X86_AHEAD_H
#define ROPEWALK_BENCH_BASELINE_X86_AHEAD_H

#include <immintrin.h>

namespace {

/// A row that asks for as many lines as it turns, a page ahead. `headBytes` are those of all parts.
template <class Row, int headBytes> struct Ahead : Row {
  using Row::Row;
  template <bool Stream> void rotate(const char *x, char *y) const {
    constexpr int page = 4096;
#pragma GCC unroll 16
    for (int at = 0; at < headBytes / Row::parts; at += 64)
      _mm_prefetch(x + page + at, _MM_HINT_T0);
    Row::template rotate<Stream>(x, y);
  }
};

} // namespace

#endif
