//===- ropewalk/device_plan.h - Plans for devices in C++ --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   auto plan = ropewalk::CudaPlan::create(rotation, layout, options);
//   if (!plan)
//     return fail(plan.error().message());
//   plan->run(tensors, stream);           // every layer, any thread
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DEVICE_PLAN_H
#define ROPEWALK_DEVICE_PLAN_H

#ifndef __cplusplus
#error "ropewalk/device_plan.h is for C++; C has ropewalk/ropewalk.h"
#endif

#include "ropewalk/cuda.h"
#include "ropewalk/opencl.h"
#include "ropewalk/status.h"

#include <memory>

namespace ropewalk {

/// Kernels chosen for a rotation and a layout on a GPU. See ropewalk_cuda_plan_create and
/// ropewalk_cuda_run.
class CudaPlan {
public:
  static Expected<CudaPlan> create(const ropewalk_rotation &rotation, const ropewalk_layout &layout,
                                   const ropewalk_cuda_plan_options &options) {
    ropewalk_cuda_plan *plan;
    ropewalk_error error;
    if (ropewalk_cuda_plan_create(&rotation, &layout, &options, &plan, &error) != ROPEWALK_OK)
      return Error(error);
    return CudaPlan(plan);
  }

  /// Starts the rotation of q and k in `stream`, a CUstream.
  ropewalk_status run(const ropewalk_tensors &tensors, void *stream,
                      ropewalk_error *error = nullptr) const noexcept {
    return ropewalk_cuda_run(plan.get(), &tensors, stream, error);
  }

  /// What run checks, and whose memory its pointers are.
  ropewalk_status validate(const ropewalk_tensors &tensors,
                           ropewalk_error *error = nullptr) const noexcept {
    return ropewalk_cuda_validate(plan.get(), &tensors, error);
  }

  /// Bytes that makeRows writes for so many tokens (batches * tokens).
  int64_t rowsBytes(int64_t rows) const noexcept {
    return ropewalk_cuda_rows_bytes(plan.get(), rows);
  }

  /// Starts making rows in `stream`, at the device's address `rows`.
  ropewalk_status makeRows(const ropewalk_tensors &tensors, void *rows, int64_t bytes, void *stream,
                           ropewalk_error *error = nullptr) const noexcept {
    return ropewalk_cuda_make_rows(plan.get(), &tensors, rows, bytes, stream, error);
  }

  /// Waits for `stream` and says whether runs met positions out of range.
  ropewalk_status positionStatus(void *stream, ropewalk_error *error = nullptr) const noexcept {
    return ropewalk_cuda_position_status(plan.get(), stream, error);
  }

  /// What runs and why, a line each.
  const char *describe() const noexcept { return ropewalk_cuda_plan_describe(plan.get()); }

  const ropewalk_cuda_plan *get() const noexcept { return plan.get(); }

private:
  struct Destroy {
    void operator()(ropewalk_cuda_plan *plan) const { ropewalk_cuda_plan_destroy(plan); }
  };
  explicit CudaPlan(ropewalk_cuda_plan *made) : plan(made) {}
  std::unique_ptr<ropewalk_cuda_plan, Destroy> plan;
};

/// Kernels chosen for a rotation and a layout on an OpenCL device. See ropewalk_opencl_plan_create
/// and ropewalk_opencl_run.
class OpenClPlan {
public:
  static Expected<OpenClPlan> create(const ropewalk_rotation &rotation,
                                     const ropewalk_layout &layout,
                                     const ropewalk_opencl_plan_options &options) {
    ropewalk_opencl_plan *plan;
    ropewalk_error error;
    if (ropewalk_opencl_plan_create(&rotation, &layout, &options, &plan, &error) != ROPEWALK_OK)
      return Error(error);
    return OpenClPlan(plan);
  }

  /// Enqueues the rotation of q and k on `queue`, a cl_command_queue.
  ropewalk_status run(const ropewalk_opencl_tensors &tensors, void *queue,
                      ropewalk_error *error = nullptr) const noexcept {
    return ropewalk_opencl_run(plan.get(), &tensors, queue, error);
  }

  /// Bytes that makeRows writes for so many tokens (batches * tokens).
  int64_t rowsBytes(int64_t rows) const noexcept {
    return ropewalk_opencl_rows_bytes(plan.get(), rows);
  }

  /// Enqueues making rows on `queue`.
  ropewalk_status makeRows(const ropewalk_opencl_tensors &tensors,
                           const ropewalk_opencl_buffer &rows, int64_t bytes, void *queue,
                           ropewalk_error *error = nullptr) const noexcept {
    return ropewalk_opencl_make_rows(plan.get(), &tensors, &rows, bytes, queue, error);
  }

  /// Waits for `queue` and says whether runs met positions out of range.
  ropewalk_status positionStatus(void *queue, ropewalk_error *error = nullptr) const noexcept {
    return ropewalk_opencl_position_status(plan.get(), queue, error);
  }

  /// What runs and why, a line each.
  const char *describe() const noexcept { return ropewalk_opencl_plan_describe(plan.get()); }

  const ropewalk_opencl_plan *get() const noexcept { return plan.get(); }

private:
  struct Destroy {
    void operator()(ropewalk_opencl_plan *plan) const { ropewalk_opencl_plan_destroy(plan); }
  };
  explicit OpenClPlan(ropewalk_opencl_plan *made) : plan(made) {}
  std::unique_ptr<ropewalk_opencl_plan, Destroy> plan;
};

} // namespace ropewalk

#endif
