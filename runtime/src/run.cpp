//===- run.cpp - Running a plan -------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call is checked as a whole before anything is written, then cut into blocks that
// the kernels' 32-bit offsets reach.
//
//===----------------------------------------------------------------------===//

#include "enum_value.h"
#include "overlap.h"
#include "positions.h"

#include <algorithm>

namespace ropewalk {
namespace {

// Measured with OpenMP on two cores and a kernel as fast as memcpy: level at 256 KiB,
// gaining from 512 KiB on. The unit keeps the tails of a split small.
constexpr int64_t parallelMinBytes = 512 * 1024;
constexpr int64_t parallelUnitBytes = 64 * 1024;

constexpr int maxTensors = 2, maxPieces = 3;

struct TensorPointers {
  uintptr_t src = 0;
  uintptr_t dst = 0;
};

/// One call of ropewalk_run or ropewalk_run_range, checked.
struct Call {
  Call(const ropewalk_plan &plan, const ropewalk_tensors &tensors) : plan(plan), tensors(tensors) {}

  const ropewalk_plan &plan;
  const ropewalk_tensors &tensors;
  int64_t rows = 0;
  TensorPointers pointers[maxTensors];
  const Candidate *kernels[maxTensors][maxPieces]; ///< Filled for the plan's pieces.
  RowFinder finder;
};

ropewalk_status checkCounts(Call &call, int64_t begin, int64_t end) {
  const ropewalk_tensors &tensors = call.tensors;
  int index = enumValue(tensors.index);
  if (tensors.batches < 0 || tensors.tokens < 0 || index < ROPEWALK_INDEX_NONE ||
      index > ROPEWALK_INDEX_I64 ||
      __builtin_mul_overflow(tensors.batches, tensors.tokens, &call.rows))
    return ROPEWALK_INVALID_ARGUMENT;
  if (begin < 0 || begin > end || end > call.rows)
    return ROPEWALK_INVALID_ARGUMENT;
  return ROPEWALK_OK;
}

ropewalk_status takePointers(Call &call) {
  const ropewalk_tensors &tensors = call.tensors;
  for (size_t i = 0; i < call.plan.tensors.size(); ++i) {
    bool isKey = call.plan.tensors[i].isKey;
    TensorPointers &pointers = call.pointers[i];
    pointers.dst = reinterpret_cast<uintptr_t>(isKey ? tensors.k_dst : tensors.q_dst);
    pointers.src = call.plan.inPlace
                       ? pointers.dst
                       : reinterpret_cast<uintptr_t>(isKey ? tensors.k_src : tensors.q_src);
    if (!pointers.src || !pointers.dst)
      return ROPEWALK_INVALID_ARGUMENT;
    if ((pointers.src | pointers.dst) & (call.plan.elementBytes - 1))
      return ROPEWALK_MISALIGNED;
  }
  return ROPEWALK_OK;
}

ropewalk_status checkPositionPointer(const Call &call) {
  const ropewalk_tensors &tensors = call.tensors;
  if (tensors.index == ROPEWALK_INDEX_NONE || !call.plan.rotates)
    return ROPEWALK_OK;
  if (!tensors.positions)
    return ROPEWALK_INVALID_ARGUMENT;
  int64_t bytes = tensors.index == ROPEWALK_INDEX_I32 ? 4 : 8;
  if (reinterpret_cast<uintptr_t>(tensors.positions) & (bytes - 1))
    return ROPEWALK_MISALIGNED;
  // Their extent must fit the address space like a tensor's.
  const int64_t count[] = {tensors.batches, tensors.tokens, 1};
  int64_t stride[] = {0, bytes, 0};
  ByteRange range;
  if (__builtin_mul_overflow(tensors.position_batch_stride, bytes, &stride[0]) ||
      !computeRange({0, bytes, count, stride}, {0, 1, 2}, range))
    return ROPEWALK_INVALID_ARGUMENT;
  return ROPEWALK_OK;
}

/// A tensor's bytes and the addresses between which they lie.
struct Extent {
  StridedBytes bytes;
  uintptr_t begin, end;
};

/// Extents of one call's tensors.
class Extents {
public:
  explicit Extents(const Call &call) : call(call) {}

  /// No byte may be written twice, nor read from src and written.
  ropewalk_status check() {
    size_t tensors = call.plan.tensors.size();
    for (size_t i = 0; i < tensors; ++i) {
      const TensorPlan &tensor = call.plan.tensors[i];
      const int64_t sizes[] = {call.tensors.batches, call.tensors.tokens, tensor.heads};
      std::copy(sizes, sizes + 3, count[i]);
      ByteRange range;
      if (!compute(tensor, i, call.pointers[i].dst, tensor.dstStride, tensor.dstOrder, dst[i],
                   range))
        return ROPEWALK_INVALID_ARGUMENT;
      if (!range.nests && overlapsItself(dst[i].bytes))
        return ROPEWALK_OVERLAP;
      if (!call.plan.inPlace && !compute(tensor, i, call.pointers[i].src, tensor.srcStride,
                                         tensor.srcOrder, src[i], range))
        return ROPEWALK_INVALID_ARGUMENT;
    }
    return anyMeet(tensors) ? ROPEWALK_OVERLAP : ROPEWALK_OK;
  }

private:
  bool compute(const TensorPlan &tensor, size_t i, uintptr_t base, const int64_t (&stride)[3],
               const int8_t (&order)[3], Extent &extent, ByteRange &range) {
    // In place it is the window that counts; it has the same offset in every head.
    extent.bytes = {base, tensor.accessBytes, count[i], stride};
    if (!computeRange(extent.bytes, order, range))
      return false;
    extent.begin = extent.bytes.base + range.begin;
    extent.end = extent.bytes.base + range.end;
    return true;
  }

  bool anyMeet(size_t tensors) const {
    if (tensors == 2 && meet(dst[0], dst[1]))
      return true;
    if (!call.plan.inPlace)
      for (size_t i = 0; i < tensors; ++i)
        for (size_t j = 0; j < tensors; ++j)
          if (meet(src[i], dst[j]))
            return true;
    return false;
  }

  static bool meet(const Extent &a, const Extent &b) {
    return a.begin < b.end && b.begin < a.end && overlap(a.bytes, b.bytes);
  }

  const Call &call;
  int64_t count[maxTensors][3];
  Extent dst[maxTensors], src[maxTensors];
};

/// The first kernel of each piece whose conditions the call meets.
ropewalk_status pickKernels(Call &call) {
  int64_t writtenBytes = call.rows * call.plan.writtenBytes;
  for (size_t i = 0; i < call.plan.tensors.size(); ++i) {
    const std::vector<Piece> &pieces = call.plan.tensors[i].pieces;
    int64_t address = static_cast<int64_t>(call.pointers[i].src | call.pointers[i].dst);
    for (size_t p = 0; p < pieces.size(); ++p) {
      const Candidate *picked = nullptr;
      for (const Candidate &candidate : pieces[p].choice.candidates)
        if ((address & (candidate.alignment - 1)) == 0 && writtenBytes >= candidate.minBytes) {
          picked = &candidate;
          break;
        }
      if (!picked) // Only where the plan was bound to a kernel by name.
        return ROPEWALK_MISALIGNED;
      call.kernels[i][p] = picked;
    }
  }
  return ROPEWALK_OK;
}

ropewalk_status prepare(Call &call, int64_t begin, int64_t end) noexcept {
  if (begin == end)
    return ROPEWALK_OK;
  if (ropewalk_status status = takePointers(call))
    return status;
  if (ropewalk_status status = checkPositionPointer(call))
    return status;
  if (ropewalk_status status = Extents(call).check())
    return status;
  if (call.plan.rotates)
    if (ropewalk_status status = findRows(call.plan.table, call.tensors, begin, end, call.finder))
      return status;
  return pickKernels(call);
}

/// Tokens [first, first + tokens) of one batch, one piece, all heads.
void runPiece(const Call &call, size_t i, size_t p, int64_t batch, int64_t first,
              int64_t tokens) noexcept {
  const TensorPlan &tensor = call.plan.tensors[i];
  const Piece &piece = tensor.pieces[p];
  ropewalk_kernel_fn run = call.kernels[i][p]->run;
  ropewalk_kernel_args args = piece.args;
  uintptr_t src = call.pointers[i].src + piece.offset + batch * tensor.srcStride[0] +
                  first * tensor.srcStride[1];
  uintptr_t dst = call.pointers[i].dst + piece.offset + batch * tensor.dstStride[0] +
                  first * tensor.dstStride[1];
  args.tokens = tokens;
  if (piece.rotates())
    setRows(call.plan.table, call.tensors, call.finder, batch, first, args);
  for (int64_t head = 0; head < tensor.heads; head += tensor.headBlock) {
    args.src = reinterpret_cast<const void *>(src + head * tensor.srcStride[2]);
    args.dst = reinterpret_cast<void *>(dst + head * tensor.dstStride[2]);
    args.heads = std::min(tensor.headBlock, tensor.heads - head);
    run(&args);
  }
}

/// Flattened rows [begin, end) of a prepared call.
void runRows(const Call &call, int64_t begin, int64_t end) noexcept {
  const ropewalk_plan &plan = call.plan;
  if (plan.writtenBytes == 0) // No pieces; the rows may be too many to count through.
    return;
  int64_t block = call.finder.tokenByToken ? 1 : plan.blockTokens;
  forEachSegment(call.tensors.tokens, begin, end, [&](int64_t batch, int64_t first, int64_t last) {
    for (int64_t token = first; token < last; token += block)
      for (size_t i = 0; i < plan.tensors.size(); ++i)
        for (size_t p = 0; p < plan.tensors[i].pieces.size(); ++p)
          runPiece(call, i, p, batch, token, std::min(block, last - token));
  });
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
  if (ropewalk_status status = prepare(call, 0, call.rows))
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
  if (ropewalk_status status = prepare(call, begin, end))
    return status;
  runRows(call, begin, end);
  return ROPEWALK_OK;
}
