//===- reshape.cpp - Same elements in the same order ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::raise {

/// Some last dimensions of both sides with equal products, taken off.
static bool takeGroup(ArrayRef<int64_t> &from, ArrayRef<int64_t> &to, ArrayRef<int64_t> &fromGroup,
                      ArrayRef<int64_t> &toGroup) {
  const ArrayRef<int64_t> fromAll = from, toAll = to;
  const auto take = [](ArrayRef<int64_t> &rest, int64_t &product) {
    const bool isDynamic = ShapedType::isDynamic(rest.back());
    if (!isDynamic)
      product *= rest.back();
    rest = rest.drop_back();
    return isDynamic;
  };
  int64_t fromProduct = 1, toProduct = 1;
  bool fromDynamic = take(from, fromProduct), toDynamic = take(to, toProduct);
  while (fromDynamic != toDynamic || fromProduct != toProduct) {
    const bool fromIsNext = fromDynamic == toDynamic ? fromProduct < toProduct : toDynamic;
    ArrayRef<int64_t> &rest = fromIsNext ? from : to;
    if (rest.empty())
      return false;
    (fromIsNext ? fromDynamic : toDynamic) |= take(rest, fromIsNext ? fromProduct : toProduct);
  }
  fromGroup = fromAll.drop_front(from.size());
  toGroup = toAll.drop_front(to.size());
  return true;
}

/// The position in a group of dimensions that is counted row by row.
static std::optional<Coordinate> flatten(Elements &elements, Index index,
                                         ArrayRef<int64_t> extents) {
  const auto isUnit = [](int64_t extent) { return extent == 1; };
  Coordinate flat = Coordinate::constant(0);
  int64_t stride = 1;
  bool isComputed = false;
  for (size_t d = extents.size(); d-- > 0; stride *= extents[d]) {
    if (isUnit(extents[d]))
      continue; // the only coordinate of a single element is 0
    if (ShapedType::isDynamic(extents[d]) && !llvm::all_of(extents.take_front(d), isUnit))
      return std::nullopt;
    const Coordinate part = index[d].scaledBy(stride, 0);
    if (!flat.isConstant() && !part.isConstant()) {
      flat = elements.coordinate(
          elements.expressions.add(elements.formula(part), elements.formula(flat)));
      isComputed = true;
      continue;
    }
    const int64_t offset = flat.offset + part.offset;
    if (!part.isConstant())
      flat = part;
    flat.offset = offset;
  }
  if (isComputed)
    elements.rememberParts(flat, index, extents);
  return flat;
}

/// The inverse of flatten.
static bool unflatten(Elements &elements, Coordinate flat, ArrayRef<int64_t> extents,
                      MutableArrayRef<Coordinate> index) {
  if (elements.findParts(flat, extents, index))
    return true;
  for (size_t d = extents.size(); d-- > 0;) {
    const int64_t extent = extents[d];
    if (extent == 1) {
      index[d] = Coordinate::constant(0);
      continue;
    }
    if (llvm::all_of(extents.take_front(d), [](int64_t e) { return e == 1; })) {
      index[d] = flat; // the outermost
      flat = Coordinate::constant(0);
      continue;
    }
    if (ShapedType::isDynamic(extent) || extent == 0 || flat.offset < 0)
      return false;
    if (!flat.isConstant() && (flat.scale % extent != 0 || flat.scale < 0)) {
      Expressions &make = elements.expressions;
      const Expr *place = elements.formula(flat), *size = make.number(static_cast<double>(extent));
      index[d] = elements.coordinate(make.make(Fn::Remainder, {place, size}));
      flat = elements.coordinate(make.make(Fn::IntegerDiv, {place, size}));
      continue;
    }
    index[d] = Coordinate::constant(flat.offset % extent);
    flat.offset /= extent;
    flat.scale /= extent;
  }
  return true;
}

/// The one extent that is not known, from the elements of the other side.
static void inferExtent(SmallVectorImpl<int64_t> &extents, ArrayRef<int64_t> other) {
  if (llvm::count(extents, ShapedType::kDynamic) != 1 || ShapedType::isDynamicShape(other))
    return;
  int64_t known = 1;
  for (int64_t extent : extents)
    known *= ShapedType::isDynamic(extent) ? 1 : extent;
  const int64_t all = ShapedType::getNumElements(other);
  if (known > 0 && all % known == 0)
    *llvm::find(extents, ShapedType::kDynamic) = all / known;
}

ElementOf reshape(Value operand, Value result) {
  auto from = shapeOf(operand.getType()), to = shapeOf(result.getType());
  if (!from || !to)
    return {};
  inferExtent(from->extents, to->extents);
  inferExtent(to->extents, from->extents);
  // A complex number's parts are the last dimension of both, or become one.
  return [operand, from = *from, to = *to](Elements &elements, Index index) -> const Expr * {
    if (static_cast<int64_t>(index.size()) != to.rank())
      return nullptr;
    Coordinates inside(from.rank(), Coordinate::constant(0));
    ArrayRef<int64_t> fromRest = from.extents, toRest = to.extents, fromGroup, toGroup;
    while (!fromRest.empty() && !toRest.empty()) {
      if (!takeGroup(fromRest, toRest, fromGroup, toGroup))
        return nullptr;
      auto flat = flatten(elements, index.slice(toRest.size(), toGroup.size()), toGroup);
      if (!flat)
        return nullptr;
      auto part = MutableArrayRef<Coordinate>(inside).slice(fromRest.size(), fromGroup.size());
      if (!unflatten(elements, *flat, fromGroup, part))
        return nullptr;
    }
    const auto isUnit = [](int64_t extent) { return extent == 1; };
    if (!llvm::all_of(fromRest, isUnit) || !llvm::all_of(toRest, isUnit))
      return nullptr;
    return elements.at(operand, inside);
  };
}

} // namespace ropewalk::raise
