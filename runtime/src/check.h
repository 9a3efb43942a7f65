//===- check.h - The self-check, kernel by kernel ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_CHECK_H
#define ROPEWALK_SRC_CHECK_H

#include "plan.h"

#include <vector>

namespace ropewalk {

/// The worst that one kernel of a plan did. Errors in ulp: of the storage type at
/// attention_factor * hypot(x0, x1); for kernels that make rows, of f32 at the attention factor;
/// for copies 0 or infinite.
struct KernelResult {
  const char *kernel = ""; ///< Lives as long as the plan's kernel table.
  double ulp = 0;
  double bound = 0;
  double ratio = -1; ///< error / bound; negative: never run.
  int64_t position = 0;
  int64_t compared = 0; ///< elements

  bool holds() const { return ratio <= 1; }
};

/// Runs every kernel that the plan may choose, each named once. Rounds differ in data and, in
/// tables too large to be visited row by row, in positions. May throw bad_alloc.
std::vector<KernelResult> checkKernels(const ropewalk_plan &plan, int32_t rounds = 1);

} // namespace ropewalk

#endif
