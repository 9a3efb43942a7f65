//===- loader.cpp - The part of OpenCL that is used -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/opencl/loader.h"
#include "device/library.h"

#include <iterator>

namespace ropewalk {

Error openClError(OpenClResult result, const char *what) {
  const bool isMemory = result == openClBufferFailed || result == openClOutOfHostMemory;
  return Error(isMemory ? ROPEWALK_OUT_OF_MEMORY : ROPEWALK_DEVICE_FAILED,
               "%s gave OpenCL error %d", what, static_cast<int>(result));
}

Expected<OpenClLoader> openOpenCl(const char *library) {
  OpenClLoader loader = {};
  const LibraryFunction functions[] = {
      {"clGetDeviceInfo", &loader.getDeviceInfo},
      {"clCreateBuffer", &loader.createBuffer},
      {"clGetMemObjectInfo", &loader.getMemObjectInfo},
      {"clReleaseMemObject", &loader.releaseMemObject},
      {"clCreateProgramWithSource", &loader.createProgramWithSource},
      {"clBuildProgram", &loader.buildProgram},
      {"clGetProgramBuildInfo", &loader.getProgramBuildInfo},
      {"clReleaseProgram", &loader.releaseProgram},
      {"clCreateKernel", &loader.createKernel},
      {"clGetKernelWorkGroupInfo", &loader.getKernelWorkGroupInfo},
      {"clReleaseKernel", &loader.releaseKernel},
      {"clSetKernelArg", &loader.setKernelArg},
      {"clEnqueueNDRangeKernel", &loader.enqueueNDRangeKernel},
      {"clEnqueueReadBuffer", &loader.enqueueReadBuffer},
      {"clEnqueueWriteBuffer", &loader.enqueueWriteBuffer},
  };
  if (auto error = openLibrary(library, "an OpenCL loader", functions, std::size(functions)))
    return *error;
  return loader;
}

Expected<const OpenClLoader *> openClLoader() {
  static const Expected<OpenClLoader> loader = openOpenCl("libOpenCL.so.1");
  if (!loader)
    return loader.error();
  return &*loader;
}

} // namespace ropewalk
