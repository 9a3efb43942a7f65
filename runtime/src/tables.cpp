//===- tables.cpp - cos and sin tables ------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A position is split as p = fineRows * c + f. Each factor's angle is reduced in
// double-double, its cos and sin taken in f64; a row is their angle addition in f64,
// rounded once to f32. That leaves 2^-49 before rounding and replaces a sine per entry
// by four products.
//
//===----------------------------------------------------------------------===//

#include "tables.h"
#include "enum_value.h"
#include "error_boundary.h"

#include <cinttypes>
#include <cstdlib>
#include <cstring>

namespace ropewalk {
namespace {

constexpr int64_t fineRows = 512;
constexpr int64_t rowFloats = 64 / sizeof(float);

int64_t floorDivide(int64_t a, int64_t b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

/// cos and sin of one factor, all pairs; two arrays so that the row loop vectorises.
struct Factor {
  std::vector<double> cos, sin;

  void compute(const Frequencies &frequencies, int64_t position, double scale) {
    size_t pairs = frequencies.turns.size();
    cos.resize(pairs);
    sin.resize(pairs);
    for (size_t i = 0; i < pairs; ++i) {
      CosSin value = cosSinAt(frequencies.turns[i], position);
      cos[i] = value.cos * scale;
      sin[i] = value.sin * scale;
    }
  }
};

/// Computes rows one after another and keeps the factors that neighbours share.
class RowBuilder {
public:
  explicit RowBuilder(Frequencies frequencies)
      : frequencies(std::move(frequencies)), fine(fineRows) {}

  void build(int64_t position, float *row) {
    int64_t c = floorDivide(position, fineRows);
    if (!haveCoarse || c != coarseIndex) {
      coarse.compute(frequencies, c * fineRows, frequencies.attentionFactor);
      coarseIndex = c;
      haveCoarse = true;
    }
    Factor &f = fine[position - c * fineRows];
    if (f.cos.empty())
      f.compute(frequencies, position - c * fineRows, 1.0);
    addAngles(coarse, f, row, frequencies.turns.size());
  }

private:
  static void addAngles(const Factor &a, const Factor &b, float *row, size_t pairs) {
    const double *ac = a.cos.data(), *as = a.sin.data(), *bc = b.cos.data(), *bs = b.sin.data();
    float *__restrict cos = row, *__restrict sin = row + pairs;
    for (size_t i = 0; i < pairs; ++i) {
      cos[i] = static_cast<float>(ac[i] * bc[i] - as[i] * bs[i]);
      sin[i] = static_cast<float>(as[i] * bc[i] + ac[i] * bs[i]);
    }
  }

  Frequencies frequencies;
  std::vector<Factor> fine;
  Factor coarse;
  int64_t coarseIndex = 0;
  bool haveCoarse = false;
};

std::optional<Error> validateRange(int64_t begin, int64_t end) {
  if (begin < minPosition || begin >= positionEnd)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "position_begin is %" PRId64 ", expected a position within (-2^31, 2^31)", begin);
  if (end <= begin || end > positionEnd)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "position_end is %" PRId64 ", expected more than position_begin=%" PRId64
                 " and at most 2^31",
                 end, begin);
  return std::nullopt;
}

/// A table without values: memory and shape.
Expected<TableRef> allocate(const ropewalk_rotation &rotation, int64_t rows) {
  auto table = std::make_unique<ropewalk_table>();
  table->rows = rows;
  table->pairs = rotation.rotary_dim / 2;
  table->rowStride = (rotation.rotary_dim + rowFloats - 1) / rowFloats * rowFloats;
  table->frequencies = rotation.frequencies;
  size_t bytes;
  if (__builtin_mul_overflow(rows, table->rowStride * int64_t(sizeof(float)), &bytes))
    return Error(ROPEWALK_OUT_OF_MEMORY, "table of %" PRId64 " rows exceeds the address space",
                 rows);
  table->block.reset(static_cast<float *>(std::aligned_alloc(64, bytes ? bytes : 64)));
  if (!table->block)
    return Error(ROPEWALK_OUT_OF_MEMORY, "table of %" PRId64 " rows needs %zu bytes, got none",
                 rows, bytes);
  return TableRef::adopt(table.release());
}

template <class PositionOf>
void fill(const ropewalk_table &table, Frequencies frequencies, PositionOf positionOf) {
  RowBuilder builder(std::move(frequencies));
  int64_t used = 2 * table.pairs;
  if (used == 0) // up to 2^32 empty rows
    return;
  for (int64_t r = 0; r < table.rows; ++r) {
    float *row = table.block.get() + r * table.rowStride;
    builder.build(positionOf(r), row);
    std::memset(row + used, 0, (table.rowStride - used) * sizeof(float));
  }
}

} // namespace

void FreeDeleter::operator()(void *memory) const { std::free(memory); }

TableRef::~TableRef() {
  if (table && table->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
    delete table;
}

Expected<TableRef> Table::build(const ropewalk_rotation &rotation, int64_t begin, int64_t end) {
  auto frequencies = computeFrequencies(rotation);
  if (!frequencies)
    return frequencies.error();
  if (auto error = validateRange(begin, end))
    return *error;
  auto table = allocate(rotation, end - begin);
  if (!table)
    return table.error();
  const_cast<ropewalk_table *>(table->get())->begin = begin;
  fill(*table->get(), std::move(*frequencies), [begin](int64_t row) { return begin + row; });
  return table;
}

Expected<TableRef> Table::buildRows(const ropewalk_rotation &rotation, const int64_t *positions,
                                    int64_t count) {
  auto frequencies = computeFrequencies(rotation);
  if (!frequencies)
    return frequencies.error();
  if (count < 1 || count >= positionEnd)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "list of positions has %" PRId64 " entries, expected 1 to 2^31-1", count);
  for (int64_t r = 0; r < count; ++r)
    if (positions[r] < minPosition || positions[r] >= positionEnd)
      return Error(ROPEWALK_INVALID_ARGUMENT,
                   "positions[%" PRId64 "] is %" PRId64 ", expected a position within "
                   "(-2^31, 2^31)",
                   r, positions[r]);
  auto table = allocate(rotation, count);
  if (!table)
    return table.error();
  const_cast<ropewalk_table *>(table->get())->rowPositions.assign(positions, positions + count);
  fill(*table->get(), std::move(*frequencies), [positions](int64_t row) { return positions[row]; });
  return table;
}

std::optional<Error> Table::validateFor(const ropewalk_table &table,
                                        const ropewalk_rotation &rotation) {
  if (table.pairs * 2 != rotation.rotary_dim)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "table was built for rotary_dim %" PRId64 ", expected the rotation's %" PRId64,
                 table.pairs * 2, rotation.rotary_dim);
  const ropewalk_frequencies &a = table.frequencies, &b = rotation.frequencies;
  bool same = a.theta == b.theta && a.attention_factor == b.attention_factor &&
              enumValue(a.scaling) == enumValue(b.scaling);
  if (same && a.scaling == ROPEWALK_SCALING_LLAMA3)
    same = a.factor == b.factor && a.low_freq_factor == b.low_freq_factor &&
           a.high_freq_factor == b.high_freq_factor &&
           a.original_max_position_embeddings == b.original_max_position_embeddings;
  if (!same && table.pairs != 0)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "table was built for other frequencies (theta %g), expected the rotation's "
                 "(theta %g)",
                 a.theta, b.theta);
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
      error,
      [&] { return Table::build(*rotation, options->position_begin, options->position_end); },
      [&](TableRef &built) { *table = const_cast<ropewalk_table *>(built.release()); });
}

int64_t ropewalk_table_bytes(const ropewalk_table *table) {
  return table ? table->rows * table->rowStride * int64_t(sizeof(float)) : 0;
}

void ropewalk_table_destroy(ropewalk_table *table) {
  if (table)
    TableRef::adopt(table);
}
