//===- run_overhead.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run_overhead.h"

#include "kernel_spec.h"

#include <memory>

namespace ropewalk::bench {
namespace {

using PlanPointer = std::unique_ptr<ropewalk_plan, void (*)(ropewalk_plan *)>;

PlanPointer planOneHead(const ropewalk_kernel_table &kernels, const Case &cell) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = rotation.rotary_dim = cell.headDim;
  rotation.pairing = cell.pairing;
  rotation.frequencies.theta = 10000;
  rotation.frequencies.attention_factor = 1;
  ropewalk_layout layout = {};
  layout.dtype = cell.dtype;
  layout.q = {1,           cell.headDim, cell.headDim, cell.headDim, cell.headDim, cell.headDim,
              cell.headDim};
  ropewalk_plan_options options = {};
  options.kernels = &kernels;
  options.position_end = 1024;
  ropewalk_plan *plan = nullptr;
  ropewalk_plan_create(&rotation, &layout, &options, &plan, nullptr);
  return {plan, ropewalk_plan_destroy};
}

} // namespace

std::optional<Row> measureRun(const ropewalk_kernel_table &kernels, ropewalk_dtype dtype,
                              ropewalk_pairing pairing, int64_t headDim, double seconds) {
  Row row;
  row.kernel = "ropewalk_run";
  row.cell = {dtype, pairing, ROPEWALK_OUT_OF_PLACE, 1, 1, headDim, false};
  const PlanPointer plan = planOneHead(kernels, row.cell);
  ropewalk_check_report report;
  if (!plan || ropewalk_check(plan.get(), &report) != ROPEWALK_OK)
    return std::nullopt;
  row.maxUlp = report.worst_ulp;
  std::vector<float> src(headDim, 1.0f), dst(headDim); // room for any dtype
  ropewalk_tensors tensors = {};
  tensors.q_src = src.data();
  tensors.q_dst = dst.data();
  tensors.batches = tensors.tokens = 1;
  tensors.position_offset = 1000;
  TimingOptions timing;
  timing.seconds = seconds;
  const Subject run = {[&](int64_t n) {
                         while (n-- > 0)
                           ropewalk_run(plan.get(), &tensors);
                       },
                       nullptr};
  const Timings timings = timeInterleaved({run}, timing);
  row.ns = timings.median(0) * 1e9;
  row.leastNs = timings.least(0) * 1e9;
  row.gbps = 2.0 * static_cast<double>(headDim * elementBytes(dtype)) / *row.ns;
  return row;
}

} // namespace ropewalk::bench
