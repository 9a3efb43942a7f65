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
#include "enum_value.h"
#include "error_boundary.h"
#include "factored_table.h"
#include "tables_fill.h"

#include <cinttypes>
#include <cmath>
#include <cstdlib>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace ropewalk {
namespace {

constexpr int64_t rowAlignment = 64;
constexpr int64_t hugePage = INT64_C(2) << 20;
constexpr int64_t largestAutoPlain = INT64_C(256) << 20;

template <class... Args> Error invalid(const char *format, Args... args) {
  return Error(ROPEWALK_INVALID_ARGUMENT, format, args...);
}

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
      return invalid("positions[%" PRId64 "] is %g, expected a number within (-2^31, 2^31)", i,
                     options.positions[i]);
  return std::nullopt;
}

std::optional<Error> validateOptions(const ropewalk_rotation &rotation,
                                     const ropewalk_table_options &options) {
  int form = enumValue(options.form);
  if (form < ROPEWALK_TABLE_AUTO || form > ROPEWALK_TABLE_FACTORED)
    return invalid("form is %d, expected ROPEWALK_TABLE_AUTO, PLAIN or FACTORED", form);
  if (form == ROPEWALK_TABLE_FACTORED && options.positions)
    return invalid("form is ROPEWALK_TABLE_FACTORED, expected PLAIN with listed positions");
  if (form == ROPEWALK_TABLE_FACTORED && rotation.frequencies.angle == ROPEWALK_ANGLE_HF)
    return invalid("form is ROPEWALK_TABLE_FACTORED, expected PLAIN with ROPEWALK_ANGLE_HF");
  if (options.positions)
    return validateList(options, 1);
  if (options.rows != 0)
    return invalid("rows is %" PRId64 ", expected 0 without listed positions", options.rows);
  return validateRange(options.position_begin, options.position_end);
}

/// The form that `old` has must be the one asked for.
std::optional<Error> validateGrowth(const ropewalk_table &old, const ropewalk_rotation &rotation,
                                    int form) {
  if (!old.coordinates.empty())
    return invalid("grow_from is a table of listed positions, expected one of a range");
  if (form != ROPEWALK_TABLE_AUTO && old.factored != (form == ROPEWALK_TABLE_FACTORED))
    return invalid("grow_from is a %s table, expected the form asked for, %s",
                   old.factored ? "factored" : "plain", old.factored ? "plain" : "factored");
  return Table::validateFor(old, rotation, "grow_from");
}

int64_t rowStrideOf(int64_t pairs, int64_t elementBytes) {
  return (2 * pairs * elementBytes + rowAlignment - 1) / rowAlignment * rowAlignment;
}

bool shouldFactor(const ropewalk_table &table, const ropewalk_rotation &rotation,
                  const ropewalk_table_options &options) {
  if (options.form != ROPEWALK_TABLE_AUTO)
    return options.form == ROPEWALK_TABLE_FACTORED;
  if (options.grow_from)
    return options.grow_from->factored;
  // At most 2^32 rows of 2^18 bytes.
  return table.rows * rowStrideOf(table.pairs, sizeof(float)) > largestAutoPlain &&
         !options.positions && rotation.frequencies.angle != ROPEWALK_ANGLE_HF;
}

/// Large blocks ask for huge pages: a table is read at random, and building one would spend
/// more time on faults than on sines (32 ms against 13 for 64 MiB).
char *allocateBlock(int64_t bytes) {
  int64_t alignment = bytes < hugePage ? rowAlignment : hugePage;
  void *block = std::aligned_alloc(alignment, bytes ? bytes : alignment);
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
  if (auto error = validateOptions(rotation, options))
    return *error;
  if (options.grow_from)
    if (auto error = validateGrowth(*options.grow_from, rotation, options.form))
      return *error;

  auto table = std::make_unique<ropewalk_table>();
  table->begin = options.position_begin;
  table->rows = options.positions ? options.rows : options.position_end - options.position_begin;
  table->pairs = rotation.rotary_dim / 2;
  table->frequencies = rotation.frequencies;
  table->factored = shouldFactor(*table, rotation, options);
  if (options.positions)
    table->coordinates.assign(options.positions, options.positions + options.rows);
  if (auto error = allocate(*table))
    return *error;
  if (table->factored)
    fillFactored(*table, *frequencies, options);
  else
    fillPlain(*table, *frequencies, std::vector<int32_t>(table->pairs), options);
  return TableRef::adopt(table.release());
}

std::optional<Error> Table::validateFor(const ropewalk_table &table,
                                        const ropewalk_rotation &rotation, const char *field) {
  if (table.pairs * 2 != rotation.rotary_dim)
    return invalid("%s was built for rotary_dim %" PRId64 ", expected the rotation's %" PRId64,
                   field, table.pairs * 2, rotation.rotary_dim);
  const ropewalk_frequencies &a = table.frequencies, &b = rotation.frequencies;
  bool same = a.theta == b.theta && a.attention_factor == b.attention_factor &&
              enumValue(a.scaling) == enumValue(b.scaling);
  if (same && a.scaling == ROPEWALK_SCALING_LLAMA3)
    same = a.factor == b.factor && a.low_freq_factor == b.low_freq_factor &&
           a.high_freq_factor == b.high_freq_factor &&
           a.original_max_position_embeddings == b.original_max_position_embeddings;
  if (!same && table.pairs != 0)
    return invalid("%s was built for other frequencies (theta %g), expected the rotation's "
                   "(theta %g)",
                   field, a.theta, b.theta);
  return std::nullopt;
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
