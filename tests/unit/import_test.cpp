//===- import_test.cpp - What configurations add up to ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "import/config.h"
#include "lower/requests.h"
#include "support/config_text.h"
#include "support/identifier.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

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
    [](const auto &info) { return test::identifier(info.param.file); });

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

TEST(Import, NamesLayerTypesAndSaysWhichLayersDoNotTurn) {
  mlir::MLIRContext context;
  auto importFile = [&](const char *name) {
    auto module = importConfigFile(std::string(ROPEWALK_CONFIGS) + "/" + name, context);
    EXPECT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
    return models(**module);
  };
  const std::vector<Model> gemma = importFile("gemma-3-27b.json");
  ASSERT_EQ(gemma.size(), 2u);
  EXPECT_EQ(gemma[0].name, "gemma3_text_full_attention");
  EXPECT_EQ(gemma[0].layerType, "full_attention");
  EXPECT_EQ(gemma[1].name, "gemma3_text_sliding_attention");
  EXPECT_EQ(gemma[1].layerType, "sliding_attention");
  EXPECT_EQ(gemma[1].unrotatedLayers, "");
  const std::vector<Model> llama = importFile("llama-4-scout.json");
  ASSERT_EQ(llama.size(), 1u);
  EXPECT_EQ(llama[0].layerType, "");
  EXPECT_EQ(llama[0].unrotatedLayers, "the last of every 4");
}

TEST(Import, SaysWhichLayersDoNotTurn) {
  const std::pair<const char *, const char *> cases[] = {
      {R"("rope_theta": 1e4)", ""},
      {R"("model_type": "smollm3", "no_rope_layers": [1, 1, 0, 1, 1, 0])", "layers 2, 5"},
      {R"("model_type": "smollm3", "num_hidden_layers": 3, "no_rope_layers": [1, 1, 1])", ""},
      {R"("model_type": "smollm3", "no_rope_layer_interval": 6)", "the last of every 6"},
      {R"("model_type": "smollm3", "rope_theta": 1e4)", "the last of every 4"},
      {R"("model_type": "muse_spark_text", "rope_theta": 5e5, "num_key_value_heads": 4)",
       "the last and each 4th before it"},
      {R"("model_type": "cohere2", "rope_theta": 1e4, "sliding_window": 4096)", "full_attention"},
      {R"("model_type": "cohere2", "rope_theta": 1e4)", "full_attention"},
      {R"("model_type": "afmoe", "sliding_window": null)", "full_attention"},
      {R"("model_type": "exaone4", "num_key_value_heads": 4, "rope_theta": 1e4)", "full_attention"},
      {R"("model_type": "exaone4", "num_key_value_heads": 4, "rope_theta": 1e4, "sliding_window": null)",
       ""},
      {R"("rope_parameters": {"sliding_attention": {"rope_theta": 1e4}, "full_attention": null})",
       "full_attention"},
  };
  for (auto [fields, expected] : cases) {
    mlir::MLIRContext context;
    const std::string text = test::configText(
        {{"model_type", "\"llama\""}, {"num_attention_heads", "4"}, {"head_dim", "64"}}, fields);
    EXPECT_EQ(import(text, context).unrotatedLayers, expected) << fields;
  }
}

/// DeepSeek-V4's dictionaries are not called like its layer types, of which there may be more than
/// layers.
TEST(Import, TakesLayerTypesThatHaveNoDictionaryOfTheirName) {
  mlir::MLIRContext context;
  const std::string text = test::configText(
      {{"model_type", "\"deepseek_v4\""}, {"num_attention_heads", "4"}, {"head_dim", "64"}},
      R"("num_hidden_layers": 1, "layer_types": ["sliding_attention", "heavily_compressed_attention"],
         "rope_parameters": {"main": {"rope_theta": 1e4}, "compress": {"rope_theta": 160000}})");
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  EXPECT_EQ(models(**module).size(), 2u);
}

TEST(Import, TakesFromTheTypeWhatAFileLeavesOut) {
  struct Case {
    const char *type;
    ropewalk_pairing pairing;
    int64_t keyValueHeads;
  };
  const Case cases[] = {
      {"llama", half, 64},
      {"mistral", half, 8},
      {"glm4", interleaved, 2},
      {"starcoder2", half, 2},
      {"qwen3_moe", half, 4},
      {"aria_text", half, 64},
      {"csm", half, 8},
      {"chameleon", half, 32},
      {"granitemoeshared", half, 64},
      {"hy_v3", half, 8},
      {"hyperclovax", half, 64},
      {"jais2", half, 64},
      {"minimax", half, 8},
      {"voxtral_realtime_text", half, 8},
      {"glm", interleaved, 2},
  };
  const auto read = [](const Case &of, const char *fields) {
    mlir::MLIRContext context;
    return import(
        std::string(R"({"num_attention_heads": 64, "head_dim": 64, "rope_theta": 1e4, )") + fields +
            R"("model_type": ")" + of.type + "\"}",
        context);
  };
  for (const Case &of : cases) {
    EXPECT_EQ(read(of, "").rotation.pairing, of.pairing) << of.type;
    EXPECT_EQ(read(of, "").keyValueHeads, of.keyValueHeads) << of.type;
    EXPECT_EQ(read(of, R"("num_key_value_heads": null, )").keyValueHeads, 64) << of.type;
    EXPECT_EQ(read(of, R"("num_key_value_heads": 16, )").keyValueHeads, 16) << of.type;
  }
}

TEST(Import, TakesFromTheTypeWhatAMultimodalFileLeavesOut) {
  struct Case {
    const char *type;
    int64_t heads, keyValueHeads, headDim;
  };
  for (const Case &of : {Case{"llama", 32, 32, 128}, Case{"mistral", 32, 8, 128},
                         Case{"qwen2", 32, 32, 128}, Case{"gemma", 16, 16, 256}}) {
    const std::string text = R"({"model_type": ")" + std::string(of.type) + "\"}";
    for (const std::string &file :
         {R"({"text_config": )" + text + "}", R"({"vlm_config": {"text_config": )" + text + "}}"}) {
      mlir::MLIRContext context;
      const Model model = import(file, context);
      EXPECT_EQ(model.attentionHeads, of.heads) << file;
      EXPECT_EQ(model.keyValueHeads, of.keyValueHeads) << file;
      EXPECT_EQ(model.rotation.head_dim, of.headDim) << file;
    }
    mlir::MLIRContext context;
    auto alone = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
    ASSERT_FALSE(static_cast<bool>(alone));
    EXPECT_EQ(llvm::toString(alone.takeError()), "config.json: num_attention_heads is missing, "
                                                 "expected a number in [1, 2^31)");
  }
}

/// What a wrapper says as well may be the same, or another model's.
TEST(Import, TakesTheBaseOfTheObjectInside) {
  for (const char *outer : {R"("rope_parameters": {"rope_type": "default", "rope_theta": 1200})",
                            R"("rope_theta": 5e6, "rope_scaling": {"type": "mrope"})",
                            R"("rope_scaling": {"type": "yarn", "factor": 4})"}) {
    const bool scales = std::string(outer).find("yarn") != std::string::npos;
    mlir::MLIRContext context;
    const Model model = import(
        std::string("{") + outer +
            R"(, "text_config": {"model_type": "llama", "num_attention_heads": 8,
            "head_dim": 128, "max_position_embeddings": 4096, "rope_theta": 1e4, "rope_scaling": )" +
            (scales ? R"({"rope_type": "yarn", "factor": 4.0})" : R"({"rope_type": "default"})") +
            "}}",
        context);
    EXPECT_EQ(model.rotation.frequencies.theta, 1e4) << outer;
    EXPECT_EQ(model.rotation.frequencies.scaling,
              scales ? ROPEWALK_SCALING_YARN : ROPEWALK_SCALING_DEFAULT);
  }
}

/// Of two wrappers around each other the inner one is looked into, too.
TEST(Import, TakesTheSameBaseOfEveryWrapper) {
  mlir::MLIRContext context;
  const Model model = import(R"({"rope_theta": 1e6, "thinker_config": {"text_config":
      {"model_type": "llama", "num_attention_heads": 8, "head_dim": 128, "rotary_emb_base": 1e6}}})",
                             context);
  EXPECT_EQ(model.rotation.frequencies.theta, 1e6);
}

/// Where the object inside has none of its own.
TEST(Import, TakesTheTextTypeOfAWrapper) {
  const struct {
    const char *wrapper, *type;
    ropewalk_pairing pairing;
  } cases[] = {{"llama4", "llama4_text", ROPEWALK_INTERLEAVED},
               {"mistral3", "mistral", ROPEWALK_HALF},
               {"llava", "llama", ROPEWALK_HALF},
               {"paligemma", "gemma", ROPEWALK_HALF}};
  for (const auto &[wrapper, type, pairing] : cases) {
    mlir::MLIRContext context;
    const Model model = import(std::string(R"({"model_type": ")") + wrapper +
                                   R"(", "text_config": {"num_attention_heads": 16,
                                       "head_dim": 128, "rope_theta": 1e4}})",
                               context);
    EXPECT_EQ(model.modelType, type);
    EXPECT_EQ(model.rotation.pairing, pairing) << wrapper;
  }
}

/// LLaVA's own ones have no object inside.
TEST(Import, TakesFlatFilesOfAWrapper) {
  mlir::MLIRContext context;
  const Model model = import(R"({"model_type": "llava", "hidden_size": 4096,
                                 "num_attention_heads": 32, "mm_hidden_size": 1024})",
                             context);
  EXPECT_EQ(model.modelType, "llava");
  EXPECT_EQ(model.rotation.head_dim, 128);
  EXPECT_EQ(model.rotation.frequencies.theta, 1e4);
}

TEST(Import, HasPlainHeadsWithoutLatentAttention) {
  for (const char *file : {R"({"model_type": "deepseek_v2", "use_mla": false, "qk_rope_head_dim": 0,
            "qk_nope_head_dim": 0, "hidden_size": 1280, "num_attention_heads": 10})",
                           R"({"model_type": "llama", "qk_rope_head_dim": 0, "hidden_size": 1280,
            "num_attention_heads": 10, "rope_theta": 1e4})"}) {
    mlir::MLIRContext context;
    const Model model = import(file, context);
    EXPECT_EQ(model.rotation.head_dim, 128);
    EXPECT_EQ(model.rotation.rotary_dim, 128);
    EXPECT_EQ(model.rotation.pairing, ROPEWALK_HALF);
    EXPECT_EQ(model.keyValueHeads, 10);
  }
}

TEST(Import, HasKeyHeadsOfSingleLayers) {
  mlir::MLIRContext context;
  const std::string text =
      R"({"model_type": "gemma4_text", "num_attention_heads": 8, "num_key_value_heads": 4,
          "layer_types": ["sliding_attention", "full_attention"],
          "per_layer_config": {"1": {"head_dim": 128, "num_key_value_heads": 1}},
          "rope_parameters": {"full_attention": {"rope_theta": 1e6},
                              "sliding_attention": {"rope_theta": 1e4}}})";
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  const std::vector<Model> found = models(**module);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].keyValueHeads, 1);
  EXPECT_EQ(found[0].rotation.head_dim, 128);
  EXPECT_EQ(found[1].keyValueHeads, 4);
  EXPECT_EQ(found[1].rotation.head_dim, 256);
}

TEST(Import, RefusesToGuessAPairing) {
  mlir::MLIRContext context;
  auto module = importConfig(llvm::MemoryBufferRef(small, "config.json"), context);
  ASSERT_FALSE(static_cast<bool>(module));
  EXPECT_EQ(llvm::toString(module.takeError()),
            "config.json: model_type is \"my_model\", expected one whose pairing is known, or "
            "--pairing=half or --pairing=interleaved");
}

TEST(Import, NamesTheClassWhereThatIsUnknown) {
  mlir::MLIRContext context;
  const std::string text = R"({"_class_name": "MyTransformer2DModel", "num_attention_heads": 4})";
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
  ASSERT_FALSE(static_cast<bool>(module));
  EXPECT_EQ(llvm::toString(module.takeError()),
            "config.json: _class_name is \"MyTransformer2DModel\", expected one whose pairing is "
            "known, or --pairing=half or --pairing=interleaved");
}

TEST(Import, RefusesTwoFractionsOfAnUnknownModel) {
  mlir::MLIRContext context;
  ImportOptions options;
  options.pairing = ROPEWALK_HALF;
  const std::string text = R"({"num_attention_heads": 4, "head_dim": 64, "rope_theta": 1e4,
                               "rotary_pct": 0.5, "partial_rotary_factor": 0.25})";
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context, options);
  ASSERT_FALSE(static_cast<bool>(module));
  EXPECT_EQ(llvm::toString(module.takeError()),
            "config.json: rotary_pct is 0.5, expected partial_rotary_factor=0.25");
}

TEST(Import, RefusesModelsWithOtherRotationsWhateverThePairing) {
  const std::pair<const char *, const char *> cases[] = {
      {"nanochat", "it turns backwards"},
      {"pixtral", "height and width have frequencies in turns"},
      {"zamba2", "heads are twice as wide as hidden_size / num_attention_heads"}};
  for (auto [type, reason] : cases) {
    mlir::MLIRContext context;
    ImportOptions options;
    options.pairing = ROPEWALK_HALF;
    const std::string text = R"({"num_attention_heads": 4, "head_dim": 64, "rope_theta": 1e4,
                                 "model_type": ")" +
                             std::string(type) + "\"}";
    auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context, options);
    ASSERT_FALSE(static_cast<bool>(module));
    EXPECT_EQ(llvm::toString(module.takeError()),
              "config.json: model_type is \"" + std::string(type) +
                  "\", expected one whose rotation is supported; " + reason);
  }
}

} // namespace
