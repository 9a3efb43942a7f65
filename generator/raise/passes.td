//===- passes.td - Passes that recognise rotations ---------*- tablegen -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_PASSES_TD
#define ROPEWALK_RAISE_PASSES_TD

include "mlir/Pass/PassBase.td"

def RaiseRopePass : Pass<"raise-rope", "::mlir::ModuleOp"> {
  let summary = "Replace rotary position embeddings of any dialect by rope.apply and rope.table";
  let description = [{
    Follows each component of a value back through the operations that made it (of StableHLO, ONNX,
    torch, TOSA, linalg, tensor, arith, math and complex; those whose dialects are not loaded as
    unregistered operations in generic form), and replaces the value if its components are those of
    another one, turned in pairs:

        y[a] = x[a] C - x[b] S
        y[b] = x[b] C + x[a] S

    However it is spelled: by rotate_half, by halves, by strided slices, by complex numbers, by a
    permutation matrix; in a part of the components; backwards; into the other pairing. Cosines and
    sines become slices of what the graph has, or a `rope.table` where the graph computes them from
    integer positions. What is not a rotation is left alone, and `--remarks-filter=raise-rope` says
    why. Operations that nothing uses any more are erased.

    ```mlir
    // rope-opt --allow-unregistered-dialect --raise-rope
    %0 = "stablehlo.multiply"(%q, %cos) : ...
    %1 = "stablehlo.slice"(%q) ...
    ...
    // becomes
    %cos, %sin = rope.table #rope.default<theta = 1.000000e+04, angle = hf> at %positions : ...
    %y = rope.apply half %q, %cos, %sin window = <begin = 0, dim = 64> : ...
    ```

    A graph's table that is not computed in it has to have one number for both components of a
    pair. Where a function gets it as an argument as wide as a head that can't be seen;
    `assume-repeated-tables` takes it as given.
  }];
  let dependentDialects = [
    "::ropewalk::rope::RopeDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
  let options = [
    Option<"assumeRepeatedTables", "assume-repeated-tables", "bool", /*default=*/"false",
           "Tables of the caller have the same number for both components of a pair">
  ];
  let statistics = [
    Statistic<"applications", "rope.apply", "Rotations raised">,
    Statistic<"tables", "rope.table", "Tables raised">,
    Statistic<"missed", "missed", "Values that look like a rotation and were left">
  ];
}

#endif
