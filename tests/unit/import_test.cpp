//===- import_test.cpp - What configurations add up to ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "import/config.h"
#include "lower/requests.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>
#include <string>

using namespace ropewalk;

namespace {

struct Expected {
  const char *file;
  const char *modelType;
  int64_t attentionHeads, keyValueHeads;
  int64_t headDim, rotaryDim;
  ropewalk_pairing pairing;
  double theta;
  double factor;        ///< Of llama3 scaling; 0: the default rule.
  int64_t maxPositions; ///< 0: not given.
};

std::ostream &operator<<(std::ostream &stream, const Expected &expected) {
  return stream << expected.file;
}

/// The only model of a configuration, through rope IR.
Model import(llvm::StringRef text, mlir::MLIRContext &context, const ImportOptions &options = {}) {
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context, options);
  if (!module) {
    ADD_FAILURE() << llvm::toString(module.takeError());
    return {};
  }
  EXPECT_TRUE(mlir::succeeded(mlir::verify(**module)));
  std::vector<Model> found = models(**module);
  EXPECT_EQ(found.size(), 1u);
  return found.front();
}

class KnownModel : public testing::TestWithParam<Expected> {};

TEST_P(KnownModel, HasItsRotation) {
  const Expected &expected = GetParam();
  mlir::MLIRContext context;
  auto module =
      importConfigFile(std::string(ROPEWALK_CONFIGS) + "/" + expected.file + ".json", context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  Model model = models(**module).front();

  EXPECT_EQ(model.modelType, expected.modelType);
  EXPECT_EQ(model.name, expected.modelType);
  EXPECT_EQ(model.attentionHeads, expected.attentionHeads);
  EXPECT_EQ(model.keyValueHeads, expected.keyValueHeads);
  EXPECT_EQ(model.maxPositions.value_or(0), expected.maxPositions);
  EXPECT_EQ(model.rotation.head_dim, expected.headDim);
  EXPECT_EQ(model.rotation.window_begin, 0);
  EXPECT_EQ(model.rotation.rotary_dim, expected.rotaryDim);
  EXPECT_EQ(model.rotation.pairing, expected.pairing);
  EXPECT_EQ(model.rotation.inverse, 0);

  const ropewalk_frequencies &frequencies = model.rotation.frequencies;
  EXPECT_EQ(frequencies.theta, expected.theta);
  EXPECT_EQ(frequencies.attention_factor, 0); // the rule's own
  EXPECT_EQ(frequencies.scaling,
            expected.factor ? ROPEWALK_SCALING_LLAMA3 : ROPEWALK_SCALING_DEFAULT);
  EXPECT_EQ(frequencies.factor, expected.factor);
  EXPECT_EQ(frequencies.low_freq_factor, expected.factor ? 1 : 0);
  EXPECT_EQ(frequencies.high_freq_factor, expected.factor ? 4 : 0);
  EXPECT_EQ(frequencies.original_max_position_embeddings, expected.factor ? 8192 : 0);
}

constexpr ropewalk_pairing half = ROPEWALK_HALF, interleaved = ROPEWALK_INTERLEAVED;
INSTANTIATE_TEST_SUITE_P(
    Configs, KnownModel,
    testing::Values(Expected{"command-r", "cohere", 64, 64, 128, 128, interleaved, 8e6, 0, 8192},
                    Expected{"falcon-7b", "falcon", 71, 1, 64, 64, half, 1e4, 0, 0},
                    Expected{"gemma-2-9b", "gemma2", 16, 8, 256, 256, half, 1e4, 0, 8192},
                    Expected{"gpt-j-6b", "gptj", 16, 16, 256, 64, interleaved, 1e4, 0, 2048},
                    Expected{"llama-2-7b", "llama", 32, 32, 128, 128, half, 1e4, 0, 4096},
                    Expected{"llama-3.1-8b", "llama", 32, 8, 128, 128, half, 5e5, 8, 131072},
                    Expected{"llama-3.2-1b", "llama", 32, 8, 64, 64, half, 5e5, 32, 131072},
                    Expected{"mistral-7b-v0.3", "mistral", 32, 8, 128, 128, half, 1e6, 0, 32768},
                    Expected{"phi-2", "phi", 32, 32, 80, 32, half, 1e4, 0, 2048},
                    Expected{"phi-4", "phi3", 40, 10, 128, 128, half, 2.5e5, 0, 16384},
                    Expected{"pythia-2.8b", "gpt_neox", 32, 32, 80, 20, half, 1e4, 0, 2048},
                    Expected{"qwen2.5-7b", "qwen2", 28, 4, 128, 128, half, 1e6, 0, 131072},
                    Expected{"qwen3-8b", "qwen3", 32, 8, 128, 128, half, 1e6, 0, 40960},
                    Expected{"stablelm-3b", "stablelm", 32, 32, 80, 20, half, 1e4, 0, 4096}),
    [](const auto &info) {
      std::string name = info.param.file;
      for (char &c : name)
        c = c == '-' || c == '.' ? '_' : c;
      return name;
    });

constexpr const char *small = R"({"model_type": "my_model", "num_attention_heads": 4,
                                  "head_dim": 64, "rope_theta": 10000})";

TEST(Import, NamesTheRotationAsAsked) {
  mlir::MLIRContext context;
  ImportOptions options;
  options.pairing = ROPEWALK_INTERLEAVED;
  options.name = "my model 1.5";
  Model model = import(small, context, options);
  EXPECT_EQ(model.name, "my model 1.5");
  EXPECT_EQ(model.modelType, "my_model");
  EXPECT_EQ(model.rotation.pairing, ROPEWALK_INTERLEAVED);
}

TEST(Import, RefusesToGuessAPairing) {
  mlir::MLIRContext context;
  auto module = importConfig(llvm::MemoryBufferRef(small, "config.json"), context);
  ASSERT_FALSE(static_cast<bool>(module));
  EXPECT_EQ(llvm::toString(module.takeError()),
            "config.json: model_type is \"my_model\", expected one whose pairing is known, or "
            "--pairing=half or --pairing=interleaved");
}

TEST(Requests, FollowFromTheModelAndTheOptions) {
  mlir::MLIRContext context;
  auto module = importConfigFile(std::string(ROPEWALK_CONFIGS) + "/phi-2.json", context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  RequestOptions options;
  options.dtypes = {ROPEWALK_BF16};
  selectKernels(**module, options);
  ASSERT_TRUE(mlir::succeeded(mlir::verify(**module)));
  std::vector<std::string> names;
  for (const KernelRequest &request : kernelRequests(**module))
    names.push_back(requestName(request));
  EXPECT_THAT(names, testing::ElementsAre("rope_half_bf16_out_d32", "copy_b16_out_d48",
                                          "rope_half_bf16_in_d32", "rows_f16_a1", "rows_bf16_a1",
                                          "rows_factored_a1"));
}

TEST(Requests, AreNotRepeated) {
  mlir::MLIRContext context;
  auto module = importConfigFile(std::string(ROPEWALK_CONFIGS) + "/phi-2.json", context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  selectKernels(**module);
  std::vector<KernelRequest> once = kernelRequests(**module);
  selectKernels(**module);
  EXPECT_EQ(kernelRequests(**module), once);
}

TEST(Frequencies, SurviveTheWayThroughAnAttribute) {
  mlir::MLIRContext context;
  context.getOrLoadDialect<rope::RopeDialect>();
  ropewalk_frequencies frequencies = {};
  frequencies.theta = 10000.000000000002;
  frequencies.attention_factor = 1.3465735902799727;
  frequencies.scaling = ROPEWALK_SCALING_LLAMA3;
  frequencies.factor = 0.1;
  frequencies.low_freq_factor = 1.0 / 3;
  frequencies.high_freq_factor = 2.0 / 3;
  frequencies.original_max_position_embeddings = 8192;
  ropewalk_frequencies back = rope::toAttribute(frequencies, &context).toFrequencies();
  EXPECT_EQ(back.theta, frequencies.theta);
  EXPECT_EQ(back.attention_factor, frequencies.attention_factor);
  EXPECT_EQ(back.scaling, frequencies.scaling);
  EXPECT_EQ(back.factor, frequencies.factor);
  EXPECT_EQ(back.low_freq_factor, frequencies.low_freq_factor);
  EXPECT_EQ(back.high_freq_factor, frequencies.high_freq_factor);
  EXPECT_EQ(back.original_max_position_embeddings, frequencies.original_max_position_embeddings);
}

} // namespace
