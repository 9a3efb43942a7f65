//===- gpu.cpp - The GPU of this machine ----------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/gpu.h"

#include "device/library.h"

#include <iterator>

namespace ropewalk::bench {
namespace {

/// CU_DEVICE_ATTRIBUTE_*.
constexpr int multiprocessorCount = 16, l2CacheSize = 38;
/// CU_STREAM_NON_BLOCKING, CU_STREAM_CAPTURE_MODE_GLOBAL.
constexpr unsigned nonBlocking = 1;
constexpr int captureGlobally = 0;

std::optional<Error> openExtra(GpuDriver &extra) {
  const LibraryFunction functions[] = {
      {"cuDriverGetVersion", &extra.driverGetVersion},
      {"cuDeviceGet", &extra.deviceGet},
      {"cuDeviceGetName", &extra.deviceGetName},
      {"cuDevicePrimaryCtxRetain", &extra.primaryRetain},
      {"cuDevicePrimaryCtxRelease_v2", &extra.primaryRelease},
      {"cuCtxCreate_v2", &extra.ctxCreate},
      {"cuCtxDestroy_v2", &extra.ctxDestroy},
      {"cuMemGetInfo_v2", &extra.memGetInfo},
      {"cuMemcpyDtoDAsync_v2", &extra.memcpyDtoDAsync},
      {"cuStreamCreate", &extra.streamCreate},
      {"cuStreamDestroy_v2", &extra.streamDestroy},
      {"cuStreamBeginCapture_v2", &extra.beginCapture},
      {"cuStreamEndCapture", &extra.endCapture},
      {"cuGraphInstantiateWithFlags", &extra.graphInstantiate},
      {"cuGraphDestroy", &extra.graphDestroy},
      {"cuGraphExecDestroy", &extra.graphExecDestroy},
      {"cuGraphLaunch", &extra.graphLaunch},
      {"cuEventCreate", &extra.eventCreate},
      {"cuEventDestroy_v2", &extra.eventDestroy},
      {"cuEventRecord", &extra.eventRecord},
      {"cuEventSynchronize", &extra.eventSynchronize},
      {"cuEventElapsedTime", &extra.eventElapsedTime},
  };
  return openLibrary("libcuda.so.1", "NVIDIA's driver", functions, std::size(functions));
}

} // namespace

Gpu::Gpu() {
  auto opened = cudaDriver();
  if (!opened)
    throw GpuError(opened.error().message());
  driver = *opened;
  if (auto error = openExtra(extra))
    throw GpuError(error->message());
  check(extra.deviceGet(&device, 0), "cuDeviceGet");
  char text[256] = "";
  check(extra.deviceGetName(text, sizeof text, device), "cuDeviceGetName");
  name = text;
  check(extra.driverGetVersion(&driverVersion), "cuDriverGetVersion");
  int major = 0, minor = 0, cache = 0;
  const std::pair<int, int *> attributes[] = {{cudaCapabilityMajor, &major},
                                              {cudaCapabilityMinor, &minor},
                                              {multiprocessorCount, &multiprocessors},
                                              {l2CacheSize, &cache}};
  for (const auto &[attribute, value] : attributes)
    check(driver->deviceGetAttribute(value, attribute, device), "cuDeviceGetAttribute");
  capability = 10 * major + minor;
  l2Bytes = cache;
  check(extra.primaryRetain(&context, device), "cuDevicePrimaryCtxRetain");
  if (CudaResult result = driver->ctxPushCurrent(context)) {
    extra.primaryRelease(device);
    check(result, "cuCtxPushCurrent");
  }
  size_t unused = 0, total = 0;
  extra.memGetInfo(&unused, &total);
  totalBytes = static_cast<int64_t>(total);
}

Gpu::~Gpu() {
  CudaContext popped;
  driver->ctxPopCurrent(&popped);
  extra.primaryRelease(device);
}

void Gpu::check(CudaResult result, const char *what) const {
  if (result != 0)
    throw GpuError(driver->error(result, what).message());
}

int64_t Gpu::freeBytes() const {
  size_t unused = 0, total = 0;
  check(extra.memGetInfo(&unused, &total), "cuMemGetInfo");
  return static_cast<int64_t>(unused);
}

GpuContext::GpuContext(const Gpu &gpu) : gpu(gpu) {
  gpu.check(gpu.extra.ctxCreate(&context, 0, gpu.device), "cuCtxCreate");
  pop(); // It begins as the current one.
}

GpuContext::~GpuContext() { gpu.extra.ctxDestroy(context); }

void GpuContext::push() const {
  gpu.check(gpu.driver->ctxPushCurrent(context), "cuCtxPushCurrent");
}

void GpuContext::pop() const {
  CudaContext popped;
  gpu.check(gpu.driver->ctxPopCurrent(&popped), "cuCtxPopCurrent");
}

GpuMemory::GpuMemory(const Gpu &gpu, int64_t bytes) : gpu(gpu) {
  const std::string what = "cuMemAlloc of " + std::to_string(bytes) + " bytes";
  gpu.check(gpu.driver->memAlloc(&memory, bytes > 0 ? static_cast<size_t>(bytes) : 1),
            what.c_str());
}

GpuMemory::~GpuMemory() { gpu.driver->memFree(memory); }

void GpuMemory::upload(const void *from, int64_t bytes) {
  if (bytes == 0)
    return;
  gpu.check(gpu.driver->memcpyHtoD(memory, from, static_cast<size_t>(bytes)), "cuMemcpyHtoD");
  // It may return before all has arrived, and our streams don't wait for the default one.
  gpu.check(gpu.driver->streamSynchronize(nullptr), "cuStreamSynchronize");
}

void GpuMemory::download(void *to, int64_t bytes, int64_t offset) const {
  if (bytes == 0)
    return;
  gpu.check(gpu.driver->memcpyDtoHAsync(to, memory + static_cast<CudaAddress>(offset),
                                        static_cast<size_t>(bytes), nullptr),
            "cuMemcpyDtoHAsync");
  gpu.check(gpu.driver->streamSynchronize(nullptr), "cuStreamSynchronize");
}

GpuStream::GpuStream(const Gpu &gpu) : gpu(gpu) {
  gpu.check(gpu.extra.streamCreate(&stream, nonBlocking), "cuStreamCreate");
}

GpuStream::~GpuStream() { gpu.extra.streamDestroy(stream); }

void GpuStream::synchronize() const {
  gpu.check(gpu.driver->streamSynchronize(stream), "cuStreamSynchronize");
}

GpuGraph::GpuGraph(const Gpu &gpu, const GpuStream &stream, const std::function<void()> &work)
    : gpu(gpu), stream(stream) {
  gpu.check(gpu.extra.beginCapture(stream.get(), captureGlobally), "cuStreamBeginCapture");
  CudaGraph graph = nullptr;
  try {
    work();
  } catch (...) { // The stream must not stay captured.
    if (gpu.extra.endCapture(stream.get(), &graph) == 0)
      gpu.extra.graphDestroy(graph);
    throw;
  }
  gpu.check(gpu.extra.endCapture(stream.get(), &graph), "cuStreamEndCapture");
  const CudaResult result = gpu.extra.graphInstantiate(&instance, graph, 0);
  gpu.extra.graphDestroy(graph);
  gpu.check(result, "cuGraphInstantiate");
}

GpuGraph::~GpuGraph() { gpu.extra.graphExecDestroy(instance); }

void GpuGraph::launch() const {
  gpu.check(gpu.extra.graphLaunch(instance, stream.get()), "cuGraphLaunch");
}

GpuTimer::GpuTimer(const Gpu &gpu, const GpuStream &stream) : gpu(gpu), stream(stream) {
  gpu.check(gpu.extra.eventCreate(&from, 0), "cuEventCreate");
  gpu.check(gpu.extra.eventCreate(&to, 0), "cuEventCreate");
}

GpuTimer::~GpuTimer() {
  gpu.extra.eventDestroy(from);
  gpu.extra.eventDestroy(to);
}

void GpuTimer::begin() const {
  gpu.check(gpu.extra.eventRecord(from, stream.get()), "cuEventRecord");
}

void GpuTimer::end() const { gpu.check(gpu.extra.eventRecord(to, stream.get()), "cuEventRecord"); }

double GpuTimer::seconds() const {
  float milliseconds = 0;
  gpu.check(gpu.extra.eventSynchronize(to), "cuEventSynchronize");
  gpu.check(gpu.extra.eventElapsedTime(&milliseconds, from, to), "cuEventElapsedTime");
  return double(milliseconds) * 1e-3;
}

} // namespace ropewalk::bench
