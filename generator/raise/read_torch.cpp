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

#include "raise/read_common.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

static Value operandOf(OpResult result, unsigned i) { return result.getOwner()->getOperand(i); }

static StringRef definingName(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? op->getName().getStringRef() : StringRef();
}

/// A number that is known where it is used: a constant, the only element of a tensor of numbers, an
/// extent, or what is computed of such.
static std::optional<double> scalarOf(Value value, unsigned depth = 16) {
  Operation *op = value.getDefiningOp();
  StringRef name = definingName(value);
  if (!op || depth == 0 || !name.consume_front("torch."))
    return std::nullopt;
  const auto operand = [&](unsigned i) { return scalarOf(op->getOperand(i), depth - 1); };
  if (name == "constant.int" || name == "constant.float" || name == "constant.bool" ||
      name == "vtensor.literal")
    return numberOf(op->getAttr("value"));
  const unsigned operands = op->getNumOperands();
  if (operands >= 1 && (name == "aten.item" || name == "prim.NumToTensor.Scalar" ||
                        name == "aten.Int.Tensor" || name == "aten.index_select"))
    return operand(0); // an index into one element is 0
  if (operands == 2 && name == "aten.size.int") {
    auto shape = shapeOf(op->getOperand(0).getType());
    auto dim = shape ? operand(1) : std::nullopt;
    auto known = dim ? dimension(static_cast<int64_t>(*dim), shape->tensorRank()) : std::nullopt;
    return known && !ShapedType::isDynamic(shape->extents[*known])
               ? std::optional(static_cast<double>(shape->extents[*known]))
               : std::nullopt;
  }
  if (operands != 2)
    return std::nullopt;
  auto a = operand(0), b = operand(1);
  if (!a || !b)
    return std::nullopt;
  return name == "aten.add.int"                   ? std::optional(*a + *b)
         : name == "aten.sub.int"                 ? std::optional(*a - *b)
         : name == "aten.mul.int"                 ? std::optional(*a * *b)
         : name == "aten.floordiv.int" && *b != 0 ? std::optional(std::floor(*a / *b))
                                                  : std::nullopt;
}

static std::optional<int64_t> intOf(Value value) {
  constexpr double largest = 9007199254740992.0; // stands for "to the end"
  auto number = scalarOf(value);
  return number ? std::optional(static_cast<int64_t>(std::clamp(*number, -largest, largest)))
                : std::nullopt;
}

static std::optional<SmallVector<Value>> listOf(Value value) {
  if (definingName(value) != "torch.prim.ListConstruct")
    return std::nullopt;
  return SmallVector<Value>(value.getDefiningOp()->getOperands());
}

static std::optional<SmallVector<int64_t>> intsOf(Value value) {
  auto list = listOf(value);
  if (!list)
    return std::nullopt;
  SmallVector<int64_t> numbers;
  for (Value element : *list) {
    auto number = intOf(element);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

static int64_t rankOf(Value value) {
  auto shape = shapeOf(value.getType());
  return shape ? shape->tensorRank() : -1;
}

/// The dimension that operand i names.
static std::optional<int64_t> dimOf(OpResult result, unsigned i, int64_t rank) {
  return dimension(intOf(operandOf(result, i)), rank);
}

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

/// alpha-less b - a.
static ElementOf readReversedDifference(OpResult result) {
  return combine(operandOf(result, 0), operandOf(result, 1),
                 [](Expressions &make, const Expr *a, const Expr *b) { return make.sub(b, a); });
}

/// A product; a complex number may meet a real one.
static ElementOf readTorchMul(OpResult result) {
  auto shape = shapeOf(result.getType());
  if (shape && shape->isComplex)
    return complexProduct(operandOf(result, 0), operandOf(result, 1));
  return elementwise(Fn::Mul, {operandOf(result, 0), operandOf(result, 1)}, result);
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

/// A list has no elements of its own; what takes it reads its operands.
static ElementOf readList(OpResult) {
  return [](Elements &, Index) -> const Expr * { return nullptr; };
}

static ElementOf readScalar(OpResult result) {
  auto value = numberOf(result.getOwner()->getAttr("value"));
  return value ? number(*value) : ElementOf();
}

static ElementOf readLiteral(OpResult result) {
  auto numbers = dyn_cast_if_present<ElementsAttr>(result.getOwner()->getAttr("value"));
  return numbers ? constant(result, numbers) : ElementOf();
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
  return [start = *start, step = *step](Elements &elements, Index index) -> const Expr * {
    if (index.size() != 1)
      return nullptr;
    Expressions &make = elements.expressions;
    return make.add(make.number(start), make.mul(make.number(step), elements.formula(index[0])));
  };
}

static ElementOf readCat(OpResult result) {
  auto list = listOf(operandOf(result, 0));
  auto dim = dimOf(result, 1, rankOf(result));
  return list && dim ? concatenate(*list, *dim) : ElementOf();
}

static ElementOf readStack(OpResult result) {
  auto list = listOf(operandOf(result, 0));
  auto dim = dimOf(result, 1, rankOf(result));
  return list && dim ? stack(*list, *dim) : ElementOf();
}

/// A number where it is used, or computed when elements are asked for; none stands for `absent`.
static std::optional<int64_t> intAt(Elements &elements, Value value, int64_t absent) {
  if (definingName(value) == "torch.constant.none")
    return absent;
  if (auto known = intOf(value))
    return known;
  auto computed = elements.integers(value);
  return computed && computed->size() == 1 ? std::optional(computed->front()) : std::nullopt;
}

/// self, dim, start, end, step
static ElementOf readSlice(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0);
  const int64_t rank = rankOf(operand);
  return [=](Elements &elements, Index index) -> const Expr * {
    auto dim = intAt(elements, op->getOperand(1), 0);
    auto start = intAt(elements, op->getOperand(2), 0),
         step = intAt(elements, op->getOperand(4), 1);
    dim = dimension(dim, rank);
    auto extent = dim ? elements.extent(operand, *dim) : std::nullopt;
    if (!dim || !start || !step || (*start != 0 && !extent))
      return nullptr;
    const int64_t first = *start < 0 ? std::max<int64_t>(*start + *extent, 0) : *start;
    ElementOf element = sliceOf(operand, *dim, first, *step);
    return element ? element(elements, index) : nullptr;
  };
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

/// self, source, dim, start, end, step
static ElementOf readSliceScatter(OpResult result) {
  Value operand = operandOf(result, 0), source = operandOf(result, 1);
  auto shape = shapeOf(operand.getType());
  if (!shape)
    return {};
  auto dim = dimOf(result, 2, shape->rank());
  auto start = intOf(operandOf(result, 3)), step = intOf(operandOf(result, 5));
  if (definingName(operandOf(result, 3)) == "torch.constant.none")
    start = 0;
  if (!dim || !start || !step || (*start != 0 && ShapedType::isDynamic(shape->extents[*dim])))
    return {};
  SmallVector<int64_t, 6> starts(shape->rank(), 0), strides(shape->rank(), 1);
  starts[*dim] = *start < 0 ? *start + shape->extents[*dim] : *start;
  strides[*dim] = *step;
  return updateSlice(operand, source, starts, strides);
}

static ElementOf readTorchSelect(OpResult result) {
  auto shape = shapeOf(operandOf(result, 0).getType());
  auto dim = shape ? dimOf(result, 1, shape->tensorRank()) : std::nullopt;
  auto position = intOf(operandOf(result, 2));
  if (!dim || !position || (*position < 0 && ShapedType::isDynamic(shape->extents[*dim])))
    return {};
  return select(operandOf(result, 0), *dim,
                *position < 0 ? *position + shape->extents[*dim] : *position);
}

static ElementOf readPermute(OpResult result) {
  auto dims = intsOf(operandOf(result, 1));
  const int64_t rank = rankOf(result);
  if (!dims)
    return {};
  for (int64_t &dim : *dims)
    dim = dimension(dim, rank).value_or(-1);
  return transpose(operandOf(result, 0), *dims);
}

static ElementOf swapped(OpResult result, std::optional<int64_t> a, std::optional<int64_t> b) {
  const int64_t rank = rankOf(result);
  a = dimension(a, rank), b = dimension(b, rank);
  if (!a || !b)
    return {};
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  std::swap(order[*a], order[*b]);
  return transpose(operandOf(result, 0), order);
}

static ElementOf readTranspose(OpResult result) {
  return swapped(result, intOf(operandOf(result, 1)), intOf(operandOf(result, 2)));
}

static ElementOf readT(OpResult result) {
  return rankOf(result) == 2 ? swapped(result, 0, 1) : readSame(result);
}

/// A part of a list: of split, chunk or unbind.
static ElementOf readUnpack(OpResult result) {
  Operation *list = operandOf(result, 0).getDefiningOp();
  if (!list)
    return {};
  StringRef name = list->getName().getStringRef();
  if (name == "torch.prim.ListConstruct")
    return result.getResultNumber() < list->getNumOperands()
               ? same(list->getOperand(result.getResultNumber()))
               : ElementOf();
  Value operand = list->getNumOperands() > 0 ? list->getOperand(0) : Value();
  if (!operand)
    return {};
  const auto dimAt = [&](unsigned i) {
    return i < list->getNumOperands() ? dimension(intOf(list->getOperand(i)), rankOf(operand))
                                      : std::nullopt;
  };
  if (name == "torch.aten.unbind.int") {
    auto dim = dimAt(1);
    return dim ? select(operand, *dim, result.getResultNumber()) : ElementOf();
  }
  if (name != "torch.aten.split.Tensor" && name != "torch.aten.chunk" &&
      name != "torch.aten.split_with_sizes" && name != "torch.aten.split.sizes")
    return {};
  auto dim = dimAt(2);
  int64_t start = 0;
  for (Value before : result.getOwner()->getResults().take_front(result.getResultNumber())) {
    auto shape = shapeOf(before.getType());
    if (!dim || !shape || *dim >= shape->rank() || ShapedType::isDynamic(shape->extents[*dim]))
      return {};
    start += shape->extents[*dim];
  }
  return dim ? sliceOf(operand, *dim, start, 1) : ElementOf();
}

static ElementOf readGetItem(OpResult result) {
  auto list = listOf(operandOf(result, 0));
  auto position = intOf(operandOf(result, 1));
  if (!list || !position || *position < 0 || *position >= static_cast<int64_t>(list->size()))
    return {};
  return same((*list)[*position]);
}

/// self[.., indices, ..]: one index tensor and `none` for the dimensions before it.
static ElementOf readIndex(OpResult result) {
  auto list = listOf(operandOf(result, 1));
  if (!list)
    return {};
  std::optional<int64_t> dim;
  for (auto [d, index] : llvm::enumerate(*list)) {
    if (definingName(index) == "torch.constant.none")
      continue;
    if (dim)
      return {};
    dim = static_cast<int64_t>(d);
  }
  return dim ? take(operandOf(result, 0), (*list)[*dim], *dim, /*wraps=*/true) : ElementOf();
}

static ElementOf readIndexSelect(OpResult result) {
  auto dim = dimOf(result, 1, rankOf(operandOf(result, 0)));
  return dim ? take(operandOf(result, 0), operandOf(result, 2), *dim, false) : ElementOf();
}

static ElementOf readEmbedding(OpResult result) {
  return take(operandOf(result, 0), operandOf(result, 1), 0, false);
}

/// result[i..] = self[.., index[i..] at dim, ..]
static ElementOf readGather(OpResult result) {
  Value operand = operandOf(result, 0), index = operandOf(result, 2);
  auto dim = dimOf(result, 1, rankOf(operand));
  if (!dim)
    return {};
  return [=, dim = *dim](Elements &elements, Index at) -> const Expr * {
    const Expr *position = elements.at(index, at);
    if (!position || dim >= static_cast<int64_t>(at.size()))
      return nullptr;
    Coordinates inside(at.begin(), at.end());
    inside[dim] = elements.coordinate(position);
    return elements.at(operand, inside);
  };
}

static ElementOf readRepeatInterleave(OpResult result) {
  auto count = intOf(operandOf(result, 1));
  auto dim = dimOf(result, 2, rankOf(operandOf(result, 0)));
  return count && dim ? repeatEach(operandOf(result, 0), *dim, *count) : ElementOf();
}

static ElementOf readTile(OpResult result) { return tile(operandOf(result, 0), result); }

static ElementOf readFlip(OpResult result) {
  auto dims = intsOf(operandOf(result, 1));
  if (!dims)
    return {};
  for (int64_t &dim : *dims)
    dim = dimension(dim, rankOf(result)).value_or(-1);
  return reverse(operandOf(result, 0), *dims);
}

static ElementOf readRoll(OpResult result) {
  auto shifts = intsOf(operandOf(result, 1)), dims = intsOf(operandOf(result, 2));
  if (!shifts || !dims || shifts->size() != 1 || dims->size() != 1)
    return {};
  auto dim = dimension(dims->front(), rankOf(result));
  return dim ? roll(operandOf(result, 0), *dim, shifts->front()) : ElementOf();
}

/// The last two of a tensor's components are a complex number, or the other way round: the same
/// elements at the same index.
static ElementOf readView(OpResult result) {
  Value operand = operandOf(result, 0);
  return [operand](Elements &elements, Index index) { return elements.at(operand, index); };
}

static ElementOf readComplex(OpResult result) {
  return makeComplex(operandOf(result, 0), operandOf(result, 1));
}

template <int64_t component> static ElementOf readPart(OpResult result) {
  return part(operandOf(result, 0), component);
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

/// As "torch.aten.mul.Tensor" without "torch.".
static const OperationReaders &arithmeticReaders() {
  static const OperationReaders readers = {
      {"aten.add.Tensor", {2, Role::Sum, readSum<false>}},
      {"aten.add.Scalar", {2, Role::Sum, readSum<false>}},
      {"aten.sub.Tensor", {2, Role::Sum, readSum<true>}},
      {"aten.sub.Scalar", {2, Role::Sum, readSum<true>}},
      {"aten.rsub.Scalar", {2, Role::Sum, readReversedDifference}},
      {"aten.mul.Tensor", {2, Role::Product, readTorchMul}},
      {"aten.mul.Scalar", {2, Role::Product, readTorchMul}},
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
      {"vtensor.literal", {0, Role::Other, readLiteral}},
  };
  return readers;
}

static const OperationReaders &movementReaders() {
  static const OperationReaders readers = {
      {"aten.to.dtype", {1, Role::Moves, readConversion}},
      {"aten.to.dtype_layout", {1, Role::Moves, readConversion}},
      {"aten.to.device", {1, Role::Moves, readConversion}},
      {"aten._to_copy", {1, Role::Moves, readConversion}},
      {"prims.convert_element_type", {1, Role::Moves, readConversion}},
      {"aten.type_as", {1, Role::Moves, readConversion}},
      {"aten.clone", {1, Role::Moves, readSame}},
      {"aten.contiguous", {1, Role::Moves, readSame}},
      {"aten.detach", {1, Role::Moves, readSame}},
      {"aten.alias", {1, Role::Moves, readSame}},
      {"aten.lift_fresh_copy", {1, Role::Moves, readSame}},
      {"aten.copy", {2, Role::Moves, [](OpResult result) { return same(operandOf(result, 1)); }}},
      {"aten.expand", {1, Role::Moves, readSame}},
      {"aten.expand_as", {1, Role::Moves, readSame}},
      {"aten.broadcast_to", {1, Role::Moves, readSame}},
      {"aten.view", {1, Role::Moves, readReshape}},
      {"aten._unsafe_view", {1, Role::Moves, readReshape}},
      {"aten.reshape", {1, Role::Moves, readReshape}},
      {"aten.unsqueeze", {1, Role::Moves, readReshape}},
      {"aten.squeeze", {1, Role::Moves, readReshape}},
      {"aten.squeeze.dim", {1, Role::Moves, readReshape}},
      {"prims.squeeze", {1, Role::Moves, readReshape}},
      {"aten.squeeze.dims", {1, Role::Moves, readReshape}},
      {"aten.reshape_as", {1, Role::Moves, readReshape}},
      {"aten.view_as", {1, Role::Moves, readReshape}},
      {"aten.flatten.using_ints", {1, Role::Moves, readReshape}},
      {"aten.unflatten.int", {1, Role::Moves, readReshape}},
      {"aten.view_as_complex", {1, Role::Moves, readView}},
      {"aten.view_as_real", {1, Role::Moves, readView}},
      {"aten.complex", {2, Role::Moves, readComplex}},
      {"aten.real", {1, Role::Moves, readPart<0>}},
      {"aten.imag", {1, Role::Moves, readPart<1>}},
      {"aten.cat", {2, Role::Moves, readCat}},
      {"aten.stack", {2, Role::Moves, readStack}},
      {"aten.slice.Tensor", {5, Role::Moves, readSlice}},
      {"aten.slice_scatter", {6, Role::Moves, readSliceScatter}},
      {"aten.select.int", {3, Role::Moves, readTorchSelect}},
      {"aten.permute", {2, Role::Moves, readPermute}},
      {"aten.transpose.int", {3, Role::Moves, readTranspose}},
      {"aten.t", {1, Role::Moves, readT}},
      {"prim.ListConstruct", {0, Role::Moves, readList}},
      {"aten.split.Tensor", {1, Role::Moves, readList}},
      {"aten.split.sizes", {1, Role::Moves, readList}},
      {"aten.split_with_sizes", {1, Role::Moves, readList}},
      {"aten.chunk", {1, Role::Moves, readList}},
      {"aten.unbind.int", {1, Role::Moves, readList}},
      {"prim.ListUnpack", {1, Role::Moves, readUnpack}},
      {"aten.__getitem__.t", {2, Role::Moves, readGetItem}},
      {"aten.index.Tensor", {2, Role::Moves, readIndex}},
      {"aten.index_select", {3, Role::Moves, readIndexSelect}},
      {"aten.embedding", {2, Role::Moves, readEmbedding}},
      {"aten.gather", {3, Role::Moves, readGather}},
      {"aten.repeat", {1, Role::Moves, readTile}},
      {"aten.tile", {1, Role::Moves, readTile}},
      {"aten.repeat_interleave.self_int", {3, Role::Moves, readRepeatInterleave}},
      {"aten.flip", {2, Role::Moves, readFlip}},
      {"aten.roll", {3, Role::Moves, readRoll}},
  };
  return readers;
}

bool readTorch(OpResult result, Meaning &meaning) {
  Operation *op = result.getOwner();
  StringRef name = op->getName().getStringRef();
  if (name == "torch.operator") // one that torch-mlir has no operation for
    if (auto inner = op->getAttrOfType<StringAttr>("name"))
      name = inner.getValue();
  return name.consume_front("torch.") && (readByName(arithmeticReaders(), name, result, meaning) ||
                                          readByName(movementReaders(), name, result, meaning));
}

} // namespace ropewalk::raise
