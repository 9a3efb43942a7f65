//===- round_bf16.h - bf16 without an instruction for it --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_ROUND_BF16_H
#define ROPEWALK_CODEGEN_PASSES_ROUND_BF16_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Conversions of f32 to bf16 on Arm without FEAT_BF16 and on x86 without AVX512_BF16, as integers:
/// to nearest even by adding half of the last kept bit, minus one unless that bit is odd. NEON
/// takes three instructions per vector, as it has one for "bit is set: -1" (cmtst) and one that
/// adds and keeps the upper half (addhn); x86's are X86RoundingPass's to choose. LLVM's own
/// expansion takes more and, in NEON's vectors of eight, forgets NaN; its passes would put shift
/// and mask in the place of ours, so they come first.
///
/// NaN: what is added carries out of the low half only where that is not zero, so a NaN with a zero
/// low half, a short one, stays what it is, and others could become zero. Of arithmetic, a NaN is
/// the default one, which is short, or an operand's made quiet, so long ones come from operands
/// only. Elements, which are widened bf16, are short; values that the loop does not change, table
/// rows in registers, get a short NaN in place of any, once before the loop. Where something else
/// is an operand, each result does, with two more instructions per vector. The MLIR backend, whose
/// vectors have to be right without this pass, says so of every result: that is left out where the
/// same proof holds.
class RoundBf16Pass : public llvm::PassInfoMixin<RoundBf16Pass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
