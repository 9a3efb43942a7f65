#===- graph_example_test.py - The scores that examples/graph prints -------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# usage: graph_example_test.py RUN ROPE-OPT LLVM KERNELS
#
# Runs the example and compares what it prints with the same attention scores in numpy.
import re
import subprocess
import sys

import numpy as np

POSITIONS = np.array([0, 1, 2, 3, 1000, 100000], dtype=np.float64)
THETA, HEAD_DIM = 5.0e5, 128


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


def main():
    printed = subprocess.run(sys.argv[1:], check=True, stdout=subprocess.PIPE, text=True).stdout
    data = re.findall(r"-?\d+\.?\d*(?:e[+-]?\d+)?", printed.split("data =")[1])
    scores = np.array(data, dtype=np.float64).reshape(4, 6, 6)
    error = np.abs(scores - expected()).max()
    print(f"worst error {error:.2e}")
    # Six digits are printed, and 128 products are added up in f32.
    return 0 if error < 2e-5 else 1


if __name__ == "__main__":
    sys.exit(main())
