//===- turn.h - cos and sin of many turns -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every entry of a table is made of. Own code rather than libm's, because here the
// angle is known to more than 53 bits, and so that a table has the same bits on every
// system.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_TURN_H
#define ROPEWALK_SRC_TURN_H

#include "double_double.h"
#include "frequencies.h"

namespace ropewalk {

/// scale times cos and sin of 2 pi * turns * position; |position| < 2^31, |turns| < 2^14,
/// scale within [2^-64, 2^64]. Error of each below scale * 2^-53.
/// Position 0 gives exactly scale and 0.
CosSin cosSinOfTurns(DoubleDouble turns, double position, double scale);

} // namespace ropewalk

#endif
