//===- variants.h - Other forms of a call on a GPU --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_VARIANTS_H
#define ROPEWALK_BENCH_GPU_VARIANTS_H

#include "gpu/cells.h"
#include "gpu/rounds.h"

#include "harness/workspace.h"
#include "ropewalk/kernel.h"

#include <optional>

namespace ropewalk::bench {

/// A variant of harness/variant_list.h, or what its call takes with rows made before, against the
/// plain call.
struct GpuVariantRow {
  std::string name;
  Case cell;
  std::string kernel;  ///< Of the plan.
  std::string problem; ///< Empty, or why it is not timed: a GPU does not do it, or it is wrong.
  bool isWrong = false;
  /// Of a call; a first one where rows must be made, then with the launch that makes them.
  std::array<double, gpuMethods> seconds = {};
  /// Time / the plain call's, of the same bytes, within a round.
  std::array<double, gpuMethods> plainRatio = {};

  double ratio() const; ///< By judgedMethod.
  bool isAbove() const; ///< The variant's limit.
};

/// What measureVariants allocates of the device's memory, at most.
int64_t variantBytes(const Gpu &gpu, const GpuCell &cell);

/// Every variant of a call, out of place and in place: q and k of a cell as one tensor. Checks each
/// against the reference: all of a call of at most 64 tokens, and some tokens of what is timed;
/// none of a place is timed unless all of it are right.
std::vector<GpuVariantRow> measureVariants(const Gpu &gpu, const GpuStream &stream,
                                           const CacheFlush &flush, const GpuCell &cell,
                                           const ropewalk_kernel_table &kernels, double seconds);

} // namespace ropewalk::bench

#endif
