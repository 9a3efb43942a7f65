//===- step_tokens.h - Sums instead of products with a token ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_STEP_TOKENS_H
#define ROPEWALK_CODEGEN_PASSES_STEP_TOKENS_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// t * stride with t counting a loop from 0 becomes a sum that grows by stride. LLVM's strength
/// reduction does so in innermost loops only; that over tokens is around the one over heads. The
/// products are what a token's row waits for: a call of one token and 8 heads takes 0.93 to 0.97 of
/// its time without them.
class StepTokensPass : public llvm::PassInfoMixin<StepTokensPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &manager);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
