//===- cuda_fixture.h - Plans for CUDA on a stub of the driver --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_DEVICE_CUDA_FIXTURE_H
#define ROPEWALK_TESTS_DEVICE_CUDA_FIXTURE_H

#include "support/cuda_stub/cuda_stub.h"
#include "support/fake_device_table.h"
#include "support/scenario.h"
#include "support/test_call.h"

#include "ropewalk/device_plan.h"
#include "ropewalk/tables.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace ropewalk::test {

inline constexpr char wordKernel[] = "rope_half_f32_out_d32__cuda_word4x1";
inline constexpr char pairKernel[] = "rope_half_f32_out_d32__cuda_pair1x1";
inline constexpr char rowsKernel[] = "rows_f32_a1__cuda_pair1x1";
inline constexpr int outOfMemory = 2, invalidImage = 200, notKnown = 12345, launchFailed = 719;

inline void *const context = reinterpret_cast<void *>(0x1000);
inline void *const otherContext = reinterpret_cast<void *>(0x2000);
inline void *const stream = reinterpret_cast<void *>(0x30);

struct Destroy {
  void operator()(ropewalk_cuda_table *table) const { ropewalk_cuda_table_destroy(table); }
};
using TablePointer = std::unique_ptr<ropewalk_cuda_table, Destroy>;

/// A program with a context, the kernels above, and Scenario's rotation and layout.
class Cuda : public testing::Test {
protected:
  Cuda() {
    stubReset();
    stubSetContext(context);
    options.kernels = table.get();
    options.position_end = 1000;
    error = {};
  }
  ~Cuda() override {
    EXPECT_EQ(stubMistakes(), 0);
    EXPECT_EQ(stubAllocations(), 0) << "device memory was not freed";
    EXPECT_EQ(stubModules(), 0) << "a module was not unloaded";
    EXPECT_EQ(FakeDeviceTable::brokenPromise(), "");
  }

  CudaPlan plan() {
    auto made = CudaPlan::create(scenario.rotation, scenario.layout, options);
    EXPECT_TRUE(made) << made.error().message();
    return std::move(*made);
  }

  ropewalk_status refusal() {
    auto *made = reinterpret_cast<ropewalk_cuda_plan *>(this);
    const ropewalk_status status =
        ropewalk_cuda_plan_create(&scenario.rotation, &scenario.layout, &options, &made, &error);
    EXPECT_EQ(made, nullptr);
    EXPECT_EQ(error.status, status);
    EXPECT_EQ(stubDepth(), stubContext() ? 1 : 0) << "a context was left behind";
    return status;
  }

  TablePointer upload(const SharedTable &host, void *where) {
    ropewalk_cuda_table *made;
    EXPECT_EQ(ropewalk_cuda_table_create(host.get(), where, &made, &error), ROPEWALK_OK)
        << error.message;
    return TablePointer(made);
  }

  SharedTable hostTable(int64_t end = 1000) {
    return std::move(*SharedTable::create(scenario.rotation, tableOfRange(0, end)));
  }

  /// Runs the call and does what the device would have done.
  void run(const CudaPlan &plan, const ropewalk_tensors &tensors) {
    execute([&] { return plan.run(tensors, stream, &error); });
  }

  void makeRows(const CudaPlan &plan, const ropewalk_tensors &tensors, std::vector<float> &rows) {
    const auto bytes = static_cast<int64_t>(rows.size() * sizeof(float));
    execute([&] { return plan.makeRows(tensors, rows.data(), bytes, stream, &error); });
  }

  template <class Start> void execute(Start start) {
    std::vector<size_t> before;
    for (int64_t i = 0; i < table.get()->deviceCount; ++i)
      before.push_back(table.launches(i).size());
    ASSERT_EQ(start(), ROPEWALK_OK) << error.message;
    for (size_t i = 0; i < before.size(); ++i)
      for (size_t l = before[i]; l < table.launches(i).size(); ++l)
        executeOnHost(*parseKernelName(table.get()->deviceKernels[i].name), table.launches(i)[l]);
  }

  FakeDeviceTable table{{{wordKernel}, {pairKernel}, {rowsKernel}}};
  Scenario scenario;
  ropewalk_cuda_plan_options options = {};
  ropewalk_error error;
};

} // namespace ropewalk::test

#endif
