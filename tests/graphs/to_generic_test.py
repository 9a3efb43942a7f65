#===- to_generic_test.py - tools/graphs/to_generic.py, run as people do ----===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""usage: to_generic_test.py SOURCE MLIR_OPT (Errors | Conversions) [unittest's arguments]

Conversions ends with code 77, and says why, where jaxlib, iree-base-compiler or onnx is missing."""

import importlib.util
import io
import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCE, MLIR_OPT = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
TOOL = SOURCE / "tools/graphs/to_generic.py"
PACKAGES = ("jaxlib", "iree.compiler", "onnx")
SKIPPED = 77

STABLEHLO = """\
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.multiply %x, %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""
TORCH = """\
func.func @main(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.vtensor.literal(dense_resource<scale> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %1 = torch.aten.mul.Tensor %x, %0
      : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}
{-# dialect_resources: { builtin: { scale: "0x040000000000803F00000040" } } #-}
"""


def is_installed(package):
    try:
        return importlib.util.find_spec(package) is not None
    except ModuleNotFoundError:  # of the package around it
        return False


class Case(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def run_tool(self, *arguments, python_options=("-B",)):
        return subprocess.run([sys.executable, *python_options, TOOL, *arguments],
                              capture_output=True, text=True, check=False, cwd=self.folder)


class Errors(Case):
    def refused(self, message, *arguments, code=1, **options):
        """One line that ends with this message, and no file."""
        before = sorted(self.folder.iterdir())
        done = self.run_tool(*arguments, **options)
        self.assertEqual((done.returncode, done.stdout), (code, ""), done.stderr)
        self.assertEqual(done.stderr, f"to_generic: {message}\n")
        self.assertEqual(sorted(self.folder.iterdir()), before)

    def test_wrong_usage_has_code_2(self):
        done = self.run_tool()
        self.assertEqual(done.returncode, 2)
        self.assertIn("usage:", done.stderr)

    def test_help_names_what_is_read(self):
        done = self.run_tool("--help")
        self.assertEqual(done.returncode, 0)
        for word in ("StableHLO", "ONNX", "torch", "bytecode", "jaxlib", "--output"):
            self.assertIn(word, done.stdout)

    def test_input_that_is_not_there(self):
        self.refused("none.mlir: no such file or directory, expected a file to read",
                     "none.mlir", "-o", "out.mlir")

    def test_input_that_is_a_folder(self):
        self.refused(f"{self.folder}: is a directory, expected a file to read", self.folder,
                     "-o", "out.mlir")

    # -S hides the packages of the environment, whether or not it has them.
    def test_missing_packages_are_named(self):
        for name, data, message in (
                ("a.mlir", STABLEHLO.encode(), "its dialects are read by jaxlib, expected it "
                 "installed (jaxlib is missing)"),
                ("b.mlir", TORCH.encode(), "its dialects are read by iree-base-compiler, expected "
                 "it installed (iree is missing)"),
                ("c.mlirbc", b"ML\xefR\rMLIR22", "its dialects are read by jaxlib, expected it "
                 "installed (jaxlib is missing)"),
                ("d.onnx", b"\x08\x0a\x12\x07pytorch\x1a\x05", "an ONNX model, by its first bytes, "
                 "is read by onnx and iree-base-compiler, expected both installed (onnx is "
                 "missing)")):
            (self.folder / name).write_bytes(data)
            with self.subTest(name):
                self.refused(f"{name}: {message}", name, "-o", "out.mlir",
                             python_options=("-B", "-S"))


class Conversions(Case):
    def converted(self, name, data):
        (self.folder / name).write_bytes(data)
        done = self.run_tool(name, "-o", "out.mlir")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        subprocess.run([MLIR_OPT, "--allow-unregistered-dialect", "out.mlir", "-o", "again.mlir"],
                       check=True, cwd=self.folder)
        text = (self.folder / "out.mlir").read_text()
        self.assertEqual(self.run_tool(name).stdout, text)
        return text

    def refused(self, name, data, message):
        (self.folder / name).write_bytes(data)
        done = self.run_tool(name, "-o", "out.mlir")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
        self.assertTrue(done.stderr.startswith(f"to_generic: {name}: {message}"), done.stderr)
        self.assertEqual([path.name for path in self.folder.iterdir()], [name])

    @staticmethod
    def stablehlo_module():
        sys.path.insert(0, str(TOOL.parent))
        import to_generic
        return to_generic.read_with_jaxlib(STABLEHLO)

    PRODUCT = ('%0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> '
               "tensor<2xf32>")

    def test_stablehlo_text(self):
        self.assertIn(self.PRODUCT, self.converted("a.mlir", STABLEHLO.encode()))

    def test_bytecode(self):
        file = io.BytesIO()
        self.stablehlo_module().operation.write_bytecode(file)
        self.assertIn(self.PRODUCT, self.converted("a.mlirbc", file.getvalue()))

    def test_portable_artifact(self):
        module = self.stablehlo_module()
        from jaxlib.mlir.dialects import stablehlo
        data = stablehlo.serialize_portable_artifact_str(str(module),
                                                         stablehlo.get_minimum_version())
        self.assertIn(self.PRODUCT, self.converted("a.portable", data))

    def test_torch_text_has_its_constants_inside(self):
        text = self.converted("a.mlir", TORCH.encode())
        self.assertIn('"torch.vtensor.literal"() <{value = dense<"0x0000803F00000040"> : '
                      "tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>", text)
        self.assertNotIn("dialect_resources", text)

    def test_generic_text_of_any_dialect_stays_what_it_is(self):
        text = '"builtin.module"() ({\n  "any.thing"() {x = 1 : i64} : () -> ()\n}) : () -> ()\n'
        self.assertEqual(self.converted("a.mlir", text.encode()), text)

    def onnx_model(self, *extents):
        import numpy as np
        from onnx import TensorProto, helper, numpy_helper
        kind = helper.make_tensor_value_info("x", TensorProto.FLOAT, extents)
        result = helper.make_tensor_value_info("y", TensorProto.FLOAT, extents)
        nodes = [helper.make_node("Clip", ["x", "", "most"], ["bounded"]),
                 helper.make_node("Concat", ["bounded", "bounded"], ["twice"], axis=-1),
                 helper.make_node("Split", ["twice"], ["y", "rest"], axis=-1, num_outputs=2)]
        most = numpy_helper.from_array(np.array(0.5, np.float32), "most")
        graph = helper.make_graph(nodes, "g", [kind], [result], [most])
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)],
                                 ir_version=10).SerializeToString()

    def test_onnx(self):
        text = self.converted("a.onnx", self.onnx_model("tokens", 4))
        for line in (
                '%0 = "onnx.Constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> '
                "tensor<f32>",
                '%2 = "onnx.Clip"(%arg0, %1, %0) : (tensor<?x4xf32>, none, tensor<f32>) -> '
                "tensor<?x4xf32>",
                '%3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<?x4xf32>, '
                "tensor<?x4xf32>) -> tensor<?x8xf32>",
                '%4:2 = "onnx.Split"(%3) {axis = -1 : si64, num_outputs = 2 : si64} : '
                "(tensor<?x8xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)"):
            self.assertIn(line, text)

    def test_onnx_with_tensors_in_another_file(self):
        import numpy as np
        import onnx
        from onnx import TensorProto, helper, numpy_helper
        kind = helper.make_tensor_value_info("x", TensorProto.FLOAT16, [2])
        result = helper.make_tensor_value_info("y", TensorProto.FLOAT16, [2])
        scale = numpy_helper.from_array(np.array([1, 2], np.float16), "scale")
        graph = helper.make_graph([helper.make_node("Mul", ["x", "scale"], ["y"])], "g", [kind],
                                  [result], [scale])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)
        onnx.save(model, self.folder / "a.onnx", save_as_external_data=True, location="a.data",
                  size_threshold=0)
        data = (self.folder / "a.onnx").read_bytes()
        self.assertIn("value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf16>",
                      self.converted("a.onnx", data))
        for name in ("a.data", "out.mlir", "again.mlir"):
            (self.folder / name).unlink()
        self.refused("a.onnx", data,
                     "neither MLIR text, nor MLIR bytecode, nor a valid ONNX model: ")

    def test_onnx_functions_are_inlined(self):
        from onnx import TensorProto, helper
        kind = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2])
        result = helper.make_tensor_value_info("y", TensorProto.FLOAT, [2])
        standard = helper.make_opsetid("", 20)
        twice = helper.make_function("local", "Twice", ["a"], ["b"],
                                     [helper.make_node("Add", ["a", "a"], ["b"])], [standard])
        graph = helper.make_graph([helper.make_node("Twice", ["x"], ["y"], domain="local")], "g",
                                  [kind], [result])
        model = helper.make_model(graph, functions=[twice], ir_version=10,
                                  opset_imports=[standard, helper.make_opsetid("local", 1)])
        self.assertIn('%0 = "onnx.Add"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> '
                      "tensor<2xf32>", self.converted("a.onnx", model.SerializeToString()))

    def test_onnx_with_branches_is_refused(self):
        from onnx import TensorProto, helper
        flag = helper.make_tensor_value_info("flag", TensorProto.BOOL, [])
        result = helper.make_tensor_value_info("y", TensorProto.FLOAT, [])
        branch = helper.make_graph([helper.make_node("Constant", [], ["c"], value_float=1.0)], "b",
                                   [], [helper.make_tensor_value_info("c", TensorProto.FLOAT, [])])
        graph = helper.make_graph(
            [helper.make_node("If", ["flag"], ["y"], name="choice", then_branch=branch,
                              else_branch=branch)], "g", [flag], [result])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)
        self.refused("a.onnx", model.SerializeToString(),
                     "If 'choice' has an attribute 'else_branch' of type GRAPH, expected numbers, "
                     "strings or tensors\n")

    def test_refusals_are_one_line(self):
        for name, data, message in (
                ("a.mlir", b"module {", "no MLIR that can be read: line "),
                ("b.mlir", STABLEHLO.replace("multiply", "twist").encode(),
                 "no MLIR that can be read: line "),
                ("c.mlirbc", b"ML\xefR\rMLIR22\0", "no MLIR that can be read: line "),
                ("d.portable", b"ML\xefR\rStableHLO_v1.0.0\0", "no MLIR that can be read: "),
                ("e.onnx", self.onnx_model(2)[:60], "neither MLIR text, nor MLIR bytecode, nor a "
                 "valid ONNX model: "),
                ("f.mlir", b"", "neither MLIR text, nor MLIR bytecode, nor a valid ONNX model: ")):
            with self.subTest(name):
                self.refused(name, data, message)
                (self.folder / name).unlink()


if __name__ == "__main__":
    missing = [package for package in PACKAGES if not is_installed(package)]
    if sys.argv[3] == "Conversions" and missing:
        print(f"skipped: {', '.join(missing)} not installed")
        sys.exit(SKIPPED)
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
