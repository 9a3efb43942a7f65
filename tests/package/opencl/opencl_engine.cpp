//===- opencl_engine.cpp - A package's kernels on an OpenCL device --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// q and k of a model's heads, rotated by the package's kernels for OpenCL and by those for this
// CPU: the same bits.
//
//===----------------------------------------------------------------------===//

#include "device/opencl_machine.h"

#include "llama_rope.h"
#include "ropewalk/device_plan.h"
#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <cstdio>
#include <random>
#include <vector>

namespace {

constexpr int64_t tokens = 7, qHeads = 32, kHeads = 8;
using Values = std::vector<uint16_t>; // bf16

int fail(const char *what) {
  std::fprintf(stderr, "opencl_engine: %s\n", what);
  return 1;
}

Values randomValues(int64_t count) {
  std::mt19937 random(1);
  std::uniform_int_distribution<int> bits(0x3f00, 0x40ff);
  Values values(static_cast<size_t>(count));
  for (uint16_t &value : values)
    value = static_cast<uint16_t>(bits(random) | (random() & 1) << 15);
  return values;
}

/// A copy of the values on the device.
ropewalk_opencl_buffer upload(const ropewalk::test::OpenClMachine &machine, Values &values) {
  int32_t result = 0;
  return {machine.loader->createBuffer(machine.context,
                                       ropewalk::openClReadWrite | ropewalk::openClCopyHost,
                                       values.size() * 2, values.data(), &result),
          0};
}

bool download(const ropewalk::test::OpenClMachine &machine, ropewalk::OpenClQueue queue,
              const ropewalk_opencl_buffer &from, Values &to) {
  return machine.loader->enqueueReadBuffer(queue, static_cast<ropewalk::OpenClMem>(from.memory), 1,
                                           0, to.size() * 2, to.data(), 0, nullptr, nullptr) == 0;
}

int rotate(const ropewalk::test::OpenClMachine &machine) {
  const int64_t headDim = llama_rope_rotation.head_dim;
  ropewalk_layout layout = {};
  layout.dtype = ROPEWALK_BF16;
  layout.q = ropewalk::bshd(tokens, qHeads, headDim);
  layout.k = ropewalk::bshd(tokens, kHeads, headDim);
  ropewalk_plan_options onCpu = {};
  onCpu.kernels = llama_rope_kernels();
  onCpu.position_end = 100;
  auto cpu = ropewalk::Plan::create(llama_rope_rotation, layout, onCpu);
  if (!cpu)
    return fail(cpu.error().message());
  ropewalk_opencl_plan_options onDevice = {};
  onDevice.kernels = llama_rope_kernels();
  onDevice.context = machine.context;
  onDevice.device = machine.device;
  onDevice.position_end = 100;
  auto device = ropewalk::OpenClPlan::create(llama_rope_rotation, layout, onDevice);
  if (!device)
    return fail(device.error().message());

  Values q = randomValues(tokens * qHeads * headDim), k = randomValues(tokens * kHeads * headDim);
  Values qCpu(q.size()), kCpu(k.size()), qDevice(q.size()), kDevice(k.size());
  ropewalk_tensors host = {};
  host.q_src = q.data(), host.q_dst = qCpu.data();
  host.k_src = k.data(), host.k_dst = kCpu.data();
  host.batches = 1, host.tokens = tokens, host.position_offset = 40;
  if (cpu->run(host) != ROPEWALK_OK)
    return fail("the CPU's plan does not run");

  ropewalk::OpenClQueue queue = machine.newQueue();
  ropewalk_opencl_tensors there = {};
  there.q_src = upload(machine, q), there.q_dst = upload(machine, qDevice);
  there.k_src = upload(machine, k), there.k_dst = upload(machine, kDevice);
  there.batches = 1, there.tokens = tokens, there.position_offset = 40;
  ropewalk_error error = {};
  if (device->run(there, queue, &error) != ROPEWALK_OK ||
      device->positionStatus(queue, &error) != ROPEWALK_OK)
    return fail(error.message);
  if (!download(machine, queue, there.q_dst, qDevice) ||
      !download(machine, queue, there.k_dst, kDevice))
    return fail("the results cannot be read");
  for (const ropewalk_opencl_buffer &buffer : {there.q_src, there.q_dst, there.k_src, there.k_dst})
    machine.loader->releaseMemObject(static_cast<ropewalk::OpenClMem>(buffer.memory));
  machine.release(queue);
  std::printf("%s", device->describe());
  return qDevice == qCpu && kDevice == kCpu ? 0 : fail("the device's results are not the CPU's");
}

} // namespace

int main() {
  const ropewalk::test::OpenClMachine machine;
  if (machine.whyNot.empty())
    return rotate(machine);
  std::printf("not run: %s\n", machine.whyNot.c_str());
  return 0;
}
