//===- elements.h - Storage elements, decoded by definition -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Independent of the runtime's conversions: fields of the format and exact scaling.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_ELEMENTS_H
#define ROPEWALK_TESTS_SUPPORT_ELEMENTS_H

#include "ropewalk/ropewalk.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace ropewalk::test {

/// A binary interchange format.
struct Format {
  int bytes;
  int mantissaBits; ///< Stored ones.
  int exponentBits;

  constexpr int maxExponent() const { return (1 << (exponentBits - 1)) - 1; }
  constexpr int minExponent() const { return 1 - maxExponent(); }
};

constexpr Format formatOf(ropewalk_dtype dtype) {
  return dtype == ROPEWALK_F16    ? Format{2, 10, 5}
         : dtype == ROPEWALK_BF16 ? Format{2, 7, 8}
                                  : Format{4, 23, 8};
}

// Inline, and scaled without calls: every element of every test goes through these.

/// 2^exponent, exponent from -1022 to 1023.
inline double powerOfTwo(int exponent) {
  const uint64_t bits = static_cast<uint64_t>(exponent + 1023) << 52;
  double value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

/// Of the binade of a finite number; -1023 of denormals and zero.
inline int exponentOf(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return static_cast<int>(bits >> 52 & 0x7ff) - 1023;
}

/// Exact value, NaN and infinities included.
inline double decode(Format format, uint32_t bits) {
  const uint32_t one = 1u << format.mantissaBits, mantissa = bits & (one - 1);
  const int field =
      static_cast<int>(bits >> format.mantissaBits) & ((1 << format.exponentBits) - 1);
  const bool negative = bits >> (format.mantissaBits + format.exponentBits) & 1;
  double value;
  if (field == (1 << format.exponentBits) - 1)
    value = mantissa ? std::numeric_limits<double>::quiet_NaN()
                     : std::numeric_limits<double>::infinity();
  else if (field == 0)
    value = mantissa * powerOfTwo(format.minExponent() - format.mantissaBits);
  else
    value = (mantissa + one) * powerOfTwo(field - format.maxExponent() - format.mantissaBits);
  return negative ? -value : value;
}

/// Rounds to nearest even; NaN becomes a quiet NaN.
inline uint32_t encode(Format format, double value) {
  const uint32_t sign = std::signbit(value) ? 1u << (format.mantissaBits + format.exponentBits) : 0;
  const uint32_t infinity = ((1u << format.exponentBits) - 1) << format.mantissaBits;
  if (std::isnan(value))
    return sign | infinity | 1u << (format.mantissaBits - 1);
  const double size = std::fabs(value);
  const int exponent = std::max(exponentOf(size), format.minExponent());
  if (exponent > format.maxExponent())
    return sign | infinity;
  // In units of the last place. All bits behind the point leave a sum with 2^52, rounded to nearest
  // even; a carry into the next binade falls out of the addition below.
  const double rounded = size * powerOfTwo(format.mantissaBits - exponent) + 0x1p52;
  const auto units = static_cast<uint32_t>(rounded - 0x1p52);
  const uint32_t biased = static_cast<uint32_t>(exponent - format.minExponent())
                          << format.mantissaBits;
  return sign | (biased + units);
}

inline double readElement(ropewalk_dtype dtype, const void *address) {
  const Format format = formatOf(dtype);
  uint32_t bits = 0;
  std::memcpy(&bits, address, format.bytes);
  return decode(format, bits);
}

inline void writeElement(ropewalk_dtype dtype, void *address, double value) {
  const Format format = formatOf(dtype);
  const uint32_t bits = encode(format, value);
  std::memcpy(address, &bits, format.bytes);
}

/// Unit in the last place of the format at a finite magnitude >= 0.
inline double ulpAt(ropewalk_dtype dtype, double magnitude) {
  const Format format = formatOf(dtype);
  return powerOfTwo(std::max(exponentOf(magnitude), format.minExponent()) - format.mantissaBits);
}

} // namespace ropewalk::test

#endif
