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

#include <numeric>

using namespace llvm;

namespace ropewalk {
namespace {

bool canStream(const StoreInst &store) {
  auto *type = dyn_cast<FixedVectorType>(store.getValueOperand()->getType());
  return type && !type->getElementType()->isPointerTy() && store.isSimple() &&
         store.getAlign() >= Align(16) &&
         store.getDataLayout().getTypeSizeInBits(type).getFixedValue() % 128 == 0 &&
         !isa<AllocaInst>(getUnderlyingObject(store.getPointerOperand()));
}

/// Replaces the store by non-temporal ones as wide as it is aligned. LLVM would split a wider one
/// too, but through the stack.
void stream(StoreInst &store) {
  IRBuilder<> builder(&store);
  Value *value = store.getValueOperand();
  const uint64_t bytes = store.getDataLayout().getTypeStoreSize(value->getType());
  const uint64_t pieceBytes = MinAlign(bytes, store.getAlign().value());
  const int wordsPerPiece = static_cast<int>(pieceBytes / 4);
  Value *words =
      builder.CreateBitCast(value, FixedVectorType::get(builder.getInt32Ty(), bytes / 4));
  MDNode *one = MDNode::get(builder.getContext(), ConstantAsMetadata::get(builder.getInt32(1)));
  for (uint64_t at = 0; at < bytes; at += pieceBytes) {
    SmallVector<int, 16> mask(wordsPerPiece);
    std::iota(mask.begin(), mask.end(), static_cast<int>(at / 4));
    Value *piece = pieceBytes == bytes ? words : builder.CreateShuffleVector(words, mask);
    Value *address =
        builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), store.getPointerOperand(), at);
    StoreInst *streamed =
        builder.CreateAlignedStore(piece, address, commonAlignment(store.getAlign(), at));
    streamed->setMetadata(LLVMContext::MD_nontemporal, one);
  }
  store.eraseFromParent();
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
  bool streams = false;
  for (Instruction &instruction : make_early_inc_range(instructions(function)))
    if (auto *store = dyn_cast<StoreInst>(&instruction); store && canStream(*store)) {
      stream(*store);
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
