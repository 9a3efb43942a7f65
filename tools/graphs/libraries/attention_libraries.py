#===- attention_libraries.py - Rotary code of research and tools ---------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""TransformerLens, curated-transformers, TorchScale, Ultralytics, PaLM with RLHF, Perceiver IO,
OpenNMT, S3Tokenizer, LeRobot, SNAC, TabICL and PyTorch's own operator for ONNX."""

import types

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import code_of
from libraries.transformers_layers import WithWeights, weights_of

LENS = "transformer_lens.model_bridge"


#--- TransformerLens ---------------------------------------------------------#

@case("transformer_lens", "transformer-lens",
      2 * [interleaved(48, dim=32, table="gather", theta=1e4)],
      ("onnx", "onnx_slim", "fx_core", "torchax"), note="caches repeated by pairs")
def lens(draw):
    code = code_of(f"{LENS}.sources.native.model")
    rotary = code.NativeRotary(types.SimpleNamespace(
        rotary_dim=32, d_head=48, n_ctx=12, rotary_base=10000, rotary_scaling=None,
        rope_scaling=None))
    return (lambda q, k, positions: rotary.apply_rope(q, k, position_ids=positions),
            [draw.torch(2, 2, 3, 48), draw.torch(2, 1, 3, 48), draw.positions(2, 3, most=8)])


@case("transformer_lens_mla", "transformer-lens",
      2 * [interleaved(32, table="computed", theta=1e4, reorder=True)],
      ("onnx_opset14", "fx", "linalg"),
      note="half of a full-width table; reads pairs [2i, 2i+1], writes [i, i+16]")
def lens_mla(draw):
    code = code_of(f"{LENS}.generalized_components.mla_attention")

    def rotate(q, k, positions):
        angles = doubled(angles_of(positions, 32))
        return code._apply_rotary_pos_emb_interleave(q, k, angles.cos(), angles.sin())

    return rotate, [draw.torch(1, 2, 5, 32), draw.torch(1, 1, 5, 32), draw.positions(1, 5)]


@case("transformer_lens_complex", "transformer-lens", 2 * [interleaved(32, table="argument")],
      ("fx", "torchax"), note="complex numbers put together from slices; bf16 in and out")
def lens_complex(draw):
    code = code_of(f"{LENS}.generalized_components.mla_attention")
    return (lambda q, k, real, imaginary:
            code._apply_rotary_complex(q, k, torch.complex(real, imaginary)),
            [draw.torch(1, 2, 5, 32, dtype=torch.bfloat16),
             draw.torch(1, 1, 5, 32, dtype=torch.bfloat16), draw.torch(1, 5, 16),
             draw.torch(1, 5, 16)])


#--- curated-transformers -------------------------------------------------------#

@case("curated_transformers", "curated-transformers", 2 * [half(48, dim=24, table="constant")],
      ("onnx", "onnx_script", "fx", "tosa"), note="the table comes first in its products")
def curated(draw):
    rotary = code_of("curated_transformers.layers.embeddings").QueryKeyRotaryEmbeddings(
        fraction=0.5, head_width=48)
    rotary.rotary_embeds._create_rotary_embed(width=24, length=8)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rotary = rotary

        def forward(self, q, k):
            return self.rotary(query=q, key=k)

    return Rotate(), [draw.torch(1, 2, 5, 48), draw.torch(1, 1, 5, 48)]


#--- TorchScale --------------------------------------------------------------------#

@case("torchscale_xpos", "torchscale", 2 * [interleaved(32, table="constant")],
      ("onnx", "fx", "fx_core", "torchax"),
      note="[batch x heads, tokens, head_dim]; a power of the position is part of the table, "
           "repeated by a reshape to one column")
def torchscale_xpos(draw):
    from torchscale.component.xpos_relative_position import XPOS
    table = XPOS(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k):
            return self.table(q), self.table(k, downscale=True)

    return Rotate(), [draw.torch(2, 5, 32), draw.torch(2, 5, 32)]


@case("torchscale_retention", "torchscale", 2 * [interleaved(32, table="computed")],
      ("onnx", "fx", "linalg", "onnx_slim"),
      note="frequencies by linspace, repeated before the product with positions")
def torchscale_retention(draw):
    from torchscale.architecture.retnet import RetNetRelPos
    from torchscale.component.multiscale_retention import theta_shift
    table = RetNetRelPos(types.SimpleNamespace(decoder_embed_dim=64, decoder_retention_heads=2,
                                               recurrent_chunk_size=4))

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k):
            (sin, cos), _ = self.table(q.shape[2])
            return theta_shift(q, sin, cos), theta_shift(k, sin, cos)

    return Rotate(), [draw.torch(1, 2, 5, 32), draw.torch(1, 2, 5, 32)]


#--- Ultralytics ---------------------------------------------------------------------#

@case("ultralytics_sam", "ultralytics", 2 * [interleaved(32, table="constant")],
      ("fx", "fx_core", "torchax"),
      note="complex product, two axes of positions; the table repeated for k's memories")
def ultralytics(draw):
    code = code_of("ultralytics.models.sam.modules.utils")
    table = code.compute_axial_cis(32, 2, 2)
    return (lambda q, k: code.apply_rotary_enc(q, k, table, repeat_freqs_k=True),
            [draw.torch(1, 2, 4, 32), draw.torch(1, 2, 8, 32)])


#--- PaLM, Perceiver IO, SNAC ---------------------------------------------------------#

@case("palm_rlhf", "palm-rlhf-pytorch", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "onnx_opset14", "fx_core", "torchax"), note="products with the table, then with a power")
def palm_rlhf(draw):
    code = code_of("palm_rlhf_pytorch.palm")
    table = code.RotaryEmbedding(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k):
            angles, scale = self.table(q.shape[-2], q.device)
            return (code.apply_rotary_pos_emb(angles, q, scale),
                    code.apply_rotary_pos_emb(angles, k, scale ** -1))

    return Rotate(), [draw.torch(1, 2, 5, 32), draw.torch(1, 5, 32)]


@case("perceiver_io", "perceiver-io", 2 * [half(32, dim=16, table="computed", theta=1e4)],
      ("onnx", "onnx_slim", "linalg", "torchax"),
      note="q is k's last tokens; a row of angles for each position")
def perceiver(draw):
    code = code_of("perceiver.model.core.position")

    def rotate(q, k, positions):
        rotary = code.RotaryPositionEmbedding(doubled(angles_of(positions, 16))[:, None],
                                              right_align=True)
        return rotary.rotate(q), rotary.rotate(k)

    return rotate, [draw.torch(2, 2, 3, 32), draw.torch(2, 2, 5, 32), draw.positions(2, 5)]


@case("perceiver_io_dynamic", "perceiver-io", [half(32, table="computed", theta=1e4)],
      ("onnx_script", "fx", "linalg", "onnx"),
      dynamic={0: {0: "batch", 2: "tokens"}})
def perceiver_dynamic(draw):
    code = code_of("perceiver.model.core.position")
    table = code.FrequencyPositionEncoding(32)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, x):
            return code.RotaryPositionEmbedding(self.table(x.shape[2])).rotate(x)

    return Rotate(), [draw.torch(2, 2, 5, 32)]


@case("snac", "snac", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "fx_core", "torchax"),
      note="halves by [.., 2, d/2] and unbind; products with the table, then with a power")
def snac(draw):
    from snac.attention import SinusoidalEmbeddings, apply_rotary_pos_emb
    table = SinusoidalEmbeddings(32, scale_base=16, use_xpos=True)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k):
            return apply_rotary_pos_emb(q, k, *self.table(k))

    return Rotate(), [draw.torch(1, 2, 3, 4, 32), draw.torch(1, 2, 3, 4, 32)]


#--- OpenNMT, S3Tokenizer ---------------------------------------------------------------#

def opennmt(draw, dim, interleave):
    code = code_of("onmt.modules.multi_headed_attn")
    table = code.rotaryembeddings(dim, maxseqlen=8)[0]
    return (lambda q, k: code.apply_rotary_emb(q, k, table[:q.shape[2]], interleave),
            [draw.torch(1, 2, 5, 48), draw.torch(1, 1, 5, 48)])


@case("opennmt", "OpenNMT-py", 2 * [interleaved(48, table="constant")], ("fx", "torchax"),
      note="complex product between two transpositions; half of a full-width table")
def opennmt_pairs(draw):
    return opennmt(draw, 48, True)


@case("opennmt_half", "OpenNMT-py", 2 * [half(48, dim=32, table="constant")],
      ("fx", "fx_core", "torchax"), note="real and imaginary parts of a complex table")
def opennmt_half(draw):
    return opennmt(draw, 32, False)


@case("s3tokenizer", "s3tokenizer", 2 * [half(32, table="constant")],
      ("fx", "fx_core", "torchax"),
      note="[batch, tokens, heads, head_dim]; cos and sin are columns of a view of a complex table")
def s3tokenizer(draw):
    from s3tokenizer.model_v2 import apply_rotary_emb, precompute_freqs_cis
    table = precompute_freqs_cis(32, 5)
    return (lambda q, k: apply_rotary_emb(q, k, table),
            [draw.torch(1, 5, 2, 32), draw.torch(1, 5, 2, 32)])


#--- LeRobot ---------------------------------------------------------------------------------#

@case("lerobot_smolvla", "lerobot", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "fx", "fx_core", "torchax"),
      note="bf16 in and out; both halves are assigned to slices of an empty tensor")
def smolvla(draw):
    code = code_of("lerobot.policies.smolvla.smolvlm_with_expert")
    return (lambda q, k, positions: (code.apply_rope(q, positions), code.apply_rope(k, positions)),
            [draw.torch(1, 4, 2, 32, dtype=torch.bfloat16),
             draw.torch(1, 4, 1, 32, dtype=torch.bfloat16), draw.positions(1, 4)])


@case("lerobot_smolvla_dynamic", "lerobot", [half(32, table="computed", theta=1e4)],
      ("onnx_script", "fx", "linalg"), dynamic={0: {1: "tokens"}, 1: {1: "tokens"}})
def smolvla_dynamic(draw):
    code = code_of("lerobot.policies.smolvla.smolvlm_with_expert")
    return code.apply_rope, [draw.torch(1, 4, 2, 32), draw.positions(1, 4)]


@case("lerobot_molmoact", "lerobot", 2 * [half(32, table="computed", theta=1e4)],
      ("onnx", "linalg", "onnx_slim", "torch_stablehlo"), note="the sine's product comes first")
def molmoact(draw):
    code = code_of("lerobot.policies.molmoact2.molmoact2_hf_model.modeling_molmoact2")
    return code.ActionExpertRotaryEmbedding(32), [draw.torch(1, 2, 5, 32), draw.torch(1, 2, 5, 32)]


@case("lerobot_vla_jepa", "lerobot", [], ("onnx", "fx"),
      note="no RoPE: pairs are [2i, 2i+1], but the table is repeated as for pairs [i, i+16]")
def vla_jepa(draw):
    code = code_of("lerobot.policies.vla_jepa.world_model")
    return code.rotate_queries_or_keys, [draw.torch(1, 2, 4, 32), torch.arange(4.0)[None, None]]


#--- TabICL ------------------------------------------------------------------------------------#

def tabicl(draw, **arguments):
    rotary = code_of("tabicl._model.rope").RotaryEmbedding(16, cache_if_possible=False, **arguments)
    rotary.requires_grad_(False)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.rotary = rotary

        def forward(self, q, k):
            turn = self.rotary.rotate_queries_or_keys
            return turn(q), turn(k)

    return Rotate(), [draw.torch(1, 2, 5, 24), draw.torch(1, 2, 5, 24)]


@case("tabicl", "tabicl", 2 * [interleaved(24, dim=16, table="computed", theta=1e4)],
      ("onnx", "onnx_script", "onnx_slim", "torchax"), note="nothing before the window, joined too")
def tabicl_pairs(draw):
    return tabicl(draw)


@case("tabicl_half", "tabicl", 2 * [half(24, dim=16, table="computed", theta=100.0)],
      ("onnx", "onnx_opset14", "onnx_slim", "torchax"), note="cos joined with cos, not angles with angles")
def tabicl_half(draw):
    return tabicl(draw, interleaved=False, theta=100)


#--- PyTorch's operator --------------------------------------------------------------------------#

@case("torch_onnx_operator", "torch", 2 * [half(32, table="gather")], ("onnx_opset23",),
      note="ONNX's RotaryEmbedding; [batch, heads, tokens, head_dim], rows of an argument")
def torch_onnx_operator(draw):
    def rotate(q, k, cos, sin, positions):
        return tuple(torch.onnx.ops.rotary_embedding(x, cos, sin, positions) for x in (q, k))
    return rotate, [draw.torch(1, 2, 4, 32), draw.torch(1, 1, 4, 32), draw.torch(8, 16),
                    draw.torch(8, 16), draw.positions(1, 4, most=4)]


@case("torch_onnx_operator_pairs", "torch", [interleaved(48, dim=32, table="argument")],
      ("onnx_opset23",), note="ONNX's RotaryEmbedding; [batch, tokens, heads x head_dim]")
def torch_onnx_operator_pairs(draw):
    return (lambda x, cos, sin: torch.onnx.ops.rotary_embedding(
        x, cos, sin, interleaved=True, num_heads=2, rotary_embedding_dim=32),
            [draw.torch(1, 4, 96), draw.torch(1, 4, 16), draw.torch(1, 4, 16)])


#--- without a rotation -----------------------------------------------------------------------------#

@case("opennmt_alibi", "OpenNMT-py", [], ("onnx", "fx"), note="ALiBi")
def opennmt_alibi(draw):
    layer = code_of("onmt.modules.alibi_position_bias").AlibiPositionalBias(2)
    return layer, [draw.torch(1, 2, 4, 4)]


@case("torchscale_glu", "torchscale", [], ("onnx", "linalg"), note="one product gates the other")
def torchscale_glu(draw):
    from torchscale.component.gate_linear_unit import GLU
    layer = GLU(16, 32, "swish", 0.0, 0.0).eval()
    return WithWeights(layer), [draw.torch(1, 3, 16), *weights_of(layer, draw)]


@case("ultralytics_sines", "ultralytics", [], ("onnx", "fx", "torchax"),
      note="sines and cosines of positions, joined")
def ultralytics_sines(draw):
    code = code_of("ultralytics.models.sam.modules.utils")
    return lambda x, positions: x + code.get_1d_sine_pe(positions, 32), [
        draw.torch(5, 32), torch.arange(5.0)]
