//===- rounds.cpp - Times on a GPU, side by side --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/rounds.h"

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
Timings timeRounds(const Gpu &gpu, const GpuStream &stream, size_t subjects, double seconds,
                   const Work &work) {
  std::vector<std::unique_ptr<GpuTimer>> timers;
  for (size_t i = 0; i < subjects; ++i)
    timers.push_back(std::make_unique<GpuTimer>(gpu, stream));
  Timings timings;
  timings.seconds.resize(subjects);
  const Clock::time_point begin = Clock::now();
  for (int round = -1; round < mostRounds; ++round) { // the first one warms up
    for (size_t i = 0; i < subjects; ++i) {
      const size_t subject = (i + size_t(round + 1)) % subjects;
      work(subject, *timers[subject]);
    }
    for (size_t i = 0; i < subjects; ++i) {
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

Timings timeLaunches(const Gpu &gpu, const GpuStream &stream, const CacheFlush *flush,
                     const std::vector<GpuWork> &subjects, double seconds) {
  return timeRounds(gpu, stream, subjects.size(), seconds, [&](size_t i, const GpuTimer &timer) {
    if (flush)
      (*flush)(stream);
    timer.begin();
    subjects[i]();
    timer.end();
  });
}

Timings timeGraphs(const Gpu &gpu, const GpuStream &stream, const std::vector<GpuWork> &subjects,
                   double secondsOfOne, double seconds) {
  const double launches = std::ceil(std::clamp(graphSeconds / secondsOfOne, 1.0, mostLaunches));
  std::vector<std::unique_ptr<GpuGraph>> graphs;
  for (const GpuWork &subject : subjects)
    graphs.push_back(std::make_unique<GpuGraph>(gpu, stream, [&] {
      for (double n = 0; n < launches; ++n)
        subject();
    }));
  Timings timings =
      timeRounds(gpu, stream, subjects.size(), seconds, [&](size_t i, const GpuTimer &timer) {
        timer.begin();
        graphs[i]->launch();
        timer.end();
      });
  for (std::vector<double> &subject : timings.seconds)
    for (double &time : subject)
      time /= launches;
  return timings;
}

} // namespace

const char *methodName(GpuMethod method) {
  constexpr const char *names[] = {"flushed", "warm", "graph"};
  return names[size_t(method)];
}

CacheFlush::CacheFlush(const Gpu &gpu) : gpu(gpu), bytes(2 * gpu.l2Bytes), memory(gpu, bytes) {}

void CacheFlush::operator()(const GpuStream &stream) const {
  gpu.check(
      gpu.driver->memsetD32Async(memory.address(), 0, static_cast<size_t>(bytes / 4), stream.get()),
      "cuMemsetD32Async");
}

std::array<Timings, gpuMethods> timeByAllMethods(const Gpu &gpu, const GpuStream &stream,
                                                 const CacheFlush &flush,
                                                 const std::vector<GpuWork> &subjects,
                                                 double seconds) {
  const double part = seconds / double(gpuMethods);
  std::array<Timings, gpuMethods> timings;
  for (GpuMethod method : {GpuMethod::Flushed, GpuMethod::Warm})
    timings[size_t(method)] =
        timeLaunches(gpu, stream, method == GpuMethod::Flushed ? &flush : nullptr, subjects, part);
  timings[size_t(GpuMethod::Graph)] =
      timeGraphs(gpu, stream, subjects, timings[size_t(GpuMethod::Warm)].median(0), part);
  return timings;
}

} // namespace ropewalk::bench
