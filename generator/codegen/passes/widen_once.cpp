//===- widen_once.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "widen_once.h"

#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace ropewalk {
namespace {

/// An fpext of `vector` to the same lane type that dominates `before`, or null.
FPExtInst *wideningOf(Value *vector, const FPExtInst &before, const DominatorTree &dominators) {
  for (User *user : vector->users()) {
    auto *widening = dyn_cast<FPExtInst>(user);
    if (widening && widening->getType()->getScalarType() == before.getType()->getScalarType() &&
        dominators.dominates(widening, &before))
      return widening;
  }
  return nullptr;
}

} // namespace

PreservedAnalyses WidenOncePass::run(Function &function, FunctionAnalysisManager &analyses) {
  const DominatorTree &dominators = analyses.getResult<DominatorTreeAnalysis>(function);
  SmallVector<FPExtInst *, 16> replaced;
  for (Instruction &instruction : instructions(function)) {
    auto *widening = dyn_cast<FPExtInst>(&instruction);
    Value *vector = nullptr;
    ArrayRef<int> mask;
    if (!widening ||
        !match(widening->getOperand(0), m_Shuffle(m_Value(vector), m_Poison(), m_Mask(mask))))
      continue;
    FPExtInst *other = wideningOf(vector, *widening, dominators);
    if (!other)
      continue;
    IRBuilder<> builder(widening);
    widening->replaceAllUsesWith(builder.CreateShuffleVector(other, mask));
    replaced.push_back(widening);
  }
  for (FPExtInst *widening : replaced) {
    auto *shuffle = cast<Instruction>(widening->getOperand(0));
    widening->eraseFromParent();
    if (shuffle->use_empty())
      shuffle->eraseFromParent();
  }
  return replaced.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

} // namespace ropewalk
