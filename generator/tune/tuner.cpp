//===- tuner.cpp - Finds the fastest schedule of each shape ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tuner.h"

#include "codegen/jit.h"
#include "trial/device_contestants.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TargetParser/Host.h"

#include <chrono>

using namespace llvm;

namespace ropewalk {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// All kernels of a table are of one target, in the order of their candidates.
TrialKernel trialKernel(const KernelSpec &spec, const ropewalk_kernel_table &table, size_t number) {
  if (isDevice(spec.target))
    return {spec, nullptr, &table.deviceKernels[number]};
  return {spec, table.kernels[number].run};
}

/// A request's candidates, loaded so often.
struct LoadedContest {
  Contest contest;
  std::unique_ptr<JitLibrary> libraries[trialLoads];

  std::vector<std::vector<TrialKernel>> loadsOf(ArrayRef<size_t> field) const {
    std::vector<std::vector<TrialKernel>> loads;
    for (const std::unique_ptr<JitLibrary> &library : libraries) {
      loads.emplace_back();
      for (size_t kernel : field)
        loads.back().push_back(
            trialKernel(contest.kernels[kernel].spec, *library->table(), kernel));
    }
    return loads;
  }
};

class Tuner {
public:
  Tuner(const TuneWork &work, const ScheduleBook &book, TuneLog &log, const TuneProgress &progress)
      : work(work), book(book), log(log), progress(progress) {
    rules.target = work.target;
    rules.cpu = log.header().cpuClass;
    rules.rigor = work.rigor;
    rules.dramBytes = leastFromDram(work.cells);
  }

  Expected<TuneOutcome> run() {
    if (Error error = openModel())
      return error;
    for (size_t first = 0; first < work.cells.size();) {
      size_t end = first;
      while (end < work.cells.size() && requestOf(work.cells[end]) == requestOf(work.cells[first]))
        ++end;
      if (Error error = tuneRequest(first, end))
        return error;
      first = end;
    }
    outcome.total = secondsSince(begin);
    return std::move(outcome);
  }

private:
  /// Not before a shape was tried, or the same command would never get on.
  bool isSpent() const {
    const bool tried = outcome.measured > 0 || !outcome.problems.empty();
    return tried && work.budget > 0 && secondsSince(begin) >= work.budget;
  }

  /// A CPU that LLVM has no model of leaves nothing out.
  Error openModel() {
    if (work.rigor.onPaper == 0)
      return Error::success();
    auto made = modelOf(work.target, sys::getHostCPUName());
    if (!made)
      return made.takeError();
    model = std::move(*made);
    rules.model = model.get();
    return Error::success();
  }

  Error tuneRequest(size_t first, size_t end) {
    std::vector<size_t> missing;
    for (size_t i = first; i < end; ++i) {
      const CellResult *found = log.find(work.cells[i], work.rigor.number);
      if (found && (found->isSteady() || !work.again))
        ++outcome.known;
      else
        missing.push_back(i);
    }
    if (missing.empty())
      return Error::success();
    if (isSpent()) {
      outcome.left += missing.size();
      return Error::success();
    }
    auto contest = prepare(requestOf(work.cells[first]));
    if (!contest)
      return contest.takeError();
    for (size_t i : missing) {
      if (isSpent()) {
        ++outcome.left;
        continue;
      }
      if (Error error = measure(*contest, i))
        return error;
    }
    return Error::success();
  }

  Expected<LoadedContest> prepare(const KernelRequest &request) {
    const Clock::time_point start = Clock::now();
    auto contest = prepareContest(request, rules, book, [&](StringRef name) {
      progress(outcome.known + outcome.measured, work.cells.size(), name.str() + lastWinner);
    });
    if (!contest)
      return contest.takeError();
    LoadedContest result;
    result.contest = std::move(*contest);
    for (std::unique_ptr<JitLibrary> &library : result.libraries) {
      auto loaded = JitLibrary::load(result.contest.kernels);
      if (!loaded)
        return loaded.takeError();
      library = std::move(*loaded);
    }
    outcome.compiling += secondsSince(start);
    return result;
  }

  Error measure(const LoadedContest &loaded, size_t index) {
    const bench::Case &cell = work.cells[index];
    progress(outcome.known + outcome.measured, work.cells.size(), shapeName(cell) + lastWinner);
    auto field = fieldFor(loaded.contest, cell, rules);
    if (!field)
      return field.takeError();
    ShapeOptions options;
    options.rigor = work.rigor.number;
    options.seconds = work.rigor.seconds;
    options.cpu = work.cpu;
    options.dramBytes = work.dramBytes;
    if (isDevice(work.target))
      options.contestants = deviceContestants;
    TrialResult result = measureShape(cell, loaded.loadsOf(*field), options);
    outcome.measuring += result.cell.seconds;
    if (!result.problem.empty()) {
      outcome.problems.push_back(shapeName(cell) + ": " + result.problem);
      return Error::success();
    }
    ++outcome.measured;
    const MeasuredKernel &best = result.cell.kernels[result.cell.winner()];
    lastWinner = formatv("; before it {0:F3} by {1}", best.lap.ratio, scheduleText(best.spec));
    return log.append(std::move(result.cell));
  }

  const TuneWork &work;
  const ScheduleBook &book;
  TuneLog &log;
  const TuneProgress &progress;
  ContestRules rules;
  std::unique_ptr<CpuModel> model;
  std::string lastWinner; ///< Of the shape before.
  TuneOutcome outcome;
  Clock::time_point begin = Clock::now();
};

} // namespace

Expected<TuneOutcome> tune(const TuneWork &work, const ScheduleBook &book, TuneLog &log,
                           const TuneProgress &progress) {
  return Tuner(work, book, log, progress).run();
}

} // namespace ropewalk
