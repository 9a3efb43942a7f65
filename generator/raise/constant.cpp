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
