//===- check_call.h - Tokens of the self-check ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_CHECK_CALL_H
#define ROPEWALK_SRC_CHECK_CALL_H

#include "call.h"

#include <algorithm>
#include <vector>

namespace ropewalk {

/// Where the tokens of one call are, and by how much their pairs should turn.
class CheckCall {
public:
  explicit CheckCall(const ropewalk_plan &plan) : plan(plan) {}

  /// The first position of the table, the last and some between, of which other values of
  /// `first` give others; for NONE the table's first `tokens`.
  void setSpread(int64_t tokens, ropewalk_index index, int64_t first = 0);
  /// Up to `tokens` rows of the table from `first` on.
  void setRows(int64_t first, int64_t tokens);
  /// `tokens` of the table's landmarks, [0, landmarks), from number `first` on: around every power
  /// of two, of both signs, and others where the table doesn't reach those.
  static constexpr int64_t landmarks = 6 * 32;
  void setLandmarks(int64_t first, int64_t tokens);
  /// The same tokens, with their rows made before the call.
  void makeRows();

  int64_t tokens() const { return request.tokens; }
  /// [axes, tokens]
  const std::vector<int64_t> &coordinates() const { return positions; }
  /// Of the coordinate that turns a pair.
  int64_t position(int64_t token, int64_t pair) const {
    int64_t axis = plan.coordinates > 1 ? plan.pairAxis[pair] : 0;
    return positions[axis * request.tokens + token];
  }
  /// cos and sin, forward: over the reals, as the hf mode defines them, or the caller's own.
  const CosSin &turn(int64_t token, int64_t pair) const {
    return turns[token * (plan.rotation.rotary_dim / 2) + pair];
  }

  /// Whether rows have been made.
  bool hasRows() const { return !madeRows.empty(); }

  /// From the next list on each token's coordinates are its first one, or are again their own.
  void setEqualCoordinates(bool equal) { equalCoordinates = equal; }
  bool hasEqualCoordinates() const { return equalCoordinates; }
  /// Whether each token's coordinates are equal.
  bool coordinatesAgree() const;

  /// Visits blocks of tokens as run() would make them: visit(rows, first, count), for kernels that
  /// read the table by so many coordinates, if not 0. Without `rotates`, one block.
  template <class Visit>
  void forEachBlock(bool rotates, int64_t readCoordinates, Visit visit) const {
    Call call(plan, request, madeRows.empty() ? nullptr : madeRows.data());
    if (rotates && !call.madeRows)
      findPositions(call, 0, request.tokens);
    RowScratch scratch(plan, call.positions);
    RowSource rows(plan, call.positions, call.finder, call.madeRows,
                   plan.staging ? &scratch : nullptr, readCoordinates);
    TokenRun run{0, 0, request.tokens, request.position_offset, false};
    int64_t step = rotates ? rows.blockTokens(call.blockTokens()) : request.tokens;
    for (int64_t first = 0; first < request.tokens; first += step) {
      int64_t count = std::min(step, request.tokens - first);
      if (rotates)
        rows.prepare(run, first, count);
      visit(rows, first, count);
    }
  }

private:
  template <class Position> void list(int64_t tokens, ropewalk_index index, Position positionOf);
  void computeTurns();
  CosSin turnAt(int64_t position, int64_t pair) const;
  double cacheEntry(const void *base, int64_t position, int64_t pair) const;
  bool listsOnlyPads() const;
  int64_t notPad(int64_t position) const;

  const ropewalk_plan &plan;
  ropewalk_tensors request = {};
  bool equalCoordinates = false;
  std::vector<int64_t> positions; ///< [axes, tokens]
  std::vector<int32_t> narrow;    ///< The same for an i32 list.
  std::vector<CosSin> turns;      ///< [tokens, pairs]
  std::vector<char> madeRows;     ///< Empty: the call finds them itself.
};

} // namespace ropewalk

#endif
