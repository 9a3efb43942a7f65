//===- bench_autoschedulers.h - Against Halide's autoschedulers -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_BENCH_AUTOSCHEDULERS_H
#define ROPEWALK_DRIVER_BENCH_AUTOSCHEDULERS_H

#include "grid_options.h"

#include "autoschedulers/comparison.h"

namespace ropewalk::driver {

/// Every cell of the grid on one target, and prints it.
llvm::Error compareCells(bench::RivalKind kind, const Grid &grid, Target target,
                         const ScheduleBook &book, const bench::ComparisonOptions &options,
                         bool json);

} // namespace ropewalk::driver

#endif
