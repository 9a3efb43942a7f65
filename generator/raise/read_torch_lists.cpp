//===- read_torch_lists.cpp - torch's lists of tensors --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/torch_values.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise::torch {

/// A list has no elements of its own; what takes it reads its operands.
static ElementOf readList(OpResult) {
  return [](Elements &, Index) -> const Expr * { return nullptr; };
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

/// Whether a list has parts of its first operand, one after the other along a dimension.
static bool splits(StringRef name) {
  static const llvm::StringSet<> names = {"split.Tensor",          "split.sizes",
                                          "split_with_sizes",      "chunk",
                                          "tensor_split.sections", "tensor_split.indices",
                                          "unsafe_split.Tensor",   "unsafe_split_with_sizes",
                                          "unsafe_chunk",          "split_copy.Tensor",
                                          "split_with_sizes_copy"};
  return names.contains(name);
}

/// The parts before are as long as their types say.
static ElementOf partOf(OpResult result, Value operand, int64_t dim) {
  int64_t start = 0;
  for (Value before : result.getOwner()->getResults().take_front(result.getResultNumber())) {
    auto shape = shapeOf(before.getType());
    if (!shape || dim >= shape->rank() || ShapedType::isDynamic(shape->extents[dim]))
      return {};
    start += shape->extents[dim];
  }
  return sliceOf(operand, dim, start, 1);
}

/// Whether parts are all of the operand; those between places that do not ascend overlap.
static bool addUp(ResultRange parts, Value operand, int64_t dim) {
  auto whole = shapeOf(operand.getType());
  int64_t sum = 0;
  for (Value part : parts) {
    auto shape = shapeOf(part.getType());
    if (!shape || dim >= shape->rank() || ShapedType::isDynamic(shape->extents[dim]))
      return false;
    sum += shape->extents[dim];
  }
  return whole && dim < whole->rank() && sum == whole->extents[dim];
}

/// A tensor of a grid: element i of one of the vectors that it is made of, wherever the others are.
/// By "xy" the first two change places.
static ElementOf readGrid(OpResult result, Operation *grid) {
  auto list = listOf(grid->getOperand(0));
  Operation *order = grid->getNumOperands() > 1 ? grid->getOperand(1).getDefiningOp() : nullptr;
  auto indexing = order ? order->getAttrOfType<StringAttr>("value") : StringAttr();
  const size_t number = result.getResultNumber();
  if (!list || number >= list->size() || (grid->getNumOperands() > 1 && !indexing))
    return {};
  const bool isSwapped = indexing && indexing.getValue() == "xy" && list->size() > 1 && number < 2;
  const size_t dim = isSwapped ? 1 - number : number;
  return [vector = (*list)[number], dim](Elements &elements, Index index) -> const Expr * {
    return dim < index.size() ? elements.at(vector, {index[dim]}) : nullptr;
  };
}

/// A part of a list: of split, chunk, unbind or meshgrid.
static ElementOf readUnpack(OpResult result) {
  Operation *list = operandOf(result, 0).getDefiningOp();
  StringRef name = list ? nameOf(list) : "";
  if (mayBeChanged(operandOf(result, 0)))
    return {};
  if (name == "torch.prim.ListConstruct")
    return result.getResultNumber() < list->getNumOperands()
               ? same(list->getOperand(result.getResultNumber()))
               : ElementOf();
  Value operand = list && list->getNumOperands() > 0 ? list->getOperand(0) : Value();
  if (!operand || !name.consume_front("torch.aten."))
    return {};
  const auto dimAt = [&](unsigned i) {
    return i < list->getNumOperands() ? dimension(intOf(list->getOperand(i)), rankOf(operand))
                                      : std::nullopt;
  };
  if (name == "meshgrid" || name == "meshgrid.indexing")
    return readGrid(result, list);
  if (name == "unbind.int" || name == "unbind_copy.int") {
    auto dim = dimAt(1);
    return dim ? select(operand, *dim, result.getResultNumber()) : ElementOf();
  }
  auto dim = splits(name) ? dimAt(2) : std::nullopt;
  if (dim && name == "tensor_split.indices" &&
      !addUp(result.getOwner()->getResults(), operand, *dim))
    return {};
  return dim ? partOf(result, operand, *dim) : ElementOf();
}

static ElementOf readGetItem(OpResult result) {
  auto list = listOf(operandOf(result, 0));
  auto position = intOf(operandOf(result, 1));
  if (!list || !position || *position < 0 || *position >= static_cast<int64_t>(list->size()))
    return {};
  return same((*list)[*position]);
}

/// Side by side: along the second dimension, or the only one.
static ElementOf readSideBySide(OpResult result) {
  auto list = listOf(operandOf(result, 0));
  return list ? concatenate(*list, std::min<int64_t>(rankOf(result) - 1, 1)) : ElementOf();
}

/// Lists, and what is joined of them.
const OperationReaders &listReaders() {
  static const OperationReaders readers = {
      {"aten.cat", {2, Role::Moves, readCat}},
      {"aten.concat", {2, Role::Moves, readCat}},
      {"aten.concatenate", {2, Role::Moves, readCat}},
      {"aten.hstack", {1, Role::Moves, readSideBySide}},
      {"aten.stack", {2, Role::Moves, readStack}},
      {"prim.ListConstruct", {0, Role::Moves, readList}},
      {"aten.split.Tensor", {1, Role::Moves, readList}},
      {"aten.split.sizes", {1, Role::Moves, readList}},
      {"aten.split_with_sizes", {1, Role::Moves, readList}},
      {"aten.chunk", {1, Role::Moves, readList}},
      {"aten.unsafe_chunk", {1, Role::Moves, readList}},
      {"aten.unsafe_split.Tensor", {1, Role::Moves, readList}},
      {"aten.unsafe_split_with_sizes", {1, Role::Moves, readList}},
      {"aten.tensor_split.indices", {1, Role::Moves, readList}},
      {"aten.meshgrid", {1, Role::Moves, readList}},
      {"aten.meshgrid.indexing", {1, Role::Moves, readList}},
      {"aten.tensor_split.sections", {1, Role::Moves, readList}},
      {"aten.unbind.int", {1, Role::Moves, readList}},
      {"prim.ListUnpack", {1, Role::Moves, readUnpack}},
      {"aten.__getitem__.t", {2, Role::Moves, readGetItem}},
  };
  return readers;
}

} // namespace ropewalk::raise::torch
