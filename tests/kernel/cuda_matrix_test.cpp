//===- cuda_matrix_test.cpp - Generated kernels on a GPU ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kernel of the archive that this program is linked with (archive_device_kernels.cpp),
// through plans, on the calls of device_matrix.h.
//
//===----------------------------------------------------------------------===//

#include "cuda_gpu.h"
#include "device_matrix.h"

#include <gtest/gtest.h>

namespace ropewalk::test {
namespace {

std::vector<KernelSpec> linkedKernels() {
  std::vector<KernelSpec> all;
  const ropewalk_kernel_table &table = *cuda_offered_kernels();
  for (int64_t i = 0; i < table.deviceCount; ++i)
    all.push_back(parseKernelName(table.deviceKernels[i].name).value());
  return all;
}

class CudaKernel : public OnGpu, public testing::WithParamInterface<KernelSpec> {
protected:
  CudaPlan planFor(const MatrixCall &call) {
    const std::string name = kernelName(GetParam());
    ropewalk_cuda_plan_options options = {};
    options.kernels = cuda_offered_kernels();
    options.position_begin = firstPosition;
    options.position_end = lastPosition;
    options.pad = call.hasPad ? ROPEWALK_PAD_LEAVE : ROPEWALK_PAD_NONE;
    options.pad_position = padPosition;
    options.kernel = name.c_str();
    auto plan = CudaPlan::create(call.rotation, call.layout, options);
    if (!plan)
      throw std::runtime_error(plan.error().message());
    return std::move(*plan);
  }

  ropewalk_status rotate(const MatrixCall &call, MatrixTensor &q, MatrixTensor &k) {
    const CudaPlan plan = planFor(call);
    const int64_t size = elementBytes(call.layout.dtype);
    const bench::GpuMemory qSrc(*gpu, q.src), qDst(*gpu, q.dst), kSrc(*gpu, k.src),
        kDst(*gpu, k.dst), i64(*gpu, call.positions),
        i32(*gpu, std::vector<int32_t>(call.positions.begin(), call.positions.end()));
    ropewalk_tensors tensors = {};
    tensors.q_dst = qDst.pointer(q.dstOffset * size);
    tensors.k_dst = kDst.pointer(k.dstOffset * size);
    const bool inPlace = call.layout.place == ROPEWALK_IN_PLACE;
    tensors.q_src = inPlace ? tensors.q_dst : qSrc.pointer(q.srcOffset * size);
    tensors.k_src = inPlace ? tensors.k_dst : kSrc.pointer(k.srcOffset * size);
    tensors.batches = call.batches;
    tensors.tokens = call.tokens;
    tensors.index = call.index;
    tensors.positions = call.index == ROPEWALK_INDEX_I32 ? i32.pointer() : i64.pointer();
    tensors.position_batch_stride = call.tokens;
    tensors.position_offset = call.offset;
    ropewalk_error error = {};
    EXPECT_EQ(plan.run(tensors, nullptr, &error), ROPEWALK_OK) << error.message;
    const ropewalk_status status = plan.positionStatus(nullptr, &error);
    qDst.download(q.dst.data(), static_cast<int64_t>(q.dst.size()));
    kDst.download(k.dst.data(), static_cast<int64_t>(k.dst.size()));
    return status;
  }
};

TEST_P(CudaKernel, MakesTheReferencesBits) {
  expectTheReferencesBits(GetParam(), [&](const MatrixCall &call, MatrixTensor &q,
                                          MatrixTensor &k) { return rotate(call, q, k); });
}

INSTANTIATE_TEST_SUITE_P(Every, CudaKernel, testing::ValuesIn(linkedKernels()),
                         [](const auto &info) { return kernelName(info.param); });

} // namespace
} // namespace ropewalk::test
