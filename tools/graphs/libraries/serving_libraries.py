#===- serving_libraries.py - Rotary code of what trains and serves ---------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""SGLang, IBM's foundation model stack, AutoAWQ, Llama's and RecurrentGemma's own code, OLMo,
OLMo-core, SwissArmyTransformer and FastVideo."""

import types

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of
from libraries.package_code import code_of
from libraries.transformers_layers import WithWeights, weights_of


def no_inputs_before(table, turn):
    """turn(x, *table) of q and k, the table a part of the module's state."""

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            for i, part in enumerate(table):
                self.register_buffer(f"table{i}", part)

        def forward(self, q, k):
            parts = [getattr(self, f"table{i}") for i in range(len(table))]
            return turn(q, *parts), turn(k, *parts)

    return Rotate()


#--- SGLang ------------------------------------------------------------------#

def sglang(head_dim, dim, is_neox, dtype=torch.float32):
    """The forward of SGLang's layer on one of its caches, without the layer's servers."""
    base = code_of("sglang.srt.layers.rotary_embedding.base").RotaryEmbedding
    utils = code_of("sglang.srt.layers.rotary_embedding.utils")
    layer = types.SimpleNamespace(
        head_size=head_dim, rotary_dim=dim, is_neox_style=is_neox, base=10000,
        max_position_embeddings=12, position_start=0, _force_native=False,
        _apply_rotary_emb_wrapped=utils.apply_rotary_emb)
    layer._compute_inv_freq = lambda theta: base._compute_inv_freq(layer, theta)
    layer.cos_sin_cache = base._compute_cos_sin_cache(layer).to(dtype)
    return lambda positions, q, k: base.forward_native(layer, positions, q, k)


@case("sglang", "sglang", 2 * [half(32, table="gather", theta=1e4)],
      ("onnx", "fx", "fx_functional", "torchax"),
      note="[tokens, heads x head_dim]; rows of one [cos | sin] cache")
def sglang_neox(draw):
    return sglang(32, 32, True), [draw.positions(1, 5, most=7)[0], draw.torch(5, 64),
                                  draw.torch(5, 32)]


@case("sglang_gptj", "sglang", 2 * [interleaved(48, dim=32, table="gather", theta=1e4)],
      ("onnx", "onnx_script", "fx_core", "tosa"),
      note="[tokens, heads x head_dim], cache rounded to bf16, nothing in f32")
def sglang_gptj(draw):
    return (sglang(48, 32, False, torch.bfloat16),
            [draw.positions(1, 5, most=7)[0], draw.torch(5, 96, dtype=torch.bfloat16),
             draw.torch(5, 48, dtype=torch.bfloat16)])


@case("sglang_vision", "sglang", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "fx", "linalg"), note="[tokens, heads, head_dim], f16, computed in f32")
def sglang_vision(draw):
    utils = code_of("sglang.srt.layers.rotary_embedding.utils")

    def rotate(q, k, positions):
        angles = angles_of(positions, 32)
        angles = torch.cat((angles, angles), dim=-1)
        return utils.apply_rotary_pos_emb_native_eager(q, k, angles.cos(), angles.sin())

    return rotate, [draw.torch(5, 2, 32, dtype=torch.float16),
                    draw.torch(5, 2, 32, dtype=torch.float16), draw.positions(1, 5)[0]]


#--- IBM's foundation model stack -----------------------------------------------#

def fms_pairs(**arguments):
    code = code_of("fms.modules.positions")
    table = code.RotaryEmbedding(**arguments, max_seq_len=12)
    alpha = table.compute_freqs_cis(torch.device("cpu"), 12)
    table.compute_freqs_cis = lambda device, tokens: alpha  # the cache is long enough
    return table.adjusted_qk


@case("fms", "ibm-fms", 2 * [interleaved(32, table="gather", theta=1e4)],
      ("onnx", "onnx_script", "fx", "torchax"),
      note="2 x 2 matrices [[cos, -sin], [sin, cos]] times pairs, summed")
def fms(draw):
    return fms_pairs(dim=32), [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 1, 32),
                               draw.positions(1, 4, most=8)]


@case("fms_partial", "ibm-fms", 2 * [interleaved(48, dim=24, table="gather", theta=1e4)],
      ("fx_functional", "onnx_slim", "fx_core"), note="2 x 2 matrices; bf16 in and out")
def fms_partial(draw):
    return (fms_pairs(dim=48, partial_rope=0.5),
            [draw.torch(1, 4, 2, 48, dtype=torch.bfloat16),
             draw.torch(1, 4, 1, 48, dtype=torch.bfloat16), draw.positions(1, 4, most=8)])


@case("fms_pixtral", "ibm-fms", 2 * [interleaved(32, table="gather")],
      ("onnx", "fx", "torchax"), note="2 x 2 matrices, picked by row and column")
def fms_pixtral(draw):
    code = code_of("fms.modules.positions")
    table = code.PixtralRotaryEmbedding(32, 10000.0, 4, 2)
    matrices = table.compute_freqs_cis(torch.device("cpu"))
    table.compute_freqs_cis = lambda device: matrices
    where = torch.stack(torch.meshgrid(torch.arange(2), torch.arange(2), indexing="ij"), -1)
    return (lambda q, k, where: table.adjusted_qk(q, k, where),
            [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 1, 32), where.reshape(1, 4, 2)])


#--- AutoAWQ -------------------------------------------------------------------------#

@case("autoawq", "autoawq", 2 * [half(32, table="constant")],
      ("fx", "fx_core", "fx_functional", "torchax"),
      note="complex product of halves that a transposition makes pairs of")
def autoawq(draw):
    rope = code_of("awq.modules.fused.attn").RoPE(32, 8, "cpu", 10000.0)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rope = rope

        def forward(self, q, k):
            return self.rope(q, k, 2, 5)

    return Rotate(), [draw.torch(1, 5, 2, 32), draw.torch(1, 5, 1, 32)]


#--- Llama, RecurrentGemma --------------------------------------------------------------#

@case("llama_models", "llama-models", 2 * [interleaved(32, table="constant")],
      ("fx", "fx_functional", "torchax"), note="complex product; bf16 in and out")
def llama_models(draw):
    code = code_of("llama_models.llama3.model")
    table = code.precompute_freqs_cis(32, 5, 500000.0, use_scaled=True)
    return (lambda q, k: code.apply_rotary_emb(q, k, table),
            [draw.torch(1, 5, 2, 32, dtype=torch.bfloat16),
             draw.torch(1, 5, 1, 32, dtype=torch.bfloat16)])


@case("recurrentgemma", "recurrentgemma", 2 * [half(32, dim=16, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "fx", "torchax"), note="the first half of the head turns as halves")
def recurrentgemma(draw):
    code = code_of("recurrentgemma.torch.modules")
    return (lambda q, k, where: (code._apply_rope(q, where), code._apply_rope(k, where)),
            [draw.torch(2, 3, 2, 32), draw.torch(2, 3, 1, 32), draw.positions(2, 3)])


@case("recurrentgemma_bf16", "recurrentgemma", [half(32, dim=16, table="computed", theta=1e4)],
      ("onnx_slim", "fx_functional", "onnx_opset14"),
      note="cos and sin are rounded to bf16, products and sums too")
def recurrentgemma_bf16(draw):
    code = code_of("recurrentgemma.torch.modules")
    return code._apply_rope, [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16),
                              draw.positions(1, 4)]


#--- OLMo --------------------------------------------------------------------------------#

@case("olmo", "ai2-olmo", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "onnx_opset14", "fx_core", "torchax"),
      note="halves by [.., 2, d/2] and unbind; q is k's last tokens; f16, computed in f32")
def olmo(draw):
    code = code_of("olmo.model")
    config = types.SimpleNamespace(d_model=64, n_heads=2, rope_theta=10000, max_sequence_length=8,
                                   init_device="cpu", rope_full_precision=True)

    class NoCache(dict):
        def __setitem__(self, key, value):  # tables are computed each time
            pass

    layer = code.RotaryEmbedding(config, NoCache())
    return layer, [draw.torch(1, 2, 3, 32, dtype=torch.float16),
                   draw.torch(1, 2, 5, 32, dtype=torch.float16)]


@case("olmo_core", "ai2-olmo-core", 2 * [half(48, dim=24, table="constant")],
      ("onnx_script", "fx_core", "torchax", "onnx_slim"), note="a cache sliced from a position on; bf16")
def olmo_core(draw):
    rope = code_of("olmo_core.nn.rope").RotaryEmbedding(head_size=48, theta=10000,
                                                        partial_rotary_factor=0.5)
    buffers = rope.get_buffers(8, torch.device("cpu"))
    return (no_inputs_qk(rope, start_pos=2, pos_sin=buffers.pos_sin, pos_cos=buffers.pos_cos),
            [draw.torch(1, 2, 4, 48, dtype=torch.bfloat16),
             draw.torch(1, 1, 4, 48, dtype=torch.bfloat16)])


@case("olmo_core_complex", "ai2-olmo-core", 2 * [interleaved(32, table="constant")],
      ("fx_core", "torchax"), note="complex product; [batch, tokens, heads, head_dim]")
def olmo_core_complex(draw):
    rope = code_of("olmo_core.nn.rope").ComplexRotaryEmbedding(head_size=32, theta=10000)
    table = rope.get_buffers(8, torch.device("cpu")).freqs_cis
    return (no_inputs_qk(rope, head_first=False, freqs_cis=table),
            [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 1, 32)])


def no_inputs_qk(rope, **arguments):
    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rope = rope

        def forward(self, q, k):
            return self.rope(q, k, **arguments)

    return Rotate()


#--- SwissArmyTransformer --------------------------------------------------------------------#

SAT = "sat.model.position_embedding."


@case("sat", "SwissArmyTransformer", 2 * [half(32, table="gather", theta=1e4)],
      ("onnx", "fx", "fx_core"), note="rows by embedding; [tokens, batch, heads, head_dim]")
def sat(draw):
    code = code_of(SAT + "rotary_embeddings")
    cos, sin = code.RotaryEmbedding(32, precision=torch.float32)(torch.zeros(1), seq_len=12)
    return (lambda q, k, where: code.apply_rotary_pos_emb_index_torch(q, k, cos, sin, where),
            [draw.torch(4, 1, 2, 32), draw.torch(4, 1, 2, 32),
             draw.positions(1, 4, most=8).T.contiguous()])


@case("sat_offset", "SwissArmyTransformer", 2 * [half(32, table="constant")],
      ("onnx_opset11", "onnx_script", "linalg"), note="rows from an offset; torch.jit.script")
def sat_offset(draw):
    code = code_of(SAT + "rotary_embeddings")
    cos, sin = code.RotaryEmbedding(32, precision=torch.float32)(torch.zeros(1), seq_len=8)
    return (lambda q, k: code.apply_rotary_pos_emb_torch(q, k, cos[:, None], sin[:, None], 3),
            [draw.torch(4, 1, 2, 32), draw.torch(4, 1, 2, 32)])


@case("sat_chatglm", "SwissArmyTransformer", [interleaved(48, dim=24, table="argument")],
      ("onnx_script", "onnx_opset14", "onnx_slim"),
      note="one cache [tokens, d/2, 2] of cos and sin; torch.jit.script")
def sat_chatglm(draw):
    code = code_of(SAT + "rotary_embeddings_original")
    return (lambda x, cache: code.apply_rotary_pos_emb(x, cache),
            [draw.torch(4, 1, 2, 48), draw.torch(8, 12, 2)])


@case("sat_vision", "SwissArmyTransformer", 2 * [interleaved(32, table="constant")],
      ("onnx", "fx", "torchax"), note="einops; two axes of positions, taken from pictures' sizes")
def sat_vision(draw):
    rope = code_of(SAT + "vision_rotary_embeddings").VisionRotaryEmbeddingFast(16, 4, 2)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rope = rope

        def forward(self, q, k):
            return self.rope(q), self.rope(k)

    return Rotate(), [draw.torch(1, 2, 4, 32), draw.torch(1, 2, 4, 32)]


#--- FastVideo -----------------------------------------------------------------------------------#

@case("fastvideo", "fastvideo", 2 * [interleaved(32, table="argument")],
      ("onnx", "fx_core", "torchax", "onnx_opset14"),
      note="bf16; each half of the result is rounded before they are stacked")
def fastvideo(draw):
    code = code_of("fastvideo.layers.rotary_embedding")
    return (lambda q, k, cos, sin: tuple(code._apply_rotary_emb(x, cos, sin, False)
                                         for x in (q, k)),
            [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16),
             draw.torch(1, 4, 2, 32, dtype=torch.bfloat16), draw.torch(4, 16), draw.torch(4, 16)])


@case("fastvideo_mmaudio", "fastvideo", 2 * [interleaved(32, table="constant")],
      ("onnx", "fx_core", "torchax"), note="2 x 2 matrices by einops, one column after the other")
def fastvideo_mmaudio(draw):
    code = code_of("fastvideo.models.dits.mmaudio")
    return (no_inputs_before([code.compute_rope_rotations(5, 32, 10000, freq_scaling=0.5)],
                             code.apply_rope), [draw.torch(1, 2, 5, 32), draw.torch(1, 2, 5, 32)])


#--- without a rotation ----------------------------------------------------------------------------#

@case("recurrentgemma_gate", "recurrentgemma", [], ("onnx", "fx", "torchax"),
      note="one product gates the other; RMSNorm before")
def recurrentgemma_gate(draw):
    code = code_of("recurrentgemma.torch.modules")
    layer = code.MLPBlock(width=16, expanded_width=24)
    return WithWeights(layer.eval()), [draw.torch(1, 3, 16), *weights_of(layer, draw)]


@case("olmo_alibi", "ai2-olmo", [], ("onnx", "fx"), note="ALiBi")
def olmo_alibi(draw):
    code = code_of("olmo.model")
    config = types.SimpleNamespace(n_heads=2, alibi_bias_max=8.0)
    return (lambda x: x + code.alibi_attention_bias(4, config, torch.device("cpu")),
            [draw.torch(1, 2, 4, 4)])
