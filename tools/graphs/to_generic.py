#===- to_generic.py - Graphs as text that rope-opt reads -------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Turns a graph of StableHLO, ONNX or torch into MLIR text that needs none of these dialects to be
read: operations in generic form, constants whole. rope-opt --raise-rope takes it from there.

INPUT is MLIR text, MLIR bytecode, a portable StableHLO artifact, or an ONNX model. What it is is
seen from its first bytes. Of the packages on PyPI jaxlib reads StableHLO; iree-base-compiler reads
torch, linalg, tosa and, with onnx, ONNX models: only those that INPUT needs have to be there."""

import argparse
import pathlib
import sys

from generic_text import generic_text, write_whole


class InputError(Exception):
    """One line for people: what is wrong with the input."""


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", type=pathlib.Path, metavar="INPUT")
    parser.add_argument("-o", "--output", type=pathlib.Path, metavar="FILE",
                        help="written when all of it is there; standard output if not given")
    arguments = parser.parse_args()
    try:
        text = convert(arguments.input)
    except InputError as error:
        sys.exit(f"to_generic: {arguments.input}: {error}")
    except OSError as error:
        sys.exit(f"to_generic: {arguments.input}: {error.strerror.lower()}, expected a file to "
                 "read")
    try:
        if arguments.output:
            write_whole(arguments.output, text)
        else:
            sys.stdout.write(text)
            sys.stdout.flush()
    except OSError as error:
        sys.exit(f"to_generic: {arguments.output or 'standard output'}: {error.strerror.lower()}, "
                 "expected a file to write")


def convert(path):
    data = path.read_bytes()
    if data.startswith(b"ML\xefR"):
        return from_mlir(data, bytecode_readers(data))
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return from_onnx(path)
    if "\0" in text or not text.strip() or text.startswith("\b"):  # an ONNX model's first tag
        return from_onnx(path)
    return from_mlir(text, text_readers(text))


#--- MLIR ---------------------------------------------------------------------#

def bytecode_readers(data):
    if b"StableHLO_v" in data[:32]:  # who wrote it, behind a byte for the format's version
        return [read_portable]
    return [read_with_jaxlib, read_with_iree]


def text_readers(text):
    """Only jaxlib's bindings know StableHLO, only IREE's the others."""
    stablehlo = any(word in text for word in ("stablehlo.", "chlo.", "vhlo.", "sdy."))
    return [read_with_jaxlib] if stablehlo else [read_with_iree, read_with_jaxlib]


def from_mlir(source, readers):
    """By the first reader that can. If none can, says what the first one has against it."""
    problems = []
    for reader in readers:
        try:
            return generic_text(reader(source))
        except ModuleNotFoundError as error:
            problems.append(f"its dialects are read by {reader.package}, expected it installed "
                            f"({error.name} is missing)")
        except Exception as error:  # MLIRError of either package, and ValueError
            problems.append(first_problem(str(error)))
    raise InputError(problems[0])


def first_problem(message):
    """Of MLIR's lines, the first that says what is wrong and where."""
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    said = next((line for line in lines if line.startswith("error:")), lines[0] if lines else "")
    return "no MLIR that can be read: " + said.removeprefix("error: ").replace('"-":', "line ", 1)


def read_with_jaxlib(source):
    from jaxlib.mlir import ir
    return ir.Module.parse(source, jaxlib_context())


def read_portable(source):
    from jaxlib.mlir.dialects import stablehlo
    context, said = jaxlib_context(), []

    def keep(diagnostic):  # which would be printed, and not be in the exception
        said.append(diagnostic.message)
        return True

    with context.attach_diagnostic_handler(keep):
        try:
            return stablehlo.deserialize_portable_artifact(context, source)
        except ValueError as error:
            raise ValueError(said[0] if said else str(error)) from error


def jaxlib_context():
    from jaxlib.mlir import ir
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext
    from jaxlib.mlir.dialects import chlo, sdy, stablehlo
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    context = ir.Context()
    context.append_dialect_registry(registry)
    for dialect in (chlo, sdy, stablehlo):
        dialect.register_dialect(context)
    context.load_all_available_dialects()
    context.allow_unregistered_dialects = True
    return context


def read_with_iree(source):
    from iree.compiler import ir
    return ir.Module.parse(source, iree_context())


def iree_context():
    from iree.compiler import ir
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


read_with_jaxlib.package = read_portable.package = "jaxlib"
read_with_iree.package = "iree-base-compiler"


#--- ONNX ----------------------------------------------------------------------#

def from_onnx(path):
    """With the tensors that big models keep in files beside them."""
    try:
        import onnx
        from onnx_reader import read_onnx
    except ModuleNotFoundError as error:
        raise InputError("an ONNX model, by its first bytes, is read by onnx and "
                         f"iree-base-compiler, expected both installed ({error.name} is missing)")
    try:
        model = onnx.load(path)
        onnx.checker.check_model(model)
    except Exception as error:  # protobuf's and the checker's have no common class
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise InputError("neither MLIR text, nor MLIR bytecode, nor a valid ONNX model: "
                         f"{said[0]}") from error
    try:
        return generic_text(read_onnx(model, iree_context()))
    except ValueError as error:
        raise InputError(str(error)) from error


if __name__ == "__main__":
    main()
