#===- golden.py - What a graph computed where it comes from ----------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Tensors of PyTorch and JAX as numpy arrays, and as a safetensors file."""

import os
import pathlib

import ml_dtypes
import numpy as np
from safetensors.numpy import save_file


def to_numpy(tensor):
    if type(tensor).__module__.startswith("torch"):
        tensor = tensor.detach().contiguous()
        if str(tensor.dtype) == "torch.bfloat16":
            return tensor.float().numpy().astype(ml_dtypes.bfloat16)
        return tensor.numpy()
    return np.asarray(tensor)


def arrays_of(prefix, tensors):
    return {f"{prefix}{i}": np.asarray(to_numpy(tensor), order="C")
            for i, tensor in enumerate(tensors)}


def write_golden(path, arrays):
    path = pathlib.Path(path)
    aside = path.with_suffix(".partial")
    save_file(arrays, aside)
    os.chmod(aside, 0o644)
    os.replace(aside, path)
