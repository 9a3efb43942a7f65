//===- check.cpp - ropewalk check -----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_device.h"
#include "check_report.h"
#include "check_rotation.h"
#include "check_tables.h"
#include "command.h"
#include "io/progress.h"
#include "jit_kernels.h"
#include "model_options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
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
static cl::opt<int> jobs("jobs", cl::desc("Threads; default: one per CPU"), cl::value_desc("n"),
                         cl::sub(options));
static cl::opt<std::string> formatName("format", cl::desc("table (default) or json"),
                                       cl::value_desc("name"), cl::init("table"), cl::sub(options));
static cl::opt<int> rounds("rounds", cl::desc("Data and positions for each cell; default: 1"),
                           cl::value_desc("n"), cl::init(1), cl::sub(options));
static cl::opt<long long> onlyCell("cell", cl::desc("Check this one alone, by its number"),
                                   cl::value_desc("n"), cl::sub(options));

/// Rows begin at cache lines, so that the strictest kernels can run too; or at odd elements, so
/// that those which need the least must. Half of the cells have as many heads as any kernel is
/// preferred for, of which CPUs turn a few.
static ropewalk_layout layoutOf(const Cell &cell, int64_t headDim) {
  ropewalk_layout layout = {};
  layout.dtype = ropewalk_dtype(cell[CellAxis::Dtype]);
  layout.place = ropewalk_place(cell[CellAxis::Place]);
  const bool many = device == "cpu" && cell[CellAxis::Direction] != 0;
  const int64_t bytes = elementBytes(layout.dtype), heads = many ? 64 : 3;
  const int64_t head =
      cell[CellAxis::Strides] ? headDim | 1 : int64_t(alignTo(headDim * bytes, 64)) / bytes;
  layout.q = {heads, 0, heads * head, head, 0, heads * head, head};
  return layout;
}

namespace {

/// A cell's rotation, layout, and rows of cos and sin.
struct CellParts {
  CellParts(const CellMatrix &matrix, const Cell &cell)
      : rotation(matrix, cell), layout(layoutOf(cell, rotation.get().head_dim)) {}

  /// `brief`: for plans that are not run.
  llvm::Error buildTable(const Cell &cell, bool brief) {
    auto built = CellTable::build(cell[CellAxis::Table], rotation.get(), brief);
    if (!built)
      return built.takeError();
    table = std::move(*built);
    table.use(options);
    return llvm::Error::success();
  }

  /// Without kernels, one on the reference.
  llvm::Expected<std::unique_ptr<ropewalk_plan>> plan(const ropewalk_kernel_table *kernels,
                                                      const Environment &environment) {
    options.kernels = kernels;
    options.allow_reference = !kernels;
    auto made = createPlan(rotation.get(), layout, options, environment);
    if (!made)
      return createStringError(made.error().message());
    return std::move(*made);
  }

  CellRotation rotation;
  ropewalk_layout layout;
  CellTable table;
  ropewalk_plan_options options = {};
};

/// Compiles what the cells of a matrix need, each kernel once, and checks them.
class Checker {
public:
  /// `session`: null on the CPU.
  Checker(const CellMatrix &matrix, std::vector<size_t> cells, DeviceSession *session)
      : matrix(matrix), cells(std::move(cells)), session(session) {}

  llvm::Error compile(const ScheduleBook &book);
  CheckReport check();

private:
  llvm::Expected<std::vector<std::vector<KernelRequest>>> requests();
  std::vector<ropewalk_kernel> kernelsOf(const Cell &cell) const;
  void checkCell(size_t number, CheckReport &report);
  llvm::Expected<std::vector<KernelResult>> checkHere(const Cell &cell);
  llvm::Expected<std::vector<KernelResult>> checkThere(const Cell &cell);
  template <class Body> void forEachCell(size_t threads, Body body) const;

  const CellMatrix &matrix;
  std::vector<size_t> cells; ///< Numbers of those to check.
  DeviceSession *session;
  std::map<std::array<uint8_t, cellAxes>, std::vector<KernelRequest>> called; ///< By kindOf cells.
  std::unique_ptr<JitLibrary> library;
  std::vector<StringMap<std::vector<ropewalk_kernel>>> kernels; ///< By target and request.
  mutable std::mutex mutex;
};

} // namespace

/// On several threads, in any order.
template <class Body> void Checker::forEachCell(size_t count, Body body) const {
  std::atomic<size_t> next = 0;
  auto work = [&] {
    for (size_t i; (i = next++) < cells.size();)
      body(cells[i]);
  };
  std::vector<std::thread> threads;
  while (threads.size() + 1 < std::min(count, cells.size()))
    threads.emplace_back(work);
  work();
  for (std::thread &thread : threads)
    thread.join();
}

static size_t wantedThreads() {
  return jobs ? size_t(jobs) : std::max(1u, std::thread::hardware_concurrency());
}

static llvm::Expected<std::vector<KernelRequest>> requestsOfCell(const CellMatrix &matrix,
                                                                 const Cell &cell, bool device) {
  CellParts parts(matrix, cell);
  if (llvm::Error error = parts.buildTable(cell, /*brief=*/true))
    return error;
  auto draft = parts.plan(nullptr, Environment());
  if (!draft)
    return draft.takeError();
  const ropewalk_plan &plan = **draft;
  if (!device)
    return requestsOf(plan, /*inPasses=*/false);
  return deviceRequestsOf(plan, plan.staging ? plan.staging->request.source : TableSource::F32,
                          static_cast<int32_t>(plan.coordinates));
}

/// The cell without what the functions that its plan calls do not depend on.
static Cell kindOf(Cell cell) {
  for (CellAxis axis : {CellAxis::Direction, CellAxis::Strides, CellAxis::Target})
    cell[axis] = 0;
  return cell;
}

/// What the plans of all cells call, for each target.
llvm::Expected<std::vector<std::vector<KernelRequest>>> Checker::requests() {
  std::string problem;
  forEachCell(wantedThreads(), [&](size_t number) {
    const Cell cell = kindOf(matrix.cells[number]);
    {
      std::lock_guard<std::mutex> lock(mutex);
      if (!called.try_emplace(cell.all()).second)
        return;
    }
    auto needed = requestsOfCell(matrix, cell, session != nullptr);
    std::lock_guard<std::mutex> lock(mutex);
    if (needed)
      called[cell.all()] = std::move(*needed);
    else
      problem = "cell " + std::to_string(number) + ": " + toString(needed.takeError());
  });
  if (!problem.empty())
    return createStringError(problem);
  std::vector<std::map<std::string, KernelRequest>> named(matrix.targets.size());
  for (size_t number : cells)
    for (const KernelRequest &request : called[kindOf(matrix.cells[number]).all()])
      named[matrix.cells[number][CellAxis::Target]].emplace(requestName(request), request);
  std::vector<std::vector<KernelRequest>> byTarget(named.size());
  for (size_t i = 0; i < named.size(); ++i)
    for (const auto &[name, request] : named[i])
      byTarget[i].push_back(request);
  return byTarget;
}

llvm::Error Checker::compile(const ScheduleBook &book) {
  auto needed = requests();
  if (!needed)
    return needed.takeError();
  std::vector<CompiledKernel> all;
  for (size_t i = 0; i < needed->size(); ++i) {
    if ((*needed)[i].empty())
      continue;
    auto compiled = compileWithProgress((*needed)[i], matrix.targets[i], book, std::nullopt);
    if (!compiled)
      return compiled.takeError();
    std::move(compiled->begin(), compiled->end(), std::back_inserter(all));
  }
  auto compiled = JitLibrary::load(all);
  if (!compiled)
    return compiled.takeError();
  library = std::move(*compiled);
  kernels.resize(matrix.targets.size());
  const ropewalk_kernel_table &table = *library->table();
  for (int32_t i = 0; i < table.count; ++i) { // none for devices, which choose themselves
    const KernelSpec spec = *parseKernelName(table.kernels[i].name);
    kernels[llvm::find(matrix.targets, spec.target) - matrix.targets.begin()]
           [requestName(spec.request)]
               .push_back(table.kernels[i]);
  }
  return llvm::Error::success();
}

/// Those that its plan may choose among: of all, a plan would read the names.
std::vector<ropewalk_kernel> Checker::kernelsOf(const Cell &cell) const {
  std::vector<ropewalk_kernel> mine;
  const auto &ofTarget = kernels[cell[CellAxis::Target]];
  for (const KernelRequest &request : called.at(kindOf(cell).all()))
    if (auto found = ofTarget.find(requestName(request)); found != ofTarget.end())
      llvm::append_range(mine, found->second);
  return mine;
}

/// Classes of CPUs that plans are made for: those that some kernel is preferred on, and all others.
static std::set<std::string> cpuClassesOf(ArrayRef<ropewalk_kernel> kernels) {
  std::set<std::string> classes = {""};
  for (const ropewalk_kernel &kernel : kernels)
    if (kernel.cpu)
      classes.insert(kernel.cpu);
  return classes;
}

/// Whether a plan runs kernels that are not among these.
static bool runsOthers(const ropewalk_plan &plan, const std::set<std::string> &seen) {
  for (const TensorPlan &tensor : plan.tensors)
    for (const Piece &piece : tensor.pieces)
      for (const Choice *choice : {&piece.choice, &piece.readers, &piece.readersOfOne})
        for (const Candidate &candidate : choice->candidates)
          if (seen.count(candidate.name) == 0)
            return true;
  return false;
}

llvm::Expected<std::vector<KernelResult>> Checker::checkHere(const Cell &cell) {
  const std::vector<ropewalk_kernel> mine = kernelsOf(cell);
  const ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, int32_t(mine.size()), mine.data(), 0,
                                       nullptr};
  CellParts parts(matrix, cell);
  if (llvm::Error error = parts.buildTable(cell, /*brief=*/false))
    return error;
  Environment environment;
  environment.cpu = TargetSet(matrix.targets[cell[CellAxis::Target]]);
  std::vector<KernelResult> results;
  std::set<std::string> seen;
  for (const std::string &cpu : cpuClassesOf(mine)) {
    environment.cpuClass = cpu;
    auto plan = parts.plan(&table, environment);
    if (!plan)
      return plan.takeError();
    if (!runsOthers(**plan, seen))
      continue;
    std::set<std::string> now;
    for (KernelResult &result : checkKernels(**plan, rounds))
      if (now.insert(result.kernel); seen.count(result.kernel) == 0)
        results.push_back(std::move(result));
    seen.merge(now);
  }
  return results;
}

llvm::Expected<std::vector<KernelResult>> Checker::checkThere(const Cell &cell) {
  CellParts parts(matrix, cell);
  if (llvm::Error error = parts.buildTable(cell, /*brief=*/false))
    return error;
  auto plan = parts.plan(nullptr, Environment());
  if (!plan)
    return plan.takeError();
  const DevicePlanRequest request{parts.rotation.get(), parts.layout, *library->table(),
                                  parts.options.table, parts.options.cache};
  return checkOnDevice(*session, request, **plan, rounds);
}

void Checker::checkCell(size_t number, CheckReport &report) {
  const Cell &cell = matrix.cells[number];
  auto results = session ? checkThere(cell) : checkHere(cell);
  std::lock_guard<std::mutex> lock(mutex);
  if (results)
    return report.add(number, *results);
  handleAllErrors(
      results.takeError(), [&](const Unserved &error) { report.addUnserved(error.message()); },
      [&](const ErrorInfoBase &error) { report.addFailure(number, error.message()); });
}

CheckReport Checker::check() {
  CheckReport report(matrix, *library->table());
  Progress progress("checking", cells.size());
  // A session is its thread's.
  forEachCell(session ? 1 : wantedThreads(), [&](size_t number) {
    checkCell(number, report);
    std::lock_guard<std::mutex> lock(mutex);
    progress.update(report.seen(), "");
  });
  return report;
}

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
  Checker checker(matrix, cells, session.get());
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
