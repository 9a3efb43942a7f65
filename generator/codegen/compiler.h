//===- compiler.h - From kernel requests to objects -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_COMPILER_H
#define ROPEWALK_CODEGEN_COMPILER_H

#include "kernel_spec.h"
#include "schedule_book.h"
#include "targets.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace ropewalk {

/// What --emit can show of one kernel.
enum class Stage { Stmt, Llvm, Asm, Obj };

/// An object file with one function, named kernelName(spec).
struct CompiledKernel {
  KernelSpec spec;
  int64_t minBytes = 0;
  std::string object;
};

/// One kernel at one stage: Halide's statement, our LLVM IR, assembly, or object bytes.
llvm::Expected<std::string> emitKernel(const KernelSpec &spec, Stage stage);

/// What the book offers for each request on each target, without compiling: distinct specs,
/// best first, higher targets before lower ones.
llvm::Expected<std::vector<CompiledKernel>> planKernels(llvm::ArrayRef<KernelRequest> requests,
                                                        llvm::ArrayRef<Target> targets,
                                                        const ScheduleBook &book);

/// Called before each kernel, and once with done == total.
using CompileProgress = llvm::function_ref<void(size_t done, size_t total, llvm::StringRef name)>;

/// planKernels, compiled on all cores. Order and bytes do not depend on the number of cores.
llvm::Expected<std::vector<CompiledKernel>> compileKernels(llvm::ArrayRef<KernelRequest> requests,
                                                           llvm::ArrayRef<Target> targets,
                                                           const ScheduleBook &book,
                                                           CompileProgress progress);

} // namespace ropewalk

#endif
