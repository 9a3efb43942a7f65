//===- storage.h - Storage types and f32 ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Portable conversions: round to nearest even, denormals kept, NaN stays a quiet NaN.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_STORAGE_H
#define ROPEWALK_SRC_STORAGE_H

#include <cstdint>
#include <cstring>

namespace ropewalk {

inline uint32_t floatBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

inline float floatFromBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

/// f32 as stored.
struct StorageF32 {
  using Bits = float;
  static constexpr int precision = 24, minExponent = -126;
  static float load(Bits bits) { return bits; }
  static Bits store(float value) { return value; }
};

/// The upper half of an f32.
struct StorageBF16 {
  using Bits = uint16_t;
  static constexpr int precision = 8, minExponent = -126;

  static float load(Bits bits) { return floatFromBits(uint32_t(bits) << 16); }

  static Bits store(float value) {
    uint32_t bits = floatBits(value);
    if ((bits & 0x7fffffff) > 0x7f800000)
      return static_cast<Bits>((bits >> 16) | 0x40);
    return static_cast<Bits>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
  }
};

/// IEEE binary16.
struct StorageF16 {
  using Bits = uint16_t;
  static constexpr int precision = 11, minExponent = -14;

  static float load(Bits half) {
    uint32_t sign = uint32_t(half & 0x8000) << 16, magnitude = half & 0x7fff;
    if (magnitude < 0x400) // zero or denormal: magnitude * 2^-24 is exact
      return floatFromBits(floatBits(static_cast<float>(magnitude) * 0x1p-24f) | sign);
    if (magnitude < 0x7c00)
      return floatFromBits(((magnitude << 13) + (UINT32_C(112) << 23)) | sign);
    return floatFromBits((magnitude << 13) | 0x7f800000 | sign |
                         (magnitude > 0x7c00 ? 0x400000 : 0));
  }

  static Bits store(float value) {
    uint32_t bits = floatBits(value), sign = (bits >> 16) & 0x8000, magnitude = bits & 0x7fffffff;
    if (magnitude > 0x7f800000)
      return static_cast<Bits>(sign | 0x7e00 | ((magnitude >> 13) & 0x3ff));
    if (magnitude >= 0x477ff000) // 65520 and above round to infinity
      return static_cast<Bits>(sign | 0x7c00);
    if (magnitude < 0x38800000) { // below 2^-14: adding 0.5 leaves units of 2^-24
      uint32_t rounded = floatBits(floatFromBits(magnitude) + 0.5f) - floatBits(0.5f);
      return static_cast<Bits>(sign | rounded);
    }
    uint32_t rounded = magnitude - (UINT32_C(112) << 23) + 0xfff + ((magnitude >> 13) & 1);
    return static_cast<Bits>(sign | (rounded >> 13));
  }
};

} // namespace ropewalk

#endif
