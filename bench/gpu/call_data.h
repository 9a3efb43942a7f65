//===- call_data.h - What calls on a GPU are given --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_CALL_DATA_H
#define ROPEWALK_BENCH_GPU_CALL_DATA_H

#include "gpu/gpu.h"

#include "ropewalk/device_plan.h"

namespace ropewalk::bench {

/// Random values that no sum of two products overflows.
std::vector<unsigned char> randomElements(ropewalk_dtype dtype, int64_t bytes);

std::vector<float> toFloats(ropewalk_dtype dtype, const std::vector<unsigned char> &elements);

/// Such values, which repeat after 4 MiB. Waits until they are there.
void fillRandomly(const Gpu &gpu, GpuMemory &memory, ropewalk_dtype dtype, int64_t bytes,
                  const GpuStream &stream);

/// First, last and up to 14 between.
std::vector<int64_t> sampledTokens(int64_t tokens);

/// The kernel that a plan takes, of those for the most aligned calls; empty: none that turns.
std::string kernelOf(const CudaPlan &plan);

} // namespace ropewalk::bench

#endif
