#===- generic_text.py - MLIR modules as generic text -----------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""MLIR text that needs none of the dialects it is written in to be read."""

import os
import pathlib
import re
import subprocess

MLIR_OPT = "/usr/lib/llvm-22/bin/mlir-opt"


def generic_text(module):
    """A module of either set of MLIR bindings, without locations, with every constant whole."""
    text = module.operation.get_asm(print_generic_op_form=True, enable_debug_info=False)
    return re.sub(r"[ \t]+$", "", inline_resources(text), flags=re.MULTILINE).strip() + "\n"


def inline_resources(text):
    """Constants kept in a section behind the module, as exporters of big ones do, put where they
    are used: a function cut out of the text is then still complete."""
    body, separator, section = text.partition("\n{-#")
    if not separator:
        return text
    # A blob is its alignment in 4 bytes, then its data.
    blobs = {name: data[8:] for name, data in
             re.findall(r'([\w.$-]+|"[^"]+"): "0x([0-9A-Fa-f]*)"', section)}
    return re.sub(r"dense_resource<([^>]+)>",
                  lambda found: f'dense<"0x{blobs[found.group(1)]}">', body) + "\n"


def check_with_mlir_opt(text):
    """Raises ValueError with the first error that mlir-opt has, if any."""
    done = subprocess.run([MLIR_OPT, "--allow-unregistered-dialect", "-", "-o", os.devnull],
                          input=text, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise ValueError(f"mlir-opt: {done.stderr.splitlines()[0]}")


def write_whole(path, text):
    """Written aside and renamed, so that nobody meets half a file."""
    path = pathlib.Path(path)
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        aside.write_text(text)
        os.replace(aside, path)
    except OSError:
        aside.unlink(missing_ok=True)
        raise
