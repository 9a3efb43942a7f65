//===- check_device_test.cpp - check on devices ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA is the stub, which executes PTX; OpenCL is whatever device is here.
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/Support/JSON.h"

#include <gmock/gmock.h>

using namespace ropewalk;
using testing::HasSubstr;

namespace {

class CheckOnDevice : public CommandLineTest {
protected:
  CommandResult check(std::vector<std::string> options,
                      const std::string &driver = ROPEWALK_CUDA_STUB,
                      std::vector<std::string> environment = {},
                      const std::string &model = "phi-2") {
    options.insert(options.begin(), {"check", "--model", model});
    environment.push_back("LD_LIBRARY_PATH=" + driver);
    return run(options, environment);
  }
};

/// Every kernel has been compared with something, and kept its bound.
void expectKernelsWithinBounds(const llvm::json::Object &report, llvm::StringRef target) {
  int used = 0;
  for (const llvm::json::Value &value : *report.getArray("kernels")) {
    const llvm::json::Object &kernel = *value.getAsObject();
    EXPECT_THAT(kernel.getString("name")->str(), HasSubstr(("__" + target).str()));
    if (*kernel.getInteger("cells") == 0)
      continue;
    ++used;
    EXPECT_GT(*kernel.getInteger("compared"), 0);
    EXPECT_LE(*kernel.getNumber("worst_ulp"), *kernel.getNumber("bound_ulp"));
    EXPECT_GT(*kernel.getNumber("worst_ulp"), 0);
  }
  EXPECT_GT(used, 0);
}

class CheckOnEachDevice : public CheckOnDevice, public testing::WithParamInterface<const char *> {};

TEST_P(CheckOnEachDevice, EveryCellOfAModelHolds) {
  const std::string device = GetParam();
  secondsToWait = 600; // every kernel of the model is compiled by the driver
  const CommandResult result = check({"--device", device, "--format", "json"});
  if (result.exitCode != 0 && result.err.find("--device is '" + device) != std::string::npos)
    GTEST_SKIP() << result.err;
  ASSERT_EQ(result.exitCode, 0) << result.err << result.out;
  const llvm::json::Value parsed = llvm::cantFail(llvm::json::parse(result.out));
  const llvm::json::Object &report = *parsed.getAsObject();
  EXPECT_EQ(*report.getInteger("failed"), 0);
  EXPECT_GE(*report.getInteger("cells"), 180);
  EXPECT_TRUE(report.getArray("not_served")->empty());
  expectKernelsWithinBounds(report, device);
  for (const char *axis : {"direction", "table", "dtype", "place", "strides"})
    for (const llvm::json::Value &value : *report.getObject("axes")->getArray(axis))
      EXPECT_GT(*value.getAsObject()->getInteger("cells"), 0) << axis;
}

/// Caches of f32 that kernels of three axes read, and one of f16 that makes rows for bf16.
TEST_P(CheckOnEachDevice, PositionsOfSeveralAxesHold) {
  const std::string device = GetParam();
  for (int cell : {90, 103, 121, 154}) {
    const CommandResult result =
        check({"--device", device, "--format", "json", "--cell", std::to_string(cell)},
              ROPEWALK_CUDA_STUB, {}, "qwen2-vl-7b");
    if (result.exitCode != 0 && result.err.find("--device is '" + device) != std::string::npos)
      GTEST_SKIP() << result.err;
    ASSERT_EQ(result.exitCode, 0) << "cell " << cell << ": " << result.err << result.out;
    const llvm::json::Value parsed = llvm::cantFail(llvm::json::parse(result.out));
    EXPECT_EQ(*parsed.getAsObject()->getInteger("cells"), 1) << "cell " << cell;
    expectKernelsWithinBounds(*parsed.getAsObject(), device);
  }
}

INSTANTIATE_TEST_SUITE_P(Devices, CheckOnEachDevice, testing::Values("cuda", "opencl"),
                         [](const auto &info) { return info.param; });

TEST_F(CheckOnDevice, AWrongDeviceIsFoundOut) {
  const CommandResult result = check({"--device", "cuda", "--cell", "0"}, ROPEWALK_CUDA_STUB_WRONG);
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.out, HasSubstr("cell 0 failed: rope_half_f32_out_d32__cuda"));
  EXPECT_THAT(result.err, HasSubstr("1 of 1 cells failed"));
}

TEST_F(CheckOnDevice, SaysThatThereIsNoPlatform) {
  const CommandResult result =
      check({"--device", "opencl"}, ROPEWALK_CUDA_STUB, {"OCL_ICD_VENDORS=" + in("none")});
  EXPECT_EQ(result.exitCode, 1);
  if (result.err.find("libOpenCL.so.1 is not there") != std::string::npos)
    GTEST_SKIP() << result.err;
  EXPECT_EQ(result.err, "ropewalk: --device is 'opencl': OpenCL has 0 platforms here, expected one "
                        "with a device\n");
}

TEST_F(CheckOnDevice, SaysThatThereIsNoDriver) {
  write("libcuda.so.1", "");
  const CommandResult result = check({"--device", "cuda"}, in(""));
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.err, testing::StartsWith("ropewalk: --device is 'cuda': libcuda.so.1 is not "
                                              "there, expected NVIDIA's driver: "));
}

} // namespace
