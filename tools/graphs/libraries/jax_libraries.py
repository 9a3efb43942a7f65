#===- jax_libraries.py - Rotary code of JAX libraries ----------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Equinox and KerasHub (on its JAX back end), lowered by jax.jit."""

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
