//===- store_forwarding.cpp -----------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "store_forwarding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

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

/// The last store before `load` in its block that writes any byte of it.
const Access *lastOverlappingStore(const Access &load, const SlotAccesses &slot) {
  for (Instruction *at = load.instruction->getPrevNode(); at; at = at->getPrevNode())
    for (const Access &store : slot.stores())
      if (store.instruction == at && store.overlaps(load.begin, load.end))
        return &store;
  return nullptr;
}

/// The load's lanes taken from the stored vector; null when it is not of the form above.
Value *forwarded(const Access &load, const Access &store, const SlotAccesses &slot) {
  auto *storedType =
      dyn_cast<FixedVectorType>(cast<StoreInst>(store.instruction)->getValueOperand()->getType());
  auto *loadedType = dyn_cast<FixedVectorType>(load.instruction->getType());
  const int64_t shift = load.begin - store.begin;
  if (!storedType || !loadedType || shift <= 0 ||
      store.end - store.begin != load.end - load.begin ||
      loadedType->getElementType()->isPointerTy())
    return nullptr;
  const int64_t laneBytes = loadedType->getScalarSizeInBits() / 8;
  if (loadedType->getScalarSizeInBits() % 8 != 0 || shift % laneBytes != 0)
    return nullptr;
  // What the load reads behind the stored vector must be undefined.
  if (any_of(slot.stores(), [&](const Access &a) { return a.overlaps(store.end, load.end); }))
    return nullptr;
  const int lanes = loadedType->getNumElements(), first = static_cast<int>(shift / laneBytes);
  SmallVector<int, 16> mask;
  for (int i = 0; i < lanes; ++i)
    mask.push_back(first + i < lanes ? first + i : PoisonMaskElem);
  IRBuilder<> builder(load.instruction);
  Value *vector = cast<StoreInst>(store.instruction)->getValueOperand();
  return builder.CreateShuffleVector(builder.CreateBitCast(vector, loadedType), mask);
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
    const Access *store = slot.areKnown() ? lastOverlappingStore(*access, slot) : nullptr;
    Value *value = store ? forwarded(*access, *store, slot) : nullptr;
    if (!value)
      continue;
    load->replaceAllUsesWith(value);
    load->eraseFromParent();
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
