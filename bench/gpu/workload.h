//===- workload.h - A cell's memory, plan and subjects ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_WORKLOAD_H
#define ROPEWALK_BENCH_GPU_WORKLOAD_H

#include "gpu/bars.h"
#include "gpu/hand_kernels.h"

#include "ropewalk/device_plan.h"
#include "ropewalk/tables.h"

#include <optional>

namespace ropewalk::bench {

/// Memory that all cells share: q and k to read and to write, rows of cos and sin of one head_dim,
/// and what empties the second-level cache.
class GpuArena {
public:
  /// For cells of up to `bytes` bytes and `tokens` tokens.
  GpuArena(const Gpu &gpu, int64_t bytes, int64_t tokens);

  /// Random numbers in src, for as much as the cell reads.
  void fillSource(const GpuCell &cell, const GpuStream &stream);
  /// What no kernel writes, in dst.
  void spoilDestination(const GpuCell &cell, const GpuStream &stream) const;
  /// Rows for all positions; kept while head_dim stays.
  void setRows(int64_t headDim);

  const Gpu &gpu;
  int64_t tokens;
  GpuMemory src, dst, positions;
  std::optional<SharedTable> table;
  std::optional<GpuMemory> rows;
  const CacheFlush flush;

private:
  int64_t rowsOf = 0; ///< Their head_dim.
};

/// One cell, ready to be run by every subject. k's memory follows q's.
class GpuWorkload {
public:
  GpuWorkload(GpuArena &arena, const HandKernels &hand, const GpuCell &cell,
              const ropewalk_kernel_table &kernels, const GpuStream &stream);

  void run(GpuSubject subject) const;
  /// Whether a subject's result is the reference's in the first and last tokens and some between.
  bool isRight(GpuSubject subject) const;
  /// The same of what somebody else's work writes, but for two ulp of the largest components.
  bool isNearlyRight(const GpuWork &work) const;
  /// The arguments that hand-written kernels get.
  const HandCall &arguments() const { return call; }
  /// The kernel that the plan takes.
  std::string kernel() const;

private:
  /// What work writes of these tokens.
  std::vector<unsigned char> written(const GpuWork &work, const std::vector<int64_t> &tokens) const;
  /// Tokens' rows of q and k, one after the other, of src or dst.
  std::vector<unsigned char> sample(const GpuMemory &memory,
                                    const std::vector<int64_t> &tokens) const;
  std::vector<unsigned char> rotated(const std::vector<unsigned char> &rows,
                                     const std::vector<int64_t> &tokens) const;

  const GpuArena &arena;
  const HandKernels &hand;
  const GpuCell cell;
  const GpuStream &stream;
  ropewalk_rotation rotation;
  ropewalk_layout layout = {};
  std::optional<CudaPlan> plan;
  ropewalk_tensors tensors = {};
  HandCall call = {};
};

} // namespace ropewalk::bench

#endif
