#===- transformers_rope.py - Hugging Face's rotary code --------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Rotary tables and their application as in transformers' models, q and k together."""

import importlib

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
      2 * [half(64, table="computed", theta=1e4)], ("onnx", "fx", "tosa"))
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
      2 * [half(64, dim=16, table="computed", theta=1e4)], ("onnx", "fx", "linalg", "torchax"))
def gpt_neox(draw):
    config = config_of("gpt_neox", rope_parameters={
        "rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.25})
    return table_and_apply("gpt_neox", config), q_k_positions(draw, 64)
