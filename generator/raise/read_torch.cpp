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

using namespace mlir;

namespace ropewalk::raise {

using namespace torch;

/// a + alpha b, and with a sign a - alpha b.
template <bool isSubtraction> static ElementOf readSum(OpResult result) {
  Operation *op = result.getOwner();
  auto alpha = op->getNumOperands() > 2 ? scalarOf(op->getOperand(2)) : 1.0;
  if (!alpha)
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
  if (!alpha)
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

/// input + value * tensor1 * tensor2
static ElementOf readAddcmul(OpResult result) {
  Operation *op = result.getOwner();
  auto value = op->getNumOperands() > 3 ? scalarOf(op->getOperand(3)) : 1.0;
  ElementOf sum = same(op->getOperand(0));
  ElementOf product =
      combine(op->getOperand(1), op->getOperand(2),
              [](Expressions &make, const Expr *a, const Expr *b) { return make.mul(a, b); });
  if (!value || !sum)
    return {};
  return [=, value = *value](Elements &elements, Index index) -> const Expr * {
    const Expr *a = sum(elements, index), *b = product(elements, index);
    Expressions &make = elements.expressions;
    return a && b ? make.add(a, make.mul(make.number(value), b)) : nullptr;
  };
}

static ElementOf readScalar(OpResult result) {
  auto value = numberOf(result.getOwner()->getAttr("value"));
  return value ? number(*value) : ElementOf();
}

template <int value> static ElementOf readFilled(OpResult) { return number(value); }

static ElementOf readFull(OpResult result) {
  auto value = scalarOf(operandOf(result, 1));
  return value ? number(*value) : ElementOf();
}

/// arange(end), arange(start, end), arange(start, end, step)
template <bool hasStart, bool hasStep> static ElementOf readArange(OpResult result) {
  auto start = hasStart ? scalarOf(operandOf(result, 0)) : 0.0;
  auto step = hasStep ? scalarOf(operandOf(result, 2)) : 1.0;
  if (!start || !step)
    return {};
  const auto range = [start = *start, step = *step](Elements &elements,
                                                    Index index) -> const Expr * {
    if (index.size() != 1)
      return nullptr;
    Expressions &make = elements.expressions;
    return make.add(make.number(start), make.mul(make.number(step), elements.formula(index[0])));
  };
  return integersInType(range, result);
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
  if (!listed || listed->empty() || !isKept)
    return {};
  SmallVector<int64_t> dims;
  for (int64_t dim : *listed)
    dims.push_back(dimension(dim, rankOf(operand)).value_or(-1));
  return sumOver(operand, dims, *isKept != 0);
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

/// The only element of a tensor as a number, or a number as one.
static ElementOf readItem(OpResult result) {
  Value operand = operandOf(result, 0);
  const int64_t rank = rankOf(operand);
  return [=](Elements &elements, Index) {
    return elements.at(operand, Coordinates(std::max<int64_t>(rank, 0), Coordinate::constant(0)));
  };
}

static ElementOf readSize(OpResult result) {
  Value operand = operandOf(result, 0), dim = operandOf(result, 1);
  return [=](Elements &elements, Index) -> const Expr * {
    auto wanted = dimension(intAt(elements, dim, 0), rankOf(operand));
    auto extent = wanted ? elements.extent(operand, *wanted) : std::nullopt;
    return extent ? elements.expressions.number(static_cast<double>(*extent)) : nullptr;
  };
}

static ElementOf readShapeTensor(OpResult result) {
  Value operand = operandOf(result, 0);
  return [=](Elements &elements, Index index) -> const Expr * {
    auto extent = index.size() == 1 && index[0].isConstant()
                      ? elements.extent(operand, index[0].offset)
                      : std::nullopt;
    return extent ? elements.expressions.number(static_cast<double>(*extent)) : nullptr;
  };
}

/// As "torch.aten.mul.Tensor" without "torch.".
static const OperationReaders &arithmeticReaders() {
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
      {"aten.neg", {1, Role::Sign, readUnary<Fn::Neg>}},
      {"aten.cos", {1, Role::Other, readUnary<Fn::Cos>}},
      {"aten.sin", {1, Role::Other, readUnary<Fn::Sin>}},
      {"aten.exp", {1, Role::Other, readUnary<Fn::Exp>}},
      {"aten.log", {1, Role::Other, readUnary<Fn::Log>}},
      {"aten.sqrt", {1, Role::Other, readUnary<Fn::Sqrt>}},
      {"aten.rsqrt", {1, Role::Other, readReciprocalRoot}},
      {"aten.floor", {1, Role::Other, readUnary<Fn::Floor>}},
      {"aten.abs", {1, Role::Other, readUnary<Fn::Abs>}},
      {"aten.reciprocal", {1, Role::Other, readReciprocal}},
      {"aten.pow.Tensor_Tensor", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.pow.Tensor_Scalar", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.pow.Scalar", {2, Role::Other, readBinary<Fn::Power>}},
      {"aten.maximum", {2, Role::Other, readBinary<Fn::Max>}},
      {"aten.minimum", {2, Role::Other, readBinary<Fn::Min>}},
      {"aten.eq.Scalar", {2, Role::Other, readBinary<Fn::Equal>}},
      {"aten.eq.Tensor", {2, Role::Other, readBinary<Fn::Equal>}},
      {"aten.lt.Scalar", {2, Role::Other, readBinary<Fn::Less>}},
      {"aten.lt.Tensor", {2, Role::Other, readBinary<Fn::Less>}},
      {"aten.logical_not", {1, Role::Other, readLogic<Fn::Not>}},
      {"aten.where.self", {3, Role::Other, readSelect}},
      {"aten.where.ScalarOther", {3, Role::Other, readSelect}},
      {"aten.where.ScalarSelf", {3, Role::Other, readSelect}},
      {"aten.matmul", {2, Role::Product, readMatrixProduct}},
      {"aten.mm", {2, Role::Product, readMatrixProduct}},
      {"aten.bmm", {2, Role::Product, readMatrixProduct}},
      {"aten.einsum", {2, Role::Product, readEinsum}},
      {"aten.sum.dim_IntList", {3, Role::ProductSum, readTorchSum}},
      {"aten.outer", {2, Role::Product, readOuter}},
      {"aten.polar", {2, Role::Other, readPolar}},
      {"aten.ones", {0, Role::Other, readFilled<1>}},
      {"aten.zeros", {0, Role::Other, readFilled<0>}},
      {"aten.ones_like", {0, Role::Other, readFilled<1>}},
      {"aten.zeros_like", {0, Role::Other, readFilled<0>}},
      {"aten.full", {2, Role::Other, readFull}},
      {"aten.arange", {1, Role::Other, readArange<false, false>}},
      {"aten.arange.start", {2, Role::Other, readArange<true, false>}},
      {"aten.arange.start_step", {3, Role::Other, readArange<true, true>}},
      {"aten.item", {1, Role::Other, readItem}},
      {"prim.NumToTensor.Scalar", {1, Role::Other, readItem}},
      {"aten.size.int", {2, Role::Other, readSize}},
      {"aten._shape_as_tensor", {1, Role::Other, readShapeTensor}},
      {"constant.int", {0, Role::Other, readScalar}},
      {"constant.float", {0, Role::Other, readScalar}},
      {"constant.bool", {0, Role::Other, readScalar}},
      {"vtensor.literal", {0, Role::Other, readDenseValue}},
  };
  return readers;
}

bool readTorch(OpResult result, Meaning &meaning) {
  StringRef name = nameOf(result.getOwner());
  return name.consume_front("torch.") && (readByName(arithmeticReaders(), name, result, meaning) ||
                                          readByName(movementReaders(), name, result, meaning));
}

} // namespace ropewalk::raise
