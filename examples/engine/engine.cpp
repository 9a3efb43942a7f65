//===- engine.cpp - A decode loop with RoPE -----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prefill of a prompt, then token by token, over the layers of Llama 3.1 8B. The projections
// are random numbers; what is real is where RoPE sits: one plan, used by every layer, which
// turns q out of the fused QKV rows and k out of the same rows into the KV cache.
//
//===----------------------------------------------------------------------===//

#include "kv_cache.h"
#include "thread_pool.h"
#include "verify.h"

#include "ropewalk/plan.h"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <random>

using namespace engine;

namespace {

constexpr int64_t layers = 4, promptTokens = 512, newTokens = 64;
constexpr int64_t capacity = promptTokens + newTokens;

/// One sequence: where it is, and what its layers remember.
class Sequence {
public:
  Sequence(const ropewalk::Plan &plan, int64_t headDim)
      : plan(plan), headDim(headDim), caches(layers, KvCache(capacity, headDim)),
        qkv(promptTokens * qkvHeads * headDim), q(promptTokens * qHeads * headDim) {}

  /// All layers for the next `tokens` tokens; false if a rotation failed or is wrong.
  bool step(int64_t tokens) {
    for (KvCache &cache : caches) {
      project(tokens);
      if (!rotate(tokens, cache) || !verifyLast(tokens, cache))
        return false;
    }
    past += tokens;
    return true;
  }

  double rotateSeconds = 0;
  double worst = 0;

private:
  void project(int64_t tokens) {
    std::normal_distribution<float> activation(0, 3);
    // A table of random numbers is enough, and keeps the example fast.
    Bf16 sample[1021];
    for (Bf16 &value : sample)
      value = toBf16(activation(random));
    for (int64_t i = 0; i < tokens * qkvHeads * headDim; ++i)
      qkv[i] = sample[i % 1021];
  }

  bool rotate(int64_t tokens, KvCache &cache) {
    ropewalk_tensors tensors = {};
    tensors.q_src = qkv.data();
    tensors.q_dst = q.data();
    tensors.k_src = qkv.data() + qHeads * headDim;
    tensors.k_dst = cache.keys.data() + past * kvHeads * headDim;
    tensors.batches = 1;
    tensors.tokens = tokens;
    tensors.position_offset = past;
    const auto begin = std::chrono::steady_clock::now();
    const ropewalk_status status = plan.run(tensors);
    rotateSeconds +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (status != ROPEWALK_OK)
      std::fprintf(stderr, "engine: %s at position %lld\n", ropewalk_status_name(status),
                   static_cast<long long>(past));
    return status == ROPEWALK_OK;
  }

  /// The newest token's q, and its k where attention will read it.
  bool verifyLast(int64_t tokens, const KvCache &cache) {
    const Bf16 *row = qkv.data() + (tokens - 1) * qkvHeads * headDim;
    const int64_t position = past + tokens - 1;
    worst = std::max(worst, worstUlp(llama_rope_rotation, row,
                                     q.data() + (tokens - 1) * qHeads * headDim, qHeads, position));
    worst = std::max(worst,
                     worstUlp(llama_rope_rotation, row + qHeads * headDim,
                              cache.keys.data() + position * kvHeads * headDim, kvHeads, position));
    return worst <= 0.51;
  }

  const ropewalk::Plan &plan;
  const int64_t headDim;
  std::vector<KvCache> caches;
  std::vector<Bf16> qkv, q;
  std::mt19937 random{1};
  int64_t past = 0;
};

ropewalk::Expected<ropewalk::Plan> makePlan(ThreadPool &pool) {
  ropewalk_plan_options options = {};
  options.kernels = llama_rope_kernels();
  options.position_end = capacity;
  options.parallel_for = ThreadPool::parallelFor;
  options.parallel_context = &pool;
  options.parallel_min_bytes = 4 << 20; // the pool's threads sleep until there is work
  return ropewalk::Plan::create(llama_rope_rotation, cacheLayout(llama_rope_rotation.head_dim),
                                options);
}

bool decode(const ropewalk::Plan &plan) {
  Sequence sequence(plan, llama_rope_rotation.head_dim);
  bool good = sequence.step(promptTokens);
  std::printf("prefill: %lld tokens, %.1f us of RoPE per layer\n",
              static_cast<long long>(promptTokens), sequence.rotateSeconds * 1e6 / layers);
  sequence.rotateSeconds = 0;
  for (int64_t token = 0; good && token < newTokens; ++token)
    good = sequence.step(1);
  std::printf("decode: %lld tokens, %.0f ns of RoPE per token and layer\n",
              static_cast<long long>(newTokens),
              sequence.rotateSeconds * 1e9 / (newTokens * layers));
  std::printf("worst error of what the layers saw: %.3f ulp\n", sequence.worst);
  return good;
}

} // namespace

int main() {
  ThreadPool pool(2);
  auto plan = makePlan(pool);
  if (!plan) {
    std::fprintf(stderr, "engine: %s\n", plan.error().message());
    return 1;
  }
  std::printf("%s", plan->describe());
  ropewalk_check_report report;
  if (plan->check(report) != ROPEWALK_OK) {
    std::fprintf(stderr, "engine: %s is wrong by %.3f ulp\n", report.kernel, report.worst_ulp);
    return 1;
  }
  std::printf("check: %lld elements, worst error %.3f ulp, at most %.2f promised\n",
              static_cast<long long>(report.compared), report.worst_ulp, report.bound_ulp);
  return decode(*plan) ? 0 : 1;
}
