//===- repeats.cpp - Rotations that are spelled alike ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/repeats.h"

#include "raise/open_extents.h"

#include <tuple>

using namespace mlir;

namespace ropewalk::raise {

void Repeat::keepTables(const Rewritten &made) {
  if (made.areSinesNegated)
    return;
  for (const auto &[window, ofWindow] : llvm::zip_equal(turn.windows, made.tablesOfWindows))
    tables.known[{formulasOf(window), ofWindow.second}] = ofWindow.first;
}

static bool haveSamePlace(const TurnedWindow &a, const TurnedWindow &b) {
  return std::tie(a.begin, a.dim, a.pairing, a.inverse, a.reorder) ==
         std::tie(b.begin, b.dim, b.pairing, b.inverse, b.reorder);
}

/// Whether what made a value tells an extent that its type does not.
static bool hasMadeExtents(Elements &elements, Value value) {
  auto shape = shapeOf(value.getType());
  return llvm::any_of(llvm::enumerate(shape->extents), [&](auto extent) {
    return ShapedType::isDynamic(extent.value()) &&
           elements.extent(value, static_cast<int64_t>(extent.index()));
  });
}

Repeats::Found Repeats::find(OpResult root, Elements &elements) {
  auto candidates = known.find(count > 0 ? Spelling::keyOf(root) : 0);
  if (candidates == known.end())
    return {};
  for (auto &repeat : candidates->second) {
    // Tables are made of what is there at the root that told it.
    Operation *origin = repeat->spelling.origin();
    if (root.getOwner()->getBlock() != origin->getBlock() ||
        root.getOwner()->isBeforeInBlock(origin))
      continue;
    // It told of an x of which nothing is known.
    if (auto spelled = repeat->spelling.match(root, meanings);
        spelled && !hasMadeExtents(elements, spelled->x) &&
        !mayBeCut(elements, spelled->x, root.getOwner()))
      return {repeat.get(), std::move(*spelled)};
  }
  return {};
}

Repeat *Repeats::add(OpResult root, const Turn &turn, const Between &between, const Given &given,
                     Where where) {
  constexpr size_t maxRepeats = 64;
  auto spelling = count < maxRepeats ? Spelling::of(root, turn.x, between, meanings) : std::nullopt;
  if (!spelling || seen.insert(spelling->hash()).second)
    return nullptr;
  auto elements = std::make_unique<Elements>(meanings);
  elements->hold(meanings.originOf(turn.x)); // it may be what was made of a rotation before
  TurnOrReason found = findTurn(*elements, root, given, where);
  places += elements->placeCount();
  if (!found.turn || found.turn->x != turn.x ||
      !llvm::equal(found.turn->windows, turn.windows, haveSamePlace))
    return nullptr; // it is one because of what x is
  const auto isMade = [&](Value value) { return spelling->makes(value); };
  const auto isOfX = [&](const Expr *formula) { return elements->isOfHeld(formula, isMade); };
  if (llvm::any_of(found.turn->windows, [&](const TurnedWindow &window) {
        return llvm::any_of(formulasOf(window), isOfX);
      }))
    return nullptr; // it is turned by what each x has itself
  ++count;
  auto &kept = known[Spelling::keyOf(root)].emplace_back(
      new Repeat{std::move(*spelling), std::move(elements), std::move(*found.turn), Tables(order)});
  return kept.get();
}

} // namespace ropewalk::raise
