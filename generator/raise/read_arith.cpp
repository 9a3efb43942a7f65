//===- read_arith.cpp - Arithmetic of MLIR itself -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// arith, math and complex, on scalars and on tensors.
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace ropewalk::raise {

static ElementOf readConstant(OpResult result) {
  Attribute value = result.getOwner()->getAttr("value");
  if (auto numbers = dyn_cast_if_present<ElementsAttr>(value))
    return constant(result, numbers);
  auto scalar = numberOf(value);
  return scalar ? number(*scalar) : ElementOf();
}

static bool isTruth(Value value) {
  auto shape = shapeOf(value.getType());
  return shape && shape->element.isInteger(1);
}

/// fn of integers without a sign.
static ElementOf unsignedOf(Fn fn, Value a, Value b) {
  return [fn, first = same(a), second = same(b)](Elements &elements, Index index) -> const Expr * {
    const Expr *x = first ? first(elements, index) : nullptr;
    const Expr *y = second ? second(elements, index) : nullptr;
    return x && y && isNotNegative(elements, x) && isNotNegative(elements, y)
               ? elements.expressions.make(fn, {x, y})
               : nullptr;
  };
}

template <Fn fn> static ElementOf readUnsignedPair(OpResult result) {
  return unsignedOf(fn, result.getOwner()->getOperand(0), result.getOwner()->getOperand(1));
}

static ElementOf readCompareIntegers(OpResult result) {
  auto op = cast<arith::CmpIOp>(result.getOwner());
  const bool isSigned = llvm::is_contained({arith::CmpIPredicate::slt, arith::CmpIPredicate::sle,
                                            arith::CmpIPredicate::sgt, arith::CmpIPredicate::sge},
                                           op.getPredicate());
  if (isSigned && isTruth(op.getLhs())) // true is the lesser one
    return {};
  switch (op.getPredicate()) {
  case arith::CmpIPredicate::eq:
    return elementwise(Fn::Equal, {op.getLhs(), op.getRhs()}, result);
  case arith::CmpIPredicate::ne:
    return readNotEqual(result);
  case arith::CmpIPredicate::slt:
    return elementwise(Fn::Less, {op.getLhs(), op.getRhs()}, result);
  case arith::CmpIPredicate::sle:
    return elementwise(Fn::LessEqual, {op.getLhs(), op.getRhs()}, result);
  case arith::CmpIPredicate::sgt:
    return elementwise(Fn::Less, {op.getRhs(), op.getLhs()}, result);
  case arith::CmpIPredicate::sge:
    return elementwise(Fn::LessEqual, {op.getRhs(), op.getLhs()}, result);
  case arith::CmpIPredicate::ult:
    return unsignedOf(Fn::Less, op.getLhs(), op.getRhs());
  case arith::CmpIPredicate::ule:
    return unsignedOf(Fn::LessEqual, op.getLhs(), op.getRhs());
  case arith::CmpIPredicate::ugt:
    return unsignedOf(Fn::Less, op.getRhs(), op.getLhs());
  case arith::CmpIPredicate::uge:
    return unsignedOf(Fn::LessEqual, op.getRhs(), op.getLhs());
  }
  return {};
}

/// Integers with a sign: the one bit of a truth value is it.
static ElementOf readSigned(OpResult result) {
  Value operand = result.getOwner()->getOperand(0);
  if (!isTruth(operand) || isTruth(result))
    return readConversion(result);
  return combine(operand, operand,
                 [](Expressions &make, const Expr *a, const Expr *) { return make.neg(a); });
}

/// To the nearest one, and of two to the even: other modes make other numbers.
static ElementOf readTruncated(OpResult result) {
  auto mode = cast<arith::TruncFOp>(result.getOwner()).getRoundingmode();
  return mode.value_or(arith::RoundingMode::to_nearest_even) == arith::RoundingMode::to_nearest_even
             ? readConversion(result)
             : ElementOf();
}

/// The greater or less one of integers with a sign, but of truth values.
template <Fn fn> static ElementOf readSignedBound(OpResult result) {
  return isTruth(result) ? ElementOf() : readBinary<fn>(result);
}

/// Of truth values, and of wider ones that are not negative: those are read as signed.
static ElementOf readUnsigned(OpResult result) {
  const Value operand = result.getOwner()->getOperand(0);
  ElementOf converted = readConversion(result), own = same(operand);
  if (isTruth(operand) || !converted || !own)
    return converted;
  return [=](Elements &elements, Index index) -> const Expr * {
    const Expr *formula = own(elements, index);
    return formula && isNotNegative(elements, formula) ? converted(elements, index) : nullptr;
  };
}

/// a b + c
static ElementOf readFma(OpResult result) {
  Operation *op = result.getOwner();
  ElementOf product =
      combine(op->getOperand(0), op->getOperand(1),
              [](Expressions &make, const Expr *a, const Expr *b) { return make.mul(a, b); });
  ElementOf addend = same(op->getOperand(2));
  if (!addend)
    return {};
  return [=](Elements &elements, Index index) -> const Expr * {
    const Expr *a = product(elements, index), *b = addend(elements, index);
    return a && b ? elements.expressions.add(a, b) : nullptr;
  };
}

static ElementOf readSineAndCosine(OpResult result) {
  return result.getResultNumber() == 0 ? readUnary<Fn::Sin>(result) : readUnary<Fn::Cos>(result);
}

static ElementOf readComplex(OpResult result) {
  return makeComplex(result.getOwner()->getOperand(0), result.getOwner()->getOperand(1));
}

template <int64_t component> static ElementOf readPart(OpResult result) {
  return part(result.getOwner()->getOperand(0), component);
}

bool readArith(OpResult result, Meaning &meaning) {
  static const OperationReaders readers = {
      {"arith.constant", {0, Role::Other, readConstant}},
      {"arith.addf", {2, Role::Sum, readBinary<Fn::Add>}},
      {"arith.addi", {2, Role::Sum, readBinary<Fn::Add>}},
      {"arith.subf", {2, Role::Sum, readSub}},
      {"arith.subi", {2, Role::Sum, readSub}},
      {"arith.mulf", {2, Role::Product, readMul}},
      {"arith.muli", {2, Role::Product, readMul}},
      {"arith.divf", {2, Role::Other, readBinary<Fn::Div>}},
      {"arith.divsi", {2, Role::Other, readBinary<Fn::IntegerDiv>}},
      {"arith.remsi", {2, Role::Other, readBinary<Fn::Remainder>}},
      {"arith.divui", {2, Role::Other, readUnsignedPair<Fn::IntegerDiv>}},
      {"arith.remui", {2, Role::Other, readUnsignedPair<Fn::Remainder>}},
      {"arith.maxui", {2, Role::Other, readUnsignedPair<Fn::Max>}},
      {"arith.minui", {2, Role::Other, readUnsignedPair<Fn::Min>}},
      {"arith.negf", {1, Role::Sign, readUnary<Fn::Neg>}},
      {"arith.maximumf", {2, Role::Other, readBinary<Fn::Max>}},
      {"arith.minimumf", {2, Role::Other, readBinary<Fn::Min>}},
      {"arith.maxsi", {2, Role::Other, readSignedBound<Fn::Max>}},
      {"arith.minsi", {2, Role::Other, readSignedBound<Fn::Min>}},
      {"arith.andi", {2, Role::Other, readLogicOrBits<Fn::And, bitAnd>}},
      {"arith.ori", {2, Role::Other, readLogicOrBits<Fn::Or, bitOr>}},
      {"arith.xori", {2, Role::Other, readBits<bitXor>}},
      {"arith.shrui", {2, Role::Other, readBits<shiftRight>}},
      {"arith.shrsi", {2, Role::Other, readBits<shiftRight>}},
      {"arith.cmpi", {2, Role::Other, readCompareIntegers}},
      {"arith.select", {3, Role::Other, readSelect}},
      {"arith.extf", {1, Role::Moves, readConversion}},
      {"arith.truncf", {1, Role::Moves, readTruncated}},
      {"arith.sitofp", {1, Role::Moves, readSigned}},
      {"arith.uitofp", {1, Role::Moves, readUnsigned}},
      {"arith.fptosi", {1, Role::Moves, readConversion}},
      {"arith.extsi", {1, Role::Moves, readSigned}},
      {"arith.extui", {1, Role::Moves, readUnsigned}},
      {"arith.trunci", {1, Role::Moves, readConversion}},
      {"arith.index_cast", {1, Role::Moves, readSigned}},
      {"arith.index_castui", {1, Role::Moves, readUnsigned}},
      {"math.cos", {1, Role::Other, readUnary<Fn::Cos>}},
      {"math.sin", {1, Role::Other, readUnary<Fn::Sin>}},
      {"math.sincos", {1, Role::Other, readSineAndCosine}},
      {"math.exp", {1, Role::Other, readUnary<Fn::Exp>}},
      {"math.log", {1, Role::Other, readUnary<Fn::Log>}},
      {"math.sqrt", {1, Role::Other, readUnary<Fn::Sqrt>}},
      {"math.rsqrt", {1, Role::Other, readReciprocalRoot}},
      {"math.floor", {1, Role::Other, readUnary<Fn::Floor>}},
      {"math.roundeven", {1, Role::Other, readUnary<Fn::Nearest>}},
      {"math.round", {1, Role::Other, readUnary<Fn::NearestAway>}},
      {"math.ceil", {1, Role::Other, readUnary<Fn::Ceil>}},
      {"math.absf", {1, Role::Other, readUnary<Fn::Abs>}},
      {"math.powf", {2, Role::Other, readBinary<Fn::Power>}},
      {"math.fpowi", {2, Role::Other, readBinary<Fn::Power>}},
      {"math.fma", {3, Role::ProductSum, readFma}},
      {"complex.create", {2, Role::Moves, readComplex}},
      {"complex.mul", {2, Role::Product, readMul}},
      {"complex.add", {2, Role::Sum, readBinary<Fn::Add>}},
      {"complex.sub", {2, Role::Sum, readSub}},
      {"complex.exp", {1, Role::Other, readExponential}},
      {"complex.re", {1, Role::Moves, readPart<0>}},
      {"complex.im", {1, Role::Moves, readPart<1>}},
  };
  return readByName(readers, result.getOwner()->getName().getStringRef(), result, meaning);
}

} // namespace ropewalk::raise
