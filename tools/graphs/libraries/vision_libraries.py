#===- vision_libraries.py - Rotary code for pictures and points ----------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Kornia, vit-pytorch, timm and models of transformers that see: positions have several axes."""

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of
from libraries.transformers_layers import WithWeights, weights_of


@case("kornia_lightglue", "kornia", 2 * [interleaved(64, table="computed")],
      ("onnx", "fx", "torchax"),
      note="angles are a product of points with a matrix; one tensor of cos and sin")
def lightglue(draw):
    from kornia.feature.lightglue import (LearnableFourierPositionalEncoding,
                                          apply_cached_rotary_emb)
    table = LearnableFourierPositionalEncoding(2, 64)
    table.Wr.weight.copy_(draw.torch(32, 2))

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table.requires_grad_(False)

        def forward(self, q, k, points):
            cos_sin = self.table(points)
            return apply_cached_rotary_emb(cos_sin, q), apply_cached_rotary_emb(cos_sin, k)

    return Rotate(), [draw.torch(2, 2, 4, 64), draw.torch(2, 2, 4, 64), draw.torch(2, 4, 2)]


@case("kornia_moonvit", "kornia", 2 * [interleaved(64, table="constant")],
      ("fx", "fx_core", "torchax"),
      note="complex product with a constant table over rows and columns")
def moonvit(draw):
    from kornia.models.kimi_vl.moonvit import MoonViTRotaryEmbedding, apply_rotary_pos_emb
    cos, sin = MoonViTRotaryEmbedding(64)(2, 3, torch.device("cpu"))
    cos, sin = cos[None, None], sin[None, None]
    return (lambda q, k: (apply_rotary_pos_emb(q, cos, sin), apply_rotary_pos_emb(k, cos, sin)),
            [draw.torch(1, 2, 6, 64), draw.torch(1, 2, 6, 64)])


@case("kornia_moonvit_bf16", "kornia", [interleaved(32, table="argument")],
      ("fx", "torchax"), note="bf16 in and out, complex product in f32")
def moonvit_bf16(draw):
    from kornia.models.kimi_vl.moonvit import apply_rotary_pos_emb
    return apply_rotary_pos_emb, [draw.torch(1, 2, 6, 32, dtype=torch.bfloat16),
                                  draw.torch(1, 1, 6, 16), draw.torch(1, 1, 6, 16)]


@case("kornia_paligemma", "kornia", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "linalg", "onnx_opset11", "torch_stablehlo"))
def paligemma(draw):
    from kornia.models.paligemma import modeling_paligemma as code
    table = code.GemmaRotaryEmbedding(64)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, positions):
            return code.apply_rotary_pos_emb(q, k, *self.table(q, positions))

    return Rotate(), [draw.torch(1, 2, 5, 64), draw.torch(1, 1, 5, 64), draw.positions(1, 5)]


class EveryTwo(torch.nn.Module):
    """What the attention of vit_pytorch.rvt and vit_pytorch.vit_5 does to q or k."""

    def __init__(self, table, rotate_every_two):
        super().__init__()
        self.table, self.rotate = table, rotate_every_two

    def forward(self, x):
        first, x = x[..., :1, :], x[..., 1:, :]
        sin, cos = self.table(x)
        width = sin.shape[-1]
        x, rest = x[..., :width], x[..., width:]
        x = torch.cat((x * cos + self.rotate(x) * sin, rest), dim=-1)
        return torch.cat((first, x), dim=-2)


@case("vit_pytorch_rvt", "vit-pytorch", [interleaved(64, dim=32, table="constant")],
      ("onnx", "onnx_script", "torchax"),
      note="[batch x heads, tokens, head_dim]; two axes of -1 to 1; the class token does not turn")
def rvt(draw):
    from vit_pytorch.rvt import AxialRotaryEmbedding, rotate_every_two
    return EveryTwo(AxialRotaryEmbedding(32), rotate_every_two), [draw.torch(2, 5, 64)]


@case("vit_pytorch_vit_5", "vit-pytorch", 2 * [interleaved(32, table="constant")],
      ("onnx", "torchax"),
      note="whole attention with RMSNorm of q and k; registers have positions of their own")
def vit_5(draw):
    from vit_pytorch.vit_5 import Attention, AxialRotaryEmbedding
    layer, table = Attention(16, heads=2, dim_head=32), AxialRotaryEmbedding(32, num_registers=2)

    class WithTables(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention, self.table = layer.eval(), table

        def forward(self, x):
            return self.attention(x, pos_emb=self.table(x[:, 1:]))

    block = WithTables()
    return WithWeights(block), [draw.torch(1, 7, 16), *weights_of(block, draw)]


@case("vit_pytorch_golden_gate", "vit-pytorch",
      2 * [half(32, table="computed", scaling="two axes, each head its own")],
      ("onnx", "fx", "linalg", "torchax", "tosa"), note="every head by angles of its own")
def golden_gate(draw):
    from vit_pytorch.vit_nd_rotary import GoldenGateRoPENd
    rotary = GoldenGateRoPENd(2, 2, 32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rotary = rotary

        def forward(self, q, k, positions):
            return self.rotary(q, positions), self.rotary(k, positions)

    return Rotate(), [draw.torch(1, 2, 4, 32), draw.torch(1, 2, 4, 32), draw.torch(1, 4, 2)]


@case("timm_mixed", "timm", [interleaved(32, table="constant", scaling="each head its own")],
      ("onnx", "fx", "torchax"), note="every head by angles of its own")
def timm_mixed(draw):
    from timm.layers import RotaryEmbeddingMixed, apply_rot_embed_cat
    rotary = RotaryEmbeddingMixed(64, depth=1, num_heads=2, feat_shape=[2, 2]).requires_grad_(False)
    rotary.freqs.copy_(draw.torch(*rotary.freqs.shape))
    table = rotary.get_embed()[0]
    return lambda x: apply_rot_embed_cat(x, table), [draw.torch(1, 2, 4, 32)]


@case("transformers_sam2_video", "transformers", 2 * [interleaved(64, table="computed")],
      ("onnx", "fx", "fx_core", "torchax"),
      note="two axes of positions; k's last tokens do not turn")
def sam2_video(draw):
    from transformers.models.sam2_video.modeling_sam2_video import apply_rotary_pos_emb_2d

    def rotate(q, k, positions):
        angles = angles_of(positions, 32)
        angles = torch.cat((angles[:, 0], angles[:, 1]), dim=-1)[None]
        cos, sin = (f(angles).repeat_interleave(2, dim=-1) for f in (torch.cos, torch.sin))
        return apply_rotary_pos_emb_2d(q, k, cos, sin, num_k_exclude_rope=1)

    positions = torch.stack(torch.meshgrid(torch.arange(2), torch.arange(2), indexing="ij"), -1)
    return rotate, [draw.torch(1, 2, 4, 64), draw.torch(1, 2, 5, 64), positions.reshape(4, 2)]


@case("transformers_qwen2_5_vision", "transformers",
      2 * [half(64, table="computed", scaling="two axes, 16 + 16")],
      ("onnx", "fx", "linalg", "torchax"), note="[tokens, heads, head_dim], f16 in and out")
def qwen2_5_vision(draw):
    from transformers.models.qwen2_5_vl.modeling_qwen2_5_vl import apply_rotary_pos_emb_vision

    def rotate(q, k, positions):
        angles = angles_of(positions, 32).flatten(1)
        angles = torch.cat((angles, angles), dim=-1)
        return apply_rotary_pos_emb_vision(q, k, angles.cos(), angles.sin())

    positions = torch.stack(torch.meshgrid(torch.arange(2), torch.arange(2), indexing="ij"), -1)
    return rotate, [draw.torch(4, 2, 64, dtype=torch.float16),
                    draw.torch(4, 2, 64, dtype=torch.float16), positions.reshape(4, 2)]


@case("transformers_llama4_vision", "transformers", 2 * [interleaved(32, table="constant")],
      ("fx", "torchax"), note="complex product with a constant table")
def llama4_vision(draw):
    from transformers.models.llama4 import modeling_llama4 as code
    config = code.Llama4VisionConfig(hidden_size=64, num_attention_heads=2, image_size=28,
                                     patch_size=14, rope_theta=1e4)
    table = code.Llama4VisionRotaryEmbedding(config)(torch.zeros(1))
    return (lambda q, k: code.vision_apply_rotary_emb(q, k, table),
            [draw.torch(1, 5, 2, 32), draw.torch(1, 5, 2, 32)])


#--- without a rotation ------------------------------------------------------------#

@case("vit_pytorch_gates", "vit-pytorch", [], ("onnx", "fx", "linalg"),
      note="one half gates the other")
def gates(draw):
    from vit_pytorch.rvt import GEGLU
    return GEGLU(), [draw.torch(1, 4, 32)]


@case("vit_pytorch_sincos", "vit-pytorch", [], ("onnx", "fx", "torchax"),
      note="sines and cosines of two axes side by side, added")
def sincos(draw):
    from vit_pytorch.simple_vit import posemb_sincos_2d
    return lambda x: x + posemb_sincos_2d(2, 2, 32), [draw.torch(1, 4, 32)]
