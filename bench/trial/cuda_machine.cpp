//===- cuda_machine.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "machine_plan.h"

#include "device/cuda/driver.h"
#include "device/library.h"
#include "ropewalk/cuda.h"

#include <iterator>

namespace ropewalk {
namespace {

struct CudaApi {
  using Table = ropewalk_cuda_table;
  using Plan = ropewalk_cuda_plan;
  using Options = ropewalk_cuda_plan_options;
  using Tensors = ropewalk_tensors;
  static constexpr auto createTable = ropewalk_cuda_table_create;
  static constexpr auto destroyTable = ropewalk_cuda_table_destroy;
  static constexpr auto createPlan = ropewalk_cuda_plan_create;
  static constexpr auto destroyPlan = ropewalk_cuda_plan_destroy;
  static constexpr auto run = ropewalk_cuda_run;
};

/// Calls go to the default stream of the device's primary context.
class CudaMachine : public DeviceMachine {
public:
  std::optional<Error> open() {
    auto opened = cudaDriver();
    if (!opened)
      return opened.error();
    driver = *opened;
    const LibraryFunction functions[] = {{"cuDeviceGet", &deviceGet},
                                         {"cuDeviceGetName", &deviceGetName},
                                         {"cuDevicePrimaryCtxRetain", &primaryRetain}};
    if (auto error =
            openLibrary("libcuda.so.1", "NVIDIA's driver", functions, std::size(functions)))
      return error;
    CudaDevice device = 0;
    if (CudaResult result = deviceGet(&device, 0))
      return driver->error(result, "cuDeviceGet");
    char text[256] = "";
    if (CudaResult result = deviceGetName(text, sizeof text, device))
      return driver->error(result, "cuDeviceGetName");
    title = text;
    if (CudaResult result = primaryRetain(&context, device))
      return driver->error(result, "cuDevicePrimaryCtxRetain");
    if (CudaResult result = driver->ctxPushCurrent(context))
      return driver->error(result, "cuCtxPushCurrent");
    return std::nullopt;
  }

  std::string name() const override { return title; }

  Expected<uint64_t> allocate(size_t bytes) override {
    CudaAddress memory = 0;
    if (CudaResult result = driver->memAlloc(&memory, bytes))
      return driver->error(result, "cuMemAlloc of a tensor");
    return uint64_t{memory};
  }

  std::optional<Error> upload(uint64_t memory, const void *from, size_t bytes) override {
    if (CudaResult result = driver->memcpyHtoD(memory, from, bytes))
      return driver->error(result, "cuMemcpyHtoD");
    return std::nullopt;
  }

  std::optional<Error> download(uint64_t memory, void *to, size_t bytes) override {
    if (CudaResult result = driver->memcpyDtoHAsync(to, memory, bytes, nullptr))
      return driver->error(result, "cuMemcpyDtoHAsync");
    return finish();
  }

  std::optional<Error> finish() override {
    if (CudaResult result = driver->streamSynchronize(nullptr))
      return driver->error(result, "cuStreamSynchronize");
    return std::nullopt;
  }

  Expected<std::unique_ptr<Plan>> plan(const bench::Case &cell, const ropewalk_table &table,
                                       const ropewalk_device_kernel &kernel) override {
    ropewalk_cuda_plan_options options = {};
    options.context = context;
    return MachinePlan<CudaApi>::create(cell, table, kernel, options, nullptr);
  }

private:
  CudaResult (*deviceGet)(CudaDevice *device, int number) = nullptr;
  CudaResult (*deviceGetName)(char *name, int size, CudaDevice device) = nullptr;
  CudaResult (*primaryRetain)(CudaContext *context, CudaDevice device) = nullptr;
  const CudaDriver *driver = nullptr;
  CudaContext context = nullptr;
  std::string title;
};

} // namespace

Expected<std::unique_ptr<DeviceMachine>> openCudaMachine() {
  auto machine = std::make_unique<CudaMachine>();
  if (auto error = machine->open())
    return *error;
  return std::unique_ptr<DeviceMachine>(std::move(machine));
}

} // namespace ropewalk
