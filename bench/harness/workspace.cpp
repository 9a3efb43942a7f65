//===- workspace.cpp - Buffers and tables of one case -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "workspace.h"

#include "kernel_spec.h"
#include "oracle.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

namespace ropewalk::bench {

/// Between src and dst: equal low 12 bits would make loads wait for unrelated stores.
static constexpr size_t aliasGap = 2048 + 256;

static size_t alignUp(size_t value, size_t to) { return (value + to - 1) / to * to; }

int64_t Case::bytes() const { return tokens * heads * headDim * elementBytes(dtype); }

Workspace::Workspace(const Case &c, Memory &memory, size_t dramBytes) : c(c) {
  const size_t bytes = size_t(c.bytes());
  const size_t dstOffset = alignUp(bytes, 4096) + aliasGap;
  const size_t stride = alignUp(dstOffset + bytes, 4096) + 4096;
  const size_t touched = c.place == ROPEWALK_IN_PLACE ? bytes : 2 * bytes;
  const size_t count = c.fromDram ? dramBytes / touched + 2 : 1;
  char *base = memory.reserve(count * stride);
  if (!base)
    return;
  makeTables();
  fillSources(base, count, stride);

  ropewalk_kernel_args args = {};
  args.cos = storedCos.data();
  args.sin = storedSin.data();
  args.positions = positions.data();
  args.tokens = c.tokens;
  args.heads = c.heads;
  args.channels = c.headDim;
  args.srcHeadStride = args.dstHeadStride = c.headDim * elementBytes(c.dtype);
  args.srcTokenStride = args.dstTokenStride = c.heads * args.srcHeadStride;
  args.tableRowStride = int64_t(storedCos.size() / size_t(c.tokens) * sizeof(float));
  args.tablePairStride = sizeof(float);
  args.positionStride = sizeof(int32_t);
  args.rowOffset = -firstPosition;
  args.sineSign = 1;
  for (size_t i = 0; i < count; ++i) {
    args.src = base + i * stride;
    args.dst = base + i * stride + dstOffset;
    calls.push_back(args);
  }
}

void Workspace::makeTables() {
  const int64_t pairs = c.headDim / 2;
  const int64_t rowFloats = int64_t(alignUp(size_t(pairs), 16));
  storedCos.assign(size_t(c.tokens * rowFloats), 0);
  storedSin = storedCos;
  exactCos.resize(size_t(c.tokens * pairs));
  exactSin = exactCos;
  for (int64_t t = 0; t < c.tokens; ++t) {
    positions.push_back(int32_t(firstPosition + t));
    for (int64_t i = 0; i < pairs; ++i) {
      // Exact enough for the oracle: at most 2^13 radians in a 64-bit significand.
      const long double angle =
          positions.back() * std::pow(static_cast<long double>(tableTheta),
                                      -2.0L * i / static_cast<long double>(c.headDim));
      const long double cos = std::cos(angle), sin = std::sin(angle);
      exactCos[size_t(t * pairs + i)] = double(cos);
      exactSin[size_t(t * pairs + i)] = double(sin);
      storedCos[size_t(t * rowFloats + i)] = float(cos);
      storedSin[size_t(t * rowFloats + i)] = float(sin);
    }
  }
}

void Workspace::fillSources(char *base, size_t count, size_t stride) {
  const size_t step = size_t(elementBytes(c.dtype)), bytes = size_t(c.bytes());
  std::minstd_rand random(7);
  const size_t fresh = std::min<size_t>(bytes, 1 << 20); // repeated beyond: a cache sees no data
  for (size_t at = 0; at < fresh; at += step)
    elementFromDouble(c.dtype, double(random() % 65521) / 8192.0 - 4.0, base + at);
  for (size_t at = fresh; at < bytes; at += fresh)
    std::memcpy(base + at, base, std::min(fresh, bytes - at));
  for (size_t i = 1; i < count; ++i)
    std::memcpy(base + i * stride, base, bytes);
}

void Workspace::resetDst(size_t i) {
  if (c.place == ROPEWALK_IN_PLACE)
    std::memcpy(calls[i].dst, calls[i].src, size_t(c.bytes()));
  else
    std::memset(calls[i].dst, 0xff, size_t(c.bytes()));
}

double Workspace::worstUlp() const {
  return bench::worstUlp(c.dtype, c.pairing, calls[0], exactCos.data(), exactSin.data());
}

bool Workspace::isCopy() const {
  return std::memcmp(calls[0].src, calls[0].dst, size_t(c.bytes())) == 0;
}

} // namespace ropewalk::bench
