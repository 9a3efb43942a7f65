//===- record_ranges.cpp - Calls that a record may be for -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "record_ranges.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <tuple>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr int64_t smallBytes = INT64_C(16) << 10; ///< Such calls, and smaller ones, lie in any L1.
constexpr int64_t largeBytes = INT64_C(4) << 20;  ///< These, and larger ones, in no core's L2.

} // namespace

MeasuredRanges::MeasuredRanges(ArrayRef<MeasuredCell> cells, ArrayRef<ScheduleChoice> preferred,
                               bool measuredBelow)
    : cells(cells), preferred(preferred) {
  for (const MeasuredCell &cell : cells) {
    heads.insert(cell.result->cell.heads);
    bytes.insert(cell.result->cell.bytes());
  }
  const int64_t largest = *bytes.rbegin(), most = *heads.rbegin();
  ends = bytes;
  headEnds.insert(std::next(heads.begin()), heads.end());
  if (measuredBelow) {
    bytes.insert(largest + 1);
    ends.insert(largest + 1);
    headEnds.insert(most + 1);
  } else {
    ends.insert(2 * largest);
    if (largest >= largeBytes)
      ends.insert(0);
    if (*bytes.begin() <= smallBytes)
      bytes.insert(0);
    // From the least on is from nothing on; but plans look at choices with bytes before others.
    heads.erase(heads.begin());
    heads.insert(0);
    headEnds.insert(0);
  }
  listRanges();
}

void MeasuredRanges::listRanges() {
  std::set<std::tuple<std::vector<size_t>, bool, bool, bool>> listed;
  for (int64_t minBytes : bytes)
    for (int64_t minHeads : heads)
      for (int64_t maxHeads : headEnds)
        for (int64_t maxBytes : endsWith(minHeads, maxHeads)) {
          CallRange range = {{{}, minBytes, maxBytes, minHeads, maxHeads, "", ""}, {}};
          for (size_t i = 0; i < cells.size(); ++i)
            if (isFor(range.choice, cells[i].result->cell))
              range.cells.push_back(i);
          if (!range.cells.empty() && !takesUnmeasured(range.choice) &&
              listed.emplace(range.cells, minBytes > 0, maxBytes > 0, maxHeads > 0).second)
            ranges.push_back(std::move(range));
        }
}

ScheduleChoice MeasuredRanges::narrowed(ScheduleChoice choice,
                                        ArrayRef<const CellResult *> shapes) const {
  const auto rangeOf = [shapes](auto of) {
    std::set<int64_t> all;
    for (const CellResult *shape : shapes)
      all.insert(of(shape->cell));
    return std::pair(*all.begin(), *all.rbegin());
  };
  const auto [leastBytes, mostBytes] = rangeOf([](const bench::Case &c) { return c.bytes(); });
  const auto [leastHeads, mostHeads] = rangeOf([](const bench::Case &c) { return c.heads; });
  const auto headEnd = headEnds.upper_bound(mostHeads);
  choice.minBytes = leastBytes;
  choice.minHeads = *std::prev(heads.upper_bound(leastHeads));
  choice.maxHeads = headEnd == headEnds.end() ? 0 : *headEnd;
  const std::set<int64_t> its = endsWith(choice.minHeads, choice.maxHeads);
  choice.maxBytes = *its.upper_bound(mostBytes);
  return choice;
}

bool MeasuredRanges::takesUnmeasured(const ScheduleChoice &choice) const {
  const int64_t most = largestWith(choice.minHeads, choice.maxHeads);
  return choice.minBytes > 0 && any_of(preferred, [&](const ScheduleChoice &other) {
           return other.minBytes >= most &&
                  (!choice.maxBytes || other.minBytes + 1 < choice.maxBytes) &&
                  (!choice.maxHeads || other.minHeads < choice.maxHeads);
         });
}

/// The largest shape with so many heads, in bytes.
int64_t MeasuredRanges::largestWith(int64_t minHeads, int64_t maxHeads) const {
  int64_t most = 0;
  for (const MeasuredCell &cell : cells)
    if (isForHeads(cell.result->cell, minHeads, maxHeads))
      most = std::max(most, cell.result->cell.bytes());
  return most;
}

/// Where choices for so many heads may end: those measured with them stand for no larger calls.
std::set<int64_t> MeasuredRanges::endsWith(int64_t minHeads, int64_t maxHeads) const {
  const int64_t most = largestWith(minHeads, maxHeads);
  if (most == 0 || most >= largeBytes)
    return ends;
  const int64_t last = std::min(2 * most, *ends.upper_bound(most));
  std::set<int64_t> its(ends.upper_bound(0), ends.upper_bound(last));
  its.insert(last);
  return its;
}

} // namespace ropewalk
