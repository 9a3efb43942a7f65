//===- guarded_buffer.h - Memory that notices strangers ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_GUARDED_BUFFER_H
#define ROPEWALK_TESTS_SUPPORT_GUARDED_BUFFER_H

#include <cstddef>
#include <cstdint>

namespace ropewalk::test {

/// Which side touches an inaccessible page. The other one is watched by canaries.
enum class Guard { AtBegin, AtEnd };

/// `size` bytes between two inaccessible pages. Touching the guarded side's neighbour
/// faults; writing to the rest of the pages is found by canariesIntact().
class GuardedBuffer {
public:
  /// The address is a multiple of `alignment` plus `misalignment`; with Guard::AtEnd
  /// up to alignment-1 bytes behind the end hold canaries instead of the guard.
  GuardedBuffer(size_t size, Guard guard, size_t alignment = 1, size_t misalignment = 0);
  ~GuardedBuffer();
  GuardedBuffer(const GuardedBuffer &) = delete;
  GuardedBuffer &operator=(const GuardedBuffer &) = delete;

  unsigned char *data() const { return begin; }
  size_t size() const { return bytes; }
  bool canariesIntact() const;

private:
  template <class Visit> void forEachCanary(Visit visit) const;

  unsigned char *pages;
  size_t pageBytes; ///< Accessible ones.
  size_t mappedBytes;
  unsigned char *begin;
  size_t bytes;
};

} // namespace ropewalk::test

#endif
