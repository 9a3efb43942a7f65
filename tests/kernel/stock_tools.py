#===- stock_tools.py - Stock Halide tools run ours --------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Runs generators that Halide's GenGen compiled, by its RunGen, and checks what they compute.

    stock_tools.py RUNGEN FOLDER
"""

import pathlib
import subprocess
import sys

import numpy as np

rungen, folder = sys.argv[1], pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
random = np.random.default_rng(20)


def run(kernel, inputs, scalars, shape, dtype):
    """The kernel's dst. Halide's first dimension is the last one here; its .npy files keep the
    bytes in our order and write the extents in the other."""
    arguments = [rungen, f"--name={kernel}", "--quiet"]
    for name, array in inputs.items():
        np.save(folder / f"{name}.npy", array.reshape(array.shape[::-1]))
        arguments.append(f"{name}={folder / name}.npy")
    arguments += [f"{name}={value}" for name, value in scalars.items()]
    arguments.append(f"--output_extents=[{','.join(str(n) for n in reversed(shape))}]")
    dst = folder / f"{kernel}.npy"
    dst.unlink(missing_ok=True)
    subprocess.run(arguments + [f"dst={dst}"], check=True)
    written, size = dst.read_bytes(), np.prod(shape) * np.dtype(dtype).itemsize
    extents = f"'shape': ({','.join(str(n) for n in reversed(shape))})"
    assert extents.encode() in written[:-size], (extents, written[:-size])
    return np.frombuffer(written[-size:], dtype).reshape(shape)


def table(rows, pairs):
    angle = random.uniform(-4, 4, (rows, pairs))
    return np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)


def turned(x0, x1, cos, sin):
    """In f64, and the unit of error: the hypotenuse."""
    x0, x1 = x0.astype(np.float64), x1.astype(np.float64)
    return x0 * cos - x1 * sin, x1 * cos + x0 * sin, np.hypot(x0, x1)


def check(name, got, want, unit, ulp):
    error = np.max(np.abs(got - want) / (unit * ulp))
    assert error <= 1, f"{name}: {error} times the bound"
    print(f"{name}: {got.size} values, worst error {error:.2f} of the bound")


def half_f32():
    tokens, heads, pairs = 5, 3, 32
    cos, sin = table(20, pairs)
    positions = np.array([3, 0, 12, 7, 1], dtype=np.int32)
    src = random.normal(size=(tokens, heads, 2, pairs)).astype(np.float32)
    dst = run(
        "rope_half_f32_out_d64__x86_64_pair4x2",
        {"src": src, "cos": cos, "sin": sin, "positions": positions},
        {"rowStep": 1, "rowOffset": 2, "sineSign": -1},
        src.shape,
        np.float32,
    )
    row = positions + np.arange(tokens) + 2
    c, s = cos[row][:, None, :].astype(np.float64), -sin[row][:, None, :].astype(np.float64)
    y0, y1, unit = turned(src[:, :, 0], src[:, :, 1], c, s)
    check("half f32", np.stack([dst[:, :, 0], dst[:, :, 1]]), np.stack([y0, y1]), unit, 2 * 2**-23)


def widen(bits):
    return (bits.astype(np.uint32) << 16).view(np.float32)


def interleaved_bf16():
    tokens, heads, pairs = 4, 2, 23  # whole vectors and a rest
    cos, sin = table(9, pairs)
    positions = np.array([8, 0, 5, 2], dtype=np.int32)
    x = random.normal(size=(tokens, heads, pairs, 2)).astype(np.float32)
    src = (x.view(np.uint32) >> 16).astype(np.uint16)
    dst = widen(
        run(
            "rope_interleaved_bf16_out_dany__x86_64_lane4x1",
            {"src": src, "cos": cos, "sin": sin, "positions": positions},
            {"rowStep": 0, "rowOffset": 0, "sineSign": 1},
            src.shape,
            np.uint16,
        )
    )
    c, s = (t[positions][:, None, :].astype(np.float64) for t in (cos, sin))
    y0, y1, unit = turned(widen(src[..., 0]), widen(src[..., 1]), c, s)
    check("interleaved bf16", np.stack([dst[..., 0], dst[..., 1]]), np.stack([y0, y1]), unit, 2**-8)


def copy_b16():
    src = random.integers(0, 65536, (3, 4, 21), dtype=np.uint16)
    dst = run("copy_b16_out_dany__x86_64_pair8x1", {"src": src}, {}, src.shape, np.uint16)
    assert (dst == src).all(), "a copied value differs"
    print(f"copy b16: {dst.size} values, all equal")


half_f32()
interleaved_bf16()
copy_b16()
