//===- cell_result.h - What was measured of one shape -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_CELL_RESULT_H
#define ROPEWALK_BENCH_TRIAL_CELL_RESULT_H

#include "harness/race.h"
#include "kernel_spec.h"

#include <string>
#include <vector>

namespace ropewalk {

/// A kernel in one shape.
struct MeasuredKernel {
  KernelSpec spec;
  bench::Lap lap;
};

/// A kernel that did not live through verification, and why.
struct FailedKernel {
  std::string name, why;
};

/// One shape: the incumbent first.
struct CellResult {
  bench::Case cell;
  std::vector<MeasuredKernel> kernels;
  std::vector<FailedKernel> failed;
  int rigor = 0;      ///< Number of the rigor (tune/tuner.h) that it was measured with.
  double drift = 1;   ///< bench::Race::drift
  double seconds = 0; ///< That it took.

  /// The incumbent, or who has clearly beaten it, by as much as nobody else.
  size_t winner() const;
  /// Whether the incumbent took the same time, within 10 %, at the end as at the beginning.
  bool isSteady() const;
  /// A sentence for each kernel that was left out: crashed, hung, or wrong.
  std::vector<std::string> leftOut() const;
};

/// Whether a lap beats the incumbent by more than 1 % with 95 % confidence.
bool isClearWin(const bench::Lap &lap);

/// The rotation of a shape's tensor.
KernelRequest requestOf(const bench::Case &cell);

bool sameShape(const bench::Case &a, const bench::Case &b);

/// "1 shape", "2 shapes"
std::string shapeCount(size_t count);

/// "half f32 out 128 x 32 heads x 16 tokens"
std::string shapeName(const bench::Case &cell);

/// Shapes that are tuned: windows of a multiple of a step, as many heads as a layout may have.
constexpr int64_t mostTunedWidth = 256, tunedWidthStep = 16, mostTunedHeads = 1 << 16,
                  mostTunedTokens = 1 << 20, mostRigor = 3;

} // namespace ropewalk

#endif
