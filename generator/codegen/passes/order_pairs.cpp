//===- order_pairs.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "order_pairs.h"

#include "lanes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace ropewalk {
namespace {

constexpr unsigned lanesOf128 = 4; // of 32 bits

/// 32-bit lanes of the registers that a function's vectors are in; 0: none that a shuffle treats in
/// parts.
unsigned registerLanes(const Function &function) {
  const StringRef features = function.getFnAttribute("target-features").getValueAsString();
  if (!function.getParent()->getTargetTriple().isX86() || !features.contains("+avx"))
    return 0;
  return features.contains("+avx512") ? 16 : 8;
}

/// The other order of vectors of `lanes`, register by register.
class PairOrder {
public:
  PairOrder(unsigned lanes, unsigned inRegister)
      : lanes(lanes), inRegister(std::min(lanes, inRegister)) {}

  /// Which pair a lane of one component holds.
  SmallVector<int> pairs() const {
    return mask([&](unsigned lane) { return pairOf(lane); });
  }
  /// One component, of two vectors of neighbours.
  SmallVector<int> split(unsigned component) const {
    return mask([&](unsigned lane) { return 2 * pairOf(lane) + component; });
  }
  /// Neighbours again, of both components' vectors: their first or second half.
  SmallVector<int> join(unsigned half) const {
    return mask([&](unsigned lane) {
      const unsigned neighbours = (half * lanes + lane) / inRegister; // this register of them
      const unsigned in = lane % inRegister, group = in / lanesOf128 * lanesOf128;
      const unsigned from =
          neighbours / 2 * inRegister + group + neighbours % 2 * 2 + in % lanesOf128 / 2;
      return from + lane % 2 * lanes;
    });
  }

private:
  template <class Of> SmallVector<int> mask(Of of) const {
    SmallVector<int> all;
    for (unsigned lane = 0; lane < lanes; ++lane)
      all.push_back(static_cast<int>(of(lane)));
    return all;
  }
  unsigned pairOf(unsigned lane) const {
    const unsigned in = lane % inRegister, k = in % lanesOf128;
    return lane - in + in / lanesOf128 * 2 + k % 2 + (k < 2 ? 0 : inRegister / 2);
  }

  unsigned lanes, inRegister;
};

bool isOf32Bits(const Value &value) { return value.getType()->getScalarSizeInBits() == 32; }

/// Whether lane i of a shuffle of two vectors of `lanes` is element wanted(i).
template <class Wanted> bool hasMask(const ShuffleVectorInst &shuffle, Wanted wanted) {
  for (auto [i, from] : enumerate(shuffle.getShuffleMask()))
    if (from != static_cast<int>(wanted(static_cast<unsigned>(i))))
      return false;
  return true;
}

/// Whether it is one component, in the pairs' order, of two vectors of as many lanes as itself, or
/// of one of twice as many.
bool isSplit(const ShuffleVectorInst &shuffle) {
  const unsigned lanes = lanesOf(shuffle), of = lanesOf(*shuffle.getOperand(0));
  if (lanes % lanesOf128 != 0 || (of != lanes && of != 2 * lanes))
    return false;
  const auto isOf = [&](unsigned component) {
    return hasMask(shuffle, [&](unsigned i) { return 2 * i + component; });
  };
  return isOf(0) || isOf(1);
}

/// Whether it joins both components' vectors: all of their pairs, or their first or second half.
bool isJoin(const ShuffleVectorInst &shuffle) {
  const unsigned all = lanesOf(shuffle), lanes = lanesOf(*shuffle.getOperand(0));
  // Of four lanes the other order is the same one.
  if (!isOf32Bits(shuffle) || lanes % lanesOf128 != 0 || lanes == lanesOf128)
    return false;
  const auto isFrom = [&](unsigned first) {
    return hasMask(shuffle, [&](unsigned i) { return first + i / 2 + i % 2 * lanes; });
  };
  return all == 2 * lanes ? isFrom(0) : all == lanes && (isFrom(0) || isFrom(lanes / 2));
}

class OrderedPairs {
public:
  explicit OrderedPairs(unsigned inRegister) : inRegister(inRegister) {}

  /// Whether the join was replaced.
  bool rewrite(ShuffleVectorInst &join) {
    Value *first = join.getOperand(0), *second = join.getOperand(1);
    BasicBlock &block = *join.getParent();
    if (!comesFromSplit(*first, block) || !comesFromSplit(*second, block))
      return false;
    first = &ordered(*first, block);
    second = &ordered(*second, block);
    const unsigned lanes = lanesOf(*first);
    IRBuilder<> builder(&join);
    const auto half = [&](unsigned which) {
      return builder.CreateShuffleVector(first, second, PairOrder(lanes, inRegister).join(which),
                                         "joined");
    };
    if (lanesOf(join) == lanes) {
      join.replaceAllUsesWith(half(join.getMaskValue(0) == 0 ? 0 : 1));
      return true;
    }
    Value *low = half(0), *high = half(1);
    for (User *user : make_early_inc_range(join.users()))
      if (auto *store = dyn_cast<StoreInst>(user); store && store->isSimple())
        storeHalves(*store, *low, *high);
    SmallVector<int> both;
    for (unsigned lane = 0; lane < 2 * lanes; ++lane)
      both.push_back(static_cast<int>(lane));
    if (!join.use_empty())
      join.replaceAllUsesWith(builder.CreateShuffleVector(low, high, both));
    return true;
  }

private:
  /// Lane by lane, and computed with what it is joined to.
  static bool isInside(const Value &value, const BasicBlock &block) {
    const auto *instruction = dyn_cast<Instruction>(&value);
    if (!instruction || instruction->getParent() != &block)
      return false;
    if (const auto *intrinsic = dyn_cast<IntrinsicInst>(instruction))
      return intrinsic->getIntrinsicID() == Intrinsic::fma ||
             intrinsic->getIntrinsicID() == Intrinsic::fmuladd;
    return isa<BinaryOperator, UnaryOperator>(instruction);
  }

  bool comesFromSplit(const Value &value, const BasicBlock &block) {
    if (const auto *shuffle = dyn_cast<ShuffleVectorInst>(&value))
      return isSplit(*shuffle);
    if (!isInside(value, block))
      return false;
    const auto [known, isNew] = fromSplit.try_emplace(&value, false);
    if (isNew) // a number of its own, as the map grows
      fromSplit[&value] = any_of(cast<Instruction>(value).operands(), [&](const Value *operand) {
        return lanesOf(*operand) > 1 && comesFromSplit(*operand, block);
      });
    return fromSplit[&value];
  }

  /// The value with its pairs in the other order.
  Value &ordered(Value &value, BasicBlock &block) {
    if (Value *known = inOrder.lookup(&value))
      return *known;
    Value &result = makeOrdered(value, block);
    inOrder[&value] = &result;
    return result;
  }

  Value &makeOrdered(Value &value, BasicBlock &block) {
    const unsigned lanes = lanesOf(value);
    auto *shuffle = dyn_cast<ShuffleVectorInst>(&value);
    if (shuffle && isSplit(*shuffle))
      return *IRBuilder<>(shuffle).CreateShuffleVector(
          shuffle->getOperand(0), shuffle->getOperand(1),
          PairOrder(lanes, inRegister).split(static_cast<unsigned>(shuffle->getMaskValue(0))),
          "split");
    if (isInside(value, block)) {
      auto &old = cast<Instruction>(value);
      Instruction *copy = old.clone();
      for (Use &use : copy->operands())
        if (lanesOf(*use) > 1)
          use.set(&ordered(*use, block));
      copy->insertBefore(old.getIterator());
      return *copy;
    }
    if (auto *constant = dyn_cast<Constant>(&value); constant && constant->getSplatValue())
      return value;
    IRBuilder<> builder(block.getContext());
    if (auto *made = dyn_cast<Instruction>(&value))
      builder.SetInsertPoint(*made->getInsertionPointAfterDef());
    else {
      BasicBlock &entry = block.getParent()->getEntryBlock();
      builder.SetInsertPoint(&entry, entry.getFirstInsertionPt());
    }
    return *builder.CreateShuffleVector(&value, PairOrder(lanes, inRegister).pairs(), "ordered");
  }

  static void storeHalves(StoreInst &store, Value &low, Value &high) {
    IRBuilder<> builder(&store);
    const uint64_t bytes = lanesOf(low) * 4;
    const auto add = [&](Value &half, Value *place, Align alignment) {
      builder.CreateAlignedStore(&half, place, alignment)->copyMetadata(store);
    };
    Value *place = store.getPointerOperand();
    add(low, place, store.getAlign());
    add(high, builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), place, bytes),
        commonAlignment(store.getAlign(), bytes));
    store.eraseFromParent();
  }

  unsigned inRegister;
  DenseMap<const Value *, bool> fromSplit;
  DenseMap<const Value *, Value *> inOrder;
};

} // namespace

PreservedAnalyses OrderPairsPass::run(Function &function, FunctionAnalysisManager &) {
  const unsigned inRegister = registerLanes(function);
  if (!inRegister)
    return PreservedAnalyses::all();
  SmallVector<ShuffleVectorInst *> joins; // a list of its own, as more come
  for (Instruction &instruction : instructions(function))
    if (auto *shuffle = dyn_cast<ShuffleVectorInst>(&instruction))
      if (isJoin(*shuffle))
        joins.push_back(shuffle);
  OrderedPairs pairs(inRegister);
  SmallVector<WeakTrackingVH> replaced; // deleted last, as maps name what is computed from them
  for (ShuffleVectorInst *join : joins)
    if (pairs.rewrite(*join))
      replaced.push_back(join);
  const bool changed = !replaced.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(replaced);
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
