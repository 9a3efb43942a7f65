#===- census_cases.py - A case for each rotary code of transformers --------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What the census of transformers' models has in common: a row says what one implementation is
called with, rules say the rest."""

import dataclasses
import hashlib
import json
import pathlib
import types

import torch
from census import FROM_TORCH, exporters_of
from libraries.transformers_rope import model_code, q_k_positions

GRAPHS = pathlib.Path(__file__).resolve().parents[3] / "tests" / "graphs"


def dtype_of(name):
    """Of what turns: f32 for half of the graphs, bf16 and f16 for a quarter each, by a hash."""
    kinds = (torch.float32, torch.float32, torch.bfloat16, torch.float16)
    return kinds[hashlib.sha256(f"{name} in".encode()).digest()[0] % 4]


def config_of(**fields):
    """What an embedding reads of its model's configuration."""
    return types.SimpleNamespace(**{"max_position_embeddings": 512, "head_dim": 32,
                                    "standardize_rope_params": lambda: None, **fields})


def rope(theta=1e4, fields=None, **more):
    """`more` is said of the rotation, `fields` of the model."""
    parameters = {"rope_type": "default", "rope_theta": theta, **more}
    return config_of(rope_parameters=parameters, **(fields or {}))


def layers_rope(theta=1e4, fields=None, **more):
    """Of a model whose kinds of layers have frequencies of their own."""
    config = rope(theta, fields, **more)
    config.rope_parameters, config.layer_types = {KIND: config.rope_parameters}, [KIND]
    config.per_layer_config = {KIND: config}
    return config


def axial_rope(theta=1e4, **fields):
    return config_of(rope_parameters={"rope_type": "axial", "rope_theta": theta}, **fields)


KIND = "full_attention"

# Not exported, by reason: they would come first by their hashes, and nothing comes for them.
REPEATS = "TorchScript's exporter has no type or size for repeat_interleave"
WRITES = "torch-mlir does not lower copies into slices"
STACKS = "exported, but TorchScript's exporter stacks in another dimension than -1 there"
COMPLEX = "polar and complex numbers"
FAILURES = {
    REPEATS: ("cohere_onnx_script", "deepseek_v4_onnx_opset11", "edgetam_memory_onnx_opset11",
              "edgetam_video_onnx_script", "ernie4_5_onnx_script", "ernie4_5_vl_moe_onnx_script",
              "esmfold2_onnx_opset14", "glm4v_onnx_opset11", "glm_onnx_opset11",
              "musicflamingo_onnx_script", "sam2_video_onnx_opset11", "sam2_video_onnx_script",
              "sam3_onnx_opset11"),
    WRITES: ("cohere_compass_linalg", "cosmos3_edge_linalg", "qwen4_exp_linalg"),
    STACKS: ("efficientloftr_onnx_opset11", "ernie4_5_onnx_opset11", "helium_onnx_opset11",
             "inkling2_onnx_opset11"),
    COMPLEX: ("deepseek_v2_onnx_script", "deepseek_v2_onnx_opset23", "llama4_linalg"),
    "torch-mlir leaves a constant behind": ("sam3_linalg",),
    "a branch in the graph": ("dinov3_vit_onnx_opset14",),
    "two element types where one is expected": ("llama4_vision_onnx_opset23",),
    "a tensor without a device": ("vjepa2_onnx_opset11",),
}


class Turn(torch.nn.Module):
    """cos and sin by the model's own embedding, from the last input, then its own rotation of the
    others."""

    def __init__(self, row):
        super().__init__()
        code = model_code(row.model)
        self.table = getattr(code, row.embedding)(row.config)
        self.turn = getattr(code, row.function)
        self.row = row

    def forward(self, *inputs):
        *turned, positions = inputs
        tables = self.table(turned[0], positions, **self.row.table)
        tables = tables if isinstance(tables, tuple) else (tables,)
        return self.turn(*turned, *tables, **self.row.arguments)


@dataclasses.dataclass
class Row:
    """One implementation: the model that stands for those that share it, its embedding and its
    function. `inputs` gives what turns, and positions last, of a Draw and an element type;
    `table` and `arguments` are what the embedding and the function take beside these; `earlier`
    are the cases of other rounds that have the same code."""
    name: str
    embedding: str
    function: str
    config: object
    rotations: list
    inputs: object
    earlier: tuple = ()
    note: str = ""
    model: str = ""
    table: dict = dataclasses.field(default_factory=dict)
    arguments: dict = dataclasses.field(default_factory=dict)
    build: object = Turn

    def __post_init__(self):
        self.model = self.model or self.name

    @property
    def case(self):
        return f"census_{self.name}"

    @property
    def exporters(self):
        failed = {name for names in FAILURES.values() for name in names}
        chosen = exporters_of(self.case, exporters_in(self.earlier))
        return tuple(exporter for exporter in chosen if f"{self.name}_{exporter}" not in failed)


def exporters_in(cases):
    """By which the corpus has one of these cases of other rounds."""
    names = {f"{case}_{exporter}" for case in cases for exporter in FROM_TORCH}
    lines = [line for folder in ("open", "held_out")
             for line in json.loads((GRAPHS / folder / "graphs.json").read_text())]
    return {line["exporter"] for line in lines if line["name"] in names}


#--- inputs --------------------------------------------------------------------------#

def q_k(dim_of_head=32):
    """[batch, heads, tokens, head_dim], and one position for each token."""
    return lambda draw, dtype: q_k_positions(draw, dim_of_head, tokens=4, dtype=dtype)


def alone(*shape):
    """One tensor, [batch, tokens, heads, head_dim]."""
    return lambda draw, dtype: [draw.torch(*shape, dtype=dtype), draw.positions(1, shape[1])]


def on_axes(count, dim_of_head=32):
    """A position on each of these axes for each token."""
    def inputs(draw, dtype):
        q, k, _ = q_k_positions(draw, dim_of_head, tokens=4, dtype=dtype)
        return [q, k, torch.stack([draw.positions(1, 4) for _ in range(count)])]
    return inputs


def grid(*extents):
    """[tokens, axes]"""
    axes = torch.meshgrid(*(torch.arange(extent) for extent in extents), indexing="ij")
    return torch.stack(axes, -1).flatten(0, -2)


def patches(*extents, dim_of_head=32):
    """[tokens, heads, head_dim], a token for each place of a grid."""
    def inputs(draw, dtype):
        where = grid(*extents)
        return [*(draw.torch(len(where), 2, dim_of_head, dtype=dtype) for _ in range(2)), where]
    return inputs


def heads(*shapes):
    """Tensors of these shapes, then what is given."""
    def with_rest(*rest):
        return lambda draw, dtype: [*(draw.torch(*shape, dtype=dtype) for shape in shapes),
                                    *(part(draw) if callable(part) else part for part in rest)]
    return with_rest
