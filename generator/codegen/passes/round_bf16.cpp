//===- round_bf16.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "round_bf16.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace ropewalk {

static Value *rounded(IRBuilderBase &builder, Value *x) {
  Type *words = x->getType()->getWithNewType(builder.getInt32Ty());
  const auto word = [&](uint32_t value) { return ConstantInt::get(words, value); };
  Value *bits = builder.CreateBitCast(x, words);
  Value *isOdd = builder.CreateICmpNE(builder.CreateAnd(bits, word(0x10000)), word(0));
  Value *tiesToEven = builder.CreateSub(bits, builder.CreateSExt(isOdd, words));
  Value *kept = builder.CreateSelect(builder.CreateFCmpUNO(x, x), word(0x7fc00000), tiesToEven);
  Value *upper = builder.CreateLShr(builder.CreateAdd(kept, word(0x7fff)), word(16));
  return builder.CreateTrunc(upper, x->getType()->getWithNewType(builder.getInt16Ty()));
}

PreservedAnalyses RoundBf16Pass::run(Function &function, FunctionAnalysisManager &) {
  const StringRef features = function.getFnAttribute("target-features").getValueAsString();
  if (!function.getParent()->getTargetTriple().isAArch64() || features.contains("+bf16"))
    return PreservedAnalyses::all();
  bool changed = false;
  for (Instruction &instruction : make_early_inc_range(instructions(function))) {
    auto *narrowing = dyn_cast<FPTruncInst>(&instruction);
    if (!narrowing || !narrowing->getType()->getScalarType()->isBFloatTy() ||
        !narrowing->getSrcTy()->getScalarType()->isFloatTy())
      continue;
    IRBuilder<> builder(narrowing);
    Value *integers = rounded(builder, narrowing->getOperand(0));
    narrowing->replaceAllUsesWith(builder.CreateBitCast(integers, narrowing->getType()));
    narrowing->eraseFromParent();
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
