//===- align_spills.h - Rows that wait on the stack ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_ALIGN_SPILLS_H
#define ROPEWALK_CODEGEN_PASSES_ALIGN_SPILLS_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Asks for an aligned stack ("stackrealign") in functions marked "ropewalk-align-spills", those
/// for AVX's 16 registers, where a loop needs at least as many vectors of 256 bits from before it:
/// rows of cos and sin, most of which wait on the stack and are operands from there. LLVM decides
/// on alignment before it knows what it will spill, so every other slot would lie across two cache
/// lines, which costs each of its loads a second access: on Zen 3 an interleaved row of 128
/// components takes 0.8 of the time on an aligned stack. It takes a register and three instructions
/// per call, so others are left alone. AVX-512 has twice as many registers, of which rows of usual
/// windows need no more.
class AlignSpillsPass : public llvm::PassInfoMixin<AlignSpillsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &manager);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
