//===- machine_plan.h - A shape's plan by either API ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_MACHINE_PLAN_H
#define ROPEWALK_BENCH_TRIAL_MACHINE_PLAN_H

#include "device_machine.h"

#include "first_device/place_memory.h"
#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

namespace ropewalk {

/// The runtime's own plan, so that what is measured is what an engine runs; Api names the types and
/// functions of CUDA or OpenCL.
template <class Api> class MachinePlan : public DeviceMachine::Plan {
public:
  /// `options` has the context and what else the kind of device needs; `stream`: or queue.
  static Expected<std::unique_ptr<DeviceMachine::Plan>>
  create(const bench::Case &cell, const ropewalk_table &table, const ropewalk_device_kernel &kernel,
         typename Api::Options options, void *stream) {
    auto made = std::unique_ptr<MachinePlan>(new MachinePlan(cell.tokens, stream));
    ropewalk_error error;
    if (Api::createTable(&table, options.context, &made->table, &error) != ROPEWALK_OK)
      return Error(error);
    const ropewalk_kernel_table kernels = {ROPEWALK_KERNEL_ABI, 0, nullptr, 1, &kernel};
    options.kernels = &kernels;
    options.table = made->table;
    options.kernel = kernel.name;
    const ropewalk_rotation rotation = makeRotation(cell.headDim, bench::tableTheta, cell.pairing);
    ropewalk_layout layout = {};
    layout.dtype = cell.dtype;
    layout.place = cell.place;
    layout.q = bshd(cell.tokens, cell.heads, cell.headDim);
    if (Api::createPlan(&rotation, &layout, &options, &made->plan, &error) != ROPEWALK_OK)
      return Error(error);
    return std::unique_ptr<DeviceMachine::Plan>(std::move(made));
  }

  ~MachinePlan() override {
    Api::destroyPlan(plan);
    Api::destroyTable(table);
  }

  std::optional<Error> start(uint64_t src, uint64_t dst, uint64_t positions) const override {
    typename Api::Tensors tensors = {};
    place(tensors.q_src, src);
    place(tensors.q_dst, dst);
    tensors.batches = 1;
    tensors.tokens = tokens;
    tensors.index = ROPEWALK_INDEX_I32;
    place(tensors.positions, positions);
    ropewalk_error error;
    if (Api::run(plan, &tensors, stream, &error) != ROPEWALK_OK)
      return Error(error);
    return std::nullopt;
  }

private:
  MachinePlan(int64_t tokens, void *stream) : tokens(tokens), stream(stream) {}

  int64_t tokens;
  void *stream;
  typename Api::Table *table = nullptr;
  typename Api::Plan *plan = nullptr;
};

} // namespace ropewalk

#endif
