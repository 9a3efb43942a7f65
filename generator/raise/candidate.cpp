//===- candidate.cpp - Values that may be turned --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/candidate.h"

#include "raise/open_extents.h"

#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mlir;

namespace ropewalk::raise {

namespace {

/// A signed product.
struct Term {
  bool isNegative;
  const Expr *product;
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
  const bool isNegative = formula->fn == Fn::Neg;
  if (isNegative)
    formula = withoutRounding(formula->operands[0]);
  if (formula->fn != Fn::Add)
    return std::nullopt;
  auto a = termOf(formula->operands[0]), b = termOf(formula->operands[1]);
  if (!a || !b)
    return std::nullopt;
  a->isNegative ^= isNegative;
  b->isNegative ^= isNegative;
  return std::array<Term, 2>{*a, *b};
}

bool isPairSum(const Expr *formula) { return pairSumOf(formula).has_value(); }

/// Whether x has the root's elements once it is converted, which loses nothing.
static bool isNarrower(Type element, Type than) {
  return (element.isF16() || element.isBF16()) && than.isF32();
}

/// Whether a coordinate runs over one of the root's dimensions that no other one does.
bool Candidate::cover(Coordinate c, int64_t scale) {
  if (c.isConstant() || c.scale != scale || c.symbol >= rootShape->rank() ||
      llvm::is_contained(dims, c.symbol))
    return false;
  dims.push_back(c.symbol);
  return true;
}

/// Each dimension of x is one of the root's, all of it, or has one element; the last may have the
/// components of all heads. If a part will do, x may have more along each that is known.
bool Candidate::readDims(Index index) {
  auto shape = shapeOf(x.getType());
  if (!shape || shape->isComplex || index.empty() ||
      (shape->element != rootShape->element && !isNarrower(shape->element, rootShape->element)))
    return false;
  if (splitsPairs) {
    index = index.drop_back();
    shape->extents.pop_back();
    shape->extents.back() = extent;
  }
  for (auto [c, size] : llvm::zip_equal(index.drop_back(), llvm::drop_end(shape->extents))) {
    const int64_t wanted = c.isConstant()                 ? 1
                           : c.symbol < rootShape->rank() ? rootShape->extents[c.symbol]
                                                          : 0;
    if (c.isConstant())
      dims.push_back(std::nullopt);
    else if (!cover(c, 1))
      return false;
    const bool isInside = !ShapedType::isDynamic(wanted) && !ShapedType::isDynamic(size) &&
                          c.offset >= 0 && c.offset + wanted <= size;
    if (wanted == size ? !c.isConstant() && c.offset != 0 : !isInside)
      return false;
    part.starts.push_back(c.offset);
    part.sizes.push_back(wanted);
    isPart |= wanted != size;
  }
  joinsHeads = !index.back().isConstant();
  wide = splitsPairs || joinsHeads ? extent : elements.extent(x, shape->rank() - 1).value_or(0);
  if (joinsHeads && (!cover(index.back(), extent) ||
                     ShapedType::isDynamic(rootShape->extents[index.back().symbol]) ||
                     rootShape->extents[index.back().symbol] * extent != shape->extents.back()))
    return false;
  part.starts.push_back(0);
  part.sizes.push_back(joinsHeads ? shape->extents.back() : wide);
  if (splitsPairs) {
    part.starts.push_back(0);
    part.sizes.back() = extent / 2;
    part.sizes.push_back(2);
  }
  const auto covered = llvm::count_if(dims, [](auto &dim) { return dim.has_value(); });
  dims.push_back(static_cast<int32_t>(rootShape->rank() - 1));
  return (takes == Takes::All ? wide == extent && !isPart : wide >= extent) &&
         covered == llvm::count_if(llvm::drop_end(rootShape->extents),
                                   [](int64_t size) { return size != 1; });
}

std::optional<Cut> Candidate::cut() const {
  return isPart || wide != extent ? std::optional(part) : std::nullopt;
}

/// Numbers components of a wider x from the first that may be the root's: what is not turned keeps
/// its place, and of what is turned all the first one begins the window.
bool Candidate::placeComponents() {
  if (wide == extent)
    return true;
  int64_t first = std::numeric_limits<int64_t>::max();
  for (const Component &component : components)
    first = std::min(first, component.from[0]);
  for (auto [j, component] : llvm::enumerate(components))
    if (!component.isTurned) {
      first = component.from[0] - static_cast<int64_t>(j);
      break;
    }
  const auto isInside = [&](int64_t from) { return from >= 0 && from < extent; };
  for (Component &component : components) {
    component.from[0] -= first;
    component.from[1] -= component.isTurned ? first : 0;
    if (!isInside(component.from[0]) || !isInside(component.from[1]))
      return false;
  }
  part.starts.back() = first;
  part.sizes.back() = extent;
  return first >= 0 && first + extent <= wide;
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
  return static_cast<int64_t>(formulas.size()) != extent || placeComponents();
}

/// Whether a factor is what tables are made of.
static bool isOfTable(const Expr *factor, unsigned depth = 8) {
  if (factor->hasTrigonometry)
    return true;
  if (factor->fn != Fn::Element)
    return depth > 0 && llvm::any_of(factor->operands,
                                     [&](const Expr *part) { return isOfTable(part, depth - 1); });
  Operation *maker = factor->value.getDefiningOp();
  return (maker && maker->getNumOperands() == 0) ||
         llvm::any_of(factor->index, [](const Coordinate &c) {
           return !c.isConstant() && c.symbol >= Elements::maxRootRank;
         });
}

bool Candidate::isTurnedByTable() const {
  return llvm::any_of(components, [](const Component &component) {
    return component.isTurned && isOfTable(component.by[0]);
  });
}

/// The factors of a product, at every depth.
static void addFactors(const Expr *product, SmallVectorImpl<const Expr *> &factors) {
  for (const Expr *factor : product->operands) {
    factors.push_back(factor);
    if (withoutRounding(factor)->fn == Fn::Mul && factors.size() < 32)
      addFactors(withoutRounding(factor), factors);
  }
}

std::vector<Candidate> candidatesFor(Elements &elements, const Turn &turn, Operation *root,
                                     ArrayRef<const Expr *> formulas, std::string &reason) {
  std::vector<Candidate> candidates;
  const auto *turned = llvm::find_if(formulas, isPairSum);
  const auto terms = *pairSumOf(*turned);
  SmallVector<const Expr *> factors;
  for (const Term &term : terms)
    addFactors(term.product, factors);
  SmallVector<Value> values(turn.sources);
  const auto isWide = [&](Value value) {
    auto shape = shapeOf(value.getType());
    return shape && shape->element == turn.shape.element;
  };
  // Farther ones need no moves of their own around rope.apply; but where extents are open, less is
  // known of them.
  if (!ShapedType::isDynamicShape(turn.shape.extents))
    std::reverse(values.begin(), values.end());
  // A conversion of the graph's own is better than one that is made for this.
  llvm::stable_sort(values, [&](Value a, Value b) { return isWide(a) && !isWide(b); });
  const auto isFactor = [&](Value value) {
    return llvm::any_of(
        factors, [&](const Expr *factor) { return !elements.indicesOf(factor, value).empty(); });
  };
  const auto tryOne = [&](Value value, Candidate::Takes takes) {
    Candidate candidate(elements, turn, value, takes);
    if (!isFactor(value) || !candidate.read(formulas))
      return;
    if (mayBeCut(elements, value, root))
      reason = "what it is made of may have more of an open extent than it has";
    else
      candidates.push_back(std::move(candidate));
  };
  for (Value value : values) {
    if (!candidates.empty() && !isWide(value))
      break;
    tryOne(value, Candidate::Takes::All);
  }
  if (llvm::any_of(candidates, [](auto &candidate) { return candidate.isTurnedByTable(); }))
    return candidates;
  // What has more than the root; the nearest has the least.
  for (Value value : turn.sources)
    tryOne(value, Candidate::Takes::APart);
  return candidates;
}

} // namespace ropewalk::raise
