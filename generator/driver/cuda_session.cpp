//===- cuda_session.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "session_plan.h"

#include "device/cuda/cuda_plan.h"
#include "device/library.h"
#include "ropewalk/cuda.h"

using namespace llvm;

namespace ropewalk::driver {
namespace {

/// What an application does by itself before it makes a plan.
struct Setup {
  CudaResult (*deviceGet)(CudaDevice *device, int number);
  CudaResult (*primaryRetain)(CudaContext *context, CudaDevice device);
  CudaResult (*primaryRelease)(CudaDevice device);

  std::optional<ropewalk::Error> open() {
    const LibraryFunction functions[] = {{"cuDeviceGet", &deviceGet},
                                         {"cuDevicePrimaryCtxRetain", &primaryRetain},
                                         {"cuDevicePrimaryCtxRelease_v2", &primaryRelease}};
    return openLibrary("libcuda.so.1", "NVIDIA's driver", functions, std::size(functions));
  }
};

struct CudaApi {
  using Table = ropewalk_cuda_table;
  using Plan = ropewalk_cuda_plan;
  using Options = ropewalk_cuda_plan_options;
  using Tensors = ropewalk_tensors;
  using Rows = void *;
  using Cache = ropewalk_cache;
  static constexpr auto createTable = ropewalk_cuda_table_create;
  static constexpr auto destroyTable = ropewalk_cuda_table_destroy;
  static constexpr auto createPlan = ropewalk_cuda_plan_create;
  static constexpr auto destroyPlan = ropewalk_cuda_plan_destroy;
  static constexpr auto run = ropewalk_cuda_run;
  static constexpr auto positionStatus = ropewalk_cuda_position_status;
  static constexpr auto rowsBytes = ropewalk_cuda_rows_bytes;
  static constexpr auto makeRows = ropewalk_cuda_make_rows;
};

class CudaSession : public DeviceSession {
public:
  ~CudaSession() override {
    CudaContext popped;
    if (pushed)
      driver->ctxPopCurrent(&popped);
    if (context)
      setup.primaryRelease(device);
  }

  llvm::Error open() {
    auto opened = cudaDriver();
    if (!opened)
      return createStringError(opened.error().message());
    driver = *opened;
    if (auto error = setup.open())
      return createStringError(error->message());
    if (CudaResult result = setup.deviceGet(&device, 0))
      return failure(result, "cuDeviceGet");
    if (CudaResult result = setup.primaryRetain(&context, device)) {
      context = nullptr;
      return failure(result, "cuDevicePrimaryCtxRetain");
    }
    const CudaResult result = driver->ctxPushCurrent(context);
    pushed = result == 0;
    return pushed ? llvm::Error::success() : failure(result, "cuCtxPushCurrent");
  }

  llvm::Expected<DeviceMemory> allocate(size_t bytes) override {
    CudaAddress memory = 0;
    if (CudaResult result = driver->memAlloc(&memory, std::max<size_t>(bytes, 1)))
      return failure(result, "cuMemAlloc of a tensor");
    return DeviceMemory(*this, memory);
  }

  llvm::Error upload(const DeviceMemory &memory, ArrayRef<uint8_t> bytes) override {
    if (bytes.empty())
      return llvm::Error::success();
    const CudaResult result = driver->memcpyHtoD(memory.handle(), bytes.data(), bytes.size());
    return result == 0 ? llvm::Error::success() : failure(result, "cuMemcpyHtoD");
  }

  llvm::Error download(const DeviceMemory &memory, MutableArrayRef<uint8_t> bytes) override {
    if (bytes.empty())
      return llvm::Error::success();
    CudaResult result =
        driver->memcpyDtoHAsync(bytes.data(), memory.handle(), bytes.size(), nullptr);
    if (result == 0)
      result = driver->streamSynchronize(nullptr);
    return result == 0 ? llvm::Error::success() : failure(result, "cuMemcpyDtoHAsync");
  }

  llvm::Expected<std::unique_ptr<Plan>> plan(const DevicePlanRequest &request) override {
    ropewalk_cuda_plan_options options = {};
    options.context = context;
    return SessionPlan<CudaApi>::create(*this, request, options, nullptr);
  }

private:
  void release(uint64_t memory) override { driver->memFree(memory); }

  llvm::Error failure(CudaResult result, const char *what) const {
    return createStringError(driver->error(result, what).message());
  }

  const CudaDriver *driver = nullptr;
  Setup setup = {};
  CudaDevice device = 0;
  CudaContext context = nullptr;
  bool pushed = false;
};

} // namespace

llvm::Expected<std::unique_ptr<DeviceSession>> openCudaSession() {
  auto session = std::make_unique<CudaSession>();
  if (llvm::Error error = session->open())
    return error;
  return session;
}

} // namespace ropewalk::driver
