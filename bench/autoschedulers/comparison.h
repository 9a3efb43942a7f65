//===- comparison.h - Our kernels against autoscheduled ones ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a schedule of ours is worth beside those that Halide's autoschedulers find for the same
// algorithm, what our passes are worth beside Halide's own code, and what MLIR makes of the same
// schedule.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_AUTOSCHEDULERS_COMPARISON_H
#define ROPEWALK_BENCH_AUTOSCHEDULERS_COMPARISON_H

#include "codegen/compiler.h"
#include "harness/harness.h"
#include "harness/race.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk::bench {

/// Who ours are compared with: each of Halide's autoschedulers, in Halide's own code or, "+passes",
/// finished by ours; or the second back end with the same schedule, "mlir".
enum class RivalKind { Autoscheduled, Backend };

/// One of them in one cell.
struct Rival {
  std::string name;
  std::optional<Lap> lap; ///< Beside our kernel: its time / ours, above 1 ours is faster.
  std::string problem;    ///< Why there is no lap.
};

struct ComparedCell {
  Case cell;
  std::string kernel;        ///< Ours, which a plan takes.
  double ns = 0;             ///< Of ours, beside the last rival that has a lap.
  std::vector<Rival> rivals; ///< The same in every cell.
};

struct ComparisonOptions {
  double seconds = 0.3; ///< For all rivals of a cell together; from DRAM three times as many.
  int cpu = -1;         ///< That kernels run on; -1: the one they start on.
};

/// Compiles all rivals for exactly this cell, then verifies each and times it beside our kernel, in
/// two loads of the code. An error if there is no kernel of ours, no autoscheduler, or no rival
/// that could be timed.
llvm::Expected<ComparedCell> compareWith(RivalKind kind, const Case &cell, Target target,
                                         const ScheduleBook &book,
                                         const ComparisonOptions &options);

/// {"machine":{...},"rows":[...],"summary":[...]}
std::string comparisonJson(const Machine &machine, const std::vector<ComparedCell> &cells);

/// Lines of the machine, a table of all cells, then one of what each rival comes to by rotation:
/// geometric mean and least ratio. Cells in which a rival is faster have a mark.
std::string comparisonTable(const Machine &machine, const std::vector<ComparedCell> &cells);

} // namespace ropewalk::bench

#endif
