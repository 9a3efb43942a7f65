//===- open_extents.cpp - Extents that nobody knows -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/open_extents.h"

#include "raise/meaning.h"
#include "raise/torch_values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise {

bool isExtentQuery(Operation *op) {
  static const llvm::StringSet<> names = {"tensor.dim", "onnx.Shape", "torch.aten.size.int",
                                          "torch.aten._shape_as_tensor",
                                          "stablehlo.get_dimension_size"};
  return names.contains(nameOf(op));
}

static bool isOpen(Type type) {
  auto shape = shapeOf(type);
  return shape && ShapedType::isDynamicShape(shape->extents);
}

/// The same, or nothing is known: of lists, say.
static bool mayBeOpen(Type type) { return !shapeOf(type) || isOpen(type); }

/// Whether this dimension of a value is open, or not known to be there.
static bool isOpenAt(Elements &elements, Value value, int64_t dim) {
  auto shape = shapeOf(value.getType());
  auto named = shape ? dimension(dim, shape->rank()) : std::nullopt;
  return !named || !elements.extent(value, *named);
}

static Value withoutCasts(Value value) {
  while (auto cast = value.getDefiningOp<arith::IndexCastOp>())
    value = cast.getIn();
  return value;
}

/// What a tensor's dimension was made with, where that is said.
static Value madeWith(Value tensor, int64_t d) {
  Operation *maker = tensor.getDefiningOp();
  SmallVector<OpFoldResult> sizes;
  if (auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(maker);
      slice && slice.getDroppedDims().none())
    sizes = slice.getMixedSizes();
  else if (auto expanded = dyn_cast_if_present<tensor::ExpandShapeOp>(maker))
    sizes = expanded.getMixedOutputShape();
  else if (auto reshaped = dyn_cast_if_present<tensor::ReshapeOp>(maker))
    if (auto list = reshaped.getShape().getDefiningOp<tensor::FromElementsOp>())
      sizes = getAsOpFoldResult(list.getElements());
  return d < static_cast<int64_t>(sizes.size()) ? dyn_cast<Value>(sizes[d]) : Value();
}

/// Whether a value is an extent of a tensor: asked for, or what the tensor was made with.
static bool isExtentOf(Value extent, Value tensor, int64_t d) {
  extent = withoutCasts(extent);
  auto dim = extent.getDefiningOp<tensor::DimOp>();
  if (dim && dim.getSource() == tensor && dim.getConstantIndex() == d)
    return true;
  Value made = madeWith(tensor, d);
  return made && withoutCasts(made) == extent;
}

/// Whether a slice has, of each open dimension, what its operand has there.
static bool keepsOpen(tensor::ExtractSliceOp op) {
  for (auto [d, size] : llvm::enumerate(op.getMixedSizes())) {
    auto value = dyn_cast<Value>(size);
    if (value && !isExtentOf(value, op.getSource(), static_cast<int64_t>(d)))
      return false;
  }
  return true;
}

/// Whether an argument of a function is an extent of another one in every call, which only a
/// private function's calls in its module tell.
static bool isExtentInCalls(BlockArgument extent, BlockArgument tensor, int64_t d) {
  auto function = dyn_cast<func::FuncOp>(extent.getOwner()->getParentOp());
  if (!function || !function.isPrivate() || !extent.getOwner()->isEntryBlock() ||
      tensor.getOwner() != extent.getOwner())
    return false;
  auto uses = SymbolTable::getSymbolUses(function, function->getParentOp());
  return uses && !uses->empty() && llvm::all_of(*uses, [&](SymbolTable::SymbolUse use) {
           auto call = dyn_cast<func::CallOp>(use.getUser());
           if (!call)
             return false;
           Operation *query = call.getOperand(extent.getArgNumber()).getDefiningOp();
           return query && query->getNumOperands() == 1 &&
                  query->getName().getStringRef() == "stablehlo.get_dimension_size" &&
                  query->getOperand(0) == call.getOperand(tensor.getArgNumber()) &&
                  integerOf(query->getAttr("dimension")) == d;
         });
}

/// Whether a slice with lists of starts, limits and strides has all of each open dimension.
static bool keepsOpenUpTo(Elements &elements, Operation *slice) {
  auto shape = shapeOf(slice->getOperand(0).getType());
  auto tensor = dyn_cast<BlockArgument>(slice->getOperand(0));
  if (!shape || !tensor || slice->getNumOperands() != 4)
    return false;
  for (int64_t d = 0; d < shape->rank(); ++d) {
    if (!ShapedType::isDynamic(shape->extents[d]))
      continue;
    const auto at = [&](unsigned list) {
      return elements.at(slice->getOperand(list), {Coordinate::constant(d)});
    };
    const Expr *start = at(1), *limit = at(2), *stride = at(3);
    auto extent =
        limit && limit->fn == Fn::Element ? dyn_cast<BlockArgument>(limit->value) : BlockArgument();
    if (!start || !start->isNumber(0) || !stride || !stride->isNumber(1) || !extent ||
        !isExtentInCalls(extent, tensor, d))
      return false;
  }
  return true;
}

/// Reads the dimension of the first operand in which an operation takes a part; empty if it is not
/// known.
using DimOfPart = std::optional<int64_t> (*)(Operation *);

template <unsigned operand> static std::optional<int64_t> named(Operation *op) {
  return operand < op->getNumOperands() ? torch::intOf(op->getOperand(operand)) : std::nullopt;
}

template <int64_t dim> static std::optional<int64_t> always(Operation *) { return dim; }

static std::optional<int64_t> onnxAxis(Operation *op) {
  Attribute axis = onnxAttributeOf(op, "axis");
  return axis ? integerOf(axis) : 0;
}

static std::optional<int64_t> notKnown(Operation *) { return std::nullopt; }

/// Whether an operation may leave out some of an open extent of its first operand: slices, splits
/// and lookups.
static bool cuts(Elements &elements, Operation *op) {
  static const llvm::StringMap<DimOfPart> parts = {
      {"onnx.Split", onnxAxis},
      {"onnx.Gather", onnxAxis},
      {"onnx.GatherND", notKnown},
      {"onnx.Slice", notKnown},
      {"torch.aten.slice.Tensor", named<1>},
      {"torch.aten.narrow", named<1>},
      {"torch.aten.split.Tensor", named<2>},
      {"torch.aten.split.sizes", named<2>},
      {"torch.aten.split_with_sizes", named<2>},
      {"torch.aten.chunk", named<2>},
      {"torch.aten.index_select", named<1>},
      {"torch.aten.index.Tensor", notKnown},
      {"torch.aten.gather", notKnown},
      {"torch.aten.embedding", always<0>},
      {"tosa.slice", notKnown},
      {"tosa.gather", always<1>},
      {"stablehlo.gather", notKnown},
      {"mhlo.gather", notKnown},
  };
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return !keepsOpen(slice);
  const StringRef name = nameOf(op);
  Value operand = op->getOperand(0);
  if (name == "stablehlo.real_dynamic_slice" || name == "mhlo.real_dynamic_slice")
    return !keepsOpenUpTo(elements, op);
  auto part = parts.find(name);
  if (part == parts.end())
    return false;
  if (name == "onnx.Slice" && op->getNumOperands() > 3)
    if (auto axes = elements.integers(op->getOperand(3)))
      return llvm::any_of(*axes, [&](int64_t dim) { return isOpenAt(elements, operand, dim); });
  auto dim = part->second(op);
  return dim ? isOpenAt(elements, operand, *dim) : mayBeOpen(operand.getType());
}

namespace {

/// Looks through what lies between a value and operations that are made of it.
class Path {
public:
  Path(Elements &elements, Value value) : elements(elements), value(value) {}

  /// Whether the operation is made of the value; notes cuts on the way.
  bool leadsTo(Operation *op, unsigned depth) {
    auto [answer, isNew] = known.try_emplace(op, false);
    if (!isNew || isExtentQuery(op))
      return answer->second;
    bool isMade = false, isFirst = false;
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      Operation *defining = operand.getDefiningOp();
      const bool leads =
          operand == value || (defining && depth > 0 && leadsTo(defining, depth - 1));
      isMade |= leads;
      isFirst |= leads && i == 0; // what is looked up by positions has all of theirs
    }
    isCut |= isFirst && llvm::any_of(op->getResultTypes(), mayBeOpen) && cuts(elements, op);
    return known[op] = isMade;
  }

  bool isCut = false;

private:
  Elements &elements;
  Value value;
  llvm::DenseMap<Operation *, bool> known;
};

} // namespace

bool mayBeCut(Elements &elements, Value value, Operation *root) {
  constexpr unsigned maxDepth = 96;
  if (!isOpen(value.getType()))
    return false;
  Path path(elements, value);
  path.leadsTo(root, maxDepth);
  return path.isCut;
}

} // namespace ropewalk::raise
