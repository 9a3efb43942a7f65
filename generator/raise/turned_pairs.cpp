//===- turned_pairs.cpp - From components to pairs and windows ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/turned_pairs.h"

#include "raise/same_angle.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <map>

using namespace mlir;

namespace ropewalk::raise {

/// Each part is looked at once, however often it is used.
static bool contains(const Expr *formula, Fn fn) {
  llvm::SmallSetVector<const Expr *, 16> parts;
  parts.insert(formula);
  for (size_t next = 0; next < parts.size(); ++next) {
    if (parts[next]->fn == fn)
      return true;
    if (parts[next]->hasTrigonometry)
      parts.insert(parts[next]->operands.begin(), parts[next]->operands.end());
  }
  return false;
}

static std::string nameOfPair(int64_t a, int64_t b) {
  return "components " + std::to_string(a) + " and " + std::to_string(b);
}

/// Whether both are elements of one row of a table that is not computed in the graph.
static bool areOfOneRow(const Expr *a, const Expr *b) {
  return a->fn == Fn::Element && b->fn == Fn::Element && a->value == b->value &&
         rowOf(a->index) == rowOf(b->index);
}

/// The negative of a formula, if it is an element that a value which the root is made from has the
/// negative of as well, or a product of such: which of the two a formula is made of says nothing.
/// What is 0 in every row is its own.
static const Expr *negativeInTable(Elements &elements, const Expr *formula, ArrayRef<Value> sources,
                                   unsigned depth = 4) {
  formula = withoutRounding(formula);
  if (formula->fn == Fn::Mul && depth > 0) {
    for (const Expr *factor : formula->operands)
      if (const Expr *negative = negativeInTable(elements, factor, sources, depth - 1))
        return negative == factor ? formula : elements.expressions.neg(formula);
    return nullptr;
  }
  if (formula->fn != Fn::Element)
    return nullptr;
  if (elements.columns.isZero(formula))
    return formula;
  const Expr *negative = elements.expressions.neg(formula);
  return llvm::any_of(sources,
                      [&](Value value) { return !elements.indicesOf(negative, value).empty(); })
             ? negative
             : nullptr;
}

/// What is wrong with two components that are made of the same two of x; empty: nothing.
static std::string readPair(Elements &elements, const Component &y0, const Component &y1,
                            const RaiseOptions &options, ArrayRef<Value> sources,
                            TurnedPair &pair) {
  const std::string name = nameOfPair(y0.from[0], y0.from[1]);
  const auto areEqual = [&](const Expr *a, const Expr *b) {
    return a == b || (options.assumeRepeatedTables && areOfOneRow(a, b));
  };
  pair.cos = y0.by[0], pair.sin = y1.by[0];
  if (!areEqual(y0.by[0], y1.by[1]))
    return name + " have different cosines";
  if (y0.isNegative[0] || y1.isNegative[1]) {
    const Expr *negative = negativeInTable(elements, pair.cos, sources);
    if (!negative || y0.isNegative[0] != y1.isNegative[1])
      return name + " are multiplied by a negated cosine";
    pair.cos = negative;
  }
  if (pair.cos->isNumber() && pair.sin->isNumber()) {
    pair.isConstant = true;
    return y0.by[1]->isNumber(-pair.sin->number) ? "" : name + " have different sines";
  }
  if (y0.isNegative[1] == y1.isNegative[0] && // but a sine that is 0 has any
      negativeInTable(elements, pair.sin, sources) != withoutRounding(pair.sin))
    return name + " have sines of the same sign";
  if (!areEqual(y0.by[1], y1.by[0]))
    return name + " have different sines";
  pair.inverse = !y0.isNegative[1];
  if (pair.cos == pair.sin)
    return name + " have one factor for both cosine and sine";
  if (!contains(pair.cos, Fn::Cos) && contains(pair.cos, Fn::Sin) && contains(pair.sin, Fn::Cos))
    return name + " have cosine and sine swapped";
  if (!areOfOneAngle(elements, pair.cos, pair.sin))
    return name + " have a cosine and a sine of different angles or scales";
  return {};
}

/// Turns all pairs the way that the first one is turned, as far as tables have both signs.
static void alignSigns(Elements &elements, ArrayRef<Value> sources,
                       std::vector<TurnedPair> &pairs) {
  const auto first = llvm::find_if(pairs, [](const TurnedPair &pair) { return !pair.isConstant; });
  for (TurnedPair &pair : llvm::make_range(first, pairs.end())) {
    if (pair.isConstant || pair.inverse == first->inverse)
      continue;
    if (const Expr *negative = negativeInTable(elements, pair.sin, sources)) {
      pair.sin = negative;
      pair.inverse = first->inverse;
    }
  }
}

std::string readPairs(Elements &elements, const Candidate &candidate, const RaiseOptions &options,
                      ArrayRef<Value> sources, std::vector<TurnedPair> &pairs) {
  std::map<std::array<int64_t, 2>, SmallVector<int64_t, 2>> users;
  for (auto [j, component] : llvm::enumerate(candidate.components)) {
    if (component.isTurned)
      users[component.from].push_back(static_cast<int64_t>(j));
    else if (component.from[0] != static_cast<int64_t>(j))
      return "component " + std::to_string(component.from[0]) + " is moved to " +
             std::to_string(j) + " and not turned";
  }
  for (auto &[from, to] : users) {
    if (to.size() != 2)
      return nameOfPair(from[0], from[1]) + " make " + std::to_string(to.size()) +
             (to.size() == 1 ? " component" : " components") + ", expected 2";
    TurnedPair pair = {from[0], from[1], to[0], to[1]};
    std::string reason = readPair(elements, candidate.components[to[0]],
                                  candidate.components[to[1]], options, sources, pair);
    if (!reason.empty())
      return reason;
    pairs.push_back(pair);
  }
  if (llvm::all_of(pairs, [](const TurnedPair &pair) { return pair.isConstant; }))
    return "all pairs are turned by constants";
  alignSigns(elements, sources, pairs);
  return {};
}

void addUnturned(Elements &elements, const Candidate &candidate, std::vector<TurnedPair> &pairs) {
  const int64_t distance = pairs.front().second - pairs.front().first;
  const int64_t extent = static_cast<int64_t>(candidate.components.size());
  const auto isOrdinary = [&](const TurnedPair &pair) {
    return pair.second - pair.first == distance && pair.writtenFirst == pair.first &&
           pair.writtenSecond == pair.second;
  };
  const int64_t first = pairs.front().first, last = pairs.back().first;
  if (!llvm::all_of(pairs, isOrdinary) || (distance > 1 && last - first >= distance))
    return;
  const int64_t begin = distance == 1            ? first
                        : extent == 2 * distance ? 0
                                                 : std::max<int64_t>(0, last - distance + 1);
  const int64_t end = distance == 1 ? last + 1 : begin + distance, step = distance == 1 ? 2 : 1;
  if (end + distance > extent + (distance == 1 ? 1 : 0))
    return;
  std::map<int64_t, TurnedPair> all;
  for (const TurnedPair &pair : pairs)
    all[pair.first] = pair;
  const auto isStill = [&](int64_t j) { return !candidate.components[j].isTurned; };
  for (int64_t j = begin; j < end; j += step) {
    if (all.count(j))
      continue;
    if (!isStill(j) || !isStill(j + distance))
      return;
    TurnedPair &pair = all[j] = {j, j + distance, j, j + distance};
    pair.cos = elements.expressions.number(1);
    pair.sin = elements.expressions.number(0);
    pair.isConstant = true;
  }
  pairs.clear();
  for (auto &[j, pair] : all)
    pairs.push_back(pair);
}

/// The pairs of a window, if the first ones lie in it as this pairing has them.
static int64_t pairsOfHalves(ArrayRef<TurnedPair> pairs) {
  const int64_t count = pairs[0].second - pairs[0].first;
  if (count > static_cast<int64_t>(pairs.size()))
    return 0;
  for (auto [i, pair] : llvm::enumerate(pairs.take_front(count)))
    if (pair.first != pairs[0].first + static_cast<int64_t>(i) || pair.second != pair.first + count)
      return 0;
  return count;
}

static int64_t pairsOfNeighbours(ArrayRef<TurnedPair> pairs) {
  int64_t count = 0;
  while (count < static_cast<int64_t>(pairs.size()) &&
         pairs[count].first == pairs[0].first + 2 * count &&
         pairs[count].second == pairs[count].first + 1)
    ++count;
  return count;
}

/// Whether all pairs are written as `pairing` has them.
static bool areWritten(ArrayRef<TurnedPair> pairs, int64_t begin, rope::Pairing pairing) {
  const int64_t count = static_cast<int64_t>(pairs.size());
  return llvm::all_of(llvm::enumerate(pairs), [&](auto entry) {
    const int64_t i = static_cast<int64_t>(entry.index());
    const TurnedPair &pair = entry.value();
    return pairing == rope::Pairing::Half
               ? pair.writtenFirst == begin + i && pair.writtenSecond == begin + i + count
               : pair.writtenFirst == begin + 2 * i && pair.writtenSecond == begin + 2 * i + 1;
  });
}

std::string readWindows(Turn &turn) {
  ArrayRef<TurnedPair> rest = turn.pairs;
  while (!rest.empty()) {
    const int64_t neighbours = pairsOfNeighbours(rest), halves = pairsOfHalves(rest);
    const int64_t count = std::max(neighbours, halves);
    if (count == 0)
      return nameOfPair(rest[0].first, rest[0].second) + " begin no window of pairs";
    TurnedWindow window;
    window.pairing = neighbours > halves ? rope::Pairing::Interleaved : rope::Pairing::Half;
    window.pairs = rest.take_front(count);
    window.begin = rest[0].first;
    window.dim = 2 * count;
    const auto *turned =
        llvm::find_if(window.pairs, [](const TurnedPair &pair) { return !pair.isConstant; });
    window.inverse = turned != window.pairs.end() && turned->inverse;
    if (!llvm::all_of(window.pairs, [&](auto &pair) {
          return pair.isConstant ? !window.inverse || pair.sin->isNumber(0)
                                 : pair.inverse == window.inverse;
        }))
      return "some pairs are turned forwards and some backwards";
    window.reorder = !areWritten(window.pairs, window.begin, window.pairing);
    if (window.reorder &&
        !areWritten(window.pairs, window.begin, rope::writtenPairing(window.pairing, true)))
      return nameOfPair(rest[0].first, rest[0].second) + " are written in another order";
    turn.windows.push_back(window);
    rest = rest.drop_front(count);
  }
  return {};
}

} // namespace ropewalk::raise
