//===- write_once.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "write_once.h"

#include "lanes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/Local.h"

#include <numeric>
#include <optional>

using namespace llvm;

namespace ropewalk {
namespace {

/// Of what is left of a vector. Fewer, or a second piece, cost as much as the whole where lanes are
/// converted: bf16 12 = 8 + 4 took 1.3, 10 = 8 + 2 1.15, 2 1.08 of its time on Zen 5.
constexpr uint64_t fewestLanes = 4;

int64_t laneBytes(const Value &value, const DataLayout &layout) {
  return static_cast<int64_t>(layout.getTypeStoreSize(value.getType()->getScalarType()));
}

/// Whether lanes lie in memory one by one.
bool hasWholeBytes(const Value &value) {
  return value.getType()->getScalarSizeInBits() % 8 == 0 &&
         isPowerOf2_32(value.getType()->getScalarSizeInBits());
}

/// Whether each lane of the result comes of the same lane of the operands.
bool isElementwise(const Instruction &instruction) {
  if (auto *call = dyn_cast<IntrinsicInst>(&instruction)) {
    const Intrinsic::ID id = call->getIntrinsicID();
    return isTriviallyVectorizable(id) && none_of(seq(call->arg_size()), [&](unsigned i) {
             return isVectorIntrinsicWithScalarOpAtArg(id, i, nullptr);
           });
  }
  if (!isa<BinaryOperator, UnaryOperator, CmpInst, SelectInst, CastInst>(instruction))
    return false;
  return all_of(instruction.operands(),
                [&](const Use &use) { return lanesOf(*use) == lanesOf(instruction); });
}

/// What two addresses of a function, and the lanes of two values, have to do with each other.
class Lanes {
public:
  Lanes(Function &function, ScalarEvolution &evolution)
      : evolution(evolution), layout(function.getDataLayout()) {
    int writes = 0;
    for (Instruction &instruction : instructions(function)) {
      writesBefore[&instruction] = writes;
      writes += instruction.mayWriteToMemory();
    }
  }

  /// b - a, if that is a number.
  std::optional<int64_t> distance(Value *a, Value *b) const {
    const SCEV *difference = evolution.getMinusSCEV(evolution.getSCEV(b), evolution.getSCEV(a));
    auto *number = dyn_cast<SCEVConstant>(difference);
    return number ? std::optional(number->getAPInt().getSExtValue()) : std::nullopt;
  }

  /// Whether lane i of a and lane j of b are the same operations on the same values.
  bool areSame(Value *a, unsigned i, Value *b, unsigned j) const {
    skipMoves(a, i);
    skipMoves(b, j);
    if (a == b && i == j)
      return true;
    if (auto *constant = dyn_cast<Constant>(a)) {
      const Constant *lane = constant->getAggregateElement(i);
      return lane && isa<Constant>(b) && lane == cast<Constant>(b)->getAggregateElement(j);
    }
    auto *x = dyn_cast<Instruction>(a), *y = dyn_cast<Instruction>(b);
    if (!x || !y || a->getType()->getScalarType() != b->getType()->getScalarType())
      return false;
    if (auto *load = dyn_cast<LoadInst>(x))
      return isa<LoadInst>(y) && areSame(*load, i, *cast<LoadInst>(y), j);
    if (!isElementwise(*x) || !x->isSameOperationAs(y, Instruction::CompareUsingScalarTypes) ||
        !x->hasSameSubclassOptionalData(y))
      return false;
    return all_of(zip(x->operands(), y->operands()), [&](const auto &pair) {
      Value *p = std::get<0>(pair), *q = std::get<1>(pair);
      return isa<Function>(p) ? p == q : areSame(p, i, q, j);
    });
  }

private:
  /// From a lane to the one that it is moved from.
  static void skipMoves(Value *&value, unsigned &lane) {
    while (auto *shuffle = dyn_cast<ShuffleVectorInst>(value)) {
      const int from = shuffle->getMaskValue(lane);
      const int width = static_cast<int>(lanesOf(*shuffle->getOperand(0)));
      if (from < 0)
        return;
      value = shuffle->getOperand(from < width ? 0 : 1);
      lane = static_cast<unsigned>(from < width ? from : from - width);
    }
    while (auto *insert = dyn_cast<InsertElementInst>(value)) {
      auto *at = dyn_cast<ConstantInt>(insert->getOperand(2));
      if (!at)
        return;
      const bool here = at->equalsInt(lane);
      value = insert->getOperand(here ? 1 : 0);
      lane = here ? 0 : lane;
      if (here)
        return;
    }
  }

  bool areSame(LoadInst &a, unsigned i, LoadInst &b, unsigned j) const {
    if (!a.isSimple() || !b.isSimple() || !hasWholeBytes(a) || a.getParent() != b.getParent() ||
        writesBefore.lookup(&a) != writesBefore.lookup(&b))
      return false;
    const auto apart = distance(a.getPointerOperand(), b.getPointerOperand());
    return apart == (int64_t(i) - int64_t(j)) * laneBytes(a, layout);
  }

  ScalarEvolution &evolution;
  const DataLayout &layout;
  DenseMap<const Instruction *, int>
      writesBefore; ///< In a block they tell what was read in between.
};

/// Lanes [first, first + count) of vectors, computed as the whole vector is.
class Cutter {
public:
  explicit Cutter(unsigned count) : count(count) {}

  Value *cut(Value *value, unsigned first) {
    if (lanesOf(*value) == 1)
      return value;
    Value *&result = done[{value, first}];
    if (result)
      return result;
    Value *made = nullptr;
    if (auto *constant = dyn_cast<ConstantData>(value))
      made = cutConstant(*constant, first);
    else if (auto *vector = dyn_cast<ConstantVector>(value))
      made = cutConstant(*vector, first);
    else if (auto *load = dyn_cast<LoadInst>(value); load && load->isSimple())
      made = cutLoad(*load, first);
    else if (auto *shuffle = dyn_cast<ShuffleVectorInst>(value))
      made = cutShuffle(*shuffle, first);
    else if (auto *whole = dyn_cast<Instruction>(value); whole && isElementwise(*whole))
      made = cutElementwise(*whole, first);
    else
      made = extract(*value, first);
    return done[{value, first}] = made;
  }

private:
  Type *narrow(const Value &value) const {
    return FixedVectorType::get(value.getType()->getScalarType(), count);
  }

  Value *cutConstant(const Constant &constant, unsigned first) const {
    SmallVector<Constant *, 32> lanes;
    for (unsigned i = 0; i < count; ++i)
      lanes.push_back(constant.getAggregateElement(first + i));
    return ConstantVector::get(lanes);
  }

  Value *cutLoad(LoadInst &load, unsigned first) const {
    IRBuilder<> builder(&load);
    const int64_t offset = first * laneBytes(load, load.getDataLayout());
    Value *address = builder.CreateConstGEP1_64(builder.getInt8Ty(), load.getPointerOperand(),
                                                static_cast<uint64_t>(offset));
    LoadInst *part =
        builder.CreateAlignedLoad(narrow(load), address, commonAlignment(load.getAlign(), offset));
    part->copyMetadata(load, {LLVMContext::MD_tbaa, LLVMContext::MD_alias_scope,
                              LLVMContext::MD_noalias, LLVMContext::MD_invariant_load});
    return part;
  }

  /// Of the operand's lanes only those that are needed, where these are neighbours.
  Value *cutShuffle(ShuffleVectorInst &shuffle, unsigned first) {
    IRBuilder<> builder(&shuffle);
    SmallVector<int, 32> mask(shuffle.getShuffleMask().slice(first, count));
    Value *from = shuffle.getOperand(0);
    const int least = *std::min_element(mask.begin(), mask.end());
    const int most = *std::max_element(mask.begin(), mask.end());
    const int wide = static_cast<int>(lanesOf(*from)), needed = static_cast<int>(count);
    if (least < 0 || most >= wide || isa<InsertElementInst>(from) || wide <= needed ||
        most - least >= needed)
      return builder.CreateShuffleVector(from, shuffle.getOperand(1), mask);
    const int begin = std::min(least, wide - needed);
    for (int &lane : mask)
      lane -= begin;
    return builder.CreateShuffleVector(cut(from, static_cast<unsigned>(begin)), mask);
  }

  Value *cutElementwise(Instruction &whole, unsigned first) {
    SmallVector<Value *, 4> operands;
    for (Value *operand : whole.operand_values())
      operands.push_back(isa<Function>(operand) ? operand : cut(operand, first));
    IRBuilder<> builder(&whole);
    Value *part = nullptr;
    if (auto *binary = dyn_cast<BinaryOperator>(&whole))
      part = builder.CreateBinOp(binary->getOpcode(), operands[0], operands[1]);
    else if (auto *unary = dyn_cast<UnaryOperator>(&whole))
      part = builder.CreateUnOp(unary->getOpcode(), operands[0]);
    else if (auto *compare = dyn_cast<CmpInst>(&whole))
      part = builder.CreateCmp(compare->getPredicate(), operands[0], operands[1]);
    else if (isa<SelectInst>(whole))
      part = builder.CreateSelect(operands[0], operands[1], operands[2]);
    else if (auto *cast_ = dyn_cast<CastInst>(&whole))
      part = builder.CreateCast(cast_->getOpcode(), operands[0], narrow(whole));
    else
      part = builder.CreateIntrinsic(narrow(whole), cast<IntrinsicInst>(whole).getIntrinsicID(),
                                     ArrayRef(operands).drop_back());
    if (auto *instruction = dyn_cast<Instruction>(part))
      instruction->copyIRFlags(&whole);
    return part;
  }

  Value *extract(Value &value, unsigned first) const {
    SmallVector<int, 32> mask(count);
    std::iota(mask.begin(), mask.end(), static_cast<int>(first));
    IRBuilder<> builder(value.getContext());
    if (auto *instruction = dyn_cast<Instruction>(&value))
      builder.SetInsertPoint(*instruction->getInsertionPointAfterDef());
    else if (auto *argument = dyn_cast<Argument>(&value))
      builder.SetInsertPoint(argument->getParent()->getEntryBlock().getFirstInsertionPt());
    return builder.CreateShuffleVector(&value, mask);
  }

  unsigned count;
  DenseMap<std::pair<Value *, unsigned>, Value *> done;
};

bool isVectorStore(const Instruction &instruction) {
  auto *store = dyn_cast<StoreInst>(&instruction);
  return store && store->isSimple() && lanesOf(*store->getValueOperand()) > 1 &&
         hasWholeBytes(*store->getValueOperand());
}

/// How many lanes of `later` `earlier` has written, the same values, if what is left is a shorter
/// vector; else 0.
unsigned sharedLanes(StoreInst &earlier, StoreInst &later, const Lanes &lanes) {
  Value *x = earlier.getValueOperand(), *y = later.getValueOperand();
  const auto apart = lanes.distance(earlier.getPointerOperand(), later.getPointerOperand());
  const int64_t bytes = laneBytes(*y, later.getDataLayout());
  if (!apart || x->getType() != y->getType() || *apart <= 0 || *apart % bytes != 0)
    return 0;
  const auto fresh = static_cast<uint64_t>(*apart / bytes);
  const unsigned all = lanesOf(*y);
  if (fresh >= all || fresh < fewestLanes || !isPowerOf2_64(fresh))
    return 0;
  const auto shared = static_cast<unsigned>(all - fresh);
  const bool same = all_of(seq(shared), [&](unsigned i) {
    return lanes.areSame(y, i, x, static_cast<unsigned>(fresh) + i);
  });
  return same ? shared : 0;
}

/// The lanes that an earlier store of the block has written and nothing has changed since.
unsigned writtenBefore(StoreInst &later, const Lanes &lanes) {
  const int64_t bytes = later.getDataLayout().getTypeStoreSize(later.getValueOperand()->getType());
  for (Instruction *before = later.getPrevNode(); before; before = before->getPrevNode()) {
    if (!before->mayWriteToMemory())
      continue;
    auto *store = dyn_cast<StoreInst>(before);
    if (!store || !isVectorStore(*store))
      return 0;
    const auto apart = lanes.distance(store->getPointerOperand(), later.getPointerOperand());
    if (!apart)
      return 0;
    const int64_t size =
        store->getDataLayout().getTypeStoreSize(store->getValueOperand()->getType());
    if (*apart >= size || *apart <= -bytes)
      continue; // they share nothing
    return sharedLanes(*store, later, lanes);
  }
  return 0;
}

void cutStore(StoreInst &store, unsigned shared) {
  Value *value = store.getValueOperand();
  Value *part = Cutter(lanesOf(*value) - shared).cut(value, shared);
  IRBuilder<> builder(&store);
  const int64_t offset = shared * laneBytes(*value, store.getDataLayout());
  Value *address = builder.CreateConstGEP1_64(builder.getInt8Ty(), store.getPointerOperand(),
                                              static_cast<uint64_t>(offset));
  builder.CreateAlignedStore(part, address, commonAlignment(store.getAlign(), offset))
      ->copyMetadata(store,
                     {LLVMContext::MD_tbaa, LLVMContext::MD_alias_scope, LLVMContext::MD_noalias});
  store.eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructions(value);
}

} // namespace

PreservedAnalyses WriteOncePass::run(Function &function, FunctionAnalysisManager &analyses) {
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  const Lanes lanes(function, evolution);
  SmallVector<std::pair<StoreInst *, unsigned>, 8> found;
  for (Instruction &instruction : instructions(function))
    if (isVectorStore(instruction))
      if (unsigned shared = writtenBefore(cast<StoreInst>(instruction), lanes))
        found.push_back({&cast<StoreInst>(instruction), shared});
  for (auto [store, shared] : found)
    cutStore(*store, shared);
  return !found.empty() ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
