//===- read_torch_places.cpp - torch-mlir by places -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that put elements into places or take them out of some.
//
//===----------------------------------------------------------------------===//

#include "raise/torch_values.h"

using namespace mlir;

namespace ropewalk::raise::torch {

static ElementOf readIndexSelect(OpResult result) {
  auto dim = dimOf(result, 1, rankOf(operandOf(result, 0)));
  return dim ? take(operandOf(result, 0), operandOf(result, 2), *dim, false) : ElementOf();
}

static ElementOf readEmbedding(OpResult result) {
  return take(operandOf(result, 0), operandOf(result, 1), 0, false);
}

/// gather(self, dim, index)
static ElementOf readGather(OpResult result) {
  auto dim = dimOf(result, 1, rankOf(operandOf(result, 0)));
  return dim ? takeEach(operandOf(result, 0), operandOf(result, 2), *dim) : ElementOf();
}

/// take_along_dim(self, index, dim)
static ElementOf readTakeAlong(OpResult result) {
  auto dim = dimOf(result, 2, rankOf(operandOf(result, 0)));
  return dim ? takeEach(operandOf(result, 0), operandOf(result, 1), *dim) : ElementOf();
}

/// scatter(self, dim, index, source): of the source as many elements as there are indices.
static ElementOf readScatter(OpResult result) {
  auto dim = dimOf(result, 1, rankOf(operandOf(result, 0)));
  Value indices = operandOf(result, 2), source = operandOf(result, 3);
  auto places = shapeOf(indices.getType()), update = shapeOf(source.getType());
  if (!dim || !places || !update || places->extents != update->extents ||
      ShapedType::isDynamicShape(places->extents))
    return {};
  return replaceAlong(
      operandOf(result, 0), source, *dim, OpenExtents::MayDiffer,
      [indices](Elements &elements, Index index) { return elements.at(indices, index); });
}

/// index_copy(self, dim, index, source): places of whole slices.
static ElementOf readIndexCopy(OpResult result) {
  auto dim = dimOf(result, 1, rankOf(operandOf(result, 0)));
  Value indices = operandOf(result, 2);
  return dim ? replaceAlong(operandOf(result, 0), operandOf(result, 3), *dim, OpenExtents::AreEqual,
                            [indices, d = *dim](Elements &elements, Index index) {
                              return elements.at(indices, {index[d]});
                            })
             : ElementOf();
}

/// index_add(self, dim, index, source, alpha): slices added to those at places.
static ElementOf readIndexAdd(OpResult result) {
  auto dim = dimOf(result, 1, rankOf(operandOf(result, 0)));
  auto alpha = result.getOwner()->getNumOperands() > 4 ? scalarOf(operandOf(result, 4)) : 1.0;
  Value indices = operandOf(result, 2);
  if (!dim || !alpha)
    return {};
  return replaceAlong(
      operandOf(result, 0), operandOf(result, 3), *dim, OpenExtents::AreEqual,
      [indices, d = *dim](Elements &elements, Index index) {
        return elements.at(indices, {index[d]});
      },
      [scale = *alpha](Elements &elements, const Expr *before, const Expr *added) {
        Expressions &make = elements.expressions;
        return make.add(before, make.mul(make.number(scale), added));
      });
}

/// Whether a tensor's elements are places; of 1 or 8 bits they are a mask, which says whether.
static bool hasPlaces(Value indices) {
  auto shape = shapeOf(indices.getType());
  return shape && shape->element.isIntOrIndex() &&
         (shape->element.isIndex() || shape->element.getIntOrFloatBitWidth() > 8);
}

/// The one index tensor of a list and the dimension it is for; `none` for all others.
static std::optional<std::pair<int64_t, Value>> onlyIndex(Value indices) {
  auto list = listOf(indices);
  std::optional<std::pair<int64_t, Value>> found;
  if (!list)
    return std::nullopt;
  for (auto [d, index] : llvm::enumerate(*list)) {
    if (definingName(index) == "torch.constant.none")
      continue;
    if (found || !hasPlaces(index))
      return std::nullopt;
    found = {static_cast<int64_t>(d), index};
  }
  return found;
}

/// operand[i.., a[j..], b[j..], .., k..]: some dimensions from `dim` on are replaced by those of
/// their indices, which are broadcast. Negative ones count from the end.
static ElementOf takeAt(Value operand, ArrayRef<Value> indices, int64_t dim) {
  auto shape = shapeOf(operand.getType());
  const auto count = static_cast<int64_t>(indices.size());
  int64_t rank = 0; // of the indices together
  SmallVector<std::pair<ElementOf, FromEnd>> positions;
  for (auto [i, index] : llvm::enumerate(indices)) {
    positions.push_back(
        {same(index), countedFromEnd(operand, dim + static_cast<int64_t>(i), index)});
    rank = std::max(rank, rankOf(index));
  }
  if (!shape || shape->isComplex || dim + count > shape->rank())
    return {};
  return [=, taken = shape->rank() - count](Elements &elements, Index index) -> const Expr * {
    if (static_cast<int64_t>(index.size()) != taken + rank)
      return nullptr;
    Coordinates inside(index.begin(), index.begin() + dim);
    for (const auto &[position, fromEnd] : positions) {
      const Expr *found = position ? position(elements, index.slice(dim, rank)) : nullptr;
      auto place = found ? fromEnd(elements, found) : std::nullopt;
      if (!place)
        return nullptr;
      inside.push_back(*place);
    }
    inside.append(index.begin() + dim + rank, index.end());
    return elements.at(operand, inside);
  };
}

/// self[.., indices, .., indices, ..]: index tensors for dimensions side by side, and `none` for
/// those before them.
static ElementOf readIndex(OpResult result) {
  auto list = listOf(operandOf(result, 1));
  SmallVector<Value> indices;
  int64_t first = 0;
  bool isBehind = false; // the last of them
  for (Value index : list ? *list : SmallVector<Value>()) {
    const bool isThere = definingName(index) != "torch.constant.none";
    if (isThere && (isBehind || !hasPlaces(index)))
      return {};
    if (isThere)
      indices.push_back(index);
    isBehind = !isThere && !indices.empty();
    first += !isThere && indices.empty();
  }
  return indices.empty() ? ElementOf() : takeAt(operandOf(result, 0), indices, first);
}

/// index_put(self, indices, values, accumulate), of one dimension: values that are not repeated.
static ElementOf readIndexPut(OpResult result) {
  auto index = onlyIndex(operandOf(result, 1));
  auto adds = intOf(operandOf(result, 3));
  auto values = shapeOf(operandOf(result, 2).getType());
  if (!index || adds != 0 || rankOf(index->second) != 1 || !values)
    return {};
  auto [dim, places] = *index;
  if (dim >= values->rank() || ShapedType::isDynamic(values->extents[dim]) ||
      values->extents[dim] != shapeOf(places.getType())->extents[0])
    return {};
  return replaceAlong(operandOf(result, 0), operandOf(result, 2), dim, OpenExtents::MayDiffer,
                      [dim = dim, places = places](Elements &elements, Index index) {
                        return elements.at(places, {index[dim]});
                      });
}

/// constant_pad_nd(self, pad, value): two numbers for each dimension, from the last on.
static ElementOf readPadded(OpResult result, Value value) {
  auto pads = intsOf(operandOf(result, 1));
  const int64_t rank = rankOf(operandOf(result, 0));
  auto filling = value && definingName(value) != "torch.constant.none" ? scalarOf(value) : 0.0;
  if (!pads || !filling || static_cast<int64_t>(pads->size()) > 2 * rank)
    return {};
  SmallVector<int64_t> low(rank, 0), high(rank, 0);
  for (size_t i = 0; i + 1 < pads->size(); i += 2) {
    const int64_t dim = rank - 1 - static_cast<int64_t>(i / 2);
    low[dim] = (*pads)[i];
    high[dim] = (*pads)[i + 1];
  }
  return padded(operandOf(result, 0), result, low, high, SmallVector<int64_t>(rank, 0),
                number(*filling));
}

static ElementOf readConstantPad(OpResult result) {
  return readPadded(result, operandOf(result, 2));
}

/// pad(self, pad, mode, value)
static ElementOf readPad(OpResult result) {
  Operation *mode = operandOf(result, 2).getDefiningOp();
  auto name = mode ? mode->getAttrOfType<StringAttr>("value") : StringAttr();
  return name && name.getValue() == "constant" ? readPadded(result, operandOf(result, 3))
                                               : ElementOf();
}

const OperationReaders &placeReaders() {
  static const OperationReaders readers = {
      {"aten.constant_pad_nd", {3, Role::Moves, readConstantPad}},
      {"aten.pad", {4, Role::Moves, readPad}},
      {"aten.take_along_dim", {3, Role::Moves, readTakeAlong}},
      {"aten.scatter.src", {4, Role::Moves, readScatter}},
      {"aten.index_copy", {4, Role::Moves, readIndexCopy}},
      {"aten.index_put", {4, Role::Moves, readIndexPut}},
      {"aten.index_put.hacked_twin", {4, Role::Moves, readIndexPut}},
      {"aten.index.Tensor", {2, Role::Moves, readIndex}},
      {"aten.index.Tensor_hacked_twin", {2, Role::Moves, readIndex}},
      {"aten.index_select", {3, Role::Moves, readIndexSelect}},
      {"aten.embedding", {2, Role::Moves, readEmbedding}},
      {"aten.gather", {3, Role::Moves, readGather}},
      {"aten.index_add", {4, Role::ProductSum, readIndexAdd}},
  };
  return readers;
}

} // namespace ropewalk::raise::torch
