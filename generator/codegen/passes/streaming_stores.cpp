//===- streaming_stores.cpp -----------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "streaming_stores.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace ropewalk {
namespace {

bool canStream(const StoreInst &store) {
  return store.isSimple() && isa<FixedVectorType>(store.getValueOperand()->getType()) &&
         store.getAlign() >= Align(16) &&
         !isa<AllocaInst>(getUnderlyingObject(store.getPointerOperand()));
}

/// Non-temporal stores are weakly ordered; the caller's next release must not overtake them.
void fenceBefore(ReturnInst &ret) {
  IRBuilder<> builder(&ret);
  if (ret.getModule()->getTargetTriple().isX86())
    builder.CreateIntrinsic(Intrinsic::x86_sse_sfence, {});
  else
    builder.CreateFence(AtomicOrdering::Release);
}

} // namespace

PreservedAnalyses StreamingStoresPass::run(Function &function, FunctionAnalysisManager &) {
  if (!function.hasFnAttribute("ropewalk-stream"))
    return PreservedAnalyses::all();
  LLVMContext &context = function.getContext();
  MDNode *one =
      MDNode::get(context, ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(context), 1)));
  bool streams = false;
  for (Instruction &instruction : instructions(function))
    if (auto *store = dyn_cast<StoreInst>(&instruction); store && canStream(*store)) {
      store->setMetadata(LLVMContext::MD_nontemporal, one);
      streams = true;
    }
  if (!streams)
    return PreservedAnalyses::all();
  for (BasicBlock &block : function)
    if (auto *ret = dyn_cast<ReturnInst>(block.getTerminator()))
      fenceBefore(*ret);
  return PreservedAnalyses::none();
}

} // namespace ropewalk
