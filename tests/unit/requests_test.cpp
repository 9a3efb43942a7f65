//===- requests_test.cpp - Kernels that a configuration asks for -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/config.h"
#include "lower/requests.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

using namespace ropewalk;

namespace {

TEST(Requests, FollowFromTheModelAndTheOptions) {
  mlir::MLIRContext context;
  auto module = importConfigFile(std::string(ROPEWALK_CONFIGS) + "/phi-2.json", context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  RequestOptions options;
  options.dtypes = {ROPEWALK_BF16};
  selectKernels(**module, options);
  ASSERT_TRUE(mlir::succeeded(mlir::verify(**module)));
  std::vector<std::string> names;
  for (const KernelRequest &request : kernelRequests(**module))
    names.push_back(requestName(request));
  EXPECT_THAT(names, testing::ElementsAre(
                         "rope_half_bf16_out_d32", "rope_half_bf16_out_d32_behind48",
                         "rope_half_bf16_in_d32", "rope_half_bf16_out_d32_behind48_from_bf16",
                         "rope_half_bf16_out_d32_behind48_from_factored",
                         "rope_half_bf16_in_d32_from_bf16", "rope_half_bf16_in_d32_from_factored",
                         "rows_f32_a1", "rows_f16_a1", "rows_bf16_a1", "rows_factored_a1"));
}

TEST(Requests, AreNotRepeated) {
  mlir::MLIRContext context;
  auto module = importConfigFile(std::string(ROPEWALK_CONFIGS) + "/phi-2.json", context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  selectKernels(**module);
  std::vector<KernelRequest> once = kernelRequests(**module);
  selectKernels(**module);
  EXPECT_EQ(kernelRequests(**module), once);
}

} // namespace
