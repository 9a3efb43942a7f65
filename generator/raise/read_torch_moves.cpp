//===- read_torch_moves.cpp - Operations of torch-mlir that move ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/torch_values.h"

using namespace mlir;

namespace ropewalk::raise::torch {

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
  starts[*dim] = *start < 0 ? std::max<int64_t>(*start + shape->extents[*dim], 0) : *start;
  strides[*dim] = *step;
  return updateSlice(operand, source, starts, strides, *dim);
}

/// self, source, dim, position: the source is what is put there.
static ElementOf readSelectScatter(OpResult result) {
  Value operand = operandOf(result, 0), source = operandOf(result, 1);
  auto shape = shapeOf(operand.getType()), update = shapeOf(source.getType());
  auto dim = shape && !shape->isComplex ? dimOf(result, 2, shape->rank()) : std::nullopt;
  auto position = intOf(operandOf(result, 3));
  auto made = shapeOf(result.getType());
  if (!dim || !position || !update || update->rank() + 1 != shape->rank() || !made ||
      made->rank() != shape->rank() ||
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

/// movedim(self, source, destination), of one dimension or a list of them.
static ElementOf readMoveDim(OpResult result) {
  const int64_t rank = rankOf(result);
  const auto dimsAt = [&](unsigned i) {
    auto dims = intsOf(operandOf(result, i));
    auto one = dims ? std::nullopt : intOf(operandOf(result, i));
    SmallVector<int64_t> named = dims ? *dims : SmallVector<int64_t>(1, one.value_or(-rank - 1));
    for (int64_t &dim : named)
      dim = dimension(dim, rank).value_or(-1);
    return named;
  };
  const auto from = dimsAt(1), to = dimsAt(2);
  SmallVector<int64_t> order(std::max<int64_t>(rank, 0), -1);
  if (from.size() != to.size() || llvm::is_contained(from, -1) || llvm::is_contained(to, -1))
    return {};
  for (auto [source, target] : llvm::zip_equal(from, to))
    order[target] = source;
  int64_t next = 0; // what is not named keeps its order
  for (int64_t &dim : order) {
    while (dim < 0 && llvm::is_contained(from, next))
      ++next;
    dim = dim < 0 ? next++ : dim;
  }
  return transpose(operandOf(result, 0), order);
}

static ElementOf readReversedDims(OpResult result) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, std::max<int64_t>(rankOf(result), 0)));
  std::reverse(order.begin(), order.end());
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

/// Copies, conversions and what is repeated as NumPy does.
static const OperationReaders &copyReaders() {
  static const OperationReaders readers = {
      {"aten.to.dtype", {1, Role::Moves, readConversion}},
      {"aten.to.dtype_layout", {1, Role::Moves, readConversion}},
      {"aten.to.device", {1, Role::Moves, readConversion}},
      {"aten._to_copy", {1, Role::Moves, readConversion}},
      {"prims.convert_element_type", {1, Role::Moves, readConversion}},
      {"aten.to.other", {1, Role::Moves, readConversion}},
      {"aten.to.prim_Device", {1, Role::Moves, readConversion}},
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
      {"aten.detach", {1, Role::Moves, readSame}},
      {"aten.alias", {1, Role::Moves, readSame}},
      {"aten.positive", {1, Role::Moves, readSame}},
      {"prims.view_of", {1, Role::Moves, readSame}},
      {"aten.lift_fresh_copy", {1, Role::Moves, readSame}},
      {"aten.copy",
       {2, Role::Moves, [](OpResult result) { return converted(operandOf(result, 1), result); }}},
      {"aten.expand", {1, Role::Moves, readSame}},
      {"aten.expand_as", {1, Role::Moves, readSame}},
      {"aten.broadcast_to", {1, Role::Moves, readSame}},
  };
  return readers;
}

/// self, size, stride: a reshape only where the strides are those of a tensor of its own.
static ElementOf readReshapeAlias(OpResult result) {
  auto strides = intsOf(operandOf(result, 2));
  auto shape = shapeOf(result.getType());
  if (!strides || !shape || static_cast<int64_t>(strides->size()) != shape->tensorRank())
    return {};
  int64_t elements = 1;
  for (size_t d = strides->size(); d-- > 0;) {
    const int64_t extent = shape->extents[d];
    if (extent != 1 && (*strides)[d] != elements)
      return {};
    if (ShapedType::isDynamic(extent) && d > 0)
      return {};
    elements *= extent;
  }
  return readReshape(result);
}

/// The same elements in another shape, and parts of complex numbers.
static const OperationReaders &shapeReaders() {
  static const OperationReaders readers = {
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
      {"aten._reshape_alias", {3, Role::Moves, readReshapeAlias}},
      {"aten.ravel", {1, Role::Moves, readReshape}},
      {"prims.split_dim", {1, Role::Moves, readReshape}},
      {"prims.collapse", {1, Role::Moves, readReshape}},
      {"aten.view_as_complex", {1, Role::Moves, readView}},
      {"aten.view_as_real", {1, Role::Moves, readView}},
      {"aten.complex", {2, Role::Moves, readComplex}},
      {"aten.real", {1, Role::Moves, readPart<0>}},
      {"aten.imag", {1, Role::Moves, readPart<1>}},
  };
  return readers;
}

/// Dimensions and what is in them, moved or taken out.
static const OperationReaders &dimReaders() {
  static const OperationReaders readers = {
      {"aten.movedim.int", {3, Role::Moves, readMoveDim}},
      {"aten.moveaxis.int", {3, Role::Moves, readMoveDim}},
      {"aten.movedim.intlist", {3, Role::Moves, readMoveDim}},
      {"aten.moveaxis.intlist", {3, Role::Moves, readMoveDim}},
      {"aten.numpy_T", {1, Role::Moves, readReversedDims}},
      {"aten.swapaxes", {3, Role::Moves, readTranspose}},
      {"aten.swapdims", {3, Role::Moves, readTranspose}},
      {"aten.mT", {1, Role::Moves, readLastTransposed}},
      {"aten.slice.Tensor", {5, Role::Moves, readSlice<true>}},
      {"aten.narrow", {4, Role::Moves, readSlice<false>}},
      {"aten.slice_scatter", {6, Role::Moves, readSliceScatter}},
      {"aten.select_scatter", {4, Role::Moves, readSelectScatter}},
      {"aten.select.int", {3, Role::Moves, readTorchSelect}},
      {"aten.diagonal", {4, Role::Moves, readDiagonal}},
      {"aten.permute", {2, Role::Moves, readPermute}},
      {"aten.transpose.int", {3, Role::Moves, readTranspose}},
      {"aten.t", {1, Role::Moves, readT}},
      {"aten.repeat", {1, Role::Moves, readTile}},
      {"aten.tile", {1, Role::Moves, readTile}},
      {"aten.repeat_interleave.self_int", {3, Role::Moves, readRepeatInterleave}},
      {"aten.flip", {2, Role::Moves, readFlip}},
      {"aten.roll", {3, Role::Moves, readRoll}},
  };
  return readers;
}

const OperationReaders &movementReaders() {
  static const OperationReaders readers =
      joined({&copyReaders(), &shapeReaders(), &listReaders(), &dimReaders()});
  return readers;
}

} // namespace ropewalk::raise::torch
