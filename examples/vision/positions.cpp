//===- positions.cpp - Where text and images are ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "positions.h"

#include <algorithm>

namespace vision {

void Positions::addText(int64_t tokens) {
  for (int64_t t = 0; t < tokens; ++t, ++next)
    add(next, next, next);
}

void Positions::addImage(int64_t rows, int64_t columns) {
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column)
      add(next, next + static_cast<int32_t>(row), next + static_cast<int32_t>(column));
  next += static_cast<int32_t>(std::max(rows, columns));
}

std::vector<int32_t> Positions::list(int64_t first) const {
  std::vector<int32_t> result;
  for (int64_t axis = 0; axis < axes; ++axis)
    for (int64_t token = first; token < tokens(); ++token)
      result.push_back(all[token][axis]);
  return result;
}

} // namespace vision
