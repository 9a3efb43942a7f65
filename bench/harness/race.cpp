//===- race.cpp - Which of several kernels is fastest ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "race.h"

#include "subjects.h"
#include "timing.h"

#include <algorithm>
#include <cmath>

namespace ropewalk::bench {

namespace {

/// Of those verified, indices into the laps; the incumbent first.
using Field = std::vector<size_t>;

struct Heat {
  double share; ///< Of the time.
  int minRounds;
  double slowest; ///< Times the fastest: who is slower goes on no further.
  size_t most;    ///< Who goes on, beside the incumbent.
};

class Track {
public:
  Track(const Case &cell, Contestants &contestants, const RaceOptions &options)
      : cell(cell), contestants(contestants), options(options) {
    race.laps.resize(contestants.count());
  }

  Race run() {
    Field field = verified();
    if (field.empty() || field.front() != 0)
      return {};
    contestants.reset();
    const Heat heats[] = {{0.15, 3, 1.3, race.laps.size()}, {0.2, 7, 1.1, options.finalists}};
    for (const Heat &heat : heats)
      if (field.size() > 2) {
        runHeat(field, heat);
        keepFastest(field, heat);
      }
    runHeat(field, {0.65, 15, 1, 0});
    for (size_t kernel : field)
      race.laps[kernel].final = true;
    return std::move(race);
  }

private:
  Field verified() {
    const double bound =
        options.maxUlp > 0 ? options.maxUlp : (cell.dtype == ROPEWALK_F32 ? 2.5 : 0.51);
    Field field;
    for (size_t i = 0; i < race.laps.size(); ++i) {
      if (options.before)
        options.before(i);
      Lap &lap = race.laps[i];
      lap.maxUlp = contestants.verify(i);
      lap.correct = lap.maxUlp <= bound;
      if (lap.correct)
        field.push_back(i);
    }
    if (options.before)
      options.before(race.laps.size());
    return field;
  }

  void runHeat(const Field &field, const Heat &heat) {
    TimingOptions timing;
    timing.sampleSeconds = contestants.sampleSeconds();
    timing.seconds = options.seconds * heat.share;
    timing.minRounds = heat.minRounds;
    timing.warm = !cell.fromDram;
    const Timings timings = timeInterleaved(contestants.subjects(field), timing);
    for (size_t i = 0; i < field.size(); ++i)
      fillLap(race.laps[field[i]], timings, i);
    const std::vector<double> &incumbent = timings.seconds.front();
    const auto third = static_cast<std::ptrdiff_t>(incumbent.size() / 3);
    race.drift = median({incumbent.end() - third, incumbent.end()}) /
                 median({incumbent.begin(), incumbent.begin() + third});
  }

  static void fillLap(Lap &lap, const Timings &timings, size_t subject) {
    std::vector<double> ratios;
    for (size_t round = 0; round < timings.seconds[0].size(); ++round)
      ratios.push_back(timings.seconds[subject][round] / timings.seconds[0][round]);
    std::sort(ratios.begin(), ratios.end());
    const double middle = static_cast<double>(ratios.size()) / 2;
    // Ranks of a median's 95 % confidence interval, by the normal approximation of the binomial.
    const double reach = 0.98 * std::sqrt(static_cast<double>(ratios.size()));
    const auto at = [&](double rank) {
      return ratios[static_cast<size_t>(
          std::clamp(rank, 0.0, static_cast<double>(ratios.size() - 1)))];
    };
    lap.rounds = static_cast<int>(ratios.size());
    lap.ns = timings.median(subject) * 1e9;
    lap.low = at(std::floor(middle - reach));
    lap.high = at(std::ceil(middle + reach));
    lap.ratio = median(std::move(ratios));
  }

  void keepFastest(Field &field, const Heat &heat) {
    std::sort(field.begin() + 1, field.end(),
              [&](size_t a, size_t b) { return race.laps[a].ratio < race.laps[b].ratio; });
    const double fastest = std::min(1.0, race.laps[field[1]].ratio);
    size_t kept = 1;
    while (kept < field.size() && kept <= heat.most &&
           race.laps[field[kept]].ratio <= fastest * heat.slowest)
      ++kept;
    field.resize(kept);
  }

  const Case &cell;
  Contestants &contestants;
  const RaceOptions &options;
  Race race;
};

} // namespace

double CpuContestants::verify(size_t kernel) {
  workspace.resetDst(0);
  kernels[kernel](&workspace.calls[0]);
  return workspace.worstUlp();
}

void CpuContestants::reset() {
  for (size_t i = 0; i < workspace.calls.size(); ++i)
    workspace.resetDst(i);
}

std::vector<Subject> CpuContestants::subjects(const std::vector<size_t> &which) {
  std::vector<ropewalk_kernel_fn> running;
  for (size_t kernel : which)
    running.push_back(kernels[kernel]);
  return subjectsFor(running, cell, workspace, next);
}

Race race(const Case &cell, Contestants &contestants, const RaceOptions &options) {
  return Track(cell, contestants, options).run();
}

} // namespace ropewalk::bench
