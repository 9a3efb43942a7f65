//===- graph_tensor_functions.cpp - Moves, and arithmetic of elements -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/graph_evaluator.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::test {
namespace {

using Operands = llvm::ArrayRef<GraphTensor>;

RankedTensorType resultType(Operation *op) {
  return cast<RankedTensorType>(op->getResult(0).getType());
}

/// An element of `from` at `source`, to `to` at `target`.
void copyElement(const GraphTensor &from, int64_t source, GraphTensor &to, int64_t target) {
  if (to.isFloat())
    to.floats[target] = from.floats[source];
  else
    to.integers[target] = from.integers[source];
}

/// A tensor of `shape` whose element at an index is that of `source` at origin(index).
template <class Origin>
GraphResults gather(const GraphTensor &source, llvm::ArrayRef<int64_t> shape, Origin origin) {
  GraphTensor result = makeTensor(source.element, shape);
  llvm::SmallVector<int64_t> index(shape.size());
  for (int64_t i = 0, count = result.count(); i < count; ++i, nextIndex(shape, index))
    copyElement(source, offsetOf(source.shape, origin(index)), result, i);
  return {result};
}

/// Extents of which some are operands, in order.
llvm::SmallVector<int64_t> extents(llvm::ArrayRef<int64_t> shape, Operands dynamic) {
  llvm::SmallVector<int64_t> all(shape);
  for (int64_t &extent : all)
    if (ShapedType::isDynamic(extent)) {
      extent = dynamic.front().integers.front();
      dynamic = dynamic.drop_front();
    }
  return all;
}

llvm::Expected<GraphResults> transpose(Operation *op, Operands operands) {
  llvm::ArrayRef<int64_t> order = cast<linalg::TransposeOp>(op).getPermutation();
  llvm::SmallVector<int64_t> shape;
  for (int64_t dimension : order)
    shape.push_back(operands[0].shape[dimension]);
  return gather(operands[0], shape, [&](llvm::ArrayRef<int64_t> index) {
    llvm::SmallVector<int64_t> source(index.size());
    for (auto [i, dimension] : llvm::enumerate(order))
      source[dimension] = index[i];
    return source;
  });
}

llvm::Expected<GraphResults> extractSlice(Operation *op, Operands operands) {
  auto slice = cast<tensor::ExtractSliceOp>(op);
  if (slice.getType().getRank() != slice.getSourceType().getRank())
    return llvm::createStringError("tensor.extract_slice drops extents");
  Operands rest = operands.drop_front();
  auto numbers = [&](llvm::ArrayRef<int64_t> list, size_t dynamic) {
    auto all = extents(list, rest);
    rest = rest.drop_front(dynamic);
    return all;
  };
  const auto begins = numbers(slice.getStaticOffsets(), slice.getOffsets().size());
  const auto sizes = numbers(slice.getStaticSizes(), slice.getSizes().size());
  const auto steps = numbers(slice.getStaticStrides(), slice.getStrides().size());
  return gather(operands[0], sizes, [&](llvm::ArrayRef<int64_t> index) {
    llvm::SmallVector<int64_t> source(index);
    for (size_t i = 0; i < source.size(); ++i)
      source[i] = begins[i] + index[i] * steps[i];
    return source;
  });
}

llvm::Expected<GraphResults> collapse(Operation *op, Operands operands) {
  GraphTensor result = operands[0];
  result.shape.clear();
  for (const auto &group : cast<tensor::CollapseShapeOp>(op).getReassociationIndices()) {
    int64_t extent = 1;
    for (int64_t dimension : group)
      extent *= operands[0].shape[dimension];
    result.shape.push_back(extent);
  }
  return GraphResults{result};
}

llvm::Expected<GraphResults> expand(Operation *op, Operands operands) {
  GraphTensor result = operands[0];
  result.shape =
      extents(cast<tensor::ExpandShapeOp>(op).getStaticOutputShape(), operands.drop_front());
  if (result.count() != operands[0].count())
    return llvm::createStringError("tensor.expand_shape changes the number of elements");
  return GraphResults{result};
}

llvm::Expected<GraphResults> constant(Operation *op, Operands) {
  Attribute value = cast<arith::ConstantOp>(op).getValue();
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    GraphTensor result = makeTensor(integer.getType(), {});
    result.integers[0] = integer.getValue().getSExtValue();
    return GraphResults{result};
  }
  auto elements = dyn_cast<DenseElementsAttr>(value);
  if (!elements)
    return llvm::createStringError("arith.constant of an unknown kind");
  GraphTensor result = makeTensor(elements.getElementType(), elements.getType().getShape());
  if (result.isFloat())
    for (auto [element, given] : llvm::zip_equal(result.floats, elements.getValues<APFloat>()))
      element = given.convertToDouble();
  else
    for (auto [element, given] : llvm::zip_equal(result.integers, elements.getValues<APInt>()))
      element = given.getSExtValue();
  return GraphResults{result};
}

/// Of one, two or three tensors alike, element by element; rounded once.
template <class Compute> GraphFunction elementwise(Compute compute) {
  return [compute](Operation *op, Operands operands) -> llvm::Expected<GraphResults> {
    GraphTensor result =
        makeTensor(getElementTypeOrSelf(op->getResult(0).getType()), operands[0].shape);
    for (size_t i = 0; i < result.floats.size(); ++i)
      result.floats[i] = roundTo(result.element, compute(operands, i));
    return GraphResults{result};
  };
}

} // namespace

void addTensorFunctions(GraphEvaluator &evaluator) {
  evaluator.add("linalg.transpose", transpose);
  evaluator.add("tensor.extract_slice", extractSlice);
  evaluator.add("tensor.collapse_shape", collapse);
  evaluator.add("tensor.expand_shape", expand);
  evaluator.add("tensor.cast", [](Operation *, Operands operands) -> llvm::Expected<GraphResults> {
    return GraphResults{operands[0]};
  });
  evaluator.add(
      "tensor.empty", [](Operation *op, Operands operands) -> llvm::Expected<GraphResults> {
        RankedTensorType type = resultType(op);
        return GraphResults{makeTensor(type.getElementType(), extents(type.getShape(), operands))};
      });
  evaluator.add("tensor.dim", [](Operation *op, Operands operands) -> llvm::Expected<GraphResults> {
    GraphTensor extent = makeTensor(op->getResult(0).getType(), {});
    extent.integers[0] = operands[0].shape[operands[1].integers[0]];
    return GraphResults{extent};
  });
}

// Sums, products and quotients of numbers with at most 24 bits are exact enough in f64 to be
// rounded again.
void addArithFunctions(GraphEvaluator &evaluator) {
  evaluator.add("arith.constant", constant);
  const auto first = [](Operands operands, size_t i) { return operands[0].floats[i]; };
  evaluator.add("arith.extf", elementwise(first));
  evaluator.add("arith.truncf", elementwise(first));
  evaluator.add("arith.negf",
                elementwise([](Operands operands, size_t i) { return -operands[0].floats[i]; }));
  evaluator.add("arith.addf", elementwise([](Operands operands, size_t i) {
                  return operands[0].floats[i] + operands[1].floats[i];
                }));
  evaluator.add("arith.subf", elementwise([](Operands operands, size_t i) {
                  return operands[0].floats[i] - operands[1].floats[i];
                }));
  evaluator.add("arith.mulf", elementwise([](Operands operands, size_t i) {
                  return operands[0].floats[i] * operands[1].floats[i];
                }));
}

} // namespace ropewalk::test
