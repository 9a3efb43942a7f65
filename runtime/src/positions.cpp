//===- positions.cpp - Positions of a call --------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels add in 32 bits, so rows are counted from the lowest one of the call: with
// position p stored and lowest stored position m, the kernel adds -m and the table
// pointer moves to the row of m. Every sum then lies in [0, max - m].
//
//===----------------------------------------------------------------------===//

#include "positions.h"

#include <algorithm>

namespace ropewalk {
namespace {

const int32_t zeroPosition = 0;

struct Extremes {
  int64_t low = INT64_MAX;
  int64_t high = INT64_MIN;
};

template <class Index> void scan(const Index *positions, int64_t count, Extremes &extremes) {
  Index low = positions[0], high = positions[0];
  for (int64_t t = 1; t < count; ++t) {
    low = std::min(low, positions[t]);
    high = std::max(high, positions[t]);
  }
  extremes.low = std::min<int64_t>(extremes.low, low);
  extremes.high = std::max<int64_t>(extremes.high, high);
}

template <class Index>
Extremes scanRows(const ropewalk_tensors &tensors, int64_t begin, int64_t end) {
  Extremes extremes;
  auto *positions = static_cast<const Index *>(tensors.positions);
  forEachSegment(tensors.tokens, begin, end, [&](int64_t batch, int64_t first, int64_t last) {
    scan(positions + batch * tensors.position_batch_stride + first, last - first, extremes);
  });
  return extremes;
}

int64_t storedPosition(const ropewalk_tensors &tensors, int64_t batch, int64_t token) {
  if (tensors.index == ROPEWALK_INDEX_NONE)
    return token;
  int64_t i = batch * tensors.position_batch_stride + token;
  return tensors.index == ROPEWALK_INDEX_I32 ? static_cast<const int32_t *>(tensors.positions)[i]
                                             : static_cast<const int64_t *>(tensors.positions)[i];
}

int64_t lowWord(int64_t position) { return static_cast<int32_t>(position); }

} // namespace

ropewalk_status findRows(const TableView &table, const ropewalk_tensors &tensors, int64_t begin,
                         int64_t end, RowFinder &finder) noexcept {
  int64_t offset = tensors.position_offset;
  if (tensors.index == ROPEWALK_INDEX_NONE) {
    if (offset < table.begin || offset > table.end || tensors.tokens > table.end - offset)
      return ROPEWALK_POSITION_OUT_OF_RANGE;
    finder.tableOffset = (offset - table.begin) * table.rowStride;
    return ROPEWALK_OK;
  }
  Extremes stored = tensors.index == ROPEWALK_INDEX_I32 ? scanRows<int32_t>(tensors, begin, end)
                                                        : scanRows<int64_t>(tensors, begin, end);
  int64_t low, high;
  if (__builtin_add_overflow(stored.low, offset, &low) ||
      __builtin_add_overflow(stored.high, offset, &high) || low < table.begin || high >= table.end)
    return ROPEWALK_POSITION_OUT_OF_RANGE;
  finder.tableOffset = (low - table.begin) * table.rowStride;
  bool wraps =
      lowWord(stored.high) - lowWord(stored.low) != high - low || lowWord(stored.low) == INT32_MIN;
  finder.tokenByToken = wraps || high - low > table.maxRowSpan;
  finder.rowOffset = wraps ? 0 : static_cast<int32_t>(-lowWord(stored.low));
  return ROPEWALK_OK;
}

void setRows(const TableView &table, const ropewalk_tensors &tensors, const RowFinder &finder,
             int64_t batch, int64_t first, ropewalk_kernel_args &args) noexcept {
  int64_t offset = finder.tableOffset;
  args.positions = &zeroPosition;
  if (finder.tokenByToken) {
    int64_t position = storedPosition(tensors, batch, first) + tensors.position_offset;
    offset = (position - table.begin) * table.rowStride;
  } else if (tensors.index == ROPEWALK_INDEX_NONE) {
    offset += first * table.rowStride;
    args.rowStep = 1;
  } else {
    int64_t bytes = tensors.index == ROPEWALK_INDEX_I32 ? 4 : 8;
    int64_t index = batch * tensors.position_batch_stride + first;
    // An i64 is read by its low word, which comes first in memory.
    args.positions = reinterpret_cast<const int32_t *>(
        static_cast<const char *>(tensors.positions) + index * bytes);
    args.positionStride = bytes;
    args.rowOffset = finder.rowOffset;
  }
  auto move = [offset](const void *base) {
    return reinterpret_cast<const void *>(reinterpret_cast<uintptr_t>(base) + offset);
  };
  args.cos = move(table.cos);
  args.sin = move(table.sin);
}

} // namespace ropewalk
