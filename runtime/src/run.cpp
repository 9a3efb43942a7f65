//===- run.cpp - Running a plan -------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A checked call is cut into blocks that the kernels' 32-bit offsets reach.
//
//===----------------------------------------------------------------------===//

#include "call.h"
#include "error_boundary.h"
#include "rows_ahead.h"
#include "share_out.h"
#include "token_runs.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

namespace ropewalk {
namespace {

/// Where tokens of one tensor begin.
struct TokenPointers {
  uintptr_t src;
  uintptr_t dst;
};

TokenPointers pointersAt(const Call &call, size_t i, int64_t batch, int64_t token) {
  const TensorPlan &tensor = call.tensor(i);
  return {call.pointers[i].src + batch * tensor.srcStride[0] + token * tensor.srcStride[1],
          call.pointers[i].dst + batch * tensor.dstStride[0] + token * tensor.dstStride[1]};
}

/// `tokens` tokens from `first` on, one piece, all heads.
void runPiece(const Call &call, size_t i, size_t p, const RowSource &rows, const TokenRun &batch,
              int64_t first, int64_t tokens) noexcept {
  const TensorPlan &tensor = call.tensor(i);
  const Piece &piece = tensor.pieces[p];
  ropewalk_kernel_fn run = call.kernels[i][p]->run;
  ropewalk_kernel_args args = piece.args;
  TokenPointers at = pointersAt(call, i, batch.batch, first);
  args.tokens = tokens;
  if (piece.rotates())
    rows.point(piece, first, args);
  const int64_t block = tokens < manyTokens ? tensor.headBlock : tensor.headsOfManyTokens;
  for (int64_t head = 0; head < tensor.heads; head += block) {
    args.src = reinterpret_cast<const void *>(at.src + piece.offset + head * tensor.srcStride[2]);
    args.dst = reinterpret_cast<void *>(at.dst + piece.offset + head * tensor.dstStride[2]);
    args.heads = std::min(block, tensor.heads - head);
    run(&args);
  }
}

/// What pads keep: nothing is written, or the row as it was.
void runPads(const Call &call, const TokenRun &run) noexcept {
  if (call.plan.pad != ROPEWALK_PAD_COPY || call.plan.inPlace)
    return;
  for (size_t i = 0; i < call.tensorCount(); ++i) {
    const TensorPlan &tensor = call.tensor(i);
    int64_t heads = tensor.heads, bytes = tensor.accessBytes;
    if (tensor.srcStride[2] == bytes && tensor.dstStride[2] == bytes) // side by side
      bytes *= std::exchange(heads, 1);
    for (int64_t token = run.first; token < run.end; ++token) {
      TokenPointers at = pointersAt(call, i, run.batch, token);
      for (int64_t head = 0; head < heads; ++head)
        std::memcpy(reinterpret_cast<void *>(at.dst + head * tensor.dstStride[2]),
                    reinterpret_cast<const void *>(at.src + head * tensor.srcStride[2]), bytes);
    }
  }
}

/// One run of tokens, block by block.
inline void runTokens(const Call &call, const TokenRun &run, RowSource &rows, RowsAhead *ahead,
                      int64_t block) noexcept {
  for (int64_t token = run.first; token < run.end; token += block) {
    int64_t count = std::min(block, run.end - token);
    if (ahead)
      ahead->fetch(run, token, count);
    rows.prepare(run, token, count);
    for (size_t i = 0; i < call.tensorCount(); ++i)
      for (size_t p = 0; p < call.tensor(i).pieces.size(); ++p)
        runPiece(call, i, p, rows, run, token, count);
  }
}

/// Flattened rows [begin, end) of a prepared call.
void runBlocks(const Call &call, int64_t begin, int64_t end, RowScratch *scratch) noexcept {
  const ropewalk_plan &plan = call.plan;
  RowSource rows(plan, call.positions, call.finder, call.madeRows, scratch, call.readCoordinates());
  std::optional<RowsAhead> scattered;
  if (call.isScattered)
    scattered.emplace(plan, call.positions, call.ownCoordinates(), end);
  RowsAhead *ahead = scattered ? &*scattered : nullptr;
  const int64_t most = rows.blockTokens(call.blockTokens());
  const int64_t block = ahead ? std::min(most, rowsAtOnce) : most;
  // A decode step pays for every branch: one batch of one kind needs no cutting up.
  if (call.positions.isOneRun())
    return runTokens(call, call.positions.oneRun(begin, end), rows, ahead, block);
  const auto runOne = [&rows, ahead, &call, block](const TokenRun &run) {
    if (run.pad)
      runPads(call, run);
    else
      runTokens(call, run, rows, ahead, block);
  };
  forEachRun(call.positions, plan.staging ? INT32_MAX : plan.table.maxRowSpan, begin, end, runOne);
}

void runStaged(const Call &call, int64_t begin, int64_t end) noexcept {
  RowScratch scratch(call.plan, call.positions);
  runBlocks(call, begin, end, &scratch);
}

void runRows(const Call &call, int64_t begin, int64_t end) noexcept {
  if (call.plan.writtenBytes == 0) // No pieces; the rows may be too many to count through.
    return;
  if (call.plan.staging && !call.madeRows)
    runStaged(call, begin, end);
  else
    runBlocks(call, begin, end, nullptr);
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_run(const ropewalk_plan *plan, const ropewalk_tensors *tensors) {
  if (!plan || !tensors)
    return ROPEWALK_INVALID_ARGUMENT;
  Call call(*plan, *tensors, tensors->rows);
  if (ropewalk_status status = checkCounts(call, 0, 0))
    return status;
  if (ropewalk_status status = prepareCall(call, 0, call.rows); status || call.rows == 0)
    return status;
  shareOut(*plan, call.rows, plan->writtenBytes,
           [&call](int64_t begin, int64_t end) { runRows(call, begin, end); });
  return ROPEWALK_OK;
}

ropewalk_status ropewalk_run_range(const ropewalk_plan *plan, const ropewalk_tensors *tensors,
                                   int64_t begin, int64_t end) {
  if (!plan || !tensors)
    return ROPEWALK_INVALID_ARGUMENT;
  Call call(*plan, *tensors, tensors->rows);
  if (ropewalk_status status = checkCounts(call, begin, end))
    return status;
  if (ropewalk_status status = prepareCall(call, begin, end); status || begin == end)
    return status;
  runRows(call, begin, end);
  return ROPEWALK_OK;
}

ropewalk_status ropewalk_validate(const ropewalk_plan *plan, const ropewalk_tensors *tensors,
                                  ropewalk_error *error) {
  if (!plan || !tensors)
    return refuseNull(plan, error);
  if (error)
    *error = {};
  Call call(*plan, *tensors, tensors->rows, error);
  if (ropewalk_status status = checkCounts(call, 0, 0))
    return status;
  return prepareCall(call, 0, call.rows);
}
