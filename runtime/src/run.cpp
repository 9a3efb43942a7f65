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

#include <algorithm>
#include <cstring>

namespace ropewalk {
namespace {

// Measured with OpenMP on two cores and a kernel as fast as memcpy: level at 256 KiB,
// gaining from 512 KiB on. The unit keeps the tails of a split small.
constexpr int64_t parallelMinBytes = 512 * 1024;
constexpr int64_t parallelUnitBytes = 64 * 1024;

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

/// One token whose components change their order: none may be written before all of its head are
/// read, so heads of `bytes` go through a scratch.
void reorderInPlace(const TensorPlan &tensor, int64_t bytes, ropewalk_kernel_fn run, uintptr_t dst,
                    ropewalk_kernel_args &args) noexcept {
  alignas(64) char scratch[stagedRowBytes];
  int64_t block = std::min(tensor.headBlock, stagedRowBytes / bytes);
  args.src = scratch;
  args.srcHeadStride = bytes;
  for (int64_t head = 0; head < tensor.heads; head += block) {
    args.heads = std::min(block, tensor.heads - head);
    for (int64_t h = 0; h < args.heads; ++h)
      std::memcpy(scratch + h * bytes,
                  reinterpret_cast<const void *>(dst + (head + h) * tensor.dstStride[2]), bytes);
    args.dst = reinterpret_cast<void *>(dst + head * tensor.dstStride[2]);
    run(&args);
  }
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
  for (int64_t head = 0; head < tensor.heads; head += tensor.headBlock) {
    args.src = reinterpret_cast<const void *>(at.src + piece.offset + head * tensor.srcStride[2]);
    args.dst = reinterpret_cast<void *>(at.dst + piece.offset + head * tensor.dstStride[2]);
    args.heads = std::min(tensor.headBlock, tensor.heads - head);
    run(&args);
  }
}

/// The same where reorderInPlace must be used: token by token.
void runReordered(const Call &call, size_t i, size_t p, const RowSource &rows,
                  const TokenRun &batch, int64_t first, int64_t tokens) noexcept {
  const TensorPlan &tensor = call.tensor(i);
  const Piece &piece = tensor.pieces[p];
  for (int64_t token = first; token < first + tokens; ++token) {
    ropewalk_kernel_args args = piece.args;
    args.tokens = 1;
    rows.point(piece, token, args);
    reorderInPlace(tensor, args.channels * call.plan.elementBytes, call.kernels[i][p]->run,
                   pointersAt(call, i, batch.batch, token).dst + piece.offset, args);
  }
}

/// What pads keep: nothing is written, or the row as it was.
void runPads(const Call &call, const TokenRun &run) noexcept {
  if (call.plan.pad != ROPEWALK_PAD_COPY || call.plan.inPlace)
    return;
  for (size_t i = 0; i < call.tensorCount(); ++i) {
    const TensorPlan &tensor = call.tensor(i);
    for (int64_t token = run.first; token < run.end; ++token) {
      TokenPointers at = pointersAt(call, i, run.batch, token);
      for (int64_t head = 0; head < tensor.heads; ++head)
        std::memcpy(reinterpret_cast<void *>(at.dst + head * tensor.dstStride[2]),
                    reinterpret_cast<const void *>(at.src + head * tensor.srcStride[2]),
                    tensor.accessBytes);
    }
  }
}

/// One run of tokens, block by block.
inline void runTokens(const Call &call, const TokenRun &run, RowSource &rows, int64_t block,
                      bool reorders) noexcept {
  for (int64_t token = run.first; token < run.end; token += block) {
    int64_t count = std::min(block, run.end - token);
    rows.prepare(run, token, count);
    for (size_t i = 0; i < call.tensorCount(); ++i)
      for (size_t p = 0; p < call.tensor(i).pieces.size(); ++p)
        if (reorders)
          runReordered(call, i, p, rows, run, token, count);
        else
          runPiece(call, i, p, rows, run, token, count);
  }
}

/// Tokens of adjacent short sequences, as one run: a kernel call for each sequence would cost as
/// much as three tokens do.
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

/// A ragged call: long sequences one by one, short ones together.
template <class Run>
void forEachSequence(const Call &call, int64_t begin, int64_t end, Run run) noexcept {
  GatheredRun gathered(call.plan.staging ? INT32_MAX : call.plan.table.maxRowSpan);
  const auto flush = [&] {
    if (!gathered.isEmpty())
      run(gathered.take());
  };
  call.positions.forEachRun(begin, end, [&](const TokenRun &sequence) {
    if (GatheredRun::isShort(sequence) && gathered.add(sequence))
      return;
    flush();
    if (!GatheredRun::isShort(sequence) || !gathered.add(sequence))
      run(sequence);
  });
  flush();
}

/// Flattened rows [begin, end) of a prepared call.
void runBlocks(const Call &call, int64_t begin, int64_t end, RowScratch *scratch) noexcept {
  const ropewalk_plan &plan = call.plan;
  RowSource rows(plan, call.positions, call.finder, call.rowsKernel, scratch);
  const int64_t block = rows.blockTokens(call.blockTokens());
  const bool reorders = plan.inPlace && plan.rotation.reorder;
  // A decode step pays for every branch: one batch of one kind needs no cutting up.
  if (call.positions.isOneRun() && !reorders)
    return runTokens(call, call.positions.oneRun(begin, end), rows, block, false);
  const auto runOne = [&rows, &call, block, reorders](const TokenRun &run) {
    if (run.pad)
      runPads(call, run);
    else
      runTokens(call, run, rows, block, reorders);
  };
  if (call.positions.isRagged())
    forEachSequence(call, begin, end, runOne);
  else
    call.positions.forEachRun(begin, end, runOne);
}

void runStaged(const Call &call, int64_t begin, int64_t end) noexcept {
  RowScratch scratch;
  runBlocks(call, begin, end, &scratch);
}

void runRows(const Call &call, int64_t begin, int64_t end) noexcept {
  if (call.plan.writtenBytes == 0) // No pieces; the rows may be too many to count through.
    return;
  if (call.plan.staging)
    runStaged(call, begin, end);
  else
    runBlocks(call, begin, end, nullptr);
}

struct ParallelWork {
  const Call &call;
  int64_t rowsPerUnit;
};

void runUnits(void *context, int64_t begin, int64_t end) noexcept {
  const ParallelWork &work = *static_cast<const ParallelWork *>(context);
  runRows(work.call, begin * work.rowsPerUnit, std::min(end * work.rowsPerUnit, work.call.rows));
}

void runInParallel(const Call &call) {
  int64_t bytesPerRow = std::max<int64_t>(1, call.plan.writtenBytes);
  ParallelWork work{call, std::max<int64_t>(1, parallelUnitBytes / bytesPerRow)};
  int64_t units = (call.rows + work.rowsPerUnit - 1) / work.rowsPerUnit;
  call.plan.parallelFor(call.plan.parallelContext, units, runUnits, &work);
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_run(const ropewalk_plan *plan, const ropewalk_tensors *tensors) {
  if (!plan || !tensors)
    return ROPEWALK_INVALID_ARGUMENT;
  Call call(*plan, *tensors);
  if (ropewalk_status status = checkCounts(call, 0, 0))
    return status;
  if (ropewalk_status status = prepareCall(call, 0, call.rows))
    return status;
  if (plan->parallelFor && call.rows * plan->writtenBytes >= parallelMinBytes)
    runInParallel(call);
  else
    runRows(call, 0, call.rows);
  return ROPEWALK_OK;
}

ropewalk_status ropewalk_run_range(const ropewalk_plan *plan, const ropewalk_tensors *tensors,
                                   int64_t begin, int64_t end) {
  if (!plan || !tensors)
    return ROPEWALK_INVALID_ARGUMENT;
  Call call(*plan, *tensors);
  if (ropewalk_status status = checkCounts(call, begin, end))
    return status;
  if (ropewalk_status status = prepareCall(call, begin, end))
    return status;
  runRows(call, begin, end);
  return ROPEWALK_OK;
}

ropewalk_status ropewalk_validate(const ropewalk_plan *plan, const ropewalk_tensors *tensors,
                                  ropewalk_error *error) {
  if (!plan || !tensors)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer",
                        plan ? "tensors" : "plan"),
                  error);
  if (error)
    *error = {};
  Call call(*plan, *tensors, error);
  if (ropewalk_status status = checkCounts(call, 0, 0))
    return status;
  return prepareCall(call, 0, call.rows);
}
