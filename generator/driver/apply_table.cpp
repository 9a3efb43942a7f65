//===- apply_table.cpp - cos and sin for the tokens of ropewalk apply -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three forms of a table give the same bits and differ in the rows they compute: a plain
// one has a row per position of a range, a factored one at most 8448 for any range, a
// listed one a row per distinct position. Fractions only the last one has.
//
//===----------------------------------------------------------------------===//

#include "apply_positions.h"
#include "factored_table.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace llvm;

namespace ropewalk::driver {

/// Up to here a plain table is never worth replacing: it is the fastest to read, and is built in
/// less time than a kernel is compiled in.
static constexpr int64_t smallRange = 65536;

namespace {

/// The distinct positions of a list, and which of them each token has.
class DistinctPositions {
public:
  explicit DistinctPositions(const TokenPositions &positions)
      : positions(positions), tokens(positions.coordinates.size() / positions.axes),
        rowOf(tokens, padMark) {
    std::vector<size_t> sorted;
    for (size_t t = 0; t < tokens; ++t)
      if (positions.pads.empty() || !positions.pads[t])
        sorted.push_back(t);
    llvm::sort(sorted, [&](size_t a, size_t b) { return compare(a, b) < 0; });
    for (size_t i = 0; i < sorted.size(); ++i) {
      if (i == 0 || compare(sorted[i - 1], sorted[i]) != 0)
        firstOf.push_back(sorted[i]);
      rowOf[sorted[i]] = static_cast<int64_t>(firstOf.size()) - 1;
    }
  }

  size_t count() const { return firstOf.size(); }
  const std::vector<int64_t> &rows() const { return rowOf; }

  /// [axes, count]: as a table for `axes` coordinates takes them.
  std::vector<double> list(int64_t axes) const {
    std::vector<double> list;
    for (int64_t axis = 0; axis < axes; ++axis)
      for (size_t token : firstOf)
        list.push_back(at(positions.axes == 1 ? 0 : axis, token));
    return list;
  }

private:
  double at(int64_t axis, size_t token) const {
    return positions.coordinates[axis * tokens + token];
  }
  int compare(size_t a, size_t b) const {
    for (int64_t axis = 0; axis < positions.axes; ++axis)
      if (at(axis, a) != at(axis, b))
        return at(axis, a) < at(axis, b) ? -1 : 1;
    return 0;
  }

  const TokenPositions &positions;
  size_t tokens;
  std::vector<int64_t> rowOf;  ///< By token; padMark for pads.
  std::vector<size_t> firstOf; ///< By row: a token that has it.
};

} // namespace

static int64_t factoredRows(const TokenPositions &positions) {
  ropewalk_table table;
  table.begin = positions.begin;
  table.rows = positions.end - positions.begin;
  setFactorRows(table);
  return table.fine.count + table.coarse.count + table.top.count;
}

static llvm::Expected<TableRef> build(const ropewalk_rotation &rotation,
                                      const ropewalk_table_options &options) {
  auto table = Table::build(rotation, options);
  if (!table)
    return createStringError(table.error().message());
  return std::move(*table);
}

static llvm::Expected<TableAndRows> buildList(const ropewalk_rotation &rotation,
                                              const TokenPositions &positions,
                                              const DistinctPositions &distinct) {
  const int64_t axes = std::max(1, rotation.axes.count);
  std::vector<double> list = distinct.list(axes);
  if (list.empty()) // Nothing but pads.
    list.resize(axes);
  auto table = build(rotation, tableOfPositions(list, axes));
  if (!table)
    return table.takeError();
  TableAndRows result;
  result.table = std::move(*table);
  result.list = distinct.rows();
  result.batchStride = static_cast<int64_t>(result.list.size()) / positions.batches;
  if (positions.batches == 1)
    result.batchStride = 0;
  return result;
}

static llvm::Expected<TableAndRows> buildRange(const ropewalk_rotation &rotation,
                                               const TokenPositions &positions,
                                               ropewalk_table_form form) {
  auto table = build(rotation, tableOfRange(positions.begin, positions.end, form));
  if (!table)
    return table.takeError();
  TableAndRows result;
  result.table = std::move(*table);
  if (!positions.isListed())
    return result;
  const auto perAxis = static_cast<int64_t>(positions.coordinates.size()) / positions.axes;
  result.axisStride = positions.axes == 1 ? 0 : perAxis;
  result.batchStride = positions.batches == 1 ? 0 : perAxis / positions.batches;
  for (size_t i = 0; i < positions.coordinates.size(); ++i) {
    const bool isPad = !positions.pads.empty() && positions.pads[i % perAxis];
    result.list.push_back(isPad ? padMark : static_cast<int64_t>(positions.coordinates[i]));
  }
  return result;
}

/// From 0 in each sequence, or in each batch.
static void listCountedPositions(TokenPositions &positions, int64_t tokens) {
  if (positions.sequenceEnds.empty())
    positions.sequenceEnds = {0, tokens};
  for (size_t s = 1; s < positions.sequenceEnds.size(); ++s)
    for (int64_t t = positions.sequenceEnds[s - 1]; t < positions.sequenceEnds[s]; ++t)
      positions.coordinates.push_back(static_cast<double>(t - positions.sequenceEnds[s - 1]));
}

llvm::Expected<TableAndRows> buildListedTable(const ropewalk_rotation &rotation,
                                              TokenPositions positions, int64_t tokens) {
  if (!positions.isListed())
    listCountedPositions(positions, tokens);
  return buildList(rotation, positions, DistinctPositions(positions));
}

llvm::Expected<TableAndRows> buildTable(const ropewalk_rotation &rotation,
                                        const TokenPositions &positions) {
  const int64_t range = positions.end - positions.begin;
  if (positions.isWhole && range <= smallRange)
    return buildRange(rotation, positions, ROPEWALK_TABLE_PLAIN);
  const int64_t factored =
      rotation.frequencies.angle == ROPEWALK_ANGLE_HF ? INT64_MAX : factoredRows(positions);
  if (positions.isListed()) {
    const DistinctPositions distinct(positions);
    if (!positions.isWhole || int64_t(distinct.count()) < std::min(range, factored))
      return buildList(rotation, positions, distinct);
  }
  return buildRange(rotation, positions,
                    factored < range ? ROPEWALK_TABLE_FACTORED : ROPEWALK_TABLE_PLAIN);
}

} // namespace ropewalk::driver
