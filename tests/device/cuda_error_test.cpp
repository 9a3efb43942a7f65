//===- cuda_error_test.cpp - What plans for CUDA refuse -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/cuda/driver.h"

#include "cuda_fixture.h"

#include <gmock/gmock.h>

#include <functional>
#include <string>
#include <tuple>
#include <vector>

extern "C" {
int cuMemAlloc_v2(unsigned long long *address, size_t bytes);
int cuMemFree_v2(unsigned long long address);
}

namespace ropewalk {
namespace {

using test::context;
using test::Cuda;
using test::FakeDeviceTable;
using test::invalidImage;
using test::launchFailed;
using test::notKnown;
using test::otherContext;
using test::outOfMemory;
using test::pairKernel;
using test::Random;
using test::stream;
using test::TablePointer;
using test::TestCall;
using testing::HasSubstr;
using testing::StartsWith;

class CudaRefuses;

struct BadPlan {
  const char *name;
  void (*breakIt)(CudaRefuses &);
  ropewalk_status status;
  const char *message;

  friend void PrintTo(const BadPlan &plan, std::ostream *out) { *out << plan.name; }
};

class CudaRefuses : public Cuda, public testing::WithParamInterface<BadPlan> {
public:
  /// A table of the scenario's rotation, in a context or the thread's.
  void useTable(void *where) {
    const SharedTable host = hostTable();
    shared = upload(host, where);
    options.table = shared.get();
  }
  void useLaterImages() { options.kernels = later.get(); }
  void rotateOtherwise() { scenario.rotation.frequencies.theta = 500; }

private:
  TablePointer shared;
  FakeDeviceTable later{
      {{pairKernel, {FakeDeviceTable::cubin(100), FakeDeviceTable::textImage(100)}}}};
};

TEST_P(CudaRefuses, Plans) {
  GetParam().breakIt(*this);
  EXPECT_EQ(refusal(), GetParam().status);
  EXPECT_STREQ(error.message, GetParam().message);
}

const BadPlan badPlans[] = {
    {"WithoutAContext", [](CudaRefuses &) { test::stubSetContext(nullptr); },
     ROPEWALK_INVALID_ARGUMENT, "context is null and the thread has none, expected a CUDA context"},
    {"WithATableOfAnotherContext", [](CudaRefuses &test) { test.useTable(otherContext); },
     ROPEWALK_INVALID_ARGUMENT, "table is of another context, expected one of the plan's"},
    {"WithATableOfAnotherRotation",
     [](CudaRefuses &test) {
       test.useTable(nullptr);
       test.rotateOtherwise();
     },
     ROPEWALK_INVALID_ARGUMENT,
     "table was built for inv_freq[1] 0.56234132519034907, expected the rotation's "
     "0.67813221264497547"},
    {"OnADeviceWithoutAnImage", [](CudaRefuses &test) { test.useLaterImages(); },
     ROPEWALK_UNSUPPORTED_HARDWARE,
     "no kernel for rope_half_f32_out_d32 can be used: rope_half_f32_out_d32__cuda_pair1x1 needs "
     "compute capability 10.0 to 10.9 or 10.0 and above, this device has 9.0"},
};
INSTANTIATE_TEST_SUITE_P(Creation, CudaRefuses, testing::ValuesIn(badPlans),
                         [](const auto &info) { return info.param.name; });

/// Each call of the driver that creating a plan makes, failing: nothing may be left behind.
struct FailingCall {
  const char *function;
  int result, others;
  ropewalk_status status;
  const char *message;
};

class CudaFails : public Cuda, public testing::WithParamInterface<FailingCall> {};

TEST_P(CudaFails, WithTheDriversErrorAndWithoutLeaks) {
  test::stubSetContext(otherContext);
  options.context = context;
  const FailingCall &failing = GetParam();
  test::stubFail(failing.function, failing.result, failing.others);
  EXPECT_EQ(refusal(), failing.status);
  EXPECT_STREQ(error.message, failing.message);
  EXPECT_EQ(test::stubContext(), otherContext);
  plan(); // The failure is over.
}

const FailingCall failingCalls[] = {
    {"cuCtxGetCurrent", 201, 0, ROPEWALK_DEVICE_FAILED,
     "making the context current gave CUDA_ERROR_INVALID_CONTEXT"},
    {"cuCtxPushCurrent", 201, 0, ROPEWALK_DEVICE_FAILED,
     "making the context current gave CUDA_ERROR_INVALID_CONTEXT"},
    {"cuCtxGetDevice", notKnown, 0, ROPEWALK_DEVICE_FAILED, "cuCtxGetDevice gave CUDA error 12345"},
    {"cuDeviceGetAttribute", 201, 2, ROPEWALK_DEVICE_FAILED,
     "cuDeviceGetAttribute gave CUDA_ERROR_INVALID_CONTEXT"},
    {"cuMemAlloc", outOfMemory, 0, ROPEWALK_OUT_OF_MEMORY,
     "cuMemAlloc of 128000 bytes gave CUDA_ERROR_OUT_OF_MEMORY"},
    {"cuMemAlloc", outOfMemory, 1, ROPEWALK_OUT_OF_MEMORY,
     "cuMemAlloc of 80 bytes gave CUDA_ERROR_OUT_OF_MEMORY"},
    {"cuMemcpyHtoD", 700, 0, ROPEWALK_DEVICE_FAILED,
     "cuMemcpyHtoD gave CUDA_ERROR_ILLEGAL_ADDRESS"},
    {"cuMemcpyHtoD", 700, 1, ROPEWALK_DEVICE_FAILED,
     "cuMemcpyHtoD gave CUDA_ERROR_ILLEGAL_ADDRESS"},
    {"cuStreamSynchronize", 700, 0, ROPEWALK_DEVICE_FAILED,
     "cuStreamSynchronize gave CUDA_ERROR_ILLEGAL_ADDRESS"},
    {"cuModuleLoadDataEx", invalidImage, 0, ROPEWALK_DEVICE_FAILED,
     "cuModuleLoadDataEx of rope_half_f32_out_d32__cuda_word4x1 gave CUDA_ERROR_INVALID_IMAGE"},
    {"cuModuleLoadDataEx", invalidImage, 1, ROPEWALK_DEVICE_FAILED,
     "cuModuleLoadDataEx of rope_half_f32_out_d32__cuda_pair1x1 gave CUDA_ERROR_INVALID_IMAGE"},
    {"cuModuleGetFunction", 500, 1, ROPEWALK_DEVICE_FAILED,
     "cuModuleGetFunction of rope_half_f32_out_d32__cuda_pair1x1 gave CUDA_ERROR_NOT_FOUND"},
};
INSTANTIATE_TEST_SUITE_P(Creation, CudaFails, testing::ValuesIn(failingCalls),
                         [](const auto &info) {
                           return std::string(info.param.function) + "_call" +
                                  std::to_string(info.param.others) + "_gives" +
                                  std::to_string(info.param.result);
                         });

TEST_F(Cuda, AFailedUploadOfATableLeavesNothing) {
  SharedTable host = hostTable();
  ropewalk_cuda_table *made;
  for (const auto &[function, result] :
       {std::pair("cuMemAlloc", outOfMemory), std::pair("cuMemcpyHtoD", 700),
        std::pair("cuCtxGetCurrent", 201)}) {
    test::stubFail(function, result);
    EXPECT_NE(ropewalk_cuda_table_create(host.get(), nullptr, &made, &error), ROPEWALK_OK);
    EXPECT_THAT(error.message, StartsWith(function));
    EXPECT_EQ(made, nullptr);
    EXPECT_EQ(test::stubAllocations(), 0);
  }
}

TEST_F(Cuda, ARunReportsTheDriversError) {
  auto made = plan();
  Random random(11);
  TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
  test::stubFail("cuLaunchKernel", launchFailed);
  EXPECT_EQ(ropewalk_cuda_run(made.get(), &call.tensors, stream, &error), ROPEWALK_DEVICE_FAILED);
  EXPECT_EQ(error.status, ROPEWALK_DEVICE_FAILED);
  EXPECT_STREQ(error.message, "cuLaunchKernel gave CUDA_ERROR_LAUNCH_FAILED");
  test::stubFail("cuCtxGetCurrent", 201);
  EXPECT_EQ(ropewalk_cuda_run(made.get(), &call.tensors, stream, nullptr), ROPEWALK_DEVICE_FAILED);
  for (const char *function :
       {"cuCtxGetCurrent", "cuMemcpyDtoHAsync", "cuMemsetD32Async", "cuStreamSynchronize"}) {
    test::stubFail(function, launchFailed);
    EXPECT_EQ(ropewalk_cuda_position_status(made.get(), stream, &error), ROPEWALK_DEVICE_FAILED);
    EXPECT_STREQ(error.message, "reading the status gave CUDA_ERROR_LAUNCH_FAILED");
  }
}

/// Memory of the stub's device, in a context.
class DeviceBytes {
public:
  explicit DeviceBytes(void *where, size_t bytes = 4096) : where(where) {
    inContext([&] { EXPECT_EQ(cuMemAlloc_v2(&address, bytes), 0); });
  }
  ~DeviceBytes() {
    inContext([&] { EXPECT_EQ(cuMemFree_v2(address), 0); });
  }
  DeviceBytes(const DeviceBytes &) = delete;

  char *get() const { return reinterpret_cast<char *>(address); }

private:
  template <class Body> void inContext(Body body) {
    void *before = test::stubContext();
    test::stubSetContext(where);
    body();
    test::stubSetContext(before);
  }

  void *where;
  unsigned long long address = 0;
};

/// Tokens that are no pads are copied, so the list is read.
TEST_F(Cuda, ValidatesTheListWhereNothingTurns) {
  scenario.rotation.rotary_dim = 0;
  options.pad = ROPEWALK_PAD_LEAVE;
  FakeDeviceTable any({{"rope_half_f32_out_dany__cuda_pair1x1"}});
  options.kernels = any.get();
  auto made = plan();
  const DeviceBytes src(context), dst(context);
  const std::vector<int32_t> list(4);
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  tensors.tokens = 4;
  tensors.q_src = src.get();
  tensors.q_dst = dst.get();
  tensors.index = ROPEWALK_INDEX_I32;
  tensors.positions = list.data();
  EXPECT_EQ(ropewalk_cuda_validate(made.get(), &tensors, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "positions is no memory that the driver knows, expected device 0's");
  tensors.positions = src.get() + 2048;
  EXPECT_EQ(ropewalk_cuda_validate(made.get(), &tensors, &error), ROPEWALK_OK);
}

/// Four tokens of four heads of 32 f32 take 2048 bytes.
TEST_F(Cuda, ValidatesWhoseMemoryPointersAre) {
  auto made = plan();
  test::stubSetDevice(otherContext, 1);
  const DeviceBytes src(context), dst(context), list(context), foreign(otherContext);
  const std::vector<char> host(4096);
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  tensors.tokens = 4;
  tensors.q_src = src.get() + 64;
  tensors.q_dst = dst.get();
  const auto message = [&](ropewalk_status status) {
    EXPECT_EQ(ropewalk_cuda_validate(made.get(), &tensors, &error), status);
    EXPECT_EQ(error.status, status);
    return std::string(error.message);
  };
  test::stubClearLog();
  EXPECT_EQ(message(ROPEWALK_OK), "");
  EXPECT_EQ(std::string(test::stubLog()).find("cuLaunchKernel"), std::string::npos);
  tensors.q_dst = foreign.get();
  EXPECT_EQ(message(ROPEWALK_INVALID_ARGUMENT), "q_dst is memory of device 1, expected device 0's");
  tensors.q_dst = dst.get();
  tensors.q_src = host.data();
  EXPECT_EQ(message(ROPEWALK_INVALID_ARGUMENT),
            "q_src is no memory that the driver knows, expected device 0's");
  test::stubSetReadsHost(true);
  EXPECT_EQ(message(ROPEWALK_OK), "");
  test::stubSetReadsHost(false);
  tensors.q_src = src.get();
  tensors.index = ROPEWALK_INDEX_I32;
  tensors.positions = foreign.get();
  EXPECT_EQ(message(ROPEWALK_INVALID_ARGUMENT),
            "positions is memory of device 1, expected device 0's");
  tensors.positions = list.get();
  EXPECT_EQ(message(ROPEWALK_OK), "");
  tensors.rows = foreign.get();
  tensors.positions = host.data(); // Not looked at.
  EXPECT_EQ(message(ROPEWALK_INVALID_ARGUMENT), "rows is memory of device 1, expected device 0's");
  tensors.rows = list.get();
  EXPECT_EQ(message(ROPEWALK_OK), "");
  tensors.q_dst = src.get();
  EXPECT_EQ(message(ROPEWALK_OVERLAP), "q_dst overlaps q_src, expected disjoint tensors");
  tensors.tokens = 0;
  tensors.q_dst = nullptr;
  EXPECT_EQ(made.validate(tensors), ROPEWALK_OK);
}

TEST_F(Cuda, ValidatesStartsAndTheCallersCache) {
  const DeviceBytes values(context, 64 * 128), q(context), foreign(otherContext, 64 * 128);
  test::stubSetDevice(otherContext, 1);
  ropewalk_cache cache = {values.get(), values.get() + 64, 64, 32, 1, ROPEWALK_F32};
  options.cache = &cache;
  scenario.layout.place = ROPEWALK_IN_PLACE;
  FakeDeviceTable inPlace({{"rope_half_f32_in_d32__cuda_pair1x1"}});
  options.kernels = inPlace.get();
  const auto near = plan();
  cache.sin = foreign.get();
  const auto far = plan();
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  tensors.tokens = 4;
  tensors.q_dst = q.get();
  EXPECT_EQ(near.validate(tensors, &error), ROPEWALK_OK) << error.message;
  EXPECT_EQ(far.validate(tensors, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "cache.sin is memory of device 1, expected device 0's");
  tensors.ragged_index = ROPEWALK_INDEX_I32;
  tensors.starts = foreign.get();
  EXPECT_EQ(near.validate(tensors, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "starts is memory of device 1, expected device 0's");
}

TEST_F(Cuda, ValidatingReportsTheDriversError) {
  auto made = plan();
  const DeviceBytes q(context), out(context);
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  tensors.tokens = 4;
  tensors.q_src = q.get();
  tensors.q_dst = out.get();
  for (const auto &[function, others, message] :
       {std::tuple("cuCtxGetCurrent", 0,
                   "making the context current gave CUDA_ERROR_LAUNCH_FAILED"),
        {"cuCtxGetDevice", 0, "cuCtxGetDevice gave CUDA_ERROR_LAUNCH_FAILED"},
        {"cuDeviceGetAttribute", 0, "cuDeviceGetAttribute gave CUDA_ERROR_LAUNCH_FAILED"},
        {"cuPointerGetAttribute", 0,
         "cuPointerGetAttribute of q_src gave CUDA_ERROR_LAUNCH_FAILED"},
        {"cuPointerGetAttribute", 4,
         "cuPointerGetAttribute of q_dst gave CUDA_ERROR_LAUNCH_FAILED"}}) {
    test::stubFail(function, launchFailed, others);
    EXPECT_EQ(made.validate(tensors, &error), ROPEWALK_DEVICE_FAILED);
    EXPECT_STREQ(error.message, message);
  }
}

TEST_F(Cuda, RefusesNullPointers) {
  const auto made = plan();
  const SharedTable host = hostTable();
  const ropewalk_rotation &rotation = scenario.rotation;
  const ropewalk_layout &layout = scenario.layout;
  ropewalk_tensors tensors = {};
  ropewalk_cuda_plan *other;
  ropewalk_cuda_table *rows;
  struct {
    std::function<ropewalk_status()> call;
    const char *what;
  } const cases[] = {
      {[&] { return ropewalk_cuda_plan_create(nullptr, &layout, &options, &other, &error); },
       "rotation"},
      {[&] { return ropewalk_cuda_plan_create(&rotation, nullptr, &options, &other, &error); },
       "layout"},
      {[&] { return ropewalk_cuda_plan_create(&rotation, &layout, nullptr, &other, &error); },
       "options"},
      {[&] { return ropewalk_cuda_plan_create(&rotation, &layout, &options, nullptr, &error); },
       "plan"},
      {[&] { return ropewalk_cuda_run(nullptr, &tensors, stream, &error); }, "plan"},
      {[&] { return ropewalk_cuda_run(made.get(), nullptr, stream, &error); }, "tensors"},
      {[&] { return ropewalk_cuda_validate(nullptr, &tensors, &error); }, "plan"},
      {[&] { return ropewalk_cuda_validate(made.get(), nullptr, &error); }, "tensors"},
      {[&] { return ropewalk_cuda_make_rows(nullptr, &tensors, nullptr, 0, stream, &error); },
       "plan"},
      {[&] { return ropewalk_cuda_make_rows(made.get(), nullptr, nullptr, 0, stream, &error); },
       "tensors"},
      {[&] { return ropewalk_cuda_position_status(nullptr, stream, &error); }, "plan"},
      {[&] { return ropewalk_cuda_table_create(nullptr, nullptr, &rows, &error); }, "table"},
      {[&] { return ropewalk_cuda_table_create(host.get(), nullptr, nullptr, &error); },
       "cuda_table"},
  };
  for (const auto &[call, what] : cases) {
    error = {};
    EXPECT_EQ(call(), ROPEWALK_INVALID_ARGUMENT) << what;
    EXPECT_EQ(error.message, std::string(what) + " is null, expected a pointer");
  }
  ropewalk_cuda_plan_destroy(nullptr);
  ropewalk_cuda_table_destroy(nullptr);
}

TEST(CudaDriver, SaysThatThereIsNone) {
  auto none = openCudaDriver("libropewalk_no_such_driver.so.1");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_THAT(
      none.error().message(),
      StartsWith("libropewalk_no_such_driver.so.1 is not there, expected NVIDIA's driver: "));
}

TEST(CudaDriver, SaysWhatItLacks) {
  auto other = openCudaDriver("libc.so.6");
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_STREQ(other.error().message(), "libc.so.6 has no cuInit, expected NVIDIA's driver");
}

TEST(CudaDriver, SaysWhyItDoesNotStart) {
  test::stubReset();
  test::stubFail("cuInit", 100);
  auto noDevice = openCudaDriver("libcuda.so.1");
  ASSERT_FALSE(noDevice);
  EXPECT_EQ(noDevice.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_STREQ(noDevice.error().message(), "cuInit gave CUDA_ERROR_NO_DEVICE, expected a GPU");
  test::stubFail("cuInit", notKnown);
  auto failed = openCudaDriver("libcuda.so.1");
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().status(), ROPEWALK_DEVICE_FAILED);
  EXPECT_STREQ(failed.error().message(), "cuInit gave CUDA error 12345");
}

} // namespace
} // namespace ropewalk
