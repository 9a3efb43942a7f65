#===- graph_example_test.py - The scores that examples/graph prints -------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
# usage: graph_example_test.py EXAMPLE ROPE-OPT LLVM KERNELS EXPORTED..
#
# Runs the example, and a graph of tables, and compares what they print with numpy; a graph whose
# extents do not agree, which says so; and exported ones, beside which their results lie.
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


def numbers_of(printed):
    parts = printed.split("data =")[1:]
    data = [n for part in parts for n in re.findall(NUMBER, part.split("Unranked")[0])]
    return np.array(data, dtype=np.float64)


def beside(graph):
    return os.path.join(os.path.dirname(__file__), graph)


def execute(program, *graph):
    """A program of the example with a graph."""
    return subprocess.run([os.path.join(sys.argv[1], program), *sys.argv[2:5], *graph],
                          check=False, capture_output=True, text=True)


def run(*graph):
    """All numbers that a graph prints."""
    done = execute("run", *graph)
    sys.stderr.write(done.stderr)
    done.check_returncode()
    return numbers_of(done.stdout)


def run_exported(graph):
    """The largest difference of an exported graph's results."""
    done = execute("run_exported", graph, graph.replace(".mlir", ".safetensors"))
    sys.stderr.write(done.stderr)
    done.check_returncode()
    return max(float(n) for n in re.findall(rf"largest difference ({NUMBER})", done.stdout))


def refuses_graph_without_rotations():
    """Whether run_exported says that there is nothing to be seen in this graph."""
    graph = beside("graph_plain.mlir")
    tensors = sys.argv[5].replace(".mlir", ".safetensors")
    done = execute("run_exported", graph, tensors)
    if done.returncode != 1 or done.stderr != f"{graph}: no rotation was found\n":
        print(f"status {done.returncode}, expected a line on no rotation\n{done.stderr}")
        return False
    return True


def refuses_extents():
    """Whether the first call of graph_extents.mlir runs, and the second says why it does not."""
    done = execute("run", beside("graph_extents.mlir"))
    line = "ropewalk: rope.apply: k.dst.tokens is 3, expected 2\n"
    if done.returncode == 0 or line not in done.stderr or len(numbers_of(done.stdout)) != 4:
        print(f"status {done.returncode}, expected one line of numbers and {line}"
              f"{done.stdout}{done.stderr}")
        return False
    return True


def main():
    # Six digits are printed, and up to 128 products are added up in f32.
    errors = {
        "scores": np.abs(run() - expected().ravel()).max(),
        "tables": np.abs(run(beside("graph_tables.mlir")) - tables()).max(),
    }
    for graph in sys.argv[5:]:
        errors[os.path.basename(graph)] = run_exported(graph)
    print(", ".join(f"{name}: {error:.1e}" for name, error in errors.items()))
    refuses = refuses_extents() and refuses_graph_without_rotations()
    return 0 if all(error < 2e-5 for error in errors.values()) and refuses else 1


if __name__ == "__main__":
    sys.exit(main())
