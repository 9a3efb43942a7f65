//===- run_overhead.h - A whole call, not only its kernel -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_RUN_OVERHEAD_H
#define ROPEWALK_BENCH_HARNESS_RUN_OVERHEAD_H

#include "harness.h"

namespace ropewalk::bench {

/// ropewalk_run after plan, one head, one token: checks, choice and the kernel. The row's kernel
/// is "ropewalk_run"; it has no peers. nullopt if no kernel of the table serves the case here.
std::optional<Row> measureRun(const ropewalk_kernel_table &kernels, ropewalk_dtype dtype,
                              ropewalk_pairing pairing, int64_t headDim, double seconds);

} // namespace ropewalk::bench

#endif
