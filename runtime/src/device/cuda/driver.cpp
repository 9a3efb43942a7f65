//===- driver.cpp - The part of CUDA's driver API that is used ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/cuda/driver.h"
#include "device/library.h"

#include <iterator>

namespace ropewalk {

Error CudaDriver::error(CudaResult result, const char *what) const {
  const char *name = nullptr;
  const ropewalk_status status =
      result == cudaOutOfMemory ? ROPEWALK_OUT_OF_MEMORY : ROPEWALK_DEVICE_FAILED;
  if (getErrorName(result, &name) != 0 || !name)
    return Error(status, "%s gave CUDA error %d", what, result);
  return Error(status, "%s gave %s", what, name);
}

Expected<CudaDriver> openCudaDriver(const char *library) {
  CudaDriver driver = {};
  const LibraryFunction functions[] = {
      {"cuInit", &driver.init},
      {"cuGetErrorName", &driver.getErrorName},
      {"cuCtxGetCurrent", &driver.ctxGetCurrent},
      {"cuCtxPushCurrent_v2", &driver.ctxPushCurrent},
      {"cuCtxPopCurrent_v2", &driver.ctxPopCurrent},
      {"cuCtxGetDevice", &driver.ctxGetDevice},
      {"cuDeviceGetAttribute", &driver.deviceGetAttribute},
      {"cuPointerGetAttribute", &driver.pointerGetAttribute},
      {"cuMemAlloc_v2", &driver.memAlloc},
      {"cuMemFree_v2", &driver.memFree},
      {"cuMemcpyHtoD_v2", &driver.memcpyHtoD},
      {"cuMemcpyDtoHAsync_v2", &driver.memcpyDtoHAsync},
      {"cuMemsetD32Async", &driver.memsetD32Async},
      {"cuStreamSynchronize", &driver.streamSynchronize},
      {"cuModuleLoadDataEx", &driver.moduleLoadDataEx},
      {"cuModuleUnload", &driver.moduleUnload},
      {"cuModuleGetFunction", &driver.moduleGetFunction},
      {"cuLaunchKernel", &driver.launchKernel},
  };
  if (auto error = openLibrary(library, "NVIDIA's driver", functions, std::size(functions)))
    return *error;
  const CudaResult result = driver.init(0);
  if (result == cudaNoDevice)
    return Error(ROPEWALK_UNSUPPORTED_HARDWARE, "cuInit gave CUDA_ERROR_NO_DEVICE, expected a GPU");
  if (result != 0)
    return driver.error(result, "cuInit");
  return driver;
}

Expected<const CudaDriver *> cudaDriver() {
  static const Expected<CudaDriver> driver = openCudaDriver("libcuda.so.1");
  if (!driver)
    return driver.error();
  return &*driver;
}

CudaScope::CudaScope(const CudaDriver &driver, CudaContext context) : driver(driver) {
  CudaContext current = nullptr;
  code = driver.ctxGetCurrent(&current);
  if (code != 0 || current == context)
    return;
  code = driver.ctxPushCurrent(context);
  pushed = code == 0;
}

CudaScope::~CudaScope() {
  CudaContext popped;
  if (pushed)
    driver.ctxPopCurrent(&popped);
}

} // namespace ropewalk
