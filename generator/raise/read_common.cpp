//===- read_common.cpp - Reading operations by name -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

#include "raise/open_reshapes.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace ropewalk::raise {

/// Products that are summed up two by two have an extent of 2 on both sides; a matrix that turns
/// all pairs, whose other numbers are 0, is a square. Others are no sums of two products.
static Role roleOfMatrixProduct(Operation *op) {
  const auto hasTwo = [](Value operand) {
    auto shape = shapeOf(operand.getType());
    return !shape || llvm::is_contained(shape->extents, 2);
  };
  const auto isSquare = [](Value operand) {
    auto shape = shapeOf(operand.getType());
    return shape && llvm::any_of(shape->extents, [&](int64_t extent) {
             return !ShapedType::isDynamic(extent) && llvm::count(shape->extents, extent) > 1;
           });
  };
  const auto factors = op->getOperands().take_front(2);
  return llvm::all_of(factors, hasTwo) || llvm::any_of(factors, isSquare) ? Role::ProductSum
                                                                          : Role::Product;
}

/// Whether an operation adds or multiplies integers of so few bits that they wrap around.
static bool mayWrap(Role role, const std::optional<Shape> &shape) {
  const bool isArithmetic = role == Role::Sum || role == Role::Product ||
                            role == Role::ProductSum || role == Role::MatrixProduct;
  // Of one bit only sums do: a product, or what is true of all, is one bit again.
  const bool isOneBit = role != Role::Sum && shape && shape->element.isInteger(1);
  return isArithmetic && !isOneBit && shape && shape->element.isInteger() &&
         shape->element.getIntOrFloatBitWidth() < 32;
}

bool readByName(const OperationReaders &readers, StringRef name, OpResult result,
                Meaning &meaning) {
  auto found = readers.find(name);
  if (found == readers.end())
    return false;
  const OperationReader &reader = found->second;
  auto shape = shapeOf(result.getType());
  if (result.getOwner()->getNumOperands() >= reader.operands && !mayWrap(reader.role, shape))
    meaning.element = reader.read(result);
  if (meaning.element && reader.extent)
    meaning.extent = reader.extent(result);
  const bool isComplex = shape && shape->isComplex;
  meaning.role = reader.role == Role::MatrixProduct ? roleOfMatrixProduct(result.getOwner())
                 : reader.role == Role::Product && isComplex ? Role::ProductSum
                                                             : reader.role;
  return true;
}

const Meaning &Meanings::of(OpResult result) {
  std::unique_ptr<Meaning> &meaning = known[result];
  if (meaning)
    return *meaning;
  meaning = std::make_unique<Meaning>();
  if (result.getOwner()->getNumSuccessors() > 0) // it ends its block, and none of ours does
    return *meaning;
  static constexpr Reader readers[] = {readStableHlo, readOnnx,   readTorch, readTosa,
                                       readTensor,    readLinalg, readArith, readRope};
  for (Reader read : readers)
    if (read(result, *meaning))
      break;
  return *meaning;
}

ElementOf readSame(OpResult result) { return same(result.getOwner()->getOperand(0)); }

ElementOf readDense(OpResult result, StringRef attribute) {
  auto numbers = dyn_cast_if_present<ElementsAttr>(result.getOwner()->getAttr(attribute));
  return numbers ? constant(result, numbers) : ElementOf();
}

ElementOf readDenseValue(OpResult result) { return readDense(result, "value"); }

/// Whether a counter has no integers beyond `limit`: it has its greatest in the first or last
/// place.
static bool isCounterWithin(const ElementOf &element, Elements &elements, Index index,
                            ArrayRef<int64_t> extents, double limit) {
  for (bool isLast : {false, true}) {
    Coordinates end(index.begin(), index.end());
    for (auto [c, extent] : llvm::zip_equal(end, extents)) {
      if (isLast && !c.isConstant() && ShapedType::isDynamic(extent))
        return false;
      c = c.isConstant() ? c : Coordinate::constant(isLast ? extent - 1 : 0);
    }
    const Expr *number = element(elements, end);
    if (!number || !number->isNumber() || std::fabs(number->number) > limit)
      return false;
  }
  return true;
}

ElementOf integersInType(ElementOf element, Value result) {
  auto shape = shapeOf(result.getType());
  auto type = shape ? dyn_cast<FloatType>(shape->element) : FloatType();
  if (auto integer = shape ? dyn_cast<IntegerType>(shape->element) : IntegerType();
      element && integer && integer.getWidth() < 32) {
    const unsigned bits = integer.getWidth() - !integer.isUnsigned();
    return [=, extents = shape->extents, limit = std::ldexp(1, static_cast<int>(bits)) - 1](
               Elements &elements, Index index) -> const Expr * {
      return isCounterWithin(element, elements, index, extents, limit) ? element(elements, index)
                                                                       : nullptr;
    };
  }
  if (!element || !type || type.getWidth() >= 32)
    return element;
  const double limit = std::ldexp(1, static_cast<int>(type.getFPMantissaWidth()));
  return [=, extents = shape->extents](Elements &elements, Index index) -> const Expr * {
    const Expr *exact = element(elements, index);
    if (!exact)
      return nullptr;
    const Coordinate counter = elements.coordinate(exact);
    const bool isCounter = !counter.isConstant() && counter.symbol < Elements::maxRootRank;
    return isCounter && isCounterWithin(element, elements, index, extents, limit)
               ? exact
               : elements.expressions.round(exact, type);
  };
}

bool isNotNegative(Elements &elements, const Expr *formula) {
  auto range = elements.coordinate(formula).range();
  return range && range->first >= 0;
}

ElementOf readConversion(OpResult result) {
  return converted(result.getOwner()->getOperand(0), result);
}

ElementOf readReshape(OpResult result) {
  const Value operand = result.getOwner()->getOperand(0);
  ElementOf reshaped = reshape(operand, result);
  const auto openCount = [](Value value) {
    auto shape = shapeOf(value.getType());
    return shape ? llvm::count(shape->extents, ShapedType::kDynamic) : 0;
  };
  if (!reshaped || openCount(operand) < 2 || openCount(result) < 2)
    return reshaped;
  return [result, reshaped](Elements &elements, Index index) -> const Expr * {
    return swapsOpen(elements, result) ? nullptr : reshaped(elements, index);
  };
}

ElementOf readSub(OpResult result) {
  Operation *op = result.getOwner();
  return combine(op->getOperand(0), op->getOperand(1),
                 [](Expressions &make, const Expr *a, const Expr *b) { return make.sub(a, b); });
}

ElementOf readMul(OpResult result) {
  Operation *op = result.getOwner();
  auto shape = shapeOf(result.getType());
  if (shape && shape->isComplex)
    return complexProduct(op->getOperand(0), op->getOperand(1));
  return elementwise(Fn::Mul, {op->getOperand(0), op->getOperand(1)}, result);
}

/// Of a complex number a wave: e^a (cos b + i sin b).
ElementOf readExponential(OpResult result) {
  Value operand = result.getOwner()->getOperand(0);
  auto shape = shapeOf(result.getType());
  if (!shape || !shape->isComplex)
    return readUnary<Fn::Exp>(result);
  ElementOf real = part(operand, 0), angle = part(operand, 1);
  if (!real || !angle)
    return {};
  return [=](Elements &elements, Index index) -> const Expr * {
    if (index.empty() || !index.back().isConstant())
      return nullptr;
    const Expr *size = real(elements, index.drop_back());
    const Expr *turn = angle(elements, index.drop_back());
    Expressions &make = elements.expressions;
    return size && turn ? make.mul(make.make(Fn::Exp, {size}),
                                   make.make(index.back().offset == 0 ? Fn::Cos : Fn::Sin, {turn}))
                        : nullptr;
  };
}

ElementOf readConjugate(OpResult result) {
  Value operand = result.getOwner()->getOperand(0);
  ElementOf element = same(operand);
  auto shape = shapeOf(result.getType());
  if (!element || !shape || !shape->isComplex)
    return element;
  return [element](Elements &elements, Index index) -> const Expr * {
    if (index.empty() || !index.back().isConstant())
      return nullptr;
    const Expr *part = element(elements, index);
    return part && index.back().offset == 1 ? elements.expressions.neg(part) : part;
  };
}

ElementOf readBits(OpResult result, Bits combineBits) {
  Operation *op = result.getOwner();
  auto shape = shapeOf(result.getType());
  if (!shape || !shape->element.isIntOrIndex() || shape->element.isInteger(1))
    return {};
  return combine(
      op->getOperand(0), op->getOperand(1),
      [combineBits](Expressions &make, const Expr *a, const Expr *b) -> const Expr * {
        const auto isKnown = [](const Expr *formula) {
          return formula->isNumber() && formula->number >= 0 &&
                 formula->number <= std::numeric_limits<int32_t>::max() &&
                 std::trunc(formula->number) == formula->number;
        };
        return isKnown(a) && isKnown(b)
                   ? make.number(static_cast<double>(combineBits(static_cast<uint64_t>(a->number),
                                                                 static_cast<uint64_t>(b->number))))
                   : nullptr;
      });
}

ElementOf readNot(OpResult result) {
  auto shape = shapeOf(result.getType());
  auto type = shape ? dyn_cast<IntegerType>(shape->element) : IntegerType();
  if (!type)
    return {};
  if (type.getWidth() == 1)
    return readElementwise<Fn::Not>(result);
  const double last = type.isUnsigned() ? std::ldexp(1, static_cast<int>(type.getWidth())) - 1 : -1;
  const Value operand = result.getOwner()->getOperand(0);
  return combine(operand, operand, [last](Expressions &make, const Expr *a, const Expr *) {
    return make.sub(make.number(last), a);
  });
}

ElementOf readFloorRemainder(OpResult result) {
  Operation *op = result.getOwner();
  return combine(op->getOperand(0), op->getOperand(1),
                 [](Expressions &make, const Expr *a, const Expr *b) {
                   const Expr *cut = make.make(Fn::Remainder, {a, b});
                   return make.make(Fn::Remainder, {make.add(cut, b), b});
                 });
}

ElementOf readNotEqual(OpResult result) {
  return combine(result.getOwner()->getOperand(0), result.getOwner()->getOperand(1),
                 [](Expressions &make, const Expr *a, const Expr *b) {
                   return make.make(Fn::Not, {make.make(Fn::Equal, {a, b})});
                 });
}

ExtentOf readBroadcastExtent(OpResult result) {
  auto whole = shapeOf(result.getType());
  return [op = result.getOwner(), rank = whole ? whole->rank() : 0](
             Elements &elements, int64_t dim) -> std::optional<int64_t> {
    bool isKnown = true;
    for (Value operand : op->getOperands()) {
      auto shape = shapeOf(operand.getType());
      const int64_t own = shape ? dim - (rank - shape->rank()) : -1;
      if (shape && own < 0)
        continue;
      auto extent = elements.extent(operand, own);
      if (extent && *extent != 1)
        return extent; // others have the same or one
      isKnown &= extent.has_value();
    }
    return isKnown ? std::optional<int64_t>(1) : std::nullopt;
  };
}

ExtentOf readSameExtent(OpResult result) {
  return [operand = result.getOwner()->getOperand(0)](Elements &elements, int64_t dim) {
    return elements.extent(operand, dim);
  };
}

ElementOf readReciprocal(OpResult result) {
  Value operand = result.getOwner()->getOperand(0);
  if (auto shape = shapeOf(operand.getType()); !shape || shape->isComplex)
    return {};
  return combine(operand, operand, [](Expressions &make, const Expr *a, const Expr *) {
    return make.make(Fn::Div, {make.number(1), a});
  });
}

ElementOf readReciprocalRoot(OpResult result) {
  Value operand = result.getOwner()->getOperand(0);
  if (auto shape = shapeOf(operand.getType()); !shape || shape->isComplex)
    return {};
  return combine(operand, operand, [](Expressions &make, const Expr *a, const Expr *) {
    return make.make(Fn::Div, {make.number(1), make.make(Fn::Sqrt, {a})});
  });
}

ElementOf readSelect(OpResult result) {
  Operation *op = result.getOwner();
  return elementwise(Fn::Select, {op->getOperand(0), op->getOperand(1), op->getOperand(2)}, result);
}

ElementOf readMatrixProduct(OpResult result) {
  return matrixProduct(result.getOwner()->getOperand(0), result.getOwner()->getOperand(1));
}

} // namespace ropewalk::raise
