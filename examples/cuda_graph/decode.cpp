//===- decode.cpp - A decode step as a CUDA graph -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A batch of sequences, each at a position of its own, decodes token by token. A step's rotations
// of all layers are captured once and replayed: their addresses and counts are fixed then, and the
// positions, which lie in device memory, are read anew in every replay. The projections are random
// numbers; each result is compared with the portable reference, bit for bit.
//
//===----------------------------------------------------------------------===//

#include "device.h"

#include "llama_rope.h"
#include "ropewalk/device_plan.h"
#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <cstdint>
#include <cstdio>
#include <random>
#include <stdexcept>
#include <vector>

using namespace engine;

namespace {

constexpr int64_t layers = 4, batches = 3, qHeads = 32, kHeads = 8, steps = 5, capacity = 1024;
using Values = std::vector<uint16_t>; // bf16

ropewalk_layout decodeLayout(int64_t headDim) {
  ropewalk_layout layout = {};
  layout.dtype = ROPEWALK_BF16;
  layout.q = ropewalk::bshd(1, qHeads, headDim);
  layout.k = ropewalk::bshd(1, kHeads, headDim);
  return layout;
}

/// Where q and k are, and which positions their tokens have.
ropewalk_tensors decodeTensors(const void *q, void *qOut, const void *k, void *kOut,
                               const void *positions) {
  ropewalk_tensors tensors = {};
  tensors.q_src = q, tensors.q_dst = qOut;
  tensors.k_src = k, tensors.k_dst = kOut;
  tensors.batches = batches;
  tensors.tokens = 1;
  tensors.index = ROPEWALK_INDEX_I32;
  tensors.positions = positions;
  tensors.position_batch_stride = 1;
  return tensors;
}

template <class Plan> Plan require(ropewalk::Expected<Plan> made) {
  if (!made)
    throw std::runtime_error(made.error().message());
  return std::move(*made);
}

ropewalk::CudaPlan planOnDevice() {
  ropewalk_cuda_plan_options options = {};
  options.kernels = llama_rope_kernels();
  options.position_end = capacity;
  return require(ropewalk::CudaPlan::create(llama_rope_rotation,
                                            decodeLayout(llama_rope_rotation.head_dim), options));
}

ropewalk::Plan planOnHost() {
  ropewalk_plan_options options = {};
  options.position_end = capacity;
  options.allow_reference = 1;
  return require(ropewalk::Plan::create(llama_rope_rotation,
                                        decodeLayout(llama_rope_rotation.head_dim), options));
}

/// One layer's q and k on the device.
struct Layer {
  Values q, k; // The projections, as the host knows them.
  Buffer qIn, kIn, qOut, kOut;

  explicit Layer(int64_t headDim)
      : q(batches * qHeads * headDim), k(batches * kHeads * headDim), qIn(q.size() * 2),
        kIn(k.size() * 2), qOut(q.size() * 2), kOut(k.size() * 2) {}

  void project(std::mt19937 &random, const Device &device) {
    std::uniform_int_distribution<int> bits(0x3f00, 0x40ff); // 0.5 to 7.96, either sign
    for (Values *values : {&q, &k})
      for (uint16_t &value : *values)
        value = static_cast<uint16_t>(bits(random) | (random() & 1) << 15);
    qIn.upload(q.data(), q.size() * 2, device);
    kIn.upload(k.data(), k.size() * 2, device);
  }

  ropewalk_tensors tensors(const Buffer &positions) const {
    return decodeTensors(qIn.get(), qOut.get(), kIn.get(), kOut.get(), positions.get());
  }

  bool isRight(const ropewalk::Plan &reference, const std::vector<int32_t> &positions,
               const Device &device) const {
    Values qFound(q.size()), kFound(k.size()), qExpected(q.size()), kExpected(k.size());
    qOut.download(qFound.data(), qFound.size() * 2, device);
    kOut.download(kFound.data(), kFound.size() * 2, device);
    return reference.run(decodeTensors(q.data(), qExpected.data(), k.data(), kExpected.data(),
                                       positions.data())) == ROPEWALK_OK &&
           qFound == qExpected && kFound == kExpected;
  }
};

bool decode() {
  const Device device;
  const ropewalk::CudaPlan plan = planOnDevice();
  const ropewalk::Plan reference = planOnHost();
  std::printf("%s", plan.describe());
  std::vector<Layer> stack;
  for (int64_t layer = 0; layer < layers; ++layer)
    stack.emplace_back(llama_rope_rotation.head_dim);
  Buffer positions(batches * sizeof(int32_t));
  ropewalk_status status = ROPEWALK_OK;
  const Graph step(device, [&] {
    for (const Layer &layer : stack)
      if (status == ROPEWALK_OK)
        status = plan.run(layer.tensors(positions), device.stream);
  });
  if (status != ROPEWALK_OK)
    throw std::runtime_error(ropewalk_status_name(status));

  std::mt19937 random(1);
  std::vector<int32_t> at = {0, 17, capacity - steps}; // Where each sequence is.
  for (int64_t i = 0; i < steps; ++i) {
    for (Layer &layer : stack)
      layer.project(random, device);
    positions.upload(at.data(), at.size() * sizeof(int32_t), device);
    step.replay();
    for (const Layer &layer : stack)
      if (!layer.isRight(reference, at, device))
        return false;
    for (int32_t &position : at)
      ++position;
  }
  // All sequences stayed within the table, or a kernel would have left rows and said so.
  return plan.positionStatus(device.stream) == ROPEWALK_OK;
}

} // namespace

int main() {
  try {
    if (!decode()) {
      std::fprintf(stderr, "cuda_graph: a result is not the reference's\n");
      return 1;
    }
  } catch (const std::exception &error) {
    std::fprintf(stderr, "cuda_graph: %s\n", error.what());
    return 1;
  }
  std::printf("%lld layers, %lld replays: every result is the reference's\n",
              static_cast<long long>(layers), static_cast<long long>(steps));
  return 0;
}
