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
  Value axes = hasOperand(op, 3) ? op->getOperand(3) : Value();
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

namespace {

/// What one of the two operators named RotaryEmbedding is told.
struct RotaryEmbedding {
  Value x; ///< [batches, heads, tokens, components], or all heads in the last dimension.
  Value cos, sin, rows; ///< Of pairs; for each token the row of them, or none: those of the token.
  int64_t components, pairs;     ///< Of a head.
  bool isInterleaved, isCounted; ///< Rows: from one number on, token by token.
};

} // namespace

/// An integer that is 0 where it is left out.
static std::optional<int64_t> numberNamed(Operation *op, StringRef name) {
  Attribute value = onnxAttributeOf(op, name);
  return value ? integerOf(value) : 0;
}

/// ONNX's own: X, cos, sin and, where cos and sin are no rows of the tokens, their positions.
static std::optional<RotaryEmbedding> rotaryEmbeddingOf(Operation *op, const Shape &shape) {
  auto interleaves = numberNamed(op, "interleaved"), heads = numberNamed(op, "num_heads"),
       window = numberNamed(op, "rotary_embedding_dim");
  auto cos = shapeOf(op->getOperand(1).getType()), sin = shapeOf(op->getOperand(2).getType());
  if (!interleaves || *interleaves < 0 || *interleaves > 1 || !heads || !window || *window < 0 ||
      *window % 2 != 0 || !cos || !sin)
    return std::nullopt;
  const bool hasHeads = shape.rank() == 3
                            ? *heads > 0 && shape.extents.back() % *heads == 0
                            : *heads == 0 || *heads == shape.extents[1] ||
                                  (*heads > 0 && ShapedType::isDynamic(shape.extents[1]));
  if (!hasHeads)
    return std::nullopt;
  Value rows = op->getNumOperands() > 3 && shapeOf(op->getOperand(3).getType()) ? op->getOperand(3)
                                                                                : Value();
  const int64_t components = shape.extents.back() / (shape.rank() == 3 ? *heads : 1);
  const int64_t pairs = (*window == 0 ? components : *window) / 2;
  const auto hasPairs = [&](const Shape &table) {
    return table.rank() > 0 &&
           (table.extents.back() == pairs || ShapedType::isDynamic(table.extents.back()));
  };
  if ((*window == 0 && components % 2 != 0) || !hasPairs(*cos) || !hasPairs(*sin))
    return std::nullopt;
  return RotaryEmbedding{
      op->getOperand(0),  op->getOperand(1), op->getOperand(2), rows, components, pairs,
      *interleaves != 0,
      /*isCounted=*/false};
}

/// That of ONNX Runtime (domain com.microsoft) has integers where the other has cosines.
static bool isOnnxRuntimes(Operation *op) {
  auto shape = op->getNumOperands() == 4 ? shapeOf(op->getOperand(1).getType()) : std::nullopt;
  return shape && shape->element.isIntOrIndex();
}

/// The components of a head: twice the cache's columns or, of heads with a window, what their
/// number leaves; empty if that is not all of x.
static std::optional<int64_t> componentsOf(const Shape &x, int64_t heads, int64_t window,
                                           int64_t columns) {
  const int64_t all = x.extents.back();
  if (window > 0 && (window != 2 * columns || heads <= 0))
    return std::nullopt;
  if (x.rank() == 4) { // a window's head is told by the number of heads, which is that of x
    const bool isAll = heads == x.extents[1] || (window == 0 && heads <= 0);
    return isAll && (window > 0 || all == 2 * columns) ? std::optional(all) : std::nullopt;
  }
  const int64_t components = window > 0 ? all / heads : 2 * columns;
  const bool isWhole =
      components > 0 && all % components == 0 && (heads <= 0 || heads * components == all);
  return isWhole ? std::optional(components) : std::nullopt;
}

/// Input, positions, cos, sin. One position, in no or one dimension, is the first token's, from
/// which those of all batches are counted. Source: ONNX Runtime, ContribOperators and the kernel's
/// CheckInputs.
static std::optional<RotaryEmbedding> onnxRuntimesOf(Operation *op, const Shape &shape) {
  auto interleaves = numberNamed(op, "interleaved"), heads = numberNamed(op, "num_heads"),
       window = numberNamed(op, "rotary_embedding_dim"),
       isPacked = numberNamed(op, "is_packed_batching");
  Attribute scale = onnxAttributeOf(op, "scale");
  auto rows = shapeOf(op->getOperand(1).getType()), cos = shapeOf(op->getOperand(2).getType()),
       sin = shapeOf(op->getOperand(3).getType());
  if (!interleaves || *interleaves < 0 || *interleaves > 1 || !heads || !window || *window < 0 ||
      isPacked != 0 || (scale && numberOf(scale) != 1.0) || !cos || !sin || cos->rank() != 2 ||
      sin->rank() != 2 || cos->extents[1] != sin->extents[1] || cos->extents[1] <= 0)
    return std::nullopt;
  const bool isCounted = rows->rank() == 0 || (rows->rank() == 1 && rows->extents[0] == 1);
  const auto mayBeAlike = [](int64_t a, int64_t b) {
    return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
  };
  if (!isCounted && (rows->rank() != 2 || !mayBeAlike(rows->extents[0], shape.extents.front()) ||
                     !mayBeAlike(rows->extents[1], shape.extents[shape.rank() - 2])))
    return std::nullopt;
  auto components = componentsOf(shape, *heads, *window, cos->extents[1]);
  if (!components)
    return std::nullopt;
  return RotaryEmbedding{op->getOperand(0), op->getOperand(2), op->getOperand(3), op->getOperand(1),
                         *components,       cos->extents[1],   *interleaves != 0, isCounted};
}

/// The row of cosines and sines that a token has.
static std::optional<Coordinates> rowOf(Elements &elements, const RotaryEmbedding &rotary,
                                        Coordinate batch, Coordinate token) {
  if (!rotary.rows)
    return Coordinates{batch, token};
  auto shape = shapeOf(rotary.rows.getType());
  const Expr *row = elements.at(
      rotary.rows, rotary.isCounted ? Coordinates(shape->rank(), Coordinate::constant(0))
                                    : Coordinates{batch, token});
  if (row && rotary.isCounted)
    row = elements.expressions.add(row, elements.formula(token));
  return row ? std::optional(Coordinates{elements.coordinate(row)}) : std::nullopt;
}

static ElementOf readRotaryEmbedding(OpResult result) {
  Operation *op = result.getOwner();
  auto shape = shapeOf(op->getOperand(0).getType()), made = shapeOf(result.getType());
  if (!shape || shape->rank() < 3 || shape->rank() > 4 || !made || made->rank() != shape->rank() ||
      result.getResultNumber() != 0 || ShapedType::isDynamic(shape->extents.back()) ||
      made->extents.back() != shape->extents.back())
    return {};
  auto rotary = isOnnxRuntimes(op) ? onnxRuntimesOf(op, *shape) : rotaryEmbeddingOf(op, *shape);
  if (!rotary || rotary->components == 0 || 2 * rotary->pairs > rotary->components)
    return {};
  return [rotary = *rotary](Elements &elements, Index index) -> const Expr * {
    if (!index.back().isConstant())
      return nullptr;
    const int64_t pairs = rotary.pairs, j = index.back().offset % rotary.components;
    const int64_t head = index.back().offset - j;
    if (j >= 2 * pairs)
      return elements.at(rotary.x, index);
    const int64_t pair = rotary.isInterleaved ? j / 2 : j % pairs;
    const int64_t first = rotary.isInterleaved ? 2 * pair : pair;
    auto place = rowOf(elements, rotary, index.front(), index[index.size() - 2]);
    if (!place)
      return nullptr;
    place->push_back(Coordinate::constant(pair));
    const auto component = [&](int64_t which) {
      Coordinates inside(index.begin(), index.end());
      inside.back() = Coordinate::constant(head + which);
      return elements.at(rotary.x, inside);
    };
    const Expr *a = component(first), *b = component(first + (rotary.isInterleaved ? 1 : pairs));
    const Expr *c = elements.at(rotary.cos, *place), *s = elements.at(rotary.sin, *place);
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
