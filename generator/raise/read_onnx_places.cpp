//===- read_onnx_places.cpp - ONNX by places ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/onnx_extents.h"
#include "raise/read_onnx.h"

using namespace mlir;

namespace ropewalk::raise::onnx {

std::optional<int64_t> axisOf(OpResult result, int64_t rank, int64_t absent, StringRef name) {
  Attribute attribute = onnxAttributeOf(result.getOwner(), name);
  return dimension(attribute ? integerOf(attribute) : absent, rank);
}

bool hasOperand(Operation *op, unsigned i) {
  return i < op->getNumOperands() && !isa<NoneType>(op->getOperand(i).getType());
}

int64_t rankOf(Value value) {
  auto shape = shapeOf(value.getType());
  return shape && !shape->isComplex ? shape->rank() : -1;
}

/// operand[indices[.., 0], indices[.., 1], .., ..]
static ElementOf readGatherNd(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0), indices = op->getOperand(1);
  Attribute batch = onnxAttributeOf(op, "batch_dims");
  auto shape = shapeOf(indices.getType());
  if (!shape || shape->rank() == 0 || shape->extents.back() < 1 ||
      shape->extents.back() > rankOf(operand) || (batch && integerOf(batch) != 0))
    return {};
  SmallVector<FromEnd> places;
  for (int64_t d = 0; d < shape->extents.back(); ++d)
    places.push_back(countedFromEnd(operand, d, indices, d));
  return [=, rank = shape->rank()](Elements &elements, Index index) -> const Expr * {
    if (static_cast<int64_t>(index.size()) < rank - 1)
      return nullptr;
    Coordinates place(index.take_front(rank - 1)), inside;
    for (auto [d, fromEnd] : llvm::enumerate(places)) {
      place.push_back(Coordinate::constant(static_cast<int64_t>(d)));
      const Expr *position = elements.at(indices, place);
      auto found = position ? fromEnd(elements, position) : std::nullopt;
      if (!found)
        return nullptr;
      inside.push_back(*found);
      place.pop_back();
    }
    inside.append(index.begin() + (rank - 1), index.end());
    return elements.at(operand, inside);
  };
}

static ElementOf readGather(OpResult result) {
  Operation *op = result.getOwner();
  auto axis = axisOf(result, rankOf(op->getOperand(0)), 0);
  return axis ? take(op->getOperand(0), op->getOperand(1), *axis, /*wraps=*/true) : ElementOf();
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
  return replaceAlong(
      operand, update, *axis, OpenExtents::MayDiffer,
      [indices](Elements &elements, Index index) { return elements.at(indices, index); });
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
    return replaceAlong(operand, update, 0, OpenExtents::AreEqual,
                        [indices](Elements &elements, Index index) {
                          return elements.at(indices, {index[0], Coordinate::constant(0)});
                        });
  if (places->rank() != rank + 1 || places->extents.back() != rank)
    return {};
  ElementOf replaced = replaceAlong(
      operand, update, rank - 1, OpenExtents::AreEqual,
      [indices](Elements &elements, Index index) { return placeInLast(elements, indices, index); });
  auto shape = shapeOf(operand.getType());
  if (!replaced || !ShapedType::isDynamicShape(shape->extents))
    return replaced;
  return [=, extents = shape->extents,
          replaced = std::move(replaced)](Elements &elements, Index index) -> const Expr * {
    for (auto [d, extent] : llvm::enumerate(extents))
      if (ShapedType::isDynamic(extent) &&
          !haveSameExtent(elements, operand, indices, static_cast<int64_t>(d)))
        return nullptr; // some may be left as they are
    return replaced(elements, index);
  };
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
    SmallVector<int64_t> low(rank, 0), high(rank, 0);
    for (size_t i = 0; i < count; ++i)
      if (auto dim = dimension(named ? (*named)[i] : static_cast<int64_t>(i), rank)) {
        low[*dim] = (*numbers)[i];
        high[*dim] = (*numbers)[count + i];
      }
    ElementOf element =
        padded(operand, result, low, high, SmallVector<int64_t>(low.size(), 0), padding);
    return element ? element(elements, index) : nullptr;
  };
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

const OperationReaders &placeReaders() {
  static const OperationReaders readers = {
      {"RotaryEmbedding", {3, Role::ProductSum, readRotaryEmbedding}},
      {"Gather", {2, Role::Moves, readGather}},
      {"GatherND", {2, Role::Moves, readGatherNd}},
      {"GatherElements", {2, Role::Moves, readGatherElements}},
      {"Pad", {2, Role::Moves, readPad}},
      {"ScatterND", {3, Role::Moves, readScatterNd}},
      {"ScatterElements", {3, Role::Moves, readScatterElements}},
  };
  return readers;
}

} // namespace ropewalk::raise::onnx
