//===- onnx_extents.cpp - Open extents that are one -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ONNX hands open extents on as numbers: those of Shape, picked by Gather, up to which Range
// counts, by which Expand repeats. An assignment to a slice is such a list of all its places.
//
//===----------------------------------------------------------------------===//

#include "raise/onnx_extents.h"

#include "raise/open_extents.h"
#include "raise/read_onnx.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise::onnx {

namespace {

using MaybeOrigin = std::optional<Origin>;

/// Follows extents to where they are from, for a number of steps.
class Origins {
public:
  explicit Origins(Elements &elements) : elements(elements) {}
  MaybeOrigin of(Value value, int64_t dim);

private:
  MaybeOrigin ofEntry(Value list, int64_t i);
  MaybeOrigin ofChosenEntry(Operation *where, int64_t i);
  MaybeOrigin ofAligned(Value operand, int64_t dim, int64_t rank);
  MaybeOrigin ofBroadcast(Operation *op, int64_t dim, int64_t rank);
  MaybeOrigin ofExpanded(Operation *op, int64_t dim, int64_t rank);
  MaybeOrigin ofUnsqueezed(Operation *op, int64_t dim, int64_t rank);
  MaybeOrigin ofCounted(Operation *range);

  Elements &elements;
  unsigned steps = 256;
};

} // namespace

/// Of an operation that has the operands that it is asked for, as no verifier tells.
static StringRef nameOfMaker(Value value) {
  static const llvm::StringMap<unsigned> operands = {
      {"Expand", 2}, {"Gather", 2}, {"Equal", 2}, {"Range", 3}, {"Where", 3}};
  Operation *op = value.getDefiningOp();
  StringRef name = op ? nameOf(op) : "";
  if (!name.consume_front("onnx."))
    return "";
  auto needed = operands.find(name);
  return op->getNumOperands() >= (needed == operands.end() ? 1 : needed->second) ? name : "";
}

/// The only open dimension of a value; empty if it has another number of them.
static std::optional<int64_t> onlyOpenDim(const Shape &shape) {
  if (llvm::count(shape.extents, ShapedType::kDynamic) != 1)
    return std::nullopt;
  return llvm::find(shape.extents, ShapedType::kDynamic) - shape.extents.begin();
}

static int64_t productOfKnown(const Shape &shape) {
  int64_t product = 1;
  for (int64_t extent : shape.extents)
    product *= ShapedType::isDynamic(extent) ? 1 : extent;
  return product;
}

/// The dimension of a reshape's operand that has the extent of its result's, if both have one open
/// dimension beside as many elements.
static std::optional<int64_t> dimBefore(Value operand, Value result, int64_t dim) {
  auto from = shapeOf(operand.getType()), to = shapeOf(result.getType());
  if (!from || !to || onlyOpenDim(*to) != dim || productOfKnown(*from) != productOfKnown(*to) ||
      productOfKnown(*to) == 0)
    return std::nullopt;
  return onlyOpenDim(*from);
}

MaybeOrigin Origins::of(Value value, int64_t dim) {
  static const llvm::StringSet<> same = {"Cast", "Identity", "ScatterND", "ScatterElements"};
  static const llvm::StringSet<> broadcast = {"Add", "Sub", "Mul", "Div"};
  const int64_t rank = rankOf(value);
  if (steps == 0 || dim < 0 || dim >= rank)
    return std::nullopt;
  --steps;
  if (elements.isHeld(value))
    return Origin{value, dim};
  Operation *op = value.getDefiningOp();
  const StringRef name = nameOfMaker(value);
  if (same.contains(name))
    return of(op->getOperand(0), dim);
  if (broadcast.contains(name))
    return ofBroadcast(op, dim, rank);
  if (name == "Expand")
    return ofExpanded(op, dim, rank);
  if (name == "Unsqueeze")
    return ofUnsqueezed(op, dim, rank);
  if (name == "ConstantOfShape")
    return ofEntry(op->getOperand(0), dim);
  if (name == "Range")
    return ofCounted(op);
  if (name == "Concat")
    if (auto axis = axisOf(cast<OpResult>(value), rank, 0); axis && *axis != dim)
      return of(op->getOperand(0), dim);
  if (name == "Reshape")
    if (auto before = dimBefore(op->getOperand(0), value, dim))
      return of(op->getOperand(0), *before);
  return Origin{value, dim};
}

/// Of an operand in the dimension that meets this one of a result; none where it has one element.
MaybeOrigin Origins::ofAligned(Value operand, int64_t dim, int64_t rank) {
  auto shape = shapeOf(operand.getType());
  const int64_t own = shape ? dim - (rank - shape->rank()) : -1;
  return own >= 0 && ShapedType::isDynamic(shape->extents[own]) ? of(operand, own) : std::nullopt;
}

/// Operands that are not of one element there have to be alike.
MaybeOrigin Origins::ofBroadcast(Operation *op, int64_t dim, int64_t rank) {
  MaybeOrigin all;
  for (Value operand : op->getOperands()) {
    auto shape = shapeOf(operand.getType());
    const int64_t own = shape ? dim - (rank - shape->rank()) : 0;
    if (shape && (own < 0 || shape->extents[own] == 1))
      continue;
    auto origin = ofAligned(operand, dim, rank);
    if (!origin || (all && !(*all == *origin)))
      return std::nullopt;
    all = origin;
  }
  return all;
}

MaybeOrigin Origins::ofExpanded(Operation *op, int64_t dim, int64_t rank) {
  auto list = shapeOf(op->getOperand(1).getType()), shape = shapeOf(op->getOperand(0).getType());
  if (!list || !shape || list->rank() != 1 || list->extents[0] != rank)
    return std::nullopt;
  const int64_t own = dim - (rank - shape->rank());
  auto wanted = ofEntry(op->getOperand(1), dim);
  if (own < 0 || shape->extents[own] == 1)
    return wanted;
  auto origin = ofAligned(op->getOperand(0), dim, rank);
  return origin && wanted && *origin == *wanted ? origin : std::nullopt;
}

MaybeOrigin Origins::ofUnsqueezed(Operation *op, int64_t dim, int64_t rank) {
  auto axes = hasOperand(op, 1) ? elements.integers(op->getOperand(1))
                                : integersOf(onnxAttributeOf(op, "axes"));
  if (!axes)
    return std::nullopt;
  int64_t before = dim;
  for (int64_t axis : *axes) {
    auto named = dimension(axis, rank);
    if (!named || *named == dim)
      return std::nullopt;
    before -= *named < dim;
  }
  return of(op->getOperand(0), before);
}

/// 0, 1, 2, .. up to an extent.
MaybeOrigin Origins::ofCounted(Operation *range) {
  const Expr *start = elements.at(range->getOperand(0), {});
  const Expr *step = elements.at(range->getOperand(2), {});
  return start && start->isNumber(0) && step && step->isNumber(1) ? ofEntry(range->getOperand(1), 0)
                                                                  : std::nullopt;
}

/// Of what extent an entry of a list is the number.
MaybeOrigin Origins::ofEntry(Value list, int64_t i) {
  static const llvm::StringSet<> same = {"Cast", "Identity", "Squeeze", "Unsqueeze"};
  const StringRef name = nameOfMaker(list);
  Operation *op = list.getDefiningOp();
  if (steps == 0 || name.empty())
    return std::nullopt;
  --steps;
  if (name == "Shape" && !onnxAttributeOf(op, "start"))
    return of(op->getOperand(0), i);
  if (same.contains(name) && rankOf(op->getOperand(0)) <= 1 && rankOf(list) <= 1)
    return ofEntry(op->getOperand(0), i);
  if (name == "Where")
    return ofChosenEntry(op, i);
  if (name != "Gather" || rankOf(op->getOperand(0)) != 1)
    return std::nullopt;
  auto picked = elements.integers(op->getOperand(1));
  auto whole = shapeOf(op->getOperand(0).getType());
  if (!picked || i >= static_cast<int64_t>(picked->size()))
    return std::nullopt;
  auto entry = dimension((*picked)[i], whole->extents[0]);
  return entry ? ofEntry(op->getOperand(0), *entry) : std::nullopt;
}

/// An entry is replaced where it is a negative number, which no extent is.
MaybeOrigin Origins::ofChosenEntry(Operation *where, int64_t i) {
  Operation *equal = where->getOperand(0).getDefiningOp();
  const Value kept = where->getOperand(2);
  if (!equal || nameOfMaker(where->getOperand(0)) != "Equal" || equal->getOperand(0) != kept ||
      rankOf(kept) != 1 || rankOf(equal->getOperand(1)) != 1)
    return std::nullopt;
  const Expr *other = elements.at(equal->getOperand(1), {Coordinate::constant(i)});
  return other && other->isNumber() && other->number < 0 ? ofEntry(kept, i) : std::nullopt;
}

bool haveSameExtent(Elements &elements, Value a, Value b, int64_t dim) {
  auto ofA = Origins(elements).of(a, dim), ofB = Origins(elements).of(b, dim);
  return ofA && ofB && *ofA == *ofB;
}

} // namespace ropewalk::raise::onnx
