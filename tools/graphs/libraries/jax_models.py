#===- jax_models.py - Rotary code of JAX models --------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""TimesFM (its Flax code), Equimo and MaxText, lowered by jax.jit."""

import jax
import jax.numpy as jnp
from graph_case import case, half, interleaved


def positions(draw, batch, tokens, most=500):
    return jnp.asarray(draw.positions(batch, tokens, most).numpy(), dtype=jnp.int32)


#--- TimesFM ---------------------------------------------------------------------#

@case("timesfm_flax", "timesfm", 2 * [half(64, table="computed", theta=1e4)], ("jax",))
def timesfm_flax(draw):
    from timesfm.flax.transformer import RotaryPositionalEmbedding
    rotary = RotaryPositionalEmbedding(64)
    return (lambda q, k, where: (rotary(q, where), rotary(k, where)),
            [draw.jax(2, 3, 2, 64), draw.jax(2, 3, 1, 64), positions(draw, 2, 3)])


@case("timesfm_flax_rank_3", "timesfm", [half(32, table="constant")], ("jax",),
      note="no dimension of heads; positions 0, 1, ... are in the graph")
def timesfm_flax_rank_3(draw):
    from timesfm.flax.transformer import RotaryPositionalEmbedding
    return RotaryPositionalEmbedding(32), [draw.jax(2, 5, 32)]


@case("timesfm_flax_bf16", "timesfm", [half(64, table="computed", theta=1e4)], ("jax",),
      note="bf16 in, computed and given back in f32")
def timesfm_flax_bf16(draw):
    from timesfm.flax.transformer import RotaryPositionalEmbedding
    return (RotaryPositionalEmbedding(64),
            [draw.jax(1, 4, 2, 64, dtype=jnp.bfloat16), positions(draw, 1, 4)])


@case("timesfm_flax_scan", "timesfm", [half(32, table="computed", theta=1e4)], ("jax",),
      note="in the body of a loop over the batch")
def timesfm_flax_scan(draw):
    from timesfm.flax.transformer import RotaryPositionalEmbedding
    rotary = RotaryPositionalEmbedding(32)
    return (lambda x, where: jax.lax.map(lambda row: rotary(row[0][None], row[1][None])[0],
                                         (x, where)),
            [draw.jax(3, 4, 2, 32), positions(draw, 3, 4)])


@case("timesfm_flax_dynamic", "timesfm", [half(64, table="computed", theta=1e4)], ("jax",),
      dynamic={0: {0: "batch", 1: "tokens"}, 1: {0: "batch", 1: "tokens"}})
def timesfm_flax_dynamic(draw):
    from timesfm.flax.transformer import RotaryPositionalEmbedding
    return RotaryPositionalEmbedding(64), [draw.jax(2, 3, 2, 64), positions(draw, 2, 3)]


#--- Equimo ----------------------------------------------------------------------#

@case("equimo_half", "equimo", 2 * [half(64, table="constant")], ("jax",),
      note="[heads, tokens, head_dim]; x is cast to the type of the table and back")
def equimo_half(draw):
    from equimo.core.layers.rotary import apply_rotary_qk, make_1d_rotary_factors
    factors = make_1d_rotary_factors(5, 64)
    return (lambda q, k: apply_rotary_qk(q, k, factors),
            [draw.jax(2, 5, 64, dtype=jnp.bfloat16), draw.jax(1, 5, 64, dtype=jnp.bfloat16)])


@case("equimo_interleaved", "equimo", [interleaved(32, table="constant")], ("jax",),
      note="one example of a batch at a time by vmap")
def equimo_interleaved(draw):
    from equimo.core.layers.rotary import apply_rotary, make_1d_rotary_factors
    factors = make_1d_rotary_factors(4, 32, layout="interleaved")
    return jax.vmap(lambda x: apply_rotary(x, factors)), [draw.jax(2, 2, 4, 32)]


@case("equimo_computed", "equimo", [interleaved(64, table="constant")], ("jax",),
      note="frequencies, positions and tables are computed in the graph")
def equimo_computed(draw):
    from equimo.core.layers.rotary import apply_rotary, make_1d_rotary_factors
    return (lambda x: apply_rotary(x, make_1d_rotary_factors(x.shape[-2], 64,
                                                             layout="interleaved")),
            [draw.jax(2, 4, 64)])


@case("equimo_scaled", "equimo", 2 * [half(32, table="constant")], ("jax",),
      note="the result times a scale for each token, the other one divided by it")
def equimo_scaled(draw):
    from equimo.core.layers.rotary import RotaryFactors, apply_rotary_qk, make_1d_rotary_factors
    plain = make_1d_rotary_factors(4, 32)
    scale = 1.1 ** jnp.arange(4.0)[:, None] * jnp.ones((1, 32))
    factors = RotaryFactors(plain.sin, plain.cos, "split_half", scale)
    return lambda q, k: apply_rotary_qk(q, k, factors), [draw.jax(2, 4, 32), draw.jax(2, 4, 32)]


@case("equimo_identity", "equimo", [half(64, table="constant")], ("jax",),
      note="a row of ones and zeros between those of the table: a token that does not turn")
def equimo_identity(draw):
    from equimo.core.layers.rotary import (apply_rotary, insert_rotary_identity,
                                           make_1d_rotary_factors)
    factors = insert_rotary_identity(make_1d_rotary_factors(4, 64), index=0, count=1)
    return (lambda x: apply_rotary(x, factors, sequence_axis=-3), [draw.jax(5, 2, 64)])


#--- MaxText ---------------------------------------------------------------------#

def maxtext(name, **arguments):
    from maxtext.layers import embeddings
    layer = getattr(embeddings, name)(mesh=None, cast_as_fprop_dtype=False, **arguments)
    return lambda q, k, where: (layer(q, where), layer(k, where))


def q_k(draw, head_dim, dtype=jnp.float32):
    return [draw.jax(2, 3, 2, head_dim, dtype=dtype), draw.jax(2, 3, 1, head_dim, dtype=dtype),
            positions(draw, 2, 3)]


@case("maxtext", "maxtext", 2 * [half(64, table="computed", theta=1e4)], ("jax",),
      note="cos and sin are cast to the type of x, then joined with themselves")
def maxtext_base(draw):
    return (maxtext("RotaryEmbedding", min_timescale=1, max_timescale=10000, embedding_dims=64),
            q_k(draw, 64, jnp.bfloat16))


@case("maxtext_partial", "maxtext", 2 * [half(64, dim=16, table="computed", theta=1e4)], ("jax",))
def maxtext_partial(draw):
    return (maxtext("PartialRotaryEmbedding", min_timescale=1, max_timescale=10000,
                    embedding_dims=64), q_k(draw, 64))


@case("maxtext_gemma4", "maxtext", 2 * [half(64, table="computed")], ("jax",),
      note="the last frequencies are 0, by time scales of infinity: those pairs stay")
def maxtext_gemma4(draw):
    return (maxtext("Gemma4PartialRotaryEmbedding", min_timescale=1, max_timescale=10000,
                    embedding_dims=64), q_k(draw, 64))


@case("maxtext_llama3", "maxtext",
      [interleaved(64, table="computed", theta=5e5, scaling="llama3")], ("jax",),
      note="neighbours by shifting left and right, picked by the parity of the component")
def maxtext_llama3(draw):
    from maxtext.layers.embeddings import LLaMARotaryEmbedding
    layer = LLaMARotaryEmbedding(1, 500000, None, 64, cast_as_fprop_dtype=False)
    return (lambda x, where: layer(x, where), [draw.jax(1, 4, 2, 64), positions(draw, 1, 4)])


@case("maxtext_llama2", "maxtext", 2 * [interleaved(32, table="computed", theta=1e4)], ("jax",),
      note="neighbours by shifting left and right; scaling off")
def maxtext_llama2(draw):
    return (maxtext("LLaMARotaryEmbedding", min_timescale=1, max_timescale=10000,
                    embedding_dims=32, use_scale=False), q_k(draw, 32))


YARN = dict(max_position_embeddings=512, original_max_position_embeddings=128, rope_factor=4)


@case("maxtext_yarn_half", "maxtext", 2 * [half(64, table="computed", scaling="yarn")], ("jax",),
      note="complex numbers of two halves; rows of a complex cache computed in the graph")
def maxtext_yarn_half(draw):
    return (maxtext("YarnRotaryEmbedding", embedding_dims=64, interleave=False, **YARN),
            q_k(draw, 64))


@case("maxtext_yarn", "maxtext",
      2 * [interleaved(64, table="computed", scaling="yarn", reorder=True)], ("jax",),
      note="reads pairs [2i, 2i+1], writes [i, i+32]; the result times a factor")
def maxtext_yarn(draw):
    return (maxtext("YarnRotaryEmbedding", embedding_dims=64, attention_scaling=True, **YARN),
            q_k(draw, 64))


@case("maxtext_yarn_pairs", "maxtext", 2 * [interleaved(64, table="computed", scaling="yarn")],
      ("jax",), note="[.., d/2, 2] reversed in its last dimension, times [-1, 1]")
def maxtext_yarn_pairs(draw):
    return (maxtext("YarnRotaryEmbedding", embedding_dims=64, pairwise=True, **YARN),
            q_k(draw, 64))


@case("maxtext_deepseek4", "maxtext",
      2 * [interleaved(64, begin=48, dim=16, table="computed", theta=1e4)], ("jax",),
      note="the window is at the end of the head; strides of 2, stack")
def maxtext_deepseek4(draw):
    from maxtext.layers import embeddings
    layer = embeddings.DeepSeekV4RotaryEmbedding(64, partial_rotary_factor=0.25, embedding_dims=64)
    return (lambda q, k, where: (layer(q, where, 2), layer(k, where, 2)), q_k(draw, 64))


@case("maxtext_deepseek4_reverse", "maxtext",
      [interleaved(64, begin=48, dim=16, table="computed", theta=1e4)], ("jax",),
      note="turns back: the table of sines is negated")
def maxtext_deepseek4_reverse(draw):
    from maxtext.layers import embeddings
    layer = embeddings.DeepSeekV4RotaryEmbedding(64, partial_rotary_factor=0.25, embedding_dims=64)
    return (lambda x, where: layer(x, where, 2, reverse=True),
            [draw.jax(1, 4, 2, 64), positions(draw, 1, 4)])


@case("maxtext_vision", "maxtext", [interleaved(32, table="computed")], ("jax",),
      note="complex numbers by 1j times a product; the table is computed in the graph")
def maxtext_vision(draw):
    from maxtext.layers.embeddings import LlamaVisionRotaryEmbedding
    layer = LlamaVisionRotaryEmbedding(image_size=28, patch_size=14, hidden_size=64,
                                       num_attention_heads=2, cast_as_fprop_dtype=False)
    return lambda x: layer(x), [draw.jax(1, 5, 2, 32)]


#--- without a rotation ------------------------------------------------------------#

@case("maxtext_positions", "maxtext", [], ("jax",), note="sines and cosines, added")
def maxtext_positions(draw):
    from maxtext.layers.embeddings import PositionalEmbedding
    layer = PositionalEmbedding(32, max_wavelength=10000)
    return (lambda x, where: layer(x, where), [draw.jax(1, 4, 32), positions(draw, 1, 4)])
