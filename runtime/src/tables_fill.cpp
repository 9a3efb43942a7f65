//===- tables_fill.cpp - Computing the rows of a table --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tables_fill.h"
#include "factored_table.h"

#include <algorithm>
#include <cstring>

namespace ropewalk {
namespace {

template <class Float>
void addRowsAs(RowPart a, RowPart b, Float *__restrict cos, Float *__restrict sin, int64_t pairs) {
  for (int64_t i = 0; i < pairs; ++i) {
    CosSin sum = addAngles({a.cos[i], a.sin[i]}, {b.cos[i], b.sin[i]});
    cos[i] = static_cast<Float>(sum.cos);
    sin[i] = static_cast<Float>(sum.sin);
  }
}

float *rowAt(const ropewalk_table &table, int64_t row) {
  return reinterpret_cast<float *>(table.block.get() + row * table.rowStride);
}

void clearPadding(const ropewalk_table &table, float *row) {
  float *used = row + 2 * table.pairs;
  std::memset(used, 0, table.rowStride - 2 * table.pairs * sizeof(float));
}

/// Rows of consecutive positions. A unit is what shares a coarse row: 256 positions, or what
/// the range's ends leave of them.
class RangeFill {
public:
  RangeFill(ropewalk_table &table, const ropewalk_table *old)
      : table(table), frequencies(table.frequencies), old(old),
        fine(std::min(table.rows, fineRows) * 2 * table.pairs) {}

  void fill(const ropewalk_table_options &options) {
    int64_t pairs = table.pairs, fineCount = std::min(table.rows, fineRows);
    forEachUnit(options, fineCount, pairs * evaluationCost, [this](int64_t n) { fillFine(n); });
    int64_t firstBlock = table.begin >> fineBits;
    int64_t lastBlock = (table.begin + table.rows - 1) >> fineBits;
    forEachUnit(options, lastBlock - firstBlock + 1, pairs * (fineRows + evaluationCost),
                [=](int64_t unit) { fillBlock(firstBlock + unit); });
  }

private:
  /// Pairs done at a time: their coarse factors stay on the stack and in L1.
  static constexpr int64_t stripPairs = 64;

  /// Fine rows are kept in the order in which the range needs them first.
  double *fineRow(int64_t number) { return &fine[number * 2 * table.pairs]; }
  int64_t fineNumber(int64_t row) const { return row & (fineRows - 1); }

  void fillFine(int64_t number) {
    double *row = fineRow(number);
    for (int64_t i = 0; i < table.pairs; ++i) {
      CosSin value = fineFactor(frequencies.turns[i], (table.begin + number) & (fineRows - 1),
                                frequencies.attentionFactor);
      row[i] = value.cos;
      row[table.pairs + i] = value.sin;
    }
  }

  void fillBlock(int64_t block) {
    int64_t begin = std::max(block * fineRows - table.begin, INT64_C(0));
    int64_t end = std::min((block + 1) * fineRows - table.begin, table.rows);
    int64_t keptBegin = end, keptEnd = end;
    if (old) {
      keptBegin = std::clamp(old->begin - table.begin, begin, end);
      keptEnd = std::clamp(old->begin + old->rows - table.begin, keptBegin, end);
    }
    if (keptBegin < keptEnd)
      std::memcpy(rowAt(table, keptBegin), rowAt(*old, table.begin + keptBegin - old->begin),
                  (keptEnd - keptBegin) * table.rowStride);
    compute(block, begin, keptBegin);
    compute(block, keptEnd, end);
  }

  void compute(int64_t block, int64_t begin, int64_t end) {
    if (begin >= end)
      return;
    double cos[stripPairs], sin[stripPairs];
    for (int64_t first = 0; first < table.pairs; first += stripPairs) {
      int64_t pairs = std::min(stripPairs, table.pairs - first);
      for (int64_t i = 0; i < pairs; ++i) {
        CosSin value = coarseFactor(frequencies.turns[first + i], block);
        cos[i] = value.cos;
        sin[i] = value.sin;
      }
      for (int64_t row = begin; row < end; ++row) {
        const double *fine = fineRow(fineNumber(row)) + first;
        float *to = rowAt(table, row) + first;
        addRowsAs({cos, sin}, {fine, fine + table.pairs}, to, to + table.pairs, pairs);
      }
    }
    for (int64_t row = begin; row < end; ++row)
      clearPadding(table, rowAt(table, row));
  }

  ropewalk_table &table;
  const Frequencies &frequencies;
  const ropewalk_table *old;
  std::vector<double> fine;
};

/// One entry alone. A whole position goes through the factors, as in a range.
CosSinF32 entryAt(const Frequencies &frequencies, int64_t pair, double position) {
  if (frequencies.angle == ROPEWALK_ANGLE_HF)
    return cosSinHf(frequencies.inverse[pair].hi, position, frequencies.attentionFactor);
  DoubleDouble turns = frequencies.turns[pair];
  auto whole = static_cast<int64_t>(position);
  CosSin value =
      static_cast<double>(whole) != position
          ? cosSinOfTurns(turns, position, frequencies.attentionFactor)
          : addAngles(coarseFactor(turns, whole >> fineBits),
                      fineFactor(turns, whole & (fineRows - 1), frequencies.attentionFactor));
  return {static_cast<float>(value.cos), static_cast<float>(value.sin)};
}

/// A row of a list, or of a range without factors.
void fillSingleRow(ropewalk_table &table, const ropewalk_table *old, int64_t number) {
  float *row = rowAt(table, number);
  int64_t oldNumber = old ? table.begin + number - old->begin : -1;
  if (oldNumber >= 0 && oldNumber < old->rows) {
    std::memcpy(row, rowAt(*old, oldNumber), table.rowStride);
    return;
  }
  for (int64_t i = 0; i < table.pairs; ++i) {
    int64_t axis = table.pairAxis.empty() ? 0 : table.pairAxis[i];
    CosSinF32 value = entryAt(table.frequencies, i, table.coordinate(axis, number));
    row[i] = value.cos;
    row[table.pairs + i] = value.sin;
  }
  clearPadding(table, row);
}

} // namespace

void addRows(RowPart a, RowPart b, double *cos, double *sin, int64_t pairs) {
  addRowsAs(a, b, cos, sin, pairs);
}

void fillPlain(ropewalk_table &table, const ropewalk_table_options &options) {
  if (table.pairs == 0) // up to 2^32 empty rows
    return;
  if (table.coordinates.empty() && table.frequencies.angle == ROPEWALK_ANGLE_EXACT)
    return RangeFill(table, options.grow_from).fill(options);
  forEachUnit(options, table.rows, table.pairs * evaluationCost,
              [&](int64_t row) { fillSingleRow(table, options.grow_from, row); });
}

} // namespace ropewalk
