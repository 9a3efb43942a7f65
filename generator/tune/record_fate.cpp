//===- record_fate.cpp - What becomes of earlier records ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "record_fate.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace ropewalk {

bool isForHeads(const bench::Case &cell, int64_t minHeads, int64_t maxHeads) {
  return cell.heads >= minHeads && (!maxHeads || cell.heads < maxHeads);
}

bool isFor(const ScheduleChoice &choice, const bench::Case &cell) {
  return cell.bytes() >= choice.minBytes && (!choice.maxBytes || cell.bytes() < choice.maxBytes) &&
         isForHeads(cell, choice.minHeads, choice.maxHeads);
}

Fate fateOf(const ScheduleRecord &record, ArrayRef<MeasuredCell> cells) {
  const KernelRequest request = requestOf(cells.front().result->cell);
  if (!record.tuned || record.choice.cpu != cells.front().header->cpuClass ||
      record.channels != request.channels || !record.matches(request))
    return Fate::Other;
  std::vector<StringRef> mine; // CPUs of the shapes that it is for
  for (const MeasuredCell &cell : cells)
    if (isFor(record.choice, cell.result->cell))
      mine.push_back(cell.header->cpu);
  if (mine.empty())
    return Fate::StaysBefore;
  SmallVector<StringRef> cpus;
  StringRef(record.tuned->cpu).split(cpus, cpuSeparator);
  const bool isMeasuredAgain = static_cast<int64_t>(mine.size()) >= record.tuned->cells &&
                               all_of(cpus, [&](StringRef cpu) { return is_contained(mine, cpu); });
  return isMeasuredAgain ? Fate::Replaced : Fate::StaysBehind;
}

} // namespace ropewalk
