//===- token_runs.h - A call's tokens, as few runs as may be ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel call costs as much as three tokens do, so short ragged sequences are not run
// one by one.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_TOKEN_RUNS_H
#define ROPEWALK_SRC_TOKEN_RUNS_H

#include "positions.h"

namespace ropewalk {

/// Tokens of adjacent short sequences, as one run.
class GatheredRun {
public:
  /// `maxSpan`: positions of one run lie within this of each other.
  explicit GatheredRun(int64_t maxSpan) : maxSpan(std::min<int64_t>(maxSpan, INT32_MAX)) {}

  static bool isShort(const TokenRun &run) { return run.end - run.first <= maxTokens / 4; }
  bool isEmpty() const { return count == 0; }

  /// Whether the short run, which follows what is held, could be added.
  bool add(const TokenRun &run) noexcept {
    const int64_t low = run.origin + run.first, high = run.origin + run.end - 1;
    if (isEmpty()) {
      first = run.first;
      lowest = highest = origin = low;
    }
    if (count + run.end - run.first > maxTokens ||
        std::max(highest, high) - std::min(lowest, low) > maxSpan)
      return false;
    lowest = std::min(lowest, low);
    highest = std::max(highest, high);
    for (int64_t position = low; position <= high; ++position)
      positions[count++] = static_cast<int32_t>(position - origin);
    return true;
  }

  /// What is held, which is forgotten; valid until the next call of add.
  TokenRun take() noexcept {
    for (int64_t t = 0; t < count; ++t)
      positions[t] += static_cast<int32_t>(origin - lowest); // rows count from the lowest
    TokenRun run{0, first, first + count, lowest, false, positions};
    count = 0;
    return run;
  }

private:
  static constexpr int64_t maxTokens = 64;
  int64_t maxSpan, first = 0, count = 0, origin = 0, lowest = 0, highest = 0;
  int32_t positions[maxTokens];
};

/// Visits rows [begin, end) of the flattened call: long sequences one by one, short ones together
/// whose positions lie within `maxSpan` of each other.
template <class Visit>
void forEachRun(const CallPositions &positions, int64_t maxSpan, int64_t begin, int64_t end,
                Visit visit) noexcept {
  if (!positions.isRagged())
    return positions.forEachRun(begin, end, visit);
  GatheredRun gathered(maxSpan);
  const auto flush = [&] {
    if (!gathered.isEmpty())
      visit(gathered.take());
  };
  positions.forEachRun(begin, end, [&](const TokenRun &sequence) {
    if (GatheredRun::isShort(sequence) && gathered.add(sequence))
      return;
    flush();
    if (!GatheredRun::isShort(sequence) || !gathered.add(sequence))
      visit(sequence);
  });
  flush();
}

} // namespace ropewalk

#endif
