//===- graph_plans.cpp - Plans of a compiled graph ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "graph_plans.h"

namespace ropewalk {
namespace {

// Extents that change from call to call may change strides: no graph keeps more plans than this.
constexpr size_t maxPlans = 256;

constexpr float noRow[1] = {};
constexpr ropewalk_cache noTable = {noRow, noRow, 1, 0, 1, ROPEWALK_F32};

ropewalk_tensor_layout layoutOf(const ropewalk_graph_tensor &tensor) {
  ropewalk_tensor_layout layout = {};
  layout.heads = tensor.dst.heads;
  layout.src_token_stride = tensor.src.token_stride;
  layout.src_head_stride = tensor.src.head_stride;
  layout.dst_token_stride = tensor.dst.token_stride;
  layout.dst_head_stride = tensor.dst.head_stride;
  return layout;
}

Expected<std::unique_ptr<ropewalk_plan>> makePlan(const ropewalk_graph_call &call) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = call.head_dim;
  rotation.window_begin = call.window_begin;
  rotation.rotary_dim = call.rotary_dim;
  rotation.pairing = static_cast<ropewalk_pairing>(call.pairing);
  rotation.reorder = call.reorder != 0;
  rotation.inverse = call.inverse != 0;
  ropewalk_layout layout = {};
  layout.dtype = static_cast<ropewalk_dtype>(call.dtype);
  layout.place = static_cast<ropewalk_place>(call.place);
  layout.q = layoutOf(call.q);
  layout.k = layoutOf(call.k);
  ropewalk_plan_options options = {};
  options.kernels = call.kernels;
  options.cache = &noTable;
  options.allow_reference = call.allow_reference != 0;
  return createPlan(rotation, layout, options, hostEnvironment());
}

} // namespace

GraphPlans &GraphPlans::ofProcess() {
  static GraphPlans plans;
  return plans;
}

GraphPlans::Key GraphPlans::keyOf(const ropewalk_graph_call &call) {
  const ropewalk_graph_tensor &q = call.q, &k = call.k;
  return {reinterpret_cast<int64_t>(call.kernels),
          call.allow_reference,
          call.dtype,
          call.place,
          call.head_dim,
          call.window_begin,
          call.rotary_dim,
          call.pairing,
          call.reorder,
          call.inverse,
          q.dst.heads,
          q.src.token_stride,
          q.src.head_stride,
          q.dst.token_stride,
          q.dst.head_stride,
          k.dst.heads,
          k.src.token_stride,
          k.src.head_stride,
          k.dst.token_stride,
          k.dst.head_stride};
}

Expected<GraphPlans::PlanRef> GraphPlans::planFor(const ropewalk_graph_call &call) {
  const Key key = keyOf(call);
  std::lock_guard<std::mutex> lock(mutex);
  auto kept = plans.find(key);
  if (kept != plans.end())
    return kept->second;
  auto made = makePlan(call);
  if (!made)
    return made.error();
  if (plans.size() >= maxPlans)
    plans.clear();
  return plans[key] = std::move(*made);
}

int64_t GraphPlans::size() {
  std::lock_guard<std::mutex> lock(mutex);
  return static_cast<int64_t>(plans.size());
}

void GraphPlans::release() {
  std::lock_guard<std::mutex> lock(mutex);
  plans.clear();
}

} // namespace ropewalk
