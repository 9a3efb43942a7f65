//===- tables.h - cos and sin tables ----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row holds the cosines and sines of all pairs, [cos R/2 | sin R/2], padded with zeros
// to 64 bytes. A plain table has a row of f32 per position; a factored one rows of f64
// whose angles add up:
//
//   position = 2^20 * top + 256 * (coarse & 4095) + fine,   coarse = position >> 8
//
// Values depend on rotation and position alone, not on the range, the list or the form
// they are in, nor on how the work was split: every form multiplies the same three
// factors in the same order.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_TABLES_H
#define ROPEWALK_SRC_TABLES_H

#include "frequencies.h"
#include "ropewalk/tables.h"

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

namespace ropewalk {

/// Positions lie within (-2^31, 2^31): [minPosition, positionEnd).
inline constexpr int64_t minPosition = -(INT64_C(1) << 31) + 1;
inline constexpr int64_t positionEnd = INT64_C(1) << 31;

/// Position = coarse * fineRows + fine; coarse = top * middleRows + middle.
inline constexpr int fineBits = 8, middleBits = 12;
inline constexpr int64_t fineRows = INT64_C(1) << fineBits;
inline constexpr int64_t middleRows = INT64_C(1) << middleBits;

/// Largest window whose rows a plan makes of factors: it has room for so many.
inline constexpr int64_t maxStagedDim = 2048;

struct FreeDeleter {
  void operator()(void *memory) const;
};

/// Rows of one factor: number `begin` comes first.
struct FactorRows {
  double *rows = nullptr;
  int64_t begin = 0;
  int64_t count = 0;
};

} // namespace ropewalk

/// The C API's opaque type. Immutable after building; the count of references is the
/// only thing that changes.
struct ropewalk_table {
  bool factored = false;
  std::unique_ptr<char, ropewalk::FreeDeleter> block; ///< All rows, 64-byte aligned.
  int64_t bytes = 0;                                  ///< Of all rows.
  int64_t begin = 0;                                  ///< First position that a plan may ask for.
  int64_t rows = 0;      ///< A plan may ask for begin .. begin+rows-1: positions, or with a
                         ///< list row numbers (begin = 0).
  int64_t rowStride = 0; ///< Bytes from one row to the next, in every set of rows.
  int64_t pairs = 0;     ///< R/2
  ropewalk::Frequencies frequencies;
  /// Of a list: coordinate a of row r is coordinates[a * rows + r], and pair i took coordinate
  /// pairAxis[i]. Both empty for a range, whose rows serve every coordinate.
  std::vector<double> coordinates;
  std::vector<int32_t> pairAxis;
  mutable std::atomic<int64_t> references{1};

  /// Plain: row `row` belongs to position begin + row, or to the list's row-th.
  const float *cosRow(int64_t row) const {
    return reinterpret_cast<const float *>(block.get() + row * rowStride);
  }
  const float *sinRow(int64_t row) const { return cosRow(row) + pairs; }

  /// Factored. Fine rows, attention factor included, are 0 .. 255. There are coarse rows for
  /// every position >> 8 of the range and no top rows; or, where those would be more than
  /// 4096, coarse rows 0 .. 4095 and top rows for every position >> 20.
  ropewalk::FactorRows fine, coarse, top;

  /// Factored: add it to position >> 8 for the row to be counted from coarse.rows. Not for
  /// positions that needTop.
  int32_t coarseOffset() const { return static_cast<int32_t>(-coarse.begin); }

  /// Factored: the position's coarse row must be made by Table::combineTop.
  bool needsTop(int64_t position) const {
    return top.count != 0 && position >> (ropewalk::fineBits + ropewalk::middleBits) != 0;
  }

  /// The coordinate over which the pairs of an axis turn in row `row` (a plan's position - begin).
  double coordinate(int64_t axis, int64_t row) const {
    return coordinates.empty() ? static_cast<double>(begin + row) : coordinates[axis * rows + row];
  }
};

namespace ropewalk {

/// A counted reference to an immutable table.
class TableRef {
public:
  TableRef() = default;
  /// Takes over one reference.
  static TableRef adopt(const ropewalk_table *table) { return TableRef(table); }
  /// Adds one reference.
  static TableRef share(const ropewalk_table *table) {
    table->references.fetch_add(1, std::memory_order_relaxed);
    return TableRef(table);
  }
  TableRef(const TableRef &other) : table(other.table) {
    if (table)
      table->references.fetch_add(1, std::memory_order_relaxed);
  }
  TableRef(TableRef &&other) noexcept : table(other.release()) {}
  TableRef &operator=(TableRef other) noexcept {
    std::swap(table, other.table);
    return *this;
  }
  ~TableRef();

  const ropewalk_table *get() const { return table; }
  const ropewalk_table *operator->() const { return table; }
  const ropewalk_table &operator*() const { return *table; }
  explicit operator bool() const { return table != nullptr; }
  /// Gives up the reference without dropping it.
  const ropewalk_table *release() {
    const ropewalk_table *released = table;
    table = nullptr;
    return released;
  }

private:
  explicit TableRef(const ropewalk_table *table) : table(table) {}
  const ropewalk_table *table = nullptr;
};

namespace Table {

/// As ropewalk_table_create.
Expected<TableRef> build(const ropewalk_rotation &rotation, const ropewalk_table_options &options);

/// Makes the coarse row of a position that needsTop, for pairs [first, first + pairs): cos[j]
/// and sin[j] belong to pair first + j. Same for all positions with equal position >> 8.
void combineTop(const ropewalk_table &table, int64_t position, int64_t first, int64_t pairs,
                double *cos, double *sin);

/// Why `table` cannot serve `rotation`: it has other values than one built for it.
std::optional<Error> validateFor(const ropewalk_table &table, const ropewalk_rotation &rotation);

/// Why a field that holds a ropewalk_table_form, or no value of it, has no table with such angles.
std::optional<Error> validateForm(const char *field, int form, ropewalk_angle angle);

} // namespace Table
} // namespace ropewalk

#endif
