//===- check.cpp - ropewalk check -----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_cells.h"
#include "command.h"
#include "model_options.h"
#include "number_option.h"

#include "llvm/Support/raw_ostream.h"

#include <numeric>
#include <string>
#include <thread>

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("check", "compare every kernel with the rotation over the reals");
static ModelOptions modelOptions(options);
static IsaOption isa(options, /*allowAll=*/true);
static ScheduleOption schedules(options);
static cl::opt<std::string> device("device", cl::desc("cpu (default), cuda or opencl"),
                                   cl::value_desc("name"), cl::init("cpu"), cl::sub(options));
static NumberOption<int> jobs("jobs", cl::desc("Threads; default: one per CPU"),
                              cl::value_desc("n"), cl::sub(options));
static cl::opt<std::string> formatName("format", cl::desc("table (default) or json"),
                                       cl::value_desc("name"), cl::init("table"), cl::sub(options));
static NumberOption<int> rounds("rounds", cl::desc("Data and positions for each cell; default: 1"),
                                cl::value_desc("n"), cl::init(1), cl::sub(options));
static NumberOption<long long> onlyCell("cell", cl::desc("Check this one alone, by its number"),
                                        cl::value_desc("n"), cl::sub(options));

static llvm::Error checkOptions() {
  if (device != "cpu" && !deviceNamed(device))
    return optionError(device, device, "cpu, cuda or opencl");
  if (device != "cpu" && isa.option().getNumOccurrences())
    return optionError(isa.option(), isa.option(), "none beside --device=" + device);
  if (formatName != "table" && formatName != "json")
    return optionError(formatName, formatName, "table or json");
  if (jobs.getNumOccurrences() && (jobs < 1 || jobs > 1024))
    return optionError(jobs, std::to_string(jobs), "1 to 1024");
  if (rounds < 1 || rounds > 1000000)
    return optionError(rounds, std::to_string(rounds), "1 to 1000000");
  return llvm::Error::success();
}

static llvm::Expected<std::vector<Target>> readTargets() {
  if (auto target = deviceNamed(device))
    return std::vector<Target>{*target};
  return isa.targets(/*allByDefault=*/!modelOptions.given());
}

static llvm::Error run() {
  if (llvm::Error error = checkOptions())
    return error;
  auto targets = readTargets();
  if (!targets)
    return targets.takeError();
  // Opened before the work: where there is no device is known at once.
  std::unique_ptr<DeviceSession> session;
  if (device != "cpu") {
    auto opened = openDeviceSession(targets->front());
    if (!opened)
      return opened.takeError();
    session = std::move(*opened);
  }
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  LoadedModels loaded;
  CellMatrix matrix;
  if (modelOptions.given()) {
    auto models = modelOptions.load();
    if (!models)
      return models.takeError();
    loaded = std::move(*models);
    for (Model &model : loaded.models)
      assumeLength(model.rotation, positionEnd);
    matrix = modelMatrix(loaded.models, *targets);
  } else {
    matrix = wholeMatrix(*targets);
  }
  std::vector<size_t> cells(matrix.cells.size());
  std::iota(cells.begin(), cells.end(), 0);
  if (onlyCell.getNumOccurrences()) {
    if (onlyCell < 0 || size_t(onlyCell) >= cells.size())
      return optionError(onlyCell, std::to_string(onlyCell),
                         "0 to " + std::to_string(cells.size() - 1));
    cells = {size_t(onlyCell)};
  }
  const size_t threads = jobs ? size_t(jobs) : std::max(1u, std::thread::hardware_concurrency());
  Checker checker(matrix, cells, session.get(), threads, rounds);
  if (llvm::Error error = checker.compile(*book))
    return error;
  const CheckReport report = checker.check();
  if (formatName == "json")
    report.printJson(outs());
  else
    report.print(outs(), modelOptions.given() || cells.size() == 1);
  if (report.failures())
    return createStringError(Twine(report.failures()) + " of " + Twine(report.cells()) +
                             " cells failed");
  return llvm::Error::success();
}

const Command checkCommand = {options, R"(
EXAMPLES:

  ropewalk check                          all that kernels are for, on all targets of this CPU
  ropewalk check --config config.json --isa all
  ropewalk check --cell 1234              one cell of the matrix again
  ropewalk check --rounds 8               the worst of eight times as much data
  ropewalk check --device opencl          a plan of each cell on a GPU, as far as devices serve it

  Each cell is a plan: a rule, a window, position axes, a form of table or cache, a dtype, a
  target, and more. Each of its kernels runs on random data and is compared with f64
  arithmetic on exact angles. Errors are in ulp of the storage type at a * hypot(x0, x1),
  a the attention factor; for rows_ kernels in ulp of f32 at a. Exit code 1 if a bound does
  not hold.
)",
                              run};

} // namespace ropewalk::driver
