//===- read_common.h - Reading operations by name ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_READ_COMMON_H
#define ROPEWALK_RAISE_READ_COMMON_H

#include "raise/meaning.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringMap.h"

namespace ropewalk::raise {

/// How one operation of a dialect is read. Operands are checked to be at least `operands` many.
struct OperationReader {
  unsigned operands = 0;
  Role role = Role::Other;
  ElementOf (*read)(mlir::OpResult result) = nullptr;
  ExtentOf (*extent)(mlir::OpResult result) = nullptr;
};
using OperationReaders = llvm::StringMap<OperationReader>;

/// Reads the operation if the dialect has it. `name` is without the dialect.
bool readByName(const OperationReaders &readers, llvm::StringRef name, mlir::OpResult result,
                Meaning &meaning);

/// fn of all the operands.
template <Fn fn> ElementOf readElementwise(mlir::OpResult result) {
  return elementwise(fn, llvm::to_vector(result.getOwner()->getOperands()), result);
}

/// fn of the first operand.
template <Fn fn> ElementOf readUnary(mlir::OpResult result) {
  return elementwise(fn, result.getOwner()->getOperand(0), result);
}

/// fn of the first two operands; of integers another one.
template <Fn fn, Fn integerFn = fn> ElementOf readBinary(mlir::OpResult result) {
  mlir::Operation *op = result.getOwner();
  auto shape = shapeOf(result.getType());
  const bool isInteger = shape && shape->element.isIntOrIndex();
  return elementwise(isInteger ? integerFn : fn, {op->getOperand(0), op->getOperand(1)}, result);
}

/// fn of the first two operands, the second first.
template <Fn fn> ElementOf readSwapped(mlir::OpResult result) {
  mlir::Operation *op = result.getOwner();
  return elementwise(fn, {op->getOperand(1), op->getOperand(0)}, result);
}

/// fn of all the operands, one after another.
template <Fn fn> ElementOf readVariadic(mlir::OpResult result) {
  llvm::SmallVector<ElementOf> parts;
  for (mlir::Value operand : result.getOwner()->getOperands()) {
    parts.push_back(same(operand));
    if (!parts.back())
      return {};
  }
  return [parts](Elements &elements, Index index) -> const Expr * {
    const Expr *all = nullptr;
    for (const ElementOf &part : parts) {
      const Expr *element = part(elements, index);
      if (!element)
        return nullptr;
      all = all ? elements.expressions.make(fn, {all, element}) : element;
    }
    return all;
  };
}

/// What a processor does with the bits of integers, of numbers that are known and not negative.
using Bits = uint64_t (*)(uint64_t, uint64_t);
ElementOf readBits(mlir::OpResult result, Bits combine);
template <Bits combine> ElementOf readBits(mlir::OpResult result) {
  return readBits(result, combine);
}
constexpr uint64_t bitAnd(uint64_t a, uint64_t b) { return a & b; }
constexpr uint64_t bitOr(uint64_t a, uint64_t b) { return a | b; }
constexpr uint64_t bitXor(uint64_t a, uint64_t b) { return a ^ b; }
constexpr uint64_t shiftRight(uint64_t a, uint64_t b) { return b < 64 ? a >> b : 0; }

/// fn of truth values; of wider integers such operations are bit by bit.
template <Fn fn> ElementOf readLogic(mlir::OpResult result) {
  auto shape = shapeOf(result.getType());
  return shape && shape->element.isInteger(1) ? readElementwise<fn>(result) : ElementOf();
}

/// Whether an integer is known not to be negative: with a sign or without, it is the same.
bool isNotNegative(Elements &elements, const Expr *formula);

/// What is not true, or integers with each bit turned.
ElementOf readNot(mlir::OpResult result);

/// fn of truth values, `combine` of the bits of wider integers.
template <Fn fn, Bits combine> ElementOf readLogicOrBits(mlir::OpResult result) {
  auto shape = shapeOf(result.getType());
  return shape && shape->element.isInteger(1) ? readElementwise<fn>(result)
                                              : readBits(result, combine);
}

/// Integers as elements of the result's type: 16 bits have not all of them, but those that a short
/// counter has.
ElementOf integersInType(ElementOf integers, mlir::Value result);
/// A value's elements as ones of another's type, broadcast as NumPy does. To integers they are cut.
ElementOf converted(mlir::Value operand, mlir::Value result);
/// The first operand's elements, converted or not.
ElementOf readConversion(mlir::OpResult result);
ElementOf readSame(mlir::OpResult result);
/// Numbers of an attribute, by default "value".
ElementOf readDense(mlir::OpResult result, llvm::StringRef attribute);
ElementOf readDenseValue(mlir::OpResult result);
ElementOf readReshape(mlir::OpResult result);
ElementOf readSub(mlir::OpResult result);
ElementOf readMul(mlir::OpResult result);
ElementOf readExponential(mlir::OpResult result);
/// Real part and negated imaginary part.
ElementOf readConjugate(mlir::OpResult result);
/// The remainder with the sign of the divisor.
ElementOf readFloorRemainder(mlir::OpResult result);
ElementOf readNotEqual(mlir::OpResult result);
/// As many elements as operands have that are broadcast as NumPy does.
ExtentOf readBroadcastExtent(mlir::OpResult result);
/// As many elements as the first operand has.
ExtentOf readSameExtent(mlir::OpResult result);
ElementOf readReciprocal(mlir::OpResult result);
ElementOf readReciprocalRoot(mlir::OpResult result);
ElementOf readSelect(mlir::OpResult result);
ElementOf readMatrixProduct(mlir::OpResult result);

/// What a number in one cell of a formula makes of elements that exist.
template <class Combine> ElementOf combine(mlir::Value a, mlir::Value b, Combine combineElements) {
  return [first = same(a), second = same(b), combineElements](Elements &elements,
                                                              Index index) -> const Expr * {
    const Expr *x = first ? first(elements, index) : nullptr;
    const Expr *y = second ? second(elements, index) : nullptr;
    return x && y ? combineElements(elements.expressions, x, y) : nullptr;
  };
}

} // namespace ropewalk::raise

#endif
