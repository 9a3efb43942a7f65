//===- torchtune.cpp - torchtune's RotaryPositionalEmbeddings -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   cache = torch.stack([cos(idx_theta), sin(idx_theta)], dim=-1)       # [max_seq_len, D/2, 2]
//   rope_cache = cache[:seq_len] if input_pos is None else cache[input_pos]
//   x_out = stack([x[..., 0] * c - x[..., 1] * s, x[..., 1] * c + x[..., 0] * s], -1)
//
// for x.float().reshape(*x.shape[:-1], -1, 2) and [B, S, H, D]: interleaved pairing, the same
// result as Meta's. The cache is of pairs, as complex numbers are; rows are gathered inside the
// kernel, so no cache[input_pos] is made.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

namespace conventions {

Expected<Floats> rotaryPositionalEmbeddings(const Floats &x, const Floats &cache,
                                            const std::vector<int64_t> &inputPos,
                                            const Shape &shape) {
  const int64_t width = shape.headDim, rows = static_cast<int64_t>(cache.size()) / width;
  const ropewalk_cache pairs = {cache.data(), cache.data() + 1, rows, width, 2, ROPEWALK_F32};
  Call call;
  call.rotation = ropewalk::makeRotation(width, /*theta: the cache's*/ 0, ROPEWALK_INTERLEAVED);
  call.layout.q = ropewalk::bshd(shape.tokens, shape.heads, width);
  call.options.cache = &pairs;
  call.tensors.batches = shape.batches;
  call.tensors.tokens = shape.tokens;
  if (!inputPos.empty()) {
    call.tensors.index = ROPEWALK_INDEX_I64;
    call.tensors.positions = inputPos.data();
    call.tensors.position_batch_stride = shape.tokens;
  }
  return call.runOne(x);
}

} // namespace conventions
