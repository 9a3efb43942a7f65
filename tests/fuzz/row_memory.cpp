//===- row_memory.cpp - Memory of which only rows are accessible ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "row_memory.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

namespace ropewalk {

constexpr unsigned char canary = 0xc5;

std::vector<Interval> joined(std::vector<Interval> intervals) {
  std::sort(intervals.begin(), intervals.end(),
            [](const Interval &a, const Interval &b) { return a.begin < b.begin; });
  std::vector<Interval> result;
  for (const Interval &interval : intervals)
    if (!result.empty() && interval.begin <= result.back().end)
      result.back().end = std::max(result.back().end, interval.end);
    else
      result.push_back(interval);
  return result;
}

RowMemory::RowMemory(const std::vector<Interval> &rows, test::Guard guard) {
  const std::vector<Interval> sorted = joined(rows);
  const int64_t page = sysconf(_SC_PAGESIZE), begin = sorted.front().begin, end = sorted.back().end,
                inner = (end - begin + page - 1) / page * page;
  mappedBytes = inner + 2 * page;
  void *memory =
      mmap(nullptr, mappedBytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return;
  mapped = static_cast<unsigned char *>(memory);
  mappedBegin = (guard == test::Guard::AtBegin ? begin : end - inner) - page;
  for (const Interval &row : sorted)
    pages.push_back({mappedBegin + (row.begin - mappedBegin) / page * page,
                     mappedBegin + (row.end - mappedBegin + page - 1) / page * page});
  pages = joined(pages);
  for (const Interval &interval : pages) {
    if (mprotect(at(interval.begin), interval.end - interval.begin, PROT_READ | PROT_WRITE) != 0) {
      std::perror("row memory");
      std::abort();
    }
    std::memset(at(interval.begin), canary, interval.end - interval.begin);
  }
}

RowMemory::~RowMemory() {
  if (mapped)
    munmap(mapped, mappedBytes);
}

void RowMemory::copyFrom(const RowMemory &other) {
  for (const Interval &interval : pages)
    std::memcpy(at(interval.begin), other.at(interval.begin), interval.end - interval.begin);
}

bool RowMemory::equals(const RowMemory &other, const std::vector<Interval> &except) const {
  auto next = except.begin();
  for (const Interval &interval : pages)
    for (int64_t begin = interval.begin; begin < interval.end;) {
      while (next != except.end() && next->end <= begin)
        ++next;
      const int64_t stop = next == except.end() ? INT64_MAX : next->begin;
      const int64_t end = std::min(interval.end, stop);
      if (end > begin && std::memcmp(at(begin), other.at(begin), end - begin) != 0)
        return false;
      begin = end < interval.end ? std::min(interval.end, next->end) : end;
    }
  return true;
}

} // namespace ropewalk
