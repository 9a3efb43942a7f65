#===- jax_layers.py - Rotary code of JAX libraries of layers --------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Levanter (on Haliax), ProGen on Haiku, Trax, and Moonshine on Keras' JAX back end, lowered by
jax.jit or exported by jax2onnx."""

import os

os.environ["KERAS_BACKEND"] = "jax"  # read when keras is first imported

import jax
import jax.numpy as jnp
from graph_case import case, half, interleaved
from libraries.jax_models import positions
from libraries.package_code import code_of, code_without


#--- Levanter --------------------------------------------------------------------------#

def levanter(config, order=("Batch", "Token", "Head", "HeadDim"), **arguments):
    code = code_without("levanter.layers.rotary", "mergedeep", "typing_inspect", "aqt")
    hax = code.hax
    width = hax.Axis("HeadDim", 32)
    layer = getattr(code, config)(**arguments).build(width)

    def rotate(q, k, where):
        where = hax.named(where, ("Batch", "Token"))
        return tuple(layer(hax.named(x, order), where).rearrange(order).array for x in (q, k))

    return rotate


@case("levanter", "levanter", 2 * [half(32, table="computed", theta=1e4)],
      ("jax",),
      note="named axes: tables are broadcast by name, results are put in q's order")
def levanter_default(draw):
    return (levanter("DefaultRotaryEmbeddingsConfig"),
            [draw.jax(2, 4, 2, 32), draw.jax(2, 4, 1, 32), positions(draw, 2, 4)])


@case("levanter_heads_first", "levanter",
      2 * [half(32, table="computed", theta=1e4, scaling="linear, factor 4")],
      ("jax",), note="[batch, heads, tokens, head_dim] in bf16")
def levanter_heads_first(draw):
    return (levanter("DefaultRotaryEmbeddingsConfig", ("Batch", "Head", "Token", "HeadDim"),
                     factor=4.0),
            [draw.jax(1, 2, 4, 32, dtype=jnp.bfloat16), draw.jax(1, 1, 4, 32, dtype=jnp.bfloat16),
             positions(draw, 1, 4)])


@case("levanter_llama3", "levanter",
      2 * [half(32, table="computed", theta=5e5, scaling="llama3")], ("jax",),
      note="[head_dim, tokens, batch, heads]: components come first")
def levanter_llama3(draw):
    return (levanter("Llama3RotaryEmbeddingsConfig", ("HeadDim", "Token", "Batch", "Head")),
            [draw.jax(32, 4, 1, 2), draw.jax(32, 4, 1, 1), positions(draw, 1, 4)])


@case("levanter_table", "levanter", 2 * [half(32, table="constant")], ("jax", "jax_linalg"),
      note="constant full-width tables of a number of tokens")
def levanter_table(draw):
    code = code_without("levanter.layers.rotary", "mergedeep", "typing_inspect", "aqt")
    hax = code.hax
    width, token = hax.Axis("HeadDim", 32), hax.Axis("Token", 4)
    cos, sin = code.rotary_pos_emb(width, token, scale=2.0)
    names = ("Head", "Token", "HeadDim")

    def rotate(q, k):
        q, k = hax.named(q, names), hax.named(k, names)
        return tuple((x * cos + code._rotate_half(x, width) * sin).rearrange(names).array
                     for x in (q, k))

    return rotate, [draw.jax(2, 4, 32), draw.jax(2, 4, 32)]


#--- ProGen ---------------------------------------------------------------------------#

def progen():
    return code_of("progen_transformer.progen")


@case("progen", "progen-transformer", 2 * [interleaved(48, dim=32, table="constant")],
      ("jax", "jax2onnx"), note="tables computed in the graph, repeated by einops")
def progen_partial(draw):
    code = progen()

    def rotate(q, k):
        table = code.fixed_pos_embedding(4, 32)
        return code.apply_rotary_pos_emb(q, table), code.apply_rotary_pos_emb(k, table)

    return rotate, [draw.jax(2, 4, 48), draw.jax(2, 4, 48)]


@case("progen_vmap", "progen-transformer", [interleaved(32, table="constant")],
      ("jax", "jax2onnx"), note="bf16, an example of a batch at a time by vmap")
def progen_vmap(draw):
    code = progen()
    sin, cos = (part.astype(jnp.bfloat16) for part in code.fixed_pos_embedding(4, 32))
    return (jax.vmap(lambda x: code.apply_rotary_pos_emb(x, (sin, cos))),
            [draw.jax(2, 2, 4, 32, dtype=jnp.bfloat16)])


@case("progen_shift", "progen-transformer", [], ("jax", "jax2onnx"),
      note="one half of the components moved on by a token")
def progen_shift(draw):
    return progen().shift_tokens, [draw.jax(4, 16)]


#--- Trax ---------------------------------------------------------------------------------#

@case("trax", "trax", [half(32, table="constant")], ("jax", "jax_linalg", "jax2onnx"),
      note="products with the tables by einsum; no dimension of heads")
def trax(draw):
    code = code_without("trax.layers.research.rotary_positional_embedding", "tensorflow_datasets")
    return code.rotate, [draw.jax(2, 4, 32)]


@case("trax_bf16", "trax", [half(32, table="constant")], ("jax", "jax_linalg"),
      note="bf16 in, results in f32; heads are examples of the batch, by vmap")
def trax_bf16(draw):
    code = code_without("trax.layers.research.rotary_positional_embedding", "tensorflow_datasets")
    return jax.vmap(code.rotate), [draw.jax(2, 2, 4, 32, dtype=jnp.bfloat16)]


#--- Moonshine on Keras ----------------------------------------------------------------------#

def moonshine():
    return code_of("moonshine.model")


@case("moonshine_keras", "useful-moonshine",
      2 * [interleaved(48, dim=32, table="computed", theta=1e4)],
      ("jax", "jax2onnx"),
      note="[batch, tokens, heads, head_dim], angles by einsum and stack")
def moonshine_keras(draw):
    code = moonshine()
    table = code.RotaryEmbedding(32)

    def rotate(q, k, where):
        angles = table.call(where)
        return code.apply_rotary_pos_emb(q, angles), code.apply_rotary_pos_emb(k, angles)

    return rotate, [draw.jax(2, 4, 2, 48), draw.jax(2, 4, 1, 48), positions(draw, 1, 4)[0]]


@case("moonshine_keras_step", "useful-moonshine", [interleaved(32, table="computed", theta=1e4)],
      ("jax", "jax2onnx"), note="bf16; a query is turned by the last rows of angles for all tokens")
def moonshine_keras_step(draw):
    code = moonshine()
    table = code.RotaryEmbedding(32)
    return (lambda q, where: code.apply_rotary_pos_emb(q, table.call(where)),
            [draw.jax(2, 1, 2, 32, dtype=jnp.bfloat16), positions(draw, 1, 4)[0]])
