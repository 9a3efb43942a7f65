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

#include "raise/read_onnx.h"

#include "llvm/ADT/StringSet.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

using namespace onnx;

static ElementOf readConstant(OpResult result) {
  Operation *op = result.getOwner();
  if (auto numbers = dyn_cast_if_present<ElementsAttr>(onnxAttributeOf(op, "value")))
    return constant(result, numbers);
  for (StringRef name : {"value_float", "value_int"})
    if (auto value = numberOf(onnxAttributeOf(op, name)))
      return number(*value);
  for (StringRef name : {"value_floats", "value_ints"})
    if (auto list = dyn_cast_if_present<ArrayAttr>(onnxAttributeOf(op, name)))
      return [list](Elements &elements, Index index) -> const Expr * {
        const bool isOne = index.size() == 1 && index[0].isConstant() && index[0].offset >= 0 &&
                           index[0].offset < static_cast<int64_t>(list.size());
        auto value = isOne ? numberOf(list[index[0].offset]) : std::nullopt;
        return value ? elements.expressions.number(*value) : nullptr;
      };
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

/// What a slice takes of a dimension.
struct Range {
  int64_t start = 0, step = 1;
  std::optional<int64_t> count; ///< None: not known.
};

/// Which entry of a slice's lists is for a dimension of its operand, -1 if none; empty if that is
/// not known.
static std::optional<int64_t> entryFor(Elements &elements, Operation *op, int64_t dim,
                                       int64_t rank) {
  auto starts = shapeOf(op->getOperand(1).getType());
  if (!starts || starts->rank() != 1 || ShapedType::isDynamic(starts->extents[0]))
    return std::nullopt;
  const int64_t count = starts->extents[0];
  if (!hasOperand(op, 3))
    return dim < count ? dim : -1;
  auto axes = elements.integers(op->getOperand(3));
  if (!axes || static_cast<int64_t>(axes->size()) != count)
    return std::nullopt;
  int64_t entry = -1;
  for (auto [i, axis] : llvm::enumerate(*axes)) {
    const auto d = dimension(axis, rank);
    if (!d)
      return std::nullopt;
    if (*d == dim)
      entry = static_cast<int64_t>(i);
  }
  return entry;
}

static std::optional<int64_t> entryOf(Elements &elements, Operation *op, unsigned list, int64_t i) {
  constexpr double largest = 9007199254740992.0; // stands for "to the end"
  const Expr *entry = elements.at(op->getOperand(list), {Coordinate::constant(i)});
  return entry && entry->isNumber() ? std::optional(static_cast<int64_t>(
                                          std::fmin(std::fmax(entry->number, -largest), largest)))
                                    : std::nullopt;
}

/// The operands starts, ends, axes and steps for one dimension of an operand with this extent;
/// empty if they are not known, all of it if it is not among the axes.
static std::optional<Range> rangeOf(Elements &elements, Operation *op, int64_t dim, int64_t rank,
                                    std::optional<int64_t> extent) {
  auto entry = entryFor(elements, op, dim, rank);
  if (!entry || *entry < 0)
    return entry ? std::optional(Range{0, 1, extent}) : std::nullopt;
  auto start = entryOf(elements, op, 1, *entry), end = entryOf(elements, op, 2, *entry);
  auto step = hasOperand(op, 4) ? entryOf(elements, op, 4, *entry) : 1;
  if (!start || !step || *step == 0 || (!extent && (*start != 0 || *step != 1)))
    return std::nullopt;
  if (!extent)
    return Range{};
  const auto clamped = [&](int64_t place, int64_t low, int64_t high) {
    return std::clamp<int64_t>(place < 0 ? place + *extent : place, low, std::max(low, high));
  };
  const bool isForward = *step > 0;
  Range range = {clamped(*start, 0, isForward ? *extent : *extent - 1), *step, std::nullopt};
  if (end) {
    const int64_t last = isForward ? clamped(*end, 0, *extent) : clamped(*end, -1, *extent - 1);
    const int64_t distance = isForward ? last - range.start : range.start - last;
    const int64_t size = std::abs(*step);
    range.count = std::max<int64_t>((distance + size - 1) / size, 0);
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
    return range ? range->count : std::nullopt;
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

/// Axes are an operand, or an attribute before opset 13.
static ElementOf readReduceSum(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0);
  const auto isKept = axisOf(result, 2, 1, "keepdims");
  const Value list = hasOperand(op, 1) ? op->getOperand(1) : Value();
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
  auto start = axisOf(result, rank, 0, "start");
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

static ElementOf readCumSum(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), axis = op->getOperand(1);
  const auto isSet = [&](StringRef name) {
    Attribute attribute = onnxAttributeOf(op, name);
    return attribute && integerOf(attribute) != 0;
  };
  if (isSet("exclusive") || isSet("reverse"))
    return {};
  const auto sum = [operand, axis](Elements &elements, Index index) -> const Expr * {
    auto named = elements.integers(axis);
    auto dim =
        named && named->size() == 1 ? dimension(named->front(), rankOf(operand)) : std::nullopt;
    return dim ? runningSum(operand, *dim)(elements, index) : nullptr;
  };
  return integersInType(sum, result);
}

static ElementOf readEinsum(OpResult result) {
  Operation *op = result.getOwner();
  auto equation = dyn_cast_if_present<StringAttr>(onnxAttributeOf(op, "equation"));
  return equation ? einsum(equation.getValue(), llvm::to_vector(op->getOperands())) : ElementOf();
}

/// The remainder with the sign of the divisor or, by an attribute, of the dividend.
static ElementOf readMod(OpResult result) {
  Attribute fmod = onnxAttributeOf(result.getOwner(), "fmod");
  return fmod && integerOf(fmod) != 0 ? readBinary<Fn::Remainder>(result)
                                      : readFloorRemainder(result);
}

/// Not below one bound nor above the other, as far as they are there.
static ElementOf readClip(OpResult result) {
  Operation *op = result.getOwner();
  ElementOf value = same(op->getOperand(0));
  SmallVector<std::pair<Fn, ElementOf>, 2> bounds;
  for (auto [i, fn] : {std::pair(1u, Fn::Max), std::pair(2u, Fn::Min)})
    if (hasOperand(op, i))
      bounds.push_back({fn, same(op->getOperand(i))});
  // Before opset 11 they were attributes.
  const bool isNamed = onnxAttributeOf(op, "min") || onnxAttributeOf(op, "max");
  if (!value || isNamed || llvm::any_of(bounds, [](auto &bound) { return !bound.second; }))
    return {};
  return [=](Elements &elements, Index index) -> const Expr * {
    const Expr *clipped = value(elements, index);
    for (const auto &[fn, bound] : bounds) {
      const Expr *limit = bound(elements, {});
      if (!clipped || !limit)
        return nullptr;
      clipped = elements.expressions.make(fn, {clipped, limit});
    }
    return clipped;
  };
}

static ElementOf readEyeLike(OpResult result) {
  Attribute above = onnxAttributeOf(result.getOwner(), "k");
  auto diagonal = above ? integerOf(above) : 0;
  return diagonal ? identityMatrix(*diagonal) : ElementOf();
}

/// Before opset 7 operands of arithmetic were broadcast from a dimension on that an attribute said.
static bool isBroadcastByAxis(Operation *op, StringRef name) {
  static const llvm::StringSet<> names = {"Add", "Sub", "Mul",  "Div",     "Pow",
                                          "And", "Or",  "Less", "Greater", "Equal"};
  return names.contains(name) && onnxAttributeOf(op, "axis");
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
      {"Sum", {1, Role::Sum, readVariadic<Fn::Add>}},
      {"Clip", {1, Role::Other, readClip}},
      {"And", {2, Role::Other, readLogic<Fn::And>}},
      {"Or", {2, Role::Other, readLogic<Fn::Or>}},
      {"BitwiseAnd", {2, Role::Other, readLogicOrBits<Fn::And, bitAnd>}},
      {"BitwiseOr", {2, Role::Other, readLogicOrBits<Fn::Or, bitOr>}},
      {"BitwiseXor", {2, Role::Other, readBits<bitXor>}},
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
      {"Round", {1, Role::Other, readUnary<Fn::Nearest>}},
      {"EyeLike", {1, Role::Other, readEyeLike}},
      {"Reciprocal", {1, Role::Other, readReciprocal}},
      {"Equal", {2, Role::Other, readBinary<Fn::Equal>}},
      {"Less", {2, Role::Other, readBinary<Fn::Less>}},
      {"LessOrEqual", {2, Role::Other, readBinary<Fn::LessEqual>}},
      {"Greater", {2, Role::Other, readSwapped<Fn::Less>}},
      {"GreaterOrEqual", {2, Role::Other, readSwapped<Fn::LessEqual>}},
      {"Where", {3, Role::Moves, readSelect}},
      {"MatMul", {2, Role::MatrixProduct, readMatrixProduct}},
      {"CumSum", {2, Role::Other, readCumSum}},
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
      {"Split", {1, Role::Moves, readSplit}},
  };
  StringRef name = nameOf(result.getOwner());
  return name.consume_front("onnx.") && result.getOwner()->getNumRegions() == 0 &&
         !isBroadcastByAxis(result.getOwner(), name) &&
         (readByName(readers, name, result, meaning) ||
          readByName(placeReaders(), name, result, meaning));
}

} // namespace ropewalk::raise
