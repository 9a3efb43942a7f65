//===- cuda_plan.cpp - Making plans for CUDA ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/cuda/cuda_plan.h"
#include "device/device_schedule.h"
#include "error_boundary.h"

namespace ropewalk {
namespace {

Error loadError(const CudaDriver &driver, CudaResult result, const char *call,
                const DeviceCandidate &candidate) {
  const std::string what = std::string(call) + " of " + candidate.kernel->name;
  return driver.error(result, what.c_str());
}

Expected<DeviceTraits> traitsOf(const CudaDriver &driver) {
  CudaDevice device = 0;
  if (CudaResult result = driver.ctxGetDevice(&device))
    return driver.error(result, "cuCtxGetDevice");
  int major = 0, minor = 0, threads = 0;
  const std::pair<int, int *> attributes[] = {{cudaCapabilityMajor, &major},
                                              {cudaCapabilityMinor, &minor},
                                              {cudaMaxThreadsPerBlock, &threads}};
  for (const auto &[attribute, value] : attributes)
    if (CudaResult result = driver.deviceGetAttribute(value, attribute, device))
      return driver.error(result, "cuDeviceGetAttribute");
  return DeviceTraits{Target::Cuda, major * 10 + minor, threads};
}

using PlanPointer = std::unique_ptr<ropewalk_cuda_plan>;

DeviceAddress at(const void *pointer) { return {reinterpret_cast<uintptr_t>(pointer), 0}; }

/// Puts cos and sin where the kernels read them.
std::optional<Error> setRows(ropewalk_cuda_plan &plan, const ropewalk_cuda_plan_options &options) {
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
    auto rows = CudaMemory::copyOf(*plan.driver, plan.context, table.block.get(), table.bytes);
    if (!rows)
      return rows.error();
    plan.rows = std::move(*rows);
  }
  useTable(plan.device, {plan.rows->address(), 0});
  return std::nullopt;
}

std::optional<Error> setWords(ropewalk_cuda_plan &plan) {
  const std::vector<int32_t> initial = planWords(plan.device);
  auto words = CudaMemory::copyOf(*plan.driver, plan.context, initial.data(),
                                  static_cast<int64_t>(initial.size() * sizeof(int32_t)));
  if (!words)
    return words.error();
  plan.words = std::move(*words);
  useWords(plan.device, {plan.words->address(), 0});
  return std::nullopt;
}

std::optional<Error> setCodes(ropewalk_cuda_plan &plan) {
  for (const DeviceCandidate &candidate : plan.device.candidates) {
    if (candidate.code < plan.codes.size())
      continue;
    auto code = CudaCode::load(*plan.driver, plan.context, candidate);
    if (!code)
      return code.error();
    plan.codes.push_back(std::move(*code));
  }
  return std::nullopt;
}

Expected<PlanPointer> createCudaPlan(const ropewalk_rotation &rotation,
                                     const ropewalk_layout &layout,
                                     const ropewalk_cuda_plan_options &options) {
  auto driver = cudaDriver();
  if (!driver)
    return driver.error();
  auto context = findContext(**driver, options.context);
  if (!context)
    return context.error();
  if (!options.cache && options.table && options.table->rows->context() != *context)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "table is of another context, expected one of the plan's");
  CudaScope scope(**driver, *context);
  if (scope.result() != 0)
    return scope.error();
  auto traits = traitsOf(**driver);
  if (!traits)
    return traits.error();
  ropewalk_plan_options host = hostOptions(options);
  host.cache = options.cache;
  auto device = createDevicePlan(rotation, layout, host, *traits);
  if (!device)
    return device.error();
  auto plan = std::make_unique<ropewalk_cuda_plan>();
  plan->driver = *driver;
  plan->context = *context;
  plan->device = std::move(*device);
  if (auto error = setRows(*plan, options))
    return *error;
  if (auto error = setWords(*plan))
    return *error;
  if (auto error = setCodes(*plan))
    return *error;
  return plan;
}

} // namespace

Expected<CudaCode> CudaCode::load(const CudaDriver &driver, CudaContext context,
                                  const DeviceCandidate &candidate) {
  CudaCode code(driver, context);
  // The driver's compiler spends registers freely, and then fewer threads hide memory's latency.
  const int32_t limit = deviceRegisterLimit(candidate.spec);
  int options[] = {cudaJitMaxRegisters};
  void *values[] = {reinterpret_cast<void *>(static_cast<uintptr_t>(limit))};
  const bool limits = candidate.image->capability == 0 && limit != 0;
  if (CudaResult result =
          driver.moduleLoadDataEx(&code.module, candidate.image->bytes, limits, options, values))
    return loadError(driver, result, "cuModuleLoadDataEx", candidate);
  if (CudaResult result =
          driver.moduleGetFunction(&code.entry, code.module, candidate.kernel->entry))
    return loadError(driver, result, "cuModuleGetFunction", candidate);
  return code;
}

} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_cuda_plan_create(const ropewalk_rotation *rotation,
                                          const ropewalk_layout *layout,
                                          const ropewalk_cuda_plan_options *options,
                                          ropewalk_cuda_plan **plan, ropewalk_error *error) {
  if (plan)
    *plan = nullptr;
  if (ropewalk_status status = reportNull(rotation, layout, options, plan, error))
    return status;
  return atBoundary(
      error, [&] { return createCudaPlan(*rotation, *layout, *options); },
      [&](PlanPointer &made) { *plan = made.release(); });
}

void ropewalk_cuda_plan_destroy(ropewalk_cuda_plan *plan) { delete plan; }

const char *ropewalk_cuda_plan_describe(const ropewalk_cuda_plan *plan) {
  return plan ? plan->device.description.c_str() : "";
}
