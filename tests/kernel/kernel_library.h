//===- kernel_library.h - Kernels under test --------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled here when a test asks for them (compiled_kernels.cpp), or elsewhere, before, and linked
// (linked_kernels.cpp): tests know neither.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_KERNEL_LIBRARY_H
#define ROPEWALK_TESTS_KERNEL_KERNEL_LIBRARY_H

#include "kernel_requests.h"

#include <string>
#include <vector>

namespace ropewalk::test {

/// A kernel that the schedule book offers.
struct OfferedKernel {
  KernelSpec spec;
  int64_t minBytes = 0, minHeads = 0;
  std::string cpu = {}; ///< As in ropewalk_kernel; empty: any.
};

/// Everything the book of schedules/ offers for these requests on every target of this processor,
/// as a package for all of them would hold it. Aborts with the reason when it cannot say.
std::vector<OfferedKernel> offeredKernels(const std::vector<KernelRequest> &requests);

/// Whether this CPU runs the target's kernels.
bool runsHere(Target target);

/// The kernel itself. Null after a reported failure.
ropewalk_kernel_fn compiledKernel(const KernelSpec &spec);

} // namespace ropewalk::test

#endif
