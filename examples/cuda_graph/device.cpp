//===- device.cpp - Memory, a stream and a graph on a GPU -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device.h"

#include <stdexcept>
#include <string>

namespace engine {

void check(CUresult result, const char *call) {
  if (result == CUDA_SUCCESS)
    return;
  const char *name = nullptr;
  cuGetErrorName(result, &name);
  throw std::runtime_error(std::string(call) + " gave " + (name ? name : "an unknown error"));
}

Device::Device() {
  check(cuInit(0), "cuInit");
  check(cuDeviceGet(&device, 0), "cuDeviceGet");
  CUcontext context;
  check(cuDevicePrimaryCtxRetain(&context, device), "cuDevicePrimaryCtxRetain");
  check(cuCtxPushCurrent(context), "cuCtxPushCurrent");
  check(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
}

Device::~Device() {
  CUcontext popped;
  cuStreamDestroy(stream);
  cuCtxPopCurrent(&popped);
  cuDevicePrimaryCtxRelease(device);
}

Buffer::Buffer(size_t bytes) { check(cuMemAlloc(&address, bytes), "cuMemAlloc"); }

Buffer::~Buffer() {
  if (address)
    cuMemFree(address);
}

void Buffer::upload(const void *from, size_t bytes, const Device &device) {
  check(cuMemcpyHtoDAsync(address, from, bytes, device.stream), "cuMemcpyHtoDAsync");
}

void Buffer::download(void *to, size_t bytes, const Device &device) const {
  check(cuMemcpyDtoHAsync(to, address, bytes, device.stream), "cuMemcpyDtoHAsync");
  check(cuStreamSynchronize(device.stream), "cuStreamSynchronize");
}

Graph::Graph(const Device &device, const std::function<void()> &work) : device(device) {
  check(cuStreamBeginCapture(device.stream, CU_STREAM_CAPTURE_MODE_GLOBAL), "cuStreamBeginCapture");
  work();
  CUgraph graph;
  check(cuStreamEndCapture(device.stream, &graph), "cuStreamEndCapture");
  const CUresult result = cuGraphInstantiateWithFlags(&instance, graph, 0);
  cuGraphDestroy(graph);
  check(result, "cuGraphInstantiate");
}

Graph::~Graph() { cuGraphExecDestroy(instance); }

void Graph::replay() const { check(cuGraphLaunch(instance, device.stream), "cuGraphLaunch"); }

} // namespace engine
