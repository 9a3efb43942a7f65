//===- table_values.h - Entries of tables and what they should be *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_TABLE_VALUES_H
#define ROPEWALK_TESTS_SUPPORT_TABLE_VALUES_H

#include "support/oracle.h"
#include "tables.h"

#include <algorithm>
#include <cmath>

namespace ropewalk::test {

struct TableValue {
  double cos, sin;
};

/// A factored table's entry in f64, as a kernel makes it of a coarse and a fine row.
inline TableValue factoredValue(const ropewalk_table &table, int64_t position, int64_t pair,
                                bool fused) {
  auto at = [&](const FactorRows &set, int64_t row) {
    auto *base = reinterpret_cast<const double *>(reinterpret_cast<const char *>(set.rows) +
                                                  row * table.rowStride);
    return TableValue{base[pair], base[table.pairs + pair]};
  };
  TableValue f = at(table.fine, position & 255), c;
  if (table.needsTop(position))
    Table::combineTop(table, position, pair, 1, &c.cos, &c.sin);
  else
    c = at(table.coarse, (position >> 8) + table.coarseOffset());
  if (fused)
    return {std::fma(c.cos, f.cos, -(c.sin * f.sin)), std::fma(c.sin, f.cos, c.cos * f.sin)};
  return {c.cos * f.cos - c.sin * f.sin, c.sin * f.cos + c.cos * f.sin};
}

/// cos and sin over the reals, and how far values are from them.
class ExactValue {
public:
  ExactValue(Quad frequency, double position, double attentionFactor) {
    const QuadCosSin turn = quadCosSin(frequency * position);
    cos = attentionFactor * turn.cos;
    sin = attentionFactor * turn.sin;
  }

  /// The larger of the errors of cos and sin.
  double errorOf(double gotCos, double gotSin) const {
    return std::max(static_cast<double>(quadAbs(gotCos - cos)),
                    static_cast<double>(quadAbs(gotSin - sin)));
  }

private:
  Quad cos, sin;
};

} // namespace ropewalk::test

#endif
