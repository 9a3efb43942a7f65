//===- cells.h - What is measured on a GPU ----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_CELLS_H
#define ROPEWALK_BENCH_GPU_CELLS_H

#include "ropewalk/ropewalk.h"

#include <string>
#include <vector>

namespace ropewalk::bench {

/// q and k of `tokens` tokens, out of place, without gaps; the window is the whole head.
struct GpuCell {
  ropewalk_dtype dtype = ROPEWALK_BF16;
  ropewalk_pairing pairing = ROPEWALK_HALF;
  int64_t heads = 32, keyHeads = 8, headDim = 128, tokens = 1;

  int64_t tokenBytes() const; ///< Of q and k.
  int64_t bytes() const { return tokens * tokenBytes(); }

  friend bool operator==(const GpuCell &a, const GpuCell &b) {
    return a.dtype == b.dtype && a.pairing == b.pairing && a.heads == b.heads &&
           a.keyHeads == b.keyHeads && a.headDim == b.headDim && a.tokens == b.tokens;
  }
};

/// Lists that cells are made of; the most important values first.
struct GpuCellLists {
  bool holds(const GpuCell &cell) const;     ///< Whatever k's heads are.
  void replaceBy(const GpuCellLists &given); ///< The lists that aren't empty there.

  std::vector<int64_t> tokens = {65536, 16384, 1, 4096, 512, 64, 8};
  std::vector<int64_t> headDims = {128, 64, 256, 80};
  std::vector<int64_t> heads = {32, 64};
  std::vector<ropewalk_dtype> dtypes = {ROPEWALK_BF16, ROPEWALK_F16, ROPEWALK_F32};
};

/// All combinations, both pairings of each. First those that bars are about, with the smallest
/// heads; the run may be cut off anywhere.
std::vector<GpuCell> gpuCells(const GpuCellLists &lists);

} // namespace ropewalk::bench

#endif
