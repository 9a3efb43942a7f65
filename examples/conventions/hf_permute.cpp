//===- hf_permute.cpp - Weights from Meta's order to Hugging Face's -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   def permute(w, n_heads, dim1=dim, dim2=dim):
//       return w.view(n_heads, dim1 // n_heads // 2, 2, dim2).transpose(1, 2).reshape(dim1, dim2)
//
// Rows 2i and 2i+1 of each head become rows i and i + R/2. For the weights of keys n_heads is
// the number of key-value heads. With a batch in front, the axes to swap are still those of pair
// and component, transpose(2, 3), not (1, 2). A bias is a matrix with dim2 = 1; so are the heads
// of activations.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

#include "ropewalk/weights.h"

namespace conventions {

Expected<Floats> permute(const Floats &w, int64_t nHeads, int64_t dim1, int64_t dim2,
                         int64_t batches) {
  const ropewalk_rotation rotation = ropewalk::makeRotation(dim1 / nHeads, 10000);
  ropewalk_weight rows = ropewalk::projectionRows(rotation, nHeads, dim2 * sizeof(float));
  rows.batches = batches;
  Floats permuted(w.size());
  if (auto error = ropewalk::permute(rows, ROPEWALK_INTERLEAVED, w.data(), permuted.data()))
    return *error;
  return permuted;
}

} // namespace conventions
