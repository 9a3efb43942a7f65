//===- align_spills.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "align_spills.h"

#include "avx_registers.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// How many registers those vectors fill that the loop takes from before it.
int invariantRegisters(const Loop &loop) {
  SmallPtrSet<const Value *, 32> found;
  for (const BasicBlock *block : loop.blocks())
    for (const Instruction &instruction : *block)
      for (const Value *operand : instruction.operands())
        if (isVectorFromBefore(loop, *operand))
          found.insert(operand);
  int filled = 0;
  for (const Value *vector : found)
    filled += avxRegistersOf(*vector);
  return filled;
}

} // namespace

PreservedAnalyses AlignSpillsPass::run(Function &function, FunctionAnalysisManager &manager) {
  if (!hasAvxRegisters(function))
    return PreservedAnalyses::all();
  const LoopInfo &loops = manager.getResult<LoopAnalysis>(function);
  if (any_of(loops.getLoopsInPreorder(),
             [](const Loop *loop) { return invariantRegisters(*loop) >= avxRegisters; }))
    function.addFnAttr("stackrealign");
  return PreservedAnalyses::all();
}

} // namespace ropewalk
