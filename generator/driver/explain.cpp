//===- explain.cpp - ropewalk explain -------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/targets.h"
#include "command.h"
#include "device/device_schedule.h"
#include "jit_kernels.h"
#include "model_options.h"
#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("explain", "what is generated for a model, what runs here, and why");
static ModelOptions modelOptions(options);
static ScheduleOption schedules(options);
static IsaOption isa(options, /*allowAll=*/true);
static cl::opt<std::string>
    targetList("targets", cl::desc("Schedules for these, as compile takes them, and no plans"),
               cl::value_desc("name,..."), cl::sub(options));

/// Stands for code: plans here are described, never run.
static void notCompiled(const ropewalk_kernel_args *) {}

static void printRequests(ArrayRef<KernelRequest> requests) {
  outs() << "== kernel requests\n";
  for (const KernelRequest &request : requests)
    outs() << requestName(request) << "\n";
}

static llvm::Error printSchedules(ArrayRef<KernelRequest> requests, ArrayRef<Target> targets,
                                  const ScheduleBook &book) {
  outs() << "\n== schedules, best first\n";
  for (const KernelRequest &request : requests)
    for (Target target : targets) {
      if (!hasKernels(target, request))
        continue;
      auto choices = book.choicesOfAll(request, target);
      if (!choices)
        return choices.takeError();
      for (const ScheduleChoice &choice : *choices) {
        outs() << scheduleName({request, target, choice.schedule});
        if (choice.minBytes > 0)
          outs() << " from " << choice.minBytes << " bytes on";
        if (choice.minHeads > 0)
          outs() << " from " << choice.minHeads << " heads on";
        if (!choice.cpu.empty())
          outs() << ", on " << choice.cpu;
        outs() << ": " << choice.note << "\n";
        if (!choice.origin.empty())
          outs() << "    " << choice.origin << "\n";
      }
    }
  for (const IgnoredRecord &record : book.ignored())
    if (is_contained(targets, record.target))
      outs() << "ignored: " << record.where << ": " << record.reason << "\n";
  return llvm::Error::success();
}

static llvm::Error printPlans(const Model &model, Target best, const ropewalk_kernel_table &table) {
  outs() << "\n== on this CPU, bshd\n";
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
      ropewalk_layout layout = {};
      layout.dtype = dtype;
      layout.place = place;
      layout.q = bshd(1, model.attentionHeads, model.rotation.head_dim);
      layout.k = bshd(1, model.keyValueHeads, model.rotation.head_dim);
      ropewalk_plan_options planOptions = {};
      planOptions.kernels = &table;
      planOptions.position_end = 1;
      planOptions.max_isa = targetName(best).data();
      outs() << "-- " << dtypeName(dtype) << ", "
             << (place == ROPEWALK_IN_PLACE ? "in place" : "out of place") << "\n";
      auto plan = Plan::create(model.rotation, layout, planOptions);
      if (!plan)
        return createStringError(modelOptions.source() + ": " + plan.error().message());
      outs() << plan->describe();
    }
  return llvm::Error::success();
}

static llvm::Error run() {
  auto loaded = modelOptions.load();
  if (!loaded)
    return loaded.takeError();
  const bool elsewhere = targetList.getNumOccurrences();
  if (elsewhere && isa.option().getNumOccurrences())
    return optionError(targetList, targetList, "none with --isa");
  auto targets = elsewhere ? parseTargets(targetList) : isa.targets();
  if (!targets)
    return elsewhere ? make_error<UsageError>(toString(targets.takeError())) : targets.takeError();
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  RequestOptions storage;
  storage.devices = haveDevice(*targets);
  const std::vector<KernelRequest> requests = requestsOf(*loaded->module, storage);
  outs() << "== rope IR\n";
  loaded->module->print(outs());
  outs() << "\n";
  printRequests(requests);
  if (llvm::Error error = printSchedules(requests, *targets, *book))
    return error;
  if (elsewhere)
    return llvm::Error::success();
  auto planned = planKernels(requests, nativeTargets(), *book);
  if (!planned)
    return planned.takeError();
  std::vector<std::string> names;
  for (const CompiledKernel &kernel : *planned)
    names.push_back(kernelName(kernel.spec));
  std::vector<ropewalk_kernel> kernels;
  for (size_t i = 0; i < names.size(); ++i)
    kernels.push_back({names[i].c_str(), notCompiled, (*planned)[i].minBytes,
                       (*planned)[i].minHeads,
                       (*planned)[i].cpu.empty() ? nullptr : (*planned)[i].cpu.c_str()});
  assumeLength(loaded->models.front().rotation, 1);
  return printPlans(loaded->models.front(), targets->front(),
                    {ROPEWALK_KERNEL_ABI, int32_t(kernels.size()), kernels.data(), 0, nullptr});
}

const Command explainCommand = {options, R"(
EXAMPLES:

  ropewalk explain --config config.json
  ropewalk explain --config config.json --isa x86-64-v3   as if that were the best target
  ropewalk explain --config config.json --targets arm     what compile would choose there

  Nothing is compiled. "not used" lines say why a kernel is passed over.
)",
                                run};

} // namespace ropewalk::driver
