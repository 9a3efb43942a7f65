//===- contest.cpp - Candidates for one rotation --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "contest.h"

#include "codegen/machine.h"
#include "device/device_schedule.h"
#include "record_builder.h"
#include "search_space.h"
#include "throughput/function_time.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <string>

using namespace llvm;

namespace ropewalk {

static constexpr Rigor rigors[] = {{1, 0.2, 1.15, false, "estimate"},
                                   {2, 0.8, 1.5, false, "measure"},
                                   {3, 3, 0, true, "exhaustive"}};

ArrayRef<Rigor> allRigors() { return rigors; }

std::string scheduleText(const KernelSpec &spec) {
  return scheduleName(spec).substr(kernelName({spec.request, spec.target, {}}).rfind("_pair") + 1);
}

int64_t leastFromDram(ArrayRef<bench::Case> cells) {
  int64_t least = 0;
  for (const bench::Case &cell : cells)
    if (cell.fromDram && (least == 0 || cell.bytes() < least))
      least = cell.bytes();
  return least;
}

Expected<std::vector<Schedule>> candidatesOf(const KernelRequest &request, Target target,
                                             const ScheduleBook &book, bool large) {
  std::vector<Schedule> candidates;
  auto add = [&](const Schedule &schedule) {
    if (!is_contained(candidates, schedule))
      candidates.push_back(schedule);
  };
  // Of other classes of CPUs too; and what rules say where measured records stand before them.
  for (const ScheduleBook &one : {book, book.rules()}) {
    auto choices = one.choicesOfAll(request, target);
    if (!choices)
      return choices.takeError();
    for (const ScheduleChoice &choice : *choices)
      if (isAligned({request, target, choice.schedule}, rowAlignment(request)))
        add(choice.schedule);
  }
  for (const Schedule &schedule : searchSpace(request, target, large))
    add(schedule);
  return candidates;
}

size_t countKernels(const KernelRequest &request, Target target, ArrayRef<Schedule> schedules) {
  StringSet<> names;
  for (const Schedule &schedule : schedules)
    names.insert(kernelName({request, target, schedule}));
  return names.size();
}

Expected<std::vector<std::vector<ScheduleChoice>>>
ruledChoices(const KernelRequest &request, const ContestRules &rules, const ScheduleBook &book) {
  const ScheduleBook ruled = book.rules();
  std::vector<std::string> cpus = {rules.cpu};
  if (rules.cpu.empty())
    append_range(cpus, ruled.classes(request, rules.target));
  std::vector<std::vector<ScheduleChoice>> choices;
  for (const std::string &cpu : cpus) {
    auto ofClass = ruled.choices(request, rules.target, cpu);
    if (!ofClass)
      return ofClass.takeError();
    choices.push_back(std::move(*ofClass));
  }
  return choices;
}

Expected<std::unique_ptr<CpuModel>> modelOf(Target target, StringRef cpu) {
  if (isDevice(target))
    return nullptr;
  const Machine machine = machineOf(target);
  if (!CpuModel::exists(machine.triple, cpu))
    return nullptr;
  auto model = CpuModel::create(machine.triple, cpu);
  if (model && !(*model)->hasFeatures(machine.features))
    return nullptr;
  return model;
}

/// 0: the model can't tell. Nor can it where a loop has stores for several places of a head.
static double cyclesOnPaper(const CpuModel &model, const CompiledKernel &kernel) {
  if (placesLines(kernel.spec))
    return 0;
  const std::string name = kernelName(kernel.spec);
  auto functions = readFunctions(kernel.object, [&](StringRef symbol) { return symbol == name; });
  if (!functions || functions->empty()) {
    consumeError(functions.takeError());
    return 0;
  }
  auto time = timeFunction(model, functions->front(), kernel.spec.request.dtype);
  if (!time) {
    consumeError(time.takeError());
    return 0;
  }
  return time->cyclesPerElement();
}

/// A device's kernels are started here.
static Architecture hostOf(Target target) {
  return isDevice(target) ? hostArchitecture() : architectureOf(target);
}

Expected<Contest> prepareContest(const KernelRequest &request, const ContestRules &rules,
                                 const ScheduleBook &book, function_ref<void(StringRef)> progress) {
  const Target target = rules.target;
  auto schedules = candidatesOf(request, target, book, rules.large());
  if (!schedules)
    return schedules.takeError();
  Contest contest;
  auto preferred = book.choices(request, target, rules.cpu);
  if (!preferred)
    return preferred.takeError();
  contest.preferred = std::move(*preferred);
  auto ruled = ruledChoices(request, rules, book);
  if (!ruled)
    return ruled.takeError();
  contest.ruled = std::move(*ruled);
  std::vector<CompiledKernel> planned;
  for (const Schedule &schedule : *schedules)
    planned.push_back({{request, target, schedule}, 0, 0, "", hostOf(target), {}});
  auto compiled = compilePlanned(std::move(planned), [&](size_t, size_t, StringRef name) {
    if (!name.empty())
      progress(name);
  });
  if (!compiled)
    return compiled.takeError();
  contest.kernels = std::move(*compiled);
  for (const CompiledKernel &kernel : contest.kernels)
    contest.cycles.push_back(rules.model ? cyclesOnPaper(*rules.model, kernel) : 0);
  return contest;
}

/// The least cycles of kernels whose vectors are as long as this one's, and which read heads as it
/// does: what that gains, paper does not show. 0: not known.
static double bestOnPaper(const Contest &contest, const Schedule &schedule) {
  double best = 0;
  for (auto [kernel, cycles] : zip(contest.kernels, contest.cycles))
    if (kernel.spec.schedule.vector == schedule.vector &&
        kernel.spec.schedule.load == schedule.load && cycles > 0 && (best == 0 || cycles < best))
      best = cycles;
  return best;
}

Expected<std::vector<size_t>> fieldFor(const Contest &contest, const bench::Case &cell,
                                       const ContestRules &rules) {
  const ScheduleChoice *incumbent = choiceFor(contest.preferred, cell, rules.target);
  if (!incumbent)
    return createStringError("no schedule serves " + shapeName(cell));
  // Nothing would say what a record gains on a rule that is not measured, or on a record that is to
  // stay behind it.
  std::vector<Schedule> asked;
  for (const ScheduleChoice &choice : contest.preferred)
    if (!choice.cpu.empty() && serves(choice, cell, rules.target))
      asked.push_back(choice.schedule);
  for (const std::vector<ScheduleChoice> &choices : contest.ruled)
    if (const ScheduleChoice *rule = choiceFor(choices, cell, rules.target))
      asked.push_back(rule->schedule);
  // Where what is preferred streams, other kernels that stream may do so better.
  const auto streams = [](const Schedule &schedule) { return isStream(schedule.store); };
  const bool streamsFit =
      rules.streams(cell.bytes()) || streams(incumbent->schedule) || any_of(asked, streams);
  const double onPaper = rules.rigor.onPaper;
  const KernelSpec first{requestOf(cell), rules.target, incumbent->schedule};
  std::vector<size_t> field;
  for (size_t i = 0; i < contest.kernels.size(); ++i) {
    const KernelSpec &spec = contest.kernels[i].spec;
    const bool hopeless = onPaper > 0 && !cell.fromDram &&
                          contest.cycles[i] > bestOnPaper(contest, spec.schedule) * onPaper;
    const bool known = startsAlike(spec, first, cell) || any_of(field, [&](size_t other) {
                         return startsAlike(spec, contest.kernels[other].spec, cell);
                       });
    const bool prefetches = spec.schedule.load == Load::Prefetch;
    const bool fits =
        (streamsFit || !streams(spec.schedule)) && (rules.prefetches(cell.bytes()) || !prefetches);
    if (spec == first)
      field.insert(field.begin(), i);
    else if (!known && (is_contained(asked, spec.schedule) || (!hopeless && fits)))
      field.push_back(i);
  }
  return field;
}

} // namespace ropewalk
