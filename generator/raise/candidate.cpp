//===- candidate.cpp - Values that may be turned --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/candidate.h"

#include "raise/open_extents.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

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

Candidate::Candidate(Elements &elements, const Turn &turn, Value x, Takes takes, Layout layout)
    : elements(elements), rootShape(&turn.shape), extent(turn.extent), layout(std::move(layout)),
      takes(takes), x(x) {
  auto shape = shapeOf(x.getType());
  extentsOfX.assign(shape->extents.begin(), shape->extents.end());
  if (auto dim = this->layout.parted) {
    extentsOfX[*dim] /= this->layout.inner;
    extentsOfX.insert(extentsOfX.begin() + *dim + 1, this->layout.inner);
  }
  for (int64_t d : this->layout.components)
    if (ShapedType::isDynamic(extentsOfX[d]))
      extentsOfX[d] = elements.extent(x, d).value_or(ShapedType::kDynamic);
}

/// An index of x by its layout; empty if it is none.
std::optional<Coordinates> Candidate::parted(Index index) const {
  Coordinates inside(index);
  if (!layout.parted)
    return inside;
  Coordinate &c = inside[*layout.parted];
  const int64_t which = c.offset / layout.inner;
  if (c.isConstant() || c.scale != 1 || c.offset < 0)
    return std::nullopt;
  c.offset %= layout.inner;
  inside.insert(inside.begin() + *layout.parted, Coordinate::constant(which));
  return inside;
}

/// Each dimension of x is one of the root's, all of it, or has one element, or components; the last
/// may have the components of all heads. If a part will do, x may have more along each that is
/// known.
bool Candidate::readDims(Index index) {
  auto shape = shapeOf(x.getType());
  if (!shape || shape->isComplex || index.empty() ||
      (shape->element != rootShape->element && !isNarrower(shape->element, rootShape->element)))
    return false;
  const int64_t last = layout.components.back();
  joinsHeads = !index[last].isConstant();
  wide = 1;
  for (auto [d, c, size] : llvm::enumerate(index, extentsOfX)) {
    if (isComponents(static_cast<int64_t>(d))) {
      wide *= ShapedType::isDynamic(size) ? 0 : size;
      part.starts.push_back(0);
      part.sizes.push_back(size);
      continue;
    }
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
  if (joinsHeads) { // heads side by side, of which each has as many components as the root
    if (layout.components.size() > 1 || last + 1 != shape->rank() || !cover(index[last], extent) ||
        ShapedType::isDynamic(rootShape->extents[index[last].symbol]) ||
        rootShape->extents[index[last].symbol] * extent != shape->extents.back())
      return false;
    wide = extent;
  }
  const auto covered = llvm::count_if(dims, [](auto &dim) { return dim.has_value(); });
  dims.push_back(static_cast<int32_t>(rootShape->rank() - 1));
  const bool isWhole = wide == extent && !isPart;
  return (takes == Takes::All ? isWhole : wide >= extent) &&
         (layout.components.size() == 1 || wide == extent) &&
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
  part.starts[layout.components.back()] = first;
  part.sizes[layout.components.back()] = extent;
  return first >= 0 && first + extent <= wide;
}

/// Which component an element of x is; of heads side by side, in its own.
std::optional<int64_t> Candidate::numberOf(Index index) const {
  if (layout.components.size() == 1)
    return index[layout.components.front()].offset;
  int64_t number = 0;
  for (int64_t d : layout.components) {
    if (!index[d].isConstant() || ShapedType::isDynamic(extentsOfX[d]))
      return std::nullopt;
    number = number * extentsOfX[d] + index[d].offset;
  }
  return number;
}

std::optional<int64_t> Candidate::componentOf(const Expr *formula) {
  for (Index place : elements.indicesOf(formula, x)) {
    const auto index = place.empty() ? std::nullopt : parted(place);
    if (!index)
      continue;
    const Coordinate last = (*index)[layout.components.back()];
    const auto component = numberOf(*index);
    if (!component || (!last.isConstant() && last.symbol >= Elements::maxRootRank))
      continue;
    Coordinates others(*index);
    for (int64_t d : layout.components)
      others[d].offset = 0;
    if (!outer) {
      if (!readDims(*index))
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

bool isOfTable(const Expr *factor, unsigned depth) {
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
    // Heads of one component after those of another.
    const int64_t size = shapeOf(x.getType())->extents[d];
    const int64_t inner = c.symbol < turn.shape.rank() ? turn.shape.extents[c.symbol] : 0;
    if (layout.parted || ShapedType::isDynamic(inner) || ShapedType::isDynamic(size) ||
        inner <= 0 || size % inner != 0 || c.offset % inner != 0)
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

/// Elements that a formula is made of; not all of very many.
static SmallVector<const Expr *> elementsIn(const Expr *formula) {
  constexpr unsigned maxFormulas = 48;
  llvm::SetVector<const Expr *> work;
  work.insert(formula);
  SmallVector<const Expr *> found;
  for (unsigned next = 0; next < work.size() && next < maxFormulas; ++next) {
    const Expr *part = work[next];
    work.insert(part->operands.begin(), part->operands.end());
    if (part->fn == Fn::Element)
      found.push_back(part);
  }
  return found;
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
    auto sum = pairSumOf(formula);
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
  const auto *turned = llvm::find_if(formulas, isPairSum);
  const auto terms = *pairSumOf(*turned);
  SmallVector<const Expr *> factors;
  for (const Term &term : terms)
    addFactors(term.product, factors);
  SmallVector<const Expr *> ofX; // components, as far as they are factors
  for (const Expr *formula : formulas) {
    auto sum = where == Where::Anywhere ? pairSumOf(formula) : std::nullopt;
    if (!sum)
      ofX.push_back(formula);
    else
      for (const Term &term : *sum)
        addFactors(term.product, ofX);
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
