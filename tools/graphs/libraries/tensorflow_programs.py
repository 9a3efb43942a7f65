#===- tensorflow_programs.py - More rotary code under TensorFlow ---------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""More of KerasHub on its TensorFlow back end and of Keras CV Attention Models, exported to ONNX by
tf2onnx or compiled by XLA."""

import types

from graph_case import case, half, interleaved
from libraries.tensorflow_libraries import kecam_turn, positions, tensor, tf


@case("keras_tf_smollm3", "keras-hub", 2 * [half(32, table="computed", theta=1e4)],
      ("tf2onnx", "tf_xla"), note="angles by a product of matrices, transposed")
def keras_tf_smollm3(draw):
    from keras_hub.src.models.smollm3.smollm3_layers import SmolLM3RotaryEmbedding
    from keras_hub.src.models.smollm3.smollm3_utils import apply_rotary_pos_emb
    layer = SmolLM3RotaryEmbedding(64, 2, 64, 1e4, 1.0)

    def rotate(q, k, start):
        cos, sin = layer.call(q, start_index=start)
        return apply_rotary_pos_emb(q, k, cos, sin, expansion_axis=2)

    return rotate, [tensor(draw, 1, 4, 2, 32), tensor(draw, 1, 4, 1, 32), tf.constant(5)]


@case("keras_tf_yarn", "keras-hub", 2 * [half(32, table="computed", theta=1e4, scaling="yarn")],
      ("tf2onnx", "tf_xla"), note="GPT-OSS")
def keras_tf_yarn(draw):
    from keras_hub.layers import RotaryEmbedding
    layer = RotaryEmbedding(max_wavelength=10000, scaling_factor=32.0, rope_type="yarn",
                            beta_fast=32.0, beta_slow=1.0, original_max_position_embeddings=4096)
    return (lambda q, k, where: (layer.call(q, positions=where), layer.call(k, positions=where)),
            [tensor(draw, 1, 4, 2, 32), tensor(draw, 1, 4, 1, 32), positions(draw, 1, 4)])


@case("keras_tf_gemma", "keras-hub",
      2 * [half(32, table="computed", theta=1e4, reorder=True)], ("tf2onnx", "tf_xla"),
      note="reads pairs [i, i+16], then a transposition writes them to [2i, 2i+1]")
def keras_tf_gemma(draw):
    from keras_hub.layers import RotaryEmbedding
    from keras_hub.src.models.gemma.gemma_attention import CachedGemmaAttention
    layer = CachedGemmaAttention(32, 2, 1)
    layer.rope_layer = RotaryEmbedding()
    return (lambda q, k, start: (layer._apply_rope(q, start), layer._apply_rope(k, start)),
            [tensor(draw, 1, 4, 2, 32), tensor(draw, 1, 4, 1, 32), tf.constant(3)])


@case("keras_tf_phi3", "keras-hub", [half(32, table="computed", theta=1e4, scaling="longrope")],
      ("tf2onnx", "tf_xla"), note="a factor for each frequency")
def keras_tf_phi3(draw):
    from keras_hub.src.models.phi3.phi3_rotary_embedding import Phi3SuScaledRotaryEmbedding
    layer = Phi3SuScaledRotaryEmbedding([1.0 + i / 16 for i in range(16)],
                                        [2.0 + i for i in range(16)], max_sequence_length=32768)
    return lambda x: layer.call(x), [tensor(draw, 1, 4, 2, 32)]


@case("keras_tf_sam3", "keras-hub", 2 * [interleaved(32, table="computed")],
      ("tf2onnx", "tf_xla"),
      note="q and k are transposed, turned and transposed back; angles are an argument")
def keras_tf_sam3(draw):
    from keras_hub.src.models.sam3.sam3_layers import SAM3RoPEAttention
    layer = SAM3RoPEAttention(64, 2)
    layer.height, layer.width = 2, 3

    def rotate(q, k, angles):
        angles = tf.repeat(angles, 2, axis=-1)
        return layer.apply_rotary_pos_emb_2d(q, k, tf.cos(angles), tf.sin(angles))

    return rotate, [tensor(draw, 1, 6, 2, 32), tensor(draw, 1, 6, 2, 32), tensor(draw, 6, 16)]


@case("keras_tf_roformer_pairs", "keras-hub", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("tf2onnx",))
def keras_tf_roformer(draw):
    from keras_hub.src.models.roformer_v2.roformer_v2_attention import RoformrPositionalEmbedding
    layer = RoformrPositionalEmbedding(32)
    return (lambda q, k: tuple(layer.call([q, k])),
            [tensor(draw, 1, 5, 2, 32), tensor(draw, 1, 5, 2, 32)])


@case("keras_tf_esm_dynamic", "keras-hub", 2 * [half(32, table="computed", theta=1e4)],
      ("tf2onnx",))
def keras_tf_esm(draw):
    from keras_hub.src.models.esm.esm_attention import ESMRotaryEmbedding
    layer = ESMRotaryEmbedding()
    layer.build([(1, 5, 2, 32), (1, 5, 2, 32)])
    return (lambda q, k: layer.call(q, k),
            [tensor(draw, 1, 5, 2, 32), tensor(draw, 1, 5, 2, 32)])


@case("kecam_beit_grid", "keras-cv-attention-models", [interleaved(32, table="constant")],
      ("tf_xla",), note="two axes of positions; every token turns")
def kecam_beit(draw):
    from keras_cv_attention_models.beit.beit import PositionalEncodingFourierRot
    layer = PositionalEncodingFourierRot(with_cls_token=False)
    return kecam_turn(layer, (1, 2, 4, 32)), [tensor(draw, 1, 2, 4, 32)]


#--- without a rotation ----------------------------------------------------------#

@case("keras_tf_alibi", "keras-hub", [], ("tf2onnx", "tf_xla"), note="ALiBi")
def keras_tf_alibi(draw):
    from keras_hub.layers import AlibiBias
    layer = AlibiBias()
    return layer.call, [tensor(draw, 1, 2, 4, 4)]


@case("keras_tf_gate", "keras-hub", [], ("tf2onnx",), note="one half gates the other")
def keras_tf_gate(draw):
    from keras import ops
    return lambda x: ops.glu(x, axis=-1), [tensor(draw, 1, 4, 32)]
