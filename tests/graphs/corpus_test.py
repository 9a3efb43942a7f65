#===- corpus_test.py - The graphs are whole and where they belong ----------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""usage: corpus_test.py GRAPHS MLIR_OPT [unittest's arguments]"""

import hashlib
import json
import math
import pathlib
import re
import struct
import subprocess
import sys
import unittest

GRAPHS, MLIR_OPT = pathlib.Path(sys.argv[1]), sys.argv[2]
REAL = ("open", "held_out")
ROUNDS = range(1, 8)
CENSUS = 7  # of one library, so it brings no new ones
FOLDERS = (*REAL, "near_misses")
MOST_TEXT, MOST_TENSORS = 30 * 1024, 40 * 1024
BYTES = {"F64": 8, "F32": 4, "F16": 2, "BF16": 2, "I64": 8, "I32": 4, "BOOL": 1}
# As safetensors calls the element types of MLIR and of torch.
DTYPES = {"f64": "F64", "f32": "F32", "f16": "F16", "bf16": "BF16", "i64": "I64", "si64": "I64",
          "i32": "I32", "i1": "BOOL"}


def index(folder):
    return json.loads((GRAPHS / folder / "graphs.json").read_text())


def tensors(path):
    """name -> (dtype, shape), as the header says; the data must be as long as that."""
    data = path.read_bytes()
    end = 8 + struct.unpack_from("<Q", data)[0]
    header = {name: (entry["dtype"], entry["shape"])
              for name, entry in json.loads(data[8:end]).items()}
    expected = sum(BYTES[dtype] * math.prod(shape) for dtype, shape in header.values())
    if len(data) - end != expected:
        raise AssertionError(f"{path.name} has {len(data) - end} bytes of data, "
                             f"expected {expected}")
    return header, expected


def signature(text):
    """[(dtype, shape)] of the arguments and of the results; an open extent is None."""
    arguments, results = re.search(r"function_type = \((.*?)\) -> (.*?), sym_name", text).groups()
    return [[tensor(*found) for found in
             re.findall(r"tensor<(?:\[([^]]*)\],|((?:[0-9?]+x)*))(\w+)>", types)]
            for types in (arguments, results)]


def tensor(torch_extents, extents, element):
    extents = re.findall(r"[0-9?]+", torch_extents or extents)
    return DTYPES[element], [None if extent == "?" else int(extent) for extent in extents]


class Corpus(unittest.TestCase):
    def test_every_file_has_its_line_and_every_line_its_files(self):
        for folder in FOLDERS:
            names = [entry["name"] for entry in index(folder)]
            self.assertEqual(names, sorted(set(names)) if folder in REAL else names)
            endings = (".mlir", ".safetensors") if folder in REAL else (".mlir",)
            self.assertEqual(
                sorted(path.name for path in (GRAPHS / folder).iterdir()),
                sorted([*(name + end for name in names for end in endings), "graphs.json"]))

    def test_a_third_by_hash_of_the_name_is_held_out(self):
        for folder in REAL:
            for entry in index(folder):
                first = hashlib.sha256(entry["name"].encode()).digest()[0]
                self.assertEqual(first % 3 == 0, folder == "held_out", entry["name"])

    def test_there_are_enough_of_each_kind(self):
        real = [entry for folder in REAL for entry in index(folder)]
        turning = [entry for entry in real if entry["rope_apply"]]
        self.assertGreaterEqual(len(turning), 75)
        self.assertGreaterEqual(len(real) - len(turning), 10)
        self.assertGreaterEqual(len({entry["library"] for entry in turning}), 8)
        self.assertGreaterEqual(len({entry["exporter"] for entry in turning}), 5)
        self.assertGreaterEqual(len(index("near_misses")), 36)
        rounds = sorted({entry["round"] for entry in real})
        for number in rounds[1:]:
            known = {entry["library"] for entry in real if entry["round"] < number}
            added = [entry for entry in real if entry["round"] == number]
            self.assertGreaterEqual(len(added), 75)
            if number != CENSUS:
                self.assertGreaterEqual(len({entry["library"] for entry in added} - known), 6)

    def test_lines_say_what_is_to_be_found(self):
        for folder in REAL:
            for entry in index(folder):
                rotations = entry["rotations"]
                self.assertIn(entry["round"], ROUNDS)
                if "missed" in entry:
                    self.assertGreater(entry["rope_apply"], 0, entry["name"])
                self.assertEqual(entry["rope_apply"],
                                 sum("tied_by_caller" not in line for line in rotations))
                for line in rotations:
                    self.assertIn(line["pairing"], ("half", "interleaved"))
                    self.assertEqual(line["dim"] % 2, 0)
                    self.assertLessEqual(line["begin"] + line["dim"], line["head_dim"])
        bases = {entry["name"] for entry in index("open") if entry["rope_apply"]}
        for entry in index("near_misses"):
            self.assertEqual((entry["rope_apply"], entry["rotations"]), (0, []))
            self.assertIn(entry["base"], bases)

    def test_tensors_are_the_functions_arguments_and_results(self):
        for folder in REAL:
            for entry in index(folder):
                with self.subTest(entry["name"]):
                    self.compare(GRAPHS / folder / f"{entry['name']}.mlir")

    def compare(self, path):
        text = path.read_text()
        self.assertLessEqual(len(text), MOST_TEXT)
        found, size = tensors(path.with_suffix(".safetensors"))
        self.assertLessEqual(size, MOST_TENSORS)
        names = []
        for prefix, types in zip(("in", "out"), signature(text)):
            for i, (dtype, shape) in enumerate(types):
                names.append(f"{prefix}{i}")
                have_dtype, have_shape = found[names[-1]]
                self.assertEqual(have_dtype, dtype, names[-1])
                self.assertEqual([have if extent is not None else None for have, extent
                                  in zip(have_shape, shape, strict=True)], shape, names[-1])
        self.assertEqual(sorted(found), sorted(names))

    def test_mlir_opt_reads_all_of_them(self):
        texts = [(GRAPHS / folder / f"{entry['name']}.mlir").read_text()
                 for folder in FOLDERS for entry in index(folder)]
        done = subprocess.run([MLIR_OPT, "--allow-unregistered-dialect", "--split-input-file", "-"],
                              input="\n// -----\n".join(texts), capture_output=True, text=True,
                              check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(len(re.findall(r"func\.func (?:public )?@main", done.stdout)), len(texts))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
