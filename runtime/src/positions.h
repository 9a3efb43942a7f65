//===- positions.h - Positions of a call ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns a call's positions, counted or listed, into table rows that 32-bit kernel
// offsets reach, after checking that there is a row for each.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_POSITIONS_H
#define ROPEWALK_SRC_POSITIONS_H

#include "plan.h"

namespace ropewalk {

/// Calls visit(batch, firstToken, endToken) for each batch that [begin, end) of the
/// flattened rows touches.
template <class Visit>
void forEachSegment(int64_t tokens, int64_t begin, int64_t end, Visit visit) {
  int64_t batch = begin == 0 ? 0 : begin / tokens;
  for (int64_t first = begin - batch * tokens, left = end - begin; left > 0; ++batch, first = 0) {
    int64_t count = left < tokens - first ? left : tokens - first;
    visit(batch, first, first + count);
    left -= count;
  }
}

/// How the kernels of one call find their table rows.
struct RowFinder {
  int64_t tableOffset = 0; ///< Bytes from the table's first row to the row that a kernel calls 0.
  int32_t rowOffset = 0;
  /// Rows too far apart, or positions whose low words wrap around: one call per token.
  bool tokenByToken = false;
};

/// Checks every position that rows [begin, end) read against the table, and prepares
/// finding their rows. The call's pointers and counts have been checked.
ropewalk_status findRows(const TableView &table, const ropewalk_tensors &tensors, int64_t begin,
                         int64_t end, RowFinder &finder) noexcept;

/// Points `args` at the rows of tokens [first, first + args.tokens) of a batch. With
/// tokenByToken args.tokens must be 1.
void setRows(const TableView &table, const ropewalk_tensors &tensors, const RowFinder &finder,
             int64_t batch, int64_t first, ropewalk_kernel_args &args) noexcept;

} // namespace ropewalk

#endif
