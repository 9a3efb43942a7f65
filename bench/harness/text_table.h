//===- text_table.h - Aligned columns ---------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_TEXT_TABLE_H
#define ROPEWALK_BENCH_HARNESS_TEXT_TABLE_H

#include <string>
#include <vector>

namespace ropewalk::bench {

/// Columns as wide as their widest entry; `words` of them, and the last, start where they start,
/// numbers end where their column ends. The first line is the heading.
std::string alignedTable(const std::vector<std::vector<std::string>> &lines, size_t words);

} // namespace ropewalk::bench

#endif
