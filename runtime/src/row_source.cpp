//===- row_source.cpp - Where kernels find cos and sin --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels add in 32 bits, so rows of a table are counted from the lowest one of the
// call: with position p stored and lowest stored position m, the kernel adds -m and the
// table pointer moves to the row of m. Every sum then lies in [0, max - m].
//
//===----------------------------------------------------------------------===//

#include "row_source.h"

namespace ropewalk {
namespace {

int64_t lowWord(int64_t position) { return static_cast<int32_t>(position); }

} // namespace

RowFinder findRows(const TableView &table, int64_t positionOffset, const Extremes &stored) {
  int64_t low = stored.low + positionOffset, high = stored.high + positionOffset;
  RowFinder finder;
  finder.tableOffset = (low - table.begin) * table.rowStride;
  bool wraps =
      lowWord(stored.high) - lowWord(stored.low) != high - low || lowWord(stored.low) == INT32_MIN;
  finder.tokenByToken = wraps || high - low > table.maxRowSpan;
  finder.rowOffset = wraps ? 0 : static_cast<int32_t>(-lowWord(stored.low));
  return finder;
}

} // namespace ropewalk
