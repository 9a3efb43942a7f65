//===- bench_autoschedulers.cpp - Against Halide's autoschedulers ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench_autoschedulers.h"

#include "command.h"
#include "harness/cpu.h"
#include "io/progress.h"
#include "lower/requests.h"
#include "trial/cell_result.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::driver {

/// Kernels for any width have the order of blocks in their algorithm.
static llvm::Error checkWidths(const Grid &grid) {
  for (const bench::Case &cell : grid.cases())
    if (kernelFor(requestOf(cell)).channels == 0)
      return make_error<UsageError>("--head-dim is '" + Twine(cell.headDim) +
                                    "', expected at most 256 with --autoschedulers");
  return llvm::Error::success();
}

llvm::Error compareCells(bench::RivalKind kind, const Grid &grid, Target target,
                         const ScheduleBook &book, const bench::ComparisonOptions &options,
                         bool json) {
  if (kind == bench::RivalKind::Autoscheduled)
    if (llvm::Error error = checkWidths(grid))
      return error;
  bench::pinToCpu(options.cpu);
  std::vector<bench::ComparedCell> compared;
  const std::vector<bench::Case> cases = grid.cases();
  Progress progress("measuring", cases.size());
  for (const bench::Case &cell : cases) {
    progress.update(compared.size(), shapeName(cell));
    auto one = bench::compareWith(kind, cell, target, book, options);
    if (!one)
      return one.takeError();
    compared.push_back(std::move(*one));
  }
  const bench::Machine machine = bench::Harness().machine();
  outs() << (json ? bench::comparisonJson(machine, compared)
                  : bench::comparisonTable(machine, compared));
  return llvm::Error::success();
}

} // namespace ropewalk::driver
