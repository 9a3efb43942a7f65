//===- elements.cpp - Storage elements, decoded by definition -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/elements.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace ropewalk::test {

Format formatOf(ropewalk_dtype dtype) {
  switch (dtype) {
  case ROPEWALK_F16:
    return {2, 10, 5};
  case ROPEWALK_BF16:
    return {2, 7, 8};
  case ROPEWALK_F32:
    break;
  }
  return {4, 23, 8};
}

double decode(Format format, uint32_t bits) {
  uint32_t mantissa = bits & ((1u << format.mantissaBits) - 1);
  int field = static_cast<int>(bits >> format.mantissaBits) & ((1 << format.exponentBits) - 1);
  bool negative = bits >> (format.mantissaBits + format.exponentBits) & 1;
  double value;
  if (field == (1 << format.exponentBits) - 1)
    value = mantissa ? std::numeric_limits<double>::quiet_NaN()
                     : std::numeric_limits<double>::infinity();
  else if (field == 0)
    value = std::ldexp(mantissa, format.minExponent() - format.mantissaBits);
  else
    value = std::ldexp(mantissa + std::ldexp(1.0, format.mantissaBits),
                       field - format.maxExponent() - format.mantissaBits);
  return negative ? -value : value;
}

uint32_t encode(Format format, double value) {
  uint32_t sign = std::signbit(value) ? 1u << (format.mantissaBits + format.exponentBits) : 0;
  uint32_t infinity = ((1u << format.exponentBits) - 1) << format.mantissaBits;
  if (std::isnan(value))
    return sign | infinity | 1u << (format.mantissaBits - 1);
  double size = std::fabs(value);
  if (size == 0)
    return sign;
  int exponent = std::isinf(size) ? format.maxExponent() + 1
                                  : std::max(std::ilogb(size), format.minExponent());
  if (exponent > format.maxExponent())
    return sign | infinity;
  // In units of the last place; a carry into the next binade falls out of the addition.
  auto units =
      static_cast<uint32_t>(std::nearbyint(std::ldexp(size, format.mantissaBits - exponent)));
  uint32_t biased = static_cast<uint32_t>(exponent - format.minExponent()) << format.mantissaBits;
  return sign | (biased + units);
}

double readElement(ropewalk_dtype dtype, const void *address) {
  Format format = formatOf(dtype);
  uint32_t bits = 0;
  std::memcpy(&bits, address, format.bytes);
  return decode(format, bits);
}

void writeElement(ropewalk_dtype dtype, void *address, double value) {
  Format format = formatOf(dtype);
  uint32_t bits = encode(format, value);
  std::memcpy(address, &bits, format.bytes);
}

double ulpAt(ropewalk_dtype dtype, long double magnitude) {
  Format format = formatOf(dtype);
  int exponent = format.minExponent();
  if (magnitude > 0)
    exponent = std::max(exponent, std::ilogb(magnitude));
  return std::ldexp(1.0, exponent - format.mantissaBits);
}

} // namespace ropewalk::test
