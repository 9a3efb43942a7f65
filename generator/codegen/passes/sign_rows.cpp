//===- sign_rows.cpp ------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "sign_rows.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

#include <optional>
#include <utility>
#include <vector>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace ropewalk {
namespace {

/// (-s, s, ...) as a shuffle of s = row * f and -s, f not changed by the loop it is in.
struct SignedRow {
  Value *row = nullptr, *f = nullptr;
  SmallVector<int> lane;      ///< Of row, for each lane of the shuffle.
  SmallVector<bool> negative; ///< Whether it is that of -s.
};

class SignedRows {
public:
  SignedRows(const LoopInfo &loops, BasicBlock &entry) : loops(loops), entry(entry) {}

  /// Whether the shuffle was a signed row, and a product is used in its place now.
  bool rewrite(ShuffleVectorInst &shuffle) {
    std::optional<SignedRow> found = find(shuffle);
    if (!found)
      return false;
    IRBuilder<> builder(&shuffle);
    Value *spread = builder.CreateShuffleVector(found->row, found->lane);
    shuffle.replaceAllUsesWith(builder.CreateFMul(spread, signedFactor(*found), "signed"));
    return true;
  }

private:
  std::optional<SignedRow> find(const ShuffleVectorInst &shuffle) const {
    Value *first = shuffle.getOperand(0), *second = shuffle.getOperand(1);
    const bool negatesFirst = match(first, m_FNeg(m_Specific(second)));
    if (!negatesFirst && !match(second, m_FNeg(m_Specific(first))))
      return std::nullopt;
    Value *product = negatesFirst ? second : first, *negation = negatesFirst ? first : second;
    // Needed elsewhere they would have to be made in any case.
    SignedRow result;
    if (!product->hasNUses(2) || !negation->hasOneUse() ||
        !match(product, m_FMul(m_Value(result.row), m_Value(result.f))))
      return std::nullopt;
    const Loop *loop = loops.getLoopFor(shuffle.getParent());
    if (loop && !loop->isLoopInvariant(result.f))
      std::swap(result.row, result.f);
    if (!loop || !loop->isLoopInvariant(result.f))
      return std::nullopt;
    auto *type = dyn_cast<FixedVectorType>(product->getType());
    auto *made = dyn_cast<Instruction>(result.f);
    if (!type || (made && !made->getInsertionPointAfterDef()))
      return std::nullopt;
    const int lanes = static_cast<int>(type->getNumElements());
    for (int i : shuffle.getShuffleMask()) {
      if (i < 0)
        return std::nullopt;
      result.lane.push_back(i % lanes);
      result.negative.push_back((i < lanes) == negatesFirst);
    }
    return result;
  }

  /// f of each lane, signed; made once, where f is.
  Value *signedFactor(const SignedRow &of) {
    for (const auto &[row, made] : factors)
      if (row.f == of.f && row.lane == of.lane && row.negative == of.negative)
        return made;
    Type *type = cast<FixedVectorType>(of.f->getType())->getElementType();
    SmallVector<Constant *> signs;
    for (bool isNegative : of.negative)
      signs.push_back(ConstantFP::get(type, isNegative ? -1.0 : 1.0));
    IRBuilder<> builder(of.f->getContext());
    if (auto *instruction = dyn_cast<Instruction>(of.f))
      builder.SetInsertPoint(*instruction->getInsertionPointAfterDef());
    else
      builder.SetInsertPoint(&entry, entry.getFirstInsertionPt());
    Value *spread = builder.CreateShuffleVector(of.f, of.lane);
    factors.emplace_back(of, builder.CreateFMul(spread, ConstantVector::get(signs), "signs"));
    return factors.back().second;
  }

  const LoopInfo &loops;
  BasicBlock &entry;
  std::vector<std::pair<SignedRow, Value *>> factors;
};

} // namespace

PreservedAnalyses SignRowsPass::run(Function &function, FunctionAnalysisManager &manager) {
  SignedRows rows(manager.getResult<LoopAnalysis>(function), function.getEntryBlock());
  SmallVector<ShuffleVectorInst *> shuffles; // a list of its own, as they disappear
  for (Instruction &instruction : instructions(function))
    if (auto *shuffle = dyn_cast<ShuffleVectorInst>(&instruction))
      shuffles.push_back(shuffle);
  SmallVector<WeakTrackingVH> replaced; // deleted last, as one may be a row's factor
  for (ShuffleVectorInst *shuffle : shuffles)
    if (rows.rewrite(*shuffle))
      replaced.push_back(shuffle);
  const bool changed = !replaced.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(replaced);
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
