//===- import_spelling_test.cpp - Every way to say a rotation -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "import/config.h"
#include "support/config_text.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

using namespace ropewalk;

namespace {

/// Configurations that say the same. `fields` are put into the place of those of a plain model with
/// four heads of eight components, and beside them.
struct Spelling {
  const char *name;
  std::vector<const char *> fields;
  const char *rotations; ///< What their rope.rotation ops have besides heads, names and lengths.
};

std::ostream &operator<<(std::ostream &stream, const Spelling &spelling) {
  return stream << spelling.name;
}

/// One line per rotation: layer type, window, axes, frequencies.
std::string describe(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (rope::RotationOp op : module.getOps<rope::RotationOp>()) {
    stream << (stream.tell() ? "\n" : "");
    if (op.getLayerType())
      stream << *op.getLayerType() << " ";
    stream << op.getWindow().getBegin() << "+" << op.getWindow().getDim() << " of "
           << op.getHeadDim() << " ";
    if (op.getAxesAttr())
      stream << op.getAxesAttr() << " ";
    stream << op.getFrequencies();
  }
  return text;
}

std::string importFields(const std::string &fields, const ImportOptions &options = {}) {
  mlir::MLIRContext context;
  const std::string text = test::configText(
      {{"model_type", "\"llama\""}, {"num_attention_heads", "4"}, {"head_dim", "8"}}, fields);
  auto module = importConfig(llvm::MemoryBufferRef(text, "config.json"), context, options);
  if (!module)
    return llvm::toString(module.takeError());
  EXPECT_TRUE(mlir::succeeded(mlir::verify(**module)));
  return describe(**module);
}

class Spellings : public testing::TestWithParam<Spelling> {};

TEST_P(Spellings, AreAlike) {
  for (const char *fields : GetParam().fields)
    EXPECT_EQ(importFields(fields), GetParam().rotations) << fields;
}

// clang-format off
const Spelling rules[] = {
    {"Default",
     {R"("rope_theta": 1e4)", R"("rope_scaling": null)", R"("rope_scaling": {})", R"("rope_parameters": {})",
      R"("rope_parameters": {"rope_type": "default", "rope_theta": 10000})", R"("rope_scaling": {"type": "default"})",
      R"("rope_parameters": {"rope_type": null, "attention_factor": null, "rope_theta": 1e4})", R"("rope_type": "default")", R"("axes_dims_rope": [8])", R"("use_dynamic_ntk": false, "rope_condense_ratio": 1, "dual_chunk_attention_config": {"chunk_size": 262144, "local_size": 8192})"},
     "0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    {"Linear",
     {R"("rope_scaling": {"type": "linear", "factor": 4})", R"("rope_type": "linear", "rope_scaling": {"type": "linear", "factor": 4})",
      R"("rope_theta": 1e4, "rope_scaling": {"type": "linear", "factor": 4}, "rope_parameters": {"rope_type": "linear", "factor": 4.0, "rope_theta": 1e4})",
      R"("rope_scaling": {"type": "linear", "factor": 4}, "rope_parameters": {"rope_theta": 1e4})", R"("rope_scaling": {"rope_type": "linear", "factor": 4}, "rope_parameters": {"type": null, "factor": null})",
      R"("rope_scaling": {}, "rope_parameters": {"rope_type": "linear", "factor": 4})", R"("rope_parameters": {"rope_type": "linear", "factor": 4.0, "rope_theta": 1e4})"},
     "0+8 of 8 #rope.linear<theta = 1.000000e+04, factor = 4.000000e+00>"},
    {"Dynamic",
     {R"("max_position_embeddings": 2048, "rope_scaling": {"type": "dynamic", "factor": 2})", R"("max_position_embeddings": 2048, "rope_parameters": {"rope_type": "dynamic", "factor": 2})"},
     "0+8 of 8 #rope.dynamic<theta = 1.000000e+04, factor = 2.000000e+00, max_position_embeddings = 2048>"},
    {"Ntk", {R"("rope_scaling": {"type": "ntk", "factor": 2})"}, "0+8 of 8 #rope.ntk<theta = 1.000000e+04, factor = 2.000000e+00>"},
    {"NtkMixed", {R"("rope_scaling": {"type": "ntk", "factor": 2, "mixed_b": 0.625})"},
     "0+8 of 8 #rope.ntk<theta = 1.000000e+04, factor = 2.000000e+00, mixed_b = 6.250000e-01>"},
    {"NtkAlpha",
     {R"("model_type": "hunyuan_v1_dense", "rope_scaling": {"type": "dynamic", "alpha": 1000.0, "factor": 1.0, "beta_fast": 32, "beta_slow": 1, "mscale": 1.0, "mscale_all_dim": 1.0})",
      R"("rope_parameters": {"rope_type": "ntk_alpha", "alpha": 1000})", R"("rope_scaling": {"type": "xdrope", "alpha": 1000})"},
     "0+8 of 8 #rope.ntk_alpha<theta = 1.000000e+04, alpha = 1.000000e+03>"},
    {"Yarn",
     {R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "finetuned": true})",
      R"("rope_parameters": {"rope_type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "truncate": true})",
      R"("original_max_position_embeddings": 4096, "rope_scaling": {"type": "yarn", "rope_type": "yarn", "factor": 4})",
      R"("max_position_embeddings": 4096, "rope_scaling": {"type": "yarn", "factor": 4})",
      R"("max_position_embeddings": 16384, "rope_scaling": {"type": "yarn", "factor": null, "original_max_position_embeddings": 4096})",
      R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "attn_factor": null, "beta_fast": 0})"},
     "0+8 of 8 #rope.yarn<theta = 1.000000e+04, factor = 4.000000e+00, original_max_position_embeddings = 4096>"},
    {"YarnSwitches",
     {R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "beta_fast": 16, "beta_slow": 2, "mscale": 0.7, "mscale_all_dim": 0.5, "truncate": false, "extrapolation_factor": 0.5, "attention_factor": 1.25, "llama_4_scaling_beta": 0.1})"},
     "0+8 of 8 #rope.yarn<theta = 1.000000e+04, factor = 4.000000e+00, original_max_position_embeddings = 4096, beta_fast = 1.600000e+01, beta_slow = 2.000000e+00, mscale = 0.69999999999999996, mscale_all_dim = 5.000000e-01, extrapolation_factor = 5.000000e-01, no_truncate = true, attention_factor = 1.250000e+00>"},
    {"YarnLog", {R"("rope_scaling": {"type": "yarn_log", "factor": 4, "original_max_position_embeddings": 4096})"},
     "0+8 of 8 #rope.yarn<theta = 1.000000e+04, factor = 4.000000e+00, original_max_position_embeddings = 4096, log_blend = true>"},
    // 0.1 ln 4 + 1, twice; 0.07 ln 4 + 1; 1 without a factor above 1.
    {"YarnMultiple", {R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "attn_factor": 2})"},
     "0+8 of 8 #rope.yarn<theta = 1.000000e+04, factor = 4.000000e+00, original_max_position_embeddings = 4096, attention_factor = 2.2772588722239782>"},
    {"YarnOfTeleChat", {R"("model_type": "telechat3", "rope_theta": 1e4, "rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096})"},
     "0+8 of 8 #rope.yarn<theta = 1.000000e+04, factor = 4.000000e+00, original_max_position_embeddings = 4096, attention_factor = 1.0970406052783923>"},
    {"YarnOfTeleChatWithoutStretch", {R"("model_type": "telechat3", "rope_theta": 1e4, "rope_scaling": {"type": "yarn", "factor": 1, "original_max_position_embeddings": 4096})"},
     "0+8 of 8 #rope.yarn<theta = 1.000000e+04, factor = 1.000000e+00, original_max_position_embeddings = 4096, attention_factor = 1.000000e+00>"},
    {"Longrope",
     {R"("max_position_embeddings": 16384, "original_max_position_embeddings": 4096, "rope_scaling": {"type": "su", "short_factor": [1, 1, 1, 2], "long_factor": [1, 2, 3, 4.5]})",
      R"("max_position_embeddings": 16384, "rope_scaling": {"rope_type": "longrope", "original_max_position_embeddings": 4096, "short_factor": [1, 1, 1, 2], "long_factor": [1, 2, 3, 4.5]})",
      R"("max_position_embeddings": 16384, "rope_scaling": {"type": "su", "short_factor": [1, 1, 1, 2], "long_factor": [1, 2, 3, 4.5]}, "rope_parameters": {"rope_type": "longrope", "original_max_position_embeddings": 4096, "long_factor": [1.0, 2.0, 3.0, 4.5]})",
      R"("rope_parameters": {"rope_type": "longrope", "factor": 4, "original_max_position_embeddings": 4096, "short_factor": [1, 1, 1, 2], "long_factor": [1, 2, 3, 4.5], "rope_theta": 1e4})"},
     "0+8 of 8 #rope.longrope<theta = 1.000000e+04, factor = 4.000000e+00, original_max_position_embeddings = 4096, short_factor = [1.000000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00], long_factor = [1.000000e+00, 2.000000e+00, 3.000000e+00, 4.500000e+00]>"},
    {"LongropeAttention",
     {R"("head_dim": 2, "original_max_position_embeddings": 4096, "rope_scaling": {"type": "longrope", "factor": 4, "short_factor": [1], "long_factor": [2], "attention_factor": 1.25})",
      R"("head_dim": 2, "original_max_position_embeddings": 4096, "rope_scaling": {"type": "longrope", "factor": 4, "short_factor": [1], "long_factor": [2], "short_mscale": 1.25, "long_mscale": 1.25})"},
     "0+2 of 2 #rope.longrope<theta = 1.000000e+04, factor = 4.000000e+00, original_max_position_embeddings = 4096, short_factor = [1.000000e+00], long_factor = [2.000000e+00], attention_factor = 1.250000e+00>"},
    {"LongropeOfPhi3",
     {R"("model_type": "phi3", "head_dim": 2, "max_position_embeddings": 131072, "rope_scaling": {"type": "longrope", "short_factor": [1], "long_factor": [2]})"},
     "0+2 of 2 #rope.longrope<theta = 1.000000e+04, factor = 3.200000e+01, original_max_position_embeddings = 4096, short_factor = [1.000000e+00], long_factor = [2.000000e+00]>"},
    {"Proportional",
     {R"("rope_parameters": {"rope_type": "proportional", "partial_rotary_factor": 0.75})", R"("partial_rotary_factor": 0.75, "rope_scaling": {"type": "proportional"})"},
     "0+8 of 8 #rope.proportional<theta = 1.000000e+04, active_pairs = 3>"},
    {"ProportionalFactor", {R"("rope_parameters": {"rope_type": "proportional", "partial_rotary_factor": 0.3, "factor": 2})"},
     "0+8 of 8 #rope.proportional<theta = 1.000000e+04, factor = 2.000000e+00, active_pairs = 1>"},
    {"ProportionalOfClass",
     {R"("model_type": "glm4", "rope_parameters": {"rope_type": "proportional", "rope_theta": 1e4})", R"("model_type": "glm4", "rope_parameters": {"rope_type": "proportional", "rope_theta": 1e4, "partial_rotary_factor": 0.5})"},
     "0+8 of 8 #rope.proportional<theta = 1.000000e+04, active_pairs = 2>"},
    {"Ratio", {R"("model_type": "chatglm", "rope_ratio": 500)"}, "0+4 of 8 #rope.default<theta = 5.000000e+06>"},
};

const Spelling windows[] = {
    {"Half",
     {R"("model_type": "phi3", "partial_rotary_factor": 0.5)", R"("model_type": "gpt_neox", "rotary_pct": 0.5)", R"("model_type": "gptj", "rotary_dim": 4)",
      R"("model_type": "gpt_neox", "rope_parameters": {"partial_rotary_factor": 0.5})", R"("model_type": "phi3", "partial_rotary_factor": 0.5, "rope_parameters": {"partial_rotary_factor": 0.5})",
      R"("model_type": "phi")", R"("model_type": "bamba", "num_key_value_heads": 4)", R"("model_type": "bamba", "num_key_value_heads": 4, "partial_rotary_factor": 0.5)"},
     "0+4 of 8 #rope.default<theta = 1.000000e+04>"},
    {"Whole",
     {R"("model_type": "minimax_m2", "num_key_value_heads": 4, "rope_theta": 1e4)", R"("partial_rotary_factor": 1.0)", R"("rotary_dim": 8)"},
     "0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    // Functions of other rules than the default one read it for every model.
    {"PartOfScaled", {R"("rope_parameters": {"rope_type": "linear", "factor": 4, "partial_rotary_factor": 0.5})"},
     "0+4 of 8 #rope.linear<theta = 1.000000e+04, factor = 4.000000e+00>"},
    {"HeadDimOfNull", {R"("model_type": "ernie4_5", "rope_theta": 1e4, "num_key_value_heads": 2, "head_dim": null, "hidden_size": 32)"},
     "0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    {"HeadDimOfType", {R"("model_type": "qwen3", "num_key_value_heads": 4, "head_dim": null, "hidden_size": 32)"},
     "0+128 of 128 #rope.default<theta = 1.000000e+04>"},
    {"End",
     {R"("model_type": "hy_v4", "qk_nope_head_dim": 4, "qk_rope_head_dim": 4, "head_dim": 4)"}, "4+4 of 8 #rope.default<theta = 1.000000e+04>"},
};

const Spelling axes[] = {
    {"Contiguous",
     {R"("rope_scaling": {"type": "mrope", "mrope_section": [1, 2, 1]})", R"("rope_scaling": {"type": "mrope", "rope_type": "default", "mrope_section": [1, 2, 1]})",
      R"("rope_scaling": {"type": "default", "rope_type": "default", "mrope_section": [1, 2, 1]})", R"("rope_parameters": {"mrope_section": [1, 2, 1]})",
      R"("model_type": "qwen2_vl", "rope_theta": 1e4, "rope_parameters": {"mrope_section": [1, 2, 1], "mrope_interleaved": false})"},
     "0+8 of 8 #rope.axes<order = contiguous, sections = [1, 2, 1]> #rope.default<theta = 1.000000e+04>"},
    {"Interleaved",
     {R"("rope_scaling": {"rope_type": "default", "mrope_section": [2, 1, 1], "mrope_interleaved": true})", R"("rope_scaling": {"type": "default", "mrope_section": [2, 1, 1], "interleaved": true})",
      R"("rope_scaling": {"interleaved": true, "mrope_interleaved": true, "mrope_section": [2, 1, 1], "rope_type": "default", "type": "default"})", R"("model_type": "qwen3_vl_text", "num_key_value_heads": 4, "rope_theta": 1e4, "rope_scaling": {"rope_type": "default", "mrope_section": [2, 1, 1]})"},
     "0+8 of 8 #rope.axes<order = interleaved, sections = [2, 1, 1]> #rope.default<theta = 1.000000e+04>"},
    {"Implied", {R"("model_type": "qwen2_vl", "head_dim": 128)"},
     "0+128 of 128 #rope.axes<order = contiguous, sections = [16, 24, 24]> #rope.default<theta = 1.000000e+06>"},
    {"ImpliedByTurns", {R"("model_type": "qwen3_vl_text", "rope_theta": 1e4, "num_key_value_heads": 4, "head_dim": 64)"},
     "0+64 of 64 #rope.axes<order = interleaved, sections = [11, 11, 10]> #rope.default<theta = 1.000000e+04>"},
    {"ImpliedByTurnsInMore", {R"("model_type": "qwen3_vl_text", "rope_theta": 1e4, "num_key_value_heads": 4, "head_dim": 192)"},
     "0+192 of 192 #rope.axes<order = interleaved, sections = [56, 20, 20]> #rope.default<theta = 1.000000e+04>"},
    {"Alternating", {R"("model_type": "ernie4_5_moe_vl", "rope_theta": 1e4, "rope_scaling": {"type": "default", "mrope_section": [1, 1, 2]})"},
     "0+8 of 8 #rope.axes<order = listed, sections = [2, 1, 1], pair_axis = [1, 2, 0, 0]> #rope.default<theta = 1.000000e+04>"},
    {"FourStreams", {R"("rope_scaling": {"type": "xdrope", "alpha": 2, "xdrope_section": [1, 1, 1, 1]})"},
     "0+8 of 8 #rope.axes<order = contiguous, sections = [1, 1, 1, 1]> #rope.ntk_alpha<theta = 1.000000e+04, alpha = 2.000000e+00>"},
    {"WithYarn", {R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096, "mrope_section": [1, 2, 1]})"},
     "0+8 of 8 #rope.axes<order = contiguous, sections = [1, 2, 1]> #rope.yarn<theta = 1.000000e+04, factor = 4.000000e+00, original_max_position_embeddings = 4096>"},
    {"Axial", {R"("model_type": "qwen2_vl_vision")", R"("model_type": "glm_ocr_vision", "rope_parameters": {"rope_type": "axial"})"},
     "0+8 of 8 #rope.axes<order = contiguous, sections = [2, 2], restart = true> #rope.default<theta = 1.000000e+04>"},
    {"AxialBlocks", {R"("model_type": "gemma4_vision")"},
     "0+8 of 8 #rope.axes<order = contiguous, sections = [2, 2], restart = true, blocks = true> #rope.default<theta = 1.000000e+02>"},
    {"Diffusion",
     {R"("axes_dims_rope": [2, 2, 4])", R"("rope_axes_dim": [2, 2, 4])", R"("axes_dim_rope": [2, 2, 4])", R"("head_dim": null, "axes_dims": [2, 2, 4])",
      R"("model_type": null, "_class_name": "FluxTransformer2DModel", "head_dim": null, "attention_head_dim": 8, "axes_dims_rope": [2, 2, 4])"},
     "0+8 of 8 #rope.axes<order = contiguous, sections = [1, 1, 2], restart = true> #rope.default<theta = 1.000000e+04>"},
    {"DiffusionByTheHead",
     {R"("model_type": null, "_class_name": "WanTransformer3DModel", "head_dim": null, "attention_head_dim": 128, "patch_size": [1, 2, 2], "rope_max_seq_len": 1024)",
      R"("model_type": null, "_class_name": "WanTransformer3DModel", "head_dim": 128, "axes_dims_rope": [44, 42, 42])"},
     "0+128 of 128 #rope.axes<order = contiguous, sections = [22, 21, 21], restart = true> #rope.default<theta = 1.000000e+04>"},
    {"DiffusionBySmallHead", {R"("model_type": null, "_class_name": "WanTransformer3DModel", "head_dim": 64)"},
     "0+64 of 64 #rope.axes<order = contiguous, sections = [12, 10, 10], restart = true> #rope.default<theta = 1.000000e+04>"},
    {"DiffusionByTheClass",
     {R"("model_type": null, "_class_name": "FluxTransformer2DModel", "head_dim": null)", R"("model_type": null, "_class_name": "FluxTransformer2DModel", "head_dim": 128, "patch_size": 1)",
      R"("model_type": null, "_class_name": "ChromaTransformer2DModel", "head_dim": 128)", R"("model_type": null, "_class_name": "QwenImageTransformer2DModel", "head_dim": 128)",
      R"("model_type": null, "_class_name": "BriaTransformer2DModel", "head_dim": 128)", R"("model_type": null, "_class_name": "LongCatImageTransformer2DModel", "head_dim": 128)",
      R"("model_type": null, "_class_name": "HunyuanVideo15Transformer3DModel", "head_dim": 128, "rope_theta": 1e4)", R"("model_type": null, "_class_name": "HunyuanVideoFramepackTransformer3DModel", "head_dim": 128, "rope_theta": 1e4)",
      R"("model_type": null, "_class_name": "HunyuanVideoTransformer3DModel", "head_dim": 128, "rope_theta": 1e4)"},
     "0+128 of 128 #rope.axes<order = contiguous, sections = [8, 28, 28], restart = true> #rope.default<theta = 1.000000e+04>"},
    {"DiffusionOfFlux2", {R"("model_type": null, "_class_name": "Flux2Transformer2DModel", "head_dim": 128)"},
     "0+128 of 128 #rope.axes<order = contiguous, sections = [16, 16, 16, 16], restart = true> #rope.default<theta = 2.000000e+03>"},
    {"DiffusionOfTwoAxes", {R"("model_type": null, "_class_name": "HunyuanImageTransformer2DModel", "head_dim": 128)"},
     "0+128 of 128 #rope.axes<order = contiguous, sections = [32, 32], restart = true> #rope.default<theta = 2.560000e+02>"},
    {"DiffusionOfLumina2", {R"("model_type": null, "_class_name": "Lumina2Transformer2DModel", "head_dim": null, "hidden_size": 2304, "num_attention_heads": 24)"},
     "0+96 of 96 #rope.axes<order = contiguous, sections = [16, 16, 16], restart = true> #rope.default<theta = 1.000000e+04>"},
    {"DiffusionOfZImage", {R"("model_type": null, "_class_name": "ZImageTransformer2DModel", "head_dim": null, "num_attention_heads": null, "n_heads": 30, "dim": 3840)"},
     "0+128 of 128 #rope.axes<order = contiguous, sections = [16, 24, 24], restart = true> #rope.default<theta = 2.560000e+02>"},
};

const Spelling layers[] = {
    {"OneBase",
     {R"("rope_parameters": {"full_attention": {"rope_type": "default", "rope_theta": 1e4}, "sliding_attention": null})"},
     "full_attention 0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    {"TwoBases",
     {R"("rope_parameters": {"full_attention": {"rope_type": "default", "rope_theta": 1e6}, "sliding_attention": {"rope_type": "default", "rope_theta": 1e4}})",
      R"("rope_parameters": {"sliding_attention": {"rope_theta": 1e4}, "full_attention": {"rope_theta": 1e6}})",
      R"("rope_theta": 1e4, "rope_parameters": {"sliding_attention": {"type": "default"}, "full_attention": {"rope_theta": 1e6}})",
      R"("model_type": "gemma3_text", "rope_theta": 1e6, "rope_local_base_freq": 1e4)", R"("model_type": "gemma3_text", "rope_theta": 1e6, "swa_rope_theta": 1e4)", R"("model_type": "modernbert", "global_rope_theta": 1e6, "local_rope_theta": 1e4)",
      R"("model_type": "gemma3_text")", R"("model_type": "gemma3_text", "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_type": "default"}})",
      R"("model_type": "gemma3_text", "rope_local_base_freq": 1e4, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_type": "default"}})",
      R"("model_type": "gemma3_text", "rope_theta": 1e6, "rope_local_base_freq": 1e4, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})",
      R"("rope_theta": 1e4, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})",
      R"("rope_scaling": {"sliding_attention": {"type": "default"}, "full_attention": {"rope_theta": 1e6}}, "rope_parameters": {"sliding_attention": {"rope_theta": 1e4}, "full_attention": {"rope_theta": 1000000}})"},
     "full_attention 0+8 of 8 #rope.default<theta = 1.000000e+06>\nsliding_attention 0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    {"ScaledGlobalLayers",
     {R"("model_type": "gemma3_text", "rope_scaling": {"rope_type": "linear", "factor": 8.0})",
      R"("model_type": "gemma3_text", "rope_theta": 1e6, "rope_local_base_freq": 1e4, "rope_scaling": {"rope_type": "linear", "factor": 8.0})",
      R"("rope_parameters": {"full_attention": {"rope_type": "linear", "factor": 8.0, "rope_theta": 1e6}, "sliding_attention": {"rope_type": "default", "rope_theta": 1e4}})"},
     "full_attention 0+8 of 8 #rope.linear<theta = 1.000000e+06, factor = 8.000000e+00>\nsliding_attention 0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    {"ScaledFullLayers",
     {R"("model_type": "olmo3", "rope_scaling": {"rope_type": "yarn", "factor": 8.0, "original_max_position_embeddings": 8192, "rope_theta": 5e5})",
      R"("model_type": "olmo3", "rope_theta": 5e5, "rope_scaling": {"rope_type": "yarn", "factor": 8.0, "original_max_position_embeddings": 8192})"},
     "full_attention 0+8 of 8 #rope.yarn<theta = 5.000000e+05, factor = 8.000000e+00, original_max_position_embeddings = 8192>\nsliding_attention 0+8 of 8 #rope.default<theta = 5.000000e+05>"},
    {"NothingToScale", {R"("model_type": "olmo3", "rope_theta": 5e5)"}, "0+8 of 8 #rope.default<theta = 5.000000e+05>"},
    {"MainAndCompressed",
     {R"("model_type": "deepseek_v4", "qk_rope_head_dim": 4, "rope_theta": 1e4, "compress_rope_theta": 160000, "rope_scaling": {"type": "yarn", "factor": 16, "original_max_position_embeddings": 65536})",
      R"("model_type": "deepseek_v4", "rope_parameters": {"main": {"rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.5}, "compress": {"rope_type": "yarn", "rope_theta": 160000, "factor": 16, "original_max_position_embeddings": 65536, "partial_rotary_factor": 0.5, "attention_factor": 1.0}})"},
     "compress 4+4 of 8 #rope.yarn<theta = 1.600000e+05, factor = 1.600000e+01, original_max_position_embeddings = 65536, attention_factor = 1.000000e+00>\nmain 4+4 of 8 #rope.default<theta = 1.000000e+04>"},
    {"HeadsOfTwoSizes",
     {R"("model_type": "gemma4_text", "global_head_dim": 16, "rope_parameters": {"full_attention": {"rope_type": "proportional", "partial_rotary_factor": 0.25, "rope_theta": 1e6}, "sliding_attention": {"rope_type": "default", "rope_theta": 1e4}})"},
     "full_attention 0+16 of 16 #rope.proportional<theta = 1.000000e+06, active_pairs = 2>\nsliding_attention 0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    {"HeadsOfSingleLayers",
     {R"("model_type": "gemma4_text", "layer_types": ["sliding_attention", "full_attention", "full_attention"], "per_layer_config": {"1": {"head_dim": 16, "sliding_window": 4}, "2": {"head_dim": 16}}, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})",
      R"("model_type": "gemma4_text", "global_head_dim": 16, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})"},
     "full_attention 0+16 of 16 #rope.default<theta = 1.000000e+06>\nsliding_attention 0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    {"HeadsOfEqualLayers",
     {R"("model_type": "gemma4_text", "per_layer_config": {}, "global_head_dim": 16, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})"},
     "full_attention 0+8 of 8 #rope.default<theta = 1.000000e+06>\nsliding_attention 0+8 of 8 #rope.default<theta = 1.000000e+04>"},
    {"HeadsOfAllLayers",
     {R"("num_hidden_layers": 2, "per_layer_config": {"0": {"head_dim": 16}, "1": {"head_dim": 16, "intermediate_size": 4}})"},
     "0+16 of 16 #rope.default<theta = 1.000000e+04>"},
    {"HeadsOfSlidingLayers",
     {R"("model_type": "mimo_v2_flash", "num_key_value_heads": 2, "head_dim": 12, "swa_head_dim": 24)"},
     "full_attention 0+4 of 12 #rope.default<theta = 5.000000e+06>\nsliding_attention 0+8 of 24 #rope.default<theta = 1.000000e+04>"},
};
// clang-format on

std::string nameOf(const testing::TestParamInfo<Spelling> &info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Rules, Spellings, testing::ValuesIn(rules), nameOf);
INSTANTIATE_TEST_SUITE_P(Windows, Spellings, testing::ValuesIn(windows), nameOf);
INSTANTIATE_TEST_SUITE_P(Axes, Spellings, testing::ValuesIn(axes), nameOf);
INSTANTIATE_TEST_SUITE_P(Layers, Spellings, testing::ValuesIn(layers), nameOf);

TEST(Import, PutsTheOptionsIntoTheRule) {
  ImportOptions options;
  options.angle = ROPEWALK_ANGLE_HF;
  options.seqLen = 5000;
  const char *dynamic =
      R"("max_position_embeddings": 2048, "rope_scaling": {"type": "dynamic", "factor": 2})";
  EXPECT_EQ(importFields(dynamic, options),
            "0+8 of 8 #rope.dynamic<theta = 1.000000e+04, factor = 2.000000e+00, "
            "max_position_embeddings = 2048, seq_len = 5000, angle = hf>");
  // A rule that does not depend on length ignores it.
  EXPECT_EQ(importFields(R"("rope_theta": 1e4)", options),
            "0+8 of 8 #rope.default<theta = 1.000000e+04, angle = hf>");
}

} // namespace
