#===- picture_libraries.py - Rotary code of pictures and video ------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""SAM 2, LightlyTrain, MMPretrain, InvokeAI and k-diffusion."""

import os
import sys

import torch
from graph_case import case, half, interleaved
from libraries.package_code import code_of
from libraries.transformers_layers import WithWeights, weights_of

os.environ["K_DIFFUSION_USE_COMPILE"] = "0"  # it is the exporter that compiles


#--- SAM 2 -------------------------------------------------------------------------#

def as_complex(turn):
    """turn with its table as an argument of pairs."""
    return lambda q, k, table: turn(q, k, torch.view_as_complex(table))


@case("sam2", "sam2", 2 * [interleaved(32, table="argument")], ("fx", "torchax"),
      note="bf16, complex product in f32; one table for all heads")
def sam2(draw):
    turn = code_of("sam2.modeling.position_encoding").apply_rotary_enc
    return as_complex(turn), [draw.torch(1, 2, 6, 32, dtype=torch.bfloat16),
                              draw.torch(1, 2, 6, 32, dtype=torch.bfloat16),
                              draw.torch(6, 16, 2)]


@case("sam2_memory", "sam2", 2 * [interleaved(32, table="argument")],
      ("fx", "fx_core", "torchax"),
      note="keys of several frames: the table is repeated for them by expand and flatten")
def sam2_memory(draw):
    turn = code_of("sam2.modeling.position_encoding").apply_rotary_enc
    return (as_complex(lambda q, k, table: turn(q, k, table, repeat_freqs_k=True)),
            [draw.torch(1, 1, 4, 32), draw.torch(1, 1, 8, 32), draw.torch(4, 16, 2)])


@case("sam2_axial", "sam2", 2 * [interleaved(32, table="constant")], ("fx", "torchax"),
      note="two axes; the complex table is a constant")
def sam2_axial(draw):
    code = code_of("sam2.modeling.position_encoding")
    pairs = torch.view_as_real(code.compute_axial_cis(32, 2, 3))
    turn = as_complex(code.apply_rotary_enc)
    return lambda q, k: turn(q, k, pairs), [draw.torch(1, 2, 6, 32), draw.torch(1, 2, 6, 32)]


#--- LightlyTrain --------------------------------------------------------------------#

def lightly_table(**arguments):
    code = code_of("lightly_train._models.dinov3.dinov3_src.layers.rope_position_encoding")
    return code.RopePositionEmbedding(64, num_heads=2, **arguments)


@case("lightly_train", "lightly-train", 2 * [half(32, table="constant")],
      ("onnx", "torchax", "onnx_opset14"),
      note="two axes, coordinates computed in the graph; tokens before those of the picture pass")
def lightly_train(draw):
    code = code_of("lightly_train._models.dinov3.dinov3_src.layers.attention")
    turn, table = code.SelfAttention.apply_rope, lightly_table()

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k):
            return turn(None, q, k, self.table(H=2, W=3))

    return Rotate(), [draw.torch(1, 2, 7, 32), draw.torch(1, 2, 7, 32)]


@case("lightly_train_bf16", "lightly-train", 2 * [half(32, table="constant")],
      ("onnx_script", "fx_core", "linalg"),
      note="periods between two bounds, rounded to bf16 as the tables are")
def lightly_train_bf16(draw):
    code = code_of("lightly_train._models.dinov3.dinov3_src.layers.attention")
    turn = code.SelfAttention.apply_rope
    table = lightly_table(base=None, min_period=0.5, max_period=20.0, normalize_coords="max",
                          dtype=torch.bfloat16)(H=2, W=2)
    return (lambda q, k: turn(None, q, k, table),
            [draw.torch(1, 2, 5, 32, dtype=torch.bfloat16),
             draw.torch(1, 2, 5, 32, dtype=torch.bfloat16)])


@case("lightly_train_ecvit", "lightly-train", [half(32, table="constant")],
      ("onnx", "tosa"), note="a picture's rows and columns are two dimensions of tokens")
def lightly_train_ecvit(draw):
    turn = code_of("lightly_train._models.ecvit.ecvit").apply_rope
    sin, cos = (part.unflatten(0, (2, 3)) for part in lightly_table()(H=2, W=3))
    return lambda x: turn(x, sin, cos), [draw.torch(1, 2, 2, 3, 32)]


#--- InvokeAI --------------------------------------------------------------------------#

@case("invokeai_flux", "invokeai",
      2 * [interleaved(32, table="computed", theta=1e4, scaling="two axes, 16 + 16")],
      ("onnx", "torchax"), note="2 x 2 matrices, angles in f64 by einsum")
def invokeai_flux(draw):
    code = code_of("invokeai.backend.flux.math")

    def rotate(q, k, where):
        table = torch.cat([code.rope(where[..., i], 16, 10000) for i in range(2)], dim=-3)
        return code.apply_rope(q, k, table[:, None])

    return rotate, [draw.torch(1, 2, 5, 32), draw.torch(1, 2, 5, 32),
                    torch.stack([draw.positions(1, 5, most=20).float() for _ in range(2)], -1)]


@case("invokeai_cosmos", "invokeai", 2 * [half(36, table="constant")],
      ("onnx", "fx_core", "torchax"),
      note="2 x 2 matrices of three axes; halves become pairs and back by movedim; bf16")
def invokeai_cosmos(draw):
    code = code_of("invokeai.backend.anima.anima_transformer")
    table = code.VideoRopePosition3DEmb(head_dim=36, len_h=4, len_w=4, len_t=4,
                                        h_extrapolation_ratio=3.0)
    matrices = table(torch.zeros(1, 1, 2, 3, 36)).unsqueeze(1)
    turn = code.apply_rotary_pos_emb_cosmos
    return (lambda q, k: (turn(q, matrices), turn(k, matrices)),
            [draw.torch(1, 6, 2, 36, dtype=torch.bfloat16),
             draw.torch(1, 6, 1, 36, dtype=torch.bfloat16)])


@case("invokeai_adapter", "invokeai", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx_opset14", "fx", "linalg", "torchax"),
      note="angles by einsum, repeated")
def invokeai_adapter(draw):
    code = code_of("invokeai.backend.anima.anima_transformer")
    table = code.LLMAdapterRotaryEmbedding(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, where):
            cos, sin = self.table(q, where)
            return code._apply_rope(q, cos, sin), code._apply_rope(k, cos, sin)

    return Rotate(), [draw.torch(2, 2, 4, 32), draw.torch(2, 1, 4, 32), draw.positions(2, 4)]


@case("invokeai_pixel", "invokeai", 2 * [interleaved(32, table="argument")],
      ("fx", "fx_functional"), note="complex product; f16")
def invokeai_pixel(draw):
    turn = code_of("invokeai.backend.pid._src.networks.pixeldit_official").apply_rotary_emb
    return as_complex(turn), [draw.torch(1, 6, 2, 32, dtype=torch.float16),
                              draw.torch(1, 6, 2, 32, dtype=torch.float16),
                              draw.torch(6, 16, 2)]


#--- k-diffusion ------------------------------------------------------------------------#

@case("k_diffusion", "k-diffusion",
      2 * [interleaved(32, begin=8, dim=16, table="computed",
                       scaling="two axes, each head its own")],
      ("onnx", "torchax"),
      note="frequencies are weights, other ones for each head; components pass on both sides")
def k_diffusion(draw):
    layer = code_of("k_diffusion.models.axial_rope").AxialRoPE(16, 2, start_index=8)
    layer.freqs_h.copy_(draw.torch(2, 4, scale=0.5))
    layer.freqs_w.copy_(draw.torch(2, 4, scale=0.5))

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k, where):
            return self.layer(q, where), self.layer(k, where)

    return Rotate(), [draw.torch(1, 2, 5, 32), draw.torch(1, 2, 5, 32), draw.torch(1, 5, 2)]


@case("k_diffusion_constant", "k-diffusion", [interleaved(32, dim=24, table="constant")],
      ("onnx", "onnx_opset14", "linalg", "torchax"), note="angles of a grid, times a scale of 1.5")
def k_diffusion_constant(draw):
    code = code_of("k_diffusion.models.axial_rope")
    layer = code.AxialRoPE(24, 1, freqs_init=code.freqs_pixel())
    angles = layer.get_freqs(code.make_axial_pos(2, 3)).detach()
    return (lambda x: code.apply_rotary_emb(angles, x, scale=1.5), [draw.torch(1, 2, 6, 32)])


#--- without a rotation --------------------------------------------------------------------#

@case("mmpretrain", "mmpretrain", [], ("onnx", "fx", "torchax"),
      note="turns pairs [2i, 2i+1] with tables made for halves: the angles of a pair differ, so "
           "this is no rotation")
def mmpretrain(draw):
    to_2tuple = code_of("mmpretrain.models.utils.helpers").to_2tuple
    sys.modules["mmpretrain.models.utils"].to_2tuple = to_2tuple
    code = code_of("mmpretrain.models.utils.position_encoding")
    layer = code.RotaryEmbeddingFast(32, (2, 3))

    class Turn(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, x):
            return self.layer(x, (2, 3))

    return Turn(), [draw.torch(1, 2, 6, 32)]


@case("invokeai_feed_forward", "invokeai", [], ("onnx", "fx_core"),
      note="GELU between two products")
def invokeai_feed_forward(draw):
    layer = code_of("invokeai.backend.anima.anima_transformer").GPT2FeedForward(16, 32)
    return WithWeights(layer), [draw.torch(1, 4, 16), *weights_of(layer, draw)]


@case("lightly_train_tables", "lightly-train", [], ("onnx",),
      note="sines and cosines of a grid, joined with tokens that pass")
def lightly_train_tables(draw):
    table = lightly_table()
    return lambda x: torch.cat((x, *table(H=2, W=3)), dim=0), [draw.torch(2, 32)]
