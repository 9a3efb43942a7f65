//===- open_extents.cpp - Extents that nobody knows -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/open_extents.h"

#include "raise/meaning.h"
#include "raise/open_slices.h"
#include "raise/torch_values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace ropewalk::raise {

bool isExtentQuery(Operation *op) {
  static const llvm::StringSet<> names = {"tensor.dim",
                                          "onnx.Shape",
                                          "torch.aten.size.int",
                                          "torch.aten._shape_as_tensor",
                                          "stablehlo.get_dimension_size",
                                          "mhlo.get_dimension_size"};
  return names.contains(nameOf(op));
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
  while (auto cast = value ? value.getDefiningOp<arith::IndexCastOp>() : arith::IndexCastOp())
    value = cast.getIn();
  return value;
}

/// What made a tensor's extents: what a structured operation writes to has its result's.
static Operation *makerOf(Elements &elements, Value tensor) {
  while (!elements.isHeld(tensor)) {
    auto op = tensor.getDefiningOp<linalg::LinalgOp>();
    if (!op)
      return tensor.getDefiningOp();
    tensor = op.getDpsInitOperand(cast<OpResult>(tensor).getResultNumber())->get();
  }
  return nullptr;
}

/// What a tensor's dimension was made with, where that is said.
static Value madeWith(Elements &elements, Value tensor, int64_t d) {
  Operation *maker = makerOf(elements, tensor);
  SmallVector<OpFoldResult> sizes;
  if (auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(maker);
      slice && slice.getDroppedDims().none())
    sizes = slice.getMixedSizes();
  else if (auto expanded = dyn_cast_if_present<tensor::ExpandShapeOp>(maker))
    sizes = expanded.getMixedOutputShape();
  else if (auto empty = dyn_cast_if_present<tensor::EmptyOp>(maker))
    sizes = empty.getMixedSizes();
  else if (auto reshaped = dyn_cast_if_present<tensor::ReshapeOp>(maker))
    if (auto list = reshaped.getShape().getDefiningOp<tensor::FromElementsOp>())
      sizes = getAsOpFoldResult(list.getElements());
  return d < static_cast<int64_t>(sizes.size()) ? dyn_cast<Value>(sizes[d]) : Value();
}

/// Whether a value is an extent of a tensor: asked for, or what the tensor was made with.
static bool isExtentOf(Elements &elements, Value extent, Value tensor, int64_t d) {
  extent = withoutCasts(extent);
  auto dim = extent.getDefiningOp<tensor::DimOp>();
  if (dim && dim.getSource() == tensor && dim.getConstantIndex() == d)
    return true;
  Value made = withoutCasts(madeWith(elements, tensor, d));
  auto asked = made ? made.getDefiningOp<tensor::DimOp>() : tensor::DimOp();
  return made && (made == extent ||
                  (dim && asked && dim.getSource() == asked.getSource() && dim.getConstantIndex() &&
                   dim.getConstantIndex() == asked.getConstantIndex()));
}

/// Whether a slice has, of each open dimension, what its operand has there.
static bool keepsOpen(Elements &elements, tensor::ExtractSliceOp op) {
  for (auto [d, size] : llvm::enumerate(op.getMixedSizes())) {
    auto value = dyn_cast<Value>(size);
    if (value && !isExtentOf(elements, value, op.getSource(), static_cast<int64_t>(d)))
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

static bool cuts(Elements &elements, Operation *op, unsigned depth = 8);

/// Whether an operation stands for a function, some operation of which may leave out some of an
/// open extent; none of other operations.
static std::optional<bool> cutsInside(Elements &elements, Operation *op, unsigned depth) {
  auto symbol = op->getAttrOfType<SymbolRefAttr>("callee");
  symbol = symbol ? symbol : op->getAttrOfType<SymbolRefAttr>("decomposition");
  if (!symbol)
    return std::nullopt;
  Operation *callee = SymbolTable::lookupNearestSymbolFrom(op, symbol);
  return !callee || depth == 0 ||
         callee
             ->walk([&](Operation *inner) {
               const bool isCut = inner != callee && inner->getNumOperands() > 0 &&
                                  cuts(elements, inner, depth - 1);
               return isCut ? WalkResult::interrupt() : WalkResult::advance();
             })
             .wasInterrupted();
}

/// Operations that take a part of their first operand: slices, splits and lookups.
static const llvm::StringMap<DimOfPart> &partOperations() {
  static const llvm::StringMap<DimOfPart> parts = {
      {"onnx.Split", onnxAxis},
      {"onnx.Gather", onnxAxis},
      {"onnx.GatherND", notKnown},
      {"onnx.GatherElements", notKnown},
      {"onnx.Slice", notKnown},
      {"torch.aten.slice.Tensor", named<1>},
      {"torch.aten.slice_copy.Tensor", named<1>},
      {"torch.aten.narrow", named<1>},
      {"torch.aten.narrow_copy", named<1>},
      {"torch.aten.split.Tensor", named<2>},
      {"torch.aten.split.sizes", named<2>},
      {"torch.aten.split_with_sizes", named<2>},
      {"torch.aten.split_copy.Tensor", named<2>},
      {"torch.aten.split_with_sizes_copy", named<2>},
      {"torch.aten.chunk", named<2>},
      {"torch.aten.tensor_split.sections", named<2>},
      {"torch.aten.tensor_split.indices", named<2>},
      {"torch.aten.unsafe_split.Tensor", named<2>},
      {"torch.aten.unsafe_split_with_sizes", named<2>},
      {"torch.aten.unsafe_chunk", named<2>},
      {"torch.aten.take_along_dim", notKnown},
      {"torch.aten.index_select", named<1>},
      {"torch.aten.index.Tensor", notKnown},
      {"torch.aten.index.Tensor_hacked_twin", notKnown},
      {"torch.aten.gather", notKnown},
      {"torch.aten.embedding", always<0>},
      {"tosa.slice", notKnown},
      {"tosa.gather", always<1>},
      {"stablehlo.gather", notKnown},
      {"mhlo.gather", notKnown},
  };
  return parts;
}

/// The dimensions that an operation of the table takes a part of; empty if they are not known.
static std::optional<SmallVector<int64_t>> dimsOfPart(Elements &elements, Operation *op,
                                                      DimOfPart dimOf) {
  if (nameOf(op) == "onnx.Slice" && op->getNumOperands() > 3)
    return elements.integers(op->getOperand(3));
  auto dim = dimOf(op);
  return dim ? std::optional(SmallVector<int64_t>{*dim}) : std::nullopt;
}

bool takesAllOf(Elements &elements, Operation *op, int64_t dim) {
  auto part = partOperations().find(nameOf(op));
  auto shape = part != partOperations().end() ? shapeOf(op->getOperand(0).getType()) : std::nullopt;
  auto dims = shape ? dimsOfPart(elements, op, part->second) : std::nullopt;
  return dims && llvm::all_of(*dims, [&](int64_t named) {
           auto cut = dimension(named, shape->rank());
           return cut && *cut != dim;
         });
}

/// Whether an operation may leave out some of an open extent of its first operand: slices, splits
/// and lookups; of functions, of any.
static bool cuts(Elements &elements, Operation *op, unsigned depth) {
  if (auto inside = cutsInside(elements, op, depth))
    return *inside;
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return !keepsOpen(elements, slice);
  if (op->getNumOperands() == 0) // it takes the value in a region
    return true;
  Value operand = op->getOperand(0);
  if (auto keeps = keepsOpenByLists(elements, op))
    return !*keeps;
  auto part = partOperations().find(nameOf(op));
  if (part == partOperations().end())
    return false;
  auto dims = dimsOfPart(elements, op, part->second);
  return dims ? llvm::any_of(*dims, [&](int64_t dim) { return isOpenAt(elements, operand, dim); })
              : mayBeOpen(operand.getType());
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
    const size_t operands = op->getNumOperands();
    for (auto [i, operand] : llvm::enumerate(inputsOf(op))) {
      Operation *defining = elements.isHeld(operand) ? nullptr : operand.getDefiningOp();
      const bool leads =
          operand == value || (defining && depth > 0 && leadsTo(defining, depth - 1));
      isMade |= leads;
      // What is looked up by positions has all of theirs.
      isCut |= leads && i >= operands; // what a region takes, it takes by numbers
      isFirst |= leads && (i == 0 || op->hasAttr("callee") || op->hasAttr("decomposition"));
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
  if (!isOpen(value.getType()) || elements.isHeld(value))
    return false;
  Path path(elements, value);
  path.leadsTo(root, maxDepth);
  return path.isCut;
}

} // namespace ropewalk::raise
