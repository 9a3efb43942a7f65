#===- omni_models.py - Rotary code of models that vLLM-Omni serves ---------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""vLLM-Omni's models of pictures, films, speech and music, each with a spelling of its own."""

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import part_of


def diffusion(module, *names):
    return part_of(f"vllm_omni.diffusion.{module}", *names)


def executor(module, *names):
    return part_of(f"vllm_omni.model_executor.models.{module}", *names)


def repeated(angles):
    return angles.repeat_interleave(2, dim=-1)


#--- layers that several models share ------------------------------------------------#

@case("omni_wan", "vllm-omni", 2 * [interleaved(32, table="argument")],
      ("onnx", "torchax", "fx"), note="unbind of pairs, stack, and a flattening of two dimensions")
def omni_wan(draw):
    turn = diffusion("layers.rope", "RotaryEmbeddingWan.forward_native").forward_native
    return (lambda q, k, cos, sin: (turn(None, q, cos, sin), turn(None, k, cos, sin)),
            [draw.torch(1, 5, 2, 32), draw.torch(1, 5, 1, 32), draw.torch(1, 5, 1, 16),
             draw.torch(1, 5, 1, 16)])


@case("omni_speech_to_video", "vllm-omni", [interleaved(32, table="argument")],
      ("fx_core", "torchax"), note="complex product in f64; more rows of a table than tokens")
def omni_speech_to_video(draw):
    turn = diffusion("layers.rope", "RotaryEmbeddingS2VGrid.apply_precomputed").apply_precomputed
    return (lambda x, table: turn(x, torch.view_as_complex(table)),
            [draw.torch(2, 4, 2, 32), draw.torch(2, 6, 1, 16, 2)])


def norm_rope(draw, head_dim, dim, is_interleaved, dtype=torch.float32):
    code = diffusion("layers.fused_qk_norm_rope", "_apply_rope_table", "_eager_qk_norm_rope")
    return (lambda q, k, q_weight, k_weight, table: code._eager_qk_norm_rope(
                q, k, q_weight, k_weight, table, 1e-6, head_dim, dim, is_interleaved),
            [draw.torch(5, 2, head_dim, dtype=dtype), draw.torch(5, 1, head_dim, dtype=dtype),
             draw.torch(head_dim, dtype=dtype), draw.torch(head_dim, dtype=dtype),
             draw.torch(5, dim)])


@case("omni_norm_half", "vllm-omni", 2 * [half(48, dim=32, table="argument")],
      ("onnx", "torch_stablehlo"), note="RMSNorm of each head before; one table of [cos, sin]")
def omni_norm_half(draw):
    return norm_rope(draw, 48, 32, False)


@case("omni_norm_pairs", "vllm-omni", 2 * [interleaved(32, table="argument")],
      ("torchax",),
      note="bf16, RMSNorm of each head before, turned in f32; joined with nothing that passes")
def omni_norm_pairs(draw):
    return norm_rope(draw, 32, 32, True, torch.bfloat16)


#--- models of pictures and films ---------------------------------------------------------#

@case("omni_ltx2", "vllm-omni",
      [half(32, dim=16, table="argument"), half(32, begin=16, dim=16, table="argument")],
      ("onnx", "torchax", "fx_functional"),
      note="heads of a row, which have tables of their own: two windows; products are added in "
           "place to both halves of x cos")
def omni_ltx2(draw):
    turn = diffusion("models.ltx2.ltx2_transformer",
                     "apply_split_rotary_emb").apply_split_rotary_emb
    return (lambda x, cos, sin: turn(x, (cos, sin), head_dim=16),
            [draw.torch(1, 5, 32), draw.torch(1, 2, 5, 8), draw.torch(1, 2, 5, 8)])


@case("omni_ltx2_pairs", "vllm-omni", [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "fx"), note="[batch, tokens, components], no dimension of heads")
def omni_ltx2_pairs(draw):
    turn = diffusion("models.ltx2.ltx2_transformer",
                     "apply_interleaved_rotary_emb").apply_interleaved_rotary_emb

    def rotate(x, where):
        angles = repeated(angles_of(where, 32))
        return turn(x, (angles.cos(), angles.sin()))

    return rotate, [draw.torch(1, 5, 32), draw.positions(1, 5)]


@case("omni_hunyuan_image", "vllm-omni",
      2 * [interleaved(32, table="gather", theta=1e4, reorder=True)],
      ("onnx", "onnx_opset11"),
      note="pairs become halves by a transposition, and stay halves")
def omni_hunyuan_image(draw):
    code = diffusion("models.hunyuan_image3.hunyuan_image3_transformer", "rotate_half",
                     "apply_rotary_pos_emb")
    angles = doubled(angles_of(torch.arange(12), 32))
    cos, sin = angles.cos(), angles.sin()
    return (lambda q, k, where: code.apply_rotary_pos_emb(q, k, cos, sin, where, mla=True),
            [draw.torch(1, 2, 4, 32), draw.torch(1, 1, 4, 32), draw.positions(1, 4, most=8)])


@case("omni_magi2", "vllm-omni", 2 * [half(48, dim=32, table="argument")],
      ("onnx_opset14", "tosa"), note="tables joined with themselves; no batch")
def omni_magi2(draw):
    turn = diffusion("models.magi2.attention", "rotate_half", "apply_rotary_emb").apply_rotary_emb
    return (lambda q, k, cos, sin: (turn(q, cos, sin), turn(k, cos, sin)),
            [draw.torch(5, 2, 48), draw.torch(5, 1, 48), draw.torch(5, 16), draw.torch(5, 16)])


@case("omni_magi2_pairs", "vllm-omni", [interleaved(48, dim=32, table="argument")],
      ("onnx", "linalg"), note="bf16 heads, tables repeated in f32, result in f32 but for the rest")
def omni_magi2_pairs(draw):
    turn = diffusion("models.magi2.attention", "rotate_half", "apply_rotary_emb").apply_rotary_emb
    return (lambda x, cos, sin: turn(x, cos, sin, interleaved=True),
            [draw.torch(5, 2, 48, dtype=torch.bfloat16), draw.torch(5, 16), draw.torch(5, 16)])


@case("omni_boogu", "vllm-omni", 2 * [interleaved(32, table="argument")],
      ("onnx", "torchax", "fx"),
      note="full-width tables of which only even columns are read, by slices")
def omni_boogu(draw):
    turn = diffusion("models.boogu_image.boogu_image_transformer",
                     "apply_rotary_emb").apply_rotary_emb
    return (lambda q, k, cos, sin: (turn(q, (cos, sin)), turn(k, (cos, sin))),
            [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 1, 32), draw.torch(1, 4, 32),
             draw.torch(1, 4, 32)])


@case("omni_longcat_avatar", "vllm-omni", [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "torchax"), note="angles by einsum, repeated by einops; bf16")
def omni_longcat_avatar(draw):
    code = diffusion("models.longcat_video.longcat_video_avatar_transformer", "rotate_half",
                     "RotaryPositionalEmbedding1D")
    return (code.RotaryPositionalEmbedding1D(32),
            [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16), draw.positions(1, 4)[0]])


@case("omni_auk", "vllm-omni", 2 * [interleaved(32, table="constant")],
      ("onnx_script", "torchax", "fx"), note="bf16; cosines of angles that are constants")
def omni_auk(draw):
    code = diffusion("models.auk.auk_transformer", "_rotate_half", "_apply_rope", "Rotary")
    layer = code.Rotary(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k):
            angles = self.layer(q.shape[2])
            return code._apply_rope(q, angles), code._apply_rope(k, angles)

    return Rotate(), [draw.torch(1, 2, 5, 32, dtype=torch.bfloat16),
                      draw.torch(1, 1, 5, 32, dtype=torch.bfloat16)]


@case("omni_sensenova", "vllm-omni", [interleaved(32, table="gather", theta=1e4)],
      ("fx", "onnx", "fx_functional"), note="writes every second component of an empty tensor")
def omni_sensenova(draw):
    code = diffusion("models.sensenova_u1.pipeline_sensenova_u1", "_precompute_rope_freqs_sincos",
                     "_apply_rotary_emb_1d")
    cos, sin = code._precompute_rope_freqs_sincos(32, 12)
    return (lambda x, where: code._apply_rotary_emb_1d(x, cos, sin, where),
            [draw.torch(2, 4, 32), draw.positions(1, 4, most=8)[0]])


@case("omni_mammoth", "vllm-omni", [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "fx"), note="both columns of each pair's cos and sin, read one by one")
def omni_mammoth(draw):
    turn = diffusion("models.mammoth_moda2.rope_real",
                     "apply_real_rotary_emb").apply_real_rotary_emb

    def rotate(x, where):
        angles = repeated(angles_of(where, 32))
        return turn(x, angles.cos(), angles.sin())

    return rotate, [draw.torch(1, 4, 2, 32), draw.positions(1, 4)]


@case("omni_helios", "vllm-omni", [interleaved(32, table="argument")],
      ("onnx", "torchax"),
      note="one table of full-width cos and sin: even columns of one, odd ones of the other")
def omni_helios(draw):
    turn = diffusion("models.helios.helios_transformer",
                     "apply_rotary_emb_helios").apply_rotary_emb_helios
    return turn, [draw.torch(1, 5, 2, 32), draw.torch(1, 5, 64)]


@case("omni_sana_wm", "vllm-omni", [interleaved(32, table="argument")],
      ("fx_core", "torchax"),
      note="[batch, heads, head_dim, tokens]: transposed for a complex product in f64, and back")
def omni_sana_wm(draw):
    turn = diffusion("models.sana_wm.sana_wm_transformer",
                     "SanaWmSelfAttention._apply_rotary_emb")._apply_rotary_emb
    return (lambda x, table: turn(x.transpose(2, 3), torch.view_as_complex(table)),
            [draw.torch(1, 2, 5, 32), draw.torch(1, 1, 5, 16, 2)])


@case("omni_camera_back", "vllm-omni", [interleaved(32, table="argument", inverse=True)],
      ("fx", "torchax"), note="turns back: the conjugate of the table; complex, f64")
def omni_camera_back(draw):
    turn = diffusion("models.sana_wm.ucpe", "_apply_complex_rope")._apply_complex_rope
    return (lambda x, table: turn(x, torch.view_as_complex(table), inverse=True),
            [draw.torch(1, 2, 5, 32), draw.torch(1, 1, 5, 16, 2)])


@case("omni_camera_signed", "vllm-omni", [interleaved(32, table="constant")],
      ("onnx", "fx", "torchax"),
      note="neighbours picked by an index with its last bit turned; sines have the signs")
def omni_camera_signed(draw):
    turn = diffusion("models.sana_wm.ucpe", "_apply_interleaved_rope")._apply_interleaved_rope
    angles = angles_of(torch.arange(1, 6), 32)
    cos = repeated(angles.cos())
    sin = torch.stack((-angles.sin(), angles.sin()), dim=-1).flatten(-2)
    return lambda x: turn(x, cos, sin), [draw.torch(1, 5, 2, 32)]


@case("omni_ernie_image", "vllm-omni", [], ("onnx", "torchax"),
      note="halves of x with tables repeated for pairs: the angles of a pair differ, so this is no "
           "rotation")
def omni_ernie_image(draw):
    turn = diffusion("models.ernie_image.ernie_image_transformer",
                     "_apply_rotary_emb")._apply_rotary_emb
    angles = angles_of(torch.arange(1, 6), 32)[None]
    return (lambda x: turn(x, angles.cos(), angles.sin())), [draw.torch(1, 5, 2, 48)]


#--- models of speech and music --------------------------------------------------------------#

@case("omni_stable_audio", "vllm-omni", 2 * [half(48, dim=32, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "fx"), note="f16, computed in f32; [tokens] of positions")
def omni_stable_audio(draw):
    turn = diffusion("models.stable_audio.stable_audio_transformer",
                     "apply_rotary_emb_stable_audio").apply_rotary_emb_stable_audio

    def rotate(q, k, where):
        angles = doubled(angles_of(where, 32))
        table = angles.cos(), angles.sin()
        return turn(q, table), turn(k, table)

    return rotate, [draw.torch(1, 4, 2, 48, dtype=torch.float16),
                    draw.torch(1, 4, 1, 48, dtype=torch.float16), draw.positions(1, 4)[0]]


@case("omni_ming", "vllm-omni", [interleaved(48, dim=32, table="computed", theta=1e4)],
      ("onnx", "torchax"), note="negated odd components beside even ones, reshaped as x")
def omni_ming(draw):
    turn = executor("common.ming.dit_blocks", "_apply_rope_cached")._apply_rope_cached

    def rotate(x, where):
        angles = repeated(angles_of(where, 32))[:, None]
        return turn(x, angles.cos(), angles.sin())

    return rotate, [draw.torch(1, 2, 4, 48), draw.positions(1, 4)]


@case("omni_audio8", "vllm-omni", [interleaved(32, table="gather")], ("onnx", "torchax", "fx"),
      note="bf16, cache of pairs [cos, sin] in bf16")
def omni_audio8(draw):
    code = executor("audio8_tts.codec", "_rope_table", "_apply_rope")
    cache = code._rope_table(12, 32, 1e4, torch.device("cpu"))
    return (lambda x, where: code._apply_rope(x, cache[where]),
            [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16), draw.positions(1, 4, most=8)[0]])


@case("omni_personaplex", "vllm-omni", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "torch_stablehlo"),
      note="frequencies by exp; positions count on from an argument")
def omni_personaplex(draw):
    turn = executor("personaplex.personaplex_temporal", "_apply_rope")._apply_rope
    return turn, [draw.torch(2, 2, 4, 32), draw.torch(2, 2, 4, 32),
                  torch.tensor([3, 70])]


@case("omni_moss", "vllm-omni", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("onnx_opset14", "torchax"),
      note="[batch, tokens, heads, head_dim] in f16, turned in f32, rounded before the pairs join")
def omni_moss(draw):
    turn = executor("moss_tts.audio_tokenizer_v2", "apply_rope").apply_rope
    return (lambda q, k, offset: turn(q, k, offset, time_before_heads=True),
            [draw.torch(2, 4, 2, 32, dtype=torch.float16),
             draw.torch(2, 4, 2, 32, dtype=torch.float16), torch.tensor([5, 11])])


@case("omni_voice", "vllm-omni", 2 * [half(32, table="argument")],
      ("onnx", "torchax"),
      note="one tensor of heads of q, k and v; RMSNorm; heads of k repeated, heads put first")
def omni_voice(draw):
    turn = executor("omnivoice.fused_qkv_rope", "_eager_qkv_norm_rope")._eager_qkv_norm_rope
    return (lambda qkv, q_weight, k_weight, table: turn(qkv, q_weight, k_weight, table, 1e-6, 2, 1),
            [draw.torch(1, 5, 4, 32), draw.torch(32), draw.torch(32), draw.torch(8, 32)])


@case("omni_qwen3_tts", "vllm-omni", 2 * [interleaved(32, table="constant")],
      ("torchax", "onnx_slim"),
      note="tables made from the number of tokens, repeated for the examples of a batch")
def omni_qwen3_tts(draw):
    code = executor("qwen2_5_omni.qwen2_5_omni_token2wav", "Qwen2_5OmniDiTRotaryEmbedding",
                    "apply_rotary_pos_emb")
    layer = code.Qwen2_5OmniDiTRotaryEmbedding(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k):
            return code.apply_rotary_pos_emb(q, k, *self.layer(q.transpose(1, 2)))

    return Rotate(), [draw.torch(2, 2, 4, 32), draw.torch(2, 1, 4, 32)]


@case("omni_minimax_music", "vllm-omni", [half(48, dim=32, table="computed", theta=1e4)],
      ("onnx_opset11", "fx"), note="[tokens, heads, head_dim]")
def omni_minimax_music(draw):
    turn = executor("minimax_music3.dit", "_rotate_half", "_apply_rope")._apply_rope

    def rotate(x, where):
        angles = doubled(angles_of(where, 32))[:, None]
        return turn(x, angles.cos(), angles.sin())

    return rotate, [draw.torch(5, 2, 48), draw.positions(1, 5)[0]]
