//===- hand_kernels.h - The hand-written kernels, loaded --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_HAND_KERNELS_H
#define ROPEWALK_BENCH_GPU_HAND_KERNELS_H

#include "gpu/cells.h"
#include "gpu/gpu.h"
#include "gpu/hand_call.h"

#include <map>

namespace ropewalk::bench {

/// hand_kernels.cu, as nvcc compiled it when this program was built.
class HandKernels {
public:
  explicit HandKernels(const Gpu &gpu);
  ~HandKernels();
  HandKernels(const HandKernels &) = delete;

  void copy(const CopyCall &call, CudaStream stream) const;
  /// `together` heads per row of cos and sin: 1 or 4.
  void rotate(const GpuCell &cell, const HandCall &call, int together, CudaStream stream) const;
  void rotateSimply(const GpuCell &cell, const HandCall &call, CudaStream stream) const;

private:
  CudaFunction find(const std::string &name) const;
  void launch(const std::string &name, int64_t blocks, int threadsX, int threadsY, const void *call,
              CudaStream stream) const;

  const Gpu &gpu;
  CudaModule module = nullptr;
  mutable std::map<std::string, CudaFunction> functions;
};

} // namespace ropewalk::bench

#endif
