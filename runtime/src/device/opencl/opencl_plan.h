//===- opencl_plan.h - Plans for OpenCL -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_OPENCL_OPENCL_PLAN_H
#define ROPEWALK_SRC_DEVICE_OPENCL_OPENCL_PLAN_H

#include "device/device_plan.h"
#include "device/opencl/loader.h"

#include "ropewalk/opencl.h"

#include <mutex>
#include <utility>

namespace ropewalk {

/// A buffer of our own.
class OpenClMemory {
public:
  /// Copies `bytes` bytes from `src`.
  static Expected<std::shared_ptr<const OpenClMemory>> copyOf(const OpenClLoader &loader,
                                                              OpenClContext context, uint64_t flags,
                                                              const void *src, int64_t bytes);
  OpenClMemory(const OpenClLoader &loader, OpenClMem memory, OpenClContext context)
      : loader(loader), memory(memory), owner(context) {}
  ~OpenClMemory() { loader.releaseMemObject(memory); }
  OpenClMemory(const OpenClMemory &) = delete;
  OpenClMemory &operator=(const OpenClMemory &) = delete;

  OpenClMem get() const { return memory; }
  OpenClContext context() const { return owner; }
  DeviceAddress at(int64_t offset) const { return {reinterpret_cast<uintptr_t>(memory), offset}; }

private:
  const OpenClLoader &loader;
  OpenClMem memory;
  OpenClContext owner;
};

/// A compiled candidate.
class OpenClCode {
public:
  static Expected<OpenClCode> build(const OpenClLoader &loader, OpenClContext context,
                                    OpenClDevice device, const DeviceCandidate &candidate);
  OpenClCode(OpenClCode &&other) noexcept
      : loader(other.loader), program(std::exchange(other.program, nullptr)),
        entry(std::exchange(other.entry, nullptr)), threads(other.threads) {}
  OpenClCode &operator=(OpenClCode &&) = delete;
  ~OpenClCode() {
    if (entry)
      loader.releaseKernel(entry);
    if (program)
      loader.releaseProgram(program);
  }

  OpenClKernel kernel() const { return entry; }
  /// Of a block, at most.
  int64_t maxThreads() const { return threads; }

private:
  explicit OpenClCode(const OpenClLoader &loader) : loader(loader) {}

  const OpenClLoader &loader;
  OpenClProgram program = nullptr;
  OpenClKernel entry = nullptr;
  int64_t threads = 0;
};

inline DeviceAddress at(const ropewalk_opencl_buffer &buffer) {
  return {reinterpret_cast<uintptr_t>(buffer.memory), buffer.offset};
}

/// Why the offset of the buffer named `name` + `part` is none: it must be a multiple of `multiple`.
std::optional<Error> checkOffset(const char *name, const char *part,
                                 const ropewalk_opencl_buffer &buffer, int64_t multiple);

/// As ropewalk_opencl_plan_create.
Expected<std::unique_ptr<ropewalk_opencl_plan>>
createOpenClPlan(const OpenClLoader &loader, const ropewalk_rotation &rotation,
                 const ropewalk_layout &layout, const ropewalk_opencl_plan_options &options);

/// As ropewalk_opencl_table_create.
Expected<std::unique_ptr<ropewalk_opencl_table>>
createOpenClTable(const OpenClLoader &loader, const ropewalk_table &table, void *context);

} // namespace ropewalk

/// The C API's opaque types.
struct ropewalk_opencl_table {
  ropewalk::TableRef host; ///< Says which rotations it serves.
  std::shared_ptr<const ropewalk::OpenClMemory> rows;
};

struct ropewalk_opencl_plan {
  explicit ropewalk_opencl_plan(const ropewalk::OpenClLoader &loader) : loader(loader) {}

  const ropewalk::OpenClLoader &loader;
  ropewalk::DevicePlan device;
  std::shared_ptr<const ropewalk::OpenClMemory> rows; ///< Null with a caller's cache.
  std::shared_ptr<const ropewalk::OpenClMemory> words;
  std::vector<ropewalk::OpenClCode> codes; ///< DeviceCandidate::code
  mutable std::mutex argumentsMutex;       ///< Of the kernels in `codes`.
};

#endif
