//===- bfloat16.h - bf16 as stored ------------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ENGINE_BFLOAT16_H
#define ENGINE_BFLOAT16_H

#include <cstdint>
#include <cstring>

namespace engine {

using Bf16 = uint16_t;

inline float toFloat(Bf16 value) {
  const uint32_t bits = static_cast<uint32_t>(value) << 16;
  float result;
  std::memcpy(&result, &bits, sizeof result);
  return result;
}

/// Rounds to nearest even; the activations of this example are finite.
inline Bf16 toBf16(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return static_cast<Bf16>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

} // namespace engine

#endif
