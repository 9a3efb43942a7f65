//===- share_out.h - Rows of a call on the host's threads --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_SHARE_OUT_H
#define ROPEWALK_SRC_SHARE_OUT_H

#include "plan.h"

#include <algorithm>

namespace ropewalk {

// With OpenMP, whose threads wait for the next call without sleeping for a while, two threads are
// level with one at 64 to 96 KiB and take 0.63 to 0.75 of its time at 256; more threads take longer
// to start. Units keep the tails of a split small.
inline constexpr int64_t defaultParallelMinBytes = 256 * 1024;
inline constexpr int64_t leastUnits = 8, mostUnitBytes = 64 * 1024;

/// Calls body(begin, end) for parts of [0, rows): by the plan's parallel_for, if it has one and
/// there is enough work, else once.
template <class Body>
void shareOut(const ropewalk_plan &plan, int64_t rows, int64_t bytesPerRow, const Body &body) {
  if (!plan.parallelFor || rows * bytesPerRow < plan.parallelMinBytes)
    return body(0, rows);
  struct Work {
    const Body &body;
    int64_t rows, rowsPerUnit;
  };
  const int64_t unitBytes = std::min(plan.parallelMinBytes / leastUnits, mostUnitBytes);
  Work work{body, rows, std::max<int64_t>(1, unitBytes / std::max<int64_t>(1, bytesPerRow))};
  const auto runUnits = [](void *context, int64_t begin, int64_t end) noexcept {
    const Work &work = *static_cast<const Work *>(context);
    work.body(begin * work.rowsPerUnit, std::min(end * work.rowsPerUnit, work.rows));
  };
  plan.parallelFor(plan.parallelContext, (rows + work.rowsPerUnit - 1) / work.rowsPerUnit, runUnits,
                   &work);
}

} // namespace ropewalk

#endif
