#===- exporters.py - From a function to MLIR text --------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Every way from a Python function to generic MLIR text. An exporter takes a Case and what its
build() returned, and gives the text; EXPORTERS names them as tests/graphs/graphs.json does."""

import importlib
import importlib.metadata
import io
import warnings

import onnx
import torch
from generic_text import generic_text
from iree.compiler import ir as iree_ir
from iree.compiler.extras import fx_importer
from onnx_reader import read_onnx
from to_generic import iree_context, read_with_jaxlib

OPSET = 20


def versions(*packages):
    return ", ".join(f"{package} {importlib.metadata.version(package)}" for package in packages)


class Exported(torch.nn.Module):
    """A function or module taking its inputs by position, its buffers part of its state, where
    importers look for them."""

    def __init__(self, function):
        super().__init__()
        self.function = function
        for module in self.modules():
            module._non_persistent_buffers_set.clear()

    def forward(self, *inputs):
        return self.function(*inputs)


def dynamic_shapes(case, inputs):
    if not case.dynamic:
        return None
    dims = {name: torch.export.Dim(name, min=2, max=4096)
            for axes in case.dynamic.values() for name in axes.values()}
    return (tuple({axis: dims[name] for axis, name in case.dynamic.get(i, {}).items()}
                  for i in range(len(inputs))),)


def torch_export(case, function, inputs):
    return torch.export.export(Exported(function), tuple(inputs),
                               dynamic_shapes=dynamic_shapes(case, inputs))


def run_passes(module, *pipelines):
    """With the pass manager of the bindings that the module is of."""
    bindings = type(module).__module__.split("._mlir_libs")[0]
    PassManager = importlib.import_module(f"{bindings}.passmanager").PassManager
    with module.context:
        for pipeline in pipelines:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)


#--- torch.export --------------------------------------------------------------------#

def fx_module(case, function, inputs, decompositions=None, **importer):
    program = torch_export(case, function, inputs)
    if decompositions is not None:
        program = program.run_decompositions(decompositions)
    importer = importer.pop("importer", fx_importer).FxImporter(**importer)
    importer.import_frozen_program(program, import_symbolic_shape_expressions=False)
    return importer.module


def export_fx(case, function, inputs):
    """torch.export's operators as they are traced."""
    return generic_text(fx_module(case, function, inputs))


def export_fx_core(case, function, inputs):
    """The same after decomposition to PyTorch's core operators."""
    decompositions = torch.export.default_decompositions()
    return generic_text(fx_module(case, function, inputs, decompositions))


def export_fx_functional(case, function, inputs):
    """Without decompositions, but nothing is written in place any more."""
    return generic_text(fx_module(case, function, inputs, decompositions={}))


def export_linalg(case, function, inputs):
    module = fx_module(case, function, inputs)
    run_passes(module, "torchdynamo-export-to-torch-backend-pipeline",
               "torch-backend-to-linalg-on-tensors-backend-pipeline")
    return generic_text(module)


def export_tosa(case, function, inputs):
    return lowered_by_torch_mlir(case, function, inputs, "tosa")


def lowered_by_torch_mlir(case, function, inputs, dialect):
    from torch_mlir import ir
    from torch_mlir.dialects import torch as torch_dialect
    from torch_mlir.extras import fx_importer as torch_mlir_importer
    context = ir.Context()
    torch_dialect.register_dialect(context)
    module = fx_module(case, function, inputs, importer=torch_mlir_importer,
                       context=context)
    run_passes(module, "torchdynamo-export-to-torch-backend-pipeline",
               f"torch-backend-to-{dialect}-backend-pipeline")
    return generic_text(module)


def export_torch_stablehlo(case, function, inputs):
    return lowered_by_torch_mlir(case, function, inputs, "stablehlo")


#--- ONNX ------------------------------------------------------------------------------#

def onnx_text(model):
    return generic_text(read_onnx(model, iree_context()))


def dynamo_model(case, function, inputs, opset=OPSET):
    return torch.onnx.export(Exported(function), tuple(inputs), dynamo=True, verbose=False,
                             dynamic_shapes=dynamic_shapes(case, inputs),
                             opset_version=opset).model_proto


def script_model(case, function, inputs, opset=OPSET):
    names = [f"in{i}" for i in range(len(inputs))]
    file = io.BytesIO()
    axes = {names[i]: dict(axes) for i, axes in case.dynamic.items()}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(Exported(function), tuple(inputs), file, dynamo=False,
                          input_names=names, dynamic_axes=axes, opset_version=opset)
    return onnx.load_from_string(file.getvalue())


def export_onnx(case, function, inputs):
    return onnx_text(dynamo_model(case, function, inputs))


def export_onnx_script(case, function, inputs):
    return onnx_text(script_model(case, function, inputs))


def export_onnx_opset11(case, function, inputs):
    """Older operators: axes and the sizes of parts are attributes."""
    return onnx_text(script_model(case, function, inputs, opset=11))


def export_onnx_opset14(case, function, inputs):
    """Between the two: what slices, squeezes and splits take is operands."""
    return onnx_text(script_model(case, function, inputs, opset=14))


def export_onnx_opset23(case, function, inputs):
    """The first that has an operator for rotations."""
    return onnx_text(dynamo_model(case, function, inputs, opset=23))


def export_onnx_slim(case, function, inputs):
    """As deployed: a TorchScript export simplified by onnxslim."""
    import onnxslim
    return onnx_text(onnxslim.slim(script_model(case, function, inputs)))


def export_jax2onnx(case, function, inputs):
    import jax2onnx
    return onnx_text(jax2onnx.to_onnx(function, inputs, opset=OPSET))


def export_tf2onnx(case, function, inputs):
    import tensorflow as tf
    import tf2onnx
    signature = [tf.TensorSpec(tensor.shape, tensor.dtype, f"in{i}")
                 for i, tensor in enumerate(inputs)]
    return onnx_text(tf2onnx.convert.from_function(tf.function(function), signature, opset=18)[0])


def export_onnx_torch(case, function, inputs):
    """A TorchScript export read by torch-mlir's ONNX importer and turned into torch operators."""
    from iree.compiler.extras import onnx_importer
    model = onnx.shape_inference.infer_shapes(script_model(case, function, inputs))
    context = iree_ir.Context()
    info = onnx_importer.ModelInfo(model)
    module = info.create_module(context=context).operation
    onnx_importer.NodeImporter.define_function(info.main_graph, module).import_all()
    run_passes(module, "func.func(convert-torch-onnx-to-torch)")
    return generic_text(module)


#--- StableHLO ---------------------------------------------------------------------------#

def export_jax(case, function, inputs):
    import jax
    if case.dynamic:
        return export_jax_with_open_extents(case, function, inputs)
    return generic_text(jax.jit(function, keep_unused=True).lower(*inputs).compiler_ir("stablehlo"))


def export_jax_with_open_extents(case, function, inputs):
    import jax
    from jax import export
    scope = export.SymbolicScope()
    shapes = [", ".join(case.dynamic.get(i, {}).get(axis, str(extent))
                        for axis, extent in enumerate(array.shape))
              for i, array in enumerate(inputs)]
    arguments = [jax.ShapeDtypeStruct(export.symbolic_shape(shape, scope=scope), array.dtype)
                 for shape, array in zip(shapes, inputs)]
    text = export.export(jax.jit(function))(*arguments).mlir_module()
    return generic_text(read_with_jaxlib(text))


def export_jax_linalg(case, function, inputs):
    """StableHLO lowered to linalg as IREE does."""
    import jax
    lowered = jax.jit(function, keep_unused=True).lower(*inputs)
    module = iree_ir.Module.parse(lowered.as_text(), iree_context())
    run_passes(module, "iree-stablehlo-to-iree-input")
    return generic_text(module)


def export_tf_xla(case, function, inputs):
    """A TensorFlow function with its variables frozen, as XLA takes it, read back as StableHLO."""
    import tensorflow as tf
    from jaxlib import _jax
    from tensorflow.python.framework.convert_to_constants import convert_variables_to_constants_v2
    frozen = convert_variables_to_constants_v2(
        tf.function(function).get_concrete_function(*inputs))
    compiler_ir = tf.function(lambda *xs: frozen(*xs),
                              jit_compile=True).experimental_get_compiler_ir(*inputs)
    module = read_with_jaxlib(_jax.mlir.hlo_to_stablehlo(compiler_ir(stage="hlo_serialized")))
    functions = list(module.body.operations)
    main = next(function for function in functions if function.name.value == "main")
    main.operation.move_before(functions[0].operation)  # XLA puts what it calls before it
    return generic_text(module)


def export_torchax(case, function, inputs):
    """PyTorch's graph carried out in JAX and lowered from there."""
    import jax
    from torchax.export import exported_program_to_jax
    weights, jax_function = exported_program_to_jax(torch_export(case, function, inputs))
    arrays = tuple(to_jax(tensor) for tensor in inputs)
    lowered = jax.jit(lambda *xs: jax_function(weights, xs), keep_unused=True).lower(*arrays)
    return generic_text(lowered.compiler_ir("stablehlo"))


def to_jax(tensor):
    import jax.numpy as jnp
    if tensor.dtype == torch.bfloat16:
        return jnp.asarray(tensor.float().numpy(), dtype=jnp.bfloat16)
    return jnp.asarray(tensor.numpy())


EXPORTERS = {
    "onnx": (export_onnx, ("torch", "onnx")),
    "onnx_script": (export_onnx_script, ("torch", "onnx")),
    "onnx_opset11": (export_onnx_opset11, ("torch", "onnx")),
    "onnx_opset14": (export_onnx_opset14, ("torch", "onnx")),
    "onnx_opset23": (export_onnx_opset23, ("torch", "onnx")),
    "onnx_slim": (export_onnx_slim, ("torch", "onnx", "onnxslim")),
    "onnx_torch": (export_onnx_torch, ("torch", "onnx", "iree-base-compiler")),
    "jax2onnx": (export_jax2onnx, ("jax2onnx", "jax", "onnx")),
    "tf2onnx": (export_tf2onnx, ("tf2onnx", "tensorflow", "onnx")),
    "fx": (export_fx, ("torch", "iree-base-compiler")),
    "fx_core": (export_fx_core, ("torch", "iree-base-compiler")),
    "fx_functional": (export_fx_functional, ("torch", "iree-base-compiler")),
    "linalg": (export_linalg, ("torch", "iree-base-compiler")),
    "tosa": (export_tosa, ("torch", "torch-mlir")),
    "torch_stablehlo": (export_torch_stablehlo, ("torch", "torch-mlir")),
    "jax": (export_jax, ("jax",)),
    "jax_linalg": (export_jax_linalg, ("jax", "iree-base-compiler")),
    "tf_xla": (export_tf_xla, ("tensorflow", "jaxlib")),
    "torchax": (export_torchax, ("torch", "torchax", "jax")),
}
