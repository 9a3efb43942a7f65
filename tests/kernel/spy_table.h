//===- spy_table.h - Real kernels that count their calls --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_SPY_TABLE_H
#define ROPEWALK_TESTS_KERNEL_SPY_TABLE_H

#include "kernel_library.h"

#include <string>
#include <vector>

namespace ropewalk::test {

/// A kernel table whose entries run the compiled kernel and remember that they did. At most 32
/// kernels; one table at a time, as the entries are plain functions.
class SpyTable {
public:
  explicit SpyTable(const std::vector<OfferedKernel> &kernels);
  SpyTable(const SpyTable &) = delete;

  const ropewalk_kernel_table *get() const { return &table; }

  /// Names of the kernels that ran since the last call of this, in table order.
  std::vector<std::string> takeRun();

private:
  std::vector<std::string> names, cpus;
  std::vector<ropewalk_kernel> entries;
  ropewalk_kernel_table table;
};

} // namespace ropewalk::test

#endif
