#===- serving_programs.py - More rotary code of what trains and serves ----===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""vLLM, LMDeploy, IPEX-LLM, Unsloth, bert4torch and fairseq2."""

import sys
import types

import torch
from graph_case import case, half, interleaved
from libraries.language_libraries import angles_of, doubled
from libraries.package_code import code_of, code_without


#--- vLLM --------------------------------------------------------------------------#

def vllm(module):
    return code_without(f"vllm.model_executor.{module}", "vllm.platforms.cuda", "httpx2", "sniffio",
                        "xgrammar", "fastapi", "llguidance")


def vllm_cache(dim, tokens=12, theta=1e4):
    angles = angles_of(torch.arange(tokens), dim, theta)
    return torch.cat((angles.cos(), angles.sin()), dim=-1)


def q_k_rows(draw, heads, head_dim, dtype=torch.float32, tokens=5):
    return [draw.torch(tokens, heads * head_dim, dtype=dtype),
            draw.torch(tokens, head_dim, dtype=dtype)]


@case("vllm", "vllm", 2 * [half(48, dim=32, table="gather", theta=1e4)],
      ("onnx", "fx", "onnx_opset14", "linalg"),
      note="[tokens, heads x head_dim]; rows of one [cos | sin] cache by index_select")
def vllm_neox(draw):
    layer = vllm("layers.rotary_embedding.base").RotaryEmbedding
    cache = vllm_cache(32)
    return (lambda where, q, k: layer.forward_static(where, q, k, 48, 32, cache, True),
            [draw.positions(1, 5, most=7)[0], *q_k_rows(draw, 2, 48)])


@case("vllm_gptj", "vllm", 2 * [interleaved(32, table="gather", theta=1e4)],
      ("onnx_script", "fx_functional", "torchax", "tosa"),
      note="bf16, cache too; the whole head is sliced and joined with nothing")
def vllm_gptj(draw):
    layer = vllm("layers.rotary_embedding.base").RotaryEmbedding
    cache = vllm_cache(32).bfloat16()
    return (lambda where, q, k: layer.forward_static(where, q, k, 32, 32, cache, False),
            [draw.positions(1, 5, most=7)[0], *q_k_rows(draw, 2, 32, torch.bfloat16)])


@case("vllm_deepseek", "vllm", 2 * [interleaved(32, table="gather", theta=1e4)],
      ("onnx", "fx_core"), note="tables repeated by pairs; positions plus offsets")
def vllm_deepseek(draw):
    code = vllm("layers.rotary_embedding.deepseek_scaling_rope")
    layer = code.DeepseekScalingRotaryEmbedding
    cache = vllm_cache(32)
    return (lambda where, more, q, k: layer.forward_static(where, q, k, 32, 32, cache, False, more),
            [draw.positions(1, 5, most=4)[0], draw.positions(1, 5, most=2)[0],
             draw.torch(5, 2, 32), draw.torch(5, 1, 32)])


def vllm_mrope(sections, taken_in_turn):
    apply = vllm("layers.rotary_embedding.common").ApplyRotaryEmb.forward_static
    layer = types.SimpleNamespace(
        mrope_section=sections, mrope_interleaved=taken_in_turn, head_size=32, rotary_dim=32,
        _match_cos_sin_cache_dtype=lambda query: vllm_cache(32),
        apply_rotary_emb=types.SimpleNamespace(forward_native=apply))
    turn = vllm("layers.rotary_embedding.mrope").MRotaryEmbedding.forward_native
    return lambda where, q, k: turn(layer, where, q, k)


def three_positions(draw, tokens=5):
    return torch.stack([draw.positions(1, tokens, most=7)[0] for _ in range(3)])


@case("vllm_mrope", "vllm",
      2 * [half(32, table="gather", theta=1e4, scaling="three axes, [8, 4, 4]")],
      ("onnx", "torchax"), note="parts of rows of a cache, joined")
def vllm_mrope_parts(draw):
    return vllm_mrope([8, 4, 4], False), [three_positions(draw), *q_k_rows(draw, 2, 32)]


@case("vllm_mrope_in_turn", "vllm",
      2 * [half(32, table="gather", theta=1e4, scaling="three axes, taken in turn")],
      ("onnx", "fx", "onnx_opset11", "torchax"),
      note="selects by conditions on the component choose the axis")
def vllm_mrope_in_turn(draw):
    return vllm_mrope([6, 5, 5], True), [three_positions(draw), *q_k_rows(draw, 2, 32)]


@case("vllm_ernie", "vllm",
      2 * [half(32, table="gather", theta=1e4, scaling="three axes, h and w in turn")],
      ("onnx",), note="rows of a cache with strides of 2, stacked and joined")
def vllm_ernie(draw):
    code = vllm("layers.rotary_embedding.ernie45_vl_rope")
    apply = vllm("layers.rotary_embedding.common").ApplyRotaryEmb.forward_static
    layer = types.SimpleNamespace(
        mrope_section=[5, 5, 6], head_size=32, rotary_dim=32, cos_sin_cache=vllm_cache(32),
        apply_rotary_emb=types.SimpleNamespace(forward_native=apply))
    turn = code.Ernie4_5_VLRotaryEmbedding.forward_native
    return lambda where, q, k: turn(layer, where, q, k), [three_positions(draw),
                                                          *q_k_rows(draw, 2, 32)]


@case("vllm_llama4_vision", "vllm", 2 * [interleaved(32, table="constant")], ("fx", "torchax"),
      note="complex product; the class token comes last and does not turn")
def vllm_llama4_vision(draw):
    code = vllm("layers.rotary_embedding.llama4_vision_rope").Llama4VisionRotaryEmbedding
    sizes = types.SimpleNamespace(base=1e4, rotary_dim=16, max_position_embeddings=4)
    sizes._compute_inv_freq = lambda base: base ** -(torch.arange(0, 16, 2) / 16)
    table = torch.view_as_real(code._compute_cos_sin_cache(sizes))

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("table", table)

        def forward(self, q, k):
            layer = types.SimpleNamespace(cos_sin_cache=torch.view_as_complex(self.table))
            return code.forward_native(layer, q, k)

    return Rotate(), [draw.torch(1, 5, 2, 32), draw.torch(1, 5, 2, 32)]


@case("vllm_partial", "vllm", 2 * [half(16, table="gather", theta=1e4)],
      ("onnx", "torchax"),
      note="of a head of 32, components 0 to 7 turn with 16 to 23: transpositions and slices put "
           "them together, and back")
def vllm_partial(draw):
    layer = vllm("layers.rotary_embedding.base").RotaryEmbedding
    sys.modules["vllm.model_executor.layers.rotary_embedding"].get_rope = None
    code = vllm("models.k2_horizon")
    cache = vllm_cache(16)

    def turn(where, q, k):
        q, k = (x.flatten(-2) for x in (q, k))
        q, k = layer.forward_static(where, q, k, 16, 16, cache, True)
        return q.unflatten(-1, (-1, 16)), k.unflatten(-1, (-1, 16))

    return (lambda where, q, k: code.apply_partial_rope(turn, where, q, k, 2, 1, 32, 16, False),
            [draw.positions(1, 5, most=7)[0], *q_k_rows(draw, 2, 32)])


@case("vllm_onevision", "vllm", [], ("onnx", "fx", "torchax"),
      note="pairs [2i, 2i+1] with tables made for halves: the two angles of a pair differ, so this "
           "is no rotation")
def vllm_onevision(draw):
    code = vllm("models.llava_onevision2")
    layer = next(value for value in vars(code).values()
                 if isinstance(value, type) and hasattr(value, "_rotate_half_interleaved"))
    self = types.SimpleNamespace(_rotate_half_interleaved=layer._rotate_half_interleaved)
    return (lambda x, where: layer._apply_rotary_pos_embed(self, x, angles_of(where, 32)),
            [draw.torch(5, 2, 32), draw.positions(1, 5)[0]])


#--- LMDeploy -----------------------------------------------------------------------#

def lmdeploy_code(name):
    code_of("lmdeploy.pytorch.nn.rotary_embedding")  # its imports want whole packages
    return code_of(f"lmdeploy.pytorch.{name}")


def lmdeploy(inplace, pairs=False):
    layer = lmdeploy_code("backends.default.apply_rotary_emb").DefaultApplyRotaryEmbImpl()
    return lambda q, k, cos, sin: layer.forward(q, k, cos, sin, inplace, complex_mode=pairs)


@case("lmdeploy", "lmdeploy", 2 * [half(32, table="computed", theta=1e4)],
      ("fx_functional", "onnx", "torchax"),
      note="[tokens, heads, head_dim]; rotate_half assigns to halves of an empty tensor")
def lmdeploy_half(draw):
    code = lmdeploy_code("backends.default.rotary_embedding")
    code._rotary_embedding_fwd = getattr(code._rotary_embedding_fwd, "__wrapped__",
                                         code._rotary_embedding_fwd)
    table, turn = code.RotaryEmbeddingImpl(32, 10000), lmdeploy(False)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = table

        def forward(self, q, k, where):
            cos, sin = self.table(q, where)
            return turn(q, k, cos[0], sin[0])

    return Rotate(), [draw.torch(5, 2, 32), draw.torch(5, 1, 32), draw.positions(1, 5)]


@case("lmdeploy_inplace", "lmdeploy", 2 * [half(32, table="computed", theta=1e4)],
      ("fx_functional", "onnx", "fx"),
      note="products and sums in place; of clones")
def lmdeploy_inplace(draw):
    turn = lmdeploy(True)

    def rotate(q, k, where):
        angles = doubled(angles_of(where, 32))
        return turn(q.clone(), k.clone(), angles.cos(), angles.sin())

    return rotate, [draw.torch(5, 2, 32), draw.torch(5, 1, 32), draw.positions(1, 5)[0]]


@case("lmdeploy_pairs", "lmdeploy", 2 * [interleaved(32, table="argument")],
      ("fx_functional", "onnx", "torchax"), note="f16; assigns to every other component")
def lmdeploy_pairs(draw):
    return (lmdeploy(False, True),
            [draw.torch(5, 2, 32, dtype=torch.float16), draw.torch(5, 1, 32, dtype=torch.float16),
             draw.torch(5, 16, dtype=torch.float16), draw.torch(5, 16, dtype=torch.float16)])


@case("lmdeploy_mrope_in_turn", "lmdeploy",
      2 * [half(32, table="computed", theta=1e4, scaling="three axes, taken in turn")],
      ("fx_functional", "onnx", "torchax"),
      note="angles of other axes are assigned to every third component of the first one's")
def lmdeploy_mrope(draw):
    code = lmdeploy_code("nn.rotary_embedding").MRotaryEmbedding
    impl = torch.nn.Module()
    impl.register_buffer("inv_freq", 1e4 ** -(torch.arange(0, 32, 2) / 32))
    turn = lmdeploy(False)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.table = code(impl, types.SimpleNamespace(mrope_section=[6, 5, 5],
                                                          mrope_interleaved=True))

        def forward(self, q, k, where):
            return turn(q, k, *self.table(q, where))

    return Rotate(), [draw.torch(5, 2, 32), draw.torch(5, 1, 32), three_positions(draw)]


#--- IPEX-LLM -------------------------------------------------------------------------#

def ipex(module):
    return code_without(f"ipex_llm.transformers.{module}", "ipex_llm.utils.benchmark_util_4_47",
                        "ipex_llm.utils.benchmark_util_4_45", "ipex_llm.transformers.kv",
                        "ipex_llm.transformers.model", "ipex_llm.transformers.modelling_bigdl",
                        "ipex_llm.ggml", "ipex_llm.transformers.convert",
                        "ipex_llm.transformers.low_bit_linear",
                        "ipex_llm.transformers.models.common",
                        "ipex_llm.utils.benchmark_util_4_43", "transformers.models.llama",
                        "ipex_llm.transformers.npu_models.common")


def full_caches(dim, tokens=12):
    angles = doubled(angles_of(torch.arange(tokens), dim))
    return angles.cos(), angles.sin()


@case("ipex_llm", "ipex-llm", 2 * [half(32, table="gather")], ("onnx", "fx", "onnx_opset11"),
      note="caches of rank 4 are squeezed, then picked by positions")
def ipex_llm(draw):
    code = ipex("models.utils")
    cos, sin = (table[None, None] for table in full_caches(32))
    return (lambda q, k, where: code.apply_rotary_pos_emb(q, k, cos, sin, where, "llama"),
            [draw.torch(2, 2, 4, 32), draw.torch(2, 1, 4, 32), draw.positions(2, 4, most=8)])


@case("ipex_llm_deepseek", "ipex-llm", 2 * [interleaved(32, table="gather", reorder=True)],
      ("onnx", "fx", "torchax", "tosa"), note="reads pairs [2i, 2i+1], writes [i, i+16]")
def ipex_llm_deepseek(draw):
    code = ipex("models.deepseek_v3")
    cos, sin = full_caches(32)
    return (lambda q, k, where: code.apply_rotary_pos_emb(q, k, cos, sin, where),
            [draw.torch(1, 2, 4, 32), draw.torch(1, 1, 4, 32), draw.positions(1, 4, most=8)])


@case("ipex_llm_qwen", "ipex-llm", [half(48, dim=32, table="computed", theta=1e4)],
      ("onnx_script", "fx_core", "linalg"), note="f16; what passes is cast to f32 and back too")
def ipex_llm_qwen(draw):
    code = ipex("models.qwen")

    def rotate(x, where):
        angles = doubled(angles_of(where, 32))[:, :, None]
        return code.apply_rotary_pos_emb(x, (angles.cos(), angles.sin()))

    return rotate, [draw.torch(1, 4, 2, 48, dtype=torch.float16), draw.positions(1, 4)]


@case("ipex_llm_chatglm4", "ipex-llm", [interleaved(48, dim=32, table="argument")],
      ("onnx_slim",), note="scripted; one cache of pairs [cos, sin]")
def ipex_llm_chatglm4(draw):
    code = ipex("npu_models.chatglm4")
    return code.apply_rotary_pos_emb, [draw.torch(1, 2, 4, 48), draw.torch(1, 4, 16, 2)]


#--- Unsloth ----------------------------------------------------------------------------#

@case("unsloth", "unsloth", 2 * [half(32, table="gather")],
      ("fx_functional", "onnx", "torchax"),
      note="x times cos in place, then addcmul in place; on clones")
def unsloth(draw):
    code = code_without("unsloth.kernels.rope_embedding", "unsloth_zoo", "unsloth.device_type",
                        "unsloth.kernels.utils")
    turn = code.Slow_RoPE_Embedding.forward
    cos, sin = (table[None, None] for table in full_caches(32))
    state = types.SimpleNamespace(save_for_backward=lambda *tensors: None)
    return (lambda q, k, where: (turn(state, q.clone(), cos, sin, where),
                                 turn(state, k.clone(), cos, sin, where)),
            [draw.torch(2, 4, 2, 32), draw.torch(2, 4, 1, 32), draw.positions(2, 4, most=8)])


#--- bert4torch -------------------------------------------------------------------------#

def bert4torch(dim, **arguments):
    code = code_of("bert4torch.layers.position_encoding")
    layer = code.RopePositionEncoding(dim, 12, **arguments)

    class Rotate(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, q, k, where):
            cos, sin = self.layer.compute_cos_sin(q, where)
            return tuple(self.layer.rotate_and_compute(x, cos, sin, where) for x in (q, k))

    return Rotate()


def heads_first(draw, dim, batch=1, dtype=torch.float32, most=500):
    return [draw.torch(batch, 2, 4, dim, dtype=dtype), draw.torch(batch, 1, 4, dim, dtype=dtype),
            draw.positions(batch, 4, most)]


@case("bert4torch", "bert4torch", 2 * [interleaved(32, table="computed", theta=1e4)],
      ("onnx", "torchax"), note="frequencies by exp, angles by matmul")
def bert4torch_pairs(draw):
    return bert4torch(32), heads_first(draw, 32, 2)


@case("bert4torch_half", "bert4torch",
      2 * [half(32, table="computed", theta=1e4, scaling="linear, factor 4")],
      ("onnx_script", "fx_functional", "onnx_slim"), note="bf16")
def bert4torch_half(draw):
    return (bert4torch(32, rope_rank="updown", scaling_factor=4.0),
            heads_first(draw, 32, dtype=torch.bfloat16))


@case("bert4torch_cached", "bert4torch", 2 * [half(32, table="gather", theta=1e4)],
      ("onnx", "fx", "onnx_opset14"), note="rows of a cache for each example of the batch, stacked")
def bert4torch_cached(draw):
    return (bert4torch(32, rope_rank="rotate_half", sin_cos_cached=True),
            heads_first(draw, 32, most=8))


#--- fairseq2 ------------------------------------------------------------------------------#

def fairseq2(name, *arguments, positions=None, **more):
    layer = getattr(code_of("fairseq2.nn.position_encoder"), name)(*arguments, **more)

    class Encode(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer.eval()

        def forward(self, x, positions=None):
            layout = types.SimpleNamespace(
                packed=positions is not None, padded=False, width=x.shape[1],
                max_seq_len=x.shape[1], position_indices=positions)
            return self.layer(x, layout)

    return Encode()


@case("fairseq2", "fairseq2", [interleaved(32, table="constant")], ("fx", "torchax"),
      note="bf16, complex product; a slice of the cache from row 1 on")
def fairseq2_pairs(draw):
    return (fairseq2("RotaryEncoder", 32, 12),
            [draw.torch(2, 4, 2, 32, dtype=torch.bfloat16)])


@case("fairseq2_half", "fairseq2", [half(32, table="gather", theta=1e4)],
      ("onnx", "fx", "onnx_opset11", "torchax"),
      note="[tokens, heads, head_dim]; rows of full-width caches by positions plus 1")
def fairseq2_half(draw):
    return (fairseq2("ReferenceRotaryEncoder", 32, 12),
            [draw.torch(2, 4, 2, 32), draw.positions(2, 4, most=8)])


@case("fairseq2_dual", "fairseq2",
      [interleaved(32, dim=16, table="constant"), interleaved(32, begin=16, dim=16,
                                                              table="constant")],
      ("fx", "fx_core", "torchax"), note="two windows of one head with other bases")
def fairseq2_dual(draw):
    return fairseq2("DualRotaryEncoder", 32, 12), [draw.torch(1, 4, 2, 32)]
