//===- autoscheduled.h - What Halide schedules for a GPU by itself -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_AUTOSCHEDULED_H
#define ROPEWALK_BENCH_GPU_AUTOSCHEDULED_H

#include "gpu/workload.h"

#include <map>

struct halide_buffer_t;

namespace ropewalk::bench {

/// A function of the host that starts kernels: src, cos, sin, positions, rowStep, rowOffset,
/// sineSign, dst. 0: done.
using AutoscheduledFunction = int(halide_buffer_t *, halide_buffer_t *, halide_buffer_t *,
                                  halide_buffer_t *, int32_t, int32_t, float, halide_buffer_t *);

/// One, and the cell it was scheduled for.
struct AutoscheduledKernel {
  struct Axis {
    int32_t stride, extent; ///< In carriers.
  };

  AutoscheduledFunction *run;
  const char *form; ///< Of the description (docs/spec.md).
  GpuCell cell;     ///< All heads are q's.
  int carrierBytes;
  std::vector<Axis> axes; ///< Inside a head, innermost first.
};

/// All that archive-autoscheduled made, cell by cell.
extern const std::vector<AutoscheduledKernel> autoscheduledKernels;

/// In the place of Halide's runtime, which they call: loads their modules and starts their kernels
/// in one stream. Memory that they ask for is kept for their next call, so that calls after the
/// first can be captured in graphs. One at a time.
class AutoscheduledRuntime {
public:
  AutoscheduledRuntime(const Gpu &gpu, const GpuStream &stream);
  ~AutoscheduledRuntime();
  AutoscheduledRuntime(const AutoscheduledRuntime &) = delete;

  /// Throws GpuError.
  void run(const AutoscheduledKernel &kernel, const HandCall &call);

  // What they call, for the functions of these names.
  void initialize(void **state, const char *ptx);
  int start(void *state, const char *entry, const int (&blocks)[3], const int (&threads)[3],
            int sharedBytes, const size_t *sizes, void **arguments, const int8_t *areBuffers);
  uint64_t allocate(int64_t bytes);
  void release(uint64_t address);

private:
  const Gpu &gpu;
  const GpuStream &stream;
  std::map<void **, CudaModule> modules;
  std::vector<std::unique_ptr<GpuMemory>> memory;
  std::multimap<int64_t, uint64_t> unused; ///< By bytes.
  std::map<uint64_t, int64_t> used;
  std::string failure;
};

/// One of them against ours.
struct GpuAutoscheduledRow {
  GpuCell cell;
  std::string form;
  std::string problem; ///< Empty, or why it is not timed.
  std::array<double, gpuMethods> seconds = {}, ourSeconds = {};
  std::array<double, gpuMethods> ratio = {}; ///< Its time / ours, within a round.

  double judged() const; ///< By judgedMethod.
};

/// All of a cell's. Each is checked first; ours, where it is wrong, throws.
std::vector<GpuAutoscheduledRow> measureAutoscheduled(GpuArena &arena, const HandKernels &hand,
                                                      const GpuCell &cell,
                                                      const ropewalk_kernel_table &kernels,
                                                      const GpuStream &stream, double seconds);

} // namespace ropewalk::bench

#endif
