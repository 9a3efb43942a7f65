//===- unaligned_lines.cpp ------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unaligned_lines.h"

#include "head_contents.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

namespace ropewalk {
namespace {

constexpr int64_t placeStep = 16;

void keepInCache(StoreInst &store) {
  store.setMetadata(headEdge, MDNode::get(store.getContext(), {}));
}

/// Stores integers where these are floats of 16 bits: LLVM takes vectors of these that are used in
/// another block apart, and calls functions for each element.
void storeIntegers(StoreInst &store) {
  Value *value = store.getValueOperand();
  Type *type = value->getType();
  if (!type->getScalarType()->is16bitFPTy())
    return;
  IRBuilder<> builder(&store);
  store.setOperand(0, builder.CreateBitCast(value, type->getWithNewType(builder.getInt16Ty())));
}

/// The stores of a loop over heads, which is one block.
class Placement {
public:
  Placement(HeadContents &head, BasicBlock &before, BasicBlock &block)
      : head(head), before(before), block(block) {}

  /// Makes a choice between blocks of them.
  void run(ScalarEvolution &evolution) {
    for (const HeadStore &each : head.stores())
      storeIntegers(*each.store);
    const HeadStore &last = head.lastOf(0, head.bytes());
    auto *branch = cast<BranchInst>(block.getTerminator());
    IRBuilder<> builder(branch);
    Value *pointer = builder.CreatePtrAdd(last.store->getPointerOperand(),
                                          builder.getInt64(head.begin() - last.offset));
    Value *hasGap = hasGapBehind(pointer, evolution);
    Value *isLast = branch->getSuccessor(0) == &block ? builder.CreateNot(branch->getCondition())
                                                      : branch->getCondition();
    isAtEnd = builder.CreateOr(isLast, hasGap);
    Value *address = builder.CreatePtrToInt(pointer, builder.getInt64Ty());
    Value *lastLine = head.join(builder, head.bytes() - lineBytes, lineBytes);

    behind = block.splitBasicBlock(branch, "behind");
    block.getTerminator()->eraseFromParent();
    builder.SetInsertPoint(&block, block.begin());
    PHINode *begins = builder.CreatePHI(builder.getInt1Ty(), 2, "at_begin");
    begins->addIncoming(builder.getTrue(), &before);
    begins->addIncoming(hasGap, behind);
    PHINode *carried = builder.CreatePHI(lastLine->getType(), 2, "line_before");
    carried->addIncoming(PoisonValue::get(lastLine->getType()), &before);
    carried->addIncoming(lastLine, behind);
    isAtBegin = begins;
    lineBefore = carried;
    BasicBlock &alone = addBlock("alone"), &others = addBlock("others");
    builder.SetInsertPoint(&block);
    builder.CreateCondBr(hasPartsOfLines(builder, address), &alone, &others);
    choose(others, address, lineBytes / 2, 0);
    for (const HeadStore &each : head.stores()) {
      keepInCache(*each.store);
      each.store->moveBefore(alone, alone.end());
    }
    builder.SetInsertPoint(&alone);
    builder.CreateBr(behind);
  }

private:
  /// Whether the next head begins elsewhere than where this one ends. Known before the loop.
  Value *hasGapBehind(Value *pointer, ScalarEvolution &evolution) {
    const auto *moves = dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(pointer));
    IRBuilder<> builder(before.getTerminator());
    if (!moves || !moves->isAffine() || moves->getLoop()->getHeader() != &block)
      return builder.getTrue();
    SCEVExpander expander(evolution, "stride");
    Value *stride = expander.expandCodeFor(moves->getStepRecurrence(evolution),
                                           builder.getInt64Ty(), before.getTerminator());
    return builder.CreateICmpNE(stride, builder.getInt64(head.bytes()));
  }

  /// Whether no head beside this one completes its first and its last line.
  Value *hasPartsOfLines(IRBuilder<> &builder, Value *address) {
    Value *alone = builder.CreateAnd(isAtBegin, isAtEnd);
    if (head.bytes() % lineBytes != 0)
      return alone;
    Value *behindLine = builder.CreateAnd(address, builder.getInt64(lineBytes - 1));
    return builder.CreateAnd(alone, builder.CreateICmpNE(behindLine, builder.getInt64(0)));
  }

  /// Ends a block with the question whether the address has that bit. Not a switch: LLVM makes
  /// tables of jumps of it.
  void choose(BasicBlock &from, Value *address, int64_t bit, int64_t place) {
    IRBuilder<> builder(&from);
    if (bit < placeStep)
      return storeAt(builder, place);
    BasicBlock &unset = addBlock("place"), &set = addBlock("place");
    Value *has = builder.CreateICmpNE(builder.CreateAnd(address, builder.getInt64(bit)),
                                      builder.getInt64(0));
    builder.CreateCondBr(has, &set, &unset);
    choose(unset, address, bit / 2, place);
    choose(set, address, bit / 2, place + bit);
  }

  BasicBlock &addBlock(const char *name) {
    return *BasicBlock::Create(behind->getContext(), name, behind->getParent(), behind);
  }

  /// Of a head that begins so many bytes behind a line's first.
  void storeAt(IRBuilder<> &builder, int64_t place) {
    const int64_t first = (lineBytes - place) % lineBytes;
    const int64_t end = first + alignDown(head.bytes() - first, lineBytes);
    if (place != 0)
      storeFirst(builder, place);
    for (int64_t at = first; at < end; at += lineBytes)
      head.store(builder, at, lineBytes, Align(lineBytes));
    if (end == head.bytes()) {
      builder.CreateBr(behind);
      return;
    }
    BasicBlock &rest = addBlock("rest");
    builder.CreateCondBr(isAtEnd, &rest, behind);
    builder.SetInsertPoint(&rest);
    storeCached(builder, end, head.bytes(), place);
    builder.CreateBr(behind);
  }

  /// The line that this head shares with the one before it, if there is one.
  void storeFirst(IRBuilder<> &builder, int64_t place) {
    BasicBlock &first = addBlock("first"), &shared = addBlock("shared"), &next = addBlock("next");
    builder.CreateCondBr(isAtBegin, &first, &shared);
    builder.SetInsertPoint(&first);
    storeCached(builder, 0, lineBytes - place, place);
    builder.CreateBr(&next);
    builder.SetInsertPoint(&shared);
    head.storeShared(builder, lineBefore, place);
    builder.CreateBr(&next);
    builder.SetInsertPoint(&next);
  }

  /// By the largest vectors that are whole and aligned.
  void storeCached(IRBuilder<> &builder, int64_t at, int64_t end, int64_t place) {
    while (at < end) {
      const auto address = static_cast<uint64_t>(lineBytes + place + at);
      const Align alignment = commonAlignment(Align(lineBytes), address);
      const auto bytes = static_cast<int64_t>(
          std::min(alignment.value(), bit_floor(static_cast<uint64_t>(end - at))));
      keepInCache(*head.store(builder, at, bytes, alignment));
      at += bytes;
    }
  }

  HeadContents &head;
  BasicBlock &before, &block, *behind = nullptr;
  Value *isAtBegin = nullptr, *isAtEnd = nullptr; ///< Of a row of heads without gaps.
  Value *lineBefore = nullptr;                    ///< The last bytes of the head before.
};

} // namespace

PreservedAnalyses UnalignedLinesPass::run(Function &function, FunctionAnalysisManager &manager) {
  if (!function.hasFnAttribute("ropewalk-unaligned-lines"))
    return PreservedAnalyses::all();
  const DataLayout &layout = function.getParent()->getDataLayout();
  const LoopInfo &loops = manager.getResult<LoopAnalysis>(function);
  ScalarEvolution &evolution = manager.getResult<ScalarEvolutionAnalysis>(function);
  bool changed = false;
  for (const Loop *loop : loops.getLoopsInPreorder()) {
    BasicBlock *before = loop->getLoopPreheader(), *block = loop->getHeader();
    auto *branch = dyn_cast<BranchInst>(block->getTerminator());
    if (loop->getNumBlocks() != 1 || !before || !branch || !branch->isConditional())
      continue;
    std::optional<HeadContents> head = HeadContents::create(*block, layout);
    if (!head || head->bytes() < lineBytes)
      continue;
    Placement(*head, *before, *block).run(evolution);
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
