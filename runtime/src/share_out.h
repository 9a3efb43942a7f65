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

// Measured with OpenMP on two cores and a kernel as fast as memcpy: level at 256 KiB,
// gaining from 512 KiB on. The unit keeps the tails of a split small.
inline constexpr int64_t parallelMinBytes = 512 * 1024;
inline constexpr int64_t parallelUnitBytes = 64 * 1024;

/// Calls body(begin, end) for parts of [0, rows): by the plan's parallel_for, if it has one and
/// there is enough work, else once.
template <class Body>
void shareOut(const ropewalk_plan &plan, int64_t rows, int64_t bytesPerRow, const Body &body) {
  if (!plan.parallelFor || rows * bytesPerRow < parallelMinBytes)
    return body(0, rows);
  struct Work {
    const Body &body;
    int64_t rows, rowsPerUnit;
  };
  Work work{body, rows,
            std::max<int64_t>(1, parallelUnitBytes / std::max<int64_t>(1, bytesPerRow))};
  const auto runUnits = [](void *context, int64_t begin, int64_t end) noexcept {
    const Work &work = *static_cast<const Work *>(context);
    work.body(begin * work.rowsPerUnit, std::min(end * work.rowsPerUnit, work.rows));
  };
  plan.parallelFor(plan.parallelContext, (rows + work.rowsPerUnit - 1) / work.rowsPerUnit, runUnits,
                   &work);
}

} // namespace ropewalk

#endif
