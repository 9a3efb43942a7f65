//===- timing.h - Times several subjects side by side -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two numbers taken one after the other on a shared machine say little about each
// other. Here all subjects share every stretch of time, and a ratio is the median of
// the ratios within each round.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_TIMING_H
#define ROPEWALK_BENCH_HARNESS_TIMING_H

#include <cstdint>
#include <functional>
#include <vector>

namespace ropewalk::bench {

/// Something to time. `repeat` does the work n times; its own loop is part of the time,
/// so it should be no more than the call. `prepare`, if set, runs before each sample and
/// is not timed.
struct Subject {
  std::function<void(int64_t n)> repeat;
  std::function<void()> prepare;
};

struct TimingOptions {
  double sampleSeconds = 20e-6; ///< A sample repeats its subject until it takes this long.
  double seconds = 0.3;         ///< For all subjects together; minRounds may exceed it.
  int minRounds = 11;
  int maxRounds = 2001;
  bool warm = true; ///< Run each subject once, untimed, between `prepare` and the sample.
};

/// Seconds per repetition: seconds[subject][round].
struct Timings {
  std::vector<std::vector<double>> seconds;

  double median(size_t subject) const;
  double least(size_t subject) const;
  /// Median over the rounds of a's time / b's time in the same round.
  double ratio(size_t a, size_t b) const;
  /// a's time / that of the fastest of others (one at least, in two rounds at least): who is the
  /// fastest of every second round is compared in the rounds between, and the other way round; the
  /// geometric mean of both. Of several equally fast ones, one was lucky in the rounds that chose.
  double ratioToFastest(size_t a, const std::vector<size_t> &others) const;
};

/// Each round takes one sample of every subject, in an order that changes from round to
/// round, so that a disturbance longer than a sample hits all of them alike.
Timings timeInterleaved(const std::vector<Subject> &subjects, const TimingOptions &options);

/// Middle value; the mean of the two middle ones for an even count. Not empty.
double median(std::vector<double> values);

} // namespace ropewalk::bench

#endif
