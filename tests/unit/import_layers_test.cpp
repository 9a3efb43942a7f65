//===- import_layers_test.cpp - Kinds of layers and of models -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists for single layers, and files that hold several models. Expected values are those of the
// models' classes in transformers 5.23.

#include "dialect/rope_dialect.h"
#include "import/config.h"
#include "lower/requests.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

using namespace ropewalk;

namespace {

using Lines = std::vector<std::string>;

/// A line for each rotation: its layer type, then heads, rotary_dim, theta, and the rule if it is
/// not the default one.
Lines import(const std::string &text, std::string *unrotated = nullptr) {
  mlir::MLIRContext context;
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
  if (!module)
    return {llvm::toString(module.takeError())};
  EXPECT_TRUE(mlir::succeeded(mlir::verify(**module)));
  Lines lines;
  for (const Model &model : models(**module)) {
    std::ostringstream line;
    line << model.layerType << ": " << model.attentionHeads << '/' << model.keyValueHeads << ' '
         << model.rotation.rotary_dim << ' ' << model.rotation.frequencies.theta;
    if (model.rotation.frequencies.scaling != ROPEWALK_SCALING_DEFAULT)
      line << " scaled";
    lines.push_back(line.str());
    if (unrotated)
      *unrotated = model.unrotatedLayers;
  }
  return lines;
}

std::string granite(const std::string &fields) {
  return R"({"model_type": "granite_swa", "num_attention_heads": 20, "hidden_size": 2560,
             "num_hidden_layers": 4, )" +
         fields + "}";
}

constexpr char layerTypes[] = R"("layer_types": ["full_attention", "sliding_attention",
                                                 "sliding_attention", "sliding_attention"], )";

TEST(LayerLists, BaseOfEachTypeOfLayers) {
  EXPECT_EQ(
      import(granite(std::string(layerTypes) + R"("layer_rope_theta": [1e6, 1e4, 1e4, 1e4])")),
      (Lines{"full_attention: 20/4 128 1e+06", "sliding_attention: 20/4 128 10000"}));
}

TEST(LayerLists, LayersThatTurnAlikeAreOneKind) {
  std::string unrotated;
  EXPECT_EQ(import(granite(std::string(layerTypes) + R"("layer_rope_theta": [0, 1e4, 1e4, 1e4])"),
                   &unrotated),
            Lines{": 20/4 128 10000"});
  EXPECT_EQ(unrotated, "layers 0");
  EXPECT_EQ(
      import(granite(std::string(layerTypes) + R"("layer_rope_theta": [5e5, 5e5, 5e5, 5e5])")),
      Lines{": 20/4 128 500000"});
}

TEST(LayerLists, KindsOfOneTypeAreNamedAfterTheirFirstLayer) {
  EXPECT_EQ(import(granite(std::string(layerTypes) + R"("layer_rope_theta": [1e6, 1e4, 0, 2e4])")),
            (Lines{"full_attention: 20/4 128 1e+06", "sliding_attention_1: 20/4 128 10000",
                   "sliding_attention_3: 20/4 128 20000"}));
  EXPECT_EQ(import(granite(R"("layer_rope_theta": [1e6, 1e4, 1e6, 1e4])")),
            (Lines{"layer_0: 20/4 128 1e+06", "layer_1: 20/4 128 10000"}));
}

TEST(LayerLists, ListsReplaceTheSharedBaseNotTheRule) {
  EXPECT_EQ(import(granite(R"("layer_rope_theta": [0, 2e4, 2e4, 2e4],
                              "rope_parameters": {"rope_type": "linear", "factor": 4, "rope_theta": 1e4})")),
            Lines{": 20/4 128 20000 scaled"});
}

TEST(LayerLists, OneBaseWhereTheModelReadsNoOther) {
  const std::string start = R"({"model_type": "muse_glimmer_text", "num_attention_heads": 32,
                                "rope_parameters": {"rope_theta": 5e5}, )";
  std::string unrotated;
  EXPECT_EQ(import(start + R"("layer_rope_theta": [5e5, 5e5, 5e5, 0]})", &unrotated),
            Lines{": 32/2 128 500000"});
  EXPECT_EQ(unrotated, "layers 3");
  EXPECT_EQ(
      import(start + R"("layer_rope_theta": [1e4, 1e4, 1e4, 0]})"),
      Lines{"config.json: layer_rope_theta has 10000, expected 0 or 500000: muse_glimmer_text "
            "has one base, of rope_parameters"});
}

TEST(LayerLists, ScaledLayers) {
  const std::string start = R"({"model_type": "molmo2_text", "num_attention_heads": 32,
                                "rope_parameters": {"rope_theta": 1e6, "rope_type": "yarn", "factor": 4,
                                                    "original_max_position_embeddings": 8192}, )";
  EXPECT_EQ(import(start + R"("num_hidden_layers": 3, "rope_scaling_layers": [1]})"),
            (Lines{"layer_0: 32/8 128 1e+06", "layer_1: 32/8 128 1e+06 scaled"}));
  EXPECT_EQ(import(start + R"("num_hidden_layers": 2, "rope_scaling_layers": [0, 1]})"),
            Lines{": 32/8 128 1e+06 scaled"});
  EXPECT_EQ(import(start + R"("num_hidden_layers": 2, "rope_scaling_layers": [2]})"),
            Lines{"config.json: rope_scaling_layers has 2, expected indices of layers below 2"});
  EXPECT_EQ(import(start + R"("rope_scaling_layers": [0]})"),
            Lines{"config.json: num_hidden_layers is missing, expected it beside lists for single "
                  "layers"});
}

std::string step(const std::string &fields) {
  return R"({"model_type": "step3p5", "num_attention_heads": 64, "num_attention_groups": 8,
             "head_dim": 128, "num_hidden_layers": 4, "num_nextn_predict_layers": 1,
             "layer_types": ["full_attention", "sliding_attention", "sliding_attention",
                             "sliding_attention", "full_attention"], )" +
         fields + "}";
}

TEST(LayerLists, PartsAndHeadsOfEachTypeOfLayers) {
  EXPECT_EQ(import(step(R"("rope_theta": [5e6, 1e4, 1e4, 1e4, 5e6],
                           "partial_rotary_factors": [0.5, 1.0, 1.0, 1.0, 0.5],
                           "attention_other_setting": {"num_attention_heads": 96, "head_dim": 128,
                                                       "num_attention_groups": 8},
                           "rope_scaling": {"rope_type": "llama3", "factor": 2.0,
                                            "original_max_position_embeddings": 131072,
                                            "low_freq_factor": 1.0, "high_freq_factor": 32.0})")),
            (Lines{"full_attention: 64/8 64 5e+06 scaled", "sliding_attention: 96/8 128 10000"}));
  EXPECT_EQ(import(step(R"("rope_theta": 1e4, "num_sliding_attention_heads": 96)")),
            (Lines{"full_attention: 64/8 128 10000", "sliding_attention: 96/8 128 10000"}));
}

TEST(LayerLists, AreRefused) {
  const std::pair<std::string, std::string> cases[] = {
      {granite(R"("layer_rope_theta": [1e4, 1e4])"),
       "layer_rope_theta has 2 entries, expected 4, one for each layer"},
      {granite(R"("layer_rope_theta": [1e4, 1e4, 1e4, 0.5])"),
       "layer_rope_theta[3] is 0.5, expected a finite number > 1, or 0 for a layer that does not "
       "turn"},
      {granite(R"("layer_rope_theta": [1e4, 1e4, 1e4, "a"])"),
       "layer_rope_theta[3] is \"a\", expected a finite number"},
      {granite(R"("layer_rope_theta": [0, 0, 0, 0])"),
       "layer_rope_theta has only 0, expected a base for at least one layer"},
      {granite(R"("layer_rope_theta": 1e4)"), "layer_rope_theta is 10000, expected a list"},
      {granite(R"("layer_rope_theta": [1e4, 1e4, 1e4, 1e4], "layer_types": ["full_attention"])"),
       "layer_types has 1 entries, expected 4, one for each layer"},
      {granite(R"("layer_rope_theta": [1e4, 1e4, 1e4, 1e4], "layer_types": [1, 2, 3, 4])"),
       "layer_types[0] is 1, expected a string"},
      {step(R"("rope_theta": [0, 1e4, 1e4, 1e4])"),
       "rope_theta[0] is 0, expected a finite number > 1"},
      {step(
           R"("rope_theta": 1e4, "partial_rotary_factors": [0.5, 1, 1, 1], "partial_rotary_factor": 1)"),
       "partial_rotary_factor is given beside partial_rotary_factors, expected one of them"},
      {step(R"("rope_theta": 1e4, "partial_rotary_factors": [0.5, 1, 1, 2])"),
       "partial_rotary_factors is 2, expected a number in [0, 1]"},
      {step(R"("attention_other_setting": {"num_attention_heads": 96, "head_dim": 64})"),
       "attention_other_setting.head_dim is 64, expected 128 like that of other layers"},
      {granite(R"("layer_rope_theta": [1e4, 1e4, 0, 1e4], "rope_parameters":
                  {"full_attention": {"rope_type": "default", "rope_theta": 1e6}})"),
       "layer_rope_theta is given beside one dictionary per layer type, expected one of them"},
      {R"({"num_attention_heads": 4, "head_dim": 64, "num_hidden_layers": 2, "rope_interleave": false,
           "layer_rope_theta": [1e5, 1e5], "swa_rope_theta": 1e3})",
       "swa_rope_theta is given beside layer_rope_theta, expected one of them"},
      {R"({"num_attention_heads": 4, "head_dim": 64, "num_hidden_layers": 2, "rope_theta": 1e4, "rope_interleave": false,
           "partial_rotary_factors": [0.5, 0.5], "rope_local_base_freq": 1e3})",
       "rope_local_base_freq is given beside partial_rotary_factors, expected one of them"},
  };
  for (const auto &[text, message] : cases)
    EXPECT_EQ(import(text), Lines{"config.json: " + message});
}

TEST(Parts, EncoderAndDecoder) {
  const std::string module = R"({"model_type": "t5_gemma_module", "num_attention_heads": 8})";
  EXPECT_EQ(import(R"({"model_type": "t5gemma", "encoder": )" + module + R"(, "decoder": )" +
                   module + "}"),
            (Lines{"encoder: 8/4 256 10000", "decoder: 8/4 256 10000"}));
  EXPECT_EQ(import(R"({"model_type": "dia",
                       "encoder_config": {"model_type": "dia_encoder", "num_attention_heads": 16},
                       "decoder_config": {"model_type": "dia_decoder", "num_attention_heads": 16}})"),
            (Lines{"encoder: 16/16 128 10000", "decoder: 16/4 128 10000"}));
}

TEST(Parts, HaveKindsOfLayersOfTheirOwn) {
  EXPECT_EQ(
      import(R"({"model_type": "t5gemma2",
                       "encoder": {"model_type": "t5gemma2_encoder",
                                   "text_config": {"model_type": "t5gemma2_text"}},
                       "decoder": {"model_type": "t5gemma2_decoder"}})"),
      (Lines{"encoder_full_attention: 8/4 256 1e+06", "encoder_sliding_attention: 8/4 256 10000",
             "decoder_full_attention: 8/4 256 1e+06", "decoder_sliding_attention: 8/4 256 10000"}));
}

TEST(Parts, AreNamedInMessagesAndInSymbols) {
  mlir::MLIRContext context;
  const std::string text = R"({"model_type": "t5gemma",
      "encoder": {"model_type": "t5_gemma_module", "num_attention_heads": 8},
      "decoder": {"model_type": "t5_gemma_module", "num_attention_heads": 8}})";
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  EXPECT_EQ(models(**module).back().name, "t5gemma_decoder");
  EXPECT_EQ(import(R"({"encoder": {"model_type": "t5_gemma_module", "num_attention_heads": 8},
                       "decoder": {"model_type": "t5_gemma_module", "num_attention_heads": 0}})"),
            Lines{"config.json: decoder.num_attention_heads is 0, expected a number in [1, 2^31)"});
}

} // namespace
