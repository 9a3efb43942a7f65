//===- constant.cpp - Numbers of a graph ----------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

#include <complex>

using namespace mlir;

namespace ropewalk::raise {

/// A column, or the negative of one.
struct Column {
  int64_t place;
  bool isNegative;
};

/// The first column of a matrix of numbers that each one is, but for its sign: where rows are not
/// known, equal columns still are. A table of sines may have the signs of a rotation.
static SmallVector<Column> firstEqualColumns(ArrayRef<double> numbers, int64_t columns) {
  const int64_t rows = static_cast<int64_t>(numbers.size()) / columns;
  SmallVector<Column> first;
  for (int64_t j = 0; j < columns; ++j) {
    Column found = {j, false};
    const auto isTimes = [&](int64_t k, double sign) {
      return llvm::all_of(llvm::seq<int64_t>(0, rows), [&](int64_t row) {
        return numbers[row * columns + j] == sign * numbers[row * columns + k];
      });
    };
    for (int64_t k = 0; k < j && found.place == j; ++k)
      if (first[k].place == k && (isTimes(k, 1) || isTimes(k, -1)))
        found = {k, !isTimes(k, 1)};
    first.push_back(found);
  }
  return first;
}

/// What integers are at the places that an index runs over, if they are the same in all of them, or
/// count one coordinate one by one; null otherwise.
static const Expr *regular(Elements &elements, ArrayRef<double> numbers, Index index,
                           ArrayRef<int64_t> extents) {
  constexpr int64_t maxPlaces = 4096;
  struct Open {
    Coordinate coordinate;
    int64_t extent, stride;
    bool counts;
  };
  SmallVector<Open> open;
  int64_t stride = 1, first = 0, places = 1;
  for (size_t d = extents.size(); d-- > 0; stride *= extents[d]) {
    if (index[d].isConstant()) {
      first += index[d].offset * stride;
    } else {
      open.push_back({index[d], extents[d], stride, true});
      places *= extents[d];
    }
  }
  if (places > maxPlaces)
    return nullptr;
  bool isSame = true;
  for (int64_t i = 0; i < places; ++i) {
    int64_t place = first, rest = i;
    for (const Open &dim : open) {
      place += rest % dim.extent * dim.stride;
      rest /= dim.extent;
    }
    isSame &= numbers[place] == numbers[first];
    rest = i;
    for (Open &dim : open) {
      dim.counts &= numbers[place] == numbers[first] + static_cast<double>(rest % dim.extent);
      rest /= dim.extent;
    }
  }
  Expressions &make = elements.expressions;
  if (isSame)
    return make.number(numbers[first]);
  for (const Open &dim : open)
    if (dim.counts)
      return make.add(make.number(numbers[first]), elements.formula(dim.coordinate));
  return nullptr;
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
    numbers.push_back(type.isInteger(1)          ? value.getBoolValue()
                      : type.isUnsignedInteger() ? static_cast<double>(value.getZExtValue())
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
  if (!numbers || numbers->empty())
    return {};
  const bool areIntegers = shape->element.isIntOrIndex();
  return [result, attribute, extents = shape->extents, areIntegers, numbers = std::move(*numbers),
          equal = std::map<int64_t, SmallVector<Column>>()](Elements &elements,
                                                            Index index) mutable -> const Expr * {
    const bool isKnown = llvm::all_of(index, [](Coordinate c) { return c.isConstant(); });
    if (isKnown) {
      int64_t flat = 0;
      for (auto [c, extent] : llvm::zip_equal(index, extents))
        flat = flat * extent + c.offset;
      return elements.expressions.number(numbers[flat]);
    }
    if (llvm::all_equal(numbers))
      return elements.expressions.number(numbers.front());
    if (areIntegers)
      if (const Expr *formula = regular(elements, numbers, index, extents))
        return formula;
    const Value constant = elements.representative(result, attribute);
    int64_t columns = 1, column = 0; // of the last dimensions, as far as their places are known
    size_t rows = index.size();
    for (; rows > 0 && index[rows - 1].isConstant(); --rows) {
      column += index[rows - 1].offset * columns;
      columns *= extents[rows - 1];
    }
    SmallVector<Column> &first = equal[columns];
    if (first.empty())
      first = firstEqualColumns(numbers, columns);
    const Column same = first[column];
    if (same.place == column)
      return elements.leaf(constant, index);
    Coordinates inside(index.begin(), index.end());
    int64_t place = same.place;
    for (size_t d = index.size(); d-- > rows; place /= extents[d])
      inside[d].offset = place % extents[d];
    const Expr *element = elements.at(result, inside);
    return element && same.isNegative ? elements.expressions.neg(element) : element;
  };
}

} // namespace ropewalk::raise
