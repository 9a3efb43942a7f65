//===- baseline_tokens.h - Loop over tokens and heads -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every hand-written baseline shares. Everything here has internal linkage:
// each source including it is compiled for its own ISA.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_BASELINE_TOKENS_H
#define ROPEWALK_BENCH_BASELINE_BASELINE_TOKENS_H

#include "ropewalk/kernel.h"

namespace {

constexpr int divideUp(int a, int b) { return (a + b - 1) / b; }

/// First float of a row of a table, `pairs` further.
inline const float *tableAt(const void *table, int64_t rowBytes, int pairs) {
  return reinterpret_cast<const float *>(reinterpret_cast<const char *>(table) + rowBytes) + pairs;
}

/// Rotates all heads of each token. `Row` keeps one table row in registers:
/// Row(cos, sin, sign) loads it, rotate<Stream>(x, y) turns one head, fence() ends a call that
/// streamed. A window whose rows exceed the register file is cut into Row::parts parts of
/// Row::partPairs pairs, which lie Row::partBytes apart in x and y; then a few heads at a time
/// are done part by part, so that the second part finds its cache lines still in L1.
/// Inlined, so that the head loop lies in the function that has the baseline's name.
template <class Row, bool InPlace, bool Stream>
__attribute__((always_inline)) inline void rotateTokens(const ropewalk_kernel_args *args) {
  const ropewalk_kernel_args a = *args;
  const int64_t block = Row::parts > 1 && a.heads > 8 ? 8 : a.heads;
  const int64_t xStride = InPlace ? a.dstHeadStride : a.srcHeadStride;
  for (int64_t t = 0; t < a.tokens; ++t) {
    const char *position = reinterpret_cast<const char *>(a.positions) + t * a.positionStride;
    const int64_t row = *reinterpret_cast<const int32_t *>(position) + t * a.rowStep + a.rowOffset;
    char *yToken = static_cast<char *>(a.dst) + t * a.dstTokenStride;
    const char *xToken = InPlace ? yToken : static_cast<const char *>(a.src) + t * a.srcTokenStride;
    for (int64_t begin = 0; begin < a.heads; begin += block) {
      const int64_t end = begin + block < a.heads ? begin + block : a.heads;
      for (int part = 0; part < Row::parts; ++part) {
        const Row table(tableAt(a.cos, row * a.tableRowStride, part * Row::partPairs),
                        tableAt(a.sin, row * a.tableRowStride, part * Row::partPairs), a.sineSign);
        const char *x = xToken + begin * xStride + part * Row::partBytes;
        char *y = yToken + begin * a.dstHeadStride + part * Row::partBytes;
        for (int64_t h = begin; h < end; ++h, x += xStride, y += a.dstHeadStride)
          table.template rotate<Stream>(x, y);
      }
    }
  }
  if constexpr (Stream)
    Row::fence();
}

} // namespace

#endif
