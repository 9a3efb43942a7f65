//===- read_tensor.cpp - Operations on tensors of MLIR itself -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace ropewalk::raise {

/// Offsets and strides, all known: by attributes, or as operands that are constants.
static std::optional<std::pair<SmallVector<int64_t>, SmallVector<int64_t>>>
windowOf(OffsetSizeAndStrideOpInterface op) {
  auto starts = getConstantIntValues(op.getMixedOffsets());
  auto strides = getConstantIntValues(op.getMixedStrides());
  return starts && strides ? std::optional(std::make_pair(*starts, *strides)) : std::nullopt;
}

static ElementOf readExtractSlice(OpResult result) {
  auto op = cast<tensor::ExtractSliceOp>(result.getOwner());
  auto window = windowOf(op);
  if (!window)
    return {};
  const llvm::SmallBitVector dropped = op.getDroppedDims();
  ElementOf whole = slice(op.getSource(), window->first, window->second);
  if (!whole)
    return {};
  return [whole, dropped](Elements &elements, Index index) {
    Coordinates inside;
    for (unsigned d = 0; d < dropped.size(); ++d) {
      const bool isDropped = dropped.test(d) || index.empty();
      inside.push_back(isDropped ? Coordinate::constant(0) : index.front());
      index = index.drop_front(!isDropped);
    }
    return whole(elements, inside);
  };
}

static ElementOf readInsertSlice(OpResult result) {
  auto op = cast<tensor::InsertSliceOp>(result.getOwner());
  auto window = windowOf(op);
  if (!window || op.getSourceType().getRank() != op.getDestType().getRank())
    return {};
  return updateSlice(op.getDest(), op.getSource(), window->first, window->second);
}

/// One number around the elements, which the body yields.
static ElementOf readPad(OpResult result) {
  auto op = cast<tensor::PadOp>(result.getOwner());
  Value padding = op.getConstantPaddingValue();
  auto low = llvm::to_vector(op.getStaticLow()), high = llvm::to_vector(op.getStaticHigh());
  if (!padding || ShapedType::isDynamicShape(low))
    return {};
  return padded(op.getSource(), result, low, high, SmallVector<int64_t>(low.size(), 0),
                same(padding));
}

static ElementOf readConcat(OpResult result) {
  auto op = cast<tensor::ConcatOp>(result.getOwner());
  return concatenate(llvm::to_vector(op.getInputs()), op.getDim());
}

static ElementOf readFromElements(OpResult result) {
  auto op = cast<tensor::FromElementsOp>(result.getOwner());
  auto extents = llvm::to_vector(op.getType().getShape());
  auto values = llvm::to_vector(op.getElements());
  return [=](Elements &elements, Index index) -> const Expr * {
    int64_t flat = 0;
    for (auto [c, extent] : llvm::zip_equal(index.take_front(extents.size()), extents)) {
      if (!c.isConstant())
        return nullptr;
      flat = flat * extent + c.offset;
    }
    return elements.at(values[flat], index.drop_front(extents.size())); // of a complex number
  };
}

static ElementOf readExtract(OpResult result) {
  auto op = cast<tensor::ExtractOp>(result.getOwner());
  Value operand = op.getTensor();
  auto positions = llvm::to_vector(op.getIndices());
  return [=](Elements &elements, Index part) -> const Expr * {
    Coordinates inside;
    for (Value position : positions) {
      const Expr *formula = elements.at(position, {});
      if (!formula)
        return nullptr;
      inside.push_back(elements.coordinate(formula));
    }
    inside.append(part.begin(), part.end()); // of a complex number
    return elements.at(operand, inside);
  };
}

/// What a function's body returns for a result of its call; null if it can't be followed. `name` is
/// of the attribute that says which function.
static Value returnedFor(OpResult result, StringRef name) {
  Operation *call = result.getOwner();
  auto symbol = call->getAttrOfType<SymbolRefAttr>(name);
  auto callee =
      symbol ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, symbol) : func::FuncOp();
  if (!callee || !llvm::hasSingleElement(callee.getBody()) ||
      !llvm::equal(callee.getArgumentTypes(), call->getOperandTypes()) ||
      !llvm::equal(callee.getResultTypes(), call->getResultTypes()))
    return {};
  auto end = dyn_cast<func::ReturnOp>(callee.getBody().front().back());
  return end ? end.getOperand(result.getResultNumber()) : Value();
}

/// A function whose body is followed with the call's operands for its arguments.
static ElementOf readCallBy(OpResult result, StringRef name) {
  Value returned = returnedFor(result, name);
  if (!returned)
    return {};
  Block *body = returned.getParentBlock();
  auto operands = llvm::to_vector(result.getOwner()->getOperands());
  return [=](Elements &elements, Index index) -> const Expr * {
    if (elements.passThrough(body) || !elements.mayCall())
      return nullptr; // it calls itself, or others call others
    Pass pass = {body, [&, count = elements.passCount()](BlockArgument argument, Index inside) {
                   return elements.at(operands[argument.getArgNumber()], inside, count);
                 }};
    return elements.at(returned, index, pass);
  };
}

static ElementOf readCall(OpResult result) { return readCallBy(result, "callee"); }

/// An operation that a library names, and the function that says what it is.
static ElementOf readComposite(OpResult result) { return readCallBy(result, "decomposition"); }

/// Whether a function returns elements of its arguments, only moved: by few operations, of which no
/// other is a call, since it may be one of the same function.
static bool isMoved(Value returned) {
  constexpr unsigned maxOps = 16;
  Meanings meanings;
  llvm::SetVector<Value> values;
  values.insert(returned);
  for (unsigned next = 0; next < values.size(); ++next) {
    auto result = dyn_cast<OpResult>(values[next]);
    auto shape = shapeOf(values[next].getType());
    if (!result || (shape && shape->element.isIntOrIndex())) // what it is chosen by is no element
      continue;
    Operation *op = result.getOwner();
    if (values.size() > maxOps || op->getName().getStringRef() == "stablehlo.composite" ||
        isa<func::CallOp>(op) || meanings.of(result).role != Role::Moves)
      return false;
    values.insert_range(op->getOperands());
  }
  return true;
}

static ElementOf readSplat(OpResult result) {
  Value value = result.getOwner()->getOperand(0);
  return [value](Elements &elements, Index) { return elements.at(value, {}); };
}

bool readTensor(OpResult result, Meaning &meaning) {
  static const OperationReaders readers = {
      {"tensor.cast", {1, Role::Moves, readSame, readSameExtent}},
      {"tensor.expand_shape", {1, Role::Moves, readReshape}},
      {"tensor.collapse_shape", {1, Role::Moves, readReshape}},
      {"tensor.reshape", {1, Role::Moves, readReshape}},
      {"tensor.extract_slice", {1, Role::Moves, readExtractSlice}},
      {"tensor.insert_slice", {2, Role::Moves, readInsertSlice}},
      {"tensor.pad", {1, Role::Moves, readPad}},
      {"tensor.concat", {1, Role::Moves, readConcat}},
      {"tensor.from_elements", {0, Role::Moves, readFromElements}},
      {"tensor.splat", {1, Role::Moves, readSplat}},
      {"tensor.extract", {1, Role::Moves, readExtract}},
      {"func.call", {0, Role::Other, readCall}},
      {"stablehlo.composite", {0, Role::Other, readComposite}},
      // Where a tensor is kept on several devices.
      {"sdy.sharding_constraint", {1, Role::Moves, readSame}},
      {"sdy.reshard", {1, Role::Moves, readSame}},
      {"bufferization.materialize_in_destination", {1, Role::Moves, readSame}},
      // Between a tensor and the same tensor as another dialect's.
      {"builtin.unrealized_conversion_cast", {1, Role::Moves, readSame}},
      {"torch_c.to_builtin_tensor", {1, Role::Moves, readSame}},
      {"torch_c.from_builtin_tensor", {1, Role::Moves, readSame}},
  };
  Operation *op = result.getOwner();
  if (op->getName().getStringRef() == "builtin.unrealized_conversion_cast" &&
      op->getNumOperands() != 1)
    return true;
  if (!readByName(readers, op->getName().getStringRef(), result, meaning))
    return false;
  for (StringRef name : {"callee", "decomposition"})
    if (Value returned = meaning.role == Role::Other ? returnedFor(result, name) : Value();
        returned && isMoved(returned))
      meaning.role = Role::Moves;
  return true;
}

} // namespace ropewalk::raise
