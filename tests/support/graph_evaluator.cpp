//===- graph_evaluator.cpp - What a function on tensors computes ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/graph_evaluator.h"

#include "support/elements.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <cstring>

using namespace mlir;

namespace ropewalk::test {

int64_t GraphTensor::count() const {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

GraphTensor makeTensor(Type element, llvm::ArrayRef<int64_t> shape) {
  GraphTensor tensor;
  tensor.element = element;
  tensor.shape.assign(shape.begin(), shape.end());
  if (tensor.isFloat())
    tensor.floats.resize(tensor.count());
  else
    tensor.integers.resize(tensor.count());
  return tensor;
}

double roundTo(Type element, double value) {
  if (element.isF64())
    return value;
  if (element.isF32())
    return static_cast<float>(value);
  const Format format = formatOf(element.isBF16() ? ROPEWALK_BF16 : ROPEWALK_F16);
  return decode(format, encode(format, value));
}

bool sameBits(const GraphTensor &one, const GraphTensor &other) {
  if (one.element != other.element || one.shape != other.shape || one.integers != other.integers)
    return false;
  for (auto [a, b] : llvm::zip_equal(one.floats, other.floats))
    if (std::memcmp(&a, &b, sizeof a) != 0 && !(std::isnan(a) && std::isnan(b)))
      return false;
  return true;
}

int64_t offsetOf(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> index) {
  int64_t offset = 0;
  for (auto [extent, i] : llvm::zip_equal(shape, index))
    offset = offset * extent + i;
  return offset;
}

bool nextIndex(llvm::ArrayRef<int64_t> shape, llvm::MutableArrayRef<int64_t> index) {
  for (int64_t i = static_cast<int64_t>(shape.size()) - 1; i >= 0; --i) {
    if (++index[i] < shape[i])
      return true;
    index[i] = 0;
  }
  return false;
}

GraphEvaluator::GraphEvaluator() {
  addTensorFunctions(*this);
  addArithFunctions(*this);
  addRopeFunctions(*this);
}

llvm::Expected<std::vector<GraphTensor>>
GraphEvaluator::evaluate(func::FuncOp function, std::vector<GraphTensor> inputs) const {
  llvm::DenseMap<Value, GraphTensor> values;
  for (auto [argument, input] : llvm::zip_equal(function.getArguments(), inputs))
    values[argument] = std::move(input);
  for (Operation &op : function.front()) {
    std::vector<GraphTensor> operands;
    for (Value operand : op.getOperands())
      operands.push_back(values.lookup(operand));
    if (isa<func::ReturnOp>(op))
      return operands;
    auto known = functions.find(op.getName().getStringRef());
    if (known == functions.end())
      return llvm::createStringError("no function is known for " + op.getName().getStringRef());
    auto results = known->second(&op, operands);
    if (!results)
      return results.takeError();
    for (auto [result, value] : llvm::zip_equal(op.getResults(), *results))
      values[result] = std::move(value);
  }
  return llvm::createStringError("the function does not return");
}

} // namespace ropewalk::test
