#===- onnx_reader.py - ONNX models as MLIR modules -------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""An ONNX model as a module of unregistered operations "onnx.<Op>" on builtin tensors, attributes
and all: the spelling that onnx-mlir has made usual."""

import numpy as np
import onnx
from iree.compiler import ir
from onnx import AttributeProto, TensorProto, inliner, numpy_helper, shape_inference

ELEMENTS = {
    TensorProto.FLOAT: "f32", TensorProto.DOUBLE: "f64", TensorProto.FLOAT16: "f16",
    TensorProto.BFLOAT16: "bf16", TensorProto.INT64: "i64", TensorProto.INT32: "i32",
    TensorProto.INT8: "i8", TensorProto.UINT8: "ui8", TensorProto.BOOL: "i1",
}


def read_onnx(model, context):
    """The module of a loaded model. Raises ValueError for what has no builtin type."""
    model = shape_inference.infer_shapes(inliner.inline_local_functions(model), data_prop=True)
    with context, ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            _Graph(model.graph).function()
    return module


class _Graph:
    def __init__(self, graph):
        self.graph = graph
        self.values = {}
        self.types = {value.name: _value_type(value)
                      for value in [*graph.input, *graph.output, *graph.value_info]}
        self.constants = {tensor.name for tensor in graph.initializer}

    def function(self):
        arguments = [value for value in self.graph.input if value.name not in self.constants]
        types = [self.types[value.name] for value in arguments]
        results = [self.types[value.name] for value in self.graph.output]
        function_type = ir.FunctionType.get(types, results)
        function = ir.Operation.create(
            "func.func", regions=1,
            attributes={"sym_name": ir.StringAttr.get("main"),
                        "function_type": ir.TypeAttr.get(function_type)})
        block = ir.Block.create_at_start(function.regions[0], types)
        self.values = {value.name: block.arguments[i] for i, value in enumerate(arguments)}
        with ir.InsertionPoint(block):
            for tensor in self.graph.initializer:
                self.constant(tensor.name, tensor)
            for node in self.graph.node:
                self.node(node)
            ir.Operation.create("func.return",
                                operands=[self.value(value.name) for value in self.graph.output])

    def constant(self, name, tensor):
        attribute = tensor_attribute(tensor)
        self.values[name] = _create("onnx.Constant", [attribute.type], [],
                                    {"value": attribute}).results[0]

    def value(self, name):
        if not name:  # an optional operand that is not there
            return _create("onnx.NoValue", [ir.NoneType.get()], [], {}).results[0]
        return self.values[name]

    def node(self, node):
        if node.op_type == "Constant" and node.attribute[0].name == "value":
            self.constant(node.output[0], node.attribute[0].t)
            return
        attributes = {a.name: _attribute(a, node) for a in node.attribute}
        operation = _create(_operation_name(node),
                            [self.type_of(name, node) for name in node.output if name],
                            [self.value(name) for name in node.input], attributes)
        self.values.update(zip([name for name in node.output if name], operation.results))

    def type_of(self, name, node):
        if name not in self.types:
            raise ValueError(f"{node.op_type} {name!r} has no type, expected one that shape "
                             "inference finds")
        return self.types[name]


def _create(name, results, operands, attributes):
    return ir.Operation.create(name, results=results, operands=operands, attributes=attributes)


def _operation_name(node):
    domain = "" if node.domain in ("", "ai.onnx") else f"{node.domain}."
    return f"onnx.{domain}{node.op_type}"


def _element(kind, name):
    if kind not in ELEMENTS:
        raise ValueError(f"element type of {name!r} is {TensorProto.DataType.Name(kind)}, expected "
                         f"one of {', '.join(TensorProto.DataType.Name(k) for k in ELEMENTS)}")
    return ir.Type.parse(ELEMENTS[kind])


def _value_type(value):
    tensor = value.type.tensor_type
    element = _element(tensor.elem_type, value.name)
    if not tensor.HasField("shape"):
        return ir.UnrankedTensorType.get(element)
    dynamic = ir.ShapedType.get_dynamic_size()
    return ir.RankedTensorType.get(
        [dim.dim_value if dim.HasField("dim_value") else dynamic for dim in tensor.shape.dim],
        element)


def tensor_attribute(tensor):
    """Any constant as dense<...>. Bytes are given as text, which works for every element type."""
    element = _element(tensor.data_type, tensor.name)
    kind = ir.RankedTensorType.get(list(tensor.dims), element)
    array = numpy_helper.to_array(tensor)
    if tensor.data_type == TensorProto.BOOL:
        return ir.Attribute.parse(f"dense<{str(array.tolist()).lower()}> : {kind}")
    if array.size == 0:
        return ir.Attribute.parse(f"dense<> : {kind}")
    data = np.ascontiguousarray(array).tobytes()
    return ir.Attribute.parse(f'dense<"0x{data.hex().upper()}"> : {kind}')


def _attribute(attribute, node):
    si64 = ir.IntegerType.get_signed(64)
    f32 = ir.F32Type.get()
    if attribute.type == AttributeProto.INT:
        return ir.IntegerAttr.get(si64, attribute.i)
    if attribute.type == AttributeProto.FLOAT:
        return ir.FloatAttr.get(f32, attribute.f)
    if attribute.type == AttributeProto.STRING:
        return ir.StringAttr.get(attribute.s.decode())
    if attribute.type == AttributeProto.INTS:
        return ir.ArrayAttr.get([ir.IntegerAttr.get(si64, i) for i in attribute.ints])
    if attribute.type == AttributeProto.FLOATS:
        return ir.ArrayAttr.get([ir.FloatAttr.get(f32, f) for f in attribute.floats])
    if attribute.type == AttributeProto.TENSOR:
        return tensor_attribute(attribute.t)
    raise ValueError(f"{node.op_type} {node.name!r} has an attribute {attribute.name!r} of type "
                     f"{AttributeProto.AttributeType.Name(attribute.type)}, expected numbers, "
                     "strings or tensors")
