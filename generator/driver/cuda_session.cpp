//===- cuda_session.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_session.h"

#include "device/cuda/driver.h"
#include "device/library.h"
#include "ropewalk/cuda.h"

#include <vector>

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

class CudaSession : public DeviceSession {
public:
  ~CudaSession() override {
    for (CudaAddress memory : memories)
      driver->memFree(memory);
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

  llvm::Expected<uint64_t> allocate(size_t bytes) override {
    CudaAddress memory = 0;
    if (CudaResult result = driver->memAlloc(&memory, std::max<size_t>(bytes, 1)))
      return failure(result, "cuMemAlloc of a tensor");
    memories.push_back(memory);
    return memory;
  }

  llvm::Error upload(uint64_t memory, ArrayRef<uint8_t> bytes) override {
    if (bytes.empty())
      return llvm::Error::success();
    const CudaResult result = driver->memcpyHtoD(memory, bytes.data(), bytes.size());
    return result == 0 ? llvm::Error::success() : failure(result, "cuMemcpyHtoD");
  }

  llvm::Error download(uint64_t memory, MutableArrayRef<uint8_t> bytes) override {
    if (bytes.empty())
      return llvm::Error::success();
    CudaResult result = driver->memcpyDtoHAsync(bytes.data(), memory, bytes.size(), nullptr);
    if (result == 0)
      result = driver->streamSynchronize(nullptr);
    return result == 0 ? llvm::Error::success() : failure(result, "cuMemcpyDtoHAsync");
  }

  llvm::Error rotate(const DeviceRotation &what) override {
    ropewalk_error error;
    ropewalk_cuda_table *rows = nullptr;
    if (ropewalk_cuda_table_create(&what.table, context, &rows, &error))
      return createStringError(error.message);
    std::unique_ptr<ropewalk_cuda_table, decltype(&ropewalk_cuda_table_destroy)> table(
        rows, ropewalk_cuda_table_destroy);
    ropewalk_cuda_plan_options options = {};
    options.kernels = &what.kernels;
    options.context = context;
    options.table = table.get();
    options.pad = what.pad;
    options.pad_position = what.padPosition;
    ropewalk_cuda_plan *made = nullptr;
    if (ropewalk_cuda_plan_create(&what.rotation, &what.layout, &options, &made, &error))
      return createStringError(error.message);
    std::unique_ptr<ropewalk_cuda_plan, decltype(&ropewalk_cuda_plan_destroy)> plan(
        made, ropewalk_cuda_plan_destroy);
    ropewalk_tensors tensors = {};
    tensors.q_src = pointer(what.qSrc);
    tensors.q_dst = pointer(what.qDst);
    tensors.k_src = pointer(what.kSrc);
    tensors.k_dst = pointer(what.kDst);
    tensors.batches = what.batches;
    tensors.tokens = what.tokens;
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = pointer(what.positions);
    tensors.position_batch_stride = what.positionBatchStride;
    if (ropewalk_cuda_run(plan.get(), &tensors, nullptr, &error) ||
        ropewalk_cuda_position_status(plan.get(), nullptr, &error))
      return createStringError(error.message);
    return llvm::Error::success();
  }

private:
  llvm::Error failure(CudaResult result, const char *what) const {
    return createStringError(driver->error(result, what).message());
  }
  static void *pointer(uint64_t memory) { return reinterpret_cast<void *>(memory); }

  const CudaDriver *driver = nullptr;
  Setup setup = {};
  CudaDevice device = 0;
  CudaContext context = nullptr;
  bool pushed = false;
  std::vector<CudaAddress> memories;
};

} // namespace

llvm::Expected<std::unique_ptr<DeviceSession>> openCudaSession() {
  auto session = std::make_unique<CudaSession>();
  if (llvm::Error error = session->open())
    return error;
  return session;
}

llvm::Expected<std::unique_ptr<DeviceSession>> openDeviceSession(Target device) {
  return device == Target::Cuda ? openCudaSession() : openOpenClSession();
}

} // namespace ropewalk::driver
