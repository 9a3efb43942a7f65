#===- commands_test.py - The commands of the README, run -------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""usage: commands_test.py ROPEWALK SOURCE [unittest's arguments]"""

import json
import pathlib
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest

TOOL, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])

# What makes a command short that takes its time on all kernels.
LESS = {
    "check": ["--cell=1"],
    "bench": ["--tokens=1", "--dtype=f32", "--place=out", "--seconds=0.001"],
    "bench --autoschedulers": ["--tokens=1", "--heads=2", "--dtype=f32", "--place=out", "--seconds=0.01"],
    "bench --on-paper": ["--dtype=f32", "--place=out"],
    "compile": ["--kernel=rope_half_f32_in"],
}


def less(command):
    """What its name, with the first option or without, asks to add."""
    return LESS.get(" ".join(command[:2]), LESS.get(command[0], []))


def write_zeros(path, shapes):
    """A safetensors file of zeros in bf16."""
    header, end = {}, 0
    for name, shape in shapes.items():
        begin, end = end, end + 2 * shape[0] * shape[1] * (shape[2] * shape[3] if shape[2:] else 1)
        header[name] = {"dtype": "BF16", "shape": shape, "data_offsets": [begin, end]}
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + bytes(end))


def commands():
    """The README's lines that call the tool, without their comments."""
    lines = (SOURCE / "README.md").read_text().splitlines()
    return [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("ropewalk ")]


class Commands(unittest.TestCase):
    def test_all_that_are_shown_run(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            shutil.copy(SOURCE / "examples/configs/llama-3.1-8b.json", folder / "config.json")
            shutil.copy(SOURCE / "tests/graphs/open/transformers_llama_onnx.mlir",
                        folder / "graph.mlir")
            write_zeros(folder / "in.safetensors", {"q": [1, 3, 32, 128], "k": [1, 3, 8, 128]})
            attention = "model.layers.0.self_attn."
            write_zeros(folder / "model.safetensors", {attention + "q_proj.weight": [4096, 2],
                                                       attention + "k_proj.weight": [1024, 2]})
            for command in commands():
                with self.subTest(command):
                    done = subprocess.run([TOOL, *command, *less(command)], cwd=folder,
                                          capture_output=True, text=True, check=False)
                    self.assertEqual(done.returncode, 0, done.stderr)
                    if "--output" in command:
                        self.assertTrue((folder / command[command.index("--output") + 1]).exists())
                    else:
                        self.assertTrue(done.stdout)

    def test_all_that_there_are_are_shown(self):
        known = subprocess.run([TOOL, "--help"], capture_output=True, text=True, check=True).stdout
        names = {line.split()[0] for line in known.splitlines() if line.startswith("  ")}
        self.assertEqual({command[0] for command in commands()}, names)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
