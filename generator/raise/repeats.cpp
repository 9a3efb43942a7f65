//===- repeats.cpp - Rotations that are spelled alike ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/repeats.h"

using namespace mlir;

namespace ropewalk::raise {

void Repeat::keepTables(const Rewritten &made) {
  if (made.lastTables.first && !made.areSinesNegated)
    tables.known[{formulasOf(turn.windows.front()), made.lastLayout}] = made.lastTables;
}

Repeats::Found Repeats::find(ArrayRef<OpResult> before, OpResult root) {
  auto candidates = known.find(Spelling::keyOf(root));
  if (candidates == known.end())
    return {};
  const auto isTriedAlike = [](auto both) {
    const OpResult one = std::get<0>(both), other = std::get<1>(both);
    return one.getResultNumber() == other.getResultNumber() &&
           areAlike(one.getOwner(), other.getOwner());
  };
  for (auto &repeat : candidates->second) {
    // Tables are made of what is there at the root that told it.
    if (before.size() != repeat->triedBefore.size() ||
        !llvm::all_of(llvm::zip_equal(before, repeat->triedBefore), isTriedAlike) ||
        root.getOwner()->getBlock() != repeat->spelling.origin()->getBlock() ||
        root.getOwner()->isBeforeInBlock(repeat->spelling.origin()))
      continue;
    if (auto spelled = repeat->spelling.match(root, meanings))
      return {repeat.get(), root, std::move(*spelled)};
  }
  return {};
}

Repeats::Found Repeats::find(ArrayRef<OpResult> roots) {
  for (size_t i = 0; count > 0 && i < roots.size(); ++i)
    if (Found found = find(roots.take_front(i), roots[i]); found.repeat)
      return found;
  return {};
}

Repeat *Repeats::add(ArrayRef<OpResult> tried, const Turn &turn, const Between &between,
                     const Given &given, Where where) {
  const OpResult root = tried.back();
  constexpr size_t maxRepeats = 64;
  auto spelling = turn.windows.size() == 1 && count < maxRepeats
                      ? Spelling::of(root, turn.x, between, meanings)
                      : std::nullopt;
  if (!spelling || seen.insert(spelling->hash()).second)
    return nullptr;
  auto elements = std::make_unique<Elements>(meanings);
  elements->hold(meanings.originOf(turn.x)); // it may be what was made of a rotation before
  TurnOrReason found = findTurn(*elements, root, given, where);
  places += elements->placeCount();
  if (!found.turn || found.turn->x != turn.x || found.turn->windows.size() != 1)
    return nullptr; // it is one because of what x is
  const auto isMade = [&](Value value) { return spelling->makes(value); };
  if (llvm::any_of(formulasOf(found.turn->windows.front()),
                   [&](const Expr *formula) { return elements->isOfHeld(formula, isMade); }))
    return nullptr; // it is turned by what each x has itself
  ++count;
  auto &kept = known[Spelling::keyOf(root)].emplace_back(
      new Repeat{std::move(*spelling), std::move(elements), std::move(*found.turn),
                 SmallVector<OpResult, 4>(tried.drop_back()), Tables(order)});
  return kept.get();
}

} // namespace ropewalk::raise
