//===- ropewalk/tables.h - Tables in C++ ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short ways to say what a table holds, and an owner, so that several plans can share one.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TABLES_H
#define ROPEWALK_TABLES_H

#ifndef __cplusplus
#error "ropewalk/tables.h is for C++; C has ropewalk/ropewalk.h"
#endif

#include "ropewalk/status.h"

#include <memory>
#include <vector>

namespace ropewalk {

/// Rows for positions [begin, end).
inline ropewalk_table_options tableOfRange(int64_t begin, int64_t end,
                                           ropewalk_table_form form = ROPEWALK_TABLE_AUTO) {
  ropewalk_table_options options = {};
  options.position_begin = begin;
  options.position_end = end;
  options.form = form;
  return options;
}

/// One row per listed position, whole or fractional; `axes` lists of equal length, one after
/// another: a list that is none has no rows, which is refused. It must outlive the use of the
/// options, and have a name.
inline ropewalk_table_options tableOfPositions(const std::vector<double> &positions,
                                               int64_t axes = 1) {
  ropewalk_table_options options = {};
  options.positions = positions.data();
  const auto count = static_cast<int64_t>(positions.size());
  options.rows = axes < 1 || count % axes ? -1 : count / axes;
  return options;
}

ropewalk_table_options tableOfPositions(std::vector<double> &&, int64_t axes = 1) = delete;

/// Owns one reference to a table; plans made with it hold their own. See
/// ropewalk_table_create for contents, accuracy and memory.
class SharedTable {
public:
  static Expected<SharedTable> create(const ropewalk_rotation &rotation,
                                      const ropewalk_table_options &options) {
    ropewalk_table *table;
    ropewalk_error error;
    if (ropewalk_table_create(&rotation, &options, &table, &error) != ROPEWALK_OK)
      return Error(error);
    return SharedTable(table);
  }

  const ropewalk_table *get() const { return table.get(); }

private:
  struct Destroy {
    void operator()(ropewalk_table *table) const { ropewalk_table_destroy(table); }
  };
  explicit SharedTable(ropewalk_table *made) : table(made) {}
  std::unique_ptr<ropewalk_table, Destroy> table;
};

} // namespace ropewalk

#endif
