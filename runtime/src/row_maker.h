//===- row_maker.h - Rows of cos and sin from any table ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows that every rotating kernel can read, made of whatever the plan has: f64 factors,
// 16-bit caches, pairs apart, several coordinates, or plain rows, which are copied.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_ROW_MAKER_H
#define ROPEWALK_SRC_ROW_MAKER_H

#include "positions.h"

namespace ropewalk {

inline const void *shift(const void *base, int64_t bytes) {
  return reinterpret_cast<const void *>(reinterpret_cast<uintptr_t>(base) + bytes);
}

/// Makes rows for one thread of one call. Its own memory is not initialised.
class RowMaker {
public:
  RowMaker(const ropewalk_plan &plan, const CallPositions &positions)
      : plan(plan), positions(positions),
        kernel(plan.staging ? plan.staging->choice.candidates.front().run : nullptr) {}

  /// Rows of tokens [first, first + count), at most maxStagedTokens, in the plan's RowForm.
  void make(const TokenRun &run, int64_t first, int64_t count, char *rows);

  /// Of a plan that reads its table: where kernels find the rows of as many tokens, by all of the
  /// plan's coordinates or, where they are equal, by 1.
  void find(const TokenRun &run, int64_t first, int64_t count, int64_t coordinates) {
    begin(run, first);
    findRows(count, coordinates);
  }
  /// Sets that for tokens from number t on, for a piece's pairs.
  void point(int64_t t, const Piece &piece, ropewalk_kernel_args &args) const;

private:
  void begin(const TokenRun &run, int64_t first) {
    current = &run;
    blockFirst = first;
  }
  void findRows(int64_t count, int64_t coordinates);
  void copyRows(int64_t count);
  void makeTokenByToken(int64_t count);
  void makeFromFactors(int64_t count);
  bool needsTop(int64_t t) const;
  bool sharesCoarseRow(int64_t t, int64_t u) const;
  void combineTop(int64_t t);
  void runKernel(ropewalk_kernel_args &args, int64_t first, int64_t count);
  int32_t &row(int64_t axis, int64_t t) { return tableRows[axis * maxStagedTokens + t]; }
  int32_t row(int64_t axis, int64_t t) const { return tableRows[axis * maxStagedTokens + t]; }

  const ropewalk_plan &plan;
  const CallPositions &positions;
  ropewalk_kernel_fn kernel;
  const TokenRun *current = nullptr;
  int64_t blockFirst = 0;
  int64_t foundBy = 0; ///< Coordinates that have table rows.
  char *dst = nullptr;
  alignas(64) double coarseRow[maxStagedDim]; ///< cos in the first half, sin in the second.
  int32_t tableRows[ROPEWALK_MAX_AXES * maxStagedTokens];
};

} // namespace ropewalk

#endif
