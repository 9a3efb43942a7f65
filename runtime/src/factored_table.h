//===- factored_table.h - Factors of a row of cos and sin -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A position's angle is the sum of up to three. Each factor is taken from the frequency
// itself and rounded to f64 once, so three of them leave an error below 2^-50; the fine
// one holds the attention factor.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_FACTORED_TABLE_H
#define ROPEWALK_SRC_FACTORED_TABLE_H

#include "tables.h"
#include "turn.h"

namespace ropewalk {

/// cos and sin of the sum of two angles. Not contracted: every system gets the same bits.
inline CosSin addAngles(CosSin a, CosSin b) {
  return {a.cos * b.cos - a.sin * b.sin, a.sin * b.cos + a.cos * b.sin};
}

/// Factors of one pair: of position & 255 times the attention factor, of a whole coarse
/// number, and of the part of it above 4096.
CosSin fineFactor(DoubleDouble turns, int64_t fine, double attentionFactor);
CosSin coarseFactor(DoubleDouble turns, int64_t coarse);
CosSin topFactor(DoubleDouble turns, int64_t top);

/// Says in `table` which rows of each factor positions [begin, begin + rows) need.
void setFactorRows(ropewalk_table &table);

/// Computes rows of all factors, copies those that options.grow_from has. setFactorRows has
/// been called and `table.block` holds the rows in the order fine, coarse, top.
void fillFactored(ropewalk_table &table, const ropewalk_table_options &options);

} // namespace ropewalk

#endif
