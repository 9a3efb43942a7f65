//===- call_memory.cpp - Memory for any call, and what to expect ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call_memory.h"

#include "support/elements.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ropewalk {
namespace {

// What takes milliseconds, and what leaves an address space of 47 bits some room.
constexpr int64_t maxRows = 600, maxElements = 70000;
constexpr Wide maxReach = Wide(1) << 43;

int64_t bytesOf(const FuzzCall &call) { return test::formatOf(call.layout.dtype).bytes; }

/// How far a tensor's rows lie from each other at most.
Wide reachOf(const FuzzCall &call, const TensorSide &side) {
  return magnitudeOf(side.stride[0]) * (call.tensors.batches - 1) +
         magnitudeOf(side.stride[1]) * (call.tensors.tokens - 1) +
         magnitudeOf(side.stride[2]) * (side.heads - 1);
}

/// Bytes [begin, begin + width) of every head.
std::vector<Interval> rowsOf(const FuzzCall &call, const TensorSide &side, int64_t begin,
                             int64_t width) {
  std::vector<Interval> rows;
  for (int64_t b = 0; b < call.tensors.batches; ++b)
    for (int64_t t = 0; t < call.tensors.tokens; ++t)
      for (int64_t h = 0; h < side.heads; ++h) {
        const Wide at = side.origin + side.stride[0] * b + side.stride[1] * t + side.stride[2] * h;
        rows.push_back({int64_t(at) + begin, int64_t(at) + begin + width});
      }
  return rows;
}

double specialValue(test::Random &random, ropewalk_dtype dtype, bool infinities) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const double tiny = std::ldexp(1.0, test::formatOf(dtype).minExponent());
  const double values[] = {std::nan(""), 0.0, -0.0, tiny / 4, -tiny, infinity, -infinity};
  return values[random.bits() % (infinities ? std::size(values) : 5)];
}

} // namespace

std::vector<TensorSide> sidesOf(const FuzzCall &call) {
  const Wide bytes = bytesOf(call);
  std::vector<TensorSide> sides;
  auto add = [&](bool isKey, bool isDst, int64_t heads, Wide origin, Wide batch, Wide token,
                 Wide head) {
    sides.push_back({isKey,
                     isDst,
                     heads,
                     call.sharedMemory ? origin * bytes : 0,
                     {batch * bytes, token * bytes, head * bytes}});
  };
  for (bool isKey : {false, true}) {
    const ropewalk_tensor_layout &t = isKey ? call.layout.k : call.layout.q;
    if (t.heads == 0)
      continue;
    if (call.layout.place == ROPEWALK_OUT_OF_PLACE)
      add(isKey, false, t.heads, isKey ? call.kSrcOrigin : call.qSrcOrigin, t.src_batch_stride,
          t.src_token_stride, t.src_head_stride);
    add(isKey, true, t.heads, isKey ? call.kDstOrigin : call.qDstOrigin, t.dst_batch_stride,
        t.dst_token_stride, t.dst_head_stride);
  }
  return sides;
}

bool cannotSucceed(const FuzzCall &call, int64_t positionCount) {
  const ropewalk_tensors &tensors = call.tensors;
  if (tensors.batches < 1 || tensors.tokens < 1)
    return false;
  if (call.rotation.rotary_dim > 0 && tensors.tokens > positionCount)
    return true;
  const bool touchesAll = call.layout.place == ROPEWALK_OUT_OF_PLACE || call.rotation.rotary_dim;
  for (const TensorSide &side : sidesOf(call)) {
    if (reachOf(call, side) > (Wide(1) << 62))
      return true;
    const int64_t count[] = {tensors.batches, tensors.tokens, side.heads};
    for (int d = 0; d < 3; ++d)
      if (side.isDst && touchesAll && count[d] > 1 && side.stride[d] == 0)
        return true;
  }
  return false;
}

std::unique_ptr<CallMemory> CallMemory::create(const FuzzCall &call, bool infinities,
                                               test::Random &random) {
  std::unique_ptr<CallMemory> memory(new CallMemory(call));
  if (!memory->addSides() || !memory->map())
    return nullptr;
  memory->fill(infinities, random);
  return memory;
}

bool CallMemory::addSides() {
  const Wide tokens = Wide(call.tensors.batches) * call.tensors.tokens;
  if (tokens > maxRows) // and may be too many to multiply further
    return false;
  const bool inPlace = call.layout.place == ROPEWALK_IN_PLACE;
  const int64_t bytes = bytesOf(call), head = call.rotation.head_dim * bytes;
  const int64_t begin = inPlace ? call.rotation.window_begin * bytes : 0;
  const int64_t width = inPlace ? call.rotation.rotary_dim * bytes : head;
  for (const TensorSide &side : sidesOf(call)) {
    const Wide rows = tokens * side.heads;
    if (rows > maxRows || rows * call.rotation.head_dim > maxElements ||
        reachOf(call, side) > maxReach || magnitudeOf(side.origin) > maxReach)
      return false;
    sides.push_back({side, rowsOf(call, side, 0, head), rowsOf(call, side, begin, width), 0});
  }
  return true;
}

bool CallMemory::map() {
  const test::Guard guard = call.guardAtEnd ? test::Guard::AtEnd : test::Guard::AtBegin;
  auto add = [&](const std::vector<Interval> &rows) {
    memories.push_back(
        {std::make_unique<RowMemory>(rows, guard), std::make_unique<RowMemory>(rows, guard)});
    return memories.back().live->exists() && memories.back().before->exists();
  };
  std::vector<Interval> all;
  for (Side &side : sides) {
    side.memory = call.sharedMemory ? 0 : memories.size();
    all.insert(all.end(), side.rows.begin(), side.rows.end());
    if (!call.sharedMemory && !add(side.rows))
      return false;
  }
  return !call.sharedMemory || add(all);
}

void CallMemory::fill(bool infinities, test::Random &random) {
  const int64_t bytes = bytesOf(call);
  for (const Side &side : sides) {
    if (side.what.isDst && call.layout.place == ROPEWALK_OUT_OF_PLACE)
      continue;
    for (const Interval &row : side.rows) {
      const bool special = call.special && random.bits() % 3 == 0;
      for (int64_t at = row.begin; at < row.end; at += bytes)
        test::writeElement(call.layout.dtype, memories[side.memory].live->at(at),
                           special && random.bits() % 2
                               ? specialValue(random, call.layout.dtype, infinities)
                               : random.value());
    }
  }
  for (Memory &memory : memories)
    memory.before->copyFrom(*memory.live);
}

void CallMemory::setPointers(ropewalk_tensors &tensors) const {
  for (const Side &side : sides) {
    unsigned char *origin = memories[side.memory].live->at(int64_t(side.what.origin));
    if (side.what.isDst)
      (side.what.isKey ? tensors.k_dst : tensors.q_dst) = origin + (call.misaligned ? 1 : 0);
    else
      (side.what.isKey ? tensors.k_src : tensors.q_src) = origin;
  }
}

bool CallMemory::meet(std::vector<Interval> Side::*which) const {
  for (size_t m = 0; m < memories.size(); ++m) {
    std::vector<Interval> written, read;
    for (const Side &side : sides)
      if (side.memory == m) {
        std::vector<Interval> &list = side.what.isDst ? written : read;
        list.insert(list.end(), (side.*which).begin(), (side.*which).end());
      }
    // Disjoint intervals fill as many bytes together as alone.
    auto total = [](const std::vector<Interval> &list) {
      int64_t sum = 0;
      for (const Interval &interval : list)
        sum += interval.end - interval.begin;
      return sum;
    };
    std::vector<Interval> both = joined(written);
    read = joined(read);
    const int64_t alone = total(both) + total(read);
    if (total(both) < total(written))
      return true;
    both.insert(both.end(), read.begin(), read.end());
    if (total(joined(both)) < alone)
      return true;
  }
  return false;
}

bool CallMemory::onlyChanged(bool written) const {
  for (size_t m = 0; m < memories.size(); ++m) {
    std::vector<Interval> except;
    for (const Side &side : sides)
      if (written && side.memory == m && side.what.isDst)
        except.insert(except.end(), side.touched.begin(), side.touched.end());
    if (!memories[m].live->equals(*memories[m].before, joined(except)))
      return false;
  }
  return true;
}

const void *CallMemory::sideBefore(bool isKey, bool isDst) const {
  for (const Side &side : sides)
    if (side.what.isKey == isKey && side.what.isDst == isDst)
      return memories[side.memory].before->at(int64_t(side.what.origin));
  return nullptr;
}

} // namespace ropewalk
