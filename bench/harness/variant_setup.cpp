//===- variant_setup.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "variant_setup.h"

#include "kernel_spec.h"

#include "ropewalk/rotation.h"

#include <algorithm>
#include <cstring>

namespace ropewalk::bench {
namespace {

// Of a plain table, which stays in the second-level cache; of long calls enough for counted ones.
constexpr int64_t fewestTableRows = 1024;

// The context of a model, and so many calls' positions in it that each finds its rows in memory.
constexpr int64_t contextRows = 131072, scatteredPositions = 131072;

// An image of about a thousand by a thousand pixels, a token for 28 by 28 of them, as Qwen2-VL has.
// Few tokens are some of its middle.
constexpr int64_t imageBegin = 200, imageColumns = 36, imageMiddle = 18 * imageColumns + 7;

} // namespace

Setup::Setup(const Case &cell) : tableRows(std::max(fewestTableRows, 2 * cell.tokens)) {
  rotation = makeRotation(cell.headDim, 10000, cell.pairing);
  layout.dtype = cell.dtype;
  layout.place = cell.place;
  layout.q = bshd(cell.tokens, cell.heads, cell.headDim);
  options.position_end = tableRows;
  options.table_form = ROPEWALK_TABLE_PLAIN;
  tensors.batches = 1;
  tensors.tokens = cell.tokens;
  for (int64_t axis = 0; axis < 3; ++axis) // others on each, whatever the number of tokens
    for (int64_t t = 0; t < cell.tokens; ++t)
      positions.push_back(static_cast<int32_t>((axis * (cell.tokens + 1) + t + 200) % tableRows));
  tensors.index = ROPEWALK_INDEX_I32;
  tensors.positions = positions.data();
  tensors.position_axis_stride = cell.tokens;
}

void Setup::useAxes(ropewalk_axis_order order) {
  const int64_t pairs = rotation.rotary_dim / 2, third = pairs * 5 / 16;
  rotation.axes.count = 3;
  rotation.axes.order = order;
  rotation.axes.sections[0] = pairs - 2 * third;
  rotation.axes.sections[1] = rotation.axes.sections[2] = third;
}

void Setup::useImage(ropewalk_axis_order order) {
  useAxes(order);
  for (int64_t t = 0; t < tensors.tokens; ++t) {
    positions[t] = static_cast<int32_t>(imageBegin);
    const int64_t patch = imageMiddle + t;
    positions[tensors.tokens + t] = static_cast<int32_t>(imageBegin + patch / imageColumns);
    positions[2 * tensors.tokens + t] = static_cast<int32_t>(imageBegin + patch % imageColumns);
  }
}

void Setup::useCache(ropewalk_dtype dtype, int64_t pairStride) {
  const int64_t pairs = rotation.rotary_dim / 2, row = 2 * pairs;
  const int64_t bytes = elementBytes(dtype);
  cacheMemory.assign(tableRows * row * bytes, 0);
  // Small exact numbers do for a time; the self-check takes a cache as it is.
  for (int64_t i = 0; i < tableRows * row; ++i) {
    const float value = static_cast<float>(i % 7 - 3) * 0.25f;
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    if (dtype == ROPEWALK_BF16)
      bits >>= 16;
    else if (dtype == ROPEWALK_F16)
      bits = value == 0 ? 0 : (bits >> 16 & 0x8000) | (((bits >> 13) & 0x3ffff) - (112 << 10));
    std::memcpy(&cacheMemory[i * bytes], &bits, bytes);
  }
  const char *cos = cacheMemory.data();
  cache = {cos, cos + (pairStride == 2 ? 1 : pairs) * bytes, tableRows, row, pairStride, dtype};
  options.cache = &cache;
}

void Setup::count() {
  tensors.index = ROPEWALK_INDEX_NONE;
  tensors.positions = nullptr;
}

void Setup::scatter(bool everyCall) {
  options.position_end = contextRows;
  uint64_t state = 1;
  positions.resize(everyCall ? scatteredPositions : tensors.tokens);
  for (int32_t &position : positions) {
    state = state * 6364136223846793005 + 1442695040888963407;
    position = static_cast<int32_t>((state >> 33) % contextRows);
  }
  tensors.positions = positions.data();
  movesOn = everyCall;
}

void pointAt(ropewalk_tensors &tensors, const Setup &setup, void *src, void *dst) {
  const int64_t keys =
      reinterpret_cast<intptr_t>(setup.tensors.k_src) * elementBytes(setup.layout.dtype);
  char *from = static_cast<char *>(src) + setup.pastLine;
  char *to = static_cast<char *>(dst) + setup.pastLine;
  tensors.q_src = from, tensors.q_dst = to;
  tensors.k_src = from + keys, tensors.k_dst = to + keys;
}

} // namespace ropewalk::bench
