//===- bench_on_paper.cpp - Loops through models of CPUs ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench_on_paper.h"

#include "codegen/compiler.h"
#include "codegen/machine.h"
#include "io/progress.h"
#include "throughput/baseline_code.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace llvm;

namespace ropewalk::driver {

std::optional<double> PaperRow::handRatio() const {
  if (!hand)
    return std::nullopt;
  return ours.cyclesPerElement() / hand->cyclesPerElement();
}

namespace {

/// CPUs by architecture and name, each made once.
class CpuModels {
public:
  /// nullptr: it does not run the target.
  Expected<const CpuModel *> find(Target target, const std::string &cpu) {
    const Machine machine = machineOf(target);
    if (!CpuModel::exists(machine.triple, cpu))
      return nullptr;
    std::unique_ptr<CpuModel> &model = models[{machine.triple, cpu}];
    if (!model) {
      auto made = CpuModel::create(machine.triple, cpu);
      if (!made)
        return made.takeError();
      model = std::move(*made);
    }
    return model->hasFeatures(machine.features) ? model.get() : nullptr;
  }

private:
  std::map<std::pair<std::string, std::string>, std::unique_ptr<CpuModel>> models;
};

Expected<std::optional<FunctionTime>> bestBaseline(const CpuModel &cpu, const PaperPlan &plan,
                                                   const KernelSpec &spec) {
  auto forms = readBaselines(plan.baselines, spec.request, spec.target);
  if (!forms)
    return forms.takeError();
  std::optional<FunctionTime> best;
  for (const CodeFunction &form : *forms) {
    auto code = timeFunction(cpu, form, spec.request.dtype);
    if (!code) {
      consumeError(code.takeError()); // another form may be known
      continue;
    }
    if (!best || code->cyclesPerElement() < best->cyclesPerElement())
      best = std::move(*code);
  }
  return best;
}

/// The function of a kernel, as it ships.
Expected<CodeFunction> compiledFunction(const KernelSpec &spec) {
  auto object = emitKernel(spec, Stage::Obj);
  if (!object)
    return object.takeError();
  const std::string name = kernelName(spec);
  auto functions = readFunctions(*object, [&](StringRef symbol) { return symbol == name; });
  if (!functions)
    return functions.takeError();
  if (functions->size() != 1)
    return createStringError(name + ": its object has no such function");
  return std::move(functions->front());
}

/// Kernels that are compared: of each request on each target, the one that small calls take, or
/// all. Not those whose loop has a head's stores several times, of which one is taken.
Expected<std::vector<KernelSpec>> kernelsOf(const PaperPlan &plan, const ScheduleBook &book) {
  std::vector<KernelSpec> specs;
  for (Target target : plan.targets)
    for (const KernelRequest &request : plan.requests) {
      // For CPUs that are only named, what rules prefer.
      auto planned = planKernels(request, target, book,
                                 plan.allKernels ? std::nullopt : std::optional<std::string>(""));
      if (!planned)
        return planned.takeError();
      for (const CompiledKernel &kernel : *planned) {
        if ((!plan.allKernels && kernel.minBytes) || placesLines(kernel.spec) ||
            is_contained(specs, kernel.spec))
          continue;
        specs.push_back(kernel.spec);
        if (!plan.allKernels)
          break;
      }
    }
  return specs;
}

Expected<bool> runsAny(CpuModels &models, ArrayRef<Target> targets, const std::string &cpu) {
  for (Target target : targets) {
    auto model = models.find(target, cpu);
    if (!model)
      return model.takeError();
    if (*model)
      return true;
  }
  return false;
}

/// Those asked for, each of which must run one of the targets; else those that kernels are tuned
/// for, as far as they do.
Expected<std::vector<std::string>> cpusOf(CpuModels &models, const PaperPlan &plan) {
  std::vector<std::string> cpus = plan.cpus;
  if (cpus.empty())
    cpus = {"znver4", "neoverse-n1", "neoverse-v2"};
  std::vector<std::string> running;
  for (const std::string &cpu : cpus) {
    auto runs = runsAny(models, plan.targets, cpu);
    if (!runs)
      return runs.takeError();
    if (*runs)
      running.push_back(cpu);
    else if (!plan.cpus.empty())
      return createStringError("--mcpu is '" + cpu + "', expected one of LLVM's CPUs that runs " +
                               (plan.targets.size() == 1 ? "" : "at least ") +
                               std::string(targetName(plan.targets.back())));
  }
  return running;
}

/// One kernel on each CPU that runs it.
Error appendRows(CpuModels &models, const PaperPlan &plan, ArrayRef<std::string> cpus,
                 const KernelSpec &spec, std::vector<PaperRow> &rows,
                 function_ref<void(StringRef)> leftOut) {
  auto function = compiledFunction(spec);
  if (!function)
    return function.takeError();
  for (const std::string &cpu : cpus) {
    auto model = models.find(spec.target, cpu);
    if (!model)
      return model.takeError();
    if (!*model)
      continue;
    auto ours = timeFunction(**model, *function, spec.request.dtype);
    if (!ours) {
      leftOut(toString(ours.takeError()));
      continue;
    }
    auto hand = bestBaseline(**model, plan, spec);
    if (!hand)
      return hand.takeError();
    rows.push_back({spec, cpu, std::move(*ours), std::move(*hand)});
  }
  return Error::success();
}

} // namespace

Expected<std::vector<PaperRow>> compareOnPaper(const PaperPlan &plan, const ScheduleBook &book,
                                               function_ref<void(StringRef)> leftOut) {
  auto specs = kernelsOf(plan, book);
  if (!specs)
    return specs.takeError();
  CpuModels models;
  auto cpus = cpusOf(models, plan);
  if (!cpus)
    return cpus.takeError();
  std::vector<PaperRow> rows;
  Progress progress("comparing", specs->size());
  for (size_t i = 0; i < specs->size(); ++i) {
    progress.update(i, kernelName((*specs)[i]));
    if (Error error = appendRows(models, plan, *cpus, (*specs)[i], rows, leftOut))
      return error;
  }
  return rows;
}

} // namespace ropewalk::driver
