//===- tune.cpp - ropewalk tune -------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/generator_hash.h"
#include "codegen/targets.h"
#include "command.h"
#include "cpu_features.h"
#include "device_session.h"
#include "grid_options.h"
#include "io/output.h"
#include "io/progress.h"
#include "jit_kernels.h"
#include "model_options.h"
#include "number_option.h"
#include "plot_script.h"
#include "trial/device_machine.h"
#include "tune/search_space.h"
#include "tune/tuner.h"
#include "tune_bundle.h"
#include "tune_records.h"
#include "tune_report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("tune", "finds schedules by measuring them, and writes them down");
static ModelOptions modelOptions(options);
static IsaOption isa(options, /*allowAll=*/false);
static cl::opt<std::string> device("device", cl::desc("cpu (default), cuda or opencl"),
                                   cl::value_desc("name"), cl::init("cpu"), cl::sub(options));
static ScheduleOption schedules(options);
static GridOptions gridOptions(options);
static cl::opt<std::string> rigorName("rigor", cl::desc("estimate, measure (default), exhaustive"),
                                      cl::value_desc("name"), cl::init("measure"),
                                      cl::sub(options));
static NumberOption<double>
    budget("budget", cl::desc("Seconds for all, a shape at least; default: as it takes"),
           cl::value_desc("s"), cl::init(0), cl::sub(options));
static cl::opt<std::string> logPath("log", cl::desc("Default: ropewalk-tune.<target>.jsonl"),
                                    cl::value_desc("file"), cl::sub(options));
static cl::list<std::string> importPaths("import",
                                         cl::desc("Records of these logs, of bundles or of "
                                                  "machines of one target; measures nothing"),
                                         cl::value_desc("file,..."), cl::CommaSeparated,
                                         cl::sub(options));
/// An option of its own, since an alias is in no help, and errors would not name it.
static cl::list<std::string>
    mergePaths("merge", cl::desc("The same as --import"), cl::value_desc("file,..."),
               cl::CommaSeparated, cl::sub(options),
               cl::callback([](const std::string &path) { importPaths.push_back(path); }));
static cl::opt<bool> renewing("renew",
                              cl::desc("Keep records of other generators whose code is the same "
                                       "here; measures nothing"),
                              cl::sub(options));
static BundleOptions bundleOptions(options);
static cl::opt<std::string> picturePath("picture", cl::desc("What was measured, as .svg or .png"),
                                        cl::value_desc("file"), cl::sub(options));
static cl::opt<bool> again("again",
                           cl::desc("Measure again shapes of the log whose incumbent's time moved"),
                           cl::sub(options));
static cl::opt<bool> dryRun("dry-run", cl::desc("What would be measured"), cl::sub(options));
static NumberOption<int> cpu("cpu", cl::desc("Run on this CPU; default: the one it starts on"),
                             cl::value_desc("n"), cl::init(-1), cl::sub(options));

static llvm::Expected<Rigor> readRigor() {
  std::string names;
  for (const Rigor &rigor : allRigors()) {
    if (rigorName == rigor.name)
      return rigor;
    names += (names.empty() ? "" : ", ") + std::string(rigor.name);
  }
  return optionError(rigorName, rigorName, "one of " + names);
}

/// What logs and records say is not said again, and what is measured not at all.
static llvm::Error checkUnmeasured() {
  const std::reference_wrapper<const cl::Option> unmeasured[] = {renewing, importPaths, mergePaths};
  const auto given =
      find_if(unmeasured, [](const cl::Option &option) { return option.getNumOccurrences() > 0; });
  if (given == std::end(unmeasured))
    return llvm::Error::success();
  const cl::Option &what = *given;
  std::vector<std::reference_wrapper<const cl::Option>> ofMeasuring = {
      isa.option(), device, rigorName, budget, logPath, again, dryRun, cpu};
  append_range(ofMeasuring, modelOptions.all());
  append_range(ofMeasuring, gridOptions.all());
  if (renewing) {
    ofMeasuring.push_back(importPaths);
    ofMeasuring.push_back(mergePaths);
    ofMeasuring.push_back(picturePath);
  }
  for (const cl::Option &option : ofMeasuring)
    if (option.getNumOccurrences())
      return make_error<UsageError>("--" + what.ArgStr + " is given with --" + option.ArgStr +
                                    ", expected without it: --" + what.ArgStr +
                                    " measures nothing");
  return llvm::Error::success();
}

static llvm::Error checkOptions() {
  if (!std::isfinite(budget) || budget < 0)
    return optionError(budget, std::to_string(budget), "a finite number of seconds above 0");
  if (budget.getNumOccurrences() && budget == 0)
    return optionError(budget, "0", "a finite number of seconds above 0");
  if (llvm::Error error = checkCpu(cpu))
    return error;
  if (picturePath.getNumOccurrences()) {
    auto format = pictureFormat(picturePath);
    if (!format)
      return format.takeError();
  }
  if (device != "cpu" && !deviceNamed(device))
    return optionError(device, device, "cpu, cuda or opencl");
  if (device != "cpu" && isa.option().getNumOccurrences())
    return optionError(isa.option(), isa.option(), "none beside --device=" + device);
  if (llvm::Error error = checkUnmeasured())
    return error;
  return bundleOptions.check({isa.option(), device, budget, logPath, importPaths, mergePaths,
                              renewing, picturePath, again, dryRun, cpu});
}

/// Folders that can't be written to are found before hours are spent.
static llvm::Error checkWritable(StringRef path) {
  if (sys::fs::exists(path))
    if (std::error_code code = sys::fs::access(path, sys::fs::AccessMode::Write))
      return createStringError(path + ": " + code.message());
  auto output = OutputFile::create(path);
  return output ? llvm::Error::success() : output.takeError();
}

/// So is a picture that can't be drawn.
static llvm::Error checkPicture() {
  if (!picturePath.getNumOccurrences())
    return llvm::Error::success();
  if (llvm::Error error = checkWritable(picturePath))
    return error;
  return checkDrawing(cantFail(pictureFormat(picturePath)));
}

static llvm::Error printPlan(const TuneWork &work, const ScheduleBook &book, size_t known) {
  constexpr double verifying = 2; // seconds per shape, beside what is timed: of 71 and of 1080
  constexpr double compiledPerSecond = 4;
  double seconds = 0;
  size_t candidates = 0, points = 0, requests = 0;
  for (size_t i = 0; i < work.cells.size(); ++i) {
    seconds += verifying + work.rigor.seconds * (work.cells[i].fromDram ? 3 : 1);
    if (i > 0 && requestOf(work.cells[i]) == requestOf(work.cells[i - 1]))
      continue;
    ++requests;
    auto some = candidatesOf(requestOf(work.cells[i]), work.target, book, true);
    if (!some)
      return some.takeError();
    candidates += countKernels(requestOf(work.cells[i]), work.target, *some);
    points += some->size();
  }
  const std::string ways =
      points > candidates ? ", " + std::to_string(points) + " ways to start them" : "";
  outs() << "target " << targetName(work.target) << ", rigor " << work.rigor.name << "\n"
         << requests << " rotations, " << candidates << " kernels to compile" << ways << ", "
         << shapeCount(work.cells.size()) << ", " << known << " of them in the log\n"
         << "about "
         << static_cast<int64_t>(
                std::ceil((seconds + static_cast<double>(candidates) / compiledPerSecond) / 60))
         << " minutes for all\n\nsearch space:\n";
  for (const SearchAxis &axis : searchAxes(work.target))
    outs() << "  " << axis.name << ": " << axis.values << "\n    legal: " << axis.legal
           << "\n    pro: " << axis.pro << "\n    con: " << axis.con << "\n";
  return llvm::Error::success();
}

static llvm::Error drawSearch(ArrayRef<LogFile> logs) {
  if (!picturePath.getNumOccurrences())
    return llvm::Error::success();
  auto file = OutputFile::create(picturePath);
  if (!file)
    return file.takeError();
  auto picture = drawPicture(searchPicture(logs), cantFail(pictureFormat(picturePath)));
  if (!picture)
    return picture.takeError();
  if (llvm::Error error = file->write(*picture))
    return error;
  return file->commit();
}

static llvm::Error importLogs() {
  if (llvm::Error error = checkPicture())
    return error;
  std::vector<LogFile> logs;
  for (const std::string &path : importPaths) {
    auto log = readLog(path);
    if (!log)
      return log.takeError();
    if (const std::string ours(generatorHash(log->header.target)); log->header.generator != ours)
      return createStringError(path + ": generator is '" + log->header.generator +
                               "', expected this one's, '" + ours + "'");
    if (!logs.empty() && log->header.target != logs.front().header.target)
      return createStringError(path + ": target is '" +
                               std::string(targetName(log->header.target)) +
                               "', expected that of the first log, '" +
                               std::string(targetName(logs.front().header.target)) + "'");
    logs.push_back(std::move(*log));
  }
  if (const size_t dropped = dropRepeated(logs))
    outs() << dropped << (dropped == 1 ? " measurement is" : " measurements are")
           << " in more than one log: counted once\n";
  if (all_of(logs, [](const LogFile &log) { return log.cells.empty(); }))
    return createStringError(importPaths.front() +
                             ": no shape's measurement is in it, expected one at least");
  outs() << tuneTable(logs) << tuneTroubles(logs);
  const Target target = logs.front().header.target;
  if (llvm::Error error = writeRecords(logs, target, schedules.folder(), {}))
    return error;
  return drawSearch(logs);
}

static llvm::Expected<std::vector<bench::Case>> readCells() {
  Grid standard;
  standard.tokens = {1, 4, 16, 64, 512, 4096};
  standard.heads = {8, 32, 64};
  standard.widths = {64, 80, 96, 128, 256};
  auto grid = gridOptions.read(standard, modelOptions);
  if (!grid)
    return grid.takeError();
  for (int64_t width : grid->widths)
    if (width % tunedWidthStep != 0 || width > mostTunedWidth)
      return createStringError("a window is " + Twine(width) +
                               " components wide, expected a multiple of " + Twine(tunedWidthStep) +
                               " up to " + Twine(mostTunedWidth) +
                               ": others share kernels of one form");
  return grid->cases();
}

static llvm::Expected<TuneWork> readWork() {
  TuneWork work;
  auto rigor = readRigor();
  if (!rigor)
    return rigor.takeError();
  work.rigor = *rigor;
  work.budget = budget;
  work.again = again;
  work.cpu = cpu;
  auto cells = readCells();
  if (!cells)
    return cells.takeError();
  work.cells = std::move(*cells);
  if (auto target = deviceNamed(device)) {
    work.target = *target;
    return work;
  }
  auto targets = isa.targets();
  if (!targets)
    return targets.takeError();
  work.target = targets->front();
  return work;
}

static llvm::Error bundle() {
  auto rigor = readRigor();
  if (!rigor)
    return rigor.takeError();
  auto cells = readCells();
  if (!cells)
    return cells.takeError();
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  return bundleOptions.write(*cells, *rigor, *book);
}

/// Of a log of this machine.
static llvm::Expected<LogHeader> headerFor(Target target) {
  auto machine = machineName(target);
  if (!machine)
    return createStringError(machine.error().message());
  if (!isDevice(target) && cpuClass().empty())
    return createStringError(
        "this CPU does not say what it is, expected one whose class records can name");
  return headerOf(*machine, target, std::string(generatorHash(target)), ROPEWALK_VERSION);
}

/// What there is to do, and how much of it a log has done.
static llvm::Error printPlanFor(const TuneWork &work, const ScheduleBook &book, StringRef path) {
  size_t known = 0;
  uint64_t bytes = 0;
  if (!sys::fs::file_size(path, bytes) && bytes > 0) {
    auto log = readLog(path);
    if (!log)
      return log.takeError();
    auto header = headerFor(work.target);
    if (!header)
      return header.takeError();
    if (const std::string why = whyOther(log->header, *header); !why.empty())
      return createStringError(path + ": " + why);
    for (const CellResult &result : log->cells)
      known +=
          result.rigor >= work.rigor.number && (result.isSteady() || !work.again) &&
          any_of(work.cells, [&](const bench::Case &cell) { return sameShape(cell, result.cell); });
  }
  return printPlan(work, book, known);
}

static llvm::Error run() {
  if (llvm::Error error = checkOptions())
    return error;
  if (!importPaths.empty())
    return importLogs();
  if (renewing)
    return renewRecords(schedules.folder());
  if (bundleOptions.given())
    return bundle();
  auto work = readWork();
  if (!work)
    return work.takeError();
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  const std::string path = logPath.empty()
                               ? "ropewalk-tune." + std::string(targetName(work->target)) + ".jsonl"
                               : std::string(logPath);
  if (dryRun)
    return printPlanFor(*work, *book, path);
  if (llvm::Error error =
          checkWritable(recordsPath(schedules.folder(), work->target, Family::Rope)))
    return error;
  if (llvm::Error error = checkPicture())
    return error;
  auto header = headerFor(work->target);
  if (!header)
    return header.takeError();
  auto log = TuneLog::open(path, *header);
  if (!log)
    return log.takeError();
  auto outcome = [&] {
    Progress progress("tuning", work->cells.size(), Progress::atOnce);
    return tune(*work, *book, *log,
                [&](size_t done, size_t, StringRef what) { progress.update(done, what); });
  }();
  if (!outcome)
    return outcome.takeError();
  LogFile all{log->header(), {log->cells().begin(), log->cells().end()}};
  outs() << tuneTable(all) << tuneSummary(*outcome) << tuneTroubles(all);
  if (all.cells.empty())
    return createStringError("no shape could be measured: " + outcome->problems.front());
  std::vector<KernelRequest> missing;
  for (const bench::Case &cell : work->cells)
    if (!log->find(cell, work->rigor.number) && !is_contained(missing, requestOf(cell)))
      missing.push_back(requestOf(cell));
  if (llvm::Error error = writeRecords(all, work->target, schedules.folder(), missing))
    return error;
  if (llvm::Error error = drawSearch(all))
    return error;
  if (const size_t failed = outcome->problems.size())
    return createStringError(Twine(failed) + " of " + shapeCount(work->cells.size()) +
                             " could not be measured");
  return llvm::Error::success();
}

const Command tuneCommand = {options, R"(
EXAMPLES:

  ropewalk tune --model llama-3.1-8b --schedules my-schedules
  ropewalk tune --dtype bf16 --head-dim 128 --heads 32,8 --tokens 1,16,512 --rigor exhaustive
  ropewalk tune --dry-run --device cuda
  ropewalk tune --device cuda --model llama-3.1-8b --schedules my-schedules
  ropewalk tune --head-dim 128 --dtype bf16 --picture search.svg
  ropewalk tune --import zen4.jsonl,zen5.jsonl --schedules my-schedules
  ropewalk tune --renew --schedules my-schedules
  ropewalk tune --bundle bundle --targets arm64-bf16 --mcpu neoverse-v2 --model llama-3.1-8b

  Every candidate of the search space (--dry-run prints it) is verified, then timed beside what
  the schedules at hand prefer, which stays unless it is beaten by more than 1 % with 95 %
  confidence. What was measured is in the log as soon as it is: the same command goes on after an
  interruption. In the end records are written into --schedules, before the rules there.

  Another generator ignores those records. --renew compiles what each one compared, keeps it where
  that is still the same code, and lists those that have to be measured again.

  --bundle is for machines without the compiler: copy bundle/arm64-bf16 there, run the program
  ropewalk-tune-runner in it, and bring back results.jsonl for --import. Those for GPUs hold PTX or
  OpenCL C.
)",
                             run};

} // namespace ropewalk::driver
