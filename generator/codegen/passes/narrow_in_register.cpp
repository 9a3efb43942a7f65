//===- narrow_in_register.cpp ---------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "narrow_in_register.h"

#include "opaque.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// Whether the store would become the memory form: a whole register of converted lanes.
bool wouldFold(const StoreInst &store) {
  auto *narrow = dyn_cast<FPTruncInst>(store.getValueOperand());
  auto *type = narrow ? dyn_cast<FixedVectorType>(narrow->getType()) : nullptr;
  if (!type || !type->getElementType()->isHalfTy() || !narrow->hasOneUse())
    return false;
  const unsigned lanes = type->getNumElements();
  return lanes == 8 || lanes == 16;
}

Value *throughRegister(IRBuilderBase &builder, Value *vector, bool avx512) {
  auto *lanes = cast<FixedVectorType>(vector->getType());
  auto *words = FixedVectorType::get(builder.getInt16Ty(), lanes->getNumElements());
  return opaque(builder, builder.CreateBitCast(vector, words), avx512 ? "v" : "x");
}

} // namespace

PreservedAnalyses NarrowInRegisterPass::run(Function &function, FunctionAnalysisManager &) {
  const StringRef features = function.getFnAttribute("target-features").getValueAsString();
  if (!function.getParent()->getTargetTriple().isX86() || !features.contains("+f16c") ||
      function.hasFnAttribute("ropewalk-convert"))
    return PreservedAnalyses::all();
  // Registers 16 to 31 exist, and x means 0 to 15, only with AVX-512.
  const bool avx512 = features.contains("+avx512vl");
  bool changed = false;
  for (Instruction &instruction : instructions(function)) {
    auto *store = dyn_cast<StoreInst>(&instruction);
    if (!store || !wouldFold(*store))
      continue;
    IRBuilder<> builder(store);
    store->setOperand(0, throughRegister(builder, store->getValueOperand(), avx512));
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
