//===- first_cuda_device.h - The first GPU of this machine ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an application does by itself before it makes a plan, for programs that need no more than
// one device: `ropewalk check --device`, `ropewalk tune --device` and the runner of tuning bundles.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_FIRST_DEVICE_FIRST_CUDA_DEVICE_H
#define ROPEWALK_BENCH_FIRST_DEVICE_FIRST_CUDA_DEVICE_H

#include "device/cuda/driver.h"
#include "ropewalk/cuda.h"

#include <optional>
#include <string>

namespace ropewalk::bench {

/// Calls go to the default stream of the device's primary context, which is the thread's current
/// one as long as this lives.
class FirstCudaDevice {
public:
  struct Api {
    using Table = ropewalk_cuda_table;
    using Plan = ropewalk_cuda_plan;
    using Options = ropewalk_cuda_plan_options;
    using Tensors = ropewalk_tensors;
    using Rows = void *;
    using Cache = ropewalk_cache;
    static constexpr auto createTable = ropewalk_cuda_table_create;
    static constexpr auto destroyTable = ropewalk_cuda_table_destroy;
    static constexpr auto createPlan = ropewalk_cuda_plan_create;
    static constexpr auto destroyPlan = ropewalk_cuda_plan_destroy;
    static constexpr auto run = ropewalk_cuda_run;
    static constexpr auto positionStatus = ropewalk_cuda_position_status;
    static constexpr auto rowsBytes = ropewalk_cuda_rows_bytes;
    static constexpr auto makeRows = ropewalk_cuda_make_rows;
  };

  FirstCudaDevice() = default;
  ~FirstCudaDevice();
  FirstCudaDevice(const FirstCudaDevice &) = delete;
  FirstCudaDevice &operator=(const FirstCudaDevice &) = delete;

  std::optional<Error> open();
  const std::string &name() const { return title; } ///< As its driver says.
  Api::Options planOptions() const;
  void *stream() const { return nullptr; }

  Expected<uint64_t> allocate(size_t bytes) const;
  void release(uint64_t memory) const { driver->memFree(memory); }
  /// Both wait for what was started before.
  std::optional<Error> upload(uint64_t memory, const void *from, size_t bytes) const;
  std::optional<Error> download(uint64_t memory, void *to, size_t bytes) const;
  /// Waits for all that was started, and says whether it went well.
  std::optional<Error> finish() const;

private:
  const CudaDriver *driver = nullptr;
  CudaResult (*deviceGet)(CudaDevice *device, int number) = nullptr;
  CudaResult (*deviceGetName)(char *name, int size, CudaDevice device) = nullptr;
  CudaResult (*primaryRetain)(CudaContext *context, CudaDevice device) = nullptr;
  CudaResult (*primaryRelease)(CudaDevice device) = nullptr;
  CudaDevice device = 0;
  CudaContext context = nullptr;
  bool pushed = false;
  std::string title;
};

} // namespace ropewalk::bench

#endif
