//===- turn.cpp - A rotation among formulas -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/turned_pairs.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::raise {

/// Formulas of some of the root's components at one place of its other dimensions; empty if one has
/// none.
template <class Components>
static std::vector<const Expr *> formulasOf(Elements &elements, Value root, const Turn &turn,
                                            const Components &components) {
  Coordinates index;
  for (int32_t d = 0; d < turn.shape.rank() + turn.splitsPairs; ++d)
    index.push_back(Elements::rootCoordinate(d, d < turn.shape.rank() ? turn.shape.extents[d]
                                                                      : ShapedType::kDynamic));
  std::vector<const Expr *> formulas;
  for (int64_t component : components) {
    if (turn.splitsPairs)
      index[index.size() - 2] = Coordinate::constant(component / 2);
    index.back() = Coordinate::constant(turn.splitsPairs ? component % 2 : component);
    formulas.push_back(elements.at(root, index));
    if (!formulas.back())
      return {};
  }
  return formulas;
}

/// Whether candidates stand for different values, not for one at two stages of its way, which may
/// have its components in another order.
static bool differ(const Candidate &a, const Candidate &b) {
  const auto turnedA = llvm::find_if(a.components, [](auto &c) { return c.isTurned; });
  const auto &byA = turnedA->by, &byB = b.components[turnedA - a.components.begin()].by;
  return byA != byB && !(byA[0] == byB[1] && byA[1] == byB[0]);
}

/// The candidates that are turned, stages of one value: of two values that could both be, the one
/// whose factors are a table's.
static SmallVector<const Candidate *> chooseTurned(ArrayRef<Candidate> candidates,
                                                   std::string &reason) {
  SmallVector<const Candidate *> chosen;
  for (const Candidate &candidate : candidates) {
    if (chosen.empty() || !differ(*chosen.front(), candidate)) {
      chosen.push_back(&candidate);
    } else if (chosen.front()->isTurnedByTable() == candidate.isTurnedByTable()) {
      reason = "either factor of its products could be the one that is turned";
      return {};
    } else if (candidate.isTurnedByTable()) {
      chosen = {&candidate};
    }
  }
  return chosen;
}

/// The root as a turn has it, without what is turned; none if it is no tensor of components.
static std::optional<Turn> beginTurn(Elements &elements, OpResult root) {
  constexpr int64_t maxComponents = 4096;
  auto shape = shapeOf(root.getType());
  if (!shape || shape->isComplex || shape->rank() < 1 || shape->rank() > Elements::maxRootRank ||
      !(shape->element.isF32() || shape->element.isF16() || shape->element.isBF16()) ||
      llvm::is_contained(shape->extents, 0))
    return std::nullopt;
  Turn turn;
  turn.shape = *shape;
  for (auto [d, extent] : llvm::enumerate(turn.shape.extents))
    extent = elements.extent(root, static_cast<int64_t>(d)).value_or(ShapedType::kDynamic);
  turn.extent = elements.extent(root, shape->rank() - 1).value_or(0);
  const auto pairs = elements.extent(root, shape->rank() - 2);
  if (turn.extent == 2 && shape->rank() > 1 && pairs) {
    turn.splitsPairs = true;
    turn.extent = 2 * *pairs;
    turn.shape.extents.pop_back();
  }
  turn.shape.extents.back() = turn.extent;
  return turn.extent < 2 || turn.extent > maxComponents ? std::nullopt : std::optional(turn);
}

/// Those that all components are made of, and of these the ones nearest to the root.
static std::vector<Candidate> nearest(std::vector<Candidate> candidates,
                                      ArrayRef<const Expr *> formulas) {
  unsigned nesting = ~0u;
  std::vector<Candidate> left;
  for (Candidate &candidate : candidates) {
    if (formulas.empty() || !candidate.read(formulas))
      continue;
    nesting = std::min(nesting, candidate.nesting);
    left.push_back(std::move(candidate));
  }
  candidates.clear();
  for (Candidate &candidate : left)
    if (candidate.nesting == nesting)
      candidates.push_back(std::move(candidate));
  return candidates;
}

/// What is wrong with a candidate; empty: nothing, and it is what is turned.
static std::string readTurn(Elements &elements, const Candidate &candidate,
                            const RaiseOptions &options, Turn &turn) {
  turn.x = candidate.value();
  turn.splitsPairsOfX = candidate.splitsPairsOfX();
  turn.dims = candidate.dims;
  turn.joinsHeads = candidate.joinsHeads;
  turn.cut = candidate.cut();
  turn.extentOfX = candidate.extentOfX();
  turn.pairs.clear();
  turn.windows.clear();
  std::string reason = readPairs(elements, candidate, options, turn.sources, turn.pairs);
  if (!reason.empty())
    return reason;
  addUnturned(elements, candidate, turn.pairs);
  return readWindows(turn);
}

/// A row's pairs of neighbours in order, none where neither is turned.
static std::optional<std::vector<const TurnedPair *>> neighboursOf(const Turn &turn) {
  std::vector<const TurnedPair *> row(turn.extent / 2);
  for (const TurnedPair &pair : turn.pairs) {
    if (pair.first % 2 != 0 || pair.second != pair.first + 1)
      return std::nullopt;
    if (!pair.isConstant || !pair.cos->isNumber(1) || !pair.sin->isNumber(0))
      row[pair.first / 2] = &pair;
  }
  return row;
}

/// After how many pairs the same angles come again; all of them if they don't.
static size_t periodOf(ArrayRef<const TurnedPair *> row) {
  const auto isAlike = [](const TurnedPair *a, const TurnedPair *b) {
    return a && b ? a->cos == b->cos && a->sin == b->sin && a->inverse == b->inverse : a == b;
  };
  for (size_t period = 1; period < row.size(); ++period)
    if (row.size() % period == 0 &&
        llvm::equal(row.drop_front(period), row.drop_back(period), isAlike))
      return period;
  return row.size();
}

std::optional<Turn> withHeadsApart(const Turn &turn) {
  const TurnedWindow &window = turn.windows.front();
  if (turn.windows.size() != 1 || window.reorder || window.pairing != rope::Pairing::Interleaved ||
      turn.joinsHeads || turn.splitsPairs || turn.splitsPairsOfX || turn.extent % 2 != 0 ||
      turn.shape.rank() == Elements::maxRootRank)
    return std::nullopt;
  const auto row = neighboursOf(turn);
  const size_t period = row ? periodOf(*row) : 0;
  if (!row || period == row->size())
    return std::nullopt;
  Turn apart = turn;
  apart.joinsHeads = apart.joinsHeadsOfRoot = true;
  apart.extent = 2 * static_cast<int64_t>(period);
  apart.shape.extents.back() = turn.extent / apart.extent;
  apart.shape.extents.push_back(apart.extent);
  apart.dims.push_back(static_cast<int32_t>(turn.shape.rank()));
  apart.windows.clear();
  // What is not turned at the end of the first head is between those of the row.
  llvm::erase_if(apart.pairs, [&](const TurnedPair &pair) { return pair.first >= apart.extent; });
  while (!apart.pairs.empty() && !(*row)[apart.pairs.back().first / 2])
    apart.pairs.pop_back();
  return readWindows(apart).empty() && !apart.windows.empty() ? std::optional(std::move(apart))
                                                              : std::nullopt;
}

TurnOrReason findTurn(Elements &elements, OpResult root, const RaiseOptions &options) {
  auto begun = beginTurn(elements, root);
  if (!begun)
    return {};
  Turn turn = std::move(*begun);
  const int64_t extent = turn.extent;
  // A few components tell most values that are none, at little cost.
  const std::array<int64_t, 5> some = {0, extent / 4, extent / 2, 3 * extent / 4, extent - 1};
  const auto samples = formulasOf(elements, root, turn, some);
  if (!llvm::any_of(samples, isPairSum))
    return {};
  turn.sources = elements.sourcesOf(root.getOwner());
  TurnOrReason found;
  found.reason = "its components are not all made of one value of the same shape";
  std::vector<Candidate> candidates =
      candidatesFor(elements, turn, root.getOwner(), samples, found.reason);
  if (!candidates.empty())
    candidates = nearest(std::move(candidates),
                         formulasOf(elements, root, turn, llvm::seq<int64_t>(0, extent)));
  if (candidates.empty())
    return found;
  for (const Candidate *chosen : chooseTurned(candidates, found.reason)) {
    std::string reason = readTurn(elements, *chosen, options, turn);
    if (reason.empty()) {
      found.turn = std::move(turn);
      found.reason.clear();
      return found;
    }
    if (chosen == &candidates.front() || found.reason.empty())
      found.reason = std::move(reason);
  }
  return found;
}

} // namespace ropewalk::raise
