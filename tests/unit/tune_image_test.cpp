//===- tune_image_test.cpp - What a bundle is made of ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/finish.h"
#include "codegen/kernel_image.h"
#include "codegen/machine.h"
#include "trial/bundle.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::HasSubstr;
using testing::StartsWith;

namespace ropewalk {
namespace {

KernelSpec specOn(Target target) {
  return {{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 64},
          target,
          {Form::Pair, 4, 1, Store::Plain}};
}

/// The object of LLVM IR in which @kernel stands for the kernel's name.
CompiledKernel compiled(Target target, std::string text) {
  const KernelSpec spec = specOn(target);
  for (size_t at; (at = text.find("@kernel")) != std::string::npos;)
    text.replace(at, 7, "@" + kernelName(spec));
  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  auto module = llvm::parseAssemblyString(text, diagnostic, context);
  EXPECT_NE(module, nullptr) << diagnostic.getMessage().str();
  auto machine = llvm::cantFail(createTargetMachine(target));
  module->setTargetTriple(machine->getTargetTriple());
  module->setDataLayout(machine->createDataLayout());
  return {spec,
          0,
          0,
          llvm::cantFail(emitMachineCode(*module, target, MachineOutput::Object)),
          architectureOf(target),
          {}};
}

std::string errorOfAdding(const CompiledKernel &kernel) {
  KernelImage image;
  auto offset = image.add(kernel);
  return offset ? "added" : llvm::toString(offset.takeError());
}

class Image : public testing::TestWithParam<Target> {};

TEST_P(Image, BeginsEachKernelOnAPage) {
  const CompiledKernel kernel = compiled(GetParam(), R"(
    @table = private constant [2 x i32] [i32 7, i32 9], align 64
    define void @kernel(ptr %args) {
      %x = load volatile i32, ptr getelementptr (i32, ptr @table, i64 1)
      store i32 %x, ptr %args
      ret void
    })");
  KernelImage image;
  EXPECT_EQ(llvm::cantFail(image.add(kernel)) % 4096, 0u);
  const size_t end = image.bytes().size();
  const uint64_t second = llvm::cantFail(image.add(kernel));
  EXPECT_EQ(second % 4096, 0u);
  EXPECT_GE(second, end);
  const llvm::StringRef bytes = image.bytes();
  EXPECT_EQ(bytes.substr(second), bytes.take_front(bytes.size() - second));
}

TEST_P(Image, RefusesWhatItCannotLink) {
  const std::string name = kernelName(specOn(GetParam()));
  EXPECT_THAT(errorOfAdding(compiled(GetParam(), R"(
                declare void @outside()
                define void @kernel(ptr %args) {
                  call void @outside()
                  ret void
                })")),
              testing::AllOf(StartsWith(name + ": "), HasSubstr("outside")));
  EXPECT_EQ(errorOfAdding(compiled(GetParam(), R"(
              @value = internal constant i32 7
              @pointer = internal constant ptr @value
              define void @kernel(ptr %args) {
                %p = load volatile ptr, ptr @pointer
                store ptr %p, ptr %args
                ret void
              })")),
            name + ": its code depends on where it lies, expected one that runs from any page");
  EXPECT_EQ(errorOfAdding(compiled(GetParam(), "define void @another() { ret void }")),
            name + ": its object has no such function");
}

INSTANTIATE_TEST_SUITE_P(Targets, Image, testing::Values(Target::X86_64_v3, Target::Arm64),
                         [](const testing::TestParamInfo<Target> &info) {
                           return std::string(processorName(architectureOf(info.param)));
                         });

Bundle someBundle() {
  Bundle bundle;
  bundle.target = Target::Arm64_bf16;
  bundle.generator = "0123456789ab";
  bundle.version = "0.1.0";
  bundle.rigor = 2;
  bundle.seconds = 0.8;
  bundle.imageBytes = 10000;
  const KernelRequest half = {Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16, ROPEWALK_OUT_OF_PLACE,
                              128};
  bundle.kernels = {{{half, bundle.target, {Form::Pair, 8, 2, Store::Plain}}, 0},
                    {{half, bundle.target, {Form::Word, 4, 1, Store::Stream16}}, 8192}};
  bundle.shapes = {
      {{ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 1, 32, 128, false}, {0}},
      {{ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 4096, 8, 128, true}, {1, 0}}};
  return bundle;
}

TEST(BundleText, ComesBackFromItsText) {
  Bundle bundle;
  const std::string text = printBundle(someBundle());
  ASSERT_EQ(parseBundle(text, "b", bundle), "");
  EXPECT_EQ(printBundle(bundle), text);
  EXPECT_EQ(bundle.seconds, 0.8);
  ASSERT_EQ(bundle.shapes.size(), 2u);
  EXPECT_EQ(bundle.shapes[1].kernels, (std::vector<size_t>{1, 0}));
  EXPECT_TRUE(bundle.shapes[1].cell.fromDram);
  EXPECT_EQ(bundle.kernels[1].offset, 8192u);
}

TEST(BundleText, SealsDifferByAnyByte) {
  EXPECT_EQ(sealOf("", ""), "cbf29ce484222325"); // FNV-1a of nothing
  EXPECT_EQ(sealOf("a", ""), "af63dc4c8601ec8c");
  EXPECT_EQ(sealOf("foo", "bar"), "85944171f73967e8");
  const std::string zeros(64, '\0');
  for (size_t i = 0; i < zeros.size(); ++i) {
    std::string changed = zeros;
    changed[i] = 1;
    EXPECT_NE(sealOf("", changed), sealOf("", zeros));
  }
}

TEST(BundleText, NamesLineAndFieldOfWhatIsWrong) {
  const std::string text = printBundle(someBundle());
  auto errorWith = [&](const std::string &from, const std::string &to) {
    std::string changed = text;
    const size_t at = changed.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    Bundle bundle;
    return parseBundle(changed.replace(at, from.size(), to), "b", bundle);
  };
  EXPECT_EQ(errorWith("bundle 4", "bundle 3"), "b:1: the format is '3', expected 4");
  EXPECT_EQ(errorWith("arm64-bf16\n", "armv7\n"),
            "b:2: target is 'armv7', expected the name of a target");
  EXPECT_EQ(errorWith("generator ", "maker "), "b:3: the line is 'maker', expected generator");
  EXPECT_EQ(errorWith("version 0.1.0", "version"),
            "b:4: version is '', expected a text that is not empty");
  EXPECT_EQ(errorWith("rigor 2", "rigor 4"), "b:5: rigor is '4', expected an integer from 1 to 3");
  EXPECT_EQ(errorWith("0.8", "-1"), "b:5: seconds is '-1', expected a finite number above 0");
  EXPECT_EQ(errorWith("0.8", "0.8s"), "b:5: seconds is '0.8s', expected a finite number above 0");
  EXPECT_EQ(errorWith("8192", "10000"),
            "b:8: the offset is '10000', expected an integer from 0 to 9999");
  EXPECT_THAT(errorWith("_pair8x2", "_pair8y2"), StartsWith("b:7: kernel is 'rope_half_bf16"));
  EXPECT_EQ(errorWith("shape half", "shape hale"),
            "b:9: pairing is 'hale', expected half or interleaved");
  EXPECT_EQ(errorWith("32 1 cached", "32 1 warm"),
            "b:9: memory is 'warm', expected dram or cached");
  EXPECT_EQ(errorWith("cached 0", "cached 2"),
            "b:9: kernel is '2', expected an integer from 0 to 1");
  EXPECT_EQ(errorWith("cached 0", "cached"), "b:9: kernel is '', expected the incumbent at least");
  EXPECT_EQ(errorWith("out 128", "in 128"),
            "b:9: kernel is '0', expected the number of one for this shape");
  EXPECT_EQ(errorWith("shape", "size"),
            "b:9: the line is 'size', expected a kernel, a shape or the end");
  EXPECT_EQ(errorWith(text.substr(text.find("shape")), ""),
            "b:8: the last line is 'kernel', expected the end");
  EXPECT_EQ(errorWith("end 2", "end 1"), "b:11: the number of shapes is '1', expected 2");
  EXPECT_EQ(errorWith("end 2\n", "end 2\nshape\n"),
            "b:12: the line is 'shape', expected nothing behind the end");
  EXPECT_EQ(errorWith("end 2", "end 2 3"),
            "b:11: a word more is '3', expected the end of the line");
  EXPECT_EQ(errorWith("image 10000", "image 10000 1"),
            "b:6: a word more is '1', expected the end of the line");
  EXPECT_EQ(errorWith(" 8192", " 8192 1"), "b:8: a word more is '1', expected the end of the line");
}

} // namespace
} // namespace ropewalk
