//===- graph_values.h - What a graph of any dialect computes ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of a function's results over the reals, from the formulas that the recogniser reads. That
// these are right is shown by what the graph's own library computed.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_GRAPH_VALUES_H
#define ROPEWALK_TESTS_SUPPORT_GRAPH_VALUES_H

#include "mlir/IR/Block.h"

#include <optional>
#include <vector>

namespace ropewalk::test {

/// A function's argument or result: elements in row-major order, of any type.
struct GraphValue {
  std::vector<int64_t> shape;
  std::vector<double> elements;
};

/// What each operand of the block's terminator is for these arguments, which stand for
/// extents that types leave open as well. Empty where an operation is not known.
std::vector<std::optional<GraphValue>> graphValues(mlir::Block &body,
                                                   const std::vector<GraphValue> &arguments,
                                                   const std::vector<GraphValue> &results);

} // namespace ropewalk::test

#endif
