//===- bars.h - What times on a GPU are held to -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_BARS_H
#define ROPEWALK_BENCH_GPU_BARS_H

#include "gpu/cells.h"
#include "gpu/rounds.h"

#include <array>
#include <optional>

namespace ropewalk::bench {

/// What is timed side by side. HandOne and HandFour are the hand-written rotation with a row of cos
/// and sin per head, or per four.
enum class GpuSubject { Ours, DeviceCopy, HandCopy, HandOne, HandFour, Simple };
inline constexpr size_t gpuSubjects = 6;
const char *subjectName(GpuSubject subject);

/// One line of results.
struct GpuRow {
  GpuCell cell;
  std::string kernel; ///< Of the plan.
  std::string wrong;  ///< Empty, or which subject's result is not the reference's: not timed.
  std::array<Timings, gpuMethods> timings;

  double seconds(GpuMethod method, GpuSubject subject) const {
    return timings[size_t(method)].median(size_t(subject));
  }
  /// Time of ours / of a peer, within a round.
  double ratio(GpuMethod method, GpuSubject peer) const {
    return timings[size_t(method)].ratio(size_t(GpuSubject::Ours), size_t(peer));
  }
  /// The same beside the better one of the hand-written ones.
  double handRatio(GpuMethod method) const;
  /// Bytes read and written per second.
  double bandwidth(GpuMethod method) const;
};

/// A bar: what ours reaches, and whether that is enough. nullopt: not for such a row.
struct GpuBar {
  const char *name, *meaning;
  std::optional<double> (*value)(const GpuRow &row);
  bool (*holds)(double value);
};

const std::array<GpuBar, 4> &gpuBars();

} // namespace ropewalk::bench

#endif
