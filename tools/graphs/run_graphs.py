#===- run_graphs.py - The committed text does what its library did --------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Compiles and runs the graphs of tests/graphs with IREE. Results are compared with what the
library computed; of a near miss it is shown that no table makes a rotation of it."""

import argparse
import json
import re
import sys

import iree.compiler as compiler
import iree.runtime as runtime
import ml_dtypes
import numpy as np
from export_graphs import GRAPHS
from graph_case import seed_of
from safetensors.numpy import load_file

# Of the results' greatest magnitude: products and sums may be rounded in another order, and cos,
# sin and pow differ from library to library.
TOLERANCE = {"float32": 5e-5, "float64": 5e-5, "float16": 4e-3, "bfloat16": 3e-2, "int64": 0,
             "int32": 0, "bool": 0}


def input_type(text):
    for word in ("stablehlo", "tosa", "onnx"):
        if f'"{word}.' in text:
            return word
    return "torch" if '"torch.' in text else "none"


def onnx_in_torch(text):
    """"onnx.Op" as torch-mlir spells it, which is how IREE reads ONNX."""
    def tensor(found):
        *extents, element = found.group(1).split("x")
        element = f"s{element}" if re.fullmatch(r"i(8|16|32|64)", element) else element
        return f"!torch.vtensor<[{','.join(extents)}],{element}>"

    def operation(found):
        name, operands, attributes, types = found.groups()
        if name == "NoValue":
            return '"torch.constant.none"() : () -> !torch.none'
        attributes = re.sub(r"(?<=[{ ])(\w+) = ", r"torch.onnx.\1 = ", attributes or " {}")
        attributes = re.sub(r"(?<!s)(?<!u)i(8|32|64)>", r"si\1>", attributes)
        types = re.sub(r"tensor<([^>]*)>", tensor, types).replace("none", "!torch.none")
        return f'"torch.operator"({operands}) <{{name = "onnx.{name}"}}>{attributes} : {types}'

    text = re.sub(r'"onnx\.(\w+)"\(([^)]*)\)( \{.*\})? : (.*)', operation, text)
    text = re.sub(r'.*(\^bb0|"func\.).*',
                  lambda line: re.sub(r"tensor<([^>]*)>", tensor, line.group(0)), text)
    return text.replace(
        '}) : () -> ()\n}) : () -> ()',
        '}) {torch.onnx_meta.ir_version = 10 : si64, torch.onnx_meta.opset_version = 20 : si64} '
        ': () -> ()\n}) : () -> ()')


NEGATIONS = {
    r'%(\w+) = "onnx\.Neg"\((%\w+)\) : \((\S+xf32>)\) -> (\S+)':
        r'%minus_\1 = "onnx.Constant"() {value = dense<-1.0> : tensor<f32>} : () -> tensor<f32>'
        "\n" r'%\1 = "onnx.Mul"(\2, %minus_\1) : (\3, tensor<f32>) -> \4',
    r'%(\w+) = "torch\.aten\.neg"\((%\w+)\) : \((\S+)\) -> (\S+)':
        r'%minus_\1 = "torch.constant.float"() <{value = -1.0 : f64}> : () -> !torch.float'
        "\n" r'%\1 = "torch.aten.mul.Scalar"(\2, %minus_\1) : (\3, !torch.float) -> \4',
    r'%(\w+) = "arith\.negf"\((%\w+)\) (<.*?>) : \(f32\) -> f32':
        r'%minus_\1 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32'
        "\n" r'%\1 = "arith.mulf"(\2, %minus_\1) \3 : (f32, f32) -> f32',
}


def with_products_for_negations(text):
    """IREE takes a negated slice beside another slice for rotate_half wherever they begin, and so
    would make rotations of some near misses."""
    for negation, product in NEGATIONS.items():
        text = re.sub(negation, product, text)
    return text


def run(text, inputs):
    kind = input_type(text)
    text = with_products_for_negations(text)
    binary = compiler.compile_str(onnx_in_torch(text) if kind == "onnx" else text,
                                  input_type=kind, target_backends=["llvm-cpu"],
                                  extra_args=["--iree-llvmcpu-target-cpu=host",
                                              "--iree-opt-level=O0"])
    module = runtime.load_vm_flatbuffer(binary, driver="local-sync")
    name = "main_graph" if '"main_graph"' in text else "main"
    results = module[name](*inputs)
    results = results if isinstance(results, (tuple, list)) else [results]
    return [result.to_host() for result in results]


def check_results(folder, entry):
    golden = load_file(folder / f"{entry['name']}.safetensors")
    inputs = [golden[f"in{i}"] for i in range(sum(key.startswith("in") for key in golden))]
    for i, result in enumerate(run((folder / f"{entry['name']}.mlir").read_text(), inputs)):
        expected = golden[f"out{i}"]
        kind = str(expected.dtype)
        if result.dtype != expected.dtype and kind == "bfloat16":
            result = result.view(ml_dtypes.bfloat16)
        if result.shape != expected.shape:
            return f"out{i} is {result.shape}, expected {expected.shape}"
        result, expected = result.astype(np.float64), expected.astype(np.float64)
        difference = np.abs(result - expected).max(initial=0)
        if difference > TOLERANCE[kind] * max(1, np.abs(expected).max(initial=0)):
            return f"out{i} is off by {difference:.3g}"
    return ""


#--- near misses ----------------------------------------------------------------#

def is_rotation(x, y, pairing, begin, dim):
    """Whether the same c and s turn all heads, whichever axis those are on: a pair and its result
    always have one c and one s, but they are other ones for another head if this is no rotation."""
    tolerance = 1e-4 if x.dtype == np.float32 else 0.05
    x, y = (tensor.astype(np.float64)[..., begin:begin + dim] for tensor in (x, y))

    def component(tensor, j):
        return (tensor[..., j * dim // 2:(j + 1) * dim // 2] if pairing == "half"
                else tensor[..., j::2])
    x0, x1, y0, y1 = component(x, 0), component(x, 1), component(y, 0), component(y, 1)
    square = x0 * x0 + x1 * x1
    c, s = (x0 * y0 + x1 * y1) / square, (x0 * y1 - x1 * y0) / square
    spread = min(np.ptp(c, axis).max() + np.ptp(s, axis).max() for axis in range(c.ndim - 1)
                 if c.shape[axis] > 1)
    return spread < tolerance


def check_near_miss(folder, entry):
    golden = load_file(GRAPHS / "open" / f"{entry['base']}.safetensors")
    inputs = [golden[f"in{i}"] for i in range(sum(key.startswith("in") for key in golden))]
    rotation = next(line for line in json.loads((GRAPHS / "open" / "graphs.json").read_text())
                    if line["name"] == entry["base"])["rotations"][0]
    rotation = (rotation["pairing"], rotation["begin"], rotation["dim"])
    x = next(tensor for tensor in inputs if tensor.shape == golden["out0"].shape)
    draw = np.random.default_rng(seed_of(entry["name"]))
    x[...] = draw.uniform(1, 2, x.shape) * draw.choice([-1, 1], x.shape)
    if not is_rotation(x, base_result(entry, inputs), *rotation):
        return "its base is no rotation by this check, which shows nothing then"
    turned = is_rotation(x, run((folder / f"{entry['name']}.mlir").read_text(), inputs)[0],
                         *rotation)
    return "" if turned == entry["name"].endswith("extra_use") else "is a rotation"


def base_result(entry, inputs):
    result = run((GRAPHS / "open" / f"{entry['base']}.mlir").read_text(), inputs)[0]
    return result.view(ml_dtypes.bfloat16) if result.dtype == np.uint16 else result


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD",
                        help="graphs whose name contains this; all if not given")
    parser.add_argument("--round", type=int, help="graphs of this round; all if not given")
    parser.add_argument("--folder", choices=("open", "held_out", "near_misses"), default="open")
    arguments = parser.parse_args()
    folder, wrong = GRAPHS / arguments.folder, 0
    check = check_near_miss if arguments.folder == "near_misses" else check_results
    for entry in json.loads((folder / "graphs.json").read_text()):
        if arguments.only not in entry["name"] or arguments.round not in (None, entry.get("round")):
            continue
        try:
            problem = check(folder, entry)
        except Exception as error:  # the compiler's or the runtime's own
            problem = f"not run: {str(error).strip().splitlines()[0][:200]}"
        wrong += bool(problem)
        print(f"{entry['name']}: {problem or 'ok'}", flush=True)
    sys.exit(wrong != 0)


if __name__ == "__main__":
    main()
