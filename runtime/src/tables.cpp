//===- tables.cpp - cos and sin tables ------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a table is asked for is checked, its form chosen and its memory taken here.
//
//===----------------------------------------------------------------------===//

#include "tables.h"
#include "axes.h"
#include "enum_value.h"
#include "error_boundary.h"
#include "factored_table.h"
#include "invalid.h"
#include "tables_fill.h"

#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstdlib>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace ropewalk {
namespace {

constexpr int64_t rowMultiple = 64;
constexpr int64_t hugePage = INT64_C(2) << 20;
constexpr int64_t largestAutoPlain = INT64_C(256) << 20;

std::optional<Error> validateRange(int64_t begin, int64_t end) {
  if (begin < minPosition || begin >= positionEnd)
    return invalid("position_begin is %" PRId64 ", expected a position within (-2^31, 2^31)",
                   begin);
  if (end <= begin || end > positionEnd)
    return invalid("position_end is %" PRId64 ", expected more than position_begin=%" PRId64
                   " and at most 2^31",
                   end, begin);
  return std::nullopt;
}

std::optional<Error> validateList(const ropewalk_table_options &options, int64_t axes) {
  if (options.position_begin != 0 || options.position_end != 0)
    return invalid("%s is %" PRId64 ", expected 0 with listed positions",
                   options.position_begin ? "position_begin" : "position_end",
                   options.position_begin ? options.position_begin : options.position_end);
  if (options.rows < 1 || options.rows >= positionEnd)
    return invalid("rows is %" PRId64 ", expected 1 to 2^31-1 listed positions", options.rows);
  if (options.grow_from)
    return invalid("grow_from is a table, expected null with listed positions");
  for (int64_t i = 0; i < axes * options.rows; ++i)
    if (!(std::fabs(options.positions[i]) < positionEnd))
      return invalid("positions[%" PRId64 "] is %.17g, expected a number within (-2^31, 2^31)", i,
                     options.positions[i]);
  return std::nullopt;
}

std::optional<Error> validateOptions(const ropewalk_table_options &options, int64_t axes,
                                     ropewalk_angle angle) {
  const int form = enumValue(options.form);
  if (auto error = Table::validateForm("form", form, angle))
    return error;
  if (form == ROPEWALK_TABLE_FACTORED && options.positions)
    return invalid("form is ROPEWALK_TABLE_FACTORED, expected PLAIN with listed positions");
  if (options.positions)
    return validateList(options, axes);
  if (options.rows != 0)
    return invalid("rows is %" PRId64 ", expected 0 without listed positions", options.rows);
  return validateRange(options.position_begin, options.position_end);
}

const char *angleName(ropewalk_angle angle) {
  return angle == ROPEWALK_ANGLE_HF ? "ROPEWALK_ANGLE_HF" : "ROPEWALK_ANGLE_EXACT";
}

/// The first thing that gives `table` other values.
std::optional<Error> compare(const ropewalk_table &table, const Frequencies &frequencies,
                             const std::vector<int32_t> &pairAxis, const char *field) {
  const Frequencies &built = table.frequencies;
  int64_t pairs = static_cast<int64_t>(pairAxis.size());
  if (table.pairs != pairs)
    return invalid("%s was built for rotary_dim %" PRId64 ", expected the rotation's %" PRId64,
                   field, 2 * table.pairs, 2 * pairs);
  if (built.angle != frequencies.angle)
    return invalid("%s was built for %s, expected the rotation's %s", field, angleName(built.angle),
                   angleName(frequencies.angle));
  if (built.attentionFactor != frequencies.attentionFactor)
    return invalid("%s was built for attention_factor %g, expected the rotation's %g", field,
                   built.attentionFactor, frequencies.attentionFactor);
  for (int64_t i = 0; i < pairs; ++i) {
    if (!(built.inverse[i] == frequencies.inverse[i]))
      return invalid("%s was built for inv_freq[%" PRId64 "] %.17g, expected the rotation's %.17g",
                     field, i, built.inverse[i].hi, frequencies.inverse[i].hi);
    if (!table.pairAxis.empty() && table.pairAxis[i] != pairAxis[i])
      return invalid("%s was built for axis %d at pair %" PRId64 ", expected the rotation's %d",
                     field, table.pairAxis[i], i, pairAxis[i]);
  }
  return std::nullopt;
}

/// Whether `old` can be grown into a table of this form, whatever its values.
std::optional<Error> validateGrowth(const ropewalk_table &old, int form) {
  if (!old.coordinates.empty())
    return invalid("grow_from is a table of listed positions, expected one of a range");
  if (form != ROPEWALK_TABLE_AUTO && old.factored != (form == ROPEWALK_TABLE_FACTORED))
    return invalid("grow_from is a %s table, expected the form asked for, %s",
                   old.factored ? "factored" : "plain", old.factored ? "plain" : "factored");
  return std::nullopt;
}

int64_t rowStrideOf(int64_t pairs, int64_t elementBytes) {
  return (2 * pairs * elementBytes + rowMultiple - 1) / rowMultiple * rowMultiple;
}

bool shouldFactor(const ropewalk_table &table, const ropewalk_table_options &options) {
  if (options.form != ROPEWALK_TABLE_AUTO)
    return options.form == ROPEWALK_TABLE_FACTORED;
  if (options.grow_from)
    return options.grow_from->factored;
  // At most 2^32 rows of 2^18 bytes.
  return table.rows * rowStrideOf(table.pairs, sizeof(float)) > largestAutoPlain &&
         !options.positions && table.frequencies.angle != ROPEWALK_ANGLE_HF &&
         2 * table.pairs <= maxStagedDim;
}

/// Large blocks ask for huge pages: a table is read at random, and building one would spend
/// more time on faults than on sines (32 ms against 13 for 64 MiB).
char *allocateBlock(int64_t bytes) {
  int64_t alignment = bytes < hugePage ? rowMultiple : hugePage;
  int64_t size = std::max(bytes + alignment - 1, alignment) / alignment * alignment;
  void *block = std::aligned_alloc(alignment, size);
#ifdef MADV_HUGEPAGE
  if (block && alignment == hugePage)
    madvise(block, bytes, MADV_HUGEPAGE); // Only advice: small pages do as well.
#endif
  return static_cast<char *>(block);
}

std::optional<Error> allocate(ropewalk_table &table) {
  int64_t rows = table.rows;
  if (table.factored) {
    setFactorRows(table);
    rows = table.fine.count + table.coarse.count + table.top.count;
  }
  table.rowStride = rowStrideOf(table.pairs, table.factored ? sizeof(double) : sizeof(float));
  table.bytes = rows * table.rowStride;
  table.block.reset(allocateBlock(table.bytes));
  if (!table.block)
    return Error(ROPEWALK_OUT_OF_MEMORY,
                 "table of %" PRId64 " rows needs %" PRId64 " bytes, got none", rows, table.bytes);
  return std::nullopt;
}

} // namespace

void FreeDeleter::operator()(void *memory) const { std::free(memory); }

TableRef::~TableRef() {
  if (table && table->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
    delete table;
}

Expected<TableRef> Table::build(const ropewalk_rotation &rotation,
                                const ropewalk_table_options &options) {
  auto frequencies = computeFrequencies(rotation);
  if (!frequencies)
    return frequencies.error();
  auto pairAxis = pairAxes(rotation);
  if (!pairAxis)
    return pairAxis.error();
  int64_t axes = std::max(1, rotation.axes.count);
  if (auto error = validateOptions(options, axes, frequencies->angle))
    return *error;
  if (const ropewalk_table *old = options.grow_from) {
    if (auto error = validateGrowth(*old, options.form))
      return *error;
    if (auto error = compare(*old, *frequencies, *pairAxis, "grow_from"))
      return *error;
  }

  auto table = std::make_unique<ropewalk_table>();
  table->begin = options.position_begin;
  table->rows = options.positions ? options.rows : options.position_end - options.position_begin;
  table->pairs = rotation.rotary_dim / 2;
  table->frequencies = std::move(*frequencies);
  table->factored = shouldFactor(*table, options);
  if (options.positions) {
    table->coordinates.assign(options.positions, options.positions + axes * options.rows);
    table->pairAxis = std::move(*pairAxis);
  }
  if (auto error = allocate(*table))
    return *error;
  (table->factored ? fillFactored : fillPlain)(*table, options);
  return TableRef::adopt(table.release());
}

std::optional<Error> Table::validateForm(const char *field, int form, ropewalk_angle angle) {
  if (form < ROPEWALK_TABLE_AUTO || form > ROPEWALK_TABLE_FACTORED)
    return invalid("%s is %d, expected ROPEWALK_TABLE_AUTO, PLAIN or FACTORED", field, form);
  if (form == ROPEWALK_TABLE_FACTORED && angle == ROPEWALK_ANGLE_HF)
    return invalid("%s is ROPEWALK_TABLE_FACTORED, expected PLAIN with ROPEWALK_ANGLE_HF", field);
  return std::nullopt;
}

std::optional<Error> Table::validateFor(const ropewalk_table &table,
                                        const ropewalk_rotation &rotation) {
  auto frequencies = computeFrequencies(rotation);
  if (!frequencies)
    return frequencies.error();
  auto pairAxis = pairAxes(rotation);
  if (!pairAxis)
    return pairAxis.error();
  return compare(table, *frequencies, *pairAxis, "table");
}

} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_table_create(const ropewalk_rotation *rotation,
                                      const ropewalk_table_options *options, ropewalk_table **table,
                                      ropewalk_error *error) {
  if (!rotation || !options || !table)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer",
                        !rotation  ? "rotation"
                        : !options ? "options"
                                   : "table"),
                  error);
  *table = nullptr;
  return atBoundary(
      error, [&] { return Table::build(*rotation, *options); },
      [&](TableRef &built) { *table = const_cast<ropewalk_table *>(built.release()); });
}

int64_t ropewalk_table_bytes(const ropewalk_table *table) { return table ? table->bytes : 0; }

void ropewalk_table_destroy(ropewalk_table *table) {
  if (table)
    TableRef::adopt(table);
}
