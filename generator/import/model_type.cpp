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

constexpr ropewalk_pairing half = ROPEWALK_HALF, interleaved = ROPEWALK_INTERLEAVED;

// Source: the models' code in Hugging Face transformers (4.46 and 5.0), for checkpoints in
// its format. theta is left out where versions disagree about the default.
constexpr ModelType modelTypes[] = {
    {"arcee", half},
    {"bitnet", half, 5e5},
    {"chatglm", interleaved, 1e4, 0.5},
    {"codegen", interleaved, 1e4, 1, 64},
    {"cohere", interleaved},
    {"cohere2", interleaved},
    {"deepseek_v2", interleaved, 1e4},
    {"deepseek_v3", interleaved, 1e4},
    {"dots1", half},
    {"ernie4_5", interleaved, 5e5, 1, 0, 128},
    {"ernie4_5_moe", interleaved, 5e5},
    {"exaone4", half},
    {"falcon", half, 1e4},
    {"gemma", half, 1e4, 1, 0, 256},
    {"gemma2", half, 1e4, 1, 0, 256},
    {"glm", interleaved, 1e4, 0.5, 0, 128},
    {"glm4", interleaved, 1e4, 0.5, 0, 128},
    {"glm4_moe", half, 0, 0.5},
    {"glm4_moe_lite", interleaved},
    {"gpt_neox", half, 1e4, 0.25},
    {"gpt_oss", half, 150000, 1, 0, 64},
    {"gptj", interleaved, 1e4, 1, 64},
    {"granite", half, 1e4},
    {"granitemoe", half, 1e4},
    {"helium", interleaved, 1e5, 1, 0, 128},
    {"internlm2", half},
    {"kimi_k2", interleaved},
    {"lfm2", half, 1e6},
    {"llama", half, 1e4},
    {"llama4_text", interleaved, 5e5, 1, 0, 128},
    {"longcat_flash", interleaved, 1e7},
    {"minimax_m2", half, 5e6, 1, 64, 128},
    {"mistral", half, 1e4},
    {"mixtral", half, 1e6},
    {"mllama_text_model", half, 5e5},
    {"nemotron", half, 1e4, 0.5},
    {"olmo", half, 1e4},
    {"olmo2", half},
    {"olmoe", half, 1e4},
    {"persimmon", half, 0, 0.5},
    {"phi", half, 1e4, 0.5},
    {"phi3", half, 1e4},
    {"phimoe", half, 1e6},
    {"qwen2", half, 1e4},
    {"qwen2_moe", half, 1e4},
    {"qwen3", half, 1e4, 1, 0, 128},
    {"qwen3_moe", half, 1e4},
    {"qwen3_next", half, 1e4, 0.25, 0, 256},
    {"seed_oss", half, 0, 1, 0, 128},
    {"smollm3", half, 2e6},
    {"stablelm", half, 1e4, 0.25},
    {"starcoder2", half, 1e4},
};

} // namespace

const ModelType *ropewalk::findModelType(llvm::StringRef name) {
  const auto *found =
      llvm::find_if(modelTypes, [&](const ModelType &type) { return type.name == name; });
  return found == std::end(modelTypes) ? nullptr : found;
}
