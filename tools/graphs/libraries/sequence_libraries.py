#===- sequence_libraries.py - Rotary code of proteins, series and bytes ---===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""ESM 3, esm-efficient, AlphaGenome, Vortex (Evo 2), Toto, Zeta, MEGABYTE, Perceiver AR and
x-clip."""

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import code_of, code_without


#--- ESM 3 ----------------------------------------------------------------------------#

@case("esm3", "esm", 2 * [half(48, dim=32, table="argument")],
      ("onnx", "fx", "onnx_opset11", "tosa"), note="half-width tables repeated by einops")
def esm3(draw):
    turn = code_of("esm.layers.rotary").apply_rotary_emb_torch
    return (lambda q, k, cos, sin: (turn(q, cos, sin), turn(k, cos, sin)),
            [draw.torch(1, 4, 2, 48), draw.torch(1, 4, 2, 48), draw.torch(6, 16),
             draw.torch(6, 16)])


@case("esm3_rows", "esm", 2 * [half(32, table="gather", theta=1e4)],
      ("onnx", "linalg", "torchax"),
      note="bf16; f32 caches, positions start at a row that is an argument")
def esm3_rows(draw):
    turn = code_of("esm.layers.rotary").apply_rotary_emb_torch
    angles = angles_of(torch.arange(12), 32)
    cos, sin = angles.cos(), angles.sin()
    return (lambda q, k, where: (turn(q, cos[where], sin[where]), turn(k, cos[where], sin[where])),
            [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16),
             draw.torch(1, 4, 2, 32, dtype=torch.bfloat16), draw.positions(1, 4, most=8)[0]])


@case("esm3_interleaved", "esm", [], ("onnx", "fx", "torchax", "linalg"),
      note="the interleaved way of a function that repeats its tables for halves: the angles of a "
           "pair differ, so this is no rotation")
def esm3_interleaved(draw):
    turn = code_of("esm.layers.rotary").apply_rotary_emb_torch
    angles = angles_of(torch.arange(4), 32)
    return (lambda x: turn(x, angles.cos(), angles.sin(), interleaved=True),
            [draw.torch(1, 4, 2, 32)])


ESM_FOLD = ("zstd", "biotite", "brotli", "msgpack_numpy", "tenacity", "Bio")


@case("esm_fold", "esm",
      [half(48, dim=32, table="computed", scaling="three axes and a molecule's number")],
      ("onnx", "fx", "torchax"),
      note="atoms in space: positions are f32; tables rounded to bf16; frequencies of 0 fill up")
def esm_fold(draw):
    code = code_without("esm.models.esmfold2.layers", *ESM_FOLD)
    build = getattr(code.build_3d_rope, "__wrapped__", code.build_3d_rope)
    return (lambda x, where, molecule: code.apply_rotary_emb_3d(x, *build(where, molecule, 32)),
            [draw.torch(1, 5, 2, 48), draw.torch(1, 5, 3, scale=5.0), draw.positions(1, 5, most=3)])


#--- esm-efficient ----------------------------------------------------------------------#

@case("esm_efficient", "esm-efficient", 2 * [half(32, table="gather")],
      ("onnx", "tosa", "torchax"),
      note="[tokens, heads, head_dim] of several sequences; rows of full-width caches")
def esm_efficient(draw):
    code = code_of("esme.rotary")
    code.culen_indices = lambda positions: positions  # exporters take no tensors of unknown extent
    angles = doubled(angles_of(torch.arange(12), 32))
    cos, sin = angles.cos(), angles.sin()
    return (lambda q, k, where: (code.apply_rotary(q, cos, sin, where),
                                 code.apply_rotary(k, cos, sin, where)),
            [draw.torch(5, 2, 32), draw.torch(5, 2, 32), draw.positions(1, 5, most=7)[0]])


#--- AlphaGenome --------------------------------------------------------------------------#

@case("alphagenome", "alphagenome-pytorch", 2 * [interleaved(32, table="computed")],
      ("onnx", "fx", "torchax"),
      note="frequencies of a geometric and an arithmetic row, summed; angles by einsum")
def alphagenome(draw):
    turn = code_of("alphagenome_pytorch.attention").apply_rope
    return (lambda q, k, where: (turn(q, where), turn(k, where)),
            [draw.torch(2, 4, 2, 32), draw.torch(2, 4, 1, 32), draw.positions(2, 4)])


@case("alphagenome_inplace", "alphagenome-pytorch", [interleaved(32, table="constant")],
      ("fx", "fx_functional", "fx_core", "onnx"),
      note="even components are cloned, then both kinds are assigned in place")
def alphagenome_inplace(draw):
    turn = code_of("alphagenome_pytorch.attention").apply_rope
    return lambda x: turn(x.clone(), inplace=True), [draw.torch(1, 5, 2, 32)]


#--- Vortex ----------------------------------------------------------------------------------#

def vortex(*arguments, **more):
    code = code_without("vortex.model.rotary", "flash_attn_2_cuda")
    return code.apply_rotary_emb_torch(*arguments, **more)


@case("vortex", "vtx", 2 * [interleaved(48, dim=32, table="argument")],
      ("onnx", "onnx_script", "torchax"), note="a table for each example of the batch")
def vortex_pairs(draw):
    return (lambda q, k, cos, sin: (vortex(q, cos, sin, interleaved=True),
                                    vortex(k, cos, sin, interleaved=True)),
            [draw.torch(2, 4, 2, 48), draw.torch(2, 4, 1, 48), draw.torch(2, 4, 16),
             draw.torch(2, 4, 16)])


@case("vortex_scaled", "vtx",
      2 * [half(32, table="computed", theta=1e6, scaling="linear, factor 16")],
      ("onnx", "fx_core", "linalg"), note="bf16 in and out, tables rounded to bf16")
def vortex_scaled(draw):
    def rotate(q, k, where):
        angles = angles_of(where.float() / 16, 32, 1e6)
        table = angles.cos().bfloat16(), angles.sin().bfloat16()
        return vortex(q, *table), vortex(k, *table)

    return rotate, [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16),
                    draw.torch(1, 4, 1, 32, dtype=torch.bfloat16), draw.positions(1, 4)[0]]


#--- Toto ---------------------------------------------------------------------------------#

@case("toto", "toto-ts", [], ("onnx", "torchax"),
      note="pairs [2i, 2i+1] turn by the times of a series, then are multiplied by powers made for "
           "halves: the factors of a pair differ, so this is no rotation")
def toto(draw):
    code = code_of("toto.model.rope")
    layer = code.TimeAwareRotaryEmbedding(32, use_xpos=True, cache_if_possible=False)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k, times):
            return self.layer.rotate_queries_and_keys(q, k, seq_pos=times)

    return Rotate(), [draw.torch(2, 2, 4, 32), draw.torch(2, 2, 4, 32),
                      draw.positions(1, 4, most=9)[0].float()]


#--- Zeta --------------------------------------------------------------------------------#

@case("zeta_xpos", "zetascale", [interleaved(32, table="constant")],
      ("onnx", "fx", "torchax"),
      note="no dimension of heads; tables times a power of the position before they are repeated")
def zeta_xpos(draw):
    layer = code_of("zeta.nn.embeddings.xpos_relative_position").XPOS(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, x):
            return self.layer(x, downscale=True)

    return Rotate(), [draw.torch(2, 5, 32)]


@case("zeta", "zetascale", 2 * [half(32, table="constant")], ("onnx", "fx_core", "onnx_opset14"),
      note="q is k's last tokens; positions are scaled by 1 / 2, in the graph")
def zeta(draw):
    code = code_of("zeta.structs.transformer")
    layer = code.RotaryEmbedding(32, interpolation_factor=2.0)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k):
            angles, scale = self.layer(5, "cpu")
            return tuple(code.apply_rotary_pos_emb(x, angles, scale) for x in (q, k))

    return Rotate(), [draw.torch(1, 2, 3, 32), draw.torch(1, 2, 5, 32)]


@case("zeta_mi_rope", "zetascale", [], ("onnx", "fx", "linalg", "torchax"),
      note="x cos t + (x moved on by a component) sin t: no pair turns")
def zeta_mi_rope(draw):
    turn = code_of("zeta.nn.embeddings.mi_rope").MIRoPE(32).apply_rotary_embedding
    return lambda x, angles: turn(x, angles), [draw.torch(1, 5, 32), draw.torch(5, 32)]


#--- MEGABYTE, Perceiver AR, x-clip ---------------------------------------------------------#

class TableAndTurn(torch.nn.Module):
    """Angles of a library's layer for as many tokens as the keys have, then its function."""

    def __init__(self, layer, turn, *arguments, **more):
        super().__init__()
        self.layer, self.turn = layer, turn
        self.arguments, self.more = arguments, more

    def forward(self, q, k):
        angles = self.layer(*self.arguments, **self.more)
        return self.turn(angles, q), self.turn(angles, k)


@case("megabyte", "MEGABYTE-pytorch", 2 * [half(32, table="constant")],
      ("onnx", "fx_core", "torchax"), note="angles in the graph, chunk, no dimension of heads in k")
def megabyte(draw):
    code = code_of("MEGABYTE_pytorch.megabyte")
    return (TableAndTurn(code.RotaryEmbedding(32), code.apply_rotary_pos_emb, 5),
            [draw.torch(2, 2, 5, 32), draw.torch(2, 5, 32)])


@case("perceiver_ar", "perceiver-ar-pytorch", 2 * [half(48, dim=32, table="constant")],
      ("onnx", "fx_core", "onnx_slim", "onnx_opset14"),
      note="q is k's last tokens; halves by unbind")
def perceiver_ar(draw):
    code = code_of("perceiver_ar_pytorch.perceiver_ar_pytorch")
    return (TableAndTurn(code.RotaryEmbedding(32), code.apply_rotary_pos_emb, 5, device="cpu"),
            [draw.torch(1, 2, 3, 48), draw.torch(1, 2, 5, 48)])


@case("x_clip", "x-clip", 2 * [half(48, dim=32, table="constant")],
      ("onnx_script", "fx_core", "onnx", "torchax"), note="f16, angles and tables in f32")
def x_clip(draw):
    code = code_of("x_clip.x_clip")
    return (TableAndTurn(code.RotaryEmbedding(32), code.apply_rotary_pos_emb, 5, "cpu"),
            [draw.torch(1, 2, 5, 48, dtype=torch.float16),
             draw.torch(1, 2, 5, 48, dtype=torch.float16)])


#--- without a rotation -----------------------------------------------------------------#

@case("alphagenome_shift", "alphagenome-pytorch", [], ("onnx", "linalg"),
      note="diagonals of a tensor made columns by reshapes")
def alphagenome_shift(draw):
    shift = code_of("alphagenome_pytorch.attention")._shift
    return lambda x: shift(x, 4, 4), [draw.torch(1, 2, 4, 8)]


@case("megabyte_shift", "MEGABYTE-pytorch", [], ("onnx", "torchax"),
      note="one half of the components moved on by a token")
def megabyte_shift(draw):
    return code_of("MEGABYTE_pytorch.megabyte").token_shift, [draw.torch(1, 4, 16)]
