#===- census_text.py - Each rotary code of transformers: text --------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""The implementations that census.py finds in models of text, each by the model that comes first
among those that share it."""

import torch
from graph_case import case, half, interleaved
from libraries.census_cases import (KIND, Row, alone, config_of, dtype_of, heads, layers_rope,
                                    model_code, q_k, rope)

APPLY, PAIRS = "apply_rotary_pos_emb", "apply_rotary_pos_emb_interleave"
OF_KIND = {"layer_type": KIND}
HALVES = 2 * [half(32, table="computed", theta=1e4)]
PART = 2 * [half(32, dim=16, table="computed", theta=1e4)]
TURNED_PAIRS = 2 * [interleaved(32, table="computed", theta=1e4)]
TO_HALVES = 2 * [interleaved(32, table="computed", theta=1e4, reorder=True)]
PART_OF_PAIRS = 2 * [interleaved(32, dim=16, table="computed", theta=1e4)]



class Cache(torch.nn.Module):
    """Rows of a table that is made before, as their layers pick them: what is called here is inside
    of methods."""

    def __init__(self, row):
        super().__init__()
        code = model_code(row.model)
        self.register_buffer("cache", self.rows_of(code, row))
        self.turn = self.function_of(code, row)


class Clvp(Cache):
    def rows_of(self, code, row):
        return getattr(code, row.embedding)(row.config)(torch.zeros(1, 8, 1))

    def function_of(self, code, row):
        return code.apply_rotary_pos_emb

    def forward(self, q, k, v, where):
        cos, sin = self.cache.cos().squeeze(0), self.cache.sin().squeeze(0)
        return self.turn(q, k, v, cos, sin, where)


class CodeGen(Cache):
    def rows_of(self, code, row):
        return code.create_sinusoidal_positions(8, 16)

    def function_of(self, code, row):
        return code.apply_rotary_pos_emb

    def forward(self, q, k, where):
        sines = self.cache[where]
        sin, cos = torch.split(sines, sines.shape[-1] // 2, dim=-1)
        return tuple(torch.cat([self.turn(x[..., :16], sin, cos), x[..., 16:]], dim=-1)
                     for x in (q, k))


class RoFormer(Cache):
    def rows_of(self, code, row):
        return code.RoFormerSinusoidalPositionalEmbedding(8, 32).create_weight()

    def function_of(self, code, row):
        return code.RoFormerSelfAttention.apply_rotary_position_embeddings

    def forward(self, q, k):
        return self.turn(self.cache[None, None, :q.shape[-2]], q, k)


class Conformer(Cache):
    def rows_of(self, code, row):
        return getattr(code, row.embedding)(row.config)(torch.zeros(1, 4, 64))

    def function_of(self, code, row):
        layer = code.SeamlessM4TConformerSelfAttention
        return lambda x, rows: layer._apply_rotary_embedding(row.config, x, rows)

    def forward(self, x):
        return self.turn(x, self.cache)


ROWS = [
    #--- halves, whole heads -------------------------------------------------------#
    Row("afmoe", "AfmoeRotaryEmbedding", APPLY, rope(), HALVES, q_k(),
        earlier=("transformers_llama", "transformers_llama_dynamic", "transformers_llama_bf16",
                 "transformers_llama3", "transformers_qwen2_yarn", "transformers_llama_apply")),
    Row("beam", "BeamRotaryEmbedding", APPLY, layers_rope(), HALVES, q_k(), table=OF_KIND),
    Row("embedding_gemma2", "EmbeddingGemma2RotaryEmbedding", APPLY, layers_rope(), HALVES, q_k(),
        table=OF_KIND),
    Row("esm", "EsmRotaryEmbedding", APPLY, config_of(rope_theta=1e4), HALVES, q_k(),
        earlier=("transformers_esm",)),
    Row("evolla", "EvollaRotaryEmbedding", APPLY, rope(), HALVES, q_k()),
    Row("flex_olmo", "FlexOlmoRotaryEmbedding", APPLY, rope(), HALVES, q_k(),
        earlier=("transformers_olmo_f16",)),
    Row("gpt_oss", "GptOssRotaryEmbedding", APPLY, rope(), HALVES, q_k(),
        earlier=("transformers_gpt_oss",)),
    Row("hunyuan_v1_dense", "HunYuanDenseV1RotaryEmbedding", APPLY,
        config_of(rope_parameters={"rope_type": "dynamic", "rope_theta": 1e4, "alpha": 10.0}),
        2 * [half(32, table="computed", theta=1e4 * 10 ** (32 / 30))], q_k(),
        note="theta grows by a power of alpha"),
    Row("mellum", "MellumRotaryEmbedding", APPLY, layers_rope(), HALVES, q_k(), table=OF_KIND),
    Row("modernbert", "ModernBertRotaryEmbedding", APPLY, layers_rope(), HALVES, q_k(),
        table=OF_KIND),
    Row("muse_glimmer_assistant", "MuseGlimmerAssistantRotaryEmbedding", APPLY, rope(), HALVES,
        lambda draw, dtype: [draw.torch(1, 2, 2, 32, dtype=dtype),
                             draw.torch(1, 1, 5, 32, dtype=dtype), draw.positions(1, 5)],
        earlier=("transformers_assistant",), note="q is k's last tokens: the end of its tables"),
    Row("nanochat", "NanoChatRotaryEmbedding", APPLY, rope(),
        2 * [half(32, table="computed", theta=1e4, inverse=True)], q_k(),
        earlier=("transformers_nanochat",), note="turns the other way"),
    Row("phimoe", "PhimoeRotaryEmbedding", APPLY, rope(), HALVES, q_k(),
        note="frequencies are made in the graph"),

    #--- halves, a part of each head ---------------------------------------------------#
    Row("bamba", "BambaRotaryEmbedding", APPLY, rope(partial_rotary_factor=0.5), PART, q_k()),
    Row("dots3_note_audio", "Dots3NoteAudioRotaryEmbedding", APPLY,
        rope(partial_rotary_factor=0.5), PART, q_k(), model="dots3_note",
        earlier=("transformers_nemotron_f16",)),
    Row("glm4_moe", "Glm4MoeRotaryEmbedding", APPLY, rope(partial_rotary_factor=0.5), PART, q_k(),
        earlier=("transformers_gpt_neox", "transformers_gpt_neox_dynamic")),
    Row("glm4_moe_lite_halves", "Glm4MoeLiteRotaryEmbedding", APPLY,
        rope(partial_rotary_factor=0.5), 2 * [half(16, table="computed", theta=1e4)], q_k(16),
        model="glm4_moe_lite", note="the window alone"),
    Row("glmasr", "GlmAsrRotaryEmbedding", APPLY, rope(partial_rotary_factor=0.5), PART, q_k()),
    Row("laguna", "LagunaRotaryEmbedding", APPLY, layers_rope(partial_rotary_factor=0.5), PART,
        q_k(), table=OF_KIND),
    Row("mimo_v2_flash", "MiMoV2FlashRotaryEmbedding", APPLY,
        layers_rope(1e4, {"head_dim": 48}, partial_rotary_factor=0.334),
        2 * [half(48, dim=16, table="computed", theta=1e4)], q_k(48),
        table=OF_KIND, earlier=("transformers_mimo_dynamic",)),
    Row("phi3", "Phi3RotaryEmbedding", APPLY, rope(partial_rotary_factor=0.5), PART, q_k(),
        earlier=("transformers_phi3",)),

    #--- pairs ----------------------------------------------------------------------------#
    Row("axk1", "AXK1RotaryEmbedding", PAIRS, rope(), TO_HALVES, q_k(),
        earlier=("transformers_deepseek_v3",)),
    Row("blt", "BltRotaryEmbedding", APPLY, rope(), TURNED_PAIRS, q_k()),
    Row("cohere", "CohereRotaryEmbedding", APPLY, rope(), TURNED_PAIRS, q_k(),
        earlier=("transformers_cohere",)),
    Row("dots3_note", "Dots3NoteTextRotaryEmbedding", PAIRS, layers_rope(), TO_HALVES, q_k(),
        table=OF_KIND),
    Row("ernie4_5", "Ernie4_5RotaryEmbedding", APPLY, rope(), TURNED_PAIRS, q_k(),
        earlier=("transformers_ernie4_5_bf16",)),
    Row("glm", "GlmRotaryEmbedding", APPLY, rope(partial_rotary_factor=0.5), PART_OF_PAIRS, q_k(),
        earlier=("transformers_glm",)),
    Row("glm4_moe_lite", "Glm4MoeLiteRotaryEmbedding", PAIRS, rope(partial_rotary_factor=0.5),
        2 * [interleaved(16, table="computed", theta=1e4, reorder=True)], q_k(16),
        note="the window alone"),
    Row("helium", "HeliumRotaryEmbedding", APPLY, rope(), TURNED_PAIRS, q_k(),
        earlier=("transformers_helium",)),
    Row("openai_privacy_filter", "OpenAIPrivacyFilterRotaryEmbedding", APPLY, rope(), TURNED_PAIRS,
        q_k(), earlier=("transformers_privacy_filter",)),
    Row("pe_audio", "PeAudioEncoderRotaryEmbedding", APPLY, rope(), TURNED_PAIRS, q_k(),
        earlier=("transformers_pe_audio",), note="2 x 2 matrices"),
    Row("deepseek_v2", "DeepseekV2RotaryEmbedding", "apply_rotary_emb", rope(), TURNED_PAIRS,
        q_k(), earlier=("transformers_deepseek_v2",), note="complex product"),
    Row("llama4", "Llama4TextRotaryEmbedding", "apply_rotary_emb", rope(), TURNED_PAIRS,
        lambda draw, dtype: [draw.torch(1, 4, 2, 32, dtype=dtype),
                             draw.torch(1, 4, 1, 32, dtype=dtype), draw.positions(1, 4)],
        earlier=("transformers_llama4",), note="complex product"),

    #--- one tensor at a time -----------------------------------------------------------------#
    Row("deepseek_v4", "DeepseekV4RotaryEmbedding", APPLY, layers_rope(partial_rotary_factor=0.5),
        [interleaved(32, begin=16, dim=16, table="computed", theta=1e4)],
        lambda draw, dtype: [draw.torch(1, 2, 4, 32, dtype=dtype), draw.positions(1, 4)],
        table=OF_KIND, earlier=("transformers_deepseek_v4",),
        note="the window is at the end of the head"),
    Row("diffusion_gemma", "DiffusionGemmaTextRotaryEmbedding", APPLY, layers_rope(), HALVES[:1],
        alone(1, 4, 2, 32), table=OF_KIND, arguments={"unsqueeze_dim": 2}),
    Row("gemma3n", "Gemma3nRotaryEmbedding", APPLY, layers_rope(), HALVES[:1],
        alone(1, 4, 2, 32), table=OF_KIND, arguments={"unsqueeze_dim": 2},
        earlier=("transformers_gemma3n",)),

    #--- rows of a table ------------------------------------------------------------------------#
    Row("clvp", "ClvpRotaryPositionalEmbedding", APPLY,
        config_of(projection_dim=128, num_attention_heads=2),
        3 * [half(32, table="gather", theta=1e4)],
        heads(*3 * [(1, 2, 4, 32)])(lambda draw: draw.positions(1, 4, most=4)), build=Clvp,
        earlier=("transformers_clvp",), note="v turns as well"),
    Row("codegen", "", APPLY, None, 2 * [interleaved(32, dim=16, table="gather", theta=1e4)],
        heads((1, 4, 2, 32), (1, 4, 2, 32))(lambda draw: draw.positions(1, 4, most=4)),
        build=CodeGen, earlier=("transformers_gptj", "transformers_gptj_attention",
                                "transformers_codegen_attention")),
    Row("roformer", "RoFormerSinusoidalPositionalEmbedding", "apply_rotary_position_embeddings",
        None, 2 * [interleaved(32, table="constant", theta=1e4)],
        heads((1, 2, 4, 32), (1, 1, 4, 32))(), build=RoFormer, earlier=("transformers_roformer",),
        note="a [sin | cos] table sliced from position 0"),
    Row("seamless_m4t", "SeamlessM4TConformerRotaryPositionalEmbedding", "_apply_rotary_embedding",
        config_of(hidden_size=64, num_attention_heads=2, num_heads=2, head_size=32,
                  speech_encoder_attention_heads=2, rotary_embedding_base=10000),
        [half(32, table="constant", theta=1e4)], heads((2, 4, 64))(), build=Conformer,
        earlier=("transformers_conformer",),
        note="[tokens, batch, heads, head_dim] for as long as it turns"),
]

for row in ROWS:
    @case(row.case, "transformers", row.rotations, row.exporters, note=row.note)
    def build(draw, row=row):
        return row.build(row).eval(), row.inputs(draw, dtype_of(row.case))
