//===- subjects.h - Kernels as something to time ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_SUBJECTS_H
#define ROPEWALK_BENCH_HARNESS_SUBJECTS_H

#include "timing.h"
#include "workspace.h"

namespace ropewalk::bench {

/// One per kernel. Their calls take the buffers of the workspace in turn, `next` first; both must
/// live as long as the subjects.
std::vector<Subject> subjectsFor(const std::vector<ropewalk_kernel_fn> &kernels, const Case &cell,
                                 Workspace &workspace, size_t &next);

} // namespace ropewalk::bench

#endif
