//===- compiler_test.cpp - From requests to objects and into memory -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/compiler.h"
#include "codegen/finish.h"
#include "codegen/jit.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace llvm;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace ropewalk {
namespace {

const KernelRequest requests[] = {
    {Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16, ROPEWALK_OUT_OF_PLACE, 64},
    {Family::Rope, ROPEWALK_INTERLEAVED, ROPEWALK_F32, ROPEWALK_IN_PLACE, 0},
    {Family::Copy, ROPEWALK_HALF, ROPEWALK_F16, ROPEWALK_OUT_OF_PLACE, 16}};
const Target targets[] = {Target::X86_64_v3, Target::X86_64};

ScheduleBook shippedBook() { return cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES)); }

std::vector<std::string> namesOf(ArrayRef<CompiledKernel> kernels) {
  std::vector<std::string> names;
  for (const CompiledKernel &kernel : kernels)
    names.push_back(kernelName(kernel.spec));
  return names;
}

KernelSpec specOf(const char *name) { return *parseKernelName(name); }

std::string emitError(const char *name) {
  auto text = emitKernel(specOf(name), Stage::Obj);
  return text ? "compiled" : toString(text.takeError());
}

constexpr const char *kernelF32 = "rope_half_f32_out_d128__x86_64_v3_pair8x1";

TEST(Compiler, CompilesTheSameBytesAgainAndAlone) {
  setenv("ROPEWALK_CACHE", "", 1); // both times
  const ScheduleBook book = shippedBook();
  auto nothing = [](size_t, size_t, StringRef) {};
  auto first = cantFail(compileKernels(requests, targets, book, nothing));
  auto second = cantFail(compileKernels(requests, targets, book, nothing));
  ASSERT_GE(first.size(), 6u);
  ASSERT_EQ(first.size(), second.size());
  for (size_t i = 0; i < first.size(); ++i) {
    const std::string name = kernelName(first[i].spec);
    EXPECT_EQ(first[i].spec, second[i].spec);
    EXPECT_FALSE(first[i].object.empty()) << name;
    EXPECT_EQ(first[i].object, second[i].object) << name;
    EXPECT_EQ(first[i].object, cantFail(emitKernel(first[i].spec, Stage::Obj))) << name;
  }
}

TEST(Compiler, CompilesWhatItPlansInOrder) {
  const ScheduleBook book = shippedBook();
  auto planned = cantFail(planKernels(requests, targets, book));
  std::vector<std::string> progress;
  size_t last = 0, total = 0;
  auto compiled = cantFail(
      compileKernels(requests, targets, book, [&](size_t done, size_t all, StringRef name) {
        EXPECT_GE(done, progress.size());
        progress.push_back(name.str());
        last = done;
        total = all;
      }));
  EXPECT_EQ(namesOf(compiled), namesOf(planned));
  EXPECT_EQ(last, total);
  progress.pop_back(); // the call with done == total has no name
  std::vector<std::string> names = namesOf(planned), once; // several classes of CPUs may prefer one
  for (const std::string &name : names)
    if (!is_contained(once, name))
      once.push_back(name);
  EXPECT_EQ(progress, once);
  EXPECT_EQ(total, once.size());
}

TEST(Compiler, PlansEachKernelOnceWithItsThreshold) {
  const KernelRequest twice[] = {requests[0], requests[1], requests[0]};
  const ScheduleBook rules = shippedBook().rules();
  auto planned = cantFail(planKernels(twice, targets, rules));
  EXPECT_EQ(namesOf(planned),
            namesOf(cantFail(planKernels(ArrayRef(requests).take_front(2), targets, rules))));
  for (const CompiledKernel &kernel : planned)
    EXPECT_EQ(kernel.minBytes > 0, isStream(kernel.spec.schedule.store)) << kernelName(kernel.spec);
}

TEST(Compiler, ShowsEveryStage) {
  auto show = [](Stage stage) { return cantFail(emitKernel(specOf(kernelF32), stage)); };
  EXPECT_THAT(show(Stage::Stmt), HasSubstr("ropewalk_fma"));
  EXPECT_THAT(show(Stage::Llvm), testing::AllOf(HasSubstr(kernelF32), HasSubstr("@llvm.fma.v8f32"),
                                                Not(HasSubstr("ropewalk_fma"))));
  EXPECT_THAT(show(Stage::Asm), HasSubstr(std::string(kernelF32) + ":"));
  EXPECT_EQ(show(Stage::Obj).substr(1, 3), "ELF");
}

TEST(Compiler, RefusesSchedulesThatCannotComputeTheRequest) {
  for (const char *name :
       {"rope_interleaved_f16_out_d128__x86_64_pair4x1", "rope_half_f32_out_d128__x86_64_lane4x1",
        "rope_interleaved_f32_out_d80__x86_64_v4_pair16x1",
        "rope_interleaved_f32_out_dany__x86_64_pair4x1",
        "rope_interleaved_f32_out_d64_behind64__x86_64_pair4x1",
        "rope_interleaved_f32_in_d128__x86_64_lane1x1", "rope_half_f16_out_d128__x86_64_word4x1",
        "rope_half_bf16_out_d6__x86_64_word1x1", "rope_half_f16_out_dany__x86_64_word4x1",
        "rope_half_f32_out_d128__x86_64_v4_pair64x2", "rope_half_f32_out_d24__x86_64_v4_pair16x1",
        "rope_half_f32_out_dany__x86_64_v4_pair16x2",
        "rope_interleaved_bf16_out_dany__x86_64_v4_word16x1_nt64",
        "rope_half_to_interleaved_f32_in_d64__x86_64_pair4x2",
        "copy_b32_out_d20__x86_64_pair8x1"}) {
    EXPECT_THAT(emitError(name), HasSubstr(std::string("kernel is '") + name + "', expected"));
    EXPECT_THAT(emitError(name), Not(HasSubstr("\n")));
  }
}

/// A module of one function, as bitcode.
std::string bitcodeOf(const std::string &text) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  auto module = parseAssemblyString(text, diagnostic, context);
  EXPECT_TRUE(module) << diagnostic.getMessage().str();
  std::string bytes;
  raw_string_ostream stream(bytes);
  WriteBitcodeToFile(*module, stream);
  return bytes;
}

std::string finishError(const std::string &bitcode,
                        const std::string &name = "copy_b32_out_dany__x86_64_pair4x1") {
  LLVMContext context;
  DeviceCode device;
  const KernelSpec spec = specOf(name.c_str());
  auto module = finishModule(spec, spec.target, {bitcode, ""}, context, device);
  return module ? "finished" : toString(module.takeError());
}

const std::string copyHead = "define void @copy_b32_out_dany__x86_64_pair4x1(ptr %src.buffer, "
                             "ptr %dst.buffer) {\n";

TEST(Finish, RefusesWhatIsNoKernelModule) {
  EXPECT_THAT(finishError("not bitcode"), HasSubstr("nvalid bitcode"));
  EXPECT_EQ(finishError(bitcodeOf("define void @f() {\n  ret void\n}\n")),
            "copy_b32_out_dany__x86_64_pair4x1: Halide's module has no such function");
  EXPECT_EQ(finishError(bitcodeOf(copyHead + "  ret void\n}\n")), "finished");
}

TEST(Finish, RefusesKernelsThatAskForTooFewLines) {
  const std::string name = "rope_half_f32_in_d256__x86_64_pair4x1_";
  auto asking = [&](const std::string &load, const std::string &body) {
    return finishError(bitcodeOf("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)\n"
                                 "define void @" +
                                 name + load +
                                 "(ptr %cos.buffer, ptr %sin.buffer, ptr %positions.buffer, "
                                 "i32 %rowStep, i32 %rowOffset, float %sineSign, "
                                 "ptr %dst.buffer) {\n"
                                 "  %slot = getelementptr i8, ptr %dst.buffer, i64 16\n"
                                 "  %host = load ptr, ptr %slot\n" +
                                 body + "  ret void\n}\n"),
                       name + load);
  };
  EXPECT_EQ(asking("touch", ""), name + "touch: asks for 0 lines of a head early, expected 8");
  EXPECT_EQ(asking("touch", "  %word = load volatile i32, ptr %host, align 4\n"),
            name + "touch: asks for 1 lines of a head early, expected 8");
  const std::string line = "  call void @llvm.prefetch.p0(ptr %host, i32 0, i32 3, i32 1)\n";
  EXPECT_EQ(asking("prefetch", line),
            name + "prefetch: asks for 1 lines of a head early, expected 16");
  std::string head;
  for (int i = 0; i < 16; ++i)
    head += line;
  EXPECT_EQ(asking("prefetch", head), "finished");
}

TEST(Finish, RefusesStreamsThatStoreThroughTheCache) {
  const std::string name = "copy_b32_out_d64__x86_64_pair4x1_nt16";
  auto storing = [&](const std::string &type, int alignment) {
    return finishError(bitcodeOf("define void @" + name +
                                 "(ptr %src.buffer, ptr %dst.buffer) {\n"
                                 "  %slot = getelementptr i8, ptr %dst.buffer, i64 16\n"
                                 "  %host = load ptr, ptr %slot\n  store " +
                                 type + " zeroinitializer, ptr %host, align " +
                                 std::to_string(alignment) + "\n  ret void\n}\n"),
                       name);
  };
  EXPECT_EQ(storing("<4 x i32>", 16), "finished");
  EXPECT_EQ(storing("<2 x i32>", 4),
            name + ": stores 64 bits through the cache, expected streams alone");
}

TEST(Finish, RefusesKernelsThatCallAnything) {
  EXPECT_EQ(finishError(bitcodeOf("declare void @memory(ptr)\n" + copyHead +
                                  "  call void @memory(ptr %src.buffer)\n  ret void\n}\n")),
            "copy_b32_out_dany__x86_64_pair4x1: calls memory, expected no calls in a kernel");
  EXPECT_EQ(
      finishError(bitcodeOf("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n" + copyHead +
                            "  %slot = getelementptr i8, ptr %dst.buffer, i64 16\n"
                            "  %host = load ptr, ptr %slot\n"
                            "  %length = ptrtoint ptr %host to i64\n"
                            "  call void @llvm.memset.p0.i64(ptr %host, i8 0, i64 %length, "
                            "i1 false)\n  ret void\n}\n")),
      "copy_b32_out_dany__x86_64_pair4x1: copies or fills memory by a call, expected no calls "
      "in a kernel");
}

TEST(Finish, RefusesArgumentsThatTheAbiDoesNotHave) {
  EXPECT_THAT(finishError(bitcodeOf("define void @copy_b32_out_dany__x86_64_pair4x1(ptr "
                                    "%other.buffer) {\n  ret void\n}\n")),
              HasSubstr("expected buffers that fit the function's arguments"));
}

TEST(Jit, LoadsKernelsInTheOrderGiven) {
  auto compiled = cantFail(
      compileKernels(requests, Target::X86_64, shippedBook(), [](size_t, size_t, StringRef) {}));
  compiled.front().minBytes = 12345;
  auto library = cantFail(JitLibrary::load(compiled));
  const ropewalk_kernel_table &table = *library->table();
  EXPECT_EQ(table.abi, ROPEWALK_KERNEL_ABI);
  ASSERT_EQ(table.count, static_cast<int32_t>(compiled.size()));
  for (int32_t i = 0; i < table.count; ++i) {
    EXPECT_EQ(table.kernels[i].name, kernelName(compiled[i].spec));
    EXPECT_TRUE(table.kernels[i].run);
    EXPECT_EQ(table.kernels[i].minBytes, compiled[i].minBytes);
  }
}

TEST(Jit, LoadsNothing) {
  auto library = cantFail(JitLibrary::load({}));
  EXPECT_EQ(library->table()->count, 0);
}

TEST(Jit, RefusesObjectsThatNeedASymbolFromOutside) {
  const char *name = "copy_b32_out_dany__x86_64_pair4x1";
  LLVMContext context;
  SMDiagnostic diagnostic;
  auto module = parseAssemblyString("declare void @abort()\ndefine void @" + std::string(name) +
                                        "(ptr %args) {\n  call void @abort()\n  ret void\n}\n",
                                    diagnostic, context);
  ASSERT_TRUE(module);
  CompiledKernel kernel{specOf(name), 0, 0,
                        cantFail(emitMachineCode(*module, Target::X86_64, MachineOutput::Object))};
  auto library = JitLibrary::load(kernel);
  ASSERT_FALSE(static_cast<bool>(library));
  EXPECT_THAT(toString(library.takeError()), HasSubstr(name));
}

TEST(Jit, RefusesWhatIsNoObject) {
  auto library = JitLibrary::load(CompiledKernel{specOf(kernelF32), 0, 0, "no object"});
  ASSERT_FALSE(static_cast<bool>(library));
  EXPECT_NE(toString(library.takeError()), "");
}

} // namespace
} // namespace ropewalk
