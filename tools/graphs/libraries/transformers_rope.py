#===- transformers_rope.py - Hugging Face's rotary code --------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rotary tables and their application as in transformers' models, q and k together."""

import importlib

import numpy as np
import torch
from graph_case import case, half, interleaved
from transformers import AutoConfig

ONNX = ("onnx", "onnx_script")
TORCH = ("fx", "linalg")


def model_code(model):
    return importlib.import_module(f"transformers.models.{model}.modeling_{model}")


def config_of(model, **fields):
    sizes = dict(hidden_size=128, num_attention_heads=2, num_key_value_heads=1, vocab_size=16,
                 num_hidden_layers=1, max_position_embeddings=2048)
    return AutoConfig.for_model(model, **{**sizes, **fields})


class TableAndApply(torch.nn.Module):
    """cos and sin from positions, then the rotation of q and k [batch, heads, tokens, head_dim]."""

    def __init__(self, code, table, apply="apply_rotary_pos_emb", **arguments):
        super().__init__()
        self.table = table
        self.apply_to = getattr(code, apply)
        self.arguments = arguments

    def forward(self, q, k, position_ids):
        cos, sin = self.table(q, position_ids)
        return self.apply_to(q, k, cos, sin, **self.arguments)


def rotary_class(code, name="RotaryEmbedding"):
    return next(value for key, value in vars(code).items()
                if key.endswith(name) and isinstance(value, type)
                and value.__module__ == code.__name__ and "Vision" not in key)


def q_k_positions(draw, head_dim, batch=1, tokens=5, heads=(2, 1), dtype=torch.float32):
    return [draw.torch(batch, heads[0], tokens, head_dim, dtype=dtype),
            draw.torch(batch, heads[1], tokens, head_dim, dtype=dtype),
            draw.positions(batch, tokens)]


def table_and_apply(model, config, apply="apply_rotary_pos_emb", **arguments):
    code = model_code(model)
    return TableAndApply(code, rotary_class(code)(config), apply, **arguments)


@case("transformers_llama", "transformers", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "onnx_torch", "fx", "linalg", "tosa", "torchax"))
def llama(draw):
    return table_and_apply("llama", config_of("llama", head_dim=64)), q_k_positions(draw, 64)


@case("transformers_llama_dynamic", "transformers", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx_script", "fx", "linalg"),
      dynamic={0: {0: "batch", 2: "tokens"}, 1: {0: "batch", 2: "tokens"},
               2: {0: "batch", 1: "tokens"}})
def llama_dynamic(draw):
    return (table_and_apply("llama", config_of("llama", head_dim=64)),
            q_k_positions(draw, 64, batch=2))


@case("transformers_llama_bf16", "transformers", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "fx", "linalg", "torchax"),
      note="cos and sin are rounded to bf16, products and sums too")
def llama_bf16(draw):
    return (table_and_apply("llama", config_of("llama", head_dim=64)),
            q_k_positions(draw, 64, dtype=torch.bfloat16))


@case("transformers_gptj", "transformers",
      2 * [interleaved(64, dim=32, table="gather", theta=1e4)], ("onnx", "fx", "linalg"),
      note="rows of a constant [sin | cos] cache, gathered by positions")
def gptj(draw):
    code = model_code("gptj")

    class Apply(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("cache", code.create_sinusoidal_positions(8, 32))

        def forward(self, q, k, position_ids):
            cache = code.get_embed_positions(self.cache, position_ids)
            index = position_ids.unsqueeze(-1).repeat(1, 1, cache.shape[-1])
            sin, cos = torch.split(torch.gather(cache, 1, index), cache.shape[-1] // 2, dim=-1)
            turned = [torch.cat([code.apply_rotary_pos_emb(x[..., :32], sin, cos), x[..., 32:]],
                                dim=-1) for x in (q, k)]
            return tuple(turned)

    return Apply(), [draw.torch(2, 3, 2, 64), draw.torch(2, 3, 2, 64),
                     draw.positions(2, 3, most=4)]


@case("transformers_cohere", "transformers", 2 * [interleaved(64, table="computed", theta=1e4)],
      ("onnx", "fx", "linalg", "torchax"))
def cohere(draw):
    return table_and_apply("cohere", config_of("cohere")), q_k_positions(draw, 64)


@case("transformers_gpt_oss", "transformers",
      2 * [half(64, table="computed", theta=1e4)], ("onnx", "fx", "tosa", "onnx_torch"))
def gpt_oss(draw):
    config = config_of("gpt_oss", head_dim=64,
                       rope_parameters={"rope_type": "default", "rope_theta": 1e4})
    return table_and_apply("gpt_oss", config), q_k_positions(draw, 64)


class ComplexTable(torch.nn.Module):
    """Tables of complex numbers; q and k are [batch, tokens, heads, head_dim]."""

    def __init__(self, code, table):
        super().__init__()
        self.table = table
        self.apply_to = code.apply_rotary_emb

    def forward(self, q, k, position_ids):
        return self.apply_to(q, k, self.table(q, position_ids))


@case("transformers_llama4", "transformers", 2 * [interleaved(64, table="computed", theta=5e5)],
      ("fx", "fx_core", "torchax"), note="complex product")
def llama4(draw):
    code = model_code("llama4")
    config = code.Llama4TextConfig(
        hidden_size=128, num_attention_heads=2, head_dim=64,
        rope_parameters={"rope_type": "default", "rope_theta": 5e5})
    return (ComplexTable(code, code.Llama4TextRotaryEmbedding(config)),
            [draw.torch(1, 5, 2, 64), draw.torch(1, 5, 1, 64), draw.positions(1, 5)])


@case("transformers_gpt_neox", "transformers",
      2 * [half(64, dim=16, table="computed", theta=1e4)],
      ("onnx", "fx", "linalg", "torchax", "onnx_torch", "tosa"))
def gpt_neox(draw):
    config = config_of("gpt_neox", rope_parameters={
        "rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.25})
    return table_and_apply("gpt_neox", config), q_k_positions(draw, 64)


@case("transformers_llama3", "transformers",
      2 * [half(64, table="computed", theta=5e5, scaling="llama3")], ("onnx", "fx", "torchax"))
def llama3(draw):
    config = config_of("llama", head_dim=64, rope_parameters={
        "rope_type": "llama3", "rope_theta": 5e5, "factor": 8.0, "low_freq_factor": 1.0,
        "high_freq_factor": 4.0, "original_max_position_embeddings": 1024})
    return table_and_apply("llama", config), q_k_positions(draw, 64)


@case("transformers_qwen2_yarn", "transformers",
      2 * [half(128, table="computed", theta=1e6, scaling="yarn")], ("onnx", "linalg", "torchax"),
      note="cos and sin are multiplied by the attention factor")
def qwen2_yarn(draw):
    config = config_of("qwen2", hidden_size=256, rope_parameters={
        "rope_type": "yarn", "rope_theta": 1e6, "factor": 4.0,
        "original_max_position_embeddings": 512})
    return table_and_apply("qwen2", config), q_k_positions(draw, 128, tokens=4)


@case("transformers_phi3", "transformers", 2 * [half(96, dim=72, table="computed", theta=1e4)],
      ("onnx_script", "fx", "tosa", "onnx_torch"))
def phi3(draw):
    config = config_of("phi3", hidden_size=192, pad_token_id=0, rope_parameters={
        "rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.75})
    return table_and_apply("phi3", config), q_k_positions(draw, 96)


@case("transformers_glm", "transformers",
      2 * [interleaved(64, dim=32, table="computed", theta=1e4)], ("onnx", "fx", "linalg", "tosa"))
def glm(draw):
    config = config_of("glm", head_dim=64, pad_token_id=0, rope_parameters={
        "rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.5})
    return table_and_apply("glm", config), q_k_positions(draw, 64)


@case("transformers_ernie4_5_bf16", "transformers",
      2 * [interleaved(64, table="computed", theta=5e5)], ("onnx", "linalg", "torchax"),
      note="computed in f32, rounded once")
def ernie(draw):
    config = config_of("ernie4_5", head_dim=64,
                       rope_parameters={"rope_type": "default", "rope_theta": 5e5})
    return table_and_apply("ernie4_5", config), q_k_positions(draw, 64, dtype=torch.bfloat16)


@case("transformers_olmo_f16", "transformers", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx_script", "fx", "torchax"), note="f16 in and out, tables and products in f32")
def olmo(draw):
    return (table_and_apply("olmo", config_of("olmo")),
            q_k_positions(draw, 64, dtype=torch.float16))


@case("transformers_qwen2_vl", "transformers",
      2 * [half(64, table="computed", theta=1e6, scaling="three axes of positions, [8, 12, 12]")],
      ("onnx", "fx_core", "torchax"), note="M-RoPE; positions are [3, batch, tokens]")
def qwen2_vl(draw):
    code = model_code("qwen2_vl")
    config = code.Qwen2VLTextConfig(
        hidden_size=128, num_attention_heads=2, num_key_value_heads=1,
        rope_parameters={"rope_type": "default", "rope_theta": 1e6, "mrope_section": [8, 12, 12]})
    positions = torch.stack([draw.positions(1, 4) for _ in range(3)])
    q, k, _ = q_k_positions(draw, 64, tokens=4)
    return TableAndApply(code, code.Qwen2VLRotaryEmbedding(config)), [q, k, positions]


@case("transformers_deepseek_v2", "transformers",
      2 * [interleaved(64, table="computed", theta=1e4)], ("fx", "torchax"),
      note="complex product; q and k are [batch, heads, tokens, head_dim]")
def deepseek_v2(draw):
    code = model_code("deepseek_v2")
    config = code.DeepseekV2Config(
        hidden_size=128, num_attention_heads=2, qk_rope_head_dim=64, head_dim=64,
        rope_parameters={"rope_type": "default", "rope_theta": 1e4})
    return ComplexTable(code, code.DeepseekV2RotaryEmbedding(config)), q_k_positions(draw, 64)


@case("transformers_deepseek_v3", "transformers",
      2 * [interleaved(64, table="computed", theta=1e4, reorder=True)], ("onnx", "fx", "linalg"),
      note="reads pairs [2i, 2i+1], writes [i, i+32]")
def deepseek_v3(draw):
    code = model_code("deepseek_v3")
    config = code.DeepseekV3Config(
        hidden_size=128, num_attention_heads=2, qk_rope_head_dim=64, head_dim=64,
        rope_parameters={"rope_type": "default", "rope_theta": 1e4})
    return (TableAndApply(code, code.DeepseekV3RotaryEmbedding(config),
                          "apply_rotary_pos_emb_interleave"), q_k_positions(draw, 64))


@case("transformers_deepseek_v4", "transformers",
      [interleaved(96, begin=64, dim=32, table="argument")], ("onnx", "fx", "torchax"),
      note="the window is at the end of the head")
def deepseek_v4(draw):
    code = model_code("deepseek_v4")
    return code.apply_rotary_pos_emb, [draw.torch(1, 2, 4, 96), draw.torch(1, 4, 16),
                                       draw.torch(1, 4, 16)]


@case("transformers_dinov3", "transformers", 2 * [half(64, tied_by_caller=True)],
      ("onnx", "linalg"), note="the first tokens do not turn")
def dinov3(draw):
    code = model_code("dinov3_vit")
    table = draw.numpy(1, 1, 4, 32)
    cos, sin = (torch.from_numpy(f(table)).repeat(1, 1, 1, 2) for f in (np.cos, np.sin))
    return (code.apply_rotary_pos_emb,
            [draw.torch(1, 2, 5, 64), draw.torch(1, 2, 5, 64), cos, sin])


@case("transformers_llama_apply", "transformers", 2 * [half(64, tied_by_caller=True)],
      ("onnx", "fx", "tosa"))
def llama_apply(draw):
    angles = draw.numpy(1, 5, 32)
    cos, sin = (torch.from_numpy(f(angles)).repeat(1, 1, 2) for f in (np.cos, np.sin))
    q, k, _ = q_k_positions(draw, 64)
    return model_code("llama").apply_rotary_pos_emb, [q, k, cos, sin]


@case("transformers_vjepa2", "transformers", [], ("onnx", "fx"),
      note="no RoPE: pairs are [2i, 2i+1], but the table is repeated as for pairs [i, i+16], so "
           "that the two components of a pair turn by different angles")
def vjepa2(draw):
    code = model_code("vjepa2")
    return (lambda x, positions: code.rotate_queries_or_keys(x, positions),
            [draw.torch(1, 2, 4, 32), torch.arange(4.0)[None, None]])


@case("transformers_gemma4_vision", "transformers",
      [half(64, dim=32, table="computed", scaling="axis 0"),
       half(64, begin=32, dim=32, table="computed", scaling="axis 1")],
      ("onnx", "fx", "torchax"),
      note="two windows of one head, each with half pairing and an axis of its own")
def gemma4_vision(draw):
    code = model_code("gemma4")

    def rotate(x, positions):
        frequencies = 100.0 ** (-torch.arange(0, 32, 2) / 32)
        angles = positions[..., None].float() * frequencies  # [batch, tokens, axes, pairs]
        angles = torch.cat((angles, angles), dim=-1).flatten(-2)
        return code.apply_multidimensional_rope(x, angles.cos(), angles.sin(), positions)

    positions = torch.stack(torch.meshgrid(torch.arange(2), torch.arange(3), indexing="ij"), -1)
    return rotate, [draw.torch(1, 6, 2, 64), positions.reshape(1, 6, 2)]


@case("transformers_clvp", "transformers", 3 * [half(32, table="gather", theta=1e4)],
      ("onnx", "onnx_script", "fx", "linalg"),
      note="cos and sin caches gathered by positions; v turns as well")
def clvp(draw):
    code = model_code("clvp")
    angles = torch.arange(16.0)[:, None] * 1e4 ** (-torch.arange(0, 32, 2) / 32)
    angles = torch.cat((angles, angles), dim=-1)
    cos, sin = angles.cos(), angles.sin()
    inputs = [draw.torch(1, 2, 4, 32) for _ in range(3)]
    return (lambda q, k, v, positions: code.apply_rotary_pos_emb(q, k, v, cos, sin, positions),
            [*inputs, draw.positions(1, 4, most=10)])


@case("transformers_roformer", "transformers", 2 * [interleaved(64, table="gather", theta=1e4)],
      ("onnx", "fx", "tosa"), note="a [sin | cos] cache sliced from position 0")
def roformer(draw):
    code = model_code("roformer")
    positions = code.RoFormerSinusoidalPositionalEmbedding(8, 64)
    positions.weight.copy_(positions.create_weight())

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = positions

        def forward(self, q, k):
            table = self.table(q.shape[:-3] + q.shape[-2:-1])[None, None]
            return code.RoFormerSelfAttention.apply_rotary_position_embeddings(table, q, k)

    return Rotate(), [draw.torch(1, 2, 5, 64), draw.torch(1, 2, 5, 64)]


@case("transformers_nemotron_f16", "transformers",
      2 * [half(64, dim=32, table="computed", theta=1e4)], ("onnx", "fx"),
      note="cos, sin, products and sums in f16")
def nemotron(draw):
    config = config_of("nemotron", head_dim=64, pad_token_id=0, rope_parameters={
        "rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.5})
    return (table_and_apply("nemotron", config),
            q_k_positions(draw, 64, dtype=torch.float16))


@case("transformers_gpt_neox_dynamic", "transformers",
      2 * [half(64, dim=16, table="computed", theta=1e4)], ("onnx_script", "fx", "linalg"),
      dynamic={0: {0: "batch", 2: "tokens"}, 1: {0: "batch", 2: "tokens"},
               2: {0: "batch", 1: "tokens"}})
def gpt_neox_dynamic(draw):
    config = config_of("gpt_neox", rope_parameters={
        "rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.25})
    return table_and_apply("gpt_neox", config), q_k_positions(draw, 64, batch=2)
