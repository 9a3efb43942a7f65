//===- rows_ahead.cpp - Table rows that lie here and there ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rows_ahead.h"

namespace ropewalk {

RowsAhead::RowsAhead(const ropewalk_plan &plan, const CallPositions &positions, int64_t coordinates,
                     int64_t end)
    : plan(plan), positions(positions), coordinates(coordinates), end(end) {
  const TableView &table = plan.table;
  const Staging *staging = plan.staging.get();
  addRows(table.cos, table.sin,
          tableEntryBytes(staging ? staging->request.source : TableSource::F32), table.pairStride,
          table.rowStride);
  if (!staging || !staging->factored)
    return;
  coarse = count;
  addRows(staging->args.fineCos, staging->args.fineSin, sizeof(double), sizeof(double),
          staging->args.fineRowStride);
}

void RowsAhead::addRows(const void *cos, const void *sin, int64_t entryBytes, int64_t pairStride,
                        int64_t rowStride) {
  // Pairs with lines between them, as where all rows lie between a row's pairs.
  if (std::max(pairStride, -pairStride) > static_cast<int64_t>(lineBytes))
    return;
  const int64_t span = (plan.rotation.rotary_dim / 2 - 1) * pairStride;
  const auto columnsFrom = [&](const void *first) {
    return Columns{reinterpret_cast<uintptr_t>(first) + std::min<int64_t>(0, span),
                   std::max(span, -span) + entryBytes, rowStride};
  };
  Columns low = columnsFrom(cos), high = columnsFrom(sin);
  if (high.base < low.base)
    std::swap(low, high);
  const auto gap = static_cast<int64_t>(high.base - low.base) - low.bytes;
  if (gap < static_cast<int64_t>(lineBytes)) { // within each other, or no line apart
    low.bytes = std::max(low.bytes, low.bytes + gap + high.bytes);
    columns[count++] = low;
    return;
  }
  columns[count++] = low;
  columns[count++] = high;
}

/// Top factors are few, and left out.
int64_t RowsAhead::rowOfFactor(int column, int64_t position) const {
  if (column >= coarse)
    return position & (fineRows - 1);
  const int64_t row = position >> fineBits;
  return plan.builtTable->needsTop(position) ? row & (middleRows - 1)
                                             : row + plan.staging->args.coarseOffset;
}

/// Into the second-level cache: the first has fewer requests under way, and a core that has spent
/// them waits as if it had loaded.
static void prefetch(uintptr_t line) {
  // GCC takes what only prefetches for something without effect, and drops it.
  asm volatile("");
  __builtin_prefetch(reinterpret_cast<const void *>(line), /*rw=*/0, /*locality=*/2);
}

/// Positions whose rows are asked for as soon as they are enough, and at the end.
class RowsAhead::Requests {
public:
  explicit Requests(const RowsAhead &rows) : rows(rows) {}
  ~Requests() { fetch(); }

  void add(int64_t position) {
    waiting[count++] = position;
    if (count == rowsAtOnce)
      fetch();
  }

private:
  [[gnu::noinline]] void fetch() {
    for (int64_t i = 0; i < count; ++i)
      rows.forEachLine(waiting[i], prefetch);
    count = 0;
  }

  const RowsAhead &rows;
  int64_t waiting[rowsAtOnce];
  int64_t count = 0;
};

void RowsAhead::fetch(const TokenRun &run, int64_t first, int64_t tokens) noexcept {
  if (positions.isRagged()) {
    if (!run.gathered) // long sequences have rows that lie together
      return;
    Requests requests(*this);
    for (int64_t t = first; t < first + tokens; ++t)
      requests.add(positions.at(run, 0, t));
    return;
  }
  const int64_t row = positions.rowOf(run, first);
  if (row + tokens <= done)
    return;
  const int64_t stop = std::min(end, row + std::max(tokens, rowsAtOnce));
  Requests requests(*this);
  positions.forEachOfRows(coordinates, std::max(done, row), stop,
                          [&](int64_t position) { requests.add(position); });
  done = stop;
}

} // namespace ropewalk
