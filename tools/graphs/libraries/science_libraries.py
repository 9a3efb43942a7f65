#===- science_libraries.py - Rotary code of research, sound and science ----===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""NeuralOperator, MultiMolecule, Audiocraft, Coqui TTS, CoLT5, TimesFM 3, FunASR and
DiffSynth-Studio."""

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of
from libraries.package_code import code_of
from libraries.transformers_layers import WithWeights, weights_of


class Turn(torch.nn.Module):
    """turn(x, table()) of q and k, the table computed by a module."""

    def __init__(self, table, turn, *arguments):
        super().__init__()
        self.table, self.turn, self.arguments = table, turn, arguments

    def forward(self, q, k):
        table = self.table(*self.arguments)
        return self.turn(q, table), self.turn(k, table)


#--- NeuralOperator ---------------------------------------------------------------#

@case("neuralop", "neuraloperator", 2 * [half(32, table="computed")],
      ("onnx", "onnx_script", "fx_core", "torchax"), note="positions are coordinates, scaled")
def neuralop(draw):
    table = code_of("neuralop.layers.embeddings").RotaryEmbedding2D(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, where):
            angles = self.table(where)[:, None]
            return tuple(self.table.apply_1d_rotary_pos_emb(x, angles) for x in (q, k))

    return Rotate(), [draw.torch(1, 2, 4, 32), draw.torch(1, 2, 4, 32), draw.torch(1, 4)]


@case("neuralop_2d", "neuraloperator",
      [half(32, dim=16, table="computed", scaling="axis 0"),
       half(32, begin=16, dim=16, table="computed", scaling="axis 1")],
      ("onnx", "fx_core", "onnx_opset14", "torchax"), note="two windows of one head")
def neuralop_2d(draw):
    table = code_of("neuralop.layers.embeddings").RotaryEmbedding2D(16)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, x, row, column):
            return self.table.apply_2d_rotary_pos_emb(x, self.table(row)[:, None],
                                                      self.table(column)[:, None])

    return Rotate(), [draw.torch(1, 2, 4, 32), draw.torch(1, 4), draw.torch(1, 4)]


#--- MultiMolecule -------------------------------------------------------------------#

def multimolecule(draw, dtype, **arguments):
    rotary = code_of("multimolecule.modules.embeddings.rotary").RotaryEmbedding(32, **arguments)
    positions = draw.positions(1, 5)

    def rotate(q, k, positions):
        cos, sin = rotary.cos_sin_tables(positions, dtype=q.dtype)
        return tuple(rotary.apply_rotary(x, cos, sin, interleaved=rotary.interleaved)
                     for x in (q, k))

    return rotate, [draw.torch(1, 2, 5, 32, dtype=dtype), draw.torch(1, 2, 5, 32, dtype=dtype),
                    positions]


@case("multimolecule", "multimolecule", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "fx_functional", "torchax"), note="the attention of nucleic acids' models")
def multimolecule_half(draw):
    return multimolecule(draw, torch.float32)


@case("multimolecule_pairs", "multimolecule", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "fx", "tosa"), note="bf16; ProGen2")
def multimolecule_pairs(draw):
    return multimolecule(draw, torch.bfloat16, interleaved=True)


#--- Audiocraft, Coqui TTS ---------------------------------------------------------------#

def audiocraft(draw, q_tokens, **arguments):
    rope = code_of("audiocraft.modules.rope").RotaryEmbedding(32, **arguments)
    rope.get_rotation(0, 8)  # fills its cache

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rope = rope

        def forward(self, q, k):
            return self.rope.rotate_qk(q, k, 2)

    return Rotate(), [draw.torch(1, q_tokens, 2, 32), draw.torch(1, 5, 2, 32)]


@case("audiocraft", "audiocraft", 2 * [interleaved(32, table="constant")],
      ("fx", "fx_core", "torchax"),
      note="complex product, the table times 1 and plus 0; q is k's last tokens")
def audiocraft_rope(draw):
    return audiocraft(draw, 3)


@case("audiocraft_xpos", "audiocraft", 2 * [interleaved(32, table="constant")],
      ("fx", "fx_functional", "torchax"),
      note="complex product; the table times a power of the position, or its inverse")
def audiocraft_xpos(draw):
    return audiocraft(draw, 5, xpos=True)


@case("coqui_tortoise", "coqui-tts", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "onnx_opset14", "fx_core", "torchax"), note="einops; the last rows of angles")
def coqui(draw):
    code = code_of("TTS.tts.layers.tortoise.xtransformers")
    return (Turn(code.RotaryEmbedding(32), code.apply_rotary_pos_emb, 6, "cpu"),
            [draw.torch(1, 2, 5, 32), draw.torch(1, 2, 6, 32)])


@case("coqui_clvp_partial", "coqui-tts", [half(48, dim=32, table="computed", theta=1e4)],
      ("onnx_script", "fx_core", "onnx_slim"), note="what turns is cut off and joined again")
def coqui_partial(draw):
    code = code_of("TTS.tts.layers.tortoise.xtransformers")
    table = code.RotaryEmbedding(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, x):
            angles = self.table(x.shape[2], x.device)
            left, right = x[..., :32], x[..., 32:]
            return torch.cat((code.apply_rotary_pos_emb(left, angles), right), dim=-1)

    return Rotate(), [draw.torch(1, 2, 5, 48)]


#--- CoLT5, TimesFM 3, FunASR ---------------------------------------------------------------#

@case("colt5", "colt5-attention", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "onnx_slim", "fx_core"), note="the angles come first; k has one head")
def colt5(draw):
    code = code_of("colt5_attention.transformer_block")
    return (Turn(code.RotaryEmbedding(32), lambda x, angles: code.apply_rotary_pos_emb(angles, x),
                 5), [draw.torch(1, 2, 5, 32), draw.torch(1, 5, 32)])


@case("timesfm3", "timesfm", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx_opset14", "fx_core", "linalg"), note="positions divided by time scales; bf16 in")
def timesfm3(draw):
    layer = code_of("timesfm3.torch.transformer").RotaryPositionalEmbedding(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k, where):
            return self.layer(q, where), self.layer(k, where)

    return Rotate(), [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 2, 32), draw.positions(1, 4)]


#--- DiffSynth-Studio ---------------------------------------------------------------------------#

@case("diffsynth_wan", "diffsynth", 2 * [interleaved(32, table="constant")],
      ("fx", "fx_functional", "torchax"),
      note="complex product in f64; heads are cut from a row by einops")
def diffsynth_wan(draw):
    code = code_of("diffsynth.models.wan_video_dit")
    frames, rows, columns = code.precompute_freqs_cis_3d(32, 4)
    table = torch.cat([frames[:1].view(1, 1, 1, -1).expand(1, 2, 2, -1),
                       rows[:2].view(1, 2, 1, -1).expand(1, 2, 2, -1),
                       columns[:2].view(1, 1, 2, -1).expand(1, 2, 2, -1)], -1).reshape(4, 1, -1)
    return (lambda q, k: (code.rope_apply(q, table, 2), code.rope_apply(k, table, 2)),
            [draw.torch(1, 4, 64), draw.torch(1, 4, 64)])


@case("diffsynth_longcat", "diffsynth", 2 * [interleaved(32, table="constant")],
      ("onnx", "onnx_script", "fx_core"), note="three axes; einops; bf16, computed in f32")
def diffsynth_longcat(draw):
    rope = code_of("diffsynth.models.longcat_video_dit").RotaryPositionalEmbedding(32)
    rope.register_grid_size((1, 2, 2))
    return (lambda q, k: rope(q, k, (1, 2, 2)),
            [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16),
             draw.torch(1, 2, 4, 32, dtype=torch.bfloat16)])


@case("diffsynth_sensenova", "diffsynth",
      [interleaved(32, dim=16, table="gather", theta=1e4),
       interleaved(32, begin=16, dim=16, table="gather", theta=1e4)],
      ("onnx", "fx_functional", "torchax", "fx"),
      note="two windows; components are assigned to every other one of an empty tensor")
def diffsynth_sensenova(draw):
    code = code_of("diffsynth.models.sensenova_u1_dit")
    cos, sin = code.precompute_rope_freqs_sincos(16, 8)
    return (lambda x, column, row: code.apply_2d_rotary_pos_emb(x, cos, sin, cos, sin, column, row),
            [draw.torch(1, 2, 4, 32), torch.tensor([0, 1, 0, 1]), torch.tensor([0, 0, 1, 1])])


@case("diffsynth_minimax_vae", "diffsynth",
      2 * [half(32, dim=24, table="computed", scaling="three axes, 8 + 8 + 8")],
      ("onnx", "fx_core", "torchax"), note="angles by a tile of two; frequencies by one range")
def diffsynth_minimax(draw):
    code = code_of("diffsynth.models.minimax_h3_video_vae")
    table = code.RotaryEmbeddingND(24)

    def rotate(q, k, where):
        cos_sin = table(where)
        return tuple(code.apply_rotary_pos_emb(x, cos_sin) for x in (q, k))

    return rotate, [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 2, 32), draw.torch(1, 4, 3)]


@case("diffsynth_wantodance", "diffsynth", [interleaved(32, dim=16, table="computed", theta=1e4)],
      ("onnx_opset14", "fx", "onnx_slim"), note="einops; f16; nothing before the window")
def diffsynth_wantodance(draw):
    code = code_of("diffsynth.models.wantodance")
    table = code.WanToDanceRotaryEmbedding(16)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, x, where):
            return code.apply_rotary_emb(self.table(where), x)

    return Rotate(), [draw.torch(1, 2, 4, 32, dtype=torch.float16), torch.arange(3, 7)]


@case("diffsynth_yue2", "diffsynth", 2 * [half(32, table="computed", theta=1e6)],
      ("onnx", "fx_core", "torchax"), note="bf16, products and sums too; half-width tables")
def diffsynth_yue2(draw):
    code = code_of("diffsynth.models.yue2_mot")
    table = code.RotaryEmbedding(32)

    def rotate(q, k, where):
        cos, sin = (part[:, None] for part in table(where))
        return tuple(code._apply_rotary(x, cos, sin) for x in (q, k))

    return rotate, [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16),
                    draw.torch(1, 1, 4, 32, dtype=torch.bfloat16), draw.positions(1, 4)]


#--- without a rotation -----------------------------------------------------------------------------#

@case("neuralop_sines", "neuraloperator", [], ("onnx", "fx"), note="sines and cosines, joined")
def neuralop_sines(draw):
    layer = code_of("neuralop.layers.embeddings").SinusoidalEmbedding(2, num_frequencies=4)
    return layer, [draw.torch(1, 4, 2)]


@case("coqui_feed_forward", "coqui-tts", [], ("onnx", "linalg"), note="one half gates the other")
def coqui_feed_forward(draw):
    code = code_of("TTS.tts.layers.tortoise.xtransformers")
    layer = code.FeedForward(16, mult=1, glu=True).eval()
    return WithWeights(layer), [draw.torch(1, 3, 16), *weights_of(layer, draw)]
