//===- row_memory.h - Memory of which only rows are accessible --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tests/support/guarded_buffer.h guards both ends of one piece of memory. Strides of
// gigabytes need more: address space in which the pages between rows fault too.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_ROW_MEMORY_H
#define ROPEWALK_TESTS_FUZZ_ROW_MEMORY_H

#include "support/guarded_buffer.h"

#include <cstdint>
#include <vector>

namespace ropewalk {

/// Bytes [begin, end), counted from where a memory's origin will be.
struct Interval {
  int64_t begin, end;
};

/// Sorted, and those that touch or overlap made one.
std::vector<Interval> joined(std::vector<Interval> intervals);

/// Address space from the lowest to the highest byte of some intervals. Only pages that hold
/// one of them are accessible; there is one inaccessible page or more on both sides, and the
/// first or the last byte lies right beside it.
class RowMemory {
public:
  RowMemory(const std::vector<Interval> &rows, test::Guard guard);
  ~RowMemory();
  RowMemory(const RowMemory &) = delete;

  /// False if the system has no such address space left.
  bool exists() const { return mapped != nullptr; }

  /// The address of byte `offset`, which need not be accessible.
  unsigned char *at(int64_t offset) const { return mapped + (offset - mappedBegin); }

  /// Every accessible byte, as intervals.
  const std::vector<Interval> &accessible() const { return pages; }

  /// All accessible bytes, from a memory of the same rows and guard.
  void copyFrom(const RowMemory &other);

  /// Whether both memories hold the same, but for bytes in `except` (joined ones).
  bool equals(const RowMemory &other, const std::vector<Interval> &except) const;

private:
  unsigned char *mapped = nullptr;
  int64_t mappedBegin = 0, mappedBytes = 0;
  std::vector<Interval> pages;
};

} // namespace ropewalk

#endif
