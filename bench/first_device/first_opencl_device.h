//===- first_opencl_device.h - The first OpenCL device ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As first_cuda_device.h, of the first platform that has a device.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_FIRST_DEVICE_FIRST_OPENCL_DEVICE_H
#define ROPEWALK_BENCH_FIRST_DEVICE_FIRST_OPENCL_DEVICE_H

#include "device/opencl/loader.h"
#include "ropewalk/opencl.h"

#include <optional>
#include <string>

namespace ropewalk::bench {

/// Calls go to a queue of its own, in order.
class FirstOpenClDevice {
public:
  struct Api {
    using Table = ropewalk_opencl_table;
    using Plan = ropewalk_opencl_plan;
    using Options = ropewalk_opencl_plan_options;
    using Tensors = ropewalk_opencl_tensors;
    using Rows = ropewalk_opencl_buffer;
    using Cache = ropewalk_opencl_cache;
    static constexpr auto createTable = ropewalk_opencl_table_create;
    static constexpr auto destroyTable = ropewalk_opencl_table_destroy;
    static constexpr auto createPlan = ropewalk_opencl_plan_create;
    static constexpr auto destroyPlan = ropewalk_opencl_plan_destroy;
    static constexpr auto run = ropewalk_opencl_run;
    static constexpr auto positionStatus = ropewalk_opencl_position_status;
    static constexpr auto rowsBytes = ropewalk_opencl_rows_bytes;
    static ropewalk_status makeRows(const Plan *plan, const Tensors *tensors, Rows rows,
                                    int64_t bytes, void *queue, ropewalk_error *error) {
      return ropewalk_opencl_make_rows(plan, tensors, &rows, bytes, queue, error);
    }
  };

  FirstOpenClDevice() = default;
  ~FirstOpenClDevice();
  FirstOpenClDevice(const FirstOpenClDevice &) = delete;
  FirstOpenClDevice &operator=(const FirstOpenClDevice &) = delete;

  std::optional<Error> open();
  const std::string &name() const { return title; } ///< As its driver says.
  Api::Options planOptions() const;
  void *stream() const { return queue; }

  Expected<uint64_t> allocate(size_t bytes) const;
  void release(uint64_t memory) const;
  /// Both wait for what was started before.
  std::optional<Error> upload(uint64_t memory, const void *from, size_t bytes) const;
  std::optional<Error> download(uint64_t memory, void *to, size_t bytes) const;
  /// Waits for all that was started, and says whether it went well.
  std::optional<Error> finish() const;

private:
  std::optional<Error> findDevice();

  OpenClResult (*getPlatformIds)(uint32_t count, void **platforms, uint32_t *found) = nullptr;
  OpenClResult (*getDeviceIds)(void *platform, uint64_t type, uint32_t count, OpenClDevice *devices,
                               uint32_t *found) = nullptr;
  OpenClContext (*createContext)(const void *properties, uint32_t count,
                                 const OpenClDevice *devices, const void *notify, void *user,
                                 OpenClResult *result) = nullptr;
  OpenClResult (*releaseContext)(OpenClContext context) = nullptr;
  OpenClQueue (*createQueue)(OpenClContext context, OpenClDevice device, uint64_t properties,
                             OpenClResult *result) = nullptr;
  OpenClResult (*releaseQueue)(OpenClQueue queue) = nullptr;
  OpenClResult (*finishQueue)(OpenClQueue queue) = nullptr;
  const OpenClLoader *loader = nullptr;
  OpenClDevice device = nullptr;
  OpenClContext context = nullptr;
  OpenClQueue queue = nullptr;
  std::string title;
};

} // namespace ropewalk::bench

#endif
