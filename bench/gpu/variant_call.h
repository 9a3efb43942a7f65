//===- variant_call.h - One form of a call on a GPU -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_VARIANT_CALL_H
#define ROPEWALK_BENCH_GPU_VARIANT_CALL_H

#include "gpu/gpu.h"

#include "harness/variant_list.h"
#include "ropewalk/device_plan.h"

#include <optional>

namespace ropewalk::bench {

/// A table in the GPU's memory. Throws GpuError.
class DeviceTable {
public:
  DeviceTable(const ropewalk_rotation &rotation, const ropewalk_table_options &options);
  ~DeviceTable() { ropewalk_cuda_table_destroy(table); }
  DeviceTable(const DeviceTable &) = delete;

  const ropewalk_cuda_table *get() const { return table; }

private:
  ropewalk_cuda_table *table = nullptr;
};

/// Which of a variant's calls: the first one of a step, or a later one, which may have rows.
enum class Layer { First, Later };

/// A variant's calls on the GPU: its plan, and what they read beside q and k.
class DeviceCall {
public:
  /// q and k at src and dst, which are the same in place. Runs once, to know whether rows must be
  /// made.
  DeviceCall(const Gpu &gpu, const GpuStream &stream, const Variant &variant, const Case &cell,
             const ropewalk_kernel_table &kernels, void *src, void *dst);

  /// Why there is no such call; empty if there is.
  const std::string &problem() const { return why; }
  /// The setup, of which the host's plan is made, too.
  const Setup &host() const { return setup; }
  std::string kernel() const; ///< That the plan takes; empty without one.
  bool mustMakeRows() const { return rows.has_value(); }

  /// From now on. Rows are made, where a later layer has them.
  void set(const Gpu &gpu, Layer layer);
  /// Gives such a call to the stream. Throws GpuError.
  void run() const;

private:
  void makePlan(const Gpu &gpu, const ropewalk_kernel_table &kernels);
  void uploadPositions(const Gpu &gpu);
  void findOutAboutRows(const Gpu &gpu);
  void allocateRows(const Gpu &gpu);
  void makeRows() const;
  void require(ropewalk_status status) const;

  const GpuStream &stream;
  Setup setup;
  std::optional<GpuMemory> cacheMemory, positions, lengths, rows;
  std::optional<DeviceTable> table;
  std::optional<CudaPlan> plan;
  ropewalk_tensors tensors = {};
  int64_t rowsBytes = 0;
  bool makesRows = false;
  std::string why;
  mutable ropewalk_error error = {};
};

} // namespace ropewalk::bench

#endif
