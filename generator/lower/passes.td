//===- passes.td - Passes that lower rope IR ---------------*- tablegen -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_PASSES_TD
#define ROPEWALK_LOWER_PASSES_TD

include "mlir/Pass/PassBase.td"

def SelectKernelsPass : Pass<"rope-select-kernels", "::mlir::ModuleOp"> {
  let summary = "Append a rope.kernel for every function that rotations and applications need";
  let description = [{
    A rope.rotation needs functions in every dtype and place that the options list, and rows of
    cos and sin from every source; a rope.apply needs those of its own storage type and place.
    Equal requests are joined, rope.kernel operations already there are kept, and the order
    follows from the module and the options. Which functions serve what is said in section 4 of
    docs/spec.md.

    Example: `rope-opt --rope-select-kernels="dtypes=bf16 places=out"` makes of

    ```mlir
    rope.apply half %x, %cos, %sin into %x window = <begin = 0, dim = 128>
        : memref<?x8x128xbf16>, memref<?x64xf32> into memref<?x8x128xbf16>
    ```

    the same and, at the end of the module,

    ```mlir
    rope.kernel @rope_half_bf16_in_d128 rope pairing = half bf16 in channels = 128
    ```
  }];
  let options = [
    ListOption<"dtypes", "dtypes", "std::string",
               "Storage types of every rotation: f32, f16, bf16 (default: all)">,
    ListOption<"places", "places", "std::string",
               "Places of every rotation: out, in (default: both)">,
    ListOption<"sources", "sources", "std::string",
               "Forms of tables of every plan: f32, f16, bf16, factored (default: all)">,
    Option<"devices", "devices", "bool", /*default=*/"false",
           "Also what only devices have kernels for">
  ];
  let statistics = [
    Statistic<"appended", "appended", "rope.kernel operations that were not there before">
  ];
  let dependentDialects = ["::ropewalk::rope::RopeDialect"];
}

def RopeToVectorPass : Pass<"rope-to-vector", "::mlir::ModuleOp"> {
  let summary = "Replace every rope.kernel by a function of vectors that computes it";
  let description = [{
    Each request becomes a `func.func` with the kernel ABI (`ropewalk/kernel.h`): one pointer, to
    `ropewalk_kernel_args`, and a kernel's name (section 5 of docs/spec.md). Its body is loops
    (`scf`), views of rows (`memref`), vectors and arithmetic (`arith`, `math`), which MLIR's own
    conversions take to LLVM. What is left at the end of a window is masked where the target has
    masks, and else taken in shorter vectors. Nothing of it comes from Halide: what this makes and
    what Halide makes prove each other right, bit for bit.

    Example: `rope-opt --rope-to-vector="target=x86-64-v4 schedule=pair16x1"` makes of

    ```mlir
    rope.kernel @rope_half_f32_in_d64 rope pairing = half f32 in channels = 64
    ```

    the function `@rope_half_f32_in_d64__x86_64_v4_pair16x1`.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"x86-64-v3\"",
           "CPU level whose instructions there are">,
    Option<"schedule", "schedule", "std::string", /*default=*/"",
           "Form, lanes and parts of every kernel (default: vectors of the target's registers)">
  ];
  let statistics = [
    Statistic<"lowered", "lowered", "rope.kernel operations that became functions">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def RopeToCallsPass : Pass<"rope-to-calls", "::mlir::ModuleOp"> {
  let summary = "Turn rope.apply and rope.write_table on memrefs into calls of the runtime";
  let description = [{
    Each rope.apply becomes a call of `ropewalk_graph_apply` (ropewalk/graph.h), which takes one
    record: the module fills it on the stack from the memrefs' descriptors, so extents and strides
    may be dynamic. A second rope.apply that follows with the same cos and sin (the k of a q)
    goes in the same call, unless what lies between may touch memory. Dynamic extents that do not
    agree make the call fail before it writes.
    Where every head has a batch of its own (head-major tensors), those batches are the heads.

    rope.write_table becomes a call of `ropewalk_graph_write_table`, which computes its rows when it
    runs.

    Kernels come from a package: `kernels` names its function that gives the kernel table. A call
    that fails says why on stderr and fails an assertion, which names the operation's location.

    Example: `rope-opt --rope-to-calls="kernels=llama_rope_kernels"` makes of

    ```mlir
    rope.apply half %q, %cos, %sin into %r window = <begin = 0, dim = 128>
        : memref<?x32x128xbf16>, memref<?x64xf32> into memref<?x32x128xbf16>
    ```

    after the stores into %record

    ```mlir
    %kernels = func.call @llama_rope_kernels() : () -> index
    %address = memref.extract_aligned_pointer_as_index %record : memref<130xi64> -> index
    %status = func.call @ropewalk_graph_apply(%address) : (index) -> i32
    %ok = arith.cmpi eq, %status, %c0_i32 : i32
    cf.assert %ok, "rope.apply at graph.mlir:12:3 failed"
    ```
  }];
  let options = [
    Option<"kernels", "kernels", "std::string", /*default=*/"",
           "C function of a package that gives its kernel table">,
    Option<"reference", "reference", "bool", /*default=*/"false",
           "The portable reference may serve what no kernel does">
  ];
  let statistics = [
    Statistic<"calls", "calls", "calls that rotate">,
    Statistic<"tables", "tables", "calls that write cos and sin">,
    Statistic<"joined", "joined", "rope.apply operations that went in another's call">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect", "::mlir::func::FuncDialect",
    "::mlir::memref::MemRefDialect"
  ];
}

#endif
