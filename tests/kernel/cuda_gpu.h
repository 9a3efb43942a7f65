//===- cuda_gpu.h - Tests that run kernels on a GPU -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_CUDA_GPU_H
#define ROPEWALK_TESTS_KERNEL_CUDA_GPU_H

#include "gpu/gpu.h"
#include "kernel_spec.h"

#include "ropewalk/device_plan.h"

#include <gtest/gtest.h>

extern "C" const ropewalk_kernel_table *cuda_offered_kernels(void);

namespace ropewalk::test {

/// Skipped, with the reason, where there is no GPU. ./dev test gives these tests the stub, which
/// executes PTX.
class OnGpu : public testing::Test {
protected:
  void SetUp() override {
    try {
      // One for all tests: making a context takes longer than most of them.
      static const bench::Gpu shared;
      gpu = &shared;
    } catch (const bench::GpuError &error) {
      GTEST_SKIP() << error.what();
    }
  }

  const bench::Gpu *gpu = nullptr;
};

} // namespace ropewalk::test

#endif
