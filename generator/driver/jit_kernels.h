//===- jit_kernels.h - Kernels compiled for this run ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_JIT_KERNELS_H
#define ROPEWALK_DRIVER_JIT_KERNELS_H

#include "codegen/jit.h"
#include "cpu_features.h"
#include "lower/requests.h"

#include "llvm/Support/CommandLine.h"

namespace ropewalk::driver {

/// --schedules DIR; default: what was installed with the tool, else the source tree's.
class ScheduleOption {
public:
  explicit ScheduleOption(llvm::cl::SubCommand &command);
  llvm::Expected<ScheduleBook> load() const;
  /// Where the records are: those asked for, or the tool's own.
  std::string folder() const;
  const llvm::cl::opt<std::string> &option() const { return directory; }

private:
  llvm::cl::opt<std::string> directory;
};

/// --isa NAME: a target that this CPU runs; default: its best, or ROPEWALK_MAX_ISA.
class IsaOption {
public:
  /// `allowAll`: the value `all` stands for every target that this CPU runs.
  IsaOption(llvm::cl::SubCommand &command, bool allowAll);
  /// Highest first. `allByDefault`: without the option, every target up to the default one.
  llvm::Expected<std::vector<Target>> targets(bool allByDefault = false) const;
  const llvm::cl::opt<std::string> &option() const { return name; }

private:
  llvm::cl::opt<std::string> name;
  bool allowAll;
};

/// The functions that a plan made without kernels would call, each once, for widths that kernels
/// are specialised for. `inPasses`: those that turn a window alone and copy what is beside it, of
/// which one may be asked for by name.
std::vector<KernelRequest> requestsOf(const ropewalk_plan &plan, bool inPasses);
/// Those of its plan on a device, with a table of such entries for positions of so many axes: what
/// reads rows, what finds them itself, and what makes them where they are not plain.
std::vector<KernelRequest> deviceRequestsOf(const ropewalk_plan &plan, TableSource source,
                                            int32_t axes);

/// The functions that a model needs for these dtypes and places.
std::vector<KernelRequest> requestsOf(mlir::ModuleOp module, const RequestOptions &options);

/// Compiles with progress on standard error, for CPUs of all classes, or of one.
llvm::Expected<std::vector<CompiledKernel>>
compileWithProgress(llvm::ArrayRef<KernelRequest> requests, llvm::ArrayRef<Target> targets,
                    const ScheduleBook &book, const std::optional<std::string> &cpu,
                    Backend backend = Backend::Halide);

/// Links what it compiles; by default for this CPU.
llvm::Expected<std::unique_ptr<JitLibrary>>
compileHere(llvm::ArrayRef<KernelRequest> requests, llvm::ArrayRef<Target> targets,
            const ScheduleBook &book, const std::optional<std::string> &cpu = cpuClass());

} // namespace ropewalk::driver

#endif
