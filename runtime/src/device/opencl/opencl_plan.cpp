//===- opencl_plan.cpp - Making plans for OpenCL --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/opencl/opencl_plan.h"
#include "enum_value.h"
#include "error_boundary.h"

#include <algorithm>
#include <cinttypes>
#include <cstring>

namespace ropewalk {
namespace {

Error buildError(const OpenClLoader &loader, OpenClProgram program, OpenClDevice device,
                 OpenClResult result, const DeviceCandidate &candidate) {
  size_t bytes = 0;
  loader.getProgramBuildInfo(program, device, openClBuildLog, 0, nullptr, &bytes);
  std::string log(bytes + 1, '\0');
  loader.getProgramBuildInfo(program, device, openClBuildLog, bytes, log.data(), nullptr);
  log.resize(std::strcspn(log.c_str(), "\n"));
  return Error(ROPEWALK_DEVICE_FAILED, "clBuildProgram of %s gave OpenCL error %d: %.100s",
               candidate.kernel->name, static_cast<int>(result), log.c_str());
}

Error codeError(OpenClResult result, const char *call, const DeviceCandidate &candidate) {
  return openClError(result, (std::string(call) + " of " + candidate.kernel->name).c_str());
}

Expected<DeviceTraits> traitsOf(const OpenClLoader &loader, OpenClDevice device) {
  size_t threads = 0;
  if (OpenClResult result =
          loader.getDeviceInfo(device, openClDeviceThreads, sizeof threads, &threads, nullptr))
    return openClError(result, "clGetDeviceInfo");
  uint64_t shared = 0;
  if (OpenClResult result =
          loader.getDeviceInfo(device, openClDeviceShared, sizeof shared, &shared, nullptr))
    return openClError(result, "clGetDeviceInfo");
  uint64_t doubles = 0; // An error says that the device knows of no such thing.
  if (loader.getDeviceInfo(device, openClDeviceDoubles, sizeof doubles, &doubles, nullptr) != 0)
    doubles = 0;
  const auto limited = static_cast<int64_t>(std::min<uint64_t>(shared, INT64_MAX));
  return DeviceTraits{Target::OpenCl, 0, static_cast<int64_t>(threads), doubles != 0, limited};
}

/// An address for the checks of a cache, where its buffer has none: buffers begin at multiples of
/// at least 128 bytes.
const void *standIn(const ropewalk_opencl_buffer &buffer) {
  constexpr uintptr_t anyBuffer = 4096;
  return buffer.memory ? reinterpret_cast<const void *>(anyBuffer + buffer.offset) : nullptr;
}

ropewalk_cache standIn(const ropewalk_opencl_cache &cache) {
  return {standIn(cache.cos), standIn(cache.sin), cache.rows,
          cache.row_stride,   cache.pair_stride,  cache.dtype};
}

std::optional<Error> validate(const ropewalk_opencl_plan_options &options) {
  for (const auto &[field, value] :
       {std::pair("context", options.context), std::pair("device", options.device)})
    if (!value)
      return Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a handle of OpenCL's", field);
  if (const ropewalk_opencl_cache *cache = options.cache) {
    for (const auto &[field, buffer] :
         {std::pair("cos", &cache->cos), std::pair("sin", &cache->sin)})
      if (auto error = checkOffset("cache.", field, *buffer,
                                   enumValue(cache->dtype) == ROPEWALK_F32 ? 4 : 2))
        return error;
  } else if (options.table && options.table->rows->context() != options.context) {
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "table is of another context, expected one of the plan's");
  }
  return std::nullopt;
}

/// Puts cos and sin where the kernels read them.
std::optional<Error> setRows(ropewalk_opencl_plan &plan,
                             const ropewalk_opencl_plan_options &options) {
  if (!plan.device.host->rotates)
    return std::nullopt;
  if (options.cache) {
    useCache(plan.device, at(options.cache->cos), at(options.cache->sin));
    return std::nullopt;
  }
  if (options.table) {
    plan.rows = options.table->rows;
  } else {
    const ropewalk_table &table = *plan.device.host->builtTable;
    auto rows = OpenClMemory::copyOf(plan.loader, static_cast<OpenClContext>(options.context),
                                     openClReadOnly, table.block.get(), table.bytes);
    if (!rows)
      return rows.error();
    plan.rows = std::move(*rows);
  }
  useTable(plan.device, plan.rows->at(0));
  return std::nullopt;
}

std::optional<Error> setWords(ropewalk_opencl_plan &plan, OpenClContext context) {
  const std::vector<int32_t> initial = planWords(plan.device);
  auto words = OpenClMemory::copyOf(plan.loader, context, openClReadWrite, initial.data(),
                                    static_cast<int64_t>(initial.size() * sizeof(int32_t)));
  if (!words)
    return words.error();
  plan.words = std::move(*words);
  useWords(plan.device, plan.words->at(0));
  return std::nullopt;
}

std::optional<Error> setCodes(ropewalk_opencl_plan &plan,
                              const ropewalk_opencl_plan_options &options) {
  for (DeviceCandidate &candidate : plan.device.candidates) {
    if (candidate.code == plan.codes.size()) {
      auto code = OpenClCode::build(plan.loader, static_cast<OpenClContext>(options.context),
                                    static_cast<OpenClDevice>(options.device), candidate);
      if (!code)
        return code.error();
      plan.codes.push_back(std::move(*code));
    }
    candidate.maxThreads = std::min(candidate.maxThreads, plan.codes[candidate.code].maxThreads());
  }
  return std::nullopt;
}

/// The threads of a block that a kernel gets which needs more of them, as those of a known window
/// do that count on its threads; only what is compiled tells.
std::optional<int64_t> tooFewThreads(const DevicePlan &plan) {
  for (const DeviceCandidate &candidate : plan.candidates)
    if (threadsAcross(candidate.spec, candidate.spec.request.channels, candidate.maxThreads) >
        candidate.maxThreads)
      return candidate.maxThreads;
  return std::nullopt;
}

} // namespace

std::optional<Error> checkOffset(const char *name, const char *side,
                                 const ropewalk_opencl_buffer &buffer, int64_t multiple) {
  // Sums with what a call spans then fit 64 bits.
  constexpr int64_t most = INT64_C(1) << 48;
  if (buffer.offset > most)
    return Error(ROPEWALK_UNSUPPORTED, "%s%s.offset is %" PRId64 ", expected at most %" PRId64,
                 name, side, buffer.offset, most);
  if (buffer.offset >= 0 && buffer.offset % multiple == 0)
    return std::nullopt;
  return Error(buffer.offset < 0 ? ROPEWALK_INVALID_ARGUMENT : ROPEWALK_MISALIGNED,
               "%s%s.offset is %" PRId64 ", expected a multiple of %d, at least 0", name, side,
               buffer.offset, static_cast<int>(multiple));
}

Expected<std::shared_ptr<const OpenClMemory>> OpenClMemory::copyOf(const OpenClLoader &loader,
                                                                   OpenClContext context,
                                                                   uint64_t flags, const void *src,
                                                                   int64_t bytes) {
  OpenClResult result = 0;
  OpenClMem memory =
      loader.createBuffer(context, flags | openClCopyHost, bytes, const_cast<void *>(src), &result);
  if (result != 0)
    return openClError(result, ("clCreateBuffer of " + std::to_string(bytes) + " bytes").c_str());
  return std::make_shared<const OpenClMemory>(loader, memory, context);
}

Expected<OpenClCode> OpenClCode::build(const OpenClLoader &loader, OpenClContext context,
                                       OpenClDevice device, const DeviceCandidate &candidate) {
  OpenClCode code(loader);
  const char *source = static_cast<const char *>(candidate.image->bytes);
  const size_t length = candidate.image->size;
  OpenClResult result = 0;
  code.program = loader.createProgramWithSource(context, 1, &source, &length, &result);
  if (result != 0)
    return codeError(result, "clCreateProgramWithSource", candidate);
  result = loader.buildProgram(code.program, 1, &device, "", nullptr, nullptr);
  if (result != 0)
    return buildError(loader, code.program, device, result, candidate);
  code.entry = loader.createKernel(code.program, candidate.kernel->entry, &result);
  if (result != 0)
    return codeError(result, "clCreateKernel", candidate);
  size_t threads = 0;
  result = loader.getKernelWorkGroupInfo(code.entry, device, openClKernelThreads, sizeof threads,
                                         &threads, nullptr);
  if (result != 0)
    return codeError(result, "clGetKernelWorkGroupInfo", candidate);
  code.threads = static_cast<int64_t>(threads);
  return code;
}

Expected<std::unique_ptr<ropewalk_opencl_plan>>
createOpenClPlan(const OpenClLoader &loader, const ropewalk_rotation &rotation,
                 const ropewalk_layout &layout, const ropewalk_opencl_plan_options &options) {
  if (auto error = validate(options))
    return *error;
  auto traits = traitsOf(loader, static_cast<OpenClDevice>(options.device));
  if (!traits)
    return traits.error();
  const ropewalk_cache cache = options.cache ? standIn(*options.cache) : ropewalk_cache{};
  ropewalk_plan_options host = hostOptions(options);
  host.cache = options.cache ? &cache : nullptr;
  for (;;) {
    auto device = createDevicePlan(rotation, layout, host, *traits);
    if (!device)
      return device.error();
    auto plan = std::make_unique<ropewalk_opencl_plan>(loader);
    plan->device = std::move(*device);
    if (auto error = setCodes(*plan, options))
      return *error;
    if (auto threads = tooFewThreads(plan->device)) { // another kernel may make do with them
      traits->maxThreads = *threads;
      continue;
    }
    if (auto error = setRows(*plan, options))
      return *error;
    if (auto error = setWords(*plan, static_cast<OpenClContext>(options.context)))
      return *error;
    return plan;
  }
}

Expected<std::unique_ptr<ropewalk_opencl_table>>
createOpenClTable(const OpenClLoader &loader, const ropewalk_table &table, void *context) {
  if (!context)
    return Error(ROPEWALK_INVALID_ARGUMENT, "context is null, expected a handle of OpenCL's");
  if (auto error = refuseTable(table))
    return *error;
  auto rows = OpenClMemory::copyOf(loader, static_cast<OpenClContext>(context), openClReadOnly,
                                   table.block.get(), table.bytes);
  if (!rows)
    return rows.error();
  auto made = std::make_unique<ropewalk_opencl_table>();
  made->host = TableRef::share(&table);
  made->rows = std::move(*rows);
  return made;
}

} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_opencl_table_create(const ropewalk_table *table, void *context,
                                             ropewalk_opencl_table **openclTable,
                                             ropewalk_error *error) {
  if (openclTable)
    *openclTable = nullptr;
  if (!table || !openclTable)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer",
                        table ? "opencl_table" : "table"),
                  error);
  using Result = Expected<std::unique_ptr<ropewalk_opencl_table>>;
  return atBoundary(
      error,
      [&]() -> Result {
        auto loader = openClLoader();
        return loader ? createOpenClTable(**loader, *table, context) : Result(loader.error());
      },
      [&](std::unique_ptr<ropewalk_opencl_table> &made) { *openclTable = made.release(); });
}

void ropewalk_opencl_table_destroy(ropewalk_opencl_table *table) { delete table; }

ropewalk_status ropewalk_opencl_plan_create(const ropewalk_rotation *rotation,
                                            const ropewalk_layout *layout,
                                            const ropewalk_opencl_plan_options *options,
                                            ropewalk_opencl_plan **plan, ropewalk_error *error) {
  if (plan)
    *plan = nullptr;
  if (ropewalk_status status = reportNull(rotation, layout, options, plan, error))
    return status;
  using Result = Expected<std::unique_ptr<ropewalk_opencl_plan>>;
  return atBoundary(
      error,
      [&]() -> Result {
        auto loader = openClLoader();
        return loader ? createOpenClPlan(**loader, *rotation, *layout, *options)
                      : Result(loader.error());
      },
      [&](std::unique_ptr<ropewalk_opencl_plan> &made) { *plan = made.release(); });
}

void ropewalk_opencl_plan_destroy(ropewalk_opencl_plan *plan) { delete plan; }

const char *ropewalk_opencl_plan_describe(const ropewalk_opencl_plan *plan) {
  return plan ? plan->device.description.c_str() : "";
}
