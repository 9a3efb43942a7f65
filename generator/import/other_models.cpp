//===- other_models.cpp - Models of images and sound ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/model_table.h"

using namespace ropewalk;
using namespace ropewalk::model_table;

namespace {

// Sources as in text_models.cpp.
constexpr ModelType modelTypes[] = {
    // Sound.
    half("clvp_decoder").with(cannot, "it turns values, too"),
    half("clvp_encoder").with(cannot, "it turns values, too"),
    half("deepseek_ocr2_encoder").with(theta, 1e4).with(keyHeads, 32),
    half("dots3_note_audio_encoder").with(dividesHeads, true).with(theta, 1e4).with(fraction, 0.5),
    half("glmasr_encoder").with(theta, 1e4).with(fraction, 0.5),
    half("lasr_encoder").with(theta, 1e4),
    half("mimi").with(theta, 1e4).with(keyHeads, 8),
    interleaved("moonshine").with(theta, 1e4).with(fraction, 0.9),
    interleaved("moonshine_streaming")
        .with(hasOwnRule, true)
        .with(theta, 1e4)
        .with(turnsPart, true),
    half("nemotron3_5_transcribe_asr_audio")
        .with(hasOwnRule, true)
        .with(theta, 1e4)
        .with(turnsPart, true),
    half("nemotron3_5_transcribe_word_timestamp")
        .with(hasOwnRule, true)
        .with(theta, 1e4)
        .with(turnsPart, true),
    half("nemotron3_diarization_audio")
        .with(hasOwnRule, true)
        .with(theta, 1e4)
        .with(turnsPart, true),
    half("neucodec").with(cannot, "heads have positions, not tokens"),
    interleaved("pe_audio_encoder").with(theta, 2e4).with(headDim, 128),
    interleaved("pe_audio_video_encoder").with(theta, 2e4).with(headDim, 128),
    interleaved("pe_video_encoder").with(theta, 2e4).with(headDim, 128),
    half("pocket_tts_audio_tokenizer").with(theta, 1e4).with(keyHeads, 8),
    interleaved("qwen2_5_omni_dit").with(cannot, "it turns the first head only"),
    half("voxtral_realtime_encoder").with(theta, 1e4).with(headDim, 64),
    half("xcodec2").with(cannot, "heads have positions, not tokens"),
    half("wav2vec2-bert")
        .with(theta, 1e4)
        .with(thetaField, "rotary_embedding_base")
        .with(saysRotary, true),
    half("wav2vec2-conformer")
        .with(theta, 1e4)
        .with(thetaField, "rotary_embedding_base")
        .with(saysRotary, true),
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
    half("dinov3_vit").with(cannot, "its angles are of places between -1 and 1, times 2 pi"),
    half("edgetam_video").with(cannot, "only its memory attention turns"),
    half("efficientloftr").with(cannot, "width and height have frequencies in turns"),
    half("eomt_dinov3").with(cannot, "its angles are of places between -1 and 1, times 2 pi"),
    interleaved("inkling2_vision").with(theta, 1e4).with(axisLayout, AxisLayout::AxialColumnsFirst),
    half("kimi_k25_vision").with(cannot, "width and height have frequencies in turns"),
    interleaved("llama4_vision_model")
        .with(theta, 1e4)
        .with(axisLayout, AxisLayout::AxialColumnsFirst),
    half("minimax_m3_vl_vision").with(cannot, "three axes leave a part of the head as it is"),
    half("sam2_video").with(cannot, "only its memory attention turns"),
    half("sam3_tracker_video").with(cannot, "only its memory attention turns"),
    interleaved("sam3_vit_model").with(theta, 1e4).with(axisLayout, AxisLayout::Axial),
    half("sapiens2").with(cannot, "its angles are of places between -1 and 1, times 2 pi"),
    half("step3p5_vision").with(theta, 1e4).with(axisLayout, AxisLayout::AxialColumnsFirst),
    half("vjepa2").with(cannot, "pairs turn by the angles of others"),
    half("pixtral").with(cannot, "height and width have frequencies in turns"),
    // Image and video diffusion, by the name of their class in diffusers.
    interleaved("BriaTransformer2DModel")
        .with(theta, 1e4)
        .with(components, {16, 56, 56})
        .with(componentsField, "axes_dims_rope"),
    interleaved("ChromaTransformer2DModel")
        .with(theta, 1e4)
        .with(components, {16, 56, 56})
        .with(componentsField, "axes_dims_rope"),
    interleaved("FluxTransformer2DModel")
        .with(theta, 1e4)
        .with(components, {16, 56, 56})
        .with(componentsField, "axes_dims_rope"),
    interleaved("Flux2Transformer2DModel")
        .with(theta, 2e3)
        .with(components, {32, 32, 32, 32})
        .with(componentsField, "axes_dims_rope"),
    interleaved("HunyuanImageTransformer2DModel")
        .with(theta, 256)
        .with(components, {64, 64})
        .with(componentsField, "rope_axes_dim"),
    interleaved("HunyuanVideo15Transformer3DModel")
        .with(theta, 256)
        .with(components, {16, 56, 56})
        .with(componentsField, "rope_axes_dim"),
    interleaved("HunyuanVideoFramepackTransformer3DModel")
        .with(theta, 256)
        .with(components, {16, 56, 56})
        .with(componentsField, "rope_axes_dim"),
    interleaved("HunyuanVideoTransformer3DModel")
        .with(theta, 256)
        .with(components, {16, 56, 56})
        .with(componentsField, "rope_axes_dim"),
    interleaved("LongCatImageTransformer2DModel")
        .with(theta, 1e4)
        .with(components, {16, 56, 56})
        .with(componentsField, "axes_dims_rope"),
    interleaved("Lumina2Transformer2DModel")
        .with(theta, 1e4)
        .with(components, {32, 32, 32})
        .with(componentsField, "axes_dim_rope"),
    interleaved("QwenImageTransformer2DModel")
        .with(theta, 1e4)
        .with(components, {16, 56, 56})
        .with(componentsField, "axes_dims_rope"),
    interleaved("WanTransformer3DModel").with(theta, 1e4).with(axisLayout, AxisLayout::Sixths),
    interleaved("ZImageTransformer2DModel")
        .with(theta, 256)
        .with(components, {32, 48, 48})
        .with(componentsField, "axes_dims"),
};

} // namespace

llvm::ArrayRef<ModelType> ropewalk::otherModelTypes() { return modelTypes; }
