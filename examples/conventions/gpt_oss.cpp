//===- gpt_oss.cpp - Hugging Face's modeling_gpt_oss.py -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   def _apply_rotary_emb(x, cos, sin):
//       first_half, second_half = torch.chunk(x, 2, dim=-1)
//       first_ = first_half * cos - second_half * sin
//       second_ = second_half * cos + first_half * sin
//       return torch.cat((first_, second_), dim=-1)
//
// The same rotation as Llama's, half pairing, with tables half as wide. GPT-OSS's YaRN
// magnitude is in the tables already; they are rounded to x's type there (cache.dtype).
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

namespace conventions {

Expected<Floats> applyRotaryEmbGptOss(const Floats &x, const Floats &cos, const Floats &sin,
                                      const Shape &shape) {
  const int64_t pairs = shape.headDim / 2;
  const ropewalk_cache cache = {cos.data(), sin.data(), shape.tokens, pairs, 1, ROPEWALK_F32};
  Call call;
  call.rotation = ropewalk::makeRotation(shape.headDim, /*theta: the cache's*/ 0, ROPEWALK_HALF);
  call.layout.q = ropewalk::bhsd(shape.tokens, shape.heads, shape.headDim);
  call.options.cache = &cache;
  call.tensors.batches = shape.batches;
  call.tensors.tokens = shape.tokens;
  return call.runOne(x);
}

} // namespace conventions
