#===- device_libraries.py - Rotary code made for phones and many GPUs -----===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""LiteRT Torch, Qualcomm's AI Hub models, xDiT, Chatterbox and the Llama of torchao."""

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import code_of, code_without


#--- LiteRT Torch --------------------------------------------------------------------#

def litert(draw, head_dim, dim, base=10000, dtype=torch.float32):
    code = code_of("litert_torch.generative.layers.rotary_position_embedding")

    def rotate(q, k, where):
        cos, sin = code.build_rope(where, dim, base)
        return code.apply_rope_inline(q, k, cos, sin)

    return rotate, [draw.torch(1, 4, 2, head_dim, dtype=dtype),
                    draw.torch(1, 4, 1, head_dim, dtype=dtype), draw.positions(1, 4)[0]]


@case("litert", "litert-torch", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "fx_core", "torch_stablehlo", "tosa"),
      note="turned between two transpositions; positions divided by powers of the base")
def litert_whole(draw):
    return litert(draw, 32, 32)


@case("litert_partial", "litert-torch", 2 * [half(48, dim=32, table="computed", theta=5e5)],
      ("onnx_script", "fx", "torchax", "linalg"),
      note="f16; a split of three parts, of which the last one passes")
def litert_partial(draw):
    return litert(draw, 48, 32, 500000, torch.float16)


@case("litert_moonshine", "litert-torch",
      2 * [interleaved(32, dim=24, table="computed", theta=1e4)],
      ("onnx", "fx", "torch_stablehlo", "onnx_opset11"),
      note="half of a full-width table joined with itself to pairs; the batch of 1 is squeezed")
def litert_moonshine(draw):
    code = code_without("litert_torch.generative.export_hf.model_ext.moonshine.moonshine",
                        "litert_converter")

    def rotate(q, k, where):
        angles = doubled(angles_of(where, 24))
        return code._apply_rotary_pos_emb(q, k, angles.cos(), angles.sin())

    return rotate, [draw.torch(1, 2, 4, 32), draw.torch(1, 2, 4, 32), draw.positions(1, 4)]


#--- Qualcomm's AI Hub models ----------------------------------------------------------#

@case("qai_llm", "qai-hub-models", 2 * [half(32, table="argument")],
      ("onnx", "fx", "onnx_slim", "tosa"), note="halves as numbers of the complex plane")
def qai_llm(draw):
    turn = code_of("qai_hub_models.models.templates.llm.model_adaptations")._apply_rope_single
    return (lambda q, k, cos, sin: (turn(q, (cos, sin)), turn(k, (cos, sin), preserve_shape=False)),
            [draw.torch(1, 2, 4, 32), draw.torch(1, 1, 4, 32), draw.torch(1, 1, 4, 16),
             draw.torch(1, 1, 4, 16)])


@case("qai_pi05", "qai-hub-models", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "onnx_opset14", "torchax"), note="f16 in, tables and results in f32")
def qai_pi05(draw):
    turn = code_of("qai_hub_models.models.pi05.model_adaptation").apply_rope_direct

    def rotate(q, k, where):
        angles = angles_of(where, 32)[:, :, None]
        return turn(q, angles.sin(), angles.cos()), turn(k, angles.sin(), angles.cos())

    return rotate, [draw.torch(1, 4, 2, 32, dtype=torch.float16),
                    draw.torch(1, 4, 1, 32, dtype=torch.float16), draw.positions(1, 4)]


@case("qai_gemma4_vision", "qai-hub-models",
      [half(32, dim=16, table="computed", scaling="axis 0"),
       half(32, begin=16, dim=16, table="computed", scaling="axis 1")],
      ("onnx", "fx", "onnx_slim", "linalg"), note="two windows of one head, one table cut in two")
def qai_gemma4_vision(draw):
    code = code_of("qai_hub_models.models.templates.gemma4.vision_encoder_adaptations")

    def rotate(x, rows, columns):
        angles = torch.cat([doubled(angles_of(axis, 16, 100.0)) for axis in (rows, columns)], -1)
        return code.apply_multidim_rope_simple(x, angles.cos(), angles.sin())

    return rotate, [draw.torch(1, 6, 2, 32), draw.positions(1, 6, most=4),
                    draw.positions(1, 6, most=4)]


@case("qai_sam3", "qai-hub-models", 2 * [half(32, table="argument")],
      ("onnx", "fx", "torchax"),
      note="real and imaginary parts are apart in dimension 1, and joined in the last one")
def qai_sam3(draw):
    code = code_without("qai_hub_models.models.sam3.model_patches", "sam3")
    return (lambda q, k, cos, sin: code.apply_rotary_enc(q, k, cos, sin),
            [draw.torch(1, 4, 6, 16), draw.torch(1, 4, 6, 16), draw.torch(6, 16),
             draw.torch(6, 16)])


#--- xDiT --------------------------------------------------------------------------------#

def normed(weights):
    return lambda x: torch.nn.functional.rms_norm(x, (x.shape[-1],), weights)


@case("xfuser_wan", "xfuser", 2 * [interleaved(32, table="argument")],
      ("fx_functional", "onnx"),
      note="RMSNorm before; even columns of one table, odd ones of the other; assigns to pairs")
def xfuser_wan(draw):
    turn = code_of("xfuser.model_executor.layers.fused_qk_norm_rope_wan_flydsl")._reference
    return (lambda q, k, weights, *table: turn(q, k, normed(weights), normed(weights), *table, 2),
            [draw.torch(1, 5, 64), draw.torch(1, 5, 64), draw.torch(64), draw.torch(1, 5, 1, 32),
             draw.torch(1, 5, 1, 32)])


@case("xfuser_z_image", "xfuser", 2 * [interleaved(32, table="argument")],
      ("fx_core", "torchax"), note="bf16, RMSNorm of each head before a complex product in f32")
def xfuser_z_image(draw):
    turn = code_of("xfuser.model_executor.layers.fused_qk_rope_zimage_flydsl")._reference
    return (lambda q, k, weights, table: turn(q, k, normed(weights), normed(weights),
                                              torch.view_as_complex(table)),
            [draw.torch(1, 5, 2, 32, dtype=torch.bfloat16),
             draw.torch(1, 5, 2, 32, dtype=torch.bfloat16), draw.torch(32, dtype=torch.bfloat16),
             draw.torch(1, 5, 16, 2)])


@case("xfuser_step_video", "xfuser",
      [half(32, dim=16, table="gather", theta=1e4), half(32, begin=16, dim=8, table="gather",
                                                         theta=1e4),
       half(32, begin=24, dim=8, table="gather", theta=1e4)],
      ("onnx", "fx", "onnx_opset14", "torchax"),
      note="three windows of one head; rows of full-width caches by embedding")
def xfuser_step_video(draw):
    code = code_of("xfuser.model_executor.models.customized.step_video_t2v.rope")
    rope = code.RoPE3D()
    tables = [rope.get_cos_sin(dim, 8, torch.device("cpu"), torch.float32) for dim in (16, 8, 8)]

    def rotate(x, *axes):
        parts = torch.split(x, (16, 8, 8), dim=-1)
        return torch.cat([rope.apply_rope1d(part, axis, *table)
                          for part, axis, table in zip(parts, axes, tables)], dim=-1)

    return rotate, [draw.torch(1, 6, 2, 32), *[draw.positions(1, 6, most=2) for _ in range(3)]]


#--- Chatterbox ------------------------------------------------------------------------------#

@case("chatterbox", "chatterbox-tts", [half(32, dim=16, table="constant")],
      ("onnx", "fx", "onnx_torch", "tosa"),
      note="[batch, heads, tokens, head_dim], turned as [tokens, batch, heads, head_dim]")
def chatterbox(draw):
    code = code_of("chatterbox.models.s3gen.matcha.text_encoder")
    layer = code.RotaryPositionalEmbeddings(16)
    layer(torch.zeros(1, 1, 8, 32))
    cos, sin = layer.cos_cached, layer.sin_cached

    def rotate(x):
        layer.cos_cached, layer.sin_cached = cos, sin
        return layer(x)

    return rotate, [draw.torch(2, 2, 5, 32)]


#--- torchao ---------------------------------------------------------------------------------#

@case("torchao", "torchao", 2 * [interleaved(32, table="gather", theta=5e5, scaling="llama3")],
      ("onnx", "fx", "torchax", "onnx_opset14"),
      note="bf16, one cache of pairs [cos, sin] in bf16, computed in f32")
def torchao(draw):
    code = code_of("torchao._models.llama.model")
    cache = code.precompute_freqs_cis(12, 32, 500000, use_scaled=True)
    return (lambda q, k, where: tuple(code.apply_rotary_emb(x, cache[where]) for x in (q, k)),
            [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16),
             draw.torch(1, 4, 1, 32, dtype=torch.bfloat16), draw.positions(1, 4, most=8)[0]])


#--- without a rotation -----------------------------------------------------------------------#

@case("chatterbox_norm", "chatterbox-tts", [], ("onnx", "tosa"),
      note="LayerNorm over the channels of [batch, channels, tokens]")
def chatterbox_norm(draw):
    code = code_of("chatterbox.models.s3gen.matcha.text_encoder")
    return code.LayerNorm(16).eval(), [draw.torch(1, 16, 4)]
