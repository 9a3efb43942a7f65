//===- import_json_test.cpp - Configurations that are no JSON -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/config.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

#include <string>

using namespace ropewalk;

namespace {

TEST(Import, RefusesWhatIsNoJsonWithItsField) {
  const std::pair<const char *, const char *> cases[] = {
      {R"({"rope_theta": NaN})",
       "1:16: rope_theta is NaN, expected a finite number: JSON has no NaN and no Infinity"},
      {"{\"a\": \"NaN\",\n \"rope_scaling\": {\"type\": \"su\", \"short_factor\": [1, -Infinity]}}",
       "2:53: rope_scaling.short_factor[1] is -Infinity, expected a finite number: JSON has no NaN "
       "and no Infinity"},
      {R"({"rope_theta": Infinity, "b": NaN})",
       "1:16: rope_theta is Infinity, expected a finite number: JSON has no NaN and no Infinity"},
      {"NaN", "1:1: NaN, expected a finite number: JSON has no NaN and no Infinity"},
      {R"({"a\tb": NaN})",
       "1:10: a?b is NaN, expected a finite number: JSON has no NaN and no Infinity"},
      // What is wrong first is said.
      {R"({"a" 1, "b": NaN})", "1:6: expected : after object key"},
      {R"({"a": Nan})", "1:7: invalid JSON value"},
  };
  for (auto [text, message] : cases) {
    mlir::MLIRContext context;
    auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
    ASSERT_FALSE(static_cast<bool>(module)) << text;
    EXPECT_EQ(llvm::toString(module.takeError()), std::string("config.json:") + message) << text;
  }
}

TEST(Import, RefusesFieldsThatAreGivenTwiceAndNumbersOfOtherLanguages) {
  const std::pair<const char *, const char *> cases[] = {
      {R"({"rope_theta": 1e4, "rope_theta": 1e6})",
       "1:21: rope_theta is given twice in an object, expected it once"},
      {"{\"rope_scaling\": {\"factor\": 2, \"list\": [{\"factor\": 1}, {}],\n\"f\\u0061ctor\": 2}}",
       "2:1: rope_scaling.factor is given twice in an object, expected it once"},
      {R"({"list": [{"a": 1}, {"a": 1, "a": "a"}]})",
       "1:30: list[1].a is given twice in an object, expected it once"},
      // Numbers of C and of LLVM's parser, not of JSON.
      {R"({"rope_theta": 010000})",
       "1:16: rope_theta is 010000, expected a number as JSON writes it"},
      {R"({"rope_theta": +1e4})", "1:16: rope_theta is +1e4, expected a number as JSON writes it"},
      {R"({"a": [1, -2.5e-3, 10000.]})",
       "1:20: a[2] is 10000., expected a number as JSON writes it"},
      {"0040", "1:1: 0040, expected a number as JSON writes it"},
  };
  for (auto [text, message] : cases) {
    mlir::MLIRContext context;
    auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
    ASSERT_FALSE(static_cast<bool>(module)) << text;
    EXPECT_EQ(llvm::toString(module.takeError()), std::string("config.json:") + message) << text;
  }
}

} // namespace
