//===- bench_on_paper.h - ropewalk bench --on-paper -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_BENCH_ON_PAPER_H
#define ROPEWALK_DRIVER_BENCH_ON_PAPER_H

#include "codegen/schedule_book.h"
#include "throughput/function_time.h"

#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk::driver {

/// One line of results.
struct PaperRow {
  KernelSpec spec;
  std::string cpu;
  FunctionTime ours;
  std::optional<FunctionTime> hand; ///< The fastest form.

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
/// the targets is an error. `leftOut`: called with the reason for each kernel that a CPU's model
/// cannot tell.
llvm::Expected<std::vector<PaperRow>>
compareOnPaper(const PaperPlan &plan, const ScheduleBook &book,
               llvm::function_ref<void(llvm::StringRef reason)> leftOut);

/// Lines that say what the numbers are, then an aligned table.
std::string paperTable(llvm::ArrayRef<PaperRow> rows);

/// {"model":"llvm-mca ...","rows":[...]}
std::string paperJson(llvm::ArrayRef<PaperRow> rows);

} // namespace ropewalk::driver

#endif
