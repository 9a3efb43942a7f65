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

/// Conversions of f32 to bf16 on Arm without FEAT_BF16, as integers: to nearest even by
/// adding half of the last kept bit, minus one unless that bit is odd; a NaN, which that could
/// carry into the sign, becomes the quiet one first. LLVM's own expansion takes more instructions
/// and, in vectors of eight, forgets NaN. In this order NEON takes five per vector, as it has one
/// for "bit is set: -1" (cmtst) and one that adds and keeps the upper half (addhn). Last of all
/// passes: LLVM's own put shift and mask in their place.
class RoundBf16Pass : public llvm::PassInfoMixin<RoundBf16Pass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
