//===- cells.cpp - What is measured on a GPU ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/cells.h"

#include "gpu/bars.h"
#include "kernel_spec.h"

#include <algorithm>

namespace ropewalk::bench {

int64_t GpuCell::tokenBytes() const { return (heads + keyHeads) * headDim * elementBytes(dtype); }

bool GpuCellLists::holds(const GpuCell &cell) const {
  const auto has = [](const auto &list, auto value) {
    return std::find(list.begin(), list.end(), value) != list.end();
  };
  return has(tokens, cell.tokens) && has(headDims, cell.headDim) && has(heads, cell.heads) &&
         has(dtypes, cell.dtype);
}

void GpuCellLists::replaceBy(const GpuCellLists &given) {
  const auto replace = [](auto &list, const auto &other) {
    if (!other.empty())
      list = other;
  };
  replace(tokens, given.tokens);
  replace(headDims, given.headDims);
  replace(heads, given.heads);
  replace(dtypes, given.dtypes);
}

std::vector<GpuCell> gpuCells(const GpuCellLists &lists) {
  std::vector<GpuCell> cells;
  for (bool underBar : {true, false})
    for (int64_t heads : lists.heads)
      for (int64_t headDim : lists.headDims)
        for (int64_t tokens : lists.tokens)
          for (ropewalk_dtype dtype : lists.dtypes)
            for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
              if (underBar == (tokens == 1 || tokens >= memoryBoundTokens))
                cells.push_back({dtype, pairing, heads, 8, headDim, tokens});
  return cells;
}

} // namespace ropewalk::bench
