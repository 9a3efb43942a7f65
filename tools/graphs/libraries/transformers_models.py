#===- transformers_models.py - More of Hugging Face's models --------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Models of transformers whose rotary code is spelled on its own, and whole attention layers of
others."""

import types

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.transformers_layers import WithWeights, attention_layer, default_rope, weights_of
from libraries.transformers_rope import (TableAndApply, config_of, model_code, q_k_positions,
                                         rotary_class)


def table_of(code, name, rope, **fields):
    """The model's own table of cos and sin, for a configuration of these fields."""
    return getattr(code, name)(types.SimpleNamespace(max_position_embeddings=512,
                                                     rope_parameters=rope, **fields))


def three_axes(draw, batch, tokens):
    return torch.stack([draw.positions(batch, tokens) for _ in range(3)])


#--- language and several axes ------------------------------------------------#

@case("transformers_ernie4_5_vl", "transformers",
      2 * [interleaved(32, table="computed", scaling="three axes, taken in turn")],
      ("onnx", "fx", "linalg", "torchax"),
      note="cos and sin are cut, stacked and joined again; f16 in and out, computed in f32")
def ernie4_5_vl(draw):
    code = model_code("ernie4_5_vl_moe")
    table = table_of(code, "Ernie4_5_VLMoeTextRotaryEmbedding",
                     default_rope(1e4, mrope_section=[6, 6, 4]), head_dim=32)
    q, k, _ = q_k_positions(draw, 32, tokens=4, dtype=torch.float16)
    return TableAndApply(code, table), [q, k, three_axes(draw, 1, 4)]


@case("transformers_hunyuan_vl", "transformers", [],
      ("onnx", "onnx_opset14", "fx_core", "torch_stablehlo"),
      note="no RoPE: cos and sin are cut by twice the sections, so that with four axes of positions "
           "the two components of a pair turn by those of different axes")
def hunyuan_vl(draw):
    code = model_code("hunyuan_vl")
    table = table_of(code, "HunYuanVLRotaryEmbedding",
                     {"rope_type": "dynamic", "alpha": 1000.0, "rope_theta": 1e4,
                      "mrope_section": [4, 4, 4, 4]}, head_dim=32)

    q, k, _ = q_k_positions(draw, 32, tokens=4)
    positions = torch.stack([draw.positions(1, 4) for _ in range(4)])
    return TableAndApply(code, table), [q, k, positions]


@case("transformers_glm4v", "transformers",
      2 * [interleaved(48, dim=32, table="computed", scaling="three axes, [4, 6, 6]")],
      ("onnx", "fx", "tosa", "torchax"))
def glm4v(draw):
    code = model_code("glm4v")
    table = table_of(code, "Glm4vTextRotaryEmbedding",
                     default_rope(1e4, partial_rotary_factor=2 / 3, mrope_section=[4, 6, 6]),
                     head_dim=48)
    q, k, _ = q_k_positions(draw, 48, tokens=4)
    return TableAndApply(code, table), [q, k, three_axes(draw, 1, 4)]


@case("transformers_qwen4_exp", "transformers", [half(48, dim=32, table="computed", theta=1e4)],
      ("onnx", "fx", "onnx_opset11", "torchax"), note="[batch, tokens, heads, head_dim]; q alone")
def qwen4_exp(draw):
    code = model_code("qwen4_exp")

    def rotate(q, positions):
        angles = doubled(angles_of(positions, 32))
        return code.apply_rotary_pos_emb(q, cos=angles.cos(), sin=angles.sin(), unsqueeze_dim=2)

    return rotate, [draw.torch(1, 5, 2, 48), draw.positions(1, 5)]


@case("transformers_privacy_filter", "transformers",
      2 * [interleaved(32, table="computed", scaling="yarn")],
      ("onnx", "onnx_script", "fx", "torchax"),
      note="half-width tables times an attention factor; bf16, products and sums too")
def privacy_filter(draw):
    code = model_code("openai_privacy_filter")
    table = table_of(code, "OpenAIPrivacyFilterRotaryEmbedding",
                     {"rope_type": "yarn", "rope_theta": 1.5e5, "factor": 32.0, "beta_fast": 32.0,
                      "beta_slow": 1.0, "truncate": False,
                      "original_max_position_embeddings": 4096}, head_dim=32, hidden_size=64,
                     num_attention_heads=2, standardize_rope_params=lambda: None)
    return TableAndApply(code, table), q_k_positions(draw, 32, dtype=torch.bfloat16)


@case("transformers_gemma3n", "transformers", [half(32, table="computed", theta=1e4)],
      ("fx_core", "linalg", "onnx_slim", "onnx_torch"), note="[batch, tokens, heads, head_dim]")
def gemma3n(draw):
    code = model_code("gemma3n")

    def rotate(x, positions):
        angles = doubled(angles_of(positions, 32))
        return code.apply_rotary_pos_emb(x, angles.cos(), angles.sin(), unsqueeze_dim=2)

    return rotate, [draw.torch(2, 4, 2, 32), draw.positions(2, 4)]


@case("transformers_mimo_dynamic", "transformers",
      2 * [half(48, dim=16, table="computed", theta=1e4)], ("fx", "linalg", "onnx_script"),
      dynamic={0: {2: "tokens"}, 1: {2: "tokens"}, 2: {1: "tokens"}})
def mimo_dynamic(draw):
    code = model_code("mimo_v2_flash")

    def rotate(q, k, positions):
        angles = doubled(angles_of(positions, 16))
        return code.apply_rotary_pos_emb(q, k, angles.cos(), angles.sin())

    return rotate, q_k_positions(draw, 48)


#--- pictures, points, proteins -------------------------------------------------#

def grid(rows, columns):
    return torch.stack(torch.meshgrid(torch.arange(rows), torch.arange(columns), indexing="ij"),
                       -1).reshape(-1, 2)


@case("transformers_inkling2_vision", "transformers",
      2 * [interleaved(32, table="computed", scaling="two axes, 16 + 16")],
      ("onnx", "fx", "fx_core", "tosa"), note="[tokens, heads, head_dim], bf16 in and out")
def inkling2(draw):
    code = model_code("inkling2")
    table = table_of(code, "Inkling2VisionRotaryEmbedding",
                     {"rope_type": "axial", "rope_theta": 1e4}, head_dim=32)
    return (TableAndApply(code, table, "apply_rotary_pos_emb_vision"),
            [draw.torch(6, 2, 32, dtype=torch.bfloat16),
             draw.torch(6, 2, 32, dtype=torch.bfloat16), grid(2, 3)])


@case("transformers_minimax_m3_vision", "transformers",
      2 * [half(32, dim=30, table="computed", scaling="three axes, 10 + 10 + 10")],
      ("onnx", "onnx_slim", "linalg", "torchax"), note="[tokens, heads, head_dim]")
def minimax_m3(draw):
    code = model_code("minimax_m3_vl")
    table = table_of(code, "MiniMaxM3VLVisionRotaryEmbedding",
                     {"rope_type": "axial", "rope_theta": 1e4}, head_dim=32)
    positions = torch.cat((torch.zeros(6, 1, dtype=torch.int64), grid(2, 3)), dim=1)
    return (TableAndApply(code, table, "apply_rotary_pos_emb_vision"),
            [draw.torch(6, 2, 32), draw.torch(6, 2, 32), positions])


@case("transformers_edgetam_memory", "transformers",
      2 * [interleaved(32, table="argument")], ("onnx", "fx", "torchax"),
      note="half-width tables repeated in the graph; of k's tokens in groups, only the last of "
           "each group turn, and those that are no group's don't")
def edgetam(draw):
    code = model_code("edgetam_video")

    def rotate(q, k, cos, sin):
        cos, sin = (table.repeat_interleave(2, dim=-1)[None, None] for table in (cos, sin))
        return code.apply_rotary_pos_emb_2d_cross_attn(
            q, k, cos, sin, cos, sin, num_k_exclude_rope=1, repeat_freqs_k=2)

    return rotate, [draw.torch(1, 2, 4, 32), draw.torch(1, 2, 11, 32), draw.torch(4, 16),
                    draw.torch(4, 16)]


@case("transformers_lightglue", "transformers", 2 * [interleaved(32, table="computed")],
      ("onnx", "fx_core", "tosa"), note="angles are a product of points with a matrix")
def lightglue(draw):
    code = model_code("lightglue")
    table = code.LightGluePositionalEncoder(
        types.SimpleNamespace(descriptor_dim=64, num_attention_heads=2)).requires_grad_(False)
    table.projector.weight.copy_(draw.torch(16, 2))

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, points):
            return code.apply_rotary_pos_emb(q, k, *self.table(points)[0])

    return Rotate(), [draw.torch(1, 2, 4, 32), draw.torch(1, 2, 4, 32), draw.torch(1, 4, 2)]


@case("transformers_efficientloftr", "transformers",
      2 * [interleaved(32, table="computed", scaling="two axes, taken in turn")],
      ("onnx", "fx", "fx_core", "torchax"),
      note="positions by cumulative sums of ones; angles are assigned to every other component; "
           "[batch, rows, heads, columns, head_dim]")
def efficientloftr(draw):
    code = model_code("efficientloftr")
    table = table_of(code, "EfficientLoFTRRotaryEmbedding",
                     default_rope(1e4, partial_rotary_factor=1.0), head_dim=16, hidden_size=32,
                     num_attention_heads=1, q_aggregation_kernel_size=1, q_aggregation_stride=1)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, picture):
            return code.apply_rotary_pos_emb(q, k, *self.table(picture), unsqueeze_dim=2)

    return Rotate(), [draw.torch(1, 2, 2, 3, 32), draw.torch(1, 2, 2, 3, 32),
                      draw.torch(1, 1, 2, 3)]


@case("transformers_esm", "transformers", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx_opset14", "fx", "tosa", "torchax"), note="bf16 in and out, computed in f32")
def transformers_esm(draw):
    code = model_code("esm")
    table = code.EsmRotaryEmbedding(types.SimpleNamespace(head_dim=32, rope_theta=1e4))
    return TableAndApply(code, table), q_k_positions(draw, 32, dtype=torch.bfloat16)


#--- whole attention layers --------------------------------------------------------#

@case("transformers_persimmon_attention", "transformers",
      2 * [half(32, dim=16, table="computed", theta=1e4)], ("onnx", "fx", "torchax"),
      note="packed qkv of each head, layer normalisation of q and k")
def persimmon_attention(draw):
    return attention_layer(draw, "persimmon", "PersimmonAttention", hidden_size=32, head_dim=32,
                           num_attention_heads=1,
                           rope_parameters=default_rope(1e4, partial_rotary_factor=0.5))


@case("transformers_stablelm_attention", "transformers",
      2 * [half(16, dim=4, table="computed", theta=1e4)], ("onnx", "fx", "torchax"),
      note="a layer normalisation for each head, by split and concatenation")
def stablelm_attention(draw):
    return attention_layer(draw, "stablelm", "StableLmAttention", hidden_size=32, head_dim=16,
                           qk_layernorm=True,
                           rope_parameters=default_rope(1e4, partial_rotary_factor=0.25))


@case("transformers_falcon_attention", "transformers",
      2 * [half(16, table="computed", theta=1e4)], ("onnx", "torchax"),
      note="one key and value for all heads, packed")
def falcon_attention(draw):
    code = model_code("falcon")
    config = config_of("falcon", hidden_size=32, attn_implementation="eager", alibi=False,
                       rope_parameters=default_rope(1e4))
    layer, table = code.FalconAttention(config, layer_idx=0).eval(), rotary_class(code)(config)

    class Attend(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention, self.table = layer, table

        def forward(self, hidden, positions):
            mask = torch.full((4, 4), -1e9).triu(1)[None, None]
            return self.attention(hidden, None, mask,
                                  position_embeddings=self.table(hidden, positions))[0]

    block = Attend()
    return WithWeights(block), [draw.torch(1, 4, 32), draw.positions(1, 4),
                                *weights_of(block, draw)]


@case("transformers_phi_attention", "transformers",
      2 * [half(32, dim=16, table="computed", theta=1e4)], ("onnx", "fx", "torchax"))
def phi_attention(draw):
    return attention_layer(draw, "phi", "PhiAttention", hidden_size=32, head_dim=32,
                           num_attention_heads=1,
                           rope_parameters=default_rope(1e4, partial_rotary_factor=0.5))


#--- without a rotation --------------------------------------------------------------#

@case("transformers_modernbert_gate", "transformers", [], ("onnx", "fx", "torchax"),
      note="the second half gates the first")
def gate(draw):
    layer = model_code("modernbert").ModernBertMLP(types.SimpleNamespace(
        hidden_size=16, intermediate_size=32, mlp_bias=False, hidden_activation="gelu",
        mlp_dropout=0.0))
    return WithWeights(layer.eval()), [draw.torch(1, 4, 16), *weights_of(layer, draw)]


@case("transformers_detr_sines", "transformers", [], ("onnx", "fx_core", "linalg"),
      note="sines and cosines of neighbouring components, stacked and flattened")
def detr_sines(draw):
    code = model_code("deformable_detr")
    layer = next(value for key, value in vars(code).items() if key.endswith("SinePositionEmbedding"))
    table = layer(8, normalize=True)
    return (lambda x: x + table(x.shape, x.device, x.dtype, torch.ones(1, 2, 3, dtype=torch.bool)),
            [draw.torch(1, 16, 2, 3)])
