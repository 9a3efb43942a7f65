//===- kernel_memory.cpp - Kernels of an image, ready to run --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_memory.h"

#include <cerrno>
#include <cstring>
#include <sys/mman.h>
#include <system_error>

namespace ropewalk {

KernelMemory::~KernelMemory() {
  if (base)
    munmap(base, bytes);
}

std::string KernelMemory::load(const std::string &image) {
  void *mapped =
      mmap(nullptr, image.size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapped == MAP_FAILED)
    return "no memory for kernels: " + std::error_code(errno, std::generic_category()).message();
  base = static_cast<char *>(mapped);
  bytes = image.size();
  std::memcpy(base, image.data(), bytes);
  // Written as data, read as instructions: not every CPU notices.
  __builtin___clear_cache(base, base + bytes);
  if (mprotect(base, bytes, PROT_READ | PROT_EXEC) != 0)
    return "no executable memory: " + std::error_code(errno, std::generic_category()).message();
  return "";
}

} // namespace ropewalk
