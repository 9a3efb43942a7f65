//===- constant.cpp - Numbers of a graph ----------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <complex>
#include <cstring>
#include <memory>

using namespace mlir;

namespace ropewalk::raise {

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
  auto dense = denseOf(attribute);
  if (!dense)
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
    auto number = numberOf(value, type);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

/// One of them, without a look at the others; empty if it can't be had so.
static std::optional<double> numberAt(ElementsAttr attribute, int64_t place) {
  auto type = dyn_cast<FloatType>(attribute.getElementType());
  if (!type)
    return std::nullopt;
  if (auto dense = dyn_cast<DenseElementsAttr>(attribute))
    return asDouble(dense.getValues<APFloat>()[place]);
  AsmResourceBlob *blob = cast<DenseResourceElementsAttr>(attribute).getRawHandle().getBlob();
  const unsigned bytes = type.getWidth() / 8;
  uint64_t bits = 0;
  if (!blob || type.getWidth() % 8 != 0 || bytes > sizeof(bits) ||
      blob->getData().size() != static_cast<size_t>(attribute.getNumElements()) * bytes)
    return std::nullopt;
  std::memcpy(&bits, blob->getData().data() + place * bytes, bytes);
  return asDouble(APFloat(type.getFloatSemantics(), APInt(type.getWidth(), bits)));
}

/// One number for all elements; a tensor of any size is as little work. Empty: there are several.
static std::optional<double> repeatedNumber(ElementsAttr attribute) {
  auto dense = dyn_cast<DenseElementsAttr>(attribute);
  return dense && dense.isSplat() && dense.getNumElements() > 0 &&
                 dense.getElementType().isIntOrIndexOrFloat()
             ? numberOf(dense.getSplatValue<Attribute>())
             : std::nullopt;
}

namespace {

/// The numbers of a constant, read when the first one is asked for: most weights are never.
class ReadNumbers {
public:
  ReadNumbers(ElementsAttr attribute, const Shape &shape)
      : attribute(attribute), areOfIntegers(shape.element.isIntOrIndex()),
        areComplex(shape.isComplex) {}

  /// All of them; null if they can't be read.
  const std::shared_ptr<const std::vector<double>> &get() {
    if (attribute)
      read();
    return numbers;
  }
  bool areEqual = false, areIntegers = false; ///< Once they are read.

  /// One of them. Others are not read for it where they are floats.
  std::optional<double> at(int64_t place) {
    if (attribute)
      if (auto number = numberAt(attribute, place))
        return number;
    const auto &all = get();
    return all ? std::optional((*all)[place]) : std::nullopt;
  }

private:
  void read() {
    auto found = numbersOf(attribute);
    attribute = {};
    if (!found || found->empty())
      return;
    areEqual = llvm::all_equal(*found);
    // Positions may be of floats, where a graph's constants are folded.
    areIntegers = areOfIntegers || (!areComplex && llvm::all_of(*found, [](double number) {
                    return std::trunc(number) == number && std::fabs(number) <= (1 << 24);
                  }));
    numbers = std::make_shared<const std::vector<double>>(std::move(*found));
  }

  ElementsAttr attribute; ///< Null: they were read.
  bool areOfIntegers, areComplex;
  std::shared_ptr<const std::vector<double>> numbers;
};

} // namespace

ElementOf constant(Value result, ElementsAttr attribute) {
  auto shape = shapeOf(result.getType());
  if (!shape || !isa_and_present<DenseElementsAttr, DenseResourceElementsAttr>(attribute) ||
      attribute.getNumElements() == 0 ||
      !llvm::equal(attribute.getShapedType().getShape(),
                   ArrayRef<int64_t>(shape->extents).drop_back(shape->isComplex)))
    return {};
  if (auto repeated = repeatedNumber(attribute))
    return number(*repeated);
  if (attribute.getNumElements() > maxNumbers)
    return {};
  return [result, extents = shape->extents,
          kept = std::make_shared<ReadNumbers>(attribute, *shape)](Elements &elements,
                                                                   Index index) -> const Expr * {
    const bool isKnown = llvm::all_of(index, [](Coordinate c) { return c.isConstant(); });
    if (isKnown) {
      int64_t flat = 0;
      for (auto [c, extent] : llvm::zip_equal(index, extents)) {
        if (c.offset < 0 || c.offset >= extent)
          return nullptr;
        flat = flat * extent + c.offset;
      }
      auto known = kept->at(flat);
      return known ? elements.expressions.number(*known) : nullptr;
    }
    const auto &numbers = kept->get();
    if (!numbers)
      return nullptr;
    if (kept->areEqual)
      return elements.expressions.number(numbers->front());
    if (kept->areIntegers)
      if (const Expr *formula = regular(elements, *numbers, index, extents))
        return formula;
    const SignedElement first = elements.columns.find({result, extents, numbers}, index);
    const Expr *element = elements.leaf(first.value, first.index);
    return first.isNegative ? elements.expressions.neg(element) : element;
  };
}

} // namespace ropewalk::raise
