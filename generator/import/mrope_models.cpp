//===- mrope_models.cpp - Models of text and images -----------*- C++ -*-===//
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
    half("cohere_compass_text")
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {24, 20, 20}),
    half("cosmos3_edge_text")
        .with(hasOwnRule, true)
        .with(theta, 1e8)
        .with(headDim, 128)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {24, 20, 20})
        .with(keyHeads, 8),
    interleaved("ernie4_5_moe_vl")
        .with(theta, 5e5)
        .with(axisLayout, AxisLayout::Alternating)
        .with(sections, {22, 22, 20}),
    interleaved("ernie4_5_vl_moe_text")
        .with(theta, 5e5)
        .with(axisLayout, AxisLayout::Alternating)
        .with(sections, {22, 22, 20})
        .with(keyHeads, 4),
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
    interleaved("glm_ocr_text")
        .with(theta, 1e4)
        .with(sections, {8, 12, 12})
        .with(keyHeads, 8)
        .with(turnsPart, true),
    half("paddleocr_vl") // without a text_config
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(sections, {16, 24, 24})
        .with(keyHeads, 2)
        .with(nullHeadDimDivides, true),
    half("paddleocr_vl_text")
        .with(theta, 5e5)
        .with(headDim, 128)
        .with(sections, {16, 24, 24})
        .with(keyHeads, 2)
        .with(nullHeadDimDivides, true),
    half("qwen2_5_omni_talker")
        .with(theta, 1e6)
        .with(headDim, 128)
        .with(sections, {16, 24, 24})
        .with(keyHeads, 4),
    half("qwen2_vl").with(theta, 1e6).with(sections, {16, 24, 24}),
    half("qwen2_vl_text").with(theta, 1e6).with(sections, {16, 24, 24}).with(keyHeads, 8),
    half("qwen2_5_vl").with(theta, 1e6).with(sections, {16, 24, 24}),
    half("qwen2_5_vl_text").with(theta, 1e6).with(sections, {16, 24, 24}).with(keyHeads, 8),
    half("qwen2_5_omni_text").with(theta, 1e6).with(sections, {16, 24, 24}).with(keyHeads, 4),
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
    half("qwen3_omni_moe_talker_text")
        .with(theta, 1e4)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {24, 20, 20})
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
    half("qwen4_exp_text")
        .with(theta, 1e4)
        .with(headDim, 256)
        .with(axisLayout, AxisLayout::Interleaved)
        .with(sections, {11, 11, 10})
        .with(keyHeads, 2)
        .with(turnsPart, true),
};

} // namespace

llvm::ArrayRef<ModelType> ropewalk::mropeModelTypes() { return modelTypes; }
