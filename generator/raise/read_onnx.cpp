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

static ElementOf readGatherElements(OpResult result) {
  Operation *op = result.getOwner();
  auto axis = axisOf(result, rankOf(op->getOperand(0)), 0);
  return axis ? takeEach(op->getOperand(0), op->getOperand(1), *axis) : ElementOf();
}

static ElementOf readScatterElements(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), indices = op->getOperand(1), update = op->getOperand(2);
  auto axis = axisOf(result, rankOf(operand), 0);
  if (reduces(op) || !axis)
    return {};
  return replaceAlong(operand, update, *axis, [indices](Elements &elements, Index index) {
    return elements.at(indices, index);
  });
}

/// Where an element of an update goes in the last dimension, if indices leave it where it is in
/// all others; null otherwise.
static const Expr *placeInLast(Elements &elements, Value indices, Index update) {
  Coordinates index(update.begin(), update.end());
  index.push_back(Coordinate::constant(0));
  for (size_t d = 0; d + 1 < update.size(); ++d) {
    index.back().offset = static_cast<int64_t>(d);
    if (elements.at(indices, index) != elements.formula(update[d]))
      return nullptr;
  }
  index.back().offset = static_cast<int64_t>(update.size()) - 1;
  return elements.at(indices, index);
}

/// Rows of the first dimension replaced by those of an update, or single elements that are moved in
/// the last dimension only, as exporters write assignments; where it is known which.
static ElementOf readScatterNd(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), indices = op->getOperand(1), update = op->getOperand(2);
  auto places = shapeOf(indices.getType());
  const int64_t rank = rankOf(operand);
  if (reduces(op) || !places || places->rank() == 0 || rank < 1)
    return {};
  if (places->rank() == 2 && places->extents[1] == 1)
    return replaceAlong(operand, update, 0, [indices](Elements &elements, Index index) {
      return elements.at(indices, {index[0], Coordinate::constant(0)});
    });
  if (places->rank() != rank + 1 || places->extents.back() != rank)
    return {};
  return replaceAlong(operand, update, rank - 1, [indices](Elements &elements, Index index) {
    return placeInLast(elements, indices, index);
  });
}

/// Numbers of a list before and behind the elements; dimensions that no axis names get none.
static ElementOf readPad(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), pads = op->getOperand(1);
  Value value = op->getNumOperands() > 2 ? op->getOperand(2) : Value();
  Value axes = op->getNumOperands() > 3 ? op->getOperand(3) : Value();
  auto mode = dyn_cast_if_present<StringAttr>(onnxAttributeOf(op, "mode"));
  const int64_t rank = rankOf(operand);
  if ((mode && mode.getValue() != "constant") || rank < 0)
    return {};
  const bool hasValue = value && shapeOf(value.getType());
  ElementOf padding = hasValue ? same(value) : number(0);
  return [=](Elements &elements, Index index) -> const Expr * {
    auto numbers = elements.integers(pads);
    auto named = axes ? elements.integers(axes) : std::nullopt;
    const size_t count = named ? named->size() : static_cast<size_t>(rank);
    if (!numbers || (axes && !named) || numbers->size() != 2 * count)
      return nullptr;
    SmallVector<int64_t> low(rank, 0);
    for (size_t i = 0; i < count; ++i)
      if (auto dim = dimension(named ? (*named)[i] : static_cast<int64_t>(i), rank))
        low[*dim] = (*numbers)[i];
    ElementOf element = padded(operand, result, low, SmallVector<int64_t>(low.size(), 0), padding);
    return element ? element(elements, index) : nullptr;
  };
}

/// The remainder with the sign of the divisor or, by an attribute, of the dividend.
static ElementOf readMod(OpResult result) {
  Attribute fmod = onnxAttributeOf(result.getOwner(), "fmod");
  return fmod && integerOf(fmod) != 0 ? readBinary<Fn::Remainder>(result)
                                      : readFloorRemainder(result);
}

/// X, cos and sin of pairs, and for each token the row of them, or none: those of the token. X is
/// [batches, heads, tokens, components] or has all heads in its last dimension.
static ElementOf readRotaryEmbedding(OpResult result) {
  Operation *op = result.getOwner();
  Value x = op->getOperand(0), cos = op->getOperand(1), sin = op->getOperand(2);
  const auto attribute = [&](StringRef name) -> std::optional<int64_t> {
    Attribute value = onnxAttributeOf(op, name);
    return value ? integerOf(value) : 0;
  };
  auto shape = shapeOf(x.getType());
  auto interleaves = attribute("interleaved"), heads = attribute("num_heads"),
       window = attribute("rotary_embedding_dim");
  if (!shape || shape->rank() < 3 || shape->rank() > 4 || !interleaves || !heads || !window ||
      (shape->rank() == 3 && *heads <= 0) || ShapedType::isDynamic(shape->extents.back()))
    return {};
  Value rows = op->getNumOperands() > 3 && shapeOf(op->getOperand(3).getType()) ? op->getOperand(3)
                                                                                : Value();
  const int64_t components = shape->extents.back() / (shape->rank() == 3 ? *heads : 1);
  const int64_t pairs = (*window == 0 ? components : *window) / 2;
  if (components == 0 || 2 * pairs > components)
    return {};
  return [=, isInterleaved = *interleaves != 0](Elements &elements, Index index) -> const Expr * {
    if (!index.back().isConstant())
      return nullptr;
    const int64_t j = index.back().offset % components, head = index.back().offset - j;
    if (j >= 2 * pairs)
      return elements.at(x, index);
    const int64_t pair = isInterleaved ? j / 2 : j % pairs;
    const int64_t first = isInterleaved ? 2 * pair : pair, apart = isInterleaved ? 1 : pairs;
    const Coordinate batch = index.front(), token = index[index.size() - 2];
    Coordinates place = {batch, token};
    if (rows) {
      const Expr *row = elements.at(rows, {batch, token});
      if (!row)
        return nullptr;
      place = {elements.coordinate(row)};
    }
    place.push_back(Coordinate::constant(pair));
    const auto component = [&](int64_t which) {
      Coordinates inside(index.begin(), index.end());
      inside.back() = Coordinate::constant(head + which);
      return elements.at(x, inside);
    };
    const Expr *a = component(first), *b = component(first + apart);
    const Expr *c = elements.at(cos, place), *s = elements.at(sin, place);
    if (!a || !b || !c || !s)
      return nullptr;
    Expressions &make = elements.expressions;
    return j == first ? make.sub(make.mul(a, c), make.mul(b, s))
                      : make.add(make.mul(b, c), make.mul(a, s));
  };
}

bool readOnnx(OpResult result, Meaning &meaning) {
  static const OperationReaders readers = {
      {"Add", {2, Role::Sum, readBinary<Fn::Add>, readBroadcastExtent}},
      {"Sub", {2, Role::Sum, readSub, readBroadcastExtent}},
      {"Mul", {2, Role::Product, readMul, readBroadcastExtent}},
      {"Div", {2, Role::Other, readBinary<Fn::Div, Fn::IntegerDiv>}},
      {"Pow", {2, Role::Other, readBinary<Fn::Power>}},
      {"Mod", {2, Role::Other, readMod}},
      {"Max", {1, Role::Other, readVariadic<Fn::Max>}},
      {"Min", {1, Role::Other, readVariadic<Fn::Min>}},
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
      {"MatMul", {2, Role::MatrixProduct, readMatrixProduct}},
      {"Einsum", {2, Role::MatrixProduct, readEinsum}},
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
      {"RotaryEmbedding", {3, Role::ProductSum, readRotaryEmbedding}},
      {"GatherElements", {2, Role::Moves, readGatherElements}},
      {"Pad", {2, Role::Moves, readPad}},
      {"ScatterND", {3, Role::Moves, readScatterNd}},
      {"ScatterElements", {3, Role::Moves, readScatterElements}},
  };
  StringRef name = nameOf(result.getOwner());
  return name.consume_front("onnx.") && readByName(readers, name, result, meaning);
}

} // namespace ropewalk::raise
