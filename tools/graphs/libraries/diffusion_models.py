#===- diffusion_models.py - More rotary code of diffusion models -----------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Models of diffusers that spell rotary code on their own."""

import importlib
import types

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.transformers_layers import WithWeights, weights_of


def model(name):
    return importlib.import_module(f"diffusers.models.transformers.transformer_{name}")


class TableThenTurn(torch.nn.Module):
    """turn(x, table(*rest)) for each of the first `count` inputs."""

    def __init__(self, turn, table, count=2):
        super().__init__()
        self.turn, self.table, self.count = turn, table, count

    def forward(self, *inputs):
        table = self.table(*inputs[self.count:])
        return tuple(self.turn(x, table) for x in inputs[:self.count])


@case("diffusers_stable_audio3", "diffusers", 2 * [half(48, dim=32, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "fx", "torchax"),
      note="[batch, tokens, heads, head_dim]; angles' last rows, as many as there are tokens")
def stable_audio3(draw):
    code = model("stable_audio3")
    table = code.StableAudio3RotaryEmbedding(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k):
            angles = self.table(k.shape[1], k.device)
            return code._apply_rotary_partial(q, angles), code._apply_rotary_partial(k, angles)

    return Rotate(), [draw.torch(1, 3, 2, 48), draw.torch(1, 5, 2, 48)]


@case("diffusers_kandinsky6", "diffusers", 2 * [interleaved(32, table="gather", theta=1e4)],
      ("onnx", "fx", "linalg", "tosa"),
      note="2 x 2 matrices of rows of angles, times pairs, summed")
def kandinsky6(draw):
    code = model("kandinsky6")
    return (TableThenTurn(code.apply_rotary, code.Kandinsky6RoPE1D(32, max_pos=12)),
            [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 2, 32), draw.positions(1, 4, most=8)[0]])


@case("diffusers_ltx2_split", "diffusers",
      [half(64, dim=32, table="argument"), half(64, begin=32, dim=32, table="argument")],
      ("onnx", "fx", "fx_core", "torchax"),
      note="heads of a row, which have tables of their own: two windows; products are added in place "
           "to slices of x cos")
def ltx2_split(draw):
    code = model("ltx2")
    return (lambda x, cos, sin: code.apply_split_rotary_emb(x, (cos, sin)),
            [draw.torch(1, 5, 64), draw.torch(1, 2, 5, 16), draw.torch(1, 2, 5, 16)])


@case("diffusers_ltx2_decoder", "diffusers",
      [interleaved(32, dim=8, table="computed", theta=1e4),
       interleaved(32, begin=8, dim=12, table="computed", theta=1e4),
       interleaved(32, begin=20, dim=12, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "torchax"),
      note="three windows of one head, each with an axis of its own; frequencies from f64")
def ltx2_decoder(draw):
    code = importlib.import_module("diffusers.models.autoencoders.ltx2_diffusion_decoder")
    table = next(value for key, value in vars(code).items()
                 if isinstance(value, type) and hasattr(value, "_rotate_axis"))
    return table(32), [draw.torch(1, 2, 2, 3, 1, 32)]


@case("diffusers_hidream", "diffusers",
      2 * [interleaved(32, table="computed", scaling="three axes, 8 + 12 + 12")],
      ("onnx", "fx", "torchax"), note="2 x 2 matrices, frequencies and angles in f64")
def hidream(draw):
    code = model("hidream_image")
    table = code.HiDreamImageEmbedND(10000, [8, 12, 12])

    def rotate(q, k, where):
        return code.apply_rope(q, k, table(where))

    where = torch.stack(torch.meshgrid(torch.arange(1), torch.arange(2), torch.arange(2),
                                       indexing="ij"), -1).reshape(1, 4, 3)
    return rotate, [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 2, 32), where]


@case("diffusers_prx", "diffusers",
      2 * [interleaved(32, table="computed", scaling="two axes, 16 + 16")],
      ("onnx", "onnx_script", "fx"), note="bf16 in and out; 2 x 2 matrices by stack and reshape")
def prx(draw):
    code = model("prx")
    where = torch.stack(torch.meshgrid(torch.arange(2), torch.arange(2), indexing="ij"), -1)
    return (TableThenTurn(code.apply_rope, code.PRXEmbedND(32, 10000, [16, 16])),
            [draw.torch(1, 2, 4, 32, dtype=torch.bfloat16),
             draw.torch(1, 2, 4, 32, dtype=torch.bfloat16), where.reshape(1, 4, 2)])


@case("diffusers_helios", "diffusers",
      2 * [interleaved(32, table="computed", scaling="three axes, 8 + 12 + 12")],
      ("onnx", "torchax"),
      note="cos and sin are one tensor, transposed; every other component is assigned")
def helios(draw):
    code = model("helios")
    table = code.HeliosRotaryPosEmbed((8, 12, 12), 10000.0)

    def cos_sin(frames):
        return table(frames, 2, 2, "cpu").flatten(2).transpose(1, 2)

    return (TableThenTurn(code.apply_rotary_emb_transposed, cos_sin),
            [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 2, 32), torch.tensor([[3]])])


@case("diffusers_joyimage", "diffusers", 2 * [interleaved(32, table="argument")],
      ("onnx", "fx", "torchax"), note="bf16; half-width tables repeated by pairs, then reshaped")
def joyimage(draw):
    code = model("joyimage")

    def rotate(q, k, cos, sin):
        table = [half_of.repeat_interleave(2, dim=1) for half_of in (cos, sin)]
        return code._apply_rotary_emb(q, k, table)

    return rotate, [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16),
                    draw.torch(1, 4, 2, 32, dtype=torch.bfloat16), draw.torch(4, 16),
                    draw.torch(4, 16)]


@case("diffusers_sana_wm", "diffusers", 2 * [interleaved(32, table="constant")],
      ("fx", "fx_core", "torchax"),
      note="complex product between two transpositions: components come before tokens")
def sana_wm(draw):
    code = model("sana_wm")
    table = code.SanaWMRotaryPosEmbed(32, (1, 2, 2), 8)((1, 2, 3))

    def turn(x):
        return code._apply_rotary_emb(x.permute(0, 2, 3, 1), table).permute(0, 3, 1, 2)

    return (lambda q, k: (turn(q), turn(k)), [draw.torch(1, 6, 2, 32), draw.torch(1, 6, 2, 32)])


@case("diffusers_minimax_h3", "diffusers",
      2 * [half(32, dim=24, table="computed", scaling="three axes, 8 + 8 + 8")],
      ("onnx", "onnx_slim", "fx_functional"),
      note="bf16, products and sums too; angles of the axes by unbind")
def minimax_h3(draw):
    code = model("minimax_h3")
    table = next(value for key, value in vars(code).items()
                 if key.startswith("MiniMax") and "Rot" in key)(4)
    return (TableThenTurn(lambda x, cos_sin: code._apply_rotary_emb(x, *cos_sin), table),
            [draw.torch(1, 5, 2, 32, dtype=torch.bfloat16),
             draw.torch(1, 5, 2, 32, dtype=torch.bfloat16),
             torch.stack([draw.positions(1, 5)[0] for _ in range(3)], -1)])


@case("diffusers_minimax_music3", "diffusers", 2 * [half(32, dim=16, table="computed", theta=1e4)],
      ("onnx", "onnx_opset14", "fx", "tosa"), note="everything is computed in the graph")
def minimax_music3(draw):
    code = model("minimax_music3")
    table = code.MiniMaxMusic3RotaryEmbedding(16)

    def rotate(q, k):
        cos_sin = table(q.shape[1], q.device)
        return tuple(code._apply_partial_rotary_emb(x, cos_sin) for x in (q, k))

    return rotate, [draw.torch(1, 5, 2, 32), draw.torch(1, 5, 2, 32)]


@case("diffusers_ideogram4", "diffusers",
      2 * [half(32, table="computed", scaling="three axes, taken in turn")],
      ("onnx", "torchax"), note="angles of other axes are put between by an index")
def ideogram4(draw):
    code = model("ideogram4")
    table = code.Ideogram4MRoPE(32, 10000, (6, 5, 5))

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, where):
            cos, sin = (part.unsqueeze(2) for part in self.table(where))
            return tuple(x * cos + code._rotate_half(x) * sin for x in (q, k))

    return Rotate(), [draw.torch(1, 4, 2, 32), draw.torch(1, 4, 2, 32),
                      torch.stack([draw.positions(1, 4) for _ in range(3)], -1)]


@case("diffusers_ernie_image", "diffusers", 2 * [half(32, dim=16, table="computed")],
      ("onnx",), note="whole attention; angles are an argument, one half of them")
def ernie_image(draw):
    code = model("ernie_image")
    layer = code.ErnieImageAttention(32, heads=1, dim_head=32, bias=False, out_bias=False)

    class Attend(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.attention = layer.eval()

        def forward(self, hidden, angles):
            return self.attention(hidden, image_rotary_emb=doubled(angles)[:, :, None])

    block = Attend()
    return WithWeights(block), [draw.torch(1, 4, 32), draw.torch(1, 4, 8),
                                *weights_of(block, draw)]


@case("diffusers_longcat_audio", "diffusers", 2 * [half(32, table="computed", theta=1e4)],
      ("fx_core", "onnx_opset11", "tosa"), note="f16 in and out; tables by positions")
def longcat_audio(draw):
    code = model("longcat_audio_dit")

    def table(positions):
        angles = doubled(angles_of(positions, 32))
        return angles.cos(), angles.sin()

    return (TableThenTurn(code._apply_rotary_emb, table),
            [draw.torch(1, 4, 2, 32, dtype=torch.float16),
             draw.torch(1, 4, 1, 32, dtype=torch.float16), draw.positions(1, 4)[0]])


@case("diffusers_wan_animate2", "diffusers", [interleaved(24, table="constant")],
      ("fx", "torchax"),
      note="complex product in f64; tokens after those of the picture pass, example by example")
def wan_animate2(draw):
    code = model("wan_animate_2")
    table = torch.cat([code.rope_params(4, 8) for _ in range(3)], dim=1)
    sizes = types.SimpleNamespace(tolist=lambda: [[1, 2, 2]])
    return lambda x: code.rope_apply(x, sizes, table), [draw.torch(1, 6, 2, 24)]


#--- without a rotation ---------------------------------------------------------#

@case("diffusers_kandinsky6_norm", "diffusers", [], ("onnx", "fx"),
      note="scale, shift and gate are three parts of one product")
def modulation(draw):
    code = model("kandinsky")
    layer = code.Kandinsky5Modulation(16, 16, 3)

    class Modulate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.modulation = layer.eval()

        def forward(self, x, time):
            shift, scale, gate = self.modulation(time)[:, None].chunk(3, dim=-1)
            return gate * (x * (1 + scale) + shift)

    block = Modulate()
    return WithWeights(block), [draw.torch(1, 4, 16), draw.torch(1, 16), *weights_of(block, draw)]
