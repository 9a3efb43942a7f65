//===- tuner.h - Finds the fastest schedule of each shape -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Request by request: all candidates are compiled, on all cores; those that LLVM's model of this
// CPU finds hopeless are left out; then nothing else runs while, shape by shape, a child process
// verifies the rest and times them beside the incumbent, which is what the schedules at hand
// prefer.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_TUNER_H
#define ROPEWALK_TUNE_TUNER_H

#include "contest.h"
#include "tune_log.h"

#include <functional>
#include <string>
#include <vector>

namespace ropewalk {

struct TuneWork {
  std::vector<bench::Case> cells; ///< Those of one request follow each other.
  Target target = Target::X86_64;
  Rigor rigor;
  double budget = 0;  ///< Seconds for all; 0: no limit.
  bool again = false; ///< Also those of the log whose incumbent's time moved.
  int cpu = -1;       ///< That kernels run on; -1: the one they start on.
  size_t dramBytes = 1200000000;
};

/// What a run of the tuner came to, beside what the log holds.
struct TuneOutcome {
  size_t measured = 0, known = 0, left = 0;       ///< Shapes.
  double compiling = 0, measuring = 0, total = 0; ///< Seconds.
  std::vector<std::string> problems;              ///< Shapes that could not be measured, and why.
};

/// Called with each shape before it is measured, or with what is compiled.
using TuneProgress = std::function<void(size_t done, size_t total, llvm::StringRef what)>;

/// Measures the cells that the log does not hold yet.
llvm::Expected<TuneOutcome> tune(const TuneWork &work, const ScheduleBook &book, TuneLog &log,
                                 const TuneProgress &progress);

} // namespace ropewalk

#endif
