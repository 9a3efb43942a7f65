//===- model_type.cpp - What model_type implies -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/model_type.h"

#include "import/model_table.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace ropewalk;

namespace {

/// A multimodal model and the type of its text model where a file does not say it.
struct Wrapper {
  llvm::StringLiteral name;
  llvm::StringLiteral text;
};

// The sub-configurations' default types of transformers 5.24.
constexpr Wrapper wrappers[] = {
    {"audioflamingo3", "qwen2"},
    {"aya_vision", "cohere2"},
    {"cohere2_vision", "cohere2"},
    {"colmodernvbert", "modernbert"},
    {"colpali", "gemma"},
    {"colqwen2", "qwen2_vl_text"},
    {"cosmos3_omni", "qwen3_vl_text"},
    {"deepseek_vl", "llama"},
    {"deepseek_vl_hybrid", "llama"},
    {"exaone4_5", "exaone4"},
    {"fast_vlm", "qwen2"},
    {"fun_asr_nano", "qwen3"},
    {"fuyu", "persimmon"},
    {"gemma4_assistant", "gemma4_text"},
    {"gemma4_unified_assistant", "gemma4_unified_text"},
    {"glm46v", "glm4v_text"},
    {"glmasr", "llama"},
    {"glmga", "glm4v_text"},
    {"got_ocr2", "qwen2"},
    {"granite_speech", "granite"},
    {"granite_speech_plus", "granite"},
    {"hyperclovax_vision_v2", "hyperclovax"},
    {"idefics2", "mistral"},
    {"idefics3", "llama"},
    {"internvl", "qwen2"},
    {"janus", "llama"},
    {"jev", "qwen3_5_text"},
    {"kimi_k25", "deepseek_v3"},
    {"lfm2_vl", "lfm2"},
    {"lfm3_vl", "lfm3"},
    {"lighton_ocr", "qwen3"},
    {"llava", "llama"},
    {"llava_next", "llama"},
    {"llava_next_video", "llama"},
    {"llava_onevision", "qwen2"},
    {"minicpm_ocr", "qwen3_5_text"},
    {"minicpmv4_6", "qwen3_5_text"},
    {"minicpmv4_7", "qwen3_5_text"},
    {"mistral3", "mistral"},
    {"modernvbert", "modernbert"},
    {"moss_transcribe_diarize", "qwen3"},
    {"musicflamingo", "qwen2"},
    {"nemo_speechlm", "nemotron_h"},
    {"nemotron_h_omni", "nemotron_h"},
    {"omniasr", "llama"},
    {"ovis2", "qwen2"},
    {"paligemma", "gemma"},
    {"pe_audio", "modernbert"},
    {"pe_audio_video", "modernbert"},
    {"pe_video", "modernbert"},
    {"perception_lm", "llama"},
    {"pi0", "gemma"},
    {"pp_chart2table", "qwen2"},
    {"qianfan_ocr", "qwen3"},
    {"qwen2_audio", "qwen2"},
    {"qwen3_asr", "qwen3"},
    {"shieldgemma2", "gemma3_text"},
    {"smolvlm", "llama"},
    {"ultravbert", "ultrabert"},
    {"vibevoice", "qwen2"},
    {"vibevoice_asr", "qwen2"},
    {"video_llama_3", "qwen2"},
    {"video_llava", "llama"},
    {"vipllava", "llama"},
    {"voxtral", "llama"},
};

} // namespace

std::string ropewalk::textTypeOf(llvm::StringRef wrapper) {
  if (const auto *found =
          llvm::find_if(wrappers, [&](const Wrapper &one) { return one.name == wrapper; });
      found != std::end(wrappers))
    return found->text.str();
  const std::string text = (wrapper + "_text").str();
  return !findModelType(wrapper) && findModelType(text) ? text : wrapper.str();
}

const ModelType *ropewalk::findModelType(llvm::StringRef name) {
  for (llvm::ArrayRef<ModelType> part : {textModelTypes(), mropeModelTypes(), otherModelTypes()})
    if (const auto *found =
            llvm::find_if(part, [&](const ModelType &type) { return type.name == name; });
        found != part.end())
      return found;
  return nullptr;
}
