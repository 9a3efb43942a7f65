//===- read_tosa.cpp - Operations of TOSA ---------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace ropewalk::raise {

/// The numbers of a tosa.const_shape or constant.
static std::optional<SmallVector<int64_t>> numbersOf(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? integersOf(op->getAttr("values")) : std::nullopt;
}

static std::optional<int64_t> axisOf(OpResult result) {
  return integerOf(result.getOwner()->getAttr("axis"));
}

/// Operands behind the first are zero points or a shift, which must be 0.
template <ElementOf (*read)(OpResult)> static ElementOf readUnscaled(OpResult result) {
  Operation *op = result.getOwner();
  const unsigned operands = isa<tosa::MulOp, tosa::MatMulOp>(op) ? 2 : 1;
  for (Value extra : op->getOperands().drop_front(operands)) {
    Operation *defining = extra.getDefiningOp();
    auto number = defining ? numberOf(defining->getAttr("values")) : std::nullopt;
    if (number != 0.0)
      return {};
  }
  return read(result);
}

static ElementOf readConcat(OpResult result) {
  auto axis = axisOf(result);
  return axis ? concatenate(llvm::to_vector(result.getOwner()->getOperands()), *axis) : ElementOf();
}

static ElementOf readReverse(OpResult result) {
  auto axis = axisOf(result);
  return axis ? reverse(result.getOwner()->getOperand(0), *axis) : ElementOf();
}

static ElementOf readSlice(OpResult result) {
  Operation *op = result.getOwner();
  auto starts = numbersOf(op->getOperand(1));
  return starts ? slice(op->getOperand(0), *starts, SmallVector<int64_t>(starts->size(), 1))
                : ElementOf();
}

static ElementOf readTranspose(OpResult result) {
  auto permutation = integersOf(result.getOwner()->getAttr("perms"));
  return permutation ? transpose(result.getOwner()->getOperand(0), *permutation) : ElementOf();
}

static ElementOf readTile(OpResult result) {
  return tile(result.getOwner()->getOperand(0), result);
}

/// values [N, K, C], indices [N, W]: result[n, w, c] = values[n, indices[n, w], c]
static ElementOf readGather(OpResult result) {
  Value values = result.getOwner()->getOperand(0), indices = result.getOwner()->getOperand(1);
  return [=](Elements &elements, Index index) -> const Expr * {
    if (index.size() != 3)
      return nullptr;
    const Expr *position = elements.at(indices, index.take_front(2));
    if (!position)
      return nullptr;
    const Coordinate row = elements.coordinate(position);
    return elements.at(values, {index[0], row, index[2]});
  };
}

static ElementOf readPad(OpResult result) {
  auto padding = numbersOf(result.getOwner()->getOperand(1));
  if (!padding)
    return {};
  SmallVector<int64_t> low, high;
  for (size_t i = 0; i + 1 < padding->size(); i += 2) {
    low.push_back((*padding)[i]);
    high.push_back((*padding)[i + 1]);
  }
  Value value = result.getOwner()->getOperand(2);
  ElementOf number = [value](Elements &elements, Index) {
    return elements.at(value, {Coordinate::constant(0)});
  };
  return padded(result.getOwner()->getOperand(0), result, low, high,
                SmallVector<int64_t>(low.size(), 0), number);
}

static ElementOf readReduceSum(OpResult result) {
  auto axis = axisOf(result);
  return axis ? sumOver(result.getOwner()->getOperand(0), {*axis}, /*areKept=*/true) : ElementOf();
}

/// Reals are rounded to integers, not cut.
static ElementOf readCast(OpResult result) {
  auto from = shapeOf(result.getOwner()->getOperand(0).getType()), to = shapeOf(result.getType());
  const bool isRounded = from && to && isa<FloatType>(from->element) && to->element.isInteger() &&
                         !to->element.isInteger(1);
  return isRounded ? readUnary<Fn::Nearest>(result) : readConversion(result);
}

bool readTosa(OpResult result, Meaning &meaning) {
  static const OperationReaders readers = {
      {"add", {2, Role::Sum, readBinary<Fn::Add>}},
      {"sub", {2, Role::Sum, readSub}},
      {"mul", {2, Role::Product, readUnscaled<readBinary<Fn::Mul>>}},
      {"pow", {2, Role::Other, readBinary<Fn::Power>}},
      {"maximum", {2, Role::Other, readBinary<Fn::Max>}},
      {"minimum", {2, Role::Other, readBinary<Fn::Min>}},
      {"negate", {1, Role::Sign, readUnscaled<readUnary<Fn::Neg>>}},
      {"cos", {1, Role::Other, readUnary<Fn::Cos>}},
      {"sin", {1, Role::Other, readUnary<Fn::Sin>}},
      {"exp", {1, Role::Other, readUnary<Fn::Exp>}},
      {"log", {1, Role::Other, readUnary<Fn::Log>}},
      {"floor", {1, Role::Other, readUnary<Fn::Floor>}},
      {"abs", {1, Role::Other, readUnary<Fn::Abs>}},
      {"reciprocal", {1, Role::Other, readReciprocal}},
      {"rsqrt", {1, Role::Other, readReciprocalRoot}},
      {"equal", {2, Role::Other, readBinary<Fn::Equal>}},
      {"greater", {2, Role::Other, readSwapped<Fn::Less>}},
      {"greater_equal", {2, Role::Other, readSwapped<Fn::LessEqual>}},
      {"logical_and", {2, Role::Other, readLogic<Fn::And>}},
      {"logical_or", {2, Role::Other, readLogic<Fn::Or>}},
      {"bitwise_not", {1, Role::Other, readNot}},
      {"logical_not", {1, Role::Other, readLogic<Fn::Not>}},
      {"bitwise_and", {2, Role::Other, readLogicOrBits<Fn::And, bitAnd>}},
      {"bitwise_or", {2, Role::Other, readLogicOrBits<Fn::Or, bitOr>}},
      {"bitwise_xor", {2, Role::Other, readBits<bitXor>}},
      {"logical_right_shift", {2, Role::Other, readBits<shiftRight>}},
      {"intdiv", {2, Role::Other, readBinary<Fn::IntegerDiv>}},
      {"select", {3, Role::Moves, readSelect}},
      {"matmul", {2, Role::MatrixProduct, readUnscaled<readMatrixProduct>}},
      {"const", {0, Role::Other, [](OpResult result) { return readDense(result, "values"); }}},
      {"cast", {1, Role::Moves, readCast}},
      {"identity", {1, Role::Moves, readSame}},
      {"reshape", {1, Role::Moves, readReshape}},
      {"transpose", {1, Role::Moves, readTranspose}},
      {"slice", {3, Role::Moves, readSlice}},
      {"concat", {1, Role::Moves, readConcat}},
      {"reverse", {1, Role::Moves, readReverse}},
      {"pad", {3, Role::Moves, readPad}},
      {"reduce_sum", {1, Role::ProductSum, readReduceSum}},
      {"tile", {1, Role::Moves, readTile}},
      {"gather", {2, Role::Moves, readGather}},
  };
  StringRef name = result.getOwner()->getName().getStringRef();
  return name.consume_front("tosa.") && readByName(readers, name, result, meaning);
}

} // namespace ropewalk::raise
