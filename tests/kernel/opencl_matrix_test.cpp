//===- opencl_matrix_test.cpp - Generated kernels on an OpenCL device -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kernel that schedules/opencl offers, through plans, on the calls of device_matrix.h.
//
//===----------------------------------------------------------------------===//

#include "codegen/jit.h"
#include "device_matrix.h"

#include "device/opencl_machine.h"
#include "support/elements.h"

#include "ropewalk/opencl.h"

#include <gtest/gtest.h>

namespace ropewalk::test {
namespace {

class OpenClKernel : public testing::TestWithParam<KernelSpec> {
protected:
  static void SetUpTestSuite() { machine = new OpenClMachine; }
  static void TearDownTestSuite() { delete machine; }

  void SetUp() override {
    if (!machine->whyNot.empty())
      GTEST_SKIP() << machine->whyNot;
    queue = machine->newQueue();
  }
  void TearDown() override {
    for (OpenClMem memory : memories)
      machine->loader->releaseMemObject(memory);
    if (queue)
      machine->release(queue);
  }

  template <class Element> ropewalk_opencl_buffer upload(const std::vector<Element> &values) {
    OpenClResult result = 0;
    const size_t bytes = values.size() * sizeof(Element);
    OpenClMem memory = machine->loader->createBuffer(machine->context, openClReadWrite,
                                                     std::max<size_t>(bytes, 1), nullptr, &result);
    EXPECT_EQ(result, 0);
    if (bytes > 0) {
      EXPECT_EQ(machine->loader->enqueueWriteBuffer(queue, memory, 1, 0, bytes, values.data(), 0,
                                                    nullptr, nullptr),
                0);
    }
    memories.push_back(memory);
    return {memory, 0};
  }

  void download(const ropewalk_opencl_buffer &buffer, std::vector<unsigned char> &bytes) {
    if (bytes.empty())
      return;
    ASSERT_EQ(machine->loader->enqueueReadBuffer(queue, static_cast<OpenClMem>(buffer.memory), 1, 0,
                                                 bytes.size(), bytes.data(), 0, nullptr, nullptr),
              0);
  }

  static ropewalk_opencl_buffer behind(ropewalk_opencl_buffer buffer, int64_t bytes) {
    buffer.offset = bytes;
    return buffer;
  }

  ropewalk_status rotateOnDevice(const ropewalk_kernel_table &kernels, const MatrixCall &call,
                                 MatrixTensor &q, MatrixTensor &k) {
    ropewalk_opencl_plan_options options = {};
    options.kernels = &kernels;
    options.context = machine->context;
    options.device = machine->device;
    options.position_begin = firstPosition;
    options.position_end = lastPosition;
    options.pad = call.hasPad ? ROPEWALK_PAD_LEAVE : ROPEWALK_PAD_NONE;
    options.pad_position = padPosition;
    options.kernel = kernels.deviceKernels[0].name;
    ropewalk_opencl_plan *plan = nullptr;
    ropewalk_error error = {};
    EXPECT_EQ(ropewalk_opencl_plan_create(&call.rotation, &call.layout, &options, &plan, &error),
              ROPEWALK_OK)
        << error.message;
    if (!plan)
      return error.status;
    ropewalk_opencl_tensors tensors = {};
    const int64_t size = elementBytes(call.layout.dtype);
    const bool inPlace = call.layout.place == ROPEWALK_IN_PLACE;
    tensors.q_dst = behind(upload(q.dst), q.dstOffset * size);
    tensors.k_dst = behind(upload(k.dst), k.dstOffset * size);
    tensors.q_src = inPlace ? tensors.q_dst : behind(upload(q.src), q.srcOffset * size);
    tensors.k_src = inPlace ? tensors.k_dst : behind(upload(k.src), k.srcOffset * size);
    tensors.batches = call.batches;
    tensors.tokens = call.tokens;
    tensors.index = call.index;
    if (call.index == ROPEWALK_INDEX_I32)
      tensors.positions =
          upload(std::vector<int32_t>(call.positions.begin(), call.positions.end()));
    else if (call.index == ROPEWALK_INDEX_I64)
      tensors.positions = upload(call.positions);
    tensors.position_batch_stride = call.tokens;
    tensors.position_offset = call.offset;
    EXPECT_EQ(ropewalk_opencl_run(plan, &tensors, queue, &error), ROPEWALK_OK) << error.message;
    const ropewalk_status status = ropewalk_opencl_position_status(plan, queue, &error);
    download(tensors.q_dst, q.dst);
    download(tensors.k_dst, k.dst);
    ropewalk_opencl_plan_destroy(plan);
    return status;
  }

  static OpenClMachine *machine;
  OpenClQueue queue = nullptr;
  std::vector<OpenClMem> memories;
};

OpenClMachine *OpenClKernel::machine = nullptr;

TEST_P(OpenClKernel, MakesTheReferencesBits) {
  const KernelSpec &spec = GetParam();
  auto kernel = compileKernel(spec);
  ASSERT_TRUE(static_cast<bool>(kernel)) << llvm::toString(kernel.takeError());
  auto library = JitLibrary::load(*kernel);
  ASSERT_TRUE(static_cast<bool>(library)) << llvm::toString(library.takeError());
  expectTheReferencesBits(spec, [&](const MatrixCall &call, MatrixTensor &q, MatrixTensor &k) {
    return rotateOnDevice(*(*library)->table(), call, q, k);
  });
}

INSTANTIATE_TEST_SUITE_P(Every, OpenClKernel,
                         testing::ValuesIn(everyDeviceKernel(Target::OpenCl, {64, 0})),
                         [](const auto &info) { return kernelName(info.param); });

} // namespace
} // namespace ropewalk::test
