//===- llama2.cpp - Meta's Llama 2 ----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   freqs = 1.0 / (theta ** (torch.arange(0, dim, 2)[: (dim // 2)].float() / dim))
//   freqs_cis = torch.polar(torch.ones_like(freqs), torch.outer(torch.arange(end), freqs))
//
//   xq_out = torch.view_as_real(view_as_complex(xq) * freqs_cis.view(1, S, 1, D/2)).flatten(3)
//
// Interleaved pairing and [B, S, H, D]; row s of freqs_cis belongs to token s of every sequence.
// The original asserts that the table has exactly S rows: to begin at position p it slices
// freqs_cis[p:p+S]. Here the whole table is the cache, and tensors.position_offset = p.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

namespace conventions {

// Shown for those who want the very table; a plan that is given theta and a range of positions
// (see roformer.cpp) makes a better one, whose angles are not rounded to f32.
Expected<Complexes> precomputeFreqsCis(int64_t dim, int64_t end, double theta) {
  auto frequencies = ropewalk::inverseFrequencies(ropewalk::makeRotation(dim, theta));
  if (!frequencies)
    return frequencies.error();
  Complexes freqsCis;
  for (int64_t position = 0; position < end; ++position)
    for (double frequency : *frequencies)
      freqsCis.push_back(std::polar(1.0f, float(position) * float(frequency)));
  return freqsCis;
}

Expected<Rotated> applyRotaryEmb(const Floats &xq, const Floats &xk, const Complexes &freqsCis,
                                 const Shape &shape) {
  const auto [batches, tokens, heads, keyHeads, headDim] = shape;
  const auto rows = static_cast<int64_t>(freqsCis.size()) / (headDim / 2);
  const auto *parts = reinterpret_cast<const float *>(freqsCis.data());
  const ropewalk_cache cache = {parts, parts + 1, rows, headDim, 2, ROPEWALK_F32};
  Call call;
  call.rotation = ropewalk::makeRotation(headDim, /*theta: the cache's*/ 0, ROPEWALK_INTERLEAVED);
  call.layout.q = ropewalk::bshd(tokens, heads, headDim);
  call.layout.k = ropewalk::bshd(tokens, keyHeads, headDim);
  call.options.cache = &cache;
  call.tensors.batches = batches;
  call.tensors.tokens = tokens;
  return call.run(xq, xk);
}

} // namespace conventions
