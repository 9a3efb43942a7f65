//===- ropewalk/tables.h - Tables in C++ ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An owner for the C API's tables, so that several plans can share one.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TABLES_H
#define ROPEWALK_TABLES_H

#include "ropewalk/status.h"

#include <memory>

namespace ropewalk {

/// Owns one reference to a table; plans made with it hold their own. See
/// ropewalk_table_create for contents, accuracy and memory.
class SharedTable {
public:
  /// Rows for positions [begin, end).
  static Expected<SharedTable> create(const ropewalk_rotation &rotation, int64_t begin,
                                      int64_t end) {
    ropewalk_table_options options = {};
    options.position_begin = begin;
    options.position_end = end;
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
  explicit SharedTable(ropewalk_table *table) : table(table) {}
  std::unique_ptr<ropewalk_table, Destroy> table;
};

} // namespace ropewalk

#endif
