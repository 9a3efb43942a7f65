//===- measure.cpp - Times of one cell ------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/measure.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace ropewalk::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int fewestRounds = 5, mostRounds = 101;
/// A graph's launches take about so long, but are no more than so many.
constexpr double graphSeconds = 200e-6;
constexpr double mostLaunches = 100;

/// Rounds of work(subject, timer), which puts its work between the timer's events, until the time
/// is over. Which subject comes first changes from round to round.
template <class Work>
Timings timeRounds(const Gpu &gpu, const GpuStream &stream, double seconds, const Work &work) {
  std::vector<std::unique_ptr<GpuTimer>> timers;
  for (size_t i = 0; i < gpuSubjects; ++i)
    timers.push_back(std::make_unique<GpuTimer>(gpu, stream));
  Timings timings;
  timings.seconds.resize(gpuSubjects);
  const Clock::time_point begin = Clock::now();
  for (int round = -1; round < mostRounds; ++round) { // the first one warms up
    for (size_t i = 0; i < gpuSubjects; ++i) {
      const size_t subject = (i + size_t(round + 1)) % gpuSubjects;
      work(GpuSubject(subject), *timers[subject]);
    }
    for (size_t i = 0; i < gpuSubjects; ++i) {
      const double taken = timers[i]->seconds();
      if (round >= 0)
        timings.seconds[i].push_back(taken);
    }
    if (round + 1 >= fewestRounds &&
        std::chrono::duration<double>(Clock::now() - begin).count() >= seconds)
      break;
  }
  return timings;
}

Timings timeLaunches(const GpuArena &arena, const GpuWorkload &workload, const GpuStream &stream,
                     bool flush, double seconds) {
  return timeRounds(arena.gpu, stream, seconds, [&](GpuSubject subject, const GpuTimer &timer) {
    if (flush)
      arena.emptyCache(stream);
    timer.begin();
    workload.run(subject);
    timer.end();
  });
}

Timings timeGraphs(const GpuArena &arena, const GpuWorkload &workload, const GpuStream &stream,
                   double secondsOfOne, double seconds) {
  const double launches = std::ceil(std::clamp(graphSeconds / secondsOfOne, 1.0, mostLaunches));
  std::vector<std::unique_ptr<GpuGraph>> graphs;
  for (size_t i = 0; i < gpuSubjects; ++i)
    graphs.push_back(std::make_unique<GpuGraph>(arena.gpu, stream, [&] {
      for (double n = 0; n < launches; ++n)
        workload.run(GpuSubject(i));
    }));
  Timings timings =
      timeRounds(arena.gpu, stream, seconds, [&](GpuSubject subject, const GpuTimer &timer) {
        timer.begin();
        graphs[size_t(subject)]->launch();
        timer.end();
      });
  for (std::vector<double> &subject : timings.seconds)
    for (double &time : subject)
      time /= launches;
  return timings;
}

} // namespace

GpuRow measureCell(const GpuArena &arena, const GpuWorkload &workload, const GpuCell &cell,
                   const GpuStream &stream, double seconds) {
  GpuRow row;
  row.cell = cell;
  row.kernel = workload.kernel();
  for (size_t i = 0; i < gpuSubjects; ++i)
    if (!workload.isRight(GpuSubject(i)))
      row.wrong += (row.wrong.empty() ? "" : ", ") + std::string(subjectName(GpuSubject(i)));
  if (!row.wrong.empty())
    return row;
  const double part = seconds / double(gpuMethods);
  for (GpuMethod method : {GpuMethod::Flushed, GpuMethod::Warm})
    row.timings[size_t(method)] =
        timeLaunches(arena, workload, stream, method == GpuMethod::Flushed, part);
  row.timings[size_t(GpuMethod::Graph)] =
      timeGraphs(arena, workload, stream, row.seconds(GpuMethod::Warm, GpuSubject::Ours), part);
  return row;
}

} // namespace ropewalk::bench
