//===- keep_order.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "keep_order.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace ropewalk {

PreservedAnalyses KeepOrderPass::run(Function &function, FunctionAnalysisManager &) {
  if (!function.hasFnAttribute("ropewalk-keep-order") ||
      !function.getParent()->getTargetTriple().isX86())
    return PreservedAnalyses::all();
  SmallVector<StoreInst *> stores; // a list of its own, as fences join them
  for (Instruction &instruction : instructions(function))
    if (auto *store = dyn_cast<StoreInst>(&instruction))
      if (store->getValueOperand()->getType()->isVectorTy())
        stores.push_back(store);
  for (StoreInst *store : stores)
    IRBuilder<>(store->getNextNode())
        .CreateFence(AtomicOrdering::SequentiallyConsistent, SyncScope::SingleThread);
  return stores.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

} // namespace ropewalk
