//===- kv_cache.h - Keys of past tokens -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ENGINE_KV_CACHE_H
#define ENGINE_KV_CACHE_H

#include "bfloat16.h"
#include "llama_rope.h"

#include <vector>

namespace engine {

constexpr int64_t qHeads = llama_rope_attention_heads;
constexpr int64_t kvHeads = llama_rope_key_value_heads;
/// One token of the fused projection: all heads of q, then of k, then of v.
constexpr int64_t qkvHeads = qHeads + 2 * kvHeads;

/// What one layer keeps: rotated keys, [capacity, kvHeads, head_dim].
struct KvCache {
  explicit KvCache(int64_t capacity, int64_t headDim) : keys(capacity * kvHeads * headDim) {}
  std::vector<Bf16> keys;
};

/// Where q and k come from and go to: q out of the fused rows into a dense [tokens, qHeads,
/// head_dim], k out of the same rows straight into the cache.
ropewalk_layout cacheLayout(int64_t headDim);

} // namespace engine

#endif
