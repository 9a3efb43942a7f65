//===- flat_abi.h - halide_buffer_t functions as kernels --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_FLAT_ABI_H
#define ROPEWALK_CODEGEN_PASSES_FLAT_ABI_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Gives each function with the attribute "ropewalk-abi" the kernel ABI of ropewalk/kernel.h: the
/// function becomes internal and always-inline under the name `<name>.halide`, and
/// `void <name>(const ropewalk_kernel_args *)` builds its halide_buffer_t arguments on the stack
/// and calls it. After inlining nothing of them is left. Tables whose pairs may be apart
/// (rows) go to a second, internal copy, `<name>.strided`, where they are.
///
/// The attribute describes the buffers, separated by spaces:
///   buffer := name ["=" field] "," element-bytes { "," axis }   axes innermost first
///   axis   := count "x" count      channel axis: stride (elements) x extent
///           | "head" | "token"     of src or dst, by the buffer's field: that of its name, or
///                                  that of a buffer which is the same memory
///           | "pair" | "row"       of the table; "fineRow" of its fine factors
///           | "position" | "axis"  of the position list
///   count  := number | "c" number  a constant, or channels divided by the number
/// Buffer arguments are named `<name>.buffer` or `<name>$<n>.buffer`; scalar arguments have the
/// names of ropewalk_kernel_args fields. "ropewalk-align"="N" says that all addresses and strides
/// of src and dst are multiples of N bytes.
///
/// A description that does not fit the function is an error diagnostic.
class FlatAbiPass : public llvm::PassInfoMixin<FlatAbiPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &module, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
