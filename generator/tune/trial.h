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

/// Verifies and times kernels, the incumbent first, in a child process. One that crashes or hangs
/// there when it is first run is left out and named in the result. After `limit` seconds it hangs.
/// An error only if there can be no child.
llvm::Expected<TrialResult> runTrial(const bench::Case &cell, std::vector<TrialKernel> kernels,
                                     const bench::RaceOptions &options, double limit);

} // namespace ropewalk

#endif
