//===- driver.h - The part of CUDA's driver API that is used ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names and numbers are those of the driver API (docs.nvidia.com/cuda/cuda-driver-api), whose
// binary interface is stable: a function that changed has a suffix.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_CUDA_DRIVER_H
#define ROPEWALK_SRC_DEVICE_CUDA_DRIVER_H

#include "ropewalk/status.h"

#include <cstdint>

namespace ropewalk {

using CudaResult = int;
inline constexpr CudaResult cudaInvalidValue = 1, cudaOutOfMemory = 2, cudaNoDevice = 100;

using CudaContext = struct CUctx_st *;
using CudaModule = struct CUmod_st *;
using CudaFunction = struct CUfunc_st *;
using CudaStream = struct CUstream_st *;
using CudaDevice = int;
using CudaAddress = unsigned long long;

/// CU_DEVICE_ATTRIBUTE_*.
inline constexpr int cudaMaxThreadsPerBlock = 1, cudaCapabilityMajor = 75, cudaCapabilityMinor = 76,
                     cudaPageableMemoryAccess = 88;
/// CU_POINTER_ATTRIBUTE_*, CU_MEMORYTYPE_DEVICE.
inline constexpr int cudaMemoryType = 2, cudaIsManaged = 8, cudaDeviceOrdinal = 9;
inline constexpr unsigned cudaDeviceMemory = 2;
/// CU_JIT_MAX_REGISTERS.
inline constexpr int cudaJitMaxRegisters = 0;

struct CudaDriver {
  CudaResult (*init)(unsigned flags);
  CudaResult (*getErrorName)(CudaResult result, const char **name);
  CudaResult (*ctxGetCurrent)(CudaContext *context);
  CudaResult (*ctxPushCurrent)(CudaContext context);
  CudaResult (*ctxPopCurrent)(CudaContext *context);
  CudaResult (*ctxGetDevice)(CudaDevice *device);
  CudaResult (*deviceGetAttribute)(int *value, int attribute, CudaDevice device);
  CudaResult (*pointerGetAttribute)(void *value, int attribute, CudaAddress pointer);
  CudaResult (*memAlloc)(CudaAddress *address, size_t bytes);
  CudaResult (*memFree)(CudaAddress address);
  CudaResult (*memcpyHtoD)(CudaAddress dst, const void *src, size_t bytes);
  CudaResult (*memcpyDtoHAsync)(void *dst, CudaAddress src, size_t bytes, CudaStream stream);
  CudaResult (*memsetD32Async)(CudaAddress dst, unsigned value, size_t count, CudaStream stream);
  CudaResult (*streamSynchronize)(CudaStream stream);
  CudaResult (*moduleLoadDataEx)(CudaModule *module, const void *image, unsigned count,
                                 int *options, void **values);
  CudaResult (*moduleUnload)(CudaModule module);
  CudaResult (*moduleGetFunction)(CudaFunction *function, CudaModule module, const char *name);
  CudaResult (*launchKernel)(CudaFunction function, unsigned blocksX, unsigned blocksY,
                             unsigned blocksZ, unsigned threadsX, unsigned threadsY,
                             unsigned threadsZ, unsigned sharedBytes, CudaStream stream,
                             void **arguments, void **extra);

  /// DEVICE_FAILED, or OUT_OF_MEMORY: "cuMemAlloc of a table of 512 bytes gave
  /// CUDA_ERROR_OUT_OF_MEMORY". `what` says which call of the driver failed at what.
  Error error(CudaResult result, const char *what) const;
};

/// Opens the library and starts the driver.
Expected<CudaDriver> openCudaDriver(const char *library);

/// The machine's, opened on first use.
Expected<const CudaDriver *> cudaDriver();

/// Makes a context the thread's current one as long as it lives, unless it is already.
class CudaScope {
public:
  CudaScope(const CudaDriver &driver, CudaContext context);
  ~CudaScope();
  CudaScope(const CudaScope &) = delete;
  CudaScope &operator=(const CudaScope &) = delete;

  CudaResult result() const { return code; }
  Error error() const { return driver.error(code, "making the context current"); }

private:
  const CudaDriver &driver;
  CudaResult code;
  bool pushed = false;
};

} // namespace ropewalk

#endif
