//===- rows_ahead.h - Table rows that lie here and there --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step of many sequences turns a token of each, at positions that have nothing to do with each
// other. Their rows lie all over the table, and what was done since the layer before has taken it
// out of the caches. A kernel would wait for one row after the other, because heads lie between
// them; asked for together, rows come together.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_ROWS_AHEAD_H
#define ROPEWALK_SRC_ROWS_AHEAD_H

#include "positions.h"

namespace ropewalk {

/// So many tokens' rows are asked for together, before kernels turn these tokens: 8 KiB of rows of
/// 64 pairs, as many lines as a second-level cache takes requests for, some times over. Of 8 to 64
/// tokens all were as fast.
inline constexpr int64_t rowsAtOnce = 16;

/// Whether `rows` positions between two extremes lie too far apart to be found by hardware, which
/// follows rows that lie together.
constexpr bool areScattered(int64_t low, int64_t high, int64_t rows) {
  return rows > 1 && (high - low) / 4 >= rows;
}

/// Asks for the table's rows of one thread's tokens, each once.
class RowsAhead {
public:
  /// Rows of the flattened call up to `end` are this thread's; so many of a token's coordinates
  /// have rows of their own.
  RowsAhead(const ropewalk_plan &plan, const CallPositions &positions, int64_t coordinates,
            int64_t end);

  /// Before tokens [first, first + count) of a run are turned. Those of short runs that follow are
  /// asked for with them.
  void fetch(const TokenRun &run, int64_t first, int64_t count) noexcept;

  /// visit(address) for each line of a position's rows. A pad's position may be none of the table's
  /// and has none.
  template <class Visit> void forEachLine(int64_t position, Visit visit) const {
    if (position < plan.table.begin || position >= plan.table.end)
      return;
    for (int i = 0; i < count; ++i)
      columns[i].forEachLine(coarse == 0 ? position - plan.table.begin : rowOfFactor(i, position),
                             visit);
  }

private:
  class Requests;
  static constexpr uintptr_t lineBytes = 64;

  /// Adjacent bytes of every row: its cosines, its sines, or both.
  struct Columns {
    uintptr_t base = 0;
    int64_t bytes = 0, rowStride = 0;

    template <class Visit> void forEachLine(int64_t row, Visit visit) const {
      const uintptr_t first = base + row * rowStride, last = first + bytes;
      uintptr_t line = first & ~(lineBytes - 1);
      for (; line + 3 * lineBytes < last; line += 4 * lineBytes)
        for (uintptr_t i = 0; i < 4; ++i)
          visit(line + i * lineBytes);
      for (; line < last; line += lineBytes)
        visit(line);
    }
  };

  void addRows(const void *cos, const void *sin, int64_t entryBytes, int64_t pairStride,
               int64_t rowStride);
  int64_t rowOfFactor(int column, int64_t position) const;

  const ropewalk_plan &plan;
  const CallPositions &positions;
  int64_t coordinates;
  int64_t end, done = 0; ///< Rows of the flattened call; those before `done` have been asked for.
  Columns columns[4];
  int count = 0, coarse = 0; ///< Columns; coarse ones, of a factored table, come first.
};

} // namespace ropewalk

#endif
