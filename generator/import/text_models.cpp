//===- text_models.cpp - Models of text -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/model_table.h"

using namespace ropewalk;
using namespace ropewalk::model_table;

namespace {

constexpr llvm::StringLiteral noRotation = "it turns nothing";

// Source: the models' code in Hugging Face transformers (4.46, 5.0, 5.23 and of the newest 5.24),
// for checkpoints in its format. theta is left out where versions disagree about the default.
constexpr ModelType modelTypes[] = {
    half("afmoe").with(theta, 1e4).with(headDim, 128).with(unrotated, "full_attention"),
    half("apertus").with(theta, 1.2e7).with(hasOwnRule, true),
    half("apertus1p5_text").with(theta, 1.2e7).with(hasOwnRule, true),
    half("arcee"),
    half("aria_text").with(theta, 1e4),
    interleaved("axk1").with(isLatent, true).with(theta, 1e4).with(saysInterleaved, true),
    interleaved("axk2").with(isLatent, true).with(theta, 1e4),
    interleaved("bailing_hybrid").with(isLatent, true).with(theta, 6e6),
    half("bamba")
        .with(theta, 1e4)
        .with(fraction, 0.5)
        .with(keyHeads, 8)
        .with(innerFractionOnly, true),
    half("beam").with(headDim, 128).with(keyHeads, 8).with(hasOwnRule, true),
    half("bitnet").with(theta, 5e5).with(keyHeads, 5),
    interleaved("blt_global_transformer").with(theta, 5e5),
    interleaved("blt_local_decoder").with(theta, 5e5),
    interleaved("blt_local_encoder").with(theta, 5e5),
    interleaved("blt_patcher").with(theta, 1e4),
    half("chameleon").with(theta, 1e4).with(keyHeads, 32),
    interleaved("chatglm").with(theta, 1e4).with(fraction, 0.5),
    interleaved("codegen").with(theta, 1e4).with(rotaryDim, 64).with(&ModelType::hasNoRule, true),
    interleaved("cohere"),
    interleaved("cohere2")
        .with(headDim, 128)
        .with(unrotated, "full_attention")
        .with(windowless, Windowless::NoneTurns),
    interleaved("cohere2_moe")
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(unrotated, "full_attention"), // but for first dense layers
    half("csm").with(theta, 5e5).with(keyHeads, 8),
    half("csm_depth_decoder_model").with(theta, 5e5).with(keyHeads, 2),
    half("cwm").with(theta, 1e6).with(headDim, 128).with(keyHeads, 8).with(hasOwnRule, true),
    half("dbrx").with(theta, 1e4).with(keyHeads, 1),
    half("deepseek_ocr2_text").with(theta, 1e4).with(dividesHeads, true),
    interleaved("deepseek_v2").with(isLatent, true).with(theta, 1e4),
    interleaved("deepseek_v3").with(isLatent, true).with(theta, 1e4).with(saysInterleaved, true),
    interleaved("deepseek_v32").with(isLatent, true).with(theta, 1e4),
    interleaved("deepseek_v4")
        .with(theta, 1e4)
        .with(&ModelType::compressTheta, 1.6e5)
        .with(&ModelType::yarnFactor, 1.0)
        .with(headDim, 512)
        .with(fraction, 0.125)
        .with(&ModelType::rotatesEnd, true)
        .with(keyHeads, 1),
    half("dia_decoder").with(theta, 1e4).with(headDim, 128).with(keyHeads, 4),
    half("dia_encoder").with(theta, 1e4).with(headDim, 128).with(keyHeads, 16),
    half("diffllama").with(theta, 1e4),
    half("doge").with(theta, 1e4),
    half("dots1").with(keyHeads, 32),
    interleaved("dots3_note_text").with(cannot, "layer types differ in their latent heads"),
    half("embedding_gemma2_text")
        .with(headDim, 256)
        .with(&ModelType::fullHeadDim, 512)
        .with(&ModelType::fullKeyValueHeads, 1)
        .with(keyHeads, 2)
        .with(hasOwnRule, true),
    half("emu3_text_model").with(theta, 1e6).with(keyHeads, 8),
    interleaved("ernie4_5")
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(keyHeads, 2)
        .with(nullHeadDimDivides, true),
    interleaved("ernie4_5_moe").with(theta, 5e5).with(keyHeads, 4),
    half("esm").with(theta, 1e4).with(saysRotary, true),
    half("esmc").with(theta, 1e4),
    half("esmfold2").with(cannot, "its pairs have coordinates of atoms"),
    half("eurobert").with(theta, 1e4),
    half("evolla").with(theta, 5e5).with(keyHeads, 8),
    half("exaone4")
        .with(unrotated, "full_attention")
        .with(windowless, Windowless::AllTurn)
        .with(keyHeads, 32),
    half("exaone_moe")
        .with(unrotated, "full_attention")
        .with(windowless, Windowless::AllTurn)
        .with(keyHeads, 32),
    half("falcon").with(theta, 1e4),
    half("falcon_h1").with(theta, 1e4).with(keyHeads, 8),
    half("flex_olmo").with(theta, 5e5),
    half("flint")
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(keyHeads, 4)
        .with(unrotated, "full_attention")
        .with(windowless, Windowless::NoneTurns),
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
    interleaved("glm4_moe_lite")
        .with(isLatent, true)
        .with(turnsPart, true)
        .with(saysInterleaved, true),
    half("glm5_next_text").with(cannot, noRotation),
    interleaved("glm_moe_dsa").with(isLatent, true),
    half("gpt_neox")
        .with(theta, 1e4)
        .with(fraction, 0.25)
        .with(thetaField, "rotary_emb_base")
        .with(innerFractionOnly, true)
        .with(&ModelType::saysRotaryPct, true),
    half("gpt_neox_japanese")
        .with(theta, 1e4)
        .with(thetaField, "rotary_emb_base")
        .with(turnsPart, true)
        .with(innerFractionOnly, true)
        .with(&ModelType::saysRotaryPct, true),
    half("gpt_oss").with(theta, 150000).with(headDim, 64).with(keyHeads, 8).with(hasOwnRule, true),
    interleaved("gptj").with(theta, 1e4).with(rotaryDim, 64).with(&ModelType::hasNoRule, true),
    half("gradium_phonon_tts").with(theta, 1e4),
    half("granite").with(theta, 1e4),
    half("granite4_vision_text").with(theta, 1e4),
    half("granite_docling_text").with(theta, 1e4).with(keyHeads, 4),
    half("granite_swa").with(listsLayers, true).with(theta, 1e4).with(keyHeads, 4),
    half("granitemoe").with(theta, 1e4),
    half("granitemoe_swa").with(listsLayers, true).with(theta, 1e4),
    half("granitemoehybrid").with(theta, 1e4).with(saysRotary, true),
    half("granitemoeshared").with(theta, 1e4),
    half("gte").with(theta, 160000),
    interleaved("helium").with(theta, 1e5).with(headDim, 128).with(keyHeads, 20),
    half("higgs_audio_v2")
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(keyHeads, 8)
        .with(hasOwnRule, true),
    half("hrm_text").with(theta, 1e4).with(headDim, 128),
    half("hunyuan_v1_dense").with(theta, 1e4).with(hasAlpha, true),
    half("hunyuan_v1_moe").with(theta, 1e4).with(hasAlpha, true),
    half("hunyuan_vl").with(theta, 1e4).with(hasAlpha, true),
    half("hunyuan_vl_text").with(theta, 1e4).with(hasAlpha, true),
    half("hy_v3").with(theta, 11158840).with(headDim, 128).with(keyHeads, 8),
    half("hy_v4").with(isLatent, true).with(theta, 1e4),
    half("hyperclovax").with(theta, 1e4),
    half("idefics").with(theta, 1e4),
    half("internlm2"),
    half("internlm3").with(theta, 1e4),
    half("jais2").with(theta, 1e4),
    half("jamba").with(cannot, noRotation),
    half("jetmoe").with(theta, 1e4).with(headDim, 128).with(keyHeads, 16),
    half("jina_embeddings_v3").with(theta, 2e4),
    interleaved("kimi_k2").with(isLatent, true).with(saysInterleaved, true),
    half("kimi_linear").with(cannot, noRotation),
    half("kolibri1")
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(keyHeads, 4)
        .with(unrotated, "full_attention")
        .with(windowless, Windowless::AllTurn),
    half("kyutai_speech_to_text").with(theta, 1e4),
    half("laguna")
        .with(headDim, 128)
        .with(keyHeads, 8)
        .with(hasOwnRule, true)
        .with(turnsPart, true)
        .with(innerFractionOnly, true),
    half("lara_mini")
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(keyHeads, 4)
        .with(unrotated, "full_attention"),
    half("lfm2").with(theta, 1e6).with(keyHeads, 8),
    half("lfm2_moe").with(theta, 1e6).with(keyHeads, 8),
    half("lfm3").with(theta, 1e6).with(headDim, 128).with(keyHeads, 4).with(hasOwnRule, true),
    half("llama").with(hiddenSize, 4096).with(heads, 32).with(theta, 1e4),
    interleaved("llama4_text")
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(unrotatedEvery, 4)
        .with(keyHeads, 8),
    // LLaVA's own files, which are flat: the text model's with more fields.
    half("llava").with(theta, 1e4),
    half("llava_llama").with(theta, 1e4),
    half("llava_mistral").with(theta, 1e4).with(keyHeads, 8),
    half("llava_qwen").with(theta, 1e4),
    interleaved("longcat_flash").with(isLatent, true).with(theta, 1e7),
    half("mellum").with(headDim, 128).with(keyHeads, 4).with(hasOwnRule, true),
    half("mimo_v2_flash")
        .with(theta, 5e6)
        .with(headDim, 192)
        .with(localTheta, 1e4)
        .with(fraction, 0.334)
        .with(&ModelType::doublesSlidingKeys, true)
        .with(keyHeads, 4),
    half("minicpm").with(theta, 1e4),
    half("minicpm3").with(isLatent, true).with(theta, 1e4),
    half("minimax").with(theta, 1e6).with(keyHeads, 8),
    half("minimax_m2")
        .with(saysRotaryDim, true)
        .with(theta, 5e6)
        .with(headDim, 128)
        .with(keyHeads, 8)
        .with(turnsPart, true),
    half("minimax_m3_vl_text").with(turnsPart, true),
    half("ministral").with(theta, 1e4).with(keyHeads, 8),
    half("ministral3").with(headDim, 128).with(keyHeads, 8).with(hasOwnRule, true),
    half("mistral").with(hiddenSize, 4096).with(heads, 32).with(theta, 1e4).with(keyHeads, 8),
    interleaved("mistral4").with(isLatent, true).with(hasOwnRule, true).with(saysInterleaved, true),
    interleaved("mistral_large4_text")
        .with(cannot, "its checkpoint has factors of the frequencies"),
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
    half("molmo2_text")
        .with(listsLayers, true)
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(keyHeads, 8),
    half("moshi").with(theta, 1e4),
    half("muse_glimmer_assistant").with(theta, 5e5).with(headDim, 128).with(keyHeads, 8),
    half("muse_glimmer_text")
        .with(listsLayers, true)
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(keyHeads, 2)
        .with(unrotatedEvery, 4)
        .with(&ModelType::unrotatedFromLast, true)
        .with(hasOneTheta, true),
    half("muse_spark_text")
        .with(listsLayers, true)
        .with(theta, 5e5)
        .with(headDim, 64)
        .with(keyHeads, 16)
        .with(unrotatedEvery, 4)
        .with(&ModelType::unrotatedFromLast, true)
        .with(hasOneTheta, true),
    half("nanochat").with(cannot, "it turns backwards"),
    half("nemotron").with(theta, 1e4).with(fraction, 0.5),
    half("neomme").with(cannot, "height and width have frequencies in turns"),
    half("nemotron_h").with(cannot, noRotation),
    half("nomic_bert").with(theta, 1e3),
    half("olmo").with(theta, 1e4),
    half("olmo2"),
    half("olmo3").with(theta, 5e5).with(&ModelType::scalesFullOnly, true),
    half("olmo_hybrid").with(theta, 1e4).with(unrotated, "linear_attention").with(hasOwnRule, true),
    half("olmoe").with(theta, 1e4),
    interleaved("openai_privacy_filter")
        .with(theta, 150000)
        .with(headDim, 64)
        .with(keyHeads, 2)
        .with(hasOwnRule, true),
    half("persimmon").with(fraction, 0.5),
    half("phi").with(theta, 1e4).with(fraction, 0.5),
    half("phi3").with(theta, 1e4).with(turnsPart, true).with(originalLength, 4096),
    half("phi4_multimodal")
        .with(theta, 1e4)
        .with(keyHeads, 8)
        .with(turnsPart, true)
        .with(originalLength, 4096),
    half("phimoe").with(theta, 1e6).with(keyHeads, 8),
    half("pocket_tts").with(theta, 1e4),
    half("qwen2").with(hiddenSize, 4096).with(heads, 32).with(theta, 1e4).with(keyHeads, 32),
    half("qwen2_moe").with(theta, 1e4).with(keyHeads, 16),
    half("qwen3").with(theta, 1e4).with(headDim, 128).with(keyHeads, 32),
    half("qwen3_moe").with(theta, 1e4).with(keyHeads, 4),
    half("qwen3_next").with(theta, 1e4).with(fraction, 0.25).with(headDim, 256).with(keyHeads, 2),
    half("qwen3_omni_moe_talker_code_predictor")
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(keyHeads, 8),
    half("recurrent_gemma").with(theta, 1e4).with(fraction, 0.5),
    interleaved("roformer").with(theta, 1e4),
    half("seed_oss").with(headDim, 128).with(keyHeads, 8),
    half("smollm3").with(theta, 2e6).with(unrotatedEvery, 4).with(keyHeads, 4),
    half("solar_open").with(theta, 1e6).with(headDim, 128).with(keyHeads, 8).with(turnsPart, true),
    half("stablelm").with(theta, 1e4).with(fraction, 0.25).with(keyHeads, 32),
    half("starcoder2").with(theta, 1e4).with(keyHeads, 2),
    half("step3p5")
        .with(listsLayers, true)
        .with(theta, 1e4)
        .with(headDim, 128)
        .with(keyHeads, 8)
        .with(turnsPart, true)
        .with(&ModelType::scalesFullOnly, true),
    half("t5_gemma_module").with(theta, 1e4).with(headDim, 256).with(keyHeads, 4),
    half("t5gemma2_decoder")
        .with(theta, 1e6)
        .with(localTheta, 1e4)
        .with(headDim, 256)
        .with(heads, 8)
        .with(keyHeads, 4),
    half("t5gemma2_text")
        .with(theta, 1e6)
        .with(localTheta, 1e4)
        .with(headDim, 256)
        .with(heads, 8)
        .with(keyHeads, 4),
    half("telechat3").with(theta, 1e6).with(&ModelType::yarnSlope, 0.07),
    half("timesfm2_5").with(theta, 1e4).with(headDim, 80).with(keyHeads, 16),
    half("ultrabert").with(hasOwnRule, true),
    half("unlimited_ocr_text").with(dividesHeads, true).with(theta, 1e4).with(keyHeads, 10),
    half("vaultgemma").with(theta, 1e4).with(headDim, 256).with(keyHeads, 4),
    half("voxtral_realtime_text").with(keyHeads, 8),
    interleaved("youtu").with(isLatent, true).with(theta, 1e4).with(saysInterleaved, true),
    half("zamba2").with(cannot, "heads are twice as wide as hidden_size / num_attention_heads"),
    half("zaya")
        .with(headDim, 128)
        .with(keyHeads, 2)
        .with(hasOwnRule, true)
        .with(turnsPart, true)
        .with(innerFractionOnly, true),
};

} // namespace

llvm::ArrayRef<ModelType> ropewalk::textModelTypes() { return modelTypes; }
