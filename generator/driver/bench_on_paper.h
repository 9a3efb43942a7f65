//===- bench_on_paper.h - ropewalk bench --on-paper -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_BENCH_ON_PAPER_H
#define ROPEWALK_DRIVER_BENCH_ON_PAPER_H

#include "codegen/schedule_book.h"
#include "throughput/head_loop.h"
#include "throughput/loop_time.h"

#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk::driver {

/// Head loops of one function on one CPU. Where there are several, each turns a part of a head.
struct PaperCode {
  std::string name; ///< Of the kernel, or of the hand-written form.
  LoopCounts counts;
  int64_t elements = 0; ///< That one pass through all loops turns.
  LoopTime time;        ///< Cycles of that; the limit of the loop that takes longest.

  double instructionsPerElement() const { return double(counts.instructions) / elements; }
  double cyclesPerElement() const { return time.cycles / elements; }
};

/// One line of results.
struct PaperRow {
  KernelSpec spec;
  std::string cpu;
  PaperCode ours;
  std::optional<PaperCode> hand; ///< The fastest form.

  std::optional<double> handRatio() const;
};

/// What is compared: every request on every target's CPUs.
struct PaperPlan {
  std::vector<KernelRequest> requests;
  std::vector<Target> targets;
  std::vector<std::string> cpus; ///< LLVM's names, each where it runs the target; empty: those
                                 ///< that kernels are tuned for.
  bool allKernels = false;       ///< Else what the records prefer for small calls.
  std::string baselines;         ///< Folder of the hand-written ones' objects.
};

/// Compiles the kernels and puts all loops through the models. A CPU asked for that runs none of
/// the targets is an error.
llvm::Expected<std::vector<PaperRow>> compareOnPaper(const PaperPlan &plan,
                                                     const ScheduleBook &book);

/// Lines that say what the numbers are, then an aligned table.
std::string paperTable(llvm::ArrayRef<PaperRow> rows);

/// {"model":"llvm-mca ...","rows":[...]}
std::string paperJson(llvm::ArrayRef<PaperRow> rows);

} // namespace ropewalk::driver

#endif
