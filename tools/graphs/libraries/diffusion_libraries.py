#===- diffusion_libraries.py - Rotary code of diffusion models -------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""diffusers: pictures and videos have several axes of positions, which share one table."""

import torch
from graph_case import case, half, interleaved
from libraries.transformers_layers import WithWeights, weights_of


def picture_positions(rows, columns):
    """[tokens, 3]: text, row and column, as Flux numbers them."""
    grid = torch.stack(torch.meshgrid(torch.arange(rows), torch.arange(columns), indexing="ij"), -1)
    return torch.cat((torch.zeros(rows * columns, 1, dtype=torch.int64), grid.reshape(-1, 2)), 1)


@case("diffusers_flux", "diffusers",
      2 * [interleaved(64, table="computed", theta=1e4, scaling="three axes, 16 + 24 + 24")],
      ("onnx", "torchax"), note="frequencies and angles in f64")
def flux(draw):
    from diffusers.models.embeddings import apply_rotary_emb
    from diffusers.models.transformers.transformer_flux import FluxPosEmbed
    table = FluxPosEmbed(10000, [16, 24, 24])

    def rotate(q, k, positions):
        cos_sin = table(positions)
        return tuple(apply_rotary_emb(x, cos_sin, sequence_dim=1) for x in (q, k))

    return rotate, [draw.torch(1, 6, 2, 64), draw.torch(1, 6, 2, 64), picture_positions(2, 3)]


@case("diffusers_stable_audio", "diffusers", [half(64, table="computed", theta=1e4)],
      ("onnx", "fx_core"), note="halves by reshape to [.., 2, d/2]")
def stable_audio(draw):
    from diffusers.models.embeddings import apply_rotary_emb, get_1d_rotary_pos_embed

    def rotate(x, positions):
        cos_sin = get_1d_rotary_pos_embed(64, positions, use_real=True,
                                          repeat_interleave_real=False)
        return apply_rotary_emb(x, cos_sin, use_real_unbind_dim=-2)

    return rotate, [draw.torch(1, 2, 5, 64), torch.arange(3, 8)]


@case("diffusers_lumina_bf16", "diffusers", [interleaved(64, table="computed", theta=1e4)],
      ("fx", "torchax"), note="complex product in f32, rounded once")
def lumina(draw):
    from diffusers.models.embeddings import apply_rotary_emb, get_1d_rotary_pos_embed

    def rotate(x, positions):
        table = get_1d_rotary_pos_embed(64, positions)
        return apply_rotary_emb(x, table[None], use_real=False)

    return rotate, [draw.torch(1, 5, 2, 64, dtype=torch.bfloat16), torch.arange(2, 7)]


@case("diffusers_qwen_image", "diffusers",
      2 * [interleaved(64, table="gather", scaling="two axes, 32 + 32")], ("fx", "torchax"),
      note="caches of complex numbers, one for each axis; complex product")
def qwen_image(draw):
    from diffusers.models.transformers.transformer_qwenimage import apply_rotary_emb_qwen
    angles = torch.arange(8.0)[:, None] * 1e4 ** (-torch.arange(0, 32, 2) / 32)
    cos, sin = angles.cos(), angles.sin()

    def rotate(q, k, positions):
        table = torch.cat([torch.complex(cos[positions[:, a]], sin[positions[:, a]])
                           for a in (0, 1)], dim=-1)
        return tuple(apply_rotary_emb_qwen(x, table, use_real=False) for x in (q, k))

    return rotate, [draw.torch(1, 6, 2, 64), draw.torch(1, 6, 2, 64),
                    picture_positions(2, 3)[:, 1:]]


@case("diffusers_ltx", "diffusers",
      [interleaved(96, table="computed", scaling="three axes, interleaved")], ("onnx", "torchax"),
      note="q before it is split into heads: the table is as wide as all of it")
def ltx(draw):
    from diffusers.models.transformers import transformer_ltx
    table = transformer_ltx.LTXVideoRotaryPosEmbed(96, theta=100.0)
    return (lambda x: transformer_ltx.apply_rotary_emb(x, table(x, 1, 2, 2)),
            [draw.torch(2, 4, 96)])


@case("diffusers_cosmos", "diffusers", 2 * [half(64, table="computed", scaling="three axes, ntk")],
      ("onnx", "fx", "torchax"), note="q and k are [batch, heads, tokens, head_dim]")
def cosmos(draw):
    from diffusers.models.embeddings import apply_rotary_emb
    from diffusers.models.transformers.transformer_cosmos import CosmosRotaryPosEmbed
    table = CosmosRotaryPosEmbed(64, max_size=(4, 8, 8))

    def rotate(video, q, k):
        cos_sin = table(video)
        return tuple(apply_rotary_emb(x, cos_sin, use_real=True, use_real_unbind_dim=-2)
                     for x in (q, k))

    return rotate, [draw.torch(1, 1, 1, 4, 6), draw.torch(1, 2, 6, 64), draw.torch(1, 1, 6, 64)]


@case("diffusers_z_image", "diffusers",
      [interleaved(64, table="argument")], ("fx", "torchax"),
      note="a complex table comes in as two real ones")
def z_image(draw):
    from diffusers.models.embeddings import apply_rotary_emb
    return (lambda x, real, imaginary: apply_rotary_emb(x, torch.complex(real, imaginary),
                                                        use_real=False),
            [draw.torch(2, 3, 2, 64), draw.torch(2, 3, 32), draw.torch(2, 3, 32)])


@case("diffusers_allegro", "diffusers",
      [half(96, begin=begin, dim=32, table="gather", theta=1e4) for begin in (0, 32, 64)],
      ("onnx", "torchax"),
      note="three windows of one head, each with half pairing, an axis and a cache of its own")
def allegro(draw):
    from diffusers.models.embeddings import apply_rotary_emb_allegro
    angles = torch.arange(4.0)[:, None] * 1e4 ** (-torch.arange(0, 32, 2) / 32)
    angles = torch.cat((angles, angles), dim=-1)
    tables = [(angles.cos(), angles.sin())] * 3
    return (lambda x, t, h, w: apply_rotary_emb_allegro(x, tables, (t, h, w)),
            [draw.torch(1, 2, 5, 96), *[draw.positions(1, 5, most=1) % 4 for _ in range(3)]])


@case("diffusers_wan_attention", "diffusers", 2 * [interleaved(24, table="constant")],
      ("onnx",), note="results are assigned to every other component of an empty tensor; cos and "
                      "sin are strided views of full-width tables")
def wan(draw):
    from diffusers.models.transformers.transformer_wan import (WanAttention, WanAttnProcessor,
                                                               WanRotaryPosEmbed)
    tables = WanRotaryPosEmbed(24, (1, 1, 1), 8)(torch.zeros(1, 1, 1, 2, 3))
    layer = WanAttention(16, heads=2, dim_head=24, processor=WanAttnProcessor()).eval()

    class WithTables(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention = layer

        def forward(self, hidden):
            return self.attention(hidden, rotary_emb=tables)

    block = WithTables()
    return WithWeights(block), [draw.torch(1, 6, 16), *weights_of(block, draw)]
