//===- meaning.cpp - What operations of other dialects compute ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

std::optional<double> numberOf(const APInt &value, Type type) {
  if (value.getBitWidth() == 0)
    return std::nullopt;
  if (type.isInteger(1))
    return value.getBoolValue();
  if (type.isUnsignedInteger())
    return value.getActiveBits() <= 64 ? std::optional(static_cast<double>(value.getZExtValue()))
                                       : std::nullopt;
  return value.getSignificantBits() <= 64 ? std::optional(static_cast<double>(value.getSExtValue()))
                                          : std::nullopt;
}

DenseElementsAttr denseOf(Attribute attribute, int64_t most) {
  auto resource = dyn_cast_if_present<DenseResourceElementsAttr>(attribute);
  if (!resource)
    return dyn_cast_if_present<DenseElementsAttr>(attribute);
  const ShapedType type = resource.getType();
  const Type element = type.getElementType();
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob || !isa<IntegerType, FloatType>(element) || element.getIntOrFloatBitWidth() % 8 != 0 ||
      !type.hasStaticShape() || type.getNumElements() > most)
    return {};
  const ArrayRef<char> data = blob->getData();
  const int64_t bytes = type.getNumElements() * (element.getIntOrFloatBitWidth() / 8);
  return static_cast<int64_t>(data.size()) == bytes
             ? DenseElementsAttr::getFromRawBuffer(type, data)
             : DenseElementsAttr();
}

std::optional<double> numberOf(Attribute attribute) {
  if (auto integer = dyn_cast_if_present<IntegerAttr>(attribute))
    return numberOf(integer.getValue(), integer.getType());
  if (auto real = dyn_cast_if_present<FloatAttr>(attribute))
    return real.getValueAsDouble();
  auto dense = denseOf(attribute, 1);
  if (!dense || dense.getNumElements() != 1)
    return std::nullopt;
  if (isa<IntegerType, IndexType>(dense.getElementType()))
    return numberOf(*dense.value_begin<IntegerAttr>());
  return isa<FloatType>(dense.getElementType()) ? numberOf(*dense.value_begin<FloatAttr>())
                                                : std::nullopt;
}

std::optional<int64_t> integerOf(Attribute attribute) {
  constexpr double limit = 0x1p63; // i64 ends before it
  auto number = numberOf(attribute);
  return number && *number >= -limit && *number < limit && std::trunc(*number) == *number
             ? std::optional(static_cast<int64_t>(*number))
             : std::nullopt;
}

std::optional<SmallVector<int64_t>> integersOf(Attribute attribute) {
  if (auto array = dyn_cast_if_present<DenseI64ArrayAttr>(attribute))
    return SmallVector<int64_t>(array.asArrayRef());
  if (auto array = dyn_cast_if_present<DenseI32ArrayAttr>(attribute))
    return SmallVector<int64_t>(array.asArrayRef());
  SmallVector<int64_t> numbers;
  if (auto array = dyn_cast_if_present<ArrayAttr>(attribute)) {
    for (Attribute element : array) {
      auto integer = integerOf(element);
      if (!integer)
        return std::nullopt;
      numbers.push_back(*integer);
    }
    return numbers;
  }
  constexpr int64_t most = 64;
  auto dense = dyn_cast_if_present<DenseIntElementsAttr>(Attribute(denseOf(attribute, most)));
  if (!dense || dense.getNumElements() > most)
    return std::nullopt;
  for (const APInt &element : dense.getValues<APInt>()) {
    if (element.getBitWidth() == 0 || element.getSignificantBits() > 64)
      return std::nullopt;
    numbers.push_back(element.getSExtValue());
  }
  return numbers;
}

std::optional<int64_t> dimension(std::optional<int64_t> dim, int64_t rank) {
  if (!dim || *dim < -rank || *dim >= rank)
    return std::nullopt;
  return *dim < 0 ? *dim + rank : *dim;
}

static bool isConstant(Value value, unsigned &steps) {
  Operation *maker = value.getDefiningOp();
  return maker && maker->getNumRegions() == 0 && steps > 0 && steps-- > 0 &&
         llvm::all_of(maker->getOperands(),
                      [&](Value operand) { return isConstant(operand, steps); });
}

bool isConstant(Value value) {
  unsigned steps = 64;
  return isConstant(value, steps);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static bool hasText(Operation *op, StringRef name, StringRef text) {
  auto attribute = op->getAttrOfType<StringAttr>(name);
  return attribute && attribute.getValue() == text;
}

/// Of operators that say less in older versions of ONNX, but nothing else.
static StringRef withoutVersion(StringRef name) {
  static const llvm::StringMap<StringRef> names = {{"onnx.SplitV2", "onnx.Split"},
                                                   {"onnx.SplitV11", "onnx.Split"},
                                                   {"onnx.SplitV13", "onnx.Split"},
                                                   {"onnx.SqueezeV11", "onnx.Squeeze"},
                                                   {"onnx.UnsqueezeV11", "onnx.Unsqueeze"},
                                                   {"onnx.ReduceSumV11", "onnx.ReduceSum"},
                                                   {"onnx.PadV11", "onnx.Pad"},
                                                   {"onnx.PadV13", "onnx.Pad"},
                                                   {"onnx.PadV18", "onnx.Pad"}};
  if (!name.starts_with("onnx."))
    return name;
  auto found = names.find(name);
  return found == names.end() ? name : found->second;
}

StringRef nameOf(Operation *op) {
  const StringRef name = op->getName().getStringRef();
  if (name == "torch.operator") // one that torch-mlir has no operation for
    if (auto inner = op->getAttrOfType<StringAttr>("name"))
      return inner.getValue();
  if (name == "onnx.Custom" && hasText(op, "domain_name", "com.microsoft") &&
      hasText(op, "function_name", "RotaryEmbedding"))
    return "onnx.RotaryEmbedding"; // as torch-mlir names it
  return withoutVersion(name);
}

Attribute onnxAttributeOf(Operation *op, StringRef name) {
  if (Attribute attribute = op->getAttr(name))
    return attribute;
  return op->getAttr(("torch.onnx." + name).str());
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

ElementOf number(double value) {
  return [value](Elements &elements, Index) { return elements.expressions.number(value); };
}

ElementOf counter(int64_t dim) {
  return [dim](Elements &elements, Index index) -> const Expr * {
    return dim < static_cast<int64_t>(index.size()) ? elements.formula(index[dim]) : nullptr;
  };
}

ElementOf identityMatrix(int64_t above) {
  return [above](Elements &elements, Index index) -> const Expr * {
    if (index.size() != 2)
      return nullptr;
    Expressions &make = elements.expressions;
    const Expr *column =
        make.add(elements.formula(index[0]), make.number(static_cast<double>(above)));
    return make.make(Fn::Equal, {column, elements.formula(index[1])});
  };
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {

/// An operand whose shape is broadcast.
struct Operand {
  Value value;
  int64_t rank = -1;
  bool isComplex = false;

  Operand(Value value) : value(value) {
    if (auto shape = shapeOf(value.getType())) {
      rank = shape->rank();
      isComplex = shape->isComplex;
    }
  }

  /// The element that meets the result's at `index`.
  const Expr *at(Elements &elements, Index index, bool isResultComplex) const {
    if (rank < 0 || isComplex != isResultComplex || rank > static_cast<int64_t>(index.size()))
      return nullptr;
    return elements.at(value, index.take_back(rank));
  }
};

} // namespace

ElementOf elementwise(Fn fn, ArrayRef<Value> operands, Value result) {
  auto shape = shapeOf(result.getType());
  // Sums and signs of complex numbers are those of their parts; little else is.
  if (!shape || (shape->isComplex && fn != Fn::Add && fn != Fn::Neg))
    return {};
  // Narrow integers wrap around.
  if (shape->element.isInteger() && !shape->element.isInteger(1) &&
      shape->element.getIntOrFloatBitWidth() < 32)
    return {};
  return [fn, isComplex = shape->isComplex,
          operands = SmallVector<Operand, 3>(operands.begin(), operands.end())](
             Elements &elements, Index index) -> const Expr * {
    SmallVector<const Expr *, 3> values;
    for (const Operand &operand : operands) {
      values.push_back(operand.at(elements, index, isComplex));
      if (!values.back())
        return nullptr;
    }
    return elements.expressions.make(fn, values);
  };
}

ElementOf same(Value value) {
  const Operand operand = value;
  if (operand.rank < 0)
    return {};
  return [operand](Elements &elements, Index index) {
    return operand.at(elements, index, operand.isComplex);
  };
}

ElementOf part(Value complex, int64_t component) {
  auto shape = shapeOf(complex.getType());
  if (!shape || !shape->isComplex)
    return {};
  return [complex, component](Elements &elements, Index index) {
    Coordinates extended(index.begin(), index.end());
    extended.push_back(Coordinate::constant(component));
    return elements.at(complex, extended);
  };
}

ElementOf makeComplex(Value real, Value imaginary) {
  return [real = Operand(real), imaginary = Operand(imaginary)](Elements &elements,
                                                                Index index) -> const Expr * {
    if (index.empty() || !index.back().isConstant())
      return nullptr;
    return (index.back().offset == 0 ? real : imaginary).at(elements, index.drop_back(), false);
  };
}

/// Real and imaginary part of a number; a real one's imaginary part is 0.
static std::pair<const Expr *, const Expr *> bothParts(Elements &elements, const Operand &operand,
                                                       Index index) {
  if (!operand.isComplex)
    return {operand.at(elements, index, false), elements.expressions.number(0)};
  Coordinates extended(index.begin(), index.end());
  extended.push_back(Coordinate::constant(0));
  const Expr *real = operand.at(elements, extended, true);
  extended.back().offset = 1;
  return {real, operand.at(elements, extended, true)};
}

ElementOf complexProduct(Value a, Value b) {
  return [a = Operand(a), b = Operand(b)](Elements &elements, Index index) -> const Expr * {
    if (index.empty() || !index.back().isConstant())
      return nullptr;
    auto [aReal, aImaginary] = bothParts(elements, a, index.drop_back());
    auto [bReal, bImaginary] = bothParts(elements, b, index.drop_back());
    if (!aReal || !aImaginary || !bReal || !bImaginary)
      return nullptr;
    Expressions &make = elements.expressions;
    if (index.back().offset == 0)
      return make.sub(make.mul(aReal, bReal), make.mul(aImaginary, bImaginary));
    return make.add(make.mul(aReal, bImaginary), make.mul(aImaginary, bReal));
  };
}

} // namespace ropewalk::raise
