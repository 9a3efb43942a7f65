//===- jit_kernels.cpp - Kernels compiled for this run --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit_kernels.h"

#include "command.h"
#include "io/progress.h"
#include "plan.h"
#include "share_path.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace ropewalk::driver {

ScheduleOption::ScheduleOption(cl::SubCommand &command)
    : directory("schedules", cl::desc("Schedule records to use instead of the tool's own"),
                cl::value_desc("folder"), cl::sub(command)) {}

std::string ScheduleOption::folder() const {
  if (directory.getNumOccurrences())
    return directory;
  const std::string installed = sharePath("schedules");
  return sys::fs::is_directory(installed) ? installed : ROPEWALK_SOURCE_SCHEDULES;
}

llvm::Expected<ScheduleBook> ScheduleOption::load() const { return ScheduleBook::load(folder()); }

IsaOption::IsaOption(cl::SubCommand &command, bool allowAll)
    : name("isa",
           cl::desc(allowAll ? "Target name, native, or all that this CPU runs; default: native, "
                               "of check without a model all"
                             : "Target name; default: native, the best that this CPU runs"),
           cl::value_desc("name"), cl::sub(command)),
      allowAll(allowAll) {}

static std::string namesOf(ArrayRef<Target> targets) {
  std::string names;
  for (Target target : targets)
    names += (names.empty() ? "" : ", ") + std::string(targetName(target));
  return names;
}

/// Those of `native`, highest first, that a limit allows.
static std::vector<Target> upTo(Target limit, std::vector<Target> native, bool all) {
  llvm::erase_if(native, [&](Target target) { return !includes(limit, target); });
  if (!all)
    native.resize(1);
  return native;
}

llvm::Expected<std::vector<Target>> IsaOption::targets(bool allByDefault) const {
  std::vector<Target> native = nativeTargets();
  if (native.empty())
    return createStringError("this CPU runs none of the targets " + namesOf(cpuTargets));
  if (allowAll && name == "all")
    return native;
  if (name == "native")
    return std::vector<Target>{native.front()};
  const std::string known = namesOf(targetsOf(architectureOf(native.front())));
  const char *limit = std::getenv("ROPEWALK_MAX_ISA");
  std::string wanted = name.getNumOccurrences() ? std::string(name) : limit ? limit : "";
  if (wanted.empty() && !name.getNumOccurrences())
    return upTo(native.front(), native, allByDefault);
  std::optional<Target> target = parseTarget(wanted);
  // A limit allows anything below it; a name means that very target.
  if (!name.getNumOccurrences()) {
    if (!target || architectureOf(*target) != architectureOf(native.front()))
      return createStringError("ROPEWALK_MAX_ISA is '" + wanted + "', expected one of " + known);
    return upTo(*target, native, allByDefault);
  }
  if (!target)
    return optionError(name, wanted, "one of " + known + ", native" + (allowAll ? ", all" : ""));
  if (!includes(native.front(), *target))
    return createStringError("--isa is '" + wanted +
                             "', expected one that this CPU runs: " + namesOf(native));
  return std::vector<Target>{*target};
}

static void addOnce(std::vector<KernelRequest> &requests, const KernelRequest &request) {
  if (!is_contained(requests, request))
    requests.push_back(request);
}

std::vector<KernelRequest> requestsOf(const ropewalk_plan &plan, bool inPasses) {
  std::vector<KernelRequest> requests;
  auto add = [&](const KernelRequest &exact) { addOnce(requests, kernelFor(exact)); };
  auto addReader = [&](const KernelRequest &exact, int32_t onlyAxis) {
    const std::optional<KernelRequest> reader = readerFor(plan, exact, onlyAxis);
    if (reader && readsOwnTable(*reader))
      add(*reader);
  };
  if (plan.staging)
    add(plan.staging->request);
  for (const TensorPlan &tensor : plan.tensors)
    if (tensor.onePass && !inPasses) {
      add(*tensor.onePass);
      addReader(*tensor.onePass, onlyAxisOf(plan, 0, tensor.onePass->channels / 2));
      addReader(*tensor.onePass, 0);
    } else {
      for (const Piece &piece : tensor.pieces) {
        add(piece.request);
        if (piece.rotates()) {
          addReader(piece.request, piece.onlyAxis);
          addReader(piece.request, 0); // where coordinates are equal
        }
      }
    }
  return requests;
}

std::vector<KernelRequest> deviceRequestsOf(const ropewalk_plan &plan, TableSource source,
                                            int32_t axes) {
  if (!plan.rotates)
    return {deviceCopyRequest(plan.dtype)};
  const bool isPlain = source == TableSource::F32 && axes == 1;
  const bool findsRows = source == TableSource::F32 || sourceName(source) == dtypeName(plan.dtype);
  std::vector<KernelRequest> requests;
  for (const TensorPlan &tensor : plan.tensors)
    for (const Piece &piece : tensor.pieces) {
      KernelRequest request = kernelFor(piece.request);
      if (request.family != Family::Rope)
        continue;
      addOnce(requests, request);
      request.source = source;
      request.axes = axes > 1 ? axes : 0;
      if (findsRows)
        addOnce(requests, request);
    }
  if (!isPlain)
    addOnce(requests, rowsRequest(source, axes));
  return requests;
}

std::vector<KernelRequest> requestsOf(mlir::ModuleOp module, const RequestOptions &options) {
  mlir::OwningOpRef<mlir::ModuleOp> selected(module.clone());
  selectKernels(*selected, options);
  return kernelRequests(*selected);
}

llvm::Expected<std::vector<CompiledKernel>>
compileWithProgress(ArrayRef<KernelRequest> requests, ArrayRef<Target> targets,
                    const ScheduleBook &book, const std::optional<std::string> &cpu,
                    Backend backend) {
  auto planned = planKernels(requests, targets, book, cpu);
  if (!planned)
    return planned.takeError();
  Progress progress("compiling", planned->size());
  const auto show = [&](size_t done, size_t total, StringRef kernel) {
    progress.update(done, total, kernel);
  };
  return compilePlanned(std::move(*planned), show, backend);
}

llvm::Expected<std::unique_ptr<JitLibrary>> compileHere(ArrayRef<KernelRequest> requests,
                                                        ArrayRef<Target> targets,
                                                        const ScheduleBook &book,
                                                        const std::optional<std::string> &cpu) {
  auto kernels = compileWithProgress(requests, targets, book, cpu);
  if (!kernels)
    return kernels.takeError();
  return JitLibrary::load(*kernels);
}

} // namespace ropewalk::driver
