//===- subjects.cpp - Kernels as something to time ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "subjects.h"

namespace ropewalk::bench {

std::vector<Subject> subjectsFor(const std::vector<ropewalk_kernel_fn> &kernels, const Case &cell,
                                 Workspace &workspace, size_t &next) {
  std::vector<Subject> subjects;
  for (ropewalk_kernel_fn run : kernels) {
    Subject subject;
    subject.repeat = [run, &workspace, &next](int64_t n) {
      for (int64_t i = 0; i < n; ++i) {
        run(&workspace.calls[next]);
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
