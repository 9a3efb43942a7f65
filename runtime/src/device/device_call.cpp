//===- device_call.cpp - One call of a plan for a device ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_call.h"
#include "call.h"

#include <cinttypes>

namespace ropewalk {
namespace {

/// What a call for the CPU may have and one for a device may not.
ropewalk_status refuseForms(const Call &call) {
  if (call.tensors.cu_seqlens)
    return call.refuse(ROPEWALK_UNSUPPORTED,
                       "cu_seqlens is set, expected null on a device: list the positions");
  if (call.tensors.rows)
    return call.refuse(ROPEWALK_UNSUPPORTED, "rows is set, expected null on a device");
  return ROPEWALK_OK;
}

/// The row of listed position or start 0, for token 0. Beyond these limits no i32 has a row.
ropewalk_status setRowOffset(const Call &call, ropewalk_device_args &args) {
  const ropewalk_tensors &tensors = call.tensors;
  const int64_t steps = args.rowStep ? tensors.tokens - 1 : 0;
  int64_t offset, last;
  if (__builtin_sub_overflow(tensors.position_offset, call.plan.table.begin, &offset) ||
      __builtin_add_overflow(offset, steps, &last) || last > INT32_MAX || offset < INT32_MIN)
    return call.refuse(ROPEWALK_POSITION_OUT_OF_RANGE,
                       "position_offset is %" PRId64 " and tokens is %" PRId64
                       ", expected positions from %" PRId64 " to %" PRId64,
                       tensors.position_offset, tensors.tokens, call.plan.table.begin,
                       call.plan.table.end - 1);
  args.rowOffset = static_cast<int32_t>(offset);
  return ROPEWALK_OK;
}

ropewalk_status setPositions(Call &call, const DevicePlan &plan, const DeviceAddress &listed,
                             ropewalk_device_args &args) {
  const ropewalk_tensors &tensors = call.tensors;
  const bool isListed = call.positions.isListed();
  const bool isCounted = !isListed && !tensors.starts;
  if (isCounted)
    if (ropewalk_status status = findPositions(call, 0, call.rows))
      return status;
  const DeviceAddress &memory = isCounted ? plan.zero : listed;
  args.positions = memory.memory;
  args.positionOffset = memory.offset;
  args.positionWords =
      enumValue(isListed ? tensors.index : tensors.ragged_index) == ROPEWALK_INDEX_I64 ? 2 : 1;
  if (isCounted)
    args.positionWords = 1;
  const int64_t bytes = 4 * args.positionWords;
  args.positionTokenStride = isListed ? bytes : 0;
  args.positionBatchStride = isListed    ? bytes * tensors.position_batch_stride
                             : isCounted ? 0
                                         : bytes;
  args.rowStep = isListed ? 0 : 1;
  args.hasPad = isListed && call.plan.pad == ROPEWALK_PAD_LEAVE;
  return setRowOffset(call, args);
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

/// The first kernel whose alignment all addresses have.
ropewalk_status pickKernel(const Call &call, const DeviceChoice &choice,
                           const DeviceCandidate *&picked) {
  uintptr_t bits = 0;
  for (size_t i = 0; i < call.plan.tensors.size(); ++i)
    bits |= call.pointers[i].src | call.pointers[i].dst;
  for (const DeviceCandidate &candidate : choice.candidates)
    if ((bits & (candidate.alignment - 1)) == 0) {
      picked = &candidate;
      return ROPEWALK_OK;
    }
  // Only where the plan was bound to a kernel by name.
  const DeviceCandidate &named = choice.candidates.front();
  return call.refuse(
      ROPEWALK_MISALIGNED, "addresses are multiples of %d, expected multiples of %d as %s needs",
      static_cast<int>(bits & -bits), static_cast<int>(named.alignment), named.kernel->name);
}

} // namespace

ropewalk_status prepareDeviceCall(const DevicePlan &plan, const ropewalk_tensors &tensors,
                                  const DeviceMemories &memories, ropewalk_error *error,
                                  DeviceCall &prepared) noexcept {
  if (error)
    *error = {};
  Call call(*plan.host, tensors, nullptr, error);
  if (ropewalk_status status = checkCounts(call, 0, 0))
    return status;
  if (ropewalk_status status = refuseForms(call))
    return status;
  if (call.positions.hasSequences())
    if (ropewalk_status status = checkRagged(call))
      return status;
  if (call.rows == 0)
    return ROPEWALK_OK;
  if (ropewalk_status status = checkMemory(call))
    return status;
  ropewalk_device_args &args = prepared.args;
  args = plan.args;
  args.batches = tensors.batches;
  args.tokens = tensors.tokens;
  if (ropewalk_status status = setPositions(call, plan, memories.positions, args))
    return status;
  setMemories(memories, plan.host->inPlace, args);
  return pickKernel(call, plan.choice, prepared.candidate);
}

} // namespace ropewalk
