//===- streaming_stores.cpp -----------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "streaming_stores.h"

#include "opaque.h"
#include "unaligned_lines.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

#include <numeric>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr Align leastAlignment = Align::Constant<16>();

bool canStream(const StoreInst &store) {
  auto *type = dyn_cast<FixedVectorType>(store.getValueOperand()->getType());
  return type && !type->getElementType()->isPointerTy() && store.isSimple() &&
         store.getAlign() >= leastAlignment &&
         store.getDataLayout().getTypeSizeInBits(type).getFixedValue() % 128 == 0;
}

bool isOnStack(const StoreInst &store) {
  return isa<AllocaInst>(getUnderlyingObject(store.getPointerOperand()));
}

/// Whether a vector is, or was joined of, what LLVM with AVX-512 takes for no words. What an
/// instruction packs of 64 bytes of bf16 are words.
bool holdsNarrow(const Value *value) {
  if (auto *cast = dyn_cast<BitCastInst>(value))
    return holdsNarrow(cast->getOperand(0));
  if (auto *shuffle = dyn_cast<ShuffleVectorInst>(value))
    return holdsNarrow(shuffle->getOperand(0)) || holdsNarrow(shuffle->getOperand(1));
  const Type *type = value->getType();
  const bool isPacked =
      isa<IntrinsicInst>(value) && type->getPrimitiveSizeInBits().getFixedValue() == 512;
  return isa<TruncInst>(value) ||
         (type->getScalarType()->is16bitFPTy() && !isPacked && !isa<UndefValue>(value));
}

/// Whether LLVM, with AVX-512, would store a vector as what it was before it became words, and then
/// through the cache: floats of 16 bits are types of their own there, without non-temporal stores,
/// and one instruction truncates to 16 bits and stores. What narrows to f16 gives words if it is
/// stored as it is.
bool wasNarrow(const Value *value) {
  while (auto *cast = dyn_cast<BitCastInst>(value))
    value = cast->getOperand(0);
  const bool givesWords = isa<FPTruncInst>(value) && value->getType()->getScalarType()->isHalfTy();
  return !givesWords && holdsNarrow(value);
}

/// Replaces the store by non-temporal ones as wide as it is aligned. LLVM would split a wider one
/// too, but through the stack.
void stream(StoreInst &store, bool avx512) {
  IRBuilder<> builder(&store);
  Value *value = store.getValueOperand();
  const bool hide = avx512 && wasNarrow(value);
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
    if (hide)
      piece = opaque(builder, piece, "v");
    Value *address =
        builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), store.getPointerOperand(), at);
    StoreInst *streamed =
        builder.CreateAlignedStore(piece, address, commonAlignment(store.getAlign(), at));
    streamed->setMetadata(LLVMContext::MD_nontemporal, one);
  }
  store.eraseFromParent();
}

/// Vectors of what streams divide heads that are as aligned as the kernel is promised, so that each
/// begins where it may stream, though LLVM stops after some steps back and does not see it. What is
/// joined to lines says itself how it is aligned.
void alignToStream(StoreInst &store) {
  Type *type = store.getValueOperand()->getType();
  const uint64_t bytes = store.getDataLayout().getTypeStoreSize(type);
  if (type->isVectorTy() && bytes % leastAlignment.value() == 0)
    store.setAlignment(std::max(store.getAlign(), leastAlignment));
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
  const bool avx512 =
      function.getFnAttribute("target-features").getValueAsString().contains("+avx512vl");
  const bool joined = function.hasFnAttribute("ropewalk-lines") ||
                      function.hasFnAttribute("ropewalk-unaligned-lines");
  bool streams = false;
  for (Instruction &instruction : make_early_inc_range(instructions(function)))
    if (auto *store = dyn_cast<StoreInst>(&instruction);
        store && !isOnStack(*store) && !store->hasMetadata(headEdge)) {
      if (!joined)
        alignToStream(*store);
      if (!canStream(*store))
        continue;
      stream(*store, avx512);
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
