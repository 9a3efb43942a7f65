//===- device_plan.cpp - What a plan for a device decides -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_plan.h"
#include "enum_value.h"
#include "error_boundary.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>

namespace ropewalk {
namespace {

/// What the CPU serves and no kernel for devices does, as far as the arguments tell.
std::optional<Error> refuseArguments(const ropewalk_rotation &rotation,
                                     const ropewalk_layout &layout,
                                     const ropewalk_plan_options &options) {
  if (rotation.rotary_dim == 0)
    return Error(ROPEWALK_UNSUPPORTED, "rotary_dim is 0, expected a window on a device");
  if (rotation.reorder && enumValue(layout.place) == ROPEWALK_IN_PLACE)
    return Error(ROPEWALK_UNSUPPORTED,
                 "place is ROPEWALK_IN_PLACE, expected ROPEWALK_OUT_OF_PLACE with reorder on a "
                 "device");
  if (options.cache && enumValue(options.cache->dtype) != ROPEWALK_F32)
    return Error(ROPEWALK_UNSUPPORTED, "cache.dtype is %d, expected ROPEWALK_F32 on a device",
                 enumValue(options.cache->dtype));
  if (enumValue(options.pad) == ROPEWALK_PAD_COPY)
    return Error(ROPEWALK_UNSUPPORTED,
                 "pad is ROPEWALK_PAD_COPY, expected ROPEWALK_PAD_NONE or ROPEWALK_PAD_LEAVE on a "
                 "device");
  if (enumValue(options.pad) == ROPEWALK_PAD_LEAVE &&
      (options.pad_position < INT32_MIN || options.pad_position > INT32_MAX))
    return Error(ROPEWALK_UNSUPPORTED,
                 "pad_position is %" PRId64 ", expected -2^31 to 2^31-1 on a device",
                 options.pad_position);
  return std::nullopt;
}

/// The same, as far as only the checked plan knows.
std::optional<Error> refusePlan(const ropewalk_plan &plan) {
  if (plan.coordinates > 1)
    return Error(ROPEWALK_UNSUPPORTED,
                 "axes.count is %" PRId64
                 ", expected one coordinate, or a table of listed positions, on a device",
                 plan.coordinates);
  if (plan.tensors.front().pieces.size() > 1 && plan.tensors.front().pieces[1].rotates())
    return Error(ROPEWALK_UNSUPPORTED,
                 "axes.blocks is nonzero, expected pairs across the window on a device");
  if (plan.builtTable)
    if (auto error = refuseTable(*plan.builtTable))
      return error;
  if (const int64_t rows = plan.table.end - plan.table.begin; rows - 1 > plan.table.maxRowSpan)
    return Error(ROPEWALK_UNSUPPORTED,
                 "table has %" PRId64 " rows, expected at most %" PRId64 " on a device", rows,
                 plan.table.maxRowSpan + 1);
  return std::nullopt;
}

/// Over everything that a kernel adds to the tensors' addresses, and the table's own addresses.
int64_t alignmentOf(const ropewalk_plan &plan, const ropewalk_device_args &args) {
  const int64_t copied = plan.inPlace ? 0 : args.behind;
  int64_t bits = 64 | (args.before | copied) * plan.elementBytes |
                 static_cast<int64_t>(reinterpret_cast<uintptr_t>(plan.table.cos) |
                                      reinterpret_cast<uintptr_t>(plan.table.sin)) |
                 plan.table.rowStride;
  for (const TensorPlan &tensor : plan.tensors)
    for (int d = 0; d < (tensor.heads > 1 ? 3 : 2); ++d)
      bits |= tensor.srcStride[d] | tensor.dstStride[d];
  return bits & -bits;
}

void setTensors(const ropewalk_plan &plan, ropewalk_device_args &args) {
  for (const TensorPlan &tensor : plan.tensors) {
    ropewalk_device_tensor &out = tensor.isKey ? args.k : args.q;
    out.heads = tensor.heads;
    out.srcBatchStride = tensor.srcStride[0];
    out.srcTokenStride = tensor.srcStride[1];
    // One head's stride is no stride: it need not be a multiple of anything.
    out.srcHeadStride = tensor.heads > 1 ? tensor.srcStride[2] : 0;
    out.dstBatchStride = tensor.dstStride[0];
    out.dstTokenStride = tensor.dstStride[1];
    out.dstHeadStride = tensor.heads > 1 ? tensor.dstStride[2] : 0;
  }
}

void setArguments(const ropewalk_plan &plan, ropewalk_device_args &args) {
  setTensors(plan, args);
  const ropewalk_rotation &rotation = plan.rotation;
  args.channels = rotation.rotary_dim;
  args.before = rotation.window_begin;
  args.behind = rotation.head_dim - rotation.window_begin - rotation.rotary_dim;
  args.sineSign = rotation.inverse ? -1.0f : 1.0f;
  args.tableRowStride = plan.table.rowStride;
  args.tablePairStride = plan.table.pairStride;
  args.rows = static_cast<int32_t>(std::min<int64_t>(INT32_MAX, plan.table.end - plan.table.begin));
  args.pad = static_cast<int32_t>(plan.pad == ROPEWALK_PAD_NONE ? 0 : plan.padPosition);
}

std::string describeTensor(const ropewalk_plan &plan, const TensorPlan &tensor) {
  const int64_t begin = plan.rotation.window_begin;
  return std::string(tensor.name) + "[" + std::to_string(tensor.heads) + ", " +
         std::to_string(begin) + ":" + std::to_string(begin + plan.rotation.rotary_dim) + "]";
}

std::string describeWork(const DevicePlan &plan, const KernelRequest &request) {
  std::string text;
  for (const TensorPlan &tensor : plan.host->tensors)
    text += (text.empty() ? "" : " and ") + describeTensor(*plan.host, tensor);
  text += ": " + requestName(request) + " by ";
  for (size_t i = 0; i < plan.choice.candidates.size(); ++i) {
    const DeviceCandidate &candidate = plan.choice.candidates[i];
    text += (i ? ", else " : "") + std::string(candidate.kernel->name);
    if (candidate.alignment > plan.host->elementBytes)
      text += " for pointers that are multiples of " + std::to_string(candidate.alignment);
  }
  return text;
}

std::string describePlan(const DevicePlan &plan, const KernelRequest &request) {
  const TableView &table = plan.host->table;
  std::string text = std::string("table: ") +
                     (plan.host->builtTable ? "computed" : "caller's cache") + ", positions [" +
                     std::to_string(table.begin) + ", " + std::to_string(table.end) + ")\n" +
                     describeWork(plan, request) + "\n";
  for (const Rejection &rejection : plan.choice.rejected)
    text += "not used: " + rejection.kernel + ": " + rejection.reason + "\n";
  return text;
}

Expected<DevicePlan> plan(const ropewalk_rotation &rotation, const ropewalk_layout &layout,
                          const ropewalk_plan_options &options, const DeviceTraits &device) {
  if (!options.kernels)
    return Error(ROPEWALK_INVALID_ARGUMENT, "kernels is null, expected a kernel table");
  if (auto error = validateKernelTable(*options.kernels))
    return *error;
  if (auto error = refuseArguments(rotation, layout, options))
    return *error;
  ropewalk_plan_options onHost = options;
  onHost.kernels = nullptr;
  onHost.kernel = nullptr;
  onHost.allow_reference = 1;
  onHost.table_form = ROPEWALK_TABLE_PLAIN;
  DevicePlan made;
  auto host = createPlan(rotation, layout, onHost, Environment());
  if (!host)
    return host.error();
  made.host = std::move(*host);
  if (auto error = refusePlan(*made.host))
    return *error;
  setArguments(*made.host, made.args);
  const KernelRequest request = made.host->tensors.front().pieces.front().request;
  auto choice = chooseDeviceKernels(*options.kernels,
                                    {request, alignmentOf(*made.host, made.args),
                                     made.args.tablePairStride == sizeof(float), options.kernel},
                                    device);
  if (!choice)
    return choice.error();
  made.choice = std::move(*choice);
  made.description = describePlan(made, request);
  return made;
}

void logPlan(const Expected<DevicePlan> &plan) {
  std::string text = plan ? plan->description : plan.error().message();
  while (!text.empty() && text.back() == '\n')
    text.pop_back();
  for (size_t at; (at = text.find('\n')) != std::string::npos;)
    text.replace(at, 1, "; ");
  std::fprintf(stderr, "ropewalk plan: %s\n", text.c_str());
}

} // namespace

Expected<DevicePlan> createDevicePlan(const ropewalk_rotation &rotation,
                                      const ropewalk_layout &layout,
                                      const ropewalk_plan_options &options,
                                      const DeviceTraits &device) {
  Expected<DevicePlan> made = plan(rotation, layout, options, device);
  if (hostEnvironment().verbosePlan)
    logPlan(made);
  return made;
}

std::optional<Error> refuseTable(const ropewalk_table &table) {
  if (table.factored)
    return Error(ROPEWALK_UNSUPPORTED,
                 "table is ROPEWALK_TABLE_FACTORED, expected ROPEWALK_TABLE_PLAIN on a device");
  if (table.bytes == 0)
    return Error(ROPEWALK_UNSUPPORTED,
                 "table has no entries, expected rows of a rotation on a device");
  return std::nullopt;
}

void useCache(DevicePlan &plan, DeviceAddress cos, DeviceAddress sin) {
  plan.args.cos = cos.memory;
  plan.args.cosOffset = cos.offset;
  plan.args.sin = sin.memory;
  plan.args.sinOffset = sin.offset;
}

void useTable(DevicePlan &plan, DeviceAddress address) {
  DeviceAddress sin = address;
  sin.offset += plan.host->builtTable->pairs * static_cast<int64_t>(sizeof(float));
  useCache(plan, address, sin);
  plan.host->builtTable = {};
  plan.host->table.cos = plan.host->table.sin = nullptr;
}

ropewalk_status positionStatus(const DevicePlan &plan, int32_t word, ropewalk_error *error) {
  if (word == 0)
    return reportOk(error);
  const TableView &table = plan.host->table;
  return report(Error(ROPEWALK_POSITION_OUT_OF_RANGE,
                      "a listed position had no row, expected %" PRId64 " to %" PRId64, table.begin,
                      table.end - 1),
                error);
}

} // namespace ropewalk
