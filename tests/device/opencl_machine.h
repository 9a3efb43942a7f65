//===- opencl_machine.h - An OpenCL device of this machine ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_DEVICE_OPENCL_MACHINE_H
#define ROPEWALK_TESTS_DEVICE_OPENCL_MACHINE_H

#include "device/library.h"
#include "device/opencl/loader.h"

#include <cstdint>
#include <iterator>
#include <string>

namespace ropewalk::test {

/// The first device of the first platform, a context and a queue on it.
class OpenClMachine {
public:
  OpenClMachine() {
    const LibraryFunction functions[] = {{"clGetPlatformIDs", &getPlatformIds},
                                         {"clGetDeviceIDs", &getDeviceIds},
                                         {"clCreateContext", &createContext},
                                         {"clReleaseContext", &releaseContext},
                                         {"clCreateCommandQueue", &createCommandQueue},
                                         {"clReleaseCommandQueue", &releaseCommandQueue}};
    auto error = openLibrary("libOpenCL.so.1", "an OpenCL loader", functions, std::size(functions));
    auto opened = openClLoader();
    if (error || !opened) {
      whyNot = error ? error->message() : opened.error().message();
      return;
    }
    loader = *opened;
    void *platform = nullptr;
    uint32_t count = 0;
    if (getPlatformIds(1, &platform, &count) != 0 || count == 0)
      whyNot = "there is no OpenCL platform";
    else if (getDeviceIds(platform, ~uint64_t{0} >> 32, 1, &device, &count) != 0 || count == 0)
      whyNot = "the OpenCL platform has no device";
    else
      context = newContext();
  }
  ~OpenClMachine() {
    if (context)
      releaseContext(context);
  }
  OpenClMachine(const OpenClMachine &) = delete;

  OpenClContext newContext() const {
    OpenClResult result = 0;
    return createContext(nullptr, 1, &device, nullptr, nullptr, &result);
  }
  void release(OpenClContext other) const { releaseContext(other); }

  OpenClQueue newQueue() const {
    OpenClResult result = 0;
    return createCommandQueue(context, device, 0, &result);
  }
  void release(OpenClQueue queue) const { releaseCommandQueue(queue); }

  std::string whyNot; ///< Empty: there is a device.
  const OpenClLoader *loader = nullptr;
  OpenClDevice device = nullptr;
  OpenClContext context = nullptr;

private:
  int32_t (*getPlatformIds)(uint32_t, void **, uint32_t *);
  int32_t (*getDeviceIds)(void *, uint64_t, uint32_t, OpenClDevice *, uint32_t *);
  OpenClContext (*createContext)(const void *, uint32_t, const OpenClDevice *, const void *, void *,
                                 OpenClResult *);
  int32_t (*releaseContext)(OpenClContext);
  OpenClQueue (*createCommandQueue)(OpenClContext, OpenClDevice, uint64_t, OpenClResult *);
  int32_t (*releaseCommandQueue)(OpenClQueue);
};

} // namespace ropewalk::test

#endif
