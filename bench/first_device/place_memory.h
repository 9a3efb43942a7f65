//===- place_memory.h - Memory of a device as field of a call ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_FIRST_DEVICE_PLACE_MEMORY_H
#define ROPEWALK_BENCH_FIRST_DEVICE_PLACE_MEMORY_H

#include "ropewalk/opencl.h"

#include <cstdint>

namespace ropewalk {

/// `memory`: an address of CUDA's, or a cl_mem.
inline void place(const void *&field, uint64_t memory) {
  field = reinterpret_cast<const void *>(memory);
}
inline void place(void *&field, uint64_t memory) { field = reinterpret_cast<void *>(memory); }
inline void place(ropewalk_opencl_buffer &field, uint64_t memory) {
  field = {reinterpret_cast<void *>(memory), 0};
}

} // namespace ropewalk

#endif
