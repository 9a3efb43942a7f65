//===- placement.cpp - Elements put into and taken out of places ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <limits>
#include <memory>

using namespace mlir;

namespace ropewalk::raise {

ElementOf padded(Value operand, Value result, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                 ArrayRef<int64_t> interior, ElementOf padding) {
  auto shape = shapeOf(operand.getType()), whole = shapeOf(result.getType());
  if (!shape || !whole || !padding || shape->isComplex || low.size() != interior.size() ||
      low.size() != high.size() || shape->rank() != whole->rank() ||
      shape->rank() != static_cast<int64_t>(low.size()))
    return {};
  return [=, shape = *shape, whole = *whole, low = SmallVector<int64_t>(low),
          high = SmallVector<int64_t>(high), interior = SmallVector<int64_t>(interior)](
             Elements &elements, Index index) -> const Expr * {
    Coordinates inside(index.begin(), index.end());
    if (inside.size() != low.size())
      return nullptr;
    for (auto [d, c] : llvm::enumerate(inside)) {
      const int64_t step = interior[d] + 1;
      const bool isOpen = ShapedType::isDynamic(shape.extents[d]);
      if (low[d] == 0 && step == 1 && high[d] == 0)
        continue; // all of this dimension
      if (!c.isConstant() || step <= 0 || isOpen)
        return nullptr;
      const int64_t distance = c.offset - low[d];
      if (distance < 0 || distance % step != 0 || distance / step >= shape.extents[d])
        return padding(elements, {});
      c.offset = distance / step;
    }
    return elements.at(operand, inside);
  };
}

ElementOf replaceAlong(Value operand, Value update, int64_t dim, OpenExtents others,
                       PlaceOf placeOf, Combination combine) {
  auto shape = shapeOf(update.getType()), whole = shapeOf(operand.getType());
  if (!shape || !whole || shape->isComplex || shape->rank() != whole->rank() || dim < 0 ||
      dim >= whole->rank() || ShapedType::isDynamic(whole->extents[dim]))
    return {};
  for (int64_t d = 0; d < whole->rank(); ++d)
    if (d != dim && (shape->extents[d] != whole->extents[d] ||
                     (ShapedType::isDynamic(shape->extents[d]) && others != OpenExtents::AreEqual)))
      return {};
  return [=, extent = whole->extents[dim], placeOf = std::move(placeOf),
          combine = std::move(combine)](Elements &elements, Index index) -> const Expr * {
    auto count = elements.extent(update, dim);
    if (static_cast<int64_t>(index.size()) <= dim || !index[dim].isConstant() || !count)
      return nullptr;
    Coordinates inside(index.begin(), index.end());
    std::optional<int64_t> found;
    for (int64_t i = 0; i < *count; ++i) {
      inside[dim] = Coordinate::constant(i);
      const Expr *place = placeOf(elements, inside);
      if (!place || !place->isNumber())
        return nullptr;
      const double counted =
          place->number < 0 ? place->number + static_cast<double>(extent) : place->number;
      if (counted != static_cast<double>(index[dim].offset))
        continue;
      if (found)
        return nullptr; // which of them comes last is not said
      found = i;
    }
    if (!found)
      return elements.at(operand, index);
    inside[dim] = Coordinate::constant(*found);
    const Expr *updated = elements.at(update, inside);
    const Expr *before = combine ? elements.at(operand, index) : nullptr;
    return !combine ? updated : updated && before ? combine(elements, before, updated) : nullptr;
  };
}

ElementOf takeEach(Value operand, Value indices, int64_t dim) {
  auto shape = shapeOf(operand.getType()), places = shapeOf(indices.getType());
  if (!shape || !places || shape->isComplex || shape->rank() != places->rank() || dim < 0 ||
      dim >= shape->rank())
    return {};
  return [=, place = countedFromEnd(operand, dim, indices)](Elements &elements,
                                                            Index index) -> const Expr * {
    const Expr *position = elements.at(indices, index);
    auto found = position ? place(elements, position) : std::nullopt;
    if (!found || dim >= static_cast<int64_t>(index.size()))
      return nullptr;
    Coordinates inside(index.begin(), index.end());
    inside[dim] = *found;
    return elements.at(operand, inside);
  };
}

namespace {

/// Which of the numbers of an index tensor are negative.
enum class Signs : uint8_t {
  None, ///< Or it is not known: an argument's are believed to be places.
  All,
  Some
};

} // namespace

static Bounds findBounds(Elements &elements, Value indices, std::optional<int64_t> dim,
                         int64_t which) {
  constexpr int64_t maxPlaces = 1 << 16;
  constexpr double any = std::numeric_limits<double>::infinity();
  auto shape = shapeOf(indices.getType());
  if (!shape || ShapedType::isDynamicShape(shape->extents) ||
      (dim && (*dim < 0 || *dim >= shape->rank())))
    return std::nullopt;
  SmallVector<int64_t> extents(shape->extents);
  if (dim)
    extents[*dim] = 1;
  int64_t count = 1;
  for (int64_t extent : extents)
    count = count > maxPlaces ? count : count * extent;
  auto bounds = std::pair(any, -any);
  for (int64_t i = 0; i < count; ++i) {
    Coordinates place;
    int64_t rest = i;
    for (int64_t extent : extents) {
      place.push_back(Coordinate::constant(rest % extent));
      rest /= extent;
    }
    if (dim)
      place[*dim] = Coordinate::constant(which);
    const Expr *number = elements.at(indices, place);
    if (!number || !number->isNumber())
      return std::nullopt;
    if (count > maxPlaces)
      return std::pair(-any, any);
    bounds = {std::min(bounds.first, number->number), std::max(bounds.second, number->number)};
  }
  return bounds;
}

BoundsOf boundsOf(Value indices, std::optional<int64_t> dim, int64_t which) {
  return [=, block = indices.getParentBlock(), known = std::make_shared<std::optional<Bounds>>()](
             Elements &elements, const Expr *number) -> Bounds {
    if (!elements.passThrough(block)) {
      if (!*known)
        *known = findBounds(elements, indices, dim, which);
      return **known;
    }
    // Arguments may be others in the next pass; where they are not, the formula is the same.
    auto [place, isNew] = elements.boundsInPasses.try_emplace(
        {number, indices.getAsOpaquePointer(), dim ? which : -1});
    if (isNew)
      place->second = findBounds(elements, indices, dim, which);
    return place->second;
  };
}

FromEnd countedFromEnd(Value operand, int64_t dim, Value indices, std::optional<int64_t> column) {
  auto shape = shapeOf(indices.getType());
  const BoundsOf bounds =
      boundsOf(indices, column && shape ? std::optional(shape->rank() - 1) : std::nullopt,
               column.value_or(0));
  const auto signs = [=](Elements &elements, const Expr *position) {
    const Bounds known = bounds(elements, position);
    return !known || known->first >= 0 ? Signs::None : known->second < 0 ? Signs::All : Signs::Some;
  };
  return [=](Elements &elements, const Expr *position) -> std::optional<Coordinate> {
    Coordinate place = elements.coordinate(position);
    const auto range = place.range(); // of places that are counted
    const Signs own = range && range->second < 0   ? Signs::All
                      : range && range->first >= 0 ? Signs::None
                                                   : signs(elements, position);
    if (own == Signs::None)
      return place;
    auto extent = elements.extent(operand, dim);
    if (!extent)
      return std::nullopt;
    Coordinate counted = place;
    counted.offset += *extent;
    if (own == Signs::All)
      return counted;
    Expressions &make = elements.expressions;
    return elements.coordinate(
        make.make(Fn::Select, {make.make(Fn::Less, {position, make.number(0)}),
                               elements.formula(counted), position}));
  };
}

} // namespace ropewalk::raise
