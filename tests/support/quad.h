//===- quad.h - binary128 with elementary functions -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libquadmath where long double is narrower, long double where it is binary128.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_QUAD_H
#define ROPEWALK_TESTS_SUPPORT_QUAD_H

#include <cfloat>
#include <cmath>

#if LDBL_MANT_DIG != 113
// As <quadmath.h> declares them, which lies where GCC finds it and clang does not.
extern "C" {
__float128 powq(__float128, __float128);
void sincosq(__float128, __float128 *, __float128 *);
__float128 acosq(__float128);
__float128 fabsq(__float128);
__float128 expq(__float128);
__float128 logq(__float128);
__float128 sqrtq(__float128);
__float128 floorq(__float128);
__float128 ceilq(__float128);
}
#endif

namespace ropewalk::test {

#if LDBL_MANT_DIG == 113
using Quad = long double;
inline Quad quadPow(Quad x, Quad y) { return std::pow(x, y); }
inline void quadSinCos(Quad x, Quad &sin, Quad &cos) { sincosl(x, &sin, &cos); }
inline Quad quadAcos(Quad x) { return std::acos(x); }
inline Quad quadAbs(Quad x) { return std::fabs(x); }
inline Quad quadExp(Quad x) { return std::exp(x); }
inline Quad quadLog(Quad x) { return std::log(x); }
inline Quad quadSqrt(Quad x) { return std::sqrt(x); }
inline Quad quadFloor(Quad x) { return std::floor(x); }
inline Quad quadCeil(Quad x) { return std::ceil(x); }
#else
using Quad = __float128;
inline Quad quadPow(Quad x, Quad y) { return powq(x, y); }
inline void quadSinCos(Quad x, Quad &sin, Quad &cos) { sincosq(x, &sin, &cos); }
inline Quad quadAcos(Quad x) { return acosq(x); }
inline Quad quadAbs(Quad x) { return fabsq(x); }
inline Quad quadExp(Quad x) { return expq(x); }
inline Quad quadLog(Quad x) { return logq(x); }
inline Quad quadSqrt(Quad x) { return sqrtq(x); }
inline Quad quadFloor(Quad x) { return floorq(x); }
inline Quad quadCeil(Quad x) { return ceilq(x); }
#endif

inline Quad quadPi() { return quadAcos(-1); }

struct QuadCosSin {
  Quad cos, sin;
};

/// Together: bringing the angle into a quarter turn is most of what either takes.
inline QuadCosSin quadCosSin(Quad angle) {
  QuadCosSin result;
  quadSinCos(angle, result.sin, result.cos);
  return result;
}

} // namespace ropewalk::test

#endif
