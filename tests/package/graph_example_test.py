#===- graph_example_test.py - The scores that examples/graph prints -------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# usage: graph_example_test.py RUN ROPE-OPT LLVM KERNELS
#
# Runs the example, and a graph of tables, and compares what they print with numpy.
import os
import re
import subprocess
import sys

import numpy as np

POSITIONS = np.array([0, 1, 2, 3, 1000, 100000], dtype=np.float64)
THETA, HEAD_DIM = 5.0e5, 128
NUMBER = r"-?\d+\.?\d*(?:e[+-]?\d+)?"


def numbers(heads, order):
    """What the graph's @number gives for (head, token, component) in that order."""
    index = np.indices((heads, len(POSITIONS), HEAD_DIM))
    a, b, c = (index[i] for i in order)
    return (37 * a + 17 * b + 7 * c) % 29 / 16 - np.float32(0.9).astype(np.float64)


def rotate(x):
    angle = POSITIONS[:, None] * THETA ** (-np.arange(0, HEAD_DIM, 2) / HEAD_DIM)
    low, high = np.split(x, 2, axis=-1)
    cos, sin = np.cos(angle), np.sin(angle)
    return np.concatenate([low * cos - high * sin, high * cos + low * sin], axis=-1)


def expected():
    q, k = rotate(numbers(4, (0, 1, 2))), rotate(numbers(2, (2, 0, 1)))
    return np.einsum("hid,hjd->hij", q, k[[0, 0, 1, 1]]) / np.sqrt(HEAD_DIM)


def tables():
    """What graph_tables.mlir prints, row by row."""
    positions = np.array([[0, 1, 2, 3, 4, 5], [-7, 8, -9, 10, -11, 12]], dtype=np.float64)
    listed = 2 * np.sin(positions[[1, 0, 1, 1]].T * [1.0, -0.5, 0.25, 2.0])
    one = np.cos(5 * 1e4 ** (-np.arange(3) / 3) / [1, 2, 4])
    return np.concatenate([listed.ravel(), one])


def run(*graph):
    """All numbers that a graph prints."""
    printed = subprocess.run([*sys.argv[1:], *graph], check=True, stdout=subprocess.PIPE, text=True)
    parts = printed.stdout.split("data =")[1:]
    data = [n for part in parts for n in re.findall(NUMBER, part.split("Unranked")[0])]
    return np.array(data, dtype=np.float64)


def main():
    # Six digits are printed, and 128 products are added up in f32.
    errors = {
        "scores": np.abs(run() - expected().ravel()).max(),
        "tables": np.abs(run(os.path.join(os.path.dirname(__file__), "graph_tables.mlir"))
                         - tables()).max(),
    }
    print(", ".join(f"{name}: {error:.1e}" for name, error in errors.items()))
    return 0 if max(errors.values()) < 2e-5 else 1


if __name__ == "__main__":
    sys.exit(main())
