//===- turn.cpp - A rotation among formulas -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/turn.h"

#include "llvm/ADT/STLExtras.h"

#include <array>
#include <map>

using namespace mlir;

namespace ropewalk::raise {

namespace {

/// A signed product.
struct Term {
  bool isNegative;
  const Expr *product;
};

/// A component of y: a component of x, or the sum of two products with two of them.
struct Component {
  bool isTurned = false;
  std::array<int64_t, 2> from = {}; ///< Components of x; the first alone if it is not turned.
  std::array<const Expr *, 2> by = {};
  std::array<bool, 2> isNegative = {};
};

} // namespace

static std::optional<Term> termOf(const Expr *formula) {
  const bool isNegative = formula->fn == Fn::Neg;
  if (isNegative)
    formula = formula->operands[0];
  formula = withoutRounding(formula);
  if (formula->fn != Fn::Mul)
    return std::nullopt;
  return Term{isNegative, formula};
}

static std::optional<std::array<Term, 2>> pairSumOf(const Expr *formula) {
  formula = withoutRounding(formula);
  if (formula->fn != Fn::Add)
    return std::nullopt;
  auto a = termOf(formula->operands[0]), b = termOf(formula->operands[1]);
  if (!a || !b)
    return std::nullopt;
  return std::array<Term, 2>{*a, *b};
}

bool isPairSum(const Expr *formula) { return pairSumOf(formula).has_value(); }

//===----------------------------------------------------------------------===//
// Which value is turned
//===----------------------------------------------------------------------===//

namespace {

/// Reads the components of y as ones of a value that may be x.
class Candidate {
public:
  Candidate(Elements &elements, const Turn &turn, Value x)
      : elements(elements), rootShape(&turn.shape), extent(turn.extent),
        splitsPairs(turn.splitsPairs && isSplit(x, turn.extent)), x(x) {}

  /// The components with these formulas; false: it is not x.
  bool read(ArrayRef<const Expr *> formulas);

  std::vector<Component> components;
  SmallVector<std::optional<int32_t>> dims;
  bool joinsHeads = false;
  bool splitsPairsOfX() const { return splitsPairs; }
  /// In how many products of products x is found at most. Nearest is what is turned: farther ones
  /// are what it is scaled from.
  unsigned nesting = 0;
  Value value() const { return x; }

private:
  std::optional<int64_t> componentOf(const Expr *formula);
  bool readDims(Index index);
  std::optional<Component> readComponent(const Expr *formula);
  std::optional<std::pair<int64_t, const Expr *>> readProduct(const Expr *product, unsigned depth);

  static bool isSplit(Value x, int64_t extent) {
    auto shape = shapeOf(x.getType());
    return shape && shape->rank() > 1 && shape->extents.back() == 2 &&
           shape->extents[shape->rank() - 2] == extent / 2;
  }

  Elements &elements;
  const Shape *rootShape;
  int64_t extent;   ///< Of the root's components.
  bool splitsPairs; ///< x is [.., pairs, 2].
  Value x;
  std::optional<Coordinates> outer; ///< Of all of x, but for the component.
};

} // namespace

/// Each dimension of x is one of the root's, all of it, or has one element; the last may have the
/// components of all heads.
bool Candidate::readDims(Index index) {
  auto shape = shapeOf(x.getType());
  if (!shape || shape->isComplex || index.empty() || shape->element != rootShape->element)
    return false;
  if (splitsPairs) {
    index = index.drop_back();
    shape->extents.pop_back();
    shape->extents.back() = extent;
  }
  int64_t covered = 0;
  const auto cover = [&](const Coordinate &c, int64_t scale, int64_t size) {
    if (c.scale != scale || c.symbol >= rootShape->rank() || llvm::is_contained(dims, c.symbol) ||
        (scale == 1 && c.offset != 0) || rootShape->extents[c.symbol] * scale != size)
      return false;
    dims.push_back(c.symbol);
    ++covered;
    return true;
  };
  for (auto [c, size] : llvm::zip_equal(index.drop_back(), llvm::drop_end(shape->extents))) {
    if (c.isConstant() && size == 1)
      dims.push_back(std::nullopt);
    else if (c.isConstant() || !cover(c, 1, size))
      return false;
  }
  joinsHeads = !index.back().isConstant();
  if (joinsHeads ? ShapedType::isDynamic(rootShape->extents[index.back().symbol]) ||
                       !cover(index.back(), extent, shape->extents.back())
                 : (splitsPairs ? extent : elements.extent(x, shape->rank() - 1)) != extent)
    return false;
  dims.push_back(static_cast<int32_t>(rootShape->rank() - 1));
  return covered ==
         llvm::count_if(llvm::drop_end(rootShape->extents), [](int64_t size) { return size != 1; });
}

std::optional<int64_t> Candidate::componentOf(const Expr *formula) {
  for (Index index : elements.indicesOf(formula, x)) {
    if (index.empty() ||
        (!index.back().isConstant() && index.back().symbol >= Elements::maxRootRank))
      continue;
    Coordinates others(index);
    others.back().offset = 0;
    int64_t component = index.back().offset;
    if (splitsPairs) {
      const Coordinate pair = index[index.size() - 2];
      if (!pair.isConstant() || !index.back().isConstant())
        continue;
      component += 2 * pair.offset;
      others[index.size() - 2].offset = 0;
    }
    if (!outer) {
      if (!readDims(index))
        return std::nullopt;
      outer = others;
    }
    if (others == *outer)
      return component;
  }
  return std::nullopt;
}

static constexpr unsigned maxNesting = 4;

/// The component of x in a product, and what it is multiplied by.
std::optional<std::pair<int64_t, const Expr *>> Candidate::readProduct(const Expr *product,
                                                                       unsigned depth) {
  std::optional<std::pair<int64_t, const Expr *>> found;
  for (int i = 0; i < 2; ++i) {
    const Expr *factor = product->operands[i], *rest = product->operands[1 - i];
    std::optional<std::pair<int64_t, const Expr *>> part;
    if (auto component = componentOf(factor)) {
      part = {*component, rest};
      nesting = std::max(nesting, maxNesting - depth);
    } else if (withoutRounding(factor)->fn == Fn::Mul && depth > 0)
      if ((part = readProduct(withoutRounding(factor), depth - 1)))
        part->second = elements.expressions.mul(part->second, rest);
    if (part && found)
      return std::nullopt; // a square
    found = part ? part : found;
  }
  return found;
}

std::optional<Component> Candidate::readComponent(const Expr *formula) {
  Component component;
  for (const Expr *kept : {formula, withoutRounding(formula)})
    if (auto same = componentOf(kept)) {
      component.from[0] = *same;
      return component;
    }
  auto terms = pairSumOf(formula);
  if (!terms)
    return std::nullopt;
  component.isTurned = true;
  for (auto [i, term] : llvm::enumerate(*terms)) {
    auto part = readProduct(term.product, maxNesting);
    if (!part)
      return std::nullopt;
    component.from[i] = part->first;
    component.by[i] = part->second;
    component.isNegative[i] = term.isNegative;
  }
  for (int i = 0; i < 2; ++i) { // signs of numbers are moved out of products
    const Expr *by = component.by[i];
    if (!by->isNumber() || !component.isNegative[i])
      continue;
    component.by[i] = elements.expressions.number(-by->number);
    component.isNegative[i] = false;
  }
  if (component.from[0] > component.from[1]) {
    std::swap(component.from[0], component.from[1]);
    std::swap(component.by[0], component.by[1]);
    std::swap(component.isNegative[0], component.isNegative[1]);
  }
  return component.from[0] == component.from[1] ? std::nullopt : std::optional(component);
}

bool Candidate::read(ArrayRef<const Expr *> formulas) {
  components.clear();
  for (const Expr *formula : formulas) {
    auto component = readComponent(formula);
    if (!component)
      return false;
    components.push_back(*component);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

static bool contains(const Expr *formula, Fn fn, unsigned depth = 32) {
  return formula->fn == fn ||
         (depth > 0 && formula->hasTrigonometry && llvm::any_of(formula->operands, [&](auto *part) {
            return contains(part, fn, depth - 1);
          }));
}

static SmallVector<Coordinate> symbolic(Index index) {
  return llvm::to_vector(
      llvm::make_filter_range(index, [](Coordinate c) { return !c.isConstant(); }));
}

/// Whether one formula is what the other is with sines for cosines: of the same angle and scale, or
/// of the same row of tables.
static bool correspond(const Expr *cos, const Expr *sin, unsigned depth = 32) {
  if (cos == sin)
    return true;
  if (cos->fn == Fn::Cos && sin->fn == Fn::Sin)
    return cos->operands[0] == sin->operands[0];
  if (cos->fn != sin->fn || depth == 0)
    return false;
  if (cos->fn == Fn::Element)
    return symbolic(cos->index) == symbolic(sin->index);
  if (cos->operands.empty() || cos->operands.size() != sin->operands.size())
    return false;
  const auto areParts = [&](ArrayRef<const Expr *> a, ArrayRef<const Expr *> b) {
    return llvm::all_of(llvm::zip_equal(a, b), [&](auto both) {
      return correspond(std::get<0>(both), std::get<1>(both), depth - 1);
    });
  };
  const bool isOrdered = cos->fn != Fn::Add && cos->fn != Fn::Mul;
  return areParts(cos->operands, sin->operands) ||
         (!isOrdered && areParts(cos->operands, {sin->operands[1], sin->operands[0]}));
}

static std::string nameOfPair(int64_t a, int64_t b) {
  return "components " + std::to_string(a) + " and " + std::to_string(b);
}

/// Whether both are elements of one row of a table that is not computed in the graph.
static bool areOfOneRow(const Expr *a, const Expr *b) {
  return a->fn == Fn::Element && b->fn == Fn::Element && a->value == b->value &&
         symbolic(a->index) == symbolic(b->index);
}

/// What is wrong with two components that are made of the same two of x; empty: nothing.
static std::string readPair(const Component &y0, const Component &y1, const RaiseOptions &options,
                            TurnedPair &pair) {
  const std::string name = nameOfPair(y0.from[0], y0.from[1]);
  const auto areEqual = [&](const Expr *a, const Expr *b) {
    return a == b || (options.assumeRepeatedTables && areOfOneRow(a, b));
  };
  pair.cos = y0.by[0], pair.sin = y1.by[0];
  if (y0.isNegative[0] || y1.isNegative[1])
    return name + " are multiplied by a negated cosine";
  if (!areEqual(y0.by[0], y1.by[1]))
    return name + " have different cosines";
  if (pair.cos->isNumber() && pair.sin->isNumber()) {
    pair.isConstant = true;
    return y0.by[1]->isNumber(-pair.sin->number) ? "" : name + " have different sines";
  }
  if (y0.isNegative[1] == y1.isNegative[0])
    return name + " have sines of the same sign";
  if (!areEqual(y0.by[1], y1.by[0]))
    return name + " have different sines";
  pair.inverse = !y0.isNegative[1];
  if (pair.cos == pair.sin)
    return name + " have one factor for both cosine and sine";
  if (!contains(pair.cos, Fn::Cos) && contains(pair.cos, Fn::Sin) && contains(pair.sin, Fn::Cos))
    return name + " have cosine and sine swapped";
  if (!correspond(pair.cos, pair.sin))
    return name + " have a cosine and a sine of different angles or scales";
  return {};
}

/// The pairs of a candidate's components, by their first one.
static std::string readPairs(const Candidate &candidate, const RaiseOptions &options,
                             std::vector<TurnedPair> &pairs) {
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
    std::string reason =
        readPair(candidate.components[to[0]], candidate.components[to[1]], options, pair);
    if (!reason.empty())
      return reason;
    pairs.push_back(pair);
  }
  if (llvm::all_of(pairs, [](const TurnedPair &pair) { return pair.isConstant; }))
    return "all pairs are turned by constants";
  return {};
}

/// Puts in pairs that are not turned, between or beside those that are, where the others' distance
/// says that they belong to the window: their angle is 0 at every position. Only what keeps its
/// place can be one.
static void addUnturned(Elements &elements, const Candidate &candidate,
                        std::vector<TurnedPair> &pairs) {
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

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

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

static std::string readWindows(Turn &turn) {
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

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// Formulas of some of the root's components at one place of its other dimensions; empty if one has
/// none.
template <class Components>
static std::vector<const Expr *> formulasOf(Elements &elements, Value root, const Turn &turn,
                                            const Components &components) {
  Coordinates index;
  for (int32_t d = 0; d < turn.shape.rank() + turn.splitsPairs; ++d)
    index.push_back(Elements::rootCoordinate(d));
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

/// The factors of a product, at every depth.
static void addFactors(const Expr *product, SmallVectorImpl<const Expr *> &factors) {
  for (const Expr *factor : product->operands) {
    factors.push_back(factor);
    if (withoutRounding(factor)->fn == Fn::Mul && factors.size() < 32)
      addFactors(withoutRounding(factor), factors);
  }
}

/// Values that could be what the components with these formulas are made of, farthest first.
static std::vector<Candidate> candidatesFor(Elements &elements, const Turn &turn,
                                            ArrayRef<const Expr *> formulas) {
  std::vector<Candidate> candidates;
  const auto *turned = llvm::find_if(formulas, isPairSum);
  const auto terms = *pairSumOf(*turned);
  SmallVector<const Expr *> factors;
  for (const Term &term : terms)
    addFactors(term.product, factors);
  for (Value value : llvm::reverse(turn.sources)) {
    const bool isFactor = llvm::any_of(
        factors, [&](const Expr *factor) { return !elements.indicesOf(factor, value).empty(); });
    Candidate candidate(elements, turn, value);
    if (isFactor && candidate.read(formulas))
      candidates.push_back(std::move(candidate));
  }
  return candidates;
}

/// Whether candidates stand for different values, not for one at two stages of its way.
static bool differ(const Candidate &a, const Candidate &b) {
  const auto turnedA = llvm::find_if(a.components, [](auto &c) { return c.isTurned; });
  const auto index = turnedA - a.components.begin();
  return turnedA->by != b.components[index].by;
}

static bool isTurnedByTrigonometry(const Candidate &candidate) {
  return llvm::any_of(candidate.components, [](const Component &component) {
    return component.isTurned && component.by[0]->hasTrigonometry;
  });
}

/// The candidate that is turned: of two that could both be, the one whose factors are cosines.
static const Candidate *chooseTurned(ArrayRef<Candidate> candidates, std::string &reason) {
  const Candidate *chosen = nullptr;
  for (const Candidate &candidate : candidates) {
    if (!chosen) {
      chosen = &candidate;
    } else if (differ(*chosen, candidate)) {
      if (isTurnedByTrigonometry(*chosen) == isTurnedByTrigonometry(candidate)) {
        reason = "either factor of its products could be the one that is turned";
        return nullptr;
      }
      if (isTurnedByTrigonometry(candidate))
        chosen = &candidate;
    }
  }
  return chosen;
}

TurnOrReason findTurn(Elements &elements, OpResult root, const RaiseOptions &options) {
  constexpr int64_t maxComponents = 4096;
  auto shape = shapeOf(root.getType());
  if (!shape || shape->isComplex || shape->rank() < 1 || shape->rank() > Elements::maxRootRank ||
      !isa<FloatType>(shape->element))
    return {};
  Turn turn;
  turn.shape = *shape;
  turn.extent = elements.extent(root, shape->rank() - 1).value_or(0);
  const auto pairs = elements.extent(root, shape->rank() - 2);
  if (turn.extent == 2 && shape->rank() > 1 && pairs) {
    turn.splitsPairs = true;
    turn.extent = 2 * *pairs;
    turn.shape.extents.pop_back();
  }
  turn.shape.extents.back() = turn.extent;
  const int64_t extent = turn.extent;
  if (extent < 2 || extent > maxComponents)
    return {};
  // A few components tell most values that are none, at little cost.
  const std::array<int64_t, 5> some = {0, extent / 4, extent / 2, 3 * extent / 4, extent - 1};
  const auto samples = formulasOf(elements, root, turn, some);
  if (!llvm::any_of(samples, isPairSum))
    return {};
  turn.sources = elements.sourcesOf(root.getOwner());
  std::vector<Candidate> candidates = candidatesFor(elements, turn, samples);
  if (!candidates.empty()) {
    const auto all = formulasOf(elements, root, turn, llvm::seq<int64_t>(0, extent));
    std::vector<Candidate> left;
    for (Candidate &candidate : candidates)
      if (!all.empty() && candidate.read(all))
        left.push_back(std::move(candidate));
    candidates.swap(left);
    unsigned nesting = maxNesting;
    for (const Candidate &candidate : candidates)
      nesting = std::min(nesting, candidate.nesting);
    left.clear();
    for (Candidate &candidate : candidates)
      if (candidate.nesting == nesting)
        left.push_back(std::move(candidate));
    candidates.swap(left);
  }
  TurnOrReason found;
  if (candidates.empty()) {
    found.reason = "its components are not all made of one value of the same shape";
    return found;
  }
  const Candidate *chosen = chooseTurned(candidates, found.reason);
  if (!chosen)
    return found;
  turn.x = chosen->value();
  turn.splitsPairsOfX = chosen->splitsPairsOfX();
  turn.dims = chosen->dims;
  turn.joinsHeads = chosen->joinsHeads;
  found.reason = readPairs(*chosen, options, turn.pairs);
  if (!found.reason.empty())
    return found;
  addUnturned(elements, *chosen, turn.pairs);
  found.turn = std::move(turn); // windows refer to pairs where they stay
  found.reason = readWindows(*found.turn);
  if (!found.reason.empty())
    found.turn.reset();
  return found;
}

} // namespace ropewalk::raise
