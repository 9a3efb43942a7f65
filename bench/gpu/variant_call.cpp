//===- variant_call.cpp - One form of a call on a GPU ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/variant_call.h"

#include "gpu/call_data.h"

#include "ropewalk/tables.h"

#include <algorithm>

namespace ropewalk::bench {

DeviceTable::DeviceTable(const ropewalk_rotation &rotation, const ropewalk_table_options &options) {
  auto host = SharedTable::create(rotation, options);
  if (!host)
    throw GpuError(host.error().message());
  ropewalk_error error;
  if (ropewalk_cuda_table_create(host->get(), nullptr, &table, &error) != ROPEWALK_OK)
    throw GpuError(error.message);
}

DeviceCall::DeviceCall(const Gpu &gpu, const GpuStream &stream, const Variant &variant,
                       const Case &cell, const ropewalk_kernel_table &kernels, void *src, void *dst)
    : stream(stream), setup(cell) {
  variant.apply(setup);
  try {
    makePlan(gpu, kernels);
    if (plan) {
      uploadPositions(gpu);
      pointAt(tensors, setup, src, dst);
      findOutAboutRows(gpu);
    }
  } catch (const GpuError &error) {
    why = error.what();
  }
  stream.synchronize();
}

std::string DeviceCall::kernel() const { return plan ? kernelOf(*plan) : ""; }

void DeviceCall::set(const Gpu &gpu, Layer layer) {
  if (layer == Layer::Later && !rows)
    allocateRows(gpu);
  tensors.rows = rows ? rows->pointer() : nullptr;
  makesRows = layer == Layer::First;
  if (rows)
    makeRows();
  stream.synchronize();
}

void DeviceCall::run() const {
  if (makesRows && rows)
    makeRows();
  require(plan->run(tensors, stream.get(), &error));
}

void DeviceCall::makePlan(const Gpu &gpu, const ropewalk_kernel_table &kernels) {
  ropewalk_cuda_plan_options options = {};
  options.kernels = &kernels;
  options.pad = setup.options.pad;
  options.pad_position = setup.options.pad_position;
  ropewalk_cache cache = setup.cache;
  if (setup.options.cache) {
    cacheMemory.emplace(gpu, setup.cacheMemory);
    cache.cos = cacheMemory->pointer();
    cache.sin = cacheMemory->pointer(static_cast<const char *>(setup.cache.sin) -
                                     static_cast<const char *>(setup.cache.cos));
    options.cache = &cache;
  } else {
    table.emplace(setup.rotation,
                  tableOfRange(0, setup.options.position_end, setup.options.table_form));
    options.table = table->get();
  }
  auto made = CudaPlan::create(setup.rotation, setup.layout, options);
  if (made)
    plan.emplace(std::move(*made));
  else
    why = made.error().message();
}

void DeviceCall::uploadPositions(const Gpu &gpu) {
  tensors = setup.tensors;
  if (tensors.index == ROPEWALK_INDEX_I32)
    positions.emplace(gpu, setup.positions);
  else if (tensors.index == ROPEWALK_INDEX_I64)
    positions.emplace(gpu, setup.longPositions);
  tensors.positions = positions ? positions->pointer() : nullptr;
  if (tensors.cu_seqlens)
    tensors.cu_seqlens = lengths.emplace(gpu, setup.lengths).pointer();
}

void DeviceCall::findOutAboutRows(const Gpu &gpu) {
  if (plan->run(tensors, stream.get(), &error) == ROPEWALK_OK)
    return;
  why = error.message;
  allocateRows(gpu);
  if (plan->makeRows(tensors, rows->pointer(), rowsBytes, stream.get()) != ROPEWALK_OK)
    return;
  tensors.rows = rows->pointer();
  if (plan->run(tensors, stream.get(), &error) == ROPEWALK_OK)
    why.clear();
}

void DeviceCall::allocateRows(const Gpu &gpu) {
  rowsBytes = plan->rowsBytes(tensors.tokens);
  rows.emplace(gpu, std::max<int64_t>(rowsBytes, 4));
}

void DeviceCall::makeRows() const {
  require(plan->makeRows(tensors, rows->pointer(), rowsBytes, stream.get(), &error));
}

void DeviceCall::require(ropewalk_status status) const {
  if (status != ROPEWALK_OK)
    throw GpuError(error.message);
}

} // namespace ropewalk::bench
