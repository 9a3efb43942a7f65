//===- graph_memory.cpp - Where a graph's tensors lie ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "graph_memory.h"

#include "graph_extents.h"
#include "kernel_spec.h"

namespace ropewalk {
namespace {

static_assert(ROPEWALK_GRAPH_MAX_BATCHES + 2 == maxStridedDims);

int64_t bytesOf(int64_t dtype) { return elementBytes(static_cast<ropewalk_dtype>(dtype)); }

int64_t positionBytes(const ropewalk_graph_table_call &call) {
  return call.index == ROPEWALK_INDEX_I32 ? sizeof(int32_t) : sizeof(int64_t);
}

std::optional<Error> checkReach(const char *name, const GraphRegion &region) {
  if (region.fits())
    return std::nullopt;
  return Error(ROPEWALK_INVALID_ARGUMENT,
               "%s has strides that reach far, expected memory within the address space", name);
}

std::optional<Error> checkSide(const ropewalk_graph_call &call, const char *name,
                               const ropewalk_graph_view &view, const GraphRegion &region) {
  if (auto error = checkPointer(name, view.data, bytesOf(call.dtype)))
    return error;
  return checkReach(name, region);
}

std::optional<Error> checkApart(const char *name, const GraphRegion &written) {
  if (!written.overlapsItself())
    return std::nullopt;
  return Error(ROPEWALK_OVERLAP, "rows of %s overlap, expected disjoint ones", name);
}

} // namespace

void GraphRegion::add(int64_t extent, int64_t elements) {
  if (extent == 1) // wherever a second one would lie
    return;
  int64_t &distance = stride[bytes.dims];
  tooFar |= __builtin_mul_overflow(elements, element, &distance) || distance > farthestReach ||
            distance < -farthestReach;
  count[bytes.dims++] = extent;
}

template <class Call, class Memref>
void GraphRegion::span(const Call &call, const Memref &memref, int64_t extent, int64_t elements) {
  for (int64_t i = 0; i < call.batch_dims; ++i)
    add(memref.batches[i], memref.batch_strides[i]);
  add(memref.tokens, memref.token_stride);
  add(extent, elements);
  measure();
}

void GraphRegion::measure() {
  if (tooFar)
    return;
  int8_t order[maxStridedDims];
  sortByMagnitude(stride, order, bytes.dims);
  tooFar = !computeRange(bytes, order, bytes.dims, range);
}

GraphRegion::GraphRegion(const ropewalk_graph_call &call, const ropewalk_graph_view &view,
                         int64_t elements)
    : element(bytesOf(call.dtype)), bytes{reinterpret_cast<uintptr_t>(view.data), 0, count, stride,
                                          0} {
  tooFar = __builtin_mul_overflow(elements, element, &bytes.width);
  span(call, view, view.heads, view.head_stride);
}

template <class Call>
GraphRegion::GraphRegion(const Call &call, const ropewalk_graph_table &table, int64_t element)
    : element(element), bytes{reinterpret_cast<uintptr_t>(table.rows), element, count, stride, 0} {
  span(call, table, table.pairs, table.pair_stride);
}

GraphRegion::GraphRegion(const ropewalk_graph_table_call &call, int64_t axes)
    : element(positionBytes(call)), bytes{reinterpret_cast<uintptr_t>(call.positions), element,
                                          count, stride, 0} {
  for (int64_t i = 0; i < call.batch_dims; ++i)
    add(call.batches[i], call.position_batch_strides[i]);
  add(call.tokens, call.position_token_stride);
  add(axes, call.position_axis_stride);
  measure();
}

void GraphMemory::Tensor::place(const ropewalk_graph_call &call,
                                const ropewalk_graph_tensor &tensor) {
  if (tensor.dst.heads <= 0)
    return;
  // In place it is the window that counts; it has the same offset in every head.
  const bool inPlace = call.place == ROPEWALK_IN_PLACE;
  written.emplace(call, tensor.dst, inPlace ? call.rotary_dim : call.head_dim);
  if (!inPlace)
    read.emplace(call, tensor.src, call.head_dim);
}

std::optional<Error> GraphMemory::Tensor::check(const ropewalk_graph_call &call, const char *src,
                                                const char *dst,
                                                const ropewalk_graph_tensor &tensor) const {
  if (!written)
    return std::nullopt;
  if (auto error = checkSide(call, dst, tensor.dst, *written))
    return error;
  if (auto error = checkApart(dst, *written))
    return error;
  if (!read)
    return std::nullopt;
  if (auto error = checkSide(call, src, tensor.src, *read))
    return error;
  if (written->overlaps(*read))
    return Error(ROPEWALK_OVERLAP, "%s overlaps %s, expected disjoint tensors", dst, src);
  return std::nullopt;
}

GraphMemory::GraphMemory(const ropewalk_graph_call &call) : call(call) {
  q.place(call, call.q);
  k.place(call, call.k);
}

std::optional<Error> GraphMemory::check() const {
  if (call.rotary_dim > 1)
    for (const auto &[name, table] : {std::pair("cos", &call.cos), {"sin", &call.sin}})
      if (auto error = checkReach(name, GraphRegion(call, *table, tableBytes(call))))
        return error;
  if (auto error = q.check(call, "q.src", "q.dst", call.q))
    return error;
  return k.check(call, "k.src", "k.dst", call.k);
}

bool GraphMemory::mustTakeTurns() const {
  if (!q.written || !k.written)
    return false;
  return q.written->meets(*k.written) || (k.read && q.written->meets(*k.read)) ||
         (q.read && q.read->meets(*k.written));
}

std::optional<Error> checkWritten(const ropewalk_graph_table_call &call) {
  const GraphRegion cos(call, call.cos, sizeof(float)), sin(call, call.sin, sizeof(float));
  for (const auto &[name, region] : {std::pair("cos", &cos), {"sin", &sin}}) {
    if (auto error = checkReach(name, *region))
      return error;
    if (auto error = checkApart(name, *region))
      return error;
  }
  if (cos.overlaps(sin))
    return Error(ROPEWALK_OVERLAP, "cos overlaps sin, expected disjoint tables");
  return std::nullopt;
}

std::optional<Error> checkPositions(const ropewalk_graph_table_call &call, int64_t axes) {
  if (auto error = checkPointer("positions", call.positions, positionBytes(call)))
    return error;
  return checkReach("positions", GraphRegion(call, axes));
}

} // namespace ropewalk
