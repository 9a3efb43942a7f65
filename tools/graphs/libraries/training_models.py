#===- training_models.py - Rotary code of stacks that train models ---------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""NVIDIA's NeMo AutoModel and Megatron Bridge, Colossal-AI, XTuner, verl and Petals."""

import types

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import part_of


def nemo(module, *names, **given):
    return part_of(f"nemo_automodel.components.models.{module}", *names, **given)


class Table(torch.nn.Module):
    """turn(x, *table(x, positions)) for q and k."""

    def __init__(self, table, turn):
        super().__init__()
        self.table, self.turn = table, turn

    def forward(self, q, k, positions):
        table = self.table(q, positions)
        return self.turn(q, *table), self.turn(k, *table)


#--- NeMo AutoModel ----------------------------------------------------------------------#

@case("nemo_ernie", "nemo-automodel", 2 * [interleaved(32, table="computed", theta=5e5)],
      ("onnx",), note="x turned by a quarter in bf16, products in f32")
def nemo_ernie(draw):
    code = nemo("ernie4_5.rope_utils", "rotate_every_two", "apply_rotary_pos_emb",
                "Ernie4_5RotaryEmbedding")
    config = types.SimpleNamespace(rope_theta=5e5, head_dim=32)
    table = code.Ernie4_5RotaryEmbedding(config)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, where):
            return code.apply_rotary_pos_emb(q, k, *self.table(q, where))

    return Rotate(), [draw.torch(2, 4, 2, 32, dtype=torch.bfloat16),
                      draw.torch(2, 4, 1, 32, dtype=torch.bfloat16), draw.positions(2, 4)]


def nemo_step(rows, columns, **more):
    code = nemo("step3p7.vision_encoder", "rotate_half", "apply_rotary_emb", "EncoderRope2D")
    layer = code.EncoderRope2D(32, 3, 4, **more)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k):
            return self.layer(q, k, (rows, columns))

    return Rotate()


@case("nemo_step_grid", "nemo-automodel", 2 * [interleaved(32, table="constant")],
      ("onnx", "torchax"), note="two axes in one table; products with a scale of 1")
def nemo_step_grid(draw):
    return nemo_step(3, 4), [draw.torch(1, 2, 12, 32), draw.torch(1, 2, 12, 32)]


@case("nemo_step_part", "nemo-automodel", 2 * [interleaved(48, dim=32, table="constant")],
      ("onnx_opset14", "onnx_slim"),
      note="bf16; rows of a part of the grid, and 0 for a class token, by index_select")
def nemo_step_part(draw):
    return (nemo_step(2, 2, use_cls_token=True),
            [draw.torch(1, 2, 5, 48, dtype=torch.bfloat16),
             draw.torch(1, 2, 5, 48, dtype=torch.bfloat16)])


def nemo_deepseek(inverse):
    code = nemo("deepseek_v41.attention", "_RotaryEmbedding", "_apply_rope", _ROPE_IMPL="torch")
    config = types.SimpleNamespace(
        qk_rope_head_dim=32, compress_rope_theta=16e4, rope_theta=1e4,
        rope_scaling={"factor": 4.0, "original_max_position_embeddings": 4096})
    table = code._RotaryEmbedding(config, compressed=True)
    return Table(lambda x, where: (table(where),),
                 lambda x, angles: code._apply_rope(x, angles, inverse=inverse))


@case("nemo_deepseek", "nemo-automodel",
      2 * [interleaved(48, begin=16, dim=32, table="computed", theta=16e4, scaling="yarn")],
      ("torchax",), note="bf16; complex product in f32 by torch.polar; the last components")
def nemo_deepseek_queries(draw):
    return nemo_deepseek(False), [draw.torch(1, 4, 2, 48, dtype=torch.bfloat16),
                                  draw.torch(1, 4, 1, 48, dtype=torch.bfloat16),
                                  draw.positions(1, 4)]


@case("nemo_deepseek_back", "nemo-automodel",
      2 * [interleaved(48, begin=16, dim=32, table="computed", theta=16e4, scaling="yarn",
                       inverse=True)],
      ("torchax",), note="turns back by the conjugate; q has heads, k has none")
def nemo_deepseek_back(draw):
    return nemo_deepseek(True), [draw.torch(1, 4, 2, 48), draw.torch(1, 4, 48),
                                 draw.positions(1, 4)]


@case("nemo_baichuan", "nemo-automodel", 2 * [half(32, table="gather", theta=1e4)],
      ("onnx_slim", "torch_stablehlo"),
      note="bf16, tables of [1, 1, tokens, head_dim] in f32, squeezed before rows are picked")
def nemo_baichuan(draw):
    code = nemo("baichuan.model", "RotaryEmbedding", "_rotate_half", "_apply_rotary_pos_emb")
    cos, sin = code.RotaryEmbedding(32, 12)(torch.zeros(1), seq_len=12)
    return (lambda q, k, where: code._apply_rotary_pos_emb(q, k, cos, sin, where),
            [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16),
             draw.torch(1, 1, 4, 32, dtype=torch.bfloat16), draw.positions(1, 4, most=8)])


@case("nemo_hunyuan_image", "nemo-automodel",
      2 * [half(32, table="computed", theta=1e4, scaling="two axes in turn")],
      ("onnx", "torchax"), note="frequencies in pairs, one for each of two positions")
def nemo_hunyuan_image(draw):
    code = nemo("hunyuan_image3.rope", "rope_cos_sin", "_rotate_half", "apply_rope")

    def rotate(q, k, where):
        table = code.rope_cos_sin(where, 32)
        return code.apply_rope(q, *table), code.apply_rope(k, *table)

    return rotate, [draw.torch(1, 2, 5, 32), draw.torch(1, 1, 5, 32),
                    torch.stack((draw.positions(1, 5, most=9), draw.positions(1, 5, most=9)), -1)]


@case("nemo_kimi_grid", "nemo-automodel", 2 * [interleaved(32, table="argument")],
      ("fx_core", "torchax"), note="bf16; complex product in f32, [tokens, heads, head_dim]")
def nemo_kimi_grid(draw):
    turn = nemo("kimivl.model", "_apply_rope_vision")._apply_rope_vision
    return (lambda q, k, table: turn(q, k, torch.view_as_complex(table)),
            [draw.torch(6, 2, 32, dtype=torch.bfloat16),
             draw.torch(6, 2, 32, dtype=torch.bfloat16), draw.torch(6, 16, 2)])


@case("nemo_muse", "nemo-automodel", 2 * [half(32, table="computed", theta=5e5)],
      ("onnx", "onnx_opset14"),
      note="[tokens, heads, head_dim]; angles by a product of matrices, transposed")
def nemo_muse(draw):
    code = nemo("muse_glimmer.model", "MuseGlimmerRotaryEmbedding", "apply_rotary_emb")
    table = code.MuseGlimmerRotaryEmbedding(32, 64)
    return (Table(table, lambda x, *pair: code.apply_rotary_emb(x, pair)),
            [draw.torch(4, 2, 32), draw.torch(4, 1, 32), draw.positions(1, 4)])


@case("nemo_minimax_vision", "nemo-automodel", 2 * [half(48, dim=32, table="constant")],
      ("onnx", "tosa"), note="bf16; the window turns in f32 and is rounded before it joins")
def nemo_minimax_vision(draw):
    turn = nemo("minimax_m3_vl.vision_encoder", "_rotate_half",
                "_apply_vision_rope")._apply_vision_rope
    angles = doubled(angles_of(torch.arange(1, 6), 32))
    return (lambda q, k: turn(q, k, angles.cos(), angles.sin()),
            [draw.torch(5, 2, 48, dtype=torch.bfloat16),
             draw.torch(5, 2, 48, dtype=torch.bfloat16)])


@case("nemo_deepseek_v4", "nemo-automodel",
      [interleaved(48, begin=16, dim=32, table="computed", theta=1e4, scaling="yarn")],
      ("fx", "onnx"),
      note="written in place through views of an empty tensor; the first half of wide tables")
def nemo_deepseek_v4(draw):
    code = nemo("deepseek_v4.layers", "_apply_partial_rope_interleaved", "_yarn_correction_dim",
                "_yarn_correction_range", "_yarn_linear_ramp", "DeepseekV4RotaryEmbedding")
    scaling = {"type": "yarn", "factor": 16.0, "original_max_position_embeddings": 4096}
    frequencies = code.DeepseekV4RotaryEmbedding(1e4, 32, 1.0, rope_scaling=scaling).inv_freq

    def rotate(x, where):
        angles = doubled(where[..., None] * frequencies)
        return code._apply_partial_rope_interleaved(x, angles.cos(), angles.sin(), 32)

    return rotate, [draw.torch(1, 2, 4, 48), draw.positions(1, 4)]


@case("nemo_deepseek_vision", "nemo-automodel", [half(32, table="argument")],
      ("onnx_opset11", "onnx_torch"), note="f16, turned in f32")
def nemo_deepseek_vision(draw):
    turn = nemo("deepseek_v4.vision", "apply_vision_rotary").apply_vision_rotary
    return turn, [draw.torch(5, 2, 32, dtype=torch.float16), draw.torch(5, 1, 16),
                  draw.torch(5, 1, 16)]


@case("nemo_indexer", "nemo-automodel", 2 * [half(32, table="computed", theta=1e4)],
      ("fx", "torchax"),
      note="real and imaginary parts of a complex table turn halves; bf16, q in f32, k in bf16")
def nemo_indexer(draw):
    code = nemo("deepseek_v3.rope_utils", "apply_rotary_emb_half_split",
                "freqs_cis_from_position_ids")
    in_bf16 = nemo("glm_moe_dsa.layers", "_apply_index_rope_half_split")
    frequencies = 1e4 ** (-torch.arange(0, 32, 2) / 32)

    def rotate(q, k, where):
        table = code.freqs_cis_from_position_ids(where, frequencies)
        return (code.apply_rotary_emb_half_split(q, table),
                in_bf16._apply_index_rope_half_split(k, table, "bshd"))

    return rotate, [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16),
                    draw.torch(1, 4, 32, dtype=torch.bfloat16), draw.positions(1, 4)]


@case("nemo_gpt_oss", "nemo-automodel",
      2 * [half(48, dim=24, table="computed", theta=15e4, scaling="yarn")],
      ("onnx", "torchax"), note="one table of [cos, sin], both times a factor; window of 24")
def nemo_gpt_oss(draw):
    code = nemo("gpt_oss.rope_utils", "apply_rotary_emb", "RotaryEmbedding",
                "_apply_rotary_emb_qk", "position_ids_to_freqs_cis")
    layer = code.RotaryEmbedding(48, 15e4, torch.float32, scaling_factor=32.0,
                                 partial_rotary_factor=0.5)
    layer._compute_concentration_and_inv_freq()  # once, as it keeps what it computes

    def rotate(q, k, where):
        table = code.position_ids_to_freqs_cis(layer, where, for_fused_rope=False)
        return code._apply_rotary_emb_qk(q, k, table)

    return rotate, [draw.torch(1, 4, 2, 48), draw.torch(1, 4, 1, 48), draw.positions(1, 4)]


#--- Megatron Bridge ------------------------------------------------------------------------#

@case("bridge_qwen3_vl", "megatron-bridge",
      2 * [half(32, table="computed", theta=1e4, scaling="three axes in turn")],
      ("onnx",),
      note="[tokens, batch, heads, head_dim]; angles of two axes are written over those of one")
def bridge_qwen3_vl(draw):
    name = "megatron.bridge.models.qwen_vl.modelling_qwen3_vl.rope"
    layer = "Qwen3VLMultimodalRotaryEmbedding"
    code = part_of(name, f"{layer}.forward", f"{layer}.apply_interleaved_mrope")
    core = part_of("megatron.core.models.common.embeddings.rope_utils", "_rotate_half",
                   "_apply_rotary_pos_emb_bshd")
    table = types.SimpleNamespace(
        inv_freq=1e4 ** (-torch.arange(0, 32, 2) / 32), seq_len_interpolation_factor=None,
        is_thd_format=False, cp_group=types.SimpleNamespace(size=lambda: 1))
    table.apply_interleaved_mrope = lambda *x: code.apply_interleaved_mrope(table, *x)

    def rotate(q, k, where):
        angles = code.forward(table, where, [6, 5, 5])
        return tuple(core._apply_rotary_pos_emb_bshd(x, angles) for x in (q, k))

    return rotate, [draw.torch(4, 2, 2, 32), draw.torch(4, 2, 1, 32),
                    torch.stack([draw.positions(2, 4, most=9) for _ in range(3)])]


@case("bridge_minimax_vision", "megatron-bridge", 2 * [half(48, dim=32, table="argument",
                                                            tied_by_caller=True)],
      ("onnx", "torchax"), note="full-width tables of [tokens, components] as arguments")
def bridge_minimax_vision(draw):
    turn = part_of("megatron.bridge.models.minimax_m3.modeling_minimax_m3_vl", "_rotate_half",
                   "_apply_vision_rope")._apply_vision_rope
    angles = doubled(angles_of(torch.arange(1, 6), 32))
    return turn, [draw.torch(1, 5, 2, 48), draw.torch(1, 5, 2, 48), angles.cos(), angles.sin()]


#--- Colossal-AI, XTuner, verl, Petals --------------------------------------------------------#

@case("colossal_glide", "colossalai", [half(32, table="gather", theta=1e4)],
      ("onnx", "torchax", "fx"), note="bf16; [1, 1, tokens, head_dim] squeezed, rows picked")
def colossal_glide(draw):
    code = part_of("colossalai.inference.modeling.models.glide_llama", "rotate_half",
                   "apply_single_rotary_pos_emb")
    angles = doubled(angles_of(torch.arange(12), 32))[None, None]
    cos, sin = angles.cos().bfloat16(), angles.sin().bfloat16()
    return (lambda x, where: code.apply_single_rotary_pos_emb(x, cos, sin, where),
            [draw.torch(2, 2, 4, 32, dtype=torch.bfloat16), draw.positions(2, 4, most=8)])


@case("colossal_chatglm", "colossalai", 2 * [interleaved(48, dim=32, table="constant")],
      ("onnx_opset14", "onnx", "torchax"),
      note="[tokens, batch, heads, head_dim] in f16, a cache of pairs [cos, sin] in f16")
def colossal_chatglm(draw):
    code = part_of("colossalai.shardformer.modeling.chatglm2_6b.modeling_chatglm",
                   "RotaryEmbedding.forward_impl", "apply_rotary_pos_emb")
    turn = torch.compiler.disable(code.apply_rotary_pos_emb)
    cache = code.forward_impl(None, 8, 32, torch.float32, torch.device("cpu")).half()[:, None]
    return (lambda q, k: (turn(q, cache), turn(k, cache)),
            [draw.torch(5, 1, 2, 48, dtype=torch.float16),
             draw.torch(5, 1, 1, 48, dtype=torch.float16)])


@case("xtuner_internlm", "xtuner", 2 * [half(32, table="gather", theta=1e6)],
      ("onnx_opset11", "tosa"),
      note="bf16; full-width caches of [1, 1, tokens, head_dim] in bf16")
def xtuner_internlm(draw):
    code = part_of("xtuner.model.modules.dispatch.baichuan", "rotate_half", "apply_rotary_pos_emb")
    angles = doubled(angles_of(torch.arange(12), 32, 1e6))[None, None]
    cos, sin = angles.cos().bfloat16(), angles.sin().bfloat16()
    return (lambda q, k, where: code.apply_rotary_pos_emb(q, k, cos, sin, where),
            [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16),
             draw.torch(1, 1, 4, 32, dtype=torch.bfloat16), draw.positions(1, 4, most=8)])


@case("verl_kimi", "verl", 2 * [interleaved(32, table="gather", theta=5e4, reorder=True)],
      ("onnx", "torchax"), note="pairs become halves by a transposition")
def verl_kimi(draw):
    code = part_of("verl.models.transformers.kimi_vl", "rotate_half", "apply_rotary_pos_emb")
    angles = doubled(angles_of(torch.arange(12), 32, 5e4))
    cos, sin = angles.cos(), angles.sin()
    return (lambda q, k, where: code.apply_rotary_pos_emb(q, k, cos, sin, where),
            [draw.torch(1, 2, 4, 32), draw.torch(1, 1, 4, 32), draw.positions(1, 4, most=8)])


@case("petals_falcon", "petals", 2 * [half(32, table="constant")],
      ("onnx", "fx_core", "tosa", "onnx_slim"),
      note="bf16, [batch x heads, tokens, head_dim]; slices of a cache from a past length on")
def petals_falcon(draw):
    rotate_half = part_of("transformers.models.falcon.modeling_falcon", "rotate_half").rotate_half
    code = part_of("petals.models.falcon.block", "apply_rotary", "OptimizedFalconRotaryEmbedding",
                   rotate_half=rotate_half, INFERENCE_MAX_LENGTH=12)
    layer = code.OptimizedFalconRotaryEmbedding(32)
    layer.cos_sin(12, 0)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k):
            return self.layer(q, k, 3)

    return Rotate(), [draw.torch(2, 5, 32, dtype=torch.bfloat16),
                      draw.torch(2, 5, 32, dtype=torch.bfloat16)]
