#===- census_axes.py - Each rotary code of transformers: several axes ------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The implementations that census.py finds whose positions have several axes: text beside pictures,
pictures, films, points; each by the model that comes first among those that share it."""

import torch
from graph_case import case, half, interleaved
from libraries.census_cases import (KIND, Row, Turn, axial_rope, config_of, dtype_of, grid, heads,
                                    layers_rope, model_code, on_axes, patches, q_k, rope)

APPLY, VISION = "apply_rotary_pos_emb", "apply_rotary_pos_emb_vision"


def turned(pairing, scaling, head_dim=32, dim=0, count=2):
    return count * [pairing(head_dim, dim=dim, table="computed", scaling=scaling)]


class Factors(Turn):
    """Frequencies have factors that are learnt, and 1 before that."""

    def __init__(self, row):
        super().__init__(row)
        self.table.alpha.copy_(torch.linspace(-0.5, 0.5, 16))


class Picture(Turn):
    """The embedding is given the picture that the tokens are of."""

    def forward(self, q, k, picture):
        return self.turn(q, k, *self.table(picture), **self.row.arguments)


class PairedTables(Turn):
    """k's tables are those of its own places."""

    def forward(self, q, k, where, where_k):
        cos, sin = self.table(q, where)
        return self.turn(q, k, cos, sin, *self.table(k, where_k), **self.row.arguments)


class WithPositions(Turn):
    """The function takes positions too, for how many axes there are."""

    def forward(self, x, where):
        return self.turn(x, *self.table(x, where), where)


class Points(Turn):
    """Angles are a product of points with a matrix of weights."""

    def __init__(self, row):
        super().__init__(row)
        self.table.requires_grad_(False)
        self.table.projector.weight.copy_(torch.linspace(-2, 2, 32).reshape(16, 2).sin())

    def forward(self, q, k, points):
        return self.turn(q, k, *self.table(points)[0])


class Atoms(Turn):
    def forward(self, q, k, where, residue):
        return self.turn(q, k, *self.table(where, residue, q.dtype))


class Moments(Turn):
    """x is [windows, tokens, components], with a time for each token."""

    def forward(self, x, times):
        return self.turn(x, *self.table(times, x.shape[1]))


class Constant(Turn):
    """A table of the configuration alone."""

    def forward(self, q, k):
        return self.turn(q, k, self.table(q))


class Frames(torch.nn.Module):
    """A method that turns three windows, with what it reads of its layer."""

    def __init__(self, row):
        super().__init__()
        self.turn = getattr(model_code(row.model), "VJEPA2RopeAttention").apply_rotary_embeddings
        self.layer = row.config

    def forward(self, x, *where):
        return self.turn(self.layer, x, where)


TWO_AND_TWO = heads((1, 2, 4, 32), (1, 2, 4, 32))
SAM = {"memory_attention_hidden_size": 32, "memory_attention_downsample_rate": 1,
       "memory_attention_num_attention_heads": 1}

ROWS = [
    #--- text ---------------------------------------------------------------------#
    Row("cohere_compass", "CohereCompassRotaryEmbedding", APPLY,
        layers_rope(mrope_section=[6, 5, 5]), turned(half, "three axes in turn, [6, 5, 5]"),
        on_axes(3), table={"layer_type": KIND}),
    Row("cosmos3_edge", "Cosmos3EdgeTextRotaryEmbedding", APPLY, rope(mrope_section=[6, 5, 5]),
        turned(half, "three axes in turn, [6, 5, 5]"), on_axes(3)),
    Row("ernie4_5_vl_moe", "Ernie4_5_VLMoeTextRotaryEmbedding", APPLY,
        rope(mrope_section=[6, 6, 4]), turned(interleaved, "three axes, [6, 6] in turn, 4"),
        on_axes(3), earlier=("transformers_ernie4_5_vl",)),
    Row("glm4v", "Glm4vTextRotaryEmbedding", APPLY,
        rope(partial_rotary_factor=0.5, mrope_section=[2, 3, 3]),
        turned(interleaved, "three axes, [2, 3, 3]", dim=16), on_axes(3),
        earlier=("transformers_glm4v",)),
    Row("glm4v_moe", "Glm4vMoeTextRotaryEmbedding", APPLY,
        rope(partial_rotary_factor=0.5, mrope_section=[2, 3, 3]),
        turned(half, "three axes, [2, 3, 3]", dim=16), on_axes(3)),
    Row("hunyuan_vl", "HunYuanVLRotaryEmbedding", APPLY,
        config_of(rope_parameters={"rope_type": "dynamic", "alpha": 10.0, "rope_theta": 1e4,
                                   "mrope_section": [4, 4, 4, 4]}),
        [], on_axes(4), earlier=("transformers_hunyuan_vl",),
        note="no RoPE: the two components of a pair turn by angles of different axes"),
    Row("mistral_large4", "MistralLarge4TextRotaryEmbedding", "apply_rotary_pos_emb_interleave",
        rope(), 2 * [interleaved(32, table="computed", scaling="a factor for each frequency",
                                 reorder=True)],
        q_k(), build=Factors, earlier=("transformers_mistral_large4",)),
    Row("neomme", "NeoMMERotaryEmbedding", APPLY, layers_rope(partial_rotary_factor=0.5),
        turned(half, "two axes in turn", dim=16), on_axes(2), table={"layer_type": KIND}),
    Row("paddleocr_vl", "PaddleOCRRotaryEmbedding", APPLY, rope(mrope_section=[6, 5, 5]),
        turned(half, "three axes, [6, 5, 5]"), on_axes(3), earlier=("transformers_qwen2_vl",)),
    Row("qwen3_5", "Qwen3_5TextRotaryEmbedding", APPLY,
        rope(partial_rotary_factor=0.5, mrope_section=[3, 3, 2]),
        turned(half, "three axes in turn, [3, 3, 2]", dim=16), on_axes(3)),
    Row("qwen4_exp", "Qwen4ExpTextRotaryEmbedding", APPLY,
        rope(partial_rotary_factor=0.5, mrope_section=[3, 3, 2]),
        turned(half, "three axes in turn, [3, 3, 2]", dim=16), on_axes(3),
        earlier=("transformers_qwen4_exp",)),

    #--- pictures ------------------------------------------------------------------------#
    Row("cohere_compass_vision", "CohereCompassVisionRotaryEmbedding", VISION, axial_rope(),
        turned(half, "two axes, 8 + 8"), patches(2, 3), model="cohere_compass",
        earlier=("transformers_qwen2_5_vision",)),
    Row("dinov3_vit", "DINOv3ViTRopePositionEmbedding", APPLY,
        config_of(rope_theta=100.0, hidden_size=64, num_attention_heads=2, image_size=8,
                  patch_size=4), 2 * [half(32, table="constant", scaling="two axes, 8 + 8")],
        heads((1, 2, 5, 32), (1, 2, 5, 32))(lambda draw: draw.torch(1, 3, 8, 8)), build=Picture,
        earlier=("transformers_dinov3",), note="the first token does not turn"),
    Row("eomt_dinov3", "EomtDinov3RotaryEmbedding", APPLY,
        rope(100.0, {"hidden_size": 64, "num_attention_heads": 2, "patch_size": 4}),
        2 * [half(32, table="constant", scaling="two axes, 8 + 8")],
        heads((1, 2, 5, 32), (1, 2, 5, 32))(lambda draw: draw.torch(1, 3, 8, 8)), build=Picture,
        note="the first token does not turn"),
    Row("efficientloftr", "EfficientLoFTRRotaryEmbedding", APPLY,
        rope(1e4, {"head_dim": 16, "hidden_size": 32, "num_attention_heads": 1,
                   "q_aggregation_kernel_size": 1, "q_aggregation_stride": 1}),
        turned(interleaved, "two axes in turn"),
        heads((1, 2, 2, 3, 32), (1, 2, 2, 3, 32))(lambda draw: draw.torch(1, 1, 2, 3)),
        build=Picture, arguments={"unsqueeze_dim": 2},
        earlier=("transformers_efficientloftr",),
        note="[batch, rows, heads, columns, head_dim]"),
    Row("edgetam_video", "EdgeTamVideoVisionRotaryEmbedding", "apply_rotary_pos_emb_2d_self_attn",
        axial_rope(**SAM), turned(interleaved, "two axes, 8 + 8"), TWO_AND_TWO(grid(2, 2))),
    Row("edgetam_memory", "EdgeTamVideoVisionRotaryEmbedding",
        "apply_rotary_pos_emb_2d_cross_attn", axial_rope(**SAM),
        turned(interleaved, "two axes, 8 + 8"),
        heads((1, 2, 4, 32), (1, 2, 9, 32))(grid(2, 2), grid(1, 3)), model="edgetam_video",
        build=PairedTables, arguments={"num_k_exclude_rope": 1, "repeat_freqs_k": 2},
        earlier=("transformers_edgetam_memory",),
        note="of k's tokens in groups, only the last of each group turn"),
    Row("sam2_video", "Sam2VideoVisionRotaryEmbedding", "apply_rotary_pos_emb_2d",
        axial_rope(**SAM), turned(interleaved, "two axes, 8 + 8"),
        heads((1, 2, 4, 32), (1, 2, 9, 32))(grid(2, 2)),
        arguments={"num_k_exclude_rope": 1, "repeat_freqs_k": True},
        earlier=("transformers_sam2_video",), note="k's tables are q's, twice"),
    Row("sam3", "Sam3ViTRotaryEmbedding", "apply_rotary_pos_emb_2d", axial_rope(),
        turned(interleaved, "two axes, 8 + 8"), TWO_AND_TWO(grid(2, 2))),
    Row("gemma4_vision", "Gemma4VisionRotaryEmbedding", "apply_multidimensional_rope",
        axial_rope(100.0), [half(32, dim=16, table="computed", scaling="axis 0"),
                            half(32, begin=16, dim=16, table="computed", scaling="axis 1")],
        heads((1, 6, 2, 32))(grid(2, 3)[None]), model="gemma4", build=WithPositions,
        earlier=("transformers_gemma4_vision",), note="two windows"),
    Row("inkling2", "Inkling2VisionRotaryEmbedding", VISION, axial_rope(),
        turned(interleaved, "two axes, 8 + 8, the last one first"), patches(2, 3),
        earlier=("transformers_inkling2_vision",)),
    Row("kimi_k25", "Kimi_K25VisionRotaryEmbedding", VISION, axial_rope(),
        turned(half, "two axes in turn, the last one first"), patches(2, 3)),
    Row("llama4_vision", "Llama4VisionRotaryEmbedding", "vision_apply_rotary_emb",
        rope(1e4, {"hidden_size": 64, "num_attention_heads": 2, "image_size": 28,
                   "patch_size": 14}),
        2 * [interleaved(32, table="constant")], heads((1, 5, 2, 32), (1, 5, 2, 32))(),
        model="llama4", build=Constant, earlier=("transformers_llama4_vision",),
        note="complex product with a constant table"),
    Row("minimax_m3_vl", "MiniMaxM3VLVisionRotaryEmbedding", VISION, axial_rope(),
        turned(half, "three axes, 5 + 5 + 5", dim=30), patches(2, 2, 2),
        earlier=("transformers_minimax_m3_vision",)),
    Row("muse_glimmer_vision", "MuseGlimmerVisionRotaryEmbedding", VISION, axial_rope(),
        turned(half, "two axes, 8 + 8"), patches(2, 3), model="muse_glimmer"),
    Row("pixtral", "PixtralVisionRotaryEmbedding", APPLY, axial_rope(),
        turned(half, "two axes, frequencies in turn"), TWO_AND_TWO(grid(2, 2)),
        arguments={"unsqueeze_dim": 0}),
    Row("qwen2_vl_vision", "Qwen2VLVisionRotaryEmbedding", VISION, axial_rope(),
        turned(half, "two axes, 8 + 8"), patches(2, 3), model="qwen2_vl"),
    Row("step3p7", "Step3p7VisionRotaryEmbedding", VISION, axial_rope(),
        turned(half, "two axes, 8 + 8, the last one first"),
        heads((1, 6, 2, 32), (1, 6, 2, 32))(grid(2, 3))),
    Row("vjepa2", "", "rotate_queries_or_keys",
        config_of(d_dim=8, h_dim=8, w_dim=8, attention_head_size=32), [],
        heads((1, 2, 4, 32))(*(lambda draw: draw.positions(1, 4, most=9)[:, None].float()
                               for _ in range(3))),
        build=Frames, earlier=("transformers_vjepa2",),
        note="no RoPE: pairs are [2i, 2i+1], but the table is repeated as for halves"),

    #--- points, atoms, moments -----------------------------------------------------------------#
    Row("lightglue", "LightGluePositionalEncoder", APPLY,
        config_of(descriptor_dim=64, num_attention_heads=2),
        2 * [interleaved(32, table="computed")],
        TWO_AND_TWO(lambda draw: draw.torch(1, 4, 2)), build=Points,
        earlier=("transformers_lightglue",), note="angles are a product of points with a matrix"),
    Row("esmfold2", "EsmFold2RotaryEmbedding", APPLY,
        config_of(num_spatial_rope_pairs_per_axis=4, num_uid_rope_pairs=3,
                  spatial_rope_base_frequency=10.0, uid_rope_base_frequency=1e4),
        turned(half, "three axes of space, 4 + 4 + 4, residues, 3, and one that stays"),
        TWO_AND_TWO(lambda draw: draw.torch(1, 4, 3, scale=5.0),
                    lambda draw: draw.positions(1, 4)),
        build=Atoms),
    Row("musicflamingo", "MusicFlamingoRotaryEmbedding", "apply_rotary_time_emb",
        rope(1e4, {"audio_frame_step": 0.01, "max_position_embeddings": 8},
             partial_rotary_factor=0.5),
        [interleaved(48, dim=32, table="computed", scaling="windows and tokens, by time")],
        heads((2, 4, 48))(lambda draw: draw.torch(2, 4).abs()), build=Moments,
        earlier=("transformers_musicflamingo",), note="products and sums in f64"),
]

for row in ROWS:
    @case(row.case, "transformers", row.rotations, row.exporters, note=row.note)
    def build(draw, row=row):
        return row.build(row).eval(), row.inputs(draw, dtype_of(row.case))
