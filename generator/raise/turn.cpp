//===- turn.cpp - A rotation among formulas -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/open_extents.h"
#include "raise/turned_pairs.h"
#include "raise/uses.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace ropewalk::raise {

Components lastDims(int64_t rank, int64_t count) {
  Components dims;
  for (int64_t d = rank - count; d < rank; ++d)
    dims.push_back(d);
  return dims.empty() || dims.front() < 0 ? Components() : dims;
}

/// Formulas of some of the root's components at one place of its other dimensions; empty if one has
/// none.
template <class Numbers>
static std::vector<const Expr *> formulasOf(Elements &elements, Value root, const Turn &turn,
                                            const Numbers &numbers) {
  const int64_t rank = turn.shape.rank() - 1 + static_cast<int64_t>(turn.components.size());
  Coordinates index;
  int32_t outer = 0;
  for (int64_t d = 0; d < rank; ++d) {
    const bool isOuter = !llvm::is_contained(turn.components, d);
    index.push_back(isOuter ? Elements::rootCoordinate(outer, turn.shape.extents[outer])
                            : Coordinate::constant(0));
    outer += isOuter;
  }
  std::vector<const Expr *> formulas;
  for (int64_t component : numbers) {
    index[turn.components.front()] = Coordinate::constant(component / turn.fastest);
    index[turn.components.back()] = Coordinate::constant(component % turn.fastest);
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
                                                   const Given &given, TurnOrReason &found) {
  const auto rank = [&](const Candidate &candidate) {
    return candidate.isTurnedByTable() ? 2 : candidate.isTurnedBy(given.tables) ? 1 : 0;
  };
  SmallVector<const Candidate *> chosen;
  for (const Candidate &candidate : candidates) {
    if (chosen.empty() || !differ(*chosen.front(), candidate)) {
      chosen.push_back(&candidate);
    } else if (rank(*chosen.front()) == rank(candidate)) {
      found.reason = "either factor of its products could be the one that is turned";
      found.isSymmetric = true;
      return {};
    } else if (rank(*chosen.front()) < rank(candidate)) {
      chosen = {&candidate};
    }
  }
  return chosen;
}

/// Whether a value of f64 is rounded to f32 or less before anything is computed of it.
static bool isRoundedLater(Elements &elements, OpResult root) {
  constexpr unsigned maxValues = 32;
  llvm::SetVector<Value> moved;
  moved.insert(root);
  for (unsigned next = 0; next < moved.size(); ++next)
    for (Operation *user : moved[next].getUsers()) {
      if (isExtentQuery(user) || isAssertion(user))
        continue;
      for (Value result : user->getResults()) {
        auto shape = shapeOf(result.getType());
        if (shape && !isa<FloatType>(shape->element)) // a step is beside what f32 has
          return false;
        if (shape && !shape->element.isF64())
          continue;
        moved.insert(result);
      }
      const bool isMove = llvm::all_of(
          user->getResults(), [&](Value result) { return elements.roleOf(result) == Role::Moves; });
      if (user->getNumResults() == 0 || !isMove || moved.size() > maxValues)
        return false;
    }
  return true;
}

/// The root as a turn has it that counts these components, without what is turned; none if it is no
/// tensor of such.
static std::optional<Turn> beginTurn(Elements &elements, OpResult root, Components components) {
  constexpr int64_t maxComponents = 4096;
  auto shape = shapeOf(root.getType());
  if (!shape || shape->isComplex || components.empty() || shape->rank() > Elements::maxRootRank ||
      llvm::is_contained(shape->extents, 0))
    return std::nullopt;
  Turn turn;
  turn.shape.element = shape->element;
  if (shape->element.isF64() && isRoundedLater(elements, root)) {
    turn.isRoundedLater = true;
    turn.shape.element = Float32Type::get(root.getContext());
  } else if (!(shape->element.isF32() || shape->element.isF16() || shape->element.isBF16())) {
    return std::nullopt;
  }
  turn.extent = 1;
  for (int64_t d = 0; d < shape->rank(); ++d) {
    auto extent = elements.extent(root, d);
    if (llvm::is_contained(components, d)) {
      turn.fastest = extent.value_or(0);
      turn.extent *= turn.fastest;
    } else {
      turn.shape.extents.push_back(extent.value_or(ShapedType::kDynamic));
    }
  }
  turn.shape.extents.push_back(turn.extent);
  turn.components = std::move(components);
  return turn.extent < 2 || turn.extent > maxComponents ? std::nullopt : std::optional(turn);
}

/// The last dimension, or two if that has the components of a pair.
static Components usualComponents(Elements &elements, OpResult root) {
  auto shape = shapeOf(root.getType());
  const int64_t rank = shape ? shape->rank() : 0;
  const bool splitsPairs =
      rank > 1 && elements.extent(root, rank - 1) == 2 && elements.extent(root, rank - 2);
  return lastDims(rank, splitsPairs ? 2 : 1);
}

/// Where else a root may have them: in two dimensions, of which one is that of a pair, and in any
/// one of more; the last come first, since there most have them.
static SmallVector<Components> otherComponents(Elements &elements, OpResult root) {
  auto shape = shapeOf(root.getType());
  SmallVector<Components> two, one;
  const int64_t rank = shape ? shape->rank() : 0;
  SmallVector<int64_t> extents;
  for (int64_t d = 0; d < rank; ++d)
    extents.push_back(elements.extent(root, d).value_or(0));
  for (int64_t d = rank - 1; d >= 0; --d) {
    for (int64_t pair = 0; pair < rank; ++pair)
      if (pair != d && extents[pair] == 2 && extents[d] > 1)
        two.push_back({std::min(d, pair), std::max(d, pair)});
    if (extents[d] > 2 && extents[d] % 2 == 0)
      one.push_back({d});
  }
  two.append(one);
  llvm::erase(two, usualComponents(elements, root));
  return two;
}

/// Whether two dimensions of components are those of pairs and of what is in a pair, and not of
/// heads or tokens that are turned alike.
static bool arePairs(Elements &elements, OpResult root, const Turn &turn) {
  if (turn.components.size() < 2)
    return true;
  const bool isFirst = elements.extent(root, turn.components.front()) == 2;
  const auto isPair = [&](const TurnedPair &pair) {
    const int64_t apart = std::abs(pair.writtenSecond - pair.writtenFirst);
    const int64_t first = std::min(pair.writtenFirst, pair.writtenSecond);
    return (isFirst && apart == turn.fastest) ||
           (turn.fastest == 2 && apart == 1 && first % 2 == 0);
  };
  const auto isAlike = [&](const TurnedPair &pair) {
    return pair.cos == turn.pairs.front().cos && pair.sin == turn.pairs.front().sin;
  };
  return llvm::all_of(turn.pairs, isPair) &&
         (turn.pairs.size() == 1 || !llvm::all_of(turn.pairs, isAlike));
}

/// Those that all components are made of and some are turned, and of these the ones nearest to the
/// root. A later stage of the value has both what is turned and, untouched beside it, what that is
/// made of: of such a one nothing is turned.
static std::vector<Candidate> nearest(std::vector<Candidate> candidates,
                                      ArrayRef<const Expr *> formulas) {
  unsigned nesting = ~0u;
  std::vector<Candidate> left;
  for (Candidate &candidate : candidates) {
    if (formulas.empty() || !candidate.read(formulas) || !candidate.isTurned())
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
  turn.ofX = candidate.layoutOfX();
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
      turn.joinsHeads || turn.extent % 2 != 0 || turn.shape.rank() == Elements::maxRootRank ||
      turn.components != lastDims(turn.shape.rank(), 1) || turn.ofX.parted ||
      turn.ofX.components != lastDims(static_cast<int64_t>(turn.dims.size()), 1))
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

/// The turn of a root with these components.
static TurnOrReason findTurn(Elements &elements, OpResult root, const Given &given,
                             const Components &components, Where where) {
  auto begun = beginTurn(elements, root, components);
  if (!begun)
    return {};
  Turn turn = std::move(*begun);
  const int64_t extent = turn.extent;
  // A few components tell most values that are none, at little cost.
  const std::array<int64_t, 5> some = {0, extent / 4, extent / 2, 3 * extent / 4, extent - 1};
  const auto samples = formulasOf(elements, root, turn, some);
  const auto isSum = [&](const Expr *formula) { return isPairSum(formula, turn.shape.element); };
  const auto isRounded = [&](const Expr *formula) {
    return !isSum(formula) && isPairSum(formula, Type());
  };
  TurnOrReason found;
  if (llvm::any_of(samples, isRounded)) {
    found.reason = "its products or sums are rounded to a type that has not all of its numbers";
    return found;
  }
  if (!llvm::any_of(samples, isSum) ||
      (where == Where::Anywhere &&
       !hasOtherPlaces(samples, turn, components == usualComponents(elements, root))))
    return {};
  turn.root = root.getOwner();
  turn.sources = elements.sourcesOf(turn.root);
  found.reason = "its components are not all made of one value of the same shape";
  std::vector<Candidate> candidates =
      candidatesFor(elements, turn, root.getOwner(), samples, where, found.reason);
  if (!candidates.empty())
    candidates = nearest(std::move(candidates),
                         formulasOf(elements, root, turn, llvm::seq<int64_t>(0, extent)));
  if (candidates.empty())
    return found;
  for (const Candidate *chosen : chooseTurned(candidates, given, found)) {
    std::string reason = readTurn(elements, *chosen, given.options, turn);
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

void addTables(const Turn &turn, llvm::DenseSet<Value> &tables) {
  for (const TurnedPair &pair : turn.pairs)
    for (const Expr *formula : {pair.cos, pair.sin})
      for (const Expr *element : elementsIn(formula))
        tables.insert(element->value);
}

TurnOrReason findTurn(Elements &elements, OpResult root, const Given &given, Where where) {
  const Components usual = usualComponents(elements, root);
  TurnOrReason found = findTurn(elements, root, given, usual, where);
  if (found.turn || where == Where::AtEnd)
    return found;
  for (const Components &components : otherComponents(elements, root))
    if (TurnOrReason other = findTurn(elements, root, given, components, where);
        other.turn && arePairs(elements, root, *other.turn))
      return other;
  return found;
}

} // namespace ropewalk::raise
