//===- call.cpp - One call of ropewalk_run, checked -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call is checked as a whole before anything is written. The checks are most of what a
// call of one token costs, so the usual case (one coordinate, no sequences, no pads) comes
// first in each.
//
//===----------------------------------------------------------------------===//

#include "call.h"
#include "enum_value.h"
#include "error_boundary.h"
#include "overlap.h"

#include <cinttypes>

namespace ropewalk {
namespace {

ropewalk_status takePointers(Call &call) {
  const ropewalk_tensors &tensors = call.tensors;
  for (size_t i = 0; i < call.plan.tensors.size(); ++i) {
    const TensorPlan &tensor = call.plan.tensors[i];
    TensorPointers &pointers = call.pointers[i];
    pointers.dst = reinterpret_cast<uintptr_t>(tensor.isKey ? tensors.k_dst : tensors.q_dst);
    pointers.src = call.plan.inPlace
                       ? pointers.dst
                       : reinterpret_cast<uintptr_t>(tensor.isKey ? tensors.k_src : tensors.q_src);
    if (!pointers.src || !pointers.dst)
      return call.refuse(ROPEWALK_INVALID_ARGUMENT, "%s_%s is null, expected a pointer",
                         tensor.name, pointers.dst ? "src" : "dst");
    if ((pointers.src | pointers.dst) & (call.plan.elementBytes - 1))
      return call.refuse(ROPEWALK_MISALIGNED,
                         "%s_src and %s_dst are %" PRIxPTR " and %" PRIxPTR
                         ", expected multiples of %d",
                         tensor.name, tensor.name, pointers.src, pointers.dst,
                         static_cast<int>(call.plan.elementBytes));
  }
  return ROPEWALK_OK;
}

ropewalk_status checkPositionPointer(const Call &call) {
  const ropewalk_tensors &tensors = call.tensors;
  if (!call.positions.isListRead())
    return ROPEWALK_OK;
  if (!tensors.positions)
    return call.refuse(ROPEWALK_INVALID_ARGUMENT, "positions is null, expected a pointer");
  int64_t bytes = tensors.index == ROPEWALK_INDEX_I32 ? 4 : 8;
  if (reinterpret_cast<uintptr_t>(tensors.positions) & (bytes - 1))
    return call.refuse(ROPEWALK_MISALIGNED, "positions is %p, expected a multiple of %d",
                       tensors.positions, static_cast<int>(bytes));
  // Their extent must fit the address space like a tensor's.
  const int64_t count[] = {tensors.batches, tensors.tokens, call.plan.coordinates};
  // Of what there is one of, wherever a second one would lie.
  const int64_t batch = count[0] > 1 ? tensors.position_batch_stride : 0;
  const int64_t axis = count[2] > 1 ? tensors.position_axis_stride : 0;
  int64_t stride[] = {0, bytes, 0};
  ByteRange range;
  if (__builtin_mul_overflow(batch, bytes, &stride[0]) ||
      __builtin_mul_overflow(axis, bytes, &stride[2]) ||
      !computeRange({0, bytes, count, stride}, {0, 1, 2}, range))
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "position strides are %" PRId64 " and %" PRId64
                       ", expected positions within the address space",
                       tensors.position_axis_stride, tensors.position_batch_stride);
  return ROPEWALK_OK;
}

/// Reads them.
ropewalk_status checkSequenceLengths(const Call &call) {
  const ropewalk_tensors &tensors = call.tensors;
  int64_t previous = 0;
  for (int64_t s = 0; s <= tensors.sequences; ++s) {
    int64_t length = call.positions.lengthUpTo(s);
    if (length < previous || (s == 0 && length != 0))
      return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                         "cu_seqlens[%" PRId64 "] is %" PRId64 ", expected %s%" PRId64, s, length,
                         s ? "at least cu_seqlens[s-1]=" : "", previous);
    previous = length;
  }
  if (previous != tensors.tokens)
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "cu_seqlens[%" PRId64 "] is %" PRId64 ", expected tokens=%" PRId64,
                       tensors.sequences, previous, tensors.tokens);
  return ROPEWALK_OK;
}

/// Lists of sequences and starts.
ropewalk_status checkRagged(const Call &call) {
  const ropewalk_tensors &tensors = call.tensors;
  int type = enumValue(tensors.ragged_index);
  if (type != ROPEWALK_INDEX_I32 && type != ROPEWALK_INDEX_I64)
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "ragged_index is %d, expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64 with "
                       "cu_seqlens or starts",
                       type);
  if (call.positions.isListed())
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "index is %d, expected ROPEWALK_INDEX_NONE with cu_seqlens or starts",
                       enumValue(tensors.index));
  uintptr_t bits =
      reinterpret_cast<uintptr_t>(tensors.cu_seqlens) | reinterpret_cast<uintptr_t>(tensors.starts);
  int64_t bytes = type == ROPEWALK_INDEX_I32 ? 4 : 8;
  if (bits & (bytes - 1))
    return call.refuse(ROPEWALK_MISALIGNED,
                       "cu_seqlens and starts are %p and %p, expected multiples of %d",
                       tensors.cu_seqlens, tensors.starts, static_cast<int>(bytes));
  if (tensors.cu_seqlens && (tensors.batches != 1 || tensors.sequences < 0))
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "batches is %" PRId64 " and sequences is %" PRId64
                       ", expected 1 and at least 0 with cu_seqlens",
                       tensors.batches, tensors.sequences);
  return ROPEWALK_OK;
}

} // namespace

ropewalk_status checkRowMemory(const Call &call, const void *rows) {
  constexpr uintptr_t bytes = sizeof(float);
  if (reinterpret_cast<uintptr_t>(rows) & (bytes - 1))
    return call.refuse(ROPEWALK_MISALIGNED, "rows is %p, expected a multiple of %d", rows,
                       static_cast<int>(bytes));
  if (ropewalk_rows_bytes(&call.plan, call.rows) < 0)
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "batches is %" PRId64 " and tokens is %" PRId64
                       ", expected rows within the address space",
                       call.tensors.batches, call.tensors.tokens);
  return ROPEWALK_OK;
}

namespace {

/// The lists themselves, if there are any.
ropewalk_status checkLists(const Call &call) {
  if (ropewalk_status status = checkListTypes(call))
    return status;
  return call.positions.isRagged() ? checkSequenceLengths(call) : ROPEWALK_OK;
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
        return tooLarge(tensor);
      if (!range.nests && overlapsItself(dst[i].bytes))
        return call.refuse(ROPEWALK_OVERLAP, "rows of %s_dst overlap, expected disjoint ones",
                           tensor.name);
      if (!call.plan.inPlace && !compute(tensor, i, call.pointers[i].src, tensor.srcStride,
                                         tensor.srcOrder, src[i], range))
        return tooLarge(tensor);
    }
    return checkApart(tensors);
  }

private:
  ropewalk_status tooLarge(const TensorPlan &tensor) const {
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "%s has %" PRId64 " x %" PRId64
                       " rows, expected a tensor within the address space",
                       tensor.name, call.tensors.batches, call.tensors.tokens);
  }

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

  ropewalk_status checkApart(size_t tensors) const {
    if (tensors == 2 && meet(dst[0], dst[1]))
      return overlapping(1, "dst", 0);
    if (!call.plan.inPlace)
      for (size_t i = 0; i < tensors; ++i)
        for (size_t j = 0; j < tensors; ++j)
          if (meet(src[i], dst[j]))
            return overlapping(j, "src", i);
    return ROPEWALK_OK;
  }
  ropewalk_status overlapping(size_t written, const char *side, size_t other) const {
    return call.refuse(ROPEWALK_OVERLAP, "%s_dst overlaps %s_%s, expected disjoint tensors",
                       call.plan.tensors[written].name, call.plan.tensors[other].name, side);
  }

  static bool meet(const Extent &a, const Extent &b) {
    return a.begin < b.end && b.begin < a.end && overlap(a.bytes, b.bytes);
  }

  const Call &call;
  int64_t count[maxTensors][3];
  Extent dst[maxTensors], src[maxTensors];
};

/// Whether k's heads follow q's, and the same kernels take them.
bool follows(const Call &call, const JoinedTensor &joined) {
  const TensorPointers &q = call.pointers[0], &k = call.pointers[1];
  if (k.src - q.src != static_cast<uintptr_t>(joined.srcOffset) ||
      k.dst - q.dst != static_cast<uintptr_t>(joined.dstOffset))
    return false;
  for (size_t p = 0; p < joined.tensor.pieces.size(); ++p)
    if (call.kernels[0][p]->run != call.kernels[1][p]->run)
      return false;
  return true;
}

ropewalk_status refuseAddress(const Call &call, size_t tensor, const Candidate &kernel) {
  const TensorPointers &at = call.pointers[tensor];
  const bool isDst = (at.dst & (kernel.alignment - 1)) != 0;
  return call.refuse(ROPEWALK_MISALIGNED,
                     "%s_%s is 0x%" PRIx64 ", expected a multiple of %d as %s needs",
                     call.plan.tensors[tensor].name, isDst ? "dst" : "src",
                     static_cast<uint64_t>(isDst ? at.dst : at.src),
                     static_cast<int>(kernel.alignment), kernel.name);
}

/// The first kernel of each piece whose conditions the call meets.
ropewalk_status pickKernels(Call &call) {
  int64_t writtenBytes = call.rows * call.plan.writtenBytes;
  call.readsTable = call.plan.readsTable && !call.madeRows &&
                    writtenBytes < call.plan.leastStreamedBytes &&
                    (call.tensors.tokens <= call.plan.mostReadTokens ||
                     (call.coordinatesAgree && !call.plan.staging->factored));
  for (size_t i = 0; i < call.plan.tensors.size(); ++i) {
    const std::vector<Piece> &pieces = call.plan.tensors[i].pieces;
    const TensorPointers &at = call.pointers[i];
    const int64_t address = static_cast<int64_t>(at.src | at.dst);
    for (size_t p = 0; p < pieces.size(); ++p) {
      const Candidate *picked = nullptr;
      const std::vector<Candidate> &candidates = call.choiceOf(pieces[p]).candidates;
      for (const Candidate &candidate : candidates)
        if ((address & (candidate.alignment - 1)) == 0 && writtenBytes >= candidate.minBytes) {
          picked = &candidate;
          break;
        }
      if (!picked) // Only where the plan was bound to a kernel by name.
        return refuseAddress(call, i, candidates.front());
      call.kernels[i][p] = picked;
    }
  }
  if (const JoinedTensor *joined = call.plan.joined.get())
    call.joins = follows(call, *joined);
  return ROPEWALK_OK;
}

} // namespace

ropewalk_status Call::refuse(ropewalk_status status, const char *format, ...) const {
  if (!error)
    return status;
  error->status = status;
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(error->message, sizeof error->message, format, arguments);
  va_end(arguments);
  return status;
}

ropewalk_status refuseNull(const void *plan, ropewalk_error *error) {
  return report(
      Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer", plan ? "tensors" : "plan"),
      error);
}

ropewalk_status refuseCounts(const Call &call, int64_t begin, int64_t end) {
  const ropewalk_tensors &tensors = call.tensors;
  int index = enumValue(tensors.index);
  if (index < ROPEWALK_INDEX_NONE || index > ROPEWALK_INDEX_I64)
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "index is %d, expected ROPEWALK_INDEX_NONE, ROPEWALK_INDEX_I32 or "
                       "ROPEWALK_INDEX_I64",
                       index);
  int64_t rows;
  if (tensors.batches < 0 || tensors.tokens < 0 ||
      __builtin_mul_overflow(tensors.batches, tensors.tokens, &rows))
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "batches is %" PRId64 " and tokens is %" PRId64
                       ", expected at least 0 and a product below 2^63",
                       tensors.batches, tensors.tokens);
  return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                     "rows are [%" PRId64 ", %" PRId64 "), expected a part of [0, %" PRId64 ")",
                     begin, end, rows);
}

ropewalk_status checkListTypes(const Call &call) {
  if (call.positions.isListUntyped())
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "index is %d, expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64 with "
                       "positions",
                       enumValue(call.tensors.index));
  return call.positions.hasSequences() ? checkRagged(call) : ROPEWALK_OK;
}

ropewalk_status checkMemory(Call &call) {
  if (ropewalk_status status = takePointers(call))
    return status;
  if (ropewalk_status status = checkPositionPointer(call))
    return status;
  return Extents(call).check();
}

ropewalk_status prepareCall(Call &call, int64_t begin, int64_t end) {
  if (ropewalk_status status = checkLists(call))
    return status;
  if (begin == end)
    return ROPEWALK_OK;
  if (ropewalk_status status = checkMemory(call))
    return status;
  if (call.plan.rotates)
    if (ropewalk_status status =
            call.madeRows ? checkRowMemory(call, call.madeRows) : findPositions(call, begin, end))
      return status;
  return pickKernels(call);
}

ropewalk_status checkRowsMemory(Call &call, const void *rows, int64_t bytes) {
  if (!rows)
    return call.refuse(ROPEWALK_INVALID_ARGUMENT, "rows is null, expected a pointer");
  if (ropewalk_status status = checkRowMemory(call, rows))
    return status;
  const int64_t needed = ropewalk_rows_bytes(&call.plan, call.rows);
  if (bytes < needed)
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "bytes is %" PRId64 ", expected at least %" PRId64 " for %" PRId64 " rows",
                       bytes, needed, call.rows);
  return checkPositionPointer(call);
}

ropewalk_status prepareRows(Call &call, const void *rows, int64_t bytes) {
  if (ropewalk_status status = checkLists(call))
    return status;
  if (call.rows == 0 || !call.plan.rotates)
    return ROPEWALK_OK;
  if (ropewalk_status status = checkRowsMemory(call, rows, bytes))
    return status;
  return findPositions(call, 0, call.rows);
}

} // namespace ropewalk
