//===- raise_forms_test.cpp - Raised forms compute what they did ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text tests say what the forms of tests/lit/raise/forms*.mlir become. Here each is run on random
// data, before and after.
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "raise/raise_rope.h"
#include "support/all_dialects.h"
#include "support/graph_values.h"
#include "support/random.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace ropewalk;
using namespace ropewalk::test;

namespace {

/// The modules of a file, which lines of dashes part.
std::vector<std::string> readForms(const std::string &path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return {};
  SmallVector<StringRef> parts;
  (*file)->getBuffer().split(parts, "// -----");
  return {parts.begin(), parts.end()};
}

GraphValue randomValue(Type type, Random &random) {
  auto tensor = cast<RankedTensorType>(type);
  GraphValue value = {tensor.getShape().vec(), {}};
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    value.elements.push_back(isa<FloatType>(tensor.getElementType())
                                 ? random.value()
                                 : static_cast<double>(random.integer(0, 99)));
  return value;
}

class RaisedForms : public testing::TestWithParam<const char *> {};

TEST_P(RaisedForms, ComputeWhatTheyDid) {
  MLIRContext context;
  loadAllDialects(context);
  const std::vector<std::string> forms =
      readForms(std::string(ROPEWALK_RAISED_FORMS) + "/" + GetParam() + ".mlir");
  EXPECT_GE(forms.size(), 4u);
  for (auto [seed, text] : llvm::enumerate(forms)) {
    Random random(static_cast<int64_t>(seed));
    SCOPED_TRACE(text);
    auto module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    auto function = *module->getOps<func::FuncOp>().begin();
    Block &body = function.getBody().front();
    std::vector<GraphValue> arguments, results;
    for (Type type : function.getArgumentTypes())
      arguments.push_back(randomValue(type, random));
    for (Type type : function.getResultTypes())
      results.push_back(randomValue(type, random));
    const auto before = graphValues(body, arguments, results);
    EXPECT_GE(raiseRope(*module).front().applications, 1);
    const auto after = graphValues(body, arguments, results);
    for (size_t i = 0; i < results.size(); ++i) {
      ASSERT_TRUE(before[i] && after[i]);
      for (auto [a, b] : llvm::zip_equal(after[i]->elements, before[i]->elements))
        EXPECT_NEAR(a, b,
                    1e-5); // frequencies are found by their rule, within 3e-7, times positions
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Files, RaisedForms,
                         testing::Values("forms", "forms_by_matrices", "forms_of_layouts",
                                         "forms_of_parts", "forms_of_tables", "forms_joined",
                                         "forms_of_steps", "forms_in_a_row", "forms_of_grids"));

} // namespace
