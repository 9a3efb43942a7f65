//===- check_tensors.cpp - Tensors of the self-check ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_tensors.h"
#include "kernel_spec.h"
#include "storage.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>

namespace ropewalk {
namespace {

constexpr char paddingByte = 0x5a;
constexpr int64_t paddingBytes = 64;

} // namespace

CheckTensors::CheckTensors(ropewalk_dtype dtype, int64_t tokens, int64_t heads, int64_t channels,
                           bool inPlace, uint32_t seed)
    : dtype(dtype), tokens(tokens), heads(heads), rowBytes(channels * elementBytes(dtype)),
      rowStride((rowBytes + 63) / 64 * 64 + paddingBytes), inPlace(inPlace),
      state(seed * 2654435761u + 1), source(allocate()), result(allocate()), plain(allocate()) {
  std::memset(source.get(), paddingByte, tokens * heads * rowStride);
  for (int64_t row = 0; row < tokens * heads; ++row)
    fillRow(source.get() + row * rowStride, row);
  reset(result.get());
  reset(plain.get());
}

void CheckTensors::resetDst() { reset(result.get()); }

void CheckTensors::reset(char *memory) const {
  size_t bytes = tokens * heads * rowStride;
  if (inPlace)
    std::memcpy(memory, source.get(), bytes);
  else
    std::memset(memory, paddingByte, bytes);
}

CheckTensors::Memory CheckTensors::allocate() const {
  Memory memory(static_cast<char *>(std::aligned_alloc(64, tokens * heads * rowStride)));
  if (!memory)
    throw std::bad_alloc();
  return memory;
}

uint32_t CheckTensors::random() {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state;
}

/// Six rows of ordinary values of various sizes, one around the smallest, one with
/// NaN and infinities.
void CheckTensors::fillRow(char *row, int64_t number) {
  int64_t element = elementBytes(dtype);
  int scale = static_cast<int>(number % 6) * 3 - 8;
  if (number % 8 == 6)
    scale = dtype == ROPEWALK_F16 ? -22 : -130;
  const double unit = std::ldexp(0x1p-31, scale);
  for (int64_t j = 0; j < rowBytes / element; ++j) {
    // Rounded to f32 twice, the second time where it becomes denormal.
    float value = static_cast<float>(static_cast<float>(static_cast<int32_t>(random())) * unit);
    if (number % 8 == 7 && random() % 16 == 0)
      value = random() % 2 ? std::numeric_limits<float>::quiet_NaN()
                           : std::copysign(std::numeric_limits<float>::infinity(), value);
    if (dtype == ROPEWALK_F32) {
      std::memcpy(row + j * element, &value, sizeof value);
      continue;
    }
    uint16_t bits = dtype == ROPEWALK_F16 ? StorageF16::store(value) : StorageBF16::store(value);
    std::memcpy(row + j * element, &bits, sizeof bits);
  }
}

void CheckTensors::setStrides(ropewalk_kernel_args &args) const {
  args.srcHeadStride = args.dstHeadStride = rowStride;
  args.srcTokenStride = args.dstTokenStride = rowStride * heads;
}

template <class Storage> static void readAs(const char *address, int64_t count, float *values) {
  for (int64_t j = 0; j < count; ++j) {
    typename Storage::Bits bits;
    std::memcpy(&bits, address + j * sizeof bits, sizeof bits);
    values[j] = Storage::load(bits);
  }
}

void CheckTensors::read(const char *base, int64_t t, int64_t h, int64_t begin, int64_t count,
                        float *values) const {
  const char *address = base + rowOffset(t, h) + begin * elementBytes(dtype);
  if (dtype == ROPEWALK_F32)
    readAs<StorageF32>(address, count, values);
  else if (dtype == ROPEWALK_F16)
    readAs<StorageF16>(address, count, values);
  else
    readAs<StorageBF16>(address, count, values);
}

bool CheckTensors::isCopied(int64_t t, int64_t h, int64_t begin, int64_t end) const {
  const int64_t element = elementBytes(dtype), offset = rowOffset(t, h) + begin * element;
  return std::memcmp(source.get() + offset, result.get() + offset, (end - begin) * element) == 0;
}

bool CheckTensors::paddingIntact() const {
  for (int64_t row = 0; row < tokens * heads; ++row)
    for (int64_t i = rowBytes; i < rowStride; ++i)
      if (result.get()[row * rowStride + i] != paddingByte)
        return false;
  return true;
}

} // namespace ropewalk
