//===- opencl_machine.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "machine_plan.h"

#include "device/library.h"
#include "device/opencl/loader.h"
#include "ropewalk/opencl.h"

#include <iterator>
#include <vector>

namespace ropewalk {
namespace {

/// CL_DEVICE_TYPE_ALL, CL_DEVICE_NAME.
constexpr uint64_t allDevices = 0xffffffff;
constexpr uint32_t deviceName = 0x102B;

struct OpenClApi {
  using Table = ropewalk_opencl_table;
  using Plan = ropewalk_opencl_plan;
  using Options = ropewalk_opencl_plan_options;
  using Tensors = ropewalk_opencl_tensors;
  static constexpr auto createTable = ropewalk_opencl_table_create;
  static constexpr auto destroyTable = ropewalk_opencl_table_destroy;
  static constexpr auto createPlan = ropewalk_opencl_plan_create;
  static constexpr auto destroyPlan = ropewalk_opencl_plan_destroy;
  static constexpr auto run = ropewalk_opencl_run;
};

class OpenClMachine : public DeviceMachine {
public:
  std::optional<Error> open() {
    auto opened = openClLoader();
    if (!opened)
      return opened.error();
    loader = *opened;
    const LibraryFunction functions[] = {{"clGetPlatformIDs", &getPlatformIds},
                                         {"clGetDeviceIDs", &getDeviceIds},
                                         {"clCreateContext", &createContext},
                                         {"clCreateCommandQueue", &createQueue},
                                         {"clFinish", &finishQueue}};
    if (auto error =
            openLibrary("libOpenCL.so.1", "an OpenCL loader", functions, std::size(functions)))
      return error;
    if (auto error = findDevice())
      return error;
    char text[256] = "";
    OpenClResult result = loader->getDeviceInfo(device, deviceName, sizeof text, text, nullptr);
    if (result != 0)
      return openClError(result, "clGetDeviceInfo of its name");
    title = text;
    context = createContext(nullptr, 1, &device, nullptr, nullptr, &result);
    if (result != 0)
      return openClError(result, "clCreateContext");
    queue = createQueue(context, device, 0, &result);
    return result == 0 ? std::nullopt
                       : std::optional<Error>(openClError(result, "clCreateCommandQueue"));
  }

  std::string name() const override { return title; }

  Expected<uint64_t> allocate(size_t bytes) override {
    OpenClResult result = 0;
    OpenClMem memory = loader->createBuffer(context, openClReadWrite, bytes, nullptr, &result);
    if (result != 0)
      return openClError(result, "clCreateBuffer of a tensor");
    return reinterpret_cast<uint64_t>(memory);
  }

  std::optional<Error> upload(uint64_t memory, const void *from, size_t bytes) override {
    if (OpenClResult result = loader->enqueueWriteBuffer(queue, handle(memory), /*blocking=*/1, 0,
                                                         bytes, from, 0, nullptr, nullptr))
      return openClError(result, "clEnqueueWriteBuffer");
    return std::nullopt;
  }

  std::optional<Error> download(uint64_t memory, void *to, size_t bytes) override {
    if (OpenClResult result = loader->enqueueReadBuffer(queue, handle(memory), /*blocking=*/1, 0,
                                                        bytes, to, 0, nullptr, nullptr))
      return openClError(result, "clEnqueueReadBuffer");
    return std::nullopt;
  }

  std::optional<Error> finish() override {
    if (OpenClResult result = finishQueue(queue))
      return openClError(result, "clFinish");
    return std::nullopt;
  }

  Expected<std::unique_ptr<Plan>> plan(const bench::Case &cell, const ropewalk_table &table,
                                       const ropewalk_device_kernel &kernel) override {
    ropewalk_opencl_plan_options options = {};
    options.context = context;
    options.device = device;
    return MachinePlan<OpenClApi>::create(cell, table, kernel, options, queue);
  }

private:
  /// Of the first platform that has any.
  std::optional<Error> findDevice() {
    uint32_t count = 0;
    std::vector<void *> platforms;
    if (getPlatformIds(0, nullptr, &count) == 0 && count > 0) {
      platforms.resize(count);
      getPlatformIds(count, platforms.data(), nullptr);
    }
    for (void *platform : platforms)
      if (uint32_t found = 0;
          getDeviceIds(platform, allDevices, 1, &device, &found) == 0 && found > 0)
        return std::nullopt;
    return Error(ROPEWALK_UNSUPPORTED_HARDWARE,
                 "OpenCL has %d platforms here, expected one with a device",
                 static_cast<int>(platforms.size()));
  }

  static OpenClMem handle(uint64_t memory) { return reinterpret_cast<OpenClMem>(memory); }

  OpenClResult (*getPlatformIds)(uint32_t count, void **platforms, uint32_t *found) = nullptr;
  OpenClResult (*getDeviceIds)(void *platform, uint64_t type, uint32_t count, OpenClDevice *devices,
                               uint32_t *found) = nullptr;
  OpenClContext (*createContext)(const void *properties, uint32_t count,
                                 const OpenClDevice *devices, const void *notify, void *user,
                                 OpenClResult *result) = nullptr;
  OpenClQueue (*createQueue)(OpenClContext context, OpenClDevice device, uint64_t properties,
                             OpenClResult *result) = nullptr;
  OpenClResult (*finishQueue)(OpenClQueue queue) = nullptr;
  const OpenClLoader *loader = nullptr;
  OpenClDevice device = nullptr;
  OpenClContext context = nullptr;
  OpenClQueue queue = nullptr;
  std::string title;
};

} // namespace

Expected<std::unique_ptr<DeviceMachine>> openOpenClMachine() {
  auto machine = std::make_unique<OpenClMachine>();
  if (auto error = machine->open())
    return *error;
  return std::unique_ptr<DeviceMachine>(std::move(machine));
}

} // namespace ropewalk
