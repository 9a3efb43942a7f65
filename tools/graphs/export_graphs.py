#===- export_graphs.py - The corpus of real graphs, made anew --------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Exports the rotary and attention code of installed model libraries to MLIR text, with what it
computes on random input, into tests/graphs. See tests/graphs/README.md."""

import argparse
import importlib
import json
import pathlib
import subprocess
import sys

import numpy as np
import torch
from exporters import EXPORTERS, to_jax, versions
from generic_text import check_with_mlir_opt, write_whole
from golden import arrays_of, write_golden
from graph_case import CASES, Draw, is_held_out, seed_of

# In which round a module's graphs came: those held out in one round are known in the next.
MODULES = {"transformers_rope": 1, "transformers_layers": 1, "torch_libraries": 1,
           "diffusion_libraries": 1, "jax_libraries": 1, "without_rope": 1,
           "language_libraries": 2, "signal_libraries": 2, "vision_libraries": 2, "jax_models": 2,
           "transformers_models": 3, "attention_libraries": 3, "jax_programs": 3,
           "tensorflow_libraries": 3,
           "diffusion_models": 4, "serving_libraries": 4, "science_libraries": 4,
           "jax_frameworks": 4, "tensorflow_programs": 4,
           "transformers_attention": 4,
           "serving_programs": 5, "device_libraries": 5, "picture_libraries": 5,
           "sequence_libraries": 5, "jax_layers": 5,
           "omni_models": 6, "training_models": 6, "accelerator_libraries": 6,
           "sound_and_picture_libraries": 6, "jax_and_tensorflow_code": 6, "newer_models": 6,
           "census_text": 7, "census_axes": 7}
MOST_TEXT = 30 * 1024
MOST_GOLDEN = 40 * 1024
GRAPHS = pathlib.Path(__file__).resolve().parent.parent.parent / "tests" / "graphs"


def index_entry(name, case, exporter):
    rotations = []
    for rotation in case.rotations:
        fields = {key: value for key, value in vars(rotation).items()
                  if value is not None and value is not False}
        rotations.append(fields)
    entry = {"name": name, "round": MODULES[case.module], "library": versions(case.library),
             "exporter": exporter, "exporter_versions": versions(*EXPORTERS[exporter][1]),
             "rope_apply": sum(not rotation.tied_by_caller for rotation in case.rotations),
             "rotations": rotations}
    if case.note:
        entry["note"] = case.note
    return entry


def export(case, exporter, folder):
    """Writes the graph and what it computes. Raises ValueError if it is no graph for the corpus."""
    name = f"{case.name}_{exporter}"
    function, inputs = case.build(Draw(seed_of(case.name)))
    outputs = function(*inputs)
    outputs = outputs if isinstance(outputs, (tuple, list)) else (outputs,)
    text = EXPORTERS[exporter][0](case, function, inputs)
    check_with_mlir_opt(text)
    if len(text) > MOST_TEXT:
        raise ValueError(f"text has {len(text)} bytes, expected at most {MOST_TEXT}")
    if exporter == "torchax":  # 32-bit integers, as JAX counts
        inputs = [to_jax(tensor) for tensor in inputs]
    arrays = {**arrays_of("in", inputs), **arrays_of("out", outputs)}
    size = sum(array.nbytes for array in arrays.values())
    if size > MOST_GOLDEN:
        raise ValueError(f"inputs and outputs have {size} bytes, expected at most {MOST_GOLDEN}")
    for key, array in arrays.items():
        if array.dtype.kind not in "iub" and not np.isfinite(array.astype(np.float64)).all():
            raise ValueError(f"{key} has elements that are not finite, expected numbers to compare")
    write_whole(folder / f"{name}.mlir", text)
    write_golden(folder / f"{name}.safetensors", arrays)
    return index_entry(name, case, exporter)


def read_index(folder):
    path = folder / "graphs.json"
    return {entry["name"]: entry for entry in json.loads(path.read_text())} if path.exists() else {}


def write_index(folder, entries):
    """Puts these entries in the place of those of the same names, and drops the ones whose file is
    gone."""
    known = read_index(folder)
    for entry in entries:  # what the recogniser makes of a graph is no part of its export
        line = known.get(entry["name"], {})
        entry.update({key: line[key] for key in ("raised_as", "missed", "untied") if key in line})
        known[entry["name"]] = entry
    kept = [known[name] for name in sorted(known) if (folder / f"{name}.mlir").exists()]
    write_whole(folder / "graphs.json",
                "[\n" + ",\n".join(json.dumps(entry) for entry in kept) + "\n]\n")


def export_all(arguments):
    """The graphs of one module. Returns how many could not be exported."""
    torch.set_grad_enabled(False)
    importlib.import_module(f"libraries.{arguments.module}")
    entries, failures = {"open": [], "held_out": []}, 0
    known = {folder: read_index(arguments.output / folder) for folder in entries}
    for case in CASES.values():
        for exporter in case.exporters if case.module == arguments.module else ():
            name = f"{case.name}_{exporter}"
            folder = "held_out" if is_held_out(name) else "open"
            if arguments.only not in name or (arguments.missing and name in known[folder]):
                continue
            try:
                entries[folder].append(export(case, exporter, arguments.output / folder))
                print(f"{folder}/{name}", flush=True)
            except Exception as error:  # an exporter's own: go on with the others
                failures += 1
                print(f"{name}: {type(error).__name__}: {str(error).strip()[:300]}",
                      file=sys.stderr, flush=True)
    for folder, found in entries.items():
        write_index(arguments.output / folder, found)
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD",
                        help="graphs whose name contains this; all if not given")
    parser.add_argument("--missing", action="store_true", help="graphs that are not there yet")
    parser.add_argument("--module", choices=MODULES, help="of tools/graphs/libraries; all if not "
                        "given, each in a process of its own: their LLVMs do not get along")
    parser.add_argument("--output", type=pathlib.Path, default=GRAPHS, metavar="DIR",
                        help="holds open/ and held_out/ (default: %(default)s)")
    arguments = parser.parse_args()
    if arguments.module:
        sys.exit(export_all(arguments) != 0)
    codes = [subprocess.run([sys.executable, *sys.argv, "--module", module], check=False).returncode
             for module in MODULES]
    sys.exit(any(codes))


if __name__ == "__main__":
    main()
