//===- rope_base.td - The rope dialect ---------------------*- tablegen -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DIALECT_ROPE_BASE_TD
#define ROPEWALK_DIALECT_ROPE_BASE_TD

include "mlir/IR/OpBase.td"

def RopeDialect : Dialect {
  let name = "rope";
  let cppNamespace = "::ropewalk::rope";
  let summary = "Rotary position embeddings";
  let description = [{
    Everything Ropewalk generates is described in this dialect, at three levels:

    - `rope.rotation` says what a model needs: heads, window, pairing, frequencies.
      Import makes it; it has no storage type yet.
    - `rope.table` and `rope.apply` compute a rotation on tensors or memrefs. They
      are what a foreign graph is raised to, and what `rope.rotation` means.
    - `rope.kernel` asks for one function to be generated.

    Constraints on each are numbered in docs/spec.md.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = "void registerAttributes();";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect"];
}

#endif
