//===- first_cuda_device.cpp - The first GPU of this machine --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "first_device/first_cuda_device.h"

#include "device/library.h"

#include <algorithm>
#include <iterator>

namespace ropewalk::bench {

FirstCudaDevice::~FirstCudaDevice() {
  CudaContext popped;
  if (pushed)
    driver->ctxPopCurrent(&popped);
  if (context)
    primaryRelease(device);
}

std::optional<Error> FirstCudaDevice::open() {
  auto opened = cudaDriver();
  if (!opened)
    return opened.error();
  driver = *opened;
  const LibraryFunction functions[] = {{"cuDeviceGet", &deviceGet},
                                       {"cuDeviceGetName", &deviceGetName},
                                       {"cuDevicePrimaryCtxRetain", &primaryRetain},
                                       {"cuDevicePrimaryCtxRelease_v2", &primaryRelease}};
  if (auto error = openLibrary("libcuda.so.1", "NVIDIA's driver", functions, std::size(functions)))
    return error;
  if (CudaResult result = deviceGet(&device, 0))
    return driver->error(result, "cuDeviceGet");
  char text[256] = "";
  if (CudaResult result = deviceGetName(text, sizeof text, device))
    return driver->error(result, "cuDeviceGetName");
  title = text;
  if (CudaResult result = primaryRetain(&context, device)) {
    context = nullptr;
    return driver->error(result, "cuDevicePrimaryCtxRetain");
  }
  if (CudaResult result = driver->ctxPushCurrent(context))
    return driver->error(result, "cuCtxPushCurrent");
  pushed = true;
  return std::nullopt;
}

FirstCudaDevice::Api::Options FirstCudaDevice::planOptions() const {
  Api::Options options = {};
  options.context = context;
  return options;
}

Expected<uint64_t> FirstCudaDevice::allocate(size_t bytes) const {
  CudaAddress memory = 0;
  if (CudaResult result = driver->memAlloc(&memory, std::max<size_t>(bytes, 1)))
    return driver->error(result, "cuMemAlloc of a tensor");
  return uint64_t{memory};
}

std::optional<Error> FirstCudaDevice::upload(uint64_t memory, const void *from,
                                             size_t bytes) const {
  if (bytes == 0)
    return std::nullopt;
  if (CudaResult result = driver->memcpyHtoD(memory, from, bytes))
    return driver->error(result, "cuMemcpyHtoD");
  return std::nullopt;
}

std::optional<Error> FirstCudaDevice::download(uint64_t memory, void *to, size_t bytes) const {
  if (bytes == 0)
    return std::nullopt;
  if (CudaResult result = driver->memcpyDtoHAsync(to, memory, bytes, nullptr))
    return driver->error(result, "cuMemcpyDtoHAsync");
  return finish();
}

std::optional<Error> FirstCudaDevice::finish() const {
  if (CudaResult result = driver->streamSynchronize(nullptr))
    return driver->error(result, "cuStreamSynchronize");
  return std::nullopt;
}

} // namespace ropewalk::bench
