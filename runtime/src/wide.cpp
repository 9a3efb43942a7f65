//===- wide.cpp - A 113-bit floating point type ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "wide.h"

#include <cmath>
#include <cstdint>

namespace ropewalk {
namespace {

// ln 2 in three doubles. The first times any binary exponent is exact in Wide.
constexpr double ln2High = 0x1.62e42fefa39efp-1;
constexpr double ln2Middle = 0x1.abc9e3b39803fp-56;
constexpr double ln2Low = 0x1.7b57a079a1934p-111;

Wide timesLn2(int n) {
  return Wide(n) * Wide(ln2High) + Wide(n) * (Wide(ln2Middle) + Wide(ln2Low));
}

} // namespace

Wide widePi() {
  return (Wide(0x1.921fb54442d18p+1) + Wide(0x1.1a62633145c07p-53)) - Wide(0x1.f1976b7ed8fbcp-109);
}

Wide wideLog(Wide x) {
  int exponent = 0;
  for (; x >= Wide(0x1p512); x *= Wide(0x1p-512))
    exponent += 512;
  for (; x < Wide(0x1p-512); x *= Wide(0x1p512))
    exponent -= 512;
  int rest;
  double mantissa = std::frexp(static_cast<double>(x), &rest);
  if (mantissa < 0x1.6a09e667f3bcdp-1) // sqrt(1/2)
    --rest;
  exponent += rest;
  x *= Wide(std::ldexp(1.0, -rest));
  // ln x = 2 artanh(s), |s| < 0.172: 24 terms of s^2 < 2^-5 leave 2^-120.
  Wide s = (x - 1) / (x + 1);
  Wide square = s * s;
  Wide sum = 0;
  for (int k = 24; k > 0; --k)
    sum = square * (Wide(1) / (2 * k + 1) + sum);
  return timesLn2(exponent) + (2 * s + 2 * s * sum);
}

Wide wideExp(Wide x) {
  if (x < -745)
    return 0;
  int n = static_cast<int>(std::rint(static_cast<double>(x) / ln2High));
  Wide r = (x - Wide(n) * Wide(ln2High)) - Wide(n) * (Wide(ln2Middle) + Wide(ln2Low));
  // |r| < 0.35: 28 terms of the power series leave 2^-130.
  Wide sum = 1;
  for (int k = 28; k > 0; --k)
    sum = 1 + sum * r / k;
  return sum * Wide(std::ldexp(1.0, n));
}

Wide wideFloor(Wide x) {
  Wide integer = Wide(static_cast<int64_t>(x));
  return integer > x ? integer - 1 : integer;
}

DoubleDouble roundToDoubleDouble(Wide x) {
  double hi = static_cast<double>(x);
  return {hi, static_cast<double>(x - Wide(hi))};
}

} // namespace ropewalk
