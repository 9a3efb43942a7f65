#===- newer_models.py - More models of libraries of earlier rounds ---------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Models of diffusers, transformers, timm, vLLM and KerasHub that no round had."""

import os

os.environ["KERAS_BACKEND"] = "jax"  # read when keras is first imported

import types

import torch
from graph_case import case, half, interleaved
from libraries.jax_models import positions
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import part_of
from libraries.transformers_attention import with_positions
from libraries.transformers_layers import WithWeights, attention_layer, default_rope, weights_of
from libraries.transformers_rope import config_of, model_code


def diffusers(module, *names, **given):
    return part_of(f"diffusers.models.{module}", *names, **given)


def kept_dtype(dtype, device):
    return dtype


#--- diffusers -------------------------------------------------------------------------#

@case("diffusers_same", "diffusers", 2 * [half(48, dim=32, table="computed", theta=1e4)],
      ("onnx", "torchax"),
      note="[batch, tokens, heads, head_dim] in bf16; the window in f32; the last rows of angles")
def diffusers_same(draw):
    turn = diffusers("autoencoders.autoencoder_same", "_rotate_half",
                     "_apply_rotary_partial")._apply_rotary_partial

    def rotate(q, k, where):
        angles = doubled(angles_of(where, 32))
        return turn(q, angles), turn(k, angles)

    return rotate, [draw.torch(1, 4, 2, 48, dtype=torch.bfloat16),
                    draw.torch(1, 4, 1, 48, dtype=torch.bfloat16), draw.positions(1, 6)[0]]


@case("diffusers_anyflow", "diffusers", 2 * [interleaved(32, table="argument")],
      ("fx", "torchax", "fx_functional"), note="complex product in f64 of bf16")
def diffusers_anyflow(draw):
    turn = diffusers("transformers.transformer_anyflow", "apply_rotary_emb",
                     maybe_adjust_dtype_for_device=kept_dtype).apply_rotary_emb
    return (lambda q, k, table: tuple(turn(x, torch.view_as_complex(table)) for x in (q, k)),
            [draw.torch(1, 2, 5, 32, dtype=torch.bfloat16),
             draw.torch(1, 2, 5, 32, dtype=torch.bfloat16), draw.torch(1, 1, 5, 16, 2)])


@case("diffusers_joyimage_edit", "diffusers", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "torchax", "fx"),
      note="a table for each example of the batch; bf16, turned by a quarter in f32")
def diffusers_joyimage_edit(draw):
    turn = diffusers("transformers.transformer_joyimage_edit_plus",
                     "_apply_rotary_emb_batched")._apply_rotary_emb_batched

    def rotate(q, k, where):
        angles = angles_of(where, 32).repeat_interleave(2, dim=-1)
        return turn(q, k, (angles.cos(), angles.sin()))

    return rotate, [draw.torch(2, 4, 2, 32, dtype=torch.bfloat16),
                    draw.torch(2, 4, 2, 32, dtype=torch.bfloat16), draw.positions(2, 4)]


#--- transformers -------------------------------------------------------------------------#

@case("transformers_nemotron_attention", "transformers",
      2 * [half(16, dim=8, table="computed", theta=1e4)], ("onnx",),
      note="a whole layer, half of each head turns")
def transformers_nemotron(draw):
    return attention_layer(draw, "nemotron", "NemotronAttention", hidden_size=32, head_dim=16,
                           num_attention_heads=2, num_key_value_heads=1,
                           rope_parameters=default_rope(1e4, partial_rotary_factor=0.5))


@case("transformers_glm4_attention", "transformers",
      2 * [interleaved(16, dim=8, table="computed", theta=1e4)], ("onnx",),
      note="a whole layer, half of each head turns in pairs")
def transformers_glm4(draw):
    return attention_layer(draw, "glm4", "Glm4Attention", hidden_size=32, head_dim=16,
                           num_attention_heads=2, num_key_value_heads=1,
                           rope_parameters=default_rope(1e4, partial_rotary_factor=0.5))


@case("transformers_helium_attention", "transformers",
      2 * [interleaved(16, table="computed", theta=1e4)], ("onnx",),
      note="a whole layer")
def transformers_helium(draw):
    return attention_layer(draw, "helium", "HeliumAttention", hidden_size=32, head_dim=16,
                           num_attention_heads=2, num_key_value_heads=1,
                           rope_parameters=default_rope(1e4))


@case("transformers_codegen_attention", "transformers",
      2 * [interleaved(8, dim=4, table="gather", theta=1e4)], ("onnx",),
      note="a whole layer; rows of a cache of [sin, cos] by index; q, v and k of one layer")
def transformers_codegen(draw):
    config = config_of("codegen", hidden_size=32, rotary_dim=4, max_position_embeddings=8,
                       num_attention_heads=4, attn_implementation="eager")
    return with_positions(draw, model_code("codegen").CodeGenAttention(config, layer_idx=0))


@case("transformers_bitnet_attention", "transformers", 2 * [half(16, table="computed", theta=1e4)],
      ("onnx",), note="a whole layer, RMSNorm of what attention gives")
def transformers_bitnet(draw):
    return attention_layer(draw, "bitnet", "BitNetAttention", hidden_size=32, head_dim=16,
                           num_attention_heads=2, num_key_value_heads=1,
                           rope_parameters=default_rope(1e4))


@case("transformers_conformer_convolution", "transformers", [], ("onnx", "torchax"),
      note="a gate over halves of the channels")
def transformers_conformer_convolution(draw):
    code = model_code("wav2vec2_conformer")
    layer = code.Wav2Vec2ConformerConvolutionModule(code.Wav2Vec2ConformerConfig(
        hidden_size=8, num_attention_heads=2, conv_depthwise_kernel_size=3)).eval()
    return WithWeights(layer), [draw.torch(1, 5, 8), *weights_of(layer, draw)]


#--- timm, vLLM ----------------------------------------------------------------------------#

@case("timm_gemma4", "timm",
      [half(32, dim=16, table="computed", scaling="axis 0"),
       half(32, begin=16, dim=16, table="computed", scaling="axis 1")],
      ("onnx", "onnx_slim", "torchax"), note="two windows, the tables of both axes in one")
def timm_gemma4(draw):
    code = part_of("timm.models.gemma4_vit", "rotate_half", "apply_rotary_pos_emb",
                   "apply_multidimensional_rope", "Gemma4RotaryEmbedding2D")
    table = code.Gemma4RotaryEmbedding2D(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, x, where):
            return code.apply_multidimensional_rope(x, *self.table(x, where))

    return Rotate(), [draw.torch(1, 6, 2, 32),
                      torch.stack((draw.positions(1, 6, most=4), draw.positions(1, 6, most=4)), -1)]


def dual_chunk(is_neox_style, head_size):
    common = part_of("vllm.model_executor.layers.rotary_embedding.common", "rotate_neox",
                     "rotate_gptj")
    turn = part_of("vllm.model_executor.layers.rotary_embedding.dual_chunk_rope",
                   "DualChunkRotaryEmbedding._apply_rotary_embedding",
                   rotate_neox=common.rotate_neox, rotate_gptj=common.rotate_gptj)
    layer = types.SimpleNamespace(is_neox_style=is_neox_style, rotary_dim=32, head_size=head_size)
    return lambda table, x, rest: turn._apply_rotary_embedding(layer, table, x, rest)


@case("vllm_dual_chunk", "vllm", 2 * [half(48, dim=32, table="gather", theta=1e4)],
      ("onnx",),
      note="rows by a position's rest of a chunk, and by the position; [tokens, components] out")
def vllm_dual_chunk(draw):
    turn = dual_chunk(True, 48)
    angles = angles_of(torch.arange(16), 32)
    cache = torch.cat((angles.cos(), angles.sin()), dim=-1)

    def rotate(q, k, where):
        return (turn(cache[where % 8], q[..., :32], q[..., 32:]),
                turn(cache[where], k[..., :32], k[..., 32:]))

    return rotate, [draw.torch(1, 4, 2, 48), draw.torch(1, 4, 1, 48),
                    draw.positions(1, 4, most=12)[0]]


#--- KerasHub --------------------------------------------------------------------------------#

@case("keras_hub_qwen35", "keras-hub",
      [half(32, table="computed", theta=1e4, scaling="three axes in turn")],
      ("jax", "jax2onnx"), note="angles of three axes sliced to columns and joined one by one")
def keras_hub_qwen35(draw):
    from keras import ops
    from keras_hub.layers import RotaryEmbedding
    turn = part_of("keras_hub.src.models.qwen3_5.qwen3_5_attention", "_apply_mrope", ops=ops)
    layer = RotaryEmbedding()

    def rotate(x, where):
        return turn._apply_mrope(x, layer, where, [6, 5, 5], 32)

    import jax.numpy as jnp
    return rotate, [draw.jax(1, 4, 2, 32),
                    jnp.stack([positions(draw, 1, 4, most=9) for _ in range(4)], axis=1)]
