//===- variant_setup.h - What a variant of a call may change ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_VARIANT_SETUP_H
#define ROPEWALK_BENCH_HARNESS_VARIANT_SETUP_H

#include "workspace.h"

#include "ropewalk/ropewalk.h"

#include <cstdint>
#include <vector>

namespace ropewalk::bench {

/// Everything that one variant may change, and the memory it points to.
struct Setup {
  /// The plain call.
  explicit Setup(const Case &cell);
  Setup(const Setup &) = delete;

  /// Three coordinates; frequencies run on.
  void useAxes(ropewalk_axis_order order);

  /// The same for an image in a prompt: one time, a row of the image after the other.
  void useImage(ropewalk_axis_order order);

  /// Rows in another type, [rows, pairs, cos and sin] if `pairStride` is 2.
  void useCache(ropewalk_dtype dtype, int64_t pairStride);

  /// Positions counted, not listed.
  void count();

  /// Positions all over the context. `everyCall`: others each time, so that rows come from memory.
  void scatter(bool everyCall);

  /// Before the next call. Inline: it is timed with the calls.
  void moveOn() {
    if (!movesOn)
      return;
    const int32_t *next = static_cast<const int32_t *>(tensors.positions) + tensors.tokens;
    const bool fits = next + tensors.tokens <= positions.data() + positions.size();
    tensors.positions = fits ? next : positions.data();
  }

  const int64_t tableRows; ///< Positions that have a row.
  ropewalk_rotation rotation;
  ropewalk_layout layout = {};
  ropewalk_plan_options options = {};
  ropewalk_tensors tensors = {};
  ropewalk_cache cache = {};
  std::vector<char> cacheMemory;
  std::vector<int32_t> positions, lengths;
  std::vector<int64_t> longPositions;
  std::vector<float> rows; ///< Made before.
  bool movesOn = false;    ///< Each call has positions of its own.
  int64_t pastLine = 0;    ///< Bytes that tensors begin behind a cache line's first.
};

/// Points the tensors of a setup, or a copy of them, into buffers of the host or the device. As a
/// setup has it, k_src is the number of elements from q to k.
void pointAt(ropewalk_tensors &tensors, const Setup &setup, void *src, void *dst);

} // namespace ropewalk::bench

#endif
