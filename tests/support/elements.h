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

#include <cstdint>

namespace ropewalk::test {

/// A binary interchange format.
struct Format {
  int bytes;
  int mantissaBits; ///< Stored ones.
  int exponentBits;

  int maxExponent() const { return (1 << (exponentBits - 1)) - 1; }
  int minExponent() const { return 1 - maxExponent(); }
};

Format formatOf(ropewalk_dtype dtype);

/// Exact value, NaN and infinities included.
double decode(Format format, uint32_t bits);

/// Rounds to nearest even; NaN becomes a quiet NaN.
uint32_t encode(Format format, double value);

double readElement(ropewalk_dtype dtype, const void *address);
void writeElement(ropewalk_dtype dtype, void *address, double value);

/// Unit in the last place of the format at a magnitude >= 0.
double ulpAt(ropewalk_dtype dtype, long double magnitude);

} // namespace ropewalk::test

#endif
