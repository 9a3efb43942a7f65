//===- apply_device_test.cpp - apply on devices ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_fixture.h"

#include <cstdlib>

using namespace ropewalk;

namespace {

/// What the device makes of every kind of positions must be the CPU's bits. For CUDA the tool finds
/// the stub, which executes PTX.
class ApplyOnDevice : public ApplyTest, public testing::WithParamInterface<const char *> {
protected:
  void SetUp() override {
    ApplyTest::SetUp();
    ::setenv("LD_LIBRARY_PATH", ROPEWALK_CUDA_STUB, 1);
    const CommandResult result = run({"apply", "--config", writeConfig("config.json"), "--tensors",
                                      writeTensors("probe", {zeros("q", "F32", {1, 1, 4, 64})}),
                                      "--output", in("probe.out"), "--device", GetParam()});
    if (result.exitCode != 0 &&
        result.err.find("--device is '" + std::string(GetParam())) != std::string::npos)
      GTEST_SKIP() << result.err;
    EXPECT_EQ(result.exitCode, 0) << result.err;
  }
  void TearDown() override {
    ::unsetenv("LD_LIBRARY_PATH");
    ApplyTest::TearDown();
  }

  void expectSame(std::vector<NamedTensor> tensors, std::vector<std::string> options = {},
                  llvm::StringRef fields = "{}") {
    const std::vector<Bytes> cpu = results(tensors, options, fields);
    options.insert(options.end(), {"--device", GetParam()});
    EXPECT_EQ(results(tensors, options, fields), cpu);
  }

private:
  std::vector<Bytes> results(const std::vector<NamedTensor> &tensors,
                             const std::vector<std::string> &options, llvm::StringRef fields) {
    const SafetensorsFile out = apply(tensors, options, fields);
    std::vector<Bytes> all;
    for (const NamedTensor &tensor : tensors)
      if (tensor.info.name == "q" || tensor.info.name == "k") {
        const llvm::ArrayRef<uint8_t> bytes = out.find(tensor.info.name)->data;
        all.emplace_back(bytes.begin(), bytes.end());
      }
    return all;
  }
};

TEST_P(ApplyOnDevice, CountedAndListedPositions) {
  const NamedTensor q = floats("q", {2, 3, 4, 64}), k = floats("k", {2, 3, 2, 64}, 2);
  expectSame({q, k});
  expectSame({q, k}, {"--inverse", "--layout", "bshd", "--pairing", "interleaved"});
  expectSame({q, k, positions({2, 3}, {7, -3, 0, 100000, 7, 5}, "I32")});
}

TEST_P(ApplyOnDevice, RaggedBatchesFractionsAndPads) {
  const NamedTensor rows = floats("q", {7, 4, 64});
  expectSame({rows, lengths({0, 3, 3, 4, 7})}, {"--layout", "thd"});
  const NamedTensor q = floats("q", {1, 4, 4, 64});
  expectSame({q, fractions({4}, {0.5, -2.25, 1000.375, 0.1})});
  expectSame({q, positions({4}, {3, -1, -1, 4})}, {"--pad-position", "-1", "--pad", "leave"});
}

TEST_P(ApplyOnDevice, NoTokensAndNoHeads) {
  expectSame({zeros("q", "F32", {1, 4, 0, 64})}, {"--layout", "bhsd"});
  expectSame({zeros("q", "F32", {1, 3, 0, 64}), floats("k", {1, 3, 2, 64}, 2)});
  expectSame({floats("q", {1, 3, 4, 64}), zeros("k", "F32", {1, 3, 0, 64})});
  expectSame({zeros("q", "F32", {1, 3, 0, 64}), zeros("k", "F32", {1, 3, 0, 64})});
}

TEST_P(ApplyOnDevice, WindowsWithinAHead) {
  expectSame({floats("q", {1, 5, 4, 64}), floats("k", {1, 5, 2, 64}, 2)}, {},
             R"({"model_type": "phi", "partial_rotary_factor": 0.25})");
}

TEST_P(ApplyOnDevice, PadsAreCopied) {
  const NamedTensor q = floats("q", {1, 4, 4, 64});
  expectSame({q, positions({4}, {3, -1, -1, 4})}, {"--pad-position", "-1"});
}

/// Each of two axes turns half of a head.
TEST_P(ApplyOnDevice, BlocksOfTheirOwnAndOtherOrders) {
  const std::string fields =
      R"({"model_type": "gemma4_vision", "rope_theta": 100.0, "rope_parameters": {"rope_type": "default", "rope_theta": 100.0}})";
  const NamedTensor q = floats("q", {1, 3, 4, 64});
  expectSame({q, positions({2, 1, 3}, {7, 0, 3, 1, 2, 9})}, {}, fields);
  expectSame({q}, {"--reorder"});
}

TEST_P(ApplyOnDevice, SequencesAreCheckedAsOnTheCpu) {
  for (const std::vector<int64_t> &ends : std::vector<std::vector<int64_t>>{
           {0, 3}, {0, 12}, {0, 7, 5, 10}, {0, -3, 10}, {3, 10}, {0, 400000000}}) {
    const std::string tensors = writeTensors("in", {floats("q", {10, 4, 64}), lengths(ends)});
    for (const char *device : {"cpu", GetParam()})
      expectWrongInput({"apply", "--config", writeConfig("config.json"), "--tensors", tensors,
                        "--output", in("out"), "--layout", "thd", "--device", device},
                       "cu_seqlens");
  }
}

INSTANTIATE_TEST_SUITE_P(Devices, ApplyOnDevice, testing::Values("cuda", "opencl"),
                         [](const auto &info) { return info.param; });

} // namespace
