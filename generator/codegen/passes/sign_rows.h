//===- sign_rows.h - Signs of a row by its multiplication -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_SIGN_ROWS_H
#define ROPEWALK_CODEGEN_PASSES_SIGN_ROWS_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Interleaved pairs multiply by (-s0, s0, -s1, s1, ...) with s = sin * f, f the same for all
/// tokens. Halide and InstCombine make that a shuffle of s and -s: a multiplication, a negation and
/// a shuffle of two operands per vector of each token's row. It becomes (sin0, sin0, sin1, ...) *
/// (-f, f, ...): a shuffle of one operand and a multiplication, by what is computed where f is.
/// Equal to the last bit, as a sign changes no rounding to the nearest.
class SignRowsPass : public llvm::PassInfoMixin<SignRowsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &manager);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
