//===- trial.h - One shape, measured in a child process ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_TRIAL_H
#define ROPEWALK_BENCH_TRIAL_TRIAL_H

#include "cell_result.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ropewalk {

struct TrialKernel {
  KernelSpec spec;
  ropewalk_kernel_fn run;                         ///< On a CPU.
  const ropewalk_device_kernel *device = nullptr; ///< Of a device's kernel.
};

/// Makes, in the child process, what runs kernels of one target, the incumbent first. What can't go
/// on is told to `fail`, which ends the process.
using ContestantsMaker = std::function<std::unique_ptr<bench::Contestants>(
    const bench::Case &cell, const std::vector<TrialKernel> &kernels, size_t dramBytes,
    std::function<void(const std::string &why)> fail)>;

/// Of functions of this CPU; those of devices are device_contestants.h's.
std::unique_ptr<bench::Contestants> cpuContestants(const bench::Case &cell,
                                                   const std::vector<TrialKernel> &kernels,
                                                   size_t dramBytes,
                                                   std::function<void(const std::string &)> fail);

struct TrialResult {
  CellResult cell;
  std::string problem; ///< Why the shape has no measurement; empty: it has.
};

struct TrialOptions {
  bench::RaceOptions race;
  ContestantsMaker contestants = cpuContestants;
  size_t dramBytes = 1200000000; ///< What the buffers of a case from DRAM exceed.
  int cpu = -1;                  ///< That the child runs on; -1: the one it starts on.
  double limit = 30;             ///< Seconds for each kernel's verification, and for all timing.
};

/// Verifies and times kernels, the incumbent first, in a child process. One that crashes, takes too
/// long there when it is first run, or can't go on, is left out and named in the result.
TrialResult runTrial(const bench::Case &cell, std::vector<TrialKernel> kernels,
                     const TrialOptions &options);

/// Takes into a lap what another in another place found: it has the mean of both ratios, and an
/// interval around both intervals.
void confirm(bench::Lap &lap, const bench::Lap &again);

/// The same for all finalists of a result that go on being finalists.
void confirm(CellResult &result, const CellResult &again);

/// Loads of a rotation's kernels. Where code and data lie moves a kernel's time by several percent
/// in small shapes: who wins must do so in each of them.
constexpr size_t trialLoads = 2;

/// How a shape is measured.
struct ShapeOptions {
  int rigor = 0;      ///< Number of the rigor, for the result.
  double seconds = 1; ///< For all loads; from DRAM three times as many.
  int cpu = -1;       ///< As in TrialOptions.
  double limit = 0;   ///< As in TrialOptions; 0: what verification takes at most on a slow machine.
  ContestantsMaker contestants = cpuContestants;
  size_t dramBytes = 1200000000;
};

/// Trials in all loads (`loads[load][kernel]`, the incumbent first in each), the later ones of the
/// finalists so far.
TrialResult measureShape(const bench::Case &cell,
                         const std::vector<std::vector<TrialKernel>> &loads,
                         const ShapeOptions &options);

} // namespace ropewalk

#endif
