//===- read_stablehlo.cpp - Operations of StableHLO -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Also those of MHLO, which have the same names and attributes. Source: StableHLO specification.
//
//===----------------------------------------------------------------------===//

#include "raise/read_stablehlo_numbers.h"

using namespace mlir;

namespace ropewalk::raise {

static std::optional<SmallVector<int64_t>> listOf(Operation *op, StringRef name) {
  return integersOf(op->getAttr(name));
}

/// Results are the operands, one each.
static ElementOf readBarrier(OpResult result) {
  Operation *op = result.getOwner();
  const unsigned number = result.getResultNumber();
  return number < op->getNumOperands() ? same(op->getOperand(number)) : ElementOf();
}

static ElementOf readIota(OpResult result) {
  auto dim = integerOf(result.getOwner()->getAttr("iota_dimension"));
  auto shape = shapeOf(result.getType());
  return dim && *dim >= 0 && shape && !shape->isComplex ? integersInType(counter(*dim), result)
                                                        : ElementOf();
}

static ElementOf readBroadcast(OpResult result) {
  auto dims = listOf(result.getOwner(), "broadcast_dimensions");
  return dims ? broadcastInDim(result.getOwner()->getOperand(0), *dims) : ElementOf();
}

static ElementOf readTranspose(OpResult result) {
  auto permutation = listOf(result.getOwner(), "permutation");
  return permutation ? transpose(result.getOwner()->getOperand(0), *permutation) : ElementOf();
}

static ElementOf readSlice(OpResult result) {
  Operation *op = result.getOwner();
  auto starts = listOf(op, "start_indices"), strides = listOf(op, "strides");
  return starts && strides ? slice(op->getOperand(0), *starts, *strides) : ElementOf();
}

static ElementOf readConcatenate(OpResult result) {
  auto dim = integerOf(result.getOwner()->getAttr("dimension"));
  return dim ? concatenate(llvm::to_vector(result.getOwner()->getOperands()), *dim) : ElementOf();
}

static ElementOf readReverse(OpResult result) {
  auto dims = listOf(result.getOwner(), "dimensions");
  return dims ? reverse(result.getOwner()->getOperand(0), *dims) : ElementOf();
}

/// Zeros (or another number) before, behind and between the elements.
static ElementOf readPad(OpResult result) {
  Operation *op = result.getOwner();
  auto low = listOf(op, "edge_padding_low"), high = listOf(op, "edge_padding_high"),
       interior = listOf(op, "interior_padding");
  return low && high && interior
             ? padded(op->getOperand(0), result, *low, *high, *interior, same(op->getOperand(1)))
             : ElementOf();
}

/// Starts are operands: an element lies at start + index.
static ElementOf readDynamicSlice(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0);
  auto shape = shapeOf(operand.getType()), part = shapeOf(result.getType());
  auto starts = llvm::to_vector(op->getOperands().drop_front());
  if (!shape || !part || shape->isComplex || shape->rank() != static_cast<int64_t>(starts.size()) ||
      part->rank() != shape->rank())
    return {};
  return [=, shape = *shape, part = *part](Elements &elements, Index index) -> const Expr * {
    Coordinates inside;
    for (auto [d, c] : llvm::enumerate(index)) {
      const Expr *start = elements.at(starts[d], {});
      if (!start)
        return nullptr;
      if (shape.extents[d] == part.extents[d] && !ShapedType::isDynamic(shape.extents[d])) {
        inside.push_back(c); // all of it, wherever it is said to start
        continue;
      }
      start = startOfSlice(elements, start, part.extents[d], shape.extents[d]);
      if (!start)
        return nullptr;
      const Expr *place = elements.expressions.add(start, elements.formula(c));
      inside.push_back(elements.coordinate(place));
    }
    return elements.at(operand, inside);
  };
}

/// Starts and strides are lists.
static ElementOf readRealDynamicSlice(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), starts = op->getOperand(1), strides = op->getOperand(3);
  return [=](Elements &elements, Index index) -> const Expr * {
    auto first = elements.integers(starts), step = elements.integers(strides);
    ElementOf element = first && step ? slice(operand, *first, *step) : ElementOf();
    return element ? element(elements, index) : nullptr;
  };
}

static ElementOf readDimensionSize(OpResult result) {
  Value operand = result.getOwner()->getOperand(0);
  auto dim = integerOf(result.getOwner()->getAttr("dimension"));
  if (!dim)
    return {};
  return [=, dim = *dim](Elements &elements, Index) -> const Expr * {
    auto extent = elements.extent(operand, dim);
    return extent ? elements.expressions.number(static_cast<double>(*extent)) : nullptr;
  };
}

static ElementOf readDynamicUpdateSlice(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), update = op->getOperand(1);
  auto starts = llvm::to_vector(op->getOperands().drop_front(2));
  return [=](Elements &elements, Index index) -> const Expr * {
    SmallVector<int64_t, 6> places;
    for (Value start : starts) {
      auto place = elements.integers(start);
      if (!place || place->size() != 1)
        return nullptr;
      // A start is moved so that all of the update is inside.
      const auto d = static_cast<int64_t>(places.size());
      auto whole = elements.extent(operand, d), part = elements.extent(update, d);
      if (place->front() != 0 && (!whole || !part))
        return nullptr;
      const int64_t last = whole && part ? std::max<int64_t>(*whole - *part, 0) : 0;
      places.push_back(std::clamp<int64_t>(place->front(), 0, last));
    }
    const SmallVector<int64_t, 6> strides(places.size(), 1);
    ElementOf element = updateSlice(operand, update, places, strides);
    return element ? element(elements, index) : nullptr;
  };
}

/// One operand summed up, or whatever the body does, over dimensions of few elements.
static ElementOf readReduce(OpResult result) {
  Operation *op = result.getOwner();
  auto dims = listOf(op, "dimensions");
  if (!dims || op->getNumOperands() != 2 || op->getNumRegions() != 1 ||
      !llvm::hasSingleElement(op->getRegion(0)))
    return {};
  Block *body = &op->getRegion(0).front();
  if (body->getNumArguments() != 2 || body->empty() || body->back().getNumOperands() != 1)
    return {};
  return fold(op->getOperand(0), *dims, /*areKept=*/false, op->getOperand(1),
              [body](Elements &elements, const Expr *before, const Expr *element) {
                Pass pass = {body, [&](BlockArgument argument, Index) {
                               return argument.getArgNumber() == 0 ? before : element;
                             }};
                return elements.at(body->back().getOperand(0), {}, pass);
              });
}

static ElementOf readCompare(OpResult result) {
  Operation *op = result.getOwner();
  Value a = op->getOperand(0), b = op->getOperand(1);
  std::string text;
  llvm::raw_string_ostream(text) << op->getAttr("comparison_direction");
  const StringRef direction = text;
  const auto is = [&](StringRef name) { return direction.contains(name); };
  if (is("EQ"))
    return elementwise(Fn::Equal, {a, b}, result);
  if (is("NE"))
    return readNotEqual(result);
  if (is("LT"))
    return elementwise(Fn::Less, {a, b}, result);
  if (is("LE"))
    return elementwise(Fn::LessEqual, {a, b}, result);
  if (is("GT"))
    return elementwise(Fn::Less, {b, a}, result);
  if (is("GE"))
    return elementwise(Fn::LessEqual, {b, a}, result);
  return {};
}

/// Calls that say where a tensor is kept, not what it is.
static ElementOf readClamp(OpResult result) {
  ValueRange operands = result.getOwner()->getOperands(); // the least, what is bounded, the most
  SmallVector<ElementOf> parts;
  for (Value operand : operands)
    parts.push_back(same(operand));
  const bool areThere = llvm::all_of(parts, [](auto &part) { return static_cast<bool>(part); });
  const auto rankOf = [](Value operand) { return shapeOf(operand.getType())->rank(); };
  if (!areThere || rankOf(operands[1]) < std::max(rankOf(operands[0]), rankOf(operands[2])))
    return {};
  return [parts](Elements &elements, Index index) -> const Expr * {
    const Expr *low = parts[0](elements, index), *value = parts[1](elements, index);
    const Expr *high = parts[2](elements, index);
    Expressions &make = elements.expressions;
    return low && value && high ? make.make(Fn::Min, {make.make(Fn::Max, {value, low}), high})
                                : nullptr;
  };
}

static ElementOf readCustomCall(OpResult result) {
  Operation *op = result.getOwner();
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  const bool isPlace = target && (target.getValue() == "Sharding" ||
                                  target.getValue() == "annotate_device_placement");
  return isPlace && op->getNumOperands() == 1 && op->getOperand(0).getType() == result.getType()
             ? readSame(result)
             : ElementOf();
}

template <int64_t component> static ElementOf readPart(OpResult result) {
  return part(result.getOwner()->getOperand(0), component);
}

static ElementOf readComplex(OpResult result) {
  return makeComplex(result.getOwner()->getOperand(0), result.getOwner()->getOperand(1));
}

bool readStableHlo(OpResult result, Meaning &meaning) {
  static const OperationReaders readers = {
      {"add", {2, Role::Sum, readBinary<Fn::Add>}},
      {"subtract", {2, Role::Sum, readSub}},
      {"multiply", {2, Role::Product, readMul}},
      {"divide", {2, Role::Other, readBinary<Fn::Div, Fn::IntegerDiv>}},
      {"remainder", {2, Role::Other, readBinary<Fn::Remainder>}},
      {"power", {2, Role::Other, readBinary<Fn::Power>}},
      {"maximum", {2, Role::Other, readBinary<Fn::Max>}},
      {"minimum", {2, Role::Other, readBinary<Fn::Min>}},
      {"and", {2, Role::Other, readLogicOrBits<Fn::And, bitAnd>}},
      {"or", {2, Role::Other, readLogicOrBits<Fn::Or, bitOr>}},
      {"xor", {2, Role::Other, readBits<bitXor>}},
      {"shift_right_logical", {2, Role::Other, readBits<shiftRight>}},
      {"shift_right_arithmetic", {2, Role::Other, readBits<shiftRight>}},
      {"not", {1, Role::Other, readNot}},
      {"negate", {1, Role::Sign, readUnary<Fn::Neg>}},
      {"cosine", {1, Role::Other, readUnary<Fn::Cos>}},
      {"sine", {1, Role::Other, readUnary<Fn::Sin>}},
      {"exponential", {1, Role::Other, readExponential}},
      {"log", {1, Role::Other, readUnary<Fn::Log>}},
      {"sqrt", {1, Role::Other, readUnary<Fn::Sqrt>}},
      {"rsqrt", {1, Role::Other, readReciprocalRoot}},
      {"abs", {1, Role::Other, readUnary<Fn::Abs>}},
      {"sign", {1, Role::Other, readUnary<Fn::Sign>}},
      {"floor", {1, Role::Other, readUnary<Fn::Floor>}},
      {"ceil", {1, Role::Other, readUnary<Fn::Ceil>}},
      {"round_nearest_even", {1, Role::Other, readUnary<Fn::Nearest>}},
      {"round_nearest_afz", {1, Role::Other, readUnary<Fn::NearestAway>}},
      {"compare", {2, Role::Other, readCompare}},
      {"select", {3, Role::Moves, readSelect}},
      {"constant", {0, Role::Other, readDenseValue}},
      {"iota", {0, Role::Other, readIota}},
      {"dynamic_iota", {1, Role::Other, readIota}},
      {"clamp", {3, Role::Other, readClamp}},
      {"reduce", {2, Role::ProductSum, readReduce}},
      {"dot_general", {2, Role::MatrixProduct, readStableHloDotGeneral}},
      {"convert", {1, Role::Moves, readConversion}},
      {"optimization_barrier", {1, Role::Moves, readBarrier}},
      {"broadcast_in_dim", {1, Role::Moves, readBroadcast}},
      {"dynamic_broadcast_in_dim", {1, Role::Moves, readBroadcast}},
      {"get_dimension_size", {1, Role::Other, readDimensionSize}},
      {"real_dynamic_slice", {4, Role::Moves, readRealDynamicSlice}},
      {"reshape", {1, Role::Moves, readReshape}},
      {"dynamic_reshape", {1, Role::Moves, readReshape}},
      {"transpose", {1, Role::Moves, readTranspose}},
      {"slice", {1, Role::Moves, readSlice}},
      {"concatenate", {1, Role::Moves, readConcatenate}},
      {"reverse", {1, Role::Moves, readReverse}},
      {"pad", {2, Role::Moves, readPad}},
      {"dynamic_slice", {1, Role::Moves, readDynamicSlice}},
      {"dynamic_update_slice", {2, Role::Moves, readDynamicUpdateSlice}},
      {"gather", {2, Role::Moves, readStableHloGather}},
      {"dynamic_gather", {3, Role::Moves, readStableHloGather}},
      {"scatter", {3, Role::Moves, readStableHloScatter}},
      {"custom_call", {0, Role::Moves, readCustomCall}},
      {"complex", {2, Role::Moves, readComplex}},
      {"real", {1, Role::Moves, readPart<0>}},
      {"imag", {1, Role::Moves, readPart<1>}},
  };
  StringRef name = result.getOwner()->getName().getStringRef();
  if (!name.consume_front("stablehlo.") && !name.consume_front("mhlo."))
    return false;
  if (result.getOwner()->getNumRegions() > 0 && name != "reduce" && name != "scatter")
    return true;
  if (!readByName(readers, name, result, meaning))
    return false;
  if (name == "scatter" && combinesInScatter(result.getOwner()))
    meaning.role = Role::ProductSum;
  return true;
}

} // namespace ropewalk::raise
