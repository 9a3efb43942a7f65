//===- gpu.h - The GPU of this machine --------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an application does by itself around plans, by the driver API, which is opened at run time:
// one program runs on any machine with a driver. Whatever fails throws GpuError.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_GPU_H
#define ROPEWALK_BENCH_GPU_GPU_H

#include "device/cuda/driver.h"

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace ropewalk::bench {

struct GpuError : std::runtime_error {
  using runtime_error::runtime_error;
};

using CudaEvent = struct CUevent_st *;
using CudaGraph = struct CUgraph_st *;
using CudaGraphExec = struct CUgraphExec_st *;

/// Functions of the driver that the runtime doesn't use.
struct GpuDriver {
  CudaResult (*driverGetVersion)(int *version);
  CudaResult (*deviceGet)(CudaDevice *device, int number);
  CudaResult (*deviceGetName)(char *name, int size, CudaDevice device);
  CudaResult (*primaryRetain)(CudaContext *context, CudaDevice device);
  CudaResult (*primaryRelease)(CudaDevice device);
  CudaResult (*ctxCreate)(CudaContext *context, unsigned flags, CudaDevice device);
  CudaResult (*ctxDestroy)(CudaContext context);
  CudaResult (*memGetInfo)(size_t *unused, size_t *total);
  CudaResult (*memcpyDtoDAsync)(CudaAddress dst, CudaAddress src, size_t bytes, CudaStream stream);
  CudaResult (*streamCreate)(CudaStream *stream, unsigned flags);
  CudaResult (*streamDestroy)(CudaStream stream);
  CudaResult (*beginCapture)(CudaStream stream, int mode);
  CudaResult (*endCapture)(CudaStream stream, CudaGraph *graph);
  CudaResult (*graphInstantiate)(CudaGraphExec *instance, CudaGraph graph,
                                 unsigned long long flags);
  CudaResult (*graphDestroy)(CudaGraph graph);
  CudaResult (*graphExecDestroy)(CudaGraphExec instance);
  CudaResult (*graphLaunch)(CudaGraphExec instance, CudaStream stream);
  CudaResult (*eventCreate)(CudaEvent *event, unsigned flags);
  CudaResult (*eventDestroy)(CudaEvent event);
  CudaResult (*eventRecord)(CudaEvent event, CudaStream stream);
  CudaResult (*eventSynchronize)(CudaEvent event);
  CudaResult (*eventElapsedTime)(float *milliseconds, CudaEvent from, CudaEvent to);
};

/// The first device; its primary context is this thread's current one.
class Gpu {
public:
  Gpu();
  ~Gpu();
  Gpu(const Gpu &) = delete;

  /// Throws what failed: "cuMemAlloc of 64 bytes gave CUDA_ERROR_OUT_OF_MEMORY".
  void check(CudaResult result, const char *what) const;
  int64_t freeBytes() const;

  const CudaDriver *driver = nullptr; ///< Functions that the runtime uses too.
  GpuDriver extra = {};
  CudaDevice device = 0;
  CudaContext context = nullptr;
  std::string name;
  int capability = 0; ///< Times ten.
  int driverVersion = 0, multiprocessors = 0;
  int64_t l2Bytes = 0, totalBytes = 0;
};

/// Another context on the device; not current unless pushed.
class GpuContext {
public:
  explicit GpuContext(const Gpu &gpu);
  ~GpuContext();
  GpuContext(const GpuContext &) = delete;

  CudaContext get() const { return context; }
  void push() const;
  void pop() const;

private:
  const Gpu &gpu;
  CudaContext context = nullptr;
};

/// Memory of the device.
class GpuMemory {
public:
  GpuMemory(const Gpu &gpu, int64_t bytes);
  template <class Element>
  GpuMemory(const Gpu &gpu, const std::vector<Element> &values)
      : GpuMemory(gpu, static_cast<int64_t>(values.size() * sizeof(Element))) {
    upload(values.data(), static_cast<int64_t>(values.size() * sizeof(Element)));
  }
  ~GpuMemory();
  GpuMemory(const GpuMemory &) = delete;

  void upload(const void *from, int64_t bytes);
  void download(void *to, int64_t bytes, int64_t offset = 0) const;

  CudaAddress address() const { return memory; }
  void *pointer(int64_t offset = 0) const {
    return reinterpret_cast<void *>(memory + static_cast<CudaAddress>(offset));
  }

private:
  const Gpu &gpu;
  CudaAddress memory = 0;
};

/// A stream of its own, which does not wait for the default one.
class GpuStream {
public:
  explicit GpuStream(const Gpu &gpu);
  ~GpuStream();
  GpuStream(const GpuStream &) = delete;

  CudaStream get() const { return stream; }
  void synchronize() const;

private:
  const Gpu &gpu;
  CudaStream stream = nullptr;
};

/// What `work` gives to the stream, to be launched as a whole.
class GpuGraph {
public:
  GpuGraph(const Gpu &gpu, const GpuStream &stream, const std::function<void()> &work);
  ~GpuGraph();
  GpuGraph(const GpuGraph &) = delete;

  void launch() const;

private:
  const Gpu &gpu;
  const GpuStream &stream;
  CudaGraphExec instance = nullptr;
};

/// Two events around work of a stream.
class GpuTimer {
public:
  GpuTimer(const Gpu &gpu, const GpuStream &stream);
  ~GpuTimer();
  GpuTimer(const GpuTimer &) = delete;

  void begin() const;
  void end() const;
  /// Waits for the end.
  double seconds() const;

private:
  const Gpu &gpu;
  const GpuStream &stream;
  CudaEvent from = nullptr, to = nullptr;
};

} // namespace ropewalk::bench

#endif
