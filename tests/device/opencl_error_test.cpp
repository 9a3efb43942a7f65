//===- opencl_error_test.cpp - What plans for OpenCL refuse ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/opencl/opencl_plan.h"

#include "opencl_fixture.h"

#include "ropewalk/tables.h"

#include <gmock/gmock.h>

#include <functional>
#include <initializer_list>
#include <string>

namespace ropewalk {
namespace {

using test::HandWritten;
using test::OpenCl;
using testing::HasSubstr;
using testing::StartsWith;

struct BadPlan {
  const char *name;
  std::function<void(ropewalk_opencl_plan_options &, HandWritten &)> breakIt;
  ropewalk_status status;
  const char *message; ///< How it begins.

  friend void PrintTo(const BadPlan &plan, std::ostream *out) { *out << plan.name; }
};

class OpenClRefuses : public OpenCl, public testing::WithParamInterface<BadPlan> {};

TEST_P(OpenClRefuses, Plans) {
  GetParam().breakIt(options, kernels);
  EXPECT_EQ(refusal(), GetParam().status);
  EXPECT_THAT(error.message, StartsWith(GetParam().message));
}

constexpr char notC[] = "this is no kernel";
constexpr char otherName[] = "__kernel void turn(__global int *x) {}";
const ropewalk_opencl_cache noSine = {{const_cast<char *>(notC), 0}, {}, 2, 32, 1, ROPEWALK_F32};
const ropewalk_opencl_cache oddCosine = {{const_cast<char *>(notC), 2}, {}, 2, 32, 1, ROPEWALK_F32};
const ropewalk_opencl_cache lowSine = {
    {const_cast<char *>(notC), 0}, {const_cast<char *>(notC), -4}, 2, 32, 1, ROPEWALK_F32};

const BadPlan badPlans[] = {
    {"NoContext", [](auto &o, auto &) { o.context = nullptr; }, ROPEWALK_INVALID_ARGUMENT,
     "context is null, expected a handle of OpenCL's"},
    {"NoDevice", [](auto &o, auto &) { o.device = nullptr; }, ROPEWALK_INVALID_ARGUMENT,
     "device is null, expected a handle of OpenCL's"},
    {"NoSine", [](auto &o, auto &) { o.cache = &noSine; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.sin is null, expected a pointer"},
    {"OddCosine", [](auto &o, auto &) { o.cache = &oddCosine; }, ROPEWALK_MISALIGNED,
     "cache.cos.offset is 2, expected a multiple of 4, at least 0"},
    {"LowSine", [](auto &o, auto &) { o.cache = &lowSine; }, ROPEWALK_INVALID_ARGUMENT,
     "cache.sin.offset is -4, expected a multiple of 4, at least 0"},
    {"NotC", [](auto &, auto &k) { k.image.bytes = notC, k.image.size = sizeof notC - 1; },
     ROPEWALK_DEVICE_FAILED,
     "clBuildProgram of rope_half_f32_out_dany__opencl_pair1x1 gave OpenCL error -11: "},
    {"NoEntry",
     [](auto &, auto &k) { k.image.bytes = otherName, k.image.size = sizeof otherName - 1; },
     ROPEWALK_DEVICE_FAILED,
     "clCreateKernel of rope_half_f32_out_dany__opencl_pair1x1 gave OpenCL error -46"},
};
INSTANTIATE_TEST_SUITE_P(OpenCl, OpenClRefuses, testing::ValuesIn(badPlans),
                         [](const auto &info) { return info.param.name; });

TEST_F(OpenCl, RefusesATableOfAnotherContext) {
  OpenClContext other = machine->newContext();
  auto host = SharedTable::create(scenario.rotation, tableOfRange(0, 1000));
  ropewalk_opencl_table *made;
  ASSERT_EQ(ropewalk_opencl_table_create(host->get(), other, &made, &error), ROPEWALK_OK);
  options.table = made;
  EXPECT_EQ(refusal(), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "table is of another context, expected one of the plan's");
  ropewalk_opencl_table_destroy(made);
  machine->release(other);
}

/// Functions that fail, in place of the loader's.
int buffersLeft = 0;
const OpenClLoader *working = nullptr;
OpenClMem failBuffer(OpenClContext context, uint64_t flags, size_t bytes, void *host,
                     OpenClResult *result) {
  if (buffersLeft-- > 0)
    return working->createBuffer(context, flags, bytes, host, result);
  *result = openClBufferFailed;
  return nullptr;
}

TEST_F(OpenCl, SaysWhatFailed) {
  working = machine->loader;
  OpenClLoader loader = *working;
  const auto message = [&](ropewalk_status status) {
    auto made = createOpenClPlan(loader, scenario.rotation, scenario.layout, options);
    EXPECT_FALSE(made);
    EXPECT_EQ(made.error().status(), status);
    loader = *working;
    return std::string(made.error().message());
  };
  loader.getDeviceInfo = [](auto...) -> OpenClResult { return -33; };
  EXPECT_EQ(message(ROPEWALK_DEVICE_FAILED), "clGetDeviceInfo gave OpenCL error -33");
  loader.getDeviceInfo = [](OpenClDevice device, uint32_t what, size_t size, void *value,
                            size_t *needed) -> OpenClResult {
    return what == openClDeviceShared ? -34
                                      : working->getDeviceInfo(device, what, size, value, needed);
  };
  EXPECT_EQ(message(ROPEWALK_DEVICE_FAILED), "clGetDeviceInfo gave OpenCL error -34");
  loader.createBuffer = failBuffer;
  buffersLeft = 0;
  EXPECT_EQ(message(ROPEWALK_OUT_OF_MEMORY), "clCreateBuffer of 128000 bytes gave OpenCL error -4");
  loader.createBuffer = failBuffer;
  buffersLeft = 1;
  EXPECT_EQ(message(ROPEWALK_OUT_OF_MEMORY), "clCreateBuffer of 80 bytes gave OpenCL error -4");
  loader.createProgramWithSource = [](OpenClContext, uint32_t, const char **, const size_t *,
                                      OpenClResult *result) -> OpenClProgram {
    *result = openClOutOfHostMemory;
    return nullptr;
  };
  EXPECT_THAT(message(ROPEWALK_OUT_OF_MEMORY), StartsWith("clCreateProgramWithSource of rope_"));
  loader.getKernelWorkGroupInfo = [](auto...) -> OpenClResult { return -48; };
  EXPECT_THAT(message(ROPEWALK_DEVICE_FAILED), StartsWith("clGetKernelWorkGroupInfo of rope_"));

  auto host = SharedTable::create(scenario.rotation, tableOfRange(0, 1000));
  loader.createBuffer = failBuffer;
  buffersLeft = 0;
  auto table = createOpenClTable(loader, *host->get(), machine->context);
  ASSERT_FALSE(table);
  EXPECT_STREQ(table.error().message(), "clCreateBuffer of 128000 bytes gave OpenCL error -4");
}

OpenClResult halfTheThreads(OpenClKernel, OpenClDevice, uint32_t, size_t, void *value, size_t *) {
  *static_cast<size_t *>(value) = 2;
  return 0;
}

TEST_F(OpenCl, KernelsThatGetTooFewThreadsAreLeftOut) {
  OpenClLoader loader = *machine->loader;
  loader.getKernelWorkGroupInfo = halfTheThreads;
  ropewalk_device_kernel both[] = {kernels.kernels[0], kernels.kernels[0]};
  both[0].name = "rope_half_f32_out_d32__opencl_pair1x1";
  ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, 0, nullptr, 1, both};
  options.kernels = &table;
  auto made = createOpenClPlan(loader, scenario.rotation, scenario.layout, options);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_STREQ(made.error().message(),
               "no kernel for rope_half_f32_out_d32 can be used: rope_half_f32_out_d32__opencl_"
               "pair1x1 needs blocks of 16 threads, this device has 2");
  // Kernels of any width take what there is.
  table.deviceCount = 2;
  made = createOpenClPlan(loader, scenario.rotation, scenario.layout, options);
  ASSERT_TRUE(made) << made.error().message();
  EXPECT_THAT((*made)->device.description, HasSubstr(std::string("by ") + both[1].name));
  Sides s = makeSides();
  expectSame(**made, s);
}

TEST_F(OpenCl, ARunSaysWhatFailed) {
  OpenClLoader loader = *machine->loader;
  auto made = createOpenClPlan(loader, scenario.rotation, scenario.layout, options);
  ASSERT_TRUE(made) << made.error().message();
  Sides s = makeSides();
  loader.enqueueNDRangeKernel = [](auto...) -> OpenClResult { return -5; };
  EXPECT_EQ(ropewalk_opencl_run(made->get(), &s.device, queue, &error), ROPEWALK_DEVICE_FAILED);
  EXPECT_STREQ(error.message, "enqueueing a kernel gave OpenCL error -5");
  loader.setKernelArg = [](auto...) -> OpenClResult { return -50; };
  EXPECT_EQ(ropewalk_opencl_run(made->get(), &s.device, queue, &error), ROPEWALK_DEVICE_FAILED);
  EXPECT_STREQ(error.message, "enqueueing a kernel gave OpenCL error -50");
  loader = *machine->loader;
  loader.enqueueWriteBuffer = [](auto...) -> OpenClResult { return -5; };
  EXPECT_EQ(ropewalk_opencl_position_status(made->get(), queue, &error), ROPEWALK_DEVICE_FAILED);
  EXPECT_STREQ(error.message, "reading the status gave OpenCL error -5");
  loader.enqueueReadBuffer = [](auto...) -> OpenClResult { return -36; };
  EXPECT_EQ(ropewalk_opencl_position_status(made->get(), queue, &error), ROPEWALK_DEVICE_FAILED);
  EXPECT_STREQ(error.message, "reading the status gave OpenCL error -36");
  loader = *machine->loader;
  expectSame(**made, s);
}

/// Calls, and what each of them lacks.
struct NullPointer {
  std::function<ropewalk_status(ropewalk_error *)> call;
  const char *what;
};

void expectRefusals(std::initializer_list<NullPointer> calls) {
  for (const auto &[call, what] : calls) {
    ropewalk_error error = {};
    EXPECT_EQ(call(&error), ROPEWALK_INVALID_ARGUMENT) << what;
    EXPECT_EQ(error.message, std::string(what) + " is null, expected a pointer");
  }
}

TEST_F(OpenCl, RefusesNullPointers) {
  const auto made = plan();
  const ropewalk_opencl_tensors tensors = {};
  expectRefusals({
      {[&](auto *error) { return ropewalk_opencl_run(nullptr, &tensors, queue, error); }, "plan"},
      {[&](auto *error) { return ropewalk_opencl_run(made.get(), nullptr, queue, error); },
       "tensors"},
      {[&](auto *error) { return ropewalk_opencl_run(made.get(), &tensors, nullptr, error); },
       "queue"},
      {[&](auto *error) { return ropewalk_opencl_position_status(nullptr, queue, error); }, "plan"},
      {[&](auto *error) { return ropewalk_opencl_position_status(made.get(), nullptr, error); },
       "queue"},
  });
}

TEST(OpenClLoader, RefusesNullPointers) {
  const ropewalk_rotation rotation = makeRotation(32, 10000);
  const ropewalk_layout layout = {};
  const ropewalk_opencl_plan_options options = {};
  const auto plain = SharedTable::create(rotation, tableOfRange(0, 10));
  ropewalk_opencl_plan *plan;
  ropewalk_opencl_table *table;
  expectRefusals({
      {[&](auto *error) {
         return ropewalk_opencl_plan_create(nullptr, &layout, &options, &plan, error);
       },
       "rotation"},
      {[&](auto *error) {
         return ropewalk_opencl_plan_create(&rotation, nullptr, &options, &plan, error);
       },
       "layout"},
      {[&](auto *error) {
         return ropewalk_opencl_plan_create(&rotation, &layout, nullptr, &plan, error);
       },
       "options"},
      {[&](auto *error) {
         return ropewalk_opencl_plan_create(&rotation, &layout, &options, nullptr, error);
       },
       "plan"},
      {[&](auto *error) { return ropewalk_opencl_table_create(nullptr, nullptr, &table, error); },
       "table"},
      {[&](auto *error) {
         return ropewalk_opencl_table_create(plain->get(), nullptr, nullptr, error);
       },
       "opencl_table"},
  });
  ropewalk_opencl_plan_destroy(nullptr);
  ropewalk_opencl_table_destroy(nullptr);
}

TEST(OpenClLoader, RefusesTablesWithoutAContextOrEntries) {
  const OpenClLoader none = {};
  const ropewalk_rotation rotation = makeRotation(32, 10000);
  const auto plain = SharedTable::create(rotation, tableOfRange(0, 10));
  EXPECT_STREQ(createOpenClTable(none, *plain->get(), nullptr).error().message(),
               "context is null, expected a handle of OpenCL's");
  const auto empty = SharedTable::create(rotateFirst(rotation, 0), tableOfRange(0, 10));
  EXPECT_STREQ(
      createOpenClTable(none, *empty->get(), reinterpret_cast<void *>(1)).error().message(),
      "table has no entries, expected rows of a rotation on a device");
}

TEST(OpenClLoader, SaysThatThereIsNone) {
  auto none = openOpenCl("libropewalk_no_such_loader.so.1");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_THAT(
      none.error().message(),
      StartsWith("libropewalk_no_such_loader.so.1 is not there, expected an OpenCL loader"));
}

} // namespace
} // namespace ropewalk
