#===- jax_libraries.py - Rotary code of JAX libraries ----------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Equinox, KerasHub (on its JAX back end) and Penzai, lowered by jax.jit."""

import os

os.environ["KERAS_BACKEND"] = "jax"  # read when keras is first imported

# pylint: disable=wrong-import-position
import jax
import jax.numpy as jnp
from graph_case import case, half, interleaved


@case("equinox", "equinox", [half(64, table="constant")], ("jax",),
      note="positions 0, 1, ...; [tokens, heads, head_dim], one head at a time by vmap")
def equinox_rotary(draw):
    from equinox.nn import RotaryPositionalEmbedding
    rotary = RotaryPositionalEmbedding(64)
    return jax.vmap(rotary, in_axes=1, out_axes=1), [draw.jax(5, 2, 64)]


@case("equinox_f16", "equinox", 2 * [half(32, table="constant")], ("jax",),
      note="arithmetic in f16")
def equinox_f16(draw):
    from equinox.nn import RotaryPositionalEmbedding
    rotary = RotaryPositionalEmbedding(32, dtype=jnp.float16)
    rotate = jax.vmap(rotary, in_axes=1, out_axes=1)
    return (lambda q, k: (rotate(q), rotate(k)),
            [draw.jax(4, 2, 32, dtype=jnp.float16), draw.jax(4, 1, 32, dtype=jnp.float16)])


def keras_layer(**arguments):
    from keras_hub.layers import RotaryEmbedding
    return RotaryEmbedding(**arguments)


def raw(layer):
    """The layer's computation on plain arrays."""
    def call(*inputs, **more):
        return layer.call(*inputs, **more)
    return call


@case("keras_hub", "keras-hub", [half(64, table="computed", theta=1e4)], ("jax",),
      note="positions counted from 0 in the graph; the frequencies are computed there too")
def keras_hub_rotary(draw):
    return raw(keras_layer()), [draw.jax(1, 5, 2, 64)]


@case("keras_hub_positions", "keras-hub",
      2 * [half(64, table="computed", theta=1e6, scaling="linear, factor 4")], ("jax",))
def keras_hub_positions(draw):
    layer = raw(keras_layer(max_wavelength=1e6, rope_type="linear", scaling_factor=4.0))
    return (lambda q, k, positions: (layer(q, positions=positions), layer(k, positions=positions)),
            [draw.jax(2, 3, 2, 64), draw.jax(2, 3, 1, 64),
             jnp.asarray(draw.positions(2, 3).numpy(), dtype=jnp.int32)])


@case("keras_hub_bf16", "keras-hub", [half(64, table="computed", theta=1e4)], ("jax",),
      note="cos and sin are rounded to bf16, products and sums too")
def keras_hub_bf16(draw):
    layer = raw(keras_layer(dtype="bfloat16"))
    return (lambda x, start: layer(x, start_index=start),
            [draw.jax(1, 5, 2, 64, dtype=jnp.bfloat16), jnp.int32(7)])


@case("keras_hub_llama3", "keras-hub",
      [half(64, table="computed", theta=5e5, scaling="llama3")], ("jax",))
def keras_hub_llama3(draw):
    from keras_hub.src.models.llama.llama_rotary_embedding import LlamaRotaryEmbedding
    layer = LlamaRotaryEmbedding(max_wavelength=500000, frequency_adjustment_factor=8.0,
                                 low_freq_factor=1.0, high_freq_factor=4.0,
                                 pretraining_sequence_length=8192)
    return raw(layer), [draw.jax(1, 5, 2, 64)]


@case("keras_hub_flux", "keras-hub", 2 * [interleaved(32, table="computed", theta=1e4)], ("jax",),
      note="2 x 2 matrices [[cos, -sin], [sin, cos]] as the table")
def keras_hub_flux(draw):
    from keras_hub.src.models.flux.flux_maths import ApplyRoPE, RotaryPositionalEmbedding
    table, apply = RotaryPositionalEmbedding(), ApplyRoPE()

    def rotate(q, k, positions):
        return apply.call(q, k, table.call(positions, 32, 10000))

    return rotate, [draw.jax(1, 2, 4, 32), draw.jax(1, 2, 4, 32),
                    jnp.arange(4, dtype=jnp.float32)[None]]


@case("keras_hub_esm", "keras-hub", 2 * [half(32, table="computed", theta=1e4)], ("jax",))
def keras_hub_esm(draw):
    from keras_hub.src.models.esm.esm_attention import ESMRotaryEmbedding
    layer = raw(ESMRotaryEmbedding())
    return lambda q, k: layer(q, k), [draw.jax(1, 5, 2, 32), draw.jax(1, 5, 2, 32)]


@case("keras_hub_roformer", "keras-hub", 2 * [interleaved(64, table="computed", theta=1e4)],
      ("jax",))
def keras_hub_roformer(draw):
    from keras_hub.src.models.roformer_v2.roformer_v2_attention import RoformrPositionalEmbedding
    layer = raw(RoformrPositionalEmbedding(64))
    return lambda q, k: tuple(layer([q, k])), [draw.jax(1, 5, 2, 64), draw.jax(1, 5, 2, 64)]


@case("keras_hub_moonshine", "keras-hub", [interleaved(36, dim=32, table="computed")], ("jax",),
      note="angles are an argument")
def keras_hub_moonshine(draw):
    from keras_hub.src.models.moonshine import moonshine_multi_head_attention as code

    def rotate(x, angles):
        return code._apply_rotary_pos_emb(x, jnp.repeat(angles, 2, axis=-1))

    return rotate, [draw.jax(1, 4, 2, 36), draw.jax(4, 16)]


@case("keras_hub_dinov3", "keras-hub", 2 * [half(64, tied_by_caller=True)], ("jax",),
      note="the first token does not turn")
def keras_hub_dinov3(draw):
    from keras_hub.src.models.dinov3.dinov3_layers import DINOV3Attention
    layer = DINOV3Attention(128, 2)
    angles = draw.jax(4, 32)
    angles = jnp.concatenate([angles, angles], axis=-1)
    return (lambda q, k, cos, sin: layer._apply_rotary(q, k, cos, sin, 1),
            [draw.jax(1, 5, 2, 64), draw.jax(1, 5, 2, 64), jnp.cos(angles), jnp.sin(angles)])


@case("keras_hub_sam3", "keras-hub", 2 * [interleaved(32, table="computed")], ("jax",),
      note="q and k are transposed, turned and transposed back; angles are an argument")
def keras_hub_sam3(draw):
    from keras_hub.src.models.sam3.sam3_layers import SAM3RoPEAttention
    layer = SAM3RoPEAttention(64, 2)
    layer.height, layer.width = 2, 3

    def rotate(q, k, angles):
        angles = jnp.repeat(angles, 2, axis=-1)
        return layer.apply_rotary_pos_emb_2d(q, k, jnp.cos(angles), jnp.sin(angles))

    return rotate, [draw.jax(1, 6, 2, 32), draw.jax(1, 6, 2, 32), draw.jax(6, 16)]


@case("keras_hub_gemma", "keras-hub",
      2 * [half(64, table="computed", theta=1e4, reorder=True)], ("jax",),
      note="reads pairs [i, i+32], then a transposition writes them to [2i, 2i+1]")
def keras_hub_gemma(draw):
    from keras_hub.src.models.gemma.gemma_attention import CachedGemmaAttention
    layer = CachedGemmaAttention(64, 2, 1)
    layer.rope_layer = keras_layer()
    return (lambda q, k, start: (layer._apply_rope(q, start), layer._apply_rope(k, start)),
            [draw.jax(1, 4, 2, 64), draw.jax(1, 4, 1, 64), jnp.int32(3)])


@case("keras_hub_phi3", "keras-hub",
      [half(96, table="computed", theta=1e4, scaling="longrope")], ("jax",))
def keras_hub_phi3(draw):
    from keras_hub.src.models.phi3.phi3_rotary_embedding import Phi3SuScaledRotaryEmbedding
    layer = Phi3SuScaledRotaryEmbedding([1.0 + i / 48 for i in range(48)],
                                        [2.0 + i for i in range(48)],
                                        max_sequence_length=32768)
    return raw(layer), [draw.jax(1, 5, 2, 96)]


@case("keras_hub_gpt_neo_x", "keras-hub", 2 * [half(64, dim=16, table="computed", theta=1e4)],
      ("jax",), note="attention with packed qkv; weights are arguments")
def keras_hub_gpt_neo_x(draw):
    from keras_hub.src.models.gpt_neo_x.gpt_neo_x_attention import GPTNeoXAttention
    layer = GPTNeoXAttention(1, 64)
    layer.build((1, 3, 64))
    layer._qkv_dense = Projection(lambda x, w: jnp.einsum("bti,ihd->bthd", x, w))
    layer._output_dense = Projection(lambda x, w: x)

    def attend(hidden, weight):
        layer._qkv_dense.weight = weight
        return layer.call(hidden)[0]

    # The weight has as few rows as its golden file has room for.
    return (lambda hidden, weight: attend(hidden, jnp.tile(weight, (4, 1, 1))),
            [draw.jax(1, 3, 64), draw.jax(16, 1, 192, scale=0.1)])


class Projection:
    """Stands for a dense layer, with a weight that is an argument of the graph."""

    def __init__(self, product):
        self.product, self.weight = product, None

    def __call__(self, x):
        return self.product(x, self.weight)


def penzai_rope(dim, **more):
    from penzai import pz
    if more:
        layer = pz.nn.ApplyRoPEToSubset("channel", 10000.0, more["window"], "positions")
    else:
        layer = pz.nn.ApplyRoPE("channel", 10000.0, "positions")

    def rotate(x, positions):
        named = pz.nx.wrap(x).tag("batch", "token", "head", "channel")
        where = pz.nx.wrap(positions).tag("batch", "token")
        return layer(named, positions=where).unwrap("batch", "token", "head", "channel")

    return rotate


@case("penzai", "penzai", [half(64, table="computed", theta=1e4)], ("jax",),
      note="one head of one token, vectorised over all axes by vmap")
def penzai_whole(draw):
    return penzai_rope(64), [draw.jax(1, 4, 2, 64), jnp.arange(4)[None]]


@case("penzai_subset", "penzai", 2 * [half(64, dim=16, table="computed", theta=1e4)], ("jax",))
def penzai_subset(draw):
    rotate = penzai_rope(64, window=16)
    return (lambda q, k, positions: (rotate(q, positions), rotate(k, positions)),
            [draw.jax(2, 3, 2, 64), draw.jax(2, 3, 1, 64), jnp.arange(6).reshape(2, 3)])


@case("keras_hub_dynamic", "keras-hub",
      [half(64, table="computed", theta=1e4)], ("jax",),
      dynamic={0: {1: "tokens"}, 1: {1: "tokens"}})
def keras_hub_dynamic(draw):
    layer = raw(keras_layer())
    return (lambda x, positions: layer(x, positions=positions),
            [draw.jax(1, 4, 2, 64), jnp.arange(4)[None]])


#--- without a rotation ----------------------------------------------------------#

@case("equinox_attention", "equinox", [], ("jax",), note="no positions at all")
def equinox_attention(draw):
    import equinox
    layer = equinox.nn.MultiheadAttention(2, 16, key=jax.random.key(0))
    weights, static = equinox.partition(layer, equinox.is_array)
    leaves, tree = jax.tree.flatten(weights)

    def attend(x, *leaves):
        return equinox.combine(jax.tree.unflatten(tree, leaves), static)(x, x, x)

    return attend, [draw.jax(5, 16), *leaves]


@case("keras_hub_sine", "keras-hub", [], ("jax",), note="sinusoidal positions are added")
def keras_sine(draw):
    from keras_hub.layers import SinePositionEncoding
    layer = SinePositionEncoding()
    return lambda x: x + layer.call(x), [draw.jax(1, 5, 64)]


@case("keras_hub_alibi", "keras-hub", [], ("jax",), note="ALiBi")
def keras_alibi(draw):
    from keras_hub.layers import AlibiBias
    layer = AlibiBias()
    return layer.call, [draw.jax(1, 2, 5, 5)]
