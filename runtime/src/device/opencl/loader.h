//===- loader.h - The part of OpenCL that is used ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names and numbers are those of the OpenCL 1.2 specification (registry.khronos.org/OpenCL).
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_OPENCL_LOADER_H
#define ROPEWALK_SRC_DEVICE_OPENCL_LOADER_H

#include "ropewalk/status.h"

#include <cstdint>

namespace ropewalk {

using OpenClResult = int32_t;
inline constexpr OpenClResult openClBufferFailed = -4, openClOutOfHostMemory = -6;

using OpenClContext = struct _cl_context *;
using OpenClDevice = struct _cl_device_id *;
using OpenClQueue = struct _cl_command_queue *;
using OpenClMem = struct _cl_mem *;
using OpenClProgram = struct _cl_program *;
using OpenClKernel = struct _cl_kernel *;
using OpenClEvent = struct _cl_event *;

/// CL_MEM_*.
inline constexpr uint64_t openClReadWrite = 1, openClReadOnly = 4, openClCopyHost = 32;
/// CL_MEM_SIZE, CL_MEM_CONTEXT.
inline constexpr uint32_t openClMemSize = 0x1102, openClMemContext = 0x1106;
/// CL_DEVICE_MAX_WORK_GROUP_SIZE, CL_DEVICE_LOCAL_MEM_SIZE, CL_DEVICE_DOUBLE_FP_CONFIG,
/// CL_KERNEL_WORK_GROUP_SIZE, CL_PROGRAM_BUILD_LOG.
inline constexpr uint32_t openClDeviceThreads = 0x1004, openClDeviceShared = 0x1023,
                          openClDeviceDoubles = 0x1032, openClKernelThreads = 0x11B0,
                          openClBuildLog = 0x1183;

struct OpenClLoader {
  OpenClResult (*getDeviceInfo)(OpenClDevice device, uint32_t what, size_t size, void *value,
                                size_t *needed);
  OpenClMem (*createBuffer)(OpenClContext context, uint64_t flags, size_t bytes, void *host,
                            OpenClResult *result);
  OpenClResult (*getMemObjectInfo)(OpenClMem memory, uint32_t what, size_t size, void *value,
                                   size_t *needed);
  OpenClResult (*releaseMemObject)(OpenClMem memory);
  OpenClProgram (*createProgramWithSource)(OpenClContext context, uint32_t count,
                                           const char **strings, const size_t *lengths,
                                           OpenClResult *result);
  OpenClResult (*buildProgram)(OpenClProgram program, uint32_t count, const OpenClDevice *devices,
                               const char *options, void (*notify)(OpenClProgram, void *),
                               void *context);
  OpenClResult (*getProgramBuildInfo)(OpenClProgram program, OpenClDevice device, uint32_t what,
                                      size_t size, void *value, size_t *needed);
  OpenClResult (*releaseProgram)(OpenClProgram program);
  OpenClKernel (*createKernel)(OpenClProgram program, const char *name, OpenClResult *result);
  OpenClResult (*getKernelWorkGroupInfo)(OpenClKernel kernel, OpenClDevice device, uint32_t what,
                                         size_t size, void *value, size_t *needed);
  OpenClResult (*releaseKernel)(OpenClKernel kernel);
  OpenClResult (*setKernelArg)(OpenClKernel kernel, uint32_t index, size_t size, const void *value);
  OpenClResult (*enqueueNDRangeKernel)(OpenClQueue queue, OpenClKernel kernel, uint32_t dimensions,
                                       const size_t *offset, const size_t *global,
                                       const size_t *local, uint32_t waits,
                                       const OpenClEvent *waitList, OpenClEvent *event);
  OpenClResult (*enqueueReadBuffer)(OpenClQueue queue, OpenClMem memory, uint32_t blocking,
                                    size_t offset, size_t bytes, void *host, uint32_t waits,
                                    const OpenClEvent *waitList, OpenClEvent *event);
  OpenClResult (*enqueueWriteBuffer)(OpenClQueue queue, OpenClMem memory, uint32_t blocking,
                                     size_t offset, size_t bytes, const void *host, uint32_t waits,
                                     const OpenClEvent *waitList, OpenClEvent *event);
};

/// DEVICE_FAILED, or OUT_OF_MEMORY: "clCreateBuffer of 512 bytes gave OpenCL error -4". `what` says
/// which call failed at what.
Error openClError(OpenClResult result, const char *what);

Expected<OpenClLoader> openOpenCl(const char *library);

/// The machine's, opened on first use.
Expected<const OpenClLoader *> openClLoader();

} // namespace ropewalk

#endif
