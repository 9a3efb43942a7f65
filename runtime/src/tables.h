//===- tables.h - cos and sin tables ----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Row r holds the cosines and sines of one position, [cos R/2 | sin R/2], padded to
// 64 bytes. The f32 values of a position depend on the rotation alone, not on the
// range or the list it was built for.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_TABLES_H
#define ROPEWALK_SRC_TABLES_H

#include "frequencies.h"

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

namespace ropewalk {

/// Positions lie within (-2^31, 2^31): [minPosition, positionEnd).
inline constexpr int64_t minPosition = -(INT64_C(1) << 31) + 1;
inline constexpr int64_t positionEnd = INT64_C(1) << 31;

struct FreeDeleter {
  void operator()(void *memory) const;
};

} // namespace ropewalk

/// The C API's opaque type. Immutable after building; the count of references is the
/// only thing that changes.
struct ropewalk_table {
  std::unique_ptr<float, ropewalk::FreeDeleter> block; ///< 64-byte aligned.
  int64_t begin = 0;                                   ///< Position that the plan sees for row 0.
  int64_t rows = 0;                      ///< The plan sees positions begin .. begin+rows-1.
  int64_t rowStride = 0;                 ///< Floats.
  int64_t pairs = 0;                     ///< R/2
  ropewalk_frequencies frequencies = {}; ///< What it was built from.
  /// Where rows are a list: row r turns by rowPositions[r]. Empty for a range.
  std::vector<int64_t> rowPositions;
  mutable std::atomic<int64_t> references{1};

  const float *cosRow(int64_t row) const { return block.get() + row * rowStride; }
  const float *sinRow(int64_t row) const { return cosRow(row) + pairs; }

  /// The position over which row `row` turns.
  int64_t positionOfRow(int64_t row) const {
    return rowPositions.empty() ? begin + row : rowPositions[row];
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

/// Rows for positions [begin, end).
Expected<TableRef> build(const ropewalk_rotation &rotation, int64_t begin, int64_t end);

/// One row per listed position, in list order. A plan over it takes row numbers
/// 0 .. count-1 as positions: how a sparse set of positions avoids a long table.
Expected<TableRef> buildRows(const ropewalk_rotation &rotation, const int64_t *positions,
                             int64_t count);

/// Why `table` cannot serve `rotation`: its window or frequencies are others.
std::optional<Error> validateFor(const ropewalk_table &table, const ropewalk_rotation &rotation);

} // namespace Table
} // namespace ropewalk

#endif
