//===- row_maker.cpp - Rows of cos and sin from any table -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "row_maker.h"

#include <cstring>

namespace ropewalk {

void RowMaker::make(const TokenRun &run, int64_t first, int64_t count, char *rows) {
  begin(run, first);
  dst = rows;
  if (!plan.staging)
    return copyRows(count);
  if (plan.staging->factored)
    return makeFromFactors(count);
  // A table of 2^31 elements or more, and one coordinate: more have been refused tables so long.
  if (plan.table.end - plan.table.begin - 1 > plan.table.maxRowSpan)
    return makeTokenByToken(count);
  findRows(count, plan.coordinates);
  ropewalk_kernel_args args = plan.staging->args;
  runKernel(args, 0, count);
}

/// Rows of the table, or positions where it is factored.
void RowMaker::findRows(int64_t count, int64_t coordinates) {
  foundBy = coordinates;
  const int64_t origin = plan.staging->factored ? 0 : plan.table.begin;
  for (int64_t axis = 0; axis < coordinates; ++axis)
    positions.writeRows(*current, axis, blockFirst, count, origin, &row(axis, 0));
}

void RowMaker::point(int64_t t, const Piece &piece, ropewalk_kernel_args &args) const {
  const ropewalk_kernel_args &table = plan.staging->args;
  const int64_t firstPair = piece.firstPair, offset = firstPair * table.tablePairStride;
  const int32_t axis = foundBy == 1 ? 0 : std::max(0, piece.onlyAxis);
  args.positions = tableRows + axis * maxStagedTokens + t;
  args.positionStride = table.positionStride;
  args.positionAxisStride = table.positionAxisStride;
  args.pairAxis = table.pairAxis + firstPair;
  args.cos = shift(table.cos, offset);
  args.sin = shift(table.sin, offset);
  args.tableRowStride = table.tableRowStride;
  args.tablePairStride = table.tablePairStride;
  args.coarseOffset = table.coarseOffset;
  if (!plan.staging->factored)
    return;
  args.fineCos = table.fineCos + firstPair;
  args.fineSin = table.fineSin + firstPair;
  args.fineRowStride = table.fineRowStride;
}

/// Of a table that kernels could read as it is.
void RowMaker::copyRows(int64_t count) {
  const TableView &table = plan.table;
  const RowForm form = plan.rowForm;
  const int64_t bytes = plan.rotation.rotary_dim / 2 * static_cast<int64_t>(sizeof(float));
  positions.forEach(*current, 0, blockFirst, count, [&](int64_t t, int64_t position) {
    const int64_t offset = (position - table.begin) * table.rowStride;
    std::memcpy(dst + t * form.stride, shift(table.cos, offset), bytes);
    std::memcpy(dst + t * form.stride + form.sinOffset, shift(table.sin, offset), bytes);
  });
}

void RowMaker::makeTokenByToken(int64_t count) {
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

void RowMaker::makeFromFactors(int64_t count) {
  findRows(count, plan.coordinates);
  ropewalk_kernel_args args = plan.staging->args;
  if (plan.builtTable->top.count == 0)
    return runKernel(args, 0, count);
  for (int64_t t = 0, end; t < count; t = end) {
    args = plan.staging->args;
    end = t + 1;
    if (needsTop(t)) {
      while (end < count && sharesCoarseRow(t, end))
        ++end;
      combineTop(t);
      args.cos = coarseRow;
      args.sin = coarseRow + maxStagedDim / 2;
      args.tableRowStride = 0;
    } else {
      while (end < count && !needsTop(end))
        ++end;
    }
    runKernel(args, t, end - t);
  }
}

bool RowMaker::needsTop(int64_t t) const {
  for (int64_t axis = 0; axis < plan.coordinates; ++axis)
    if (plan.builtTable->needsTop(row(axis, t)))
      return true;
  return false;
}

bool RowMaker::sharesCoarseRow(int64_t t, int64_t u) const {
  for (int64_t axis = 0; axis < plan.coordinates; ++axis)
    if (row(axis, t) >> fineBits != row(axis, u) >> fineBits)
      return false;
  return true;
}

/// Makes the coarse row of token t, of each pair's own coordinate.
void RowMaker::combineTop(int64_t t) {
  const std::vector<int32_t> &axes = plan.pairAxis;
  int64_t pairs = plan.rotation.rotary_dim / 2;
  for (int64_t i = 0, end; i < pairs; i = end) {
    end = i + 1;
    while (end < pairs && axes[end] == axes[i])
      ++end;
    Table::combineTop(*plan.builtTable.get(), row(axes[i], t), i, end - i, coarseRow + i,
                      coarseRow + maxStagedDim / 2 + i);
  }
}

void RowMaker::runKernel(ropewalk_kernel_args &args, int64_t first, int64_t count) {
  args.positions = tableRows + first;
  args.tokens = count;
  args.dst = dst + first * args.dstTokenStride;
  kernel(&args);
}

} // namespace ropewalk
