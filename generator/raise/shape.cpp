//===- shape.cpp - Shapes of values of any dialect ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/shape.h"

#include "mlir/AsmParser/AsmParser.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace ropewalk::raise {

static Type parseElement(StringRef element, MLIRContext *context) {
  ScopedDiagnosticHandler quiet(context, [](Diagnostic &) { return success(); });
  return parseType(element, context);
}

/// `[1,?,64],f32` of a torch-mlir tensor with known extents.
static RankedTensorType readTorchTensor(StringRef text, MLIRContext *context) {
  if (!text.consume_front("[") || !text.consume_back(">"))
    return {};
  auto [list, rest] = text.split(']');
  SmallVector<int64_t, 6> extents;
  SmallVector<StringRef, 6> parts;
  llvm::SplitString(list, parts, ",");
  for (StringRef part : parts) {
    int64_t extent = ShapedType::kDynamic;
    if (part.trim() != "?" && (part.trim().getAsInteger(10, extent) || extent < 0))
      return {};
    extents.push_back(extent);
  }
  if (!rest.consume_front(","))
    return {};
  // A tensor of signed integers is another type, but integers without a sign are read as such.
  std::string element = rest.trim().str();
  if (StringRef(element).starts_with("si"))
    element.erase(0, 1);
  Type type = element == "f32" ? Type(Float32Type::get(context)) // what most are of needs no parser
              : element == "i64" ? Type(IntegerType::get(context, 64))
                                 : parseElement(element, context);
  return type && RankedTensorType::isValidElementType(type) ? RankedTensorType::get(extents, type)
                                                            : RankedTensorType();
}

RankedTensorType tensorTypeOf(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor;
  auto opaque = dyn_cast<OpaqueType>(type);
  if (!opaque || opaque.getDialectNamespace() != "torch")
    return {};
  StringRef text = opaque.getTypeData();
  return text.consume_front("vtensor<") ? readTorchTensor(text, type.getContext())
                                        : RankedTensorType();
}

/// A number that is no tensor.
static bool isScalar(Type type) {
  if (auto opaque = dyn_cast<OpaqueType>(type))
    return opaque.getDialectNamespace() == "torch" &&
           (opaque.getTypeData() == "int" || opaque.getTypeData() == "float" ||
            opaque.getTypeData() == "bool" || opaque.getTypeData() == "number");
  return type.isIntOrIndexOrFloat() || isa<ComplexType>(type);
}

bool isWithin(Type narrow, Type wide) {
  return narrow == wide || (isa<FloatType>(narrow) && isa<FloatType>(wide) &&
                            narrow.getIntOrFloatBitWidth() < wide.getIntOrFloatBitWidth());
}

std::optional<Shape> shapeOf(Type type) {
  Shape shape;
  if (RankedTensorType tensor = tensorTypeOf(type)) {
    shape.extents.assign(tensor.getShape().begin(), tensor.getShape().end());
    shape.element = tensor.getElementType();
    if (!shape.element.isIntOrIndexOrFloat() && !isa<ComplexType>(shape.element))
      return std::nullopt; // quantized numbers are not what is stored
  } else if (isScalar(type)) {
    shape.element = type;
  } else {
    return std::nullopt;
  }
  if (auto complex = dyn_cast<ComplexType>(shape.element)) {
    shape.isComplex = true;
    shape.element = complex.getElementType();
    shape.extents.push_back(2);
  }
  return shape;
}

bool isOpen(Type type) {
  const std::optional<Shape> shape = shapeOf(type);
  return shape && ShapedType::isDynamicShape(shape->extents);
}

} // namespace ropewalk::raise
