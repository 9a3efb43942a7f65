//===- row_source.h - cos and sin of a block of tokens ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rotating kernels read f32 rows. A call may bring them, made before. Else, where the table
// has them, they are read there, by position; where not, and there are no kernels that read
// what it has, rows of a few tokens are made in a scratch in the first-level cache, once for
// all tensors, heads and pieces.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_ROW_SOURCE_H
#define ROPEWALK_SRC_ROW_SOURCE_H

#include "row_maker.h"

namespace ropewalk {

/// How the kernels of one call find rows in the table itself.
struct RowFinder {
  int64_t tableOffset = 0; ///< Bytes from the table's first row to the row that a kernel calls 0.
  int32_t rowOffset = 0;
  /// Rows too far apart, or positions whose low words wrap around: one call per token.
  bool tokenByToken = false;
};

/// The positions that a call lists, before position_offset is added.
struct Extremes {
  int64_t low = INT64_MAX;
  int64_t high = INT64_MIN;
};

/// For a plan that reads its table directly and positions that are listed and lie in it.
RowFinder findRows(const TableView &table, int64_t positionOffset, const Extremes &stored);

/// The one position that counted ones are counted from.
inline constexpr int32_t zeroPosition = 0;

/// Where rows are staged. Not initialised.
struct RowScratch {
  RowScratch(const ropewalk_plan &plan, const CallPositions &positions) : maker(plan, positions) {}

  alignas(64) char rows[stagedRowBytes];
  RowMaker maker;
};

/// Serves one thread of one call.
class RowSource {
public:
  /// Rows are read from `made`, if the call brings them; else staged in `scratch`, or only found
  /// with its help, by so many coordinates, where kernels read the table (`readCoordinates` is not
  /// 0); else, with both null, found in the table.
  RowSource(const ropewalk_plan &plan, const CallPositions &positions, const RowFinder &finder,
            const char *made, RowScratch *scratch, int64_t readCoordinates)
      : plan(plan), positions(positions), finder(finder), made(made), scratch(scratch),
        readCoordinates(readCoordinates),
        block(scratch && !readCoordinates ? scratch->rows : nullptr) {}

  /// Tokens between two calls of prepare, of at most `most`.
  int64_t blockTokens(int64_t most) const {
    return !made && !scratch && finder.tokenByToken ? 1 : most;
  }

  /// Must come before point for tokens [first, first + count) of the run.
  void prepare(const TokenRun &run, int64_t first, int64_t count) {
    current = &run;
    blockFirst = first;
    if (made)
      block = made + positions.rowOf(run, first) * plan.rowForm.stride;
    else if (readCoordinates)
      scratch->maker.find(run, first, count, readCoordinates);
    else if (scratch)
      scratch->maker.make(run, first, count, scratch->rows);
  }

  /// Sets a rotating piece's rows for tokens from `first` on, all within the block.
  void point(const Piece &piece, int64_t first, ropewalk_kernel_args &args) const;

private:
  const ropewalk_plan &plan;
  const CallPositions &positions;
  const RowFinder &finder;
  const char *made;
  RowScratch *scratch;
  int64_t readCoordinates;
  const char *block; ///< Made rows from blockFirst on; null: there are none.
  const TokenRun *current = nullptr;
  int64_t blockFirst = 0;
};

inline void RowSource::point(const Piece &piece, int64_t first, ropewalk_kernel_args &args) const {
  const TableView &table = plan.table;
  args.positions = &zeroPosition;
  if (block) {
    const char *row = block + (first - blockFirst) * plan.rowForm.stride;
    args.cos = row + piece.firstPair * static_cast<int64_t>(sizeof(float));
    args.sin = shift(args.cos, plan.rowForm.sinOffset);
    args.tableRowStride = plan.rowForm.stride;
    args.rowStep = 1;
    return;
  }
  if (readCoordinates)
    return scratch->maker.point(first - blockFirst, piece, args);
  int64_t offset = finder.tableOffset;
  if (current->gathered) {
    offset = (current->origin - table.begin) * table.rowStride;
    args.positions = current->gathered + (first - current->first);
    args.positionStride = sizeof(int32_t);
  } else if (!positions.isListed() || finder.tokenByToken) {
    offset = (positions.at(*current, 0, first) - table.begin) * table.rowStride;
    args.rowStep = 1;
  } else {
    int64_t bytes = positions.elementBytes();
    // An i64 is read by its low word, which comes first in memory.
    args.positions = static_cast<const int32_t *>(positions.address(current->batch, first));
    args.positionStride = bytes;
    args.rowOffset = finder.rowOffset;
  }
  offset += piece.firstPair * table.pairStride;
  args.cos = shift(table.cos, offset);
  args.sin = shift(table.sin, offset);
}

} // namespace ropewalk

#endif
