//===- wide.h - A 113-bit floating point type -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Frequencies are powers of theta kept to a relative 2^-100; naive double-double
// powers don't reach that, because the exponent amplifies the error of the logarithm.
// binary128 does, in software, and only when a plan or table is made.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_WIDE_H
#define ROPEWALK_SRC_WIDE_H

#include "double_double.h"

#include <cfloat>

namespace ropewalk {

#if LDBL_MANT_DIG == 113
using Wide = long double;
#else
// The operators come from the compiler's own library; libquadmath is not needed.
__extension__ typedef __float128 Wide;
#endif

Wide widePi();

/// Natural logarithm, 0 < x < 2^16000; relative error below 2^-109.
Wide wideLog(Wide x);

/// e^x for x < 700; relative error below 2^-109 plus the error of x. 0 below -745, where no
/// double is left.
Wide wideExp(Wide x);

/// Largest integer not above x, |x| < 2^62.
Wide wideFloor(Wide x);

/// Nearest hi + lo; relative error below 2^-105 unless lo underflows.
DoubleDouble roundToDoubleDouble(Wide x);

} // namespace ropewalk

#endif
