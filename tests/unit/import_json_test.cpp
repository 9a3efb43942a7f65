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

/// Empty: it is read.
std::string errorOf(const std::string &text, mlir::MLIRContext &context,
                    const ImportOptions &options = {}) {
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context, options);
  return module ? "" : llvm::toString(module.takeError());
}

TEST(Import, RefusesWhatIsNoJsonWithItsField) {
  const std::pair<const char *, const char *> cases[] = {
      {R"({"rope_theta": NaN})",
       "1:16: rope_theta is NaN, expected a finite number: JSON has no NaN and no Infinity"},
      {"{\"a\": \"NaN\",\n \"rope_scaling\": {\"type\": \"su\", \"short_factor\": [1, NaN]}}",
       "2:53: rope_scaling.short_factor[1] is NaN, expected a finite number: JSON has no NaN "
       "and no Infinity"},
      {R"({"rope_theta": Infinity, "b": NaN})",
       "1:31: b is NaN, expected a finite number: JSON has no NaN and no Infinity"},
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

/// Bamba's files have such a time_step_limit.
TEST(Import, TakesInfinityInFieldsOfOthers) {
  const std::string model = R"({"model_type": "llama", "num_attention_heads": 2, "head_dim": 8, )";
  mlir::MLIRContext context;
  for (const char *fields : {R"("time_step_limit": [0.0, Infinity]})", R"("least": -Infinity})",
                             R"("name": "Infinity", "most": Infinity})"})
    EXPECT_EQ(errorOf(model + fields, context), "") << fields;
  EXPECT_EQ(errorOf(model + R"("rope_theta": Infinity})", context),
            "config.json: rope_theta is +Inf, expected a finite number");
  EXPECT_EQ(errorOf(model + R"("num_key_value_heads": -Infinity})", context),
            "config.json: num_key_value_heads is -Inf, expected an integer");
  EXPECT_EQ(errorOf(model + R"("a": 1Infinity})", context),
            "config.json:1:72: a is Infinity, expected a finite number: JSON has no NaN and no "
            "Infinity");
  EXPECT_EQ(errorOf(model + R"("a": +Infinity})", context),
            "config.json:1:72: a is Infinity, expected a finite number: JSON has no NaN and no "
            "Infinity");
  EXPECT_EQ(errorOf(model + "\n\"a\": Infinity, \"b\": 01}", context),
            "config.json:2:21: b is 01, expected a number as JSON writes it");
}

/// Of types that are known the code says which fields it reads.
TEST(Import, RefusesWhatAnUnknownTypeSaysOfItsRotation) {
  const std::string model = R"({"model_type": "mine", "num_attention_heads": 2, "head_dim": 8, )";
  ImportOptions options;
  options.pairing = ROPEWALK_HALF;
  mlir::MLIRContext context;
  for (const auto &[name, value] : {std::pair("rotary_ndims", "4"),
                                    {"rope_scale", "4"},
                                    {"rotary_interleaved", "true"},
                                    {"use_rope", "false"},
                                    {"rotaryBase", "5e5"},
                                    {"disable_rope", "true"}})
    EXPECT_EQ(
        errorOf(model + "\"rope_theta\": 1e4, \"" + name + "\": " + value + "}", context, options),
        "config.json: " + std::string(name) +
            " is given, expected none, or a model_type whose code is known to read it");
  for (
      const char *fields :
      {R"("rope_theta": 1e4, "rotary_pct": 0.5, "rope_scaling": null})",
       R"("rope_theta": 1e4, "rotary_ndims": null, "properties": {"dropEdge": 1}, "property": 2})",
       R"("rope_theta": 1e4, "rope": true, "rope_full_precision": true, "use_mrope": false})",
       R"("rope_theta": 1e4, "rotary_emb_interleaved": false, "rope_percent": 1.0, "rope_dtype": "fp32"})"})
    EXPECT_EQ(errorOf(model + fields, context, options), "") << fields;
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
