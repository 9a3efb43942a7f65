//===- opencl_fixture.h - Plans for OpenCL and the CPU's beside them -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_DEVICE_OPENCL_FIXTURE_H
#define ROPEWALK_TESTS_DEVICE_OPENCL_FIXTURE_H

#include "opencl_kernel.h"
#include "opencl_machine.h"

#include "support/random.h"
#include "support/scenario.h"

#include "ropewalk/device_plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>
#include <vector>

namespace ropewalk::test {

/// Kernels for Scenario's rotation, out of place and in place.
struct HandWritten {
  ropewalk_device_image image = handWrittenImage();
  ropewalk_device_kernel kernels[2] = {handWrittenKernel(false, image),
                                       handWrittenKernel(true, image)};
  ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, 0, nullptr, 2, kernels};
};

class OpenCl : public testing::Test {
protected:
  static void SetUpTestSuite() { machine = new OpenClMachine; }
  static void TearDownTestSuite() { delete machine; }

  void SetUp() override {
    if (!machine->whyNot.empty())
      GTEST_SKIP() << machine->whyNot;
    queue = machine->newQueue();
    options.kernels = &kernels.table;
    options.context = machine->context;
    options.device = machine->device;
    options.position_end = 1000;
    scenario.layout.k = bshd(16, 2, 32);
    error = {};
  }
  void TearDown() override {
    for (OpenClMem memory : buffers)
      machine->loader->releaseMemObject(memory);
    if (queue)
      machine->release(queue);
  }

  OpenClPlan plan() {
    auto made = OpenClPlan::create(scenario.rotation, scenario.layout, options);
    EXPECT_TRUE(made) << made.error().message();
    return std::move(*made);
  }

  ropewalk_status refusal() {
    auto *made = reinterpret_cast<ropewalk_opencl_plan *>(this);
    const ropewalk_status status =
        ropewalk_opencl_plan_create(&scenario.rotation, &scenario.layout, &options, &made, &error);
    EXPECT_EQ(made, nullptr);
    return status;
  }

  template <class T> ropewalk_opencl_buffer upload(const std::vector<T> &values, int64_t offset) {
    std::vector<char> bytes(offset + values.size() * sizeof(T), 0x5a);
    std::copy_n(reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T),
                bytes.data() + offset);
    OpenClResult result = 0;
    OpenClMem memory = machine->loader->createBuffer(
        machine->context, openClReadWrite | openClCopyHost, bytes.size(), bytes.data(), &result);
    EXPECT_EQ(result, 0);
    buffers.push_back(memory);
    return {memory, offset};
  }

  std::vector<float> download(const ropewalk_opencl_buffer &buffer, size_t count,
                              OpenClQueue from = nullptr) {
    std::vector<float> values(count);
    EXPECT_EQ(machine->loader->enqueueReadBuffer(
                  from ? from : queue, static_cast<OpenClMem>(buffer.memory), 1, buffer.offset,
                  count * sizeof(float), values.data(), 0, nullptr, nullptr),
              0);
    return values;
  }

  /// A call on both sides: what the CPU's plan writes, and buffers for the device.
  struct Sides {
    std::vector<float> q, k, qOut, kOut; ///< The CPU's.
    ropewalk_tensors host = {};
    ropewalk_opencl_tensors device = {};
  };

  /// 2 batches of 16 tokens.
  Sides makeSides(uint64_t seed = 1) {
    Random random(seed);
    Sides s;
    const bool inPlace = scenario.layout.place == ROPEWALK_IN_PLACE;
    for (const auto &[in, out, heads] : {std::tuple(&s.q, &s.qOut, scenario.layout.q.heads),
                                         std::tuple(&s.k, &s.kOut, scenario.layout.k.heads)}) {
      in->resize(2 * 16 * heads * 32);
      for (float &value : *in)
        value = static_cast<float>(random.uniform());
      *out = inPlace ? *in : std::vector<float>(in->size(), 7.0f);
    }
    s.device.q_src = upload(s.q, 64);
    s.device.q_dst = upload(s.qOut, 4);
    if (scenario.layout.k.heads > 0) {
      s.device.k_src = upload(s.k, 0);
      s.device.k_dst = upload(s.kOut, 12);
    }
    s.host.batches = s.device.batches = 2;
    s.host.tokens = s.device.tokens = 16;
    return s;
  }

  template <class T> void list(Sides &s, const std::vector<T> &positions, ropewalk_index index) {
    s.host.index = s.device.index = index;
    s.host.positions = positions.data();
    s.host.position_batch_stride = s.device.position_batch_stride = 16;
    s.device.positions = upload(positions, 16);
  }

  /// Runs both and compares all bits.
  void expectSame(const ropewalk_opencl_plan &plan, Sides &s) {
    s.host.q_src = s.q.data();
    s.host.q_dst = s.qOut.data();
    s.host.k_src = s.k.data();
    s.host.k_dst = s.kOut.data();
    ASSERT_EQ(scenario.plan().run(s.host), ROPEWALK_OK);
    ASSERT_EQ(ropewalk_opencl_run(&plan, &s.device, queue, &error), ROPEWALK_OK) << error.message;
    EXPECT_EQ(download(s.device.q_dst, s.qOut.size()), s.qOut);
    EXPECT_EQ(download(s.device.k_dst, s.kOut.size()), s.kOut);
    EXPECT_EQ(ropewalk_opencl_position_status(&plan, queue, &error), ROPEWALK_OK);
  }

  static inline OpenClMachine *machine = nullptr;
  HandWritten kernels;
  Scenario scenario;
  ropewalk_opencl_plan_options options = {};
  OpenClQueue queue = nullptr;
  std::vector<OpenClMem> buffers;
  ropewalk_error error;
};

} // namespace ropewalk::test

#endif
