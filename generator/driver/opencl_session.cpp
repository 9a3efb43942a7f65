//===- opencl_session.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_session.h"

#include "device/library.h"
#include "device/opencl/loader.h"
#include "ropewalk/opencl.h"

#include <vector>

using namespace llvm;

namespace ropewalk::driver {
namespace {

/// CL_DEVICE_TYPE_ALL.
constexpr uint64_t allDevices = 0xffffffff;

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

class OpenClSession : public DeviceSession {
public:
  ~OpenClSession() override {
    for (OpenClMem memory : memories)
      loader->releaseMemObject(memory);
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
    void *platform = nullptr;
    uint32_t found = 0;
    if (setup.getPlatformIds(1, &platform, &found) != 0 || found == 0 ||
        setup.getDeviceIds(platform, allDevices, 1, &device, &found) != 0 || found == 0)
      return createStringError("OpenCL has no device here, expected a platform with one");
    OpenClResult result = 0;
    context = setup.createContext(nullptr, 1, &device, nullptr, nullptr, &result);
    if (result != 0)
      return failure(result, "clCreateContext");
    queue = setup.createQueue(context, device, 0, &result);
    return result == 0 ? llvm::Error::success() : failure(result, "clCreateCommandQueue");
  }

  llvm::Expected<uint64_t> allocate(size_t bytes) override {
    OpenClResult result = 0;
    OpenClMem memory = loader->createBuffer(context, openClReadWrite, std::max<size_t>(bytes, 1),
                                            nullptr, &result);
    if (result != 0)
      return failure(result, "clCreateBuffer of a tensor");
    memories.push_back(memory);
    return reinterpret_cast<uint64_t>(memory);
  }

  llvm::Error upload(uint64_t memory, ArrayRef<uint8_t> bytes) override {
    if (bytes.empty())
      return llvm::Error::success();
    const OpenClResult result = loader->enqueueWriteBuffer(
        queue, handle(memory), /*blocking=*/1, 0, bytes.size(), bytes.data(), 0, nullptr, nullptr);
    return result == 0 ? llvm::Error::success() : failure(result, "clEnqueueWriteBuffer");
  }

  llvm::Error download(uint64_t memory, MutableArrayRef<uint8_t> bytes) override {
    if (bytes.empty())
      return llvm::Error::success();
    const OpenClResult result = loader->enqueueReadBuffer(
        queue, handle(memory), /*blocking=*/1, 0, bytes.size(), bytes.data(), 0, nullptr, nullptr);
    return result == 0 ? llvm::Error::success() : failure(result, "clEnqueueReadBuffer");
  }

  llvm::Error rotate(const DeviceRotation &what) override {
    ropewalk_error error;
    ropewalk_opencl_table *rows = nullptr;
    if (ropewalk_opencl_table_create(&what.table, context, &rows, &error))
      return createStringError(error.message);
    std::unique_ptr<ropewalk_opencl_table, decltype(&ropewalk_opencl_table_destroy)> table(
        rows, ropewalk_opencl_table_destroy);
    ropewalk_opencl_plan_options options = {};
    options.kernels = &what.kernels;
    options.context = context;
    options.device = device;
    options.table = table.get();
    options.pad = what.pad;
    options.pad_position = what.padPosition;
    ropewalk_opencl_plan *made = nullptr;
    if (ropewalk_opencl_plan_create(&what.rotation, &what.layout, &options, &made, &error))
      return createStringError(error.message);
    std::unique_ptr<ropewalk_opencl_plan, decltype(&ropewalk_opencl_plan_destroy)> plan(
        made, ropewalk_opencl_plan_destroy);
    ropewalk_opencl_tensors tensors = {};
    tensors.q_src.memory = handle(what.qSrc);
    tensors.q_dst.memory = handle(what.qDst);
    tensors.k_src.memory = handle(what.kSrc);
    tensors.k_dst.memory = handle(what.kDst);
    tensors.batches = what.batches;
    tensors.tokens = what.tokens;
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions.memory = handle(what.positions);
    tensors.position_batch_stride = what.positionBatchStride;
    if (ropewalk_opencl_run(plan.get(), &tensors, queue, &error) ||
        ropewalk_opencl_position_status(plan.get(), queue, &error))
      return createStringError(error.message);
    return llvm::Error::success();
  }

private:
  static OpenClMem handle(uint64_t memory) { return reinterpret_cast<OpenClMem>(memory); }

  const OpenClLoader *loader = nullptr;
  Setup setup = {};
  OpenClDevice device = nullptr;
  OpenClContext context = nullptr;
  OpenClQueue queue = nullptr;
  std::vector<OpenClMem> memories;
};

} // namespace

llvm::Expected<std::unique_ptr<DeviceSession>> openOpenClSession() {
  auto session = std::make_unique<OpenClSession>();
  if (llvm::Error error = session->open())
    return error;
  return session;
}

} // namespace ropewalk::driver
