//===- tuner.cpp - Finds the fastest schedule of each shape ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tuner.h"

#include "codegen/jit.h"
#include "codegen/machine.h"
#include "io/json.h"
#include "record_builder.h"
#include "search_space.h"
#include "throughput/function_time.h"
#include "trial.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/TargetParser/Host.h"

#include <chrono>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr Rigor rigors[] = {{1, 0.2, 1.15, false, "estimate"},
                            {2, 0.8, 1.5, false, "measure"},
                            {3, 3, 0, true, "exhaustive"}};

/// Loads of a rotation's kernels. Where code and data lie moves a kernel's time by several percent
/// in small shapes: who wins must do so in each of them.
constexpr size_t loads = 2;

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// A request's candidates, ready to run.
struct Contest {
  std::vector<CompiledKernel> kernels;
  std::unique_ptr<JitLibrary> libraries[loads];
  std::vector<ScheduleChoice> preferred; ///< By the book at hand.
  std::vector<double> cycles;            ///< Per element on paper, by kernel; 0: not known.

  TrialKernel trialOf(size_t kernel, size_t load) const {
    return {kernels[kernel].spec, libraries[load]->table()->kernels[kernel].run};
  }
};

class Tuner {
public:
  Tuner(const TuneWork &work, const ScheduleBook &book, TuneLog &log, const TuneProgress &progress)
      : work(work), book(book), log(log), progress(progress) {}

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
  bool isSpent() const { return work.budget > 0 && secondsSince(begin) >= work.budget; }

  /// A CPU that LLVM has no model of leaves nothing out.
  Error openModel() {
    const Machine machine = machineOf(work.target);
    const std::string cpu = sys::getHostCPUName().str();
    if (work.rigor.onPaper == 0 || !CpuModel::exists(machine.triple, cpu))
      return Error::success();
    auto made = CpuModel::create(machine.triple, cpu);
    if (!made)
      return made.takeError();
    model = std::move(*made);
    return Error::success();
  }

  Error tuneRequest(size_t first, size_t end) {
    std::vector<size_t> missing;
    for (size_t i = first; i < end; ++i) {
      if (log.find(work.cells[i], work.rigor.number))
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

  Expected<Contest> prepare(const KernelRequest &request) {
    const Clock::time_point start = Clock::now();
    const bool dram = any_of(work.cells, [](const bench::Case &cell) { return cell.fromDram; });
    auto schedules = candidatesOf(request, work.target, book, work.rigor.streams || dram);
    if (!schedules)
      return schedules.takeError();
    Contest contest;
    auto preferred = book.choices(request, work.target);
    if (!preferred)
      return preferred.takeError();
    contest.preferred = std::move(*preferred);
    std::vector<CompiledKernel> planned;
    for (const Schedule &schedule : *schedules)
      planned.push_back(
          {{request, work.target, schedule}, 0, 0, "", architectureOf(work.target), {}});
    auto compiled = compilePlanned(std::move(planned), [&](size_t, size_t, StringRef name) {
      if (!name.empty())
        progress(outcome.known + outcome.measured, work.cells.size(), name);
    });
    if (!compiled)
      return compiled.takeError();
    contest.kernels = std::move(*compiled);
    for (std::unique_ptr<JitLibrary> &library : contest.libraries) {
      auto loaded = JitLibrary::load(contest.kernels);
      if (!loaded)
        return loaded.takeError();
      library = std::move(*loaded);
    }
    for (const CompiledKernel &kernel : contest.kernels)
      contest.cycles.push_back(cyclesOnPaper(kernel));
    outcome.compiling += secondsSince(start);
    return contest;
  }

  /// 0: the model can't tell.
  double cyclesOnPaper(const CompiledKernel &kernel) const {
    if (!model)
      return 0;
    const std::string name = kernelName(kernel.spec);
    auto functions = readFunctions(kernel.object, [&](StringRef symbol) { return symbol == name; });
    if (!functions || functions->empty()) {
      consumeError(functions.takeError());
      return 0;
    }
    auto time = timeFunction(*model, functions->front(), kernel.spec.request.dtype);
    if (!time) {
      consumeError(time.takeError());
      return 0;
    }
    return time->cyclesPerElement();
  }

  /// Numbers of kernels: the incumbent, then those that have a chance on paper. Streams where
  /// memory is the limit.
  std::vector<size_t> fieldFor(const Contest &contest, const bench::Case &cell,
                               const Schedule &incumbent) const {
    double best = 0;
    for (double cycles : contest.cycles)
      if (cycles > 0 && (best == 0 || cycles < best))
        best = cycles;
    std::vector<size_t> field;
    for (size_t i = 0; i < contest.kernels.size(); ++i) {
      const KernelSpec &spec = contest.kernels[i].spec;
      const bool streams = spec.schedule.store != Store::Plain;
      const bool isIncumbent = spec.schedule == incumbent;
      const bool hopeless =
          work.rigor.onPaper > 0 && !cell.fromDram && contest.cycles[i] > best * work.rigor.onPaper;
      if (isIncumbent)
        field.insert(field.begin(), i);
      else if (!hopeless && (!streams || cell.fromDram || work.rigor.streams))
        field.push_back(i);
    }
    return field;
  }

  /// In one load of the kernels.
  Expected<TrialResult> runLoad(const Contest &contest, const bench::Case &cell,
                                ArrayRef<size_t> field, size_t load) const {
    bench::RaceOptions options;
    options.seconds = work.rigor.seconds * (cell.fromDram ? 3 : 1) / loads;
    options.dramBytes = work.dramBytes;
    std::vector<TrialKernel> kernels;
    for (size_t kernel : field)
      kernels.push_back(contest.trialOf(kernel, load));
    // Buffers from DRAM and their verification take seconds of their own.
    return runTrial(cell, std::move(kernels), {options, work.cpu, 20 + 10 * options.seconds});
  }

  /// All loads, the later ones of the finalists so far.
  Expected<TrialResult> runLoads(const Contest &contest, const bench::Case &cell) const {
    const ScheduleChoice *incumbent = choiceFor(contest.preferred, cell, work.target);
    if (!incumbent)
      return createStringError("no schedule serves " + shapeName(cell));
    const std::vector<size_t> field = fieldFor(contest, cell, incumbent->schedule);
    auto result = runLoad(contest, cell, field, 0);
    for (size_t load = 1; load < loads; ++load) {
      if (!result || !result->problem.empty())
        return result;
      std::vector<size_t> finalists;
      for (size_t kernel : field)
        if (isFinal(result->cell, contest.kernels[kernel].spec))
          finalists.push_back(kernel);
      auto again = runLoad(contest, cell, finalists, load);
      if (!again || !again->problem.empty())
        return again;
      confirm(result->cell, again->cell);
    }
    return result;
  }

  static bool isFinal(const CellResult &cell, const KernelSpec &spec) {
    return any_of(cell.kernels, [&](const MeasuredKernel &kernel) {
      return kernel.spec == spec && kernel.lap.final;
    });
  }

  Error measure(const Contest &contest, size_t index) {
    const bench::Case &cell = work.cells[index];
    progress(outcome.known + outcome.measured, work.cells.size(), shapeName(cell));
    const Clock::time_point start = Clock::now();
    auto result = runLoads(contest, cell);
    outcome.measuring += secondsSince(start);
    if (!result)
      return result.takeError();
    if (!result->problem.empty()) {
      outcome.problems.push_back(shapeName(cell) + ": " + result->problem);
      return Error::success();
    }
    result->cell.rigor = work.rigor.number;
    result->cell.seconds = secondsSince(start);
    ++outcome.measured;
    return log.append(std::move(result->cell));
  }

  const TuneWork &work;
  const ScheduleBook &book;
  TuneLog &log;
  const TuneProgress &progress;
  std::unique_ptr<CpuModel> model;
  TuneOutcome outcome;
  Clock::time_point begin = Clock::now();
};

} // namespace

ArrayRef<Rigor> allRigors() { return rigors; }

Expected<std::vector<Schedule>> candidatesOf(const KernelRequest &request, Target target,
                                             const ScheduleBook &book, bool streams) {
  std::vector<Schedule> candidates;
  auto add = [&](const Schedule &schedule) {
    if (!is_contained(candidates, schedule))
      candidates.push_back(schedule);
  };
  for (const ScheduleBook &one : {book, book.rules()}) {
    auto choices = one.choices(request, target);
    if (!choices)
      return choices.takeError();
    for (const ScheduleChoice &choice : *choices)
      if (requiredAlignment({request, target, choice.schedule}) <= rowAlignment(request))
        add(choice.schedule);
  }
  for (const Schedule &schedule : searchSpace(request, target, streams))
    add(schedule);
  return candidates;
}

Expected<TuneOutcome> tune(const TuneWork &work, const ScheduleBook &book, TuneLog &log,
                           const TuneProgress &progress) {
  return Tuner(work, book, log, progress).run();
}

} // namespace ropewalk
