//===- workspace.h - Buffers and tables of one case -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_WORKSPACE_H
#define ROPEWALK_BENCH_HARNESS_WORKSPACE_H

#include "ropewalk/kernel.h"
#include "ropewalk/ropewalk.h"

#include <string>
#include <vector>

namespace ropewalk::bench {

/// One cell of the results: a tensor [tokens, heads, headDim] without gaps, all of
/// headDim rotated.
struct Case {
  ropewalk_dtype dtype = ROPEWALK_F32;
  ropewalk_pairing pairing = ROPEWALK_HALF;
  ropewalk_place place = ROPEWALK_OUT_OF_PLACE;
  int64_t tokens = 1;
  int64_t heads = 32;
  int64_t headDim = 128;
  /// Every call takes the next of so many buffers that none is in a cache any more;
  /// else all calls use one buffer.
  bool fromDram = false;

  int64_t bytes() const; ///< Of the tensor.
};

/// Anonymous memory, asked to be in huge pages, kept and grown from case to case.
class Memory {
public:
  Memory() = default;
  ~Memory();
  Memory(const Memory &) = delete;
  Memory &operator=(const Memory &) = delete;

  /// At least this much, 2 MiB aligned; what was there before is lost. Null when the
  /// system has no more.
  char *reserve(size_t bytes);
  /// "4 KiB", "2 MiB (98 % of 1200 MiB)", as the system says now.
  std::string pages() const;

private:
  void release();
  char *base = nullptr;
  size_t size = 0;
};

/// What the tables of cases are made of, and where their rows begin: position 0 would turn nothing.
constexpr double tableTheta = 10000;
constexpr int32_t firstPosition = 1000;

/// Random data, positions, and tables for one case.
class Workspace {
public:
  /// `dramBytes`: what the buffers of a case from DRAM must exceed.
  Workspace(const Case &c, Memory &memory, size_t dramBytes);

  bool valid() const { return !calls.empty(); } ///< False when out of memory.
  /// dst of call `i` as the source is (in place needs it) or overwritten with NaN.
  void resetDst(size_t i);
  /// Worst error of what the last use of call 0 wrote, in ulp.
  double worstUlp() const;
  /// Whether it wrote the source, byte for byte.
  bool isCopy() const;

  std::vector<ropewalk_kernel_args> calls; ///< One per pair of buffers; dst is not yet set.

private:
  void makeTables();
  void fillSources(char *base, size_t count, size_t stride);

  Case c;
  std::vector<int32_t> positions;
  std::vector<float> storedCos, storedSin;
  std::vector<double> exactCos, exactSin;
};

} // namespace ropewalk::bench

#endif
