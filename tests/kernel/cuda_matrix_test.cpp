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
#include "device/cuda/cuda_plan.h"
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

/// All of a call but q and k, in the GPU's memory.
struct Lists {
  bench::GpuMemory positions, starts, cuSeqlens, rows;
  ropewalk_tensors tensors = {};

  Lists(const bench::Gpu &gpu, const MatrixCall &call)
      : positions(gpu, MatrixCall::encoded(call.listed, call.index)),
        starts(gpu, MatrixCall::encoded(call.starts, call.raggedIndex)),
        cuSeqlens(gpu, MatrixCall::encoded(call.cuSeqlens, call.raggedIndex)),
        rows(gpu, call.rows) {
    tensors.batches = call.batches;
    tensors.tokens = call.tokens;
    tensors.index = call.index;
    tensors.positions = call.listed.empty() ? nullptr : positions.pointer();
    tensors.position_batch_stride = call.batchStride;
    tensors.position_axis_stride = call.axisStride;
    tensors.position_offset = call.offset;
    tensors.ragged_index = call.raggedIndex;
    tensors.starts = call.starts.empty() ? nullptr : starts.pointer();
    tensors.rows = call.rows.empty() ? nullptr : rows.pointer();
    if (call.cuSeqlens.empty())
      return;
    tensors.cu_seqlens = cuSeqlens.pointer();
    tensors.sequences = static_cast<int64_t>(call.cuSeqlens.size()) - 1;
  }
};

class CudaKernel : public OnGpu, public testing::WithParamInterface<KernelSpec> {
protected:
  /// With one kernel, if it is named.
  CudaPlan planFor(const MatrixCall &call, const bench::GpuMemory &cacheMemory,
                   const char *kernel) {
    ropewalk_cuda_plan_options options = {};
    ropewalk_cache cache = call.cacheForm;
    cache.cos = cacheMemory.pointer();
    cache.sin = cacheMemory.pointer(call.sinOffset);
    ropewalk_cuda_table *table = nullptr;
    ropewalk_error error = {};
    if (call.table && ropewalk_cuda_table_create(call.table->get(), nullptr, &table, &error))
      throw std::runtime_error(error.message);
    options.kernels = cuda_offered_kernels();
    options.cache = call.cache.empty() ? nullptr : &cache;
    options.table = table;
    options.position_begin = call.positionBegin;
    options.position_end = call.positionEnd;
    options.pad = call.pad;
    options.pad_position = padPosition;
    options.kernel = kernel;
    auto plan = CudaPlan::create(call.rotation, call.layout, options);
    ropewalk_cuda_table_destroy(table);
    if (!plan)
      throw std::runtime_error(plan.error().message());
    if (call.maxReach)
      for (DeviceCandidate &each : const_cast<ropewalk_cuda_plan *>(plan->get())->device.candidates)
        each.maxReach = call.maxReach;
    return std::move(*plan);
  }

  ropewalk_status rotate(const MatrixCall &call, MatrixTensor &q, MatrixTensor &k) {
    const std::string name = kernelName(GetParam());
    const bench::GpuMemory cache(*gpu, call.cache);
    const CudaPlan plan = planFor(call, cache, name.c_str());
    const int64_t size = call.size();
    const bench::GpuMemory qSrc(*gpu, q.src), qDst(*gpu, q.dst), kSrc(*gpu, k.src),
        kDst(*gpu, k.dst);
    Lists lists(*gpu, call);
    ropewalk_tensors &tensors = lists.tensors;
    tensors.q_dst = qDst.pointer(q.dstOffset * size);
    tensors.k_dst = kDst.pointer(k.dstOffset * size);
    const bool inPlace = call.layout.place == ROPEWALK_IN_PLACE;
    tensors.q_src = inPlace ? tensors.q_dst : qSrc.pointer(q.srcOffset * size);
    tensors.k_src = inPlace ? tensors.k_dst : kSrc.pointer(k.srcOffset * size);
    ropewalk_error error = {};
    EXPECT_EQ(plan.run(tensors, nullptr, &error), ROPEWALK_OK) << error.message;
    const ropewalk_status status = plan.positionStatus(nullptr, &error);
    qDst.download(q.dst.data(), static_cast<int64_t>(q.dst.size()));
    kDst.download(k.dst.data(), static_cast<int64_t>(k.dst.size()));
    return status;
  }

  ropewalk_status makeRows(const MatrixCall &call, Bytes &rows) {
    const auto bytes = static_cast<int64_t>(rows.size());
    const bench::GpuMemory cache(*gpu, call.cache), memory(*gpu, rows);
    const CudaPlan plan = planFor(call, cache, nullptr);
    const Lists lists(*gpu, call);
    ropewalk_error error = {};
    EXPECT_EQ(plan.makeRows(lists.tensors, memory.pointer(), bytes, nullptr, &error), ROPEWALK_OK)
        << error.message;
    const ropewalk_status status = plan.positionStatus(nullptr, &error);
    memory.download(rows.data(), bytes);
    return status;
  }
};

TEST_P(CudaKernel, MakesTheReferencesBits) {
  const KernelSpec &spec = GetParam();
  if (spec.request.family == Family::Rows)
    return expectTheReferencesRows(
        spec, [&](const MatrixCall &call, Bytes &rows) { return makeRows(call, rows); });
  expectTheReferencesBits(spec, [&](const MatrixCall &call, MatrixTensor &q, MatrixTensor &k) {
    return rotate(call, q, k);
  });
}

INSTANTIATE_TEST_SUITE_P(Every, CudaKernel, testing::ValuesIn(linkedKernels()),
                         [](const auto &info) { return kernelName(info.param); });

} // namespace
} // namespace ropewalk::test
