//===- gpu_bench_main.cpp - Times kernels on a GPU ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a table, and after every cell writes what there is so far as JSON, so that nothing is lost
// when the run is cut off.
//
//===----------------------------------------------------------------------===//

#include "gpu/gpu_report.h"
#include "gpu/measure.h"
#include "harness/program_options.h"

#include "kernel_spec.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>

extern "C" const ropewalk_kernel_table *cuda_offered_kernels(void);

using namespace ropewalk;
using namespace ropewalk::bench;

namespace {

constexpr char program[] = "ropewalk_gpu_bench";
constexpr char usage[] =
    "usage: ropewalk_gpu_bench [--seconds=420] [--cell-seconds=0.4] [--output=FILE]\n"
    "                          [--tokens=N,...] [--head-dim=N,...] [--heads=N,...] "
    "[--dtype=NAME,...]\n"
    "                          [--variants | --autoschedulers]\n"
    "Generated kernels beside a device copy, hand-written kernels and a simple one, on the first\n"
    "GPU: bars first, until the time is over. With --variants other forms of a call beside the\n"
    "plain one, out of place and in place; with --autoschedulers what Halide schedules by itself.\n"
    "FILE gets JSON. Exit code 0: every bar is reached; 1: a result is wrong, the GPU fails or\n"
    "nothing was measured; 3: a bar is missed.\n";

struct BenchOptions {
  double seconds = 420, cellSeconds = 0.4;
  std::string output;
  enum { Plain, Variants, Autoschedulers } what = Plain;
  GpuCellLists lists;
};

constexpr int64_t narrowestHead = 16;

/// Of variants there are some fifty rows per cell and place.
GpuCellLists listsOfVariants() {
  GpuCellLists lists;
  lists.tokens = {16384, 1, 512};
  lists.headDims = {128};
  lists.heads = {32};
  return lists;
}

ProgramOptions::Reader dtypesInto(std::vector<ropewalk_dtype> &values) {
  return [&values](const std::string &text) {
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      if (text == dtypeName(dtype)) {
        values.push_back(dtype);
        return "";
      }
    return "f32, f16 or bf16";
  };
}

/// The exit code if that is all.
std::optional<int> read(int argc, char **argv, BenchOptions &into) {
  bool variants = false, autoschedulers = false;
  GpuCellLists given = {{}, {}, {}, {}};
  ProgramOptions options(program, usage);
  options.flag("--variants", variants);
  options.flag("--autoschedulers", autoschedulers);
  options.seconds("--seconds", into.seconds);
  options.seconds("--cell-seconds", into.cellSeconds);
  options.text("--output", into.output, "the name of a file");
  options.counts("--tokens", given.tokens);
  options.counts("--head-dim", given.headDims);
  options.counts("--heads", given.heads);
  options.list(
      "--dtype", [&given] { given.dtypes.clear(); }, dtypesInto(given.dtypes));
  if (const auto exitCode = options.read(argc, argv))
    return exitCode;
  if (variants && autoschedulers)
    return options.refuse("--variants is beside --autoschedulers, expected one of them");
  if (variants) {
    into.what = BenchOptions::Variants;
    into.lists = listsOfVariants();
  } else if (autoschedulers) {
    into.what = BenchOptions::Autoschedulers;
    into.lists.heads = {40};
  }
  into.lists.replaceBy(given);
  for (int64_t headDim : into.lists.headDims)
    if (variants && headDim < narrowestHead)
      return options.refuse("--head-dim has '" + std::to_string(headDim) + "', expected at least " +
                            std::to_string(narrowestHead) +
                            " of variants, whose windows are narrower");
  return std::nullopt;
}

/// Aside and renamed: a reader never sees half of it.
void write(const std::string &path, const std::string &text) {
  if (path.empty())
    return;
  const std::string aside = path + ".new";
  std::ofstream(aside) << text;
  if (std::rename(aside.c_str(), path.c_str()) != 0)
    throw GpuError(path + " cannot be written");
}

/// What an arena is made for: cells that fit the memory that is free.
struct ArenaSize {
  int64_t tokens = 0, bytes = 0;

  ArenaSize(const Gpu &gpu, const std::vector<GpuCell> &cells) {
    const auto fits = [&](const GpuCell &cell, int64_t rows) {
      const int64_t other = 2 * gpu.l2Bytes + rows * (cell.headDim * 4 + 4) + (64 << 20);
      return 2 * cell.bytes() + other <= gpu.freeBytes();
    };
    for (const GpuCell &cell : cells)
      if (fits(cell, cell.tokens))
        tokens = std::max(tokens, cell.tokens);
    for (const GpuCell &cell : cells)
      if (cell.tokens <= tokens && fits(cell, tokens))
        bytes = std::max(bytes, cell.bytes());
  }

  bool holds(const GpuCell &cell) const { return cell.tokens <= tokens && cell.bytes() <= bytes; }
};

/// Calls measure(cell) for all cells that fit, until the time is over, and writes the report after
/// each.
template <class Report, class Fits, class Measure>
void measureCells(const Gpu &gpu, const BenchOptions &options, const std::vector<GpuCell> &cells,
                  Report &report, const Fits &fits, const Measure &measure) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  const auto passed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  for (const GpuCell &cell : cells) {
    if (!fits(cell)) {
      report.tooLarge.push_back(describe(cell));
    } else if (passed() >= options.seconds) {
      ++report.cellsLeft;
    } else {
      measure(cell);
      report.seconds = passed();
      write(options.output, toJson(gpu, report));
    }
  }
  report.seconds = passed();
  write(options.output, toJson(gpu, report));
}

/// What plain calls of cells are measured with.
struct Equipment {
  Equipment(const Gpu &gpu, const std::vector<GpuCell> &cells)
      : size(gpu, cells), arena(gpu, size.bytes, size.tokens), hand(gpu), stream(gpu) {}

  const ArenaSize size;
  GpuArena arena;
  const HandKernels hand;
  const GpuStream stream;
};

void measureAll(const Gpu &gpu, const BenchOptions &options, GpuReport &report) {
  const std::vector<GpuCell> cells = gpuCells(options.lists);
  Equipment with(gpu, cells);
  measureCells(
      gpu, options, cells, report, [&](const GpuCell &cell) { return with.size.holds(cell); },
      [&](const GpuCell &cell) {
        const GpuWorkload workload(with.arena, with.hand, cell, *cuda_offered_kernels(),
                                   with.stream);
        report.rows.push_back(
            measureCell(with.arena, workload, cell, with.stream, options.cellSeconds));
      });
}

void measureAll(const Gpu &gpu, const BenchOptions &options, GpuVariantReport &report) {
  const GpuStream stream(gpu);
  const CacheFlush flush(gpu);
  measureCells(
      gpu, options, gpuCells(options.lists), report,
      [&](const GpuCell &cell) { return variantBytes(gpu, cell) <= gpu.freeBytes(); },
      [&](const GpuCell &cell) {
        for (GpuVariantRow &row : measureVariants(gpu, stream, flush, cell, *cuda_offered_kernels(),
                                                  options.cellSeconds))
          report.rows.push_back(std::move(row));
      });
}

void measureAll(const Gpu &gpu, const BenchOptions &options, GpuAutoscheduledReport &report) {
  std::vector<GpuCell> cells; // some have several kernels
  for (const AutoscheduledKernel &kernel : autoscheduledKernels)
    if (options.lists.holds(kernel.cell) &&
        std::find(cells.begin(), cells.end(), kernel.cell) == cells.end())
      cells.push_back(kernel.cell);
  if (cells.empty())
    throw GpuError("no kernel was scheduled for such cells, expected 1, 512 or 16384 tokens of 40 "
                   "heads of 128");
  Equipment with(gpu, cells);
  measureCells(
      gpu, options, cells, report, [&](const GpuCell &cell) { return with.size.holds(cell); },
      [&](const GpuCell &cell) {
        for (GpuAutoscheduledRow &row :
             measureAutoscheduled(with.arena, with.hand, cell, *cuda_offered_kernels(), with.stream,
                                  options.cellSeconds))
          report.rows.push_back(std::move(row));
      });
}

bool isBarMissed(const GpuReport &report) {
  return std::any_of(gpuBars().begin(), gpuBars().end(),
                     [&](const GpuBar &bar) { return report.tally(bar).second > 0; });
}

template <class Report> bool isBarMissed(const Report &report) { return report.tally().second > 0; }

template <class Report> int run(const BenchOptions &options) {
  const Gpu gpu;
  Report report;
  try {
    measureAll(gpu, options, report);
  } catch (const GpuError &error) { // What was measured before it is shown all the same.
    std::cout << toTable(gpu, report);
    std::cerr << program << ": " << error.what() << "\n";
    return 1;
  }
  std::cout << toTable(gpu, report);
  if (!report.isRight())
    return 1;
  if (report.rows.empty())
    throw GpuError("there was no time, or no memory, for any row");
  return isBarMissed(report) ? 3 : 0;
}

} // namespace

int main(int argc, char **argv) {
  BenchOptions options;
  if (const auto exitCode = read(argc, argv, options))
    return *exitCode;
  try {
    switch (options.what) {
    case BenchOptions::Variants:
      return run<GpuVariantReport>(options);
    case BenchOptions::Autoschedulers:
      return run<GpuAutoscheduledReport>(options);
    default:
      return run<GpuReport>(options);
    }
  } catch (const std::exception &error) {
    std::cerr << program << ": " << error.what() << "\n";
    return 1;
  }
}
