//===- kernel_memory.h - Kernels of an image, ready to run ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_KERNEL_MEMORY_H
#define ROPEWALK_BENCH_TRIAL_KERNEL_MEMORY_H

#include "ropewalk/kernel.h"

#include <string>

namespace ropewalk {

/// A copy of an image (bundle.h) in executable memory of its own.
class KernelMemory {
public:
  KernelMemory() = default;
  KernelMemory(const KernelMemory &) = delete;
  KernelMemory &operator=(const KernelMemory &) = delete;
  ~KernelMemory();

  /// What went wrong; empty: nothing did.
  std::string load(const std::string &image);
  const char *at(uint64_t offset) const { return base + offset; }
  template <class Function> Function function(uint64_t offset) const {
    return reinterpret_cast<Function>(base + offset);
  }

private:
  char *base = nullptr;
  size_t bytes = 0;
};

} // namespace ropewalk

#endif
