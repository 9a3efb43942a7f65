//===- guarded_buffer.cpp - Memory that notices strangers -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/guarded_buffer.h"

#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

namespace ropewalk::test {
namespace {

constexpr unsigned char canary = 0xc5;

} // namespace

GuardedBuffer::GuardedBuffer(size_t size, Guard guard, size_t alignment, size_t misalignment)
    : bytes(size) {
  size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  pageBytes = (size + alignment + misalignment + page - 1) / page * page;
  mappedBytes = pageBytes + 2 * page;
  void *mapped = mmap(nullptr, mappedBytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapped == MAP_FAILED ||
      mprotect(static_cast<char *>(mapped) + page, pageBytes, PROT_READ | PROT_WRITE) != 0) {
    std::perror("guarded buffer");
    std::abort();
  }
  pages = static_cast<unsigned char *>(mapped) + page;
  size_t offset = misalignment;
  if (guard == Guard::AtEnd) // The last such address from which `size` bytes still fit.
    offset += (pageBytes - size - misalignment) / alignment * alignment;
  begin = pages + offset;
  std::memset(pages, canary, begin - pages);
  std::memset(end(), canary, pagesEnd() - end());
}

GuardedBuffer::~GuardedBuffer() { munmap(pages - (mappedBytes - pageBytes) / 2, mappedBytes); }

bool GuardedBuffer::canariesIntact() const {
  return areAll(canary, pages, begin) && areAll(canary, end(), pagesEnd());
}

} // namespace ropewalk::test
