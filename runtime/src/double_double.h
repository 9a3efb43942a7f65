//===- double_double.h - Sums of two doubles --------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value held as hi + lo with |lo| <= ulp(hi)/2: 106 bits. Only what reducing an
// angle needs; products are split by Dekker's method, because the baseline has no FMA.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DOUBLE_DOUBLE_H
#define ROPEWALK_SRC_DOUBLE_DOUBLE_H

namespace ropewalk {

struct DoubleDouble {
  double hi = 0;
  double lo = 0;

  friend bool operator==(DoubleDouble a, DoubleDouble b) { return a.hi == b.hi && a.lo == b.lo; }
};

/// a + b exactly; needs |a| >= |b| or a == 0.
inline DoubleDouble fastTwoSum(double a, double b) {
  double sum = a + b;
  return {sum, b - (sum - a)};
}

/// a in two halves of at most 26 bits each. |a| < 2^996.
inline DoubleDouble splitDouble(double a) {
  double scaled = 134217729.0 * a; // 2^27 + 1
  double hi = scaled - (scaled - a);
  return {hi, a - hi};
}

/// a * b exactly, unless it over- or underflows.
inline DoubleDouble twoProduct(double a, double b) {
  double product = a * b;
  DoubleDouble x = splitDouble(a), y = splitDouble(b);
  double error = ((x.hi * y.hi - product) + x.hi * y.lo + x.lo * y.hi) + x.lo * y.lo;
  return {product, error};
}

/// a * b, relative error below 2^-103.
inline DoubleDouble multiply(DoubleDouble a, double b) {
  DoubleDouble product = twoProduct(a.hi, b);
  return fastTwoSum(product.hi, product.lo + a.lo * b);
}

} // namespace ropewalk

#endif
