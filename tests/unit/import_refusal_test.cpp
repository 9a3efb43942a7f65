//===- import_refusal_test.cpp - What import says of wrong rules ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/config.h"
#include "support/config_text.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>

using namespace ropewalk;

namespace {

/// `fields` are put into the place of a plain model's, and beside them.
struct Refusal {
  const char *name;
  const char *fields;
  const char *message;
};

std::ostream &operator<<(std::ostream &stream, const Refusal &refusal) {
  return stream << refusal.fields;
}

class RefusedRule : public testing::TestWithParam<Refusal> {};

TEST_P(RefusedRule, IsNamed) {
  mlir::MLIRContext context;
  const std::string text = test::configText(
      {{"model_type", "\"llama\""}, {"num_attention_heads", "32"}, {"head_dim", "128"}},
      GetParam().fields);
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context);
  ASSERT_FALSE(static_cast<bool>(module));
  EXPECT_EQ(llvm::toString(module.takeError()), "config.json: " + std::string(GetParam().message));
}

// clang-format off
const Refusal names[] = {
    {"Unknown", R"("rope_scaling": {"rope_type": "yran", "factor": 2})",
     R"(rope_scaling.rope_type is "yran", expected a known rule, such as "yarn")"},
    {"UnknownByOldName", R"("rope_scaling": {"type": "long_rope"})",
     R"(rope_scaling.type is "long_rope", expected a known rule, such as "longrope")"},
    {"UnknownAndLong", R"("rope_scaling": {"type": "a\nbxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"})",
     R"(rope_scaling.type is "a\nbxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..., expected a known rule, such as "axial")"},
    {"Controls", "\"rope_scaling\": {\"type\": \"a\x7f\xc2\x80\xc2\x9f\xc2\xa0\xc3\x9f\"}",
     "rope_scaling.type is \"a\\u007f\\u0080\\u009f\xc2\xa0\xc3\x9f\", expected a known rule, such as \"axial\""},
    {"CutBetweenCharacters", "\"rope_scaling\": {\"type\": \"xx" "\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\"}",
     "rope_scaling.type is \"xx" "\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4..., expected a known rule, such as \"axial\""},
    {"Missing", R"("rope_scaling": {"factor": 2})",
     "rope_scaling.rope_type is missing, expected the name of a rule"},
    {"Number", R"("rope_scaling": {"type": 3})", "rope_scaling.type is 3, expected a string"},
    {"TwoNames", R"("rope_scaling": {"rope_type": "llama3", "type": "default"})",
     R"(rope_scaling.type is "default", expected "llama3" like rope_type)"},
    {"OldAndNewName", R"("rope_scaling": {"rope_type": "yarn", "type": "linear"})",
     R"(rope_scaling.type is "linear", expected "yarn" like rope_type)"},
    {"NoDictionary", R"("rope_scaling": "llama3")", R"(rope_scaling is "llama3", expected an object)"},
    {"TwoDictionaries", R"("rope_parameters": {"rope_type": "default"}, "rope_scaling": {"rope_type": "linear", "factor": 2})",
     R"(rope_scaling.rope_type is "linear", expected "default" like rope_type of rope_parameters)"},
    {"TwoDictionariesOfTwoFactors", R"("rope_parameters": {"rope_type": "linear", "factor": 4}, "rope_scaling": {"type": "linear", "factor": 2})",
     "rope_scaling.factor is 2, expected 4 like that of rope_parameters"},
    {"TwoDictionariesOfTwoEntries", R"("rope_parameters": {"mrope_section": [16, 24, 24]}, "rope_scaling": {"type": "mrope", "mrope_section": [16, 22, 26]})",
     "rope_scaling.mrope_section[1] is 22, expected 24 like that of rope_parameters"},
    {"TwoDictionariesOfTwoLengths", R"("rope_parameters": {"mrope_section": [16, 24, 24]}, "rope_scaling": {"type": "mrope", "mrope_section": [32, 32]})",
     "rope_scaling.mrope_section has 2 entries, expected 3 like that of rope_parameters"},
    {"TwoDictionariesPerLayerType", R"("rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}}, "rope_scaling": {"full_attention": {"rope_theta": 2e6}})",
     "rope_scaling.full_attention.rope_theta is 2000000, expected 1000000 like that of rope_parameters.full_attention"},
    {"LayersThatTurnAndNot", R"("rope_parameters": {"full_attention": null, "sliding_attention": {"rope_theta": 1e4}}, "rope_scaling": {"full_attention": {"rope_theta": 2e6}})",
     "rope_scaling.full_attention is an object, expected null like that of rope_parameters"},
    {"OneDictionaryPerLayerType", R"("rope_parameters": {"full_attention": {"rope_theta": 1e6}}, "rope_scaling": {"type": "linear", "factor": 8})",
     "rope_scaling is given beside rope_parameters, expected one of them, or both with a dictionary per layer type"},
    {"YarnOfTwoKinds", R"("rope_scaling": {"rope_type": "yarn", "type": "yarn_log"})",
     R"(rope_scaling.type is "yarn_log", expected "yarn" like rope_type)"},
    {"OuterName", R"("rope_type": "ntk")", R"(rope_type is "ntk", expected "default", or it in rope_scaling with its numbers)"},
    {"OuterNameBesideAnother", R"("rope_type": "llama3", "rope_scaling": {"type": "linear", "factor": 2})",
     R"(rope_type is "llama3", expected "linear" like that of the dictionary)"},
    {"DynamicOfQwen", R"("use_dynamic_ntk": true)", "use_dynamic_ntk is true, expected false, or a rule in rope_scaling"},
    {"OuterFactor", R"("rope_condense_ratio": 4)", "rope_condense_ratio is 4, expected 1, or a rule in rope_scaling"},
    {"FieldOfAnotherRule", R"("rope_scaling": {"rope_type": "default", "factor": 2})",
     R"(rope_scaling.factor is given, expected none: rope_type "default" has no such field)"},
    {"FieldOfYarn", R"("rope_scaling": {"rope_type": "llama3", "beta_fast": 32})",
     R"(rope_scaling.beta_fast is given, expected none: rope_type "llama3" has no such field)"},
    {"FieldOfHunyuan", R"("rope_scaling": {"rope_type": "linear", "factor": 2, "alpha": 1000})",
     R"(rope_scaling.alpha is given, expected none: rope_type "linear" has no such field)"},
    {"FieldOfHunyuanInDynamic", R"("max_position_embeddings": 2048, "rope_scaling": {"type": "dynamic", "factor": 2, "alpha": 1000})",
     R"(rope_scaling.alpha is given, expected none: rope_type "dynamic" has no such field)"},
    {"NoneWhereTheTypeHasOne", R"("model_type": "gpt_oss", "rope_theta": 150000)",
     R"(rope_parameters is missing, expected a rule, such as "default": gpt_oss has one of its own without)"},
    {"NoneOfMistral4", R"("model_type": "mistral4", "rope_theta": 10000)",
     R"(rope_parameters is missing, expected a rule, such as "default": mistral4 has one of its own without)"},
    {"NoneOfPrivacyFilter", R"("model_type": "openai_privacy_filter")",
     R"(rope_parameters is missing, expected a rule, such as "default": openai_privacy_filter has one of its own without)"},
    {"NoneOfCwm", R"("model_type": "cwm")",
     R"(rope_parameters is missing, expected a rule, such as "default": cwm has one of its own without)"},
    {"NullWhereTheTypeHasOne", R"("model_type": "apertus", "rope_scaling": null)",
     R"(rope_parameters is missing, expected a rule, such as "default": apertus has one of its own without)"},
    {"FieldWithNewline", R"("rope_scaling": {"type": "default", "a\nb": 1})",
     R"(rope_scaling.a?b is given, expected none: rope_type "default" has no such field)"},
    {"Alibi", R"("alibi": true)", "alibi is true, expected a model with rotary embeddings"},
    {"OtherEmbedding", R"("model_type": "esm", "rope_interleave": false, "position_embedding_type": "absolute")",
     R"(position_embedding_type is "absolute", expected "rope" or "rotary")"},
    {"NoEmbedding", R"("model_type": "granitemoehybrid", "rope_interleave": false, "position_embedding_type": "nope")",
     R"(position_embedding_type is "nope", expected "rope" or "rotary")"},
};

const Refusal bases[] = {
    {"Missing", R"("model_type": "cohere")", "rope_theta is missing, expected a finite number > 1"},
    {"One", R"("rope_theta": 1)", "rope_theta is 1, expected a finite number > 1"},
    {"Negative", R"("rope_theta": -1e4)", "rope_theta is -10000, expected a finite number > 1"},
    {"Inside", R"("rope_parameters": {"rope_theta": 0.5})", "rope_parameters.rope_theta is 0.5, expected a finite number > 1"},
    {"Overflow", R"("rope_theta": 1e999)", "rope_theta is +Inf, expected a finite number"},
    {"Text", R"("rope_theta": "10000")", R"(rope_theta is "10000", expected a finite number)"},
    {"PerLayer", R"("rope_theta": [10000, 20000])", "rope_theta is an array, expected a finite number"},
    {"ListOfAnother", R"("layer_rope_theta": [10000, 20000])", "layer_rope_theta is given, expected none: llama has no such field"},
    {"PartsOfAnother", R"("partial_rotary_factors": [1, 1])", "partial_rotary_factors is given, expected none: llama has no such field"},
    {"OldAndOlder", R"("rope_theta": 1e4, "rotary_emb_base": 2e4)", "rotary_emb_base is 20000, expected rope_theta=10000"},
    {"OldAndNew", R"("rope_theta": 2e4, "rope_parameters": {"rope_theta": 1e4})", "rope_theta is 20000, expected 10000 like the one inside"},
    {"OldAndNewFraction", R"("partial_rotary_factor": 0.5, "rope_parameters": {"partial_rotary_factor": 0.25})",
     "partial_rotary_factor is 0.5, expected 0.25 like the one inside"},
    {"OldAndGlobal", R"("model_type": "modernbert", "rope_theta": 1e4, "global_rope_theta": 1.6e5)", "global_rope_theta is 160000, expected rope_theta=10000"},
    {"OldAndRatio", R"("rope_theta": 1e4, "rope_ratio": 2)", "rope_ratio is 2, expected 1 beside rope_theta=10000"},
    {"Ratio", R"("model_type": "chatglm", "rope_ratio": 0)", "rope_ratio is 0, expected a number > 0.0001, which 10000 is multiplied by"},
    {"RatioLarge", R"("model_type": "chatglm", "rope_ratio": 1e305)", "rope_ratio is 1e+305, expected a number > 0.0001, which 10000 is multiplied by"},
    {"RatioInside", R"("model_type": "chatglm", "rope_ratio": 500, "rope_parameters": {"rope_theta": 1e4})", "rope_ratio is 500, expected 1 like the one inside"},
    {"TwoOfSlidingLayers", R"("model_type": "gemma3_text", "rope_local_base_freq": 1e4, "swa_rope_theta": 5e3)", "swa_rope_theta is 5000, expected rope_local_base_freq=10000"},
    {"LocalOutside", R"("model_type": "gemma3_text", "rope_local_base_freq": 5000, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})",
     "rope_local_base_freq is 5000, expected 10000 like that of sliding_attention"},
    {"SlidingOutside", R"("model_type": "mimo_v2_flash", "swa_rope_theta": 5000, "rope_parameters": {"full_attention": {"rope_theta": 5e6}, "sliding_attention": {"rope_theta": 1e4}})",
     "swa_rope_theta is 5000, expected 10000 like that of sliding_attention"},
    {"GlobalOutside", R"("model_type": "modernbert", "global_rope_theta": 777, "rope_parameters": {"full_attention": {"rope_theta": 160000}, "sliding_attention": {"rope_theta": 1e4}})",
     "global_rope_theta is 777, expected 160000 like that of full_attention"},
    {"LocalOutsideOfModernBert", R"("model_type": "modernbert", "local_rope_theta": 888, "rope_parameters": {"full_attention": {"rope_theta": 160000}, "sliding_attention": {"rope_theta": 1e4}})",
     "local_rope_theta is 888, expected 10000 like that of sliding_attention"},
    {"CompressOutside", R"("model_type": "deepseek_v4", "compress_rope_theta": 4e4, "rope_parameters": {"main": {"rope_theta": 1e4}, "compress": {"rope_theta": 160000}})",
     "compress_rope_theta is 40000, expected 160000 like that of compress"},
    {"OutsideOfGemma", R"("model_type": "gemma3_text", "rope_theta": 777, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})",
     "rope_theta is 777, expected 1000000 like that of full_attention"},
    {"OutsideOfDeepSeek", R"("model_type": "deepseek_v4", "rope_theta": 777, "rope_parameters": {"main": {"rope_theta": 1e4}, "compress": {"rope_theta": 160000}})",
     "rope_theta is 777, expected 10000 like that of main"},
    {"OutsideOfAllLayers", R"("rope_theta": 777, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})",
     "rope_theta is 777, expected 1000000 like that of full_attention or 10000 like that of sliding_attention"},
    {"PartOutsideOfAllLayers", R"("model_type": "phi3", "partial_rotary_factor": 1, "rope_parameters": {"full_attention": {"rope_theta": 1e6, "partial_rotary_factor": 0.5}})",
     "partial_rotary_factor is 1, expected 0.5 like that of full_attention"},
    {"TwoFractions", R"("model_type": "stablelm", "num_key_value_heads": 4, "rotary_pct": 0.5, "partial_rotary_factor": 0.25)",
     "rotary_pct is 0.5, expected partial_rotary_factor=0.25"},
    {"UnreadByGptNeox", R"("model_type": "gpt_neox", "rope_theta": 1e6)", "rope_theta is 1000000, expected rotary_emb_base beside it, which gpt_neox reads"},
    {"UnreadByModernBert", R"("model_type": "modernbert", "rope_theta": 2e4)", "rope_theta is 20000, expected global_rope_theta beside it, which modernbert reads"},
    {"PartOfLlama", R"("rope_parameters": {"rope_type": "default", "partial_rotary_factor": 0.75})",
     "partial_rotary_factor is 0.75, expected 1, as llama turns whole heads (a file without model_type is believed, with --pairing)"},
    {"ComponentsOfLlama", R"("rotary_dim": 64)",
     "rotary_dim is 64, expected 128, as llama turns whole heads (a file without model_type is believed, with --pairing)"},
    {"ComponentsOfMiniMaxM3", R"("model_type": "minimax_m3_vl_text", "rotary_dim": 64)",
     "rotary_dim is 64, expected 128, as minimax_m3_vl_text has it without partial_rotary_factor"},
    {"OuterPartOfBamba", R"("model_type": "bamba", "partial_rotary_factor": 0.25)",
     "partial_rotary_factor is 0.25, expected 0.5: bamba reads it in the rule's dictionary only"},
    {"OuterPartOfGptNeox", R"("model_type": "gpt_neox", "rotary_pct": 0.25, "partial_rotary_factor": 0.5)",
     "partial_rotary_factor is 0.5, expected 0.25: gpt_neox reads it in the rule's dictionary only"},
    {"InterleavedLlama", R"("rope_interleave": true)", "rope_interleave is true, expected false, as llama has it whatever is said, or --pairing"},
    {"KeyHeadsOfTheType", R"("model_type": "mistral", "num_attention_heads": 12)",
     "num_key_value_heads is missing, expected a divisor of the number of attention heads=12: 8 without is none"},
    {"Local", R"("rope_local_base_freq": 0)", "rope_local_base_freq is 0, expected a finite number > 1"},
    {"Sliding", R"("swa_rope_theta": true)", "swa_rope_theta is true, expected a finite number"},
    {"Compress", R"("compress_rope_theta": -1)", "compress_rope_theta is -1, expected a finite number > 1"},
};

const Refusal numbers[] = {
    {"Llama3Factor", R"("rope_scaling": {"rope_type": "llama3", "low_freq_factor": 1, "high_freq_factor": 4, "original_max_position_embeddings": 8192})",
     "rope_scaling.factor is missing, expected a finite number"},
    {"Llama3FactorZero", R"("rope_scaling": {"rope_type": "llama3", "factor": 0, "low_freq_factor": 1, "high_freq_factor": 4, "original_max_position_embeddings": 8192})",
     "rope_scaling.factor is 0, expected a finite number of at least 2^-16"},
    {"Llama3FactorText", R"("rope_scaling": {"rope_type": "llama3", "factor": "8", "low_freq_factor": 1, "high_freq_factor": 4, "original_max_position_embeddings": 8192})",
     R"(rope_scaling.factor is "8", expected a finite number)"},
    {"Llama3LowZero", R"("rope_scaling": {"rope_type": "llama3", "factor": 8, "low_freq_factor": 0, "high_freq_factor": 4, "original_max_position_embeddings": 8192})",
     "rope_scaling.low_freq_factor is 0, expected a finite number > 0"},
    {"Llama3Low", R"("rope_scaling": {"rope_type": "llama3", "factor": 8, "high_freq_factor": 4, "original_max_position_embeddings": 8192})",
     "rope_scaling.low_freq_factor is missing, expected a finite number"},
    {"Llama3HighBelowLow", R"("rope_scaling": {"rope_type": "llama3", "factor": 8, "low_freq_factor": 1, "high_freq_factor": 0.5, "original_max_position_embeddings": 8192})",
     "rope_scaling.high_freq_factor is 0.5, expected a finite number >= low_freq_factor=1"},
    {"Llama3High", R"("rope_scaling": {"rope_type": "llama3", "factor": 8, "low_freq_factor": 1, "original_max_position_embeddings": 8192})",
     "rope_scaling.high_freq_factor is missing, expected a finite number"},
    {"OriginalZero", R"("rope_scaling": {"rope_type": "llama3", "factor": 8, "low_freq_factor": 1, "high_freq_factor": 4, "original_max_position_embeddings": 0})",
     "rope_scaling.original_max_position_embeddings is 0, expected a number in [1, 2^31)"},
    {"OriginalMissing", R"("rope_scaling": {"rope_type": "llama3", "factor": 8, "low_freq_factor": 1, "high_freq_factor": 4})",
     "rope_scaling.original_max_position_embeddings is missing, expected it or max_position_embeddings"},
    {"OriginalTwice", R"("original_max_position_embeddings": 4096, "rope_scaling": {"rope_type": "yarn", "factor": 8, "original_max_position_embeddings": 8192})",
     "rope_scaling.original_max_position_embeddings is 8192, expected 4096 like the one outside"},
    {"LinearFactor", R"("rope_scaling": {"type": "linear"})", "rope_scaling.factor is missing, expected a finite number"},
    {"LinearFactorNegative", R"("rope_scaling": {"type": "linear", "factor": -2})",
     "rope_scaling.factor is -2, expected a finite number of at least 2^-16"},
    {"DynamicFactor", R"("max_position_embeddings": 4096, "rope_scaling": {"type": "dynamic"})",
     "rope_scaling.factor is missing, expected a finite number"},
    {"DynamicLength", R"("rope_scaling": {"type": "dynamic", "factor": 2})",
     "max_position_embeddings is missing, expected a number in [1, 2^31)"},
    {"Alpha", R"("model_type": "hunyuan_v1_dense", "rope_scaling": {"type": "dynamic", "alpha": 0, "factor": 1})",
     "rope_scaling.alpha is 0, expected a finite number of at least 2^-16"},
    {"XdropeAlpha", R"("rope_scaling": {"type": "xdrope", "xdrope_section": [16, 16, 16, 16]})",
     "rope_scaling.alpha is missing, expected a finite number"},
    {"NtkFactor", R"("rope_scaling": {"type": "ntk"})", "rope_scaling.factor is missing, expected a finite number"},
    {"NtkMixed", R"("rope_scaling": {"type": "ntk", "factor": 2, "mixed_b": 0})",
     "rope_scaling.mixed_b is 0, expected a finite number > 0"},
    {"YarnFactor", R"("rope_scaling": {"type": "yarn", "original_max_position_embeddings": 4096})",
     "max_position_embeddings is missing, expected a number in [1, 2^31)"},
    {"YarnFactorZero", R"("rope_scaling": {"type": "yarn", "factor": 0, "original_max_position_embeddings": 4096})",
     "rope_scaling.factor is 0, expected a finite number of at least 2^-16"},
    {"YarnBetas", R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "beta_fast": 1, "beta_slow": 2})",
     "rope_scaling.beta_fast is 1, expected at least beta_slow=2"},
    {"YarnTruncate", R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "truncate": 0})",
     "rope_scaling.truncate is 0, expected true or false"},
    {"YarnAttention", R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "attention_factor": 0})",
     "rope_scaling.attention_factor is 0, expected a finite number > 0"},
    {"YarnAttentionLarge", R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "attention_factor": 1e30})",
     "rope_scaling.attention_factor is 1e+30, expected 0 or a number in [2^-64, 2^64]"},
    {"YarnTwoAttentions", R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "attention_factor": 1, "attn_factor": 1})",
     "rope_scaling.attn_factor is given beside attention_factor, expected one of them"},
    {"LongropeShort", R"("max_position_embeddings": 8192, "rope_scaling": {"type": "su", "long_factor": [1]})",
     "rope_scaling.short_factor is missing, expected a list of rotary_dim/2=64 numbers"},
    {"LongropeShortLength", R"("head_dim": 4, "max_position_embeddings": 8192, "rope_scaling": {"type": "longrope", "short_factor": [1], "long_factor": [1, 1]})",
     "rope_scaling.short_factor has 1 entries, expected rotary_dim/2=2"},
    {"LongropeLongLength", R"("head_dim": 4, "max_position_embeddings": 8192, "rope_scaling": {"type": "longrope", "short_factor": [1, 1], "long_factor": [1, 1, 1]})",
     "rope_scaling.long_factor has 3 entries, expected rotary_dim/2=2"},
    {"LongropeNumber", R"("head_dim": 4, "max_position_embeddings": 8192, "rope_scaling": {"type": "longrope", "short_factor": 1, "long_factor": [1, 1]})",
     "rope_scaling.short_factor is 1, expected a list"},
    {"LongropeEntry", R"("head_dim": 4, "max_position_embeddings": 8192, "rope_scaling": {"type": "longrope", "short_factor": [1, "1"], "long_factor": [1, 1]})",
     R"(rope_scaling.short_factor[1] is "1", expected a finite number)"},
    {"LongropeEntryZero", R"("head_dim": 4, "max_position_embeddings": 8192, "rope_scaling": {"type": "longrope", "short_factor": [1, 1], "long_factor": [1, 0]})",
     "rope_scaling.long_factor[1] is 0, expected a finite number of at least 2^-16"},
    {"LongropeTwoAttentions", R"("head_dim": 4, "max_position_embeddings": 8192, "rope_scaling": {"type": "longrope", "short_factor": [1, 1], "long_factor": [1, 1], "short_mscale": 1.1, "long_mscale": 1.2})",
     "rope_scaling.short_mscale is 1.1, expected long_mscale=1.2, one attention factor for both"},
    {"ProportionalFactor", R"("rope_parameters": {"rope_type": "proportional", "factor": 0})",
     "rope_parameters.factor is 0, expected a finite number > 0"},
    {"ProportionalFraction", R"("rope_parameters": {"rope_type": "proportional", "partial_rotary_factor": 1.5})",
     "rope_parameters.partial_rotary_factor is 1.5, expected a number in [0, 1]"},
};

const Refusal axes[] = {
    {"Sum", R"("rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 22]})",
     "rope_scaling.mrope_section adds up to 62, expected rotary_dim/2=64"},
    {"None", R"("rope_scaling": {"type": "mrope"})",
     "rope_scaling.mrope_section is missing, expected the pairs of each axis"},
    {"One", R"("rope_scaling": {"type": "mrope", "mrope_section": [64]})",
     "rope_scaling.mrope_section has 1 entries, expected 2 to 8"},
    {"Nine", R"("rope_scaling": {"type": "mrope", "mrope_section": [1, 1, 1, 1, 1, 1, 1, 1, 56]})",
     "rope_scaling.mrope_section has 9 entries, expected 2 to 8"},
    {"Negative", R"("rope_scaling": {"type": "mrope", "mrope_section": [-8, 72]})",
     "rope_scaling.mrope_section has -8, expected 0 to rotary_dim/2=64"},
    {"Fraction", R"("rope_scaling": {"type": "mrope", "mrope_section": [16, 24.5, 23.5]})",
     "rope_scaling.mrope_section[1] is 24.5, expected an integer"},
    {"Text", R"("rope_scaling": {"type": "mrope", "mrope_section": "16,24,24"})",
     R"(rope_scaling.mrope_section is "16,24,24", expected a list)"},
    {"Interleaved", R"("rope_parameters": {"mrope_section": [4, 30, 30], "mrope_interleaved": true})",
     "rope_parameters.mrope_section[1] is 30, expected at most 21: axes take turns in 64 pairs"},
    {"InterleavedType", R"("model_type": "qwen3_vl_text", "rope_parameters": {"mrope_section": [20, 22, 22]})",
     "rope_parameters.mrope_section[1] is 22, expected at most 21: axes take turns in 64 pairs"},
    {"AlwaysInterleaved", R"("model_type": "qwen3_vl_text", "rope_parameters": {"mrope_section": [24, 20, 20], "mrope_interleaved": false})",
     "rope_parameters.mrope_interleaved is false, expected true, as qwen3_vl_text has it whatever is said"},
    {"NeverInterleaved", R"("model_type": "qwen2_vl", "rope_parameters": {"mrope_section": [24, 20, 20], "mrope_interleaved": true})",
     "rope_parameters.mrope_interleaved is true, expected false, as qwen2_vl has it whatever is said"},
    {"InterleavedTwice", R"("rope_parameters": {"mrope_section": [24, 20, 20], "mrope_interleaved": true, "interleaved": false})",
     "rope_parameters.interleaved is false, expected what mrope_interleaved is"},
    {"InterleavedOneAxis", R"("rope_parameters": {"rope_type": "default", "interleaved": true})",
     R"(rope_parameters.interleaved is given, expected none: rope_type "default" has no such field)"},
    {"AlwaysInterleavedToo", R"("model_type": "qwen3_omni_moe_text", "rope_parameters": {"mrope_section": [24, 20, 20], "interleaved": false})",
     "rope_parameters.interleaved is false, expected true, as qwen3_omni_moe_text has it whatever is said"},
    {"AxialOfAnotherType", R"("rope_parameters": {"rope_type": "axial"})",
     R"(rope_parameters.rope_type is "axial", expected a model_type whose axes are known)"},
    {"InterleavedText", R"("rope_parameters": {"mrope_section": [24, 20, 20], "mrope_interleaved": "yes"})",
     R"(rope_parameters.mrope_interleaved is "yes", expected true or false)"},
    {"Alternating", R"("model_type": "ernie4_5_moe_vl", "rope_scaling": {"type": "default", "mrope_section": [20, 22, 22]})",
     "rope_scaling.mrope_section has 20 and 22 in 3 entries, expected h = w in three: h, w, t"},
    {"AxialOdd", R"("model_type": "qwen2_vl_vision", "head_dim": 90, "rope_parameters": {"rope_type": "axial"})",
     "rotary_dim is 90, expected a multiple of 4: two axes share its pairs"},
    {"DimsSum", R"("axes_dims_rope": [16, 56, 54])", "axes_dims_rope adds up to 126, expected rotary_dim=128"},
    {"DimsNegative", R"("axes_dims_rope": [-8, 80, 56])", "axes_dims_rope has -8, expected 0 to rotary_dim=128"},
    {"DimsOdd", R"("axes_dims_rope": [15, 57, 56])", "axes_dims_rope has 15, expected even numbers"},
};

const Refusal layers[] = {
    {"RuleInside", R"("rope_parameters": {"full_attention": {"rope_type": "yran"}, "sliding_attention": {"rope_type": "default"}})",
     R"(rope_parameters.full_attention.rope_type is "yran", expected a known rule, such as "yarn")"},
    {"NumberBeside", R"("rope_parameters": {"full_attention": {"rope_type": "default"}, "factor": 8})",
     "rope_parameters.factor is given beside one dictionary per layer type, expected it inside them"},
    {"BaseInside", R"("rope_parameters": {"full_attention": {"rope_type": "default"}, "sliding_attention": {"rope_theta": 1}})",
     "rope_parameters.sliding_attention.rope_theta is 1, expected a finite number > 1"},
    {"OriginalOutside", R"("original_max_position_embeddings": 4096, "rope_parameters": {"full_attention": {"rope_type": "yarn", "factor": 4, "rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})",
     "rope_parameters.full_attention.original_max_position_embeddings is missing, expected it here too: one outside is not read"},
    {"OriginalOfPhi3", R"("model_type": "phi3", "rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 8192})",
     "rope_scaling.original_max_position_embeddings is 8192, expected 4096, which phi3 has where none is outside"},
    {"SomeOfOneKind", R"("num_hidden_layers": 2, "per_layer_config": {"1": {"head_dim": 64}})",
     "per_layer_config.head_dim is given for 1 layers, expected it for all 2 of their type"},
    {"UnlikeInOneKind", R"("num_hidden_layers": 2, "per_layer_config": {"0": {"head_dim": 64}, "1": {"head_dim": 32}})",
     "per_layer_config.1.head_dim is 32, expected 64 like other layers of its type"},
    {"RuleOfOneLayer", R"("num_hidden_layers": 2, "per_layer_config": {"0": {"rope_theta": 1e6}})",
     "per_layer_config.0.rope_theta is given, expected none of a single layer"},
    {"LayersUnknown", R"("per_layer_config": {"0": {"head_dim": 64}})",
     "num_hidden_layers is missing, expected which layers per_layer_config speaks of"},
    {"TypesUnknown", R"("rope_theta": 1e6, "rope_local_base_freq": 1e4, "num_hidden_layers": 2, "per_layer_config": {"0": {"head_dim": 64}})",
     "layer_types is missing, expected which layers per_layer_config speaks of"},
    {"NoSuchLayer", R"("num_hidden_layers": 2, "per_layer_config": {"2": {"head_dim": 64}})",
     "per_layer_config.2 is given, expected indices of layers below 2"},
    {"NoIndex", R"("num_hidden_layers": 2, "per_layer_config": {"one": {"head_dim": 64}})",
     "per_layer_config.one is given, expected indices of layers below 2"},
    {"NoOverrides", R"("num_hidden_layers": 2, "per_layer_config": {"1": 3})",
     "per_layer_config.1 is 3, expected an object"},
    {"NoRotation", R"("rope_parameters": {"full_attention": null, "sliding_attention": null})",
     "rope_parameters.full_attention is null, expected a rule for at least one layer type"},
};
// clang-format on

std::string nameOf(const testing::TestParamInfo<Refusal> &info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Names, RefusedRule, testing::ValuesIn(names), nameOf);
INSTANTIATE_TEST_SUITE_P(Bases, RefusedRule, testing::ValuesIn(bases), nameOf);
INSTANTIATE_TEST_SUITE_P(Numbers, RefusedRule, testing::ValuesIn(numbers), nameOf);
INSTANTIATE_TEST_SUITE_P(Axes, RefusedRule, testing::ValuesIn(axes), nameOf);
INSTANTIATE_TEST_SUITE_P(Layers, RefusedRule, testing::ValuesIn(layers), nameOf);

} // namespace
