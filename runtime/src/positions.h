//===- positions.h - Positions of a call ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call's positions are counted (from starts of batches or of ragged sequences) or
// listed, with one or more coordinates per token. Here they are cut into runs of
// tokens that are treated alike.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_POSITIONS_H
#define ROPEWALK_SRC_POSITIONS_H

#include "enum_value.h"
#include "plan.h"

#include <algorithm>

namespace ropewalk {

/// Adjacent tokens [first, end) of one batch.
struct TokenRun {
  int64_t batch;
  int64_t first;
  int64_t end;
  int64_t origin; ///< Counted positions: token t is at origin + t.
  bool pad;       ///< Not turned: their position is the pad position.
  /// Of several short sequences: token t is at origin + gathered[t - first]. Else null.
  const int32_t *gathered = nullptr;
};

/// Entry i of a list of i32 or i64 numbers.
inline int64_t entryAt(const void *list, ropewalk_index type, int64_t i) {
  return type == ROPEWALK_INDEX_I32 ? static_cast<const int32_t *>(list)[i]
                                    : static_cast<const int64_t *>(list)[i];
}

/// The positions of one call's tokens. Pointers and counts have been checked.
class CallPositions {
public:
  /// `findRows`: tokens' rows are found by them. Else they only say which tokens are pads.
  CallPositions(const ropewalk_plan &plan, const ropewalk_tensors &tensors, bool findRows)
      : tensors(tensors), cuSeqlens(findRows ? tensors.cu_seqlens : nullptr),
        starts(findRows ? tensors.starts : nullptr), coordinates(plan.coordinates),
        padPosition(plan.padPosition), hasPads(plan.pad != ROPEWALK_PAD_NONE),
        mayPad(hasPads && isListed()), findRows(findRows) {}

  /// Also asked before the call is checked, when index may be no value of the enum.
  bool isListed() const { return enumValue(tensors.index) != ROPEWALK_INDEX_NONE; }

  /// Whether anybody reads the list.
  bool isListRead() const { return isListed() && (findRows || mayPad); }

  /// Whether there is a list that nobody reads, since `index` says that there is none.
  bool isListUntyped() const { return (findRows || hasPads) && !isListed() && tensors.positions; }

  /// Whether there are lists of sequences or starts that matter.
  bool hasSequences() const { return cuSeqlens || starts; }

  /// A token's number among all of the call, batch-major.
  int64_t rowOf(const TokenRun &run, int64_t token) const {
    return run.batch * tensors.tokens + token;
  }

  /// Coordinate `axis` of a token.
  int64_t at(const TokenRun &run, int64_t axis, int64_t token) const {
    if (isListed())
      return stored(axis, run.batch, token) + tensors.position_offset;
    return run.origin + (run.gathered ? run.gathered[token - run.first] : token);
  }

  /// visit(t, coordinate) for tokens first + t, t < count: `at` without its questions.
  template <class Visit>
  void forEach(const TokenRun &run, int64_t axis, int64_t first, int64_t count, Visit visit) const {
    if (!isListed()) {
      for (int64_t t = 0; t < count; ++t)
        visit(t, at(run, axis, first + t));
      return;
    }
    const void *list = static_cast<const char *>(address(run.batch, first)) +
                       axis * tensors.position_axis_stride * elementBytes();
    const auto visitAll = [&](const auto *stored) {
      for (int64_t t = 0; t < count; ++t)
        visit(t, stored[t] + tensors.position_offset);
    };
    if (tensors.index == ROPEWALK_INDEX_I32)
      visitAll(static_cast<const int32_t *>(list));
    else
      visitAll(static_cast<const int64_t *>(list));
  }

  /// rows[t] = coordinate - origin for the same tokens, which fits: without branches or 64 bits, so
  /// that a compiler makes vectors of it.
  void writeRows(const TokenRun &run, int64_t axis, int64_t first, int64_t count, int64_t origin,
                 int32_t *rows) const {
    const auto write = [&](int64_t offset, const auto &numberAt) {
      const auto shift = static_cast<uint32_t>(offset - origin);
      for (int64_t t = 0; t < count; ++t)
        rows[t] = static_cast<int32_t>(static_cast<uint32_t>(numberAt(t)) + shift);
    };
    if (!isListed()) {
      if (const int32_t *gathered = run.gathered)
        return write(run.origin, [=](int64_t t) { return gathered[first - run.first + t]; });
      return write(run.origin + first, [](int64_t t) { return t; });
    }
    const void *list = static_cast<const char *>(address(run.batch, first)) +
                       axis * tensors.position_axis_stride * elementBytes();
    if (tensors.index == ROPEWALK_INDEX_I32)
      return write(tensors.position_offset,
                   [p = static_cast<const int32_t *>(list)](int64_t t) { return p[t]; });
    write(tensors.position_offset,
          [p = static_cast<const int64_t *>(list)](int64_t t) { return p[t]; });
  }

  /// Of one listed position, and where the first coordinate of a token is.
  int64_t elementBytes() const { return tensors.index == ROPEWALK_INDEX_I32 ? 4 : 8; }
  const void *address(int64_t batch, int64_t token) const {
    int64_t index = batch * tensors.position_batch_stride + token;
    return static_cast<const char *>(tensors.positions) + index * elementBytes();
  }

  /// As the caller wrote it.
  int64_t stored(int64_t axis, int64_t batch, int64_t token) const {
    return entryAt(tensors.positions, tensors.index,
                   axis * tensors.position_axis_stride + batch * tensors.position_batch_stride +
                       token);
  }

  /// Visits rows [begin, end) of the flattened call as runs: split at batches, sequences, and
  /// between pads and others.
  template <class Visit> void forEachRun(int64_t begin, int64_t end, Visit visit) const {
    if (cuSeqlens)
      return forEachSequence(begin, end, visit);
    int64_t batch = begin == 0 ? 0 : begin / tensors.tokens;
    for (int64_t first = begin - batch * tensors.tokens, left = end - begin; left > 0;
         ++batch, first = 0) {
      int64_t count = std::min(left, tensors.tokens - first);
      TokenRun run{batch, first, first + count, tensors.position_offset + startOf(batch), false};
      if (mayPad)
        splitAtPads(run, visit);
      else
        visit(run);
      left -= count;
    }
  }

  /// visit(coordinate) for the first `axes` of what is turned of these rows, run by run, of each
  /// one axis after the other.
  template <class Visit>
  void forEachOfRows(int64_t axes, int64_t begin, int64_t end, Visit visit) const {
    forEachRun(begin, end, [&](const TokenRun &run) {
      for (int64_t axis = 0; !run.pad && axis < axes; ++axis)
        forEach(run, axis, run.first, run.end - run.first,
                [&](int64_t, int64_t position) { visit(position); });
    });
  }

  bool isRagged() const { return cuSeqlens != nullptr; }

  /// Whether the whole call is one batch without sequences or pads: one run.
  bool isOneRun() const { return tensors.batches == 1 && !cuSeqlens && !mayPad; }
  TokenRun oneRun(int64_t begin, int64_t end) const {
    return {0, begin, end, tensors.position_offset + startOf(0), false};
  }

  int64_t lengthUpTo(int64_t sequence) const {
    return entryAt(cuSeqlens, tensors.ragged_index, sequence);
  }
  int64_t startOf(int64_t sequence) const {
    return starts ? entryAt(starts, tensors.ragged_index, sequence) : 0;
  }
  /// Of batches none is, where there are tokens.
  bool isEmpty(int64_t sequence) const {
    return cuSeqlens && lengthUpTo(sequence + 1) == lengthUpTo(sequence);
  }

private:
  template <class Visit> void forEachSequence(int64_t begin, int64_t end, Visit &visit) const {
    // The last sequence that starts at or before `begin`.
    int64_t low = 0, high = tensors.sequences;
    while (high - low > 1) {
      int64_t middle = low + (high - low) / 2;
      (lengthUpTo(middle) <= begin ? low : high) = middle;
    }
    for (int64_t s = low, row = begin; row < end; ++s) {
      int64_t last = std::min(end, lengthUpTo(s + 1));
      if (last <= row)
        continue;
      visit(TokenRun{0, row, last, tensors.position_offset + startOf(s) - lengthUpTo(s), false});
      row = last;
    }
  }

  template <class Visit> void splitAtPads(TokenRun run, Visit &visit) const {
    for (int64_t end = run.end, next = run.first; next < end;) {
      run.first = next;
      run.pad = isPad(run.batch, next);
      while (++next < end && isPad(run.batch, next) == run.pad)
        ;
      run.end = next;
      visit(run);
    }
  }

  bool isPad(int64_t batch, int64_t token) const {
    for (int64_t axis = 0; axis < coordinates; ++axis)
      if (stored(axis, batch, token) != padPosition)
        return false;
    return true;
  }

  const ropewalk_tensors &tensors;
  const void *cuSeqlens, *starts; ///< Null where they find no rows: nobody has checked them.
  int64_t coordinates;
  int64_t padPosition;
  bool hasPads, mayPad, findRows;
};

} // namespace ropewalk

#endif
