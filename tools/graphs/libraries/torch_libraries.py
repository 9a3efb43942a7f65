#===- torch_libraries.py - Rotary code of PyTorch libraries ----------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""torchtune, litgpt, rotary-embedding-torch, x-transformers and timm."""

import torch
from graph_case import case, half, interleaved


@case("torchtune", "torchtune", [interleaved(64, table="gather", theta=1e4)],
      ("onnx", "fx", "linalg", "tosa", "torchax", "onnx_torch"),
      note="one cache [positions, dim/2, 2] of cos and sin")
def torchtune_positions(draw):
    from torchtune.modules import RotaryPositionalEmbeddings
    rotary = RotaryPositionalEmbeddings(64, max_seq_len=8)
    return (lambda x, positions: rotary(x, input_pos=positions),
            [draw.torch(2, 3, 2, 64), draw.positions(2, 3, most=4)])


@case("torchtune_whole", "torchtune", [interleaved(128, table="constant")],
      ("onnx", "onnx_script", "fx_core"), note="positions 0, 1, ...: the cache is sliced")
def torchtune_whole(draw):
    from torchtune.modules import RotaryPositionalEmbeddings
    return RotaryPositionalEmbeddings(128, max_seq_len=4), [draw.torch(1, 3, 2, 128)]


@case("torchtune_bf16", "torchtune", [interleaved(64, table="gather", theta=1e4)],
      ("fx", "torchax"), note="computed in f32, rounded once")
def torchtune_bf16(draw):
    from torchtune.modules import RotaryPositionalEmbeddings
    rotary = RotaryPositionalEmbeddings(64, max_seq_len=8)
    return (lambda x, positions: rotary(x, input_pos=positions),
            [draw.torch(1, 4, 3, 64, dtype=torch.bfloat16), draw.positions(1, 4, most=4)])


def litgpt_cache(dim, tokens=4, **more):
    from litgpt.model import build_rope_cache
    return build_rope_cache(tokens, dim, **more)


@case("litgpt", "litgpt", [half(64, table="constant")],
      ("onnx", "fx", "torchax", "onnx_torch", "tosa"))
def litgpt_rope(draw):
    from litgpt.model import apply_rope
    cos, sin = litgpt_cache(64)
    cos, sin = cos.unsqueeze(0), sin.unsqueeze(0)
    return lambda x: apply_rope(x, cos, sin), [draw.torch(1, 2, 4, 64)]


@case("litgpt_gather", "litgpt", 2 * [half(64, dim=16, table="gather", theta=1e4)],
      ("onnx_script", "linalg"), note="a partial window, as in Pythia")
def litgpt_gather(draw):
    from litgpt.model import apply_rope
    cos_cache, sin_cache = litgpt_cache(16, tokens=16)

    def rotate(q, k, positions):
        cos, sin = cos_cache[positions], sin_cache[positions]
        turned = [torch.cat((apply_rope(x[..., :16], cos, sin), x[..., 16:]), dim=-1)
                  for x in (q, k)]
        return tuple(turned)

    return rotate, [draw.torch(1, 4, 3, 64), draw.torch(1, 1, 3, 64),
                    draw.positions(1, 3, most=12)]


@case("rotary_embedding_torch", "rotary-embedding-torch",
      [interleaved(64, dim=32, table="computed", theta=1e4)], ("onnx", "fx_core", "onnx_torch"))
def rotary_embedding_torch(draw):
    from rotary_embedding_torch import RotaryEmbedding
    rotary = RotaryEmbedding(dim=32, cache_if_possible=False)
    return lambda x: rotary.rotate_queries_or_keys(x), [draw.torch(1, 2, 5, 64)]


@case("rotary_embedding_torch_offset", "rotary-embedding-torch",
      [interleaved(64, begin=16, dim=32, table="argument")], ("onnx", "fx_core", "torchax"),
      note="a window that begins at 16")
def rotary_embedding_torch_offset(draw):
    from rotary_embedding_torch import apply_learned_rotations
    return (lambda angles, x: apply_learned_rotations(angles, x, start_index=16),
            [draw.torch(5, 16), draw.torch(1, 2, 5, 64)])


@case("x_transformers", "x-transformers",
      2 * [interleaved(64, dim=32, table="computed", theta=1e4)],
      ("onnx", "fx_core", "onnx_script"))
def x_transformers(draw):
    from x_transformers.x_transformers import RotaryEmbedding, apply_rotary_pos_emb

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rotary = RotaryEmbedding(32)

        def forward(self, q, k, positions):
            angles, scale = self.rotary(positions)
            return (apply_rotary_pos_emb(q, angles, scale), apply_rotary_pos_emb(k, angles, scale))

    return Rotate(), [draw.torch(1, 2, 5, 64), draw.torch(1, 2, 5, 64), draw.positions(1, 5)[0]]


@case("timm_cat", "timm", [interleaved(64, table="constant")], ("onnx", "linalg", "onnx_torch"),
      note="a picture's rows and columns: two axes of positions, one table")
def timm_cat(draw):
    from timm.layers import RotaryEmbeddingCat, apply_rot_embed_cat
    rotary = RotaryEmbeddingCat(64, in_pixels=False, feat_shape=[2, 3])
    return (lambda x: apply_rot_embed_cat(x, rotary.get_embed()), [draw.torch(1, 2, 6, 64)])


@case("timm_half", "timm", [half(64, table="constant")], ("fx", "onnx_script", "tosa"),
      note="two axes of positions, one table")
def timm_half(draw):
    from timm.layers import RotaryEmbeddingDinoV3, apply_rot_embed_cat
    rotary = RotaryEmbeddingDinoV3(64, feat_shape=[2, 3], rotate_half=True)
    return (lambda x: apply_rot_embed_cat(x, rotary.get_embed(), half=True),
            [draw.torch(1, 2, 6, 64)])


@case("torchtune_dynamic", "torchtune", [interleaved(64, table="gather", theta=1e4)],
      ("onnx_script", "fx", "linalg"), dynamic={0: {0: "batch", 1: "tokens"},
                                                1: {0: "batch", 1: "tokens"}})
def torchtune_dynamic(draw):
    from torchtune.modules import RotaryPositionalEmbeddings
    rotary = RotaryPositionalEmbeddings(64, max_seq_len=8)
    return (lambda x, positions: rotary(x, input_pos=positions),
            [draw.torch(2, 3, 2, 64), draw.positions(2, 3, most=4)])


@case("rotary_embedding_torch_xpos", "rotary-embedding-torch",
      2 * [interleaved(64, dim=32, table="constant")], ("onnx", "torchax"),
      note="q's tables are multiplied by a power of the position, k's are divided by it")
def rotary_embedding_torch_xpos(draw):
    from rotary_embedding_torch import RotaryEmbedding
    rotary = RotaryEmbedding(dim=32, use_xpos=True, cache_if_possible=False)
    return rotary.rotate_queries_and_keys, [draw.torch(1, 2, 5, 64), draw.torch(1, 2, 5, 64)]


@case("x_transformers_xpos", "x-transformers",
      [interleaved(64, dim=32, table="computed", theta=1e4)], ("onnx", "fx_core"),
      note="tables multiplied by a power of the position")
def x_transformers_xpos(draw):
    from x_transformers.x_transformers import RotaryEmbedding, apply_rotary_pos_emb
    rotary = RotaryEmbedding(32, use_xpos=True)
    return (lambda x, positions: apply_rotary_pos_emb(x, *rotary(positions)),
            [draw.torch(1, 2, 5, 64), torch.arange(5)])
