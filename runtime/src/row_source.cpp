//===- row_source.cpp - cos and sin of a block of tokens ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels add in 32 bits, so rows of a table are counted from the lowest one of the
// call: with position p stored and lowest stored position m, the kernel adds -m and the
// table pointer moves to the row of m. Every sum then lies in [0, max - m].
//
//===----------------------------------------------------------------------===//

#include "row_source.h"

namespace ropewalk {
namespace {

int64_t lowWord(int64_t position) { return static_cast<int32_t>(position); }

} // namespace

RowFinder findRows(const TableView &table, int64_t positionOffset, const Extremes &stored) {
  int64_t low = stored.low + positionOffset, high = stored.high + positionOffset;
  RowFinder finder;
  finder.tableOffset = (low - table.begin) * table.rowStride;
  bool wraps =
      lowWord(stored.high) - lowWord(stored.low) != high - low || lowWord(stored.low) == INT32_MIN;
  finder.tokenByToken = wraps || high - low > table.maxRowSpan;
  finder.rowOffset = wraps ? 0 : static_cast<int32_t>(-lowWord(stored.low));
  return finder;
}

void RowSource::stage(int64_t count) {
  if (plan.staging->factored)
    return stageFromFactors(count);
  // A table of 2^31 elements or more, and one coordinate: more have been refused tables so long.
  if (plan.table.end - plan.table.begin - 1 > plan.table.maxRowSpan)
    return stageTokenByToken(count);
  for (int64_t axis = 0; axis < plan.coordinates; ++axis)
    positions.forEach(*current, axis, blockFirst, count, [&](int64_t t, int64_t position) {
      row(axis, t) = static_cast<int32_t>(position - plan.table.begin);
    });
  ropewalk_kernel_args args = plan.staging->args;
  runKernel(args, 0, count);
}

void RowSource::stageTokenByToken(int64_t count) {
  for (int64_t t = 0; t < count; ++t) {
    int64_t position = positions.at(*current, 0, blockFirst + t);
    int64_t offset = (position - plan.table.begin) * plan.table.rowStride;
    ropewalk_kernel_args args = plan.staging->args;
    args.cos = shift(plan.table.cos, offset);
    args.sin = shift(plan.table.sin, offset);
    row(0, t) = 0;
    runKernel(args, t, 1);
  }
}

void RowSource::stageFromFactors(int64_t count) {
  bool topless = true;
  for (int64_t axis = 0; axis < plan.coordinates; ++axis)
    positions.forEach(*current, axis, blockFirst, count, [&](int64_t t, int64_t position) {
      row(axis, t) = static_cast<int32_t>(position);
      topless &= !plan.builtTable->needsTop(position);
    });
  ropewalk_kernel_args args = plan.staging->args;
  if (topless)
    return runKernel(args, 0, count);
  for (int64_t t = 0, end; t < count; t = end) {
    args = plan.staging->args;
    end = t + 1;
    if (needsTop(t)) {
      while (end < count && sharesCoarseRow(t, end))
        ++end;
      combineTop(t);
      args.cos = scratch->coarseRow;
      args.sin = scratch->coarseRow + maxStagedDim / 2;
      args.tableRowStride = 0;
    } else {
      while (end < count && !needsTop(end))
        ++end;
    }
    runKernel(args, t, end - t);
  }
}

bool RowSource::needsTop(int64_t t) const {
  for (int64_t axis = 0; axis < plan.coordinates; ++axis)
    if (plan.builtTable->needsTop(row(axis, t)))
      return true;
  return false;
}

bool RowSource::sharesCoarseRow(int64_t t, int64_t u) const {
  for (int64_t axis = 0; axis < plan.coordinates; ++axis)
    if (row(axis, t) >> fineBits != row(axis, u) >> fineBits)
      return false;
  return true;
}

/// Makes the coarse row of token t, of each pair's own coordinate.
void RowSource::combineTop(int64_t t) {
  const std::vector<int32_t> &axes = plan.pairAxis;
  int64_t pairs = plan.rotation.rotary_dim / 2;
  for (int64_t i = 0, end; i < pairs; i = end) {
    end = i + 1;
    while (end < pairs && axes[end] == axes[i])
      ++end;
    Table::combineTop(*plan.builtTable.get(), row(axes[i], t), i, end - i, scratch->coarseRow + i,
                      scratch->coarseRow + maxStagedDim / 2 + i);
  }
}

void RowSource::runKernel(ropewalk_kernel_args &args, int64_t first, int64_t count) {
  args.positions = scratch->positions + first;
  args.tokens = count;
  args.dst = scratch->rows + first * args.dstTokenStride;
  kernel(&args);
}

} // namespace ropewalk
