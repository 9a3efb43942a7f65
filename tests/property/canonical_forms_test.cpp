//===- canonical_forms_test.cpp - Rewrites change no bit ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What random functions compute before and after -canonicalize. The one form that changes bits,
// a rotation undone by its inverse, does not occur: no two rotations share a table.
//
//===----------------------------------------------------------------------===//

#include "support/effort.h"
#include "support/random_graph.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

using namespace mlir;
using namespace ropewalk::test;

namespace {

using Counts = std::map<std::string, int>;

Counts countOperations(ModuleOp module) {
  Counts counts;
  module.walk([&](Operation *op) { ++counts[op->getName().getStringRef().str()]; });
  return counts;
}

std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

std::vector<GraphTensor> evaluate(ModuleOp module, const std::vector<GraphTensor> &inputs) {
  auto results = GraphEvaluator().evaluate(module.lookupSymbol<func::FuncOp>("main"), inputs);
  if (results)
    return std::move(*results);
  ADD_FAILURE() << llvm::toString(results.takeError());
  return {};
}

/// How many operations of each kind -canonicalize of one random graph removes.
Counts checkOne(MLIRContext &context, Random &random) {
  OwningOpRef<ModuleOp> module = randomGraph(context, random);
  EXPECT_TRUE(succeeded(verify(*module)));
  const std::string text = print(*module);
  Counts removed = countOperations(*module);
  auto inputs = randomInputs(module->lookupSymbol<func::FuncOp>("main"), random);
  const auto before = evaluate(*module, inputs);
  PassManager passes(&context);
  passes.addPass(createCanonicalizerPass());
  EXPECT_TRUE(succeeded(passes.run(*module))) << text;
  const auto after = evaluate(*module, inputs);
  EXPECT_EQ(before.size(), after.size());
  for (size_t i = 0; i < std::min(before.size(), after.size()); ++i)
    EXPECT_TRUE(sameBits(before[i], after[i])) << "result " << i << " of\n"
                                               << text << "differs in\n"
                                               << print(*module);
  for (const auto &[name, count] : countOperations(*module))
    removed[name] -= count;
  return removed;
}

TEST(CanonicalForms, ChangeNoBitOfRandomGraphs) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  loadGraphDialects(context);
  Counts removing; // graphs from which operations of a kind went
  for (int64_t seed = 0; seed < 3000 && !::testing::Test::HasFailure(); ++seed) {
    Random random(seed);
    SCOPED_TRACE(random.trace());
    for (const auto &[name, count] : checkOne(context, random))
      removing[name] += count > 0;
  }
  // Graphs in which a pair of each went.
  EXPECT_GE(removing["linalg.transpose"], 300);
  EXPECT_GE(removing["arith.extf"], 100);
  EXPECT_GE(removing["arith.truncf"], 100);
  EXPECT_GE(removing["arith.negf"], 100);
  EXPECT_GE(removing["tensor.cast"], 300);
  EXPECT_GE(removing["tensor.collapse_shape"], 100);
  EXPECT_GE(removing["tensor.expand_shape"], 100);
}

} // namespace
