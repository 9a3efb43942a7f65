//===- random_graph.h - Random functions around rope.apply ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_RANDOM_GRAPH_H
#define ROPEWALK_TESTS_SUPPORT_RANDOM_GRAPH_H

#include "support/graph_evaluator.h"
#include "support/random.h"

#include "mlir/IR/OwningOpRef.h"

namespace ropewalk::test {

/// Loads the dialects that random graphs and what passes make of them consist of.
void loadGraphDialects(mlir::MLIRContext &context);

/// A module with one function `main` on tensors of static shape: one or two rope.apply, with
/// transpositions, reshapes, casts and conversions before and behind them, which often undo each
/// other, and sometimes another use of what lies between.
mlir::OwningOpRef<mlir::ModuleOp> randomGraph(mlir::MLIRContext &context, Random &random);

/// Arguments for it: positions within a few hundred, numbers of many sizes, sometimes NaN,
/// infinities and zeros.
std::vector<GraphTensor> randomInputs(mlir::func::FuncOp function, Random &random);

} // namespace ropewalk::test

#endif
