//===- vision.cpp - Rows of cos and sin once per step -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text, an image and text again go through the layers of Qwen2-VL 7B, then token by token. Each
// token has three coordinates, of which every pair of a head takes one: rows of cos and sin
// are put together once per step, and all layers read them. q and k are random numbers.
//
//===----------------------------------------------------------------------===//

#include "positions.h"
#include "qwen_rope.h"
#include "verify.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <chrono>
#include <cstdio>
#include <random>

using namespace vision;

namespace {

constexpr int64_t layers = 28, newTokens = 16, maxTokens = 512;
constexpr int64_t qHeads = qwen_rope_attention_heads, kHeads = qwen_rope_key_value_heads;

double seconds(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

class Model {
public:
  explicit Model(const ropewalk::Plan &plan)
      : plan(plan), width(qwen_rope_rotation.head_dim),
        rows(plan.rowsBytes(maxTokens) / sizeof(float)), qkv(maxTokens * (qHeads + kHeads) * width),
        before(qkv.size()) {}

  /// All layers for the tokens that were added; false if a rotation failed or is wrong.
  bool step(const Positions &positions) {
    const int64_t tokens = positions.tokens() - past;
    const std::vector<int32_t> list = positions.list(past);
    ropewalk_tensors tensors = {};
    tensors.q_dst = qkv.data();
    tensors.k_dst = qkv.data() + qHeads * width;
    tensors.batches = 1;
    tensors.tokens = tokens;
    tensors.index = ROPEWALK_INDEX_I32;
    tensors.positions = list.data();
    tensors.position_axis_stride = tokens;

    ropewalk_error error;
    auto begin = std::chrono::steady_clock::now();
    if (plan.makeRows(tensors, rows.data(), rows.size() * sizeof(float), &error) != ROPEWALK_OK) {
      std::fprintf(stderr, "vision: %s\n", error.message);
      return false;
    }
    makeSeconds += seconds(begin);
    tensors.rows = rows.data(); // for every layer; none looks at positions again
    for (int64_t layer = 0; layer < layers; ++layer) {
      project(tokens);
      begin = std::chrono::steady_clock::now();
      if (plan.run(tensors) != ROPEWALK_OK)
        return false;
      runSeconds += seconds(begin);
    }
    past = positions.tokens();
    return verify(positions, tokens);
  }

  double makeSeconds = 0, runSeconds = 0, worst = 0;

private:
  void project(int64_t tokens) {
    std::normal_distribution<float> activation(0, 3);
    // A table of random numbers is enough, and keeps the example fast.
    float sample[1021];
    for (float &value : sample)
      value = activation(random);
    for (int64_t i = 0; i < tokens * (qHeads + kHeads) * width; ++i)
      qkv[i] = before[i] = sample[i % 1021];
  }

  /// Every token of the last layer, q and k.
  bool verify(const Positions &positions, int64_t tokens) {
    const int64_t heads = qHeads + kHeads;
    for (int64_t t = 0; t < tokens; ++t)
      worst = std::max(worst,
                       worstUlp(qwen_rope_rotation, &before[t * heads * width],
                                &qkv[t * heads * width], heads, positions.of(past - tokens + t)));
    return worst <= 2.5;
  }

  const ropewalk::Plan &plan;
  const int64_t width;
  std::vector<float> rows;        ///< Of one step; the same memory for all steps.
  std::vector<float> qkv, before; ///< [tokens, q and k heads, width]
  std::mt19937 random{1};
  int64_t past = 0;
};

ropewalk::Expected<ropewalk::Plan> makePlan() {
  ropewalk_layout layout = {};
  layout.place = ROPEWALK_IN_PLACE;
  layout.q = layout.k =
      ropewalk::bshd(maxTokens, qHeads + kHeads, qwen_rope_rotation.head_dim); // one row
  layout.q.heads = qHeads;
  layout.k.heads = kHeads;
  ropewalk_plan_options options = {};
  options.kernels = qwen_rope_kernels();
  options.position_end = 32768;
  return ropewalk::Plan::create(qwen_rope_rotation, layout, options);
}

bool generate(const ropewalk::Plan &plan) {
  Positions positions;
  positions.addText(20);
  positions.addImage(12, 16);
  positions.addText(30);
  Model model(plan);
  if (!model.step(positions))
    return false;
  std::printf("prefill: %lld tokens, rows once %.1f us, then %.1f us per layer\n",
              static_cast<long long>(positions.tokens()), model.makeSeconds * 1e6,
              model.runSeconds * 1e6 / layers);
  model.makeSeconds = model.runSeconds = 0;
  for (int64_t token = 0; token < newTokens; ++token) {
    positions.addText(1);
    if (!model.step(positions))
      return false;
  }
  std::printf("decode: rows once %.0f ns per token, then %.0f ns per layer\n",
              model.makeSeconds * 1e9 / newTokens, model.runSeconds * 1e9 / (newTokens * layers));
  std::printf("worst error of the last layer: %.3f ulp\n", model.worst);
  return true;
}

} // namespace

int main() {
  auto plan = makePlan();
  if (!plan) {
    std::fprintf(stderr, "vision: %s\n", plan.error().message());
    return 1;
  }
  std::printf("%s", plan->describe());
  if (generate(*plan))
    return 0;
  std::fprintf(stderr, "vision: a rotation failed or is wrong\n");
  return 1;
}
