//===- x86_rounding.h - Fewer instructions to round bf16 --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_X86_ROUNDING_H
#define ROPEWALK_CODEGEN_PASSES_X86_ROUNDING_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Rounding to bf16 by integers, as RoundBf16Pass and the MLIR backend write it, in x86's own
/// instructions:
///
/// * `bits + 0x7fff + (bits >> 16 & 1)`, four instructions, becomes three with AVX2: what is added
///   is 0x7fff or 0x8000, which vpermilps takes from a vector that has them in turns, by the low
///   bits of `bits >> 16`.
/// * Words of two results, `low >> 16 | high & 0xffff0000`, become one byte shuffle that leaves
///   high's upper halves alone, with AVX512BW and VL, whose mask LLVM must not know: of one that it
///   knows it makes a blend after the shuffle, and of `or` three operations.
///
/// Others stay what they are: AVX2 has a blend by constants, which LLVM finds.
class X86RoundingPass : public llvm::PassInfoMixin<X86RoundingPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
