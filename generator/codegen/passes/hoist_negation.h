//===- hoist_negation.h - Negated table rows instead of data ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_HOIST_NEGATION_H
#define ROPEWALK_CODEGEN_PASSES_HOIST_NEGATION_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// (-x) * s with s the same in every round of a loop becomes x * (-s), and -s is computed before
/// the loop. Arm has no vector multiply-add that negates its addend, as fma(x0, C, -(x1*S)) does,
/// and InstCombine puts the negation at x1: one instruction more per vector of data. x86 has one,
/// and is left alone.
class HoistNegationPass : public llvm::PassInfoMixin<HoistNegationPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &manager);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
