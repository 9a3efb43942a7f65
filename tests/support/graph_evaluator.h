//===- graph_evaluator.h - What a function on tensors computes --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a function of one block, operation by operation, so that a rewrite can be judged by what
// it computes before and after. Plain and slow. Operations are known by name, so those of dialects
// that are not registered can be added as well.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_GRAPH_EVALUATOR_H
#define ROPEWALK_TESTS_SUPPORT_GRAPH_EVALUATOR_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

#include <functional>
#include <vector>

namespace ropewalk::test {

/// A tensor, or a scalar as one without extents. Elements in row-major order: floats as what they
/// are exactly, each a number of its type; integers and indices sign-extended.
struct GraphTensor {
  mlir::Type element;
  llvm::SmallVector<int64_t> shape;
  std::vector<double> floats;
  std::vector<int64_t> integers;

  bool isFloat() const { return llvm::isa<mlir::FloatType>(element); }
  int64_t count() const;
};

/// All zeros.
GraphTensor makeTensor(mlir::Type element, llvm::ArrayRef<int64_t> shape);

/// `value` in the floating-point type, rounded to nearest even.
double roundTo(mlir::Type element, double value);

/// Whether all elements are the same bits, but for the payload of NaNs.
bool sameBits(const GraphTensor &one, const GraphTensor &other);

/// The index of an element in a tensor of this shape.
int64_t offsetOf(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> index);

/// Steps `index` to the next element in row-major order; false behind the last.
bool nextIndex(llvm::ArrayRef<int64_t> shape, llvm::MutableArrayRef<int64_t> index);

/// The results of one operation.
using GraphResults = llvm::SmallVector<GraphTensor, 2>;
using GraphFunction = std::function<llvm::Expected<GraphResults>(
    mlir::Operation *op, llvm::ArrayRef<GraphTensor> operands)>;

class GraphEvaluator {
public:
  /// Knows rope.apply, rope.table, and what arith, linalg and tensor have around them.
  GraphEvaluator();

  /// Replaces what is known of `operation` ("dialect.name").
  void add(llvm::StringRef operation, GraphFunction function) {
    functions[operation] = std::move(function);
  }

  /// What `function` returns for `inputs`. An error names the operation that is not known or
  /// cannot be computed.
  llvm::Expected<std::vector<GraphTensor>> evaluate(mlir::func::FuncOp function,
                                                    std::vector<GraphTensor> inputs) const;

private:
  llvm::StringMap<GraphFunction> functions;
};

void addTensorFunctions(GraphEvaluator &evaluator);
void addArithFunctions(GraphEvaluator &evaluator);
void addRopeFunctions(GraphEvaluator &evaluator);

} // namespace ropewalk::test

#endif
