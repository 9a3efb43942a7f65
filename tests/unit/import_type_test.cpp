//===- import_type_test.cpp - What model types imply ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expected values are those of the models' classes in transformers 5.23, whose saved defaults the
// fields are.

#include "dialect/rope_dialect.h"
#include "import/config.h"
#include "lower/requests.h"
#include "support/identifier.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>

using namespace ropewalk;

namespace {

constexpr ropewalk_pairing half = ROPEWALK_HALF, interleaved = ROPEWALK_INTERLEAVED;

/// The first kind of layers of a file with that model type and those fields.
struct TypeCase {
  const char *type;
  const char *fields;
  ropewalk_pairing pairing;
  int64_t keyValueHeads, headDim, rotaryDim;
  double theta;
};

std::ostream &operator<<(std::ostream &stream, const TypeCase &of) { return stream << of.type; }

std::string configOf(const char *type, const char *fields) {
  return R"({"model_type": ")" + std::string(type) + "\", " + fields + "}";
}

class TypeOfModel : public testing::TestWithParam<TypeCase> {};

TEST_P(TypeOfModel, Implies) {
  const TypeCase &of = GetParam();
  mlir::MLIRContext context;
  const std::string text = configOf(of.type, of.fields);
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  ASSERT_TRUE(mlir::succeeded(mlir::verify(**module)));
  const Model model = models(**module).front();
  EXPECT_EQ(model.rotation.pairing, of.pairing);
  EXPECT_EQ(model.keyValueHeads, of.keyValueHeads);
  EXPECT_EQ(model.rotation.head_dim, of.headDim);
  EXPECT_EQ(model.rotation.rotary_dim, of.rotaryDim);
  EXPECT_EQ(model.rotation.frequencies.theta, of.theta);
}

// clang-format off
const TypeCase text[] = {
    {"apertus1p5_text", R"("num_attention_heads": 32, "hidden_size": 4096, "rope_parameters": {"rope_type": "llama3", "rope_theta": 1.2e7, "factor": 8.0, "original_max_position_embeddings": 8192, "low_freq_factor": 1.0, "high_freq_factor": 4.0})", half, 32, 128, 128, 1.2e7},
    {"axk2", R"("num_attention_heads": 32, "qk_nope_head_dim": 64, "qk_rope_head_dim": 32)", interleaved, 1, 96, 32, 1e4},
    {"bailing_hybrid", R"("num_attention_heads": 32, "qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "head_dim": 128)", interleaved, 1, 192, 64, 6e6},
    {"beam", R"("num_attention_heads": 48, "rope_parameters": {"sliding_attention": {"rope_type": "default", "rope_theta": 1e4}, "full_attention": null})", half, 8, 128, 128, 1e4},
    {"blt_patcher", R"("num_attention_heads": 12, "hidden_size": 768)", interleaved, 12, 64, 64, 1e4},
    {"cohere2_moe", R"("num_attention_heads": 64)", interleaved, 64, 128, 128, 1e4},
    {"cohere_compass_text", R"("num_attention_heads": 64, "hidden_size": 8192, "rope_parameters": {"full_attention": {"rope_theta": 1e4}})", half, 64, 128, 128, 1e4},
    {"csm_depth_decoder_model", R"("num_attention_heads": 8, "hidden_size": 1024)", half, 2, 128, 128, 5e5},
    {"dbrx", R"("n_heads": 48, "d_model": 6144, "max_seq_len": 32768, "attn_config": {"kv_n_heads": 8, "rope_theta": 500000})", half, 8, 128, 128, 5e5},
    {"deepseek_ocr2_text", R"("num_attention_heads": 32, "hidden_size": 4096)", half, 32, 128, 128, 1e4},
    {"dia_decoder", R"("num_attention_heads": 16, "hidden_size": 2048)", half, 4, 128, 128, 1e4},
    {"dia_encoder", R"("num_attention_heads": 16, "hidden_size": 1024)", half, 16, 128, 128, 1e4},
    {"embedding_gemma2_text", R"("num_attention_heads": 4, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})", half, 1, 512, 512, 1e6},
    {"esm", R"("num_attention_heads": 20, "hidden_size": 1280, "position_embedding_type": "rotary")", half, 20, 64, 64, 1e4},
    {"esmc", R"("num_attention_heads": 40, "hidden_size": 2560)", half, 40, 64, 64, 1e4},
    {"evolla", R"("num_attention_heads": 32, "hidden_size": 4096)", half, 8, 128, 128, 5e5},
    {"flint", R"("num_attention_heads": 32)", half, 4, 128, 128, 1e4},
    {"gpt_neox_japanese", R"("num_attention_heads": 32, "hidden_size": 2560, "rotary_pct": 1.0, "rotary_emb_base": 10000)", half, 32, 80, 80, 1e4},
    {"granite4_vision_text", R"("num_attention_heads": 32, "hidden_size": 4096)", half, 32, 128, 128, 1e4},
    {"granite_docling_text", R"("num_attention_heads": 16, "hidden_size": 1024)", half, 4, 64, 64, 1e4},
    {"granitemoe_swa", R"("num_attention_heads": 32, "hidden_size": 4096)", half, 32, 128, 128, 1e4},
    {"granitemoehybrid", R"("num_attention_heads": 32, "hidden_size": 4096, "position_embedding_type": "rope")", half, 32, 128, 128, 1e4},
    {"gte", R"("num_attention_heads": 12, "hidden_size": 768)", half, 12, 64, 64, 1.6e5},
    {"higgs_audio_v2", R"("num_attention_heads": 24, "rope_parameters": {"rope_type": "llama3", "rope_theta": 5e5, "factor": 32.0, "high_freq_factor": 0.5, "low_freq_factor": 0.125, "original_max_position_embeddings": 1024})", half, 8, 128, 128, 5e5},
    {"hrm_text", R"("num_attention_heads": 12)", half, 12, 128, 128, 1e4},
    {"hy_v4", R"("num_attention_heads": 32, "qk_nope_head_dim": 192, "qk_rope_head_dim": 64)", half, 1, 256, 64, 1e4},
    {"idefics", R"("num_attention_heads": 32, "hidden_size": 4096)", half, 32, 128, 128, 1e4},
    {"jina_embeddings_v3", R"("num_attention_heads": 16, "hidden_size": 1024)", half, 16, 64, 64, 2e4},
    {"kolibri1", R"("num_attention_heads": 48)", half, 4, 128, 128, 1e4},
    {"kyutai_speech_to_text", R"("num_attention_heads": 32, "hidden_size": 2048)", half, 32, 64, 64, 1e4},
    {"laguna", R"("num_attention_heads": 48, "rope_parameters": {"full_attention": {"rope_theta": 5e5, "partial_rotary_factor": 0.5}})", half, 8, 128, 64, 5e5},
    {"lara_mini", R"("num_attention_heads": 16, "layer_types": ["linear_attention", "sliding_attention", "linear_attention", "full_attention"], "num_hidden_layers": 4)", half, 4, 128, 128, 1e4},
    {"lfm3", R"("num_attention_heads": 16, "rope_parameters": {"full_attention": {"rope_type": "proportional", "rope_theta": 1e6, "partial_rotary_factor": 0.25}})", half, 4, 128, 128, 1e6},
    {"jetmoe", R"("num_attention_heads": 32, "hidden_size": 2048)", half, 16, 128, 128, 1e4},
    {"mellum", R"("num_attention_heads": 32, "rope_parameters": {"full_attention": {"rope_theta": 5e5}})", half, 4, 128, 128, 5e5},
    {"minimax_m3_vl_text", R"("num_attention_heads": 64, "head_dim": 128, "rotary_dim": 64, "rope_parameters": {"rope_theta": 5e6, "partial_rotary_factor": 0.5})", half, 64, 128, 64, 5e6},
    {"molmo2_text", R"("num_attention_heads": 32)", half, 8, 128, 128, 1e4},
    {"moshi", R"("num_attention_heads": 32, "hidden_size": 4096)", half, 32, 128, 128, 1e4},
    {"muse_glimmer_assistant", R"("num_attention_heads": 32)", half, 8, 128, 128, 5e5},
    {"muse_spark_text", R"("num_attention_heads": 128)", half, 16, 64, 64, 5e5},
    {"olmo_hybrid", R"("num_attention_heads": 30, "hidden_size": 3840, "rope_parameters": {"rope_theta": 5e5})", half, 30, 128, 128, 5e5},
    {"paddleocr_vl", R"("num_attention_heads": 16, "hidden_size": 1024, "rope_scaling": {"mrope_section": [16, 24, 24], "rope_type": "default", "type": "default"})", half, 2, 128, 128, 5e5},
    {"pocket_tts", R"("num_attention_heads": 16, "hidden_size": 1024)", half, 16, 64, 64, 1e4},
    {"qwen2_5_omni_talker", R"("num_attention_heads": 28)", half, 4, 128, 128, 1e6},
    {"qwen3_omni_moe_talker_code_predictor", R"("num_attention_heads": 16)", half, 8, 128, 128, 1e4},
    {"qwen3_omni_moe_talker_text", R"("num_attention_heads": 16, "head_dim": 128)", half, 2, 128, 128, 1e4},
    {"qwen4_exp_text", R"("num_attention_heads": 16, "rope_parameters": {"partial_rotary_factor": 0.25})", half, 2, 256, 64, 1e4},
    {"roformer", R"("num_attention_heads": 12, "hidden_size": 768)", interleaved, 12, 64, 64, 1e4},
    {"t5gemma2_decoder", R"("num_attention_heads": 8)", half, 4, 256, 256, 1e6},
    {"t5gemma2_text", R"("num_attention_heads": 8)", half, 4, 256, 256, 1e6},
    {"timesfm2_5", R"("num_attention_heads": 16)", half, 16, 80, 80, 1e4},
    {"ultrabert", R"("num_attention_heads": 32, "hidden_size": 4096, "rope_parameters": {"full_attention": {"rope_theta": 2560000.0}})", half, 32, 128, 128, 2.56e6},
    {"unlimited_ocr_text", R"("num_attention_heads": 10, "hidden_size": 1280)", half, 10, 128, 128, 1e4},
    {"zaya", R"("num_attention_heads": 8, "rope_parameters": {"hybrid": {"rope_theta": 5e6, "partial_rotary_factor": 0.5}})", half, 2, 128, 64, 5e6},
};

const TypeCase others[] = {
    {"dots3_note_audio_encoder", R"("num_attention_heads": 20, "hidden_size": 1280)", half, 20, 64, 32, 1e4},
    {"glmasr_encoder", R"("num_attention_heads": 20, "hidden_size": 1280)", half, 20, 64, 32, 1e4},
    {"inkling2_vision", R"("num_attention_heads": 16, "head_dim": 64)", interleaved, 16, 64, 64, 1e4},
    {"lasr_encoder", R"("num_attention_heads": 8, "hidden_size": 512)", half, 8, 64, 64, 1e4},
    {"llama4_vision_model", R"("num_attention_heads": 16, "hidden_size": 768)", interleaved, 16, 48, 48, 1e4},
    {"mimi", R"("num_attention_heads": 8, "hidden_size": 512)", half, 8, 64, 64, 1e4},
    {"moonshine", R"("decoder_num_attention_heads": 8, "encoder_num_attention_heads": 8, "decoder_num_key_value_heads": 4, "hidden_size": 288)", interleaved, 4, 36, 32, 1e4},
    {"moonshine_streaming", R"("num_attention_heads": 8, "hidden_size": 320, "rope_parameters": {"partial_rotary_factor": 0.8})", interleaved, 8, 40, 32, 1e4},
    {"nemotron3_diarization_audio", R"("num_attention_heads": 8, "hidden_size": 512, "rope_parameters": {"partial_rotary_factor": 0.5})", half, 8, 64, 32, 1e4},
    {"pe_audio_encoder", R"("num_attention_heads": 14, "hidden_size": 1792)", interleaved, 14, 128, 128, 2e4},
    {"pe_audio_video_encoder", R"("num_attention_heads": 14, "hidden_size": 1792)", interleaved, 14, 128, 128, 2e4},
    {"pe_video_encoder", R"("num_attention_heads": 14, "hidden_size": 1792)", interleaved, 14, 128, 128, 2e4},
    {"pocket_tts_audio_tokenizer", R"("num_attention_heads": 8, "hidden_size": 512)", half, 8, 64, 64, 1e4},
    {"sam3_vit_model", R"("num_attention_heads": 16, "hidden_size": 1024)", interleaved, 16, 64, 64, 1e4},
    {"step3p5_vision", R"("heads": 16, "width": 1536)", half, 16, 96, 96, 1e4},
    {"voxtral_realtime_encoder", R"("num_attention_heads": 32)", half, 32, 64, 64, 1e4},
    {"wav2vec2-conformer", R"("num_attention_heads": 16, "hidden_size": 1024, "position_embeddings_type": "rotary", "rotary_embedding_base": 10000)", half, 16, 64, 64, 1e4},
};
// clang-format on

std::string nameOf(const testing::TestParamInfo<TypeCase> &info) {
  return test::identifier(info.param.type);
}

INSTANTIATE_TEST_SUITE_P(Text, TypeOfModel, testing::ValuesIn(text), nameOf);
INSTANTIATE_TEST_SUITE_P(Others, TypeOfModel, testing::ValuesIn(others), nameOf);

TEST(ModelTypes, HaveTheirAxes) {
  mlir::MLIRContext context;
  const auto axes = [&](const std::string &text) {
    auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
    EXPECT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
    const Model model = models(**module).front();
    std::string result = std::to_string(model.rotation.axes.count);
    for (int64_t i = 0; model.rotation.axes.pair_axis && i < model.rotation.rotary_dim / 2; ++i)
      result += ' ' + std::to_string(model.rotation.axes.pair_axis[i]);
    return result;
  };
  // Columns come first in the table, rows in positions.
  EXPECT_EQ(axes(configOf("step3p5_vision", R"("heads": 1, "width": 8)")), "2 1 1 0 0");
  EXPECT_EQ(axes(configOf("sam3_vit_model", R"("num_heads": 1, "hidden_size": 8)")), "2");
  EXPECT_EQ(axes(configOf("qwen4_exp_text", R"("num_attention_heads": 2)")), "3");
  EXPECT_EQ(axes(configOf("moshi", R"("num_attention_heads": 2, "hidden_size": 8)")), "0");
}

TEST(ModelTypes, MayDoubleKeysOfSlidingLayers) {
  mlir::MLIRContext context;
  const std::string text =
      configOf("mimo_v2_flash", R"("num_attention_heads": 64, "head_dim": 192)");
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
  ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
  EXPECT_EQ(models(**module)[0].keyValueHeads, 4);
  EXPECT_EQ(models(**module)[1].keyValueHeads, 8);
}

TEST(ModelTypes, RefuseWhatTheyCannotTurn) {
  const std::pair<std::string, std::string> cases[] = {
      {configOf("mistral_large4_text", R"("num_attention_heads": 4)"),
       "model_type is \"mistral_large4_text\", expected one whose rotation is supported; its "
       "checkpoint has factors of the frequencies"},
      {configOf("dinov3_vit", R"("num_attention_heads": 4)"),
       "model_type is \"dinov3_vit\", expected one whose rotation is supported; its angles are of "
       "places between -1 and 1, times 2 pi"},
      {configOf("granitemoehybrid", R"("num_attention_heads": 4, "hidden_size": 64)"),
       "position_embedding_type is missing, expected \"rope\" or \"rotary\": granitemoehybrid "
       "turns nothing without"},
      {configOf("esm", R"("num_attention_heads": 4, "position_embedding_type": "absolute")"),
       "position_embedding_type is \"absolute\", expected \"rope\" or \"rotary\""},
      {configOf("laguna", R"("num_attention_heads": 48)"),
       "rope_parameters is missing, expected a rule, such as \"default\": laguna has one of its "
       "own without"},
      {configOf("deepseek_v3", R"("num_attention_heads": 128, "hidden_size": 7168)"),
       "qk_rope_head_dim is missing, expected a number in latent attention"},
      {configOf("glm4_moe_lite",
                R"("num_attention_heads": 20, "qk_rope_head_dim": 64, "qk_nope_head_dim": 192,
                   "rope_theta": 1e6, "partial_rotary_factor": 0.5)"),
       "partial_rotary_factor is 0.5, expected 1 beside qk_rope_head_dim"},
      {configOf("llama", R"("num_attention_heads": 4, "head_dim": 64, "qk_rope_head_dim": 32,
                            "qk_nope_head_dim": 32, "rope_theta": 1e4)"),
       "qk_rope_head_dim is 32, expected none: llama has no latent attention"},
      {configOf("minimax_m3_vl_text",
                R"("num_attention_heads": 64, "head_dim": 128, "rotary_dim": 64, "rope_theta": 5e6,
                   "rope_scaling": {"type": "linear", "factor": 2})"),
       "rotary_dim is 64, expected 128, as minimax_m3_vl_text has it without "
       "partial_rotary_factor"},
      {configOf("llama", R"("num_attention_heads": 4, "head_dim": 64, "rotary_dim": 32,
                            "rope_scaling": {"type": "linear", "factor": 2})"),
       "rotary_dim is 32, expected 64, as llama turns whole heads (a file without model_type is "
       "believed, with --pairing)"},
      {configOf("unlimited_ocr_text",
                R"("num_attention_heads": 10, "hidden_size": 1280, "head_dim": 64)"),
       "head_dim is 64, expected 128, as unlimited_ocr_text has it whatever is said"},
      {configOf("cosmos3_edge_text", R"("num_attention_heads": 16, "rope_theta": 1e6)"),
       "rope_parameters is missing, expected a rule, such as \"default\": cosmos3_edge_text has "
       "one "
       "of its own without"},
      {configOf("glm4v_vision", R"("num_heads": 12, "hidden_size": 1536,
                                   "rope_parameters": {"rope_type": "linear", "factor": 2})"),
       "rope_parameters.rope_type is \"linear\", expected \"axial\", the only rule of "
       "glm4v_vision"},
      {configOf("glm4v_vision",
                R"("num_heads": 12, "hidden_size": 1536, "partial_rotary_factor": 0.5)"),
       "partial_rotary_factor is 0.5, expected 1, as glm4v_vision turns whole heads (a file "
       "without "
       "model_type is believed, with --pairing)"},
      {configOf("my_vision",
                R"("num_attention_heads": 4, "head_dim": 64, "rope_theta": 1e4, "patch_size": 14)"),
       "patch_size is given, expected a model_type whose axes are known beside it"},
      {configOf(
           "my_vision",
           R"("num_attention_heads": 4, "head_dim": 64, "rope_theta": 1e4, "image_size": 224)"),
       "image_size is given, expected a model_type whose axes are known beside it"},
      {configOf(
           "moonshine",
           R"("decoder_num_attention_heads": 8, "encoder_num_attention_heads": 4, "hidden_size": 288)"),
       "encoder_num_attention_heads is 4, expected 8 like decoder_num_attention_heads"},
      {configOf(
           "moonshine",
           R"("decoder_num_attention_heads": 8, "encoder_num_key_value_heads": 4, "decoder_num_key_value_heads": 8, "hidden_size": 288)"),
       "encoder_num_key_value_heads is 4, expected 8 like decoder_num_key_value_heads"},
      {configOf(
           "dbrx",
           R"("n_heads": 48, "d_model": 6144, "rope_theta": 1e4, "attn_config": {"kv_n_heads": 8, "rope_theta": 5e5})"),
       "attn_config.rope_theta is 500000, expected rope_theta=10000"},
      {configOf("mpt", R"("n_heads": 32, "d_model": 4096, "attn_config": {"alibi": true})"),
       "attn_config.alibi is true, expected a model with rotary embeddings"},
      {configOf("mpt", R"("n_heads": 32, "d_model": 4096, "attn_config": {"rope": false})"),
       "attn_config.rope is false, expected a model with rotary embeddings"},
      {configOf("jamba", R"("num_attention_heads": 32)"),
       "model_type is \"jamba\", expected one whose rotation is supported; it turns nothing"},
      {R"({"_class_name": "FluxTransformer2DModel", "num_attention_heads": 24, "attention_head_dim": 64})",
       "axes_dims_rope is missing, expected one that adds up to rotary_dim=64: "
       "FluxTransformer2DModel has 128 without"},
      {R"({"_class_name": "Lumina2Transformer2DModel", "num_attention_heads": 20, "hidden_size": 2560})",
       "axes_dim_rope is missing, expected one that adds up to rotary_dim=128: "
       "Lumina2Transformer2DModel has 96 without"},
      {R"({"_class_name": "WanTransformer3DModel", "num_attention_heads": 40, "attention_head_dim": 128,
           "axes_dims_rope": [16, 56, 56]})",
       "axes_dims_rope is given, expected none, or 44, 42, 42, as WanTransformer3DModel has it "
       "whatever is said"},
      {R"({"_class_name": "MyTransformer2DModel", "num_attention_heads": 24, "attention_head_dim": 64,
           "rope_theta": 1e4})",
       "axes_dims_rope is missing, expected the components of each axis beside a _class_name whose "
       "axes are not known; one where positions have one coordinate"},
      {configOf("qwen2_vl", R"("num_attention_heads": 4, "head_dim": 64)"),
       "mrope_section is missing, expected one that adds up to rotary_dim/2=32: qwen2_vl has 64 "
       "without"},
  };
  for (const auto &[text, message] : cases) {
    mlir::MLIRContext context;
    ImportOptions options;
    options.pairing = ROPEWALK_HALF;
    auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context, options);
    ASSERT_FALSE(static_cast<bool>(module)) << text;
    EXPECT_EQ(llvm::toString(module.takeError()), "config.json: " + message);
  }
}

} // namespace
