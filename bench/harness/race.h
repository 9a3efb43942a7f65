//===- race.h - Which of several kernels is fastest -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_RACE_H
#define ROPEWALK_BENCH_HARNESS_RACE_H

#include "timing.h"
#include "workspace.h"

#include <functional>
#include <vector>

namespace ropewalk::bench {

struct RaceOptions {
  double seconds = 1; ///< For all kernels of a race together; its least rounds may exceed it.
  double maxUlp = 0;  ///< Above it a kernel is wrong; 0: as Options::maxUlp.
  size_t finalists = 4;
  /// Called before each kernel is run for the first time, so that it is known who crashes, and with
  /// their number once all were verified.
  std::function<void(size_t kernel)> before;
};

/// Kernels of one case, with what they run on.
class Contestants {
public:
  virtual ~Contestants() = default;
  virtual size_t count() const = 0; ///< None when out of memory.
  /// Runs one and returns its worst error, in ulp.
  virtual double verify(size_t kernel) = 0;
  /// All memory as it was, once all were verified.
  virtual void reset() = 0;
  virtual std::vector<Subject> subjects(const std::vector<size_t> &which) = 0;
  /// That a sample of each should take: much more than reading the clock, or waiting, does.
  virtual double sampleSeconds() const { return TimingOptions().sampleSeconds; }
};

/// Functions of this CPU, whose calls take the buffers of a workspace in turn.
class CpuContestants : public Contestants {
public:
  CpuContestants(const Case &cell, std::vector<ropewalk_kernel_fn> kernels, size_t dramBytes)
      : cell(cell), kernels(std::move(kernels)), workspace(cell, memory, dramBytes) {}

  size_t count() const override { return workspace.valid() ? kernels.size() : 0; }
  double verify(size_t kernel) override;
  void reset() override;
  std::vector<Subject> subjects(const std::vector<size_t> &which) override;

private:
  const Case &cell;
  const std::vector<ropewalk_kernel_fn> kernels;
  Memory memory;
  Workspace workspace;
  size_t next = 0;
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
Race race(const Case &cell, Contestants &contestants, const RaceOptions &options);

} // namespace ropewalk::bench

#endif
