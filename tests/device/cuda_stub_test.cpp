//===- cuda_stub_test.cpp - What the stub holds programs to ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that pass on the stub must have kept a driver's rules for captures and launches.
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/cuda_stub.h"

#include <gtest/gtest.h>

#include <cstring>

extern "C" {
int cuMemAlloc_v2(unsigned long long *address, size_t bytes);
int cuMemFree_v2(unsigned long long address);
int cuMemcpyHtoD_v2(unsigned long long dst, const void *src, size_t bytes);
int cuMemsetD32Async(unsigned long long dst, unsigned value, size_t count, void *stream);
int cuStreamCreate(void **stream, unsigned flags);
int cuStreamDestroy_v2(void *stream);
int cuStreamSynchronize(void *stream);
int cuStreamBeginCapture_v2(void *stream, int mode);
int cuStreamEndCapture(void *stream, void **graph);
int cuGraphInstantiateWithFlags(void **instance, void *graph, unsigned long long flags);
int cuGraphDestroy(void *graph);
int cuGraphExecDestroy(void *instance);
int cuGraphLaunch(void *instance, void *stream);
int cuModuleLoadDataEx(void **module, const void *image, unsigned count, int *options,
                       void **values);
int cuModuleUnload(void *module);
int cuModuleGetFunction(void **function, void *module, const char *name);
int cuLaunchKernel(void *function, unsigned blocksX, unsigned blocksY, unsigned blocksZ,
                   unsigned threadsX, unsigned threadsY, unsigned threadsZ, unsigned sharedBytes,
                   void *stream, void **arguments, void **extra);
}

namespace ropewalk::test {
namespace {

constexpr char fill[] = R"(
.version 7.0
.target sm_80
.visible .entry fill(.param .u64 fill_param_0, .param .u32 fill_param_1)
{
	ld.param.b64 %rd1, [fill_param_0];
	ld.param.b32 %r1, [fill_param_1];
	st.global.b32 [%rd1], %r1;
	ret;

}
)";

class Stub : public testing::Test {
protected:
  void SetUp() override {
    stubReset();
    stubSetContext(&context);
    ASSERT_EQ(cuStreamCreate(&stream, 1), 0);
    ASSERT_EQ(cuMemAlloc_v2(&memory, 4), 0);
    ASSERT_EQ(cuModuleLoadDataEx(&module, fill, 0, nullptr, nullptr), 0);
    ASSERT_EQ(cuModuleGetFunction(&function, module, "fill"), 0);
    cuMemsetD32Async(memory, 0, 1, nullptr);
  }
  void TearDown() override {
    EXPECT_EQ(cuModuleUnload(module), 0);
    EXPECT_EQ(cuMemFree_v2(memory), 0);
    EXPECT_EQ(cuStreamDestroy_v2(stream), 0);
  }

  int launch(uint32_t value, unsigned blocksY = 1, unsigned threadsX = 1) {
    void *arguments[] = {&memory, &value};
    return cuLaunchKernel(function, 1, blocksY, 1, threadsX, 1, 1, 0, stream, arguments, nullptr);
  }

  uint32_t word() const {
    uint32_t value;
    std::memcpy(&value, reinterpret_cast<const void *>(memory), 4);
    return value;
  }

  int context = 0;
  unsigned long long memory = 0;
  void *stream = nullptr, *module = nullptr, *function = nullptr;
};

TEST_F(Stub, LaunchesAtOnce) {
  EXPECT_EQ(launch(7), 0);
  EXPECT_EQ(word(), 7u);
}

TEST_F(Stub, ACapturedLaunchRunsWithItsGraph) {
  ASSERT_EQ(cuStreamBeginCapture_v2(stream, 0), 0);
  EXPECT_EQ(launch(9), 0);
  void *graph, *instance;
  ASSERT_EQ(cuStreamEndCapture(stream, &graph), 0);
  ASSERT_EQ(cuGraphInstantiateWithFlags(&instance, graph, 0), 0);
  EXPECT_EQ(cuGraphDestroy(graph), 0);
  EXPECT_EQ(word(), 0u);
  EXPECT_EQ(cuGraphLaunch(instance, stream), 0);
  EXPECT_EQ(word(), 9u);
  EXPECT_EQ(cuGraphExecDestroy(instance), 0);
}

TEST_F(Stub, WaitingAndAllocatingSpoilACapture) {
  const auto spoils = [&](auto call) {
    EXPECT_EQ(cuStreamBeginCapture_v2(stream, 0), 0);
    EXPECT_EQ(call(), 900);
    void *graph;
    EXPECT_EQ(cuStreamEndCapture(stream, &graph), 901);
    EXPECT_EQ(graph, nullptr);
  };
  spoils([&] { return cuStreamSynchronize(stream); });
  unsigned long long more;
  spoils([&] { return cuMemAlloc_v2(&more, 4); });
  void *other;
  spoils([&] { return cuModuleLoadDataEx(&other, fill, 0, nullptr, nullptr); });
}

TEST_F(Stub, UploadsArriveWhenTheDefaultStreamIsWaitedFor) {
  const uint32_t seven = 7;
  ASSERT_EQ(cuMemcpyHtoD_v2(memory, &seven, 4), 0);
  EXPECT_EQ(cuStreamSynchronize(stream), 0);
  EXPECT_EQ(word(), 0u);
  EXPECT_EQ(cuStreamSynchronize(nullptr), 0);
  EXPECT_EQ(word(), 7u);
}

TEST_F(Stub, RefusesGridsThatNoDeviceTakes) {
  EXPECT_EQ(launch(1, 65536), 1);
  EXPECT_EQ(launch(1, 0), 1);
  EXPECT_EQ(launch(1, 1, 1025), 1);
  EXPECT_EQ(word(), 0u);
}

TEST_F(Stub, FindsAccessesOutsideOfAllocations) {
  memory += 4;
  EXPECT_EQ(launch(1), 700);
  memory -= 4;
  memory += 1;
  EXPECT_EQ(launch(1), 700);
  memory -= 1;
}

TEST_F(Stub, RefusesTextThatItWouldGuess) {
  void *other;
  testing::internal::CaptureStderr();
  EXPECT_EQ(cuModuleLoadDataEx(&other, ".visible .entry k()\n{\n\tbar.arrive 0;\n}\n", 0, nullptr,
                               nullptr),
            218);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "stub: PTX: barrier 'bar.arrive 0' is not known here\n");
}

} // namespace
} // namespace ropewalk::test
