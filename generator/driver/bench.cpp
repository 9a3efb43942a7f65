//===- bench.cpp - ropewalk bench -----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench_autoschedulers.h"
#include "bench_on_paper.h"
#include "codegen/targets.h"
#include "command.h"
#include "cpu_features.h"
#include "dispatch.h"
#include "grid_options.h"
#include "harness/harness.h"
#include "harness/run_overhead.h"
#include "harness/variants.h"
#include "io/progress.h"
#include "jit_kernels.h"
#include "lower/requests.h"
#include "model_options.h"
#include "number_option.h"
#include "share_path.h"
#include "tune/record_builder.h"
#include "variant_requests.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("bench", "time, GB/s, and ratios measured in the same run");
static ModelOptions modelOptions(options);
static IsaOption isa(options, /*allowAll=*/true);
static ScheduleOption schedules(options);
static cl::opt<std::string> formatName("format", cl::desc("table (default) or json"),
                                       cl::value_desc("name"), cl::init("table"), cl::sub(options));
static GridOptions gridOptions(options);
static cl::opt<bool> allKernels("all", cl::desc("Every kernel, not just the one a plan takes"),
                                cl::sub(options));
static cl::opt<bool> variants("variants", cl::desc("Other forms of a call against the plain one"),
                              cl::sub(options));
static NumberOption<double> seconds("seconds", cl::desc("Per row (0.3)"), cl::value_desc("s"),
                                    cl::init(0.3), cl::sub(options));
static NumberOption<int> cpu("cpu", cl::desc("Run on this CPU; default: the one it starts on"),
                             cl::value_desc("n"), cl::init(-1), cl::sub(options));
static NumberOption<int> threads("threads",
                                 cl::desc("Share each call among so many threads, kernels' and "
                                          "peers' alike (1)"),
                                 cl::value_desc("n"), cl::init(1), cl::sub(options));

static cl::opt<bool> autoschedulers("autoschedulers",
                                    cl::desc("Against what Halide's autoschedulers make"),
                                    cl::sub(options));

static cl::opt<bool> backends("backends", cl::desc("Against the same kernels made by MLIR"),
                              cl::sub(options));

static cl::opt<bool> onPaper("on-paper", cl::desc("Loops through LLVM's models of CPUs; runs none"),
                             cl::sub(options));
static cl::opt<std::string> paperTargets("targets", cl::desc("With --on-paper; default: arm"),
                                         cl::value_desc("name,..."), cl::init("arm"),
                                         cl::sub(options));
static cl::list<std::string> paperCpuNames("mcpu",
                                           cl::desc("With --on-paper: LLVM's names; default: "
                                                    "neoverse-n1,neoverse-v2 and znver4"),
                                           cl::value_desc("name,..."), cl::CommaSeparated,
                                           cl::sub(options));

static std::vector<KernelRequest> requestsOf(const Grid &grid) {
  std::vector<KernelRequest> result;
  for (const bench::Case &cell : grid.cases()) {
    const KernelRequest request = kernelFor(requestOf(cell));
    if (!llvm::is_contained(result, request))
      result.push_back(request);
  }
  return result;
}

static bench::Candidate toCandidate(const Candidate &kernel) {
  return {kernel.name, std::string(targetName(kernel.spec->target)), kernel.run,
          isStream(kernel.spec->schedule.store)};
}

/// As a plan for this case on a CPU of one target has them, best first.
static std::vector<Candidate> planned(const bench::Case &cell, const ropewalk_kernel_table &table,
                                      Target target, const char *kernel = nullptr) {
  DispatchRequest request;
  request.request = requestOf(cell);
  request.heads = cell.heads;
  // Buffers begin at huge pages, so only the width limits alignment.
  request.alignment = rowAlignment(request.request);
  DispatchLimits limits;
  limits.cpu = TargetSet(target);
  limits.cpuClass = cpuClass();
  limits.kernel = kernel;
  auto choice = chooseKernels(&table, request, limits);
  return choice ? choice->candidates : std::vector<Candidate>();
}

/// What a plan would run for this case on each target; with --all, whatever can run.
static std::vector<bench::Candidate> candidatesFor(const bench::Case &cell,
                                                   const ropewalk_kernel_table &table,
                                                   ArrayRef<Target> targets) {
  std::vector<bench::Candidate> result;
  if (!allKernels) {
    for (Target target : targets) {
      const std::vector<Candidate> all = planned(cell, table, target);
      const auto taken =
          llvm::find_if(all, [&](const Candidate &c) { return c.minBytes <= cell.bytes(); });
      if (taken != all.end())
        result.push_back(toCandidate(*taken));
    }
    return result;
  }
  StringSet<> names; // several entries may have one
  for (int32_t i = 0; i < table.count; ++i) {
    const ropewalk_kernel &kernel = table.kernels[i];
    const Target target = parseKernelName(kernel.name)->target;
    if (!llvm::is_contained(targets, target) || !names.insert(kernel.name).second)
      continue;
    const ropewalk_kernel_table only = {ROPEWALK_KERNEL_ABI, 1, &kernel, 0, nullptr};
    for (const Candidate &candidate : planned(cell, only, target, kernel.name))
      result.push_back(toCandidate(candidate));
  }
  return result;
}

static llvm::Error checkOptions() {
  if (formatName != "table" && formatName != "json")
    return optionError(formatName, formatName, "table or json");
  if (!std::isfinite(seconds) || seconds <= 0) {
    SmallString<32> found;
    raw_svector_ostream(found) << format("%g", double(seconds));
    return optionError(seconds, found, "a finite number above 0");
  }
  // Pinned only once kernels are compiled, which takes all CPUs; known before.
  if (llvm::Error error = checkCpu(cpu))
    return error;
  for (const cl::opt<bool> *mode : {&variants, &autoschedulers, &backends})
    if (*mode && threads.getNumOccurrences())
      return make_error<UsageError>("--threads is given with --" + mode->ArgStr +
                                    ", expected it where kernels alone are timed");
  const size_t cpus = std::max<size_t>(1, bench::cpusFrom(cpu).size());
  if (threads < 1 || size_t(threads) > cpus)
    return optionError(threads, std::to_string(threads),
                       "1 to " + Twine(cpus) + ", the CPUs that this process may run on");
  return llvm::Error::success();
}

/// The rows that `measure` makes of each of the grid's cells, with progress.
static llvm::Expected<std::vector<bench::Row>>
measureCells(const Grid &grid,
             llvm::function_ref<std::vector<bench::Row>(const bench::Case &)> measure) {
  std::vector<bench::Row> rows;
  const std::vector<bench::Case> cases = grid.cases();
  Progress progress("measuring", cases.size());
  for (size_t i = 0; i < cases.size(); ++i) {
    const bench::Case &cell = cases[i];
    progress.update(i, dtypeName(cell.dtype));
    const std::vector<bench::Row> measured = measure(cell);
    if (measured.empty())
      return createStringError("out of memory for " + Twine(cell.tokens) + " tokens of " +
                               Twine(cell.heads) + " heads");
    rows.insert(rows.end(), measured.begin(), measured.end());
  }
  return rows;
}

static size_t countOfUntimed(ArrayRef<bench::Row> rows) {
  return llvm::count_if(rows, [](const bench::Row &row) { return !row.ns; });
}

static llvm::Error runVariants(const Grid &grid, const ropewalk_kernel_table &kernels) {
  auto rows = measureCells(grid, [&](const bench::Case &cell) {
    return bench::measureVariants(kernels, cell, seconds);
  });
  if (!rows)
    return rows.takeError();
  const bench::Machine machine = bench::Harness().machine();
  outs() << (formatName == "json" ? bench::toJson(machine, *rows)
                                  : bench::toVariantTable(machine, *rows));
  if (const size_t wrong = countOfUntimed(*rows))
    return createStringError(Twine(wrong) + " of " + Twine(rows->size()) + " variants did not run");
  return llvm::Error::success();
}

/// What a decode step pays per call, once per table of kernels and type.
static void addRunRows(const Grid &grid, const ropewalk_kernel_table &kernels,
                       std::vector<bench::Row> &rows) {
  for (ropewalk_dtype dtype : grid.dtypes)
    for (ropewalk_pairing pairing : grid.pairings)
      for (int64_t width : grid.widths)
        if (auto row = bench::measureRun(kernels, dtype, pairing, width, seconds))
          rows.push_back(*row);
}

static llvm::Error runKernels(const Grid &grid, const ropewalk_kernel_table &kernels,
                              ArrayRef<Target> targets, std::vector<int> otherCpus) {
  bench::Options benchOptions;
  benchOptions.seconds = seconds;
  benchOptions.otherCpus = std::move(otherCpus);
  bench::Harness harness(benchOptions);
  auto rows = measureCells(grid, [&](const bench::Case &cell) {
    return harness.measure(cell, candidatesFor(cell, kernels, targets));
  });
  if (!rows)
    return rows.takeError();
  if (threads == 1) // one token is nothing to share
    addRunRows(grid, kernels, *rows);
  outs() << (formatName == "json" ? bench::toJson(harness.machine(), *rows)
                                  : bench::toTable(harness.machine(), *rows));
  if (const size_t wrong = countOfUntimed(*rows))
    return createStringError(Twine(wrong) + " of " + Twine(rows->size()) + " kernels are wrong");
  return llvm::Error::success();
}

/// Options that say how calls are made have no meaning where none is, and the other way round.
static llvm::Error checkPaperOptions() {
  using Options = std::vector<std::reference_wrapper<const cl::Option>>;
  Options ofCalls = gridOptions.ofCalls();
  ofCalls.insert(ofCalls.end(),
                 {isa.option(), variants, autoschedulers, backends, seconds, cpu, threads});
  const Options ofPaper = {paperTargets, paperCpuNames};
  for (const cl::Option &option : onPaper ? ofCalls : ofPaper)
    if (option.getNumOccurrences())
      return make_error<UsageError>("--" + option.ArgStr + " is given " +
                                    (onPaper ? "with --on-paper, expected it where kernels run"
                                             : "without --on-paper, expected it with"));
  return llvm::Error::success();
}

/// With --autoschedulers or --backends, which is `mode`.
static llvm::Error runComparison(const cl::opt<bool> &mode, const Grid &grid,
                                 ArrayRef<Target> targets, const ScheduleBook &book) {
  for (const cl::opt<bool> *option : {&variants, &allKernels, &autoschedulers, &backends})
    if (option != &mode && option->getNumOccurrences())
      return make_error<UsageError>("--" + option->ArgStr + " is given with --" + mode.ArgStr +
                                    ", expected one of them");
  if (targets.size() > 1)
    return optionError(isa.option(), "all", "one target with --" + mode.ArgStr);
  const auto kind =
      &mode == &backends ? bench::RivalKind::Backend : bench::RivalKind::Autoscheduled;
  return compareCells(kind, grid, targets.front(), book, {seconds, cpu}, formatName == "json");
}

static llvm::Error runOnPaper(const Grid &grid, const ScheduleBook &book) {
  auto targets = parseTargets(paperTargets);
  if (!targets)
    return targets.takeError();
  if (haveDevice(*targets))
    return optionError(paperTargets, paperTargets, "levels of CPUs, which LLVM has models of");
  PaperPlan plan;
  plan.requests = requestsOf(grid);
  plan.targets = std::move(*targets);
  plan.cpus = paperCpuNames;
  plan.allKernels = allKernels;
  plan.baselines = sharePath("baselines");
  std::vector<std::string> leftOut;
  auto rows =
      compareOnPaper(plan, book, [&](llvm::StringRef reason) { leftOut.push_back(reason.str()); });
  if (!rows)
    return rows.takeError();
  if (rows->empty() && !leftOut.empty())
    return createStringError(leftOut.front());
  outs() << (formatName == "json" ? paperJson(*rows) : paperTable(*rows));
  for (const std::string &reason : leftOut)
    llvm::errs() << "left out: " << reason << '\n';
  return llvm::Error::success();
}

static llvm::Error run() {
  if (llvm::Error error = checkOptions())
    return error;
  if (llvm::Error error = checkPaperOptions())
    return error;
  Grid standard;
  standard.tokens = {1, 16, 512};
  if (!autoschedulers) // each of whose kernels would fill DRAM's buffers again
    standard.tokens.push_back(4096);
  standard.heads = {32, 8};
  standard.widths = {128};
  auto grid = gridOptions.read(standard, modelOptions);
  if (!grid)
    return grid.takeError();
  if (onPaper) {
    auto book = schedules.load();
    return book ? runOnPaper(*grid, *book) : book.takeError();
  }
  auto targets = isa.targets();
  if (!targets)
    return targets.takeError();
  auto book = schedules.load();
  if (!book)
    return book.takeError();
  if (autoschedulers || backends)
    return runComparison(backends ? backends : autoschedulers, *grid, *targets, *book);
  std::vector<KernelRequest> requests;
  if (variants)
    for (int64_t width : grid->widths)
      addVariantRequests(*grid, width, requests);
  else
    requests = requestsOf(*grid);
  auto kernels =
      allKernels ? compileHere(requests, *targets, *book, std::nullopt) // of all classes of CPUs
                 : compileHere(requests, *targets, *book);
  if (!kernels)
    return kernels.takeError();
  std::vector<int> otherCpus;
  if (threads > 1) {
    const std::vector<int> cpus = bench::cpusFrom(cpu);
    otherCpus.assign(cpus.begin() + 1, cpus.begin() + threads);
  }
  bench::pinToCpu(cpu);
  const ropewalk_kernel_table &table = *(*kernels)->table();
  if (variants)
    return runVariants(*grid, table);
  return runKernels(*grid, table, *targets, std::move(otherCpus));
}

const Command benchCommand = {options, R"(
EXAMPLES:

  ropewalk bench --config config.json
  ropewalk bench --tokens 512 --dtype bf16 --format=json
  ropewalk bench --isa all --all --heads 32
  ropewalk bench --threads 4 --tokens 64,512,4096
  ropewalk bench --variants --place out --tokens 16,512
  ropewalk bench --autoschedulers
  ropewalk bench --backends --head-dim 64,128
  ropewalk bench --on-paper
  ropewalk bench --on-paper --targets x86-64-v4 --mcpu znver4,sapphirerapids --format=json

  Ratios are this kernel's time / the peer's, below 1 is faster: /hand, intrinsics written
  by hand; /copy, a plain loop of the same loads and stores; /memcpy. 4096 tokens and more
  come from DRAM, fewer are warm. Every result is verified before it is timed.

  --threads shares the tokens of each call, kernels' and peers', among threads that wait for them,
  each on a CPU of its own; "/1 thread" is the kernel's time / its time by one thread.

  --autoschedulers takes the schedules that Mullapudi2016, Li2018 and Adams2019, which come with
  Halide, find for the same algorithm and exactly the shape at hand, and states their time /
  ours: above 1 ours is faster. "+passes" is the same schedule finished by our passes in place
  of Halide's own code.

  --backends takes what MLIR makes of the same kernels with the same schedules, in place of Halide,
  and states its time / that of Halide's.

  --on-paper runs nothing: the loop over heads of each kernel, and of what is written by hand,
  goes through LLVM's model of each CPU, as llvm-mca does it. Such a model knows pipes and
  latencies, but no caches: it compares loops, and is no measurement.
)",
                              run};

} // namespace ropewalk::driver
