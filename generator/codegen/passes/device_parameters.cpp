//===- device_parameters.cpp ----------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_parameters.h"

#include "device_arguments.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Module.h"

#include <map>
#include <optional>
#include <tuple>

using namespace llvm;

namespace ropewalk {
namespace {

/// What a parameter is made of, and when it is needed: with the last of it.
class Sources {
public:
  static Need needOf(const Value &value) {
    Sources sources;
    sources.add(value);
    return sources.need.value_or(Need::Rare);
  }

private:
  void add(const Value &value) {
    if (const auto *argument = dyn_cast<Argument>(&value)) {
      const DeviceArgument known = deviceArgument(argument->getName());
      if (known.buffer || known.scalar)
        need = std::max(need.value_or(Need::Position),
                        known.buffer ? known.buffer->need : known.scalar->need);
      return;
    }
    if (const auto *made = dyn_cast<Instruction>(&value); made && seen.insert(made).second)
      for (const Use &operand : made->operands())
        add(*operand);
  }

  std::optional<Need> need;
  SmallPtrSet<const Instruction *, 16> seen;
};

/// What is stored at each of `count` places of a list.
SmallVector<SmallVector<const Value *, 1>> entriesOf(const AllocaInst &list, unsigned count) {
  const DataLayout &layout = list.getModule()->getDataLayout();
  const uint64_t bytes = layout.getTypeAllocSize(list.getAllocatedType()->getArrayElementType());
  SmallVector<SmallVector<const Value *, 1>> entries(count);
  for (const BasicBlock &block : *list.getFunction())
    for (const Instruction &instruction : block) {
      const auto *store = dyn_cast<StoreInst>(&instruction);
      if (!store)
        continue;
      APInt offset(layout.getIndexTypeSizeInBits(list.getType()), 0);
      const Value *base = store->getPointerOperand()->stripAndAccumulateConstantOffsets(
          layout, offset, /*AllowNonInbounds=*/true);
      const uint64_t entry = offset.getZExtValue() / bytes;
      if (base == &list && entry < count &&
          layout.getTypeStoreSize(store->getValueOperand()->getType()) == bytes)
        entries[entry].push_back(store->getValueOperand());
    }
  return entries;
}

const Value *onlyOne(ArrayRef<const Value *> values) {
  return values.size() == 1 ? values.front() : nullptr;
}

/// What a list's entry points to: what is stored there, or a buffer, whose handle is the parameter;
/// null if neither, or several.
const Value *valueAt(const Value *entry) {
  const auto *place = dyn_cast_or_null<AllocaInst>(entry);
  if (!place)
    return dyn_cast_or_null<Argument>(entry);
  SmallVector<const Value *, 1> values;
  for (const User *user : place->users())
    if (const auto *store = dyn_cast<StoreInst>(user); store && store->getPointerOperand() == place)
      values.push_back(store->getValueOperand());
  return onlyOne(values);
}

} // namespace

std::optional<ParameterLists> parameterLists(const CallInst &run) {
  auto list = [&](unsigned operand) {
    return dyn_cast<AllocaInst>(run.getArgOperand(operand)->stripPointerCasts());
  };
  ParameterLists lists{0, list(10), list(11), list(12)};
  for (const AllocaInst *each : {lists.sizes, lists.values, lists.areBuffers})
    if (!each || !isa<ArrayType>(each->getAllocatedType()))
      return std::nullopt;
  // That of sizes ends with a zero.
  const uint64_t places = lists.sizes->getAllocatedType()->getArrayNumElements();
  lists.count = places ? static_cast<unsigned>(places - 1) : 0;
  return lists;
}

Expected<DeviceParameters> orderParameters(const CallInst &run) {
  const std::optional<ParameterLists> lists = parameterLists(run);
  if (!lists)
    return createStringError(run.getFunction()->getName() + ": " + noParameterLists);
  const DataLayout &layout = run.getModule()->getDataLayout();
  DeviceParameters parameters;
  std::map<const Value *, unsigned> firsts;
  // Of one need the larger first, so that few lie behind a gap.
  SmallVector<std::tuple<Need, int64_t, unsigned>> ranks;
  for (auto [number, entry] : enumerate(entriesOf(*lists->values, lists->count))) {
    const auto index = static_cast<unsigned>(number);
    const Value *value = valueAt(onlyOne(entry));
    if (!value)
      return createStringError(run.getFunction()->getName() +
                               ": nothing known is stored for parameter " + Twine(index));
    const auto [first, isFirst] = firsts.try_emplace(value, index);
    parameters.standsFor.push_back(first->second);
    if (isFirst)
      ranks.emplace_back(Sources::needOf(*value),
                         -static_cast<int64_t>(layout.getTypeStoreSize(value->getType())), index);
  }
  sort(ranks);
  for (const auto &rank : ranks)
    parameters.order.push_back(std::get<unsigned>(rank));
  return parameters;
}

} // namespace ropewalk
