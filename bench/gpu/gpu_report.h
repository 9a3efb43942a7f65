//===- gpu_report.h - Results as JSON and as a table ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_GPU_REPORT_H
#define ROPEWALK_BENCH_GPU_GPU_REPORT_H

#include "gpu/bars.h"
#include "gpu/gpu.h"

namespace ropewalk::bench {

struct GpuReport {
  std::vector<GpuRow> rows;
  size_t cellsLeft = 0;              ///< For which there was no time.
  std::vector<std::string> tooLarge; ///< Cells for which there is no memory.
  double seconds = 0;

  bool isRight() const; ///< No result was wrong.
  /// Rows that reach a bar, and those that don't.
  std::pair<int, int> tally(const GpuBar &bar) const;
};

/// "bf16 half 32+8 heads of 128, 16384 tokens".
std::string describe(const GpuCell &cell);

std::string toJson(const Gpu &gpu, const GpuReport &report);
/// Ratios first; below, a line for each bar.
std::string toTable(const Gpu &gpu, const GpuReport &report);

} // namespace ropewalk::bench

#endif
