//===- comparison.cpp - Our kernels against autoscheduled ones ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "comparison.h"

#include "autoscheduled_kernel.h"

#include "codegen/jit.h"
#include "cpu_features.h"
#include "trial/trial.h"
#include "tune/record_builder.h"

using namespace llvm;

namespace ropewalk::bench {
namespace {

/// A kernel, and ours beside it.
struct Laps {
  Lap ours, rival;
};

/// In a process of their own, which a wrong schedule may end.
Expected<Laps> runLoad(const Case &cell, const CompiledKernel &ours, const CompiledKernel &rival,
                       const TrialOptions &options) {
  std::vector<std::unique_ptr<JitLibrary>> libraries; // apart: they have one name
  std::vector<TrialKernel> kernels;
  for (const CompiledKernel *kernel : {&ours, &rival}) {
    auto library = JitLibrary::load(*kernel);
    if (!library)
      return library.takeError();
    kernels.push_back({kernel->spec, (*library)->table()->kernels[0].run});
    libraries.push_back(std::move(*library));
  }
  const TrialResult result = runTrial(cell, std::move(kernels), options);
  if (!result.problem.empty())
    return createStringError(result.problem);
  if (!result.cell.failed.empty())
    return createStringError(result.cell.failed.front().why);
  const Laps laps = {result.cell.kernels[0].lap, result.cell.kernels[1].lap};
  if (!laps.rival.correct)
    return createStringError("wrong by %.3g ulp", laps.rival.maxUlp);
  return laps;
}

Expected<Laps> runLoads(const Case &cell, const CompiledKernel &ours, const CompiledKernel &rival,
                        const TrialOptions &options) {
  auto laps = runLoad(cell, ours, rival, options);
  for (size_t load = 1; laps && load < trialLoads; ++load) {
    auto again = runLoad(cell, ours, rival, options);
    if (!again)
      return again;
    confirm(laps->ours, again->ours);
    confirm(laps->rival, again->rival);
  }
  return laps;
}

Expected<CompiledKernel> compileOurs(const Case &cell, ropewalk::Target target,
                                     const ScheduleBook &book) {
  const KernelRequest request = requestOf(cell);
  auto choices = book.choices(request, target, cpuClass());
  if (!choices)
    return choices.takeError();
  const ScheduleChoice *choice = choiceFor(*choices, cell, target);
  if (!choice)
    return createStringError("no schedule serves " + shapeName(cell));
  return compileKernel({request, target, choice->schedule});
}

/// A kernel with the name of ours, made in another way.
struct RivalKernel {
  std::string name;
  Expected<CompiledKernel> kernel;
};

std::vector<RivalKernel> autoscheduled(const KernelSpec &ours, const Case &cell) {
  std::vector<RivalKernel> rivals;
  for (const Autoscheduler &autoscheduler : allAutoschedulers()) {
    AutoscheduledKernels kernels = compileAutoscheduled(ours, autoscheduler, cell);
    rivals.push_back({autoscheduler.name, std::move(kernels.plain)});
    rivals.push_back({std::string(autoscheduler.name) + "+passes", std::move(kernels.finished)});
  }
  return rivals;
}

std::vector<RivalKernel> ofOtherBackEnd(const KernelSpec &ours) {
  std::vector<RivalKernel> rivals;
  rivals.push_back({"mlir", compileKernel(ours, Backend::Mlir)});
  return rivals;
}

} // namespace

Expected<ComparedCell> compareWith(RivalKind kind, const Case &cell, ropewalk::Target target,
                                   const ScheduleBook &book, const ComparisonOptions &options) {
  if (kind == RivalKind::Autoscheduled)
    for (const Autoscheduler &autoscheduler : allAutoschedulers())
      if (std::string problem = openAutoscheduler(autoscheduler); !problem.empty())
        return createStringError(problem);
  auto ours = compileOurs(cell, target, book);
  if (!ours)
    return ours.takeError();
  ComparedCell result;
  result.cell = cell;
  result.kernel = kernelName(ours->spec);
  std::vector<RivalKernel> rivals = kind == RivalKind::Autoscheduled
                                        ? autoscheduled(ours->spec, cell)
                                        : ofOtherBackEnd(ours->spec);
  TrialOptions trial;
  trial.race.seconds =
      options.seconds * (cell.fromDram ? 3 : 1) / static_cast<double>(rivals.size() * trialLoads);
  trial.cpu = options.cpu;
  for (RivalKernel &each : rivals) {
    Rival &rival = result.rivals.emplace_back();
    rival.name = each.name;
    auto laps = each.kernel ? runLoads(cell, *ours, *each.kernel, trial) : each.kernel.takeError();
    if (laps) {
      rival.lap = laps->rival;
      result.ns = laps->ours.ns;
    } else {
      rival.problem = toString(laps.takeError());
    }
  }
  if (none_of(result.rivals, [](const Rival &rival) { return rival.lap.has_value(); }))
    return createStringError(shapeName(cell) + ": " + result.rivals.front().problem);
  return result;
}

} // namespace ropewalk::bench
