//===- step_tokens.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "step_tokens.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace ropewalk {
namespace {

/// A loop around others that counts from 0 by 1.
class TokenLoop {
public:
  TokenLoop(Loop &loop, PHINode &count) : loop(loop), count(count) {}

  bool stepProducts() {
    SmallVector<BinaryOperator *> products;
    for (User *user : count.users()) {
      Value *stride = nullptr;
      if (match(user, m_c_Mul(m_Specific(&count), m_Value(stride))) &&
          loop.contains(cast<Instruction>(user)) && loop.isLoopInvariant(stride))
        products.push_back(cast<BinaryOperator>(user));
    }
    for (BinaryOperator *product : products)
      step(*product);
    return !products.empty();
  }

  /// A count that nothing but its end is compared with goes down to 0: a register less.
  void countDown() {
    auto *next = cast<Instruction>(count.getIncomingValueForBlock(loop.getLoopLatch()));
    auto *compare = dyn_cast<ICmpInst>(loop.getLoopLatch()->getTerminator()->getOperand(0));
    Value *end = nullptr;
    if (!count.hasOneUse() || !next->hasNUses(2) || !compare || !compare->hasOneUse() ||
        !compare->isEquality() || !match(compare, m_c_ICmp(m_Specific(next), m_Value(end))) ||
        !loop.isLoopInvariant(end))
      return;
    PHINode *left = grow(end, "left", [&](IRBuilder<> &builder, Value *value) {
      return builder.CreateAdd(value, Constant::getAllOnesValue(count.getType()));
    });
    IRBuilder<> builder(loop.getLoopLatch()->getTerminator());
    compare->replaceAllUsesWith(builder.CreateICmp(
        compare->getPredicate(), left->getIncomingValueForBlock(loop.getLoopLatch()),
        Constant::getNullValue(count.getType())));
    compare->eraseFromParent();
    count.replaceAllUsesWith(PoisonValue::get(count.getType())); // in next, which it reads
    count.eraseFromParent();
    next->eraseFromParent();
  }

private:
  void step(BinaryOperator &product) {
    Value *stride = product.getOperand(product.getOperand(0) == &count ? 1 : 0);
    auto *address =
        product.hasOneUse() ? dyn_cast<GetElementPtrInst>(product.user_back()) : nullptr;
    if (address && growsItself(*address, product)) { // its base needs no register then
      address->replaceAllUsesWith(
          grow(address->getPointerOperand(), "address", [&](IRBuilder<> &builder, Value *value) {
            return builder.CreateGEP(address->getSourceElementType(), value, stride);
          }));
      address->eraseFromParent();
    } else {
      product.replaceAllUsesWith(grow(
          Constant::getNullValue(product.getType()), "sum",
          [&](IRBuilder<> &builder, Value *value) { return builder.CreateAdd(value, stride); }));
    }
    product.eraseFromParent();
  }

  /// Whether an address in the loop is a base plus a product that doesn't wrap before an address
  /// would.
  bool growsItself(const GetElementPtrInst &address, const BinaryOperator &product) const {
    const DataLayout &layout = address.getModule()->getDataLayout();
    return loop.contains(&address) && address.getNumIndices() == 1 &&
           loop.isLoopInvariant(address.getPointerOperand()) &&
           product.getType()->getIntegerBitWidth() >=
               layout.getIndexTypeSizeInBits(address.getType());
  }

  /// `start` in the first round, then next(its value in the round before).
  PHINode *grow(Value *start, const char *name,
                function_ref<Value *(IRBuilder<> &, Value *)> next) {
    auto *value = PHINode::Create(start->getType(), 2, name, count.getIterator());
    IRBuilder<> builder(loop.getLoopLatch()->getTerminator());
    value->addIncoming(start, loop.getLoopPreheader());
    value->addIncoming(next(builder, value), loop.getLoopLatch());
    return value;
  }

  Loop &loop;
  PHINode &count;
};

} // namespace

PreservedAnalyses StepTokensPass::run(Function &function, FunctionAnalysisManager &manager) {
  bool changed = false;
  for (Loop *loop : manager.getResult<LoopAnalysis>(function).getLoopsInPreorder()) {
    PHINode *count = loop->isInnermost() ? nullptr : loop->getCanonicalInductionVariable();
    if (!count || !loop->getLoopPreheader() || !loop->getLoopLatch())
      continue;
    TokenLoop tokens(*loop, *count);
    if (!tokens.stepProducts())
      continue;
    tokens.countDown();
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
