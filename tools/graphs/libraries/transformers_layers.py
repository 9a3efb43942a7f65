#===- transformers_layers.py - Whole attention layers ----------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Attention layers from hidden states to their output, weights as arguments."""

import torch
from graph_case import case, half, interleaved
from libraries.transformers_rope import config_of, model_code, rotary_class

HIDDEN = 16  # small, so that weights are


class WithWeights(torch.nn.Module):
    """A layer as a function of its inputs, then its weights in the order of state_dict."""

    def __init__(self, layer):
        super().__init__()
        object.__setattr__(self, "layer", layer)  # its weights are no state of this one
        self.names = list(dict(layer.named_parameters()))

    def forward(self, *inputs):
        count = len(inputs) - len(self.names)
        weights = dict(zip(self.names, inputs[count:]))
        return torch.func.functional_call(self.layer, weights, inputs[:count])


def weights_of(layer, draw):
    return [draw.torch(*weight.shape, scale=weight.shape[-1] ** -0.5)
            for _, weight in layer.named_parameters()]


class Attention(torch.nn.Module):
    """Tables from positions, then the model's attention, with a causal mask."""

    def __init__(self, attention, table):
        super().__init__()
        self.attention, self.table = attention, table

    def forward(self, hidden, position_ids):
        tokens = hidden.shape[1]
        mask = torch.full((tokens, tokens), -1e9).triu(1)[None, None]
        return self.attention(hidden_states=hidden, attention_mask=mask,
                              position_embeddings=self.table(hidden, position_ids))[0]


def attention_layer(draw, model, attention, **fields):
    code = model_code(model)
    config = config_of(model, **{"hidden_size": HIDDEN, "head_dim": 64, "pad_token_id": 0,
                                 "attn_implementation": "eager", **fields})
    layer = Attention(getattr(code, attention)(config, layer_idx=0), rotary_class(code)(config))
    layer = layer.eval()
    return WithWeights(layer), [draw.torch(1, 3, config.hidden_size), draw.positions(1, 3),
                                *weights_of(layer, draw)]


def default_rope(theta, **more):
    return {"rope_type": "default", "rope_theta": theta, **more}


@case("transformers_llama_attention", "transformers",
      2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "fx", "linalg", "torchax"))
def llama_attention(draw):
    return attention_layer(draw, "llama", "LlamaAttention")


@case("transformers_qwen3_attention", "transformers",
      2 * [half(64, table="computed", theta=1e4)], ("onnx", "torchax"),
      note="RMSNorm of q and k before the rotation")
def qwen3_attention(draw):
    return attention_layer(draw, "qwen3", "Qwen3Attention", layer_types=["full_attention"],
                           rope_parameters=default_rope(1e4))


@case("transformers_gpt_neox_attention", "transformers",
      2 * [half(32, dim=16, table="computed", theta=1e4)], ("onnx", "fx", "linalg"),
      note="packed qkv")
def gpt_neox_attention(draw):
    return attention_layer(draw, "gpt_neox", "GPTNeoXAttention", hidden_size=32,
                           num_attention_heads=1,
                           rope_parameters=default_rope(1e4, partial_rotary_factor=0.25))


@case("transformers_phi3_attention", "transformers",
      2 * [half(64, table="computed", theta=1e4)], ("onnx", "torchax"), note="packed qkv, sliced")
def phi3_attention(draw):
    return attention_layer(draw, "phi3", "Phi3Attention", rope_parameters=default_rope(1e4))


@case("transformers_cohere_attention", "transformers",
      2 * [interleaved(64, table="computed", theta=1e4)], ("onnx", "fx"))
def cohere_attention(draw):
    return attention_layer(draw, "cohere", "CohereAttention", eos_token_id=1,
                           rope_parameters=default_rope(1e4))


@case("torchtune_attention", "torchtune", 2 * [interleaved(64, table="constant")],
      ("onnx", "torchax"), note="[batch, tokens, heads, head_dim] before the transposition")
def torchtune_attention(draw):
    from torch import nn
    from torchtune.modules import MultiHeadAttention, RotaryPositionalEmbeddings
    layer = MultiHeadAttention(
        embed_dim=128, num_heads=2, num_kv_heads=1, head_dim=64,
        q_proj=nn.Identity(), k_proj=FirstColumns(64), v_proj=FirstColumns(64),
        output_proj=nn.Identity(), pos_embeddings=RotaryPositionalEmbeddings(64, max_seq_len=8))
    return (lambda x: layer(x, x), [draw.torch(1, 5, 128)])


class FirstColumns(torch.nn.Module):
    """Stands for a projection to fewer columns."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def forward(self, x):
        return x[..., :self.count]


@case("timm_eva_attention", "timm", 2 * [interleaved(32, table="constant")],
      ("onnx", "fx", "torchax"), note="packed qkv; the class token does not turn")
def eva_attention(draw):
    from timm.layers import RotaryEmbeddingCat
    from timm.models.eva import EvaAttention
    layer = EvaAttention(32, num_heads=1, attn_head_dim=32, qkv_bias=False, scale_norm=False)
    layer.fused_attn = False
    rope = RotaryEmbeddingCat(32, in_pixels=False, feat_shape=[2, 2]).get_embed()

    class WithRope(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention = layer.eval()
            self.register_buffer("rope", rope)

        def forward(self, x):
            return self.attention(x, rope=self.rope)

    block = WithRope()
    return WithWeights(block), [draw.torch(1, 5, 32), *weights_of(block, draw)]
