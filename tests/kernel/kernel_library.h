//===- kernel_library.h - Kernels under test --------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No LLVM type crosses this header, so that tests are plain C++.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_KERNEL_LIBRARY_H
#define ROPEWALK_TESTS_KERNEL_KERNEL_LIBRARY_H

#include "kernel_spec.h"

#include <string>
#include <vector>

namespace ropewalk::test {

/// A kernel that the schedule book offers.
struct OfferedKernel {
  KernelSpec spec;
  int64_t minBytes = 0;
};

/// Everything the book of schedules/ offers for these requests on every target, as a package
/// for all of them would hold it. Aborts with the reason when the book cannot be read.
std::vector<OfferedKernel> offeredKernels(const std::vector<KernelRequest> &requests);

/// Rotations: every dtype, pairing and place; the windows that are specialised for, the one for
/// any window, and three that the common vectors don't divide.
std::vector<KernelRequest> rotationRequests();
/// The same that change the order of components on the way; out of place only.
std::vector<KernelRequest> reorderRequests();
std::vector<KernelRequest> allRotationRequests();
std::vector<KernelRequest> copyRequests();
/// Rows: every source, with one to four axes and the most there can be.
std::vector<KernelRequest> rowsRequests();

/// Whether this CPU runs the target's kernels.
bool runsHere(Target target);

/// The kernel, compiled on first use and kept until the program ends. Null after a reported
/// failure.
ropewalk_kernel_fn compiledKernel(const KernelSpec &spec);

} // namespace ropewalk::test

#endif
