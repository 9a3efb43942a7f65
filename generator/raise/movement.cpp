//===- movement.cpp - Operations that move elements -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "llvm/ADT/STLExtras.h"

#include <complex>

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

static Coordinate scaled(Coordinate c, int64_t scale, int64_t offset) {
  return {c.symbol, c.isConstant() ? 0 : c.scale * scale, c.offset * scale + offset};
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
      inside.push_back(scaled(c, stride, start));
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
      inside[dim] = scaled(inside[dim], -1, extents[dim] - 1);
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
                            Elements &, Index index, Coordinates &inside) {
    inside.assign(index.take_back(shape.tensorRank()).begin(), index.end());
    for (auto [c, extent, all] : llvm::zip(inside, shape.extents, repeated)) {
      if (extent == 1 || (extent == all && !ShapedType::isDynamic(extent)))
        continue; // one element, or not repeated
      if (!c.isConstant() || ShapedType::isDynamic(extent) || extent == 0)
        return false;
      c.offset %= extent;
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
// Reshape
//===----------------------------------------------------------------------===//

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
    const Coordinate part = scaled(index[d], stride, 0);
    if (!flat.isConstant() && !part.isConstant()) {
      flat = elements.coordinate(
          elements.expressions.add(elements.formula(part), elements.formula(flat)));
      isComputed = true;
      continue;
    }
    flat.offset += part.offset;
    if (!part.isConstant())
      flat.symbol = part.symbol, flat.scale = part.scale;
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

//===----------------------------------------------------------------------===//
// Several operands
//===----------------------------------------------------------------------===//

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
    if (dim >= static_cast<int64_t>(index.size()) || !index[dim].isConstant())
      return nullptr;
    Coordinates inside(index.begin(), index.end());
    for (Value operand : operands) {
      auto extent = elements.extent(operand, dim);
      if (!extent)
        return nullptr;
      if (inside[dim].offset < *extent)
        return elements.at(operand, inside);
      inside[dim].offset -= *extent;
    }
    return nullptr;
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
                      ArrayRef<int64_t> strides) {
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
      if (starts[d] == 0 && strides[d] == 1 && shape.extents[d] == whole.extents[d])
        continue; // all of this dimension
      if (!c.isConstant() || ShapedType::isDynamic(shape.extents[d]))
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
  return [=, extent = shape->extents[dim], rank = positions->rank()](Elements &elements,
                                                                     Index index) -> const Expr * {
    if (static_cast<int64_t>(index.size()) < dim + rank)
      return nullptr;
    const Expr *position = elements.at(indices, index.slice(dim, rank));
    if (!position)
      return nullptr;
    Coordinate row = elements.coordinate(position);
    if (wraps && row.isConstant() && row.offset < 0 && !ShapedType::isDynamic(extent))
      row.offset += extent;
    Coordinates inside(index.begin(), index.begin() + dim);
    inside.push_back(row);
    inside.append(index.begin() + dim + rank, index.end());
    return elements.at(operand, inside);
  };
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// The first column of a matrix of numbers with the same bits as each: where rows are not known,
/// equal columns still are.
static SmallVector<int64_t> firstEqualColumns(ArrayRef<double> numbers, int64_t columns) {
  const int64_t rows = static_cast<int64_t>(numbers.size()) / columns;
  SmallVector<int64_t> first;
  for (int64_t j = 0; j < columns; ++j) {
    int64_t candidate = 0;
    const auto isEqual = [&](int64_t k) {
      return llvm::all_of(llvm::seq<int64_t>(0, rows), [&](int64_t row) {
        return numbers[row * columns + j] == numbers[row * columns + k];
      });
    };
    while (candidate < j && (first[candidate] != candidate || !isEqual(candidate)))
      ++candidate;
    first.push_back(candidate);
  }
  return first;
}

static double asDouble(APFloat value) {
  bool isLossy;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &isLossy);
  return value.convertToDouble();
}

static std::optional<std::vector<double>> numbersOf(ElementsAttr attribute) {
  std::vector<double> numbers;
  auto dense = dyn_cast<DenseElementsAttr>(attribute);
  if (!dense || attribute.getNumElements() > (1 << 20))
    return std::nullopt;
  const Type type = dense.getElementType();
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (!isa<FloatType>(complex.getElementType()))
      return std::nullopt;
    for (const std::complex<APFloat> &value : dense.getValues<std::complex<APFloat>>())
      numbers.insert(numbers.end(), {asDouble(value.real()), asDouble(value.imag())});
    return numbers;
  }
  if (isa<FloatType>(type)) {
    for (const APFloat &value : dense.getValues<APFloat>())
      numbers.push_back(asDouble(value));
    return numbers;
  }
  if (!type.isIntOrIndex())
    return std::nullopt;
  for (const APInt &value : dense.getValues<APInt>()) {
    if (value.getSignificantBits() > 64)
      return std::nullopt;
    numbers.push_back(type.isInteger(1) ? value.getBoolValue()
                                        : static_cast<double>(value.getSExtValue()));
  }
  return numbers;
}

ElementOf constant(Value result, ElementsAttr attribute) {
  auto shape = shapeOf(result.getType());
  if (!shape || !attribute ||
      !llvm::equal(attribute.getShapedType().getShape(),
                   ArrayRef<int64_t>(shape->extents).drop_back(shape->isComplex)))
    return {};
  auto numbers = numbersOf(attribute);
  if (!numbers)
    return {};
  const int64_t columns = shape->rank() > 0 ? shape->extents.back() : 1;
  return [result, extents = shape->extents, columns, numbers = std::move(*numbers),
          first = SmallVector<int64_t>()](Elements &elements, Index index) mutable -> const Expr * {
    const bool isKnown = llvm::all_of(index, [](Coordinate c) { return c.isConstant(); });
    if (isKnown) {
      int64_t flat = 0;
      for (auto [c, extent] : llvm::zip_equal(index, extents))
        flat = flat * extent + c.offset;
      return elements.expressions.number(numbers[flat]);
    }
    if (llvm::all_equal(numbers))
      return elements.expressions.number(numbers.front());
    if (!index.back().isConstant())
      return nullptr;
    if (first.empty())
      first = firstEqualColumns(numbers, columns);
    if (first[index.back().offset] == index.back().offset)
      return nullptr; // an element of its own
    Coordinates inside(index.begin(), index.end());
    inside.back().offset = first[index.back().offset];
    return elements.at(result, inside);
  };
}

} // namespace ropewalk::raise
