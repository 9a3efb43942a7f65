//===- memory.cpp - Memory in huge pages where possible ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "workspace.h"

#include <fstream>
#include <sstream>
#include <sys/mman.h>

namespace ropewalk::bench {

static constexpr size_t hugePage = size_t(2) << 20;

Memory::~Memory() { release(); }

void Memory::release() {
  if (base)
    munmap(base, size);
  base = nullptr;
  size = 0;
}

char *Memory::reserve(size_t bytes) {
  if (bytes <= size)
    return base;
  release();
  const size_t wanted = (bytes + hugePage - 1) / hugePage * hugePage;
  void *mapped =
      mmap(nullptr, wanted + hugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapped == MAP_FAILED)
    return nullptr;
  const size_t lead = (hugePage - reinterpret_cast<size_t>(mapped) % hugePage) % hugePage;
  base = static_cast<char *>(mapped) + lead;
  size = wanted;
  if (lead)
    munmap(mapped, lead);
  if (lead < hugePage)
    munmap(base + size, hugePage - lead);
  madvise(base, size, MADV_HUGEPAGE);
  return base;
}

std::string Memory::pages() const {
  std::ifstream smaps("/proc/self/smaps");
  std::ostringstream start;
  start << std::hex << reinterpret_cast<size_t>(base);
  std::string line;
  bool here = false;
  long resident = 0, huge = 0;
  while (std::getline(smaps, line)) {
    if (line.find('-') != std::string::npos && line.find(':') > line.find('-'))
      here = line.compare(0, start.str().size() + 1, start.str() + "-") == 0;
    if (here && line.compare(0, 4, "Rss:") == 0)
      resident = std::stol(line.substr(4));
    if (here && line.compare(0, 14, "AnonHugePages:") == 0)
      huge = std::stol(line.substr(14));
  }
  if (!resident)
    return "unknown";
  if (!huge)
    return "4 KiB";
  return "2 MiB (" + std::to_string(100 * huge / resident) + " % of " +
         std::to_string(resident / 1024) + " MiB)";
}

} // namespace ropewalk::bench
