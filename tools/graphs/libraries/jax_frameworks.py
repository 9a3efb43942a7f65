#===- jax_frameworks.py - Rotary code of JAX frameworks --------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""vLLM's TPU back end, EasyDeL and ESM-2 in Equinox, lowered by jax.jit or exported by jax2onnx."""

import jax
import jax.numpy as jnp
from graph_case import case, half, interleaved
from libraries.jax_models import positions
from libraries.package_code import code_of


#--- tpu-inference -------------------------------------------------------------#

def tpu(name, **arguments):
    layer = getattr(code_of("tpu_inference.layers.jax.rope"), name)(dtype=jnp.float32, **arguments)
    if hasattr(layer, "initialize_cache"):
        layer.initialize_cache()
    return layer


@case("tpu_inference", "tpu-inference", 2 * [half(32, table="gather", theta=1e4)],
      ("jax", "jax_linalg", "jax2onnx"),
      note="[tokens, heads, head_dim]; rows of one [cos | sin] cache")
def tpu_inference(draw):
    layer = tpu("RotaryEmbedding", rotary_dim=32, rope_theta=1e4,
                original_max_position_embeddings=12)
    return (lambda q, k, where: (layer.apply_rope(where, q), layer.apply_rope(where, k)),
            [draw.jax(4, 2, 32), draw.jax(4, 1, 32), positions(draw, 1, 4, most=8)[0]])


@case("tpu_inference_gpt_oss", "tpu-inference",
      2 * [half(32, table="computed", theta=1.5e5, scaling="yarn")], ("jax",),
      note="tables times a factor")
def tpu_gpt_oss(draw):
    layer = tpu("GptOssRotaryEmbedding", head_dim=32, rope_theta=1.5e5, rope_scaling_factor=32.0)
    return (lambda q, k, where: layer(q, k, where),
            [draw.jax(4, 2, 32), draw.jax(4, 1, 32), positions(draw, 1, 4)[0]])


def tpu_rope(draw, dtype=jnp.float32, heads=(2, 1), width=32, **arguments):
    rope = code_of("tpu_inference.layers.jax.rope_interface").apply_rope
    return (lambda q, k, where: (rope(q, where, 32, **arguments), rope(k, where, 32, **arguments)),
            [draw.jax(4, heads[0], width, dtype=dtype), draw.jax(4, heads[1], width, dtype=dtype),
             positions(draw, 1, 4)[0]])


@case("tpu_inference_llama3", "tpu-inference",
      2 * [half(32, table="computed", theta=5e5, scaling="llama3")], ("jax", "jax2onnx"),
      note="bf16 in and out")
def tpu_llama3(draw):
    return tpu_rope(draw, jnp.bfloat16, rope_theta=5e5, rope_scaling={
        "rope_type": "llama3", "scale_factor": 8.0, "low_freq_factor": 1.0,
        "high_freq_factor": 4.0, "original_max_position_embeddings": 8192})


@case("tpu_inference_pairs", "tpu-inference", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("jax", "jax2onnx"))
def tpu_pairs(draw):
    return tpu_rope(draw, rope_input_ordering="interleaved")


@case("tpu_inference_padded", "tpu-inference", 2 * [half(32, table="computed", theta=1e4)],
      ("jax",), note="heads of 32 in rows of 48: zeros come behind what turns")
def tpu_padded(draw):
    return tpu_rope(draw, width=48)


@case("tpu_inference_mrope", "tpu-inference",
      2 * [half(32, table="computed", theta=1e4, scaling="three axes, [4, 6, 6]")],
      ("jax", "jax2onnx"), note="a table for each axis, joined")
def tpu_mrope(draw):
    rope = code_of("tpu_inference.layers.jax.rope_interface").apply_rope
    scaling = {"mrope_section": [4, 6, 6]}
    return (lambda q, k, where: (rope(q, where, 32, rope_scaling=scaling),
                                 rope(k, where, 32, rope_scaling=scaling)),
            [draw.jax(4, 2, 32), draw.jax(4, 1, 32),
             jnp.stack([positions(draw, 1, 4)[0] for _ in range(3)])])


@case("tpu_inference_longrope", "tpu-inference", [half(32, table="computed")], ("jax", "jax_linalg"),
      note="a factor for each frequency, and one for the tables")
def tpu_longrope(draw):
    rope = code_of("tpu_inference.layers.jax.rope_interface").apply_longrope
    factors = {"long_factor": [2.0] * 16, "short_factor": [1.0 + i / 16 for i in range(16)]}
    return (lambda x, where: rope(x, where, 32, factors, 4096, 131072),
            [draw.jax(4, 2, 32), positions(draw, 1, 4)[0]])


#--- EasyDeL --------------------------------------------------------------------------#

def easydel(draw, head_dim, dim, is_neox, dtype=jnp.float32):
    code = code_of("easydel.layers.rotary._compute_fns")
    cache = code.compute_basic_frequencies(10000, dim, 12)
    return (lambda q, k, where, cache: code.apply_basic_rope(q, k, where, cache, dim, is_neox,
                                                             dtype=dtype),
            [draw.jax(1, 4, 2, head_dim, dtype=dtype), draw.jax(1, 4, 1, head_dim, dtype=dtype),
             positions(draw, 1, 4, most=8), cache])


@case("easydel", "easydel", 2 * [half(32, table="gather")], ("jax", "jax_linalg", "jax2onnx"),
      note="rows of one [cos | sin] argument")
def easydel_half(draw):
    return easydel(draw, 32, 32, True)


@case("easydel_pairs", "easydel", 2 * [interleaved(48, dim=16, table="gather")],
      ("jax", "jax_linalg"), note="bf16 in and out")
def easydel_pairs(draw):
    return easydel(draw, 48, 16, False, jnp.bfloat16)


@case("easydel_phi3", "easydel", 2 * [half(32, table="gather")], ("jax", "jax_linalg"),
      note="full-width tables, made of one half in the graph")
def easydel_phi3(draw):
    code = code_of("easydel.layers.rotary._compute_fns")

    def rotate(q, k, where, angles):
        angles = jnp.concatenate([angles, angles], axis=-1)
        cache = jnp.concatenate([jnp.cos(angles), jnp.sin(angles)], axis=-1)[None]
        return code.apply_phi3_rope(q, k, where, cache)

    return rotate, [draw.jax(1, 4, 2, 32), draw.jax(1, 4, 1, 32), positions(draw, 1, 4, most=8),
                    draw.jax(12, 16)]


#--- ESM-2 in Equinox --------------------------------------------------------------------#

#--- without a rotation -----------------------------------------------------------------#

@case("equinox_norm", "equinox", [], ("jax", "jax2onnx"), note="layer normalisation")
def equinox_norm(draw):
    import equinox as eqx
    layer = eqx.nn.LayerNorm(32)
    return jax.vmap(layer), [draw.jax(4, 32)]


@case("tpu_inference_no_rotation", "tpu-inference", [], ("jax", "jax_linalg", "jax2onnx"),
      note="tables of cos and sin, applied to nothing")
def tpu_tables(draw):
    layer = tpu("GptOssRotaryEmbedding", head_dim=32, rope_theta=1e4)
    return lambda where: layer._compute_cos_sin(where), [positions(draw, 1, 4)[0]]
