//===- oracle.cpp - Error of a kernel against f64 arithmetic ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

namespace ropewalk::bench {

namespace {
/// Significand bits and least exponent of a normal number.
struct Format {
  int bits;
  int minExponent;
};
} // namespace

static Format formatOf(ropewalk_dtype dtype) {
  switch (dtype) {
  case ROPEWALK_F32:
    return {24, -126};
  case ROPEWALK_F16:
    return {11, -14};
  case ROPEWALK_BF16:
    return {8, -126};
  }
  return {24, -126};
}

static double decodeF16(uint16_t bits) {
  const int exponent = bits >> 10 & 31, fraction = bits & 1023;
  const double sign = bits & 0x8000 ? -1.0 : 1.0;
  if (exponent == 31)
    return fraction ? std::numeric_limits<double>::quiet_NaN() : sign * HUGE_VAL;
  return sign * (exponent ? std::ldexp(fraction + 1024, exponent - 25) : std::ldexp(fraction, -24));
}

static double f16ToDouble(uint16_t bits) {
  static const std::vector<double> values = [] {
    std::vector<double> all(65536);
    for (int i = 0; i < 65536; ++i)
      all[i] = decodeF16(uint16_t(i));
    return all;
  }();
  return values[bits];
}

double elementToDouble(ropewalk_dtype dtype, const void *element) {
  uint16_t half = 0;
  if (dtype != ROPEWALK_F32)
    std::memcpy(&half, element, 2);
  if (dtype == ROPEWALK_F16)
    return f16ToDouble(half);
  uint32_t word = uint32_t(half) << 16;
  if (dtype == ROPEWALK_F32)
    std::memcpy(&word, element, 4);
  float value;
  std::memcpy(&value, &word, 4);
  return value;
}

/// Distance of neighbouring values of the storage type at `magnitude`.
static double ulpAt(Format format, double magnitude) {
  // Exponent fields by hand: ilogb and ldexp would take most of a large verification.
  uint64_t bits;
  std::memcpy(&bits, &magnitude, 8);
  const int exponent = std::max(int(bits >> 52 & 2047) - 1023, format.minExponent);
  const uint64_t ulpBits = uint64_t(exponent - (format.bits - 1) + 1023) << 52;
  double ulp;
  std::memcpy(&ulp, &ulpBits, 8);
  return ulp;
}

void elementFromDouble(ropewalk_dtype dtype, double value, void *element) {
  const double step = ulpAt(formatOf(dtype), std::fabs(value));
  const double rounded = std::nearbyint(value / step) * step;
  if (dtype == ROPEWALK_F16) {
    const double magnitude = std::fabs(rounded);
    const int exponent = magnitude < 0x1p-14 ? -15 : std::ilogb(magnitude);
    const int fraction = exponent == -15 ? int(std::ldexp(magnitude, 24))
                                         : int(std::ldexp(magnitude, 10 - exponent)) - 1024;
    const uint16_t bits =
        uint16_t((std::signbit(value) ? 0x8000 : 0) | (exponent + 15) << 10 | fraction);
    std::memcpy(element, &bits, 2);
    return;
  }
  const float narrow = float(rounded);
  uint32_t word;
  std::memcpy(&word, &narrow, 4);
  const uint16_t upper = uint16_t(word >> 16);
  std::memcpy(element, dtype == ROPEWALK_F32 ? static_cast<const void *>(&word) : &upper,
              dtype == ROPEWALK_F32 ? 4 : 2);
}

static double errorInUlp(Format format, double actual, double expected, double magnitude) {
  const double error = std::fabs(actual - expected) / ulpAt(format, magnitude);
  return error >= 0 ? error : HUGE_VAL;
}

/// Worst error of one head.
static double worstInHead(ropewalk_dtype dtype, ropewalk_pairing pairing, const char *x,
                          const char *y, int64_t pairs, const double *c, const double *s,
                          double sign) {
  const Format format = formatOf(dtype);
  const int64_t bytes = dtype == ROPEWALK_F32 ? 4 : 2;
  const int64_t step = pairing == ROPEWALK_HALF ? bytes : 2 * bytes;
  const int64_t partner = pairing == ROPEWALK_HALF ? pairs * bytes : bytes;
  double worst = 0;
  for (int64_t i = 0; i < pairs; ++i) {
    const double x0 = elementToDouble(dtype, x + i * step);
    const double x1 = elementToDouble(dtype, x + i * step + partner);
    const double y0 = elementToDouble(dtype, y + i * step);
    const double y1 = elementToDouble(dtype, y + i * step + partner);
    const double magnitude = std::sqrt(x0 * x0 + x1 * x1);
    const double cos = c[i], sin = sign * s[i];
    worst = std::max({worst, errorInUlp(format, y0, x0 * cos - x1 * sin, magnitude),
                      errorInUlp(format, y1, x1 * cos + x0 * sin, magnitude)});
  }
  return worst;
}

double worstUlp(ropewalk_dtype dtype, ropewalk_pairing pairing, const ropewalk_kernel_args &args,
                const double *cos, const double *sin) {
  const int64_t pairs = args.channels / 2;
  double worst = 0;
  for (int64_t t = 0; t < args.tokens; ++t)
    for (int64_t h = 0; h < args.heads; ++h) {
      const char *x =
          static_cast<const char *>(args.src) + t * args.srcTokenStride + h * args.srcHeadStride;
      const char *y =
          static_cast<const char *>(args.dst) + t * args.dstTokenStride + h * args.dstHeadStride;
      worst = std::max(worst, worstInHead(dtype, pairing, x, y, pairs, cos + t * pairs,
                                          sin + t * pairs, args.sineSign));
    }
  return worst;
}

} // namespace ropewalk::bench
