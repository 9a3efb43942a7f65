//===- trial.cpp - One shape, measured in a child process -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "trial.h"

#include "child.h"
#include "harness/harness.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <cstring>
#include <type_traits>

using namespace llvm;

namespace ropewalk {
namespace {

/// What the child sends: a mark before each kernel's first run, then the laps as they are in
/// memory, since both sides are one program.
struct Mark {
  enum Kind : int32_t { Begin, Laps } kind;
  int32_t kernel;
  double drift;
  int64_t count;
};

void report(raw_ostream &output, const bench::Case &cell, ArrayRef<TrialKernel> kernels,
            const TrialOptions &trial) {
  bench::pinToCpu(trial.cpu);
  bench::RaceOptions options = trial.race;
  auto send = [&](const void *bytes, size_t size) {
    output.write(static_cast<const char *>(bytes), size);
  };
  options.before = [&](size_t kernel) {
    const Mark mark = {Mark::Begin, static_cast<int32_t>(kernel), 1, 0};
    send(&mark, sizeof mark);
  };
  std::vector<ropewalk_kernel_fn> functions;
  for (const TrialKernel &kernel : kernels)
    functions.push_back(kernel.run);
  bench::Memory memory;
  const bench::Race race = bench::race(cell, functions, memory, options);
  const Mark mark = {Mark::Laps, 0, race.drift, static_cast<int64_t>(race.laps.size())};
  send(&mark, sizeof mark);
  send(race.laps.data(), race.laps.size() * sizeof(bench::Lap));
}

static_assert(std::is_trivially_copyable_v<bench::Lap>);

struct Report {
  int64_t begun = -1; ///< The last kernel that began to be verified; their number: all are.
  bool ended = false;
  bench::Race race;
};

Report parse(StringRef output) {
  Report report;
  Mark mark;
  while (output.size() >= sizeof mark) {
    std::memcpy(&mark, output.data(), sizeof mark);
    output = output.drop_front(sizeof mark);
    if (mark.kind == Mark::Begin) {
      report.begun = mark.kernel;
      continue;
    }
    const size_t bytes = static_cast<size_t>(mark.count) * sizeof(bench::Lap);
    if (output.size() < bytes)
      break;
    report.ended = true;
    report.race.drift = mark.drift;
    report.race.laps.resize(static_cast<size_t>(mark.count));
    std::memcpy(report.race.laps.data(), output.data(), bytes);
    break;
  }
  return report;
}

} // namespace

Expected<TrialResult> runTrial(const bench::Case &cell, std::vector<TrialKernel> kernels,
                               const TrialOptions &options) {
  TrialResult result;
  result.cell.cell = cell;
  for (;;) {
    auto end = runInChild([&](raw_ostream &output) { report(output, cell, kernels, options); },
                          options.limit);
    if (!end)
      return end.takeError();
    Report report = parse(end->output);
    if (end->failed.empty() && report.ended) {
      if (report.race.laps.empty()) {
        result.problem =
            "out of memory, or the incumbent " + kernelName(kernels.front().spec) + " is wrong";
        return result;
      }
      result.cell.drift = report.race.drift;
      for (size_t i = 0; i < kernels.size(); ++i)
        result.cell.kernels.push_back({kernels[i].spec, report.race.laps[i]});
      return result;
    }
    // Before the first, or once all were verified: it is nobody's in particular.
    if (report.begun <= 0 || report.begun == static_cast<int64_t>(kernels.size())) {
      const std::string how = end->failed.empty() ? "gave no result" : end->failed;
      result.problem = "measuring " + kernelName(kernels.front().spec) + " " + how;
      return result;
    }
    const auto culprit = kernels.begin() + report.begun;
    result.cell.failed.push_back({kernelName(culprit->spec), end->failed});
    kernels.erase(culprit);
  }
}

void confirm(CellResult &result, const CellResult &again) {
  for (MeasuredKernel &kernel : result.kernels) {
    const auto found = find_if(
        again.kernels, [&](const MeasuredKernel &other) { return other.spec == kernel.spec; });
    bench::Lap &lap = kernel.lap;
    if (!lap.final || found == again.kernels.end() || !found->lap.final) {
      lap.final = false;
      continue;
    }
    const bench::Lap &other = found->lap;
    lap.maxUlp = std::max(lap.maxUlp, other.maxUlp);
    lap.rounds += other.rounds;
    lap.ns = std::sqrt(lap.ns * other.ns);
    lap.ratio = std::sqrt(lap.ratio * other.ratio);
    lap.low = std::min(lap.low, other.low);
    lap.high = std::max(lap.high, other.high);
  }
  result.failed.insert(result.failed.end(), again.failed.begin(), again.failed.end());
  if (std::fabs(std::log(again.drift)) > std::fabs(std::log(result.drift)))
    result.drift = again.drift;
}

} // namespace ropewalk
