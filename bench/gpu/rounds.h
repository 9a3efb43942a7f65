//===- rounds.h - Times on a GPU, side by side ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_ROUNDS_H
#define ROPEWALK_BENCH_GPU_ROUNDS_H

#include "gpu/gpu.h"

#include "harness/timing.h"

#include <array>

namespace ropewalk::bench {

/// How: single launches between events, with the second-level cache emptied before each or not, and
/// graphs of many.
enum class GpuMethod { Flushed, Warm, Graph };
inline constexpr size_t gpuMethods = 3;
const char *methodName(GpuMethod method);

/// From so many tokens on a call is as fast as memory.
inline constexpr int64_t memoryBoundTokens = 16384;

/// By which a call of so many tokens is judged: from there on with the cache emptied, below in a
/// graph, since single launches are mostly their events.
constexpr GpuMethod judgedMethod(int64_t tokens) {
  return tokens >= memoryBoundTokens ? GpuMethod::Flushed : GpuMethod::Graph;
}

/// Writes over the second-level cache.
class CacheFlush {
public:
  explicit CacheFlush(const Gpu &gpu);
  void operator()(const GpuStream &stream) const;

private:
  const Gpu &gpu;
  int64_t bytes;
  GpuMemory memory;
};

/// Gives one call's work to the stream.
using GpuWork = std::function<void()>;

/// By every method, a part of `seconds` each: at least five rounds, in which all subjects take
/// turns. Graphs have as many launches as the first subject needs for 200 us, at most 100.
std::array<Timings, gpuMethods> timeByAllMethods(const Gpu &gpu, const GpuStream &stream,
                                                 const CacheFlush &flush,
                                                 const std::vector<GpuWork> &subjects,
                                                 double seconds);

} // namespace ropewalk::bench

#endif
