//===- constant.cpp - Numbers of a graph ----------------------------------===//
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
  const int64_t columns = shape->rank() > 0 ? shape->extents.back() : 1;
  return [result, extents = shape->extents, columns, numbers = std::move(*numbers),
          first = SmallVector<Column>()](Elements &elements, Index index) mutable -> const Expr * {
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
      return elements.leaf(result, index);
    if (first.empty())
      first = firstEqualColumns(numbers, columns);
    const Column column = first[index.back().offset];
    if (column.place == index.back().offset)
      return elements.leaf(result, index);
    Coordinates inside(index.begin(), index.end());
    inside.back().offset = column.place;
    const Expr *element = elements.at(result, inside);
    return element && column.isNegative ? elements.expressions.neg(element) : element;
  };
}

} // namespace ropewalk::raise
