#===- jax_programs.py - Rotary code of JAX programs ----------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Flax, Gemma, Tunix, PaLM in Equinox and more of KerasHub, lowered by jax.jit."""

import os
import types

os.environ["KERAS_BACKEND"] = "jax"  # read when keras is first imported

# pylint: disable=wrong-import-position
import jax
import jax.numpy as jnp
from graph_case import case, half, interleaved
from libraries.jax_models import positions
from libraries.package_code import code_of


#--- Flax ------------------------------------------------------------------------#

@case("flax_nnx", "flax", [half(32, table="computed", theta=1e4)], ("jax", "jax_linalg"),
      note="one head at a time by vmap, positions with each")
def flax_nnx(draw):
    from flax import nnx
    rope = nnx.RoPE()
    return (lambda x, where: jax.vmap(rope, in_axes=(-2, None), out_axes=-2)(x, where),
            [draw.jax(5, 2, 32), jnp.arange(3.0, 8.0)])


@case("flax_nnx_cached", "flax", 2 * [half(32, table="constant")], ("jax", "jax_linalg"),
      note="a cache from its beginning; q and k of other lengths")
def flax_nnx_cached(draw):
    from flax import nnx
    rope = nnx.RoPE(embedding_size=32, max_seq_len=8)
    return lambda q, k: (rope(q), rope(k)), [draw.jax(1, 2, 3, 32), draw.jax(1, 2, 5, 32)]


@case("flax_nnx_attention", "flax", 2 * [half(16, table="computed", theta=100.0)], ("jax",),
      note="bf16; whole attention, with positions counted in the graph")
def flax_nnx_attention(draw):
    from flax import nnx
    rope = nnx.RoPE(theta=100.0)

    def attend(q, k, v):
        turn = jax.vmap(rope, in_axes=-2, out_axes=-2)
        return nnx.dot_product_attention(turn(q), turn(k), v)

    return attend, [draw.jax(1, 5, 2, 16, dtype=jnp.bfloat16) for _ in range(3)]


#--- Gemma -----------------------------------------------------------------------#

def gemma_rope():
    return code_of("gemma.gm.math._positional_embeddings").apply_rope


@case("gemma", "gemma", 2 * [half(32, table="computed", scaling="linear, factor 8")],
      ("jax", "jax_linalg"), note="angles divided by a factor; bf16 in and out")
def gemma(draw):
    rope = gemma_rope()
    return (lambda q, k, where: tuple(rope(x, where, base_frequency=1_000_000, scale_factor=8.0)
                                      for x in (q, k)),
            [draw.jax(1, 4, 2, 32, dtype=jnp.bfloat16), draw.jax(1, 4, 1, 32, dtype=jnp.bfloat16),
             positions(draw, 1, 4)])


@case("gemma_proportional", "gemma", [half(32, table="computed")], ("jax",),
      note="the last frequencies are 0, by time scales of infinity: those pairs stay")
def gemma_proportional(draw):
    rope = gemma_rope()
    return (lambda x, where: rope(x, where, base_frequency=10000, rope_proportion=0.25),
            [draw.jax(2, 3, 2, 32), positions(draw, 2, 3)])


@case("gemma_dynamic", "gemma", [half(32, table="computed", theta=1e4)], ("jax",),
      dynamic={0: {1: "tokens"}, 1: {1: "tokens"}})
def gemma_dynamic(draw):
    rope = gemma_rope()
    return (lambda x, where: rope(x, where, base_frequency=10000),
            [draw.jax(1, 4, 2, 32), positions(draw, 1, 4)])


@case("gemma_vision", "gemma",
      [half(32, dim=16, table="computed", scaling="axis 0"),
       half(32, begin=16, dim=16, table="computed", scaling="axis 1")], ("jax", "jax_linalg"),
      note="two windows of one head, each with an axis of its own")
def gemma_vision(draw):
    rope = code_of("gemma.gm.nn.gemma4.vision._modules").apply_multidimensional_rope
    where = jnp.stack(jnp.meshgrid(jnp.arange(2), jnp.arange(3), indexing="ij"), -1)
    return (lambda x, where: rope(x, where, base_frequency=100),
            [draw.jax(1, 6, 2, 32), where.reshape(1, 6, 2)])


@case("gemma_vision_partial", "gemma",
      [half(40, dim=16, table="computed", scaling="axis 0"),
       half(40, begin=16, dim=16, table="computed", scaling="axis 1")], ("jax",),
      note="two windows, and components that pass behind them")
def gemma_vision_partial(draw):
    rope = code_of("gemma.gm.nn.gemma4.vision._modules").apply_multidimensional_rope
    where = jnp.stack(jnp.meshgrid(jnp.arange(2), jnp.arange(3), indexing="ij"), -1)
    return (lambda x, where: rope(x, where, base_frequency=100, rotary_fraction=0.8),
            [draw.jax(1, 6, 2, 40), where.reshape(1, 6, 2)])


#--- Tunix -------------------------------------------------------------------------#

def tunix(model):
    return code_of(f"tunix.models.{model}.model")


@case("tunix_qwen3", "google-tunix", 2 * [half(32, table="computed", theta=1e6)],
      ("jax", "jax_linalg"), note="cos and sin are rounded to bf16, products and sums too")
def tunix_qwen3(draw):
    rope = tunix("qwen3").apply_rope
    return (lambda q, k, where: (rope(q, where, 32), rope(k, where, 32)),
            [draw.jax(2, 3, 2, 32, dtype=jnp.bfloat16), draw.jax(2, 3, 1, 32, dtype=jnp.bfloat16),
             positions(draw, 2, 3)])


@case("tunix_gemma3", "google-tunix", [half(32, table="computed", theta=1e4)],
      ("jax", "jax_linalg"),
      note="time scales by a power of integers")
def tunix_gemma3(draw):
    rope = tunix("gemma3").apply_rope
    return (lambda x, where: rope(x, where, head_dim=32, base_frequency=10000),
            [draw.jax(1, 5, 2, 32), positions(draw, 1, 5)])


@case("tunix_qwen2", "google-tunix", 2 * [half(32, table="computed", theta=1e4)],
      ("jax", "jax_linalg"), note="angles by a product of matrices of inner extent one")
def tunix_qwen2(draw):
    code = tunix("qwen2")

    def rotate(q, k, where):
        sin, cos = code._generate_pos_embeddings(where, 32, 10000)
        return tuple(code.apply_rotary_embedding(x, sin, cos) for x in (q, k))

    return rotate, [draw.jax(1, 4, 2, 32), draw.jax(1, 4, 1, 32), positions(draw, 1, 4)]


@case("tunix_llama3_checkpoint", "google-tunix", [half(32, table="computed", theta=5e5)], ("jax",),
      note="under jax.checkpoint, jitted inside")
def tunix_llama3(draw):
    rope = tunix("llama3").apply_rope
    inner = jax.checkpoint(jax.jit(lambda x, where: rope(x, where, 32, 500_000)))
    return lambda x, where: inner(x, where), [draw.jax(1, 4, 2, 32), positions(draw, 1, 4)]


#--- PaLM in Equinox ------------------------------------------------------------------#

@case("palm_jax", "PaLM-jax", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("jax",), note="einops; k has one head, and no dimension for it")
def palm_jax(draw):
    code = code_of("palm_jax.palm")
    frequencies = 1e4 ** (-jnp.arange(0, 32, 2) / 32)

    def rotate(q, k):
        table = code.fixed_pos_embedding(frequencies, q.shape[-2])
        return tuple(code.apply_rotary_pos_emb(x, table) for x in (q, k))

    return rotate, [draw.jax(1, 2, 5, 32), draw.jax(1, 5, 32)]


@case("palm_jax_vmap", "PaLM-jax", [interleaved(32, table="computed", theta=1e4)], ("jax",),
      note="an example and a head at a time by vmap")
def palm_jax_vmap(draw):
    code = code_of("palm_jax.palm")
    frequencies = 1e4 ** (-jnp.arange(0, 32, 2) / 32)
    table = code.fixed_pos_embedding(frequencies, 5)
    return (jax.vmap(jax.vmap(lambda x: code.apply_rotary_pos_emb(x, table), in_axes=1,
                              out_axes=1)), [draw.jax(2, 5, 2, 32)])


#--- KerasHub ----------------------------------------------------------------------------#

@case("keras_hub_smollm3", "keras-hub", 2 * [half(32, table="computed", theta=1e4)],
      ("jax", "jax_linalg"), note="angles by a product of matrices, transposed")
def keras_hub_smollm3(draw):
    from keras_hub.src.models.smollm3.smollm3_layers import SmolLM3RotaryEmbedding
    from keras_hub.src.models.smollm3.smollm3_utils import apply_rotary_pos_emb
    layer = SmolLM3RotaryEmbedding(64, 2, 64, 1e4, 1.0)

    def rotate(q, k, start):
        cos, sin = layer.call(q, start_index=start)
        return apply_rotary_pos_emb(q, k, cos, sin, expansion_axis=2)

    return rotate, [draw.jax(1, 4, 2, 32), draw.jax(1, 4, 1, 32), jnp.int32(5)]


@case("keras_hub_gemma4", "keras-hub", [half(16, table="computed", theta=1e4)],
      ("jax", "jax_linalg"),
      note="of a head of 64, components 0 to 7 turn with 32 to 39: they are joined, turned and "
           "cut apart again")
def keras_hub_gemma4(draw):
    from keras_hub.layers import RotaryEmbedding
    from keras_hub.src.models.gemma4.gemma4_attention import Gemma4TextAttention
    sizes = types.SimpleNamespace(rotary_dim=16, head_dim=64, rope_layer=RotaryEmbedding())
    return (lambda x, start: Gemma4TextAttention._apply_rope(sizes, x, start),
            [draw.jax(1, 4, 2, 64), jnp.int32(3)])


@case("keras_hub_gemma4_vision", "keras-hub",
      [half(32, dim=16, table="computed", scaling="axis 0"),
       half(32, begin=16, dim=16, table="computed", scaling="axis 1")], ("jax",))
def keras_hub_gemma4_vision(draw):
    from keras_hub.src.models.gemma4.gemma4_attention import Gemma4VisionAttention
    sizes = types.SimpleNamespace(head_dim=32, rope_wavelength=100.0)
    where = jnp.stack(jnp.meshgrid(jnp.arange(2), jnp.arange(3), indexing="ij"), -1)
    return (lambda x, where: Gemma4VisionAttention._apply_rope(sizes, x, where),
            [draw.jax(1, 6, 2, 32), where.reshape(1, 6, 2)])


#--- without a rotation ---------------------------------------------------------------------#

@case("gemma_norm", "gemma", [], ("jax",), note="RMSNorm")
def gemma_norm(draw):
    norm = code_of("gemma.gm.nn._layers").RMSNorm()
    return (lambda x, scale: norm.apply({"params": {"scale": scale}}, x),
            [draw.jax(1, 4, 32), draw.jax(32)])


@case("palm_jax_norm", "PaLM-jax", [], ("jax",), note="layer normalisation")
def palm_jax_norm(draw):
    norm = code_of("palm_jax.palm").LayerNorm(32)
    return lambda x: norm(x), [draw.jax(1, 4, 32)]
