//===- subjects.cpp - Kernels as something to time ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "subjects.h"

namespace ropewalk::bench {

ropewalk_kernel_args tokensOf(ropewalk_kernel_args args, int64_t begin, int64_t end) {
  args.src = static_cast<const char *>(args.src) + begin * args.srcTokenStride;
  args.dst = static_cast<char *>(args.dst) + begin * args.dstTokenStride;
  args.positions += begin; // side by side
  args.tokens = end - begin;
  return args;
}

static void call(ropewalk_kernel_fn run, const ropewalk_kernel_args &args, Team *team) {
  if (!team)
    return run(&args);
  team->share(args.tokens, [&](int64_t begin, int64_t end) {
    const ropewalk_kernel_args share = tokensOf(args, begin, end);
    run(&share);
  });
}

std::vector<Subject> subjectsFor(const std::vector<ropewalk_kernel_fn> &kernels, const Case &cell,
                                 Workspace &workspace, size_t &next, Team *team) {
  std::vector<Subject> subjects;
  for (ropewalk_kernel_fn run : kernels) {
    Subject subject;
    subject.repeat = [run, &workspace, &next, team](int64_t n) {
      for (int64_t i = 0; i < n; ++i) {
        call(run, workspace.calls[next], team);
        next = next + 1 == workspace.calls.size() ? 0 : next + 1;
      }
    };
    // A tensor turned in place over and over drifts; from DRAM the calls are too few.
    if (cell.place == ROPEWALK_IN_PLACE && !cell.fromDram)
      subject.prepare = [&workspace] { workspace.resetDst(0); };
    subjects.push_back(std::move(subject));
  }
  return subjects;
}

} // namespace ropewalk::bench
