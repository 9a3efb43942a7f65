//===- candidate.cpp - Values that may be turned --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/candidate.h"

#include "raise/open_extents.h"

#include "llvm/ADT/STLExtras.h"

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
  if (formula->fn != Fn::Add)
    return std::nullopt;
  auto a = termOf(formula->operands[0]), b = termOf(formula->operands[1]);
  if (!a || !b)
    return std::nullopt;
  return std::array<Term, 2>{*a, *b};
}

bool isPairSum(const Expr *formula) { return pairSumOf(formula).has_value(); }

/// Whether x has the root's elements once it is converted, which loses nothing.
static bool isNarrower(Type element, Type than) {
  return (element.isF16() || element.isBF16()) && than.isF32();
}

/// Each dimension of x is one of the root's, all of it, or has one element; the last may have the
/// components of all heads.
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
  for (Value value : values) {
    if (!candidates.empty() && !isWide(value))
      break;
    const bool isFactor = llvm::any_of(
        factors, [&](const Expr *factor) { return !elements.indicesOf(factor, value).empty(); });
    Candidate candidate(elements, turn, value);
    if (!isFactor || !candidate.read(formulas))
      continue;
    if (mayBeCut(elements, value, root))
      reason = "what it is made of may have more of an open extent than it has";
    else
      candidates.push_back(std::move(candidate));
  }
  return candidates;
}

} // namespace ropewalk::raise
