//===- timing.cpp - Times several subjects side by side ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "timing.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <random>

namespace ropewalk::bench {

using Clock = std::chrono::steady_clock;

static double secondsFor(const Subject &subject, int64_t n) {
  const Clock::time_point begin = Clock::now();
  subject.repeat(n);
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

static double sample(const Subject &subject, int64_t n, bool warm) {
  if (subject.prepare)
    subject.prepare();
  if (warm)
    subject.repeat(1);
  return secondsFor(subject, n) / double(n);
}

/// Repetitions that fill a sample. Doubling keeps a cold first call from deciding, the
/// shortest of several tries one that was interrupted.
static int64_t repetitionsFor(const Subject &subject, const TimingOptions &options) {
  if (subject.prepare)
    subject.prepare();
  subject.repeat(1);
  for (int64_t n = 1;; n *= 2) {
    double seconds = secondsFor(subject, n);
    // Some kernels take seconds; interruptions are shorter than this.
    if (n == 1 && seconds >= 20 * options.sampleSeconds)
      return 1;
    for (int again = 0; again < 4 && seconds >= options.sampleSeconds / 2; ++again)
      seconds = std::min(seconds, secondsFor(subject, n));
    if (seconds >= options.sampleSeconds / 2)
      return std::max<int64_t>(1, int64_t(std::ceil(n * options.sampleSeconds / seconds)));
  }
}

Timings timeInterleaved(const std::vector<Subject> &subjects, const TimingOptions &options) {
  std::vector<int64_t> repetitions;
  for (const Subject &subject : subjects)
    repetitions.push_back(repetitionsFor(subject, options));

  Timings timings;
  timings.seconds.resize(subjects.size());
  std::vector<size_t> order(subjects.size());
  std::iota(order.begin(), order.end(), size_t(0));
  std::minstd_rand random(1); // the order need only change, the same way each time
  const Clock::time_point begin = Clock::now();
  for (int round = 0; round < options.maxRounds; ++round) {
    const double elapsed = std::chrono::duration<double>(Clock::now() - begin).count();
    if (round >= options.minRounds && elapsed > options.seconds)
      break;
    std::shuffle(order.begin(), order.end(), random);
    for (size_t s : order)
      timings.seconds[s].push_back(sample(subjects[s], repetitions[s], options.warm));
  }
  return timings;
}

double median(std::vector<double> values) {
  const size_t middle = values.size() / 2;
  std::nth_element(values.begin(), values.begin() + middle, values.end());
  if (values.size() % 2)
    return values[middle];
  return (values[middle] + *std::max_element(values.begin(), values.begin() + middle)) / 2;
}

double Timings::median(size_t subject) const { return bench::median(seconds[subject]); }

double Timings::least(size_t subject) const {
  return *std::min_element(seconds[subject].begin(), seconds[subject].end());
}

double Timings::ratio(size_t a, size_t b) const {
  std::vector<double> ratios;
  for (size_t round = 0; round < seconds[a].size(); ++round)
    ratios.push_back(seconds[a][round] / seconds[b][round]);
  return bench::median(std::move(ratios));
}

/// Those of the even rounds, or of the odd ones.
static Timings everySecond(const Timings &timings, size_t first) {
  Timings some;
  for (const std::vector<double> &all : timings.seconds) {
    std::vector<double> &kept = some.seconds.emplace_back();
    for (size_t round = first; round < all.size(); round += 2)
      kept.push_back(all[round]);
  }
  return some;
}

double Timings::ratioToFastest(size_t a, const std::vector<size_t> &others) const {
  const Timings halves[] = {everySecond(*this, 0), everySecond(*this, 1)};
  const auto fastestOf = [&](const Timings &half) {
    return *std::min_element(others.begin(), others.end(),
                             [&](size_t b, size_t c) { return half.median(b) < half.median(c); });
  };
  return std::sqrt(halves[0].ratio(a, fastestOf(halves[1])) *
                   halves[1].ratio(a, fastestOf(halves[0])));
}

} // namespace ropewalk::bench
