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
#include <cstring>

namespace ropewalk::test {

/// Which side touches an inaccessible page. The other one is watched by canaries.
enum class Guard { AtBegin, AtEnd };

/// Whether each byte of [begin, end) is `byte`.
inline bool areAll(unsigned char byte, const unsigned char *begin, const unsigned char *end) {
  return begin == end || (*begin == byte && std::memcmp(begin, begin + 1, end - begin - 1) == 0);
}

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
  unsigned char *end() const { return begin + bytes; }
  unsigned char *pagesEnd() const { return pages + pageBytes; }

  unsigned char *pages;
  size_t pageBytes; ///< Accessible ones.
  size_t mappedBytes;
  unsigned char *begin;
  size_t bytes;
};

} // namespace ropewalk::test

#endif
