//===- race.h - Which of several kernels is fastest -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_RACE_H
#define ROPEWALK_BENCH_HARNESS_RACE_H

#include "workspace.h"

#include <functional>
#include <vector>

namespace ropewalk::bench {

struct RaceOptions {
  double seconds = 1; ///< For all kernels of a race together; its least rounds may exceed it.
  size_t dramBytes = 1200000000;
  double maxUlp = 0; ///< Above it a kernel is wrong; 0: as Options::maxUlp.
  size_t finalists = 4;
  /// Called before each kernel is run for the first time, so that it is known who crashes, and with
  /// their number once all were verified.
  std::function<void(size_t kernel)> before;
};

/// What one kernel did. Ratios are its time / that of the first kernel, the incumbent, within the
/// rounds that both ran in.
struct Lap {
  double maxUlp = 0;
  bool correct = false;     ///< If not, it was not timed.
  bool final = false;       ///< Ran to the end.
  int rounds = 0;           ///< Of the last heat that it ran in, as all that follows.
  double ns = 0;            ///< Median.
  double ratio = 1;         ///< Median.
  double low = 1, high = 1; ///< The median ratio lies between these with 95 % confidence.
};

struct Race {
  std::vector<Lap> laps; ///< By kernel. Empty when out of memory, or the incumbent is wrong.
  double drift = 1;      ///< Incumbent's time in the last third of the final / in the first third.
};

/// Verifies all kernels, then times them side by side: in a first heat of few rounds all of them,
/// in a second one those within 1.3 of the fastest, in the final the incumbent and the fastest few.
Race race(const Case &cell, const std::vector<ropewalk_kernel_fn> &kernels, Memory &memory,
          const RaceOptions &options);

} // namespace ropewalk::bench

#endif
