//===- call_data.cpp - What calls on a GPU are given ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/call_data.h"

#include "kernel_spec.h"
#include "storage.h"

#include <algorithm>
#include <cstring>
#include <random>
#include <set>

namespace ropewalk::bench {

std::vector<unsigned char> randomElements(ropewalk_dtype dtype, int64_t bytes) {
  std::mt19937 random(20261122);
  std::uniform_real_distribution<float> value(-8, 8);
  std::vector<unsigned char> elements(static_cast<size_t>(bytes));
  const size_t size = static_cast<size_t>(elementBytes(dtype));
  for (size_t i = 0; i + size <= elements.size(); i += size) {
    const float x = value(random);
    const uint16_t half = dtype == ROPEWALK_F16 ? StorageF16::store(x) : StorageBF16::store(x);
    std::memcpy(&elements[i], dtype == ROPEWALK_F32 ? static_cast<const void *>(&x) : &half, size);
  }
  return elements;
}

std::vector<float> toFloats(ropewalk_dtype dtype, const std::vector<unsigned char> &elements) {
  const size_t size = static_cast<size_t>(elementBytes(dtype));
  std::vector<float> values(elements.size() / size);
  for (size_t i = 0; i < values.size(); ++i) {
    uint16_t half;
    std::memcpy(&half, &elements[i * size], sizeof half);
    if (dtype == ROPEWALK_F32)
      std::memcpy(&values[i], &elements[i * size], sizeof values[i]);
    else
      values[i] = dtype == ROPEWALK_F16 ? StorageF16::load(half) : StorageBF16::load(half);
  }
  return values;
}

void fillRandomly(const Gpu &gpu, GpuMemory &memory, ropewalk_dtype dtype, int64_t bytes,
                  const GpuStream &stream) {
  int64_t done = std::min<int64_t>(bytes, 1 << 22);
  memory.upload(randomElements(dtype, done).data(), done);
  for (int64_t part; done < bytes; done += part) {
    part = std::min(done, bytes - done);
    gpu.check(gpu.extra.memcpyDtoDAsync(memory.address() + static_cast<CudaAddress>(done),
                                        memory.address(), static_cast<size_t>(part), stream.get()),
              "cuMemcpyDtoDAsync");
  }
  stream.synchronize();
}

std::vector<int64_t> sampledTokens(int64_t tokens) {
  std::set<int64_t> some;
  for (int64_t i = 0; i < 16; ++i)
    some.insert(i * (tokens - 1) / 15);
  return {some.begin(), some.end()};
}

std::string kernelOf(const CudaPlan &plan) {
  const std::string text = plan.describe();
  const size_t found = text.find(" by rope_"); // another one would make rows
  if (found == std::string::npos)
    return "";
  const size_t begin = found + 4;
  return text.substr(begin, text.find_first_of(" ,\n", begin) - begin);
}

} // namespace ropewalk::bench
