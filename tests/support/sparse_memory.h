//===- sparse_memory.h - Address space for strides that no machine could fill *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_SPARSE_MEMORY_H
#define ROPEWALK_TESTS_SUPPORT_SPARSE_MEMORY_H

#include <cstddef>
#include <sys/mman.h>

namespace ropewalk::test {

/// Zeros that take memory only where they are touched.
class SparseMemory {
public:
  explicit SparseMemory(size_t bytes)
      : bytes(bytes), base(mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {}
  ~SparseMemory() {
    if (exists())
      munmap(base, bytes);
  }
  SparseMemory(const SparseMemory &) = delete;

  bool exists() const { return base != MAP_FAILED; }
  void *data() const { return base; }

private:
  size_t bytes;
  void *base;
};

} // namespace ropewalk::test

#endif
