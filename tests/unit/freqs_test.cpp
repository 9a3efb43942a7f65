//===- freqs_test.cpp - ropewalk freqs ------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"
#include "support/huggingface_golden.h"
#include "support/identifier.h"

#include "llvm/Support/JSON.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstring>

using namespace ropewalk;

namespace {

class Freqs : public CommandLineTest {
protected:
  llvm::json::Object freqs(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "freqs");
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    auto value = llvm::json::parse(result.out);
    if (!value) {
      ADD_FAILURE() << llvm::toString(value.takeError());
      return {};
    }
    return std::move(*value->getAsObject());
  }

  static std::vector<double> inverse(const llvm::json::Object &freqs) {
    std::vector<double> numbers;
    for (const llvm::json::Value &number : *freqs.getArray("inv_freq"))
      numbers.push_back(*number.getAsNumber());
    return numbers;
  }
};

TEST_F(Freqs, HasOneLineOfTheContractsFieldsInOrder) {
  const CommandResult result =
      run({"freqs", "--config", writeConfig("config.json", R"({"head_dim": 4})")});
  EXPECT_EQ(result.out, "{\"inv_freq\":[1,0.01],\"attention_factor\":1,\"rotary_dim\":4,"
                        "\"pairing\":\"half\"}\n");
}

TEST_F(Freqs, HasEveryBitOfADouble) {
  const auto found = inverse(freqs({"--model", "llama-2-7b"}));
  ASSERT_EQ(found.size(), 64u);
  // 10000^(-1/64) to 20 digits is 0.86596432336006535 20.
  EXPECT_EQ(found[1], 0.86596432336006535);
  EXPECT_EQ(found[32], 0.01);
}

TEST_F(Freqs, OfAnEmptyWindowAreNone) {
  const auto found =
      freqs({"--config",
             writeConfig("config.json", R"({"model_type": "phi", "partial_rotary_factor": 0})")});
  EXPECT_TRUE(inverse(found).empty());
  EXPECT_EQ(found.getInteger("rotary_dim"), 0);
}

TEST_F(Freqs, FollowTheLength) {
  const auto at = [&](const char *tokens) {
    return inverse(freqs({"--model", "phi-4-mini", "--seq-len", tokens}));
  };
  EXPECT_EQ(at("1"), at("4096"));
  EXPECT_NE(at("4096"), at("4097"));
  EXPECT_EQ(at("4097"), at("131072"));
}

TEST_F(Freqs, PairingIsTheModelTypesUnlessGiven) {
  EXPECT_EQ(freqs({"--model", "gpt-j-6b"}).getString("pairing"), "interleaved");
  EXPECT_EQ(freqs({"--model", "gpt-j-6b", "--pairing", "half"}).getString("pairing"), "half");
}

/// A case of tests/golden/huggingface.txt, and how the command line says it.
struct Known {
  const char *golden;
  const char *model;
  const char *layerType = "";
};

std::ostream &operator<<(std::ostream &stream, const Known &known) {
  return stream << known.golden;
}

class KnownFreqs : public Freqs, public testing::WithParamInterface<Known> {};

/// Steps between two positive f32 numbers.
int64_t ulpsBetween(float a, float b) {
  int32_t x, y;
  std::memcpy(&x, &a, sizeof x);
  std::memcpy(&y, &b, sizeof y);
  return std::abs(int64_t(x) - y);
}

TEST_P(KnownFreqs, AreThoseOfTransformers) {
  const auto all = test::readGolden(ROPEWALK_GOLDEN "/huggingface.txt");
  const auto golden = std::find_if(all.begin(), all.end(), [](const test::Golden &golden) {
    return golden.name == GetParam().golden;
  });
  ASSERT_NE(golden, all.end());
  std::vector<std::string> arguments = {"--model", GetParam().model, "--angle", "hf"};
  if (*GetParam().layerType)
    arguments.insert(arguments.end(), {"--layer-type", GetParam().layerType});
  if (const auto length = static_cast<int64_t>(golden->number("seq_len")))
    arguments.insert(arguments.end(), {"--seq-len", std::to_string(length)});
  const llvm::json::Object found = freqs(arguments);

  EXPECT_EQ(found.getInteger("rotary_dim"), int64_t(golden->number("rotary_dim")));
  EXPECT_DOUBLE_EQ(*found.getNumber("attention_factor"), golden->number("result_factor"));
  const std::vector<double> numbers = inverse(found);
  const std::vector<float> expected = golden->floats("result_inv_freq");
  ASSERT_EQ(numbers.size(), expected.size());
  // torch's own powers are a few ulp off.
  for (size_t i = 0; i < numbers.size(); ++i)
    EXPECT_LE(ulpsBetween(float(numbers[i]), expected[i]), 4) << "pair " << i;
}

INSTANTIATE_TEST_SUITE_P(
    Models, KnownFreqs,
    testing::Values(
        Known{"llama-2-7b", "llama-2-7b"}, Known{"llama-3-8b", "llama-3-8b"},
        Known{"codellama-7b", "codellama-7b"}, Known{"tinyllama-1.1b", "tinyllama-1.1b"},
        Known{"gpt-neox-20b", "gpt-neox-20b"}, Known{"phi-2", "phi-2"},
        Known{"persimmon-8b", "persimmon-8b"}, Known{"falcon3-7b", "falcon3-7b"},
        Known{"command-r", "command-r"}, Known{"qwen3-next-80b", "qwen3-next-80b-a3b"},
        Known{"llama-3.1-8b", "llama-3.1-8b"}, Known{"llama-3.2-1b", "llama-3.2-1b"},
        Known{"llama-3.2-3b", "llama-3.2-3b"}, Known{"llama-4-scout", "llama-4-scout"},
        Known{"qwen2.5-7b-yarn", "qwen2.5-7b-yarn"}, Known{"gpt-oss-20b", "gpt-oss-20b"},
        Known{"deepseek-v2-lite", "deepseek-v2-lite"}, Known{"deepseek-v3", "deepseek-v3"},
        Known{"deepseek-v4-flash-compress", "deepseek-v4-flash", "compress"},
        Known{"kimi-k2", "kimi-k2"}, Known{"ministral-3-3b", "ministral-3-3b"},
        Known{"olmo-3-7b", "olmo-3-7b", "full_attention"},
        Known{"phi-3-mini-128k-short", "phi-3-vision-128k"},
        Known{"phi-3-mini-128k-long", "phi-3-vision-128k"}, Known{"phi-4-mini-short", "phi-4-mini"},
        Known{"phi-4-mini-long", "phi-4-mini"},
        Known{"gemma-3-4b-global", "gemma-3-4b", "full_attention"},
        Known{"gemma-4-e2b-global", "gemma-4-e2b", "full_attention"},
        Known{"hunyuan-a13b", "hunyuan-a13b"}),
    [](const auto &info) { return test::identifier(info.param.golden); });

} // namespace
