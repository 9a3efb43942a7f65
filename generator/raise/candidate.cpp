//===- candidate.cpp - Values that may be turned --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/candidate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <limits>

using namespace mlir;

namespace ropewalk::raise {

static std::optional<Term> termOf(const Expr *formula, Type result) {
  const bool isNegative = formula->fn == Fn::Neg;
  if (isNegative)
    formula = formula->operands[0];
  formula = withoutRounding(formula, result);
  if (formula->fn != Fn::Mul)
    return std::nullopt;
  return Term{isNegative, formula};
}

std::optional<std::array<Term, 2>> pairSumOf(const Expr *formula, Type result) {
  formula = withoutRounding(formula, result);
  const bool isNegative = formula->fn == Fn::Neg;
  if (isNegative)
    formula = withoutRounding(formula->operands[0], result);
  if (formula->fn != Fn::Add)
    return std::nullopt;
  auto a = termOf(formula->operands[0], result), b = termOf(formula->operands[1], result);
  if (!a || !b)
    return std::nullopt;
  a->isNegative ^= isNegative;
  b->isNegative ^= isNegative;
  return std::array<Term, 2>{*a, *b};
}

bool isPairSum(const Expr *formula, Type result) { return pairSumOf(formula, result).has_value(); }

/// Whether x has the root's elements once it is converted, which loses nothing.
static bool isNarrower(Type element, Type than) {
  return (element.isF16() || element.isBF16()) && than.isF32();
}

/// Whether a coordinate runs over one of the root's dimensions that no other one does. What is the
/// same for all tokens was passed on the way from other roots as well, whose tokens are another
/// dimension: one that may have a single element here.
bool Candidate::cover(Coordinate c, int64_t scale) {
  if (c.isConstant() || c.scale != scale || c.symbol >= rootShape->rank() ||
      rootShape->extents[c.symbol] == 1 || llvm::is_contained(dims, c.symbol))
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
  // Another element of x may have been read before, in vain.
  dims.clear();
  part = {};
  isPart = false;
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
    const Expr *inner = withoutRounding(factor, rootShape->element);
    std::optional<std::pair<int64_t, const Expr *>> part;
    auto component = componentOf(factor);
    if (!component && inner != factor)
      component = componentOf(inner);
    if (component) {
      part = {*component, rest};
      nesting = std::max(nesting, maxNesting - depth);
    } else if (inner->fn == Fn::Mul && depth > 0)
      if ((part = readProduct(inner, depth - 1)))
        part->second = elements.expressions.mul(part->second, rest);
    if (part && found)
      return std::nullopt; // a square
    found = part ? part : found;
  }
  return found;
}

std::optional<Component> Candidate::readComponent(const Expr *formula) {
  Component component;
  for (const Expr *kept : {formula, withoutRounding(formula, rootShape->element)})
    if (auto same = componentOf(kept)) {
      component.from[0] = *same;
      return component;
    }
  auto terms = pairSumOf(formula, rootShape->element);
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

bool Candidate::isTurned() const {
  return llvm::any_of(components, [](const Component &component) { return component.isTurned; });
}

bool Candidate::isTurnedByTable() const {
  return llvm::any_of(components, [](const Component &component) {
    return component.isTurned && isOfTable(component.by[0]);
  });
}

SmallVector<const Expr *> elementsIn(const Expr *formula) {
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

bool Candidate::isTurnedBy(const llvm::DenseSet<Value> &tables) const {
  return llvm::all_of(components, [&](const Component &component) {
    return !component.isTurned || llvm::all_of(component.by, [&](const Expr *factor) {
      return llvm::all_of(elementsIn(factor),
                          [&](const Expr *element) { return tables.contains(element->value); });
    });
  });
}

} // namespace ropewalk::raise
