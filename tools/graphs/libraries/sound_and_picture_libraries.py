#===- sound_and_picture_libraries.py - More of sound, pictures and science -===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Birder, GigaAM, VoxCPM, audio-separator, X-codec 2, F5-TTS, TimeSformer, RETRO, the SE(3)
Transformer, PhysicsNeMo and the first RoFormer for PyTorch."""

import types

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import code_of, part_of
from libraries.transformers_layers import WithWeights, weights_of


#--- Birder ------------------------------------------------------------------------------#

def birder(style, kind, **more):
    layer = code_of("birder.layers.rope").RoPE(32, 100.0, (2, 3), "ij", 0, rope_style=style,
                                               rope_rot_type=kind, **more)
    layer._non_persistent_buffers_set.clear()
    return layer.eval()


@case("birder_pairs", "birder", 2 * [interleaved(32, table="constant")],
      ("onnx", "fx", "linalg"), note="one constant of [sin, cos], split by tensor_split")
def birder_pairs(draw):
    return birder("default", "interleaved"), [draw.torch(1, 2, 6, 32), draw.torch(1, 2, 6, 32)]


@case("birder_axial", "birder", 2 * [interleaved(32, table="constant")],
      ("torchax",), note="bf16 heads, tables and results in f32; axis after axis")
def birder_axial(draw):
    return birder("axial", "interleaved"), [draw.torch(1, 2, 6, 32, dtype=torch.bfloat16),
                                            draw.torch(1, 2, 6, 32, dtype=torch.bfloat16)]


@case("birder_halves", "birder", 2 * [half(32, table="constant")],
      ("onnx", "torchax"), note="centres of patches between -1 and 1")
def birder_halves(draw):
    return birder("centered_separate", "standard"), [draw.torch(1, 2, 6, 32),
                                                     draw.torch(1, 2, 6, 32)]


@case("birder_standard", "birder", [], ("onnx", "fx", "torchax"),
      note="its standard way: halves of x with tables repeated for pairs, so this is no rotation")
def birder_standard(draw):
    return birder("default", "standard"), [draw.torch(1, 2, 6, 32), draw.torch(1, 2, 6, 32)]


@case("birder_attention", "birder", 2 * [half(16, table="constant")],
      ("onnx",), note="a whole layer; two tokens pass in front of those that turn")
def birder_attention(draw):
    rope = code_of("birder.layers.rope")
    attention = part_of("birder.net.rope_vit", "RoPEAttention",
                        get_rope_apply_fn=rope.get_rope_apply_fn)
    layer = attention.RoPEAttention(32, 2, 0.0, 0.0, 2).eval()
    table = rope.RoPE(16, 100.0, (2, 2), "ij", 0, rope_style="centered_separate").pos_embed

    class Attend(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention = layer

        def forward(self, x):
            return self.attention(x, table)

    block = Attend()
    return WithWeights(block), [draw.torch(1, 6, 32), *weights_of(block, draw)]


@case("birder_gate", "birder", [], ("onnx", "linalg"), note="SwiGLU: products of two layers")
def birder_gate(draw):
    layer = code_of("birder.layers.ffn").SwiGLU_FFN(16, 32).eval()
    return WithWeights(layer), [draw.torch(1, 5, 16), *weights_of(layer, draw)]


#--- GigaAM, VoxCPM -----------------------------------------------------------------------#

@case("gigaam", "gigaam", 2 * [half(32, table="constant")],
      ("onnx", "fx", "onnx_opset11", "torchax"),
      note="[tokens, batch, heads, head_dim]; cos and sin are two parts of one constant")
def gigaam(draw):
    table = part_of("gigaam.encoder", "RotaryPositionalEmbedding.create_pe",
                    "RotaryPositionalEmbedding.forward")
    turn = part_of("gigaam.utils", "rtt_half", "apply_rotary_pos_emb").apply_rotary_pos_emb
    layer = types.SimpleNamespace(dim=32, base=5000)
    layer.pe = table.create_pe(layer, 8, torch.device("cpu"))

    def rotate(q, k):
        cos, sin = table.forward(layer, q.transpose(0, 1))[1]
        return turn(q, k, cos, sin)

    return rotate, [draw.torch(5, 2, 2, 32), draw.torch(5, 2, 2, 32)]


@case("gigaam_attention", "gigaam", [half(16, table="constant")],
      ("onnx",), note="a whole layer: turned before the weights of q and k, alike: "
                      "the exporter turns once for both")
def gigaam_attention(draw):
    code = code_of("gigaam.encoder")
    layer = code.RotaryPositionMultiHeadAttention(2, 32).eval()
    table = part_of("gigaam.encoder", "RotaryPositionalEmbedding.create_pe")
    pe = table.create_pe(types.SimpleNamespace(dim=16, base=5000), 4, torch.device("cpu"))

    class Attend(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention = layer

        def forward(self, x):
            return self.attention(x, x, x, [pe[:4], pe[4:]])

    block = Attend()
    return WithWeights(block), [draw.torch(1, 4, 32), *weights_of(block, draw)]


@case("gigaam_convolution", "gigaam", [], ("onnx", "fx"),
      note="a gate over halves of the channels, then a convolution of each channel")
def gigaam_convolution(draw):
    layer = code_of("gigaam.encoder").ConformerConvolution(8, 5).eval()
    return WithWeights(layer), [draw.torch(1, 6, 8), *weights_of(layer, draw)]


@case("voxcpm", "voxcpm", 2 * [half(32, table="gather", theta=1e4, scaling="longrope")],
      ("onnx",),
      note="bf16; rows of tables times a factor; products in f32")
def voxcpm(draw):
    code = part_of("voxcpm.modules.minicpm4.model", "rotate_half", "apply_rotary_pos_emb",
                   "MiniCPMLongRoPE")
    factors = [1.0 + i / 8 for i in range(16)]
    scaling = types.SimpleNamespace(short_factor=factors, long_factor=factors,
                                    original_max_position_embeddings=12)
    layer = code.MiniCPMLongRoPE(types.SimpleNamespace(
        kv_channels=32, rope_theta=1e4, max_position_embeddings=24, rope_scaling=scaling))
    cos, sin = layer.cos_cached, layer.sin_cached
    return (lambda q, k, where: code.apply_rotary_pos_emb(q, k, cos[where], sin[where]),
            [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16),
             draw.torch(1, 1, 4, 32, dtype=torch.bfloat16), draw.positions(1, 4, most=20)[0]])


@case("voxcpm_gate", "voxcpm", [], ("onnx", "torch_stablehlo"), note="a gated layer")
def voxcpm_gate(draw):
    layer = part_of("voxcpm.modules.minicpm4.model", "MiniCPMMLP").MiniCPMMLP(
        types.SimpleNamespace(hidden_size=16, intermediate_size=32)).eval()
    return WithWeights(layer), [draw.torch(1, 5, 16), *weights_of(layer, draw)]


#--- audio-separator, X-codec 2, F5-TTS -----------------------------------------------------#

@case("audio_separator", "audio-separator", 2 * [interleaved(32, table="constant")],
      ("onnx",), note="f16, angles and products in f32")
def audio_separator(draw):
    from rotary_embedding_torch import RotaryEmbedding
    turn = code_of("audio_separator.separator.uvr_lib_v5.roformer.rotary").rotate_queries_or_keys
    layer = RotaryEmbedding(32, cache_if_possible=False)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k):
            return turn(self.layer, q), turn(self.layer, k)

    return Rotate(), [draw.torch(1, 2, 5, 32, dtype=torch.float16),
                      draw.torch(1, 2, 5, 32, dtype=torch.float16)]


@case("xcodec2_attention", "xcodec2", 2 * [interleaved(16, table="constant")],
      ("onnx",),
      note="a whole layer; heads are where the layer that turns has tokens: a head turns by its "
           "number, at every token")
def xcodec2_attention(draw):
    from torchtune.modules import RotaryPositionalEmbeddings
    layer = part_of("xcodec2.vq.bs_roformer5", "Attention").Attention(
        32, 2, RotaryPositionalEmbeddings(16, 8)).eval()
    return WithWeights(layer), [draw.torch(1, 4, 32), *weights_of(layer, draw)]


@case("f5_tts_positions", "f5-tts", [], ("onnx", "torchax", "fx"),
      note="rows of cos and sin are added, nothing turns")
def f5_tts_positions(draw):
    code = part_of("f5_tts.model.modules", "precompute_freqs_cis", "get_pos_embed_indices")
    table = code.precompute_freqs_cis(32, 12)

    def add(x, start):
        return x + table[code.get_pos_embed_indices(start, x.shape[1], 12)]

    return add, [draw.torch(2, 4, 32), torch.tensor([1, 3])]


@case("f5_tts_norm", "f5-tts", [], ("onnx", "fx_core"),
      note="x times its norm over the tokens, which is as wide as x")
def f5_tts_norm(draw):
    layer = part_of("f5_tts.model.modules", "GRN").GRN(16).eval()
    return WithWeights(layer), [draw.torch(1, 5, 16), *weights_of(layer, draw)]


#--- TimeSformer, RETRO, SE(3) Transformer -----------------------------------------------------#

@case("timesformer_grid", "timesformer-pytorch", 2 * [interleaved(48, dim=32, table="constant")],
      ("onnx", "fx", "torchax"),
      note="[batch x heads, tokens, head_dim]; axes of a grid between -pi and pi; einops")
def timesformer_grid(draw):
    code = code_of("timesformer_pytorch.rotary")
    table = code.AxialRotaryEmbedding(32)(2, 3, torch.device("cpu"))
    return (lambda q, k: code.apply_rot_emb(q, k, table),
            [draw.torch(2, 6, 48), draw.torch(2, 6, 48)])


@case("timesformer_time", "timesformer-pytorch", [], ("onnx", "fx", "torchax"),
      note="pairs of x with tables joined for halves: the angles of a pair differ, so this is no "
           "rotation")
def timesformer_time(draw):
    code = code_of("timesformer_pytorch.rotary")
    table = code.RotaryEmbedding(32)(5, torch.device("cpu"))
    return (lambda q, k: code.apply_rot_emb(q, k, table),
            [draw.torch(2, 5, 32), draw.torch(2, 5, 32)])


@case("retro", "retro-pytorch", 2 * [half(48, dim=32, table="constant")],
      ("onnx_opset14", "fx", "onnx"), note="halves by einops; bf16 with tables in f32")
def retro(draw):
    code = part_of("retro_pytorch.retro_pytorch", "RotaryEmbedding", "rotate_half",
                   "apply_rotary_pos_emb")
    angles = code.RotaryEmbedding(32)(5, device="cpu", offset=2)
    return (lambda q, k: (code.apply_rotary_pos_emb(q, angles),
                          code.apply_rotary_pos_emb(k, angles)),
            [draw.torch(1, 2, 5, 48, dtype=torch.bfloat16),
             draw.torch(1, 1, 5, 48, dtype=torch.bfloat16)])


@case("se3_rotary", "se3-transformer-pytorch", [], ("onnx", "fx", "torchax"),
      note="even and odd components become halves, the tables stay pairs: no rotation")
def se3_rotary(draw):
    code = code_of("se3_transformer_pytorch.rotary")
    layer = code.SinusoidalEmbeddings(16)
    return (lambda x, where: code.apply_rotary_pos_emb(x, layer(where)[:, None, :, :, None]),
            [draw.torch(1, 2, 4, 16, 3), draw.positions(1, 4, most=9)])


#--- PhysicsNeMo, RoFormer ---------------------------------------------------------------------#

def physicsnemo():
    return part_of("physicsnemo.nn.module.rope", "build_axial_rope_cos_sin_2d",
                   "build_rope_cos_sin_1d", "apply_rotary_pos_emb")


@case("physicsnemo_grid", "nvidia-physicsnemo", [interleaved(32, table="constant")],
      ("onnx", "linalg", "torchax"),
      note="[batch, rows, columns, heads, head_dim] in bf16, axis after axis, products in f32")
def physicsnemo_grid(draw):
    code = physicsnemo()
    cos, sin = code.build_axial_rope_cos_sin_2d(2, 3, 32)
    return (lambda x: code.apply_rotary_pos_emb(x, cos[:, :, None], sin[:, :, None]),
            [draw.torch(1, 2, 3, 2, 32, dtype=torch.bfloat16)])


@case("physicsnemo_line", "nvidia-physicsnemo", 2 * [interleaved(32, table="gather", theta=1e4)],
      ("onnx_script", "tosa"), note="rows of constant tables")
def physicsnemo_line(draw):
    code = physicsnemo()
    cos, sin = code.build_rope_cos_sin_1d(12, 32)
    return (lambda q, k, where: tuple(code.apply_rotary_pos_emb(x, cos[where], sin[where])
                                      for x in (q, k)),
            [draw.torch(1, 2, 4, 32), draw.torch(1, 1, 4, 32), draw.positions(1, 4, most=8)[0]])


@case("roformer", "roformer", 3 * [interleaved(32, table="constant")],
      ("onnx", "fx"), note="values turn too; [sin, cos] in one constant")
def roformer(draw):
    code = part_of("roformer.modeling_roformer", "RoFormerSelfAttention.apply_rotary",
                   "RoFormerSinusoidalPositionalEmbedding")
    table = code.RoFormerSinusoidalPositionalEmbedding(12, 32)
    table = table._init_weight(torch.empty(12, 32))

    def rotate(q, k, v):
        pair = table[None, None, 3:8].chunk(2, dim=-1)
        return tuple(code.apply_rotary(x, pair) for x in (q, k, v))

    return rotate, [draw.torch(1, 2, 5, 32), draw.torch(1, 2, 5, 32), draw.torch(1, 2, 5, 32)]
