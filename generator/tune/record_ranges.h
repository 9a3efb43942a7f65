//===- record_ranges.h - Calls that a record may be for ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_RECORD_RANGES_H
#define ROPEWALK_TUNE_RECORD_RANGES_H

#include "record_fate.h"

#include "llvm/ADT/ArrayRef.h"

#include <set>
#include <vector>

namespace ropewalk {

/// Calls that a choice may be for, and the measured ones among them.
struct CallRange {
  ScheduleChoice choice; ///< Its schedule is left open.
  std::vector<size_t> cells;
};

/// What shapes that were measured say of others. Each size stands for those up to the next one, as
/// each number of heads does. Beyond the least and the largest, records below that were measured
/// hold; otherwise these stand for all as small or large as they are, in the middle for those up to
/// twice the largest, and for all numbers of heads.
class MeasuredRanges {
public:
  /// `preferred`: what plans take without new records. Both lists must outlive this.
  MeasuredRanges(llvm::ArrayRef<MeasuredCell> cells, llvm::ArrayRef<ScheduleChoice> preferred,
                 bool measuredBelow);

  /// Of ranges with the same cells the one that ends nowhere, or first; but those that end, or
  /// begin, somewhere stand beside those that don't: a table makes something else of them.
  llvm::ArrayRef<CallRange> all() const { return ranges; }

  /// The choice for the sizes and heads of these shapes alone.
  ScheduleChoice narrowed(ScheduleChoice choice, llvm::ArrayRef<const CellResult *> shapes) const;

  /// Whether a choice by size would take calls from one for larger ones than were measured with its
  /// heads: the largest one says little of those beyond it.
  bool takesUnmeasured(const ScheduleChoice &choice) const;

private:
  int64_t largestWith(int64_t minHeads, int64_t maxHeads) const;
  std::set<int64_t> endsWith(int64_t minHeads, int64_t maxHeads) const;
  void listRanges();

  llvm::ArrayRef<MeasuredCell> cells;
  llvm::ArrayRef<ScheduleChoice> preferred;
  std::set<int64_t> heads, bytes; ///< That choices may begin at.
  std::set<int64_t> ends;         ///< That they may end at, in bytes; 0: nowhere.
  std::set<int64_t> headEnds;     ///< Likewise, in heads.
  std::vector<CallRange> ranges;
};

} // namespace ropewalk

#endif
