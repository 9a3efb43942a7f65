#===- tensorflow_libraries.py - Rotary code under TensorFlow -------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""KerasHub on its TensorFlow back end and Keras CV Attention Models, compiled by XLA."""

import os
import types

os.environ["KERAS_BACKEND"] = "tensorflow"  # read when keras is first imported
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

# pylint: disable=wrong-import-position
import tensorflow as tf
from graph_case import case, half, interleaved


def tensor(draw, *shape, dtype=tf.float32):
    return tf.cast(tf.constant(draw.numpy(*shape)), dtype)


def positions(draw, batch, tokens):
    return tf.constant(draw.positions(batch, tokens).numpy(), tf.int32)


#--- KerasHub ------------------------------------------------------------------#

@case("keras_tf", "keras-hub", 2 * [half(32, table="computed", theta=1e4)], ("tf_xla",),
      note="positions counted from an argument")
def keras_tf(draw):
    from keras_hub.layers import RotaryEmbedding
    layer = RotaryEmbedding()
    return (lambda q, k, start: (layer.call(q, start_index=start),
                                 layer.call(k, start_index=start)),
            [tensor(draw, 1, 5, 2, 32), tensor(draw, 1, 5, 1, 32), tf.constant(4)])


@case("keras_tf_positions", "keras-hub",
      [half(32, table="computed", theta=1e6, scaling="linear, factor 4")], ("tf_xla",))
def keras_tf_positions(draw):
    from keras_hub.layers import RotaryEmbedding
    layer = RotaryEmbedding(max_wavelength=1e6, rope_type="linear", scaling_factor=4.0)
    return (lambda x, where: layer.call(x, positions=where),
            [tensor(draw, 2, 3, 2, 32), positions(draw, 2, 3)])


@case("keras_tf_bf16", "keras-hub", [half(32, table="computed", theta=1e4)], ("tf_xla",),
      note="cos and sin are rounded to bf16, products and sums too")
def keras_tf_bf16(draw):
    from keras_hub.layers import RotaryEmbedding
    layer = RotaryEmbedding(dtype="bfloat16")
    return lambda x: layer.call(x), [tensor(draw, 1, 5, 2, 32, dtype=tf.bfloat16)]


@case("keras_tf_llama3", "keras-hub", [half(32, table="computed", theta=5e5, scaling="llama3")],
      ("tf_xla",))
def keras_tf_llama3(draw):
    from keras_hub.src.models.llama.llama_rotary_embedding import LlamaRotaryEmbedding
    layer = LlamaRotaryEmbedding(max_wavelength=500000, frequency_adjustment_factor=8.0,
                                 low_freq_factor=1.0, high_freq_factor=4.0,
                                 pretraining_sequence_length=8192)
    return lambda x: layer.call(x), [tensor(draw, 1, 5, 2, 32)]


@case("keras_tf_flux", "keras-hub", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("tf_xla",), note="2 x 2 matrices [[cos, -sin], [sin, cos]] as the table")
def keras_tf_flux(draw):
    from keras_hub.src.models.flux.flux_maths import ApplyRoPE, RotaryPositionalEmbedding
    table, apply = RotaryPositionalEmbedding(), ApplyRoPE()
    return (lambda q, k, where: apply.call(q, k, table.call(where, 32, 10000)),
            [tensor(draw, 1, 2, 4, 32), tensor(draw, 1, 2, 4, 32),
             tf.range(4, dtype=tf.float32)[None]])


@case("keras_tf_roformer", "keras-hub", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("tf_xla",))
def keras_tf_roformer(draw):
    from keras_hub.src.models.roformer_v2.roformer_v2_attention import RoformrPositionalEmbedding
    layer = RoformrPositionalEmbedding(32)
    return (lambda q, k: tuple(layer.call([q, k])),
            [tensor(draw, 1, 5, 2, 32), tensor(draw, 1, 5, 2, 32)])


@case("keras_tf_esm", "keras-hub", 2 * [half(32, table="computed", theta=1e4)], ("tf_xla",))
def keras_tf_esm(draw):
    from keras_hub.src.models.esm.esm_attention import ESMRotaryEmbedding
    layer = ESMRotaryEmbedding()
    layer.build([(1, 5, 2, 32), (1, 5, 2, 32)])
    return (lambda q, k: layer.call(q, k),
            [tensor(draw, 1, 5, 2, 32), tensor(draw, 1, 5, 2, 32)])


@case("keras_tf_gemma4", "keras-hub", [half(16, table="computed", theta=1e4)], ("tf_xla",),
      note="of a head of 64, components 0 to 7 turn with 32 to 39: they are joined, turned and "
           "cut apart again")
def keras_tf_gemma4(draw):
    from keras_hub.layers import RotaryEmbedding
    from keras_hub.src.models.gemma4.gemma4_attention import Gemma4TextAttention
    sizes = types.SimpleNamespace(rotary_dim=16, head_dim=64, rope_layer=RotaryEmbedding())
    return (lambda x: Gemma4TextAttention._apply_rope(sizes, x, 0), [tensor(draw, 1, 4, 2, 64)])


@case("keras_tf_moonshine", "keras-hub", [interleaved(36, dim=32, table="computed")], ("tf_xla",),
      note="angles are an argument, repeated")
def keras_tf_moonshine(draw):
    from keras_hub.src.models.moonshine import moonshine_multi_head_attention as code
    return (lambda x, angles: code._apply_rotary_pos_emb(x, tf.repeat(angles, 2, axis=-1)),
            [tensor(draw, 1, 4, 2, 36), tensor(draw, 4, 16)])


#--- Keras CV Attention Models ---------------------------------------------------#

def kecam_turn(layer, shape):
    layer.build(shape)
    return lambda x: layer.call(x)


@case("kecam_beit", "keras-cv-attention-models", [interleaved(32, table="constant")],
      ("tf_xla",), note="two axes of positions; the class token does not turn; split to a "
                        "dimension of two")
def kecam_beit(draw):
    from keras_cv_attention_models.beit.beit import PositionalEncodingFourierRot
    layer = PositionalEncodingFourierRot(with_cls_token=True)
    return kecam_turn(layer, (1, 2, 5, 32)), [tensor(draw, 1, 2, 5, 32)]


@case("kecam_beit_registers", "keras-cv-attention-models", 2 * [interleaved(32, table="constant")],
      ("tf_xla",), note="q before it is split into two heads of 16; registers have positions and "
                        "frequencies of their own")
def kecam_beit_registers(draw):
    from keras_cv_attention_models.beit.beit import PositionalEncodingFourierRot
    layer = PositionalEncodingFourierRot(with_cls_token=True, num_reg_tokens=4, num_heads=2)
    return kecam_turn(layer, (1, 9, 32)), [tensor(draw, 1, 9, 32)]


@case("kecam_llama2", "keras-cv-attention-models", 2 * [half(32, table="constant")], ("tf_xla",),
      note="halves by [.., 2, d/2], unstack and stack")
def kecam_llama2(draw):
    from keras_cv_attention_models.llama2.llama2 import PositionalEncodingFourierRot1D
    layer = PositionalEncodingFourierRot1D(max_block_size=8)
    layer.build((1, 5, 2, 2, 16))

    def turn(x):
        pairs = tf.reshape(x, (*x.shape[:-1], 2, 16))
        return tf.reshape(layer.call(pairs), x.shape)

    return (lambda q, k: (turn(q), turn(k)),
            [tensor(draw, 1, 5, 2, 32), tensor(draw, 1, 5, 1, 32)])


@case("kecam_llama2_cache", "keras-cv-attention-models", [half(32, table="constant")], ("tf_xla",),
      note="rows of the cache from position 3, which XLA wants to know when it compiles")
def kecam_llama2_cache(draw):
    from keras_cv_attention_models.llama2.llama2 import PositionalEncodingFourierRot1D
    layer = PositionalEncodingFourierRot1D(max_block_size=12, is_kv_cache=True)
    layer.build([(1, 5, 2, 2, 16), (1,)])

    def turn(x):
        pairs = tf.reshape(x, (*x.shape[:-1], 2, 16))
        return tf.reshape(layer.call([pairs, tf.constant([3])]), x.shape)

    return turn, [tensor(draw, 1, 5, 2, 32)]


#--- without a rotation ------------------------------------------------------------#

@case("keras_tf_sine", "keras-hub", [], ("tf_xla",), note="sines and cosines, added")
def keras_tf_sine(draw):
    from keras_hub.layers import SinePositionEncoding
    layer = SinePositionEncoding()
    return lambda x: x + layer.call(x), [tensor(draw, 1, 5, 32)]


@case("keras_tf_norm", "keras-hub", [], ("tf_xla",), note="RMSNorm computed in f32")
def keras_tf_norm(draw):
    def norm(x, scale):
        from keras import ops
        return ops.rms_normalization(x, scale)
    return norm, [tensor(draw, 1, 4, 32, dtype=tf.bfloat16), tensor(draw, 32, dtype=tf.bfloat16)]
