//===- store_forwarding.cpp -----------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "store_forwarding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

#include <numeric>
#include <optional>

using namespace llvm;

namespace ropewalk {
namespace {

/// An access to a known byte range of a stack slot.
struct Access {
  Instruction *instruction = nullptr;
  const AllocaInst *slot = nullptr;
  int64_t begin = 0, end = 0;

  bool overlaps(int64_t otherBegin, int64_t otherEnd) const {
    return begin < otherEnd && otherBegin < end;
  }
};

std::optional<Access> accessOf(Instruction &instruction, Value *pointer, Type *type,
                               const DataLayout &layout) {
  const TypeSize size = layout.getTypeStoreSize(type);
  if (size.isScalable())
    return std::nullopt;
  APInt offset(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
  auto *slot = dyn_cast<AllocaInst>(
      pointer->stripAndAccumulateConstantOffsets(layout, offset, /*AllowNonInbounds=*/true));
  if (!slot)
    return std::nullopt;
  const int64_t begin = offset.getSExtValue();
  return Access{&instruction, slot, begin, begin + static_cast<int64_t>(size.getFixedValue())};
}

/// Every access to a slot, or nothing if an address escapes or an offset is not constant.
class SlotAccesses {
public:
  SlotAccesses(const AllocaInst &slot, const DataLayout &layout) : layout(layout) {
    known = visitUsers(const_cast<AllocaInst &>(slot));
  }
  bool areKnown() const { return known; }
  ArrayRef<Access> stores() const { return storeList; }

private:
  bool visitUsers(Value &address) {
    return all_of(address.users(),
                  [&](User *user) { return visit(*cast<Instruction>(user), address); });
  }

  bool visit(Instruction &user, Value &address) {
    if (isa<GetElementPtrInst, BitCastInst>(user))
      return visitUsers(user);
    if (auto *intrinsic = dyn_cast<IntrinsicInst>(&user))
      return intrinsic->isLifetimeStartOrEnd();
    if (auto *load = dyn_cast<LoadInst>(&user))
      return load->isSimple() && accessOf(user, &address, load->getType(), layout).has_value();
    auto *store = dyn_cast<StoreInst>(&user);
    if (!store || !store->isSimple() || store->getValueOperand() == &address)
      return false;
    auto access = accessOf(user, &address, store->getValueOperand()->getType(), layout);
    if (access)
      storeList.push_back(*access);
    return access.has_value();
  }

  const DataLayout &layout;
  bool known = false;
  SmallVector<Access, 16> storeList;
};

/// The last store before the load in its block that writes any of these bytes.
const Access *lastStoreTo(const Access &load, int64_t begin, int64_t end,
                          const SlotAccesses &slot) {
  for (Instruction *at = load.instruction->getPrevNode(); at; at = at->getPrevNode())
    for (const Access &store : slot.stores())
      if (store.instruction == at && store.overlaps(begin, end))
        return &store;
  return nullptr;
}

/// Where a load's lane comes from: a lane of a stored vector, or undefined memory.
struct LaneSource {
  const Access *store = nullptr;
  int lane = PoisonMaskElem;
};
using LaneSources = SmallVector<LaneSource, 16>;

/// The lanes that shuffles take; all of them if anything else reads the vector.
SmallBitVector lanesRead(const Instruction &vector, unsigned count) {
  SmallBitVector read(count);
  for (const User *user : vector.users()) {
    auto *shuffle = dyn_cast<ShuffleVectorInst>(user);
    if (!shuffle)
      return SmallBitVector(count, true);
    for (int lane : shuffle->getShuffleMask())
      for (unsigned operand = 0; operand < 2; ++operand) {
        const int own = lane - static_cast<int>(operand * count);
        if (shuffle->getOperand(operand) == &vector && own >= 0 && own < static_cast<int>(count))
          read.set(own);
      }
  }
  return read;
}

/// Nothing where a lane is not of the form above.
std::optional<LaneSources> laneSources(const Access &load, const FixedVectorType &type,
                                       const SlotAccesses &slot) {
  const int64_t laneBytes = type.getScalarSizeInBits() / 8;
  const SmallBitVector read = lanesRead(*load.instruction, type.getNumElements());
  LaneSources sources;
  for (int64_t at = load.begin; at < load.end; at += laneBytes) {
    const Access *store = lastStoreTo(load, at, at + laneBytes, slot);
    if (!store) {
      // Undefined, if nothing writes it elsewhere either.
      if (read.test(static_cast<unsigned>(sources.size())) &&
          any_of(slot.stores(), [&](const Access &a) { return a.overlaps(at, at + laneBytes); }))
        return std::nullopt;
      sources.push_back({});
      continue;
    }
    const int64_t shift = at - store->begin;
    if (shift % laneBytes != 0 || at + laneBytes > store->end ||
        store->end - store->begin > load.end - load.begin)
      return std::nullopt;
    sources.push_back({store, static_cast<int>(shift / laneBytes)});
  }
  return sources;
}

/// A stored vector as the first lanes of a vector of `type`; null if it is no such vector.
Value *asLanesOf(IRBuilderBase &builder, const Access &store, FixedVectorType *type) {
  Value *stored = cast<StoreInst>(store.instruction)->getValueOperand();
  const int64_t bits = (store.end - store.begin) * 8, laneBits = type->getScalarSizeInBits();
  if (!isa<FixedVectorType>(stored->getType()) || bits % laneBits != 0)
    return nullptr;
  const int lanes = static_cast<int>(bits / laneBits);
  Value *cast = builder.CreateBitCast(stored, FixedVectorType::get(type->getElementType(), lanes));
  SmallVector<int, 16> mask(type->getNumElements(), PoisonMaskElem);
  std::iota(mask.begin(), mask.begin() + lanes, 0);
  return cast->getType() == type ? cast : builder.CreateShuffleVector(cast, mask);
}

/// `lanes` with those that come from `store` filled in from it; null if it is no such vector.
Value *withLanesOf(IRBuilderBase &builder, const Access &store, const LaneSources &sources,
                   Value *lanes) {
  auto *type = cast<FixedVectorType>(lanes->getType());
  Value *stored = asLanesOf(builder, store, type);
  if (!stored)
    return nullptr;
  const int count = static_cast<int>(type->getNumElements());
  const bool first = isa<PoisonValue>(lanes);
  SmallVector<int, 16> mask;
  for (auto [i, source] : enumerate(sources)) {
    const int kept = first ? PoisonMaskElem : static_cast<int>(i);
    mask.push_back(source.store != &store ? kept : first ? source.lane : count + source.lane);
  }
  return first ? builder.CreateShuffleVector(stored, mask)
               : builder.CreateShuffleVector(lanes, stored, mask);
}

/// Whether the load is one stored vector as it is, which LLVM finds by itself.
bool isWholeStore(const Access &load, const LaneSources &sources) {
  const Access *store = sources.front().store;
  return store && store->begin == load.begin && store->end == load.end &&
         all_of(sources, [&](const LaneSource &s) { return s.store == store; });
}

/// The load's lanes taken from stored vectors; null when they are not of the form above.
Value *forwarded(const Access &load, const SlotAccesses &slot) {
  auto *type = dyn_cast<FixedVectorType>(load.instruction->getType());
  if (!type || type->getElementType()->isPointerTy() || type->getScalarSizeInBits() % 8 != 0)
    return nullptr;
  const std::optional<LaneSources> sources = laneSources(load, *type, slot);
  if (!sources || isWholeStore(load, *sources) ||
      all_of(*sources, [](const LaneSource &s) { return !s.store; }))
    return nullptr;
  IRBuilder<> builder(load.instruction);
  Value *lanes = PoisonValue::get(type);
  SmallPtrSet<const Access *, 4> done;
  for (const LaneSource &source : *sources)
    if (lanes && source.store && done.insert(source.store).second)
      lanes = withLanesOf(builder, *source.store, *sources, lanes);
  return lanes;
}

} // namespace

PreservedAnalyses StoreForwardingPass::run(Function &function, FunctionAnalysisManager &) {
  const DataLayout &layout = function.getParent()->getDataLayout();
  bool changed = false;
  for (Instruction &instruction : make_early_inc_range(instructions(function))) {
    auto *load = dyn_cast<LoadInst>(&instruction);
    if (!load || !load->isSimple() || !load->getType()->isVectorTy())
      continue;
    auto access = accessOf(*load, load->getPointerOperand(), load->getType(), layout);
    if (!access)
      continue;
    const SlotAccesses slot(*access->slot, layout);
    Value *value = slot.areKnown() ? forwarded(*access, slot) : nullptr;
    if (!value)
      continue;
    load->replaceAllUsesWith(value);
    load->eraseFromParent();
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
