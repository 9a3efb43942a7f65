//===- text_table.cpp - Aligned columns -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text_table.h"

#include <algorithm>

namespace ropewalk::bench {

std::string alignedTable(const std::vector<std::vector<std::string>> &lines, size_t words) {
  std::vector<size_t> widths(lines[0].size());
  for (const auto &line : lines)
    for (size_t i = 0; i < line.size(); ++i)
      widths[i] = std::max(widths[i], line[i].size());
  std::string out;
  for (const auto &line : lines) {
    std::string text;
    for (size_t i = 0; i < line.size(); ++i) {
      const std::string pad(widths[i] - line[i].size(), ' ');
      const bool word = i < words || i + 1 == line.size();
      text += (i ? "  " : "") + (word ? line[i] + pad : pad + line[i]);
    }
    out += text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
  }
  return out;
}

} // namespace ropewalk::bench
