//===- candidates.cpp - Where a value that is turned may be ---------------===//
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

/// The factors of a product, at every depth.
static void addFactors(const Expr *product, Type result, SmallVectorImpl<const Expr *> &factors) {
  for (const Expr *factor : product->operands) {
    factors.push_back(factor);
    const Expr *inner = withoutRounding(factor, result);
    if (inner != factor)
      factors.push_back(inner);
    if (inner->fn == Fn::Mul && factors.size() < 32)
      addFactors(inner, result, factors);
  }
}

/// Where x has its components, by the dimensions in which elements of it that formulas are made of
/// differ; none if these are no two.
static std::optional<Layout> findLayout(Elements &elements, const Turn &turn, Value x,
                                        ArrayRef<const Expr *> formulas) {
  Layout layout;
  Index first;
  for (const Expr *formula : formulas) {
    ArrayRef<Index> places = elements.indicesOf(formula, x);
    if (places.empty())
      continue;
    const Index place = places.front();
    first = first.empty() ? place : first;
    for (int64_t d = 0; d < static_cast<int64_t>(place.size()); ++d)
      if (place[d] != first[d] && !llvm::is_contained(layout.components, d))
        layout.components.push_back(d);
  }
  if (layout.components.empty())
    return std::nullopt;
  llvm::sort(layout.components);
  for (int64_t &d : layout.components) {
    d += layout.parted.has_value();
    const Coordinate c = first[d - layout.parted.has_value()];
    if (c.isConstant() || c.scale != 1)
      continue;
    if (layout.parted) // and d is no dimension of x any more
      return std::nullopt;
    // Heads of one component after those of another.
    const int64_t size = shapeOf(x.getType())->extents[d];
    const int64_t inner = c.symbol < turn.shape.rank() ? turn.shape.extents[c.symbol] : 0;
    if (ShapedType::isDynamic(inner) || ShapedType::isDynamic(size) || inner <= 0 ||
        size % inner != 0 || c.offset % inner != 0)
      return std::nullopt;
    layout.parted = d;
    layout.inner = inner;
  }
  return layout;
}

/// As the root does, so may x have its components: in its last dimension, or in two.
static std::optional<Layout> layoutAtEnd(Value x, const Turn &turn) {
  auto shape = shapeOf(x.getType());
  const int64_t rank = shape ? shape->rank() : 0;
  const bool splitsPairs = turn.components.size() == 2 && rank > 1 && shape->extents.back() == 2 &&
                           shape->extents[rank - 2] == turn.extent / 2;
  Layout layout;
  layout.components = lastDims(rank, splitsPairs ? 2 : 1);
  return layout.components.empty() ? std::nullopt : std::optional(std::move(layout));
}

bool hasOtherPlaces(ArrayRef<const Expr *> formulas, const Turn &turn, bool isUsual) {
  const auto areTwo = [&](const Expr *a, const Expr *b) {
    if (a->value != b->value || a->index.size() != b->index.size())
      return false;
    // What has all components at its end, as the root has them, is found there.
    auto shape = shapeOf(a->value.getType());
    const bool isAtEnd = isUsual && shape && !shape->extents.empty() &&
                         (turn.components.size() > 1 || shape->extents.back() >= turn.extent);
    const size_t last = isAtEnd ? turn.components.size() : 0;
    const auto count = a->index.size() > last ? a->index.size() - last : 0;
    return a->index.take_front(count) != b->index.take_front(count);
  };
  return llvm::any_of(formulas, [&](const Expr *formula) {
    auto sum = pairSumOf(formula, turn.shape.element);
    if (!sum)
      return false;
    const auto first = elementsIn((*sum)[0].product), second = elementsIn((*sum)[1].product);
    return llvm::any_of(first, [&](const Expr *a) {
      return llvm::any_of(second, [&](const Expr *b) { return areTwo(a, b); });
    });
  });
}

std::vector<Candidate> candidatesFor(Elements &elements, const Turn &turn, Operation *root,
                                     ArrayRef<const Expr *> formulas, Where where,
                                     std::string &reason) {
  std::vector<Candidate> candidates;
  const Type result = turn.shape.element;
  const auto *turned =
      llvm::find_if(formulas, [&](const Expr *formula) { return isPairSum(formula, result); });
  const auto terms = *pairSumOf(*turned, result);
  SmallVector<const Expr *> factors;
  for (const Term &term : terms)
    addFactors(term.product, result, factors);
  SmallVector<const Expr *> ofX; // components, as far as they are factors
  for (const Expr *formula : formulas) {
    auto sum = where == Where::Anywhere ? pairSumOf(formula, result) : std::nullopt;
    if (!sum)
      ofX.push_back(formula);
    else
      for (const Term &term : *sum)
        addFactors(term.product, result, ofX);
  }
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
    if (!isFactor(value))
      return;
    auto layout =
        where == Where::AtEnd ? layoutAtEnd(value, turn) : findLayout(elements, turn, value, ofX);
    if (!layout)
      return;
    Candidate candidate(elements, turn, value, takes, std::move(*layout));
    if (!candidate.read(formulas))
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
