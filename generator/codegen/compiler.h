//===- compiler.h - From kernel requests to objects -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_COMPILER_H
#define ROPEWALK_CODEGEN_COMPILER_H

#include "device_code.h"
#include "kernel_spec.h"
#include "schedule_book.h"
#include "targets.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// What makes LLVM IR of a request: Halide and our passes, or MLIR's vectors (CPUs only). They
/// share the kernel ABI, names, the rule what is fused, and what makes machine code.
enum class Backend { Halide, Mlir };
std::optional<Backend> parseBackend(llvm::StringRef name); ///< "halide", "mlir"

/// What --emit can show of one kernel.
enum class Stage { Stmt, Llvm, Asm, Obj, Device };

/// An object file with one function, named kernelName(spec): the kernel, or what starts it on a
/// device.
struct CompiledKernel {
  KernelSpec spec;
  int64_t minBytes = 0, minHeads = 0; ///< As in ropewalk_kernel.
  std::string object;
  Architecture host = Architecture::X86; ///< That the object is for.
  DeviceCode device = {};                ///< Of a device's kernel.
  std::string cpu = {};                  ///< As in ropewalk_kernel; empty: any.
};

/// One kernel at one stage: what is last before LLVM (Halide's statement, MLIR's vectors), LLVM IR,
/// assembly, or object bytes; of a device's kernel those of what starts it on `host` (by default
/// here), or its own text, PTX or OpenCL C.
llvm::Expected<std::string> emitKernel(const KernelSpec &spec, Stage stage,
                                       std::optional<Architecture> host = std::nullopt,
                                       Backend backend = Backend::Halide);

/// compilePlanned of one kernel, to start, or be started, here.
llvm::Expected<CompiledKernel> compileKernel(const KernelSpec &spec,
                                             Backend backend = Backend::Halide);

/// What the book offers for each request on each target, without compiling: schedules, best first,
/// higher targets before lower ones; a device's once for each architecture of the targets, or for
/// this machine's. For CPUs of all classes, or of one.
llvm::Expected<std::vector<CompiledKernel>>
planKernels(llvm::ArrayRef<KernelRequest> requests, llvm::ArrayRef<Target> targets,
            const ScheduleBook &book, const std::optional<std::string> &cpu = std::nullopt);

/// Called before each kernel, and once with done == total.
using CompileProgress = llvm::function_ref<void(size_t done, size_t total, llvm::StringRef name)>;

/// Those planned, compiled on all cores, each name once, or taken from the ObjectCache. Order and
/// bytes do not depend on the number of cores.
llvm::Expected<std::vector<CompiledKernel>> compilePlanned(std::vector<CompiledKernel> kernels,
                                                           CompileProgress progress,
                                                           Backend backend = Backend::Halide);

/// planKernels, compiled.
llvm::Expected<std::vector<CompiledKernel>> compileKernels(llvm::ArrayRef<KernelRequest> requests,
                                                           llvm::ArrayRef<Target> targets,
                                                           const ScheduleBook &book,
                                                           CompileProgress progress,
                                                           Backend backend = Backend::Halide);

} // namespace ropewalk

#endif
