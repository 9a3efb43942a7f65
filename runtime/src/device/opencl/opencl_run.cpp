//===- opencl_run.cpp - Running plans for OpenCL --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_call.h"
#include "device/device_launch.h"
#include "device/opencl/opencl_plan.h"
#include "enum_value.h"
#include "error_boundary.h"
#include "overlap.h"

#include <algorithm>
#include <array>
#include <cinttypes>

namespace ropewalk {
namespace {

/// Addresses that stand for a call's buffers: each buffer has a part of the address space of its
/// own, so that only places in one buffer can overlap.
class StandIns {
public:
  const void *of(const ropewalk_opencl_buffer &buffer) {
    if (!buffer.memory)
      return nullptr;
    int number = 0;
    while (number < count && known[number] != buffer.memory)
      ++number;
    if (number == count)
      known[count++] = buffer.memory;
    return reinterpret_cast<const void *>(static_cast<uintptr_t>(number + 1) * part +
                                          buffer.offset);
  }

private:
  static constexpr uintptr_t part = uintptr_t{1} << 58; // bytes; no memory is as large
  const void *known[8];
  int count = 0;
};

ropewalk_tensors standIn(const ropewalk_opencl_tensors &tensors, StandIns &addresses) {
  const auto writable = [&](const ropewalk_opencl_buffer &buffer) {
    return const_cast<void *>(addresses.of(buffer));
  };
  ropewalk_tensors host = {};
  host.q_src = addresses.of(tensors.q_src);
  host.q_dst = writable(tensors.q_dst);
  host.k_src = addresses.of(tensors.k_src);
  host.k_dst = writable(tensors.k_dst);
  host.batches = tensors.batches;
  host.tokens = tensors.tokens;
  host.index = tensors.index;
  host.positions = addresses.of(tensors.positions);
  host.position_batch_stride = tensors.position_batch_stride;
  host.position_axis_stride = tensors.position_axis_stride;
  host.position_offset = tensors.position_offset;
  host.ragged_index = tensors.ragged_index;
  host.starts = addresses.of(tensors.starts);
  host.cu_seqlens = addresses.of(tensors.cu_seqlens);
  host.sequences = tensors.sequences;
  host.rows = addresses.of(tensors.rows);
  return host;
}

/// Of the buffers of q and k.
std::optional<Error> checkTensorOffsets(const ropewalk_plan &plan,
                                        const ropewalk_opencl_tensors &tensors) {
  for (const TensorPlan &tensor : plan.tensors) {
    const bool k = tensor.isKey;
    if (auto error =
            checkOffset(tensor.name, "_dst", k ? tensors.k_dst : tensors.q_dst, plan.elementBytes))
      return error;
    if (plan.inPlace)
      continue;
    if (auto error =
            checkOffset(tensor.name, "_src", k ? tensors.k_src : tensors.q_src, plan.elementBytes))
      return error;
  }
  return std::nullopt;
}

bool hasNoTokens(const ropewalk_opencl_tensors &tensors) {
  return tensors.batches == 0 || tensors.tokens == 0;
}

/// Of what says where tokens have their rows, as far as a call looks at it: of sequences it does
/// without tokens, too.
std::optional<Error> checkListOffsets(const ropewalk_plan &plan,
                                      const ropewalk_opencl_tensors &tensors,
                                      const ropewalk_opencl_buffer &rows) {
  const auto width = [](ropewalk_index index) {
    return enumValue(index) == ROPEWALK_INDEX_I64 ? 8 : 4;
  };
  struct List {
    const char *name;
    const ropewalk_opencl_buffer &buffer;
    bool isRead;
    int64_t multiple;
  };
  const bool isListed = enumValue(tensors.index) != ROPEWALK_INDEX_NONE,
             findsRows = plan.rotates && !rows.memory, hasTokens = !hasNoTokens(tensors);
  const List lists[] = {
      {"positions", tensors.positions,
       isListed && hasTokens && (findsRows || plan.pad != ROPEWALK_PAD_NONE), width(tensors.index)},
      {"starts", tensors.starts, findsRows, width(tensors.ragged_index)},
      {"cu_seqlens", tensors.cu_seqlens, findsRows, width(tensors.ragged_index)},
      {"rows", rows, plan.rotates && hasTokens, sizeof(float)},
  };
  for (const List &list : lists)
    if (list.buffer.memory && list.isRead)
      if (auto error = checkOffset(list.name, "", list.buffer, list.multiple))
        return error;
  return std::nullopt;
}

/// Buffers have no addresses that could be moved, so kernels count from their beginnings.
class Reach {
public:
  Reach(const ropewalk_opencl_plan &plan, const DeviceCandidate &candidate,
        const ropewalk_device_args &args)
      : plan(plan), spec(candidate.spec), args(args) {}

  std::optional<Error> check() const {
    const bool makesRows = spec.request.family == Family::Rows;
    for (const auto &[name, t] :
         {std::pair(makesRows ? "rows" : "q", &args.q), std::pair("k", &args.k)}) {
      if (t->heads == 0)
        continue;
      if (!makesRows)
        if (auto error = checkTensor(name, {t->src, t->srcOffset}, t->heads,
                                     {t->srcBatchStride, t->srcTokenStride, t->srcHeadStride}))
          return error;
      if (auto error = checkTensor(name, {t->dst, t->dstOffset}, t->heads,
                                   {t->dstBatchStride, t->dstTokenStride, t->dstHeadStride}))
        return error;
    }
    const bool isOfStarts = args.addsPosition && args.rowStep;
    if (auto error = checkPlaces(
            isOfStarts ? "starts" : "positions", {args.positions, args.positionOffset},
            4 * args.positionWords,
            {std::max<int64_t>(args.batches, args.sequenceCount), args.tokens,
             std::max(1, spec.request.axes)},
            {args.positionBatchStride, args.positionTokenStride, args.positionAxisStride}, words))
      return error;
    if (auto error = checkPlaces("cu_seqlens", {args.sequences, args.sequencesOffset},
                                 (args.sequenceCount + int64_t{1}) * args.sequenceStride, {1, 1, 1},
                                 {}, words))
      return error;
    if (args.addsPosition || args.channels == 0)
      return std::nullopt;
    return checkPlaces(
        "rows", {args.sin, args.sinOffset}, args.channels * 2, {args.batches, args.tokens, 1},
        {args.rowBatchStep * args.tableRowStride, args.rowStep * args.tableRowStride, 0}, words);
  }

private:
  using Numbers = std::array<int64_t, 3>;
  static constexpr int64_t words = 4 * maxReachOfLaunch;

  std::optional<Error> checkTensor(const char *name, const DeviceAddress &at, int64_t heads,
                                   const Numbers &stride) const {
    const int64_t bytes = elementBytes(spec.request.dtype);
    const bool windowOnly = spec.request.place == ROPEWALK_IN_PLACE; // what is beside it stays
    return checkPlaces(
        name, {at.memory, at.offset + (windowOnly ? args.before * bytes : 0)},
        (windowOnly ? args.channels : args.before + args.channels + args.behind) * bytes,
        {args.batches, args.tokens, heads}, stride, maxReachOfLaunch * reachUnit(spec));
  }

  /// Rows of `width` bytes.
  std::optional<Error> checkPlaces(const char *name, const DeviceAddress &at, int64_t width,
                                   const Numbers &count, const Numbers &stride,
                                   int64_t most) const {
    ByteRange range;
    const bool fits = computeRange({0, width, count.data(), stride.data()}, {0, 1, 2}, range);
    const int64_t begin = at.offset + range.begin, end = at.offset + range.end;
    if (!fits || end > most)
      return Error(ROPEWALK_UNSUPPORTED,
                   "%s reaches %" PRId64 " bytes into a buffer, expected at most %" PRId64
                   " on OpenCL: use sub-buffers",
                   name, end, most);
    const auto memory = reinterpret_cast<OpenClMem>(static_cast<uintptr_t>(at.memory));
    size_t size = 0;
    OpenClContext owner = nullptr;
    OpenClResult result =
        plan.loader.getMemObjectInfo(memory, openClMemSize, sizeof size, &size, nullptr);
    if (result == 0)
      result =
          plan.loader.getMemObjectInfo(memory, openClMemContext, sizeof owner, &owner, nullptr);
    if (result)
      return openClError(result, "clGetMemObjectInfo");
    if (owner != plan.words->context())
      return Error(ROPEWALK_INVALID_ARGUMENT, "%s is of another context, expected the plan's",
                   name);
    if (begin >= 0 && static_cast<uint64_t>(end) <= size)
      return std::nullopt;
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "%s is bytes %" PRId64 " to %" PRId64 " of a buffer, expected some of its %zu",
                 name, begin, end, size);
  }

  const ropewalk_opencl_plan &plan;
  const KernelSpec &spec;
  const ropewalk_device_args &args;
};

/// What a kernel's function on the CPU calls.
struct OpenClLaunch : ropewalk_device_launch {
  OpenClLaunch(const OpenClLoader &loader, OpenClKernel kernel, OpenClQueue queue)
      : ropewalk_device_launch{&run}, loader(loader), kernel(kernel), queue(queue) {}

  static int32_t run(const ropewalk_device_launch *launch, const int32_t blocks[3],
                     const int32_t threads[3], int32_t sharedBytes, int32_t count,
                     void *const *arguments, const uint64_t *sizes, const int8_t *isBuffer) {
    const auto &self = *static_cast<const OpenClLaunch *>(launch);
    for (int32_t i = 0; i < count; ++i)
      if (OpenClResult result = self.loader.setKernelArg(
              self.kernel, i, isBuffer[i] ? sizeof(OpenClMem) : sizes[i], arguments[i]))
        return result;
    // The last one is local memory, of which OpenCL wants some.
    if (OpenClResult result =
            self.loader.setKernelArg(self.kernel, count, std::max(1, sharedBytes), nullptr))
      return result;
    size_t global[3], local[3];
    for (int d = 0; d < 3; ++d) {
      local[d] = threads[d];
      global[d] = static_cast<size_t>(blocks[d]) * local[d];
    }
    return self.loader.enqueueNDRangeKernel(self.queue, self.kernel, 3, nullptr, global, local, 0,
                                            nullptr, nullptr);
  }

  const OpenClLoader &loader;
  OpenClKernel kernel;
  OpenClQueue queue;
};

ropewalk_status launchCall(const ropewalk_opencl_plan &plan, DeviceCall &call, OpenClQueue queue,
                           ropewalk_error *error) noexcept {
  const std::vector<DeviceCandidate> &candidates = plan.device.candidates;
  for (const DeviceLaunch &each : call)
    if (auto refusal = Reach(plan, candidates[each.candidate], each.args).check())
      return report(*refusal, error);
  const std::lock_guard<std::mutex> lock(plan.argumentsMutex);
  for (DeviceLaunch &each : call) {
    const OpenClLaunch launch(plan.loader, plan.codes[candidates[each.candidate].code].kernel(),
                              queue);
    if (OpenClResult result = launchInParts(candidates[each.candidate], each.args, launch))
      return report(openClError(result, "enqueueing a kernel"), error);
  }
  return ROPEWALK_OK;
}

DeviceMemories memoriesOf(const ropewalk_opencl_tensors &tensors,
                          const ropewalk_opencl_buffer &rows) {
  return {at(tensors.q_src),     at(tensors.q_dst),  at(tensors.k_src),      at(tensors.k_dst),
          at(tensors.positions), at(tensors.starts), at(tensors.cu_seqlens), at(rows)};
}

/// Of run and make_rows, as far as they are alike.
ropewalk_status refuseNulls(const ropewalk_opencl_plan *plan,
                            const ropewalk_opencl_tensors *tensors, const void *queue,
                            ropewalk_error *error) {
  if (plan && tensors && queue)
    return ROPEWALK_OK;
  return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer",
                      !plan      ? "plan"
                      : !tensors ? "tensors"
                                 : "queue"),
                error);
}

/// Reads the status word and clears it, in the order of the queue.
OpenClResult takeStatus(const ropewalk_opencl_plan &plan, OpenClQueue queue, int32_t &word) {
  constexpr uint32_t blocking = 1;
  const OpenClMem memory = plan.words->get();
  const int32_t zero = 0;
  if (OpenClResult result = plan.loader.enqueueReadBuffer(queue, memory, blocking, 0, sizeof word,
                                                          &word, 0, nullptr, nullptr))
    return result;
  return plan.loader.enqueueWriteBuffer(queue, memory, blocking, 0, sizeof zero, &zero, 0, nullptr,
                                        nullptr);
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_opencl_run(const ropewalk_opencl_plan *plan,
                                    const ropewalk_opencl_tensors *tensors, void *queue,
                                    ropewalk_error *error) {
  if (ropewalk_status status = refuseNulls(plan, tensors, queue, error))
    return status;
  const ropewalk_plan &hostPlan = *plan->device.host;
  if (auto refusal = hasNoTokens(*tensors) ? std::nullopt : checkTensorOffsets(hostPlan, *tensors))
    return report(*refusal, error);
  if (auto refusal = checkListOffsets(hostPlan, *tensors, tensors->rows))
    return report(*refusal, error);
  StandIns addresses;
  const ropewalk_tensors host = standIn(*tensors, addresses);
  DeviceCall call;
  if (ropewalk_status status =
          prepareDeviceCall(plan->device, host, memoriesOf(*tensors, tensors->rows), error, call))
    return status;
  return launchCall(*plan, call, static_cast<OpenClQueue>(queue), error);
}

int64_t ropewalk_opencl_rows_bytes(const ropewalk_opencl_plan *plan, int64_t rows) {
  return ropewalk_rows_bytes(plan ? plan->device.host.get() : nullptr, rows);
}

ropewalk_status ropewalk_opencl_make_rows(const ropewalk_opencl_plan *plan,
                                          const ropewalk_opencl_tensors *tensors,
                                          const ropewalk_opencl_buffer *rows, int64_t bytes,
                                          void *queue, ropewalk_error *error) {
  if (ropewalk_status status = refuseNulls(plan, tensors, queue, error))
    return status;
  const ropewalk_opencl_buffer none = {}, memory = rows ? *rows : none;
  ropewalk_opencl_tensors read = *tensors;
  read.rows = none;
  const ropewalk_plan &hostPlan = *plan->device.host;
  if (auto refusal = checkListOffsets(hostPlan, read, none))
    return report(*refusal, error);
  if (hostPlan.rotates && !hasNoTokens(read))
    if (auto refusal = checkOffset("rows", "", memory, sizeof(float)))
      return report(*refusal, error);
  StandIns addresses;
  const ropewalk_tensors host = standIn(read, addresses);
  DeviceCall call;
  if (ropewalk_status status = prepareDeviceRows(plan->device, host, memoriesOf(*tensors, memory),
                                                 addresses.of(memory), bytes, error, call))
    return status;
  return launchCall(*plan, call, static_cast<OpenClQueue>(queue), error);
}

ropewalk_status ropewalk_opencl_position_status(const ropewalk_opencl_plan *plan, void *queue,
                                                ropewalk_error *error) {
  if (!plan || !queue)
    return report(
        Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer", plan ? "queue" : "plan"),
        error);
  int32_t word = 0;
  if (OpenClResult result = takeStatus(*plan, static_cast<OpenClQueue>(queue), word))
    return report(openClError(result, "reading the status"), error);
  return positionStatus(plan->device, word, error);
}
