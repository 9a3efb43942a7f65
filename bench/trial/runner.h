//===- runner.h - Measures a bundle -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_RUNNER_H
#define ROPEWALK_BENCH_TRIAL_RUNNER_H

#include "trial.h"

#include <string>
#include <vector>

namespace ropewalk {

/// Where a runner's kernels run: its own CPU, or devices. Each program has one.
struct RunnerPlace {
  /// Why kernels for a target don't run here; empty: they do, on the machine so named.
  std::string (*findMachine)(Target target, std::string &name);
  ContestantsMaker contestants;
};
RunnerPlace runnerPlace();

struct RunnerOptions {
  std::string folder;                ///< Of the bundle.
  std::string log = "results.jsonl"; ///< Goes on if it is there.
  double budget = 0;                 ///< Seconds for all; 0: no limit.
  double limit = 0;                  ///< ShapeOptions::limit
  int cpu = -1;                      ///< ShapeOptions::cpu
};

/// What a run came to, beside what the log holds.
struct RunnerOutcome {
  size_t measured = 0, known = 0, left = 0; ///< Shapes.
  size_t unsteady = 0;                      ///< Of those measured.
  double seconds = 0;
  std::vector<std::string> problems; ///< Shapes that could not be measured, and why.
};

/// Verifies and measures the shapes that the log does not hold yet, each line of it on the disk
/// before the next shape begins; progress, and kernels that are left out, to standard error.
/// Returns why nothing could be done; empty: it was.
std::string runBundle(const RunnerOptions &options, RunnerOutcome &outcome);

} // namespace ropewalk

#endif
