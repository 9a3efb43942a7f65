//===- check_tables.cpp - The cos and sin of a cell -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_tables.h"

#include "storage.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <limits>

using namespace llvm;

namespace ropewalk::driver {

namespace {

enum class Kind { Range, List, Cache };

/// A table has positions; a cache of R/2 = n pairs has strides.
struct Form {
  const char *name;
  Kind kind;
  // Tables.
  int64_t begin = 0, end = 0;
  ropewalk_table_form table = ROPEWALK_TABLE_PLAIN;
  double fraction = 0; ///< What is added to listed positions.
  // Caches.
  ropewalk_dtype dtype = ROPEWALK_F32;
  int64_t rowPairs = 0;    ///< Row stride in n.
  int64_t pairStride = 0;  ///< Elements.
  int64_t sinPairs = 0;    ///< From cos to sin: n times this,
  int64_t sinElements = 0; ///< and this many elements; both 0: an array of its own.
};

Form range(const char *name, int64_t begin, int64_t end, ropewalk_table_form table) {
  Form form{name, Kind::Range};
  form.begin = begin;
  form.end = end;
  form.table = table;
  return form;
}

Form list(const char *name, double fraction) {
  Form form{name, Kind::List};
  form.fraction = fraction;
  return form;
}

Form cache(const char *name, ropewalk_dtype dtype, int64_t rowPairs, int64_t pairStride,
           int64_t sinPairs, int64_t sinElements) {
  Form form{name, Kind::Cache};
  form.dtype = dtype;
  form.rowPairs = rowPairs;
  form.pairStride = pairStride;
  form.sinPairs = sinPairs;
  form.sinElements = sinElements;
  return form;
}

} // namespace

static const std::vector<Form> &forms() {
  static const std::vector<Form> all = {
      range("range", -64, 192, ROPEWALK_TABLE_PLAIN),
      list("list", 0),
      list("fractions", 0.3125),
      range("factored", -300, 300, ROPEWALK_TABLE_FACTORED),
      range("factored, all positions", minPosition, positionEnd, ROPEWALK_TABLE_FACTORED),
      cache("f32 half width", ROPEWALK_F32, 1, 1, 0, 0),
      cache("f32 tiled", ROPEWALK_F32, 2, 1, 0, 0),
      cache("f32 repeated", ROPEWALK_F32, 2, 2, 0, 0),
      cache("f32 complex", ROPEWALK_F32, 2, 2, 0, 1),
      cache("f32 packed", ROPEWALK_F32, 2, 1, 1, 0),
      cache("f32 matrices", ROPEWALK_F32, 4, 4, 0, 2),
      cache("f16 half width", ROPEWALK_F16, 1, 1, 0, 0),
      cache("f16 complex", ROPEWALK_F16, 2, 2, 0, 1),
      cache("bf16 packed", ROPEWALK_BF16, 2, 1, 1, 0),
      cache("bf16 repeated", ROPEWALK_BF16, 2, 2, 0, 0),
  };
  return all;
}

std::vector<std::string> tableNames() {
  std::vector<std::string> names;
  for (const Form &form : forms())
    names.emplace_back(form.name);
  return names;
}

bool isFactored(size_t form) { return forms()[form].table == ROPEWALK_TABLE_FACTORED; }

/// Near zero, around every power of two to the ends of the range, both signs; in an order of
/// its own on each axis.
static std::vector<double> spreadPositions(int64_t axes, double fraction, bool brief) {
  std::vector<double> once;
  for (int64_t p = 0; p < (brief ? 1 : 64); ++p)
    once.push_back(double(p));
  for (int64_t power = 64; power < positionEnd && !brief; power *= 2)
    for (int64_t p : {power - 1, power, power + power / 3})
      once.insert(once.end(), {double(p), double(-p)});
  once.insert(once.end(), {double(positionEnd - 1), double(minPosition)});
  std::vector<double> positions;
  for (int64_t axis = 0; axis < axes; ++axis)
    for (size_t i = 0; i < once.size(); ++i) {
      const double position = once[(i + size_t(axis) * 37) % once.size()];
      const bool fits = position + fraction < double(positionEnd);
      positions.push_back(fits ? position + fraction : position);
    }
  return positions;
}

static llvm::Expected<TableRef> buildTable(const Form &form, const ropewalk_rotation &rotation,
                                           bool brief) {
  const int64_t axes = std::max(1, rotation.axes.count);
  const bool isList = form.kind == Kind::List;
  std::vector<double> positions;
  if (isList)
    positions = spreadPositions(axes, form.fraction, brief);
  // One position asks for the same kernels, but of factors only the whole range does.
  const bool one = brief && form.table == ROPEWALK_TABLE_PLAIN;
  const int64_t end = one ? form.begin + 1 : form.end;
  auto table = Table::build(rotation, isList ? tableOfPositions(positions, axes)
                                             : tableOfRange(form.begin, end, form.table));
  if (!table)
    return createStringError(table.error().message());
  return std::move(*table);
}

llvm::Expected<CellTable> CellTable::build(size_t number, const ropewalk_rotation &rotation,
                                           bool brief) {
  const Form &form = forms()[number];
  CellTable result;
  if (form.kind != Kind::Cache) {
    auto table = buildTable(form, rotation, brief);
    if (!table)
      return table.takeError();
    result.table = std::move(*table);
    return result;
  }
  const int64_t rows = brief ? 1 : 200, pairs = rotation.rotary_dim / 2;
  auto values = Table::build(rotation, tableOfRange(0, rows, ROPEWALK_TABLE_PLAIN));
  if (!values)
    return createStringError(values.error().message());
  const int64_t rowStride = form.rowPairs * pairs, array = rows * rowStride;
  const bool isApart = form.sinPairs == 0 && form.sinElements == 0;
  const int64_t sinOffset = isApart ? array : form.sinPairs * pairs + form.sinElements;
  // What no kernel may read is no number.
  result.wide.assign(isApart ? 2 * array : array, std::numeric_limits<float>::quiet_NaN());
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t i = 0; i < pairs; ++i) {
      float *entry = &result.wide[row * rowStride + i * form.pairStride];
      entry[0] = (*values)->cosRow(row)[i];
      entry[sinOffset] = (*values)->sinRow(row)[i];
    }
  for (float value : result.wide)
    if (form.dtype != ROPEWALK_F32)
      result.narrow.push_back(form.dtype == ROPEWALK_F16 ? StorageF16::store(value)
                                                         : StorageBF16::store(value));
  if (form.dtype == ROPEWALK_F32)
    result.cache = {
        result.wide.data(), result.wide.data() + sinOffset, rows, rowStride, form.pairStride,
        form.dtype};
  else
    result.cache = {result.narrow.data(),
                    result.narrow.data() + sinOffset,
                    rows,
                    rowStride,
                    form.pairStride,
                    form.dtype};
  return result;
}

void CellTable::use(ropewalk_plan_options &options) const {
  options.table = table.get();
  options.cache = table ? nullptr : &cache;
}

} // namespace ropewalk::driver
