//===- cells.cpp - What is measured on a GPU ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/cells.h"

#include "gpu/bars.h"
#include "kernel_spec.h"

namespace ropewalk::bench {

int64_t GpuCell::tokenBytes() const { return (heads + keyHeads) * headDim * elementBytes(dtype); }

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
