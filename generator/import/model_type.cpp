//===- model_type.cpp - What model_type implies -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/model_type.h"

#include "llvm/ADT/STLExtras.h"

using namespace ropewalk;

namespace {

constexpr auto theta = &ModelType::theta;
constexpr auto fraction = &ModelType::rotaryFraction;
constexpr auto rotaryDim = &ModelType::rotaryDim;
constexpr auto headDim = &ModelType::headDim;
constexpr auto hiddenSize = &ModelType::hiddenSize;
constexpr auto heads = &ModelType::attentionHeads;
constexpr auto keyHeads = &ModelType::keyValueHeads;
constexpr auto localTheta = &ModelType::localTheta;
constexpr auto axisLayout = &ModelType::axisLayout;
constexpr auto sections = &ModelType::sections;
constexpr auto unrotated = &ModelType::unrotated;
constexpr auto unrotatedEvery = &ModelType::unrotatedEvery;
constexpr auto turnsPart = &ModelType::turnsPart;
constexpr auto innerFractionOnly = &ModelType::innerFractionOnly;
constexpr auto hasOwnRule = &ModelType::hasOwnRule;
constexpr auto hasAlpha = &ModelType::hasAlpha;
constexpr auto saysInterleaved = &ModelType::saysInterleaved;
constexpr auto originalLength = &ModelType::originalLength;
constexpr auto nullHeadDimDivides = &ModelType::nullHeadDimDivides;
constexpr auto cannot = &ModelType::cannot;
constexpr auto thetaField = &ModelType::thetaField;

constexpr ModelType half(llvm::StringLiteral name) { return {name, ROPEWALK_HALF}; }
constexpr ModelType interleaved(llvm::StringLiteral name) { return {name, ROPEWALK_INTERLEAVED}; }

// Source: the models' code in Hugging Face transformers (4.46, 5.0 and 5.23), for checkpoints in
// its format. theta is left out where versions disagree about the default.
constexpr ModelType modelTypes[] = {
    half("afmoe").with(theta, 1e4).with(headDim, 128).with(unrotated, "full_attention"),
    half("apertus").with(theta, 1.2e7).with(hasOwnRule, true),
    half("arcee"),
    half("aria_text").with(theta, 1e4),
    interleaved("axk1").with(theta, 1e4).with(saysInterleaved, true),
    half("bamba")
        .with(theta, 1e4)
        .with(fraction, 0.5)
        .with(keyHeads, 8)
        .with(innerFractionOnly, true),
    half("bitnet").with(theta, 5e5).with(keyHeads, 5),
    half("chameleon").with(theta, 1e4).with(keyHeads, 32),
    interleaved("chatglm").with(theta, 1e4).with(fraction, 0.5),
    interleaved("codegen").with(theta, 1e4).with(rotaryDim, 64),
    interleaved("cohere"),
    interleaved("cohere2").with(headDim, 128).with(unrotated, "full_attention"),
    half("cosmos3_edge_text")
        .with(theta, 1e8)
        .with(headDim, 128)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {24, 20, 20})
        .with(keyHeads, 8),
    half("csm").with(theta, 5e5).with(keyHeads, 8),
    half("cwm").with(theta, 1e6).with(headDim, 128).with(keyHeads, 8).with(hasOwnRule, true),
    interleaved("deepseek_v2").with(theta, 1e4),
    interleaved("deepseek_v3").with(theta, 1e4).with(saysInterleaved, true),
    interleaved("deepseek_v32").with(theta, 1e4),
    interleaved("deepseek_v4")
        .with(theta, 1e4)
        .with(&ModelType::compressTheta, 1.6e5)
        .with(&ModelType::yarnFactor, 1.0)
        .with(headDim, 512)
        .with(fraction, 0.125)
        .with(&ModelType::rotatesEnd, true)
        .with(keyHeads, 1),
    half("diffllama").with(theta, 1e4),
    half("doge").with(theta, 1e4),
    half("dots1").with(keyHeads, 32),
    half("emu3_text_model").with(theta, 1e6).with(keyHeads, 8),
    interleaved("ernie4_5")
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(keyHeads, 2)
        .with(nullHeadDimDivides, true),
    interleaved("ernie4_5_moe").with(theta, 5e5).with(keyHeads, 4),
    interleaved("ernie4_5_moe_vl")
        .with(theta, 5e5)
        .with(axisLayout, AxisLayout::Alternating)
        .with(sections, {22, 22, 20}),
    interleaved("ernie4_5_vl_moe_text")
        .with(theta, 5e5)
        .with(axisLayout, AxisLayout::Alternating)
        .with(sections, {22, 22, 20})
        .with(keyHeads, 4),
    half("eurobert").with(theta, 1e4),
    half("exaone4").with(unrotated, "full_attention").with(keyHeads, 32),
    half("exaone_moe").with(unrotated, "full_attention").with(keyHeads, 32),
    half("falcon").with(theta, 1e4),
    half("falcon_h1").with(theta, 1e4).with(keyHeads, 8),
    half("flex_olmo").with(theta, 5e5),
    half("gemma")
        .with(hiddenSize, 3072)
        .with(heads, 16)
        .with(theta, 1e4)
        .with(headDim, 256)
        .with(keyHeads, 16),
    half("gemma2").with(theta, 1e4).with(headDim, 256).with(keyHeads, 4),
    half("gemma3_text")
        .with(theta, 1e6)
        .with(localTheta, 1e4)
        .with(headDim, 256)
        .with(heads, 8)
        .with(keyHeads, 4),
    half("gemma3n_text")
        .with(theta, 1e6)
        .with(localTheta, 1e4)
        .with(headDim, 256)
        .with(heads, 8)
        .with(keyHeads, 2),
    half("gemma4_text")
        .with(headDim, 256)
        .with(&ModelType::fullHeadDim, 512)
        .with(heads, 8)
        .with(keyHeads, 4)
        .with(hasOwnRule, true),
    half("gemma4_unified_text")
        .with(headDim, 256)
        .with(&ModelType::fullHeadDim, 512)
        .with(heads, 8)
        .with(keyHeads, 4)
        .with(hasOwnRule, true),
    half("diffusion_gemma_text")
        .with(headDim, 256)
        .with(&ModelType::fullHeadDim, 512)
        .with(heads, 8)
        .with(keyHeads, 4)
        .with(hasOwnRule, true),
    interleaved("glm").with(theta, 1e4).with(fraction, 0.5).with(headDim, 128).with(keyHeads, 2),
    interleaved("glm4").with(theta, 1e4).with(fraction, 0.5).with(headDim, 128).with(keyHeads, 2),
    half("glm4_moe").with(fraction, 0.5).with(keyHeads, 8),
    interleaved("glm4_moe_lite").with(turnsPart, true).with(saysInterleaved, true),
    interleaved("glm4v_text")
        .with(theta, 1e4)
        .with(sections, {8, 12, 12})
        .with(keyHeads, 2)
        .with(turnsPart, true),
    half("glm4v_moe_text").with(fraction, 0.5).with(sections, {8, 12, 12}).with(keyHeads, 8),
    half("glm_image_text")
        .with(theta, 1e4)
        .with(sections, {8, 12, 12})
        .with(keyHeads, 2)
        .with(turnsPart, true),
    interleaved("glm_moe_dsa"),
    interleaved("glm_ocr_text")
        .with(theta, 1e4)
        .with(sections, {8, 12, 12})
        .with(keyHeads, 8)
        .with(turnsPart, true),
    half("gpt_neox")
        .with(theta, 1e4)
        .with(fraction, 0.25)
        .with(thetaField, "rotary_emb_base")
        .with(innerFractionOnly, true),
    half("gpt_oss").with(theta, 150000).with(headDim, 64).with(keyHeads, 8).with(hasOwnRule, true),
    interleaved("gptj").with(theta, 1e4).with(rotaryDim, 64),
    half("granite").with(theta, 1e4),
    half("granitemoe").with(theta, 1e4),
    half("granitemoeshared").with(theta, 1e4),
    interleaved("helium").with(theta, 1e5).with(headDim, 128).with(keyHeads, 20),
    half("hunyuan_v1_dense").with(theta, 1e4).with(hasAlpha, true),
    half("hunyuan_v1_moe").with(theta, 1e4).with(hasAlpha, true),
    half("hunyuan_vl").with(theta, 1e4).with(hasAlpha, true),
    half("hunyuan_vl_text").with(theta, 1e4).with(hasAlpha, true),
    half("hy_v3").with(theta, 11158840).with(headDim, 128).with(keyHeads, 8),
    half("hyperclovax").with(theta, 1e4),
    half("internlm2"),
    half("internlm3").with(theta, 1e4),
    half("jais2").with(theta, 1e4),
    half("jetmoe").with(theta, 1e4).with(keyHeads, 16),
    interleaved("kimi_k2").with(saysInterleaved, true),
    half("lfm2").with(theta, 1e6).with(keyHeads, 8),
    half("lfm2_moe").with(theta, 1e6).with(keyHeads, 8),
    half("llama").with(hiddenSize, 4096).with(heads, 32).with(theta, 1e4),
    interleaved("llama4_text")
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(unrotatedEvery, 4)
        .with(keyHeads, 8),
    interleaved("longcat_flash").with(theta, 1e7),
    half("mimo_v2_flash")
        .with(theta, 5e6)
        .with(localTheta, 1e4)
        .with(fraction, 0.334)
        .with(keyHeads, 4),
    half("minicpm").with(theta, 1e4),
    half("minicpm3").with(theta, 1e4),
    half("minimax").with(theta, 1e6).with(keyHeads, 8),
    half("minimax_m2").with(theta, 5e6).with(headDim, 128).with(keyHeads, 8).with(turnsPart, true),
    half("minimax_m3_vl_text"),
    half("ministral").with(theta, 1e4).with(keyHeads, 8),
    half("ministral3").with(headDim, 128).with(keyHeads, 8).with(hasOwnRule, true),
    half("mistral").with(hiddenSize, 4096).with(heads, 32).with(theta, 1e4).with(keyHeads, 8),
    interleaved("mistral4").with(hasOwnRule, true).with(saysInterleaved, true),
    half("mixtral").with(theta, 1e6).with(keyHeads, 8),
    half("mllama_text_model").with(theta, 5e5).with(keyHeads, 8),
    half("modernbert")
        .with(theta, 160000)
        .with(localTheta, 1e4)
        .with(thetaField, "global_rope_theta"),
    half("modernbert-decoder")
        .with(theta, 160000)
        .with(localTheta, 1e4)
        .with(thetaField, "global_rope_theta"),
    half("nanochat").with(cannot, "it turns backwards"),
    half("nemotron").with(theta, 1e4).with(fraction, 0.5),
    half("nomic_bert").with(theta, 1e3),
    half("olmo").with(theta, 1e4),
    half("olmo2"),
    half("olmo3").with(theta, 5e5).with(&ModelType::scalesFullOnly, true),
    half("olmoe").with(theta, 1e4),
    interleaved("openai_privacy_filter")
        .with(theta, 150000)
        .with(headDim, 64)
        .with(keyHeads, 2)
        .with(hasOwnRule, true),
    half("paddleocr_vl_text")
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(sections, {16, 24, 24})
        .with(keyHeads, 2)
        .with(nullHeadDimDivides, true),
    half("persimmon").with(fraction, 0.5),
    half("phi").with(theta, 1e4).with(fraction, 0.5),
    half("phi3").with(theta, 1e4).with(turnsPart, true).with(originalLength, 4096),
    half("phi4_multimodal")
        .with(theta, 1e4)
        .with(keyHeads, 8)
        .with(turnsPart, true)
        .with(originalLength, 4096),
    half("phimoe").with(theta, 1e6).with(keyHeads, 8),
    half("qwen2").with(hiddenSize, 4096).with(heads, 32).with(theta, 1e4).with(keyHeads, 32),
    half("qwen2_moe").with(theta, 1e4).with(keyHeads, 16),
    half("qwen2_vl").with(theta, 1e6).with(sections, {16, 24, 24}),
    half("qwen2_vl_text").with(theta, 1e6).with(sections, {16, 24, 24}).with(keyHeads, 8),
    half("qwen2_5_vl").with(theta, 1e6).with(sections, {16, 24, 24}),
    half("qwen2_5_vl_text").with(theta, 1e6).with(sections, {16, 24, 24}).with(keyHeads, 8),
    half("qwen2_5_omni_text").with(theta, 1e6).with(sections, {16, 24, 24}).with(keyHeads, 4),
    half("qwen3").with(theta, 1e4).with(headDim, 128).with(keyHeads, 32),
    half("qwen3_moe").with(theta, 1e4).with(keyHeads, 4),
    half("qwen3_next").with(theta, 1e4).with(fraction, 0.25).with(headDim, 256).with(keyHeads, 2),
    half("qwen3_5_text")
        .with(theta, 1e4)
        .with(fraction, 0.25)
        .with(headDim, 256)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {11, 11, 10})
        .with(keyHeads, 4),
    half("qwen3_5_moe_text")
        .with(theta, 1e4)
        .with(fraction, 0.25)
        .with(headDim, 256)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {11, 11, 10})
        .with(keyHeads, 2),
    half("qwen3_omni_moe_text")
        .with(theta, 1e6)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {24, 20, 20})
        .with(keyHeads, 4),
    half("qwen3_vl_text")
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {24, 20, 20})
        .with(keyHeads, 32),
    half("qwen3_vl_moe_text")
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {24, 20, 20})
        .with(keyHeads, 16),
    half("recurrent_gemma").with(theta, 1e4).with(fraction, 0.5),
    half("seed_oss").with(headDim, 128).with(keyHeads, 8),
    half("smollm3").with(theta, 2e6).with(unrotatedEvery, 4).with(keyHeads, 4),
    half("solar_open").with(theta, 1e6).with(headDim, 128).with(keyHeads, 8).with(turnsPart, true),
    half("stablelm").with(theta, 1e4).with(fraction, 0.25).with(keyHeads, 32),
    half("starcoder2").with(theta, 1e4).with(keyHeads, 2),
    half("t5_gemma_module").with(theta, 1e4).with(headDim, 256).with(keyHeads, 4),
    half("telechat3").with(theta, 1e6).with(&ModelType::yarnSlope, 0.07),
    half("vaultgemma").with(theta, 1e4).with(headDim, 256).with(keyHeads, 4),
    half("voxtral_realtime_text").with(keyHeads, 8),
    interleaved("youtu").with(theta, 1e4).with(saysInterleaved, true),
    half("zamba2").with(cannot, "heads are twice as wide as hidden_size / num_attention_heads"),
    // Encoders of images.
    half("qwen2_vl_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("qwen2_5_vl_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("qwen3_vl_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("qwen3_vl_moe_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("qwen3_5_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("qwen3_5_moe_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("glm4v_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("glm4v_moe_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("dots3_note_vision_encoder").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("ernie4_5_vl_moe_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("exaone4_5_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial).with(keyHeads, 8),
    half("glm_ocr_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("glm5_next_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("lfm3_vl_vision").with(theta, 1e6).with(axisLayout, AxisLayout::Axial).with(keyHeads, 8),
    half("qwen2_5_omni_vision_encoder").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("qwen3_omni_moe_vision_encoder").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("qwen4_exp_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("video_llama_3_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("paddleocr_vl_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("cohere_compass_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("mlcd_vision_model").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("muse_glimmer_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("muse_spark_vision").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("gemma4_vision").with(theta, 100).with(axisLayout, AxisLayout::AxialBlocks),
    half("pixtral").with(cannot, "height and width have frequencies in turns"),
    // Image and video diffusion, by the name of their class in diffusers.
    interleaved("ChromaTransformer2DModel").with(theta, 1e4),
    interleaved("FluxTransformer2DModel").with(theta, 1e4),
    interleaved("Flux2Transformer2DModel").with(theta, 2e3),
    interleaved("HunyuanImageTransformer2DModel").with(theta, 256),
    interleaved("HunyuanVideoTransformer3DModel").with(theta, 256),
    interleaved("Lumina2Transformer2DModel").with(theta, 1e4),
    interleaved("QwenImageTransformer2DModel").with(theta, 1e4),
    interleaved("WanTransformer3DModel").with(theta, 1e4),
    interleaved("ZImageTransformer2DModel").with(theta, 256),
};

} // namespace

const ModelType *ropewalk::findModelType(llvm::StringRef name) {
  const auto *found =
      llvm::find_if(modelTypes, [&](const ModelType &type) { return type.name == name; });
  return found == std::end(modelTypes) ? nullptr : found;
}
