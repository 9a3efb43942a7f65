//===- allocation_counter.cpp - How often a program allocates -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/allocation_counter.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<int64_t> allocations{0};
std::atomic<int64_t> failing{-1};

/// Counts one more; true if it must find no memory.
bool refuse() { return allocations++ == failing; }

} // namespace

namespace ropewalk::test {

int64_t allocationCount() { return allocations; }
void failAllocationAfter(int64_t others) { failing = others < 0 ? -1 : allocations + others; }

} // namespace ropewalk::test

// The linker sends every call in this program's objects here (--wrap).
extern "C" {
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);

void *__wrap_malloc(size_t size) { return refuse() ? nullptr : __real_malloc(size); }
void *__wrap_calloc(size_t count, size_t size) {
  return refuse() ? nullptr : __real_calloc(count, size);
}
void *__wrap_realloc(void *memory, size_t size) {
  return refuse() ? nullptr : __real_realloc(memory, size);
}
void *__wrap_aligned_alloc(size_t alignment, size_t size) {
  return refuse() ? nullptr : __real_aligned_alloc(alignment, size);
}
}

void *operator new(size_t size) {
  if (void *memory = std::malloc(size ? size : 1))
    return memory;
  throw std::bad_alloc();
}
void *operator new(size_t size, const std::nothrow_t &) noexcept {
  return std::malloc(size ? size : 1);
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, const std::nothrow_t &) noexcept { std::free(memory); }
void operator delete(void *memory, size_t) noexcept { std::free(memory); }
