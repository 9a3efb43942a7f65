//===- clean_halide.h - Halide's module as ours -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_CLEAN_HALIDE_H
#define ROPEWALK_CODEGEN_PASSES_CLEAN_HALIDE_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class MemIntrinsic;
}

namespace ropewalk {

/// Whether LLVM makes a call of it, as it does where the length is not known or more than a few
/// stores.
bool becomesCall(const llvm::MemIntrinsic &memory);

/// Removes what Halide adds around a kernel: its `_argv` and `_metadata` functions, its CPU
/// attributes, its module flags, and, where `exact`, every fast-math flag. Contraction and rounding
/// are then said by markers only, so that all kernels agree bit for bit. Loops that LLVM within
/// Halide has made calls of memcpy are loops again: a kernel calls nothing.
class CleanHalidePass : public llvm::PassInfoMixin<CleanHalidePass> {
public:
  explicit CleanHalidePass(bool exact = true) : exact(exact) {}
  llvm::PreservedAnalyses run(llvm::Module &module, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }

private:
  bool exact;
};

} // namespace ropewalk

#endif
