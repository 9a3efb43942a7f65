//===- workload.cpp - A cell's memory, plan and subjects ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/workload.h"

#include "gpu/call_data.h"
#include "kernel_spec.h"
#include "tables.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ropewalk::bench {
namespace {

constexpr double theta = 500000;

void require(ropewalk_status status, const ropewalk_error &error) {
  if (status != ROPEWALK_OK)
    throw GpuError(error.message);
}

/// The same for every cell: positions 0 .. tokens-1.
std::vector<int32_t> countedPositions(int64_t tokens) {
  std::vector<int32_t> positions(static_cast<size_t>(tokens));
  std::iota(positions.begin(), positions.end(), 0);
  return positions;
}

} // namespace

GpuArena::GpuArena(const Gpu &gpu, int64_t bytes, int64_t tokens)
    : gpu(gpu), tokens(tokens), src(gpu, bytes), dst(gpu, bytes),
      positions(gpu, countedPositions(tokens)), flush(gpu) {}

void GpuArena::fillSource(const GpuCell &cell, const GpuStream &stream) {
  fillRandomly(gpu, src, cell.dtype, cell.bytes(), stream);
}

void GpuArena::spoilDestination(const GpuCell &cell, const GpuStream &stream) const {
  gpu.check(gpu.driver->memsetD32Async(dst.address(), 0xffffffff,
                                       static_cast<size_t>(cell.bytes() / 4), stream.get()),
            "cuMemsetD32Async");
}

void GpuArena::setRows(int64_t headDim) {
  if (rowsOf == headDim)
    return;
  auto made = SharedTable::create(makeRotation(headDim, theta),
                                  tableOfRange(0, tokens, ROPEWALK_TABLE_PLAIN));
  if (!made)
    throw GpuError(made.error().message());
  table.emplace(std::move(*made));
  rows.reset();
  rows.emplace(gpu, table->get()->bytes);
  rows->upload(table->get()->block.get(), table->get()->bytes);
  rowsOf = headDim;
}

GpuWorkload::GpuWorkload(GpuArena &arena, const HandKernels &hand, const GpuCell &cell,
                         const ropewalk_kernel_table &kernels, const GpuStream &stream)
    : arena(arena), hand(hand), cell(cell), stream(stream),
      rotation(makeRotation(cell.headDim, theta, cell.pairing)) {
  arena.setRows(cell.headDim);
  arena.fillSource(cell, stream);
  layout.dtype = cell.dtype;
  layout.q = bshd(cell.tokens, cell.heads, cell.headDim);
  layout.k = bshd(cell.tokens, cell.keyHeads, cell.headDim);
  const ropewalk_table &table = *arena.table->get();
  const int64_t sinOffset = table.pairs * 4;
  // All subjects read the same rows.
  const ropewalk_cache cache = {
      arena.rows->pointer(), arena.rows->pointer(sinOffset), arena.tokens, table.rowStride / 4, 1,
      ROPEWALK_F32};
  ropewalk_cuda_plan_options options = {};
  options.kernels = &kernels;
  options.cache = &cache;
  auto made = CudaPlan::create(rotation, layout, options);
  if (!made)
    throw GpuError(made.error().message());
  plan.emplace(std::move(*made));

  const int64_t keys = cell.tokens * cell.heads * cell.headDim * elementBytes(cell.dtype);
  tensors.q_src = arena.src.pointer(), tensors.q_dst = arena.dst.pointer();
  tensors.k_src = arena.src.pointer(keys), tensors.k_dst = arena.dst.pointer(keys);
  tensors.batches = 1, tensors.tokens = cell.tokens;
  tensors.index = ROPEWALK_INDEX_I32;
  tensors.positions = arena.positions.pointer();
  call.q = {tensors.q_src, tensors.q_dst, static_cast<int>(cell.heads)};
  call.k = {tensors.k_src, tensors.k_dst, static_cast<int>(cell.keyHeads)};
  call.cos = static_cast<const float *>(cache.cos);
  call.sin = static_cast<const float *>(cache.sin);
  call.positions = static_cast<const int *>(tensors.positions);
  call.tokens = static_cast<int>(cell.tokens);
  call.headDim = static_cast<int>(cell.headDim);
  call.rowStride = static_cast<int>(cache.row_stride);
}

void GpuWorkload::run(GpuSubject subject) const {
  ropewalk_error error;
  switch (subject) {
  case GpuSubject::Ours:
    return require(plan->run(tensors, stream.get(), &error), error);
  case GpuSubject::DeviceCopy:
    return arena.gpu.check(arena.gpu.extra.memcpyDtoDAsync(arena.dst.address(), arena.src.address(),
                                                           static_cast<size_t>(cell.bytes()),
                                                           stream.get()),
                           "cuMemcpyDtoDAsync");
  case GpuSubject::HandCopy:
    return hand.copy({arena.src.pointer(), arena.dst.pointer(), cell.bytes() / 16}, stream.get());
  case GpuSubject::HandOne:
    return hand.rotate(cell, call, 1, stream.get());
  case GpuSubject::HandFour:
    return hand.rotate(cell, call, 4, stream.get());
  case GpuSubject::Simple:
    return hand.rotateSimply(cell, call, stream.get());
  }
}

std::vector<unsigned char> GpuWorkload::sample(const GpuMemory &memory,
                                               const std::vector<int64_t> &tokens) const {
  std::vector<unsigned char> all(tokens.size() * static_cast<size_t>(cell.tokenBytes()));
  const int64_t size = cell.headDim * elementBytes(cell.dtype);
  unsigned char *to = all.data();
  int64_t begin = 0;
  for (int64_t heads : {cell.heads, cell.keyHeads}) {
    for (int64_t token : tokens) {
      memory.download(to, heads * size, begin + token * heads * size);
      to += heads * size;
    }
    begin += cell.tokens * heads * size;
  }
  return all;
}

std::vector<unsigned char> GpuWorkload::rotated(const std::vector<unsigned char> &rows,
                                                const std::vector<int64_t> &tokens) const {
  ropewalk_plan_options options = {};
  options.table = arena.table->get();
  options.allow_reference = 1;
  auto reference = Plan::create(rotation, layout, options);
  if (!reference)
    throw GpuError(reference.error().message());
  std::vector<unsigned char> to(rows.size());
  const size_t keys =
      tokens.size() * static_cast<size_t>(cell.heads * cell.headDim * elementBytes(cell.dtype));
  ropewalk_tensors host = {};
  host.q_src = rows.data(), host.q_dst = to.data();
  host.k_src = rows.data() + keys, host.k_dst = to.data() + keys;
  host.batches = 1, host.tokens = static_cast<int64_t>(tokens.size());
  host.index = ROPEWALK_INDEX_I64;
  host.positions = tokens.data();
  if (reference->run(host) != ROPEWALK_OK)
    throw GpuError("the reference refuses a sample of the tokens");
  return to;
}

std::vector<unsigned char> GpuWorkload::written(const GpuWork &work,
                                                const std::vector<int64_t> &tokens) const {
  arena.spoilDestination(cell, stream);
  work();
  stream.synchronize();
  return sample(arena.dst, tokens);
}

bool GpuWorkload::isRight(GpuSubject subject) const {
  const std::vector<int64_t> tokens = sampledTokens(cell.tokens);
  const std::vector<unsigned char> from = sample(arena.src, tokens);
  const bool isCopy = subject == GpuSubject::DeviceCopy || subject == GpuSubject::HandCopy;
  return written([&] { run(subject); }, tokens) == (isCopy ? from : rotated(from, tokens));
}

bool GpuWorkload::isNearlyRight(const GpuWork &work) const {
  const std::vector<int64_t> tokens = sampledTokens(cell.tokens);
  const std::vector<float> wanted =
      toFloats(cell.dtype, rotated(sample(arena.src, tokens), tokens));
  const std::vector<float> found = toFloats(cell.dtype, written(work, tokens));
  const int mantissa = cell.dtype == ROPEWALK_F32 ? 23 : cell.dtype == ROPEWALK_F16 ? 10 : 7;
  // Components are below 8 * sqrt(2).
  const float tolerance = std::ldexp(2.0f, 3 - mantissa);
  return std::equal(found.begin(), found.end(), wanted.begin(),
                    [&](float a, float b) { return std::fabs(a - b) <= tolerance; });
}

std::string GpuWorkload::kernel() const { return kernelOf(*plan); }

} // namespace ropewalk::bench
