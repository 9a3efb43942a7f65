//===- same_angle.h - Cosines and sines that belong together ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_SAME_ANGLE_H
#define ROPEWALK_RAISE_SAME_ANGLE_H

#include "raise/elements.h"

namespace ropewalk::raise {

/// The coordinates that tell a row: what is put on `scale` times a symbol is a column of it.
Coordinates rowOf(Index index);

/// Whether one formula is what the other is with sines for cosines: of the same angle and scale, of
/// the same row of tables, or constants whose squares make 1. Where both are joined of parts, part
/// by part; a tensor that was joined whole is as good as rows of a longer one.
bool areOfOneAngle(Elements &elements, const Expr *cos, const Expr *sin);

} // namespace ropewalk::raise

#endif
