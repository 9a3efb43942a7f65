#===- jax_and_tensorflow_code.py - More rotary code of JAX and TensorFlow --===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Apple's AXLearn, Google's Praxis, NVIDIA's Transformer Engine (for JAX and for PyTorch),
esm2quinox and bert4keras."""

import jax
import jax.numpy as jnp
import torch
from graph_case import case, half, interleaved
from libraries.jax_models import positions
from libraries.package_code import part_of
from libraries.tensorflow_libraries import tensor, tf


#--- AXLearn ---------------------------------------------------------------------------#

def axlearn():
    return part_of("axlearn.common.attention", "_rotary_sinusoidal_positional_embeddings",
                   "apply_rotary_position_embeddings")


@case("axlearn", "axlearn", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("jax",),
      note="positions over powers; one table of [sin, cos], stacked with itself")
def axlearn_positions(draw):
    code = axlearn()

    def rotate(q, k, where):
        table = code._rotary_sinusoidal_positional_embeddings(positions=where, dim=32)
        return code.apply_rotary_position_embeddings(
            query=q, key=k, value=k, sinusoidal_pos=table[:, :, None], rotary_value=False)[:2]

    return rotate, [draw.jax(2, 4, 2, 32), draw.jax(2, 4, 1, 32), positions(draw, 2, 4)]


@case("axlearn_values", "axlearn", 3 * [interleaved(32, table="argument")],
      ("jax", "jax2onnx"), note="bf16; values turn too; a table of [sin, cos] as an argument")
def axlearn_values(draw):
    code = axlearn()
    return (lambda q, k, v, table: code.apply_rotary_position_embeddings(
                query=q, key=k, value=v, sinusoidal_pos=table, rotary_value=True),
            [draw.jax(1, 4, 2, 32, dtype=jnp.bfloat16), draw.jax(1, 4, 2, 32, dtype=jnp.bfloat16),
             draw.jax(1, 4, 2, 32, dtype=jnp.bfloat16), draw.jax(1, 4, 1, 32, dtype=jnp.bfloat16)])


@case("axlearn_table", "axlearn", [], ("jax",), note="a table alone, nothing that turns")
def axlearn_table(draw):
    table = axlearn()._rotary_sinusoidal_positional_embeddings
    return lambda where: table(positions=where, dim=32), [positions(draw, 2, 4)]


#--- Praxis ----------------------------------------------------------------------------#

def praxis(dtype=jnp.float32):
    name = "RotaryPositionalEmbedding"
    code = part_of("praxis.layers.embedding_softmax", f"{name}.__call__", f"{name}.extend_step")

    class Layer:
        embedding_dims, min_timescale, max_timescale = 32, 1, 10000
        cast_as_fprop_dtype, fprop_dtype = True, dtype
        extend_step = code.extend_step

        def __call__(self, x, position=None):
            return code.__dict__["__call__"](self, x, position)

    return Layer()


@case("praxis", "praxis", 2 * [half(32, table="computed", theta=1e4)],
      ("jax", "jax2onnx"), note="bf16 in and out, halves rounded before they join")
def praxis_positions(draw):
    layer = praxis(jnp.bfloat16)
    return (lambda q, k, where: (layer(q, where), layer(k, where)),
            [draw.jax(1, 4, 2, 32, dtype=jnp.bfloat16), draw.jax(1, 4, 1, 32, dtype=jnp.bfloat16),
             positions(draw, 1, 4)])


@case("praxis_line", "praxis", [half(32, table="constant")], ("jax", "jax2onnx"),
      note="positions 0, 1, ... are in the graph")
def praxis_line(draw):
    return praxis(), [draw.jax(2, 5, 2, 32)]


@case("praxis_step", "praxis", [half(32, table="computed", theta=1e4)], ("jax",),
      note="one token at a position that is an argument, at 0 or after; no dimension of tokens")
def praxis_step(draw):
    layer = praxis()
    return (lambda x, where: layer.extend_step(x, where),
            [draw.jax(2, 2, 32), jnp.asarray([7, 30], jnp.int32)])


@case("praxis_groups", "praxis", [half(16, table="computed", theta=1e4)],
      ("jax", "jax2onnx"),
      note="[batch, tokens, groups, heads, head_dim] in bf16, products in f32")
def praxis_groups(draw):
    turn = part_of("praxis.layers.grouped_query_attention", "apply_rope").apply_rope
    return (lambda x, where: turn(x, 1, 10000, where),
            [draw.jax(1, 4, 2, 2, 16, dtype=jnp.bfloat16), positions(draw, 1, 4)])


#--- Transformer Engine -------------------------------------------------------------------#

def engine(kind, tokens_first):
    turn = part_of("transformer_engine.jax.flax.transformer", "rotary_pos_emb").rotary_pos_emb
    return lambda x: turn(x, (1, 10000), tokens_first, kind)


@case("engine_jax", "transformer-engine", [interleaved(32, table="constant")],
      ("jax",),
      note="neighbours by rolling x to both sides and selecting; signs by a product")
def engine_jax(draw):
    return engine("consecutive", False), [draw.jax(1, 4, 2, 32)]


@case("engine_jax_halves", "transformer-engine", [half(32, table="constant")],
      ("jax", "jax2onnx"), note="[tokens, batch, heads, head_dim] in bf16")
def engine_jax_halves(draw):
    return engine("alternate", True), [draw.jax(4, 1, 2, 32, dtype=jnp.bfloat16)]


def engine_torch(tensor_format, is_interleaved):
    turn = part_of("transformer_engine.pytorch.attention.rope", "_rotate_half",
                   "_apply_rotary_pos_emb_base")._apply_rotary_pos_emb_base
    return lambda x, angles: turn(x, angles, tensor_format, is_interleaved)


@case("engine_torch", "transformer-engine", 2 * [half(48, dim=32, table="computed", theta=1e4)],
      ("onnx", "fx", "torchax"), note="[tokens, batch, heads, head_dim] in bf16, tables in bf16")
def engine_torch_halves(draw):
    turn = engine_torch("sbhd", False)

    def rotate(q, k, where):
        angles = where[:, None].float() * 1e4 ** (-torch.arange(0, 32, 2) / 32)
        angles = torch.cat((angles, angles), dim=-1)[:, None, None]
        return turn(q, angles), turn(k, angles)

    return rotate, [draw.torch(4, 1, 2, 48, dtype=torch.bfloat16),
                    draw.torch(4, 1, 1, 48, dtype=torch.bfloat16), draw.positions(1, 4)[0]]


@case("engine_torch_pairs", "transformer-engine", [interleaved(32, table="constant")],
      ("onnx_opset14", "fx_core"), note="[batch, tokens, heads, head_dim]; angles transposed")
def engine_torch_pairs(draw):
    turn = engine_torch("bshd", True)
    angles = torch.arange(1, 6)[:, None] * 1e4 ** (-torch.arange(0, 32, 2) / 32)
    angles = torch.stack((angles, angles), dim=-1).flatten(-2)[:, None, None]
    return lambda x: turn(x, angles), [draw.torch(2, 5, 2, 32)]


#--- esm2quinox -----------------------------------------------------------------------------#

@case("esm2quinox_layer", "esm2quinox", 2 * [half(16, table="constant")],
      ("jax",), note="a whole layer, [tokens, components]; heads by vmap")
def esm2quinox_layer(draw):
    import equinox as eqx
    from esm2quinox._layer import TransformerLayer
    layer = TransformerLayer(32, 16, 2, key=jax.random.key(0))
    weights, rest = eqx.partition(layer, eqx.is_array)
    leaves, tree = jax.tree.flatten(weights)
    pad = jnp.zeros(4, bool)

    def run(x, *leaves):
        return eqx.combine(jax.tree.unflatten(tree, leaves), rest)(x, pad)

    return run, [draw.jax(4, 32), *[draw.jax(*leaf.shape, scale=0.2) for leaf in leaves]]


#--- bert4keras --------------------------------------------------------------------------------#

def bert4keras():
    """Its own code on the back end of Keras 2, as Keras 3 keeps it."""
    from keras.src.legacy import backend as keras
    return part_of("bert4keras.backend", "align", "apply_rotary_position_embeddings", K=keras)


@case("bert4keras", "bert4keras", 2 * [interleaved(32, table="argument")],
      ("tf2onnx",),
      note="[batch, tokens, heads, head_dim]; every second column of one table, repeated")
def bert4keras_heads(draw):
    turn = bert4keras().apply_rotary_position_embeddings
    return (lambda table, q, k: turn(table, q, k),
            [tensor(draw, 1, 4, 32), tensor(draw, 1, 4, 2, 32), tensor(draw, 1, 4, 2, 32)])


@case("bert4keras_rank_3", "bert4keras", [interleaved(32, table="argument")],
      ("tf_xla", "tf2onnx"), note="no dimension of heads, one table for all examples")
def bert4keras_rank_3(draw):
    turn = bert4keras().apply_rotary_position_embeddings
    return lambda table, x: turn(table, x), [tensor(draw, 1, 4, 32), tensor(draw, 2, 4, 32)]
