//===- mistral.cpp - Mistral 7B's reference code --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   def apply_rotary_emb(xq, xk, freqs_cis):
//       xq_ = torch.view_as_complex(xq.float().reshape(*xq.shape[:-1], -1, 2))
//       freqs_cis = freqs_cis[:, None, :]
//       xq_out = torch.view_as_real(xq_ * freqs_cis).flatten(-2)        # and xk alike
//
// A complex number is a pair of neighbours: interleaved pairing. freqs_cis holds cos + i sin, so
// cos is at every even element and sin behind it. Its rows were gathered by position before
// the call: token t of the packed sequences takes row t. Without that copy, hand over the whole
// table as cache and the tokens' positions in tensors.positions.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

namespace conventions {

Expected<Rotated> applyRotaryEmbMistral(const Floats &xq, const Floats &xk,
                                        const Complexes &freqsCis, const Shape &shape) {
  const auto [batches, tokens, heads, keyHeads, headDim] = shape;
  const auto *parts = reinterpret_cast<const float *>(freqsCis.data());
  const ropewalk_cache cache = {parts, parts + 1, tokens, headDim, 2, ROPEWALK_F32};
  Call call;
  call.rotation = ropewalk::makeRotation(headDim, /*theta: the cache's*/ 0, ROPEWALK_INTERLEAVED);
  call.layout.q = ropewalk::bshd(tokens, heads, headDim);
  call.layout.k = ropewalk::bshd(tokens, keyHeads, headDim);
  call.options.cache = &cache;
  call.tensors.batches = batches; // 1: sequences are packed along the tokens
  call.tensors.tokens = tokens;
  return call.run(xq, xk);
}

} // namespace conventions
