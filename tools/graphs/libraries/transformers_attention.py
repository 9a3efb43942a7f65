#===- transformers_attention.py - More whole attention layers --------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Attention of transformers' models whose surroundings of the rotation are their own."""

import torch
from graph_case import case, half, interleaved
from libraries.transformers_layers import (HIDDEN, WithWeights, attention_layer, default_rope,
                                           weights_of)
from libraries.transformers_rope import config_of, model_code


@case("transformers_olmo2_attention", "transformers", 2 * [half(16, table="computed", theta=1e4)],
      ("onnx",), note="RMSNorm over all heads of q, and of k")
def olmo2_attention(draw):
    return attention_layer(draw, "olmo2", "Olmo2Attention", head_dim=16,
                           rope_parameters=default_rope(1e4))


@case("transformers_chameleon_attention", "transformers",
      2 * [half(8, table="computed", theta=1e4)], ("onnx", "fx_functional"),
      note="layer normalisation of each head with weights of its own")
def chameleon_attention(draw):
    return attention_layer(draw, "chameleon", "ChameleonAttention", head_dim=8,
                           rope_parameters=default_rope(1e4))


@case("transformers_gemma3_attention", "transformers", 2 * [half(16, table="computed", theta=1e4)],
      ("onnx",), note="RMSNorm of each head, tables of a layer's kind")
def gemma3_attention(draw):
    code = model_code("gemma3")
    config = code.Gemma3TextConfig(
        hidden_size=HIDDEN, head_dim=16, num_attention_heads=2, num_key_value_heads=1,
        num_hidden_layers=1, layer_types=["full_attention"], attn_implementation="eager",
        rope_parameters={"full_attention": default_rope(1e4),
                         "sliding_attention": default_rope(1e4)})
    layer = code.Gemma3Attention(config, layer_idx=0).eval()
    table = code.Gemma3RotaryEmbedding(config)

    class Attend(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention, self.table = layer, table

        def forward(self, hidden, positions):
            mask = torch.full((3, 3), -1e9).triu(1)[None, None]
            return self.attention(hidden, self.table(hidden, positions, "full_attention"),
                                  mask)[0]

    block = Attend()
    return WithWeights(block), [draw.torch(1, 3, HIDDEN), draw.positions(1, 3),
                                *weights_of(block, draw)]


@case("transformers_diffllama_attention", "transformers",
      2 * [half(16, table="computed", theta=1e4)], ("onnx",),
      note="differential attention: two maps of it, subtracted")
def diffllama_attention(draw):
    return attention_layer(draw, "diffllama", "DiffLlamaAttention", head_dim=16,
                           num_attention_heads=2, num_key_value_heads=2,
                           rope_parameters=default_rope(1e4))


def with_positions(draw, layer):
    """Attention that has its tables itself."""

    class Attend(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention = layer.eval()

        def forward(self, hidden, positions):
            mask = torch.full((3, 3), -1e9).triu(1)[None, None]
            return self.attention(hidden, attention_mask=mask, position_ids=positions)[0]

    block = Attend()
    return WithWeights(block), [draw.torch(1, 3, layer.embed_dim), draw.positions(1, 3, most=4),
                                *weights_of(block, draw)]


@case("transformers_gptj_attention", "transformers",
      2 * [interleaved(16, dim=8, table="gather", theta=1e4)], ("onnx",),
      note="rows of a cache by gather, a window of [batch, tokens, heads, head_dim]")
def gptj_attention(draw):
    config = config_of("gptj", hidden_size=32, rotary_dim=8, max_position_embeddings=8,
                       attn_implementation="eager")
    return with_positions(draw, model_code("gptj").GPTJAttention(config, layer_idx=0))
