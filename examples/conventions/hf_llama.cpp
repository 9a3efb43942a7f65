//===- hf_llama.cpp - Hugging Face's modeling_llama.py --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
//       cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
//       q_embed = (q * cos) + (rotate_half(q) * sin)        # and k alike
//
// rotate_half(x) is (-x2, x1) for the halves x1, x2 of a head: half pairing. cos and sin are
// full-width and tiled, (a0, a1, .., a0, a1, ..), so the first half of each row says all. They
// are made for the tokens of this call: row number = place in the sequence, or, with a batch of
// their own, place in the batch. The tables are rounded to q's type there; here arithmetic is f32
// with one rounding at the end.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

#include <numeric>

namespace conventions {

Expected<Rotated> applyRotaryPosEmb(const Floats &q, const Floats &k, const Floats &cos,
                                    const Floats &sin, const Shape &shape, int unsqueezeDim) {
  const auto [batches, tokens, heads, keyHeads, headDim] = shape;
  const int64_t rows = static_cast<int64_t>(cos.size()) / headDim;
  const ropewalk_cache cache = {cos.data(), sin.data(), rows, headDim, 1, ROPEWALK_F32};
  Call call;
  call.rotation = ropewalk::makeRotation(headDim, /*theta: the cache's*/ 0, ROPEWALK_HALF);
  const auto layout = unsqueezeDim == 1 ? ropewalk::bhsd : ropewalk::bshd;
  call.layout.q = layout(tokens, heads, headDim);
  call.layout.k = layout(tokens, keyHeads, headDim);
  call.options.cache = &cache;
  call.tensors.batches = batches;
  call.tensors.tokens = tokens;
  std::vector<int64_t> rowOfToken(rows);
  std::iota(rowOfToken.begin(), rowOfToken.end(), 0);
  if (rows == batches * tokens) {
    call.tensors.index = ROPEWALK_INDEX_I64;
    call.tensors.positions = rowOfToken.data();
    call.tensors.position_batch_stride = tokens;
  }
  return call.run(q, k);
}

} // namespace conventions
