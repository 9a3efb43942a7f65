//===- graph_values.cpp - What a graph of any dialect computes ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/graph_values.h"

#include "raise/elements.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <numeric>

using namespace mlir;
using namespace ropewalk::raise;

namespace ropewalk::test {

namespace {

class Evaluation {
public:
  Evaluation(Block &body, const std::vector<GraphValue> &arguments)
      : body(body), arguments(arguments), elements(meanings, unlimited()) {}

  std::optional<GraphValue> valueOf(Value value, const std::vector<int64_t> &shape);

private:
  static Effort unlimited() {
    Effort effort;
    effort.depth = 4096;
    effort.expressions = size_t(1) << 26;
    effort.sumOfNumbers = effort.sum = 1 << 16;
    return effort;
  }
  std::optional<double> numberOf(const Expr *formula);
  std::optional<double> argument(const Expr *formula);

  Block &body;
  const std::vector<GraphValue> &arguments;
  Meanings meanings;
  Elements elements;
  llvm::DenseMap<const Expr *, std::optional<double>> known;
};

} // namespace

std::optional<double> Evaluation::argument(const Expr *formula) {
  auto argument = dyn_cast<BlockArgument>(formula->value);
  if (!argument || argument.getOwner() != &body)
    return std::nullopt;
  const GraphValue &value = arguments[argument.getArgNumber()];
  int64_t flat = 0;
  for (auto [c, extent] : llvm::zip_equal(formula->index, value.shape)) {
    if (!c.isConstant() || c.offset >= extent)
      return std::nullopt;
    flat = flat * extent + c.offset;
  }
  return value.elements[flat];
}

std::optional<double> Evaluation::numberOf(const Expr *formula) {
  if (formula->isNumber())
    return formula->number;
  if (auto found = known.find(formula); found != known.end())
    return found->second;
  std::optional<double> number;
  if (formula->fn == Fn::Element) {
    number = argument(formula);
  } else {
    llvm::SmallVector<const Expr *, 3> numbers;
    for (const Expr *operand : formula->operands)
      if (auto value = numberOf(operand))
        numbers.push_back(elements.expressions.number(*value));
    const Expr *made = numbers.size() == formula->operands.size()
                           ? elements.expressions.make(formula->fn, numbers)
                           : formula;
    number = made->isNumber() ? std::optional(made->number) : std::nullopt;
  }
  return known[formula] = number;
}

std::optional<GraphValue> Evaluation::valueOf(Value value, const std::vector<int64_t> &shape) {
  GraphValue result = {shape, {}};
  const int64_t count =
      std::accumulate(shape.begin(), shape.end(), int64_t(1), std::multiplies<>());
  for (int64_t flat = 0; flat < count; ++flat) {
    Coordinates index(shape.size());
    int64_t rest = flat;
    for (size_t d = shape.size(); d-- > 0; rest /= shape[d])
      index[d] = Coordinate::constant(rest % shape[d]);
    const Expr *formula = elements.at(value, index);
    auto number = formula ? numberOf(formula) : std::nullopt;
    if (!number)
      return std::nullopt;
    result.elements.push_back(*number);
  }
  return result;
}

std::vector<std::optional<GraphValue>> graphValues(Block &body,
                                                   const std::vector<GraphValue> &arguments,
                                                   const std::vector<GraphValue> &results) {
  Evaluation evaluation(body, arguments);
  std::vector<std::optional<GraphValue>> values;
  for (auto [value, result] : llvm::zip_equal(body.getTerminator()->getOperands(), results))
    values.push_back(evaluation.valueOf(value, result.shape));
  return values;
}

} // namespace ropewalk::test
