//===- gpu_report.h - Results as JSON and as a table ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_GPU_REPORT_H
#define ROPEWALK_BENCH_GPU_GPU_REPORT_H

#include "gpu/autoscheduled.h"
#include "gpu/bars.h"
#include "gpu/gpu.h"
#include "gpu/variants.h"

namespace ropewalk::bench {

/// What a run of cells, of whichever rows, comes to.
struct GpuRun {
  size_t cellsLeft = 0;              ///< For which there was no time.
  std::vector<std::string> tooLarge; ///< Cells for which there is no memory.
  double seconds = 0;
};

struct GpuReport : GpuRun {
  std::vector<GpuRow> rows;

  bool isRight() const; ///< No result was wrong.
  /// Rows that reach a bar, and those that don't.
  std::pair<int, int> tally(const GpuBar &bar) const;
};

struct GpuVariantReport : GpuRun {
  std::vector<GpuVariantRow> rows;

  bool isRight() const;
  /// Rows within their limits, and those above; others are not timed.
  std::pair<int, int> tally() const;
};

struct GpuAutoscheduledReport : GpuRun {
  std::vector<GpuAutoscheduledRow> rows;

  bool isRight() const; ///< Not all of them have problems.
  /// Rows in which ours is faster, and those in which it is not; others are not timed.
  std::pair<int, int> tally() const;
};

/// "bf16 half 32+8 heads of 128, 16384 tokens".
std::string describe(const GpuCell &cell);

std::string toJson(const Gpu &gpu, const GpuReport &report);
/// Ratios first; below, a line for each bar.
std::string toTable(const Gpu &gpu, const GpuReport &report);

std::string toJson(const Gpu &gpu, const GpuVariantReport &report);
std::string toTable(const Gpu &gpu, const GpuVariantReport &report);

std::string toJson(const Gpu &gpu, const GpuAutoscheduledReport &report);
std::string toTable(const Gpu &gpu, const GpuAutoscheduledReport &report);

} // namespace ropewalk::bench

#endif
