//===- search_space.h - Schedules that are worth trying ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_SEARCH_SPACE_H
#define ROPEWALK_TUNE_SEARCH_SPACE_H

#include "harness/workspace.h"
#include "kernel_spec.h"

#include "llvm/ADT/ArrayRef.h"

#include <vector>

namespace ropewalk {

/// A choice that a schedule makes.
struct SearchAxis {
  const char *name, *values; ///< Of a record's field.
  const char *legal;         ///< When a value can be had.
  const char *pro, *con;     ///< Of larger values, or of each.
};

/// All of them, of CPUs or of devices. On CPUs orders of loops, unrolling of pairs and of heads are
/// not free: every loop over the components of a known window is unrolled, so that its row stays in
/// registers.
llvm::ArrayRef<SearchAxis> searchAxes(Target target);

/// Every legal schedule for a rotation of a known window, whose rows follow each other without
/// gaps: the product of the axes, less what a rule refuses (canMake; the alignment of such rows).
/// `large`: those for what no cache holds too, with non-temporal stores or prefetches.
std::vector<Schedule> searchSpace(const KernelRequest &request, Target target, bool large);

/// Whether two kernels of a search are the same code, started in the same way for a shape: a
/// device's, whose block or order makes no difference there. Only one of them need be measured.
bool startsAlike(const KernelSpec &a, const KernelSpec &b, const bench::Case &cell);

} // namespace ropewalk

#endif
