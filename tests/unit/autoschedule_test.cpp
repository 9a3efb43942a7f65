//===- autoschedule_test.cpp - Kernels that Halide schedules by itself ----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "autoschedulers/autoscheduled_kernel.h"

#include "codegen/finish.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/FileSystem.h"

#include <gmock/gmock.h>

using namespace llvm;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

namespace ropewalk {
namespace {

class Autoschedule : public testing::Test {
protected:
  bench::Autoscheduled scheduleBy(const bench::Autoscheduler &autoscheduler) const {
    return bench::autoschedule(spec, autoscheduler, cell);
  }

  const KernelSpec spec = *parseKernelName("rope_half_f32_out_d64__x86_64_v3_pair8x1");
  const bench::Case cell = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 2, 4, 64, false};
};

TEST_F(Autoschedule, OperationsAreHalidesInPlainCodeAndOursWithMarkers) {
  for (const bench::Autoscheduler &autoscheduler : bench::allAutoschedulers()) {
    ASSERT_EQ(bench::openAutoscheduler(autoscheduler), "");
    const bench::Autoscheduled code = scheduleBy(autoscheduler);
    ASSERT_EQ(code.plain.error, "") << autoscheduler.name;
    ASSERT_EQ(code.marked.error, "") << autoscheduler.name;
    EXPECT_THAT(code.plain.output, Not(HasSubstr("ropewalk_fma")));
    EXPECT_THAT(code.marked.output, HasSubstr("ropewalk_fma"));
  }
}

TEST_F(Autoschedule, HalidesCodeKeepsItsFloatingPoint) {
  const bench::Autoscheduler &adams = bench::allAutoschedulers().back();
  ASSERT_EQ(bench::openAutoscheduler(adams), "");
  bench::Autoscheduled code = scheduleBy(adams);
  for (const Finishing finishing : {Finishing::Ours, Finishing::Halides}) {
    const bool ours = finishing == Finishing::Ours;
    HalideResult &generated = ours ? code.marked : code.plain;
    ASSERT_FALSE(bench::giveMemory(generated));
    LLVMContext context;
    DeviceCode device;
    auto module = finishModule(spec, spec.target, generated, context, device, finishing);
    ASSERT_TRUE(!!module) << toString(module.takeError());
    int fused = 0, mayFuse = 0;
    for (const Instruction &each : instructions((*module)->getFunction(kernelName(spec)))) {
      const auto *intrinsic = dyn_cast<IntrinsicInst>(&each);
      fused += intrinsic && intrinsic->getIntrinsicID() == Intrinsic::fma;
      mayFuse += isa<FPMathOperator>(each) && each.hasAllowContract();
    }
    EXPECT_EQ(fused > 0, ours);
    EXPECT_EQ(mayFuse > 0, !ours);
  }
}

TEST_F(Autoschedule, SpecsThatReadAheadHaveKernelsThatDoNot) {
  const KernelSpec ahead =
      *parseKernelName("rope_half_f32_out_d256__x86_64_v3_pair16x1_touch_nt64");
  const bench::Case wide = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 2, 4, 256, false};
  for (const bench::Autoscheduler &autoscheduler : bench::allAutoschedulers()) {
    ASSERT_EQ(bench::openAutoscheduler(autoscheduler), "");
    bench::AutoscheduledKernels kernels = bench::compileAutoscheduled(ahead, autoscheduler, wide);
    for (Expected<CompiledKernel> *kernel : {&kernels.plain, &kernels.finished}) {
      ASSERT_TRUE(!!*kernel) << autoscheduler.name << ": " << toString(kernel->takeError());
      // Where stores are no whole lines, without streams.
      EXPECT_THAT(kernelName((*kernel)->spec),
                  AnyOf("rope_half_f32_out_d256__x86_64_v3_pair16x1",
                        "rope_half_f32_out_d256__x86_64_v3_pair16x1_nt64"));
    }
  }
}

TEST_F(Autoschedule, SaysWhichPluginIsMissing) {
  EXPECT_EQ(bench::openAutoscheduler({"Rope2026", "/nowhere/librope2026.so"}),
            "/nowhere/librope2026.so: cannot be read, expected Halide's autoscheduler Rope2026");
}

TEST_F(Autoschedule, HalidesErrorsAreOneLineOfEitherResult) {
  const bench::Autoscheduled code = scheduleBy({"Rope2026", ""});
  for (const HalideResult *result : {&code.plain, &code.marked}) {
    EXPECT_THAT(result->error, HasSubstr(kernelName(spec) + ": "));
    EXPECT_THAT(result->error, HasSubstr("Rope2026"));
    EXPECT_THAT(result->error, Not(HasSubstr("\n")));
  }
}

} // namespace
} // namespace ropewalk
