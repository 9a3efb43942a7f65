//===- fake_table.h - Kernel tables made of names ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stand-ins for generated kernels: each one behaves like the portable reference of its
// name's request, counts its calls, and checks what the ABI promises it.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_FAKE_TABLE_H
#define ROPEWALK_TESTS_SUPPORT_FAKE_TABLE_H

#include "ropewalk/kernel.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ropewalk::test {

/// A name for a kernel of this processor's lowest target, which every CPU runs.
std::string hostKernel(const std::string &request, const std::string &schedule);

/// At most 16 kernels; one table at a time, as the kernels are plain functions.
class FakeTable {
public:
  struct Entry {
    std::string name;
    int64_t minBytes = 0, minHeads = 0;
    const char *cpu = nullptr;
  };

  explicit FakeTable(std::vector<Entry> entries);
  FakeTable(const FakeTable &) = delete;

  const ropewalk_kernel_table *get() const { return &table; }

  /// How often the i-th kernel ran.
  int calls(size_t i) const;
  /// The arguments of its last call.
  const ropewalk_kernel_args &lastArgs(size_t i) const;
  /// What a call broke: alignment of its name, spans of 2^31 elements. Empty: nothing.
  static std::string brokenPromise();

private:
  std::vector<Entry> entries;
  std::vector<ropewalk_kernel> kernels;
  ropewalk_kernel_table table;
};

} // namespace ropewalk::test

#endif
