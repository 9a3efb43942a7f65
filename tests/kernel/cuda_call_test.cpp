//===- cuda_call_test.cpp - Plans of generated kernels on a GPU -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an application does with plans beside one call after the other: several streams and
// contexts, positions out of range among others, graphs. Results are the CPU's bits.
//
//===----------------------------------------------------------------------===//

#include "cuda_gpu.h"

#include "support/elements.h"
#include "support/random.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <thread>

namespace ropewalk::test {
namespace {

constexpr int64_t tokens = 5, heads = 3, keyHeads = 2, headDim = 64, positionEnd = 100;

using Bytes = std::vector<unsigned char>;

/// q and k of one layer on the host, and what their rotation at `positions` is.
struct Layer {
  Bytes q, k;

  explicit Layer(Random &random)
      : q(tokens * heads * headDim * 2), k(tokens * keyHeads * headDim * 2) {
    for (Bytes *bytes : {&q, &k})
      for (size_t i = 0; i < bytes->size(); i += 2)
        writeElement(ROPEWALK_BF16, bytes->data() + i, random.value());
  }
};

class CudaCall : public OnGpu {
protected:
  CudaCall() : random(7) {
    layout.dtype = ROPEWALK_BF16;
    layout.q = bshd(tokens, heads, headDim);
    layout.k = bshd(tokens, keyHeads, headDim);
  }

  CudaPlan plan(CudaContext context = nullptr) const {
    ropewalk_cuda_plan_options options = {};
    options.kernels = cuda_offered_kernels();
    options.context = context;
    options.position_end = positionEnd;
    auto made = CudaPlan::create(rotation, layout, options);
    if (!made)
      throw std::runtime_error(made.error().message());
    return std::move(*made);
  }

  Layer rotated(const Layer &from, const std::vector<int64_t> &positions) const {
    ropewalk_plan_options options = {};
    options.position_end = positionEnd;
    options.allow_reference = 1;
    auto made = Plan::create(rotation, layout, options);
    Layer to = from;
    ropewalk_tensors tensors = {};
    tensors.q_src = from.q.data(), tensors.q_dst = to.q.data();
    tensors.k_src = from.k.data(), tensors.k_dst = to.k.data();
    tensors.batches = 1, tensors.tokens = tokens;
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = positions.data();
    EXPECT_EQ(made->run(tensors), ROPEWALK_OK);
    return to;
  }

  ropewalk_rotation rotation = makeRotation(headDim, 10000);
  ropewalk_layout layout = {};
  Random random;
};

/// A layer's memory on the device.
struct LayerMemory {
  bench::GpuMemory qSrc, qDst, kSrc, kDst;

  LayerMemory(const bench::Gpu &gpu, const Layer &layer)
      : qSrc(gpu, layer.q), qDst(gpu, Bytes(layer.q.size())), kSrc(gpu, layer.k),
        kDst(gpu, Bytes(layer.k.size())) {}

  ropewalk_tensors tensors(const bench::GpuMemory &positions) const {
    ropewalk_tensors tensors = {};
    tensors.q_src = qSrc.pointer(), tensors.q_dst = qDst.pointer();
    tensors.k_src = kSrc.pointer(), tensors.k_dst = kDst.pointer();
    tensors.batches = 1, tensors.tokens = tokens;
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = positions.pointer();
    return tensors;
  }

  void expect(const Layer &expected) const {
    Bytes q(expected.q.size()), k(expected.k.size());
    qDst.download(q.data(), static_cast<int64_t>(q.size()));
    kDst.download(k.data(), static_cast<int64_t>(k.size()));
    EXPECT_EQ(q, expected.q);
    EXPECT_EQ(k, expected.k);
  }
};

TEST_F(CudaCall, RowsOutOfRangeAreLeftAndReported) {
  const Layer layer(random);
  const CudaPlan made = plan();
  const LayerMemory memory(*gpu, layer);
  const bench::GpuMemory positions(*gpu, std::vector<int64_t>{3, positionEnd, -1, 99, 1ll << 40});
  ASSERT_EQ(made.run(memory.tensors(positions), nullptr), ROPEWALK_OK);
  EXPECT_EQ(made.positionStatus(nullptr), ROPEWALK_POSITION_OUT_OF_RANGE);
  EXPECT_EQ(made.positionStatus(nullptr), ROPEWALK_OK);
  Layer expected = rotated(layer, {3, 0, 0, 99, 0});
  for (int64_t row : {1, 2, 4}) {
    std::fill_n(expected.q.begin() + row * heads * headDim * 2, heads * headDim * 2, 0);
    std::fill_n(expected.k.begin() + row * keyHeads * headDim * 2, keyHeads * headDim * 2, 0);
  }
  memory.expect(expected);
}

TEST_F(CudaCall, ThreadsAndStreamsShareAPlan) {
  const CudaPlan made = plan();
  std::vector<Layer> layers;
  std::vector<std::unique_ptr<LayerMemory>> memories;
  std::vector<std::unique_ptr<bench::GpuStream>> streams;
  for (int i = 0; i < 4; ++i) {
    layers.emplace_back(random);
    streams.push_back(std::make_unique<bench::GpuStream>(*gpu));
    memories.push_back(std::make_unique<LayerMemory>(*gpu, layers.back()));
  }
  const std::vector<int64_t> list = {0, 99, 50, 7, 8};
  const bench::GpuMemory positions(*gpu, list);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] { // Has no current context.
      for (int round = 0; round < 20; ++round)
        EXPECT_EQ(made.run(memories[i]->tensors(positions), streams[i]->get()), ROPEWALK_OK);
      EXPECT_EQ(made.positionStatus(streams[i]->get()), ROPEWALK_OK);
    });
  for (std::thread &thread : threads)
    thread.join();
  for (int i = 0; i < 4; ++i)
    memories[i]->expect(rotated(layers[i], list));
}

TEST_F(CudaCall, PlansOfTwoContextsLiveSideBySide) {
  const bench::GpuContext other(*gpu);
  const std::vector<int64_t> list = {1, 2, 3, 5, 8};
  const Layer layer(random);
  const CudaPlan here = plan(), there = plan(other.get());
  const LayerMemory ours(*gpu, layer);
  const bench::GpuMemory positions(*gpu, list);
  ASSERT_EQ(here.run(ours.tensors(positions), nullptr), ROPEWALK_OK);
  other.push();
  {
    const LayerMemory theirs(*gpu, layer);
    const bench::GpuMemory same(*gpu, list);
    EXPECT_EQ(there.run(theirs.tensors(same), nullptr), ROPEWALK_OK);
    EXPECT_EQ(there.positionStatus(nullptr), ROPEWALK_OK);
    theirs.expect(rotated(layer, list));
  }
  other.pop();
  EXPECT_EQ(here.positionStatus(nullptr), ROPEWALK_OK);
  ours.expect(rotated(layer, list));
}

TEST_F(CudaCall, AGraphReadsPositionsAnewInEveryReplay) {
  const CudaPlan made = plan();
  const Layer first(random), second(random);
  const LayerMemory a(*gpu, first), b(*gpu, second);
  bench::GpuMemory positions(*gpu, std::vector<int64_t>(tokens));
  const bench::GpuStream stream(*gpu);
  const bench::GpuGraph graph(*gpu, stream, [&] {
    EXPECT_EQ(made.run(a.tensors(positions), stream.get()), ROPEWALK_OK);
    EXPECT_EQ(made.run(b.tensors(positions), stream.get()), ROPEWALK_OK);
  });
  for (int64_t step = 0; step < 3; ++step) {
    const std::vector<int64_t> list = {step, step + 10, step + 20, step + 30, 99 - step};
    positions.upload(list.data(), tokens * 8);
    graph.launch();
    stream.synchronize();
    a.expect(rotated(first, list));
    b.expect(rotated(second, list));
  }
  EXPECT_EQ(made.positionStatus(stream.get()), ROPEWALK_OK);
}

} // namespace
} // namespace ropewalk::test
