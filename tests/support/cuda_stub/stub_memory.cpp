//===- stub_memory.cpp - Memory of the stub's device ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// It is the host's, so a test reads and writes it as its own.
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/cuda_stub.h"
#include "support/cuda_stub/stub_work.h"

#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <vector>

namespace ropewalk::test {
namespace {

constexpr int invalidValue = 1, invalidContext = 201;

struct Allocation {
  void *context;
  size_t bytes;
};

std::mutex memoryMutex;
std::map<void *, Allocation> allocations;

void *asPointer(uint64_t address) { return reinterpret_cast<void *>(address); }

} // namespace

std::vector<PtxMemory> memoriesInUse() {
  std::lock_guard lock(memoryMutex);
  std::vector<PtxMemory> memories;
  for (const auto &[begin, allocation] : allocations) {
    const auto address = reinterpret_cast<uintptr_t>(begin);
    memories.emplace_back(address, address + allocation.bytes);
  }
  return memories;
}

int64_t stubAllocations() { return static_cast<int64_t>(allocations.size()); }

} // namespace ropewalk::test

using namespace ropewalk::test;

extern "C" {

ROPEWALK_STUB_API int cuMemGetInfo_v2(size_t *unused, size_t *total) {
  *total = size_t{1} << 29;
  *unused = *total / 2;
  return enter("cuMemGetInfo");
}

ROPEWALK_STUB_API int cuMemAlloc_v2(unsigned long long *address, size_t bytes) {
  if (int result = enterUncaptured("cuMemAlloc"))
    return result;
  if (!stubContext())
    return invalidContext;
  void *memory = nullptr; // Programs that count allocations wrap the other functions.
  if (posix_memalign(&memory, 256, bytes) != 0)
    return 2;
  *address = reinterpret_cast<uintptr_t>(memory);
  std::lock_guard lock(memoryMutex);
  allocations[memory] = {stubContext(), bytes};
  return 0;
}

ROPEWALK_STUB_API int cuPointerGetAttribute(void *value, int attribute,
                                            unsigned long long address) {
  if (int result = enter("cuPointerGetAttribute"))
    return result;
  std::lock_guard lock(memoryMutex);
  auto behind = allocations.upper_bound(asPointer(address));
  if (behind == allocations.begin())
    return invalidValue;
  const auto &[begin, allocation] = *--behind;
  if (address - reinterpret_cast<uintptr_t>(begin) >= allocation.bytes)
    return invalidValue;
  if (attribute == 2) // all of it is a device's
    *static_cast<unsigned *>(value) = 2;
  else if (attribute == 8)
    *static_cast<unsigned *>(value) = 0;
  else if (attribute == 9)
    *static_cast<int *>(value) = deviceOf(allocation.context);
  else
    return invalidValue;
  return 0;
}

ROPEWALK_STUB_API int cuMemFree_v2(unsigned long long address) {
  if (int result = enterUncaptured("cuMemFree"))
    return result;
  submit(nullptr, nullptr); // It waits for the device.
  std::lock_guard lock(memoryMutex);
  auto found = allocations.find(asPointer(address));
  if (found == allocations.end() || found->second.context != stubContext()) {
    countMistake();
    return invalidValue;
  }
  std::free(found->first);
  allocations.erase(found);
  return 0;
}

ROPEWALK_STUB_API int cuMemcpyHtoD_v2(unsigned long long dst, const void *src, size_t bytes) {
  if (int result = enterUncaptured("cuMemcpyHtoD"))
    return result;
  const auto *begin = static_cast<const uint8_t *>(src);
  stageUpload([dst, staged = std::vector<uint8_t>(begin, begin + bytes)] {
    std::memcpy(asPointer(dst), staged.data(), staged.size());
  });
  return 0;
}

ROPEWALK_STUB_API int cuMemcpyHtoDAsync_v2(unsigned long long dst, const void *src, size_t bytes,
                                           void *stream) {
  if (int result = enter("cuMemcpyHtoDAsync"))
    return result;
  const auto *begin = static_cast<const uint8_t *>(src);
  return submit(stream, [dst, staged = std::vector<uint8_t>(begin, begin + bytes)] {
    return std::memcpy(asPointer(dst), staged.data(), staged.size()), 0;
  });
}

ROPEWALK_STUB_API int cuMemcpyDtoHAsync_v2(void *dst, unsigned long long src, size_t bytes,
                                           void *stream) {
  if (int result = enter("cuMemcpyDtoHAsync"))
    return result;
  return submit(stream, [=] { return std::memcpy(dst, asPointer(src), bytes), 0; });
}

ROPEWALK_STUB_API int cuMemcpyDtoDAsync_v2(unsigned long long dst, unsigned long long src,
                                           size_t bytes, void *stream) {
  if (int result = enter("cuMemcpyDtoDAsync"))
    return result;
  return submit(stream, [=] { return std::memcpy(asPointer(dst), asPointer(src), bytes), 0; });
}

ROPEWALK_STUB_API int cuMemsetD32Async(unsigned long long dst, unsigned value, size_t count,
                                       void *stream) {
  if (int result = enter("cuMemsetD32Async"))
    return result;
  return submit(stream, [=] {
    for (size_t i = 0; i < count; ++i)
      std::memcpy(asPointer(dst + 4 * i), &value, sizeof value);
    return 0;
  });
}

} // extern "C"
