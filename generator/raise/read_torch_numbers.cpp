//===- read_torch_numbers.cpp - Numbers of torch-mlir ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that make tensors of numbers: counters, fillings, extents.
//
//===----------------------------------------------------------------------===//

#include "raise/torch_values.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise::torch {

/// linspace(start, end, steps)
static ElementOf readLinspace(OpResult result) {
  auto start = scalarOf(operandOf(result, 0)), end = scalarOf(operandOf(result, 1)),
       steps = scalarOf(operandOf(result, 2));
  auto shape = shapeOf(result.getType());
  const bool isCut = shape && !isa<FloatType>(shape->element); // to integers
  if (!start || !end || !steps || *steps < 2 || isCut)
    return {};
  const auto range = [start = *start, step = (*end - *start) / (*steps - 1)](
                         Elements &elements, Index index) -> const Expr * {
    if (index.size() != 1)
      return nullptr;
    Expressions &make = elements.expressions;
    return make.add(make.number(start), make.mul(make.number(step), elements.formula(index[0])));
  };
  return integersInType(range, result);
}

/// logspace(start, end, steps, base)
static ElementOf readLogspace(OpResult result) {
  ElementOf exponents = readLinspace(result);
  auto base = scalarOf(operandOf(result, 3));
  if (!exponents || !base || !(*base > 0))
    return {};
  return [exponents, base = *base](Elements &elements, Index index) -> const Expr * {
    const Expr *exponent = exponents(elements, index);
    Expressions &make = elements.expressions;
    return exponent ? make.make(Fn::Power, {make.number(base), exponent}) : nullptr;
  };
}

static ElementOf readScalar(OpResult result) {
  auto value = numberOf(result.getOwner()->getAttr("value"));
  return value ? number(*value) : ElementOf();
}

template <int value> static ElementOf readFilled(OpResult) { return number(value); }

/// Elements that nothing is known of.
static ElementOf readUnset(OpResult) {
  return [](Elements &, Index) -> const Expr * { return nullptr; };
}

/// full(size, value), and new_full(self, size, value)
template <unsigned operand> static ElementOf readFull(OpResult result) {
  auto value = scalarOf(operandOf(result, operand));
  return value ? number(*value) : ElementOf();
}

/// arange(end), arange(start, end), arange(start, end, step)
template <bool hasStart, bool hasStep> static ElementOf readArange(OpResult result) {
  auto start = hasStart ? scalarOf(operandOf(result, 0)) : 0.0;
  auto step = hasStep ? scalarOf(operandOf(result, 2)) : 1.0;
  auto shape = shapeOf(result.getType());
  const auto isCut = [&](double number) { // to an integer, before anything is counted
    return std::trunc(number) != number && !(shape && isa<FloatType>(shape->element));
  };
  if (!start || !step || isCut(*start) || isCut(*step))
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

/// iota(length, start, step, ..)
static ElementOf readIota(OpResult result) {
  auto start = scalarOf(operandOf(result, 1)), step = scalarOf(operandOf(result, 2));
  if (!start || !step)
    return {};
  return integersInType(
      [start = *start, step = *step](Elements &elements, Index index) -> const Expr * {
        if (index.size() != 1)
          return nullptr;
        Expressions &make = elements.expressions;
        return make.add(make.number(start),
                        make.mul(make.number(step), elements.formula(index[0])));
      },
      result);
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

/// Without "torch.".
const OperationReaders &numberReaders() {
  static const OperationReaders readers = {
      {"aten.linspace", {3, Role::Other, readLinspace}},
      {"aten.scalar_tensor", {1, Role::Other, readItem}},
      {"aten.eye", {1, Role::Other, readEye}},
      {"aten.eye.m", {2, Role::Other, readEye}},
      {"aten.ones", {0, Role::Other, readFilled<1>}},
      {"aten.zeros", {0, Role::Other, readFilled<0>}},
      {"aten.ones_like", {0, Role::Other, readFilled<1>}},
      {"aten.zeros_like", {0, Role::Other, readFilled<0>}},
      {"aten.full", {2, Role::Other, readFull<1>}},
      {"aten.full_like", {2, Role::Other, readFull<1>}},
      {"aten.new_full", {3, Role::Other, readFull<2>}},
      {"aten.fill.Scalar", {2, Role::Other, readFull<1>}},
      {"aten.zero", {1, Role::Other, readFilled<0>}},
      {"aten.empty_like", {1, Role::Other, readUnset}},
      {"aten.empty.memory_format", {1, Role::Other, readUnset}},
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
      {"aten.logspace", {4, Role::Other, readLogspace}},
      {"aten.new_ones", {0, Role::Other, readFilled<1>}},
      {"aten.new_zeros", {0, Role::Other, readFilled<0>}},
      {"aten.new_empty", {1, Role::Other, readUnset}},
      {"aten.tensor.int", {1, Role::Other, readItem}},
      {"aten.tensor.float", {1, Role::Other, readItem}},
      {"prims.iota", {3, Role::Other, readIota}},
  };
  return readers;
}

} // namespace ropewalk::raise::torch
