//===- autoscheduled_kernel.h - Autoscheduled code as kernels ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_AUTOSCHEDULERS_AUTOSCHEDULED_KERNEL_H
#define ROPEWALK_BENCH_AUTOSCHEDULERS_AUTOSCHEDULED_KERNEL_H

#include "autoschedule.h"

#include "codegen/compiler.h"

namespace ropewalk::bench {

/// Halide's functions for memory, which stages that a schedule keeps there call, become this
/// process's, by their addresses: kernels are linked with nothing.
llvm::Error giveMemory(HalideResult &generated);

/// One schedule as two kernels for one cell, with the kernel ABI and the name of the spec, whose
/// schedule they don't have but for its streams, where they can; none reads ahead. They run in this
/// process only, whose memory they take.
struct AutoscheduledKernels {
  llvm::Expected<CompiledKernel> plain;    ///< Halide's own code.
  llvm::Expected<CompiledKernel> finished; ///< By our passes, as ours is.
};

AutoscheduledKernels compileAutoscheduled(KernelSpec spec, const Autoscheduler &autoscheduler,
                                          const Case &cell);

} // namespace ropewalk::bench

#endif
