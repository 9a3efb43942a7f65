#===- graph_case.py - One graph of the corpus, before export ---------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What a library module says about a function to export, and the registry of all of them."""

import dataclasses
import hashlib

import numpy as np

CASES = {}


@dataclasses.dataclass(frozen=True)
class Rotation:
    """What a recogniser has to find at one place. Components [begin, begin + dim) of a head of
    head_dim components turn, the others pass. table says where cos and sin come from: "argument",
    "constant", "gather" (rows of a constant or an argument, picked by positions) or "computed"
    (in the graph, from positions); theta is the base of the frequencies then, None if they follow
    another rule, which `scaling` names. With reorder the result has its pairs where the other
    pairing would have them. With tied_by_caller the halves of full-width tables come
    in as arguments, so that nothing in the graph says they are equal."""
    pairing: str
    head_dim: int
    begin: int = 0
    dim: int = 0
    table: str = "argument"
    theta: float | None = None
    scaling: str | None = None
    inverse: bool = False
    reorder: bool = False
    tied_by_caller: bool = False

    def __post_init__(self):
        object.__setattr__(self, "dim", self.dim or self.head_dim)


def half(head_dim, **more):
    return Rotation("half", head_dim, **more)


def interleaved(head_dim, **more):
    return Rotation("interleaved", head_dim, **more)


@dataclasses.dataclass
class Case:
    """build() returns (function or torch.nn.Module, list of input arrays); dynamic names the
    extents that stay open: {input index: {dimension: name}}."""
    name: str
    library: str
    build: object
    rotations: list
    exporters: tuple
    dynamic: dict
    note: str

    @property
    def module(self):
        """Of tools/graphs/libraries."""
        return self.build.__module__.rsplit(".", 1)[-1]


def case(name, library, rotations, exporters, dynamic=None, note=""):
    def register(build):
        assert name not in CASES, f"two graphs are called {name}"
        CASES[name] = Case(name, library, build, list(rotations), tuple(exporters),
                           dynamic or {}, note)
        return build
    return register


def seed_of(name):
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big")


def is_held_out(graph_name):
    """A third of the graphs, by a rule that nobody chooses by."""
    return hashlib.sha256(graph_name.encode()).digest()[0] % 3 == 0


class Draw:
    """Random inputs, the same each time for a graph."""

    def __init__(self, seed):
        self.generator = np.random.default_rng(seed)

    def numpy(self, *shape, scale=1.0):
        return (self.generator.standard_normal(shape) * scale).astype(np.float32)

    def torch(self, *shape, dtype=None, scale=1.0):
        import torch
        return torch.from_numpy(self.numpy(*shape, scale=scale)).to(dtype or torch.float32)

    def positions(self, batch, tokens, most=500):
        """Each row counts on from a start of its own."""
        import torch
        starts = self.generator.integers(0, most, (batch, 1))
        return torch.from_numpy(starts + np.arange(tokens))

    def jax(self, *shape, dtype=None, scale=1.0):
        import jax.numpy as jnp
        return jnp.asarray(self.numpy(*shape, scale=scale), dtype=dtype or jnp.float32)
