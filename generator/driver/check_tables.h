//===- check_tables.h - The cos and sin of a cell ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_CHECK_TABLES_H
#define ROPEWALK_DRIVER_CHECK_TABLES_H

#include "tables.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace ropewalk::driver {

/// Forms in which cos and sin can come: tables of the runtime's and caller's caches.
std::vector<std::string> tableNames();

/// Whether it needs angles over the reals.
bool isFactored(size_t form);

/// One of them.
class CellTable {
public:
  /// `brief`: with few rows, for plans that are not run.
  static llvm::Expected<CellTable> build(size_t form, const ropewalk_rotation &rotation,
                                         bool brief);

  /// Says so in the options, which then refer to this.
  void use(ropewalk_plan_options &options) const;

private:
  TableRef table;
  ropewalk_cache cache = {}; ///< Without `table`.
  std::vector<float> wide;
  std::vector<uint16_t> narrow;
};

} // namespace ropewalk::driver

#endif
