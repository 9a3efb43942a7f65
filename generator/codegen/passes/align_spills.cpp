//===- align_spills.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "align_spills.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace ropewalk {
namespace {

constexpr unsigned registers = 16, registerBits = 256;

/// How many vectors that fill a register the loop takes from before it.
unsigned invariantVectors(const Loop &loop) {
  SmallPtrSet<const Value *, 32> found;
  for (const BasicBlock *block : loop.blocks())
    for (const Instruction &instruction : *block)
      for (const Value *operand : instruction.operands())
        if (operand->getType()->isVectorTy() && !isa<Constant>(operand) &&
            operand->getType()->getPrimitiveSizeInBits() >= registerBits &&
            loop.isLoopInvariant(operand))
          found.insert(operand);
  return static_cast<unsigned>(found.size());
}

} // namespace

PreservedAnalyses AlignSpillsPass::run(Function &function, FunctionAnalysisManager &manager) {
  if (!function.hasFnAttribute("ropewalk-align-spills") ||
      !function.getParent()->getTargetTriple().isX86())
    return PreservedAnalyses::all();
  const LoopInfo &loops = manager.getResult<LoopAnalysis>(function);
  if (any_of(loops.getLoopsInPreorder(),
             [](const Loop *loop) { return invariantVectors(*loop) >= registers; }))
    function.addFnAttr("stackrealign");
  return PreservedAnalyses::all();
}

} // namespace ropewalk
