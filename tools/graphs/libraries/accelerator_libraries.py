#===- accelerator_libraries.py - Rotary code made for accelerators ---------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Optimum for AWS' Neuron, Rebellions' NPUs and Intel's Gaudi, FlashAttention's code without its
kernels, ComfyUI's kernels in PyTorch, and StripedHyena on FlashAttention."""

import numpy as np
import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import part_of


def neuron(module, *names):
    return part_of(f"optimum.neuron.models.{module}", *names)


#--- Optimum Neuron --------------------------------------------------------------------#

@case("neuron_polar", "optimum-neuron", 2 * [interleaved(32, table="gather", theta=1e4)],
      ("onnx", "fx", "linalg", "torchax"),
      note="rows of a cache of angles, their cosines in the graph; pairs joined by a reshape")
def neuron_polar(draw):
    code = neuron("inference.backend.modules.attention.utils", "precompute_freqs_cis",
                  "apply_rotary_polar_compatible")
    cache = code.precompute_freqs_cis(32, 12)
    return (lambda q, k, where: code.apply_rotary_polar_compatible(q, k, cache[where]),
            [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 1, 32), draw.positions(1, 4, most=8)])


@case("neuron_llama3", "optimum-neuron",
      2 * [half(32, table="computed", theta=5e5, scaling="llama3")],
      ("onnx", "onnx_script", "onnx_opset14"),
      note="bf16, tables rounded to bf16; frequencies made one by one")
def neuron_llama3(draw):
    table = neuron("inference.llama.modeling_llama", "Llama3RotaryEmbedding").Llama3RotaryEmbedding
    turn = neuron("inference.backend.modules.attention.utils", "_rotate_half",
                  "apply_rotary_pos_emb").apply_rotary_pos_emb
    layer = table(32)
    layer(torch.zeros(1), torch.zeros(1, 1))  # makes the frequencies

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k, where):
            return turn(q, k, *self.layer(q, where))

    return Rotate(), [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16),
                      draw.torch(1, 1, 4, 32, dtype=torch.bfloat16), draw.positions(1, 4)]


@case("neuron_transposed", "optimum-neuron", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "fx", "torch_stablehlo", "torchax"),
      note="[batch, heads, head_dim, tokens]: halves in the dimension before the last one")
def neuron_transposed(draw):
    turn = neuron("training.llama.modeling_llama", "rotate_half",
                  "apply_rotary_pos_emb").apply_rotary_pos_emb

    def rotate(q, k, where):
        angles = doubled(angles_of(where, 32))
        return turn(q, k, angles.cos(), angles.sin(), flash_attn=True, transpose_nki_inputs=True)

    return rotate, [draw.torch(1, 2, 32, 4), draw.torch(1, 1, 32, 4), draw.positions(1, 4)]


def neuron_flux(dim):
    turn = neuron("inference.flux.flux_transformer_2d.modules.embeddings", "apply_rotary_emb")

    def rotate(x, where):
        angles = angles_of(where, 32)
        angles = angles.repeat_interleave(2, dim=-1) if dim == -1 else doubled(angles)
        table = torch.stack((angles.cos(), angles.sin()), dim=-1)
        return turn.apply_rotary_emb(x, table, use_real_unbind_dim=dim)

    return rotate


@case("neuron_flux", "optimum-neuron", [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "fx"), note="cos and sin stacked and unbound; bf16, in f32")
def neuron_flux_pairs(draw):
    return neuron_flux(-1), [draw.torch(1, 2, 5, 32, dtype=torch.bfloat16),
                             draw.positions(1, 5)[0]]


@case("neuron_flux_halves", "optimum-neuron", [half(32, table="computed", theta=1e4)],
      ("onnx_slim", "fx_core"), note="cos and sin stacked and unbound")
def neuron_flux_halves(draw):
    return neuron_flux(-2), [draw.torch(1, 2, 5, 32), draw.positions(1, 5)[0]]


#--- Optimum for Rebellions' NPUs -------------------------------------------------------------#

RBLN = "optimum.rbln.transformers.models"


def rbln(module, *names):
    return part_of(f"{RBLN}.{module}", *names)


@case("rbln_rows", "optimum-rbln", 2 * [half(32, table="gather", theta=1e4)],
      ("onnx", "onnx_opset11"),
      note="rows of tables picked for each example of the batch, then joined")
def rbln_rows(draw):
    code = rbln("decoderonly.decoderonly_architecture", "slice_and_unsqueeze_cos_sin",
                "rotate_half", "apply_rotary_pos_emb")
    angles = doubled(angles_of(torch.arange(12), 32))
    cos, sin = angles.cos(), angles.sin()

    def rotate(q, k, where):
        return code.apply_rotary_pos_emb(q, k, *code.slice_and_unsqueeze_cos_sin(cos, sin, where))

    return rotate, [draw.torch(2, 2, 4, 32), draw.torch(2, 1, 4, 32), draw.positions(2, 4, most=8)]


@case("rbln_partial", "optimum-rbln", 2 * [half(48, dim=24, table="constant")],
      ("fx", "tosa"), note="bf16 heads, tables in f32, rounded before they join")
def rbln_partial(draw):
    turn = rbln("decoderonly.decoderonly_architecture", "rotate_half", "apply_rotary_pos_emb",
                "apply_rotary_pos_emb_partial").apply_rotary_pos_emb_partial
    angles = doubled(angles_of(torch.arange(1, 6), 24))[None, None]
    return (lambda q, k: turn(q, k, angles.cos(), angles.sin(), 24),
            [draw.torch(1, 2, 5, 48, dtype=torch.bfloat16),
             draw.torch(1, 1, 5, 48, dtype=torch.bfloat16)])


@case("rbln_mrope", "optimum-rbln",
      2 * [half(32, table="gather", theta=1e4, scaling="three axes in turn")],
      ("onnx",),
      note="an axis picked for each column, then entries by row and column out of a table")
def rbln_mrope(draw):
    class Table:
        attention_scaling = 1.0
        inv_freq = 1e4 ** (-torch.arange(0, 32, 2) / 32)
        mrope_section = [6, 5, 5]
        apply_interleaved_mrope = None

    lookup = part_of("optimum.rbln.modeling_rope_utils", "np_cos", "np_sin",
                     "QwenMRopeLookupTable", np=np).QwenMRopeLookupTable(Table(), 16)
    code = rbln("decoderonly.decoderonly_architecture", "rotate_half", "apply_rotary_pos_emb")

    def rotate(q, k, where):
        columns = where[lookup.interleave_index].permute(1, 2, 0)
        cos = lookup.cos_table[columns, lookup.col_index]
        sin = lookup.sin_table[columns, lookup.col_index]
        return code.apply_rotary_pos_emb(q, k, cos[:, None], sin[:, None])

    return rotate, [draw.torch(1, 2, 4, 32), draw.torch(1, 1, 4, 32),
                    torch.stack([draw.positions(1, 4, most=8) for _ in range(3)])]


#--- Optimum Habana ------------------------------------------------------------------------------#

HABANA = "optimum.habana.transformers.models"


@case("habana_chatglm", "optimum-habana", [interleaved(48, dim=32, table="constant")],
      ("onnx", "fx", "linalg"),
      note="[tokens, batch, heads, head_dim] in bf16, cache and products in f32")
def habana_chatglm(draw):
    code = part_of(f"{HABANA}.chatglm.modeling_chatglm", "apply_rotary_pos_emb",
                   "RotaryEmbedding", FusedRoPE=None)
    cache = code.RotaryEmbedding(32, rope_ratio=50, dtype=torch.float32)(8)[:, None]
    return (lambda x: code.apply_rotary_pos_emb(x, cache),
            [draw.torch(5, 1, 2, 48, dtype=torch.bfloat16)])


@case("habana_deepseek", "optimum-habana",
      [interleaved(32, table="gather", theta=1e4, reorder=True)],
      ("onnx_slim", "torchax", "fx_functional"), note="f16; pairs become halves by a transposition")
def habana_deepseek(draw):
    code = part_of(f"{HABANA}.deepseek_v2.modeling_deepseek_v2", "rotate_half",
                   "apply_rotary_pos_emb", FusedRoPE=None)
    angles = doubled(angles_of(torch.arange(12), 32))
    cos, sin = angles.cos().half(), angles.sin().half()
    return (lambda x, where: code.apply_rotary_pos_emb(x, cos, sin, where),
            [draw.torch(1, 2, 4, 32, dtype=torch.float16), draw.positions(1, 4, most=8)])


@case("habana_minicpm", "optimum-habana",
      2 * [half(32, table="gather", theta=1e4, scaling="longrope")],
      ("onnx",), note="bf16; tables times a factor, rows picked, products in f32")
def habana_minicpm(draw):
    code = part_of(f"{HABANA}.minicpm.modeling_minicpm", "rotate_half", "MiniCPMRotaryEmbedding",
                   "MiniCPMLongRoPE", "apply_rotary_pos_emb")
    factors = [1.0 + i / 8 for i in range(16)]
    layer = code.MiniCPMLongRoPE(32, 24, short_factor=factors, long_factor=factors,
                                 original_max_position_embeddings=12)
    cos, sin = layer.cos_cached, layer.sin_cached
    return (lambda q, k, where: code.apply_rotary_pos_emb(q, k, cos, sin, where),
            [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16),
             draw.torch(1, 1, 4, 32, dtype=torch.bfloat16), draw.positions(1, 4, most=20)])


#--- FlashAttention, StripedHyena -----------------------------------------------------------------#

def flash():
    return part_of("flash_attn.layers.rotary", "rotate_half", "apply_rotary_emb_torch",
                   "RotaryEmbedding")


@case("flash_attn_xpos", "flash-attn", 2 * [half(32, table="constant")],
      ("onnx", "fx", "torchax"),
      note="q times a power, k over it: both components of a pair by the same factor")
def flash_attn_xpos(draw):
    code = flash()
    layer = code.RotaryEmbedding(32, scale_base=512)
    layer._update_cos_sin_cache(6, dtype=torch.float32)
    return (lambda q, k: (code.apply_rotary_emb_torch(q, layer._cos_cached, layer._sin_cached),
                          code.apply_rotary_emb_torch(k, layer._cos_k_cached, layer._sin_k_cached)),
            [draw.torch(1, 6, 2, 32), draw.torch(1, 6, 1, 32)])


@case("flash_attn_pairs", "flash-attn", [interleaved(48, dim=32, table="gather", theta=1e4)],
      ("onnx_opset14", "linalg", "fx_core"), note="bf16, caches in bf16; einops repeats for pairs")
def flash_attn_pairs(draw):
    code = flash()
    layer = code.RotaryEmbedding(32, interleaved=True)
    layer._update_cos_sin_cache(12, dtype=torch.bfloat16)
    cos, sin = layer._cos_cached, layer._sin_cached
    return (lambda x, where: code.apply_rotary_emb_torch(x, cos[where], sin[where], True),
            [draw.torch(1, 4, 2, 48, dtype=torch.bfloat16), draw.positions(1, 4, most=8)[0]])


@case("stripedhyena", "stripedhyena", 2 * [half(32, table="constant")],
      ("onnx", "torchax"), note="positions over 16, f16 tables; q and k in one tensor")
def stripedhyena(draw):
    code = flash()
    scaled = part_of("stripedhyena.positional_embeddings",
                     "LinearlyScaledRotaryEmbedding._update_cos_sin_cache")
    table = code.RotaryEmbedding(32)
    table.pos_idx_in_fp32, table._linear_scaling_factor = True, 16.0
    scaled._update_cos_sin_cache(table, 6, dtype=torch.float16)

    def rotate(qk):
        return tuple(code.apply_rotary_emb_torch(x, table._cos_cached, table._sin_cached)
                     for x in qk.unbind(2))

    return rotate, [draw.torch(1, 6, 2, 2, 32, dtype=torch.float16)]


#--- ComfyUI's kernels in PyTorch ------------------------------------------------------------#

def comfy(*names):
    trim = part_of("comfy_kitchen._rope_utils", "trim_rope_freqs").trim_rope_freqs
    return part_of("comfy_kitchen.backends.eager.rope", "apply_rope1", "apply_rope_split_half1",
                   *names, trim_rope_freqs=trim)


def matrices(where, dim):
    """As ComfyUI's models make them."""
    angles = angles_of(where, dim)
    cos, sin = angles.cos(), angles.sin()
    return torch.stack((cos, -sin, sin, cos), dim=-1).unflatten(-1, (2, 2)).unsqueeze(1)


@case("comfy_flux", "comfy-kitchen", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "fx_functional", "torchax", "fx"),
      note="2 x 2 matrices; the second product is added in place; bf16")
def comfy_flux(draw):
    turn = comfy().apply_rope1

    def rotate(q, k, where):
        table = matrices(where, 32)
        return turn(q, table), turn(k, table)

    return rotate, [draw.torch(1, 2, 5, 32, dtype=torch.bfloat16),
                    draw.torch(1, 2, 5, 32, dtype=torch.bfloat16), draw.positions(1, 5)]


@case("comfy_halves", "comfy-kitchen", [half(32, table="computed", theta=1e4)],
      ("fx", "fx_functional", "onnx", "torchax"),
      note="diagonal of 2 x 2 matrices times halves, the rest added in place to both")
def comfy_halves(draw):
    turn = comfy().apply_rope_split_half1
    return (lambda x, where: turn(x, matrices(where, 32)),
            [draw.torch(1, 2, 5, 32), draw.positions(1, 5)])


@case("comfy_norm", "comfy-kitchen", [interleaved(48, dim=32, table="constant")],
      ("onnx", "torchax"), note="RMSNorm before; 2 x 2 matrices as a constant")
def comfy_norm(draw):
    turn = comfy("_rms_rope1")._rms_rope1
    table = matrices(torch.arange(1, 6)[None], 32)
    return (lambda x, weights: turn(x, table, weights, 1e-6, split_half=False, rot_dim=32),
            [draw.torch(1, 2, 5, 48), draw.torch(48)])
