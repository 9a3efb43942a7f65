//===- random.h - Repeatable random numbers ---------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_RANDOM_H
#define ROPEWALK_TESTS_SUPPORT_RANDOM_H

#include <cstdint>
#include <string>

namespace ropewalk::test {

/// splitmix64. Tests fix the seed and put trace() into a SCOPED_TRACE.
class Random {
public:
  explicit Random(uint64_t seed) : seed(seed), state(seed) {}

  std::string trace() const { return "seed " + std::to_string(seed); }

  uint64_t bits() {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  /// Uniform over [low, high].
  int64_t integer(int64_t low, int64_t high) {
    uint64_t span = static_cast<uint64_t>(high) - static_cast<uint64_t>(low) + 1;
    return low + static_cast<int64_t>(span ? bits() % span : bits());
  }

  /// Uniform over [-1, 1).
  double uniform() { return static_cast<double>(static_cast<int64_t>(bits())) * 0x1p-63; }

  /// Values of many sizes, as activations have.
  double value() {
    const int64_t size = INT64_C(1) << integer(0, 12); // compilers order factors differently
    return uniform() * 0x1p-8 * static_cast<double>(size);
  }

private:
  uint64_t seed, state;
};

} // namespace ropewalk::test

#endif
