#===- signal_libraries.py - Rotary code for sound, series and proteins ---===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""SpeechBrain, stable-audio-tools, ESM, TimesFM, Chronos and uni2ts."""

import types

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.transformers_layers import WithWeights, weights_of


@case("speechbrain", "speechbrain", 2 * [interleaved(64, table="constant")],
      ("onnx", "fx", "linalg", "torchax", "tosa"),
      note="components exchanged by index_select; the table of sines has the signs")
def speechbrain(draw):
    from speechbrain.nnet.attention import _rope_rotate
    _rope_rotate(torch.zeros(1, 4, 1, 64))  # fills its cache
    return (lambda q, k: (_rope_rotate(q), _rope_rotate(k)),
            [draw.torch(1, 4, 2, 64), draw.torch(1, 4, 1, 64)])


@case("stable_audio_tools", "stable-audio-tools",
      [half(64, dim=32, table="computed", theta=1e4)], ("onnx", "onnx_script", "torchax"),
      note="f16 in and out; halves by [.., 2, d/2] and unbind")
def stable_audio_tools(draw):
    from stable_audio_tools.models.transformer import RotaryEmbedding, apply_rotary_pos_emb
    table = RotaryEmbedding(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, x, positions):
            return apply_rotary_pos_emb(x, *self.table(positions))

    return Rotate(), [draw.torch(1, 2, 5, 64, dtype=torch.float16), draw.positions(1, 5)[0]]


@case("supertonic", "executorch", 2 * [half(32, table="argument")],
      ("onnx", "fx", "linalg", "onnx_opset11"),
      note="[heads, batch, tokens, head_dim], split from [batch, tokens, channels]")
def supertonic(draw):
    from executorch.examples.models.supertonic.model import vector_estimator
    layer = next(value for value in vars(vector_estimator).values()
                 if isinstance(value, type) and hasattr(value, "_apply_rotary"))
    sizes = types.SimpleNamespace(num_heads=2, head_channels=32)

    def rotate(q, k, sin, cos):
        return tuple(layer._apply_rotary(layer._split_heads(sizes, x), sin, cos) for x in (q, k))

    return rotate, [draw.torch(2, 4, 64), draw.torch(2, 4, 64), draw.torch(2, 4, 16),
                    draw.torch(2, 4, 16)]


@case("esm", "fair-esm", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "fx_core", "torchax"), note="[batch x heads, tokens, head_dim]")
def esm(draw):
    from esm.rotary_embedding import RotaryEmbedding

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rotary = RotaryEmbedding(64)

        def forward(self, q, k):
            self.rotary._seq_len_cached = None
            return self.rotary(q, k)

    return Rotate(), [draw.torch(2, 5, 64), draw.torch(2, 5, 64)]


@case("timesfm", "timesfm", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "fx", "linalg", "tosa", "torch_stablehlo"),
      note="positions are divided by time scales")
def timesfm(draw):
    from timesfm.torch.transformer import RotaryPositionalEmbedding
    rotary = RotaryPositionalEmbedding(64)
    return (lambda q, k, positions: (rotary(q, positions), rotary(k, positions)),
            [draw.torch(2, 3, 2, 64), draw.torch(2, 3, 1, 64), draw.positions(2, 3)])


@case("timesfm_rank_3", "timesfm", [half(64, table="computed", theta=1e4)],
      ("onnx", "onnx_opset11", "fx_core", "torchax"),
      note="no dimension of heads; positions 0, 1, ...")
def timesfm_rank_3(draw):
    from timesfm.torch.transformer import RotaryPositionalEmbedding
    return RotaryPositionalEmbedding(64), [draw.torch(2, 5, 64)]


@case("chronos", "chronos-forecasting", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "fx", "onnx_opset11", "torch_stablehlo"))
def chronos(draw):
    from chronos.chronos2.layers import Chronos2RotaryEmbedding
    table = Chronos2RotaryEmbedding(types.SimpleNamespace(rope_theta=1e4, d_kv=32))

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, positions):
            return table.apply_rotary_pos_emb(q, k, *self.table(q, positions))

    return Rotate(), [draw.torch(1, 2, 5, 32), draw.torch(1, 2, 5, 32), draw.positions(1, 5)]


@case("uni2ts", "uni2ts", 2 * [interleaved(64, begin=16, dim=32, table="gather", theta=1e4)],
      ("fx", "torchax", "onnx"),
      note="a window in the middle, by split; [batch, group, heads of it, tokens, head_dim]")
def uni2ts(draw):
    from uni2ts.module.position.attn_projection import QueryKeyProjection, RotaryProjection
    layer = QueryKeyProjection(128, 2, 1, RotaryProjection, kwargs={"max_len": 8},
                               partial_factor=(0.25, 0.75))
    layer.query_proj._init_freq = lambda max_len: None  # the cache is long enough
    return layer, [draw.torch(1, 1, 2, 4, 64), draw.torch(1, 1, 1, 4, 64),
                   draw.positions(1, 4, most=4)[:, None, None],
                   draw.positions(1, 4, most=4)[:, None, None]]


@case("transformers_conformer", "transformers", [half(32, table="constant")],
      ("onnx", "fx", "linalg", "torchax"),
      note="[tokens, batch, heads, head_dim] for as long as it turns; one tensor of cos and sin")
def conformer(draw):
    from transformers import Wav2Vec2ConformerConfig
    from transformers.models.wav2vec2_conformer import modeling_wav2vec2_conformer as code
    config = Wav2Vec2ConformerConfig(hidden_size=64, num_attention_heads=2,
                                     position_embeddings_type="rotary")
    table = code.Wav2Vec2ConformerRotaryPositionalEmbedding(config)(torch.zeros(1, 5, 64))
    layer = code.Wav2Vec2ConformerSelfAttention(config)
    return lambda x: layer._apply_rotary_embedding(x, table), [draw.torch(2, 5, 64)]


@case("transformers_pe_audio", "transformers", 2 * [interleaved(64, table="computed", theta=1e4)],
      ("onnx", "fx", "torchax"), note="2 x 2 matrices; a sum over a dimension of two")
def pe_audio(draw):
    from transformers.models.pe_audio.modeling_pe_audio import apply_rotary_pos_emb

    def rotate(q, k, positions):
        angles = doubled(angles_of(positions, 64))
        return apply_rotary_pos_emb(q, k, angles.cos(), angles.sin())

    return rotate, [draw.torch(1, 2, 4, 64), draw.torch(1, 1, 4, 64), draw.positions(1, 4)]


@case("transformers_musicflamingo", "transformers",
      [interleaved(64, dim=32, table="computed", theta=1e4)], ("fx", "onnx", "torchax"),
      note="products and sums in f64")
def musicflamingo(draw):
    from transformers.models.musicflamingo.modeling_musicflamingo import apply_rotary_time_emb

    def rotate(x, times):
        angles = angles_of(times, 32).repeat_interleave(2, dim=-1)
        return apply_rotary_time_emb(x, angles.cos(), angles.sin())

    return rotate, [draw.torch(2, 5, 64), draw.torch(2, 5, scale=10.0)]


#--- without a rotation ------------------------------------------------------------#

@case("esm_norm", "fair-esm", [], ("onnx", "fx"), note="layer normalisation")
def esm_norm(draw):
    from esm.modules import ESM1LayerNorm
    layer = ESM1LayerNorm(32)
    return WithWeights(layer), [draw.torch(1, 4, 32), *weights_of(layer, draw)]


@case("speechbrain_positions", "speechbrain", [], ("fx", "torchax"),
      note="sines and cosines side by side, added")
def speechbrain_positions(draw):
    from speechbrain.nnet.attention import RelPosEncXL
    layer = RelPosEncXL(16)
    return lambda x: layer(x) + 0 * x.sum(), [draw.torch(1, 4, 16)]
