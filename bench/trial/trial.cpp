//===- trial.cpp - One shape, measured in a child process -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "trial.h"

#include "child.h"
#include "device/device_schedule.h"
#include "harness/cpu.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <unistd.h>

namespace ropewalk {
namespace {

/// What the child sends: a mark before each kernel's first run, then the laps as they are in
/// memory, since both sides are one program; or why it ends, as text of so many bytes.
struct Mark {
  enum Kind : int32_t { Begin, Laps, Why } kind;
  int32_t kernel;
  double drift;
  int64_t count;
};

void report(ChildOutput &output, const bench::Case &cell, const std::vector<TrialKernel> &kernels,
            const TrialOptions &trial) {
  bench::pinToCpu(trial.cpu);
  bench::RaceOptions options = trial.race;
  options.before = [&](size_t kernel) {
    const Mark mark = {Mark::Begin, static_cast<int32_t>(kernel), 1, 0};
    output.write(&mark, sizeof mark);
  };
  const auto fail = [&](const std::string &why) {
    const Mark mark = {Mark::Why, 0, 1, static_cast<int64_t>(why.size())};
    output.write(&mark, sizeof mark);
    output.write(why.data(), why.size());
    _exit(1);
  };
  const auto contestants = trial.contestants(cell, kernels, trial.dramBytes, fail);
  if (contestants->count() == 0)
    fail("out of memory for its buffers");
  const bench::Race race = bench::race(cell, *contestants, options);
  const Mark mark = {Mark::Laps, 0, race.drift, static_cast<int64_t>(race.laps.size())};
  output.write(&mark, sizeof mark);
  output.write(race.laps.data(), race.laps.size() * sizeof(bench::Lap));
}

static_assert(std::is_trivially_copyable_v<bench::Lap>);

struct Report {
  int64_t begun = -1; ///< The last kernel that began to be verified; their number: all are.
  bool ended = false;
  std::string why; ///< What a driver refused.
  bench::Race race;
};

Report parse(std::string_view output) {
  Report report;
  Mark mark;
  while (output.size() >= sizeof mark) {
    std::memcpy(&mark, output.data(), sizeof mark);
    output.remove_prefix(sizeof mark);
    if (mark.kind == Mark::Begin) {
      report.begun = mark.kernel;
      continue;
    }
    if (mark.kind == Mark::Why) {
      report.why = output.substr(0, static_cast<size_t>(mark.count));
      break;
    }
    const size_t bytes = static_cast<size_t>(mark.count) * sizeof(bench::Lap);
    if (output.size() < bytes)
      break;
    report.ended = true;
    report.race.drift = mark.drift;
    report.race.laps.resize(static_cast<size_t>(mark.count));
    if (bytes > 0) // else nothing to copy to
      std::memcpy(report.race.laps.data(), output.data(), bytes);
    break;
  }
  return report;
}

} // namespace

std::unique_ptr<bench::Contestants> cpuContestants(const bench::Case &cell,
                                                   const std::vector<TrialKernel> &kernels,
                                                   size_t dramBytes,
                                                   std::function<void(const std::string &)>) {
  std::vector<ropewalk_kernel_fn> functions;
  for (const TrialKernel &kernel : kernels)
    functions.push_back(kernel.run);
  return std::make_unique<bench::CpuContestants>(cell, std::move(functions), dramBytes);
}

TrialResult runTrial(const bench::Case &cell, std::vector<TrialKernel> kernels,
                     const TrialOptions &options) {
  TrialResult trial;
  CellResult &result = trial.cell;
  result.cell = cell;
  for (;;) {
    const ChildEnd end = runInChild(
        [&](ChildOutput &output) { report(output, cell, kernels, options); }, options.limit);
    const Report report = parse(end.output);
    if (end.failed.empty() && report.ended) {
      if (report.race.laps.empty()) {
        trial.problem = "the incumbent " + scheduleName(kernels.front().spec) + " is wrong";
        return trial;
      }
      result.drift = report.race.drift;
      for (size_t i = 0; i < kernels.size(); ++i)
        result.kernels.push_back({kernels[i].spec, report.race.laps[i]});
      return trial;
    }
    const std::string how = !report.why.empty()  ? "failed: " + report.why
                            : end.failed.empty() ? "gave no result"
                                                 : end.failed;
    // Before the first, or once all were verified: it is nobody's in particular.
    if (report.begun <= 0 || report.begun == static_cast<int64_t>(kernels.size())) {
      trial.problem = "measuring " + scheduleName(kernels.front().spec) + " " + how;
      return trial;
    }
    const auto culprit = kernels.begin() + report.begun;
    result.failed.push_back({scheduleName(culprit->spec), how});
    kernels.erase(culprit);
  }
}

void confirm(bench::Lap &lap, const bench::Lap &again) {
  lap.maxUlp = std::max(lap.maxUlp, again.maxUlp);
  lap.rounds += again.rounds;
  lap.ns = std::sqrt(lap.ns * again.ns);
  lap.ratio = std::sqrt(lap.ratio * again.ratio);
  lap.low = std::min(lap.low, again.low);
  lap.high = std::max(lap.high, again.high);
}

void confirm(CellResult &result, const CellResult &again) {
  for (MeasuredKernel &kernel : result.kernels) {
    const auto found =
        std::find_if(again.kernels.begin(), again.kernels.end(),
                     [&](const MeasuredKernel &other) { return other.spec == kernel.spec; });
    bench::Lap &lap = kernel.lap;
    if (!lap.final || found == again.kernels.end() || !found->lap.final) {
      lap.final = false;
      continue;
    }
    confirm(lap, found->lap);
  }
  result.failed.insert(result.failed.end(), again.failed.begin(), again.failed.end());
  if (std::fabs(std::log(again.drift)) > std::fabs(std::log(result.drift)))
    result.drift = again.drift;
}

static bool isFinal(const CellResult &result, const KernelSpec &spec) {
  return std::any_of(
      result.kernels.begin(), result.kernels.end(),
      [&](const MeasuredKernel &kernel) { return kernel.spec == spec && kernel.lap.final; });
}

TrialResult measureShape(const bench::Case &cell,
                         const std::vector<std::vector<TrialKernel>> &loads,
                         const ShapeOptions &options) {
  const auto start = std::chrono::steady_clock::now();
  TrialOptions trial;
  trial.race.seconds =
      options.seconds * (cell.fromDram ? 3 : 1) / static_cast<double>(loads.size());
  trial.dramBytes = options.dramBytes;
  trial.cpu = options.cpu;
  trial.contestants = options.contestants;
  // Buffers from DRAM and their verification take seconds of their own.
  trial.limit = options.limit > 0 ? options.limit : 20 + 10 * trial.race.seconds;
  TrialResult first = runTrial(cell, loads.front(), trial);
  for (size_t load = 1; load < loads.size() && first.problem.empty(); ++load) {
    std::vector<TrialKernel> finalists;
    for (const TrialKernel &kernel : loads[load])
      if (isFinal(first.cell, kernel.spec))
        finalists.push_back(kernel);
    const TrialResult again = runTrial(cell, std::move(finalists), trial);
    first.problem = again.problem;
    if (again.problem.empty())
      confirm(first.cell, again.cell);
  }
  first.cell.rigor = options.rigor;
  first.cell.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return first;
}

} // namespace ropewalk
