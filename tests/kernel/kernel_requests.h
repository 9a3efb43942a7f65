//===- kernel_requests.h - What the kernels under test compute --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_KERNEL_REQUESTS_H
#define ROPEWALK_TESTS_KERNEL_KERNEL_REQUESTS_H

#include "kernel_spec.h"

#include <vector>

namespace ropewalk::test {

/// Rotations: every dtype, pairing and place; the windows that are specialised for, the one for
/// any window, and three that the common vectors don't divide.
std::vector<KernelRequest> rotationRequests();
/// The same that change the order of components on the way; in place fewer.
std::vector<KernelRequest> reorderRequests();
std::vector<KernelRequest> allRotationRequests();
std::vector<KernelRequest> copyRequests();
/// Rows: every source, with one to four axes and the most there can be.
std::vector<KernelRequest> rowsRequests();

/// Rotations that read other tables than f32 rows of one axis: every source, several axes, in each
/// form of vectors, in windows that they don't divide, and with copies beside them.
std::vector<KernelRequest> readerRequests();

/// All of the above, and the rotations that reordering ones are compared with.
std::vector<KernelRequest> packagedRequests();

/// Interleaved f32 pairs that are split and joined, on every target of a CPU: which of them are
/// offered depends on what was measured where.
std::vector<KernelSpec> splittingKernels(Architecture architecture);

/// Kernels that others are compared with, whether or not schedules/ offer them.
KernelSpec withPlainStores(KernelSpec spec);
KernelSpec outOfPlace(KernelSpec spec);

} // namespace ropewalk::test

#endif
