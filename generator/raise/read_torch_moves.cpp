//===- read_torch_moves.cpp - Operations of torch-mlir that move ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/torch_values.h"

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

/// slice(operand, dim, start, end, step), and narrow(operand, dim, start, length) without steps.
template <bool hasStep> static ElementOf readSlice(OpResult result) {
  Operation *op = result.getOwner();
  Value operand = op->getOperand(0);
  const int64_t rank = rankOf(operand);
  return [=](Elements &elements, Index index) -> const Expr * {
    auto dim = intAt(elements, op->getOperand(1), 0);
    auto start = intAt(elements, op->getOperand(2), 0),
         step = hasStep ? intAt(elements, op->getOperand(4), 1) : 1;
    dim = dimension(dim, rank);
    auto extent = dim ? elements.extent(operand, *dim) : std::nullopt;
    if (!dim || !start || !step || (*start != 0 && !extent))
      return nullptr;
    const int64_t first = *start < 0 ? std::max<int64_t>(*start + *extent, 0) : *start;
    ElementOf element = sliceOf(operand, *dim, first, *step);
    return element ? element(elements, index) : nullptr;
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
  return updateSlice(operand, source, starts, strides, *dim);
}

/// self, source, dim, position: the source is what is put there.
static ElementOf readSelectScatter(OpResult result) {
  Value operand = operandOf(result, 0), source = operandOf(result, 1);
  auto shape = shapeOf(operand.getType()), update = shapeOf(source.getType());
  auto dim = shape && !shape->isComplex ? dimOf(result, 2, shape->rank()) : std::nullopt;
  auto position = intOf(operandOf(result, 3));
  if (!dim || !position || !update || update->rank() + 1 != shape->rank() ||
      (*position < 0 && ShapedType::isDynamic(shape->extents[*dim])))
    return {};
  return [=, dim = *dim, place = *position < 0 ? *position + shape->extents[*dim] : *position](
             Elements &elements, Index index) -> const Expr * {
    if (!index[dim].isConstant())
      return nullptr;
    Coordinates inside(index.begin(), index.end());
    inside.erase(inside.begin() + dim);
    return index[dim].offset == place ? elements.at(source, inside) : elements.at(operand, index);
  };
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

/// self, offset, dim1, dim2
static ElementOf readDiagonal(OpResult result) {
  Value operand = operandOf(result, 0);
  auto above = intOf(operandOf(result, 1));
  auto row = dimOf(result, 2, rankOf(operand)), column = dimOf(result, 3, rankOf(operand));
  return above && row && column ? diagonal(operand, *row, *column, *above) : ElementOf();
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
      name != "torch.aten.split_with_sizes" && name != "torch.aten.split.sizes" &&
      name != "torch.aten.tensor_split.sections")
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

/// movedim(self, source, destination)
static ElementOf readMoveDim(OpResult result) {
  const int64_t rank = rankOf(result);
  auto from = dimOf(result, 1, rank), to = dimOf(result, 2, rank);
  if (!from || !to)
    return {};
  SmallVector<int64_t> order;
  for (int64_t d = 0; d < rank; ++d)
    if (d != *from)
      order.push_back(d);
  order.insert(order.begin() + *to, *from);
  return transpose(operandOf(result, 0), order);
}

static ElementOf readLastTransposed(OpResult result) { return swapped(result, -2, -1); }

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

const OperationReaders &movementReaders() {
  static const OperationReaders readers = {
      {"aten.to.dtype", {1, Role::Moves, readConversion}},
      {"aten.to.dtype_layout", {1, Role::Moves, readConversion}},
      {"aten.to.device", {1, Role::Moves, readConversion}},
      {"aten._to_copy", {1, Role::Moves, readConversion}},
      {"prims.convert_element_type", {1, Role::Moves, readConversion}},
      {"aten.type_as", {1, Role::Moves, readConversion}},
      {"aten.clone", {1, Role::Moves, readSame}},
      {"aten.contiguous", {1, Role::Moves, readSame}},
      {"aten.detach_", {1, Role::Moves, readSame}},
      {"aten.requires_grad_", {1, Role::Moves, readSame}},
      {"aten.lift_fresh", {1, Role::Moves, readSame}},
      {"aten.resolve_conj", {1, Role::Moves, readSame}},
      {"aten._conj", {1, Role::Moves, readConjugate}},
      {"aten.conj", {1, Role::Moves, readConjugate}},
      {"aten._conj_physical", {1, Role::Moves, readConjugate}},
      {"aten.conj_physical", {1, Role::Moves, readConjugate}},
      {"aten.movedim.int", {3, Role::Moves, readMoveDim}},
      {"aten.moveaxis.int", {3, Role::Moves, readMoveDim}},
      {"aten.swapaxes", {3, Role::Moves, readTranspose}},
      {"aten.swapdims", {3, Role::Moves, readTranspose}},
      {"aten.mT", {1, Role::Moves, readLastTransposed}},
      {"aten.detach", {1, Role::Moves, readSame}},
      {"aten.alias", {1, Role::Moves, readSame}},
      {"aten.lift_fresh_copy", {1, Role::Moves, readSame}},
      {"aten.copy",
       {2, Role::Moves, [](OpResult result) { return converted(operandOf(result, 1), result); }}},
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
      {"aten.concat", {2, Role::Moves, readCat}},
      {"aten.concatenate", {2, Role::Moves, readCat}},
      {"aten.stack", {2, Role::Moves, readStack}},
      {"aten.slice.Tensor", {5, Role::Moves, readSlice<true>}},
      {"aten.narrow", {4, Role::Moves, readSlice<false>}},
      {"aten.slice_scatter", {6, Role::Moves, readSliceScatter}},
      {"aten.select_scatter", {4, Role::Moves, readSelectScatter}},
      {"aten.select.int", {3, Role::Moves, readTorchSelect}},
      {"aten.diagonal", {4, Role::Moves, readDiagonal}},
      {"aten.permute", {2, Role::Moves, readPermute}},
      {"aten.transpose.int", {3, Role::Moves, readTranspose}},
      {"aten.t", {1, Role::Moves, readT}},
      {"prim.ListConstruct", {0, Role::Moves, readList}},
      {"aten.split.Tensor", {1, Role::Moves, readList}},
      {"aten.split.sizes", {1, Role::Moves, readList}},
      {"aten.split_with_sizes", {1, Role::Moves, readList}},
      {"aten.chunk", {1, Role::Moves, readList}},
      {"aten.tensor_split.sections", {1, Role::Moves, readList}},
      {"aten.unbind.int", {1, Role::Moves, readList}},
      {"prim.ListUnpack", {1, Role::Moves, readUnpack}},
      {"aten.__getitem__.t", {2, Role::Moves, readGetItem}},
      {"aten.repeat", {1, Role::Moves, readTile}},
      {"aten.tile", {1, Role::Moves, readTile}},
      {"aten.repeat_interleave.self_int", {3, Role::Moves, readRepeatInterleave}},
      {"aten.flip", {2, Role::Moves, readFlip}},
      {"aten.roll", {3, Role::Moves, readRoll}},
  };
  return readers;
}

} // namespace ropewalk::raise::torch
