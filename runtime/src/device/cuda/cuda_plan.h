//===- cuda_plan.h - Plans for CUDA -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_CUDA_CUDA_PLAN_H
#define ROPEWALK_SRC_DEVICE_CUDA_CUDA_PLAN_H

#include "device/cuda/cuda_memory.h"
#include "device/device_call.h"
#include "device/device_plan.h"

#include "ropewalk/cuda.h"

#include <utility>

namespace ropewalk {

/// A loaded image of one candidate.
class CudaCode {
public:
  static Expected<CudaCode> load(const CudaDriver &driver, CudaContext context,
                                 const DeviceCandidate &candidate);
  CudaCode(CudaCode &&other) noexcept
      : driver(other.driver), context(other.context), module(std::exchange(other.module, nullptr)),
        entry(other.entry) {}
  CudaCode &operator=(CudaCode &&) = delete;
  ~CudaCode() {
    if (!module)
      return;
    CudaScope scope(driver, context);
    if (scope.result() == 0)
      driver.moduleUnload(module);
  }

  CudaFunction function() const { return entry; }

private:
  CudaCode(const CudaDriver &driver, CudaContext context) : driver(driver), context(context) {}

  const CudaDriver &driver;
  CudaContext context;
  CudaModule module = nullptr;
  CudaFunction entry = nullptr;
};

/// Refuses what a call of ropewalk_cuda_run must not be, and prepares the launches of others.
ropewalk_status prepareCudaCall(const ropewalk_cuda_plan *plan, const ropewalk_tensors *tensors,
                                ropewalk_error *error, DeviceCall &call);

} // namespace ropewalk

/// The C API's opaque type.
struct ropewalk_cuda_plan {
  const ropewalk::CudaDriver *driver = nullptr;
  ropewalk::CudaContext context = nullptr;
  ropewalk::DevicePlan device;
  std::shared_ptr<const ropewalk::CudaMemory> rows; ///< Null with a caller's cache.
  std::shared_ptr<const ropewalk::CudaMemory> words;
  std::vector<ropewalk::CudaCode> codes; ///< DeviceCandidate::code
};

#endif
