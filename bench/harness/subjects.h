//===- subjects.h - Kernels as something to time ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_SUBJECTS_H
#define ROPEWALK_BENCH_HARNESS_SUBJECTS_H

#include "team.h"
#include "timing.h"
#include "workspace.h"

namespace ropewalk::bench {

/// One per kernel. Their calls take the buffers of the workspace in turn, `next` first; both must
/// live as long as the subjects. The tokens of a call are shared by `team`; null: the calling
/// thread has them all.
std::vector<Subject> subjectsFor(const std::vector<ropewalk_kernel_fn> &kernels, const Case &cell,
                                 Workspace &workspace, size_t &next, Team *team = nullptr);

/// Tokens [begin, end) of a call that has its positions in a list.
ropewalk_kernel_args tokensOf(ropewalk_kernel_args args, int64_t begin, int64_t end);

} // namespace ropewalk::bench

#endif
