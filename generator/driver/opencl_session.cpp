//===- opencl_session.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "session_plan.h"

#include "device/library.h"
#include "device/opencl/opencl_plan.h"
#include "ropewalk/opencl.h"

#include <vector>

using namespace llvm;

namespace ropewalk::driver {
namespace {

/// CL_DEVICE_TYPE_ALL, CL_DEVICE_NOT_FOUND, CL_PLATFORM_NOT_FOUND_KHR.
constexpr uint64_t allDevices = 0xffffffff;
constexpr OpenClResult noDevice = -1, noPlatform = -1001;

/// What an application does by itself before it makes a plan.
struct Setup {
  OpenClResult (*getPlatformIds)(uint32_t count, void **platforms, uint32_t *found);
  OpenClResult (*getDeviceIds)(void *platform, uint64_t type, uint32_t count, OpenClDevice *devices,
                               uint32_t *found);
  OpenClContext (*createContext)(const void *properties, uint32_t count,
                                 const OpenClDevice *devices, const void *notify, void *user,
                                 OpenClResult *result);
  OpenClResult (*releaseContext)(OpenClContext context);
  OpenClQueue (*createQueue)(OpenClContext context, OpenClDevice device, uint64_t properties,
                             OpenClResult *result);
  OpenClResult (*releaseQueue)(OpenClQueue queue);

  std::optional<ropewalk::Error> open() {
    const LibraryFunction functions[] = {
        {"clGetPlatformIDs", &getPlatformIds},  {"clGetDeviceIDs", &getDeviceIds},
        {"clCreateContext", &createContext},    {"clReleaseContext", &releaseContext},
        {"clCreateCommandQueue", &createQueue}, {"clReleaseCommandQueue", &releaseQueue}};
    return openLibrary("libOpenCL.so.1", "an OpenCL loader", functions, std::size(functions));
  }
};

llvm::Error failure(OpenClResult result, const char *what) {
  return createStringError(openClError(result, what).message());
}

struct OpenClApi {
  using Table = ropewalk_opencl_table;
  using Plan = ropewalk_opencl_plan;
  using Options = ropewalk_opencl_plan_options;
  using Tensors = ropewalk_opencl_tensors;
  using Rows = ropewalk_opencl_buffer;
  using Cache = ropewalk_opencl_cache;
  static constexpr auto createTable = ropewalk_opencl_table_create;
  static constexpr auto destroyTable = ropewalk_opencl_table_destroy;
  static constexpr auto createPlan = ropewalk_opencl_plan_create;
  static constexpr auto destroyPlan = ropewalk_opencl_plan_destroy;
  static constexpr auto run = ropewalk_opencl_run;
  static constexpr auto positionStatus = ropewalk_opencl_position_status;
  static constexpr auto rowsBytes = ropewalk_opencl_rows_bytes;
  static ropewalk_status makeRows(const Plan *plan, const Tensors *tensors, Rows rows,
                                  int64_t bytes, void *queue, ropewalk_error *error) {
    return ropewalk_opencl_make_rows(plan, tensors, &rows, bytes, queue, error);
  }
};

class OpenClSession : public DeviceSession {
public:
  ~OpenClSession() override {
    if (queue)
      setup.releaseQueue(queue);
    if (context)
      setup.releaseContext(context);
  }

  llvm::Error open() {
    auto opened = openClLoader();
    if (!opened)
      return createStringError(opened.error().message());
    loader = *opened;
    if (auto error = setup.open())
      return createStringError(error->message());
    if (llvm::Error error = findDevice())
      return error;
    OpenClResult result = 0;
    context = setup.createContext(nullptr, 1, &device, nullptr, nullptr, &result);
    if (result != 0)
      return failure(result, "clCreateContext");
    queue = setup.createQueue(context, device, 0, &result);
    return result == 0 ? llvm::Error::success() : failure(result, "clCreateCommandQueue");
  }

  llvm::Expected<DeviceMemory> allocate(size_t bytes) override {
    OpenClResult result = 0;
    OpenClMem memory = loader->createBuffer(context, openClReadWrite, std::max<size_t>(bytes, 1),
                                            nullptr, &result);
    if (result != 0)
      return failure(result, "clCreateBuffer of a tensor");
    return DeviceMemory(*this, reinterpret_cast<uint64_t>(memory));
  }

  llvm::Error upload(const DeviceMemory &memory, ArrayRef<uint8_t> bytes) override {
    if (bytes.empty())
      return llvm::Error::success();
    const OpenClResult result =
        loader->enqueueWriteBuffer(queue, handle(memory.handle()), /*blocking=*/1, 0, bytes.size(),
                                   bytes.data(), 0, nullptr, nullptr);
    return result == 0 ? llvm::Error::success() : failure(result, "clEnqueueWriteBuffer");
  }

  llvm::Error download(const DeviceMemory &memory, MutableArrayRef<uint8_t> bytes) override {
    if (bytes.empty())
      return llvm::Error::success();
    const OpenClResult result =
        loader->enqueueReadBuffer(queue, handle(memory.handle()), /*blocking=*/1, 0, bytes.size(),
                                  bytes.data(), 0, nullptr, nullptr);
    return result == 0 ? llvm::Error::success() : failure(result, "clEnqueueReadBuffer");
  }

  llvm::Expected<std::unique_ptr<Plan>> plan(const DevicePlanRequest &request) override {
    ropewalk_opencl_plan_options options = {};
    options.context = context;
    options.device = device;
    return SessionPlan<OpenClApi>::create(*this, request, options, queue);
  }

private:
  void release(uint64_t memory) override { loader->releaseMemObject(handle(memory)); }

  /// Of the first platform that has any; a platform's failure matters only if none has.
  llvm::Error findDevice() {
    uint32_t count = 0;
    const OpenClResult listed = setup.getPlatformIds(0, nullptr, &count);
    if (listed != 0 && listed != noPlatform)
      return failure(listed, "clGetPlatformIDs");
    std::vector<void *> platforms(listed == 0 ? count : 0);
    if (!platforms.empty())
      if (OpenClResult result = setup.getPlatformIds(count, platforms.data(), nullptr))
        return failure(result, "clGetPlatformIDs");
    OpenClResult failed = 0;
    for (void *platform : platforms) {
      uint32_t found = 0;
      const OpenClResult result = setup.getDeviceIds(platform, allDevices, 1, &device, &found);
      if (result == 0 && found > 0)
        return llvm::Error::success();
      if (result != 0 && result != noDevice && failed == 0)
        failed = result;
    }
    if (failed != 0)
      return failure(failed, "clGetDeviceIDs");
    return createStringError("OpenCL has " + Twine(platforms.size()) +
                             " platforms here, expected one with a device");
  }

  static OpenClMem handle(uint64_t memory) { return reinterpret_cast<OpenClMem>(memory); }

  const OpenClLoader *loader = nullptr;
  Setup setup = {};
  OpenClDevice device = nullptr;
  OpenClContext context = nullptr;
  OpenClQueue queue = nullptr;
};

} // namespace

llvm::Expected<std::unique_ptr<DeviceSession>> openOpenClSession() {
  auto session = std::make_unique<OpenClSession>();
  if (llvm::Error error = session->open())
    return error;
  return session;
}

} // namespace ropewalk::driver
