//===- measure.h - Times of one cell ----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_MEASURE_H
#define ROPEWALK_BENCH_GPU_MEASURE_H

#include "gpu/workload.h"

namespace ropewalk::bench {

/// Checks every subject's result, then times all of them by every method, a part of `seconds`
/// each; at least five rounds, in which all take turns.
GpuRow measureCell(const GpuArena &arena, const GpuWorkload &workload, const GpuCell &cell,
                   const GpuStream &stream, double seconds);

} // namespace ropewalk::bench

#endif
