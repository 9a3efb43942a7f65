#===- language_libraries.py - Rotary code of language models -------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""mistral-inference, moshi, ExecuTorch, Megatron Core, flash-linear-attention, local-attention,
ring-attention, Performer, labml's annotated models and the mini-omni model of ESPnet."""

import torch
from graph_case import case, half, interleaved
from libraries.transformers_rope import config_of, q_k_positions, table_and_apply


def angles_of(positions, dim, theta=1e4):
    return positions[..., None].float() * theta ** (-torch.arange(0, dim, 2) / dim)


def doubled(angles):
    return torch.cat((angles, angles), dim=-1)


@case("mistral_inference", "mistral-inference",
      2 * [interleaved(64, table="gather", theta=1e4)], ("fx", "torchax", "fx_core"),
      note="complex product; tokens of several sequences in one dimension")
def mistral(draw):
    from mistral_inference.rope import apply_rotary_emb, precompute_freqs_cis
    cache = torch.view_as_real(precompute_freqs_cis(64, 16, 1e4)).unbind(-1)

    def rotate(q, k, positions):
        table = torch.complex(cache[0][positions], cache[1][positions])
        return apply_rotary_emb(q, k, table)

    return rotate, [draw.torch(5, 2, 64), draw.torch(5, 1, 64),
                    draw.positions(1, 5, most=10)[0]]


@case("mistral_inference_2d", "mistral-inference", 2 * [interleaved(64, table="argument")],
      ("fx", "torchax"), note="bf16 in and out, complex product in f32")
def mistral_2d(draw):
    from mistral_inference.rope import apply_rotary_emb, precompute_freqs_cis_2d
    table = precompute_freqs_cis_2d(64, 2, 3, 1e4).flatten(0, 1)

    def rotate(q, k, real, imaginary):
        return apply_rotary_emb(q, k, torch.complex(real, imaginary))

    return rotate, [draw.torch(6, 2, 64, dtype=torch.bfloat16),
                    draw.torch(6, 1, 64, dtype=torch.bfloat16), table.real.clone(),
                    table.imag.clone()]


def moshi_rope(**arguments):
    from moshi.modules.rope import apply_rope
    from moshi.utils.compile import no_compile

    def rotate(q, k, offset):
        with no_compile():  # it is the exporter that compiles
            return apply_rope(q, k, offset, **arguments)

    return rotate


@case("moshi", "moshi", 2 * [interleaved(64, table="computed", theta=1e4)],
      ("onnx", "fx", "linalg", "torchax", "torch_stablehlo"),
      note="frequencies by exp; positions count on from an offset for each row")
def moshi(draw):
    return moshi_rope(), [draw.torch(2, 2, 3, 64), draw.torch(2, 2, 3, 64), torch.tensor([3, 40])]


@case("moshi_half", "moshi", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx_script", "onnx_opset11", "tosa", "linalg", "torchax"),
      note="bf16 in and out, computed in f32; tokens before heads")
def moshi_half(draw):
    return (moshi_rope(interleave=False, time_before_heads=True),
            [draw.torch(1, 4, 2, 64, dtype=torch.bfloat16),
             draw.torch(1, 4, 1, 64, dtype=torch.bfloat16), torch.tensor([7])])


@case("moshi_dynamic", "moshi", 2 * [interleaved(64, table="computed", theta=1e4)],
      ("fx", "linalg"), dynamic={0: {2: "tokens"}, 1: {2: "tokens"}})
def moshi_dynamic(draw):
    return moshi_rope(), [draw.torch(1, 2, 4, 64), draw.torch(1, 2, 4, 64), torch.tensor([5])]


@case("executorch", "executorch", 2 * [interleaved(64, table="gather", theta=1e4)],
      ("onnx", "fx", "torchax", "onnx_opset11"),
      note="unbind of [.., d/2, 2], stack")
def executorch(draw):
    from executorch.examples.models.llama.rope import apply_rotary_emb, precompute_freqs_cis
    cos, sin = precompute_freqs_cis(64, 16)
    return (lambda q, k, positions: apply_rotary_emb(q, k, cos[positions], sin[positions]),
            [draw.torch(1, 4, 2, 64), draw.torch(1, 4, 1, 64),
             draw.positions(1, 4, most=10)[0]])


@case("executorch_heads", "executorch", 2 * [interleaved(32, table="argument")],
      ("onnx", "fx_core", "onnx_script"), note="tables spread over all heads before")
def executorch_heads(draw):
    from executorch.examples.models.llama.rope import apply_rotary_emb

    def rotate(q, k, cos, sin):
        cos, sin = (table[:, None].expand(-1, 2, -1).contiguous() for table in (cos, sin))
        return apply_rotary_emb(q, k, cos, sin)

    return rotate, [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 2, 32), draw.torch(4, 16),
                    draw.torch(4, 16)]


@case("executorch_hf", "executorch", 2 * [half(64, dim=48, table="gather", theta=1e4)],
      ("onnx", "fx", "torchax", "linalg"),
      note="a partial window; caches from frequencies in f64, times an attention factor")
def executorch_hf(draw):
    from executorch.examples.models.llama.rope import hf_apply_rotary_emb, hf_precompute_freqs_cis
    cos, sin = hf_precompute_freqs_cis(64, 12, 1e4, partial_rotary_factor=0.75,
                                       attention_factor=1.19)
    return (lambda q, k, positions: hf_apply_rotary_emb(q, k, cos[positions], sin[positions]),
            [draw.torch(2, 2, 3, 64), draw.torch(2, 1, 3, 64), draw.positions(2, 3, most=8)])


def megatron(draw, exporter_heads, dim, **arguments):
    from megatron.core.models.common.embeddings.rope_utils import _apply_rotary_pos_emb_bshd

    def rotate(q, k, positions):
        angles = angles_of(positions, dim)
        angles = (torch.stack((angles, angles), dim=-1).flatten(-2)
                  if arguments.get("rotary_interleaved") else doubled(angles))[:, None, None]
        return tuple(_apply_rotary_pos_emb_bshd(x, angles, **arguments) for x in (q, k))

    return rotate, [draw.torch(4, 1, 2, exporter_heads), draw.torch(4, 1, 1, exporter_heads),
                    draw.positions(1, 4)[0]]


@case("megatron", "megatron-core", 2 * [half(64, dim=32, table="computed", theta=1e4)],
      ("onnx", "fx", "torchax", "tosa"), note="[tokens, batch, heads, head_dim]")
def megatron_half(draw):
    return megatron(draw, 64, 32)


@case("megatron_interleaved", "megatron-core",
      2 * [interleaved(64, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "fx", "linalg"),
      note="a window as wide as the head, sliced all the same; tables times 1.25")
def megatron_interleaved(draw):
    return megatron(draw, 64, 64, rotary_interleaved=True, mscale=1.25)


@case("megatron_mla", "megatron-core",
      2 * [interleaved(64, dim=32, table="computed", theta=1e4, reorder=True)],
      ("onnx", "fx", "linalg"), note="reads pairs [2i, 2i+1], writes [i, i+16]")
def megatron_mla(draw):
    return megatron(draw, 64, 32, mla_rotary_interleaved=True)


def fla_rotary(interleaved_pairs):
    from fla.modules.rotary.ops import rotary_embedding_ref
    return lambda x, cos, sin: rotary_embedding_ref(x, cos, sin, interleaved_pairs)


@case("fla", "fla-core", [half(64, dim=32, table="argument")],
      ("onnx", "fx", "torchax", "onnx_opset11"), note="half-width tables repeated by einops")
def fla(draw):
    return fla_rotary(False), [draw.torch(2, 3, 2, 64), draw.torch(3, 16), draw.torch(3, 16)]


@case("fla_interleaved", "fla-core", [interleaved(64, table="argument")],
      ("onnx", "fx_core", "linalg", "tosa"))
def fla_interleaved(draw):
    return fla_rotary(True), [draw.torch(2, 3, 2, 64), draw.torch(3, 32), draw.torch(3, 32)]


@case("local_attention", "local-attention", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "torchax"),
      note="halves by [.., 2, d/2] and unbind; q is k's last tokens")
def local_attention(draw):
    from local_attention.rotary import SinusoidalEmbeddings, apply_rotary_pos_emb
    table = SinusoidalEmbeddings(64)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k):
            return apply_rotary_pos_emb(q, k, *self.table(k))

    return Rotate(), [draw.torch(2, 2, 3, 64), draw.torch(2, 1, 5, 64)]


@case("local_attention_xpos", "local-attention", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "fx_core", "torchax"),
      note="products with the table, then with a power of the position")
def local_attention_xpos(draw):
    from local_attention.rotary import SinusoidalEmbeddings, apply_rotary_pos_emb
    table = SinusoidalEmbeddings(32, scale_base=8, use_xpos=True)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k):
            return apply_rotary_pos_emb(q, k, *self.table(k))

    return Rotate(), [draw.torch(2, 2, 4, 32), draw.torch(2, 2, 4, 32)]


@case("ring_attention", "ring-attention-pytorch", [half(64, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "torchax"), note="[batch, tokens, heads, head_dim]")
def ring_attention(draw):
    from ring_attention_pytorch.ring_attention import apply_rotary_pos_emb
    return (lambda x, positions: apply_rotary_pos_emb(doubled(angles_of(positions, 64)), x),
            [draw.torch(2, 4, 2, 64), draw.positions(1, 4)[0]])


@case("performer", "performer-pytorch", 2 * [interleaved(64, table="constant")],
      ("onnx", "fx", "onnx_script", "torchax"),
      note="one [sin | cos] cache, split by einops and repeated")
def performer(draw):
    from performer_pytorch.performer_pytorch import (FixedPositionalEmbedding,
                                                     apply_rotary_pos_emb)
    table = FixedPositionalEmbedding(64, 4)
    return (lambda q, k: apply_rotary_pos_emb(q, k, table(q[:, 0])),
            [draw.torch(1, 2, 4, 64), draw.torch(1, 2, 4, 64)])


@case("labml", "labml-nn", [half(64, dim=32, table="constant")], ("onnx", "fx", "tosa", "torchax"),
      note="[tokens, batch, heads, head_dim]; a cache sliced from its beginning")
def labml(draw):
    from labml_nn.transformers.rope import RotaryPositionalEmbeddings
    layer = RotaryPositionalEmbeddings(32)
    layer(torch.zeros(8, 1, 1, 64))
    cos, sin = layer.cos_cached, layer.sin_cached

    def rotate(x):
        layer.cos_cached, layer.sin_cached = cos, sin
        return layer(x)

    return rotate, [draw.torch(5, 2, 2, 64)]


@case("mini_omni", "espnet", 2 * [half(64, dim=16, table="gather", theta=1e4)],
      ("onnx", "fx", "linalg"), note="rows by index_select")
def mini_omni(draw):
    from espnet2.sds.end_to_end.mini_omni.litgpt.model import apply_rope, build_rope_cache
    cos_cache, sin_cache = build_rope_cache(12, 16)

    def rotate(q, k, positions):
        cos, sin = (cache.index_select(0, positions) for cache in (cos_cache, sin_cache))
        return tuple(torch.cat((apply_rope(x[..., :16], cos, sin), x[..., 16:]), dim=-1)
                     for x in (q, k))

    return rotate, [draw.torch(1, 2, 4, 64), draw.torch(1, 1, 4, 64),
                    draw.positions(1, 4, most=8)[0]]


@case("torchtitan", "torchtitan", 2 * [interleaved(64, table="argument")],
      ("fx", "torchax", "fx_core"), note="complex product; the cache is an argument, sliced")
def torchtitan(draw):
    from torchtitan.models.llama3.model.model import apply_rotary_emb, precompute_freqs_cis
    cache = precompute_freqs_cis(64, 8, 1e4)
    return (lambda q, k, real, imaginary: apply_rotary_emb(q, k, torch.complex(real, imaginary)),
            [draw.torch(1, 4, 2, 64), draw.torch(1, 4, 1, 64), cache.real.clone(),
             cache.imag.clone()])


@case("torchtitan_qwen3", "torchtitan", 2 * [half(64, table="constant")],
      ("onnx", "fx", "linalg", "onnx_opset11"),
      note="one [cos | sin] cache; rounded to bf16 before, products in bf16")
def torchtitan_qwen3(draw):
    from torchtitan.models.qwen3.model.model import apply_rotary_emb, precompute_rope_cache
    cache = precompute_rope_cache(64, 8, 1e6)
    return (lambda q, k: apply_rotary_emb(q, k, cache),
            [draw.torch(1, 4, 2, 64, dtype=torch.bfloat16),
             draw.torch(1, 4, 1, 64, dtype=torch.bfloat16)])


@case("executorch_partial", "executorch", [half(64, dim=48, table="gather", theta=1e4)],
      ("onnx", "fx", "torchax", "onnx_script"))
def executorch_partial(draw):
    from executorch.examples.models.llama.rope import precompute_freqs_cis
    from executorch.examples.qualcomm.oss_scripts.llama.model.apply_rope import (
        ROTARY_EMB_REGISTRY)
    cos, sin = precompute_freqs_cis(48, 12)
    return (lambda x, positions: ROTARY_EMB_REGISTRY["partial"](x, cos[positions], sin[positions]),
            [draw.torch(2, 2, 4, 64), draw.positions(1, 4, most=8)[0]])


@case("transformers_nanochat", "transformers", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "fx", "tosa"), note="turns the other way: rotate_half negates the first half")
def nanochat(draw):
    config = config_of("nanochat", head_dim=64,
                       rope_parameters={"rope_type": "default", "rope_theta": 1e4})
    return table_and_apply("nanochat", config), q_k_positions(draw, 64)


@case("transformers_helium", "transformers", 2 * [interleaved(64, table="computed", theta=1e4)],
      ("onnx", "linalg", "torchax"), note="half of a full-width table, repeated by pairs")
def helium(draw):
    config = config_of("helium", head_dim=64, pad_token_id=0,
                       rope_parameters={"rope_type": "default", "rope_theta": 1e4})
    return table_and_apply("helium", config), q_k_positions(draw, 64)


@case("transformers_mistral_large4", "transformers",
      2 * [interleaved(64, table="computed", theta=1e4, reorder=True)], ("onnx", "fx", "linalg"),
      note="reads pairs [2i, 2i+1], writes [i, i+32], without rotate_half")
def mistral_large4(draw):
    from transformers.models.mistral_large4 import modeling_mistral_large4 as code

    def rotate(q, k, positions):
        angles = doubled(angles_of(positions, 64))
        return code.apply_rotary_pos_emb_interleave(q, k, angles.cos(), angles.sin())

    return rotate, [draw.torch(1, 2, 4, 64), draw.torch(1, 1, 4, 64), draw.positions(1, 4)]


@case("transformers_assistant", "transformers", 2 * [half(64, table="computed", theta=1e4)],
      ("onnx", "fx", "linalg", "torchax"), note="q is k's last tokens: the end of its tables")
def assistant(draw):
    from transformers.models.muse_glimmer_assistant import (
        modeling_muse_glimmer_assistant as code)

    def rotate(q, k, positions):
        angles = doubled(angles_of(positions, 64))
        return code.apply_rotary_pos_emb(q, k, angles.cos(), angles.sin())

    return rotate, [draw.torch(1, 2, 2, 64), draw.torch(1, 1, 5, 64), draw.positions(1, 5)]
