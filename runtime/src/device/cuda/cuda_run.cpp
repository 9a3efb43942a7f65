//===- cuda_run.cpp - Running plans for CUDA ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call.h"
#include "device/cuda/cuda_plan.h"
#include "device/device_call.h"
#include "device/device_launch.h"
#include "error_boundary.h"

namespace ropewalk {
namespace {

DeviceAddress at(const void *pointer) { return {reinterpret_cast<uintptr_t>(pointer), 0}; }

/// Where a call's memory is.
DeviceMemories memoriesOf(const ropewalk_tensors &tensors, const void *rows) {
  return {at(tensors.q_src),     at(tensors.q_dst),  at(tensors.k_src),      at(tensors.k_dst),
          at(tensors.positions), at(tensors.starts), at(tensors.cu_seqlens), at(rows)};
}

/// What a kernel's function on the CPU calls.
struct CudaLaunch : ropewalk_device_launch {
  CudaLaunch(const CudaDriver &driver, CudaFunction function, CudaStream stream)
      : ropewalk_device_launch{&run}, driver(driver), function(function), stream(stream) {}

  static int32_t run(const ropewalk_device_launch *launch, const int32_t blocks[3],
                     const int32_t threads[3], int32_t sharedBytes, int32_t, void *const *arguments,
                     const uint64_t *, const int8_t *) {
    const auto &self = *static_cast<const CudaLaunch *>(launch);
    return self.driver.launchKernel(self.function, blocks[0], blocks[1], blocks[2], threads[0],
                                    threads[1], threads[2], sharedBytes, self.stream,
                                    const_cast<void **>(arguments), nullptr);
  }

  const CudaDriver &driver;
  CudaFunction function;
  CudaStream stream;
};

ropewalk_status launchCall(const ropewalk_cuda_plan &plan, DeviceCall &call, CudaStream stream,
                           ropewalk_error *error) noexcept {
  if (call.begin() == call.end())
    return ROPEWALK_OK;
  CudaScope scope(*plan.driver, plan.context);
  if (scope.result() != 0)
    return report(scope.error(), error);
  for (DeviceLaunch &each : call) {
    const DeviceCandidate &candidate = plan.device.candidates[each.candidate];
    const CudaLaunch launch(*plan.driver, plan.codes[candidate.code].function(), stream);
    if (CudaResult result = launchInParts(candidate, each.args, launch))
      return report(plan.driver->error(result, "cuLaunchKernel"), error);
  }
  return ROPEWALK_OK;
}

/// Copies the status word and clears it, in the order of the stream.
CudaResult takeStatus(const ropewalk_cuda_plan &plan, CudaStream stream, int32_t &word) {
  const CudaDriver &driver = *plan.driver;
  CudaScope scope(driver, plan.context);
  if (scope.result() != 0)
    return scope.result();
  if (CudaResult result = driver.memcpyDtoHAsync(&word, plan.words->address(), sizeof word, stream))
    return result;
  if (CudaResult result = driver.memsetD32Async(plan.words->address(), 0, 1, stream))
    return result;
  return driver.streamSynchronize(stream);
}

} // namespace

ropewalk_status prepareCudaCall(const ropewalk_cuda_plan *plan, const ropewalk_tensors *tensors,
                                ropewalk_error *error, DeviceCall &call) {
  if (!plan || !tensors)
    return refuseNull(plan, error);
  return prepareDeviceCall(plan->device, *tensors, memoriesOf(*tensors, tensors->rows), error,
                           call);
}

} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_cuda_run(const ropewalk_cuda_plan *plan, const ropewalk_tensors *tensors,
                                  void *stream, ropewalk_error *error) {
  DeviceCall call;
  if (ropewalk_status status = prepareCudaCall(plan, tensors, error, call))
    return status;
  return launchCall(*plan, call, static_cast<CudaStream>(stream), error);
}

int64_t ropewalk_cuda_rows_bytes(const ropewalk_cuda_plan *plan, int64_t rows) {
  return ropewalk_rows_bytes(plan ? plan->device.host.get() : nullptr, rows);
}

ropewalk_status ropewalk_cuda_make_rows(const ropewalk_cuda_plan *plan,
                                        const ropewalk_tensors *tensors, void *rows, int64_t bytes,
                                        void *stream, ropewalk_error *error) {
  if (!plan || !tensors)
    return refuseNull(plan, error);
  DeviceCall call;
  if (ropewalk_status status = prepareDeviceRows(plan->device, *tensors, memoriesOf(*tensors, rows),
                                                 rows, bytes, error, call))
    return status;
  return launchCall(*plan, call, static_cast<CudaStream>(stream), error);
}

ropewalk_status ropewalk_cuda_position_status(const ropewalk_cuda_plan *plan, void *stream,
                                              ropewalk_error *error) {
  if (!plan)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "plan is null, expected a pointer"), error);
  int32_t word = 0;
  if (CudaResult result = takeStatus(*plan, static_cast<CudaStream>(stream), word))
    return report(plan->driver->error(result, "reading the status"), error);
  return positionStatus(plan->device, word, error);
}
