//===- open_reshapes.cpp - Reshapes by lists of open extents --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Entries are followed to the tensors whose extents they are, and so is the reshape's operand.
// What cannot be followed is taken to be in order, as in nearly all graphs it is.
//
//===----------------------------------------------------------------------===//

#include "raise/open_reshapes.h"

#include "raise/open_extents.h"
#include "raise/read_onnx.h"
#include "raise/torch_values.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise {

/// Operations whose result has all extents of the first operand.
static bool keepsExtents(StringRef name) {
  static const llvm::StringSet<> names = {
      "onnx.Cast",           "onnx.Identity",         "onnx.Neg",       "stablehlo.convert",
      "stablehlo.negate",    "mhlo.convert",          "mhlo.negate",    "torch.aten.to.dtype",
      "torch.aten.clone",    "torch.aten.contiguous", "torch.aten.neg", "torch.aten.detach",
      "torch.aten._to_copy", "torch.aten.alias"};
  return names.contains(name);
}

/// Where a dimension of a transposed tensor was; empty if the operation is none, or not read.
static std::optional<int64_t> beforeTranspose(OpResult result, int64_t dim) {
  Operation *op = result.getOwner();
  const StringRef name = nameOf(op);
  const bool isSwap = name == "torch.aten.transpose.int" ||
                      name == "torch.aten.transpose_copy.int" || name == "torch.aten.swapaxes" ||
                      name == "torch.aten.swapdims";
  if (isSwap && op->getNumOperands() == 3) {
    const int64_t rank = torch::rankOf(result);
    auto a = torch::dimOf(result, 1, rank), b = torch::dimOf(result, 2, rank);
    if (!a || !b)
      return std::nullopt;
    return dim == *a ? *b : dim == *b ? *a : dim;
  }
  std::optional<SmallVector<int64_t>> order;
  const bool isOrder = name == "torch.aten.permute" || name == "torch.aten.permute_copy";
  if (isOrder && op->getNumOperands() == 2)
    order = torch::intsOf(op->getOperand(1));
  else if (name == "onnx.Transpose")
    order = integersOf(onnxAttributeOf(op, "perm"));
  else if (name == "stablehlo.transpose" || name == "mhlo.transpose")
    order = integersOf(op->getAttr("permutation"));
  return order && dim < static_cast<int64_t>(order->size())
             ? dimension((*order)[dim], static_cast<int64_t>(order->size()))
             : std::nullopt;
}

/// The dimension of the tensor that this one has its extent of, looked for through operations that
/// keep it.
static Origin originOf(Elements &elements, Value tensor, int64_t dim) {
  for (unsigned steps = 0; steps < 32 && !elements.isHeld(tensor); ++steps) {
    auto result = dyn_cast<OpResult>(tensor);
    Operation *op = result ? result.getOwner() : nullptr;
    if (op && op->getNumOperands() > 0 &&
        (nameOf(op) == "torch.prim.ListUnpack" || nameOf(op) == "torch.aten.__getitem__.t"))
      op = op->getOperand(0).getDefiningOp(); // one of the parts of a tensor
    if (!op || op->getNumOperands() == 0)
      break;
    const Value operand = op->getOperand(0);
    auto own = shapeOf(tensor.getType()), before = shapeOf(operand.getType());
    if (!own || !before || own->rank() != before->rank())
      break;
    if (auto moved = beforeTranspose(result, dim))
      dim = *moved;
    else if (!keepsExtents(nameOf(op)) && !takesAllOf(elements, op, dim))
      break;
    tensor = operand;
  }
  return {tensor, dim};
}

/// What an operation that asks for extents asks for, where it gives a list at one place of it.
static std::optional<Origin> askedBy(Elements &elements, Operation *query, Index place) {
  if (!query || !isExtentQuery(query) || query->getNumOperands() == 0)
    return std::nullopt;
  const auto known = [&](std::optional<int64_t> dim) -> std::optional<Origin> {
    const Value tensor = query->getOperand(0);
    auto shape = shapeOf(tensor.getType());
    auto named = shape ? dimension(dim, shape->rank()) : std::nullopt;
    return named ? std::optional(originOf(elements, tensor, *named)) : std::nullopt;
  };
  const StringRef name = nameOf(query);
  if (auto dim = dyn_cast<tensor::DimOp>(query))
    return known(dim.getConstantIndex());
  if (name == "stablehlo.get_dimension_size" || name == "mhlo.get_dimension_size")
    return known(integerOf(query->getAttr("dimension")));
  if (name == "torch.aten.size.int")
    return known(query->getNumOperands() > 1 ? torch::intOf(query->getOperand(1)) : std::nullopt);
  if (place.size() != 1 || !place[0].isConstant())
    return std::nullopt;
  int64_t first = 0;
  if (Attribute start = onnxAttributeOf(query, "start")) {
    auto shape = shapeOf(query->getOperand(0).getType());
    auto named = shape ? dimension(integerOf(start), shape->rank()) : std::nullopt;
    if (!named)
      return std::nullopt;
    first = *named;
  }
  return known(first + place[0].offset);
}

/// Of what extent an entry of a reshape's list is the number.
static std::optional<Origin> originOfEntry(Elements &elements, Operation *reshape, int64_t dim) {
  const StringRef name = nameOf(reshape);
  if (reshape->getNumOperands() < 2)
    return std::nullopt;
  const Value list = reshape->getOperand(1);
  if (name == "torch.aten.view_as" || name == "torch.aten.reshape_as")
    return originOf(elements, list, dim);
  auto entries = torch::listOf(list);
  if (entries && dim >= static_cast<int64_t>(entries->size()))
    return std::nullopt;
  // As in no pass through a function: what is compared is of one block, whose extents have names.
  constexpr size_t passes = 0;
  const Expr *number = entries ? elements.at((*entries)[dim], {}, passes)
                               : elements.at(list, {Coordinate::constant(dim)}, passes);
  Attribute allowsZero = onnxAttributeOf(reshape, "allowzero");
  if (name == "onnx.Reshape" && number && number->isNumber(0) &&
      (!allowsZero || integerOf(allowsZero) == 0))
    return originOf(elements, reshape->getOperand(0), dim); // as it was
  return number && number->fn == Fn::Element
             ? askedBy(elements, number->value.getDefiningOp(), number->index)
             : std::nullopt;
}

bool isReshapeByList(Operation *op) {
  static const llvm::StringSet<> names = {"onnx.Reshape",
                                          "stablehlo.dynamic_reshape",
                                          "mhlo.dynamic_reshape",
                                          "tensor.reshape",
                                          "torch.aten.view",
                                          "torch.aten.view_copy",
                                          "torch.aten._unsafe_view",
                                          "torch.aten.reshape",
                                          "torch.aten.view_as",
                                          "torch.aten.reshape_as",
                                          "torch.aten._reshape_alias",
                                          "torch.aten._reshape_alias_copy"};
  return names.contains(nameOf(op));
}

static SmallVector<int64_t> openDims(const Shape &shape) {
  SmallVector<int64_t> dims;
  for (auto [d, extent] : llvm::enumerate(shape.extents))
    if (ShapedType::isDynamic(extent))
      dims.push_back(static_cast<int64_t>(d));
  return dims;
}

bool swapsOpen(Elements &elements, OpResult reshaped) {
  Operation *op = reshaped.getOwner();
  auto from = shapeOf(op->getOperand(0).getType()), to = shapeOf(reshaped.getType());
  if (!from || !to || !isReshapeByList(op))
    return false;
  const SmallVector<int64_t> open = openDims(*from), made = openDims(*to);
  if (open.size() < 2 || open.size() != made.size())
    return false;
  SmallVector<Origin> origins;
  for (int64_t dim : open)
    origins.push_back(originOf(elements, op->getOperand(0), dim));
  return llvm::any_of(llvm::enumerate(made), [&](auto entry) {
    auto origin = originOfEntry(elements, op, entry.value());
    return origin && !(*origin == origins[entry.index()]) && llvm::is_contained(origins, *origin);
  });
}

} // namespace ropewalk::raise
