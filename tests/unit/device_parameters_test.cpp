//===- device_parameters_test.cpp - In which order a kernel takes them ----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/passes/device_parameters.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/SourceMgr.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::ElementsAre;

namespace ropewalk {
namespace {

/// A function that runs a kernel of four parameters: at each place of their list what `entries`
/// store there.
std::string functionOf(const std::string &entries) {
  return R"(
declare i32 @halide_cuda_run(ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr)
define i32 @f(ptr %__user_context, ptr %q_dst.buffer, ptr %positions.buffer, ptr %cos$1.buffer,
              i32 %tokens, i32 %pad, i32 %behind, i32 %foreign) {
  %sizes = alloca [5 x i64]
  %values = alloca [5 x ptr]
  %kinds = alloca [5 x i8]
  %slot0 = alloca i32
  %slot1 = alloca i32
  %slot2 = alloca i32
  %slot3 = alloca i32
)" + entries +
         R"(
  %last = getelementptr i8, ptr %values, i64 32
  store ptr null, ptr %last
  %r = call i32 @halide_cuda_run(ptr null, ptr null, ptr null, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, ptr %sizes, ptr %values, ptr %kinds)
  ret i32 %r
})";
}

std::string entry(int place, const std::string &what) {
  const std::string at = "%at" + std::to_string(place);
  return at + " = getelementptr i8, ptr %values, i64 " + std::to_string(8 * place) +
         "\nstore ptr " + what + ", ptr " + at + "\n";
}

/// An entry that points to a number.
std::string number(int place, const std::string &value) {
  const std::string slot = "%slot" + std::to_string(place);
  return "store i32 " + value + ", ptr " + slot + "\n" + entry(place, slot);
}

/// What orderParameters says of such a function, or its error's text.
struct Ordered {
  explicit Ordered(const std::string &entries) {
    llvm::LLVMContext context;
    llvm::SMDiagnostic diagnostic;
    const std::string text = functionOf(entries);
    auto module = llvm::parseAssemblyString(text, diagnostic, context);
    if (!module) {
      error = diagnostic.getMessage().str();
      return;
    }
    for (llvm::Instruction &instruction : module->getFunction("f")->getEntryBlock())
      if (auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction)) {
        auto ordered = orderParameters(*call);
        if (ordered)
          parameters = std::move(*ordered);
        else
          error = llvm::toString(ordered.takeError());
      }
  }

  DeviceParameters parameters;
  std::string error;
};

TEST(DeviceParameters, WhatIsNeededFirstComesFirst) {
  const Ordered ordered(entry(0, "%q_dst.buffer") + number(1, "%pad") +
                        entry(2, "%positions.buffer") + number(3, "%tokens"));
  EXPECT_EQ(ordered.error, "");
  EXPECT_THAT(ordered.parameters.order, ElementsAre(2, 3, 1, 0));
  EXPECT_THAT(ordered.parameters.standsFor, ElementsAre(0, 1, 2, 3));
}

TEST(DeviceParameters, OfOneNeedTheLargestComesFirst) {
  const Ordered ordered(number(0, "%tokens") + entry(1, "%positions.buffer") +
                        entry(2, "%cos$1.buffer") + number(3, "%pad"));
  EXPECT_EQ(ordered.error, "");
  EXPECT_THAT(ordered.parameters.order, ElementsAre(1, 0, 3, 2));
}

/// What is computed, or loaded from a buffer, is needed with the last that it is made of.
TEST(DeviceParameters, NumbersAreNeededWithWhatTheyAreMadeOf) {
  const Ordered ordered("%outside = add i32 %tokens, %behind\n"
                        "%stride.at = getelementptr i8, ptr %q_dst.buffer, i64 40\n"
                        "%stride = load i32, ptr %stride.at\n" +
                        number(0, "%stride") + number(1, "%outside") + number(2, "%tokens") +
                        number(3, "%foreign"));
  EXPECT_EQ(ordered.error, "");
  EXPECT_THAT(ordered.parameters.order, ElementsAre(2, 1, 0, 3));
}

TEST(DeviceParameters, WhatIsListedTwiceIsPassedOnce) {
  const Ordered ordered(number(0, "%pad") + number(1, "%tokens") + number(2, "%pad") +
                        number(3, "%tokens"));
  EXPECT_EQ(ordered.error, "");
  EXPECT_THAT(ordered.parameters.order, ElementsAre(1, 0));
  EXPECT_THAT(ordered.parameters.standsFor, ElementsAre(0, 1, 0, 1));
}

TEST(DeviceParameters, APlaceWithoutAValueIsAnError) {
  const std::string others = number(0, "%pad") + number(1, "%tokens") + number(2, "%behind");
  EXPECT_EQ(Ordered(others).error, "f: nothing known is stored for parameter 3");
  EXPECT_EQ(Ordered(others + entry(3, "%slot3")).error,
            "f: nothing known is stored for parameter 3");
  for (const std::string more : {"store i32 %tokens, ptr %slot3\n",
                                 "store i32 %tokens, ptr %slot3\nstore i32 %tokens, ptr %slot3\n",
                                 "store ptr %slot2, ptr %at3\n"})
    EXPECT_EQ(Ordered(others + number(3, "%pad") + more).error,
              "f: nothing known is stored for parameter 3");
}

} // namespace
} // namespace ropewalk
