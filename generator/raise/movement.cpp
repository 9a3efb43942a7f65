//===- movement.cpp - Operations that move elements -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::raise {

/// The operand's coordinates for those of a result; false: they can't be told.
using Move = std::function<bool(Elements &, Index result, Coordinates &operand)>;

/// Complex numbers move as a whole.
static ElementOf moved(Value operand, Move move) {
  auto shape = shapeOf(operand.getType());
  if (!shape)
    return {};
  return [operand, isComplex = shape->isComplex,
          move = std::move(move)](Elements &elements, Index index) -> const Expr * {
    if (isComplex && index.empty())
      return nullptr;
    Coordinates inside;
    if (!move(elements, index.drop_back(isComplex), inside))
      return nullptr;
    if (isComplex)
      inside.push_back(index.back());
    return elements.at(operand, inside);
  };
}

static int64_t tensorRank(Value value) {
  auto shape = shapeOf(value.getType());
  return shape ? shape->tensorRank() : -1;
}

ElementOf transpose(Value operand, ArrayRef<int64_t> permutation) {
  SmallVector<int64_t, 6> sorted(permutation);
  llvm::sort(sorted);
  if (!llvm::equal(sorted, llvm::seq<int64_t>(0, permutation.size())) ||
      tensorRank(operand) != static_cast<int64_t>(permutation.size()))
    return {};
  return moved(operand, [order = SmallVector<int64_t, 6>(permutation)](Elements &, Index index,
                                                                       Coordinates &inside) {
    if (index.size() != order.size())
      return false;
    inside.resize(order.size());
    for (auto [d, source] : llvm::enumerate(order))
      inside[source] = index[d];
    return true;
  });
}

ElementOf slice(Value operand, ArrayRef<int64_t> starts, ArrayRef<int64_t> strides) {
  const int64_t rank = tensorRank(operand);
  if (rank != static_cast<int64_t>(starts.size()) || starts.size() != strides.size())
    return {};
  return moved(operand, [starts = SmallVector<int64_t, 6>(starts),
                         strides = SmallVector<int64_t, 6>(strides)](Elements &, Index index,
                                                                     Coordinates &inside) {
    if (index.size() != starts.size())
      return false;
    for (auto [c, start, stride] : llvm::zip_equal(index, starts, strides))
      inside.push_back(c.scaledBy(stride, start));
    return true;
  });
}

ElementOf sliceOf(Value operand, int64_t dim, int64_t start, int64_t stride) {
  const int64_t rank = tensorRank(operand);
  if (dim < 0 || dim >= rank)
    return {};
  SmallVector<int64_t, 6> starts(rank, 0), strides(rank, 1);
  starts[dim] = start;
  strides[dim] = stride;
  return slice(operand, starts, strides);
}

ElementOf select(Value operand, int64_t dim, int64_t position) {
  const int64_t rank = tensorRank(operand);
  if (dim < 0 || dim >= rank)
    return {};
  return moved(operand, [dim, position, rank](Elements &, Index index, Coordinates &inside) {
    if (static_cast<int64_t>(index.size()) != rank - 1)
      return false;
    inside.assign(index.begin(), index.end());
    inside.insert(inside.begin() + dim, Coordinate::constant(position));
    return true;
  });
}

ElementOf diagonal(Value operand, int64_t row, int64_t column, int64_t above) {
  const int64_t rank = tensorRank(operand);
  if (row < 0 || row >= rank || column < 0 || column >= rank || row == column)
    return {};
  return moved(operand, [=](Elements &, Index index, Coordinates &inside) {
    if (static_cast<int64_t>(index.size()) != rank - 1)
      return false;
    const Coordinate *rest = index.begin(), &place = index.back();
    for (int64_t d = 0; d < rank; ++d)
      inside.push_back(d == row      ? place.scaledBy(1, std::max<int64_t>(-above, 0))
                       : d == column ? place.scaledBy(1, std::max<int64_t>(above, 0))
                                     : *rest++);
    return true;
  });
}

ElementOf broadcastInDim(Value operand, ArrayRef<int64_t> dims) {
  if (tensorRank(operand) != static_cast<int64_t>(dims.size()))
    return {};
  return moved(operand, [dims = SmallVector<int64_t, 6>(dims)](Elements &, Index index,
                                                               Coordinates &inside) {
    for (int64_t dim : dims) {
      if (dim < 0 || dim >= static_cast<int64_t>(index.size()))
        return false;
      inside.push_back(index[dim]);
    }
    return true;
  });
}

ElementOf reverse(Value operand, ArrayRef<int64_t> dims) {
  auto shape = shapeOf(operand.getType());
  if (!shape)
    return {};
  for (int64_t dim : dims)
    if (dim < 0 || dim >= shape->tensorRank() || ShapedType::isDynamic(shape->extents[dim]))
      return {};
  return moved(operand, [extents = shape->extents, dims = SmallVector<int64_t, 6>(dims)](
                            Elements &, Index index, Coordinates &inside) {
    inside.assign(index.begin(), index.end());
    for (int64_t dim : dims) {
      if (dim >= static_cast<int64_t>(inside.size()))
        return false;
      inside[dim] = inside[dim].scaledBy(-1, extents[dim] - 1);
    }
    return true;
  });
}

ElementOf tile(Value operand, Value result) {
  auto shape = shapeOf(operand.getType()), whole = shapeOf(result.getType());
  if (!shape || !whole || shape->rank() > whole->rank())
    return {};
  ArrayRef<int64_t> repeated = ArrayRef<int64_t>(whole->extents).take_back(shape->rank());
  return moved(operand, [shape = *shape, repeated = SmallVector<int64_t, 6>(repeated)](
                            Elements &elements, Index index, Coordinates &inside) {
    inside.assign(index.take_back(shape.tensorRank()).begin(), index.end());
    for (auto [c, extent, all] : llvm::zip(inside, shape.extents, repeated)) {
      if (extent == 1 || (extent == all && !ShapedType::isDynamic(extent)))
        continue; // one element, or not repeated
      if (ShapedType::isDynamic(extent) || extent == 0)
        return false;
      Expressions &make = elements.expressions;
      const Expr *size = make.number(static_cast<double>(extent));
      c = elements.coordinate(make.make(Fn::Remainder, {elements.formula(c), size}));
    }
    return true;
  });
}

ElementOf repeatEach(Value operand, int64_t dim, int64_t count) {
  const int64_t rank = tensorRank(operand);
  if (dim < 0 || dim >= rank || count <= 0)
    return {};
  return moved(operand, [dim, count](Elements &, Index index, Coordinates &inside) {
    inside.assign(index.begin(), index.end());
    if (dim >= static_cast<int64_t>(inside.size()) || !inside[dim].isConstant())
      return false;
    inside[dim].offset /= count;
    return true;
  });
}

ElementOf roll(Value operand, int64_t dim, int64_t shift) {
  auto shape = shapeOf(operand.getType());
  if (!shape || dim < 0 || dim >= shape->tensorRank())
    return {};
  const int64_t extent = shape->extents[dim];
  if (ShapedType::isDynamic(extent) || extent == 0)
    return {};
  return moved(operand, [=](Elements &, Index index, Coordinates &inside) {
    inside.assign(index.begin(), index.end());
    if (dim >= static_cast<int64_t>(inside.size()) || !inside[dim].isConstant())
      return false;
    const int64_t turned = (inside[dim].offset - shift) % extent;
    inside[dim].offset = turned < 0 ? turned + extent : turned;
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Several operands
//===----------------------------------------------------------------------===//

/// The element at an index of operands one after the other. Where its coordinate may be in several
/// of them, as one of examples or tokens that were treated apart, it is a choice among these.
static const Expr *joined(Elements &elements, ArrayRef<Value> operands, int64_t dim, Index index) {
  constexpr size_t maxChoices = 16;
  auto range = index[dim].range();
  if (!range || range->first < 0)
    return nullptr;
  struct Part {
    Value operand;
    int64_t start, extent;
  };
  SmallVector<Part, 4> parts;
  int64_t start = 0;
  for (Value operand : operands) {
    auto extent = start <= range->second ? elements.extent(operand, dim) : 0;
    if (!extent)
      return nullptr;
    if (start <= range->second && range->first < start + *extent)
      parts.push_back({operand, start, *extent});
    start += *extent;
  }
  if (parts.empty() || range->second >= start || parts.size() > maxChoices)
    return nullptr;
  Expressions &make = elements.expressions;
  const Expr *place = elements.formula(index[dim]), *choice = nullptr;
  for (const Part &part : llvm::reverse(parts)) {
    Coordinates inside(index.begin(), index.end());
    inside[dim].offset -= part.start;
    if (part.extent == 1)
      inside[dim] = Coordinate::constant(0);
    const Expr *element = elements.at(part.operand, inside);
    if (!element)
      return nullptr;
    const Expr *end = make.number(static_cast<double>(part.start + part.extent));
    choice = choice ? make.make(Fn::Select, {make.make(Fn::Less, {place, end}), element, choice})
                    : element;
  }
  return choice;
}

ElementOf concatenate(ArrayRef<Value> operands, int64_t dim) {
  for (Value operand : operands) {
    auto shape = shapeOf(operand.getType());
    if (!shape || dim < 0 || dim >= shape->tensorRank())
      return {};
  }
  return [operands = SmallVector<Value>(operands), dim](Elements &elements,
                                                        Index index) -> const Expr * {
    if (operands.size() == 1)
      return elements.at(operands.front(), index);
    return dim < static_cast<int64_t>(index.size()) ? joined(elements, operands, dim, index)
                                                    : nullptr;
  };
}

ElementOf stack(ArrayRef<Value> operands, int64_t dim) {
  return [operands = SmallVector<Value>(operands), dim](Elements &elements,
                                                        Index index) -> const Expr * {
    if (dim < 0 || dim >= static_cast<int64_t>(index.size()) || !index[dim].isConstant() ||
        static_cast<size_t>(index[dim].offset) >= operands.size())
      return nullptr;
    Coordinates inside(index.begin(), index.end());
    inside.erase(inside.begin() + dim);
    return elements.at(operands[index[dim].offset], inside);
  };
}

ElementOf updateSlice(Value operand, Value update, ArrayRef<int64_t> starts,
                      ArrayRef<int64_t> strides, std::optional<int64_t> onlyCut) {
  auto shape = shapeOf(update.getType()), whole = shapeOf(operand.getType());
  if (!shape || !whole || shape->isComplex || shape->rank() != whole->rank() ||
      starts.size() != strides.size() || shape->rank() != static_cast<int64_t>(starts.size()) ||
      llvm::any_of(strides, [](int64_t stride) { return stride <= 0; }))
    return {};
  return [=, whole = *whole, shape = *shape, starts = SmallVector<int64_t, 6>(starts),
          strides = SmallVector<int64_t, 6>(strides)](Elements &elements,
                                                      Index index) -> const Expr * {
    if (index.size() != starts.size())
      return nullptr;
    Coordinates inside(index.begin(), index.end());
    for (auto [d, c] : llvm::enumerate(inside)) {
      const bool isOpen = ShapedType::isDynamic(shape.extents[d]);
      const bool mayBeCut = isOpen && (!onlyCut || *onlyCut == static_cast<int64_t>(d));
      if (starts[d] == 0 && strides[d] == 1 && shape.extents[d] == whole.extents[d] && !mayBeCut)
        continue; // all of this dimension
      if (!c.isConstant() || isOpen)
        return nullptr;
      const int64_t distance = c.offset - starts[d];
      if (distance < 0 || distance % strides[d] != 0 || distance / strides[d] >= shape.extents[d])
        return elements.at(operand, index);
      c.offset = distance / strides[d];
    }
    return elements.at(update, inside);
  };
}

ElementOf take(Value operand, Value indices, int64_t dim, bool wraps) {
  auto shape = shapeOf(operand.getType()), positions = shapeOf(indices.getType());
  if (!shape || !positions || shape->isComplex || dim < 0 || dim >= shape->rank())
    return {};
  const FromEnd fromEnd = wraps ? countedFromEnd(operand, dim, indices) : FromEnd();
  return [=, rank = positions->rank()](Elements &elements, Index index) -> const Expr * {
    if (static_cast<int64_t>(index.size()) < dim + rank)
      return nullptr;
    const Expr *position = elements.at(indices, index.slice(dim, rank));
    if (!position)
      return nullptr;
    auto row = wraps ? fromEnd(elements, position) : elements.coordinate(position);
    if (!row)
      return nullptr;
    Coordinates inside(index.begin(), index.begin() + dim);
    inside.push_back(*row);
    inside.append(index.begin() + dim + rank, index.end());
    return elements.at(operand, inside);
  };
}

} // namespace ropewalk::raise
