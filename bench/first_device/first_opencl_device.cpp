//===- first_opencl_device.cpp - The first OpenCL device ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "first_device/first_opencl_device.h"

#include "device/library.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace ropewalk::bench {
namespace {

/// CL_DEVICE_TYPE_ALL, CL_DEVICE_NAME, CL_DEVICE_NOT_FOUND, CL_PLATFORM_NOT_FOUND_KHR.
constexpr uint64_t allDevices = 0xffffffff;
constexpr uint32_t deviceName = 0x102B;
constexpr OpenClResult noDevice = -1, noPlatform = -1001;

OpenClMem handle(uint64_t memory) { return reinterpret_cast<OpenClMem>(memory); }

} // namespace

FirstOpenClDevice::~FirstOpenClDevice() {
  if (queue)
    releaseQueue(queue);
  if (context)
    releaseContext(context);
}

std::optional<Error> FirstOpenClDevice::open() {
  auto opened = openClLoader();
  if (!opened)
    return opened.error();
  loader = *opened;
  const LibraryFunction functions[] = {{"clGetPlatformIDs", &getPlatformIds},
                                       {"clGetDeviceIDs", &getDeviceIds},
                                       {"clCreateContext", &createContext},
                                       {"clReleaseContext", &releaseContext},
                                       {"clCreateCommandQueue", &createQueue},
                                       {"clReleaseCommandQueue", &releaseQueue},
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
  if (result != 0)
    return openClError(result, "clCreateCommandQueue");
  return std::nullopt;
}

/// A platform's failure matters only if no other has a device.
std::optional<Error> FirstOpenClDevice::findDevice() {
  uint32_t count = 0;
  const OpenClResult listed = getPlatformIds(0, nullptr, &count);
  if (listed != 0 && listed != noPlatform)
    return openClError(listed, "clGetPlatformIDs");
  std::vector<void *> platforms(listed == 0 ? count : 0);
  if (!platforms.empty())
    if (OpenClResult result = getPlatformIds(count, platforms.data(), nullptr))
      return openClError(result, "clGetPlatformIDs");
  OpenClResult failed = 0;
  for (void *platform : platforms) {
    uint32_t found = 0;
    const OpenClResult result = getDeviceIds(platform, allDevices, 1, &device, &found);
    if (result == 0 && found > 0)
      return std::nullopt;
    if (result != 0 && result != noDevice && failed == 0)
      failed = result;
  }
  if (failed != 0)
    return openClError(failed, "clGetDeviceIDs");
  return Error(ROPEWALK_UNSUPPORTED_HARDWARE,
               "OpenCL has %d platforms here, expected one with a device",
               static_cast<int>(platforms.size()));
}

FirstOpenClDevice::Api::Options FirstOpenClDevice::planOptions() const {
  Api::Options options = {};
  options.context = context;
  options.device = device;
  return options;
}

Expected<uint64_t> FirstOpenClDevice::allocate(size_t bytes) const {
  OpenClResult result = 0;
  OpenClMem memory =
      loader->createBuffer(context, openClReadWrite, std::max<size_t>(bytes, 1), nullptr, &result);
  if (result != 0)
    return openClError(result, "clCreateBuffer of a tensor");
  return reinterpret_cast<uint64_t>(memory);
}

void FirstOpenClDevice::release(uint64_t memory) const { loader->releaseMemObject(handle(memory)); }

std::optional<Error> FirstOpenClDevice::upload(uint64_t memory, const void *from,
                                               size_t bytes) const {
  if (bytes == 0)
    return std::nullopt;
  if (OpenClResult result = loader->enqueueWriteBuffer(queue, handle(memory), /*blocking=*/1, 0,
                                                       bytes, from, 0, nullptr, nullptr))
    return openClError(result, "clEnqueueWriteBuffer");
  return std::nullopt;
}

std::optional<Error> FirstOpenClDevice::download(uint64_t memory, void *to, size_t bytes) const {
  if (bytes == 0)
    return std::nullopt;
  if (OpenClResult result = loader->enqueueReadBuffer(queue, handle(memory), /*blocking=*/1, 0,
                                                      bytes, to, 0, nullptr, nullptr))
    return openClError(result, "clEnqueueReadBuffer");
  return std::nullopt;
}

std::optional<Error> FirstOpenClDevice::finish() const {
  if (OpenClResult result = finishQueue(queue))
    return openClError(result, "clFinish");
  return std::nullopt;
}

} // namespace ropewalk::bench
