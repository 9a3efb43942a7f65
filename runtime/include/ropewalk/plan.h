//===- ropewalk/plan.h - Plans in C++ ---------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   auto plan = ropewalk::Plan::create(rotation, layout, options);
//   if (!plan)
//     return fail(plan.error().message());
//   plan->run(tensors);                   // every layer, any thread
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_PLAN_H
#define ROPEWALK_PLAN_H

#ifndef __cplusplus
#error "ropewalk/plan.h is for C++; C has ropewalk/ropewalk.h"
#endif

#include "ropewalk/status.h"

#include <memory>

namespace ropewalk {

/// Kernels chosen for a rotation and a layout on this CPU. Immutable; any number of
/// threads may run one at once. See ropewalk_plan_create and ropewalk_run.
class Plan {
public:
  static Expected<Plan> create(const ropewalk_rotation &rotation, const ropewalk_layout &layout,
                               const ropewalk_plan_options &options) {
    ropewalk_plan *plan;
    ropewalk_error error;
    if (ropewalk_plan_create(&rotation, &layout, &options, &plan, &error) != ROPEWALK_OK)
      return Error(error);
    return Plan(plan);
  }

  /// Rotates q and k; nothing is written unless the result is OK.
  ropewalk_status run(const ropewalk_tensors &tensors) const noexcept {
    return ropewalk_run(plan.get(), &tensors);
  }

  /// Rows [begin, end) of the batches*tokens rows, on the calling thread.
  ropewalk_status run(const ropewalk_tensors &tensors, int64_t begin, int64_t end) const noexcept {
    return ropewalk_run_range(plan.get(), &tensors, begin, end);
  }

  /// Bytes of memory for the rows of cos and sin of so many tokens.
  int64_t rowsBytes(int64_t rows) const noexcept { return ropewalk_rows_bytes(plan.get(), rows); }

  /// Writes the rows of a step's positions, for tensors.rows in every layer. See
  /// ropewalk_make_rows.
  ropewalk_status makeRows(const ropewalk_tensors &tensors, void *rows, int64_t bytes,
                           ropewalk_error *error = nullptr) const noexcept {
    return ropewalk_make_rows(plan.get(), &tensors, rows, bytes, error);
  }

  /// Compares every kernel of the plan with the rotation over the reals.
  ropewalk_status check(ropewalk_check_report &report) const noexcept {
    return ropewalk_check(plan.get(), &report);
  }

  /// What runs and why, one line per tensor and kernel.
  const char *describe() const noexcept { return ropewalk_plan_describe(plan.get()); }

  const ropewalk_plan *get() const noexcept { return plan.get(); }

private:
  struct Destroy {
    void operator()(ropewalk_plan *plan) const { ropewalk_plan_destroy(plan); }
  };
  explicit Plan(ropewalk_plan *made) : plan(made) {}
  std::unique_ptr<ropewalk_plan, Destroy> plan;
};

} // namespace ropewalk

#endif
