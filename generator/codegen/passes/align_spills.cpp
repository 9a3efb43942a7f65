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

/// How many registers those vectors fill that the loop takes from before it.
unsigned invariantRegisters(const Loop &loop) {
  SmallPtrSet<const Value *, 32> found;
  for (const BasicBlock *block : loop.blocks())
    for (const Instruction &instruction : *block)
      for (const Value *operand : instruction.operands())
        if (operand->getType()->isVectorTy() && !isa<Constant>(operand) &&
            loop.isLoopInvariant(operand))
          found.insert(operand);
  unsigned filled = 0;
  for (const Value *vector : found) // what fills none needs no slot of its size
    filled += static_cast<unsigned>(vector->getType()->getPrimitiveSizeInBits()) / registerBits;
  return filled;
}

} // namespace

PreservedAnalyses AlignSpillsPass::run(Function &function, FunctionAnalysisManager &manager) {
  if (!function.hasFnAttribute("ropewalk-align-spills") ||
      !function.getParent()->getTargetTriple().isX86())
    return PreservedAnalyses::all();
  const LoopInfo &loops = manager.getResult<LoopAnalysis>(function);
  if (any_of(loops.getLoopsInPreorder(),
             [](const Loop *loop) { return invariantRegisters(*loop) >= registers; }))
    function.addFnAttr("stackrealign");
  return PreservedAnalyses::all();
}

} // namespace ropewalk
