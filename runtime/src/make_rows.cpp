//===- make_rows.cpp - Rows of cos and sin for many calls -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call.h"
#include "rows_ahead.h"
#include "share_out.h"
#include "token_runs.h"

#include <algorithm>

namespace ropewalk {
namespace {

/// Flattened rows [begin, end) of a prepared call. Pads have no row.
void makeRows(const Call &call, int64_t begin, int64_t end, char *rows) noexcept {
  RowMaker maker(call.plan, call.positions);
  const int64_t stride = call.plan.rowForm.stride;
  RowsAhead ahead(call.plan, call.positions, call.ownCoordinates(), end);
  forEachRun(call.positions, INT32_MAX, begin, end, [&](const TokenRun &run) {
    if (run.pad)
      return;
    for (int64_t token = run.first; token < run.end; token += maxStagedTokens) {
      const int64_t count = std::min(maxStagedTokens, run.end - token);
      if (call.isScattered)
        ahead.fetch(run, token, count);
      maker.make(run, token, count, rows + call.positions.rowOf(run, token) * stride);
    }
  });
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

int64_t ropewalk_rows_bytes(const ropewalk_plan *plan, int64_t rows) {
  int64_t bytes;
  if (!plan || rows < 0 || __builtin_mul_overflow(rows, plan->rowForm.stride, &bytes))
    return -1;
  return bytes;
}

ropewalk_status ropewalk_make_rows(const ropewalk_plan *plan, const ropewalk_tensors *tensors,
                                   void *rows, int64_t bytes, ropewalk_error *error) {
  if (!plan || !tensors)
    return refuseNull(plan, error);
  if (error)
    *error = {};
  Call call(*plan, *tensors, nullptr, error);
  if (ropewalk_status status = checkCounts(call, 0, 0))
    return status;
  if (ropewalk_status status = prepareRows(call, rows, bytes))
    return status;
  if (!plan->rotates)
    return ROPEWALK_OK;
  shareOut(*plan, call.rows, plan->rowForm.stride, [&](int64_t begin, int64_t end) {
    makeRows(call, begin, end, static_cast<char *>(rows));
  });
  return ROPEWALK_OK;
}
