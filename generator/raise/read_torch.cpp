//===- read_torch.cpp - Operations of torch-mlir --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers and lists are values here (torch.constant.int, torch.prim.ListConstruct). Source: the
// operators of PyTorch.
//
//===----------------------------------------------------------------------===//

#include "raise/torch_values.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

using namespace torch;

/// a + alpha b, and with a sign a - alpha b.
template <bool isSubtraction> static ElementOf readSum(OpResult result) {
  Operation *op = result.getOwner();
  auto alpha = op->getNumOperands() > 2 ? scalarOf(op->getOperand(2)) : 1.0;
  auto a = shapeOf(op->getOperand(0).getType()), b = shapeOf(op->getOperand(1).getType());
  if (!alpha || !a || !b || a->isComplex != b->isComplex) // a real number has one part only
    return {};
  return combine(
      op->getOperand(0), op->getOperand(1),
      [scale = isSubtraction ? -*alpha : *alpha](Expressions &make, const Expr *a, const Expr *b) {
        return make.add(a, make.mul(make.number(scale), b));
      });
}

/// b - alpha a.
static ElementOf readReversedDifference(OpResult result) {
  auto alpha = result.getOwner()->getNumOperands() > 2 ? scalarOf(operandOf(result, 2)) : 1.0;
  auto a = shapeOf(operandOf(result, 0).getType()), b = shapeOf(operandOf(result, 1).getType());
  if (!alpha || !a || !b || a->isComplex != b->isComplex)
    return {};
  return combine(operandOf(result, 0), operandOf(result, 1),
                 [scale = *alpha](Expressions &make, const Expr *a, const Expr *b) {
                   return make.sub(b, make.mul(make.number(scale), a));
                 });
}

/// A quotient, which is cut where the result is an integer.
static ElementOf readTorchDiv(OpResult result) {
  auto shape = shapeOf(result.getType());
  const bool isInteger = shape && shape->element.isIntOrIndex();
  return elementwise(isInteger ? Fn::IntegerDiv : Fn::Div,
                     {operandOf(result, 0), operandOf(result, 1)}, result);
}

/// A quotient rounded down or towards 0, as the last operand says.
static ElementOf readRoundedQuotient(OpResult result) {
  Operation *mode =
      result.getOwner()->getNumOperands() > 2 ? operandOf(result, 2).getDefiningOp() : nullptr;
  auto name = mode ? mode->getAttrOfType<StringAttr>("value") : StringAttr();
  const bool isCut = name && name.getValue() == "trunc";
  if (mode && !isCut && !(name && name.getValue() == "floor"))
    return {};
  return combine(operandOf(result, 0), operandOf(result, 1),
                 [isCut](Expressions &make, const Expr *a, const Expr *b) {
                   return make.make(isCut ? Fn::Truncate : Fn::Floor, {make.make(Fn::Div, {a, b})});
                 });
}

/// Not below one bound nor above the other; either may be none.
static ElementOf readClamp(OpResult result) {
  ElementOf element = same(operandOf(result, 0));
  const auto bound = [&](unsigned i) {
    const bool isThere = i < result.getOwner()->getNumOperands() &&
                         definingName(operandOf(result, i)) != "torch.constant.none";
    return isThere ? std::optional(same(operandOf(result, i))) : std::nullopt;
  };
  auto low = bound(1), high = bound(2);
  if (!element || (low && !*low) || (high && !*high))
    return {};
  return [=](Elements &elements, Index index) -> const Expr * {
    const Expr *value = element(elements, index);
    for (auto [limit, fn] : {std::pair(&low, Fn::Max), std::pair(&high, Fn::Min)}) {
      const Expr *number = *limit ? (**limit)(elements, index) : nullptr;
      if (!value || (*limit && !number))
        return nullptr;
      value = number ? elements.expressions.make(fn, {value, number}) : value;
    }
    return value;
  };
}

/// self, mask, value
static ElementOf readMaskedFill(OpResult result) {
  return elementwise(Fn::Select, {operandOf(result, 1), operandOf(result, 2), operandOf(result, 0)},
                     result);
}

static ElementOf readPowerOfTwo(OpResult result) {
  Value operand = operandOf(result, 0);
  return combine(operand, operand, [](Expressions &make, const Expr *a, const Expr *) {
    return make.make(Fn::Power, {make.number(2), a});
  });
}

template <int base> static ElementOf readLogarithm(OpResult result) {
  Value operand = operandOf(result, 0);
  return combine(operand, operand, [](Expressions &make, const Expr *a, const Expr *) {
    return make.make(Fn::Div, {make.make(Fn::Log, {a}), make.number(std::log(base))});
  });
}

static ElementOf readSquare(OpResult result) {
  return elementwise(Fn::Mul, {operandOf(result, 0), operandOf(result, 0)}, result);
}

/// input + value * tensor1 * tensor2
static ElementOf readAddcmul(OpResult result) {
  Operation *op = result.getOwner();
  auto value = op->getNumOperands() > 3 ? scalarOf(op->getOperand(3)) : 1.0;
  ElementOf sum = same(op->getOperand(0));
  ElementOf product =
      combine(op->getOperand(1), op->getOperand(2),
              [](Expressions &make, const Expr *a, const Expr *b) { return make.mul(a, b); });
  auto shape = shapeOf(op->getResult(0).getType());
  if (!value || !sum || !shape || shape->isComplex) // products of parts are no complex ones
    return {};
  return [=, value = *value](Elements &elements, Index index) -> const Expr * {
    const Expr *a = sum(elements, index), *b = product(elements, index);
    Expressions &make = elements.expressions;
    return a && b ? make.add(a, make.mul(make.number(value), b)) : nullptr;
  };
}

/// magnitude (cos angle + i sin angle)
static ElementOf readPolar(OpResult result) {
  ElementOf magnitude = same(operandOf(result, 0)), angle = same(operandOf(result, 1));
  if (!magnitude || !angle)
    return {};
  return [=](Elements &elements, Index index) -> const Expr * {
    if (index.empty() || !index.back().isConstant())
      return nullptr;
    const Expr *size = magnitude(elements, index.drop_back());
    const Expr *turn = angle(elements, index.drop_back());
    Expressions &make = elements.expressions;
    return size && turn
               ? make.mul(size, make.make(index.back().offset == 0 ? Fn::Cos : Fn::Sin, {turn}))
               : nullptr;
  };
}

/// sum(operand, dims, keepdim, dtype); no list stands for all dimensions.
static ElementOf readTorchSum(OpResult result) {
  Value operand = operandOf(result, 0);
  auto listed = intsOf(operandOf(result, 1));
  auto isKept = intOf(operandOf(result, 2));
  auto from = shapeOf(operand.getType()), to = shapeOf(result.getType());
  const bool isCut = // before they are summed up
      from && to && isa<FloatType>(from->element) && !isa<FloatType>(to->element);
  if (!listed || listed->empty() || !isKept || isCut)
    return {};
  SmallVector<int64_t> dims;
  for (int64_t dim : *listed)
    dims.push_back(dimension(dim, rankOf(operand)).value_or(-1));
  return sumOver(operand, dims, *isKept != 0);
}

/// cumsum(self, dim, dtype)
static ElementOf readRunningSum(OpResult result) {
  auto dim = dimOf(result, 1, rankOf(operandOf(result, 0)));
  return dim ? integersInType(runningSum(operandOf(result, 0), *dim), result) : ElementOf();
}

static ElementOf readOuter(OpResult result) {
  Value a = operandOf(result, 0), b = operandOf(result, 1);
  return [a, b](Elements &elements, Index index) -> const Expr * {
    if (index.size() != 2)
      return nullptr;
    const Expr *x = elements.at(a, index.take_front()), *y = elements.at(b, index.take_back());
    return x && y ? elements.expressions.mul(x, y) : nullptr;
  };
}

/// Products of letters, by an equation.
static ElementOf readEinsum(OpResult result) {
  Operation *text = operandOf(result, 0).getDefiningOp();
  auto equation = text ? text->getAttrOfType<StringAttr>("value") : StringAttr();
  auto list = listOf(operandOf(result, 1));
  return equation && list ? einsum(equation.getValue(), *list) : ElementOf();
}

/// Sums, products and quotients; names are without "torch.".
static const OperationReaders &sumReaders() {
  static const OperationReaders readers = {
      {"aten.add.Tensor", {2, Role::Sum, readSum<false>}},
      {"aten.add.Scalar", {2, Role::Sum, readSum<false>}},
      {"aten.sub.Tensor", {2, Role::Sum, readSum<true>}},
      {"aten.sub.Scalar", {2, Role::Sum, readSum<true>}},
      {"aten.rsub.Scalar", {2, Role::Sum, readReversedDifference}},
      {"aten.mul.Tensor", {2, Role::Product, readMul}},
      {"aten.mul.Scalar", {2, Role::Product, readMul}},
      {"aten.div.Tensor", {2, Role::Other, readTorchDiv}},
      {"aten.div.Scalar", {2, Role::Other, readTorchDiv}},
      {"aten.addcmul", {3, Role::ProductSum, readAddcmul}},
      {"aten.div.Tensor_mode", {3, Role::Other, readRoundedQuotient}},
      {"aten.div.Scalar_mode", {3, Role::Other, readRoundedQuotient}},
      {"aten.floor_divide", {2, Role::Other, readRoundedQuotient}},
      {"aten.floor_divide.Scalar", {2, Role::Other, readRoundedQuotient}},
      {"aten.remainder.Scalar", {2, Role::Other, readFloorRemainder}},
      {"aten.remainder.Tensor", {2, Role::Other, readFloorRemainder}},
      {"aten.fmod.Scalar", {2, Role::Other, readBinary<Fn::Remainder>}},
      {"aten.square", {1, Role::Other, readSquare}},
      {"aten.subtract.Tensor", {2, Role::Sum, readSum<true>}},
      {"aten.subtract.Scalar", {2, Role::Sum, readSum<true>}},
      {"aten.rsub.Tensor", {2, Role::Sum, readReversedDifference}},
      {"aten.multiply.Tensor", {2, Role::Product, readMul}},
      {"aten.multiply.Scalar", {2, Role::Product, readMul}},
      {"aten.divide.Tensor", {2, Role::Other, readTorchDiv}},
      {"aten.divide.Scalar", {2, Role::Other, readTorchDiv}},
      {"aten.true_divide.Tensor", {2, Role::Other, readTorchDiv}},
      {"aten.negative", {1, Role::Sign, readUnary<Fn::Neg>}},
      {"aten.neg", {1, Role::Sign, readUnary<Fn::Neg>}},
      {"aten.reciprocal", {1, Role::Other, readReciprocal}},
  };
  return readers;
}

/// Functions of one number, powers and bounds.
static const OperationReaders &functionReaders() {
  static const OperationReaders readers = {
      {"aten.clamp", {2, Role::Other, readClamp}},
      {"aten.clamp.Tensor", {2, Role::Other, readClamp}},
      {"aten.clamp_min", {2, Role::Other, readBinary<Fn::Max>}},
      {"aten.clamp_max", {2, Role::Other, readBinary<Fn::Min>}},
      {"aten.exp2", {1, Role::Other, readPowerOfTwo}},
      {"aten.cos", {1, Role::Other, readUnary<Fn::Cos>}},
      {"aten.sin", {1, Role::Other, readUnary<Fn::Sin>}},
      {"aten.exp", {1, Role::Other, readExponential}},
      {"aten.log", {1, Role::Other, readUnary<Fn::Log>}},
      {"aten.sqrt", {1, Role::Other, readUnary<Fn::Sqrt>}},
      {"aten.rsqrt", {1, Role::Other, readReciprocalRoot}},
      {"aten.floor", {1, Role::Other, readUnary<Fn::Floor>}},
      {"aten.abs", {1, Role::Other, readUnary<Fn::Abs>}},
      {"aten.pow.Tensor_Tensor", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.pow.Tensor_Scalar", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.pow.Scalar", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.float_power.Tensor_Tensor", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.float_power.Tensor_Scalar", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.float_power.Scalar", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.log2", {1, Role::Other, readLogarithm<2>}},
      {"aten.log10", {1, Role::Other, readLogarithm<10>}},
      {"aten.maximum", {2, Role::Other, readBinary<Fn::Max>}},
      {"aten.minimum", {2, Role::Other, readBinary<Fn::Min>}},
      {"aten.sign", {1, Role::Other, readUnary<Fn::Sign>}},
      {"aten.sgn", {1, Role::Other, readUnary<Fn::Sign>}},
      {"aten.ceil", {1, Role::Other, readUnary<Fn::Ceil>}},
      {"aten.round", {1, Role::Other, readUnary<Fn::Nearest>}},
      {"aten.trunc", {1, Role::Other, readUnary<Fn::Truncate>}},
      {"aten.polar", {2, Role::Other, readPolar}},
  };
  return readers;
}

/// Comparisons, what they choose, and bits.
static const OperationReaders &conditionReaders() {
  static const OperationReaders readers = {
      {"aten.masked_fill.Scalar", {3, Role::Other, readMaskedFill}},
      {"aten.masked_fill.Tensor", {3, Role::Other, readMaskedFill}},
      {"aten.ne.Scalar", {2, Role::Other, readNotEqual}},
      {"aten.ne.Tensor", {2, Role::Other, readNotEqual}},
      {"aten.gt.Scalar", {2, Role::Other, readSwapped<Fn::Less>}},
      {"aten.gt.Tensor", {2, Role::Other, readSwapped<Fn::Less>}},
      {"aten.ge.Scalar", {2, Role::Other, readSwapped<Fn::LessEqual>}},
      {"aten.ge.Tensor", {2, Role::Other, readSwapped<Fn::LessEqual>}},
      {"aten.le.Scalar", {2, Role::Other, readBinary<Fn::LessEqual>}},
      {"aten.le.Tensor", {2, Role::Other, readBinary<Fn::LessEqual>}},
      {"aten.logical_and", {2, Role::Other, readLogic<Fn::And>}},
      {"aten.logical_or", {2, Role::Other, readLogic<Fn::Or>}},
      {"aten.bitwise_and.Tensor", {2, Role::Other, readLogicOrBits<Fn::And, bitAnd>}},
      {"aten.bitwise_and.Scalar", {2, Role::Other, readLogicOrBits<Fn::And, bitAnd>}},
      {"aten.__and__.Tensor", {2, Role::Other, readLogicOrBits<Fn::And, bitAnd>}},
      {"aten.__and__.Scalar", {2, Role::Other, readLogicOrBits<Fn::And, bitAnd>}},
      {"aten.bitwise_or.Tensor", {2, Role::Other, readLogicOrBits<Fn::Or, bitOr>}},
      {"aten.bitwise_xor.Tensor", {2, Role::Other, readBits<bitXor>}},
      {"aten.bitwise_xor.Scalar", {2, Role::Other, readBits<bitXor>}},
      {"aten.__xor__.Tensor", {2, Role::Other, readBits<bitXor>}},
      {"aten.__xor__.Scalar", {2, Role::Other, readBits<bitXor>}},
      {"aten.__rshift__.Scalar", {2, Role::Other, readBits<shiftRight>}},
      {"aten.bitwise_right_shift.Tensor", {2, Role::Other, readBits<shiftRight>}},
      {"aten.bitwise_not", {1, Role::Other, readNot}},
      {"aten.eq.Scalar", {2, Role::Other, readBinary<Fn::Equal>}},
      {"aten.eq.Tensor", {2, Role::Other, readBinary<Fn::Equal>}},
      {"aten.lt.Scalar", {2, Role::Other, readBinary<Fn::Less>}},
      {"aten.lt.Tensor", {2, Role::Other, readBinary<Fn::Less>}},
      {"aten.logical_not", {1, Role::Other, readLogic<Fn::Not>}},
      {"aten.where.self", {3, Role::Moves, readSelect}},
      {"aten.where.ScalarOther", {3, Role::Moves, readSelect}},
      {"aten.where.ScalarSelf", {3, Role::Moves, readSelect}},
      {"aten.where.Scalar", {3, Role::Moves, readSelect}},
  };
  return readers;
}

/// Sums of many, and products of all with all.
static const OperationReaders &matrixReaders() {
  static const OperationReaders readers = {
      {"aten.matmul", {2, Role::MatrixProduct, readMatrixProduct}},
      {"aten.mm", {2, Role::MatrixProduct, readMatrixProduct}},
      {"aten.bmm", {2, Role::MatrixProduct, readMatrixProduct}},
      {"aten.einsum", {2, Role::MatrixProduct, readEinsum}},
      {"aten.sum.dim_IntList", {3, Role::ProductSum, readTorchSum}},
      {"aten.cumsum", {2, Role::Other, readRunningSum}},
      {"aten.linear", {2, Role::MatrixProduct, readLinear}},
      {"aten.tensordot", {4, Role::MatrixProduct, readTensorDot}},
      {"aten.kron", {2, Role::Product, readKronecker}},
      {"aten.outer", {2, Role::Product, readOuter}},
      {"aten.ger", {2, Role::Product, readOuter}},
  };
  return readers;
}

/// Copies of what is a view elsewhere have the same elements: "aten.view_copy", and
/// "aten.select_copy.int".
static std::string nameOfView(StringRef name) {
  auto [dialect, rest] = name.split('.');
  auto [function, overload] = rest.split('.');
  if (!function.consume_back("_copy"))
    return {};
  return (dialect + "." + function + (overload.empty() ? "" : ".") + overload).str();
}

bool readTorch(OpResult result, Meaning &meaning) {
  StringRef name = nameOf(result.getOwner());
  if (!name.consume_front("torch."))
    return false;
  static const OperationReaders readers =
      joined({&sumReaders(), &functionReaders(), &conditionReaders(), &matrixReaders(),
              &numberReaders(), &movementReaders(), &placeReaders()});
  return readByName(readers, name, result, meaning) ||
         readByName(movementReaders(), nameOfView(name), result, meaning);
}

} // namespace ropewalk::raise
