//===- factored_table.cpp - Factors of a row of cos and sin ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "factored_table.h"
#include "tables_fill.h"

#include <cstring>

namespace ropewalk {
namespace {

double *rowAt(const ropewalk_table &table, const FactorRows &set, int64_t number) {
  return reinterpret_cast<double *>(reinterpret_cast<char *>(set.rows) +
                                    (number - set.begin) * table.rowStride);
}

bool has(const FactorRows &set, int64_t number) {
  return number >= set.begin && number < set.begin + set.count;
}

/// A row of each factor.
class FactorFill {
public:
  FactorFill(ropewalk_table &table, const ropewalk_table *old) : table(table), old(old) {}

  /// Row `index` of the block.
  void operator()(int64_t index) const {
    if (index < table.fine.count)
      return fill(&ropewalk_table::fine, index, [this](DoubleDouble turns, int64_t number) {
        return fineFactor(turns, number, table.frequencies.attentionFactor);
      });
    index -= table.fine.count;
    if (index < table.coarse.count)
      return fill(&ropewalk_table::coarse, table.coarse.begin + index, coarseFactor);
    fill(&ropewalk_table::top, table.top.begin + (index - table.coarse.count), topFactor);
  }

private:
  template <class Factor>
  void fill(FactorRows ropewalk_table::*set, int64_t number, Factor factor) const {
    double *row = rowAt(table, table.*set, number);
    // Rows of equal number have equal contents, whatever the range they were computed for.
    if (old && has(old->*set, number)) {
      std::memcpy(row, rowAt(*old, old->*set, number), table.rowStride);
      return;
    }
    for (int64_t i = 0; i < table.pairs; ++i) {
      CosSin value = factor(table.frequencies.turns[i], number);
      row[i] = value.cos;
      row[table.pairs + i] = value.sin;
    }
    double *used = row + 2 * table.pairs;
    std::memset(used, 0, table.rowStride - 2 * table.pairs * sizeof(double));
  }

  ropewalk_table &table;
  const ropewalk_table *old;
};

} // namespace

CosSin fineFactor(DoubleDouble turns, int64_t fine, double attentionFactor) {
  return cosSinOfTurns(turns, static_cast<double>(fine), attentionFactor);
}

CosSin topFactor(DoubleDouble turns, int64_t top) {
  return cosSinOfTurns(turns, static_cast<double>(top * middleRows * fineRows), 1);
}

CosSin coarseFactor(DoubleDouble turns, int64_t coarse) {
  int64_t middle = coarse & (middleRows - 1), top = coarse >> middleBits;
  CosSin value = cosSinOfTurns(turns, static_cast<double>(middle * fineRows), 1);
  return top == 0 ? value : addAngles(topFactor(turns, top), value);
}

void setFactorRows(ropewalk_table &table) {
  int64_t last = table.begin + table.rows - 1;
  auto cover = [&](int bits) {
    FactorRows set;
    set.begin = table.begin >> bits;
    set.count = (last >> bits) - set.begin + 1;
    return set;
  };
  table.fine = {nullptr, 0, fineRows};
  table.coarse = cover(fineBits);
  table.top = {};
  if (table.coarse.count > middleRows) {
    table.coarse = {nullptr, 0, middleRows};
    table.top = cover(fineBits + middleBits);
  }
}

void fillFactored(ropewalk_table &table, const ropewalk_table_options &options) {
  char *rows = table.block.get();
  for (FactorRows *set : {&table.fine, &table.coarse, &table.top}) {
    set->rows = reinterpret_cast<double *>(rows);
    rows += set->count * table.rowStride;
  }
  FactorFill fill(table, options.grow_from);
  forEachUnit(options, table.fine.count + table.coarse.count + table.top.count,
              table.pairs * evaluationCost, fill);
}

void Table::combineTop(const ropewalk_table &table, int64_t position, int64_t first, int64_t pairs,
                       double *cos, double *sin) {
  const double *top = rowAt(table, table.top, position >> (fineBits + middleBits)) + first;
  const double *middle =
      rowAt(table, table.coarse, (position >> fineBits) & (middleRows - 1)) + first;
  addRows({top, top + table.pairs}, {middle, middle + table.pairs}, cos, sin, pairs);
}

} // namespace ropewalk
