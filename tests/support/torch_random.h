//===- torch_random.h - The numbers of torch.randn --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_TORCH_RANDOM_H
#define ROPEWALK_TESTS_SUPPORT_TORCH_RANDOM_H

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace ropewalk::test {

/// What torch.manual_seed(seed) and calls of torch.randn give on a CPU, to f32's last digit or
/// two, for multiples of 16 numbers: the Mersenne twister, the lower 24 bits of each output as a
/// uniform number, and Box and Muller's transform of entries j and j+8 of blocks of 16.
class TorchRandom {
public:
  explicit TorchRandom(uint32_t seed) : twister(seed) {}

  std::vector<float> randn(size_t count) {
    std::vector<float> values(count);
    for (float &value : values)
      value = static_cast<float>(twister() & 0xffffff) * 0x1p-24f;
    for (size_t block = 0; block < count; block += 16)
      for (size_t j = block; j < block + 8; ++j) {
        const double radius = std::sqrt(-2 * std::log(1 - double(values[j])));
        const double angle = 2 * 3.14159265358979323846 * values[j + 8];
        values[j] = static_cast<float>(radius * std::cos(angle));
        values[j + 8] = static_cast<float>(radius * std::sin(angle));
      }
    return values;
  }

private:
  std::mt19937 twister;
};

} // namespace ropewalk::test

#endif
