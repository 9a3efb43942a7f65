//===- contest.h - Candidates for one rotation ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_CONTEST_H
#define ROPEWALK_TUNE_CONTEST_H

#include "codegen/compiler.h"
#include "throughput/machine_code.h"
#include "trial/cell_result.h"

#include <memory>
#include <vector>

namespace ropewalk {

/// How much is tried, for how long.
struct Rigor {
  int number;     ///< More is more.
  double seconds; ///< Per shape; from DRAM three times as many.
  double onPaper; ///< Leaves out what takes so many times the best on paper of those with vectors
                  ///< as long that read heads alike, which is what models can compare; 0: nothing.
  bool large;     ///< What is for large shapes also where nothing as large reaches DRAM.
  const char *name;
};
llvm::ArrayRef<Rigor> allRigors(); ///< estimate, measure, exhaustive

/// Of a tensor that is worth being prefetched.
inline constexpr int64_t fewestPrefetchedBytes = 1 << 20;

/// The part of a kernel's name that says how: "word8x2".
std::string scheduleText(const KernelSpec &spec);

/// What decides who takes part.
struct ContestRules {
  Target target = Target::X86_64;
  std::string cpu; ///< The class of the CPU that is measured, if it is known.
  Rigor rigor;
  int64_t dramBytes = 0; ///< Of the smallest shape whose buffers come from DRAM; 0: of none.
  const CpuModel *model = nullptr; ///< Leaves nobody out where there is none.

  /// Whether kernels for large shapes, which stream or prefetch, are compiled where no rule prefers
  /// them.
  bool large() const { return rigor.large || dramBytes > 0; }
  /// Whether those that stream take part in a shape that writes so many bytes, whatever is
  /// preferred: a record that begins with those from DRAM serves all as large.
  bool streams(int64_t bytes) const { return rigor.large || (dramBytes > 0 && bytes >= dramBytes); }
  /// And those that prefetch, where a second-level cache may be too small.
  bool prefetches(int64_t bytes) const { return large() && bytes >= fewestPrefetchedBytes; }
};

/// What the smallest shape writes whose buffers come from DRAM; 0: none's do.
int64_t leastFromDram(llvm::ArrayRef<bench::Case> cells);

/// A request's candidates, compiled.
struct Contest {
  std::vector<CompiledKernel> kernels;
  std::vector<ScheduleChoice> preferred;          ///< By the book at hand.
  std::vector<std::vector<ScheduleChoice>> ruled; ///< What records gain on, see ruledChoices.
  std::vector<double> cycles; ///< Per element on paper, by kernel; 0: not known.
};

/// Candidates for a request: what the book offers and the search space, each once.
llvm::Expected<std::vector<Schedule>> candidatesOf(const KernelRequest &request, Target target,
                                                   const ScheduleBook &book, bool large);

/// How many kernels of different code schedules of a request are; devices start one in several
/// ways.
size_t countKernels(const KernelRequest &request, Target target,
                    llvm::ArrayRef<Schedule> schedules);

/// What a book prefers without measured records, for the class of CPUs that is measured; for every
/// class where that is not known yet.
llvm::Expected<std::vector<std::vector<ScheduleChoice>>>
ruledChoices(const KernelRequest &request, const ContestRules &rules, const ScheduleBook &book);

/// LLVM's model of a CPU; null if it has none, of one that does not run the target, and of devices.
llvm::Expected<std::unique_ptr<CpuModel>> modelOf(Target target, llvm::StringRef cpu);

/// Compiles them; `progress` is called with the name of each.
llvm::Expected<Contest> prepareContest(const KernelRequest &request, const ContestRules &rules,
                                       const ScheduleBook &book,
                                       llvm::function_ref<void(llvm::StringRef)> progress);

/// Numbers of a contest's kernels: the incumbent, which is what the book prefers for the shape,
/// then what its rules prefer, and those that have a chance on paper: of streams, where memory is
/// the limit.
llvm::Expected<std::vector<size_t>> fieldFor(const Contest &contest, const bench::Case &cell,
                                             const ContestRules &rules);

} // namespace ropewalk

#endif
