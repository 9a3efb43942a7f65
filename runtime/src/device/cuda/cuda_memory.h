//===- cuda_memory.h - Memory in a CUDA context -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_CUDA_CUDA_MEMORY_H
#define ROPEWALK_SRC_DEVICE_CUDA_CUDA_MEMORY_H

#include "device/cuda/driver.h"
#include "tables.h"

#include <memory>

namespace ropewalk {

/// An allocation, freed in its own context.
class CudaMemory {
public:
  /// Copies `bytes` bytes from `src`. The context is current.
  static Expected<std::shared_ptr<const CudaMemory>>
  copyOf(const CudaDriver &driver, CudaContext context, const void *src, int64_t bytes);
  CudaMemory(const CudaDriver &driver, CudaContext context) : driver(driver), owner(context) {}
  ~CudaMemory();
  CudaMemory(const CudaMemory &) = delete;
  CudaMemory &operator=(const CudaMemory &) = delete;

  CudaAddress address() const { return begin; }
  CudaContext context() const { return owner; }

private:
  const CudaDriver &driver;
  CudaContext owner;
  CudaAddress begin = 0;
};

/// The context asked for, or, if that is null, the thread's own.
Expected<CudaContext> findContext(const CudaDriver &driver, void *asked);

} // namespace ropewalk

/// The C API's opaque type.
struct ropewalk_cuda_table {
  ropewalk::TableRef host; ///< Says which rotations it serves.
  std::shared_ptr<const ropewalk::CudaMemory> rows;
};

#endif
