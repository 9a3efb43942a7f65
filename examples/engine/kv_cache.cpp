//===- kv_cache.cpp -------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kv_cache.h"

namespace engine {

ropewalk_layout cacheLayout(int64_t headDim) {
  ropewalk_layout layout = {};
  layout.dtype = ROPEWALK_BF16;
  layout.place = ROPEWALK_OUT_OF_PLACE;
  layout.q.heads = qHeads;
  layout.q.src_token_stride = qkvHeads * headDim;
  layout.q.src_head_stride = headDim;
  layout.q.dst_token_stride = qHeads * headDim;
  layout.q.dst_head_stride = headDim;
  layout.k = layout.q;
  layout.k.heads = kvHeads;
  layout.k.dst_token_stride = kvHeads * headDim;
  return layout;
}

} // namespace engine
