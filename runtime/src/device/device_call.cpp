//===- device_call.cpp - One call of a plan for a device ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_call.h"
#include "call.h"

#include <algorithm>
#include <cinttypes>

namespace ropewalk {
namespace {

/// Kernels count words of positions in 32 bits, and no launch can be cut between coordinates.
ropewalk_status refuseAxisStride(const Call &call) {
  constexpr int64_t most = INT64_C(1) << 27;
  const int64_t stride = call.tensors.position_axis_stride;
  if (call.plan.coordinates == 1 || !call.positions.isListRead() ||
      (-most <= stride && stride <= most))
    return ROPEWALK_OK;
  return call.refuse(ROPEWALK_UNSUPPORTED,
                     "position_axis_stride is %" PRId64 ", expected -2^27 to 2^27 on a device",
                     stride);
}

/// Sequences are numbered, and searched for, in 32 bits.
ropewalk_status refuseSequences(const Call &call) {
  const ropewalk_tensors &tensors = call.tensors;
  if (!call.positions.isRagged())
    return ROPEWALK_OK;
  if (tensors.sequences > INT32_MAX || tensors.tokens > INT32_MAX)
    return call.refuse(ROPEWALK_UNSUPPORTED,
                       "sequences is %" PRId64 " and tokens is %" PRId64
                       ", expected at most 2^31-1 with cu_seqlens on a device",
                       tensors.sequences, tensors.tokens);
  if (tensors.sequences == 0 && tensors.tokens > 0)
    return call.refuse(ROPEWALK_INVALID_ARGUMENT,
                       "sequences is 0, expected as many as hold tokens=%" PRId64, tensors.tokens);
  return ROPEWALK_OK;
}

/// The row of listed position or start 0, for token 0, which kernels count in 32 bits.
ropewalk_status setRowOffset(const Call &call, TableSource source, ropewalk_device_args &args) {
  const ropewalk_tensors &tensors = call.tensors;
  const TableView &table = call.plan.table;
  const int64_t steps = args.rowStep ? tensors.tokens - 1 : 0;
  const int64_t begin = source == TableSource::Factored ? 0 : table.begin;
  int64_t offset, last;
  if (__builtin_sub_overflow(tensors.position_offset, begin, &offset) ||
      __builtin_add_overflow(offset, steps, &last) || last > INT32_MAX || offset < INT32_MIN)
    return call.refuse(ROPEWALK_UNSUPPORTED,
                       "position_offset is %" PRId64 ", expected %" PRId64 " to %" PRId64
                       " on a device, which counts rows in 32 bits",
                       tensors.position_offset, begin + INT32_MIN, begin + INT32_MAX - steps);
  args.rowOffset = static_cast<int32_t>(offset);
  return ROPEWALK_OK;
}

void setList(const DeviceAddress &memory, ropewalk_index type, ropewalk_device_args &args) {
  args.positions = memory.memory;
  args.positionOffset = memory.offset;
  args.positionWords = enumValue(type) == ROPEWALK_INDEX_I64 ? 2 : 1;
}

/// The list that says which tokens are pads, and mostly their positions.
void setListed(const Call &call, const DeviceMemories &memories, ropewalk_device_args &args) {
  const ropewalk_tensors &tensors = call.tensors;
  setList(memories.positions, tensors.index, args);
  const int64_t bytes = 4 * args.positionWords;
  args.positionTokenStride = bytes;
  args.positionBatchStride = bytes * tensors.position_batch_stride;
  args.positionAxisStride = bytes * tensors.position_axis_stride;
  args.hasPad = call.plan.pad != ROPEWALK_PAD_NONE;
}

/// Positions counted from starts, in batches or in sequences.
void setCounted(const DevicePlan &plan, const Call &call, const DeviceMemories &memories,
                ropewalk_device_args &args) {
  const ropewalk_tensors &tensors = call.tensors;
  setList(plan.zero, ROPEWALK_INDEX_I32, args);
  args.rowStep = 1;
  if (tensors.starts) {
    setList(memories.starts, tensors.ragged_index, args);
    args.positionBatchStride = 4 * args.positionWords;
  }
  if (!call.positions.isRagged())
    return;
  args.sequences = memories.cuSeqlens.memory;
  args.sequencesOffset = memories.cuSeqlens.offset;
  args.sequenceStride = enumValue(tensors.ragged_index) == ROPEWALK_INDEX_I64 ? 8 : 4;
  args.sequenceCount = static_cast<int32_t>(tensors.sequences);
  while (INT64_C(1) << args.searchSteps < tensors.sequences)
    ++args.searchSteps;
}

/// How rows are found by position.
ropewalk_status setPositions(Call &call, const DevicePlan &plan, const DeviceMemories &memories,
                             TableSource source, ropewalk_device_args &args) {
  if (!call.plan.rotates) { // Row 0 of no table.
    if (call.positions.isListRead())
      setListed(call, memories, args);
    return ROPEWALK_OK;
  }
  args.addsPosition = 1;
  if (call.positions.isListed())
    setListed(call, memories, args);
  else
    setCounted(plan, call, memories, args);
  if (!call.positions.isListed() && !call.positions.hasSequences())
    if (ropewalk_status status = findPositions(call, 0, call.rows))
      return status;
  return setRowOffset(call, source, args);
}

/// Row b * tokens + t is that of token t of batch b.
void setMadeRows(const Call &call, const DeviceMemories &memories, ropewalk_device_args &args) {
  const ropewalk_tensors &tensors = call.tensors;
  if (call.positions.isListRead())
    setListed(call, memories, args);
  args.addsPosition = 0;
  args.rowStep = 1;
  args.rowBatchStep = tensors.tokens;
  args.rows = static_cast<int32_t>(std::min<int64_t>(call.rows, INT32_MAX));
  args.cos = args.sin = memories.rows.memory;
  args.cosOffset = memories.rows.offset;
  args.sinOffset = memories.rows.offset + call.plan.rowForm.sinOffset;
  args.tableRowStride = call.plan.rowForm.stride;
  args.tablePairStride = sizeof(float);
}

void setMemories(const DeviceMemories &memories, bool inPlace, ropewalk_device_args &args) {
  const DeviceAddress &qSrc = inPlace ? memories.qDst : memories.qSrc;
  const DeviceAddress &kSrc = inPlace ? memories.kDst : memories.kSrc;
  args.q.src = qSrc.memory;
  args.q.srcOffset = qSrc.offset;
  args.q.dst = memories.qDst.memory;
  args.q.dstOffset = memories.qDst.offset;
  args.k.src = kSrc.memory;
  args.k.srcOffset = kSrc.offset;
  args.k.dst = memories.kDst.memory;
  args.k.dstOffset = memories.kDst.offset;
}

/// The launch of one piece: kernels see a head that begins with it.
ropewalk_device_args argsOf(const DevicePiece &piece, ropewalk_device_args args) {
  for (ropewalk_device_tensor *tensor : {&args.q, &args.k}) {
    tensor->srcOffset += piece.offset;
    tensor->dstOffset += piece.offset;
  }
  args.before = piece.before;
  args.channels = piece.channels;
  args.behind = piece.behind;
  args.cosOffset += piece.firstPair * args.tablePairStride;
  args.sinOffset += piece.firstPair * args.tablePairStride;
  args.pairAxisOffset += piece.firstPair * static_cast<int64_t>(sizeof(int32_t));
  return args;
}

/// The first kernel whose alignment all addresses have, and for which the call is large enough.
ropewalk_status pickKernel(const Call &call, const DevicePlan &plan, const KernelUse &use,
                           uintptr_t bits, int64_t writtenBytes, size_t &picked) {
  for (size_t number : use.candidates)
    if ((bits & (plan.candidates[number].alignment - 1)) == 0 &&
        writtenBytes >= plan.candidates[number].minBytes) {
      picked = number;
      return ROPEWALK_OK;
    }
  // Only where the plan was bound to a kernel by name.
  const DeviceCandidate &named = plan.candidates[use.candidates.front()];
  return call.refuse(
      ROPEWALK_MISALIGNED, "addresses are multiples of %d, expected multiples of %d as %s needs",
      static_cast<int>(bits & -bits), static_cast<int>(named.alignment), named.kernel->name);
}

ropewalk_status addLaunches(const Call &call, const DevicePlan &plan,
                            const ropewalk_device_args &args, DeviceCall &prepared) {
  uintptr_t bits = call.madeRows ? reinterpret_cast<uintptr_t>(call.madeRows) : 0;
  for (size_t i = 0; i < call.plan.tensors.size(); ++i)
    bits |= call.pointers[i].src | call.pointers[i].dst;
  for (const DevicePiece &piece : plan.pieces) {
    size_t picked = 0;
    const KernelUse &use = call.madeRows ? piece.made : piece.found;
    // A block's row begins within the row: of four bytes per pair, as its kernel's choice assumes.
    const uintptr_t firstPair = call.madeRows ? piece.firstPair * sizeof(float) : 0;
    if (ropewalk_status status = pickKernel(call, plan, use, bits | firstPair,
                                            call.rows * call.plan.writtenBytes, picked))
      return status;
    prepared.add(picked, argsOf(piece, args));
  }
  return ROPEWALK_OK;
}

/// Why calls with such rows, or without, are not for this plan.
ropewalk_status refuseRows(const Call &call, const DevicePlan &plan) {
  for (const DevicePiece &piece : plan.pieces) {
    if (call.madeRows && piece.made.missing)
      return call.refuse(piece.made.missing->status(), "rows is set, expected null: %s",
                         piece.made.missing->message());
    if (!call.madeRows && piece.found.missing)
      return call.refuse(piece.found.missing->status(),
                         "rows is null, expected rows made before: %s",
                         piece.found.missing->message());
  }
  if (call.positions.isRagged())
    return call.refuse(ROPEWALK_UNSUPPORTED,
                       "cu_seqlens is set, expected null, or rows made before, on a device");
  return ROPEWALK_OK;
}

/// Counts, and what can be said of lists on the device.
ropewalk_status checkDeviceCounts(Call &call) {
  if (ropewalk_status status = checkCounts(call, 0, 0))
    return status;
  if (ropewalk_status status = refuseAxisStride(call))
    return status;
  if (ropewalk_status status = checkListTypes(call))
    return status;
  return refuseSequences(call);
}

ropewalk_device_args startArguments(const DevicePlan &plan, const ropewalk_tensors &tensors) {
  ropewalk_device_args args = plan.args;
  args.batches = tensors.batches;
  args.tokens = tensors.tokens;
  setList(plan.zero, ROPEWALK_INDEX_I32, args);
  args.sequences = plan.zero.memory;
  args.sequencesOffset = plan.zero.offset;
  return args;
}

} // namespace

ropewalk_status prepareDeviceCall(const DevicePlan &plan, const ropewalk_tensors &tensors,
                                  const DeviceMemories &memories, ropewalk_error *error,
                                  DeviceCall &prepared) noexcept {
  if (error)
    *error = {};
  Call call(*plan.host, tensors, tensors.rows, error);
  if (ropewalk_status status = checkDeviceCounts(call))
    return status;
  if (ropewalk_status status = refuseRows(call, plan))
    return status;
  if (call.rows == 0)
    return ROPEWALK_OK;
  if (ropewalk_status status = checkMemory(call))
    return status;
  ropewalk_device_args args = startArguments(plan, tensors);
  if (!call.madeRows) {
    if (ropewalk_status status = setPositions(call, plan, memories, TableSource::F32, args))
      return status;
  } else {
    if (ropewalk_status status = checkRowMemory(call, call.madeRows))
      return status;
    setMadeRows(call, memories, args);
  }
  setMemories(memories, plan.host->inPlace, args);
  return addLaunches(call, plan, args, prepared);
}

ropewalk_status prepareDeviceRows(const DevicePlan &plan, const ropewalk_tensors &tensors,
                                  const DeviceMemories &memories, const void *rows, int64_t bytes,
                                  ropewalk_error *error, DeviceCall &prepared) noexcept {
  if (error)
    *error = {};
  Call call(*plan.host, tensors, nullptr, error);
  if (ropewalk_status status = checkDeviceCounts(call))
    return status;
  if (call.rows == 0 || !plan.host->rotates)
    return ROPEWALK_OK;
  if (plan.rows.missing)
    return call.refuse(plan.rows.missing->status(), "%s", plan.rows.missing->message());
  if (ropewalk_status status = checkRowsMemory(call, rows, bytes))
    return status;
  ropewalk_device_args args = startArguments(plan, tensors);
  if (ropewalk_status status = setPositions(call, plan, memories, plan.rows.request.source, args))
    return status;
  const RowForm &form = plan.host->rowForm;
  args.q = {};
  args.q.dst = memories.rows.memory;
  args.q.dstOffset = memories.rows.offset;
  args.q.heads = 1;
  args.q.dstHeadStride = form.sinOffset;
  args.q.dstTokenStride = form.stride;
  args.q.dstBatchStride = tensors.tokens * form.stride;
  args.k = {};
  args.channels = plan.host->rotation.rotary_dim;
  args.behind = form.stride / static_cast<int64_t>(sizeof(float)) - args.channels;
  size_t picked = 0;
  if (ropewalk_status status =
          pickKernel(call, plan, plan.rows, 0, call.rows * form.stride, picked))
    return status;
  prepared.add(picked, args);
  return ROPEWALK_OK;
}

} // namespace ropewalk
