//===- check_cells.cpp - Cells, compiled and checked ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_cells.h"

#include "check_device.h"
#include "check_rotation.h"
#include "check_tables.h"
#include "io/progress.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <atomic>
#include <iterator>
#include <set>
#include <string>
#include <thread>

using namespace llvm;

namespace ropewalk::driver {

/// Rows begin at cache lines, so that the strictest kernels can run too; or at odd elements, so
/// that those which need the least must. Half of the cells have as many heads as any kernel is
/// preferred for, of which CPUs turn a few.
static ropewalk_layout layoutOf(const Cell &cell, int64_t headDim, bool device) {
  ropewalk_layout layout = {};
  layout.dtype = ropewalk_dtype(cell[CellAxis::Dtype]);
  layout.place = ropewalk_place(cell[CellAxis::Place]);
  const bool many = !device && cell[CellAxis::Direction] != 0;
  const int64_t bytes = elementBytes(layout.dtype), heads = many ? 64 : 3;
  const int64_t head =
      cell[CellAxis::Strides] ? headDim | 1 : int64_t(alignTo(headDim * bytes, 64)) / bytes;
  layout.q = {heads, 0, heads * head, head, 0, heads * head, head};
  return layout;
}

namespace {

/// A cell's rotation, layout, and rows of cos and sin.
struct CellParts {
  /// `device`: of a plan that is for one.
  CellParts(const CellMatrix &matrix, const Cell &cell, bool device)
      : rotation(matrix, cell), layout(layoutOf(cell, rotation.get().head_dim, device)) {}

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

} // namespace

/// On several threads, in any order.
template <class Body> void Checker::forEachCell(size_t count, Body body) const {
  std::atomic<size_t> next = 0;
  auto work = [&] {
    for (size_t i; (i = next++) < cells.size();)
      body(cells[i]);
  };
  std::vector<std::thread> others;
  while (others.size() + 1 < std::min(count, cells.size()))
    others.emplace_back(work);
  work();
  for (std::thread &thread : others)
    thread.join();
}

static llvm::Expected<std::vector<KernelRequest>> requestsOfCell(const CellMatrix &matrix,
                                                                 const Cell &cell, bool device) {
  CellParts parts(matrix, cell, device);
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
  forEachCell(threads, [&](size_t number) {
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
  CellParts parts(matrix, cell, session != nullptr);
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
  CellParts parts(matrix, cell, session != nullptr);
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
  forEachCell(session ? 1 : threads, [&](size_t number) {
    checkCell(number, report);
    std::lock_guard<std::mutex> lock(mutex);
    progress.update(report.seen(), "");
  });
  return report;
}

} // namespace ropewalk::driver
