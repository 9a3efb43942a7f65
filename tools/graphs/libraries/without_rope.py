#===- without_rope.py - Graphs in which nothing turns ----------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Attention with other kinds of positions, and code that splits, negates, multiplies by cos and
sin or joins halves for other reasons."""

import torch
from graph_case import case
from libraries.transformers_layers import WithWeights, weights_of
from libraries.transformers_rope import config_of, model_code


class First(torch.nn.Module):
    """The first result alone."""

    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *inputs):
        return self.function(*inputs)[0]


@case("transformers_gpt2_attention", "transformers", [], ("onnx", "fx"),
      note="positions are learned and added before")
def gpt2(draw):
    config = config_of("gpt2", hidden_size=32, attn_implementation="eager")
    layer = model_code("gpt2").GPT2Attention(config, layer_idx=0).eval()
    return First(WithWeights(layer)), [draw.torch(1, 4, 32), *weights_of(layer, draw)]


@case("transformers_bloom_alibi", "transformers", [], ("onnx", "linalg"), note="ALiBi")
def bloom(draw):
    code = model_code("bloom")
    return (lambda mask: code.build_alibi_tensor(mask, 4, torch.float32),
            [torch.ones(2, 5, dtype=torch.int64)])


@case("transformers_t5_bias", "transformers", [], ("onnx_script", "fx"),
      note="relative positions in buckets")
def t5(draw):
    config = config_of("t5", d_model=32, num_heads=2, d_kv=16, relative_attention_num_buckets=8)
    layer = model_code("t5").T5Attention(config, has_relative_attention_bias=True, layer_idx=0)
    layer.requires_grad_(False).relative_attention_bias.weight.copy_(draw.torch(8, 2))
    return lambda x: layer.compute_bias(4, 4) + x, [draw.torch(1, 2, 4, 4)]


@case("transformers_phi3_mlp", "transformers", [], ("onnx", "fx", "torchax", "tosa"),
      note="gate and up are two halves of one product")
def phi3_mlp(draw):
    config = config_of("phi3", hidden_size=16, intermediate_size=32, pad_token_id=0)
    layer = model_code("phi3").Phi3MLP(config)
    return WithWeights(layer), [draw.torch(1, 3, 16), *weights_of(layer, draw)]


@case("transformers_llama_norm", "transformers", [], ("onnx", "linalg"), note="RMSNorm")
def llama_norm(draw):
    return model_code("llama").LlamaRMSNorm(64), [draw.torch(1, 4, 64)]


@case("transformers_llama_table", "transformers", [], ("onnx", "fx", "tosa"),
      note="cos and sin from positions, applied to nothing")
def llama_table(draw):
    table = model_code("llama").LlamaRotaryEmbedding(config_of("llama"))
    return table, [draw.torch(1, 5, 64), draw.positions(1, 5)]


@case("transformers_rwkv_shift", "transformers", [], ("onnx", "fx"),
      note="x m + (x shifted by a token) (1 - m)")
def rwkv(draw):
    config = config_of("rwkv", hidden_size=16, attention_hidden_size=16, intermediate_size=16)
    layer = model_code("rwkv").RwkvFeedForward(config, layer_id=0)
    return First(WithWeights(layer)), [draw.torch(1, 4, 16), *weights_of(layer, draw)]


@case("diffusers_timesteps", "diffusers", [], ("onnx", "fx", "torchax"),
      note="sinusoidal positions, halves swapped by slices and concatenation")
def timesteps(draw):
    from diffusers.models.embeddings import get_timestep_embedding
    return (lambda t: get_timestep_embedding(t, 64, flip_sin_to_cos=True),
            [draw.torch(5, scale=100.0)])


@case("diffusers_ada_norm", "diffusers", [], ("onnx", "fx_core"),
      note="x (1 + scale) + shift, both halves of one tensor")
def ada_norm(draw):
    from diffusers.models.normalization import AdaLayerNormContinuous
    layer = AdaLayerNormContinuous(32, 16, elementwise_affine=False)
    return WithWeights(layer), [draw.torch(1, 4, 32), draw.torch(1, 16), *weights_of(layer, draw)]


@case("diffusers_geglu", "diffusers", [], ("linalg", "torchax"), note="one half gates the other")
def geglu(draw):
    from diffusers.models.activations import GEGLU
    layer = GEGLU(16, 32)
    return WithWeights(layer), [draw.torch(1, 4, 16), *weights_of(layer, draw)]


@case("x_transformers_alibi", "x-transformers", [], ("onnx",), note="ALiBi")
def x_alibi(draw):
    from x_transformers.x_transformers import AlibiPositionalBias
    layer = AlibiPositionalBias(2)
    return lambda x: x + layer(5, 5), [draw.torch(1, 2, 5, 5)]


@case("timm_swiglu", "timm", [], ("onnx", "fx"), note="gate and value are two halves")
def timm_swiglu(draw):
    from timm.layers import GluMlp
    layer = GluMlp(16, hidden_features=32)
    return WithWeights(layer), [draw.torch(1, 4, 16), *weights_of(layer, draw)]


@case("timm_fourier", "timm", [], ("fx",), note="cos and sin of a grid, joined")
def timm_fourier(draw):
    from timm.layers import FourierEmbed
    return FourierEmbed(max_res=8, num_bands=4, concat_grid=True), [draw.torch(1, 3, 2, 2)]


@case("torchtune_norm", "torchtune", [], ("fx", "torchax"), note="RMSNorm computed in f32")
def torchtune_norm(draw):
    from torchtune.modules import RMSNorm
    return RMSNorm(64), [draw.torch(1, 4, 64, dtype=torch.bfloat16)]
