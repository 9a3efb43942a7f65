//===- head_loops_test.cpp - Loops that kernels for Arm are made of -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks at the objects, so any host can do it: a specialised kernel works in whole vectors,
// and what it stores per head are results, not registers it ran out of.
//
//===----------------------------------------------------------------------===//

#include "codegen/compiler.h"
#include "codegen/machine.h"
#include "codegen/targets.h"
#include "throughput/head_loop.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace llvm;
using namespace ropewalk;

namespace {

/// What is wrong with a kernel's head loops; "" if nothing is.
Expected<std::string> faultOf(const KernelSpec &spec) {
  auto object = emitKernel(spec, Stage::Obj);
  if (!object)
    return object.takeError();
  const std::string name = kernelName(spec);
  auto functions = readFunctions(*object, [&](StringRef symbol) { return symbol == name; });
  auto cpu = CpuModel::create(machineOf(spec.target).triple, "");
  if (!functions || !cpu)
    return joinErrors(functions.takeError(), cpu.takeError());
  auto loops = findHeadLoops(**cpu, functions->front());
  if (!loops)
    return toString(loops.takeError());
  for (const HeadLoop &loop : *loops) {
    if (loop.counts.scalar)
      return std::to_string(loop.counts.scalar) + " scalar instructions";
    if (loop.counts.stackStores)
      return std::to_string(loop.counts.stackStores) + " stores to the stack";
  }
  return "";
}

std::vector<KernelRequest> specialisedRequests(ropewalk_dtype dtype) {
  std::vector<KernelRequest> requests;
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
    for (int32_t channels : {64, 80, 96, 128, 256}) {
      requests.push_back({Family::Rope, pairing, dtype, ROPEWALK_OUT_OF_PLACE, channels});
      requests.push_back({Family::Rope, pairing, dtype, ROPEWALK_IN_PLACE, channels});
      requests.push_back({Family::Rope, pairing, dtype, ROPEWALK_OUT_OF_PLACE, channels, true});
    }
  return requests;
}

class ArmHeadLoops : public testing::TestWithParam<std::tuple<ropewalk::Target, ropewalk_dtype>> {};

TEST_P(ArmHeadLoops, AreWholeVectorsAndSpillNothing) {
  const auto &[target, dtype] = GetParam();
  const ScheduleBook book = cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES));
  const auto kernels = cantFail(planKernels(specialisedRequests(dtype), target, book));
  EXPECT_GE(kernels.size(), specialisedRequests(dtype).size());
  for (const CompiledKernel &kernel : kernels) {
    auto fault = faultOf(kernel.spec);
    ASSERT_TRUE(bool(fault)) << toString(fault.takeError());
    EXPECT_EQ("", *fault) << kernelName(kernel.spec);
  }
}

INSTANTIATE_TEST_SUITE_P(Arm, ArmHeadLoops,
                         testing::Combine(testing::ValuesIn(targetsOf(Architecture::Arm)),
                                          testing::Values(ROPEWALK_F32, ROPEWALK_F16,
                                                          ROPEWALK_BF16)),
                         [](const auto &info) {
                           std::string name(targetName(std::get<0>(info.param)));
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name + "_" + std::string(dtypeName(std::get<1>(info.param)));
                         });

// A schedule that takes more registers than there are, and one that leaves single elements.
TEST(HeadLoops, BadSchedulesAreNoticed) {
  const auto spilling = parseKernelName("rope_half_f32_out_d256__arm64_pair64x1");
  ASSERT_TRUE(spilling);
  auto fault = faultOf(*spilling);
  ASSERT_TRUE(bool(fault)) << toString(fault.takeError());
  EXPECT_NE(std::string::npos, fault->find(" stores to the stack")) << *fault;
  const auto scalar = parseKernelName("rope_half_f32_out_d128__arm64_pair1x1");
  ASSERT_TRUE(scalar);
  fault = faultOf(*scalar);
  ASSERT_TRUE(bool(fault)) << toString(fault.takeError());
  EXPECT_NE(std::string::npos, fault->find(" scalar instructions")) << *fault;
}

} // namespace
