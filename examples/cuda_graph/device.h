//===- device.h - Memory, a stream and a graph on a GPU ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDA_GRAPH_DEVICE_H
#define CUDA_GRAPH_DEVICE_H

#include <cuda.h>

#include <cstddef>
#include <functional>

namespace engine {

/// Throws std::runtime_error, which names the call and the error.
void check(CUresult result, const char *call);

/// The first GPU's primary context, which the CUDA runtime uses too, and a stream in it.
class Device {
public:
  Device();
  ~Device();
  Device(const Device &) = delete;

  CUstream stream = nullptr;

private:
  CUdevice device = 0;
};

class Buffer {
public:
  explicit Buffer(size_t bytes);
  ~Buffer();
  Buffer(Buffer &&other) noexcept : address(other.address) { other.address = 0; }
  Buffer(const Buffer &) = delete;

  /// In the stream's order: kernels that follow see it.
  void upload(const void *from, size_t bytes, const Device &device);
  void download(void *to, size_t bytes, const Device &device) const;
  void *get() const { return reinterpret_cast<void *>(address); }

private:
  CUdeviceptr address = 0;
};

/// What `work` gives to the device's stream, to be replayed.
class Graph {
public:
  Graph(const Device &device, const std::function<void()> &work);
  ~Graph();
  Graph(const Graph &) = delete;

  void replay() const;

private:
  const Device &device;
  CUgraphExec instance = nullptr;
};

} // namespace engine

#endif
