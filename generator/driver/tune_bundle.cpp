//===- tune_bundle.cpp - ropewalk tune --bundle ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tune_bundle.h"

#include "codegen/targets.h"
#include "command.h"
#include "io/progress.h"
#include "share_path.h"
#include "trial/bundle.h"
#include "tune/bundle_writer.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::driver {

BundleOptions::BundleOptions(cl::SubCommand &command)
    : folder("bundle", cl::desc("Candidates and a program that measures them elsewhere"),
             cl::value_desc("folder"), cl::sub(command)),
      targets("targets", cl::desc("With --bundle: targets of those machines"),
              cl::value_desc("name,..."), cl::sub(command)),
      mcpu("mcpu", cl::desc("With --bundle: LLVM's name of their CPU; leaves out on paper"),
           cl::value_desc("name"), cl::sub(command)) {}

llvm::Error BundleOptions::check(ArrayRef<std::reference_wrapper<const cl::Option>> ofHere) const {
  if (!given()) {
    for (const cl::Option *option :
         {static_cast<const cl::Option *>(&targets), static_cast<const cl::Option *>(&mcpu)})
      if (option->getNumOccurrences())
        return make_error<UsageError>("--" + option->ArgStr +
                                      " is given without --bundle, expected it with");
    return llvm::Error::success();
  }
  for (const cl::Option &option : ofHere)
    if (option.getNumOccurrences())
      return make_error<UsageError>("--" + option.ArgStr +
                                    " is given with --bundle, expected it where kernels run");
  return targets.getNumOccurrences() ? llvm::Error::success()
                                     : missingOption(targets, "those of the machines to measure");
}

/// The program for a target, built with the tool. A device's kernels are started by this machine's
/// architecture.
static llvm::Expected<std::string> runnerFor(Target target) {
  const std::string processor(
      processorName(isDevice(target) ? hostArchitecture() : architectureOf(target)));
  const std::string path = sharePath("runner/" + processor + "/" +
                                     (isDevice(target) ? deviceRunnerName : bundleRunnerName));
  if (!sys::fs::exists(path))
    return createStringError(path + ": no such file, expected the runner for " + processor +
                             ": it is built with ropewalk where there is a compiler for it");
  return path;
}

/// LLVM's model of the CPU, if one is named; of devices there are none.
static llvm::Expected<std::unique_ptr<CpuModel>> modelFor(Target target,
                                                          const cl::opt<std::string> &mcpu) {
  if (!mcpu.getNumOccurrences() || isDevice(target))
    return nullptr;
  auto model = modelOf(target, mcpu);
  if (model && !*model)
    return createStringError("--mcpu is '" + mcpu + "', expected one of LLVM's CPUs that runs " +
                             std::string(targetName(target)));
  return model;
}

/// How many kernels the cells have on a target.
static llvm::Expected<size_t> countCandidates(const BundleWork &work, const ScheduleBook &book) {
  size_t count = 0;
  for (size_t i = 0; i < work.cells.size(); ++i) {
    const KernelRequest request = requestOf(work.cells[i]);
    if (i > 0 && request == requestOf(work.cells[i - 1]))
      continue;
    auto some = candidatesOf(request, work.rules.target, book, work.rules.large());
    if (!some)
      return some.takeError();
    count += countKernels(request, work.rules.target, *some);
  }
  return count;
}

/// What is written for a target; what can't work is found before all is compiled.
static llvm::Expected<BundleWork> workFor(Target target, const std::vector<bench::Case> &cells,
                                          const Rigor &rigor, const CpuModel *model) {
  auto runner = runnerFor(target);
  if (!runner)
    return runner.takeError();
  BundleWork work;
  work.cells = cells;
  work.rules = {target, "", rigor, leastFromDram(cells), model};
  work.version = ROPEWALK_VERSION;
  work.runner = *runner;
  return work;
}

/// A folder that is there must be empty: of an older bundle, parts could stay.
static llvm::Error checkEmpty(StringRef folder) {
  std::error_code code;
  if (sys::fs::is_directory(folder) &&
      sys::fs::directory_iterator(folder, code) != sys::fs::directory_iterator())
    return createStringError(folder + ": the folder is not empty, expected a new one");
  return llvm::Error::success();
}

llvm::Error BundleOptions::write(const std::vector<bench::Case> &cells, const Rigor &rigor,
                                 const ScheduleBook &book) const {
  auto list = parseTargets(targets);
  if (!list)
    return list.takeError();
  if (mcpu.getNumOccurrences() && all_of(*list, [](Target target) { return isDevice(target); }))
    return optionError(targets, targets, "a level of CPUs with --mcpu");
  std::vector<BundleWork> works;
  std::vector<std::unique_ptr<CpuModel>> models;
  size_t total = 0, done = 0;
  for (Target target : *list) {
    auto model = modelFor(target, mcpu);
    if (!model)
      return model.takeError();
    models.push_back(std::move(*model));
    auto work = workFor(target, cells, rigor, models.back().get());
    if (!work)
      return work.takeError();
    auto count = countCandidates(*work, book);
    if (!count)
      return count.takeError();
    total += *count;
    works.push_back(std::move(*work));
  }
  if (llvm::Error error = checkEmpty(folder))
    return error;
  auto directory = OutputDirectory::create(folder);
  if (!directory)
    return directory.takeError();
  std::string summary;
  {
    Progress progress("bundling", total);
    for (const BundleWork &work : works) {
      auto size = writeBundle(*directory, work, book,
                              [&](StringRef name) { progress.update(done++, name); });
      if (!size)
        return size.takeError();
      summary += formatv("{0}/{1}: {2}, {3} kernels in {4} KiB; run {5} there\n", folder,
                         targetName(work.rules.target), shapeCount(size->shapes), size->kernels,
                         size->bytes / 1024, bundleRunnerName)
                     .str();
    }
  }
  if (llvm::Error error = directory->commit())
    return error;
  outs() << summary;
  return llvm::Error::success();
}

} // namespace ropewalk::driver
