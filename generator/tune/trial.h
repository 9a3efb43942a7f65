//===- trial.h - One shape, measured in a child process ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_TRIAL_H
#define ROPEWALK_TUNE_TRIAL_H

#include "tune_log.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace ropewalk {

struct TrialKernel {
  KernelSpec spec;
  ropewalk_kernel_fn run;
};

struct TrialResult {
  CellResult cell;
  std::string problem; ///< Why the shape has no measurement; empty: it has.
};

struct TrialOptions {
  bench::RaceOptions race;
  int cpu = -1;      ///< That the child runs on; -1: the one it starts on.
  double limit = 30; ///< Seconds for each kernel's verification, and for all timing.
};

/// Verifies and times kernels, the incumbent first, in a child process. One that crashes or takes
/// too long there when it is first run is left out and named in the result. An error only if there
/// can be no child.
llvm::Expected<TrialResult> runTrial(const bench::Case &cell, std::vector<TrialKernel> kernels,
                                     const TrialOptions &options);

/// Takes into a result what a trial of its finalists in another place found: who goes on being one
/// has the mean of both ratios, and an interval around both intervals.
void confirm(CellResult &result, const CellResult &again);

} // namespace ropewalk

#endif
