//===- read_onnx.cpp - Operations of ONNX ---------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As "onnx.Mul", and as torch-mlir imports them: "torch.operator" with the name onnx.Mul. Lists are
// operands, which are followed like any other value. Source: ONNX operators.
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

using namespace mlir;

namespace ropewalk::raise {

static std::optional<int64_t> axisOf(OpResult result, int64_t rank, int64_t absent,
                                     StringRef name = "axis") {
  Attribute attribute = onnxAttributeOf(result.getOwner(), name);
  return dimension(attribute ? integerOf(attribute) : absent, rank);
}

static int64_t rankOf(Value value) {
  auto shape = shapeOf(value.getType());
  return shape && !shape->isComplex ? shape->rank() : -1;
}

static ElementOf readConstant(OpResult result) {
  Operation *op = result.getOwner();
  if (auto numbers = dyn_cast_if_present<ElementsAttr>(onnxAttributeOf(op, "value")))
    return constant(result, numbers);
  for (StringRef name : {"value_float", "value_int"})
    if (auto value = numberOf(onnxAttributeOf(op, name)))
      return number(*value);
  return {};
}

static ElementOf readConstantOfShape(OpResult result) {
  Attribute value = onnxAttributeOf(result.getOwner(), "value");
  auto filling = value ? numberOf(value) : 0;
  return filling ? number(*filling) : ElementOf();
}

static ElementOf readConcat(OpResult result) {
  auto axis = axisOf(result, rankOf(result), 0);
  return axis ? concatenate(llvm::to_vector(result.getOwner()->getOperands()), *axis) : ElementOf();
}

/// The sum of the operands' along the axis, and what one of them has elsewhere.
static ExtentOf readConcatExtent(OpResult result) {
  Operation *op = result.getOwner();
  auto axis = axisOf(result, rankOf(result), 0);
  return [op, axis](Elements &elements, int64_t dim) -> std::optional<int64_t> {
    int64_t sum = 0;
    for (Value operand : op->getOperands()) {
      auto extent = elements.extent(operand, dim);
      if (dim != axis && extent)
        return extent;
      if (!extent && dim == axis)
        return std::nullopt;
      sum += extent.value_or(0);
    }
    return dim == axis ? std::optional(sum) : std::nullopt;
  };
}

static ElementOf readTranspose(OpResult result) {
  Value operand = result.getOwner()->getOperand(0);
  Attribute attribute = onnxAttributeOf(result.getOwner(), "perm");
  if (attribute) {
    auto permutation = integersOf(attribute);
    return permutation ? transpose(operand, *permutation) : ElementOf();
  }
  auto reversed = llvm::to_vector(llvm::seq<int64_t>(0, std::max<int64_t>(rankOf(operand), 0)));
  std::reverse(reversed.begin(), reversed.end());
  return transpose(operand, reversed);
}

/// What a slice takes of each dimension.
struct Range {
  int64_t start = 0, count = 0, step = 1;
};

/// The operands starts, ends, axes and steps for one dimension of an operand with this extent;
/// empty if they are not known, all of it if it is not among the axes.
static std::optional<Range> rangeOf(Elements &elements, Operation *op, int64_t dim, int64_t rank,
                                    std::optional<int64_t> extent) {
  SmallVector<SmallVector<int64_t>, 4> lists;
  for (Value list : op->getOperands().drop_front()) {
    auto numbers = elements.integers(list);
    if (!numbers || (!lists.empty() && numbers->size() != lists.front().size()))
      return std::nullopt;
    lists.push_back(std::move(*numbers));
  }
  Range range = {0, extent.value_or(0), 1};
  for (auto [i, start] : llvm::enumerate(lists[0])) {
    if (dimension(lists.size() > 2 ? lists[2][i] : static_cast<int64_t>(i), rank) != dim)
      continue;
    range.step = lists.size() > 3 ? lists[3][i] : 1;
    if (range.step == 0 || (!extent && (start != 0 || range.step != 1)))
      return std::nullopt;
    const auto clamped = [&](int64_t place, int64_t low, int64_t high) {
      return std::clamp<int64_t>(place < 0 ? place + *extent : place, low, std::max(low, high));
    };
    if (!extent)
      return Range{0, 0, 1};
    const bool isForward = range.step > 0;
    range.start = isForward ? clamped(start, 0, *extent) : clamped(start, 0, *extent - 1);
    const int64_t end =
        isForward ? clamped(lists[1][i], 0, *extent) : clamped(lists[1][i], -1, *extent - 1);
    range.count = isForward ? (end - range.start + range.step - 1) / range.step
                            : (range.start - end - range.step - 1) / -range.step;
    range.count = std::max<int64_t>(range.count, 0);
  }
  return range;
}

static ElementOf readSlice(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0);
  const int64_t rank = rankOf(operand);
  if (rank < 0 || rankOf(result) != rank)
    return {};
  return [=](Elements &elements, Index index) -> const Expr * {
    SmallVector<int64_t, 6> starts, strides;
    for (int64_t d = 0; d < rank; ++d) {
      auto range = rangeOf(elements, op, d, rank, elements.extent(operand, d));
      if (!range)
        return nullptr;
      starts.push_back(range->start);
      strides.push_back(range->step);
    }
    ElementOf element = slice(operand, starts, strides);
    return element ? element(elements, index) : nullptr;
  };
}

static ExtentOf readSliceExtent(OpResult result) {
  Operation *op = result.getOwner();
  return [op, rank = rankOf(op->getOperand(0))](Elements &elements,
                                                int64_t dim) -> std::optional<int64_t> {
    auto extent = elements.extent(op->getOperand(0), dim);
    auto range = extent ? rangeOf(elements, op, dim, rank, extent) : std::nullopt;
    return range ? std::optional(range->count) : std::nullopt;
  };
}

/// operand[indices[.., 0], ..]: indices of one number each.
static ElementOf readGatherNd(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), indices = op->getOperand(1);
  Attribute batch = onnxAttributeOf(op, "batch_dims");
  auto shape = shapeOf(indices.getType());
  if (!shape || shape->rank() == 0 || shape->extents.back() != 1 ||
      (batch && integerOf(batch) != 0))
    return {};
  return [=, rank = shape->rank()](Elements &elements, Index index) -> const Expr * {
    if (static_cast<int64_t>(index.size()) < rank - 1)
      return nullptr;
    Coordinates place(index.take_front(rank - 1));
    place.push_back(Coordinate::constant(0));
    const Expr *position = elements.at(indices, place);
    if (!position)
      return nullptr;
    Coordinates inside = {elements.coordinate(position)};
    inside.append(index.begin() + (rank - 1), index.end());
    return elements.at(operand, inside);
  };
}

/// Parts one after the other; their extents are those of the results.
static ElementOf readSplit(OpResult result) {
  auto axis = axisOf(result, rankOf(result), 0);
  if (!axis)
    return {};
  int64_t start = 0;
  for (Value before : result.getOwner()->getResults().take_front(result.getResultNumber())) {
    auto shape = shapeOf(before.getType());
    if (!shape || *axis >= shape->rank() || ShapedType::isDynamic(shape->extents[*axis]))
      return {};
    start += shape->extents[*axis];
  }
  return sliceOf(result.getOwner()->getOperand(0), *axis, start, 1);
}

static ElementOf readGather(OpResult result) {
  Operation *op = result.getOwner();
  auto axis = axisOf(result, rankOf(op->getOperand(0)), 0);
  return axis ? take(op->getOperand(0), op->getOperand(1), *axis, /*wraps=*/true) : ElementOf();
}

/// Axes are an operand, or an attribute before opset 13.
static ElementOf readReduceSum(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0);
  const auto isKept = axisOf(result, 2, 1, "keepdims");
  const Value list = op->getNumOperands() > 1 ? op->getOperand(1) : Value();
  auto axes = list ? std::nullopt : integersOf(onnxAttributeOf(op, "axes"));
  if (!isKept || (!list && !axes))
    return {};
  return [=](Elements &elements, Index index) -> const Expr * {
    auto listed = list ? elements.integers(list) : axes;
    if (!listed || listed->empty())
      return nullptr;
    SmallVector<int64_t> dims;
    for (int64_t axis : *listed)
      dims.push_back(dimension(axis, rankOf(operand)).value_or(-1));
    ElementOf sum = sumOver(operand, dims, *isKept != 0);
    return sum ? sum(elements, index) : nullptr;
  };
}

static ElementOf readShape(OpResult result) {
  Value operand = result.getOwner()->getOperand(0);
  const int64_t rank = rankOf(operand);
  auto start = axisOf(result, rank + 1, 0, "start");
  if (rank < 0 || !start)
    return {};
  return [operand, start = *start](Elements &elements, Index index) -> const Expr * {
    if (index.size() != 1 || !index[0].isConstant())
      return nullptr;
    auto extent = elements.extent(operand, index[0].offset + start);
    return extent ? elements.expressions.number(static_cast<double>(*extent)) : nullptr;
  };
}

/// start + step i
static ElementOf readRange(OpResult result) {
  Operation *op = result.getOwner();
  Value start = op->getOperand(0), step = op->getOperand(2);
  const auto range = [start, step](Elements &elements, Index index) -> const Expr * {
    const Expr *first = elements.at(start, {}), *delta = elements.at(step, {});
    if (!first || !delta || index.size() != 1)
      return nullptr;
    Expressions &make = elements.expressions;
    return make.add(first, make.mul(delta, elements.formula(index[0])));
  };
  return integersInType(range, result);
}

static ElementOf readEinsum(OpResult result) {
  Operation *op = result.getOwner();
  auto equation = dyn_cast_if_present<StringAttr>(onnxAttributeOf(op, "equation"));
  return equation ? einsum(equation.getValue(), llvm::to_vector(op->getOperands())) : ElementOf();
}

/// Whether a scatter adds up, or the like, instead of replacing.
static bool reduces(Operation *op) {
  auto reduction = dyn_cast_if_present<StringAttr>(onnxAttributeOf(op, "reduction"));
  return reduction && reduction.getValue() != "none";
}

/// Updates of whole slices of the last dimensions are what exporters make of assignments; others
/// have no meaning here.
static ElementOf readScatterElements(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), indices = op->getOperand(1), update = op->getOperand(2);
  auto axis = axisOf(result, rankOf(operand), 0);
  auto shape = shapeOf(update.getType()), whole = shapeOf(operand.getType());
  if (reduces(op) || !axis || !shape || !whole || shape->rank() != whole->rank() ||
      ShapedType::isDynamic(shape->extents[*axis]))
    return {};
  for (int64_t d = 0; d < shape->rank(); ++d)
    if (d != *axis && shape->extents[d] != whole->extents[d])
      return {};
  return [=, axis = *axis, count = shape->extents[*axis]](Elements &elements,
                                                          Index index) -> const Expr * {
    Coordinates inside(index.begin(), index.end());
    const Expr *element = elements.at(operand, index);
    for (int64_t i = 0; i < count; ++i) {
      inside[axis] = Coordinate::constant(i);
      const Expr *place = elements.at(indices, inside);
      if (!place || !place->isNumber() || place->number < 0 || !index[axis].isConstant())
        return nullptr;
      if (place->number == static_cast<double>(index[axis].offset))
        element = elements.at(update, inside);
    }
    return element;
  };
}

/// Rows of the first dimension replaced by those of an update, where it is known which.
static ElementOf readScatterNd(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), indices = op->getOperand(1), update = op->getOperand(2);
  auto places = shapeOf(indices.getType());
  if (reduces(op) || !places || places->rank() != 2 || places->extents[1] != 1 ||
      ShapedType::isDynamic(places->extents[0]))
    return {};
  return [=, count = places->extents[0]](Elements &elements, Index index) -> const Expr * {
    if (index.empty() || !index[0].isConstant())
      return nullptr;
    std::optional<int64_t> row;
    for (int64_t i = 0; i < count; ++i) {
      const Expr *place = elements.at(indices, {Coordinate::constant(i), Coordinate::constant(0)});
      if (!place || !place->isNumber() || place->number < 0)
        return nullptr;
      if (place->number == static_cast<double>(index[0].offset))
        row = i;
    }
    if (!row)
      return elements.at(operand, index);
    Coordinates inside(index.begin(), index.end());
    inside[0] = Coordinate::constant(*row);
    return elements.at(update, inside);
  };
}

bool readOnnx(OpResult result, Meaning &meaning) {
  static const OperationReaders readers = {
      {"Add", {2, Role::Sum, readBinary<Fn::Add>}},
      {"Sub", {2, Role::Sum, readSub}},
      {"Mul", {2, Role::Product, readMul}},
      {"Div", {2, Role::Other, readBinary<Fn::Div, Fn::IntegerDiv>}},
      {"Pow", {2, Role::Other, readBinary<Fn::Power>}},
      {"Max", {2, Role::Other, readBinary<Fn::Max>}},
      {"Min", {2, Role::Other, readBinary<Fn::Min>}},
      {"And", {2, Role::Other, readLogic<Fn::And>}},
      {"Or", {2, Role::Other, readLogic<Fn::Or>}},
      {"Not", {1, Role::Other, readLogic<Fn::Not>}},
      {"Neg", {1, Role::Sign, readUnary<Fn::Neg>}},
      {"Cos", {1, Role::Other, readUnary<Fn::Cos>}},
      {"Sin", {1, Role::Other, readUnary<Fn::Sin>}},
      {"Exp", {1, Role::Other, readUnary<Fn::Exp>}},
      {"Log", {1, Role::Other, readUnary<Fn::Log>}},
      {"Sqrt", {1, Role::Other, readUnary<Fn::Sqrt>}},
      {"Abs", {1, Role::Other, readUnary<Fn::Abs>}},
      {"Sign", {1, Role::Other, readUnary<Fn::Sign>}},
      {"Floor", {1, Role::Other, readUnary<Fn::Floor>}},
      {"Ceil", {1, Role::Other, readUnary<Fn::Ceil>}},
      {"Reciprocal", {1, Role::Other, readReciprocal}},
      {"Equal", {2, Role::Other, readBinary<Fn::Equal>}},
      {"Less", {2, Role::Other, readBinary<Fn::Less>}},
      {"LessOrEqual", {2, Role::Other, readBinary<Fn::LessEqual>}},
      {"Greater", {2, Role::Other, readSwapped<Fn::Less>}},
      {"GreaterOrEqual", {2, Role::Other, readSwapped<Fn::LessEqual>}},
      {"Where", {3, Role::Other, readSelect}},
      {"MatMul", {2, Role::Product, readMatrixProduct}},
      {"Einsum", {2, Role::Product, readEinsum}},
      {"Constant", {0, Role::Other, readConstant}},
      {"ConstantOfShape", {0, Role::Other, readConstantOfShape}},
      {"Shape", {1, Role::Other, readShape}},
      {"Range", {3, Role::Other, readRange}},
      {"Cast", {1, Role::Moves, readConversion}},
      {"CastLike", {1, Role::Moves, readConversion}},
      {"Identity", {1, Role::Moves, readSame}},
      {"Reshape", {1, Role::Moves, readReshape}},
      {"Flatten", {1, Role::Moves, readReshape}},
      {"ReduceSum", {1, Role::ProductSum, readReduceSum}},
      {"Squeeze", {1, Role::Moves, readReshape}},
      {"Unsqueeze", {1, Role::Moves, readReshape}},
      {"Expand", {1, Role::Moves, readSame}},
      {"Tile",
       {1, Role::Moves,
        [](OpResult result) { return tile(result.getOwner()->getOperand(0), result); }}},
      {"Concat", {1, Role::Moves, readConcat, readConcatExtent}},
      {"Transpose", {1, Role::Moves, readTranspose}},
      {"Slice", {3, Role::Moves, readSlice, readSliceExtent}},
      {"GatherND", {2, Role::Moves, readGatherNd}},
      {"Split", {1, Role::Moves, readSplit}},
      {"Gather", {2, Role::Moves, readGather}},
      {"ScatterND", {3, Role::Moves, readScatterNd}},
      {"ScatterElements", {3, Role::Moves, readScatterElements}},
  };
  StringRef name = nameOf(result.getOwner());
  return name.consume_front("onnx.") && readByName(readers, name, result, meaning);
}

} // namespace ropewalk::raise
